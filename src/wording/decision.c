/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/decision.h"

#include "wording/grammar.h"
#include "wording/template.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const ArbWording *wording;
  const ArbScoreSheet *sheet;
} Decision;

/* The totals of @seats (bits): “Anna has 31 + ?” where some points are not known yet. */
static char *
word_totals (const ArbWording *wording, const ArbScoreSheet *sheet, guint seats)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      g_autofree char *name = NULL;
      g_autofree char *total = NULL;

      if ((seats & 1u << seat) == 0)
        continue;
      name = arb_wording_seat (wording, seat);
      total = arb_wording_total (sheet, seat);
      g_string_append (list, list->len > 0 ? C_ ("list", ", ") : "");
      /* Translators: a player and the points, of which some may be unknown: “Ann has 27 + ?”; the
       * spaces do not break */
      g_string_append_printf (list, C_ ("points", "%s has %s"), name, total);
    }
  return g_string_free (list, FALSE);
}

/* Returns the seats with the greatest number among @seats (bits). */
static guint
find_best (const ArbScoreSheet *sheet, const gint *numbers, guint seats)
{
  gint best = G_MININT;
  guint found = 0;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      if ((seats & 1u << seat) == 0 || numbers[seat] < best)
        continue;
      if (numbers[seat] > best)
        found = 0;
      best = numbers[seat];
      found |= 1u << seat;
    }

  return found;
}

static guint
count_seats (guint seats)
{
  return (guint) __builtin_popcount (seats);
}

static gboolean
has_tiebreaks (const ArbScoreSheet *sheet, guint seats)
{
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if ((seats & 1u << seat) != 0 && sheet->tiebreaks[seat] < 0)
      return FALSE;

  return TRUE;
}

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Decision *decision = data;
  guint winners = decision->sheet->winners;

  value->number = (gint) count_seats (winners);
  value->present = winners != 0;
  if (g_str_equal (name, "winners"))
    value->text = arb_wording_seats (decision->wording, decision->sheet->n_seats, winners);

  return g_str_equal (name, "winners");
}

char *
arb_wording_winners (const ArbWording *wording, const ArbScoreSheet *sheet)
{
  Decision decision = { wording, sheet };

  g_return_val_if_fail (wording != NULL && sheet != NULL, NULL);

  if (sheet->winners != 0)
    /* Translators: {winners} is one or several players; keep the braces. A heading. */
    return arb_template_expand (_ ("{winners} {winners|wins|win}"), fill_in, &decision);
  if (sheet->counts && (sheet->open != ARB_ARGUMENT_NONE || !arb_wording_knows_totals (sheet)))
    /* Translators: a heading: who wins depends on what is not known */
    return g_strdup (_ ("Nobody can say yet"));
  return g_strdup (_ ("Nobody wins"));
}

char *
arb_wording_outcome (const ArbWording *wording, const ArbScoreSheet *sheet)
{
  Decision decision = { wording, sheet };
  g_autofree char *id = NULL;
  const char *template = NULL;

  if (!sheet->finished)
    return g_strdup (_ ("The game is not over yet."));

  if (!sheet->counts)
    return g_strdup (_ ("The game does not count, so nobody wins."));

  if (g_strcmp0 (sheet->decided_by, "left") == 0)
    {
      g_autofree char *name = arb_wording_seats (wording, sheet->n_seats, sheet->winners);

      /* Translators: all other players have left the table */
      return g_strdup_printf (_ ("Only %s is still at the table, and wins."), name);
    }

  id = g_strconcat ("decided.", sheet->decided_by != NULL ? sheet->decided_by : "", NULL);
  template = arb_words_get (wording->catalogue, id);
  if (template == NULL)
    /* Translators: {winners} is one or several players; keep the braces. */
    template = sheet->winners != 0 ? _ ("{winners} {winners|wins|win}.") : _ ("Nobody wins.");

  return arb_template_expand (template, fill_in, &decision);
}

/* Appends a step of the ranking, if it distinguishes several leaders. */
static void
append_step (GString *text, const char *label, const char *numbers)
{
  /* Translators: what is compared, and the players with their numbers */
  g_string_append_printf (text, C_ ("step", "%s: %s."), label, numbers);
  g_string_append_c (text, '\n');
}

