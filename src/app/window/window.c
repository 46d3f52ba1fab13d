/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window.h"

#include "app/log/log-pane.h"
#include "app/score/finale-view.h"
#include "app/start/start-page.h"
#include "app/widgets/first-fit-layout.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/press-guard.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/settings.h"
#include "app/widgets/widgets.h"
#include "app/window/close-guard.h"
#include "app/window/game-page.h"
#include "app/window/first-hint.h"
#include "app/window/window-actions.h"
#include "app/window/window-private.h"
#include "app/window/window-size.h"
#include "model/session/session-result.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* Below this width the header has room for icons only. */
#define NARROW 600

/* Below this height the start page shows its buttons only. */
#define LOW 480

/* After Play Again people have their hands full of cards, so the toast that offers the set-up stays
 * for so many seconds. */
#define HANDS_FULL 12

/* A toast needs so many pixels between the buttons of the header. */
#define TOAST_WIDTH 320

struct _ArbWindow
{
  AdwApplicationWindow parent_instance;

  GtkStack *stack;
  ArbStartPage *start_page; /* (nullable): not made if a game is opened at once */
  ArbPage *page;
  ArbFinaleView *finale; /* (nullable): only while the game is over */
  gboolean at_table;     /* people look at the table of a game that is over */
  GtkWidget *shown;      /* the page or the finale, whichever is shown */
  AdwToastOverlay *toasts;
  GtkWidget *header;
  GtkMenuButton *log_button;
  GtkWidget *title_box;
  AdwWindowTitle *title;
  GtkWidget *ahead_button; /* in the place of the title while people look back */
  AdwWindowTitle *ahead_title;
  GtkMenuButton *menu_button;
  GtkWidget *undo;
  GtkWidget *undo_words;
  GtkWidget *redo;
  GtkWidget *back;  /* the last button at the start of the header */
  GtkWidget *tools; /* the first buttons at its end */
  ArbFirstHint *first_hint;
  GtkInfoBar *problem_bar;
  GtkLabel *problem_label;
  AdwMessageDialog *conflict_dialog; /* while it is open */
  ArbPassingToast toast;             /* the toast about what happened last */
  ArbPassingToast offered;           /* the toast that offers the set-up, before the first move */
  ArbSession *session;
  char *open_game; /* the path noted as open in the settings */
  gboolean ended;  /* whether it is noted as over */
  GSignalGroup *signals;
  gboolean table_mode;
  ArbPassingToast mode_toast; /* the toast about table mode on a phone */
  gboolean scores_hidden;
  guint awake; /* the cookie that keeps the screen on */
  ArbCloseGuard leaving;
};

enum
{
  PROP_TABLE_MODE = 1,
  PROP_SCORES_HIDDEN,
  PROP_HIDES_SCORES,
  PROP_AT_TABLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbWindow, arb_window, ADW_TYPE_APPLICATION_WINDOW)

/* Stores which game is open in this window, %NULL for none, and whether it is over. */
static void
note_open_file (ArbWindow *self, const char *path)
{
  gboolean ended = path != NULL && arb_session_get_was_over (self->session);
  gboolean same = g_strcmp0 (self->open_game, path) == 0;

  if (same && self->ended == ended)
    return;
  if (self->open_game != NULL && !same)
    arb_settings_remove ("open-games", self->open_game);
  g_free (self->open_game);
  self->open_game = g_strdup (path);
  self->ended = ended;
  if (path != NULL)
    arb_settings_note_open (path, ended);
}

/* A sample that people only looked at has no file to continue. */
static void
note_open_game (ArbWindow *self)
{
  if (arb_session_has_file (self->session))
    note_open_file (self, arb_session_get_path (self->session));
}

static void
set_awake (ArbWindow *self, gboolean awake)
{
  arb_window_inhibit (GTK_WINDOW (self), &self->awake, GTK_APPLICATION_INHIBIT_IDLE,
                      _ ("A game is being played"), awake);
}

