/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/head-private.h"

#include <string.h>

#include "store/error.h"
#include "store/input.h"
#include "store/members.h"
#include "store/migrations.h"
#include "store/older-switches.h"
#include "wording/names.h"

#include <glib/gi18n-lib.h>

/* Far more than five names of the maximal length can fill. */
#define HEAD_SIZE 65536

/* Also the members after the head that are short and that an older file needs for it. */
static const char *const head_members[] = { "format",  "version", "system",   "edition",
                                            "players", "result",  "date",     "place",
                                            "note",    "counts",  "variants", "switches",
                                            "faces",   "started", "ended",    NULL };
static const char *const player_members[] = { "name", "emblem", "left", "person", NULL };
static const char *const result_members[] = { "decided-by", "winners", "scores", NULL };

/* By the version from which they migrate, from 1. Files of version 2 have no `faces`, those of version
 * 3 no `stamps` and no facts but the start; they mean the same without. */
static const ArbMigration migrations[] = { arb_older_switches_add, arb_older_switches_add,
                                           arb_older_switches_add, arb_older_switches_add };

G_STATIC_ASSERT (G_N_ELEMENTS (migrations) == ARB_DOCUMENT_VERSION - 1);

JsonNode *
arb_document_open (const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (JsonNode) root = arb_json_read (text, length, name, error);
  JsonNode *format;

  if (root == NULL)
    return NULL;

  format = json_object_get_member (json_node_get_object (root), "format");
  if (format == NULL || !arb_json_is (format, G_TYPE_STRING)
      || !g_str_equal (json_node_get_string (format), ARB_DOCUMENT_FORMAT))
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT,
                   _ ("%s: format: not a saved game of Arbiter, expected the text “%s”"), name,
                   ARB_DOCUMENT_FORMAT);
      return NULL;
    }
  if (!arb_migrate (json_node_get_object (root), migrations, G_N_ELEMENTS (migrations), name,
                    error))
    return NULL;
  return g_steal_pointer (&root);
}

void
arb_name_check (const char *name, const char *path, ArbDefects *defects)
{
  if (!g_utf8_validate (name, -1, NULL))
    arb_defects_add (defects, path, "not UTF-8, expected a name in UTF-8");
  else if (g_utf8_strlen (name, -1) > ARB_DOCUMENT_MAX_NAME)
    arb_defects_add (defects, path, "a name of %ld characters, expected at most %d",
                     g_utf8_strlen (name, -1), ARB_DOCUMENT_MAX_NAME);
  else if (arb_store_has_control (name, ""))
    arb_defects_add (defects, path, "a control character in a name, expected none");
}

static void
refuse_marker (const char *id, const char *path, ArbDefects *defects)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = arb_store_quote (id);

  for (ArbPlayerMarker marker = ARB_MARKER_TABLE + 1; marker < ARB_N_MARKERS; marker++)
    g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "",
                            arb_player_marker_get_id (marker));
  arb_defects_add (defects, path, "unknown emblem %s, expected one of %s", quoted, known->str);
}

/* Two players with the same marker could not be distinguished; a player without one has that of the
 * seat. */
static void
check_marker_alone (const ArbDocumentHead *head, guint i, const char *path, ArbDefects *defects)
{
  for (guint other = 0; other < i; other++)
    if (head->markers[other] == head->markers[i])
      arb_defects_add (defects, path,
                       "%s already belongs to seat %u, expected another one; if left out, it is %s",
                       arb_player_marker_get_id (head->markers[i]), other + 1,
                       arb_player_marker_get_id ((ArbPlayerMarker) (i + 1)));
}

static void
read_marker (ArbDocumentHead *head, guint i, JsonObject *player, const char *prefix,
             ArbDefects *defects)
{
  g_autofree char *path = arb_member_path (prefix, "emblem");
  JsonNode *node = arb_member_get (player, prefix, "emblem", ARB_MEMBER_TEXT, FALSE, defects);

  head->markers[i] = (ArbPlayerMarker) (i + 1);
  if (node != NULL)
    head->markers[i] = arb_player_marker_find (json_node_get_string (node));
  if (head->markers[i] == ARB_MARKER_TABLE)
    refuse_marker (json_node_get_string (node), path, defects);
  else
    check_marker_alone (head, i, path, defects);
}

