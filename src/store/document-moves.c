/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include <string.h>

#include "store/input.h"
#include "store/members.h"
#include "wording/notation.h"

#include <glib/gi18n-lib.h>

#define MAX_MOVE_TEXT 200

void
arb_move_list_clear (ArbMoveList *list)
{
  g_clear_pointer (&list->moves, g_array_unref);
  g_clear_pointer (&list->marks, g_free);
  g_clear_pointer (&list->seconds, g_free);
}

static gboolean
parse_move (const ArbMoveReader *reader, const char *text, ArbMove *move, GError **error)
{
  if (strlen (text) > MAX_MOVE_TEXT || arb_store_has_control (text, ""))
    {
      g_autofree char *quoted = arb_store_quote (text);

      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT,
                   _ ("found %s, expected one move, like “lead survey”"), quoted);
      return FALSE;
    }
  return arb_wording_parse_move (reader->catalogue, reader->n_seats, text, move, error);
}

static void
read_move (const ArbMoveReader *reader, JsonNode *node, const char *list_path, guint index,
           ArbMove *move)
{
  g_autofree char *path = g_strdup_printf ("%s[%u]", list_path, index);
  g_autoptr (GError) error = NULL;

  if (!arb_node_check (node, ARB_MEMBER_TEXT, path, reader->defects) || reader->catalogue == NULL)
    return;

  if (!parse_move (reader, json_node_get_string (node), move, &error))
    arb_defects_add (reader->defects,
                     path, /* Translators: the number of a move, and what is wrong with it */
                     _ ("move %u: %s"), index + 1, error->message);
}

static void
read_moves (const ArbMoveReader *reader, JsonObject *object, const char *prefix, ArbMoveList *list)
{
  g_autofree char *path = arb_member_path (prefix, "moves");
  JsonNode *node = arb_member_get (object, prefix, "moves", ARB_MEMBER_LIST, TRUE, reader->defects);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;

  if (n > ARB_DOCUMENT_MAX_MOVES)
    {
      arb_defects_add (reader->defects, path, "a list of %u moves, expected at most %d", n,
                       ARB_DOCUMENT_MAX_MOVES);
      n = 0;
    }

  g_array_set_size (list->moves, n);
  for (guint i = 0; i < n; i++)
    read_move (reader, json_array_get_element (json_node_get_array (node), i), path, i,
               &g_array_index (list->moves, ArbMove, i));
}

/* Returns the number of a move, from 1; 0 if @node is none. */
static guint
get_move_number (JsonNode *node, guint n_moves)
{
  gint64 number = arb_json_is (node, G_TYPE_INT64) ? json_node_get_int (node) : 0;

  return number >= 1 && number <= n_moves ? (guint) number : 0;
}

static void
read_marks (const ArbMoveReader *reader, JsonObject *object, const char *prefix, const char *name,
            ArbMark mark, const ArbMoveList *list)
{
  g_autofree char *path = arb_member_path (prefix, name);
  JsonNode *node = arb_member_get (object, prefix, name, ARB_MEMBER_LIST, FALSE, reader->defects);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);
      guint number = get_move_number (element, list->moves->len);
      g_autofree char *element_path = NULL;
      g_autofree char *found = NULL;

      if (number > 0)
        {
          list->marks[number - 1] |= mark;
          continue;
        }
      element_path = g_strdup_printf ("%s[%u]", path, i);
      found = arb_json_describe (element);
      arb_defects_add (reader->defects, element_path,
                       "found %s, expected the number of a move, 1 to %u", found, list->moves->len);
    }
}

/* Marks the moves after the first of one gesture; returns %FALSE if the gesture does not come after
 * @before. */
static gboolean
mark_gesture (JsonNode *node, guint *before, const ArbMoveList *list)
{
  JsonArray *pair = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  guint first;
  guint last;

  if (pair == NULL || json_array_get_length (pair) != 2)
    return FALSE;

  first = get_move_number (json_array_get_element (pair, 0), list->moves->len);
  last = get_move_number (json_array_get_element (pair, 1), list->moves->len);
  if (first <= *before || last <= first)
    return FALSE;

  for (guint i = first; i < last; i++)
    list->marks[i] |= ARB_MARK_CONTINUES;
  *before = last;
  return TRUE;
}

