/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn-panel.h"

#include "app/choice-section.h"
#include "app/command-entry.h"
#include "app/edge.h"
#include "app/heir.h"
#include "app/pane.h"
#include "app/resources.h"
#include "app/split-layout.h"
#include "app/tell-dialog.h"
#include "app/verdict-box.h"
#include "app/widgets.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  GtkWidget *head;
  GtkWidget *edge;
  GtkLabel *shape;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  ArbVerdictBox *verdict;
  GtkBox *choices;
  ArbPane *pane;
  GtkWidget *score_button;
  ArbCommandEntry *entry;
  ArbChoice *pending;
  ArbOfferItem *pending_offer; /* what @pending stands for, if it was an offer */
  char *mistyped;              /* the line that was no move, if that is what is told */
  GtkWidget *held;             /* the button that is marked because of it */
  GListModel *answers;
  guint framed; /* the seat whose frame it has */
} ArbTurnPanelPrivate;

static void arb_turn_panel_heir_init (ArbHeirInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ArbTurnPanel, arb_turn_panel, ARB_TYPE_SESSION_VIEW,
                         G_ADD_PRIVATE (ArbTurnPanel)
                             G_IMPLEMENT_INTERFACE (ARB_TYPE_HEIR, arb_turn_panel_heir_init))

#define PRIVATE(self) ((ArbTurnPanelPrivate *) arb_turn_panel_get_instance_private (self))

static void
dismiss (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  g_clear_object (&priv->pending);
  g_clear_object (&priv->pending_offer);
  g_clear_object (&priv->answers);
  g_clear_pointer (&priv->mistyped, g_free);
  if (priv->held != NULL)
    gtk_widget_remove_css_class (priv->held, "held");
  g_clear_weak_pointer (&priv->held);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), FALSE);
}

/* A button stays marked as long as the verdict on it is shown. */
static void
mark (ArbTurnPanel *self, GtkWidget *button)
{
  g_set_weak_pointer (&PRIVATE (self)->held, button);
  gtk_widget_add_css_class (button, "held");
}

static void
mark_pressed (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (priv->choices)))
    mark (self, focus);
}

/* Shows why a move is not simply made, and keeps it for “Allow Anyway”. */
static void
hold (ArbTurnPanel *self, ArbChoice *choice)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  dismiss (self);
  priv->pending = g_object_ref (choice);
  priv->answers = arb_session_dup_answers (session, arb_choice_get_verdict (choice));
  arb_verdict_box_show_choice (priv->verdict, session, choice, priv->answers);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), TRUE);
  arb_widget_reveal (GTK_WIDGET (priv->verdict));
  mark_pressed (self);
}

static void
tell_implied (ArbTurnPanel *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autofree char *implied = arb_session_dup_implied (session);

  if (implied != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", implied);
}

static gboolean
play (ArbTurnPanel *self, ArbMove move, gboolean allow)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  ArbVerdict verdict;

  if (arb_session_play (session, move, allow, &verdict))
    {
      tell_implied (self);
      return TRUE;
    }
  else
    {
      g_autoptr (ArbChoice) choice = arb_session_dup_choice (session, move, &verdict);

      hold (self, choice);
      return FALSE;
    }
}

static void
hold_offer (ArbTurnPanel *self, ArbOfferItem *item)
{
  hold (self, arb_offer_item_get_choice (item));
  PRIVATE (self)->pending_offer = g_object_ref (item);
}

static gboolean
play_offer (ArbTurnPanel *self, ArbOfferItem *item, gboolean allow)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  const ArbOffer *offer = arb_offer_item_get_offer (item);
  ArbVerdict verdict;

  if (!arb_session_play_moves (session, offer->moves, offer->n_moves, allow, &verdict))
    {
      hold_offer (self, item);
      return FALSE;
    }
  tell_implied (self);
  return TRUE;
}

/* What would do nothing is told once; who taps it again means it. */
static void
take_offer (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (ArbOfferItem) item =
      g_list_model_get_item (arb_session_get_offers (session), g_variant_get_uint32 (target));

  if (item == NULL)
    return;
  if (arb_offer_item_is_plain (item)
      || (item == PRIVATE (self)->pending_offer
          && arb_verdict_allows (&arb_offer_item_get_offer (item)->verdict)))
    play_offer (self, item, FALSE);
  else
    hold_offer (self, item);
}

