/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/scoring.h"

#include "systems/microcosm/contract.h"
#include "engine/core/score.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/planets.h"

/* A number of which only the bounds may be known. */
typedef struct
{
  gint least;
  gint most;
} Range;

/* The points of a seat: what is known, and the bounds of all of them. */
typedef struct
{
  gint known;
  Range range;
} Total;

/* More than any game has: points of which nothing is known. */
#define NO_LIMIT 999

/* Whether a Domain card belongs to the player: in the hand, also if that only follows, in the discard
 * pile, or being played. */
static gboolean
has_domain (const MicroState *state, guint seat, guint domain)
{
  guint place = state->places[domain];

  return place == micro_place (MICRO_IN_HAND, seat) || place == micro_place (MICRO_IN_DISCARD, seat)
         || (place == MICRO_IN_PLAY && seat == micro_active (state))
         || (place == MICRO_UNSEEN && micro_must_hold (state, seat));
}

MicroRole
micro_scored_role (MicroScoring scores)
{
  return scores == MICRO_SCORES_CAPITAL ? MICRO_CAPITAL : scores - MICRO_SCORES_RESEARCH;
}

/* How many cards of a hand are unknown, and do not follow either. */
static guint
n_unknown (const MicroState *state, guint seat)
{
  return micro_must_hold (state, seat) ? 0 : micro_n_unseen (state, seat);
}

static gboolean
has_colony (const MicroState *state, guint seat, guint slot)
{
  return micro_is_colony (state, seat, slot)
         && (state->slots[slot].face_up
             || micro_switch (state, MICRO_SWITCH_FACE_DOWN_SCORE) == MICRO_YES);
}

static gboolean
has_spoils (const MicroState *state, guint seat, guint slot)
{
  return state->slots[slot].place == micro_planet_place (MICRO_SPOILS, seat);
}

static void
add_to (Range *sum, gint least, gint most)
{
  sum->least += least;
  sum->most += most;
}

/* Adds what the unknown cards of a hand can bring, whichever of the unseen ones they are: @brings says
 * it of each. */
static void
add_unseen (const MicroState *state, guint seat, const Range *brings, Range *sum)
{
  gint least[MICRO_N_DOMAINS], most[MICRO_N_DOMAINS];
  guint n = n_unknown (state, seat);

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    {
      least[i] = brings[i].least;
      most[i] = brings[i].most;
    }
  add_to (sum, micro_add_up_unseen (state, n, least, FALSE),
          micro_add_up_unseen (state, n, most, TRUE));
}

/* Adds what each Domain card of @seat but @without brings, known or not. */
static void
add_domains (const MicroState *state, guint seat, gint without, const Range *brings, Range *sum)
{
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (has_domain (state, seat, i) && (gint) i != without)
      add_to (sum, brings[i].least, brings[i].most);
  add_unseen (state, seat, brings, sum);
}

/* Whether a planet is of @type: from 0, not at all, to 1. */
static Range
match_type (guint its, guint type)
{
  gboolean matches = its == type || its == MICRO_WILD;

  return (Range){ matches, matches || its == MICRO_TYPE_UNKNOWN };
}

/* The icons of @role on a card. */
static Range
match_icons (const MicroState *state, ArbArgument card, MicroRole role)
{
  gint n = (gint) micro_count_icon (state, card, role);

  return micro_knows (state, card, MICRO_FEATURE_ICON) ? (Range){ n, n }
                                                       : (Range){ 0, MICRO_MAX_ICONS };
}

/* Adds a planet of which only the candidates may be known. With @type, whether it is of that type;
 * otherwise its icons of @role. */
static void
add_planet (const MicroState *state, guint slot, guint type, MicroRole role, Range *sum)
{
  Range any = { NO_LIMIT, 0 };

  for (guint rest = micro_candidates (state, slot); rest != 0; rest &= rest - 1)
    {
      guint planet = (guint) __builtin_ctz (rest);
      Range its = type != MICRO_TYPE_UNKNOWN
                      ? match_type (micro_planet_face (state, planet, MICRO_PLANET_TYPE), type)
                      : match_icons (state, micro_planet_name (planet), role);

      any = (Range){ MIN (any.least, its.least), MAX (any.most, its.most) };
    }
  add_to (sum, MIN (any.least, any.most), any.most);
}

