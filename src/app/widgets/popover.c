/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/popover.h"

struct _ArbPopover
{
  GtkPopover parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbPopover, arb_popover, GTK_TYPE_POPOVER)

static gboolean
on_key (GtkWidget *popover, GVariant *action, gpointer data)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (!g_action_parse_detailed_name (g_variant_get_string (action, NULL), &name, &target, NULL))
    return FALSE;
  gtk_popover_popdown (GTK_POPOVER (popover));
  return gtk_widget_activate_action_variant (popover, name, target);
}

static void
add_keys (GtkWidgetClass *widget_class, const char *action)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, action);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GtkShortcut) shortcut =
          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i]),
                            gtk_callback_action_new (on_key, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (action));
      gtk_widget_class_add_shortcut (widget_class, shortcut);
    }
}

static void
arb_popover_class_init (ArbPopoverClass *klass)
{
  static const char *const actions[] = { "win.show-help-overlay", "app.reference('help')",
                                         "app.reference('chapters')" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    add_keys (GTK_WIDGET_CLASS (klass), actions[i]);
}

static void
arb_popover_init (ArbPopover *self)
{
}

GtkWidget *
arb_popover_new (void)
{
  return g_object_new (ARB_TYPE_POPOVER, NULL);
}

GtkWidget *
arb_popover_new_scrolled (GtkWidget *child, gint most_height)
{
  GtkWidget *popover = arb_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover),
                         g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                       GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                                       "max-content-height", most_height, "child", child, NULL));
  return popover;
}
