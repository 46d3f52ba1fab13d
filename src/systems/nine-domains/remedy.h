/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/remedy.h"
#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

extern const char *const nine_sources[];

/** nine_remedies: see #ArbRuleset: the one table of what helps against which rule. */
extern const ArbRemedyFunc nine_remedies[];

G_END_DECLS
