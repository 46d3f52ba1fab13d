/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference/edition-diff-view.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/reference/edition-diff.h"
#include "wording/switch-words.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* One switch on the screen. */
typedef struct
{
  GtkWidget *row;
  GtkLabel *own_value;
  GtkLabel *own_source;
  GtkDropDown *other_value;
  GtkLabel *other_source;
  GtkLabel *effect;
} SwitchRow;

struct _ArbEditionDiffView
{
  AdwBin parent_instance;

  GtkDropDown *editions;
  GtkCheckButton *all_button;
  GtkBox *outcome_box;
  GtkLabel *same_label;
  GtkBox *rows;
  GArray *switch_rows; /* SwitchRow, in the order of the catalogue */
  const ArbCatalogue *catalogue;
  ArbSession *session;
  ArbOptions own;
  ArbOptions other;
  gboolean filling; /* whether the program sets the lists, so that their signals are ignored */
};

G_DEFINE_FINAL_TYPE (ArbEditionDiffView, arb_edition_diff_view, ADW_TYPE_BIN)

static void
show_switch (ArbEditionDiffView *self, guint index, const ArbComparedSwitch *compared)
{
  SwitchRow *row = &g_array_index (self->switch_rows, SwitchRow, index);

  arb_label_show (row->own_value, compared->values[FALSE]);
  arb_label_show (row->own_source, compared->sources[FALSE]);
  gtk_drop_down_set_selected (row->other_value, self->other.switches[index]);
  arb_label_show (row->other_source, compared->sources[TRUE]);
  arb_label_show (row->effect, compared->effect);
  gtk_widget_set_visible (row->row,
                          compared->differs || gtk_check_button_get_active (self->all_button));
  arb_widget_set_class (row->row, "differs", compared->differs);
}

/* The first edition whose values equal those of @rules, or differ from them. If there is none, this
 * is the number of editions, after which the list has the house rules. */
static guint
find_edition (ArbEditionDiffView *self, const ArbOptions *rules, gboolean equal)
{
  const ArbCatalogue *catalogue = self->catalogue;
  guint i = 0;

  while (i < catalogue->n_editions
         && (memcmp (catalogue->editions[i].values, rules->switches, catalogue->n_switches) == 0)
                != equal)
    i++;
  return i;
}

static void
show_outcome (ArbEditionDiffView *self)
{
  g_autofree char *outcome = NULL;
  g_auto (GStrv) blocks = NULL;

  if (self->session != NULL)
    outcome = arb_edition_diff_dup_outcome (self->session, &self->other,
                                            arb_widget_hides_scores (GTK_WIDGET (self)));
  arb_box_clear (self->outcome_box);
  blocks = g_strsplit (outcome != NULL ? outcome : "", "\n\n", -1);
  for (guint i = 0; blocks[i] != NULL; i++)
    gtk_box_append (self->outcome_box, arb_text_block_new (NULL, blocks[i], "heading"));
  gtk_widget_set_visible (GTK_WIDGET (self->outcome_box), outcome != NULL);
}

static void
update (ArbEditionDiffView *self)
{
  g_autoptr (GArray) compared =
      arb_edition_diff_new (self->catalogue, self->session, &self->own, &self->other);
  guint n_other = 0;

  self->filling = TRUE;
  for (guint i = 0; i < compared->len; i++)
    {
      const ArbComparedSwitch *a_switch = &g_array_index (compared, ArbComparedSwitch, i);

      show_switch (self, i, a_switch);
      n_other += a_switch->differs;
    }
  gtk_drop_down_set_selected (self->editions, find_edition (self, &self->other, TRUE));
  gtk_widget_set_visible (GTK_WIDGET (self->same_label), n_other == 0);
  show_outcome (self);
  self->filling = FALSE;
}

static void
choose_edition (ArbEditionDiffView *self, guint edition)
{
  arb_options_init (&self->other, self->catalogue, self->own.n_seats, edition);
  update (self);
}

static void
on_edition (ArbEditionDiffView *self)
{
  guint edition = gtk_drop_down_get_selected (self->editions);

  if (!self->filling && edition < self->catalogue->n_editions)
    choose_edition (self, edition);
}

static void
on_value (ArbEditionDiffView *self)
{
  if (self->filling)
    return;
  for (guint i = 0; i < self->switch_rows->len; i++)
    self->other.switches[i] = (guint8) gtk_drop_down_get_selected (
        g_array_index (self->switch_rows, SwitchRow, i).other_value);
  update (self);
}