/* The screen must not go dark during a turn; after the game it may. */
static void
update_awake (ArbWindow *self)
{
  set_awake (self, self->session != NULL && !arb_session_get_over (self->session)
                       && g_settings_get_boolean (arb_settings_get (), "keep-awake"));
}

/* After people went back, the place of the title says how many moves lie ahead, and leads to them.
 * Nothing else moves. */
static void
show_ahead (ArbWindow *self)
{
  guint n = self->session != NULL ? arb_session_count_ahead (self->session) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("%u later move", "%u later moves", n), n);
  const char *words[] = { text, adw_window_title_get_subtitle (self->ahead_title) };
  g_autofree char *name = arb_words_list (words, G_N_ELEMENTS (words));

  adw_window_title_set_title (self->ahead_title, text);
  arb_widget_set_accessible_name (self->ahead_button, name);
  gtk_widget_set_visible (self->ahead_button, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->title), n == 0);
}

static gboolean
is_narrow (ArbWindow *self)
{
  gboolean narrow = FALSE;

  if (self->page != NULL)
    g_object_get (self->page, "narrow", &narrow, NULL);
  return narrow;
}

/* The second line of the title: the last round, or else the game and the turn. It has the same height,
 * so that nothing moves. */
static void
show_subtitle (ArbWindow *self)
{
  g_autofree char *last =
      self->session != NULL ? arb_session_dup_last_round (self->session, is_narrow (self)) : NULL;

  arb_widget_set_class (GTK_WIDGET (self->title), "last-round", last != NULL);
  adw_window_title_set_subtitle (self->title, last != NULL ? last
                                              : self->session != NULL
                                                  ? arb_session_get_subtitle (self->session)
                                                  : "");
}

/* Says what Undo takes back, where people point at it or hear it; the word beside its picture stays the
 * same, so that Redo stays in its place. */
static void
show_undo (ArbWindow *self)
{
  g_autofree char *last = self->session != NULL ? arb_session_dup_last_said (self->session) : NULL;
  g_autofree char *text =
      last != NULL ? arb_words_label (_ ("Undo"), last) : g_strdup (_ ("Undo"));

  arb_widget_set_tooltip (self->undo, text);
  arb_widget_set_accessible_name (self->undo, text);
}

static void
update (ArbWindow *self)
{
  const char *title = self->session != NULL ? arb_session_get_title (self->session) : _ ("Arbiter");
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  adw_window_title_set_title (self->title, title);
  show_subtitle (self);
  show_undo (self);
  gtk_window_set_title (GTK_WINDOW (self), title);
  show_ahead (self);
  arb_window_actions_update (self);
  arb_widget_pass_keyboard (focus);
  update_awake (self);
}

/* Makes the finale of a game that is over, or removes that of one that goes on. Returns whether that
 * was necessary. */
static gboolean
have_finale (ArbWindow *self)
{
  gboolean over = self->session != NULL && arb_session_get_over (self->session);

  if (over == (self->finale != NULL))
    return FALSE;
  self->at_table = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AT_TABLE]);
  if (over)
    {
      self->finale = g_object_new (ARB_TYPE_FINALE_VIEW, "session", self->session, NULL);
      gtk_stack_add_child (self->stack, GTK_WIDGET (self->finale));
    }
  else
    gtk_stack_remove (self->stack, GTK_WIDGET (g_steal_pointer (&self->finale)));
  return TRUE;
}

/* The finale takes the place of the table, unless people look at that. Nobody has read yet what is
 * there now, so it takes no tap at first. */
static void
show_page (ArbWindow *self)
{
  gboolean ended = self->finale != NULL && !self->at_table;
  GtkWidget *page = ended ? GTK_WIDGET (self->finale) : GTK_WIDGET (self->page);

  gtk_widget_set_visible (self->back, self->finale != NULL && self->at_table);
  if (self->shown == page)
    return;
  self->shown = page;
  gtk_stack_set_visible_child (self->stack, page);
  arb_press_guard_note_page (page);
  if (ended)
    gtk_widget_grab_focus (page);
  else
    arb_turn_panel_focus_heading (arb_page_get_turn_panel (self->page));
}

