/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SUBJECT_ROW (arb_subject_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbSubjectRow, arb_subject_row, ARB, SUBJECT_ROW, AdwBin)

/**
 * ArbSubjectRow:
 *
 * Shows the number of the present decision, what it counts, and its parts.
 */

/** arb_subject_row_set: shows the number of @moment, which is now; hides @self where it has none. */
void arb_subject_row_set (ArbSubjectRow *self, ArbSession *session, const ArbMoment *moment);

G_END_DECLS