static void
append_tiebreak (GString *text, const ArbWording *wording, const ArbScoreSheet *sheet,
                 guint leaders)
{
  g_autofree char *names = arb_wording_seats (wording, sheet->n_seats, leaders);
  g_autofree char *numbers = NULL;
  g_autofree char *label = NULL;

  /* Translators: followed by the names of players with equal points. */
  g_string_append_printf (text, _ ("Tied: %s."), names);
  g_string_append_c (text, '\n');
  if (!has_tiebreaks (sheet, leaders))
    return;

  numbers = arb_wording_numbers (wording, sheet->n_seats, leaders, sheet->tiebreaks);
  label = arb_wording_id (wording, "tiebreak");
  append_step (text, label, numbers);
}

/* Where points are unknown, a step says what is known, and not who is ahead. */
static char *
word_known_step (const ArbWording *wording, const ArbScoreSheet *sheet, const ArbScoreStep *step)
{
  g_autofree char *label = arb_wording_id (wording, step->what);
  g_autofree char *numbers = NULL;

  if (g_str_equal (step->what, "total"))
    {
      numbers = word_totals (wording, sheet, step->seats);
      /* Translators: what is compared, and the players with the points that are known */
      return g_strdup_printf (_ ("%s, known so far: %s."), label, numbers);
    }
  numbers = arb_wording_numbers (wording, sheet->n_seats, step->seats, step->values);
  return g_strdup_printf (C_ ("step", "%s: %s."), label, numbers);
}

char *
arb_wording_ranked (const ArbScoreSheet *sheet, guint seat, const char *text)
{
  g_return_val_if_fail (sheet != NULL && seat >= 1 && seat <= sheet->n_seats, NULL);

  return sheet->ranks[seat] == 0 ? g_strdup (text)
                                 : g_strdup_printf ("%d. %s", sheet->ranks[seat], text);
}

const char *
arb_wording_steps_heading (const ArbScoreSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  return sheet->finished ? _ ("What Decided It") : _ ("What Would Decide It");
}

char *
arb_wording_step (const ArbWording *wording, const ArbScoreSheet *sheet, const ArbScoreStep *step)
{
  g_autofree char *label = NULL;
  g_autofree char *numbers = NULL;
  g_autofree char *ahead = NULL;

  g_return_val_if_fail (wording != NULL && sheet != NULL && step != NULL, NULL);

  if (!arb_wording_knows_totals (sheet))
    return word_known_step (wording, sheet, step);
  label = arb_wording_id (wording, step->what);
  numbers = arb_wording_numbers (wording, sheet->n_seats, step->seats, step->values);
  ahead = arb_wording_seats (wording, sheet->n_seats, step->ahead);
  if (count_seats (step->ahead) > 1)
    /* Translators: what is compared, the players with their numbers, and who have the most */
    return g_strdup_printf (_ ("%s: %s. Tied: %s."), label, numbers, ahead);
  /* Translators: what is compared, the players with their numbers, and who has the most */
  return g_strdup_printf (_ ("%s: %s. Ahead: %s."), label, numbers, ahead);
}

/* Words by how much the only winner is ahead in @step, and of whom. */
static char *
word_lead (const ArbWording *wording, const ArbScoreSheet *sheet, const ArbScoreStep *step)
{
  guint next_best = find_best (sheet, step->values, step->seats & ~(guint) sheet->winners);
  gint next = step->values[g_bit_nth_lsf (next_best, -1)];
  gint most = step->values[g_bit_nth_lsf (sheet->winners, -1)];
  g_autofree char *names = arb_wording_seats (wording, sheet->n_seats, next_best);
  g_autofree char *label = NULL;
  g_autofree char *tie = NULL;

  if (step == sheet->steps && g_str_equal (step->what, "total"))
    /* Translators: by how many points somebody won, who came next, and with how many points */
    return arb_grammar_format (_ ("by %d, ahead of %s with %d"), most - next, names, next);
  label = arb_wording_id (wording, step->what);
  /* Translators: what was compared, and the numbers of the winner and of who came next */
  tie = g_strdup_printf (C_ ("margin", "%s: %d to %d"), label, most, next);
  if (step == sheet->steps)
    return g_steal_pointer (&tie);
  /* Translators: the points of each of those who were equal, and what decided then */
  return g_strdup_printf (C_ ("margin", "%d points each · %s"),
                          sheet->totals[g_bit_nth_lsf (sheet->winners, -1)], tie);
}