/* Says why the game is not saved, as long as it is not. */
static void
show_problem (ArbWindow *self)
{
  const char *problem = arb_session_get_problem (self->session);
  g_autofree char *message = NULL;

  /* If saving failed for good, it is not repeated; people are asked what to do. */
  if (problem != NULL && !arb_session_get_conflict (self->session))
    /* Translators: why the game could not be saved */
    message = g_strdup_printf (
        _ ("Not saved yet, only kept in this window. Arbiter tries again. Make room, or save "
           "the game in another place.\n%s"),
        problem);
  if (problem != NULL)
    gtk_label_set_text (self->problem_label, message != NULL ? message : problem);
  gtk_info_bar_set_revealed (self->problem_bar, problem != NULL);
}

static void
on_try_again (ArbWindow *self)
{
  arb_session_save (self->session);
}

/* The game may have ended, or be continued. The toast with Undo is about the last gesture, so it is
 * withdrawn when there is another; the toast that offers the set-up is withdrawn after the first
 * move. */
static void
on_changed (ArbWindow *self)
{
  if (have_finale (self))
    {
      show_page (self);
      if (self->finale != NULL)
        arb_finale_view_reveal (self->finale);
    }
  note_open_game (self);
  show_problem (self);
  arb_passing_toast_withdraw (&self->toast);
  arb_passing_toast_withdraw (&self->offered);
}

/* The toast that offers the set-up would cover the new text. */
static void
begun (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_passing_toast_withdraw (&ARB_WINDOW (widget)->offered);
}

static void
show_toast (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbWindow *self = ARB_WINDOW (widget);

  arb_passing_toast_show (&self->toast, self->toasts, g_variant_get_string (target, NULL),
                          _ ("Undo"), "win.undo", 0);
}

void
arb_window_show_toast (ArbWindow *self, const char *message)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  arb_toast_show (self->toasts, message);
}

/* The game has another file. */
static void
on_moved (ArbWindow *self)
{
  note_open_game (self);
  g_object_notify (G_OBJECT (self->page), "look");
  update (self);
}

static void
on_conflict (ArbWindow *self)
{
  if (self->conflict_dialog != NULL)
    {
      arb_conflict_dialog_update (self->conflict_dialog, self);
      return;
    }
  g_set_weak_pointer (&self->conflict_dialog, arb_conflict_dialog_new (self));
  gtk_window_present (GTK_WINDOW (self->conflict_dialog));
}

ArbSession *
arb_window_get_session (ArbWindow *self)
{
  g_return_val_if_fail (ARB_IS_WINDOW (self), NULL);
  return self->session;
}

/* Returns how much of the width of the header @button takes, with those that lie outside of it. */
static int
get_taken (ArbWindow *self, GtkWidget *button)
{
  int width = gtk_widget_get_width (self->header);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (button, self->header, &bounds))
    return 0;
  return (int) MIN (bounds.origin.x + bounds.size.width, width - bounds.origin.x);
}

static void
set_table_mode (ArbWindow *self, gboolean on)
{
  self->table_mode = on;
  g_object_set (self, "fullscreened", on, NULL);
  if (!on)
    arb_passing_toast_withdraw (&self->mode_toast);
}

/* On a phone, where nothing can be larger, a toast says what has happened. */
static void
explain_table_mode (GtkWidget *widget)
{
  ArbWindow *self = ARB_WINDOW (widget);

  if (self->table_mode && is_narrow (self))
    arb_passing_toast_show (&self->mode_toast, self->toasts,
                            _ ("Full screen; nothing can be larger here"), _ ("Leave"),
                            "win.table-mode", 0);
}

