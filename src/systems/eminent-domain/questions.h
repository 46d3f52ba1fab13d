/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** em_questions: see #ArbHelp. */
guint em_questions (const ArbState *state, guint seat, ArbMove *moves, guint max);

G_END_DECLS
