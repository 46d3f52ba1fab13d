/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/help/answers.h"
#include "engine/record/earlier.h"
#include "wording/clock.h"
#include "wording/decision.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

static const char *
get_edition_title (ArbSession *self)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  gint edition = arb_catalogue_find_edition (catalogue, self->wording.edition);

  if (edition < 0)
    return self->wording.edition;
  return arb_words_translate ("editions", catalogue->editions[edition].id, "title",
                              catalogue->editions[edition].title);
}

char *
arb_session_describe (ArbSession *self)
{
  g_autofree char *system = arb_wording_id (&self->wording, self->wording.catalogue->ruleset->id);
  guint last_turn = arb_session_get_last_turn (self);
  ArbClock clock;

  if (arb_session_get_sheet (self)->only_end)
    /* Translators: the game system and its edition */
    return g_strdup_printf (_ ("%s · %s"), system, get_edition_title (self));
  if (arb_session_get_clock (self, &clock) && clock.n_turns > 0)
    /* Translators: the game system, its edition, the number of the turn, and of all turns */
    return g_strdup_printf (_ ("%s · %s · turn %u of %u"), system, get_edition_title (self),
                            clock.turn, clock.n_turns);
  /* Translators: the game system, its edition, and the number of the turn or round */
  return g_strdup_printf (_ ("%s · %s · turn %u"), system, get_edition_title (self),
                          last_turn != 0 ? last_turn
                                         : arb_game_get_state (arb_session_get_game (self))->turn);
}

char *
arb_session_dup_last_round (ArbSession *self, gboolean brief)
{
  ArbClock clock;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  if (arb_session_get_over (self) || !arb_session_get_clock (self, &clock))
    return NULL;
  return arb_wording_last_round (&self->wording, &clock, arb_session_get_n_seats (self), brief);
}

ArbChoice *
arb_session_dup_choice (ArbSession *self, ArbMove move, const ArbVerdict *verdict)
{
  const ArbState *state;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (verdict != NULL, NULL);

  state = arb_game_get_state (arb_session_get_game (self));
  /* The text needs the seat, which may be missing in the move. */
  arb_canonicalize (state, &move);
  return arb_choice_new_in_words (state, &self->wording, move, verdict);
}

GPtrArray *
arb_session_dup_answers (ArbSession *self, ArbMove move, const ArbVerdict *verdict)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func (g_object_unref);
  ArbMove moves[ARB_MAX_MOVES];
  const ArbState *state;
  guint n;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (verdict != NULL, NULL);

  state = arb_game_get_state (arb_session_get_game (self));
  arb_canonicalize (state, &move);
  n = arb_list_answers (state, move, verdict, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      ArbVerdict answered;

      arb_check (state, moves[i], &answered);
      g_ptr_array_add (answers, arb_session_dup_choice (self, moves[i], &answered));
    }
  return answers;
}

ArbScoreProof *
arb_session_dup_proof (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_document_dup_proof (self->document);
}

const ArbCatalogue *
arb_session_get_catalogue (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  return self->wording.catalogue;
}

const ArbWording *
arb_session_get_wording (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return &self->wording;
}

char **
arb_session_dup_remedies (ArbSession *self, ArbChoice *choice)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *cause = NULL;
  g_auto (GStrv) words = NULL;
  const ArbVerdict *verdict;
  const ArbGame *game;
  ArbRemedies remedies;
  ArbMove move;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  verdict = &choice->verdict;
  if (arb_verdict_allows (verdict))
    return g_new0 (char *, 1);

  game = arb_session_get_game (self);
  move = choice->move;
  cause = arb_wording_cause (&self->wording, game,
                             arb_game_log_find_cause (arb_game_get_log (game),
                                                      arb_game_get_length (game), move, verdict));
  if (cause != NULL)
    g_strv_builder_add (lines, cause);
  arb_remedies_find (arb_game_get_state (game), move, verdict, &remedies);
  words = arb_wording_remedies (&self->wording, move.seat, verdict, &remedies);
  g_strv_builder_addv (lines, (const char **) words);
  return g_strv_builder_end (lines);
}

char *
arb_session_dup_word (ArbSession *self, const char *id)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return arb_wording_id (&self->wording, id);
}

ArbZoneCard *
arb_session_dup_face (ArbSession *self, const char *name)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return arb_face_new (&self->wording, arb_game_get_state (arb_session_get_game (self)), name);
}

ArbZoneCard *
arb_session_dup_picture (ArbSession *self, ArbOfferItem *item)
{
  g_autoptr (ArbView) view = arb_view_new ();

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (item), NULL);

  arb_view_add_zone (view, item->offer.kind, item->offer.seat);
  arb_offer_picture (arb_game_get_state (arb_session_get_game (self)), &item->offer, view);
  if (view->cards->len == 0)
    return NULL;
  return arb_zone_card_new (&self->wording, view, &g_array_index (view->cards, ArbViewCard, 0));
}

