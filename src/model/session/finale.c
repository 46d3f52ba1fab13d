/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/finale.h"

#include "model/session/score-export.h"
#include "model/session/session-result.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* So many rulings and adjustments are told; the others are in the log. */
#define MOST_MARKS 2

static const ArbGame *
get_game (ArbSession *session)
{
  return arb_document_get_game (arb_session_get_document (session));
}

static const ArbScoreSheet *
get_sheet (const ArbFinale *self)
{
  return &self->proof->sheet;
}

/* Whether the only winner has the most points, so that the difference says everything. */
static gboolean
is_plain (const ArbScoreSheet *sheet)
{
  return (sheet->winners & (sheet->winners - 1)) == 0 && sheet->n_steps == 1
         && arb_score_sheet_find_deciding (sheet) == sheet->steps
         && g_str_equal (sheet->steps[0].what, "total");
}

static void
say_result (ArbFinale *self, const ArbWording *wording)
{
  const ArbScoreSheet *sheet = get_sheet (self);
  g_autofree char *outcome = arb_wording_outcome (wording, sheet);
  g_autofree char *margin = arb_wording_margin (wording, sheet);

  self->title = arb_wording_winners (wording, sheet);
  if (margin == NULL)
    self->text = g_steal_pointer (&outcome);
  else if (is_plain (sheet))
    self->text = g_steal_pointer (&margin);
  else
    self->text = g_strdup_printf ("%s\n%s", outcome, margin);
  if (sheet->winners != 0)
    self->number = g_strdup_printf ("%d", arb_score_sheet_get_best (sheet));
  else if (sheet->counts && !arb_wording_knows_totals (sheet))
    self->number = g_strdup ("?");
}

static void
clear_place (gpointer place)
{
  g_free (((ArbFinalePlace *) place)->rank);
  g_free (((ArbFinalePlace *) place)->total);
  g_free (((ArbFinalePlace *) place)->gap);
}

/* Returns by how many points @seat is behind the best; %NULL if it is not, or if that is not known. */
static char *
dup_gap (const ArbScoreSheet *sheet, guint seat)
{
  gint best = G_MININT;

  if (!sheet->counts || !arb_wording_knows_totals (sheet))
    return NULL;
  for (guint i = 1; i <= sheet->n_seats; i++)
    if (sheet->ranks[i] != 0)
      best = MAX (best, sheet->totals[i]);
  return sheet->ranks[seat] != 0 && sheet->totals[seat] < best
             ? g_strdup_printf ("−%d", best - sheet->totals[seat])
             : NULL;
}

static void
add_places (ArbFinale *self)
{
  const ArbScoreSheet *sheet = get_sheet (self);
  guint8 seats[ARB_MAX_SEATS];

  arb_score_sheet_sort (sheet, seats);
  for (guint i = 0; i < sheet->n_seats; i++)
    {
      gint rank = sheet->ranks[seats[i]];
      ArbFinalePlace place = { .seat = seats[i],
                               .rank = rank != 0 ? g_strdup_printf ("%d", rank) : g_strdup ("–"),
                               .total = arb_wording_total (sheet, seats[i]),
                               .gap = dup_gap (sheet, seats[i]) };

      g_array_append_val (self->places, place);
    }
}

static void
clear_fact (gpointer fact)
{
  g_free (((ArbFinaleFact *) fact)->text);
}

/* Adds a fact with @text (transfer full) (nullable). */
static void
add_fact (ArbFinale *self, ArbFinaleFactKind kind, const char *title, char *text)
{
  ArbFinaleFact fact = { kind, title, text };

  if (text != NULL)
    g_array_append_val (self->facts, fact);
}

/* Returns the lines that are not %NULL; %NULL if all are. */
static char *
join_lines (const char *const *lines, guint n)
{
  g_autoptr (GPtrArray) present = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    if (lines[i] != NULL)
      g_ptr_array_add (present, (gpointer) lines[i]);
  if (present->len == 0)
    return NULL;
  g_ptr_array_add (present, NULL);
  return g_strjoinv ("\n", (char **) present->pdata);
}

/* Returns which totals the table counted, who left, and that it ended the game. */
static char *
dup_said (const ArbFinale *self, const ArbWording *wording)
{
  const ArbScoreSheet *sheet = get_sheet (self);
  g_autofree char *stated = arb_wording_stated (wording, sheet);
  g_autofree char *absent = arb_wording_absent (wording, sheet);
  const char *lines[] = { stated, absent, arb_wording_ending (sheet) };

  return join_lines (lines, G_N_ELEMENTS (lines));
}

static char *
dup_rulings (const ArbFinale *self, ArbSession *session)
{
  g_auto (GStrv) marks = arb_score_dup_marks (session, self->proof);
  guint n = g_strv_length (marks);
  g_autofree char *rest = n > MOST_MARKS ? arb_score_dup_more_marks (n - MOST_MARKS) : NULL;
  const char *lines[MOST_MARKS + 1] = { NULL };

  for (guint i = 0; i < MIN (n, MOST_MARKS); i++)
    lines[i] = marks[i];
  lines[MOST_MARKS] = rest;
  /* Translators: there were no rulings and adjustments */
  return n > 0 ? join_lines (lines, G_N_ELEMENTS (lines)) : g_strdup (C_ ("rulings", "None"));
}