/* Domain cards, Colonies and Spoils of a colour. Source: online help, English. */
static Range
count_type (const MicroState *state, guint seat, guint type, gint without)
{
  Range brings[MICRO_N_DOMAINS];
  Range count = { 0, 0 };

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    brings[i] = match_type (micro_domain_face (state, i, MICRO_DOMAIN_TYPE), type);
  add_domains (state, seat, without, brings, &count);
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (has_colony (state, seat, slot) || has_spoils (state, seat, slot))
      add_planet (state, slot, type, MICRO_N_ROLES, &count);
  return count;
}

/* The same for a colour that is unknown. */
static Range
count_any_type (const MicroState *state, guint seat, gint without)
{
  Range any = count_type (state, seat, MICRO_RED, without);

  for (guint type = MICRO_RED + 1; type <= MICRO_PURPLE; type++)
    {
      Range count = count_type (state, seat, type, without);

      any = (Range){ MIN (any.least, count.least), MAX (any.most, count.most) };
    }
  return any;
}

static Range
count_icons (const MicroState *state, guint seat, MicroRole role, gint without)
{
  gboolean with_spoils = micro_switch (state, MICRO_SWITCH_CAPITAL_SPOILS) == MICRO_YES;
  Range brings[MICRO_N_DOMAINS];
  Range count = { 0, 0 };

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    brings[i] = match_icons (state, micro_domain_name (i), role);
  add_domains (state, seat, without, brings, &count);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == seat)
      {
        Range its = match_icons (state, micro_technology_name (i), role);

        add_to (&count, its.least, its.most);
      }
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (has_colony (state, seat, slot) || (with_spoils && has_spoils (state, seat, slot)))
      add_planet (state, slot, MICRO_TYPE_UNKNOWN, role, &count);
  return count;
}

static gint
count_planets (const MicroState *state, guint seat,
               gboolean (*has) (const MicroState *, guint seat, guint slot))
{
  gint n = 0;

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    n += has (state, seat, slot);
  return n;
}

static gint
count_technologies (const MicroState *state, guint seat)
{
  gint n = 0;

  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    n += state->owners[i] == seat;
  return n;
}

/* Returns what a Domain card counts, if @seat has it. */
static Range
count_domain (const MicroState *state, guint seat, guint domain)
{
  gboolean itself = micro_switch (state, MICRO_SWITCH_COUNTS_ITSELF) == MICRO_ITSELF_COUNTS;
  gint without = itself ? -1 : (gint) domain;
  guint type = micro_domain_face (state, domain, MICRO_DOMAIN_SCORED_TYPE);
  MicroScoring scores = micro_domain_face (state, domain, MICRO_DOMAIN_SCORES);
  gint n = 0;

  switch (scores)
    {
    case MICRO_SCORES_UNKNOWN:
      return (Range){ 0, NO_LIMIT };
    case MICRO_SCORES_TYPE:
      return type != MICRO_TYPE_UNKNOWN ? count_type (state, seat, type, without)
                                        : count_any_type (state, seat, without);
    case MICRO_SCORES_CAPITAL:
    case MICRO_SCORES_RESEARCH:
    case MICRO_SCORES_WARFARE:
    case MICRO_SCORES_COLONIZE:
      return count_icons (state, seat, micro_scored_role (scores), without);
    case MICRO_SCORES_POINTS:
      n = 1;
      break;
    case MICRO_SCORES_TECHNOLOGIES:
      n = count_technologies (state, seat);
      break;
    case MICRO_SCORES_SPOILS:
      n = count_planets (state, seat, has_spoils);
      break;
    case MICRO_SCORES_COLONIES:
      n = count_planets (state, seat, has_colony);
      break;
    }
  return (Range){ n, n };
}

/* Returns the points of a Domain card of @seat. */
static Range
score_domain (const MicroState *state, guint seat, guint domain)
{
  gint points = micro_points (state, domain);
  Range count = count_domain (state, seat, domain);

  return (Range){ count.least * points, count.most * points };
}

/* The influence of the planet in a slot, by all that it can be. */
static Range
influence_at (const MicroState *state, guint slot)
{
  Range range = { MICRO_MAX_NUMBER, 0 };

  for (guint rest = micro_candidates (state, slot); rest != 0; rest &= rest - 1)
    {
      gint its = micro_number (state, (guint) __builtin_ctz (rest), MICRO_PLANET_INFLUENCE);

      range.least = MIN (range.least, MAX (its, 0));
      range.most = MAX (range.most, its >= 0 ? its : MICRO_MAX_NUMBER);
    }
  return range;
}

