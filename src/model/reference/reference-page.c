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

G_DEFINE_FINAL_TYPE (ArbReferencePart, arb_reference_part, G_TYPE_OBJECT)

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

const char *
arb_reference_page_get_id (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), NULL);
  return self->id;
}

ArbReferenceSection
arb_reference_page_get_section (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), ARB_REFERENCE_RULES);
  return self->section;
}

const char *
arb_reference_page_get_title (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), NULL);
  return self->title;
}

const char *
arb_reference_page_get_second_title (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), NULL);
  return self->second_title;
}

const char *
arb_reference_page_get_group (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), NULL);
  return self->group;
}

gboolean
arb_reference_page_get_chapter (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), FALSE);
  return g_str_equal (self->record.table->id, "chapters");
}

static void
arb_reference_part_finalize (GObject *object)
{
  ArbReferencePart *self = ARB_REFERENCE_PART (object);

  g_free (self->heading);
  g_free (self->text);
  g_free (self->second_heading);
  g_free (self->second_text);
  g_free (self->link);

  G_OBJECT_CLASS (arb_reference_part_parent_class)->finalize (object);
}

static void
arb_reference_part_class_init (ArbReferencePartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_reference_part_finalize;
}

static void
arb_reference_part_init (ArbReferencePart *self)
{
}

ArbReferencePartKind
arb_reference_part_get_kind (ArbReferencePart *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PART (self), ARB_PART_TEXT);
  return self->kind;
}

const char *
arb_reference_part_get_heading (ArbReferencePart *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PART (self), NULL);
  return self->heading;
}

const char *
arb_reference_part_get_text (ArbReferencePart *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PART (self), NULL);
  return self->text;
}

const char *
arb_reference_part_get_second_heading (ArbReferencePart *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PART (self), NULL);
  return self->second_heading;
}

const char *
arb_reference_part_get_second_text (ArbReferencePart *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PART (self), NULL);
  return self->second_text;
}

const char *
arb_reference_part_get_link (ArbReferencePart *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PART (self), NULL);
  return self->link;
}
