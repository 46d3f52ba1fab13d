/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include "store/input.h"
#include "store/members.h"

#include <glib/gi18n-lib.h>

static const char *const edit_members[] = { "at",        "replaces", "length",   "cuts",
                                            "continues", "moves",    "gestures", "implied",
                                            "rulings",   "struck",   "private",  "uncounted",
                                            "stamps",    "stamp",    "faces",    "head",
                                            NULL };

static void
clear_record (gpointer data)
{
  ArbEditRecord *record = data;

  arb_move_list_clear (&record->moves);
  arb_frame_unref (record->frame);
}

/* Reads a number of moves, at least @least; returns 0 and adds a defect for anything else. */
static guint
read_count (const ArbMoveReader *reader, JsonObject *object, const char *prefix, const char *name,
            guint least)
{
  JsonNode *node = arb_member_get (object, prefix, name, ARB_MEMBER_NUMBER, TRUE, reader->defects);
  gint64 count = node != NULL ? json_node_get_int (node) : least;
  g_autofree char *path = NULL;
  g_autofree char *found = NULL;

  if (count >= least && count <= ARB_DOCUMENT_MAX_MOVES + 1)
    return (guint) count;

  path = arb_member_path (prefix, name);
  found = arb_json_describe (node);
  arb_defects_add (reader->defects, path, "found %s, expected a number from %u to %d", found, least,
                   ARB_DOCUMENT_MAX_MOVES + 1);
  return least;
}

static gboolean
read_flag (const ArbMoveReader *reader, JsonObject *object, const char *prefix, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);
  g_autofree char *path = arb_member_path (prefix, name);

  if (node == NULL)
    return FALSE;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);

  arb_defects_add (reader->defects, path, "expected true or false");
  return FALSE;
}

static void
read_edit (const ArbMoveReader *reader, JsonNode *node, const char *path, GArray *records)
{
  ArbEditRecord record = { 0 };
  JsonObject *object;

  if (!arb_node_check (node, ARB_MEMBER_OBJECT, path, reader->defects))
    return;

  object = json_node_get_object (node);
  arb_members_check (object, path, edit_members, reader->defects);
  record.index = read_count (reader, object, path, "at", 1) - 1;
  record.n_now = read_count (reader, object, path, "replaces", 0);
  record.mark = read_count (reader, object, path, "length", 0);
  record.cuts = read_flag (reader, object, path, "cuts");
  record.continues = read_flag (reader, object, path, "continues");
  arb_move_list_read (reader, object, path, &record.moves);
  if (record.continues && record.moves.moves->len == 0)
    arb_defects_add (reader->defects, path,
                     "continues a gesture without moves, expected some in “moves”");
  record.has_stamp = arb_edit_stamp_read (reader, object, path, &record.stamp);
  g_array_append_val (records, record);
}

static JsonNode *
get_object (const ArbMoveReader *reader, JsonNode *edit, const char *path, const char *name)
{
  if (!JSON_NODE_HOLDS_OBJECT (edit))
    return NULL;
  return arb_member_get (json_node_get_object (edit), path, name, ARB_MEMBER_OBJECT, FALSE,
                         reader->defects);
}

/* The cards as they were before the edit that @node says, where they are @now after it; %NULL if it
 * entered none. */
static ArbCatalogue *
read_faces (const ArbMoveReader *reader, JsonNode *node, const char *path, const ArbCatalogue *now)
{
  g_autofree char *place = arb_member_path (path, "faces");
  JsonNode *faces = get_object (reader, node, path, "faces");

  if (faces == NULL)
    return NULL;
  if (now->ruleset->faces == NULL)
    {
      arb_defects_add (reader->defects, place,
                       "a game whose cards are all known, expected no such member");
      return NULL;
    }
  return arb_catalogue_with_faces (now, json_node_get_object (faces), place, reader->defects);
}

/* The frame before the edit that @node says, where it is @now after it; %NULL if it stayed. */
static ArbFrame *
read_frame (const ArbMoveReader *reader, JsonNode *node, const char *path, const ArbFrame *now)
{
  g_autofree char *place = arb_member_path (path, "head");
  g_autoptr (ArbCatalogue) faces = read_faces (reader, node, path, now->catalogue);
  JsonNode *head = get_object (reader, node, path, "head");

  if (head != NULL)
    return arb_frame_read_former (json_node_get_object (head), place, now,
                                  faces != NULL ? faces : now->catalogue, reader->defects);
  return faces != NULL ? arb_frame_new_with (now, faces, &now->options) : NULL;
}