static void
add_facts (ArbFinale *self, ArbSession *session)
{
  const ArbWording *wording = arb_session_get_wording (session);

  add_fact (self, ARB_FINALE_LEAD, _ ("Greatest Lead"), arb_wording_lead (wording, self->proof));
  add_fact (self, ARB_FINALE_CHANGE, _ ("Last Change of the Lead"),
            arb_wording_last_lead (wording, self->proof));
  add_fact (self, ARB_FINALE_TURN, _ ("Biggest Turn"), arb_wording_best_turn (wording, self->proof));
  add_fact (self, ARB_FINALE_ENDING, _ ("What Ended the Game"), arb_session_dup_ending (session));
  add_fact (self, ARB_FINALE_TABLE, _ ("Said at the Table"), dup_said (self, wording));
  if (!get_sheet (self)->only_end)
    add_fact (self, ARB_FINALE_RULINGS, _ ("Rulings and Adjustments"), dup_rulings (self, session));
}

static void
clear_figure (gpointer figure)
{
  g_free (((ArbFinaleFigure *) figure)->number);
}

/* Adds a figure with @number (transfer full). */
static void
add_figure (ArbFinale *self, char *number, const char *unit)
{
  ArbFinaleFigure figure = { number, unit };

  g_array_append_val (self->figures, figure);
}

static void
add_turns (ArbFinale *self, ArbSession *session)
{
  const ArbState *state = arb_game_get_state (get_game (session));
  guint turns = state->last_turn != 0 ? state->last_turn : state->turn;
  guint seconds = 60 * (guint) arb_document_get_minutes (arb_session_get_document (session));

  if (arb_ruleset_of (state)->turns_are_rounds || turns == 0)
    return;
  /* Translators: after the number of turns, which stands above it */
  add_figure (self, g_strdup_printf ("%u", turns), ngettext ("turn", "turns", turns));
  if (seconds != 0)
    /* Translators: after a time like 1:19, which stands above it */
    add_figure (self, g_strdup_printf ("%u:%02u", seconds / turns / 60, seconds / turns % 60),
                _ ("a turn"));
}

static void
add_figures (ArbFinale *self, ArbSession *session)
{
  g_autofree char *duration = arb_score_dup_duration (session);
  guint n = self->proof->rounds->len;
  guint rounds = n > 0 ? g_array_index (self->proof->rounds, ArbScoreProofRound, n - 1).round : 0;

  if (duration != NULL)
    /* Translators: after how long a game lasted, which stands above it */
    add_figure (self, g_steal_pointer (&duration), _ ("played"));
  if (rounds == 0)
    return;
  /* Translators: after the number of rounds, which stands above it */
  add_figure (self, g_strdup_printf ("%u", rounds), ngettext ("round", "rounds", rounds));
  add_turns (self, session);
}

/* Makes an array whose elements @clear clears. */
static GArray *
array_new (gsize size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, FALSE, (guint) size);

  g_array_set_clear_func (array, clear);
  return array;
}

ArbFinale *
arb_finale_new (ArbSession *session)
{
  ArbFinale *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (arb_session_get_over (session), NULL);

  self = g_new0 (ArbFinale, 1);
  self->proof = arb_score_proof_new (get_game (session), NULL, 0);
  self->sources = arb_score_dup_sources (self->proof);
  self->places = array_new (sizeof (ArbFinalePlace), clear_place);
  self->facts = array_new (sizeof (ArbFinaleFact), clear_fact);
  self->figures = array_new (sizeof (ArbFinaleFigure), clear_figure);
  say_result (self, arb_session_get_wording (session));
  add_places (self);
  add_facts (self, session);
  add_figures (self, session);
  return self;
}

void
arb_finale_free (ArbFinale *self)
{
  if (self == NULL)
    return;

  arb_score_proof_free (self->proof);
  g_free (self->title);
  g_free (self->text);
  g_free (self->number);
  g_ptr_array_unref (self->sources);
  g_array_unref (self->places);
  g_array_unref (self->facts);
  g_array_unref (self->figures);
  g_free (self);
}

gint
arb_finale_get_points (const ArbFinale *self, guint seat, guint source)
{
  gint points = 0;

  g_return_val_if_fail (self != NULL && source < self->sources->len, 0);

  for (guint i = 0; i < self->proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (self->proof->subtotals, ArbScoreProofSubtotal, i);

      if (subtotal->seat == seat && g_str_equal (subtotal->source, self->sources->pdata[source]))
        points += subtotal->amount;
    }
  return points;
}

guint
arb_finale_count_tied (const ArbFinale *self, guint place)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (place + n < self->places->len
         && g_str_equal (g_array_index (self->places, ArbFinalePlace, place).rank,
                         g_array_index (self->places, ArbFinalePlace, place + n).rank))
    n++;
  return n;
}
