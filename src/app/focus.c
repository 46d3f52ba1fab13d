/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/focus.h"

typedef gboolean (*WidgetTest) (GtkWidget *widget);

gboolean
arb_focus_is_in (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

gboolean
arb_focus_pass (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child != NULL && gtk_widget_child_focus (child, direction);
}

static gboolean
looks_suggested (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "suggested-action");
}

static gboolean
takes_focus (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget);
}

static GtkWidget *
find_first (GtkWidget *root, WidgetTest test)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (test (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_first (child, test);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
arb_focus_find_first (GtkWidget *root)
{
  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);

  return find_first (root, takes_focus);
}

GtkWidget *
arb_focus_find_suggested (GtkWidget *root)
{
  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);

  return find_first (root, looks_suggested);
}
