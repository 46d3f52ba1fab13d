/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/head-private.h"

#include <stdio.h>
#include <string.h>

#include "store/input.h"
#include "store/members.h"

#include <glib/gi18n-lib.h>

gboolean
arb_is_day (const char *text)
{
  guint year, month, day;
  g_autofree char *canonical = NULL;

  if (sscanf (text, "%4u-%2u-%2u", &year, &month, &day) != 3)
    return FALSE;
  canonical = g_strdup_printf ("%04u-%02u-%02u", year, month, day);
  return g_str_equal (canonical, text)
         && g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year);
}

char *
arb_day_of (const char *time)
{
  g_autoptr (GDateTime) utc = time != NULL ? g_date_time_new_from_iso8601 (time, NULL) : NULL;
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *day = local != NULL ? g_date_time_format (local, "%Y-%m-%d") : NULL;

  return day != NULL && arb_is_day (day) ? g_steal_pointer (&day) : NULL;
}

static const char *
get_text (JsonObject *root, const char *name)
{
  JsonNode *node = json_object_get_member (root, name);

  return node != NULL && arb_json_is (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
}

/* A file that names no day, like an older one, was played on the day on which it was started, or
 * ended if that is all that is known. */
static char *
read_date (JsonObject *root, ArbDefects *defects)
{
  JsonNode *node = arb_member_get (root, NULL, "date", ARB_MEMBER_TEXT, FALSE, defects);
  const char *text = node != NULL ? json_node_get_string (node) : NULL;
  g_autofree char *quoted = NULL;

  if (text == NULL)
    {
      const char *started = get_text (root, "started");

      return arb_day_of (started != NULL ? started : get_text (root, "ended"));
    }
  if (arb_is_day (text))
    return g_strdup (text);

  quoted = arb_store_quote (text);
  arb_defects_add (defects, "date", "found %s, expected a day like 2026-11-21", quoted);
  return NULL;
}

/* Reads a text that may be missing or empty, which is the same. */
static char *
read_text (JsonObject *root, const char *name, glong max, gboolean one_line, ArbDefects *defects)
{
  JsonNode *node = arb_member_get (root, NULL, name, ARB_MEMBER_TEXT, FALSE, defects);
  const char *text = node != NULL ? json_node_get_string (node) : "";

  if (arb_store_has_control (text, one_line ? "" : "\n"))
    arb_defects_add (defects, name,
                     one_line ? _ ("a control character in a text, expected none")
                              : _ ("a control character in a note, expected none but line breaks"));
  if (g_utf8_strlen (text, -1) > max)
    arb_defects_add (defects, name, "a text of %ld characters, expected at most %ld",
                     g_utf8_strlen (text, -1), max);
  return *text != '\0' ? g_strdup (text) : NULL;
}

static gboolean
read_counts (JsonObject *root, ArbDefects *defects)
{
  JsonNode *node = json_object_get_member (root, "counts");

  if (node == NULL)
    return TRUE;
  if (arb_json_is (node, G_TYPE_BOOLEAN))
    return json_node_get_boolean (node);

  arb_defects_add (defects, "counts", "expected true or false");
  return TRUE;
}

void
arb_document_head_read_facts (ArbDocumentHead *head, JsonObject *root, ArbDefects *defects)
{
  head->date = read_date (root, defects);
  head->place = read_text (root, "place", ARB_DOCUMENT_MAX_PLACE, TRUE, defects);
  head->remark = read_text (root, "note", ARB_DOCUMENT_MAX_NOTE, FALSE, defects);
  head->counts = read_counts (root, defects);
}

/* When a player left is what a move says; the file has it for other programs. */
static void
check_left (JsonObject *player, const char *prefix, ArbDefects *defects)
{
  JsonNode *node = arb_member_get (player, prefix, "left", ARB_MEMBER_NUMBER, FALSE, defects);
  gint64 number = node != NULL ? json_node_get_int (node) : 1;
  g_autofree char *path = NULL;
  g_autofree char *found = NULL;

  if (node == NULL || (number >= 1 && number <= ARB_DOCUMENT_MAX_MOVES))
    return;

  path = arb_member_path (prefix, "left");
  found = arb_json_describe (node);
  arb_defects_add (defects, path, "found %s, expected the number of a move, 1 to %u", found,
                   ARB_DOCUMENT_MAX_MOVES);
}

/* Two players cannot be the same person. */
static void
check_person_alone (const ArbDocumentHead *head, guint i, const char *path, ArbDefects *defects)
{
  for (guint other = 0; other < i; other++)
    if (head->persons[other] != NULL
        && g_ascii_strcasecmp (head->persons[other], head->persons[i]) == 0)
      arb_defects_add (defects, path, "%s already belongs to seat %u, expected another one",
                       head->persons[i], other + 1);
}

static void
read_person (ArbDocumentHead *head, guint i, JsonObject *player, const char *prefix,
             ArbDefects *defects)
{
  JsonNode *node = arb_member_get (player, prefix, "person", ARB_MEMBER_TEXT, FALSE, defects);
  const char *text = node != NULL ? json_node_get_string (node) : NULL;
  g_autofree char *path = arb_member_path (prefix, "person");
  g_autofree char *quoted = NULL;

  if (text == NULL)
    return;
  if (g_uuid_string_is_valid (text))
    {
      head->persons[i] = g_strdup (text);
      check_person_alone (head, i, path, defects);
      return;
    }
  quoted = arb_store_quote (text);
  arb_defects_add (defects, path,
                   "found %s, expected an id like 00000000-0000-4000-8000-000000000000", quoted);
}

void
arb_document_head_read_player (ArbDocumentHead *head, guint i, JsonObject *player,
                               const char *prefix, ArbDefects *defects)
{
  check_left (player, prefix, defects);
  read_person (head, i, player, prefix, defects);
}
