/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/turn/turn-state.h"

#include "engine/core/notation.h"
#include "model/session/phrase-search.h"
#include "model/turn/part-choice.h"
#include "wording/notation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ArbTurnState, arb_turn_state, G_TYPE_OBJECT)

static void
emit_changed (ArbTurnState *self, ArbTurnChange change)
{
  g_signal_emit (self, changed_signal, 0, (guint) change);
}

static void
forget_held (ArbTurnState *self)
{
  g_clear_object (&self->held);
  g_clear_object (&self->held_cell);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->meant, g_ptr_array_unref);
}

static void
arb_turn_state_dispose (GObject *object)
{
  ArbTurnState *self = ARB_TURN_STATE (object);

  forget_held (self);
  g_clear_pointer (&self->sheet, arb_offer_sheet_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (arb_turn_state_parent_class)->dispose (object);
}

static void
arb_turn_state_finalize (GObject *object)
{
  ArbTurnState *self = ARB_TURN_STATE (object);

  g_free (self->drawer);
  g_free (self->news);

  G_OBJECT_CLASS (arb_turn_state_parent_class)->finalize (object);
}

static void
arb_turn_state_class_init (ArbTurnStateClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_turn_state_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_turn_state_finalize;

  changed_signal = g_signal_new ("changed", ARB_TYPE_TURN_STATE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
arb_turn_state_init (ArbTurnState *self)
{
}

/* After a move, the drawer is closed and no key is pressed. */
static void
close_after_move (ArbTurnState *self)
{
  guint length = arb_session_get_length (self->session);

  if (self->length == length)
    return;
  g_clear_pointer (&self->drawer, g_free);
  self->pressed[0] = '\0';
  self->length = length;
}

/* What depends on the chosen parts. */
static void
update_suggested (ArbTurnState *self)
{
  arb_offer_sheet_suggest (self->sheet);
  arb_offer_keys_assign (self->sheet);
}

static void
update_sheet (ArbTurnState *self)
{
  arb_offer_sheet_update (self->sheet);
  arb_part_choice_update (self->sheet);
  update_suggested (self);
}

static void
on_session_changed (ArbTurnState *self)
{
  forget_held (self);
  close_after_move (self);
  update_sheet (self);
  emit_changed (self, ARB_TURN_MOMENT);
}

ArbTurnState *
arb_turn_state_new (ArbSession *session)
{
  ArbTurnState *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_TURN_STATE, NULL);
  self->session = g_object_ref (session);
  self->length = arb_session_get_length (session);
  self->sheet = arb_offer_sheet_new (session);
  update_sheet (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
arb_turn_state_open (ArbTurnState *self, const char *drawer)
{
  g_return_if_fail (ARB_IS_TURN_STATE (self));

  if (g_strcmp0 (self->drawer, drawer) == 0)
    return;
  g_free (self->drawer);
  self->drawer = g_strdup (drawer);
  forget_held (self);
  emit_changed (self, ARB_TURN_SHEET);
}

/* Keeps a move that was not played, for “Allow Anyway”, with the verdict on it. */
static void
hold (ArbTurnState *self, ArbChoice *choice, ArbOfferCell *cell)
{
  g_autoptr (ArbChoice) kept = g_object_ref (choice);
  g_autoptr (ArbOfferCell) kept_cell = cell != NULL ? g_object_ref (cell) : NULL;

  forget_held (self);
  self->held = g_steal_pointer (&kept);
  self->held_cell = g_steal_pointer (&kept_cell);
  self->answers = arb_session_dup_answers (self->session, choice->move, &choice->verdict);
  emit_changed (self, ARB_TURN_VERDICT);
}

static void
hold_cell (ArbTurnState *self, ArbOfferCell *cell)
{
  hold (self, arb_offer_item_get_choice (cell->item), cell);
}

/* Tells what people may not expect of the gesture that was recorded. */
static void
tell (ArbTurnState *self, char *news)
{
  g_free (self->news);
  self->news = news;
  if (news != NULL)
    emit_changed (self, ARB_TURN_NEWS);
}

static gboolean
play (ArbTurnState *self, ArbMove move, gboolean allow)
{
  ArbVerdict verdict;
  g_autoptr (ArbChoice) choice = NULL;

  if (arb_session_play (self->session, move, allow, &verdict))
    {
      tell (self, arb_session_dup_news (self->session));
      return TRUE;
    }
  choice = arb_session_dup_choice (self->session, move, &verdict);
  hold (self, choice, NULL);
  return FALSE;
}

/* Finds the cell that makes the moves of @offer now. */
static ArbOfferCell *
find_cell (ArbTurnState *self, const ArbOffer *offer)
{
  for (guint i = 0; i < self->sheet->cells->len; i++)
    {
      ArbOfferCell *cell = self->sheet->cells->pdata[i];
      const ArbOffer *other = &cell->item->offer;

      if (other->n_moves == offer->n_moves
          && memcmp (other->moves, offer->moves, offer->n_moves * sizeof (ArbMove)) == 0)
        return cell;
    }

  return NULL;
}

/* Judges the offer again, because the answer to a rule can have changed the verdict. */
static void
hold_as_it_is_now (ArbTurnState *self, const ArbOffer *offer, const ArbVerdict *verdict)
{
  ArbOfferCell *now = find_cell (self, offer);
  g_autoptr (ArbChoice) choice = NULL;

  if (now != NULL)
    {
      hold_cell (self, now);
      return;
    }
  choice = arb_session_dup_choice (self->session, offer->moves[0], verdict);
  hold (self, choice, NULL);
}

static void
play_item (ArbTurnState *self, ArbOfferItem *item, gboolean allow)
{
  const ArbOffer *offer = &item->offer;
  ArbVerdict verdict;

  if (arb_session_play_moves (self->session, offer->moves, offer->n_moves, allow, &verdict))
    tell (self, arb_session_dup_news (self->session));
  else
    hold_as_it_is_now (self, offer, &verdict);
}

/* Corrects what the table has said, if the offer is pressed again, or another one that would
 * contradict it. Returns whether it did. */
static gboolean
correct (ArbTurnState *self, const ArbOffer *offer)
{
  g_autofree char *line = arb_session_correct_offer (self->session, offer);

  if (line == NULL)
    return FALSE;
  /* Translators: a line of the log that the table has corrected: “Domain 3 shows red” */
  tell (self, g_strdup_printf (_ ("Taken back: %s"), line));
  return TRUE;
}

void
arb_turn_state_take (ArbTurnState *self, ArbOfferCell *cell)
{
  g_autoptr (ArbOfferItem) item = NULL;
  gboolean again;

  g_return_if_fail (ARB_IS_TURN_STATE (self));
  g_return_if_fail (ARB_IS_OFFER_CELL (cell));

  item = g_object_ref (cell->item);
  again = cell == self->held_cell && arb_offer_cell_is_allowed (cell);
  if (cell->is_part && arb_offer_item_is_plain (item))
    {
      forget_held (self);
      arb_part_choice_toggle (self->sheet, cell);
      update_suggested (self);
      emit_changed (self, ARB_TURN_SHEET);
    }
  else if (!correct (self, &item->offer))
    {
      if (again || arb_offer_item_is_plain (item))
        play_item (self, item, FALSE);
      else
        hold_cell (self, cell);
    }
}

void
arb_turn_state_refuse (ArbTurnState *self, const char *said, const char *message)
{
  g_return_if_fail (ARB_IS_TURN_STATE (self));

  forget_held (self);
  self->said = g_strdup (said);
  self->message = g_strdup (message);
  emit_changed (self, ARB_TURN_VERDICT);
}

/* Returns the message for a line that is no move. A line that does not begin with a verb was
 * written in words, so the message does not mention the notation. */
static char *
dup_mistake (const char *text, const GError *error)
{
  if (!g_error_matches (error, ARB_NOTATION_ERROR, ARB_NOTATION_NO_VERB))
    return g_strdup (error->message);
  /* Translators: what somebody wrote in words */
  return g_strdup_printf (_ ("“%s” is not possible now. While you type, Arbiter proposes what is."),
                          text);
}

/* Asks which of the moves @meant (transfer full) the words of @text mean. */
static void
ask_meaning (ArbTurnState *self, const char *text, const GError *error, GPtrArray *meant)
{
  g_autofree char *kept = g_strdup (text);

  forget_held (self);
  self->message = dup_mistake (kept, error);
  self->said = g_steal_pointer (&kept);
  self->meant = meant;
  emit_changed (self, ARB_TURN_VERDICT);
}

/* Plays a typed move; a move without effect is held until it is entered again. */
static gboolean
play_typed (ArbTurnState *self, ArbMove move)
{
  g_autoptr (ArbChoice) choice = arb_session_dup_judged (self->session, move);

  if (choice->verdict.value != ARB_VOID
      || (arb_turn_state_is_allowed (self) && arb_move_equal (self->held->move, choice->move)))
    return play (self, move, FALSE);
  hold (self, choice, NULL);
  return FALSE;
}

gboolean
arb_turn_state_enter (ArbTurnState *self, const char *text)
{
  g_autoptr (GPtrArray) meant = NULL;
  g_autoptr (GError) error = NULL;
  ArbMove move;

  g_return_val_if_fail (ARB_IS_TURN_STATE (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (arb_session_parse (self->session, text, &move, &error))
    return play_typed (self, move);
  meant = arb_phrase_search_find (self->session, text);
  if (meant->len == 1)
    return play_typed (self, ARB_CHOICE (meant->pdata[0])->move);
  ask_meaning (self, text, error, g_steal_pointer (&meant));
  return FALSE;
}

gboolean
arb_turn_state_allow (ArbTurnState *self)
{
  g_return_val_if_fail (ARB_IS_TURN_STATE (self), FALSE);

  if (self->held_cell != NULL)
    {
      g_autoptr (ArbOfferItem) item = g_object_ref (self->held_cell->item);

      play_item (self, item, TRUE);
      return FALSE;
    }
  return self->held != NULL && play (self, self->held->move, TRUE);
}

gboolean
arb_turn_state_is_allowed (ArbTurnState *self)
{
  g_return_val_if_fail (ARB_IS_TURN_STATE (self), FALSE);
  return self->held != NULL && arb_verdict_allows (&self->held->verdict);
}

void
arb_turn_state_answer (ArbTurnState *self, ArbChoice *answer)
{
  g_autoptr (ArbChoice) asked = NULL;
  g_autoptr (ArbOfferItem) item = NULL;
  ArbMove move;

  g_return_if_fail (ARB_IS_TURN_STATE (self));
  g_return_if_fail (ARB_IS_CHOICE (answer));
  g_return_if_fail (self->held != NULL);

  move = answer->move;
  asked = g_object_ref (self->held);
  item = self->held_cell != NULL ? g_object_ref (self->held_cell->item) : NULL;
  if (!play (self, move, FALSE))
    return;
  if (item != NULL)
    play_item (self, item, FALSE);
  else
    play (self, asked->move, FALSE);
}

gboolean
arb_turn_state_speaks (ArbTurnState *self)
{
  g_return_val_if_fail (ARB_IS_TURN_STATE (self), FALSE);
  return self->held != NULL || self->message != NULL;
}

void
arb_turn_state_dismiss (ArbTurnState *self)
{
  g_return_if_fail (ARB_IS_TURN_STATE (self));

  if (!arb_turn_state_speaks (self))
    return;
  forget_held (self);
  emit_changed (self, ARB_TURN_VERDICT);
}

/* Asks again what a line means; %FALSE if it is a move now. */
static gboolean
ask_again (ArbTurnState *self)
{
  g_autoptr (GError) error = NULL;
  ArbMove move;

  if (arb_session_parse (self->session, self->said, &move, &error))
    return FALSE;
  ask_meaning (self, self->said, error, arb_phrase_search_find (self->session, self->said));
  return TRUE;
}

void
arb_turn_state_translate (ArbTurnState *self)
{
  g_autoptr (ArbOfferCell) cell = NULL;
  g_autoptr (ArbChoice) choice = NULL;

  g_return_if_fail (ARB_IS_TURN_STATE (self));

  update_sheet (self);
  emit_changed (self, ARB_TURN_SHEET);
  cell = g_steal_pointer (&self->held_cell);
  if (cell != NULL)
    hold_cell (self, cell);
  else if (self->held != NULL)
    {
      choice = arb_session_dup_choice (self->session, self->held->move, &self->held->verdict);
      hold (self, choice, NULL);
    }
  else if (self->meant == NULL || !ask_again (self))
    arb_turn_state_dismiss (self);
}

/* Opens the list whose numbers can be pressed next. */
static void
open_awaited (ArbTurnState *self)
{
  const char *list = self->lost ? NULL : arb_offer_keys_get_list (self->sheet, self->pressed[0]);

  if (list != NULL)
    arb_turn_state_open (self, list);
}

ArbKeysResult
arb_turn_state_press (ArbTurnState *self, char key, ArbOfferCell **cell)
{
  ArbKeysResult result;

  g_return_val_if_fail (ARB_IS_TURN_STATE (self), ARB_KEYS_LOST);
  g_return_val_if_fail (cell != NULL, ARB_KEYS_LOST);

  result = arb_offer_keys_press (self->sheet, self->pressed, key, cell);
  self->lost = result == ARB_KEYS_LOST;
  open_awaited (self);
  emit_changed (self, ARB_TURN_KEYS);
  return result;
}

void
arb_turn_state_forget_keys (ArbTurnState *self)
{
  g_return_if_fail (ARB_IS_TURN_STATE (self));

  if (self->pressed[0] == '\0')
    return;
  self->pressed[0] = '\0';
  emit_changed (self, ARB_TURN_KEYS);
}