/* Runs when the window has become fullscreen, because the table is laid out for the new size
 * then. */
static void
on_fullscreened (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    arb_widget_once_painted (GTK_WIDGET (window), explain_table_mode);
}

static void
set_at_table (ArbWindow *self, gboolean on)
{
  if (self->finale == NULL)
    return;
  self->at_table = on;
  show_page (self);
}

/* Escape leads back from what people only look at, or else from table mode. */
static gboolean
go_back (GtkWidget *widget, GVariant *nothing, gpointer data)
{
  ArbWindow *self = ARB_WINDOW (widget);

  if (!self->at_table && !self->table_mode)
    return FALSE;
  g_object_set (widget, self->at_table ? "at-table" : "table-mode", FALSE, NULL);
  return TRUE;
}

/* Places the toasts where they cover nothing that people tap: over the title, between the buttons
 * of the header bar; below the header bar if there is no room. */
static void
place_toasts (ArbWindow *self)
{
  int taken = MAX (get_taken (self, gtk_widget_get_visible (self->back) ? self->back : self->redo), get_taken (self, self->tools));
  gboolean fits = gtk_widget_get_width (self->header) - 2 * taken >= TOAST_WIDTH;

  gtk_widget_set_margin_top (GTK_WIDGET (self->toasts),
                             fits ? 0 : gtk_widget_get_height (self->header));
  gtk_widget_set_margin_start (GTK_WIDGET (self->toasts), fits ? taken : 0);
  gtk_widget_set_margin_end (GTK_WIDGET (self->toasts), fits ? taken : 0);
}

static void
on_narrow (ArbWindow *self)
{
  show_subtitle (self);
  if (!is_narrow (self))
    arb_passing_toast_withdraw (&self->mode_toast);
}

static void
notify_hides_scores (ArbWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HIDES_SCORES]);
}

void
arb_window_set_session (ArbWindow *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_WINDOW (self));
  g_return_if_fail (ARB_IS_SESSION (session));

  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  if (self->page != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (self->page));
  if (self->finale != NULL)
    gtk_stack_remove (self->stack, GTK_WIDGET (g_steal_pointer (&self->finale)));
  self->shown = NULL;
  self->page = arb_page_new (session);
  g_object_bind_property (self, "table-mode", self->page, "table-mode", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->page, "scores-hidden", self, "scores-hidden",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (self->page, "notify::look", G_CALLBACK (notify_hides_scores), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "notify::narrow", G_CALLBACK (on_narrow), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->page, "log-below", self->log_button, "visible",
                          G_BINDING_SYNC_CREATE);
  arb_menu_button_open_log (self->log_button, ARB_SESSION_VIEW (self->page));
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->page));
  have_finale (self);
  on_narrow (self);
  show_page (self);
  show_problem (self);
  arb_session_view_set_session (ARB_SESSION_VIEW (self->first_hint), session);
  note_open_game (self);
  update (self);
}

/* Whether scores are hidden until the end of the game. */
static gboolean
hides_scores (ArbWindow *self)
{
  return self->page != NULL && !arb_session_get_over (self->session)
         && arb_page_hides_scores (self->page);
}

void
arb_window_take_over (ArbWindow *self, ArbWindow *old)
{
  g_return_if_fail (ARB_IS_WINDOW (self));
  g_return_if_fail (ARB_IS_WINDOW (old));

  arb_window_size_take_over (GTK_WINDOW (self), GTK_WINDOW (old));
  g_object_set (self, "table-mode", old->table_mode, NULL);
  if (old->session != NULL)
    {
      arb_window_set_session (self, old->session);
      g_object_set (self, "at-table", old->at_table, NULL);
      arb_turn_panel_take_over (arb_page_get_turn_panel (self->page),
                                arb_page_get_turn_panel (old->page));
      if (arb_session_get_conflict (self->session))
        on_conflict (self);
    }
  set_awake (old, FALSE);
  arb_close_guard_take_over (&self->leaving, GTK_WINDOW (self), &old->leaving, GTK_WINDOW (old));
}