static void
read_player (ArbDocumentHead *head, JsonNode *node, const char *list, ArbDefects *defects)
{
  g_autofree char *path = g_strdup_printf ("%s[%u]", list, head->n_players);
  g_autofree char *name_path = arb_member_path (path, "name");
  const char *text = "";
  JsonNode *name = NULL;

  if (arb_node_check (node, ARB_MEMBER_OBJECT, path, defects))
    {
      arb_members_check (json_node_get_object (node), path, player_members, defects);
      name = arb_member_get (json_node_get_object (node), path, "name", ARB_MEMBER_TEXT, TRUE,
                             defects);
      read_marker (head, head->n_players, json_node_get_object (node), path, defects);
      arb_document_head_read_player (head, head->n_players, json_node_get_object (node), path,
                                     defects);
    }
  if (name != NULL)
    text = json_node_get_string (name);
  arb_name_check (text, name_path, defects);
  head->names[head->n_players++] = arb_names_strip_turns (text);
}

void
arb_document_head_read_players (ArbDocumentHead *head, JsonObject *object, const char *prefix,
                                ArbDefects *defects)
{
  JsonNode *node = arb_member_get (object, prefix, "players", ARB_MEMBER_LIST, TRUE, defects);
  g_autofree char *path = arb_member_path (prefix, "players");
  JsonArray *players = node != NULL ? json_node_get_array (node) : NULL;
  guint n = players != NULL ? json_array_get_length (players) : 0;

  if (players != NULL && (n == 0 || n > ARB_MAX_SEATS))
    arb_defects_add (defects, path, "a list of %u, expected 1 to %d", n, ARB_MAX_SEATS);
  for (guint i = 0; i < MIN (n, ARB_MAX_SEATS); i++)
    read_player (head, json_array_get_element (players, i), path, defects);
}

static void
read_winners (ArbDocumentHead *head, JsonArray *winners, ArbDefects *defects)
{
  for (guint i = 0; i < json_array_get_length (winners); i++)
    {
      JsonNode *node = json_array_get_element (winners, i);
      g_autofree char *path = g_strdup_printf ("result.winners[%u]", i);
      gint64 seat = arb_json_is (node, G_TYPE_INT64) ? json_node_get_int (node) : 0;

      if (seat >= 1 && seat <= head->n_players)
        head->winners |= 1u << seat;
      else
        arb_defects_add (defects, path, "expected the number of a seat, 1 to %u", head->n_players);
    }
}

static void
read_scores (ArbDocumentHead *head, JsonArray *scores, ArbDefects *defects)
{
  if (json_array_get_length (scores) != head->n_players)
    {
      arb_defects_add (defects, "result.scores", "a list of %u, expected %u, one per player",
                       json_array_get_length (scores), head->n_players);
      return;
    }
  for (guint i = 0; i < head->n_players; i++)
    {
      JsonNode *node = json_array_get_element (scores, i);
      g_autofree char *path = g_strdup_printf ("result.scores[%u]", i);

      if (arb_node_check (node, ARB_MEMBER_NUMBER, path, defects))
        head->scores[i + 1] = (gint) CLAMP (json_node_get_int (node), G_MININT16, G_MAXINT16);
    }
}

static void
read_result (ArbDocumentHead *head, JsonObject *root, ArbDefects *defects)
{
  JsonNode *node = json_object_get_member (root, "result");
  JsonNode *decided_by;
  JsonNode *winners;
  JsonNode *scores;
  JsonObject *result;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node)
      || !arb_node_check (node, ARB_MEMBER_OBJECT, "result", defects))
    return;

  result = json_node_get_object (node);
  arb_members_check (result, "result", result_members, defects);
  decided_by = arb_member_get (result, "result", "decided-by", ARB_MEMBER_TEXT, TRUE, defects);
  winners = arb_member_get (result, "result", "winners", ARB_MEMBER_LIST, TRUE, defects);
  scores = arb_member_get (result, "result", "scores", ARB_MEMBER_LIST, TRUE, defects);

  head->finished = TRUE;
  if (decided_by != NULL)
    head->decided_by = g_strdup (json_node_get_string (decided_by));
  if (winners != NULL)
    read_winners (head, json_node_get_array (winners), defects);
  if (scores != NULL)
    read_scores (head, json_node_get_array (scores), defects);
}

