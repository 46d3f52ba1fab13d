/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/held-move.h"

#include "app/turn/turn-keys.h"
#include "app/widgets/press-guard.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/widgets.h"
#include "engine/core/notation.h"
#include "model/session/phrase-search.h"
#include "wording/notation.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ArbHeldMove
{
  ArbSessionView *panel;
  ArbVerdictBox *verdict;
  GtkWidget *choices;
  ArbChoice *pending;
  ArbOfferItem *pending_offer; /* the offer to which @pending belongs, if any */
  char *mistyped;              /* the line that was no move, if the box shows that */
  GtkWidget *held;             /* the button that is marked as held */
  GPtrArray *answers;
};

static void
forget (ArbHeldMove *self)
{
  g_clear_object (&self->pending);
  g_clear_object (&self->pending_offer);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->mistyped, g_free);
}

/* Returns the moves of a button, for #ArbPressGuard: two taps record them twice, unless the first
 * tap has to be answered. */
static GBytes *
dup_moves (GtkWidget *button, gpointer data)
{
  ArbHeldMove *self = data;
  ArbSession *session = arb_session_view_get_session (self->panel);
  const GPtrArray *offers;
  const ArbOffer *offer;
  guint index;

  if (session == NULL || !ARB_IS_OFFER_BUTTON (button)
      || gtk_widget_get_visible (GTK_WIDGET (self->verdict)))
    return NULL;
  offers = arb_session_get_offers (session);
  index = arb_offer_button_get_index (ARB_OFFER_BUTTON (button));
  if (index >= offers->len)
    return NULL;
  offer = &ARB_OFFER_ITEM (offers->pdata[index])->offer;
  return g_bytes_new (offer->moves, offer->n_moves * sizeof (ArbMove));
}

ArbHeldMove *
arb_held_move_new (ArbSessionView *panel, ArbVerdictBox *verdict, GtkWidget *choices)
{
  ArbHeldMove *self = g_new0 (ArbHeldMove, 1);

  self->panel = panel;
  self->verdict = verdict;
  self->choices = choices;
  arb_press_guard_set_identity_func (GTK_WIDGET (panel), dup_moves, self);
  return self;
}

void
arb_held_move_free (ArbHeldMove *self)
{
  forget (self);
  g_clear_weak_pointer (&self->held);
  g_free (self);
}

void
arb_held_move_dismiss (ArbHeldMove *self)
{
  arb_press_guard_note_change (GTK_WIDGET (self->panel));
  forget (self);
  if (self->held != NULL)
    gtk_widget_remove_css_class (self->held, "held");
  g_clear_weak_pointer (&self->held);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), FALSE);
}

/* Announces the verdict to the person who pressed the button, each time it is pressed. */
static void
announce (ArbHeldMove *self)
{
  g_autofree char *verdict = arb_verdict_box_dup_verdict (self->verdict);

  arb_widget_set_accessible_name (GTK_WIDGET (self->verdict), verdict);
  if (self->held != NULL)
    arb_verdict_announce (self->held, verdict);
}

void
arb_held_move_go_back (ArbHeldMove *self)
{
  GtkWidget *held = self->held;

  arb_held_move_dismiss (self);
  if (held != NULL)
    arb_widget_reveal (held);
}

static void
show_verdict (ArbHeldMove *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
  arb_widget_reveal (GTK_WIDGET (self->verdict));
  gtk_widget_activate_action (GTK_WIDGET (self->panel), "win.begun", NULL);
}

/* Marks the button as long as the verdict is shown, which takes room from the choices: the button
 * stays in sight. */
static void
mark (ArbHeldMove *self, GtkWidget *button)
{
  g_set_weak_pointer (&self->held, button);
  gtk_widget_add_css_class (button, "held");
  arb_widget_reveal (button);
}

static void
mark_pressed (ArbHeldMove *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->panel));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, self->choices))
    mark (self, focus);
}

