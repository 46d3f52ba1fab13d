/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/look-dialog.h"

#include "app/log/log-row.h"
#include "app/widgets/resources.h"
#include "app/window/game-page.h"

#include <glib/gi18n.h>

struct _ArbLookDialog
{
  ArbDialog parent_instance;

  AdwBin *table;
  GtkLabel *line_label;
  ArbSession *session; /* the game */
  ArbSession *look;    /* the game as it was */
};

G_DEFINE_FINAL_TYPE (ArbLookDialog, arb_look_dialog, ARB_TYPE_DIALOG)

static void
update (ArbLookDialog *self)
{
  guint number = arb_session_get_length (self->look);
  g_autofree char *title =
      /* Translators: the number of the last move before a moment, and of all moves */
      g_strdup_printf (_ ("Move %u of %u"), number, arb_session_get_length (self->session));
  g_autoptr (ArbLogLine) line = number > 0 ? arb_session_dup_line (self->look, number) : NULL;
  g_autofree char *text = line != NULL ? arb_log_line_dup_description (line) : NULL;

  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (self->line_label, text != NULL ? text : _ ("Nothing was played yet"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look.earlier", number > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look.later",
                                 arb_session_get_can_redo (self->look));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "look.go-back",
                                 number > 0 && arb_session_get_can_redo (self->look));
}

static void
step (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbLookDialog *self = ARB_LOOK_DIALOG (widget);

  if (g_str_equal (name, "look.earlier"))
    arb_session_undo (self->look);
  else
    arb_session_redo (self->look);
  update (self);
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbLookDialog *self = ARB_LOOK_DIALOG (widget);

  arb_session_go_back (self->session, arb_session_get_length (self->look));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
arb_look_dialog_dispose (GObject *object)
{
  ArbLookDialog *self = ARB_LOOK_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->look);

  G_OBJECT_CLASS (arb_look_dialog_parent_class)->dispose (object);
}

static void
arb_look_dialog_class_init (ArbLookDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_look_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "window/look-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLookDialog, table);
  gtk_widget_class_bind_template_child (widget_class, ArbLookDialog, line_label);

  gtk_widget_class_install_action (widget_class, "look.earlier", NULL, step);
  gtk_widget_class_install_action (widget_class, "look.later", NULL, step);
  gtk_widget_class_install_action (widget_class, "look.go-back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "look.earlier", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "look.later", NULL);
}

static void
arb_look_dialog_init (ArbLookDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_look_dialog_new (ArbSession *session, guint number, GtkWindow *parent)
{
  ArbLookDialog *self;
  ArbPage *page;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  /* As large as the window below it, so that the table looks the same. */
  self = g_object_new (ARB_TYPE_LOOK_DIALOG, "default-width",
                       gtk_widget_get_width (GTK_WIDGET (parent)), "default-height",
                       gtk_widget_get_height (GTK_WIDGET (parent)), "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->look = arb_session_new_look (session, number);
  page = arb_page_new (self->look);
  arb_page_only_look (page);
  adw_bin_set_child (self->table, GTK_WIDGET (page));
  update (self);
  return GTK_WIDGET (self);
}
