/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/bg-stats.h"

#include "store/document-private.h"
#include "wording/names.h"
#include "wording/totals.h"

#define LINK "https://app.bgstatsapp.com/createPlay.html?data="

/* When the game was played: at its start if that was on its day, or else at noon of the day. If that
 * is unknown, it is today, as if somebody typed it in. */
static GDateTime *
find_time (const ArbDocument *document)
{
  g_autofree char *started_on = arb_day_of (document->started);
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) now = g_date_time_new_now (here);
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *noon = NULL;

  if (document->started != NULL && g_strcmp0 (started_on, document->date) == 0)
    return g_date_time_new_from_iso8601 (document->started, NULL);
  noon = g_strconcat (document->date != NULL ? document->date : today, "T12:00:00", NULL);
  return g_date_time_new_from_iso8601 (noon, here);
}

/* Formats when the game was played, as the app writes it. It reads the time of a link in UTC, and
 * that of a file as it is. */
static char *
format_time (const ArbDocument *document, gboolean utc)
{
  g_autoptr (GDateTime) time = find_time (document);
  g_autoptr (GDateTime) zoned = NULL;

  zoned = utc ? g_date_time_to_utc (time) : g_date_time_to_local (time);
  return g_date_time_format (zoned, "%Y-%m-%d %H:%M:%S");
}

/* The id of a game comes from its beginning; if that is unknown, from its players. */
static char *
make_play_id (const ArbDocument *document, guint n_seats)
{
  g_autoptr (GString) name = g_string_new (arb_document_get_catalogue (document)->ruleset->id);

  g_string_append_printf (name, "/%s", document->started != NULL ? document->started : "");
  for (guint seat = 1; document->started == NULL && seat <= n_seats; seat++)
    g_string_append_printf (name, "/%s", arb_document_get_name (document, seat));
  return arb_make_id ("play", name->str);
}

static void
add_text (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_number (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

/* The app does not treat a missing boolean as false. */
static void
add_boolean (JsonBuilder *json, const char *name, gboolean value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_boolean_value (json, value);
}

/* Adds the number at BoardGameGeek; no number is better than a wrong one. */
static void
add_bgg_id (JsonBuilder *json, const ArbDocument *document)
{
  if (arb_document_get_catalogue (document)->ruleset->bgg_id != 0)
    add_number (json, "bggId", arb_document_get_catalogue (document)->ruleset->bgg_id);
}

static char *
to_text (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = json_builder_get_root (json);

  return json_to_string (root, FALSE);
}

/* The names as they were typed; a player without one is called by the number of the seat. */
static char **
dup_names (const ArbDocument *document)
{
  guint n_seats = arb_game_get_options (document->game)->n_seats;
  char **names =
      arb_names_call ((const char *const *) arb_document_get_head (document)->names, n_seats);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      const char *name = arb_document_get_head (document)->names[seat - 1];

      if (*name == '\0')
        continue;
      g_free (names[seat]);
      names[seat] = g_strdup (name);
    }
  return names;
}

static void
add_linked_player (JsonBuilder *json, const ArbDocument *document, const ArbScoreSheet *sheet,
                   guint seat)
{
  g_auto (GStrv) names = dup_names (document);
  g_auto (GStrv) persons = arb_document_dup_persons (document);

  json_builder_begin_object (json);
  add_text (json, "name", names[seat]);
  add_text (json, "sourcePlayerId", persons[seat]);
  add_boolean (json, "startPlayer", seat == 1);
  add_boolean (json, "winner", (sheet->winners >> seat & 1) != 0);
  if (sheet->ranks[seat] != 0)
    add_number (json, "rank", sheet->ranks[seat]);
  if (arb_wording_knows_total (sheet, seat))
    add_number (json, "score", sheet->totals[seat]);
  add_text (json, "role", "");
  json_builder_end_object (json);
}

static void
add_linked_game (JsonBuilder *json, const ArbDocument *document, const ArbBgStatsWords *words)
{
  json_builder_set_member_name (json, "game");
  json_builder_begin_object (json);
  add_text (json, "name", words->game);
  add_text (json, "sourceGameId", arb_document_get_catalogue (document)->ruleset->id);
  add_bgg_id (json, document);
  add_boolean (json, "highestWins", TRUE);
  add_boolean (json, "noPoints", FALSE);
  json_builder_end_object (json);
}

char *
arb_bg_stats_link (const ArbDocument *document, const ArbBgStatsWords *words)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *date = NULL;
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;
  ArbScoreSheet sheet;

  g_return_val_if_fail (document != NULL && words != NULL, NULL);

  arb_game_score (document->game, &sheet);
  date = format_time (document, TRUE);
  id = make_play_id (document, sheet.n_seats);
  json_builder_begin_object (json);
  add_text (json, "sourceName", "Arbiter");
  add_text (json, "sourcePlayId", id);
  add_text (json, "playDate", date);
  add_number (json, "durationMin", arb_document_get_minutes (document));
  add_boolean (json, "ignored", !sheet.counts);
  add_text (json, "comments", words->comment);
  add_text (json, "location", document->place != NULL ? document->place : "");
  add_text (json, "board", words->board);
  add_linked_game (json, document, words);
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    add_linked_player (json, document, &sheet, seat);
  json_builder_end_array (json);
  json_builder_end_object (json);

  text = to_text (json);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (LINK, escaped, NULL);
}

