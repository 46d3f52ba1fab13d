/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/state.h"

/* A state of this game, as its rules see it and as the engine does. */
typedef union
{
  EmState table;
  ArbState parent;
  ArbStateRoom room;
} AnyTable;
