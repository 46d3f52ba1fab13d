/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

enum
{
  PROP_TITLE = 1,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbReferencePage, arb_reference_page, G_TYPE_OBJECT)

static void
arb_reference_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbReferencePage *self = ARB_REFERENCE_PAGE (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      if (self->second_title != NULL)
        g_value_take_string (value, g_strjoin (" · ", self->second_title, self->group, NULL));
      else
        g_value_set_string (value, self->group);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
arb_reference_page_finalize (GObject *object)
{
  ArbReferencePage *self = ARB_REFERENCE_PAGE (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->second_title);
  g_free (self->group);
  g_string_free (self->names, TRUE);
  g_free (self->texts);
  g_ptr_array_unref (self->facts);

  G_OBJECT_CLASS (arb_reference_page_parent_class)->finalize (object);
}

static void
arb_reference_page_class_init (ArbReferencePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_reference_page_get_property;
  object_class->finalize = arb_reference_page_finalize;

  properties[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SUBTITLE] =
      g_param_spec_string ("subtitle", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_reference_page_init (ArbReferencePage *self)
{
  self->names = g_string_new (NULL);
  self->facts = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_reference_fact_free);
}

gboolean
arb_reference_page_get_chapter (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), FALSE);
  return g_str_equal (self->record.table->id, "chapters");
}
