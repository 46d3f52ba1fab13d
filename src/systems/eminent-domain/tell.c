/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/deal.h"

#include "systems/eminent-domain/agenda.h"
#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/planets.h"

const char *const em_triggers[] = { "influence",
                                    "survey-stack",
                                    "warfare-stack",
                                    "colonize-stack",
                                    "produce-trade-stack",
                                    "research-stack",
                                    NULL };

guint
em_triggered (const ArbState *parent)
{
  const EmState *state = (const EmState *) parent;
  guint bits = state->supply == 0;

  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    if (em_stack_in_use (state, stack) && state->stacks[stack] == 0)
      bits |= 2u << stack;

  return bits;
}

/* The back of a planet is public: its type and its two costs. */
static void
tell_back (const EmState *complete, ArbMove *move, guint slot, guint planet)
{
  const EmPlanet *card = &em_catalogue (complete)->planets[planet];

  move->arguments[slot] = arb_argument_name (EM_SORT_TYPE, card->type);
  move->arguments[slot + 1] =
      arb_argument_pair ((guint) card->settle_cost, (guint) card->warfare_cost);
}

/* Turning a planet up shows which one it is. */
static void
tell_identity (const EmState *complete, ArbMove *move)
{
  const EmWorld *world =
      em_world_const (complete, move->seat, arb_argument_value (move->arguments[0]));
  guint slot = move->verb == EM_VERB_COLONY ? 2 : 1;

  if (world == NULL || world->card == EM_UNTOLD)
    return;
  if (move->verb == EM_VERB_COLONY
      && (em_asked (complete, EM_EFFECT_TERRAFORM) == NULL
          || !em_terraforms (complete, world, arb_argument_value (move->arguments[1]),
                             world->card)))
    return;

  move->arguments[slot] = arb_argument_name (EM_SORT_PLANET, world->card);
}

static void
tell_count (ArbMove *move)
{
  if (arb_argument_value (move->arguments[0]) < EM_N_ROLE_CARDS)
    move->arguments[0] = arb_argument_count (1);
}

gboolean
em_redact (const ArbState *parent, ArbMove *move, ArbTelling telling)
{
  const EmState *complete = (const EmState *) parent;

  if (telling == ARB_TELL_ALL)
    return TRUE;

  switch (move->verb)
    {
    case EM_VERB_DREW:
    case EM_VERB_SAW:
      return FALSE;
    case EM_VERB_START:
      {
        guint planet = arb_argument_value (move->arguments[0]);

        move->verb = EM_VERB_IS;
        move->arguments[0] = arb_argument_number (1);
        tell_back (complete, move, 1, planet);
        return TRUE;
      }
    case EM_VERB_KEEP:
      tell_back (complete, move, 0, arb_argument_value (move->arguments[0]));
      return TRUE;
    case EM_VERB_SETTLE:
    case EM_VERB_ATTACK:
    case EM_VERB_COLONY:
      tell_identity (complete, move);
      return TRUE;
    case EM_VERB_DISCARD:
    case EM_VERB_REMOVE:
      if (telling == ARB_TELL_COUNTS)
        tell_count (move);
      return TRUE;
    default:
      return TRUE;
    }
}
