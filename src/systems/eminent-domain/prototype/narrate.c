/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "engine/play/referee.h"
#include "systems/eminent-domain/narrate.h"
#include "systems/eminent-domain/prototype/planets.h"

/* Adjustments of the player who carries out a card by hand are what the card brings. */
static const char *
find_kind (const EmStep *step, const char *kind)
{
  guint verb = step->move.verb;

  return proto_effect (step->before) == EM_EFFECT_BY_HAND
                 && (verb == EM_VERB_ADJUST || verb == EM_VERB_ADJUST_HAND)
                 && step->move.seat == em_top_const (step->before)->seat
             ? EM_EPISODE_MORE
             : kind;
}

/* A kept planet has only its new number. */
static void
name_deed (const EmStep *step, ArbDeed *deed)
{
  guint seat = step->move.seat;
  guint32 kept = proto_face_down (step->after, seat) & ~proto_face_down (step->before, seat);

  if (step->move.verb == EM_VERB_KEEP && kept != 0)
    deed->what = arb_argument_number (em_first (kept));
  deed->what = arb_identify (&step->after->parent, seat, deed->what);
}

static void
count_belongings (const EmState *state, guint seat, EmBelongings *belongings)
{
  guint32 down = proto_face_down (state, seat);

  *belongings = (EmBelongings){ .fighters = em_seat_const (state, seat)->fighters,
                                .resources = (gint) proto_resources (state, seat),
                                .planets = (gint) em_count (down | proto_face_up (state, seat)) };
  for (; down != 0; down &= down - 1)
    belongings->colonies +=
        (gint) proto_count_under (state, proto_find (state, seat, em_first (down)));
}

static const EmStory story = { "armies", find_kind, name_deed, count_belongings, NULL };

gboolean
proto_narrate (const ArbState *before, ArbMove move, const ArbState *after, ArbEpisode *episode)
{
  const EmStep step = { (const EmState *) before, (const EmState *) after, move };

  return em_narrate_by (&story, &step, episode);
}
