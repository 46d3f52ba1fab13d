/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn-head.h"

/* As ui/turn-panel.ui has it: shape, title, what it is about below the title, a button. */
#define TITLE_COLUMN 1
#define TITLE_LINES 3
#define BRIEF_COLUMN 2
#define COLUMNS_BELOW 3
#define LINES_BELOW 4

static void
set_lines (GtkWidget *label, gint lines)
{
  gtk_label_set_wrap (GTK_LABEL (label), lines > 1);
  gtk_label_set_lines (GTK_LABEL (label), lines);
}

/* What the decision is about: below who decides, or behind. */
static void
place_subtitle (GtkGridLayoutChild *place, GtkWidget *subtitle, gboolean brief)
{
  gtk_grid_layout_child_set_row (place, brief ? 0 : 1);
  gtk_grid_layout_child_set_column (place, brief ? BRIEF_COLUMN : TITLE_COLUMN);
  gtk_grid_layout_child_set_column_span (place, brief ? 1 : COLUMNS_BELOW);
  gtk_widget_set_hexpand (subtitle, brief);
  set_lines (subtitle, brief ? 1 : LINES_BELOW);
}

void
arb_turn_head_set_brief (GtkWidget *head, gboolean brief)
{
  GtkLayoutManager *layout;

  g_return_if_fail (GTK_IS_GRID (head));

  layout = gtk_widget_get_layout_manager (head);
  for (GtkWidget *child = gtk_widget_get_first_child (head); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "dim-label"))
      place_subtitle (GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, child)),
                      child, brief);
    else if (gtk_widget_has_css_class (child, "title-2"))
      {
        gtk_widget_set_hexpand (child, !brief);
        set_lines (child, brief ? 1 : TITLE_LINES);
      }
    else if (GTK_IS_BUTTON (child))
      gtk_widget_set_visible (child, !brief);
}