static void
add_record (JsonBuilder *json, const char *uuid, guint id, const char *name, const char *date)
{
  add_text (json, "uuid", uuid);
  add_number (json, "id", id);
  add_text (json, "name", name);
  add_text (json, "modificationDate", date);
}

static void
add_players (JsonBuilder *json, const ArbDocument *document, guint n_seats, const char *date)
{
  g_auto (GStrv) names = dup_names (document);
  g_auto (GStrv) persons = arb_document_dup_persons (document);

  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      json_builder_begin_object (json);
      add_record (json, persons[seat], seat, names[seat], date);
      add_boolean (json, "isAnonymous",
                   arb_names_is_made_up (arb_document_get_head (document)->names[seat - 1]));
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_locations (JsonBuilder *json, const ArbDocument *document, const char *date)
{
  json_builder_set_member_name (json, "locations");
  json_builder_begin_array (json);
  if (document->place != NULL)
    {
      g_autofree char *uuid = arb_make_id ("place", document->place);

      json_builder_begin_object (json);
      add_record (json, uuid, 1, document->place, date);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_game (JsonBuilder *json, const ArbDocument *document, const ArbBgStatsWords *words,
          const char *date)
{
  const ArbRuleset *ruleset = arb_document_get_catalogue (document)->ruleset;
  g_autofree char *uuid = arb_make_id ("game", words->game);

  json_builder_set_member_name (json, "games");
  json_builder_begin_array (json);
  json_builder_begin_object (json);
  add_record (json, uuid, 1, words->game, date);
  add_boolean (json, "cooperative", FALSE);
  add_boolean (json, "highestWins", TRUE);
  add_boolean (json, "noPoints", FALSE);
  add_boolean (json, "usesTeams", FALSE);
  add_boolean (json, "isBaseGame", TRUE);
  add_boolean (json, "isExpansion", FALSE);
  add_bgg_id (json, document);
  add_number (json, "minPlayerCount", ruleset->min_seats);
  add_number (json, "maxPlayerCount", ruleset->max_seats);
  json_builder_end_object (json);
  json_builder_end_array (json);
}

static void
add_scores (JsonBuilder *json, const ArbScoreSheet *sheet)
{
  json_builder_set_member_name (json, "playerScores");
  json_builder_begin_array (json);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      g_autofree char *score = arb_wording_knows_total (sheet, seat)
                                   ? g_strdup_printf ("%d", sheet->totals[seat])
                                   : g_strdup ("");

      json_builder_begin_object (json);
      add_text (json, "score", score);
      add_boolean (json, "winner", (sheet->winners >> seat & 1) != 0);
      add_boolean (json, "newPlayer", FALSE);
      add_boolean (json, "startPlayer", seat == 1);
      add_number (json, "playerRefId", seat);
      if (sheet->ranks[seat] != 0)
        add_number (json, "rank", sheet->ranks[seat]);
      add_number (json, "seatOrder", seat);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_play (JsonBuilder *json, const ArbDocument *document, const ArbScoreSheet *sheet,
          const ArbBgStatsWords *words, const char *date)
{
  g_autofree char *id = make_play_id (document, sheet->n_seats);

  json_builder_set_member_name (json, "plays");
  json_builder_begin_array (json);
  json_builder_begin_object (json);
  add_text (json, "uuid", id);
  add_text (json, "modificationDate", date);
  add_text (json, "entryDate", date);
  add_text (json, "playDate", date);
  add_boolean (json, "usesTeams", FALSE);
  add_number (json, "durationMin", arb_document_get_minutes (document));
  add_boolean (json, "ignored", !sheet->counts);
  /* The winner follows from the rules, so the app must not determine it at equal points. */
  add_boolean (json, "manualWinner", TRUE);
  add_number (json, "rounds", 0);
  add_number (json, "locationRefId", document->place != NULL ? 1 : 0);
  add_number (json, "gameRefId", 1);
  add_text (json, "board", words->board);
  add_text (json, "comments", words->comment);
  add_scores (json, sheet);
  json_builder_set_member_name (json, "expansionPlays");
  json_builder_begin_array (json);
  json_builder_end_array (json);
  json_builder_end_object (json);
  json_builder_end_array (json);
}

char *
arb_bg_stats_file (const ArbDocument *document, const ArbBgStatsWords *words)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autofree char *date = NULL;
  ArbScoreSheet sheet;

  g_return_val_if_fail (document != NULL && words != NULL, NULL);

  arb_game_score (document->game, &sheet);
  date = format_time (document, FALSE);
  json_builder_begin_object (json);
  add_text (json, "about", "Arbiter");
  add_players (json, document, sheet.n_seats, date);
  add_locations (json, document, date);
  add_game (json, document, words, date);
  add_play (json, document, &sheet, words, date);
  json_builder_set_member_name (json, "userInfo");
  json_builder_begin_object (json);
  add_number (json, "meRefId", 0);
  json_builder_end_object (json);
  json_builder_end_object (json);
  return to_text (json);
}
