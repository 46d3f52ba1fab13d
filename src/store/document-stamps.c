/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include "store/input.h"
#include "store/members.h"

#include <glib/gi18n-lib.h>

/* A gap of so many seconds between two gestures is a pause. */
#define PAUSE (10 * 60)

/* More than a century. A clock that was set back can be before the start. */
#define MAX_SECONDS G_GINT64_CONSTANT (4000000000)

struct _ArbStamps
{
  GArray *times; /* gint64, by the id of a line or an edit: seconds since 1970; 0 if unknown */
  char *ended;   /* (nullable): the end that the file names, ISO 8601 in UTC */
  guint32
      n_read; /* up to this id, lines and edits were read; those without a stamp never get one */
  gboolean undated;
};

ArbStamps *
arb_stamps_new (void)
{
  ArbStamps *stamps = g_new0 (ArbStamps, 1);

  stamps->times = g_array_new (FALSE, TRUE, sizeof (gint64));
  return stamps;
}

void
arb_stamps_free (ArbStamps *stamps)
{
  g_array_unref (stamps->times);
  g_free (stamps->ended);
  g_free (stamps);
}

static gint64
get_time (const ArbStamps *stamps, guint32 id)
{
  return id < stamps->times->len ? g_array_index (stamps->times, gint64, id) : 0;
}

static void
set_time (ArbStamps *stamps, guint32 id, gint64 time)
{
  if (id >= stamps->times->len)
    g_array_set_size (stamps->times, id + 1);
  g_array_index (stamps->times, gint64, id) = time;
}

/* Sets the time of what is new and has none. */
static void
stamp (ArbStamps *stamps, guint32 id, gint64 time)
{
  if (id > stamps->n_read && get_time (stamps, id) == 0)
    set_time (stamps, id, time);
}

/* Returns when the document was begun, in seconds since 1970; 0 if that is unknown. */
static gint64
find_start (const ArbDocument *document)
{
  g_autoptr (GDateTime) time =
      document->started != NULL ? g_date_time_new_from_iso8601 (document->started, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : 0;
}

static const ArbEntry *
get_other (const ArbEdit *edit, guint index)
{
  return &g_array_index (edit->other, ArbEntry, index);
}

/* What an edit has put in was played when that was which it replaced, or else the line before it. */
static gint64
find_time_of_edited (const ArbDocument *document, const ArbEdit *edit, gint64 now)
{
  gint64 time = 0;

  if (edit->other->len > 0)
    time = get_time (document->stamps, get_other (edit, 0)->id);
  else if (edit->index > 0 && edit->index <= arb_game_get_length (document->game))
    time = get_time (document->stamps, arb_game_get_entry (document->game, edit->index - 1)->id);
  else
    time = find_start (document);
  return time != 0 ? time : now;
}

static void
stamp_edit (const ArbDocument *document, const ArbEdit *edit, gint64 now)
{
  guint end = MIN (edit->index + edit->n_now, arb_game_get_length (document->game));
  gint64 time;

  if (edit->id <= document->stamps->n_read || get_time (document->stamps, edit->id) != 0)
    return;

  time = find_time_of_edited (document, edit, now);
  for (guint i = edit->index; i < end; i++)
    stamp (document->stamps, arb_game_get_entry (document->game, i)->id, time);
  stamp (document->stamps, edit->id, now);
}

void
arb_document_stamp (const ArbDocument *document)
{
  const ArbGame *game;
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  g_return_if_fail (document != NULL);

  if (document->stamps->undated)
    return;
  game = document->game;
  for (guint i = 0; i < arb_game_get_n_edits (game, FALSE); i++)
    stamp_edit (document, arb_game_get_edit (game, FALSE, i), now);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    stamp (document->stamps, arb_game_get_entry (game, i)->id, now);
  for (guint i = 0; i < arb_game_get_n_undone (game); i++)
    stamp (document->stamps, arb_game_get_undone (game, i)->id, now);
}

/* Returns the line after which the game was over; %NULL if it is not. */
static const ArbEntry *
find_end (const ArbGame *game, guint *index)
{
  guint length = arb_game_find_end (game);
  ArbStateRoom room;

  if (!arb_game_get_state (game)->over)
    return NULL;
  for (; length > 0; length--)
    {
      if (arb_game_get_entry (game, length - 1)->struck)
        continue;
      arb_game_state_at (game, length - 1, &room.state);
      if (!room.state.over)
        break;
    }
  if (length == 0)
    return NULL;
  *index = length - 1;
  return arb_game_get_entry (game, length - 1);
}

static char *
format_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : NULL;
}

