/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/rows.h"

#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"
#include "wording/words.h"

struct _ArbFieldRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbFieldRow, arb_field_row, ADW_TYPE_ACTION_ROW)

/* On Shift+Tab the row of a list takes the focus itself; a row that is not focusable would hand it
 * back to its child, and the focus would never leave it. So the row only passes it on. */
static gboolean
arb_field_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)), direction);
}

static void
arb_field_row_class_init (ArbFieldRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = arb_field_row_focus;
}

static void
arb_field_row_init (ArbFieldRow *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
arb_row_new (GType type, const char *title)
{
  GtkWidget *row;

  g_return_val_if_fail (g_type_is_a (type, ADW_TYPE_PREFERENCES_ROW), NULL);

  /* Sets the title only after use-markup: its label would parse it as markup otherwise. */
  row = g_object_new (type, "use-markup", FALSE, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (ADW_IS_ACTION_ROW (row))
    arb_box_settle_width (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  return row;
}

void
arb_row_add_input (GtkWidget *row, GtkWidget *input, const char *name)
{
  gtk_widget_set_valign (input, GTK_ALIGN_CENTER);
  if (name != NULL)
    arb_widget_set_accessible_name (input, name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), input);
}

static void
on_setup_short (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "ellipsize",
                                               PANGO_ELLIPSIZE_END, NULL));
}

static void
on_setup_whole (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, arb_text_line_new (NULL, NULL));
}

static const char *
get_text (gpointer object)
{
  return ARB_IS_OPTION (object) ? ARB_OPTION (object)->label
                                : gtk_string_object_get_string (object);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = get_text (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, text);
}

static GtkListItemFactory *
factory_new (GCallback setup)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", setup, NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  return factory;
}

void
arb_drop_down_fit (GtkDropDown *list)
{
  g_autoptr (GtkListItemFactory) button = factory_new (G_CALLBACK (on_setup_short));
  g_autoptr (GtkListItemFactory) rows = factory_new (G_CALLBACK (on_setup_whole));

  g_return_if_fail (GTK_IS_DROP_DOWN (list));

  gtk_drop_down_set_factory (list, button);
  gtk_drop_down_set_list_factory (list, rows);
  gtk_widget_add_css_class (GTK_WIDGET (list), "fitting");
  /* The button inside takes the focus, but has no name of its own. */
  gtk_accessible_update_relation (GTK_ACCESSIBLE (gtk_widget_get_template_child (GTK_WIDGET (list),
                                                                                 GTK_TYPE_DROP_DOWN,
                                                                                 "button")),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, list, NULL, -1);
}

GtkStringList *
arb_edition_titles_new (const ArbCatalogue *catalogue)
{
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < catalogue->n_editions; i++)
    {
      const ArbEdition *edition = &catalogue->editions[i];

      gtk_string_list_append (titles, arb_words_translate ("editions", edition->id, "title",
                                                           edition->title));
    }
  return titles;
}
