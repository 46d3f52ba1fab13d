/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/edit-steps.h"

#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _ArbEditSteps
{
  AdwBin parent_instance;

  GtkLabel *title_label;
  GtkListBox *rows;
  GPtrArray *pending;
  guint n_chosen;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbEditSteps, arb_edit_steps, ADW_TYPE_BIN)

static GtkWidget *
back_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  arb_widget_set_tooltip (button, _ ("Take Back"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Take Back"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "edit.step-back");
  return button;
}

static AdwActionRow *
append_row (ArbEditSteps *self, const char *title)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, title);

  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_append (self->rows, row);
  return ADW_ACTION_ROW (row);
}

static void
append_chosen (ArbEditSteps *self, GPtrArray *chosen)
{
  AdwActionRow *row = NULL;

  for (guint i = 0; i < chosen->len; i++)
    {
      ArbChoice *choice = chosen->pdata[i];

      row = append_row (self, choice->label);
      adw_action_row_add_prefix (row, gtk_image_new_from_icon_name ("object-select-symbolic"));
    }
  if (row != NULL)
    adw_action_row_add_suffix (row, back_button_new ());
}

static void
append_pending (ArbEditSteps *self)
{
  for (guint i = 0; i < self->pending->len; i++)
    {
      ArbChoice *choice = self->pending->pdata[i];
      AdwActionRow *row = append_row (self, choice->label);

      adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("list-add-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    }
}

static const char *
get_title (ArbEditSteps *self, gboolean needed)
{
  if (self->pending->len == 0)
    return _ ("This belongs to it:");
  return needed ? _ ("This move needs another one after it. Choose it:")
                : _ ("Another move can belong to it:");
}

static void
begin (ArbEditSteps *self, GPtrArray *pending, guint n_chosen)
{
  g_ptr_array_ref (pending);
  g_clear_pointer (&self->pending, g_ptr_array_unref);
  self->pending = pending;
  self->n_chosen = n_chosen;
  gtk_list_box_bind_model (self->rows, NULL, NULL, NULL, NULL);
}

static void
finish (ArbEditSteps *self, const char *title)
{
  append_pending (self);
  gtk_label_set_text (self->title_label, title);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL);
}

void
arb_edit_steps_show (ArbEditSteps *self, ArbEditPreview *preview)
{
  g_return_if_fail (ARB_IS_EDIT_STEPS (self));
  g_return_if_fail (ARB_IS_EDIT_PREVIEW (preview));

  begin (self, preview->pending, preview->chosen->len);
  append_chosen (self, preview->chosen);
  finish (self, get_title (self, preview->needed));
}

void
arb_edit_steps_offer (ArbEditSteps *self, GPtrArray *choices)
{
  g_return_if_fail (ARB_IS_EDIT_STEPS (self));
  g_return_if_fail (choices != NULL);

  begin (self, choices, 0);
  /* Translators: followed by the moves that could be put in there, in the place of what was said */
  finish (self, _ ("Moves that were possible there:"));
}

gboolean
arb_edit_steps_focus_pending (ArbEditSteps *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ARB_IS_EDIT_STEPS (self), FALSE);

  row = gtk_list_box_get_row_at_index (self->rows, (int) self->n_chosen);
  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
on_row_activated (ArbEditSteps *self, GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row) - self->n_chosen;
  g_autoptr (ArbChoice) choice = NULL;

  if (index >= self->pending->len)
    return;
  choice = g_object_ref (self->pending->pdata[index]);
  g_signal_emit (self, signals[CHOSEN], 0, choice);
}

static void
arb_edit_steps_dispose (GObject *object)
{
  g_clear_pointer (&ARB_EDIT_STEPS (object)->pending, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_edit_steps_parent_class)->dispose (object);
}

static void
arb_edit_steps_class_init (ArbEditStepsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_edit_steps_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", ARB_TYPE_EDIT_STEPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, ARB_TYPE_CHOICE);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/edit-steps.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbEditSteps, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEditSteps, rows);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
arb_edit_steps_init (ArbEditSteps *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
