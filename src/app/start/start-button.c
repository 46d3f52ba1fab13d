/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/start-button.h"

#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

struct _ArbStartButton
{
  GtkButton parent_instance;

  GtkImage *image;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
};

enum
{
  PROP_SYMBOL = 1,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbStartButton, arb_start_button, GTK_TYPE_BUTTON)

static void
arb_start_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbStartButton *self = ARB_START_BUTTON (object);

  if (id == PROP_SYMBOL)
    arb_image_set_icon (self->image, g_value_get_string (value));
  else if (id == PROP_TITLE)
    gtk_label_set_label (self->title_label, g_value_get_string (value));
  else if (id == PROP_SUBTITLE)
    gtk_label_set_label (self->subtitle_label, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

const char *
arb_start_button_get_subtitle (ArbStartButton *self)
{
  g_return_val_if_fail (ARB_IS_START_BUTTON (self), NULL);
  return gtk_label_get_label (self->subtitle_label);
}

static GParamSpec *
text_property (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
}

static void
arb_start_button_class_init (ArbStartButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = arb_start_button_set_property;

  properties[PROP_SYMBOL] = text_property ("symbol");
  properties[PROP_TITLE] = text_property ("title");
  properties[PROP_SUBTITLE] = text_property ("subtitle");
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start/start-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartButton, image);
  gtk_widget_class_bind_template_child (widget_class, ArbStartButton, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStartButton, subtitle_label);
}

static void
arb_start_button_init (ArbStartButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
