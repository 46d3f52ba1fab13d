/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/option.h"

enum
{
  PROP_LABEL = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbOption, arb_option, G_TYPE_OBJECT)

static void
arb_option_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_LABEL)
    g_value_set_string (value, ARB_OPTION (object)->label);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_option_finalize (GObject *object)
{
  g_free (ARB_OPTION (object)->label);

  G_OBJECT_CLASS (arb_option_parent_class)->finalize (object);
}

static void
arb_option_class_init (ArbOptionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_option_get_property;
  object_class->finalize = arb_option_finalize;

  properties[PROP_LABEL] =
      g_param_spec_string ("label", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_option_init (ArbOption *self)
{
}

ArbOption *
arb_option_new (char *label, guint value)
{
  ArbOption *self = g_object_new (ARB_TYPE_OPTION, NULL);

  self->label = label;
  self->value = value;
  return self;
}