/* An edit contains what its predecessor replaced, so the last one is read first. */
static void
read_frames (const ArbMoveReader *reader, JsonNode *list, const char *name, GArray *records)
{
  const ArbFrame *now = reader->frame;
  guint n_faces = 0;

  for (guint i = records->len; now != NULL && i-- > 0;)
    {
      ArbEditRecord *record = &g_array_index (records, ArbEditRecord, i);
      g_autofree char *path = g_strdup_printf ("%s[%u]", name, i);

      record->frame =
          read_frame (reader, json_array_get_element (json_node_get_array (list), i), path, now);
      if (record->frame == NULL)
        continue;
      n_faces += record->frame->catalogue != now->catalogue;
      now = record->frame;
      if (n_faces <= ARB_DOCUMENT_MAX_FACES)
        continue;
      arb_defects_add (reader->defects, name,
                       "more than %d edits of cards, expected at most that many",
                       ARB_DOCUMENT_MAX_FACES);
      return;
    }
}

GArray *
arb_edit_records_read (const ArbMoveReader *reader, JsonObject *root, const char *name)
{
  GArray *records = g_array_new (FALSE, TRUE, sizeof (ArbEditRecord));
  JsonNode *node = arb_member_get (root, NULL, name, ARB_MEMBER_LIST, FALSE, reader->defects);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;

  g_array_set_clear_func (records, clear_record);
  if (n > ARB_DOCUMENT_MAX_EDITS)
    {
      arb_defects_add (reader->defects, name, "a list of %u edits, expected at most %d", n,
                       ARB_DOCUMENT_MAX_EDITS);
      n = 0;
    }

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s[%u]", name, i);

      read_edit (reader, json_array_get_element (json_node_get_array (node), i), path, records);
    }
  if (records->len == n)
    read_frames (reader, node, name, records);
  return records;
}

/* Whether there are as many moves as @record replaces, in a game of @length moves; sets @length to
 * how many it has on the other side of the edit. */
static gboolean
fits (const ArbMoveReader *reader, const char *name, guint index, const ArbEditRecord *record,
      guint *length)
{
  g_autofree char *path = g_strdup_printf ("%s[%u]", name, index);

  if (record->index + record->n_now > *length)
    {
      arb_defects_add (reader->defects, path,
                       "replaces %u moves from move %u on, expected none after move %u, the last "
                       "one at that moment",
                       record->n_now, record->index + 1, *length);
      return FALSE;
    }
  *length = *length - record->n_now + record->moves.moves->len;
  return TRUE;
}

void
arb_edit_records_check (const ArbMoveReader *reader, const GArray *edits,
                        const GArray *undone_edits, guint n_moves, guint n_undone)
{
  guint length = n_moves;

  for (guint i = edits->len; i > 0; i--)
    {
      const ArbEditRecord *record = &g_array_index (edits, ArbEditRecord, i - 1);

      /* The moves that were made after the edit are undone before it. */
      length = MIN (length, record->mark);
      if (!fits (reader, "edits", i - 1, record, &length))
        break;
    }

  length = n_moves;
  for (guint i = undone_edits->len; i > 0; i--)
    {
      const ArbEditRecord *record = &g_array_index (undone_edits, ArbEditRecord, i - 1);

      if (record->mark > n_undone)
        {
          g_autofree char *path = g_strdup_printf ("undone-edits[%u].length", i - 1);

          arb_defects_add (reader->defects, path, "found the number %u, expected at most %u",
                           record->mark, n_undone);
          break;
        }
      length += n_undone - record->mark;
      n_undone = record->mark;
      if (!fits (reader, "undone-edits", i - 1, record, &length))
        break;
    }
}

static GArray *
list_entries (const ArbEditRecord *record)
{
  GArray *entries = g_array_new (FALSE, TRUE, sizeof (ArbEntry));

  for (guint i = 0; i < record->moves.moves->len; i++)
    {
      ArbEntry entry = arb_move_list_get_entry (&record->moves, i);

      if (i == 0 && record->continues)
        entry.opens = FALSE;
      g_array_append_val (entries, entry);
    }

  return entries;
}

void
arb_edit_records_add (const GArray *records, gboolean undone, ArbDocument *document)
{
  for (guint i = 0; records != NULL && i < records->len; i++)
    {
      const ArbEditRecord *record = &g_array_index (records, ArbEditRecord, i);
      g_autoptr (GArray) entries = list_entries (record);
      const ArbEdit edit = { .index = record->index,
                             .n_now = record->n_now,
                             .mark = record->mark,
                             .cuts = record->cuts,
                             .other = entries,
                             .frame = record->frame };

      arb_game_add_edit (document->game, undone, &edit);
      arb_document_take_edit_stamps (document, undone, record);
    }
}
