/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/faces.h"

#include "engine/core/ruleset.h"

const ArbFaces *
arb_faces_find (const ArbRuleset *ruleset, const char *table)
{
  g_return_val_if_fail (ruleset != NULL && table != NULL, NULL);

  for (const ArbFaces *faces = ruleset->faces; faces != NULL && faces->table != NULL; faces++)
    if (g_str_equal (faces->table, table))
      return faces;
  return NULL;
}

gboolean
arb_faces_holds (const ArbFaces *faces, const ArbField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return faces != NULL && g_strv_contains (faces->fields, field->name);
}

gboolean
arb_faces_counts (const ArbFaces *faces, const ArbField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return faces != NULL && faces->counted != NULL && g_strv_contains (faces->counted, field->name);
}

gboolean
arb_field_is_open_number (const ArbField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return field->type == ARB_FIELD_INTEGER && !field->required && field->minimum > 0;
}

/* The first nick of a field that can be unknown means unknown. */
static gboolean
is_unknown_nick (const ArbField *field, gconstpointer record)
{
  guint nick = G_STRUCT_MEMBER (guint8, record, field->offset);

  return nick == 0 && g_str_equal (field->nicks[0], "unknown");
}

gboolean
arb_faces_misses (const ArbFaces *faces, const ArbField *field, gconstpointer record)
{
  g_return_val_if_fail (record != NULL, FALSE);

  if (!arb_faces_holds (faces, field) || (faces->has != NULL && !faces->has (record, field->name)))
    return FALSE;
  if (field->type == ARB_FIELD_NICK)
    return is_unknown_nick (field, record);
  if (field->type == ARB_FIELD_NICKS)
    return G_STRUCT_MEMBER (ArbNicks, record, field->offset).n == 0;
  if (arb_field_is_open_number (field))
    return G_STRUCT_MEMBER (gint16, record, field->offset) == 0;
  return field->type == ARB_FIELD_SCRIPT
         && G_STRUCT_MEMBER (const char *, record, field->offset) == NULL;
}
