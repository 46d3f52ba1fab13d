/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/scoring.h"

#include "systems/nine-domains/contract.h"
#include "engine/core/score.h"
#include "systems/nine-domains/elements.h"
#include "systems/nine-domains/ends.h"

gint
nine_points (const NineState *state, guint seat)
{
  const NineCatalogue *catalogue = nine_catalogue (state);
  gint points = state->now.won_points[seat] + arb_get_points_adjusted (&state->parent, seat);

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->now.location[i] == seat)
        points += catalogue->domains[i].points;
    }
  return points;
}

static void
add_tiebreak (const NineState *state, guint seat, ArbScoreSheet *sheet)
{
  const NineCatalogue *catalogue = nine_catalogue (state);
  guint how = nine_switch (state, NINE_SWITCH_FINAL_TIE);
  gint highest = -1;

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->now.location[i] == seat
          && (highest < 0 || catalogue->domains[i].points > catalogue->domains[highest].points))
        highest = (gint) i;
    }

  if (how == NINE_TIE_MOST_DOMAINS)
    arb_score_sheet_add_tiebreak (sheet, seat, "domains", ARB_ARGUMENT_NONE,
                                  (gint) nine_n_domains (state, seat));
  else if (how == NINE_TIE_HIGHEST_DOMAIN && highest < 0)
    arb_score_sheet_add_tiebreak (sheet, seat, "domain", ARB_ARGUMENT_NONE, 0);
  else if (how == NINE_TIE_HIGHEST_DOMAIN)
    arb_score_sheet_add_tiebreak (sheet, seat, "domain",
                                  arb_argument_name (NINE_SORT_DOMAIN, (guint) highest),
                                  catalogue->domains[highest].points);
}

static void
add_lines (const NineState *state, guint seat, ArbScoreSheet *sheet)
{
  const NineCatalogue *catalogue = nine_catalogue (state);

  for (guint i = 0; i < NINE_N_DOMAINS; i++)
    {
      if (state->now.location[i] == seat)
        arb_score_sheet_add (sheet, seat, "domain", arb_argument_name (NINE_SORT_DOMAIN, i),
                             catalogue->domains[i].points);
    }
  arb_score_sheet_add (sheet, seat, "card-points", ARB_ARGUMENT_NONE, state->now.won_points[seat]);
  arb_score_sheet_add (sheet, seat, arb_score_adjustment_source (&state->parent), ARB_ARGUMENT_NONE,
                       arb_get_points_adjusted (&state->parent, seat));
}

/* The four elements win at any points. */
static void
decide_by_elements (const NineState *state, ArbScoreSheet *sheet)
{
  gint elements[NINE_N_SEATS + 1] = { 0, (gint) nine_n_elements (state, &state->now, 1),
                                      (gint) nine_n_elements (state, &state->now, 2) };

  arb_score_sheet_compare (sheet, "elements", 1u << 1 | 1u << 2, elements);
  sheet->winners = (guint8) (1u << state->element_winner);
  sheet->decided_by = "element";
}

/* Whoever only counts the points has not said who has which domain: then only the table knows who wins
 * by them. */
static void
decide_by_points (const NineState *state, ArbScoreSheet *sheet)
{
  gboolean equal = sheet->ranks[1] == sheet->ranks[2];

  if (equal && arb_is_only_end (&state->parent)
      && nine_switch (state, NINE_SWITCH_FINAL_TIE) != NINE_TIE_SHARED)
    {
      sheet->decided_by = "open";
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
    sheet->decided_by = equal ? "shared" : "tiebreak";
}

void
nine_score (const ArbState *state, ArbScoreSheet *sheet)
{
  NineState counted;

  nine_take_back (nine_state (state), &counted);
  arb_score_sheet_init (sheet, state);
  for (guint seat = 1; seat <= NINE_N_SEATS; seat++)
    {
      add_lines (&counted, seat, sheet);
      if (state->over && counted.element_winner == 0)
        add_tiebreak (&counted, seat, sheet);
    }

  if (state->over && counted.element_winner != 0)
    {
      decide_by_elements (&counted, sheet);
      return;
    }
  arb_score_sheet_rank (sheet);
  if (state->over)
    decide_by_points (&counted, sheet);
}