char *
arb_wording_margin (const ArbWording *wording, const ArbScoreSheet *sheet)
{
  const ArbScoreStep *step;

  g_return_val_if_fail (wording != NULL && sheet != NULL, NULL);

  step = arb_score_sheet_find_deciding (sheet);
  /* By how much is open as long as points are unknown. */
  if (sheet->winners == 0 || !arb_wording_knows_totals (sheet))
    return NULL;
  if (count_seats (sheet->winners) > 1)
    return g_strdup_printf (_ ("%d points each"),
                            sheet->totals[g_bit_nth_lsf (sheet->winners, -1)]);
  return step != NULL ? word_lead (wording, sheet, step) : NULL;
}

/* Whether nothing of what decides a tie has been recorded. */
static gboolean
is_undecided (const ArbScoreSheet *sheet, guint leaders)
{
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if ((leaders & 1u << seat) != 0 && sheet->tiebreaks[seat] != 0)
      return FALSE;

  return TRUE;
}

char *
arb_wording_tie (const ArbWording *wording, const ArbScoreSheet *sheet, gboolean *undecided)
{
  guint leaders;
  g_autofree char *names = NULL;
  g_autofree char *tied = NULL;
  g_autofree char *outcome = NULL;

  g_return_val_if_fail (wording != NULL && sheet != NULL && undecided != NULL, NULL);

  leaders = find_best (sheet, sheet->totals, arb_score_sheet_get_contenders (sheet));
  *undecided = FALSE;
  if (count_seats (leaders) < 2 || sheet->totals[g_bit_nth_lsf (leaders, -1)] == 0)
    return NULL;
  *undecided = is_undecided (sheet, leaders);
  outcome = arb_wording_outcome (wording, sheet);
  if (!*undecided && sheet->winners != 0)
    return g_steal_pointer (&outcome);
  names = arb_wording_seats (wording, sheet->n_seats, leaders);
  tied = g_strdup_printf (_ ("Tied: %s."), names);
  return *undecided ? g_steal_pointer (&tied) : arb_words_follow (tied, outcome);
}

char *
arb_wording_decision (const ArbWording *wording, const ArbScoreSheet *sheet)
{
  guint all;
  guint leaders;
  g_autofree char *totals = NULL;
  g_autofree char *label = NULL;
  g_autofree char *outcome = NULL;
  g_autofree char *stated = NULL;
  g_autofree char *absent = NULL;
  GString *text;

  g_return_val_if_fail (wording != NULL && sheet != NULL, NULL);

  all = ((1u << sheet->n_seats) - 1) << 1;
  leaders = find_best (sheet, sheet->totals, arb_score_sheet_get_contenders (sheet));
  totals = arb_wording_numbers (wording, sheet->n_seats, all, sheet->totals);
  label = arb_wording_id (wording, "total");
  outcome = arb_wording_outcome (wording, sheet);
  stated = arb_wording_stated (wording, sheet);
  absent = arb_wording_absent (wording, sheet);

  text = g_string_new (NULL);
  if (!arb_wording_knows_totals (sheet))
    {
      ArbScoreStep total = { .what = "total", .seats = (guint8) all };
      g_autofree char *known = word_known_step (wording, sheet, &total);

      g_string_append_printf (text, "%s\n", known);
    }
  else
    {
      append_step (text, label, totals);
      if (count_seats (leaders) > 1 && sheet->counts)
        append_tiebreak (text, wording, sheet, leaders);
    }
  if (stated != NULL)
    g_string_append_printf (text, "%s\n", stated);
  if (absent != NULL)
    g_string_append_printf (text, "%s\n", absent);
  if (arb_wording_ending (sheet) != NULL)
    g_string_append_printf (text, "%s\n", arb_wording_ending (sheet));
  g_string_append (text, outcome);

  return g_string_free (text, FALSE);
}