/* Finds a card among the names of the game. */
static ArbArgument
find_card (const ArbCatalogue *catalogue, const char *name)
{
  for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
    {
      gint index = arb_catalogue_find (catalogue, sort, name);

      if (index >= 0)
        return arb_argument_name (sort, (guint) index);
    }
  return ARB_ARGUMENT_NONE;
}

ArbZoneCard *
arb_face_new (const ArbWording *wording, const ArbState *state, const char *name)
{
  g_autoptr (ArbView) view = arb_view_new ();
  ArbArgument card = find_card (wording->catalogue, name);

  if (card == ARB_ARGUMENT_NONE)
    return NULL;
  arb_view_add_zone (view, "face", ARB_TABLE);
  arb_describe_face (state, card, view);
  return arb_zone_card_new (wording, view, &g_array_index (view->cards, ArbViewCard, 0));
}

ArbOfferItem *
arb_session_dup_joined (ArbSession *self, ArbOfferItem *set, const ArbMove *moves, guint n_moves)
{
  const ArbState *state;
  ArbWording *kept;
  ArbOfferItem *item;
  ArbOffer joined;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (ARB_IS_OFFER_ITEM (set), NULL);

  state = arb_game_get_state (arb_session_get_game (self));
  arb_offer_join (state, &set->offer, moves, n_moves, &joined);
  kept = arb_kept_wording_new (&self->wording, state);
  item = arb_offer_item_new (&joined, kept);
  arb_kept_wording_unref (kept);
  return item;
}

static ArbStoryLine *
find_last_part (GListModel *story, guint seat)
{
  for (guint i = g_list_model_get_n_items (story); i > 0; i--)
    {
      g_autoptr (ArbStoryLine) line = g_list_model_get_item (story, i - 1);

      if ((line->episode.seats & 1u << seat) != 0)
        return g_steal_pointer (&line);
    }

  return NULL;
}

char *
arb_session_dup_last_part (ArbSession *self, guint seat)
{
  g_autoptr (ArbStoryLine) line = NULL;
  GString *text;
  const GArray *results;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  line = find_last_part (arb_session_get_story (self), seat);
  if (line == NULL)
    return NULL;
  text = g_string_new (line->text);
  results = line->results;
  for (guint i = 0; i < results->len; i++)
    {
      const ArbStoryResult *result = &g_array_index (results, ArbStoryResult, i);
      g_autofree char *name = arb_session_dup_word (self, result->id);
      g_autofree char *amount = arb_words_label (name, result->text);

      /* Leaves out points, because scores may be hidden. */
      if (!g_str_equal (result->id, ARB_RESULT_POINTS))
        g_string_append_printf (text, " · %s", amount);
    }
  return g_string_free (text, FALSE);
}

char *
arb_session_dup_last_result (ArbSession *self, guint seat)
{
  g_autoptr (ArbStoryLine) line = NULL;
  const GArray *results;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  line = find_last_part (arb_session_get_story (self), seat);
  if (line == NULL || line->episode.seats != 1u << seat)
    return NULL;
  results = line->results;
  for (guint i = 0; i < results->len; i++)
    {
      const ArbStoryResult *result = &g_array_index (results, ArbStoryResult, i);

      if (!g_str_equal (result->id, ARB_RESULT_POINTS))
        return g_strdup (result->text);
    }
  return NULL;
}

/* Counts what the last line of the story has brought of the things that are to be decided now: they
 * are recorded in parts. */
static guint
count_recorded (ArbSession *self, const ArbMoment *moment)
{
  GListModel *story = arb_session_get_story (self);
  guint n = g_list_model_get_n_items (story);
  g_autoptr (ArbStoryLine) last = n > 0 ? g_list_model_get_item (story, n - 1) : NULL;

  if (last == NULL || last->episode.seats != 1u << moment->seat)
    return 0;
  for (guint i = 0; i < last->episode.n_results; i++)
    if (g_str_equal (last->episode.results[i].id, moment->unit))
      return (guint) MAX (0, last->episode.results[i].amount);
  return 0;
}

void
arb_session_get_moment (ArbSession *self, ArbMoment *moment)
{
  g_return_if_fail (ARB_IS_SESSION (self));

  arb_find_moment (arb_game_get_state (arb_session_get_game (self)), moment);
  if (moment->unit != NULL && moment->whole == moment->amount)
    moment->whole += count_recorded (self, moment);
}

char *
arb_session_dup_decision (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_wording_decision (&self->wording, &self->sheet);
}

char *
arb_session_dup_news (ArbSession *self)
{
  g_autofree char *news = NULL;
  g_autofree char *aside = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  news = arb_story_dup_news (self->story);
  if (self->n_aside == 0)
    return g_steal_pointer (&news);
  aside = g_strdup_printf (ngettext ("%u later move is set aside; Undo brings it back.",
                                     "%u later moves are set aside; Undo brings them back.",
                                     self->n_aside),
                           self->n_aside);
  return news != NULL ? arb_words_follow (aside, news) : g_steal_pointer (&aside);
}