static ArbArgument
name_at (const MicroState *state, guint slot)
{
  guint16 candidates = micro_candidates (state, slot);

  return __builtin_popcount (candidates) == 1
             ? micro_planet_name ((guint) __builtin_ctz (candidates))
             : micro_slot_number (slot);
}

/* Adds a line with points from @source, or, if nobody knows how many, from @unknown. */
static void
add_points (ArbScoreSheet *sheet, guint seat, const char *source, const char *unknown,
            ArbArgument subject, Range points, Total *total)
{
  gboolean known = points.least == points.most;

  add_to (&total->range, points.least, points.most);
  total->known += known ? points.least : 0;
  if (sheet == NULL)
    return;
  if (known)
    arb_score_sheet_add (sheet, seat, source, subject, points.least);
  else
    arb_score_sheet_add_unknown (sheet, seat, unknown, subject, points.least, points.most);
}

/* Adds what the unknown cards of a hand score, whichever they are. */
static void
add_unknown_hand (const MicroState *state, guint seat, ArbScoreSheet *sheet, Total *total)
{
  Range brings[MICRO_N_DOMAINS] = { { 0, 0 } };
  Range sum = { 0, 0 };

  if (n_unknown (state, seat) == 0)
    return;
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (state->places[i] == MICRO_UNSEEN)
      brings[i] = score_domain (state, seat, i);
  add_unseen (state, seat, brings, &sum);
  add_points (sheet, seat, "domain", "unknown-hand", ARB_ARGUMENT_NONE, sum, total);
}

/* Returns all points of a seat by its cards; adds a line for each source if there is a sheet. */
static Total
add_up_cards (const MicroState *state, guint seat, ArbScoreSheet *sheet)
{
  gint adjusted = arb_get_points_adjusted (&state->parent, seat);
  Total total = { 0, { 0, 0 } };

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (has_spoils (state, seat, slot) || has_colony (state, seat, slot))
      add_points (sheet, seat, has_spoils (state, seat, slot) ? "spoils" : "colony",
                  "unknown-influence", name_at (state, slot), influence_at (state, slot), &total);
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (has_domain (state, seat, i))
      add_points (sheet, seat, "domain", "unknown-domain", micro_domain_name (i),
                  score_domain (state, seat, i), &total);
  add_unknown_hand (state, seat, sheet, &total);
  add_points (sheet, seat, arb_score_adjustment_source (&state->parent), NULL, ARB_ARGUMENT_NONE,
              (Range){ adjusted, adjusted }, &total);
  return total;
}

/* The same; but the table's word counts more than the cards. */
static Total
add_up (const MicroState *state, guint seat, ArbScoreSheet *sheet)
{
  gint stated = arb_get_stated (&state->parent, seat);
  Total total = add_up_cards (state, seat, sheet);

  return stated >= 0 ? (Total){ stated, { stated, stated } } : total;
}

gint
micro_total (const MicroState *state, guint seat)
{
  return add_up (state, seat, NULL).known;
}

/* Returns the seats that can turn out to have won, as bits. At equal points the second player wins.
 * Source: rules, end. */
static guint
find_winners (const MicroState *state)
{
  Range first = add_up (state, 1, NULL).range;
  Range second = add_up (state, 2, NULL).range;

  return (first.most > second.least ? 1u << 1 : 0) | (second.most >= first.least ? 1u << 2 : 0);
}

static void
decide (const MicroState *state, ArbScoreSheet *sheet)
{
  guint winners = find_winners (state);

  if ((winners & (winners - 1)) != 0)
    {
      sheet->decided_by = "unknown";
      return;
    }
  sheet->winners = (guint8) winners;
  sheet->decided_by = !arb_score_sheet_is_known (sheet)      ? "certain"
                      : sheet->totals[1] == sheet->totals[2] ? "second-player"
                                                             : "points";
}

void
micro_score (const ArbState *state, ArbScoreSheet *sheet)
{
  const MicroState *self = micro_state (state);

  arb_score_sheet_init (sheet, state);
  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    {
      add_up (self, seat, sheet);
      if (state->over)
        arb_score_sheet_add_tiebreak (sheet, seat, "second", ARB_ARGUMENT_NONE, (gint) seat - 1);
    }
  arb_score_sheet_rank (sheet);
  if (state->over)
    decide (self, sheet);
}
