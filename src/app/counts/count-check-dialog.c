/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-check-dialog.h"

#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"
#include "model/session/proposal.h"

#include <glib/gi18n.h>

/* A number larger than any stack or supply of a game holds. */
#define MOST 999

/* The comparison may take so many milliseconds before a spinner shows that it is running. */
#define PATIENCE 200

struct _ArbCountCheckDialog
{
  ArbDialog parent_instance;

  GtkBox *groups;
  GtkWidget *search; /* shown while a comparison takes long */
  GtkWidget *results;
  GtkLabel *findings_label;
  GtkListBox *proposals;
  ArbSession *session;
  GPtrArray *counters;
  GPtrArray *steppers;       /* GtkSpinButton, one for each counter */
  GCancellable *cancellable; /* (nullable): cancels the running comparison */
  guint delay;               /* the source that shows @search; 0 for none */
};

G_DEFINE_FINAL_TYPE (ArbCountCheckDialog, arb_count_check_dialog, ARB_TYPE_DIALOG)

static gint
get_counted (ArbCountCheckDialog *self, guint i)
{
  return gtk_spin_button_get_value_as_int (self->steppers->pdata[i]);
}

static void
stop (ArbCountCheckDialog *self)
{
  g_clear_handle_id (&self->delay, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Drops the results of the comparison, because a count has changed since. */
static void
forget_results (ArbCountCheckDialog *self)
{
  stop (self);
  gtk_widget_set_visible (self->search, FALSE);
  gtk_widget_set_visible (self->results, FALSE);
}

static void
on_value (ArbCountCheckDialog *self, GtkSpinButton *stepper)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (stepper), ADW_TYPE_ACTION_ROW);
  g_autofree char *subtitle = NULL;
  gint recorded;
  guint i;

  forget_results (self);
  if (!g_ptr_array_find (self->steppers, stepper, &i))
    return;
  recorded = ARB_COUNTER (self->counters->pdata[i])->value;
  if (get_counted (self, i) != recorded)
    /* Translators: how many there are by the record */
    subtitle = g_strdup_printf (_ ("recorded: %d"), recorded);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  arb_widget_set_class (row, "differs", subtitle != NULL);
}

static void
add_counter (ArbCountCheckDialog *self, GtkListBox *list, ArbCounter *counter)
{
  const char *title = counter->title;
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  GtkWidget *stepper = gtk_spin_button_new_with_range (0, MOST, 1);
  const char *player = arb_seat_get_name (self->session, counter->seat);
  /* Translators: a player, and what is counted: “Ann, Fighters” */
  g_autofree char *name = g_strdup_printf (C_ ("count", "%s, %s"), player, title);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (stepper), counter->value);
  arb_spin_button_take_digits (GTK_SPIN_BUTTON (stepper));
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (stepper))),
                                  TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (stepper), 3);
  arb_row_add_input (row, stepper, name);
  g_ptr_array_add (self->steppers, stepper);
  g_signal_connect_object (stepper, "value-changed", G_CALLBACK (on_value), self,
                           G_CONNECT_SWAPPED);
  gtk_list_box_append (list, row);
}

static GtkListBox *
add_group (ArbCountCheckDialog *self, guint seat)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  arb_widget_set_accessible_name (list, arb_seat_get_name (self->session, seat));
  gtk_box_append (GTK_BOX (group), arb_seat_heading_new (self->session, seat));
  gtk_box_append (GTK_BOX (group), list);
  gtk_widget_set_valign (group, GTK_ALIGN_START);
  gtk_box_append (self->groups, group);
  return GTK_LIST_BOX (list);
}

/* Makes a group for each seat and one for the table, in the order of the counts. */
static void
fill (ArbCountCheckDialog *self)
{
  GtkListBox *lists[ARB_MAX_SEATS + 1] = { NULL };

  for (guint i = 0; i < self->counters->len; i++)
    {
      ArbCounter *counter = self->counters->pdata[i];
      guint seat = counter->seat;

      if (lists[seat] == NULL)
        lists[seat] = add_group (self, seat);
      add_counter (self, lists[seat], counter);
    }
}

