/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/figure.h"

#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

struct _EmFigure
{
  AdwBin parent_instance;

  GtkImage *image;
  GtkLabel *value_label;
  GtkLabel *caption_label;
  ArbCounter *counter;
};

G_DEFINE_FINAL_TYPE (EmFigure, em_figure, ADW_TYPE_BIN)

static void
em_figure_dispose (GObject *object)
{
  g_clear_object (&EM_FIGURE (object)->counter);

  G_OBJECT_CLASS (em_figure_parent_class)->dispose (object);
}

static void
em_figure_class_init (EmFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = em_figure_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/figure.ui");
  gtk_widget_class_bind_template_child (widget_class, EmFigure, image);
  gtk_widget_class_bind_template_child (widget_class, EmFigure, value_label);
  gtk_widget_class_bind_template_child (widget_class, EmFigure, caption_label);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
em_figure_init (EmFigure *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
em_figure_new (const char *icon, const char *caption, const char *class)
{
  EmFigure *self = g_object_new (EM_TYPE_FIGURE, NULL);

  arb_image_set_icon (self->image, icon);
  gtk_label_set_text (self->caption_label, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption_label), caption != NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  return GTK_WIDGET (self);
}

void
em_figure_set (EmFigure *self, ArbCounter *counter)
{
  g_autofree char *amount = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (EM_IS_FIGURE (self));

  /* A counter that is the same has the same value. */
  if (!g_set_object (&self->counter, counter))
    return;
  amount = arb_counter_dup_amount (counter);
  name = arb_words_label (arb_counter_get_title (counter), amount);
  if (arb_label_change (self->value_label, amount))
    arb_widget_animate (GTK_WIDGET (self), "flash");
  arb_widget_set_class (GTK_WIDGET (self), "none", arb_counter_get_value (counter) == 0);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
em_figure_set_captioned (EmFigure *self, gboolean captioned)
{
  g_return_if_fail (EM_IS_FIGURE (self));

  gtk_widget_set_visible (GTK_WIDGET (self->caption_label), captioned);
}
