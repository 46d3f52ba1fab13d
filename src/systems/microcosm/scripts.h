/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/microcosm/effects.h"

G_BEGIN_DECLS

/** micro_scripts: the effects, by #MicroEffect, and the other definitions of scripts. */
extern const ArbScripts micro_scripts;

G_END_DECLS