static void
choose (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (ArbChoice) choice =
      g_list_model_get_item (arb_session_get_choices (session), g_variant_get_uint32 (target));

  if (choice == NULL)
    return;
  if (arb_choice_is_plain (choice))
    play (self, arb_choice_get_move (choice), FALSE);
  else
    hold (self, choice);
}

static void
allow_pending (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  if (priv->pending_offer != NULL)
    {
      g_autoptr (ArbOfferItem) item = g_object_ref (priv->pending_offer);

      play_offer (self, item, TRUE);
    }
  else if (priv->pending != NULL && play (self, arb_choice_get_move (priv->pending), TRUE))
    arb_command_entry_clear (priv->entry);
}

gboolean
arb_turn_panel_confirm (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv;

  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), FALSE);

  priv = PRIVATE (self);
  if (priv->pending == NULL || !arb_verdict_allows (arb_choice_get_verdict (priv->pending)))
    return FALSE;
  allow_pending (GTK_WIDGET (self), NULL, NULL);
  return TRUE;
}

/* The answer to an open rule is a move of the table; the move that asked for it follows. */
static void
answer (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  g_autoptr (ArbChoice) asked = NULL;
  g_autoptr (ArbOfferItem) offer = NULL;
  g_autoptr (ArbChoice) said = NULL;

  if (priv->answers != NULL)
    said = g_list_model_get_item (priv->answers, g_variant_get_uint32 (target));
  if (said == NULL)
    return;

  asked = g_steal_pointer (&priv->pending);
  offer = g_steal_pointer (&priv->pending_offer);
  if (!play (self, arb_choice_get_move (said), FALSE))
    return;
  if (offer != NULL)
    play_offer (self, offer, FALSE);
  else
    play (self, arb_choice_get_move (asked), FALSE);
}

static void
say (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_panel_enter (ARB_TURN_PANEL (widget), g_variant_get_string (target, NULL));
}

static void
on_dismiss (GtkWidget *widget, const char *name, GVariant *target)
{
  dismiss (ARB_TURN_PANEL (widget));
}

static void
open_tell_dialog (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (widget));
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_window_present (GTK_WINDOW (arb_tell_dialog_new (session, parent)));
}

static void
show_mistyped (ArbTurnPanel *self, const char *text, const GError *error)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  dismiss (self);
  priv->mistyped = g_strdup (text);
  arb_verdict_box_show_error (priv->verdict, text, error->message);
  gtk_widget_set_visible (GTK_WIDGET (priv->verdict), TRUE);
  arb_widget_reveal (GTK_WIDGET (priv->verdict));
}

static void
on_entered (ArbTurnPanel *self, const char *text)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (GError) error = NULL;
  ArbMove move;

  if (!arb_session_parse (session, text, &move, &error))
    show_mistyped (self, text, error);
  else if (play (self, move, FALSE))
    arb_command_entry_clear (PRIVATE (self)->entry);
}

static ArbOfferItem *
find_offer (ArbSession *session, const ArbOffer *wanted)
{
  GListModel *offers = arb_session_get_offers (session);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (offers, i);
      const ArbOffer *offer = arb_offer_item_get_offer (item);

      if (offer->n_moves == wanted->n_moves
          && memcmp (offer->moves, wanted->moves, wanted->n_moves * sizeof (ArbMove)) == 0)
        return g_steal_pointer (&item);
    }
  return NULL;
}

/* The verdict that is shown there, in the words of now. */
static void
inherit_verdict (ArbTurnPanel *self, ArbTurnPanelPrivate *old)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (ArbOfferItem) offer = NULL;
  g_autoptr (ArbChoice) choice = NULL;
  g_autoptr (GError) error = NULL;
  ArbMove move;

  if (old->pending_offer != NULL)
    offer = find_offer (session, arb_offer_item_get_offer (old->pending_offer));
  if (offer != NULL)
    hold_offer (self, offer);
  else if (old->pending != NULL)
    {
      choice = arb_session_dup_choice (session, arb_choice_get_move (old->pending),
                                       arb_choice_get_verdict (old->pending));
      hold (self, choice);
    }
  else if (old->mistyped != NULL && !arb_session_parse (session, old->mistyped, &move, &error))
    show_mistyped (self, old->mistyped, error);
}