char *
arb_document_dup_ended (const ArbDocument *document)
{
  const ArbStamps *stamps = document->stamps;
  guint index;
  const ArbEntry *end = find_end (document->game, &index);
  gint64 time = end != NULL ? get_time (stamps, end->id) : 0;

  if (end == NULL)
    return NULL;
  if (time == 0 || (end->id <= stamps->n_read && stamps->ended != NULL))
    return g_strdup (stamps->ended);
  return format_time (time);
}

char *
arb_document_dup_written_end (const ArbDocument *document)
{
  const ArbGame *game = document->game;
  gboolean can_return = arb_game_can_redo (game) || arb_game_get_n_edits (game, FALSE) > 0;
  gboolean as_read = arb_game_log_get_last_id (arb_game_get_log (game)) <= document->stamps->n_read;

  if (arb_game_get_state (game)->over)
    return arb_document_dup_ended (document);
  return can_return || as_read ? g_strdup (document->stamps->ended) : NULL;
}

void
arb_document_leave_undated (ArbDocument *document)
{
  g_return_if_fail (document != NULL);

  g_clear_pointer (&document->started, g_free);
  g_clear_pointer (&document->date, g_free);
  document->stamps->undated = TRUE;
}

void
arb_document_forget_stamps (ArbDocument *document)
{
  arb_stamps_free (document->stamps);
  document->stamps = arb_stamps_new ();
  document->stamps->undated = TRUE;
}

/* The sum of the gaps between moments, without pauses. */
typedef struct
{
  gint64 last;
  gint64 played;
} Played;

static void
add_moment (Played *self, gint64 time)
{
  gint64 gap = time - self->last;

  if (gap > 0 && gap < PAUSE)
    self->played += gap;
  self->last = time;
}

/* Adds an edit, after what it took out and what was played after the other lines. */
static void
add_edit (Played *self, const ArbStamps *stamps, const ArbEdit *edit)
{
  gint64 time = get_time (stamps, edit->id);

  for (guint i = 0; i < edit->other->len; i++)
    if (get_time (stamps, get_other (edit, i)->id) > self->last)
      add_moment (self, get_time (stamps, get_other (edit, i)->id));
  if (time != 0)
    add_moment (self, time);
}

/* Returns the seconds up to line @end; 0 if a line before it has no stamp. */
static gint64
measure (const ArbDocument *document, guint end)
{
  const ArbGame *game = document->game;
  guint n_edits = arb_game_get_n_edits (game, FALSE);
  Played played = { .last = find_start (document) };
  guint edit = 0;

  for (guint i = 0; i <= end; i++)
    {
      gint64 time = get_time (document->stamps, arb_game_get_entry (game, i)->id);

      if (time == 0)
        return 0;
      for (; edit < n_edits && arb_game_get_edit (game, FALSE, edit)->mark <= i; edit++)
        add_edit (&played, document->stamps, arb_game_get_edit (game, FALSE, edit));
      add_moment (&played, time);
    }
  return played.played;
}

gint
arb_document_get_minutes (const ArbDocument *document)
{
  guint end;
  ArbScoreSheet sheet;

  g_return_val_if_fail (document != NULL, 0);

  if (find_start (document) == 0 || find_end (document->game, &end) == NULL)
    return 0;
  arb_game_score (document->game, &sheet);
  if (sheet.only_end)
    return 0;
  return (gint) MIN (measure (document, end) / 60, G_MAXINT);
}

/* Reading. */

static gint64
read_seconds (const ArbMoveReader *reader, JsonNode *node, const char *path)
{
  gint64 seconds;
  g_autofree char *found = NULL;

  if (!arb_node_check (node, ARB_MEMBER_NUMBER, path, reader->defects))
    return 0;
  seconds = json_node_get_int (node);
  if (seconds >= -MAX_SECONDS && seconds <= MAX_SECONDS)
    return seconds;

  found = arb_json_describe (node);
  arb_defects_add (reader->defects, path,
                   "found %s, expected seconds since the start of the game, from -4000000000 to "
                   "4000000000",
                   found);
  return 0;
}

