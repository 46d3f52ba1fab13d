/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include "engine/notation.h"
#include "model/choice.h"
#include "model/counter.h"
#include "model/offer-item.h"
#include "model/score-row.h"
#include "model/zone.h"
#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

void
arb_session_lists_init (ArbSessionLists *lists)
{
  lists->choices = g_list_store_new (ARB_TYPE_CHOICE);
  lists->offers = g_list_store_new (ARB_TYPE_OFFER_ITEM);
  lists->log = g_list_store_new (ARB_TYPE_LOG_LINE);
  lists->zones = g_list_store_new (ARB_TYPE_ZONE);
  lists->counters = g_list_store_new (ARB_TYPE_COUNTER);
  lists->scores = g_list_store_new (ARB_TYPE_SCORE_ROW);
}

void
arb_session_lists_clear (ArbSessionLists *lists)
{
  g_clear_object (&lists->choices);
  g_clear_object (&lists->offers);
  g_clear_object (&lists->log);
  g_clear_object (&lists->zones);
  g_clear_object (&lists->counters);
  g_clear_object (&lists->scores);
}

char *
arb_verdict_dup_text (const ArbWording *wording, guint seat, const ArbVerdict *verdict)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];
      g_autofree char *sentence = arb_wording_reason (wording, seat, reason);
      g_autofree char *citation = arb_wording_citation (wording, reason->rule);

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, sentence);
      if (citation != NULL)
        g_string_append_printf (text, " (%s)", citation);
    }
  return g_string_free (text, FALSE);
}

/* What the choices of a verb have in common; empty where the system has no word for it. */
static char *
describe_group (const ArbWording *wording, const ArbVerb *verb)
{
  g_autofree char *id = g_strconcat ("choice.", verb->name, NULL);
  const char *word = arb_words_get (wording->catalogue, id);

  return g_strdup (word != NULL ? word : "");
}

ArbChoice *
arb_choice_new_in_words (const ArbState *state, const ArbWording *wording, ArbMove move,
                         const ArbVerdict *verdict)
{
  const ArbVerb *verb = &wording->catalogue->ruleset->verbs[move.verb];
  ArbChoice *choice = arb_choice_new (move, verdict, arb_can_overrule (state, verdict));

  arb_choice_set_words (choice, describe_group (wording, verb), arb_wording_move (wording, move),
                        arb_move_to_string (wording->catalogue, move),
                        arb_verdict_dup_text (wording, move.seat, verdict));
  return choice;
}

/* Replaces all items at once, so that whoever listens hears of it once. */
static void
replace_all (GListStore *store, GPtrArray *items)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (store));

  g_list_store_splice (store, 0, n, items->pdata, items->len);
}

static void
collect_choices (const ArbState *state, const ArbWording *wording, guint seat, GPtrArray *choices)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint n = arb_ruleset_of (state)->candidates (state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;

      arb_check (state, moves[i], &verdict);
      g_ptr_array_add (choices, arb_choice_new_in_words (state, wording, moves[i], &verdict));
    }
}

void
arb_choices_collect (const ArbState *state, const ArbWording *wording, GPtrArray *choices)
{
  guint seats = arb_ruleset_of (state)->to_decide (state);

  for (guint seat = 0; seat <= ARB_MAX_SEATS; seat++)
    {
      if (seats & 1u << seat)
        collect_choices (state, wording, seat, choices);
    }
}

static gboolean
is_closing (const ArbState *state, ArbMove move)
{
  return arb_ruleset_of (state)->verbs[move.verb].kind == ARB_VERB_CLOSING;
}

static gboolean
has_move (GPtrArray *choices, ArbMove move)
{
  for (guint i = 0; i < choices->len; i++)
    {
      if (arb_move_equal (arb_choice_get_move (choices->pdata[i]), move))
        return TRUE;
    }
  return FALSE;
}

/*
 * What the same seat could do right after @closing, if the game takes it as going without saying:
 * one tap instead of two.
 */
