/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include <string.h>

#include "store/input.h"
#include "store/members.h"
#include "systems/systems.h"

#include <glib/gi18n-lib.h>

static const char *const document_members[] = {
  "format",    "version", "system",   "edition",  "players",  "result",       "date",
  "place",     "note",    "counts",   "variants", "switches", "faces",        "started",
  "ended",     "moves",   "gestures", "implied",  "rulings",  "struck",       "private",
  "uncounted", "stamps",  "notes",    "undone",   "edits",    "undone-edits", NULL,
};
static const char *const undone_members[] = { "moves",     "gestures", "implied",
                                              "rulings",   "struck",   "private",
                                              "uncounted", "stamps",   NULL };

/* The state of reading one file. */
typedef struct
{
  JsonObject *root;
  ArbDefects *defects;
  ArbDocumentHead *head;
  const ArbCatalogue *catalogue; /* (nullable): no known game */
  ArbCatalogue *entered;         /* (nullable): the same, with the faces of the file */
  ArbFrame *frame;               /* (nullable): no known game */
  GStrvBuilder *variants;
  ArbMoveList moves;
  ArbMoveList undone;
  GArray *edits;        /* ArbEditRecord */
  GArray *undone_edits; /* ArbEditRecord */
} Reader;

static void
find_catalogue (Reader *reader, const ArbCatalogue *given)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = NULL;
  const ArbRuleset *ruleset;

  if (reader->head->system == NULL)
    return;

  if (given != NULL)
    {
      g_string_append (known, given->ruleset->id);
      ruleset = g_str_equal (given->ruleset->id, reader->head->system) ? given->ruleset : NULL;
    }
  else
    {
      for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
        g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", (*system)->id);
      ruleset = arb_systems_find (reader->head->system);
    }

  if (ruleset != NULL)
    {
      reader->catalogue = given != NULL ? given : arb_catalogue_get (ruleset);
      return;
    }
  quoted = arb_store_quote (reader->head->system);
  arb_defects_add (reader->defects, "system", "unknown game %s, expected one of %s", quoted,
                   known->str);
}

static void
read_faces (Reader *reader)
{
  JsonNode *node =
      arb_member_get (reader->root, NULL, "faces", ARB_MEMBER_OBJECT, FALSE, reader->defects);
  const ArbRuleset *ruleset;

  if (node == NULL || reader->catalogue == NULL)
    return;

  ruleset = reader->catalogue->ruleset;
  if (ruleset->faces == NULL)
    {
      arb_defects_add (reader->defects, "faces",
                       "a game whose cards are all known, expected no such member");
      return;
    }
  reader->entered =
      arb_catalogue_with_faces (arb_catalogue_get (ruleset), json_node_get_object (node), "faces",
                                reader->defects);
  if (reader->entered != NULL)
    reader->catalogue = reader->entered;
}

static void
check_players (const Reader *reader)
{
  const ArbRuleset *ruleset = reader->catalogue->ruleset;
  guint n = reader->head->n_players;

  if (n > 0)
    arb_options_check_players (ruleset, n, reader->defects);
}

static void
read_frame (Reader *reader)
{
  ArbFrameReader rules = { .object = reader->root,
                           .catalogue = reader->catalogue,
                           .defects = reader->defects,
                           .variants = reader->variants };
  ArbFrameHead *head;

  if (reader->catalogue != NULL)
    check_players (reader);
  arb_frame_read_rules (&rules, reader->head->edition, reader->head->n_players);
  if (reader->catalogue == NULL)
    return;
  head = arb_frame_head_take (reader->head, reader->variants);
  reader->frame = arb_frame_new_of (reader->catalogue, &rules.options, head);
}

static void
read_undone (Reader *reader, const ArbMoveReader *move_reader)
{
  JsonNode *node =
      arb_member_get (reader->root, NULL, "undone", ARB_MEMBER_OBJECT, FALSE, reader->defects);

  if (node == NULL)
    return;

  arb_members_check (json_node_get_object (node), "undone", undone_members, reader->defects);
  arb_move_list_read (move_reader, json_node_get_object (node), "undone", &reader->undone);
}

static void
check_note (const Reader *reader, const char *key, JsonNode *node, guint n_moves)
{
  g_autofree char *quoted = arb_store_quote (key);
  g_autofree char *path = g_strdup_printf ("notes[%s]", quoted);
  g_autofree char *canonical = NULL;
  guint64 number = 0;

  if (g_ascii_string_to_unsigned (key, 10, 1, MAX (n_moves, 1), &number, NULL))
    canonical = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  if (n_moves == 0 || g_strcmp0 (canonical, key) != 0)
    arb_defects_add (reader->defects, path, "expected the number of a move, 1 to %u", n_moves);

  if (!arb_node_check (node, ARB_MEMBER_TEXT, path, reader->defects))
    return;
  if (arb_store_has_control (json_node_get_string (node), "\n"))
    arb_defects_add (reader->defects, path,
                     "a control character in a note, expected none but "
                     "line breaks");
  if (g_utf8_strlen (json_node_get_string (node), -1) > ARB_DOCUMENT_MAX_NOTE)
    arb_defects_add (reader->defects, path, "a note of %ld characters, expected at most %d",
                     g_utf8_strlen (json_node_get_string (node), -1), ARB_DOCUMENT_MAX_NOTE);
}

