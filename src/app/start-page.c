/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start-page.h"

#include "app/resources.h"

#include <glib/gi18n.h>

struct _ArbStartPage
{
  AdwBin parent_instance;

  AdwButtonContent *continue_content;
  GtkWidget *continue_button;
};

G_DEFINE_FINAL_TYPE (ArbStartPage, arb_start_page, ADW_TYPE_BIN)

void
arb_start_page_set_last_game (ArbStartPage *self, const char *title)
{
  g_return_if_fail (ARB_IS_START_PAGE (self));

  gtk_widget_set_visible (self->continue_button, title != NULL);
  if (title != NULL)
    {
      /* Translators: the name of a saved game */
      g_autofree char *label = g_strdup_printf (_ ("Continue “%s”"), title);

      adw_button_content_set_label (self->continue_content, label);
    }
}

static void
arb_start_page_class_init (ArbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, continue_content);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, continue_button);
}

static void
arb_start_page_init (ArbStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
