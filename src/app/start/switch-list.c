/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/switch-list.h"

#include "app/widgets/focus.h"
#include "app/widgets/rows.h"
#include "engine/core/variants.h"
#include "wording/switch-words.h"
#include "wording/words.h"

#include <glib/gi18n.h>

struct _ArbSwitchList
{
  AdwExpanderRow parent_instance;

  const ArbCatalogue *catalogue;
  guint edition;
  GPtrArray *rows; /* AdwComboRow, by switch */
};

G_DEFINE_FINAL_TYPE (ArbSwitchList, arb_switch_list, ADW_TYPE_EXPANDER_ROW)

/* Shows the value of row @index and its source. */
static void
explain_row (ArbSwitchList *self, guint index)
{
  AdwComboRow *row = self->rows->pdata[index];
  guint selected = adw_combo_row_get_selected (row);
  const char *source = NULL;
  guint place;
  g_autofree char *value = NULL;
  g_autofree char *subtitle = NULL;

  if (selected == GTK_INVALID_LIST_POSITION || self->edition >= self->catalogue->n_editions)
    return;
  place = selected > 0 ? selected - 1 : self->catalogue->editions[self->edition].values[index];
  value = arb_switch_describe_value (self->catalogue, &self->catalogue->switches[index], place,
                                     &source);
  /* Repeats the value: the list has little room beside a long title. */
  subtitle = source != NULL ? arb_words_label (value, source) : g_strdup (value);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
}

static void
explain (ArbSwitchList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    explain_row (self, i);
}

static GtkWidget *
row_new (const ArbCatalogue *catalogue, const ArbSwitch *a_switch)
{
  const char *title = arb_words_translate ("switches", a_switch->id, "title", a_switch->title);
  g_autoptr (GtkStringList) values = gtk_string_list_new (NULL);
  GtkWidget *row;

  gtk_string_list_append (values, _ ("Edition"));
  for (guint i = 0; a_switch->values[i] != NULL; i++)
    {
      g_autofree char *value = arb_switch_describe_value (catalogue, a_switch, i, NULL);

      gtk_string_list_append (values, value);
    }
  row = arb_row_new (ADW_TYPE_COMBO_ROW, title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));
  return row;
}

void
arb_switch_list_set_catalogue (ArbSwitchList *self, const ArbCatalogue *catalogue)
{
  g_return_if_fail (ARB_IS_SWITCH_LIST (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);

  self->catalogue = catalogue;
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      GtkWidget *row = row_new (catalogue, &catalogue->switches[i]);

      g_ptr_array_add (self->rows, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (explain), self);
    }
  arb_switch_list_set_edition (self, 0);
}

void
arb_switch_list_set_edition (ArbSwitchList *self, guint edition)
{
  g_return_if_fail (ARB_IS_SWITCH_LIST (self));

  self->edition = edition;
  for (guint i = 0; i < self->rows->len; i++)
    {
      /* The variants of the game already set this switch. */
      gboolean offered =
          edition < self->catalogue->n_editions && arb_variants_offer (self->catalogue, edition, i);

      gtk_widget_set_visible (self->rows->pdata[i], !offered);
      if (offered)
        adw_combo_row_set_selected (self->rows->pdata[i], 0);
    }
  explain (self);
}

/* The value of @a_switch that "switch=value" names, or -1. */
static gint
find_value (const ArbSwitch *a_switch, const char *text)
{
  g_auto (GStrv) pair = g_strsplit (text, "=", 2);

  if (pair[0] == NULL || pair[1] == NULL || !g_str_equal (a_switch->id, pair[0]))
    return -1;
  return arb_switch_find_value (a_switch, pair[1]);
}

void
arb_switch_list_choose (ArbSwitchList *self, const char *const *pairs)
{
  g_return_if_fail (ARB_IS_SWITCH_LIST (self));

  for (; *pairs != NULL; pairs++)
    for (guint i = 0; i < self->rows->len; i++)
      {
        gint value = find_value (&self->catalogue->switches[i], *pairs);

        if (value >= 0 && gtk_widget_get_visible (self->rows->pdata[i]))
          adw_combo_row_set_selected (self->rows->pdata[i], (guint) value + 1);
      }
}

GStrv
arb_switch_list_dup_chosen (ArbSwitchList *self)
{
  GPtrArray *chosen;

  g_return_val_if_fail (ARB_IS_SWITCH_LIST (self), NULL);

  chosen = g_ptr_array_new ();
  for (guint i = 0; i < self->rows->len; i++)
    {
      const ArbSwitch *a_switch = &self->catalogue->switches[i];
      guint selected = adw_combo_row_get_selected (self->rows->pdata[i]);

      if (selected > 0)
        g_ptr_array_add (chosen,
                         g_strdup_printf ("%s=%s", a_switch->id, a_switch->values[selected - 1]));
    }
  g_ptr_array_add (chosen, NULL);
  return (GStrv) g_ptr_array_free (chosen, FALSE);
}

static void
arb_switch_list_finalize (GObject *object)
{
  g_ptr_array_unref (ARB_SWITCH_LIST (object)->rows);

  G_OBJECT_CLASS (arb_switch_list_parent_class)->finalize (object);
}

static void
arb_switch_list_class_init (ArbSwitchListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_switch_list_finalize;
  GTK_WIDGET_CLASS (klass)->focus = arb_focus_pass;
}

static void
arb_switch_list_init (ArbSwitchList *self)
{
  self->rows = g_ptr_array_new ();
}