static void
collect_choices_after (const ArbGame *game, const ArbWording *wording, ArbMove closing,
                       GPtrArray *choices)
{
  const ArbState *state = arb_game_get_state (game);
  g_autofree ArbState *after = g_memdup2 (state, ARB_STATE_MAX);
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint n;

  arb_apply (after, closing, FALSE);
  n = arb_list (after, closing.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      ArbMove move = moves[i];
      ArbMove implied[2];
      ArbVerdict verdict;

      if (is_closing (state, move) || has_move (choices, move)
          || arb_complete (state, &move, implied, G_N_ELEMENTS (implied), &verdict) != 1
          || !arb_move_equal (implied[0], closing) || verdict.value != ARB_LEGAL)
        continue;
      g_ptr_array_add (choices, arb_choice_new_in_words (state, wording, move, &verdict));
    }
}

/* Only where one seat decides: what several could do later depends on who is faster. */
static void
look_ahead (const ArbGame *game, const ArbWording *wording, GPtrArray *choices)
{
  const ArbState *state = arb_game_get_state (game);
  guint n = choices->len;

  for (guint i = 0; i < n; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      if (arb_choice_is_plain (choice) && is_closing (state, arb_choice_get_move (choice)))
        collect_choices_after (game, wording, arb_choice_get_move (choice), choices);
    }
}

static void
update_choices (ArbSessionLists *lists, const ArbGame *game, const ArbWording *wording)
{
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (GPtrArray) choices = g_ptr_array_new_with_free_func (g_object_unref);
  guint seats = arb_ruleset_of (state)->to_decide (state);

  arb_choices_collect (state, wording, choices);
  if ((seats & (seats - 1)) == 0)
    look_ahead (game, wording, choices);
  replace_all (lists->choices, choices);
}

static void
update_offers (ArbSessionLists *lists, const ArbGame *game, const ArbWording *wording)
{
  g_autoptr (GPtrArray) offers = arb_offers_collect (arb_game_get_state (game), wording);

  replace_all (lists->offers, offers);
}

ArbLogLine *
arb_log_line_new_in_words (const ArbWording *wording, const ArbGame *game, guint index)
{
  const ArbEntry *entry = arb_game_get_entry (game, index);
  g_autofree ArbState *state = g_malloc (ARB_STATE_MAX);
  g_autofree char *adjustments = NULL;
  char *reason = NULL;

  if (entry->verdict.value != ARB_LEGAL)
    {
      reason = arb_verdict_dup_text (wording, entry->move.seat, &entry->verdict);
      adjustments = arb_wording_adjustments (wording, &entry->adjustments);
    }
  if (adjustments != NULL)
    {
      g_autofree char *why = g_steal_pointer (&reason);

      /* Translators: what the table added because a move lacked it: “Ben, Fighters +1” */
      reason = g_strdup_printf (_ ("%s\nAdjusted: %s"), why, adjustments);
    }
  arb_game_state_at (game, index, state);
  return arb_log_line_new (index + 1, state->turn, entry,
                           arb_wording_seat (wording, entry->move.seat),
                           arb_wording_move (wording, entry->move), reason);
}

static guint
count_kept_lines (ArbSessionLists *lists, const ArbGame *game)
{
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (lists->log)), arb_game_get_length (game));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ArbLogLine) line = g_list_model_get_item (G_LIST_MODEL (lists->log), i);

      if (!arb_log_line_is (line, arb_game_get_entry (game, i)))
        return i;
    }
  return n;
}

static void
update_log (ArbSessionLists *lists, const ArbGame *game, const ArbWording *wording)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (lists->log));
  guint kept = count_kept_lines (lists, game);

  for (guint i = kept; i < arb_game_get_length (game); i++)
    g_ptr_array_add (lines, arb_log_line_new_in_words (wording, game, i));
  if (kept < n_before || lines->len > 0)
    g_list_store_splice (lists->log, kept, n_before - kept, lines->pdata, lines->len);
}

