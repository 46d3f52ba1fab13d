/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include "engine/core/notation.h"
#include "store/durable.h"
#include "store/face-records.h"
#include "store/json-validate.h"
#include "store/json-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef const ArbEntry *(*GetEntry) (const ArbGame *game, guint index);

/* The moves of the log, the undone moves, or one side of an edit, which all have the same form. */
typedef struct
{
  const ArbDocument *document;
  const ArbGame *game;
  GetEntry get;
  guint length;
  const GArray *list; /* (nullable): the entries, if @get does not find them */
} Entries;

static const ArbEntry *
entry_at (const Entries *entries, guint index)
{
  return entries->list != NULL ? &g_array_index (entries->list, ArbEntry, index)
                               : entries->get (entries->game, index);
}

static void
add_text (JsonBuilder *builder, const char *name, const char *text)
{
  if (text == NULL)
    return;
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

static void
add_number (JsonBuilder *builder, const char *name, gint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

/* Returns the number of the move with which the player of @seat left; 0 if they stayed. */
static guint
find_leave (const ArbGame *game, guint seat)
{
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      if (entry->move.verb == ARB_VERB_LEAVE && entry->move.seat == seat && !entry->struck)
        return i + 1;
    }
  return 0;
}

/* Adds the players; with a @game (nullable) also when they left it. */
static void
add_players (JsonBuilder *builder, const ArbFrame *frame, const ArbGame *game)
{
  const ArbFrameHead *head = arb_frame_get_head (frame);

  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint i = 0; i < frame->options.n_seats; i++)
    {
      json_builder_begin_object (builder);
      add_text (builder, "name", head->names[i]);
      if (head->markers[i] != (ArbPlayerMarker) (i + 1))
        add_text (builder, "emblem", arb_player_marker_get_id (head->markers[i]));
      if (game != NULL && arb_has_left (arb_game_get_state (game), i + 1))
        add_number (builder, "left", find_leave (game, i + 1));
      add_text (builder, "person", head->persons[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_result (JsonBuilder *builder, const ArbGame *game)
{
  ArbScoreSheet sheet;

  json_builder_set_member_name (builder, "result");
  if (!arb_game_get_state (game)->over)
    {
      json_builder_add_null_value (builder);
      return;
    }

  arb_game_score (game, &sheet);
  json_builder_begin_object (builder);
  add_text (builder, "decided-by", sheet.decided_by != NULL ? sheet.decided_by : "");
  json_builder_set_member_name (builder, "winners");
  json_builder_begin_array (builder);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    if (sheet.winners & 1u << seat)
      json_builder_add_int_value (builder, seat);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    json_builder_add_int_value (builder, sheet.totals[seat]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_facts (JsonBuilder *builder, const ArbDocument *document, const ArbGame *game,
           const char *ended)
{
  g_autofree char *last_day = arb_day_of (ended);

  /* Of a game that was begun nobody knows when, the day of its end is known. */
  add_text (builder, "date", document->date != NULL ? document->date : last_day);
  add_text (builder, "place", document->place);
  add_text (builder, "note", document->remark);
  if (arb_game_get_counts (game))
    return;
  json_builder_set_member_name (builder, "counts");
  json_builder_add_boolean_value (builder, FALSE);
}

static void
add_variants (JsonBuilder *builder, const ArbFrame *frame)
{
  char **variants = arb_frame_get_head (frame)->variants;

  if (variants[0] == NULL)
    return;
  json_builder_set_member_name (builder, "variants");
  json_builder_begin_array (builder);
  for (guint i = 0; variants[i] != NULL; i++)
    json_builder_add_string_value (builder, variants[i]);
  json_builder_end_array (builder);
}

static void
add_switches (JsonBuilder *builder, const ArbFrame *frame)
{
  const ArbCatalogue *catalogue = frame->catalogue;
  const ArbOptions *own = &frame->options;
  gboolean any = FALSE;
  ArbOptions plain;

  arb_frame_get_plain_options (frame, own->edition, &plain);
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      if (own->switches[i] == plain.switches[i])
        continue;
      if (!any)
        {
          json_builder_set_member_name (builder, "switches");
          json_builder_begin_object (builder);
        }
      any = TRUE;
      add_text (builder, catalogue->switches[i].id,
                catalogue->switches[i].values[own->switches[i]]);
    }
  if (any)
    json_builder_end_object (builder);
}

static const char *
get_edition (const ArbFrame *frame)
{
  return frame->catalogue->editions[frame->options.edition].id;
}

/* Adds what the head of the file said before an edit changed it. */
static void
add_former_head (JsonBuilder *builder, const ArbFrame *frame)
{
  json_builder_set_member_name (builder, "head");
  json_builder_begin_object (builder);
  add_text (builder, "edition", get_edition (frame));
  add_players (builder, frame, NULL);
  add_variants (builder, frame);
  add_switches (builder, frame);
  json_builder_end_object (builder);
}

static void
add_moves (JsonBuilder *builder, const Entries *entries)
{
  const ArbCatalogue *catalogue = arb_game_get_catalogue (entries->game);
  g_autoptr (GString) text = g_string_new (NULL);

  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  for (guint i = 0; i < entries->length; i++)
    {
      g_string_truncate (text, 0);
      arb_move_format (catalogue, entry_at (entries, i)->said, text);
      json_builder_add_string_value (builder, text->str);
    }
  json_builder_end_array (builder);
}

static void
add_gesture (JsonBuilder *builder, gboolean *any, guint first, guint last)
{
  if (first == last)
    return;
  if (!*any)
    {
      json_builder_set_member_name (builder, "gestures");
      json_builder_begin_array (builder);
    }
  *any = TRUE;
  json_builder_begin_array (builder);
  json_builder_add_int_value (builder, first);
  json_builder_add_int_value (builder, last);
  json_builder_end_array (builder);
}

static void
add_gestures (JsonBuilder *builder, const Entries *entries)
{
  gboolean any = FALSE;
  guint first = 1;

  for (guint i = 1; i <= entries->length; i++)
    if (i == entries->length || entry_at (entries, i)->opens)
      {
        add_gesture (builder, &any, first, i);
        first = i + 1;
      }
  if (any)
    json_builder_end_array (builder);
}

static void
add_marks (JsonBuilder *builder, const Entries *entries, const char *name, gsize offset)
{
  gboolean any = FALSE;

  for (guint i = 0; i < entries->length; i++)
    {
      if (!G_STRUCT_MEMBER (guint8, entry_at (entries, i), offset))
        continue;
      if (!any)
        {
          json_builder_set_member_name (builder, name);
          json_builder_begin_array (builder);
        }
      any = TRUE;
      json_builder_add_int_value (builder, i + 1);
    }
  if (any)
    json_builder_end_array (builder);
}

static gboolean
is_stamped (const Entries *entries)
{
  gint64 seconds;

  for (guint i = 0; i < entries->length; i++)
    if (!arb_document_find_seconds (entries->document, entry_at (entries, i)->id, &seconds))
      return FALSE;
  return entries->length > 0;
}

/* Adds when each gesture was recorded, if that is known of all. */
static void
add_stamps (JsonBuilder *builder, const Entries *entries)
{
  if (!is_stamped (entries))
    return;
  json_builder_set_member_name (builder, "stamps");
  json_builder_begin_array (builder);
  for (guint i = 0; i < entries->length; i++)
    {
      gint64 seconds = 0;

      if (i > 0 && !entry_at (entries, i)->opens)
        continue;
      arb_document_find_seconds (entries->document, entry_at (entries, i)->id, &seconds);
      json_builder_add_int_value (builder, seconds);
    }
  json_builder_end_array (builder);
}

static void
add_entries (JsonBuilder *builder, const Entries *entries)
{
  add_moves (builder, entries);
  add_gestures (builder, entries);
  add_marks (builder, entries, "implied", G_STRUCT_OFFSET (ArbEntry, implied));
  add_marks (builder, entries, "rulings", G_STRUCT_OFFSET (ArbEntry, ruled));
  add_marks (builder, entries, "struck", G_STRUCT_OFFSET (ArbEntry, to_strike));
  add_marks (builder, entries, "private", G_STRUCT_OFFSET (ArbEntry, private));
  add_marks (builder, entries, "uncounted", G_STRUCT_OFFSET (ArbEntry, uncounted));
  add_stamps (builder, entries);
}

static void
add_notes (JsonBuilder *builder, const ArbDocument *document)
{
  guint n_moves = arb_game_get_length (document->game) + arb_game_get_n_undone (document->game);
  gboolean any = FALSE;

  for (guint i = 0; g_hash_table_size (document->notes) > 0 && i < n_moves; i++)
    {
      g_autofree char *key = NULL;
      const char *note = arb_document_get_note (document, i);

      if (note == NULL)
        continue;
      if (!any)
        {
          json_builder_set_member_name (builder, "notes");
          json_builder_begin_object (builder);
        }
      any = TRUE;
      key = g_strdup_printf ("%u", i + 1);
      add_text (builder, key, note);
    }
  if (any)
    json_builder_end_object (builder);
}

static void
add_faces (JsonBuilder *builder, const ArbCatalogue *catalogue, const ArbCatalogue *other)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, arb_face_records_to_json (catalogue, other));
  json_builder_set_member_name (builder, "faces");
  json_builder_add_value (builder, g_steal_pointer (&node));
}

/* Adds the faces of the owner's copy, so that the saved game is complete. */
static void
add_own_faces (JsonBuilder *builder, const ArbDocument *document)
{
  const ArbCatalogue *catalogue = arb_document_get_catalogue (document);
  g_autoptr (JsonObject) faces = NULL;

  if (catalogue->ruleset->faces == NULL)
    return;
  faces = arb_face_records_to_json (catalogue, arb_catalogue_get (catalogue->ruleset));
  if (json_object_get_size (faces) > 0)
    add_faces (builder, catalogue, arb_catalogue_get (catalogue->ruleset));
}

/* The frame as it is after edit @index. */
static const ArbFrame *
find_next_frame (const ArbGame *game, gboolean undone, guint index)
{
  while (++index < arb_game_get_n_edits (game, undone))
    if (arb_game_get_edit (game, undone, index)->frame != NULL)
      return arb_game_get_edit (game, undone, index)->frame;
  return arb_game_get_frame (game);
}

/* Adds the frame before edit @index, as far as the edit changed it. */
static void
add_former_frame (JsonBuilder *builder, const ArbDocument *document, gboolean undone, guint index)
{
  const ArbFrame *frame = arb_game_get_edit (document->game, undone, index)->frame;
  const ArbFrame *next;

  if (frame == NULL)
    return;
  next = find_next_frame (document->game, undone, index);
  if (frame->catalogue != next->catalogue)
    add_faces (builder, frame->catalogue, next->catalogue);
  if (frame->head != next->head
      || memcmp (&frame->options, &next->options, sizeof frame->options) != 0)
    add_former_head (builder, frame);
}

static void
add_edit (JsonBuilder *builder, const ArbDocument *document, gboolean undone, guint index)
{
  const ArbEdit *edit = arb_game_get_edit (document->game, undone, index);
  const Entries entries = {
    .document = document, .game = document->game, .length = edit->other->len, .list = edit->other
  };
  gint64 seconds;

  json_builder_begin_object (builder);
  add_number (builder, "at", edit->index + 1);
  add_number (builder, "replaces", edit->n_now);
  add_number (builder, "length", edit->mark);
  if (edit->cuts)
    {
      json_builder_set_member_name (builder, "cuts");
      json_builder_add_boolean_value (builder, TRUE);
    }
  add_former_frame (builder, document, undone, index);
  if (entries.length > 0 && !entry_at (&entries, 0)->opens)
    {
      json_builder_set_member_name (builder, "continues");
      json_builder_add_boolean_value (builder, TRUE);
    }
  add_entries (builder, &entries);
  if (arb_document_find_seconds (document, edit->id, &seconds))
    add_number (builder, "stamp", seconds);
  json_builder_end_object (builder);
}

static gboolean
changes_faces (const ArbGame *game, gboolean undone, guint index)
{
  const ArbFrame *frame = arb_game_get_edit (game, undone, index)->frame;

  return frame != NULL && frame->catalogue != find_next_frame (game, undone, index)->catalogue;
}

/* The oldest edits are forgotten where the file could not be read with them. */
static guint
find_first_edit (const ArbGame *game, gboolean undone)
{
  guint n = arb_game_get_n_edits (game, undone);
  guint first = n;
  guint n_faces = 0;

  while (first > 0 && n - first < ARB_DOCUMENT_MAX_EDITS)
    {
      n_faces += changes_faces (game, undone, first - 1);
      if (n_faces > ARB_DOCUMENT_MAX_FACES)
        break;
      first--;
    }
  return first;
}

static void
add_edits (JsonBuilder *builder, const ArbDocument *document, const char *name, gboolean undone)
{
  guint n = arb_game_get_n_edits (document->game, undone);
  guint first = find_first_edit (document->game, undone);

  if (first == n)
    return;
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (guint i = first; i < n; i++)
    add_edit (builder, document, undone, i);
  json_builder_end_array (builder);
}

static void
add_undone (JsonBuilder *builder, const ArbDocument *document)
{
  const Entries entries = { .document = document,
                            .game = document->game,
                            .get = arb_game_get_undone,
                            .length = arb_game_get_n_undone (document->game) };

  if (entries.length == 0)
    return;
  json_builder_set_member_name (builder, "undone");
  json_builder_begin_object (builder);
  add_entries (builder, &entries);
  json_builder_end_object (builder);
}

char *
arb_document_to_string (const ArbDocument *document, gsize *length)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ArbGame) finished = NULL;
  g_autofree char *ended = NULL;
  const ArbFrame *frame;
  const ArbGame *game;
  Entries entries;

  g_return_val_if_fail (document != NULL, NULL);

  arb_document_stamp (document);
  frame = arb_game_get_frame (document->game);
  finished = arb_document_copy_finished (document);
  game = finished != NULL ? finished : document->game;
  ended = arb_document_dup_written_end (document);
  entries = (Entries){ .document = document,
                       .game = document->game,
                       .get = arb_game_get_entry,
                       .length = arb_game_get_length (document->game) };

  json_builder_begin_object (builder);
  add_text (builder, "format", ARB_DOCUMENT_FORMAT);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, ARB_DOCUMENT_VERSION);
  add_text (builder, "system", frame->catalogue->ruleset->id);
  add_text (builder, "edition", get_edition (frame));
  add_players (builder, frame, document->game);
  add_result (builder, game);
  add_facts (builder, document, game, ended);
  add_variants (builder, frame);
  add_switches (builder, frame);
  add_own_faces (builder, document);
  add_text (builder, "started", document->started);
  add_text (builder, "ended", ended);
  add_entries (builder, &entries);
  add_notes (builder, document);
  add_undone (builder, document);
  add_edits (builder, document, "edits", FALSE);
  add_edits (builder, document, "undone-edits", TRUE);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  return arb_json_to_text (root, length);
}

GBytes *
arb_document_to_bytes (const ArbDocument *document, const char *name, GError **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) validate_error = NULL;
  gsize length;

  g_return_val_if_fail (document != NULL && name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  /* A game that cannot be read again must not replace one that can. */
  if (arb_game_get_length (document->game) > ARB_DOCUMENT_MAX_MOVES)
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE,
                   _ ("%s: not saved: %u moves, expected at most %d"), name,
                   arb_game_get_length (document->game), ARB_DOCUMENT_MAX_MOVES);
      return NULL;
    }

  text = arb_document_to_string (document, &length);
  if (!arb_json_validate (text, length, name, &validate_error))
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_WRITE, _ ("not saved: %s"),
                   validate_error->message);
      return NULL;
    }
  return g_bytes_new_take (g_steal_pointer (&text), length);
}

gboolean
arb_document_save (const ArbDocument *document, const char *path, ArbFileStamp *stamp,
                   GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (document != NULL && path != NULL, FALSE);

  name = g_filename_display_name (path);
  bytes = arb_document_to_bytes (document, name, error);
  return bytes != NULL && arb_store_save (path, bytes, stamp, NULL, error);
}
