/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-count.h"

#include "engine/play/referee.h"
#include "model/library/library.h"
#include "model/session/option.h"
#include "model/session/session-private.h"
#include "wording/decision.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* Finds the verb by which the table gives a seat more of something. */
static guint
find_adjusting_verb (const ArbRuleset *ruleset)
{
  for (guint verb = ARB_VERB_OWN; verb < ruleset->n_verbs; verb++)
    {
      if (ruleset->verbs[verb]->kind == ARB_VERB_TABLE
          && (ruleset->verbs[verb]->slots[1].accepts & ARB_ACCEPT (ARB_ARGUMENT_CHANGE)) != 0)
        return verb;
    }
  return ruleset->n_verbs;
}

gboolean
arb_catalogue_can_count (const ArbCatalogue *catalogue)
{
  g_return_val_if_fail (catalogue != NULL, FALSE);

  return find_adjusting_verb (catalogue->ruleset) < catalogue->ruleset->n_verbs;
}

/* Makes a game by the same rules in which nobody has anything yet. */
static ArbGame *
blank_new (ArbSession *self)
{
  return arb_game_new_in_frame (arb_game_get_frame (arb_session_get_game (self)));
}

static gboolean
can_have (const ArbState *state, guint seat, ArbArgument what, gint amount)
{
  ArbMove move = ARB_MOVE (seat, find_adjusting_verb (arb_ruleset_of (state)), what,
                           arb_argument_change (amount), 0);
  ArbVerdict verdict;

  arb_canonicalize (state, &move);
  return arb_check (state, move, &verdict) && verdict.value == ARB_LEGAL;
}

/* Whether a seat can have @what in the position @blank: several of it, or a single card. */
static gboolean
is_holding (const ArbState *blank, ArbArgument what, gboolean several)
{
  return can_have (blank, 1, what, 1) && can_have (blank, 1, what, 2) == several
         && !can_have (blank, ARB_TABLE, what, 1);
}

static gboolean
write_down (ArbGame *game, const ArbHolding *holding, ArbVerdict *verdict)
{
  guint verb = find_adjusting_verb (arb_game_get_catalogue (game)->ruleset);

  return arb_game_play (game,
                        ARB_MOVE (holding->seat, verb, holding->what,
                                  arb_argument_change ((gint) holding->amount), 0),
                        FALSE, verdict)
         > 0;
}

static char *
word_refusal (ArbSession *self, const ArbHolding *holding, const ArbVerdict *verdict)
{
  g_autofree char *seat = arb_wording_seat (&self->wording, holding->seat);
  g_autofree char *what = arb_wording_argument (&self->wording, holding->what);
  g_autofree char *why = arb_wording_reasons (&self->wording, holding->seat, verdict);

  /* Translators: a player, something that he cannot have, and sentences why */
  return g_strdup_printf (_ ("%s, %s: %s"), seat, what, why);
}

/* Makes a game with all possible holdings of @counts; @reason (out, optional) says of the first
 * impossible one why it is left out. */
static ArbGame *
counted_new (ArbSession *self, const ArbHolding *counts, guint n_counts, char **reason)
{
  ArbGame *game = blank_new (self);
  ArbVerdict verdict;

  for (guint i = 0; i < n_counts; i++)
    if (!write_down (game, &counts[i], &verdict) && reason != NULL && *reason == NULL)
      *reason = word_refusal (self, &counts[i], &verdict);
  return game;
}

static void
end (ArbGame *game)
{
  ArbVerdict verdict;

  arb_game_play (game, ARB_MOVE (ARB_TABLE, ARB_VERB_END, 0, 0, 0), FALSE, &verdict);
}

/* Scores the end of a game in which the first seat has one of @what, and of one without it. */
static void
score_one (ArbSession *self, ArbArgument what, ArbScoreSheet *with, ArbScoreSheet *without)
{
  g_autoptr (ArbGame) blank = blank_new (self);
  g_autoptr (ArbGame) game = counted_new (self, &(ArbHolding){ 1, what, 1 }, 1, NULL);

  end (game);
  arb_game_score (game, with);
  end (blank);
  arb_game_score (blank, without);
}

gboolean
arb_session_gives_points (ArbSession *self, ArbArgument what)
{
  ArbScoreSheet with, without;

  score_one (self, what, &with, &without);
  return with.totals[1] != without.totals[1];
}

/* Whether the number of @what can matter at the end of a game. */
static gboolean
matters (ArbSession *self, ArbArgument what)
{
  ArbScoreSheet with, without;

  score_one (self, what, &with, &without);
  return with.totals[1] != without.totals[1] || with.tiebreaks[1] != without.tiebreaks[1];
}