ArbDocumentHead *
arb_document_head_read (JsonObject *root, ArbDefects *defects)
{
  ArbDocumentHead *head = g_new0 (ArbDocumentHead, 1);
  JsonNode *system = arb_member_get (root, NULL, "system", ARB_MEMBER_TEXT, TRUE, defects);
  JsonNode *edition = arb_member_get (root, NULL, "edition", ARB_MEMBER_TEXT, TRUE, defects);

  if (system != NULL)
    head->system = g_strdup (json_node_get_string (system));
  if (edition != NULL)
    head->edition = g_strdup (json_node_get_string (edition));
  arb_document_head_read_players (head, root, NULL, defects);
  /* Without players every result is wrong; reporting that would only hide the cause. */
  if (head->n_players > 0)
    read_result (head, root, defects);
  arb_document_head_read_facts (head, root, defects);
  return head;
}

void
arb_document_head_free (ArbDocumentHead *head)
{
  if (head == NULL)
    return;

  g_free (head->system);
  g_free (head->edition);
  g_free (head->decided_by);
  g_free (head->date);
  g_free (head->place);
  g_free (head->remark);
  for (guint i = 0; i < ARB_MAX_SEATS; i++)
    {
      g_free (head->names[i]);
      g_free (head->persons[i]);
    }
  g_free (head);
}

static const char *
skip_text (const char *at, const char *end)
{
  for (at++; at < end && *at != '"'; at++)
    if (*at == '\\')
      at++;
  return at;
}

static gboolean
is_head_member (const char *name, gsize length)
{
  for (guint i = 0; head_members[i] != NULL; i++)
    if (strlen (head_members[i]) == length && strncmp (head_members[i], name, length) == 0)
      return TRUE;
  return FALSE;
}

/* Returns the text up to the first member after the head, closed again; %NULL if there is none, and
 * the whole text has to be read. */
static char *
cut_head (const char *text, gsize length)
{
  const char *end = text + length;
  const char *separator = NULL;
  guint depth = 0;

  for (const char *at = text; at < end; at++)
    {
      const char *start = at;

      if (*at == '{' || *at == '[')
        depth++;
      if (*at == '}' || *at == ']')
        depth--;
      if (depth == 1 && *at == ',')
        separator = at;
      if (*at != '"')
        continue;

      at = skip_text (at, end);
      if (depth == 1 && separator != NULL && at < end
          && !is_head_member (start + 1, (gsize) (at - start - 1)))
        return g_strdup_printf ("%.*s}", (int) (separator - text), text);
      /* Only a name can follow a separator directly; the next string at this depth is a value. */
      if (depth == 1)
        separator = NULL;
    }
  return NULL;
}

static JsonNode *
open_head (const char *path, const char *name, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *head = NULL;
  gsize length;

  text = arb_store_read (path, HEAD_SIZE, &length, error);
  if (text == NULL)
    return NULL;

  head = cut_head (text, length);
  if (head != NULL)
    return arb_document_open (head, strlen (head), name, error);

  g_free (text);
  text = arb_store_read (path, 0, &length, error);
  return text != NULL ? arb_document_open (text, length, name, error) : NULL;
}

ArbDocumentHead *
arb_document_read_head (const char *path, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (ArbDocumentHead) head = NULL;
  g_auto (ArbDefects) defects = { 0 };

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  name = g_filename_display_name (path);
  root = open_head (path, name, error);
  if (root == NULL)
    return NULL;

  arb_defects_init (&defects, name);
  head = arb_document_head_read (json_node_get_object (root), &defects);
  if (defects.lines->len > 0)
    {
      arb_defects_to_error (&defects, ARB_DOCUMENT_REPORTED_DEFECTS, error);
      return NULL;
    }
  return g_steal_pointer (&head);
}
