/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/count-group.h"

#include "app/argument-field.h"
#include "app/field-row.h"
#include "app/heir.h"
#include "app/rows.h"
#include "app/session-view.h"
#include "app/widgets.h"
#include "model/option.h"
#include "wording/words.h"

#include <glib/gi18n.h>

struct _ArbCountGroup
{
  AdwPreferencesGroup parent_instance;

  guint seat;
  GListModel *counted;
  GListModel *picked;
  GPtrArray *buttons; /* GtkSpinButton, one for each of what is counted */
  GArray *indices;    /* guint: what was picked, as places in the list */
  GtkDropDown *list;
};

static void arb_count_group_heir_init (ArbHeirInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbCountGroup, arb_count_group, ADW_TYPE_PREFERENCES_GROUP,
                               G_IMPLEMENT_INTERFACE (ARB_TYPE_HEIR, arb_count_group_heir_init))

static ArbHolding
get_count (ArbCountGroup *self, GListModel *options, guint index, guint amount)
{
  g_autoptr (ArbOption) option = g_list_model_get_item (options, index);

  return (ArbHolding){ self->seat, (ArbArgument) arb_option_get_value (option), amount };
}

void
arb_count_group_collect_picked (ArbCountGroup *self, GArray *counts)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  for (guint i = 0; i < self->indices->len; i++)
    {
      ArbHolding count = get_count (self, self->picked, g_array_index (self->indices, guint, i), 1);

      g_array_append_val (counts, count);
    }
}

void
arb_count_group_collect_counted (ArbCountGroup *self, GArray *counts)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      gint amount = gtk_spin_button_get_value_as_int (self->buttons->pdata[i]);
      ArbHolding count = get_count (self, self->counted, i, (guint) amount);

      if (amount > 0)
        g_array_append_val (counts, count);
    }
}

void
arb_count_group_set_amount (ArbCountGroup *self, guint index, guint amount)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));
  g_return_if_fail (index < self->buttons->len);

  gtk_spin_button_set_value (self->buttons->pdata[index], amount);
}

void
arb_count_group_begin (ArbCountGroup *self)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  gtk_widget_grab_focus (self->buttons->len > 0 ? self->buttons->pdata[0] : GTK_WIDGET (self));
}

static void
on_remove (GtkButton *button, ArbCountGroup *self)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  for (guint i = 0; i < self->indices->len; i++)
    {
      if (g_array_index (self->indices, guint, i) == index)
        {
          g_array_remove_index (self->indices, i);
          break;
        }
    }
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                gtk_widget_get_ancestor (GTK_WIDGET (button), ADW_TYPE_ACTION_ROW));
}

static gboolean
is_picked (ArbCountGroup *self, guint index)
{
  for (guint i = 0; i < self->indices->len; i++)
    {
      if (g_array_index (self->indices, guint, i) == index)
        return TRUE;
    }
  return FALSE;
}

void
arb_count_group_pick (ArbCountGroup *self, guint index)
{
  g_autoptr (ArbOption) option = NULL;
  GtkWidget *row, *button;

  g_return_if_fail (ARB_IS_COUNT_GROUP (self));
  g_return_if_fail (index < g_list_model_get_n_items (self->picked));

  if (is_picked (self, index))
    return;
  g_array_append_val (self->indices, index);
  option = g_list_model_get_item (self->picked, index);
  row = arb_row_new (ARB_TYPE_FIELD_ROW, arb_option_get_label (option));
  button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "remove");
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect (button, "clicked", G_CALLBACK (on_remove), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

/* The cards that were picked there, wherever they stand in the list in this language. */
static void
arb_count_group_inherit (ArbHeir *heir, ArbHeir *old)
{
  ArbCountGroup *self = ARB_COUNT_GROUP (heir);
  ArbCountGroup *before = ARB_COUNT_GROUP (old);

  for (guint i = 0; i < before->indices->len; i++)
    {
      ArbHolding picked =
          get_count (before, before->picked, g_array_index (before->indices, guint, i), 1);

      for (guint j = 0; j < g_list_model_get_n_items (self->picked); j++)
        if (get_count (self, self->picked, j, 1).what == picked.what)
          arb_count_group_pick (self, j);
    }
  arb_heir_inherit_parts (heir, old);
}

static void
arb_count_group_heir_init (ArbHeirInterface *iface)
{
  iface->inherit = arb_count_group_inherit;
}

/* The first entry of the list only says what the list is for. */
static void
on_selected (ArbCountGroup *self)
{
  guint selected = gtk_drop_down_get_selected (self->list);

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return;
  arb_count_group_pick (self, selected - 1);
  gtk_drop_down_set_selected (self->list, 0);
}

static void
add_list (ArbCountGroup *self)
{
  GListStore *options = g_list_store_new (ARB_TYPE_OPTION);
  g_autoptr (ArbOption) prompt = arb_option_new (g_strdup (_ ("Add a Card…")), 0);
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, _ ("Cards"));

  g_list_store_append (options, prompt);
  for (guint i = 0; i < g_list_model_get_n_items (self->picked); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (self->picked, i);

      g_list_store_append (options, option);
    }
  self->list = GTK_DROP_DOWN (arb_option_drop_down_new (G_LIST_MODEL (options)));
  g_object_unref (options);
  gtk_widget_set_valign (GTK_WIDGET (self->list), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->list, "notify::selected", G_CALLBACK (on_selected), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->list));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
add_counted (ArbCountGroup *self, const char *player, ArbOption *option)
{
  g_autofree char *title = arb_words_capitalize (arb_option_get_label (option));
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  GtkWidget *button = gtk_spin_button_new_with_range (0, 99, 1);
  /* Translators: a player, and what is counted: “Ann, Fighters” */
  g_autofree char *name =
      g_strdup_printf (C_ ("count", "%s, %s"), player, arb_option_get_label (option));

  arb_spin_button_take_digits (GTK_SPIN_BUTTON (button));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  /* The title alone, by which the row has it called, is the same for every player. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_ptr_array_add (self->buttons, button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
arb_count_group_dispose (GObject *object)
{
  ArbCountGroup *self = ARB_COUNT_GROUP (object);

  g_clear_object (&self->counted);
  g_clear_object (&self->picked);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->indices, g_array_unref);

  G_OBJECT_CLASS (arb_count_group_parent_class)->dispose (object);
}

static void
arb_count_group_class_init (ArbCountGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_count_group_dispose;
}

static void
arb_count_group_init (ArbCountGroup *self)
{
  self->buttons = g_ptr_array_new ();
  self->indices = g_array_new (FALSE, FALSE, sizeof (guint));
}

GtkWidget *
arb_count_group_new (guint seat, const char *name, GListModel *counted, GListModel *picked)
{
  ArbCountGroup *self = g_object_new (ARB_TYPE_COUNT_GROUP, NULL);
  g_autofree char *title = g_markup_escape_text (name, -1);

  self->seat = seat;
  self->counted = g_object_ref (counted);
  self->picked = g_object_ref (picked);
  /* A group's title is markup. */
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), title);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), arb_seat_label_new (seat));
  for (guint i = 0; i < g_list_model_get_n_items (counted); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (counted, i);

      add_counted (self, name, option);
    }
  if (g_list_model_get_n_items (picked) > 0)
    add_list (self);
  return GTK_WIDGET (self);
}
