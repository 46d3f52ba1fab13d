/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-page.h"

G_DEFINE_FINAL_TYPE (ArbReferencePage, arb_reference_page, G_TYPE_OBJECT)

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

  G_OBJECT_CLASS (arb_reference_page_parent_class)->finalize (object);
}

static void
arb_reference_page_class_init (ArbReferencePageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_reference_page_finalize;
}

static void
arb_reference_page_init (ArbReferencePage *self)
{
  self->names = g_string_new (NULL);
}

char *
arb_reference_page_dup_subtitle (ArbReferencePage *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (self), NULL);

  if (self->second_title == NULL)
    return g_strdup (self->group);
  return g_strjoin (" · ", self->second_title, self->group, NULL);
}

gboolean
arb_reference_page_is_of (const ArbReferencePage *self, const char *table)
{
  return g_str_equal (self->record.table->id, table);
}
