/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_PROBLEM_BAR (arb_problem_bar_get_type ())
G_DECLARE_FINAL_TYPE (ArbProblemBar, arb_problem_bar, ARB, PROBLEM_BAR, ArbSessionView)

/**
 * ArbProblemBar:
 *
 * Shows why the game could not be saved, as long as that is so, and a button to try again at once.
 */

G_END_DECLS
