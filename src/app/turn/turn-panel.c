/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/turn-panel.h"

#include "app/turn/command-entry.h"
#include "app/turn/held-move.h"
#include "app/turn/offer-sections.h"
#include "app/turn/record-dialog.h"
#include "app/turn/turn-head.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/focus.h"
#include "app/widgets/panel-frame.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/split-layout.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>

typedef struct
{
  GtkWidget *head;
  GtkWidget *edge;
  GtkLabel *shape;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  ArbVerdictBox *verdict;
  GtkBox *choices;
  ArbFittedScroller *pane;
  GtkWidget *score_button;
  ArbCommandEntry *entry;
  GtkWidget *other_button; /* for panels of systems */
  ArbHeldMove *taps;
} ArbTurnPanelPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (ArbTurnPanel, arb_turn_panel, ARB_TYPE_SESSION_VIEW)

#define PRIVATE(self) \
  ((ArbTurnPanelPrivate *) arb_turn_panel_get_instance_private (ARB_TURN_PANEL (self)))

static void
take_offer (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_held_move_take_offer (PRIVATE (widget)->taps, g_variant_get_uint32 (target));
}

static void
allow (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanelPrivate *priv = PRIVATE (widget);

  if (arb_held_move_allow (priv->taps))
    arb_command_entry_clear (priv->entry);
}

gboolean
arb_turn_panel_confirm (ArbTurnPanel *self)
{
  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), FALSE);

  if (!arb_held_move_is_allowed (PRIVATE (self)->taps))
    return FALSE;
  allow (GTK_WIDGET (self), NULL, NULL);
  return TRUE;
}

static void
answer (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_held_move_answer (PRIVATE (widget)->taps, g_variant_get_uint32 (target));
}

static void
say (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_panel_enter (ARB_TURN_PANEL (widget), g_variant_get_string (target, NULL));
}

/* The focused button tells something else now, or is gone; the keyboard begins anew, where Enter
 * takes what is suggested. */
static void
restore_focus (ArbTurnPanel *self)
{
  GtkWidget *next = ARB_TURN_PANEL_GET_CLASS (self)->find_suggested (self);

  if (next == NULL)
    next = arb_focus_find_first (GTK_WIDGET (PRIVATE (self)->choices));
  if (next == GTK_WIDGET (PRIVATE (self)->title_label))
    arb_turn_panel_focus_heading (self);
  else if (next != NULL)
    gtk_widget_grab_focus (next);
}

/* Where there is nothing to leave, the key is for what is around. */
static gboolean
escape (GtkWidget *widget, GVariant *nothing, gpointer data)
{
  ArbTurnPanelPrivate *priv = PRIVATE (widget);
  gboolean judged = arb_turn_panel_get_message (ARB_TURN_PANEL (widget)) != NULL;
  gboolean writing = arb_focus_is_in (GTK_WIDGET (priv->entry));
  gboolean was_there = arb_focus_is_in (GTK_WIDGET (priv->verdict));

  arb_held_move_go_back (priv->taps);
  if (was_there)
    restore_focus (ARB_TURN_PANEL (widget));
  /* Whoever writes no move after all has the keys of the table again. */
  if (judged || !writing)
    return judged;
  arb_command_entry_clear (priv->entry);
  arb_turn_panel_focus_heading (ARB_TURN_PANEL (widget));
  return TRUE;
}

static void
dismiss (GtkWidget *widget, const char *name, GVariant *target)
{
  escape (widget, NULL, NULL);
}

static void
open_tell_dialog (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (widget));
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_window_present (GTK_WINDOW (arb_record_dialog_new (session, parent)));
}

static void
on_entered (ArbTurnPanel *self, const char *text)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  if (arb_held_move_enter (priv->taps, text))
    arb_command_entry_clear (priv->entry);
  else
    arb_command_entry_set_verdict (priv->entry, arb_verdict_box_dup_verdict (priv->verdict));
}

/* The panel has the frame of who decides, as his seat has. */
static void
show_seat (ArbTurnPanel *self, guint seat)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  ArbPlayerMarker marker = arb_session_get_marker (session, seat);

  arb_player_marker_label_set (priv->shape, marker);
  arb_player_marker_frame_set (priv->edge, marker);
  arb_player_marker_frame_set (priv->head, marker);
}