/* Shows the verdict on a move that was not played, and keeps the move for “Allow Anyway”. */
static void
hold (ArbHeldMove *self, ArbChoice *choice)
{
  ArbSession *session = arb_session_view_get_session (self->panel);

  arb_held_move_dismiss (self);
  self->pending = g_object_ref (choice);
  self->answers = arb_session_dup_answers (session, choice->move, &choice->verdict);
  arb_verdict_box_show_choice (self->verdict, session, choice, self->answers);
  mark_pressed (self);
  show_verdict (self);
  announce (self);
}

static void
hold_offer (ArbHeldMove *self, ArbOfferItem *item)
{
  hold (self, arb_offer_item_get_choice (item));
  self->pending_offer = g_object_ref (item);
}

static void
show_news_toast (ArbHeldMove *self)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  g_autofree char *news = arb_session_dup_news (session);

  if (news != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->panel), "win.show-toast", "s", news);
}

static gboolean
play (ArbHeldMove *self, ArbMove move, gboolean allow)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  ArbVerdict verdict;

  if (arb_session_play (session, move, allow, &verdict))
    {
      show_news_toast (self);
      return TRUE;
    }
  else
    {
      g_autoptr (ArbChoice) choice = arb_session_dup_choice (session, move, &verdict);

      hold (self, choice);
      return FALSE;
    }
}

static ArbOfferItem *
find_offer (ArbSession *session, const ArbOffer *wanted)
{
  GPtrArray *offers = arb_session_get_offers (session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      const ArbOffer *offer = &item->offer;

      if (offer->n_moves == wanted->n_moves
          && memcmp (offer->moves, wanted->moves, wanted->n_moves * sizeof (ArbMove)) == 0)
        return g_object_ref (item);
    }
  return NULL;
}

/* Judges the offer again, because the answer can have changed the verdict. */
static void
hold_as_it_is_now (ArbHeldMove *self, ArbOfferItem *item, const ArbVerdict *verdict)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  g_autoptr (ArbOfferItem) now = find_offer (session, &item->offer);
  g_autoptr (ArbChoice) choice = NULL;

  if (now != NULL)
    {
      hold_offer (self, now);
      return;
    }
  choice = arb_session_dup_choice (session, item->offer.moves[0], verdict);
  hold (self, choice);
}

static void
play_offer (ArbHeldMove *self, ArbOfferItem *item, gboolean allow)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  const ArbOffer *offer = &item->offer;
  ArbVerdict verdict;

  if (arb_session_play_moves (session, offer->moves, offer->n_moves, allow, &verdict))
    show_news_toast (self);
  else
    hold_as_it_is_now (self, item, &verdict);
}

/* Corrects what the table has said, if the offer is pressed again, or another one that would
 * contradict it. Returns whether it did. */
static gboolean
correct (ArbHeldMove *self, ArbOfferItem *item)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  g_autofree char *line = arb_session_correct_offer (session, &item->offer);
  g_autofree char *news = NULL;

  if (line == NULL)
    return FALSE;
  /* Translators: a line of the log that the table has corrected: “Domain 3 shows red” */
  news = g_strdup_printf (_ ("Taken back: %s"), line);
  arb_held_move_dismiss (self);
  gtk_widget_activate_action (GTK_WIDGET (self->panel), "win.show-toast", "s", news);
  return TRUE;
}

void
arb_held_move_take (ArbHeldMove *self, ArbOfferItem *item)
{
  g_autoptr (ArbOfferItem) kept = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ARB_IS_OFFER_ITEM (item));

  kept = g_object_ref (item);
  if (correct (self, item))
    return;
  if (arb_offer_item_is_plain (item)
      || (item == self->pending_offer && arb_verdict_allows (&item->offer.verdict)))
    play_offer (self, item, FALSE);
  else
    hold_offer (self, item);
}