/* Lists what a seat can have, in the order of the system. */
static GPtrArray *
list_holdings (ArbSession *self, gboolean several)
{
  GPtrArray *options = g_ptr_array_new_with_free_func (g_object_unref);
  const ArbCatalogue *catalogue = self->wording.catalogue;
  const ArbRuleset *ruleset = catalogue->ruleset;
  guint accepts = ruleset->verbs[find_adjusting_verb (ruleset)]->slots[0].accepts;
  g_autoptr (ArbGame) blank = blank_new (self);

  for (guint sort = 0; sort < catalogue->n_sorts; sort++)
    for (guint i = 0; i < catalogue->sorts[sort].n_names; i++)
      {
        ArbArgument what = arb_argument_name (sort, i);

        if ((accepts & ARB_ACCEPT_NAME (sort))
            && is_holding (arb_game_get_state (blank), what, several)
            && (!several || matters (self, what)))
          g_ptr_array_add (options,
                           arb_option_new (arb_wording_argument (&self->wording, what), what));
      }
  return options;
}

GPtrArray *
arb_session_dup_counted (ArbSession *self)
{
  g_return_val_if_fail (arb_catalogue_can_count (self->wording.catalogue), NULL);

  return list_holdings (self, TRUE);
}

static int
compare_labels (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate ((*(ArbOption *const *) a)->label, (*(ArbOption *const *) b)->label);
}

GPtrArray *
arb_session_dup_picked (ArbSession *self)
{
  GPtrArray *picked;

  g_return_val_if_fail (arb_catalogue_can_count (self->wording.catalogue), NULL);

  picked = list_holdings (self, FALSE);
  g_ptr_array_sort (picked, compare_labels);
  return picked;
}

/* Returns how many of @what @seat has, or all seats if it is %ARB_TABLE. */
static gint
sum_up (const ArbHolding *counts, guint n_counts, guint seat, ArbArgument what)
{
  gint sum = 0;

  for (guint i = 0; i < n_counts; i++)
    if (counts[i].what == what && (seat == ARB_TABLE || counts[i].seat == seat))
      sum += (gint) counts[i].amount;
  return sum;
}

static char *
word_doubt (ArbSession *self, ArbArgument what, gint sum, gint most)
{
  g_autofree char *words = arb_wording_argument (&self->wording, what);
  g_autofree char *title = arb_words_capitalize (words);

  /* Translators: something that people count, like “Influence tokens”; how many all players have
   * together by the numbers that were typed in; and the most that there can be in this game */
  return g_strdup_printf (_ ("%s: %d in all, but this game has only %d."), title, sum, most);
}

/* Compares what all seats have together with what there can be in the game. */
static void
doubt (ArbSession *self, const ArbState *state, const ArbHolding *counts, guint n_counts,
       ArbCountReview *review)
{
  for (guint i = 0; i < n_counts; i++)
    {
      ArbArgument what = counts[i].what;
      gint sum = sum_up (counts, n_counts, ARB_TABLE, what);
      gint most = arb_most (state, what);

      if (most < 0 || sum <= most || arb_count_review_doubts (review, what))
        continue;
      g_array_append_val (review->doubted, what);
      g_ptr_array_add (review->doubts, word_doubt (self, what, sum, most));
    }
}

/* Adds to @counts what a line of the log says that a seat has; %FALSE if the pad cannot show it. */
static gboolean
read_line (const ArbState *blank, const ArbEntry *entry, GArray *counts)
{
  ArbMove move = entry->said;
  ArbHolding holding = { move.seat, move.arguments[0], 0 };
  gint change;

  if (move.verb != find_adjusting_verb (arb_ruleset_of (blank)) || move.seat == ARB_TABLE
      || entry->struck || move.arguments[2] != ARB_ARGUMENT_NONE
      || arb_argument_kind (move.arguments[1]) != ARB_ARGUMENT_CHANGE)
    return FALSE;
  change = arb_argument_get_change (move.arguments[1]);
  holding.amount = (guint) change;
  g_array_append_val (counts, holding);
  return change > 0
         && (is_holding (blank, holding.what, TRUE) || is_holding (blank, holding.what, FALSE));
}

/* Returns how many lines of the log there are before the end. */
static guint
find_end (const ArbGame *game)
{
  guint length = arb_game_get_length (game);

  for (guint i = 0; i < length; i++)
    if (arb_game_get_entry (game, i)->move.verb == ARB_VERB_END)
      return i;
  return length;
}

/* Reads what the seats have; %NULL if other things were recorded than numbers and cards, and after the
 * end what the table says about the result. */
static GArray *
read_count (ArbSession *self)
{
  const ArbGame *game = arb_session_get_game (self);
  guint end = find_end (game);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));
  g_autoptr (ArbGame) blank = NULL;

  if (!arb_catalogue_can_count (arb_game_get_catalogue (game)))
    return NULL;
  blank = blank_new (self);
  for (guint i = 0; i < end; i++)
    if (!read_line (arb_game_get_state (blank), arb_game_get_entry (game, i), counts))
      return NULL;
  for (guint i = end + 1; i < arb_game_get_length (game); i++)
    if (!arb_entry_is_word (self->wording.catalogue, arb_game_get_entry (game, i)))
      return NULL;
  return g_steal_pointer (&counts);
}

static gboolean
has_equal_sums (const ArbHolding *a, guint n_a, const ArbHolding *b, guint n_b, guint seat)
{
  for (guint i = 0; i < n_a; i++)
    if (a[i].seat == seat && sum_up (a, n_a, seat, a[i].what) != sum_up (b, n_b, seat, a[i].what))
      return FALSE;
  return TRUE;
}

