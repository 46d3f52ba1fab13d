/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/option.h"

G_DEFINE_FINAL_TYPE (ArbOption, arb_option, G_TYPE_OBJECT)

static void
arb_option_finalize (GObject *object)
{
  g_free (ARB_OPTION (object)->label);

  G_OBJECT_CLASS (arb_option_parent_class)->finalize (object);
}

static void
arb_option_class_init (ArbOptionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_option_finalize;
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