void
arb_held_move_refuse (ArbHeldMove *self, const char *said, const char *message)
{
  arb_held_move_dismiss (self);
  arb_verdict_box_show_error (self->verdict, said, message);
  show_verdict (self);
  announce (self);
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

/* Shows the moves that the words of @text may mean. */
static void
show_mistyped (ArbHeldMove *self, const char *text, const GError *error, GPtrArray *meant)
{
  g_autofree char *message = dup_mistake (text, error);

  arb_held_move_refuse (self, text, message);
  arb_verdict_box_show_phrases (self->verdict, meant);
  self->mistyped = g_strdup (text);
}

/* Plays a typed move; a move without effect is held until Enter is pressed again. */
static gboolean
play_typed (ArbHeldMove *self, ArbMove move)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  g_autoptr (ArbChoice) choice = arb_session_dup_judged (session, move);

  if (choice->verdict.value != ARB_VOID
      || (arb_held_move_is_allowed (self) && arb_move_equal (self->pending->move, choice->move)))
    return play (self, move, FALSE);
  hold (self, choice);
  return FALSE;
}

gboolean
arb_held_move_enter (ArbHeldMove *self, const char *text)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  g_autoptr (GPtrArray) meant = NULL;
  g_autoptr (GError) error = NULL;
  ArbMove move;

  if (arb_session_parse (session, text, &move, &error))
    return play_typed (self, move);
  meant = arb_phrase_search_find (session, text);
  if (meant->len == 1)
    return play_typed (self, ARB_CHOICE (meant->pdata[0])->move);
  show_mistyped (self, text, error, meant);
  return FALSE;
}

gboolean
arb_held_move_allow (ArbHeldMove *self)
{
  if (self->pending_offer != NULL)
    {
      g_autoptr (ArbOfferItem) item = g_object_ref (self->pending_offer);

      play_offer (self, item, TRUE);
      return FALSE;
    }
  return self->pending != NULL && play (self, self->pending->move, TRUE);
}

gboolean
arb_held_move_is_allowed (const ArbHeldMove *self)
{
  return self->pending != NULL && arb_verdict_allows (&self->pending->verdict);
}

void
arb_held_move_answer (ArbHeldMove *self, guint number)
{
  g_autoptr (ArbChoice) asked = NULL;
  g_autoptr (ArbOfferItem) offer = NULL;
  g_autoptr (ArbChoice) said = NULL;

  if (self->answers == NULL || number >= self->answers->len)
    return;

  said = g_object_ref (self->answers->pdata[number]);
  asked = g_steal_pointer (&self->pending);
  offer = g_steal_pointer (&self->pending_offer);
  if (!play (self, said->move, FALSE))
    return;
  if (offer != NULL)
    play_offer (self, offer, FALSE);
  else
    play (self, asked->move, FALSE);
}

/* Shows the verdict of @old again; its objects are made anew in another language. */
static void
hold_again (ArbHeldMove *self, const ArbHeldMove *old)
{
  ArbSession *session = arb_session_view_get_session (self->panel);
  g_autoptr (ArbOfferItem) offer = NULL;
  g_autoptr (ArbChoice) choice = NULL;
  g_autoptr (GPtrArray) meant = NULL;
  g_autoptr (GError) error = NULL;
  ArbMove move;

  if (old->pending_offer != NULL)
    offer = find_offer (session, &old->pending_offer->offer);
  if (offer != NULL)
    hold_offer (self, offer);
  else if (old->pending != NULL)
    {
      choice = arb_session_dup_choice (session, old->pending->move, &old->pending->verdict);
      hold (self, choice);
    }
  else if (old->mistyped != NULL && !arb_session_parse (session, old->mistyped, &move, &error))
    {
      meant = arb_phrase_search_find (session, old->mistyped);
      show_mistyped (self, old->mistyped, error, meant);
    }
}

void
arb_held_move_take_over (ArbHeldMove *self, const ArbHeldMove *old)
{
  GtkWidget *button =
      ARB_IS_OFFER_BUTTON (old->held)
          ? arb_turn_keys_find_button (self->choices,
                                       arb_offer_button_get_index (ARB_OFFER_BUTTON (old->held)))
          : NULL;

  hold_again (self, old);
  if (button != NULL)
    mark (self, button);
}
