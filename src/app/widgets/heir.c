/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/heir.h"

#include "model/session/option.h"

G_DEFINE_INTERFACE (ArbHeir, arb_heir, GTK_TYPE_WIDGET)

static void
arb_heir_default_init (ArbHeirInterface *iface)
{
}

/* The states of GTK's own widgets. What has one is a whole: its parts are its own affair. */
static const struct
{
  GType (*get_type) (void);
  const char *property;
} states[] = {
  { gtk_spin_button_get_type, "value" },    { gtk_editable_get_type, "text" },
  { gtk_switch_get_type, "active" },        { gtk_check_button_get_type, "active" },
  { gtk_toggle_button_get_type, "active" },
};

static void inherit (GtkWidget *self, GtkWidget *old);

static void
inherit_parts (GtkWidget *self, GtkWidget *old)
{
  GtkWidget *part = gtk_widget_get_first_child (self);

  for (GtkWidget *old_part = gtk_widget_get_first_child (old); old_part != NULL && part != NULL;
       old_part = gtk_widget_get_next_sibling (old_part))
    {
      inherit (part, old_part);
      part = gtk_widget_get_next_sibling (part);
    }
}

static void
inherit_property (GtkWidget *self, GtkWidget *old, const char *property)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (self), property);
  g_auto (GValue) now = G_VALUE_INIT;
  g_auto (GValue) then = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (self), property, &now);
  g_object_get_property (G_OBJECT (old), property, &then);
  if (g_param_values_cmp (pspec, &now, &then) != 0)
    g_object_set_property (G_OBJECT (self), property, &then);
}

static guint
find_option (GListModel *options, guint value)
{
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      if (arb_option_get_value (option) == value)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/* Lists in the order of their words come in another order in another language. */
static void
inherit_choice (GtkWidget *self, GtkWidget *old)
{
  g_autoptr (GObject) item = NULL;
  g_autoptr (GListModel) model = NULL;
  guint now, then;

  g_object_get (old, "selected", &then, "selected-item", &item, NULL);
  g_object_get (self, "selected", &now, "model", &model, NULL);
  if (ARB_IS_OPTION (item) && model != NULL)
    then = find_option (model, arb_option_get_value (ARB_OPTION (item)));
  if (then != now && then != GTK_INVALID_LIST_POSITION)
    g_object_set (self, "selected", then, NULL);
}

/* There is nothing to scroll before the first layout. */
static void
on_scrollable (GtkAdjustment *adjustment, gpointer value)
{
  if (gtk_adjustment_get_page_size (adjustment) <= 0)
    return;
  gtk_adjustment_set_value (adjustment, *(double *) value);
  g_signal_handlers_disconnect_by_func (adjustment, on_scrollable, value);
}

static void
free_value (gpointer value, GClosure *closure)
{
  g_free (value);
}

static void
inherit_scroll (GtkWidget *self, GtkWidget *old)
{
  double value =
      gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (old)));

  if (value > 0)
    g_signal_connect_data (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self)),
                           "changed", G_CALLBACK (on_scrollable), g_memdup2 (&value, sizeof value),
                           free_value, 0);
}

static void
inherit_page (GtkWidget *self, GtkWidget *old)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (old));
  GtkWidget *same = page != NULL ? arb_heir_find (self, old, page) : NULL;

  if (same != NULL)
    gtk_stack_set_visible_child (GTK_STACK (self), same);
}

/* What shows a list of its own, or only for a moment. */
static gboolean
is_closed (GtkWidget *self)
{
  return GTK_IS_LIST_VIEW (self) || GTK_IS_MENU_BUTTON (self) || GTK_IS_POPOVER (self);
}

/* Whether @self is a whole, whose parts need not be looked at. */
static gboolean
inherit_state (GtkWidget *self, GtkWidget *old)
{
  if (is_closed (self))
    return TRUE;
  /* The state of an action is that of its owner. */
  if (GTK_IS_TOGGLE_BUTTON (self) && gtk_actionable_get_action_name (GTK_ACTIONABLE (self)) != NULL)
    return TRUE;
  if (GTK_IS_DROP_DOWN (self) || ADW_IS_COMBO_ROW (self))
    {
      inherit_choice (self, old);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_type_is_a (G_OBJECT_TYPE (self), states[i].get_type ()))
      {
        inherit_property (self, old, states[i].property);
        return TRUE;
      }
  return FALSE;
}

