/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/record-dialog.h"

#include "app/turn/statement-form.h"
#include "app/widgets/resources.h"

#include <glib/gi18n.h>

struct _ArbRecordDialog
{
  ArbDialog parent_instance;

  GtkLabel *recorded_label;
  ArbStatementForm *form;
  GtkButton *add_button;
  ArbSession *session;
};

G_DEFINE_FINAL_TYPE (ArbRecordDialog, arb_record_dialog, ARB_TYPE_DIALOG)

static void
on_judged (ArbRecordDialog *self)
{
  ArbChoice *judged = arb_statement_form_get_judged (self->form);
  gboolean allows = judged != NULL && arb_verdict_allows (&judged->verdict);
  gboolean can_allow = judged != NULL && judged->overrulable;

  gtk_button_set_label (self->add_button, !allows && can_allow ? _ ("_Allow Anyway") : _ ("_Add"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "record.add", allows || can_allow);
}

static void
add (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbRecordDialog *self = ARB_RECORD_DIALOG (widget);
  g_autoptr (ArbChoice) said = g_object_ref (arb_statement_form_get_judged (self->form));
  g_autofree char *recorded = NULL;
  ArbVerdict verdict;

  if (!arb_session_play (self->session, said->move, TRUE, &verdict))
    return;
  recorded = g_strdup_printf (_ ("Recorded: %s"), said->label);
  gtk_label_set_text (self->recorded_label, recorded);
  gtk_widget_set_visible (GTK_WIDGET (self->recorded_label), TRUE);
  arb_statement_form_clear (self->form);
}

static void
arb_record_dialog_dispose (GObject *object)
{
  g_clear_object (&ARB_RECORD_DIALOG (object)->session);

  G_OBJECT_CLASS (arb_record_dialog_parent_class)->dispose (object);
}

static void
arb_record_dialog_class_init (ArbRecordDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_record_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn/record-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbRecordDialog, recorded_label);
  gtk_widget_class_bind_template_child (widget_class, ArbRecordDialog, form);
  gtk_widget_class_bind_template_child (widget_class, ArbRecordDialog, add_button);
  gtk_widget_class_bind_template_callback (widget_class, on_judged);

  gtk_widget_class_install_action (widget_class, "record.add", NULL, add);
}

static void
arb_record_dialog_init (ArbRecordDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_record_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbRecordDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_RECORD_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  arb_statement_form_set_session (self->form, session, ARB_TABLE);
  return GTK_WIDGET (self);
}