static void
on_carry_out (GtkButton *button, ArbProposal *proposal)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button)));
  GtkWindow *parent = gtk_window_get_transient_for (dialog);
  g_autofree char *sentence = g_strdup (proposal->sentence);

  if (!arb_proposal_carry_out (proposal))
    return;
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.show-toast", "s", sentence);
  gtk_window_destroy (dialog);
}

static GtkWidget *
proposal_row_new (gpointer item, gpointer data)
{
  ArbProposal *proposal = item;
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, proposal->sentence);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Carry Out"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  proposal->sentence, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_carry_out), proposal, 0);
  g_object_set_data_full (G_OBJECT (row), "proposal", g_object_ref (proposal), g_object_unref);
  arb_row_add_input (row, button, NULL);
  return row;
}

static void
on_compared (GObject *session, GAsyncResult *result, gpointer data)
{
  g_autoptr (ArbCountCheckDialog) self = data;
  g_autofree char *findings = NULL;
  g_autoptr (GListModel) proposals =
      arb_session_audit_finish (ARB_SESSION (session), result, &findings, NULL);

  /* A newer comparison may have been started meanwhile, or the dialog been closed. */
  if (self->cancellable == NULL || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  forget_results (self);
  if (proposals == NULL)
    return;
  gtk_label_set_text (self->findings_label, findings);
  gtk_list_box_bind_model (self->proposals, proposals, proposal_row_new, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->proposals), g_list_model_get_n_items (proposals) > 0);
  gtk_widget_set_visible (self->results, TRUE);
}

static gboolean
show_search (gpointer data)
{
  ArbCountCheckDialog *self = data;

  self->delay = 0;
  gtk_widget_set_visible (self->search, TRUE);
  return G_SOURCE_REMOVE;
}

/* Collects the counts that people changed. A count that still equals the record was perhaps not
 * made: a forgotten move may have changed it. */
static GArray *
collect_counts (ArbCountCheckDialog *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbCount));

  for (guint i = 0; i < self->steppers->len; i++)
    {
      ArbCounter *counter = self->counters->pdata[i];
      ArbCount count = { counter->id, counter->seat, 0 };

      gtk_spin_button_update (self->steppers->pdata[i]);
      count.value = get_counted (self, i);
      if (count.value != counter->value)
        g_array_append_val (counts, count);
    }
  return counts;
}

static void
compare (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountCheckDialog *self = ARB_COUNT_CHECK_DIALOG (widget);
  g_autoptr (GArray) counts = collect_counts (self);

  forget_results (self);
  self->cancellable = g_cancellable_new ();
  self->delay = g_timeout_add (PATIENCE, show_search, self);
  arb_session_audit (self->session, (const ArbCount *) counts->data, counts->len, self->cancellable,
                     on_compared, g_object_ref (self));
}

static void
cancel (GtkWidget *widget, const char *name, GVariant *target)
{
  forget_results (ARB_COUNT_CHECK_DIALOG (widget));
}

static void
arb_count_check_dialog_dispose (GObject *object)
{
  ArbCountCheckDialog *self = ARB_COUNT_CHECK_DIALOG (object);

  stop (self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->counters, g_ptr_array_unref);
  g_clear_pointer (&self->steppers, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_count_check_dialog_parent_class)->dispose (object);
}

static void
arb_count_check_dialog_class_init (ArbCountCheckDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_count_check_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/count-check-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbCountCheckDialog, groups);
  gtk_widget_class_bind_template_child (widget_class, ArbCountCheckDialog, search);
  gtk_widget_class_bind_template_child (widget_class, ArbCountCheckDialog, results);
  gtk_widget_class_bind_template_child (widget_class, ArbCountCheckDialog, findings_label);
  gtk_widget_class_bind_template_child (widget_class, ArbCountCheckDialog, proposals);
  gtk_widget_class_install_action (widget_class, "count.compare", NULL, compare);
  gtk_widget_class_install_action (widget_class, "count.cancel", NULL, cancel);
}

static void
arb_count_check_dialog_init (ArbCountCheckDialog *self)
{
  self->steppers = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_count_check_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbCountCheckDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_COUNT_CHECK_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->counters = arb_session_dup_counts (session);
  fill (self);
  return GTK_WIDGET (self);
}
