/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/scoring.h"

#include "engine/score.h"
#include "systems/microcosm/faces.h"
#include "systems/microcosm/planets.h"

const char *const micro_triggers[] = { "supply-empty", NULL };

/* Answers to the two open questions of scoring. */
typedef struct
{
  gboolean itself;
  gboolean capital_spoils;
} Reading;

/* A count; @unknown if a part of it is unknown. */
typedef struct
{
  gint n;
  gboolean unknown;
} Count;

static gboolean
reads_as (const MicroState *state, MicroSwitch which, gboolean suggested)
{
  guint value = micro_switch (state, which);

  return value == MICRO_ASK ? suggested : value == MICRO_YES;
}

static Reading
read_switches (const MicroState *state)
{
  return (Reading){ reads_as (state, MICRO_SWITCH_COUNTS_ITSELF, TRUE),
                    reads_as (state, MICRO_SWITCH_CAPITAL_SPOILS, FALSE) };
}

/* Whether a Domain card belongs to the player: in the hand, in the discard pile, or being
 * played. */
static gboolean
has_domain (const MicroState *state, guint seat, guint domain)
{
  guint place = state->places[domain];

  return place == micro_place (MICRO_IN_HAND, seat) || place == micro_place (MICRO_IN_DISCARD, seat)
         || (place == MICRO_IN_PLAY && seat == micro_active (state));
}

static gboolean
has_colony (const MicroState *state, guint seat, guint slot)
{
  return state->slots[slot].place == micro_planet_place (MICRO_COLONY, seat)
         && (state->slots[slot].face_up
             || micro_switch (state, MICRO_SWITCH_FACE_DOWN_SCORE) == MICRO_YES);
}

static gboolean
has_spoils (const MicroState *state, guint seat, guint slot)
{
  return state->slots[slot].place == micro_planet_place (MICRO_SPOILS, seat);
}

/* Returns the planet in a slot, if it is known or can be inferred; otherwise -1. */
static gint
planet_at (const MicroState *state, guint slot)
{
  guint16 candidates = micro_candidates (state, slot);

  return __builtin_popcount (candidates) == 1 ? __builtin_ctz (candidates) : -1;
}

static void
count_type_of_planet (const MicroState *state, guint slot, guint type, Count *count)
{
  gint planet = planet_at (state, slot);
  guint its = planet >= 0 ? state->faces.planet_types[planet] : MICRO_TYPE_UNKNOWN;

  count->n += its == type || its == MICRO_WILD;
  count->unknown |= its == MICRO_TYPE_UNKNOWN;
}

/* Domain cards, Colonies and Spoils of a colour. Source: online help, English. */
static void
count_type (const MicroState *state, guint seat, guint type, gint without, Count *count)
{
  count->unknown |= type == MICRO_TYPE_UNKNOWN || state->n_unseen[seat] > 0;
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (has_domain (state, seat, i) && (gint) i != without)
      {
        count->n += state->faces.domain_types[i] == type;
        count->unknown |= state->faces.domain_types[i] == MICRO_TYPE_UNKNOWN;
      }
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (has_colony (state, seat, slot) || has_spoils (state, seat, slot))
      count_type_of_planet (state, slot, type, count);
}

static void
count_icon (guint8 icons, Count *count)
{
  count->n += icons != MICRO_ICONS_UNKNOWN && (icons & 1u << MICRO_CAPITAL) != 0;
  count->unknown |= icons == MICRO_ICONS_UNKNOWN;
}

static void
count_capital (const MicroState *state, guint seat, gint without, gboolean with_spoils,
               Count *count)
{
  count->unknown |= state->n_unseen[seat] > 0;
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    if (has_domain (state, seat, i) && (gint) i != without)
      count_icon (state->faces.domain_icons[i], count);
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    if (state->owners[i] == seat)
      count_icon (state->faces.technology_icons[i], count);
  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    if (has_colony (state, seat, slot) || (with_spoils && has_spoils (state, seat, slot)))
      {
        gint planet = planet_at (state, slot);

        count_icon (planet >= 0 ? state->faces.planet_icons[planet] : MICRO_ICONS_UNKNOWN, count);
      }
}

/* Returns the points of a Domain card of @seat. */
static Count
score_domain (const MicroState *state, guint seat, guint domain, const Reading *reading)
{
  const MicroDomain *card = &micro_catalogue (state)->domains[domain];
  gint without = reading->itself ? -1 : (gint) domain;
  Count count = { 0, FALSE };

  switch ((MicroScoring) card->scores)
    {
    case MICRO_SCORES_UNKNOWN:
      count.unknown = TRUE;
      break;
    case MICRO_SCORES_TECHNOLOGIES:
      for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
        count.n += state->owners[i] == seat;
      break;
    case MICRO_SCORES_SPOILS:
      for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
        count.n += has_spoils (state, seat, slot);
      break;
    case MICRO_SCORES_COLONIES:
      for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
        count.n += has_colony (state, seat, slot);
      break;
    case MICRO_SCORES_TYPE:
      count_type (state, seat, state->faces.scored_types[domain], without, &count);
      break;
    case MICRO_SCORES_CAPITAL:
      count_capital (state, seat, without, reading->capital_spoils, &count);
      break;
    }
  count.n *= card->points;
  return count;
}

static gint
influence_at (const MicroState *state, guint slot)
{
  gint planet = planet_at (state, slot);

  return planet >= 0 ? micro_number (state, (guint) planet, MICRO_FEATURE_INFLUENCE) : -1;
}

/* Adds a line for something unknown; it has no points yet. */
static void
add_missing (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject)
{
  if (sheet != NULL && sheet->n_lines < ARB_MAX_SCORE_LINES)
    sheet->lines[sheet->n_lines++] =
        (ArbScoreLine){ .seat = (guint8) seat, .subject = subject, .source = source };
}

