/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/focus.h"

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

/* Returns the index of the part in @parts that has the focus; their number if none has. */
static guint
find_part (GPtrArray *parts)
{
  guint index = 0;

  while (index < parts->len && !arb_focus_is_in (parts->pdata[index]))
    index++;
  return index;
}

static gboolean
enter (GtkWidget *part, GtkDirectionType direction)
{
  return gtk_widget_get_child_visible (part) && gtk_widget_child_focus (part, direction);
}

/* GTK would sort the parts by their positions, so that a high part would come in the middle of the
 * small ones beside it. */
gboolean
arb_focus_move_through (GPtrArray *parts, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  guint at;

  g_return_val_if_fail (parts != NULL, FALSE);

  at = find_part (parts);
  if (at == parts->len)
    at = back ? parts->len - 1 : 0;
  /* @at is unsigned: counting down from 0 goes past the end, which ends the loop. */
  for (; at < parts->len; at = back ? at - 1 : at + 1)
    if (enter (parts->pdata[at], direction))
      return TRUE;
  return FALSE;
}

void
arb_focus_go_round (GPtrArray *parts, gboolean back)
{
  guint n, start;

  g_return_if_fail (parts != NULL);

  n = parts->len;
  start = find_part (parts);
  if (start == n)
    start = back ? n : n - 1;
  for (guint i = 1; i < n; i++)
    if (enter (parts->pdata[(start + (back ? n - i : i)) % n], GTK_DIR_TAB_FORWARD))
      return;
}

GtkWidget *
arb_focus_find_suggested (GtkWidget *root)
{
  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_BUTTON (root) && gtk_widget_has_css_class (root, "suggested-action"))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = arb_focus_find_suggested (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Whether a key writes a character; Space belongs to the focused widget. */
static gboolean
writes (guint key, GdkModifierType state)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0
         && letter != 0 && g_unichar_isgraph (letter);
}

static gboolean
on_key (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
        GtkEditable *entry)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (entry));

  if (!gtk_widget_get_mapped (text) || !writes (key, state)
      || !gtk_event_controller_key_forward (controller, text))
    return GDK_EVENT_PROPAGATE;
  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  return GDK_EVENT_STOP;
}

void
arb_focus_type_into (GtkWidget *widget, GtkEditable *entry)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_EDITABLE (entry));

  keys = gtk_event_controller_key_new ();
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), entry, 0);
  gtk_widget_add_controller (widget, keys);
}