static void
show_deciders (ArbTurnPanel *self, ArbSession *session)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;
  g_autofree char *title = NULL;
  guint deciders = arb_session_get_deciders (session);
  guint first = ARB_TABLE;

  for (guint seat = arb_session_get_n_seats (session); seat > ARB_TABLE; seat--)
    {
      if (deciders & 1u << seat)
        {
          g_ptr_array_insert (names, 0, (gpointer) arb_session_get_player (session, seat));
          first = seat;
        }
    }
  show_seat (self, first);
  if (names->len == 0)
    {
      gtk_label_set_text (priv->title_label, _ ("The table decides"));
      return;
    }
  joined = arb_words_join ((const char *const *) names->pdata, names->len);
  title = g_strdup_printf (ngettext ("%s decides", "%s decide", names->len), joined);
  gtk_label_set_text (priv->title_label, title);
}

void
arb_turn_panel_set_heading (ArbTurnPanel *self, guint seat, const char *title, const char *subtitle)
{
  ArbTurnPanelPrivate *priv;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  priv = PRIVATE (self);
  show_seat (self, seat);
  gtk_label_set_text (priv->title_label, title);
  gtk_label_set_text (priv->subtitle_label, subtitle);
}

void
arb_turn_panel_set_title (ArbTurnPanel *self, const char *title)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  gtk_label_set_text (PRIVATE (self)->title_label, title);
}

static void
show_end (ArbTurnPanel *self, ArbSession *session)
{
  g_autofree char *decision = arb_session_dup_decision (session);

  arb_turn_panel_set_heading (self, ARB_TABLE, _ ("The game is over"), decision);
  gtk_widget_set_visible (PRIVATE (self)->other_button, FALSE);
}

/* What can be decided now, by whomever, each sort of it once. */
static void
show_subtitle (ArbTurnPanel *self, GListModel *choices)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, i);
      const char *group = arb_choice_get_group (choice);

      if (group[0] != '\0' && arb_verdict_allows (arb_choice_get_verdict (choice))
          && !g_ptr_array_find_with_equal_func (groups, group, g_str_equal, NULL))
        g_ptr_array_add (groups, g_strdup (group));
    }
  g_ptr_array_add (groups, NULL);
  text = g_strjoinv (" · ", (char **) groups->pdata);
  gtk_label_set_text (PRIVATE (self)->subtitle_label, text);
}

void
arb_turn_panel_show_decider (ArbTurnPanel *self)
{
  ArbSession *session;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  show_deciders (self, session);
  show_subtitle (self, arb_session_get_choices (session));
}

static void
arb_turn_panel_show_choices (ArbTurnPanel *self, ArbChildPool *parts)
{
  arb_turn_panel_show_decider (self);
  arb_offer_sections_show (parts, arb_session_view_get_session (ARB_SESSION_VIEW (self)));
}

static GtkWidget *
arb_turn_panel_find_suggested (ArbTurnPanel *self)
{
  return arb_focus_find_suggested (GTK_WIDGET (PRIVATE (self)->choices));
}

void
arb_turn_panel_refresh (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv;
  ArbSession *session;
  ArbChildPool parts;
  gboolean had_focus;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  priv = PRIVATE (self);
  session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  had_focus =
      arb_focus_is_in (GTK_WIDGET (priv->pane)) || arb_focus_is_in (GTK_WIDGET (priv->verdict));
  if (had_focus)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  arb_held_move_dismiss (priv->taps);
  parts = arb_child_pool_begin (GTK_WIDGET (priv->choices));
  arb_turn_head_set_whole (priv->head, arb_session_get_over (session));
  if (arb_session_get_over (session))
    show_end (self, session);
  else
    ARB_TURN_PANEL_GET_CLASS (self)->show_choices (self, &parts);
  arb_child_pool_end (&parts);
  if (had_focus)
    restore_focus (self);
}

static void
on_stale (ArbTurnPanel *self)
{
  g_autoptr (GListModel) proposals =
      arb_session_dup_proposals (arb_session_view_get_session (ARB_SESSION_VIEW (self)));

  arb_command_entry_set_choices (PRIVATE (self)->entry, proposals);
}

static void
arb_turn_panel_update (ArbSessionView *view)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (view);
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  ArbSession *session = arb_session_view_get_session (view);
  g_autoptr (ArbChoice) example = arb_session_dup_example (session);

  gtk_widget_set_visible (priv->score_button, arb_session_get_over (session));
  arb_command_entry_forget_choices (priv->entry, example);
  arb_turn_panel_refresh (self);
  arb_fitted_scroller_scroll_to_top (priv->pane);
}

void
arb_turn_panel_enter (ArbTurnPanel *self, const char *text)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  arb_command_entry_enter (PRIVATE (self)->entry, text);
}

