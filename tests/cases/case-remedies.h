/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "case-parse.h"
#include "engine/help/remedy.h"

G_BEGIN_DECLS

/**
 * case_remedies_hold:
 * @a_case: a case
 * @state: the table before its last step
 * @move: the last step
 * @found: (out): what there is instead
 *
 * Returns: whether what would make @move legal is what the case says of it
 */
gboolean case_remedies_hold (const Case *a_case, const ArbState *state, ArbMove move, char **found);

/** case_names_remedies: whether the last step was refused by @rule, and the case says what helps. */
gboolean case_names_remedies (const Case *a_case, const char *rule);

G_END_DECLS
