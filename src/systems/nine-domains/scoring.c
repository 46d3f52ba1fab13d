/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/scoring.h"

#include "engine/score.h"

const char *const nine_triggers[] = { "elements", "rounds", NULL };

gint
nine_points (const NineState *state, guint seat)
{
  const NineCatalogue *catalogue = nine_catalogue (state);
  gint points = state->won_points[seat] + state->adjusted[seat];

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->location[i] == seat)
        points += catalogue->domains[i].points;
    }
  return points;
}

static gint
get_tiebreak (const NineState *state, guint seat)
{
  const NineCatalogue *catalogue = nine_catalogue (state);
  guint how = state->parent.switches[NINE_SWITCH_FINAL_TIE];
  gint highest = 0;

  if (how == NINE_TIE_MOST_DOMAINS)
    return (gint) nine_n_domains (state, seat);
  if (how != NINE_TIE_HIGHEST_DOMAIN)
    return -1;
  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->location[i] == seat)
        highest = MAX (highest, catalogue->domains[i].points);
    }
  return highest;
}

static void
add_lines (const NineState *state, guint seat, ArbScoreSheet *sheet)
{
  const NineCatalogue *catalogue = nine_catalogue (state);

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->location[i] == seat)
        arb_score_sheet_add (sheet, seat, "domain", arb_argument_name (NINE_SORT_DOMAIN, i),
                             catalogue->domains[i].points);
    }
  arb_score_sheet_add (sheet, seat, "card-points", ARB_ARGUMENT_NONE, state->won_points[seat]);
  arb_score_sheet_add (sheet, seat, "adjustment", ARB_ARGUMENT_NONE, state->adjusted[seat]);
}

static void
decide (const NineState *state, ArbScoreSheet *sheet)
{
  if (state->element_winner != 0)
    {
      guint winner = state->element_winner;

      sheet->winners = (guint8) (1u << winner);
      sheet->ranks[winner] = 1;
      sheet->ranks[nine_opponent (winner)] = 2;
      sheet->decided_by = "element";
      return;
    }

  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      if (sheet->ranks[seat] == 1)
        sheet->winners |= (guint8) (1u << seat);
    }
  if (sheet->totals[1] != sheet->totals[2])
    sheet->decided_by = "points";
  else
    sheet->decided_by = sheet->ranks[1] == sheet->ranks[2] ? "shared" : "tiebreak";
}

void
nine_score (const ArbState *state, ArbScoreSheet *sheet)
{
  const NineState *self = nine_state (state);

  arb_score_sheet_init (sheet, NINE_N_SEATS);
  sheet->finished = state->over;
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      add_lines (self, seat, sheet);
      if (state->over && self->element_winner == 0)
        sheet->tiebreaks[seat] = get_tiebreak (self, seat);
    }
  arb_score_sheet_rank (sheet);
  if (state->over)
    decide (self, sheet);
}

guint
nine_triggered (const ArbState *state)
{
  if (!state->over)
    return 0;
  return nine_state (state)->element_winner != 0 ? 1u << 0 : 1u << 1;
}