static GtkLabel *
add_label (GtkWidget *box, const char *class)
{
  GtkWidget *label = arb_text_line_new (NULL, class);

  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkWidget *
add_column (GtkWidget *columns, const char *title)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_label_set_text (add_label (column, "caption"), title);
  gtk_box_append (GTK_BOX (columns), column);
  return column;
}

static GtkDropDown *
value_list_new (ArbEditionDiffView *self, guint index)
{
  const ArbSwitch *a_switch = &self->catalogue->switches[index];
  GtkStringList *values = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (guint i = 0; a_switch->values[i] != NULL; i++)
    {
      g_autofree char *value = arb_switch_describe_value (self->catalogue, a_switch, i, NULL);

      gtk_string_list_append (values, value);
    }
  list = gtk_drop_down_new (G_LIST_MODEL (values), NULL);
  arb_drop_down_fit (GTK_DROP_DOWN (list));
  arb_widget_set_accessible_name (list, arb_words_translate ("switches", a_switch->id, "title",
                                                             a_switch->title));
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_value), self);
  return GTK_DROP_DOWN (list);
}

static GtkWidget *
title_new (const ArbSwitch *a_switch)
{
  g_autofree char *id = g_strconcat ("switches:", a_switch->id, NULL);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label =
      arb_text_line_new (arb_words_translate ("switches", a_switch->id, "title", a_switch->title),
                         "heading");

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "reference.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  return button;
}

static void
add_row (ArbEditionDiffView *self, guint index)
{
  SwitchRow row = { .row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6) };
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *own, *other;

  gtk_widget_set_layout_manager (columns, arb_columns_layout_new (180, 2, 12));
  gtk_box_append (GTK_BOX (row.row), title_new (&self->catalogue->switches[index]));
  own = add_column (columns, self->session != NULL ? _ ("In this game") : _ ("In this edition"));
  row.own_value = add_label (own, "body");
  row.own_source = add_label (own, "dim-label");
  other = add_column (columns, _ ("Compared with"));
  row.other_value = value_list_new (self, index);
  gtk_box_append (GTK_BOX (other), GTK_WIDGET (row.other_value));
  row.other_source = add_label (other, "dim-label");
  gtk_box_append (GTK_BOX (row.row), columns);
  row.effect = add_label (row.row, "effect");
  gtk_widget_add_css_class (row.row, "card");
  gtk_widget_add_css_class (row.row, "compared");
  gtk_box_append (self->rows, row.row);
  g_array_append_val (self->switch_rows, row);
}

static void
fill_editions (ArbEditionDiffView *self)
{
  g_autoptr (GtkStringList) titles = arb_edition_titles_new (self->catalogue);

  gtk_string_list_append (titles, _ ("House rules"));
  gtk_drop_down_set_model (self->editions, G_LIST_MODEL (titles));
}

void
arb_edition_diff_view_set_game (ArbEditionDiffView *self, const ArbCatalogue *catalogue,
                                ArbSession *session, const ArbOptions *own)
{
  gboolean same;

  g_return_if_fail (ARB_IS_EDITION_DIFF_VIEW (self));
  g_return_if_fail (catalogue != NULL && own != NULL);

  same = self->catalogue == catalogue && self->session == session;
  self->own = *own;
  if (same)
    {
      update (self);
      return;
    }
  self->catalogue = catalogue;
  g_set_object (&self->session, session);
  self->filling = TRUE;
  fill_editions (self);
  arb_box_clear (self->rows);
  g_array_set_size (self->switch_rows, 0);
  for (guint i = 0; i < catalogue->n_switches; i++)
    add_row (self, i);
  choose_edition (self, find_edition (self, own, FALSE) % catalogue->n_editions);
}

static void
arb_edition_diff_view_finalize (GObject *object)
{
  ArbEditionDiffView *self = ARB_EDITION_DIFF_VIEW (object);

  g_clear_object (&self->session);
  g_array_unref (self->switch_rows);

  G_OBJECT_CLASS (arb_edition_diff_view_parent_class)->finalize (object);
}

static void
arb_edition_diff_view_class_init (ArbEditionDiffViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_edition_diff_view_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "reference/edition-diff-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbEditionDiffView, editions);
  gtk_widget_class_bind_template_child (widget_class, ArbEditionDiffView, all_button);
  gtk_widget_class_bind_template_child (widget_class, ArbEditionDiffView, outcome_box);
  gtk_widget_class_bind_template_child (widget_class, ArbEditionDiffView, same_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEditionDiffView, rows);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
arb_edition_diff_view_init (ArbEditionDiffView *self)
{
  self->filling = TRUE;
  self->switch_rows = g_array_new (FALSE, TRUE, sizeof (SwitchRow));
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_drop_down_fit (self->editions);
}
