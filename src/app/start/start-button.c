/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/start-button.h"

#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

struct _ArbStartButton
{
  GtkButton parent_instance;

  GtkImage *image;
  char *symbol;
  char *title;
  char *subtitle;
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

static char **
get_field (ArbStartButton *self, guint id)
{
  switch (id)
    {
    case PROP_SYMBOL:
      return &self->symbol;
    case PROP_TITLE:
      return &self->title;
    case PROP_SUBTITLE:
      return &self->subtitle;
    default:
      return NULL;
    }
}

static void
arb_start_button_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  char **field = get_field (ARB_START_BUTTON (object), id);

  if (field != NULL)
    g_value_set_string (value, *field);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_start_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  char **field = get_field (ARB_START_BUTTON (object), id);

  if (field == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_free (*field);
  *field = g_value_dup_string (value);
  if (id == PROP_SYMBOL)
    arb_image_set_icon (ARB_START_BUTTON (object)->image, *field);
}

const char *
arb_start_button_get_subtitle (ArbStartButton *self)
{
  g_return_val_if_fail (ARB_IS_START_BUTTON (self), NULL);
  return self->subtitle;
}

void
arb_start_button_set_subtitle (ArbStartButton *self, const char *subtitle)
{
  g_return_if_fail (ARB_IS_START_BUTTON (self));

  g_object_set (self, "subtitle", subtitle, NULL);
}

static void
arb_start_button_finalize (GObject *object)
{
  ArbStartButton *self = ARB_START_BUTTON (object);

  g_free (self->symbol);
  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (arb_start_button_parent_class)->finalize (object);
}

static GParamSpec *
text_property (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
}

static void
arb_start_button_class_init (ArbStartButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = arb_start_button_get_property;
  object_class->set_property = arb_start_button_set_property;
  object_class->finalize = arb_start_button_finalize;

  properties[PROP_SYMBOL] = text_property ("symbol");
  properties[PROP_TITLE] = text_property ("title");
  properties[PROP_SUBTITLE] = text_property ("subtitle");
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start/start-button.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartButton, image);
}

static void
arb_start_button_init (ArbStartButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
