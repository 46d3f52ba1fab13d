/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/dialog.h"

#include "app/widgets/dialog-size.h"

#define LEAST_WIDTH 340

typedef struct
{
  AdwHeaderBar *header;
  GtkBox *content;
} ArbDialogPrivate;

static void arb_dialog_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (ArbDialog, arb_dialog, ADW_TYPE_WINDOW,
                         G_ADD_PRIVATE (ArbDialog)
                             G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, arb_dialog_buildable_init))

/* Makes a window that scrolls @page, with a margin around it. */
static GtkWidget *
scroller_new (GtkWidget *page)
{
  g_object_set (page, "margin-top", 12, "margin-bottom", 18, "margin-start", 12, "margin-end", 12,
                NULL);
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vexpand", TRUE, "hscrollbar-policy",
                       GTK_POLICY_NEVER, "child", page, NULL);
}

/* Shows @button in the place of the buttons of the window. */
static void
set_close_button (ArbDialogPrivate *priv, GtkWidget *button)
{
  adw_header_bar_pack_start (priv->header, button);
  adw_header_bar_set_show_start_title_buttons (priv->header, FALSE);
  adw_header_bar_set_show_end_title_buttons (priv->header, FALSE);
}

static void
arb_dialog_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child,
                      const char *type)
{
  ArbDialogPrivate *priv = arb_dialog_get_instance_private (ARB_DIALOG (buildable));

  if (g_strcmp0 (type, "start") == 0)
    adw_header_bar_pack_start (priv->header, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "end") == 0)
    adw_header_bar_pack_end (priv->header, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "close") == 0)
    set_close_button (priv, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "page") == 0)
    gtk_box_append (priv->content, scroller_new (GTK_WIDGET (child)));
  else
    gtk_box_append (priv->content, GTK_WIDGET (child));
}

static void
arb_dialog_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = arb_dialog_add_child;
}

static void
arb_dialog_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbDialogPrivate *priv = arb_dialog_get_instance_private (ARB_DIALOG (object));
  GtkWidget *button = gtk_button_new_with_mnemonic (g_value_get_string (value));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "window.close");
  set_close_button (priv, button);
}

static void
arb_dialog_class_init (ArbDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = arb_dialog_set_property;

  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_string ("close-label", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close",
                                       NULL);
}

static void
arb_dialog_init (ArbDialog *self)
{
  ArbDialogPrivate *priv = arb_dialog_get_instance_private (self);

  priv->header = ADW_HEADER_BAR (adw_header_bar_new ());
  priv->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (priv->content, GTK_WIDGET (priv->header));
  g_object_set (self, "content", priv->content, "modal", TRUE, "width-request", LEAST_WIDTH, NULL);
  g_signal_connect (self, "notify::transient-for", G_CALLBACK (arb_window_fit_parent), NULL);
}