/* Whether @seat has the same in both, in any order. */
static gboolean
has_equal (const ArbHolding *a, guint n_a, const ArbHolding *b, guint n_b, guint seat)
{
  return has_equal_sums (a, n_a, b, n_b, seat) && has_equal_sums (b, n_b, a, n_a, seat);
}

/* Ends @game, in which the seats have @counts, and records again what the table has said about the
 * result. A total that it has stated is dropped if other numbers were typed for that seat since. */
static void
end_again (ArbSession *self, ArbGame *game, const ArbHolding *counts, guint n_counts)
{
  const ArbGame *old = arb_session_get_game (self);
  g_autoptr (GArray) before = arb_session_get_over (self) ? read_count (self) : NULL;

  end (game);
  for (guint i = find_end (old) + 1; before != NULL && i < arb_game_get_length (old); i++)
    {
      const ArbHolding *typed = (const ArbHolding *) before->data;
      ArbMove word = arb_game_get_entry (old, i)->move;
      ArbVerdict verdict;

      if (word.verb == ARB_VERB_RULE || has_equal (typed, before->len, counts, n_counts, word.seat))
        arb_game_play (game, word, FALSE, &verdict);
    }
}

void
arb_session_review_count (ArbSession *self, const ArbHolding *counts, guint n_counts,
                          ArbCountReview *review)
{
  g_autoptr (ArbGame) game = NULL;

  g_return_if_fail (arb_catalogue_can_count (self->wording.catalogue));
  g_return_if_fail (counts != NULL || n_counts == 0);
  g_return_if_fail (review != NULL);

  *review = (ArbCountReview){ .doubted = g_array_new (FALSE, FALSE, sizeof (ArbArgument)),
                              .doubts = g_ptr_array_new_with_free_func (g_free) };
  game = counted_new (self, counts, n_counts, &review->refusal);
  doubt (self, arb_game_get_state (game), counts, n_counts, review);
  end_again (self, game, counts, n_counts);
  arb_game_score (game, &review->sheet);
  review->tie = arb_wording_tie (&self->wording, &review->sheet, &review->undecided);
}

gboolean
arb_count_review_doubts (const ArbCountReview *review, ArbArgument what)
{
  g_return_val_if_fail (review != NULL, FALSE);

  for (guint i = 0; i < review->doubted->len; i++)
    if (g_array_index (review->doubted, ArbArgument, i) == what)
      return TRUE;
  return FALSE;
}

void
arb_count_review_clear (ArbCountReview *review)
{
  g_return_if_fail (review != NULL);

  g_clear_pointer (&review->doubted, g_array_unref);
  g_clear_pointer (&review->doubts, g_ptr_array_unref);
  g_clear_pointer (&review->tie, g_free);
  g_clear_pointer (&review->refusal, g_free);
}

/* Makes @game (transfer full) that of the session. */
static void
take_game (ArbSession *self, ArbGame *game)
{
  arb_story_clear (self->story);
  self->n_saved = 0;
  arb_document_set_game (self->document, game);
  arb_session_learn_names (self);
  arb_session_commit (self);
}

void
arb_session_set_count (ArbSession *self, const ArbHolding *counts, guint n_counts)
{
  ArbGame *game;

  g_return_if_fail (arb_session_get_counting (self) != ARB_COUNTING_NONE);
  g_return_if_fail (counts != NULL || n_counts == 0);

  game = counted_new (self, counts, n_counts, NULL);
  if (arb_session_get_over (self))
    end_again (self, game, counts, n_counts);
  take_game (self, game);
}

gboolean
arb_session_count (ArbSession *self, const ArbHolding *counts, guint n_counts, char **reason)
{
  g_autoptr (ArbGame) game = NULL;
  g_autofree char *refusal = NULL;

  g_return_val_if_fail (arb_catalogue_can_count (self->wording.catalogue), FALSE);
  g_return_val_if_fail (counts != NULL || n_counts == 0, FALSE);

  game = counted_new (self, counts, n_counts, &refusal);
  if (refusal != NULL)
    {
      if (reason != NULL)
        *reason = g_steal_pointer (&refusal);
      return FALSE;
    }
  end_again (self, game, counts, n_counts);
  take_game (self, g_steal_pointer (&game));
  return TRUE;
}

GArray *
arb_session_dup_count (ArbSession *self)
{
  GArray *counts;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  counts = read_count (self);
  return counts != NULL ? counts : g_array_new (FALSE, FALSE, sizeof (ArbHolding));
}

ArbCounting
arb_session_get_counting (ArbSession *self)
{
  g_autoptr (GArray) counts = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), ARB_COUNTING_NONE);

  if (arb_session_get_over (self) ? !self->sheet.only_end
                                  : !arb_library_holds_count (self->file.path))
    return ARB_COUNTING_NONE;
  counts = read_count (self);
  if (counts == NULL)
    return ARB_COUNTING_NONE;
  return arb_session_get_over (self) ? ARB_COUNTING_DONE : ARB_COUNTING_DRAFT;
}
