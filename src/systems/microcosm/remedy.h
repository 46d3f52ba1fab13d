/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/remedy.h"

G_BEGIN_DECLS

/** micro_remedies: see #ArbHelp. */
extern const ArbRemedyFunc micro_remedies[];

G_END_DECLS