void
arb_turn_panel_focus_heading (ArbTurnPanel *self)
{
  GtkRoot *root;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root != NULL)
    gtk_root_set_focus (root, GTK_WIDGET (PRIVATE (self)->title_label));
}

void
arb_turn_panel_focus_entry (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (priv->entry), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (priv->entry));
}

void
arb_turn_panel_set_low (ArbTurnPanel *self, gboolean low)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (PRIVATE (self)->entry), !low);
  gtk_widget_set_hexpand (PRIVATE (self)->other_button, low);
}

static void
arb_turn_panel_open_drawer_of (ArbTurnPanel *self, ArbTurnPanel *old)
{
  GtkWidget *choices = GTK_WIDGET (PRIVATE (self)->choices);
  GtkWidget *old_choices = GTK_WIDGET (PRIVATE (old)->choices);

  arb_offer_sections_unfold_like (choices, old_choices);
}

void
arb_turn_panel_take_over (ArbTurnPanel *self, ArbTurnPanel *old)
{
  ArbTurnPanelPrivate *priv, *old_priv;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));
  g_return_if_fail (G_OBJECT_TYPE (self) == G_OBJECT_TYPE (old));

  priv = PRIVATE (self);
  old_priv = PRIVATE (old);
  /* A drawer that opens shows the choices anew, and then no move is held any more. */
  ARB_TURN_PANEL_GET_CLASS (self)->open_drawer_of (self, old);
  arb_held_move_take_over (priv->taps, old_priv->taps);
  if (arb_focus_is_in (GTK_WIDGET (old_priv->entry)))
    arb_turn_panel_focus_entry (self);
  arb_command_entry_take_over (priv->entry, old_priv->entry, priv->verdict);
}

GtkWidget *
arb_turn_panel_take_head (ArbTurnPanel *self)
{
  GtkWidget *head;

  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), NULL);

  head = g_object_ref (PRIVATE (self)->head);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (head)), head);
  g_object_force_floating (G_OBJECT (head));
  return head;
}

const char *
arb_turn_panel_get_message (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (priv->verdict)))
    return NULL;
  return arb_verdict_box_get_message (priv->verdict);
}

void
arb_turn_panel_refuse (ArbTurnPanel *self, const char *said, const char *message)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  arb_held_move_refuse (PRIVATE (self)->taps, said, message);
}

static void
arb_turn_panel_dispose (GObject *object)
{
  ArbTurnPanelPrivate *priv = PRIVATE (object);

  g_clear_pointer (&priv->taps, arb_held_move_free);
  g_clear_pointer (&priv->edge, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_turn_panel_parent_class)->dispose (object);
}

static void
arb_turn_panel_class_init (ArbTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_turn_panel_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_turn_panel_update;
  klass->show_choices = arb_turn_panel_show_choices;
  klass->find_suggested = arb_turn_panel_find_suggested;
  klass->open_drawer_of = arb_turn_panel_open_drawer_of;

  g_type_ensure (ARB_TYPE_VERDICT_BOX);
  g_type_ensure (ARB_TYPE_COMMAND_ENTRY);
  g_type_ensure (ARB_TYPE_FITTED_SCROLLER);
  g_type_ensure (ARB_TYPE_SPLIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn/turn-panel.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, head);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, shape);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, title_label);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, subtitle_label);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, verdict);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, choices);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, pane);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, score_button);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, entry);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, other_button);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_stale);

  gtk_widget_class_install_action (widget_class, "turn.offer", "u", take_offer);
  gtk_widget_class_install_action (widget_class, "turn.say", "s", say);
  gtk_widget_class_install_action (widget_class, "turn.allow", NULL, allow);
  gtk_widget_class_install_action (widget_class, "turn.answer", "u", answer);
  gtk_widget_class_install_action (widget_class, "turn.tell", NULL, open_tell_dialog);
  gtk_widget_class_install_action (widget_class, "turn.dismiss", NULL, dismiss);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape, NULL);
}

/* A label keeps Enter for a link of its own; the heading has none, so it is the window's. */
static void
on_heading_entered (ArbTurnPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    g_signal_emit_by_name (root, "activate-default");
}

static void
arb_turn_panel_init (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (priv->title_label, "activate-current-link",
                            G_CALLBACK (on_heading_entered), self);
  priv->edge = arb_panel_frame_new (GTK_WIDGET (self));
  priv->taps =
      arb_held_move_new (ARB_SESSION_VIEW (self), priv->verdict, GTK_WIDGET (priv->choices));
}