static guint
count_gestures (const ArbMoveList *list)
{
  guint n = 0;

  for (guint i = 0; i < list->moves->len; i++)
    n += (list->marks[i] & ARB_MARK_CONTINUES) == 0;
  return n;
}

/* Without the start, from which they count, stamps say nothing. */
static void
check_started (const ArbMoveReader *reader, const char *path)
{
  if (!reader->started)
    arb_defects_add (
        reader->defects, path,
        "seconds since the start of the game, expected “started” to say when that was");
}

void
arb_move_list_read_stamps (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
                           ArbMoveList *list)
{
  JsonNode *node =
      arb_member_get (object, prefix, "stamps", ARB_MEMBER_LIST, FALSE, reader->defects);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;
  guint n_gestures = count_gestures (list);
  g_autofree char *path = arb_member_path (prefix, "stamps");
  g_autofree gint64 *seconds = g_new0 (gint64, n + 1);
  guint gesture = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *place = g_strdup_printf ("%s[%u]", path, i);

      seconds[i] =
          read_seconds (reader, json_array_get_element (json_node_get_array (node), i), place);
    }
  if (node == NULL)
    return;

  check_started (reader, path);
  if (n != n_gestures)
    {
      /* Somebody has added a move by hand, and only they know which stamp is whose. */
      arb_defects_add (reader->defects, path,
                       "a list of %u, expected %u, one for each gesture; leave it out if they are "
                       "not known",
                       n, n_gestures);
      return;
    }

  list->seconds = g_new0 (gint64, list->moves->len);
  for (guint i = 0; i < list->moves->len; i++)
    {
      gesture += i > 0 && (list->marks[i] & ARB_MARK_CONTINUES) == 0;
      list->seconds[i] = seconds[gesture];
    }
}

gboolean
arb_edit_stamp_read (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
                     gint64 *seconds)
{
  JsonNode *node =
      arb_member_get (object, prefix, "stamp", ARB_MEMBER_NUMBER, FALSE, reader->defects);
  g_autofree char *path = arb_member_path (prefix, "stamp");

  if (node == NULL)
    return FALSE;
  check_started (reader, path);
  *seconds = read_seconds (reader, node, path);
  return TRUE;
}

static void
take_time (ArbDocument *document, guint32 id, gint64 seconds)
{
  set_time (document->stamps, id, find_start (document) + seconds);
}

typedef const ArbEntry *(*GetLine) (const ArbGame *game, guint index);

static void
take_list (ArbDocument *document, const ArbMoveList *list, GetLine get)
{
  for (guint i = 0; list->seconds != NULL && i < list->moves->len; i++)
    take_time (document, get (document->game, i)->id, list->seconds[i]);
}

void
arb_document_take_edit_stamps (ArbDocument *document, gboolean undone, const ArbEditRecord *record)
{
  const ArbGame *game = document->game;
  const ArbEdit *edit = arb_game_get_edit (game, undone, arb_game_get_n_edits (game, undone) - 1);

  if (record->has_stamp)
    take_time (document, edit->id, record->stamp);
  for (guint i = 0; record->moves.seconds != NULL && i < edit->other->len; i++)
    take_time (document, get_other (edit, i)->id, record->moves.seconds[i]);
}

void
arb_document_take_stamps (ArbDocument *document, const ArbMoveList *moves,
                          const ArbMoveList *undone, const char *ended)
{
  take_list (document, moves, arb_game_get_entry);
  take_list (document, undone, arb_game_get_undone);
  document->stamps->ended = g_strdup (ended);
  document->stamps->n_read = arb_game_log_get_last_id (arb_game_get_log (document->game));
}

/* Writing. */

gboolean
arb_document_find_seconds (const ArbDocument *document, guint32 id, gint64 *seconds)
{
  gint64 start = find_start (document);
  gint64 time = get_time (document->stamps, id);

  if (start == 0 || time == 0)
    return FALSE;
  *seconds = CLAMP (time - start, -MAX_SECONDS, MAX_SECONDS);
  return TRUE;
}
