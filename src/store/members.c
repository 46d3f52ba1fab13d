/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/members.h"

#include "store/input.h"

#include <glib/gi18n-lib.h>

static const char *const kind_words[] = {
  [ARB_MEMBER_TEXT] = N_ ("text"),
  [ARB_MEMBER_NUMBER] = N_ ("a whole number"),
  [ARB_MEMBER_LIST] = N_ ("a list"),
  [ARB_MEMBER_OBJECT] = N_ ("an object"),
};

char *
arb_member_path (const char *prefix, const char *name)
{
  return prefix != NULL ? g_strconcat (prefix, ".", name, NULL) : g_strdup (name);
}

static gboolean
is_kind (JsonNode *node, ArbMemberKind kind)
{
  switch (kind)
    {
    case ARB_MEMBER_TEXT:
      return arb_json_is (node, G_TYPE_STRING);
    case ARB_MEMBER_NUMBER:
      return arb_json_is (node, G_TYPE_INT64);
    case ARB_MEMBER_LIST:
      return JSON_NODE_HOLDS_ARRAY (node);
    case ARB_MEMBER_OBJECT:
      return JSON_NODE_HOLDS_OBJECT (node);
    }
  g_assert_not_reached ();
}

gboolean
arb_node_check (JsonNode *node, ArbMemberKind kind, const char *path, ArbDefects *defects)
{
  g_autofree char *found = NULL;

  if (is_kind (node, kind))
    return TRUE;

  found = arb_json_describe (node);
  arb_defects_add (defects, path, "found %s, expected %s", found, _ (kind_words[kind]));
  return FALSE;
}

JsonNode *
arb_member_get (JsonObject *object, const char *prefix, const char *name, ArbMemberKind kind,
                gboolean required, ArbDefects *defects)
{
  JsonNode *node = json_object_get_member (object, name);
  g_autofree char *path = arb_member_path (prefix, name);

  if (node == NULL && required)
    arb_defects_add (defects, path, "missing, expected %s", _ (kind_words[kind]));
  if (node == NULL || !arb_node_check (node, kind, path, defects))
    return NULL;
  return node;
}

gboolean
arb_members_check (JsonObject *object, const char *path, const char *const *names,
                   ArbDefects *defects)
{
  g_autoptr (GList) members = json_object_get_members (object);
  gboolean clean = TRUE;

  for (GList *l = members; l != NULL; l = l->next)
    {
      g_autofree char *quoted = NULL;
      g_autofree char *known = NULL;

      if (g_strv_contains (names, l->data))
        continue;

      quoted = arb_store_quote (l->data);
      known = g_strjoinv (", ", (char **) (guintptr) names);
      arb_defects_add (defects, path, "unknown member %s, expected one of %s", quoted, known);
      clean = FALSE;
    }
  return clean;
}