void
arb_window_show_games (ArbWindow *self, const char *last_game, const char *const *interrupted)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  if (self->start_page == NULL)
    {
      self->start_page = g_object_new (ARB_TYPE_START_PAGE, NULL);
      gtk_stack_add_child (self->stack, GTK_WIDGET (self->start_page));
    }
  arb_start_page_show_games (self->start_page, last_game, interrupted);
}

void
arb_window_offer_setup (ArbWindow *self, gboolean at_once)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  if (at_once)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.setup", NULL);
  else
    arb_passing_toast_show (&self->offered, self->toasts, _ ("The same table again"), _ ("Set Up"),
                            "win.setup", HANDS_FULL);
}

ArbTurnPanel *
arb_window_get_turn_panel (ArbWindow *self)
{
  g_return_val_if_fail (ARB_IS_WINDOW (self), NULL);
  return self->page != NULL ? arb_page_get_turn_panel (self->page) : NULL;
}

static gboolean
on_close (gpointer self)
{
  gtk_window_close (self);
  return G_SOURCE_REMOVE;
}

void
arb_window_close_soon (ArbWindow *self, gboolean unsaved)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  self->leaving.abandoned = unsaved;
  g_idle_add_full (G_PRIORITY_DEFAULT, on_close, g_object_ref (self), g_object_unref);
}

static void
on_saved (ArbWindow *self)
{
  arb_close_guard_update (&self->leaving, GTK_WINDOW (self), self->session);
}

void
arb_window_secure (ArbWindow *self)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  arb_close_guard_secure (&self->leaving, GTK_WINDOW (self), self->session);
}

static void
leave (ArbWindow *self)
{
  arb_window_size_remember (GTK_WINDOW (self));
  note_open_file (self, NULL);
  set_awake (self, FALSE);
}

void
arb_window_leave (ArbWindow *self)
{
  g_return_if_fail (ARB_IS_WINDOW (self));

  if (arb_close_guard_secure (&self->leaving, GTK_WINDOW (self), self->session))
    leave (self);
}

static void
on_lose (ArbWindow *self)
{
  if (self->session != NULL)
    arb_window_close_soon (self, TRUE);
}

static gboolean
arb_window_close_request (GtkWindow *window)
{
  ArbWindow *self = ARB_WINDOW (window);

  if (!arb_close_guard_agree (&self->leaving, window, self->session, G_CALLBACK (on_lose)))
    return GDK_EVENT_STOP;
  leave (self);
  return GTK_WINDOW_CLASS (arb_window_parent_class)->close_request (window);
}

static void
on_layout (ArbWindow *self)
{
  gboolean wide = gtk_widget_get_width (GTK_WIDGET (self)) >= NARROW;

  gtk_widget_set_visible (self->undo_words, wide);
  gtk_widget_set_visible (self->tools, wide);
  place_toasts (self);
  if (self->start_page != NULL)
    arb_start_page_set_low (self->start_page, gtk_widget_get_height (GTK_WIDGET (self)) < LOW);
}

static void
arb_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_window_parent_class)->realize (widget);

  /* Runs after the window's own handler, because showing or hiding the label is not allowed during
   * an allocation. */
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                           G_CALLBACK (on_layout), widget, G_CONNECT_SWAPPED);
}