static void
arb_turn_panel_inherit (ArbHeir *heir, ArbHeir *old)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (heir);
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  ArbTurnPanelPrivate *old_priv = PRIVATE (ARB_TURN_PANEL (old));
  GtkWidget *held;

  inherit_verdict (self, old_priv);
  held = arb_heir_find (GTK_WIDGET (priv->choices), GTK_WIDGET (old_priv->choices), old_priv->held);
  if (held != NULL)
    mark (self, held);
  arb_heir_inherit_parts (heir, old);
}

static void
arb_turn_panel_heir_init (ArbHeirInterface *iface)
{
  iface->inherit = arb_turn_panel_inherit;
}

/* The panel has the frame of who decides, as his seat has. */
static void
show_seat (ArbTurnPanel *self, guint seat)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  g_autofree char *before = g_strdup_printf ("deciding-%u", priv->framed);
  g_autofree char *now = g_strdup_printf ("deciding-%u", seat);

  arb_seat_label_set (priv->shape, seat);
  if (priv->framed == seat)
    return;
  gtk_widget_remove_css_class (priv->edge, before);
  gtk_widget_remove_css_class (priv->head, before);
  gtk_widget_add_css_class (priv->edge, now);
  gtk_widget_add_css_class (priv->head, now);
  priv->framed = seat;
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
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (", ", (char **) names->pdata);
  title = g_strdup_printf (ngettext ("%s decides", "%s decide", names->len - 1), joined);
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
  gtk_widget_set_visible (GTK_WIDGET (priv->subtitle_label), subtitle[0] != '\0');
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
}

/* What can be decided now, by whomever, each sort of it once. */
static void
show_subtitle (ArbTurnPanel *self, GListModel *choices)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
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
  gtk_label_set_text (priv->subtitle_label, text);
  gtk_widget_set_visible (GTK_WIDGET (priv->subtitle_label), text[0] != '\0');
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

/* The numbers of the choices of a sort; @groups has one array for each sort. */
static GArray *
find_group (GPtrArray *groups, GListModel *choices, ArbChoice *choice)
{
  for (guint i = 0; i < groups->len; i++)
    {
      GArray *group = groups->pdata[i];
      g_autoptr (ArbChoice) first =
          g_list_model_get_item (choices, g_array_index (group, guint, 0));

      if (g_str_equal (arb_choice_get_group (first), arb_choice_get_group (choice)))
        return group;
    }
  g_ptr_array_add (groups, g_array_new (FALSE, FALSE, sizeof (guint)));
  return groups->pdata[groups->len - 1];
}

static void
show_sections (ArbReuse *parts, GListModel *choices, GPtrArray *groups, gboolean open)
{
  for (guint i = 0; i < groups->len; i++)
    {
      GArray *group = groups->pdata[i];

      if (arb_choice_section_would_be_open (choices, group) == open)
        arb_choice_section_show (ARB_CHOICE_SECTION (
                                     arb_reuse_next (parts, "section", arb_choice_section_new)),
                                 choices, group);
    }
}

/* The sections of one seat, those with something to play first. */
static void
show_groups (ArbReuse *parts, GListModel *choices, GPtrArray *groups)
{
  show_sections (parts, choices, groups, TRUE);
  show_sections (parts, choices, groups, FALSE);
  g_ptr_array_set_size (groups, 0);
}

static void
arb_turn_panel_show_choices (ArbTurnPanel *self, ArbReuse *parts)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  GListModel *choices = arb_session_get_choices (session);
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint deciders = arb_session_get_deciders (session);
  gboolean several = (deciders & (deciders - 1)) != 0;
  guint seat = ARB_TABLE;

  arb_turn_panel_show_decider (self);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, i);
      GArray *group;

      if (arb_choice_get_seat (choice) != seat)
        {
          show_groups (parts, choices, groups);
          seat = arb_choice_get_seat (choice);
          if (several && seat != ARB_TABLE)
            arb_seat_heading_set (arb_reuse_next (parts, "heading", arb_seat_heading_new_empty),
                                  session, seat);
        }
      group = find_group (groups, choices, choice);
      g_array_append_val (group, i);
    }
  show_groups (parts, choices, groups);
}

