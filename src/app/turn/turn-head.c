/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/turn-head.h"

/* The grid of ui/turn/turn-panel.ui: shape, title with the subtitle below it, two buttons. */
#define TITLE_COLUMN 1
#define TITLE_LINES 3
#define BRIEF_COLUMN 2
#define COLUMNS_BELOW 4
#define LINES_BELOW 4

/* Keys of the data of the head. */
static const char form_key[] = "arb-turn-head-form";
static const char whole_key[] = "arb-turn-head-whole";

static gboolean
on_query_tooltip (GtkWidget *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (GTK_LABEL (label)));
  return TRUE;
}

/* If the text is cut off, a tooltip shows the whole. */
static void
set_lines (GtkWidget *label, gint lines)
{
  gtk_label_set_wrap (GTK_LABEL (label), lines > 1);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  if (gtk_widget_get_has_tooltip (label))
    return;
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
}

/* Places the subtitle, what the decision is about, below the title or beside it. */
static void
place_subtitle (GtkGridLayoutChild *place, GtkWidget *subtitle, ArbTurnHeadForm form,
                gboolean whole)
{
  gboolean brief = form == ARB_TURN_HEAD_BRIEF && !whole;

  gtk_grid_layout_child_set_row (place, brief ? 0 : 1);
  gtk_grid_layout_child_set_column (place, brief ? BRIEF_COLUMN : TITLE_COLUMN);
  gtk_grid_layout_child_set_column_span (place, brief ? 1 : COLUMNS_BELOW);
  gtk_widget_set_hexpand (subtitle, brief);
  set_lines (subtitle, whole ? LINES_BELOW : 1);
}

static void
place_parts (GtkWidget *head)
{
  ArbTurnHeadForm form = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (head), form_key));
  gboolean whole = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (head), whole_key));
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (head);

  for (GtkWidget *child = gtk_widget_get_first_child (head); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "dim-label"))
      place_subtitle (GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, child)),
                      child, form, whole);
    else if (gtk_widget_has_css_class (child, "title-2"))
      {
        gtk_widget_set_hexpand (child, form != ARB_TURN_HEAD_BRIEF || whole);
        set_lines (child, form == ARB_TURN_HEAD_FULL ? TITLE_LINES : 1);
      }
    else if (GTK_IS_BUTTON (child))
      gtk_widget_set_visible (child, form == ARB_TURN_HEAD_FULL);
    else if (GTK_IS_MENU_BUTTON (child))
      gtk_widget_set_visible (child, form != ARB_TURN_HEAD_BRIEF);
}

void
arb_turn_head_set_form (GtkWidget *head, ArbTurnHeadForm form)
{
  g_return_if_fail (GTK_IS_GRID (head));

  g_object_set_data (G_OBJECT (head), form_key, GUINT_TO_POINTER (form));
  place_parts (head);
}

void
arb_turn_head_set_whole (GtkWidget *head, gboolean whole)
{
  g_return_if_fail (GTK_IS_GRID (head));

  if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (head), whole_key)) == whole)
    return;
  g_object_set_data (G_OBJECT (head), whole_key, GINT_TO_POINTER (whole));
  place_parts (head);
}
