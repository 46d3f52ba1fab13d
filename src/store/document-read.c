/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include <string.h>

#include "store/input.h"
#include "store/members.h"
#include "systems/systems.h"

#include <glib/gi18n-lib.h>

static const char *const document_members[] = {
  "format",   "version", "system", "edition", "players",      "result",  "variants",
  "switches", "started", "ended",  "moves",   "gestures",     "implied", "rulings",
  "private",  "notes",   "undone", "edits",   "undone-edits", NULL,
};
static const char *const undone_members[] = { "moves",   "gestures", "implied",
                                              "rulings", "private",  NULL };

/* The parts of one file while it is read. */
typedef struct
{
  JsonObject *root;
  ArbDefects *defects;
  ArbDocumentHead *head;
  const ArbCatalogue *catalogue; /* (nullable): no known game */
  ArbOptions options;
  GStrvBuilder *variants;
  ArbMoveList moves;
  ArbMoveList undone;
  GArray *edits;        /* ArbEditRecord */
  GArray *undone_edits; /* ArbEditRecord */
} Reading;

static void
find_catalogue (Reading *reading, const ArbCatalogue *given)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = NULL;
  const ArbRuleset *ruleset;

  if (reading->head->system == NULL)
    return;

  if (given != NULL)
    {
      g_string_append (known, given->ruleset->id);
      ruleset = g_str_equal (given->ruleset->id, reading->head->system) ? given->ruleset : NULL;
    }
  else
    {
      for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
        g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", (*system)->id);
      ruleset = arb_systems_find (reading->head->system);
    }

  if (ruleset != NULL)
    {
      reading->catalogue = given != NULL ? given : arb_catalogue_get (ruleset);
      return;
    }
  quoted = arb_store_quote (reading->head->system);
  arb_defects_add (reading->defects, "system", "unknown game %s, expected one of %s", quoted,
                   known->str);
}

static void
read_edition (Reading *reading)
{
  const ArbCatalogue *catalogue = reading->catalogue;
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = NULL;
  gint edition;

  if (reading->head->edition == NULL)
    return;

  edition = arb_catalogue_find_edition (catalogue, reading->head->edition);
  if (edition >= 0)
    {
      arb_options_init (&reading->options, catalogue, reading->head->n_players, (guint) edition);
      return;
    }
  for (guint i = 0; i < catalogue->n_editions; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", catalogue->editions[i].id);
  quoted = arb_store_quote (reading->head->edition);
  arb_defects_add (reading->defects, "edition", "unknown edition %s, expected one of %s", quoted,
                   known->str);
}

static void
check_players (const Reading *reading)
{
  const ArbRuleset *ruleset = reading->catalogue->ruleset;
  guint n = reading->head->n_players;

  if (n > 0)
    arb_options_check_players (ruleset, n, reading->defects);
}

static void
read_variants (Reading *reading)
{
  JsonNode *node =
      arb_member_get (reading->root, NULL, "variants", ARB_MEMBER_LIST, FALSE, reading->defects);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);
      g_autofree char *path = g_strdup_printf ("variants[%u]", i);
      const char *id;

      if (!arb_node_check (element, ARB_MEMBER_TEXT, path, reading->defects)
          || reading->catalogue == NULL)
        continue;

      id = json_node_get_string (element);
      if (g_hash_table_add (seen, (gpointer) id))
        arb_options_read_variant (&reading->options, reading->catalogue, id, path,
                                  reading->defects);
      else
        arb_defects_add (reading->defects, path, "a variant stands twice, expected each once");
      g_strv_builder_add (reading->variants, id);
    }
}

static void
read_switches (Reading *reading)
{
  JsonNode *node =
      arb_member_get (reading->root, NULL, "switches", ARB_MEMBER_OBJECT, FALSE, reading->defects);
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  if (node == NULL)
    return;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &key, &value))
    {
      g_autofree char *quoted = arb_store_quote (key);
      g_autofree char *path = g_strdup_printf ("switches[%s]", quoted);

      if (arb_node_check (value, ARB_MEMBER_TEXT, path, reading->defects)
          && reading->catalogue != NULL)
        arb_options_read_switch (&reading->options, reading->catalogue, key,
                                 json_node_get_string (value), path, reading->defects);
    }
}

static void
read_undone (Reading *reading, const ArbSectionReader *reader)
{
  JsonNode *node =
      arb_member_get (reading->root, NULL, "undone", ARB_MEMBER_OBJECT, FALSE, reading->defects);

  if (node == NULL)
    return;

  arb_members_check (json_node_get_object (node), "undone", undone_members, reading->defects);
  arb_move_list_read (reader, json_node_get_object (node), "undone", &reading->undone);
}

