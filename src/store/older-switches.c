/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/older-switches.h"

#include "store/catalogues.h"
#include "store/input.h"
#include "systems/systems.h"

static const char *
get_text (JsonObject *document, const char *member)
{
  JsonNode *node = json_object_get_member (document, member);

  return node != NULL && arb_json_is (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
}

/* Returns the switches of @document; the reader refuses anything else later. */
static JsonObject *
find_switches (JsonObject *document)
{
  JsonNode *node = json_object_get_member (document, "switches");

  if (node == NULL)
    {
      json_object_set_object_member (document, "switches", json_object_new ());
      node = json_object_get_member (document, "switches");
    }
  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* The value that files of @version mean, if a newer one means another. */
static const char *
find_older (const ArbSwitch *a_switch, const char *edition, gint64 version)
{
  if (MAX (a_switch->older_version, 1) != version)
    return NULL;
  for (const ArbPair *pair = a_switch->older; pair != NULL && pair->key != NULL; pair++)
    if (g_str_equal (pair->key, edition))
      return pair->value;
  return NULL;
}

void
arb_older_switches_add (JsonObject *document)
{
  const char *system = get_text (document, "system");
  const char *edition = get_text (document, "edition");
  gint64 version = json_object_get_int_member (document, "version");
  const ArbRuleset *ruleset = system != NULL ? arb_systems_find (system) : NULL;
  const ArbCatalogue *catalogue = ruleset != NULL ? arb_catalogue_get (ruleset) : NULL;

  for (guint i = 0; catalogue != NULL && edition != NULL && i < catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &catalogue->switches[i];
      const char *value = find_older (a_switch, edition, version);
      JsonObject *switches = value != NULL ? find_switches (document) : NULL;

      if (switches != NULL && !json_object_has_member (switches, a_switch->id))
        json_object_set_string_member (switches, a_switch->id, value);
    }
}
