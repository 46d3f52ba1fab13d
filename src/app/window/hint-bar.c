/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/hint-bar.h"

#include "app/widgets/resources.h"
#include "app/widgets/settings.h"
#include "model/session/log-line.h"

#include <glib/gi18n.h>

#define WORDS "hint." /* prefix of the words of a game that explain it */

struct _ArbHintBar
{
  ArbSessionView parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GSettings *settings;
  const char *hint; /* static id */
  gint put_away_at; /* length of the log when a hint was last dismissed; -1 for never */
};

G_DEFINE_FINAL_TYPE (ArbHintBar, arb_hint_bar, ARB_TYPE_SESSION_VIEW)

static gboolean
is_first_turn (ArbSession *session)
{
  return arb_game_get_state (arb_document_get_game (arb_session_get_document (session)))->turn == 1
         && !arb_session_get_over (session);
}

/* Whether somebody has made a decision; moves about the set-up are none. */
static gboolean
has_decision (ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  const ArbVerb *verbs = arb_game_get_catalogue (game)->ruleset->verbs;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      if (verbs[arb_game_get_entry (game, i)->move.verb].kind == ARB_VERB_DECISION)
        return TRUE;
    }
  return FALSE;
}

/* Whether the last gesture contains implied moves. */
static gboolean
has_implied (ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));

  for (guint i = arb_game_get_length (game); i > 0; i--)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i - 1);

      if (entry->implied)
        return TRUE;
      if (entry->opens)
        return FALSE;
    }
  return FALSE;
}

/* Whether a button consists of a number of cards in a column. */
static gboolean
has_columns (ArbSession *session)
{
  GListModel *offers = arb_session_get_offers (session);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (offers, i);

      if (arb_offer_item_get_column (item) > 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns a hint that only this game has; %NULL if it has none with this id. */
static char *
dup_word (ArbSession *session, const char *id)
{
  char *word = arb_session_dup_word (session, id);

  if (g_str_equal (word, id))
    g_clear_pointer (&word, g_free);
  return word;
}

static gboolean
has_planets (ArbSession *session)
{
  g_autofree char *word = dup_word (session, WORDS "planets");

  return word != NULL && has_decision (session);
}

static gboolean
is_beginning (ArbSession *session)
{
  return !has_decision (session);
}

/* The hints in the order of their importance; each is shown when it is due. */
static const struct
{
  const char *id;
  const char *text; /* or the id of a word of the game */
  gboolean (*is_due) (ArbSession *session);
} hints[] = {
  { "choose",
    N_ ("Tap what the player does. Dashed buttons are against the rules; tap one to see why."),
    is_beginning },
  { "columns",
    N_ ("The large number on a button is what the move brings. The number above its column is "
        "how many cards go with it. “!” marks the first button that brings nothing more."),
    has_columns },
  { "planets", WORDS "planets", has_planets },
  { "undo",
    N_ ("A slip? Undo is always at the top left. To change something earlier, tap its line in "
        "the log, then the move."),
    has_decision },
  { "implied",
    N_ ("Arbiter adds obvious moves by itself, like a player who dissents. You see them in the "
        "log."),
    has_implied },
  { "tell",
    N_ ("Hands stay secret. Tell… is for what everybody saw: with it, Arbiter knows more exactly "
        "what is possible."),
    has_decision },
};

/* Whether people have dismissed a hint since the last move: they want to see the table now, so the
 * next hint waits for the next move. */
static gboolean
rests (ArbHintBar *self, ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));

  return self->put_away_at == (gint) arb_game_get_length (game);
}

static guint
find_hint (ArbHintBar *self, ArbSession *session)
{
  if (rests (self, session))
    return G_N_ELEMENTS (hints);
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      if (!arb_settings_has (self->settings, "dismissed-hints", hints[i].id)
          && hints[i].is_due (session))
        return i;
    }
  return G_N_ELEMENTS (hints);
}

/* Hides the folded revealer, so that screen readers skip it. */
static void
show_revealer (ArbHintBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->revealer),
                          self->hint != NULL || gtk_revealer_get_child_revealed (self->revealer));
}

static void
show_text (ArbHintBar *self, ArbSession *session, const char *text)
{
  g_autofree char *word = g_str_has_prefix (text, WORDS) ? dup_word (session, text) : NULL;

  gtk_label_set_text (self->label, word != NULL ? word : _ (text));
}

static void
arb_hint_bar_update (ArbSessionView *view)
{
  ArbHintBar *self = ARB_HINT_BAR (view);
  ArbSession *session = arb_session_view_get_session (view);
  guint index = G_N_ELEMENTS (hints);

  if (self->settings != NULL && is_first_turn (session))
    index = find_hint (self, session);
  self->hint = index < G_N_ELEMENTS (hints) ? hints[index].id : NULL;
  if (self->hint != NULL)
    show_text (self, session, hints[index].text);
  show_revealer (self);
  gtk_revealer_set_reveal_child (self->revealer, self->hint != NULL);
}

static void
on_dismissed_changed (ArbHintBar *self)
{
  g_auto (GStrv) dismissed = g_settings_get_strv (self->settings, "dismissed-hints");

  /* The preferences have reset all hints. */
  if (dismissed[0] == NULL)
    self->put_away_at = -1;
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) != NULL)
    arb_hint_bar_update (ARB_SESSION_VIEW (self));
}

static void
dismiss (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbHintBar *self = ARB_HINT_BAR (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  if (self->hint == NULL)
    return;
  self->put_away_at =
      (gint) arb_game_get_length (arb_document_get_game (arb_session_get_document (session)));
  arb_settings_add (self->settings, "dismissed-hints", self->hint);
}

void
arb_hint_bar_set_settings (ArbHintBar *self, GSettings *settings)
{
  g_return_if_fail (ARB_IS_HINT_BAR (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::dismissed-hints", G_CALLBACK (on_dismissed_changed),
                           self, G_CONNECT_SWAPPED);
}

const char *
arb_hint_bar_get_hint (ArbHintBar *self)
{
  g_return_val_if_fail (ARB_IS_HINT_BAR (self), NULL);
  return self->hint;
}

static void
arb_hint_bar_dispose (GObject *object)
{
  g_clear_object (&ARB_HINT_BAR (object)->settings);

  G_OBJECT_CLASS (arb_hint_bar_parent_class)->dispose (object);
}

static void
arb_hint_bar_class_init (ArbHintBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_hint_bar_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_hint_bar_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "window/hint-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbHintBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ArbHintBar, label);
  gtk_widget_class_bind_template_callback (widget_class, show_revealer);
  gtk_widget_class_install_action (widget_class, "hint.dismiss", NULL, dismiss);
}

static void
arb_hint_bar_init (ArbHintBar *self)
{
  self->put_away_at = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}