static void
read_sections (Reading *reading, const ArbCatalogue *given)
{
  ArbSectionReader reader = { .defects = reading->defects };
  guint n_moves;

  arb_members_check (reading->root, NULL, document_members, reading->defects);
  reading->head = arb_document_head_read (reading->root, reading->defects);
  find_catalogue (reading, given);
  if (reading->catalogue != NULL)
    {
      check_players (reading);
      reading->options.n_seats = reading->head->n_players;
      read_edition (reading);
    }
  read_variants (reading);
  read_switches (reading);
  arb_time_check (reading->root, "started", reading->defects);
  arb_time_check (reading->root, "ended", reading->defects);

  reader.catalogue = reading->catalogue;
  reader.n_seats = reading->head->n_players > 0 ? reading->head->n_players : ARB_MAX_SEATS;
  arb_move_list_read (&reader, reading->root, NULL, &reading->moves);
  read_undone (reading, &reader);
  reading->edits = arb_edit_records_read (&reader, reading->root, "edits");
  reading->undone_edits = arb_edit_records_read (&reader, reading->root, "undone-edits");
  n_moves =
      reading->moves.moves->len + (reading->undone.moves != NULL ? reading->undone.moves->len : 0);
  arb_notes_check (&reader, reading->root, n_moves);
}

static void
fold_moves (ArbGame *game, const ArbMoveList *list)
{
  for (guint i = 0; i < list->moves->len; i++)
    {
      ArbEntry entry = arb_move_list_get_entry (list, i);

      arb_game_append_like (game, &entry);
    }
}

static void
add_undone (ArbGame *game, const ArbMoveList *list)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry));

  for (guint i = 0; list->moves != NULL && i < list->moves->len; i++)
    {
      ArbEntry entry = arb_move_list_get_entry (list, i);

      g_array_append_val (entries, entry);
    }
  arb_game_add_undone (game, entries);
}

static void
take_notes (ArbDocument *document, JsonObject *root)
{
  JsonNode *node = json_object_get_member (root, "notes");
  JsonObjectIter iter;
  const char *key;
  JsonNode *note;

  if (node == NULL)
    return;

  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, &note))
    arb_document_set_note (document, (guint) g_ascii_strtoull (key, NULL, 10) - 1,
                           json_node_get_string (note));
}

static ArbDocument *
build (Reading *reading)
{
  ArbDocument *document = arb_document_alloc (reading->catalogue, &reading->options);

  for (guint i = 0; i < reading->head->n_players; i++)
    {
      document->names[i] = g_steal_pointer (&reading->head->names[i]);
      document->emblems[i] = reading->head->emblems[i];
    }
  g_strfreev (document->variants);
  document->variants = g_strv_builder_end (reading->variants);
  document->started =
      g_strdup (json_object_get_string_member_with_default (reading->root, "started", NULL));
  document->stamps->ended =
      g_strdup (json_object_get_string_member_with_default (reading->root, "ended", NULL));

  fold_moves (document->game, &reading->moves);
  add_undone (document->game, &reading->undone);
  arb_edit_records_add (reading->edits, FALSE, document->game);
  arb_edit_records_add (reading->undone_edits, TRUE, document->game);
  take_notes (document, reading->root);
  document->stamps->unknown =
      document->stamps->ended == NULL && arb_game_get_state (document->game)->over;
  return document;
}

ArbDocument *
arb_document_parse_for (const ArbCatalogue *catalogue, const char *text, gsize length,
                        const char *name, GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GStrvBuilder) variants = NULL;
  g_autoptr (ArbDocument) document = NULL;
  g_auto (ArbDefects) defects = { NULL };
  Reading reading = { NULL };

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  root = arb_document_open (text, length, name, error);
  if (root == NULL)
    return NULL;

  arb_defects_init (&defects, name);
  variants = g_strv_builder_new ();
  reading.root = json_node_get_object (root);
  reading.defects = &defects;
  reading.variants = variants;
  read_sections (&reading, catalogue);
  if (defects.lines->len == 0)
    document = build (&reading);
  else
    arb_defects_to_error (&defects, ARB_DOCUMENT_TOLD_DEFECTS, error);

  arb_document_head_free (reading.head);
  arb_move_list_clear (&reading.moves);
  arb_move_list_clear (&reading.undone);
  g_clear_pointer (&reading.edits, g_array_unref);
  g_clear_pointer (&reading.undone_edits, g_array_unref);
  return g_steal_pointer (&document);
}

ArbDocument *
arb_document_parse (const char *text, gsize length, const char *name, GError **error)
{
  return arb_document_parse_for (NULL, text, length, name, error);
}

ArbDocument *
arb_document_load (const char *path, ArbFileStamp *stamp, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = arb_store_read (path, 0, &length, error);
  if (text == NULL)
    return NULL;

  if (stamp != NULL)
    arb_file_stamp_set (stamp, text, length);
  name = g_filename_display_name (path);
  return arb_document_parse (text, length, name, error);
}