static void
inherit (GtkWidget *self, GtkWidget *old)
{
  if (G_OBJECT_TYPE (self) != G_OBJECT_TYPE (old))
    return;
  if (ARB_IS_HEIR (self) && ARB_HEIR_GET_IFACE (self)->inherit != NULL)
    {
      ARB_HEIR_GET_IFACE (self)->inherit (ARB_HEIR (self), ARB_HEIR (old));
      return;
    }
  if (inherit_state (self, old))
    return;
  if (GTK_IS_EXPANDER (self) || ADW_IS_EXPANDER_ROW (self))
    inherit_property (self, old, "expanded");
  if (GTK_IS_STACK (self))
    inherit_page (self, old);
  if (GTK_IS_SCROLLED_WINDOW (self))
    inherit_scroll (self, old);
  inherit_parts (self, old);
}

void
arb_heir_inherit_parts (ArbHeir *self, ArbHeir *old)
{
  g_return_if_fail (ARB_IS_HEIR (self));
  g_return_if_fail (ARB_IS_HEIR (old));

  inherit_parts (GTK_WIDGET (self), GTK_WIDGET (old));
}

GtkWidget *
arb_heir_find (GtkWidget *self, GtkWidget *old, GtkWidget *part)
{
  GtkWidget *parent, *found;

  g_return_val_if_fail (GTK_IS_WIDGET (self) && GTK_IS_WIDGET (old), NULL);

  if (part == NULL || part == old)
    return part != NULL ? self : NULL;
  parent = arb_heir_find (self, old, gtk_widget_get_parent (part));
  if (parent == NULL)
    return NULL;
  found = gtk_widget_get_first_child (parent);
  for (GtkWidget *before = gtk_widget_get_prev_sibling (part); before != NULL && found != NULL;
       before = gtk_widget_get_prev_sibling (before))
    found = gtk_widget_get_next_sibling (found);
  return found != NULL && G_OBJECT_TYPE (found) == G_OBJECT_TYPE (part) ? found : NULL;
}

/* Where the keyboard is in a window. When something in a popover was just chosen it still is in
 * there, and in one that is never opened every key would be lost. */
static GtkWidget *
find_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  while (focus != NULL && !(gtk_widget_get_mapped (focus) && gtk_widget_get_focusable (focus)))
    focus = gtk_widget_get_parent (focus);
  return focus;
}

/* To where it is in the text, without marking all of it. */
static void
inherit_focus (GtkWindow *self, GtkWindow *old)
{
  GtkWidget *focus = find_focus (old);
  GtkWidget *heir = arb_heir_find (GTK_WIDGET (self), GTK_WIDGET (old), focus);
  int start, end;

  if (!GTK_IS_TEXT (heir))
    {
      gtk_window_set_focus (self, heir);
      return;
    }
  gtk_text_grab_focus_without_selecting (GTK_TEXT (heir));
  gtk_editable_get_selection_bounds (GTK_EDITABLE (focus), &start, &end);
  if (start == end)
    gtk_editable_set_position (GTK_EDITABLE (heir),
                               gtk_editable_get_position (GTK_EDITABLE (focus)));
  else
    gtk_editable_select_region (GTK_EDITABLE (heir), start, end);
}

void
arb_window_inherit (GtkWindow *self, GtkWindow *old)
{
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (self));
  g_return_if_fail (GTK_IS_WINDOW (old));

  gtk_window_get_default_size (old, &width, &height);
  gtk_window_set_default_size (self, width, height);
  if (gtk_window_is_maximized (old))
    gtk_window_maximize (self);
  if (gtk_window_is_fullscreen (old))
    gtk_window_fullscreen (self);
  inherit (GTK_WIDGET (self), GTK_WIDGET (old));
  inherit_focus (self, old);
}