static void
check_notes (const Reader *reader, guint n_moves)
{
  JsonNode *node =
      arb_member_get (reader->root, NULL, "notes", ARB_MEMBER_OBJECT, FALSE, reader->defects);
  JsonObjectIter iter;
  const char *key;
  JsonNode *note;

  if (node == NULL)
    return;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &key, &note))
    check_note (reader, key, note, n_moves);
}

static void
check_time (const Reader *reader, const char *name)
{
  JsonNode *node =
      arb_member_get (reader->root, NULL, name, ARB_MEMBER_TEXT, FALSE, reader->defects);
  const char *text = node != NULL ? json_node_get_string (node) : NULL;
  g_autoptr (GDateTime) time = text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  g_autofree char *canonical = NULL;
  g_autofree char *quoted = NULL;

  if (text == NULL)
    return;

  if (time != NULL)
    canonical = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
  if (g_strcmp0 (canonical, text) == 0)
    return;

  quoted = arb_store_quote (text);
  arb_defects_add (reader->defects, name,
                   "found %s, expected a time in UTC, like 2026-11-21T19:30:00Z", quoted);
}

static void
read_document (Reader *reader, const ArbCatalogue *given)
{
  ArbMoveReader move_reader = { .defects = reader->defects };
  guint n_moves;
  guint n_undone;

  arb_members_check (reader->root, NULL, document_members, reader->defects);
  reader->head = arb_document_head_read (reader->root, reader->defects);
  find_catalogue (reader, given);
  read_faces (reader);
  read_frame (reader);
  check_time (reader, "started");
  check_time (reader, "ended");

  move_reader.catalogue = reader->catalogue;
  move_reader.frame = reader->frame;
  move_reader.started = json_object_has_member (reader->root, "started");
  move_reader.n_seats = reader->head->n_players > 0 ? reader->head->n_players : ARB_MAX_SEATS;
  arb_move_list_read (&move_reader, reader->root, NULL, &reader->moves);
  read_undone (reader, &move_reader);
  reader->edits = arb_edit_records_read (&move_reader, reader->root, "edits");
  reader->undone_edits = arb_edit_records_read (&move_reader, reader->root, "undone-edits");
  n_moves = reader->moves.moves->len;
  n_undone = reader->undone.moves != NULL ? reader->undone.moves->len : 0;
  if (reader->defects->lines->len == 0)
    arb_edit_records_check (&move_reader, reader->edits, reader->undone_edits, n_moves, n_undone);
  check_notes (reader, n_moves + n_undone);
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

static void
take_facts (ArbDocument *document, ArbDocumentHead *head)
{
  document->date = g_steal_pointer (&head->date);
  document->place = g_steal_pointer (&head->place);
  document->remark = g_steal_pointer (&head->remark);
}

/* A file can say only in its head that the game does not count; then that is its present end, or
 * whatever end it will have. */
static void
take_counts (ArbDocument *document, gboolean counts)
{
  g_autoptr (ArbGame) finished = arb_document_copy_finished (document);

  if (!counts && arb_game_get_counts (finished != NULL ? finished : document->game))
    arb_game_set_counts (document->game, FALSE);
}

static ArbDocument *
build (Reader *reader)
{
  ArbDocument *document = arb_document_alloc (reader->frame);

  take_facts (document, reader->head);
  document->started =
      g_strdup (json_object_get_string_member_with_default (reader->root, "started", NULL));

  fold_moves (document->game, &reader->moves);
  add_undone (document->game, &reader->undone);
  arb_edit_records_add (reader->edits, FALSE, document);
  arb_edit_records_add (reader->undone_edits, TRUE, document);
  arb_document_take_stamps (document, &reader->moves, &reader->undone,
                            json_object_get_string_member_with_default (reader->root, "ended",
                                                                        NULL));
  take_notes (document, reader->root);
  take_counts (document, reader->head->counts);
  return document;
}

ArbDocument *
arb_document_parse_for (const ArbCatalogue *catalogue, const char *text, gsize length,
                        const char *name, GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GStrvBuilder) variants = NULL;
  g_autoptr (ArbDocument) document = NULL;
  g_auto (ArbDefects) defects = { 0 };
  Reader reader = { 0 };

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  root = arb_document_open (text, length, name, error);
  if (root == NULL)
    return NULL;

  arb_defects_init (&defects, name);
  variants = g_strv_builder_new ();
  reader.root = json_node_get_object (root);
  reader.defects = &defects;
  reader.variants = variants;
  read_document (&reader, catalogue);
  if (defects.lines->len == 0)
    document = build (&reader);
  else
    arb_defects_to_error (&defects, ARB_DOCUMENT_REPORTED_DEFECTS, error);

  arb_document_head_free (reader.head);
  arb_frame_unref (reader.frame);
  arb_catalogue_unref (reader.entered);
  arb_move_list_clear (&reader.moves);
  arb_move_list_clear (&reader.undone);
  g_clear_pointer (&reader.edits, g_array_unref);
  g_clear_pointer (&reader.undone_edits, g_array_unref);
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
