/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tell-dialog.h"

#include "app/argument-field.h"
#include "app/fitting.h"
#include "app/resources.h"
#include "app/rows.h"
#include "app/session-view.h"
#include "app/verdict-box.h"
#include "model/option.h"

#include <glib/gi18n.h>

struct _ArbTellDialog
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkDropDown *statements;
  GtkDropDown *seats;
  GtkBox *fields;
  ArbVerdictBox *verdict;
  GtkButton *add_button;
  ArbSession *session;
  ArbChoice *judged;
};

G_DEFINE_FINAL_TYPE (ArbTellDialog, arb_tell_dialog, ADW_TYPE_WINDOW)

static guint
get_value (GtkDropDown *list)
{
  ArbOption *option = gtk_drop_down_get_selected_item (list);

  return option != NULL ? arb_option_get_value (option) : 0;
}

static ArbMove
compose (ArbTellDialog *self)
{
  ArbMove move = ARB_MOVE (get_value (self->seats), get_value (self->statements), 0);
  guint n = 0;

  for (GtkWidget *field = gtk_widget_get_first_child (GTK_WIDGET (self->fields)); field != NULL;
       field = gtk_widget_get_next_sibling (field))
    {
      ArbArgument argument = arb_argument_field_get_argument (ARB_ARGUMENT_FIELD (field));

      if (argument != ARB_ARGUMENT_NONE)
        move.arguments[n++] = argument;
    }
  return move;
}

static void
judge (ArbTellDialog *self)
{
  gboolean allows, can_allow;

  if (self->session == NULL)
    return;
  g_clear_object (&self->judged);
  self->judged = arb_session_judge (self->session, compose (self));
  allows = arb_verdict_allows (arb_choice_get_verdict (self->judged));
  can_allow = arb_choice_get_overrulable (self->judged);
  arb_verdict_box_show_choice (self->verdict, self->session, self->judged, NULL);
  gtk_button_set_label (self->add_button, !allows && can_allow ? _ ("_Allow Anyway") : _ ("_Add"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tell.add", allows || can_allow);
}

static guint
find_first_decider (ArbSession *session)
{
  guint deciders = arb_session_get_deciders (session);

  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      if (deciders & 1u << seat)
        return seat;
    }
  return ARB_TABLE;
}

/* A list begins with something that can be told: a refusal nobody asked for would only confuse. */
static void
select_first_allowed (ArbTellDialog *self, GListModel *options)
{
  GtkWidget *field = gtk_widget_get_first_child (GTK_WIDGET (self->fields));

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);
      g_autoptr (ArbChoice) judged = NULL;
      ArbMove move = compose (self);

      move.arguments[0] = (ArbArgument) arb_option_get_value (option);
      judged = arb_session_judge (self->session, move);
      if (arb_verdict_allows (arb_choice_get_verdict (judged)))
        {
          arb_argument_field_select (ARB_ARGUMENT_FIELD (field), i);
          return;
        }
    }
}

static void
on_statement (ArbTellDialog *self)
{
  guint verb = get_value (self->statements);
  g_autoptr (GListModel) first = NULL;

  if (self->session == NULL)
    return;
  arb_box_clear (self->fields);
  for (guint slot = 0; slot < ARB_MAX_ARGUMENTS; slot++)
    {
      g_autoptr (GListModel) options = arb_session_dup_options (self->session, verb, slot);
      GtkWidget *field;

      if (options == NULL)
        break;
      field = arb_argument_field_new (options);
      g_signal_connect_swapped (field, "changed", G_CALLBACK (judge), self);
      gtk_box_append (self->fields, field);
    }
  if (!arb_session_verb_tells_of_seat (self->session, verb))
    gtk_drop_down_set_selected (self->seats, ARB_TABLE);
  else if (get_value (self->seats) == ARB_TABLE)
    gtk_drop_down_set_selected (self->seats, find_first_decider (self->session));
  first = arb_session_dup_options (self->session, verb, 0);
  if (first != NULL)
    select_first_allowed (self, first);
  judge (self);
}

static void
add (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTellDialog *self = ARB_TELL_DIALOG (widget);
  g_autoptr (ArbChoice) said = self->judged != NULL ? g_object_ref (self->judged) : NULL;
  g_autofree char *text = NULL;
  ArbVerdict verdict;

  if (said == NULL || !arb_session_play (self->session, arb_choice_get_move (said), TRUE, &verdict))
    return;
  /* A toast reads markup. */
  text = g_markup_escape_text (arb_choice_get_label (said), -1);
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (text));
}

static GListModel *
list_seats (ArbSession *session)
{
  GListStore *seats = g_list_store_new (ARB_TYPE_OPTION);

  for (guint seat = ARB_TABLE; seat <= arb_session_get_n_seats (session); seat++)
    {
      const char *name =
          seat == ARB_TABLE ? _ ("The table") : arb_session_get_player (session, seat);
      g_autoptr (ArbOption) option = arb_option_new (g_strdup (name), seat);

      g_list_store_append (seats, option);
    }
  return G_LIST_MODEL (seats);
}

static void
arb_tell_dialog_dispose (GObject *object)
{
  ArbTellDialog *self = ARB_TELL_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->judged);

  G_OBJECT_CLASS (arb_tell_dialog_parent_class)->dispose (object);
}

static void
arb_tell_dialog_class_init (ArbTellDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_tell_dialog_dispose;

  g_type_ensure (ARB_TYPE_OPTION);
  g_type_ensure (ARB_TYPE_VERDICT_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "tell-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTellDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbTellDialog, statements);
  gtk_widget_class_bind_template_child (widget_class, ArbTellDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, ArbTellDialog, fields);
  gtk_widget_class_bind_template_child (widget_class, ArbTellDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, ArbTellDialog, add_button);
  gtk_widget_class_bind_template_callback (widget_class, on_statement);
  gtk_widget_class_bind_template_callback (widget_class, judge);

  gtk_widget_class_install_action (widget_class, "tell.add", NULL, add);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_tell_dialog_init (ArbTellDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_verdict_box_hide_buttons (self->verdict);
  arb_drop_down_fit (self->statements);
  arb_drop_down_fit (self->seats);
}

GtkWidget *
arb_tell_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbTellDialog *self;
  g_autoptr (GListModel) statements = NULL;
  g_autoptr (GListModel) seats = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_TELL_DIALOG, "transient-for", parent, NULL);
  statements = arb_session_dup_statements (session);
  seats = list_seats (session);
  gtk_drop_down_set_model (self->seats, seats);
  gtk_drop_down_set_selected (self->seats, find_first_decider (session));
  gtk_drop_down_set_model (self->statements, statements);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (judge), self, G_CONNECT_SWAPPED);
  on_statement (self);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