static GtkWidget *
find_suggested (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_is_visible (root)
      && gtk_widget_has_css_class (root, "suggested-action"))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_suggested (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The focused button tells something else now, or is gone; the keyboard begins anew, where Enter
 * takes what is suggested. */
static void
restore_focus (ArbTurnPanel *self, gboolean had_focus)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  GtkWidget *suggested = had_focus ? find_suggested (GTK_WIDGET (priv->choices)) : NULL;

  if (suggested != NULL)
    gtk_widget_grab_focus (suggested);
  else if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (priv->choices), GTK_DIR_TAB_FORWARD);
}

void
arb_turn_panel_refresh (ArbTurnPanel *self)
{
  ArbTurnPanelPrivate *priv;
  ArbSession *session;
  ArbReuse parts;
  gboolean had_focus;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  priv = PRIVATE (self);
  session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (priv->pane)) != NULL;
  if (had_focus)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  dismiss (self);
  parts = arb_reuse_begin (GTK_WIDGET (priv->choices));
  if (arb_session_get_over (session))
    show_end (self, session);
  else
    ARB_TURN_PANEL_GET_CLASS (self)->show_choices (self, &parts);
  arb_reuse_end (&parts);
  restore_focus (self, had_focus);
}

static void
arb_turn_panel_update (ArbSessionView *view)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (view);
  ArbTurnPanelPrivate *priv = PRIVATE (self);
  ArbSession *session = arb_session_view_get_session (view);

  gtk_widget_set_visible (priv->score_button, arb_session_get_over (session));
  arb_command_entry_set_choices (priv->entry, arb_session_get_choices (session));
  arb_turn_panel_refresh (self);
  arb_pane_scroll_to_top (priv->pane);
}

void
arb_turn_panel_enter (ArbTurnPanel *self, const char *text)
{
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  arb_command_entry_enter (priv->entry, text);
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
}

GtkWidget *
arb_turn_panel_take_head (ArbTurnPanel *self)
{
  GtkWidget *head;

  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), NULL);

  head = PRIVATE (self)->head;
  g_object_ref (head);
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

static void
arb_turn_panel_dispose (GObject *object)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (object);
  ArbTurnPanelPrivate *priv = PRIVATE (self);

  g_clear_object (&priv->pending);
  g_clear_object (&priv->pending_offer);
  g_clear_object (&priv->answers);
  g_clear_pointer (&priv->mistyped, g_free);
  g_clear_weak_pointer (&priv->held);
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

  g_type_ensure (ARB_TYPE_VERDICT_BOX);
  g_type_ensure (ARB_TYPE_COMMAND_ENTRY);
  g_type_ensure (ARB_TYPE_PANE);
  g_type_ensure (ARB_TYPE_SPLIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn-panel.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, head);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, shape);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, title_label);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, subtitle_label);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, verdict);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, choices);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, pane);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, score_button);
  gtk_widget_class_bind_template_child_private (widget_class, ArbTurnPanel, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);

  gtk_widget_class_install_action (widget_class, "turn.choose", "u", choose);
  gtk_widget_class_install_action (widget_class, "turn.offer", "u", take_offer);
  gtk_widget_class_install_action (widget_class, "turn.say", "s", say);
  gtk_widget_class_install_action (widget_class, "turn.allow", NULL, allow_pending);
  gtk_widget_class_install_action (widget_class, "turn.answer", "u", answer);
  gtk_widget_class_install_action (widget_class, "turn.tell", NULL, open_tell_dialog);
  gtk_widget_class_install_action (widget_class, "turn.dismiss", NULL, on_dismiss);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "turn.dismiss", NULL);
}

static void
arb_turn_panel_init (ArbTurnPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  PRIVATE (self)->edge = arb_edge_new (GTK_WIDGET (self));
}