static char *
describe_card_counters (const ArbWording *wording, const ArbView *view, const ArbViewCard *card)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);
      g_autofree char *title = arb_wording_id (wording, counter->id);

      if (i > 0)
        g_string_append (text, " · ");
      if (counter->limit < 0)
        g_string_append_printf (text, "%s %d", title, counter->value);
      else
        g_string_append_printf (text, "%s %d/%d", title, counter->value, counter->limit);
    }
  return g_string_free (text, FALSE);
}

static ArbZoneCard *
zone_card_new_in_words (const ArbWording *wording, const ArbView *view, const ArbViewCard *card)
{
  gboolean told = arb_argument_kind (card->card) >= ARB_ARGUMENT_NAME;
  char *name = arb_wording_argument (wording, card->card);
  char *label;

  if (card->number > 0)
    /* Translators: the number of a card at the table, then its name */
    label = g_strdup_printf (_ ("#%u %s"), card->number, name);
  else
    label = g_strdup (name);
  return arb_zone_card_new (view, card,
                            told ? arb_catalogue_get_name (wording->catalogue, card->card) : NULL,
                            name, label, describe_card_counters (wording, view, card));
}

GPtrArray *
arb_zones_collect (const ArbView *view, const ArbWording *wording)
{
  GPtrArray *zones = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);
      ArbZone *object = arb_zone_new (zone->id, arb_wording_id (wording, zone->id), zone->seat);

      for (guint j = 0; j < zone->n_cards; j++)
        {
          const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + j);

          arb_zone_take_card (object, zone_card_new_in_words (wording, view, card));
        }
      g_ptr_array_add (zones, object);
    }
  return zones;
}

static void
update_zones (ArbSessionLists *lists, const ArbView *view, const ArbWording *wording)
{
  g_autoptr (GPtrArray) zones = arb_zones_collect (view, wording);

  replace_all (lists->zones, zones);
}

static void
update_counters (ArbSessionLists *lists, const ArbView *view, const ArbWording *wording)
{
  g_autoptr (GPtrArray) counters = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < view->counters->len; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->counters, ArbViewCounter, i);

      g_ptr_array_add (counters,
                       arb_counter_new (counter->id, arb_wording_id (wording, counter->id),
                                        counter->seat, counter->value, counter->limit));
    }
  replace_all (lists->counters, counters);
}

static void
update_scores (ArbSessionLists *lists, const ArbGame *game, const ArbWording *wording)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);

  arb_game_score (game, &lists->sheet);
  for (guint i = 0; i < lists->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &lists->sheet.lines[i];

      g_ptr_array_add (rows, arb_score_row_new (line->seat,
                                                arb_wording_source (wording, line->source,
                                                                    line->subject),
                                                line->amount));
    }
  replace_all (lists->scores, rows);
}

void
arb_session_lists_update (ArbSessionLists *lists, const ArbGame *game, const ArbWording *wording)
{
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (ArbView) view = arb_view_new ();

  arb_ruleset_of (state)->describe (state, view);
  update_zones (lists, view, wording);
  update_counters (lists, view, wording);
  update_log (lists, game, wording);
  update_scores (lists, game, wording);
  update_choices (lists, game, wording);
  update_offers (lists, game, wording);
}

void
arb_session_lists_set_saved (ArbSessionLists *lists, guint n)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (lists->log));

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (ArbLogLine) line = g_list_model_get_item (G_LIST_MODEL (lists->log), i);

      arb_log_line_set_saved (line, i < n);
    }
}

guint
arb_session_lists_forget_log (ArbSessionLists *lists)
{
  guint n_saved = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lists->log)); i++)
    {
      g_autoptr (ArbLogLine) line = g_list_model_get_item (G_LIST_MODEL (lists->log), i);

      n_saved += arb_log_line_get_saved (line);
    }
  g_list_store_remove_all (lists->log);
  return n_saved;
}