static void
read_gestures (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
               const ArbMoveList *list)
{
  g_autofree char *path = arb_member_path (prefix, "gestures");
  JsonNode *node =
      arb_member_get (object, prefix, "gestures", ARB_MEMBER_LIST, FALSE, reader->defects);
  guint n = node != NULL ? json_array_get_length (json_node_get_array (node)) : 0;
  guint before = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *element_path = g_strdup_printf ("%s[%u]", path, i);

      if (!mark_gesture (json_array_get_element (json_node_get_array (node), i), &before, list))
        arb_defects_add (reader->defects, element_path,
                         "expected [first move, last move], each gesture after the one before "
                         "it, up to move %u",
                         list->moves->len);
    }
}

ArbEntry
arb_move_list_get_entry (const ArbMoveList *list, guint index)
{
  guint marks = list->marks[index];
  ArbMove move = g_array_index (list->moves, ArbMove, index);

  return (ArbEntry){ .move = move,
                     .said = move,
                     .ruled = (marks & ARB_MARK_RULED) != 0,
                     .to_strike = (marks & ARB_MARK_STRUCK) != 0,
                     .implied = (marks & ARB_MARK_IMPLIED) != 0,
                     .private = (marks & ARB_MARK_PRIVATE) != 0,
                     .uncounted = (marks & ARB_MARK_UNCOUNTED) != 0,
                     .opens = (marks & ARB_MARK_CONTINUES) == 0 };
}

/* A private move does not count for the table, and what the table allowed counts for it, so an edit
 * strikes neither. */
static void
check_struck (const ArbMoveReader *reader, const char *prefix, const ArbMoveList *list)
{
  g_autofree char *path = arb_member_path (prefix, "struck");

  for (guint i = 0; i < list->moves->len; i++)
    if ((list->marks[i] & ARB_MARK_STRUCK) != 0
        && (list->marks[i] & (ARB_MARK_RULED | ARB_MARK_PRIVATE)) != 0)
      arb_defects_add (reader->defects, path,
                       "move %u is private or a ruling, so it cannot be struck", i + 1);
}

/* Only an observation about a player can be private, and it needs no ruling. */
static void
check_private (const ArbMoveReader *reader, const char *prefix, const ArbMoveList *list)
{
  g_autofree char *path = arb_member_path (prefix, "private");

  for (guint i = 0; reader->catalogue != NULL && i < list->moves->len; i++)
    {
      ArbMove move = g_array_index (list->moves, ArbMove, i);

      if ((list->marks[i] & ARB_MARK_PRIVATE) == 0)
        continue;
      if (!arb_move_can_be_private (reader->catalogue->ruleset, move))
        arb_defects_add (reader->defects, path,
                         "move %u is private and must say what was seen of a player, like "
                         "“2 drew survey”",
                         i + 1);
      else if ((list->marks[i] & (ARB_MARK_RULED | ARB_MARK_IMPLIED)) != 0)
        arb_defects_add (reader->defects, path,
                         "move %u is implied or a ruling, so it cannot be private", i + 1);
    }
}

void
arb_move_list_read (const ArbMoveReader *reader, JsonObject *object, const char *prefix,
                    ArbMoveList *list)
{
  list->moves = g_array_new (FALSE, TRUE, sizeof (ArbMove));
  read_moves (reader, object, prefix, list);
  list->marks = g_new0 (guint8, list->moves->len);
  read_gestures (reader, object, prefix, list);
  read_marks (reader, object, prefix, "implied", ARB_MARK_IMPLIED, list);
  read_marks (reader, object, prefix, "rulings", ARB_MARK_RULED, list);
  read_marks (reader, object, prefix, "struck", ARB_MARK_STRUCK, list);
  read_marks (reader, object, prefix, "private", ARB_MARK_PRIVATE, list);
  read_marks (reader, object, prefix, "uncounted", ARB_MARK_UNCOUNTED, list);
  check_struck (reader, prefix, list);
  check_private (reader, prefix, list);
  arb_move_list_read_stamps (reader, object, prefix, list);
}