static void
arb_window_dispose (GObject *object)
{
  ArbWindow *self = ARB_WINDOW (object);

  g_clear_weak_pointer (&self->conflict_dialog);
  arb_close_guard_clear (&self->leaving);
  arb_passing_toast_clear (&self->toast);
  arb_passing_toast_clear (&self->offered);
  arb_passing_toast_clear (&self->mode_toast);
  g_clear_pointer (&self->open_game, g_free);
  g_clear_object (&self->signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (arb_window_parent_class)->dispose (object);
}

static void
arb_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TABLE_MODE)
    g_value_set_boolean (value, ARB_WINDOW (object)->table_mode);
  else if (id == PROP_SCORES_HIDDEN)
    g_value_set_boolean (value, ARB_WINDOW (object)->scores_hidden);
  else if (id == PROP_AT_TABLE)
    g_value_set_boolean (value, ARB_WINDOW (object)->at_table);
  else if (id == PROP_HIDES_SCORES)
    g_value_set_boolean (value, hides_scores (ARB_WINDOW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbWindow *self = ARB_WINDOW (object);

  if (id == PROP_TABLE_MODE)
    set_table_mode (self, g_value_get_boolean (value));
  else if (id == PROP_SCORES_HIDDEN)
    self->scores_hidden = g_value_get_boolean (value);
  else if (id == PROP_AT_TABLE)
    set_at_table (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_window_class_init (ArbWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_window_dispose;
  G_OBJECT_CLASS (klass)->get_property = arb_window_get_property;
  G_OBJECT_CLASS (klass)->set_property = arb_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = arb_window_close_request;
  widget_class->realize = arb_window_realize;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, header);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, log_button);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, title_box);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, title);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, ahead_button);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, ahead_title);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, undo_words);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, back);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, tools);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, first_hint);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, problem_bar);
  gtk_widget_class_bind_template_child (widget_class, ArbWindow, problem_label);
  gtk_widget_class_bind_template_callback (widget_class, on_try_again);

  properties[PROP_TABLE_MODE] = g_param_spec_boolean ("table-mode", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORES_HIDDEN] =
      g_param_spec_boolean ("scores-hidden", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_AT_TABLE] = g_param_spec_boolean ("at-table", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HIDES_SCORES] = g_param_spec_boolean (ARB_HIDES_SCORES, NULL, NULL, FALSE,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_install_property_action (widget_class, "win.table-mode", "table-mode");
  gtk_widget_class_install_property_action (widget_class, "win.scores-hidden", "scores-hidden");
  gtk_widget_class_install_property_action (widget_class, "win.at-table", "at-table");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, go_back, NULL);
  gtk_widget_class_install_action (widget_class, "win.show-toast", "s", show_toast);
  gtk_widget_class_install_action (widget_class, "win.begun", NULL, begun);
  arb_window_actions_install (widget_class);
}

static void
arb_window_init (ArbWindow *self)
{
  g_autoptr (GMenuModel) menu = arb_window_menu_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->undo_words, arb_first_fit_layout_new ());
  gtk_widget_set_layout_manager (self->tools, arb_first_fit_layout_new ());
  arb_window_size_let_shrink (self->title_box);
  arb_menu_button_set_menu (self->menu_button, menu);
  arb_window_keep_focus_in_sight (GTK_WINDOW (self));
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (on_fullscreened), NULL);
  arb_press_guard_new (GTK_WIDGET (self));

  self->signals = g_signal_group_new (ARB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (on_changed), self);
  g_signal_group_connect_swapped (self->signals, "notify::saved", G_CALLBACK (on_saved), self);
  g_signal_group_connect_swapped (self->signals, "notify::problem", G_CALLBACK (show_problem),
                                  self);
  g_signal_group_connect_swapped (self->signals, "notify::title", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->signals, "conflict", G_CALLBACK (on_conflict), self);
  arb_window_file_follow (self, self->signals);
}

GtkWidget *
arb_window_new (GtkApplication *application)
{
  ArbWindow *self = g_object_new (ARB_TYPE_WINDOW, "application", application, NULL);
  GtkWindow *window = GTK_WINDOW (self);

  g_signal_connect_object (arb_settings_get (), "changed::keep-awake", G_CALLBACK (update_awake),
                           self, G_CONNECT_SWAPPED);
  update (self);
  arb_window_size_restore (window);
  return GTK_WIDGET (self);
}
