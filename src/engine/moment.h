/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/move.h"

G_BEGIN_DECLS

/**
 * ArbMoment:
 * @id: (nullable): static id of what is being decided, in kebab-case, like `answers`
 * @seat: whose decision is due first; %ARB_TABLE if nobody's in particular
 * @leader: whose last part of the turn the others answer, which is told below the title; or
 *   %ARB_TABLE
 * @subject: what it is about: a role, a card; or %ARB_ARGUMENT_NONE
 *
 * What is being decided, in ids and numbers. The words are `moment.ID` for the title and,
 * where there is no @leader, `moment-about.ID` for the line below it.
 */
typedef struct
{
  const char *id;
  guint seat;
  guint leader;
  ArbArgument subject;
} ArbMoment;

G_END_DECLS