static ArbArgument
name_at (const MicroState *state, guint slot)
{
  gint planet = planet_at (state, slot);

  return planet >= 0 ? micro_planet_name ((guint) planet) : micro_slot_number (slot);
}

static void
add_line (ArbScoreSheet *sheet, guint seat, const char *source, ArbArgument subject, gint amount,
          Count *total)
{
  total->n += amount;
  if (sheet != NULL)
    arb_score_sheet_add (sheet, seat, source, subject, amount);
}

/* Returns all points of a seat by its cards; adds a line for each source if there is a sheet. */
static Count
add_up_cards (const MicroState *state, guint seat, const Reading *reading, ArbScoreSheet *sheet)
{
  Count total = { 0, state->n_unseen[seat] > 0 };

  for (guint slot = 0; slot < MICRO_N_PLANETS; slot++)
    {
      const char *source = has_spoils (state, seat, slot) ? "spoils" : "colony";
      gint influence = influence_at (state, slot);

      if (!has_spoils (state, seat, slot) && !has_colony (state, seat, slot))
        continue;
      if (influence < 0)
        add_missing (sheet, seat, "unknown-influence", name_at (state, slot));
      else
        add_line (sheet, seat, source, name_at (state, slot), influence, &total);
      total.unknown |= influence < 0;
    }
  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    {
      Count count = { 0, FALSE };

      if (!has_domain (state, seat, i))
        continue;
      count = score_domain (state, seat, i, reading);
      if (count.unknown)
        add_missing (sheet, seat, "unknown-domain", micro_domain_name (i));
      else
        add_line (sheet, seat, "domain", micro_domain_name (i), count.n, &total);
      total.unknown |= count.unknown;
    }
  if (state->n_unseen[seat] > 0)
    add_missing (sheet, seat, "unknown-hand", ARB_ARGUMENT_NONE);
  add_line (sheet, seat, "adjustment", ARB_ARGUMENT_NONE, state->adjusted[seat], &total);
  return total;
}

/* The same; but the table's word counts more than the cards. */
static Count
add_up (const MicroState *state, guint seat, const Reading *reading, ArbScoreSheet *sheet)
{
  gint stated = arb_get_stated (&state->parent, seat);
  Count total = add_up_cards (state, seat, reading, sheet);

  return stated >= 0 ? (Count){ stated, FALSE } : total;
}

gint
micro_total (const MicroState *state, guint seat)
{
  Reading reading = read_switches (state);

  return add_up (state, seat, &reading, NULL).n;
}

/* At equal points the second player wins. Source: rules, end. */
static guint
find_winner (const MicroState *state, const Reading *reading, gboolean *unknown)
{
  Count first = add_up (state, 1, reading, NULL);
  Count second = add_up (state, 2, reading, NULL);

  *unknown |= first.unknown || second.unknown;
  return first.n > second.n ? 1 : 2;
}

static void
set_reading (Reading *reading, MicroSwitch which, gboolean value)
{
  if (which == MICRO_SWITCH_COUNTS_ITSELF)
    reading->itself = value;
  else
    reading->capital_spoils = value;
}

/* Whether the winner depends on the answer to @which, with any answer to the other one. */
static gboolean
decides (const MicroState *state, MicroSwitch which, MicroSwitch other, gboolean *unknown)
{
  Reading reading = read_switches (state);
  gboolean other_open = micro_switch (state, other) == MICRO_ASK;

  for (guint i = 0; i <= (other_open ? 1 : 0); i++)
    {
      guint winners = 0;

      if (other_open)
        set_reading (&reading, other, i != 0);
      for (guint value = 0; value < 2; value++)
        {
          set_reading (&reading, which, value != 0);
          winners |= 1u << find_winner (state, &reading, unknown);
        }
      if ((winners & (winners - 1)) != 0)
        return TRUE;
    }
  return FALSE;
}

gint
micro_open_at_end (const MicroState *state)
{
  static const MicroSwitch asked[] = { MICRO_SWITCH_COUNTS_ITSELF, MICRO_SWITCH_CAPITAL_SPOILS };
  gboolean unknown = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    if (micro_switch (state, asked[i]) == MICRO_ASK
        && decides (state, asked[i], asked[1 - i], &unknown) && !unknown)
      return (gint) asked[i];
  return -1;
}

static void
decide (const MicroState *state, ArbScoreSheet *sheet, gboolean unknown)
{
  if (unknown)
    {
      sheet->decided_by = "unknown";
      return;
    }
  if (micro_open_at_end (state) >= 0)
    {
      sheet->decided_by = "open";
      return;
    }

  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    if (sheet->ranks[seat] == 1)
      sheet->winners |= (guint8) (1u << seat);
  sheet->decided_by = sheet->totals[1] == sheet->totals[2] ? "second-player" : "points";
}

void
micro_score (const ArbState *state, ArbScoreSheet *sheet)
{
  const MicroState *self = micro_state (state);
  Reading reading = read_switches (self);
  gboolean unknown = FALSE;

  arb_score_sheet_init (sheet, state);
  for (guint seat = 1; seat <= MICRO_N_SEATS; seat++)
    {
      unknown |= add_up (self, seat, &reading, sheet).unknown;
      if (state->over)
        arb_score_sheet_add_tiebreak (sheet, seat, "second", ARB_ARGUMENT_NONE, (gint) seat - 1);
    }
  arb_score_sheet_rank (sheet);
  if (state->over)
    decide (self, sheet, unknown);
}

guint
micro_triggered (const ArbState *state)
{
  return state->over && !state->ended_by_table;
}
