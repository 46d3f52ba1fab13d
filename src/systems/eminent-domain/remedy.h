/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/remedy.h"

G_BEGIN_DECLS

/** em_remedies: see #ArbHelp: the one table of what is suggested against which rule. */
extern const ArbRemedyFunc em_remedies[];

G_END_DECLS
