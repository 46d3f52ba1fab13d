/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-moment.h"

#include "systems/eminent-domain/prototype-faces.h"
#include "systems/eminent-domain/prototype-lead.h"
#include "systems/eminent-domain/prototype-planets.h"

/* The effects with a number to decide, and what that number counts; see `subject.` in rules.json.
 * All cards go under one planet, so the number of those is no choice. */
static const struct
{
  ProtoEffect effect;
  const char *unit;
} counted[] = {
  { PROTO_EFFECT_LOOK, "planets" },      { PROTO_EFFECT_ARMY, "armies" },
  { PROTO_EFFECT_COLONY, "cards" },      { PROTO_EFFECT_RESEARCH, "technologies" },
  { PROTO_EFFECT_PRODUCE, "resources" }, { PROTO_EFFECT_TRADE, "trades" },
};

/* The bottom of the agenda is Cleanup; above it is the rest of the turn, until the role is led. */
static gboolean
role_is_led (const ProtoState *state)
{
  const ArbProgram *program = &proto_catalogue (state)->program;

  if (state->agenda.n < 2)
    return TRUE;
  switch ((gint) program->steps[state->agenda.items[1].at].effect)
    {
    case PROTO_EFFECT_ACTION:
    case PROTO_EFFECT_ROLE:
      return FALSE;
    default:
      return TRUE;
    }
}

static void
add_role (const ProtoState *state, ArbMoment *moment)
{
  gboolean leads = moment->seat == proto_leader (state);

  moment->id = leads ? "lead" : "follow";
  moment->leader = leads ? ARB_TABLE : proto_leader (state);
  moment->subject = arb_argument_name (PROTO_SORT_ROLE, state->role);
}

/* Before a role is led, the only card that was shown is the one that was played. */
static void
add_action (const ProtoState *state, ArbMoment *moment)
{
  guint64 kinds = em_pile_kinds (&state->shown);

  moment->id = proto_effect (state) == PROTO_EFFECT_BY_HAND ? "by-hand" : "play";
  if (kinds != 0)
    moment->subject = proto_card_name (em_first (kinds));
}

static void
add_amount (const ProtoState *state, ArbMoment *moment)
{
  const ArbProgram *program = &proto_catalogue (state)->program;
  const ArbItem *item = arb_agenda_top_const (&state->agenda);

  for (guint i = 0; i < G_N_ELEMENTS (counted) && moment->unit == NULL; i++)
    {
      const ArbStep *step = proto_asked (state, counted[i].effect);

      if (step == NULL)
        continue;
      moment->unit = counted[i].unit;
      moment->whole = step->effect == PROTO_EFFECT_COLONY
                          ? state->shown.size
                          : arb_program_amount (program, &state->parent, item, step);
      moment->amount = item->choice == ARB_CHOICE_MADE ? item->left : moment->whole;
    }
}

void
proto_moment (const ArbState *parent, ArbMoment *moment)
{
  const ProtoState *state = proto_state (parent);

  moment->seat = (guint) __builtin_ctz (proto_to_decide (parent));
  moment->then = "same-turn";
  switch ((gint) proto_effect (state))
    {
    case PROTO_EFFECT_ACTION:
      moment->id = "action";
      return;
    case PROTO_EFFECT_ROLE:
      moment->id = "role";
      return;
    case PROTO_EFFECT_BOOST:
      add_role (state, moment);
      return;
    case PROTO_EFFECT_ANSWERS:
    case PROTO_EFFECT_CLEANUP:
      moment->id = proto_effect (state) == PROTO_EFFECT_ANSWERS ? "answers" : "cleanup";
      moment->leader = proto_leader (state);
      moment->subject = arb_argument_name (PROTO_SORT_ROLE, state->role);
      return;
    default:
      if (role_is_led (state))
        add_role (state, moment);
      else
        add_action (state, moment);
      add_amount (state, moment);
      return;
    }
}
