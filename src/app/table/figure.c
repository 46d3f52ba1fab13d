/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/figure.h"

#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

struct _ArbFigure
{
  AdwBin parent_instance;

  GtkImage *image;
  GtkLabel *value_label;
  GtkLabel *caption_label;
  ArbCounter *counter;
};

G_DEFINE_FINAL_TYPE (ArbFigure, arb_figure, ADW_TYPE_BIN)

static void
arb_figure_dispose (GObject *object)
{
  g_clear_object (&ARB_FIGURE (object)->counter);

  G_OBJECT_CLASS (arb_figure_parent_class)->dispose (object);
}

static void
arb_figure_class_init (ArbFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_figure_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/figure.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbFigure, image);
  gtk_widget_class_bind_template_child (widget_class, ArbFigure, value_label);
  gtk_widget_class_bind_template_child (widget_class, ArbFigure, caption_label);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
arb_figure_init (ArbFigure *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_figure_new (void)
{
  return g_object_new (ARB_TYPE_FIGURE, NULL);
}

static void
show_look (ArbFigure *self, const ArbTableLook *look)
{
  const char *classes[] = { look->form == ARB_SHOW_CHIP ? "chip" : "figure", NULL };

  arb_widget_set_classes (GTK_WIDGET (self), classes);
  arb_image_set_icon (self->image, look->icon);
  gtk_widget_set_visible (GTK_WIDGET (self->image), look->icon != NULL);
  if (look->caption != NULL)
    gtk_label_set_text (self->caption_label,
                        arb_words_translate ("counters", look->id, "caption", look->caption));
}

void
arb_figure_set (ArbFigure *self, ArbCounter *counter, gboolean captioned)
{
  const ArbTableLook *look;
  g_autofree char *amount = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (ARB_IS_FIGURE (self));
  g_return_if_fail (ARB_IS_COUNTER (counter));

  look = counter->look;
  gtk_widget_set_visible (GTK_WIDGET (self->caption_label), captioned && look->caption != NULL);
  /* Counters are immutable: the same object has the same value. */
  if (!g_set_object (&self->counter, counter))
    return;
  show_look (self, look);
  amount = arb_counter_dup_amount (counter);
  name = arb_words_label (counter->title, amount);
  if (arb_label_change (self->value_label, amount))
    arb_widget_animate (GTK_WIDGET (self), "flash");
  arb_widget_set_class (GTK_WIDGET (self), "none", counter->value == 0);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
