/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/remedy.h"
#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_remedies: see #ArbHelp: the one table of what is suggested against which rule. */
extern const ArbRemedyFunc nine_remedies[];

G_END_DECLS
