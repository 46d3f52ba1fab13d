/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include "store/input.h"
#include "store/members.h"

static const char *const frame_members[] = { "edition", "players", "variants", "switches", NULL };

guint
arb_edition_read (const ArbCatalogue *catalogue, const char *id, const char *path,
                  ArbDefects *defects)
{
  gint edition = arb_catalogue_find_edition (catalogue, id);
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = NULL;

  if (edition >= 0)
    return (guint) edition;
  for (guint i = 0; i < catalogue->n_editions; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", catalogue->editions[i].id);
  quoted = arb_store_quote (id);
  arb_defects_add (defects, path, "unknown edition %s, expected one of %s", quoted, known->str);
  return 0;
}

static void
read_variants (ArbFrameReader *reader)
{
  JsonNode *node = arb_member_get (reader->object, reader->prefix, "variants", ARB_MEMBER_LIST,
                                   FALSE, reader->defects);
  g_autofree char *list = arb_member_path (reader->prefix, "variants");
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);
      g_autofree char *path = g_strdup_printf ("%s[%u]", list, i);
      const char *id;

      if (!arb_node_check (element, ARB_MEMBER_TEXT, path, reader->defects)
          || reader->catalogue == NULL)
        continue;

      id = json_node_get_string (element);
      if (g_hash_table_add (seen, (gpointer) id))
        arb_options_read_variant (&reader->options, reader->catalogue, id, path, reader->defects);
      else
        arb_defects_add (reader->defects, path, "a variant appears twice, expected each once");
      g_strv_builder_add (reader->variants, id);
    }
}

static void
read_switches (ArbFrameReader *reader)
{
  JsonNode *node = arb_member_get (reader->object, reader->prefix, "switches", ARB_MEMBER_OBJECT,
                                   FALSE, reader->defects);
  g_autofree char *list = arb_member_path (reader->prefix, "switches");
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  if (node == NULL)
    return;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &key, &value))
    {
      g_autofree char *quoted = arb_store_quote (key);
      g_autofree char *path = g_strdup_printf ("%s[%s]", list, quoted);

      if (arb_node_check (value, ARB_MEMBER_TEXT, path, reader->defects)
          && reader->catalogue != NULL)
        arb_options_read_switch (&reader->options, reader->catalogue, key,
                                 json_node_get_string (value), path, reader->defects);
    }
}

void
arb_frame_read_rules (ArbFrameReader *reader, const char *edition, guint n_seats)
{
  reader->options.n_seats = n_seats;
  if (reader->catalogue != NULL && edition != NULL)
    {
      g_autofree char *path = arb_member_path (reader->prefix, "edition");

      arb_options_init (&reader->options, reader->catalogue, n_seats,
                        arb_edition_read (reader->catalogue, edition, path, reader->defects));
    }
  read_variants (reader);
  read_switches (reader);
}

ArbFrameHead *
arb_frame_head_take (ArbDocumentHead *head, GStrvBuilder *variants)
{
  ArbFrameHead *taken = arb_frame_head_new ();

  for (guint i = 0; i < head->n_players; i++)
    {
      taken->names[i] = g_steal_pointer (&head->names[i]);
      taken->markers[i] = head->markers[i];
      taken->persons[i] = g_steal_pointer (&head->persons[i]);
    }
  g_strfreev (taken->variants);
  taken->variants = g_strv_builder_end (variants);
  return taken;
}

static void
check_n_players (const ArbFrame *now, const ArbDocumentHead *head, const char *prefix,
                 ArbDefects *defects)
{
  g_autofree char *path = arb_member_path (prefix, "players");

  if (head->n_players != now->options.n_seats)
    arb_defects_add (defects, path, "a list of %u, expected %u, one per player", head->n_players,
                     now->options.n_seats);
}

ArbFrame *
arb_frame_read_former (JsonObject *object, const char *path, const ArbFrame *now,
                       const ArbCatalogue *catalogue, ArbDefects *defects)
{
  g_autoptr (GStrvBuilder) variants = g_strv_builder_new ();
  g_autoptr (ArbDocumentHead) head = g_new0 (ArbDocumentHead, 1);
  ArbFrameReader reader = { .object = object,
                            .prefix = path,
                            .catalogue = catalogue,
                            .defects = defects,
                            .variants = variants };
  JsonNode *edition = arb_member_get (object, path, "edition", ARB_MEMBER_TEXT, TRUE, defects);

  arb_members_check (object, path, frame_members, defects);
  arb_document_head_read_players (head, object, path, defects);
  check_n_players (now, head, path, defects);
  arb_frame_read_rules (&reader, edition != NULL ? json_node_get_string (edition) : NULL,
                        now->options.n_seats);
  return arb_frame_new_of (catalogue, &reader.options, arb_frame_head_take (head, variants));
}
