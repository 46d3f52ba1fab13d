/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/given.h"

#include "cli/cli.h"
#include "cli/lines.h"
#include "store/input.h"
#include "wording/notation.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

/* The state of reading a file that describes a position. */
typedef struct
{
  const ArbReport *report;
  const char *path;
  guint line;
  ArbStateRoom room;
  GArray *moves; /* ArbMove */
} Given;

/* Reports an error in the file; always returns %FALSE. */
static gboolean
complain (const Given *given, const char *problem)
{
  g_autofree char *name = g_filename_display_name (given->path);
  g_autofree char *place = g_strdup_printf ("%s:%u", name, given->line);

  arb_complain (place, "%s", problem);
  return FALSE;
}

static gboolean
complain_of_move (const Given *given, ArbMove move, const ArbVerdict *verdict)
{
  const ArbWording *wording = &given->report->wording;
  g_autofree char *text = arb_move_to_string (wording->catalogue, move);
  g_autofree char *found = arb_report_format_verdict (wording, move.seat, verdict);
  g_autofree char *problem = g_strdup_printf ("“%s”: %s", text, found);

  return complain (given, problem);
}

static gboolean
arrange_line (Given *given, const char *text)
{
  const ArbState *state = &given->room.state;
  g_autoptr (GError) error = NULL;
  ArbMove moves[ARB_MAX_POSITION_MOVES];
  ArbPositionLine line;
  ArbVerdict verdict;
  guint n_moves;

  if (!arb_wording_parse_position (state->catalogue, state->n_seats, text, &line, &error))
    return complain (given, error->message);
  if (!arb_position_arrange (&given->room.state, &line, moves, &n_moves, &verdict))
    return complain_of_move (given, moves[n_moves - 1], &verdict);

  g_array_append_vals (given->moves, moves, n_moves);
  return TRUE;
}

static gboolean
arrange_lines (Given *given, FILE *stream)
{
  g_autoptr (GString) text = g_string_new (NULL);
  ArbLineResult result;

  while ((result = arb_line_read (stream, text)) != ARB_LINE_END)
    {
      const char *problem = arb_line_describe (result);

      given->line++;
      if (problem != NULL)
        return complain (given, problem);
      if (!arb_line_is_comment (text->str) && !arrange_line (given, text->str))
        return FALSE;
    }

  return TRUE;
}

static gboolean
complain_of_nothing (const Given *given)
{
  g_autofree char *name = g_filename_display_name (given->path);

  arb_complain (name, _ ("is empty, expected lines like “1 fighters 3”"));
  return FALSE;
}

static gboolean
read_moves (Given *given)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *bytes = arb_store_read (given->path, 0, &length, &error);
  FILE *stream = NULL;
  gboolean good = TRUE;

  if (bytes == NULL)
    {
      arb_complain (NULL, "%s", error->message);
      return FALSE;
    }

  if (length > 0)
    {
      stream = fmemopen (bytes, length, "r");
      if (stream == NULL)
        g_error ("%s", g_strerror (errno)); /* out of memory */
      good = arrange_lines (given, stream);
      fclose (stream);
    }
  return good && (given->moves->len > 0 || complain_of_nothing (given));
}

gboolean
arb_given_play (ArbReport *report, const char *path)
{
  ArbGame *game = arb_report_get_game (report);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  Given given = { .report = report, .path = path, .moves = moves };
  ArbVerdict verdict;

  memcpy (&given.room, arb_game_get_state (game),
          arb_game_get_catalogue (game)->ruleset->state_size);
  report->wording.state = &given.room.state;
  if (!read_moves (&given))
    return FALSE;

  arb_game_play_moves (game, (const ArbMove *) moves->data, moves->len, FALSE, &verdict);
  g_assert (arb_game_get_length (game) == moves->len);
  report->wording.state = arb_game_get_state (game);
  return TRUE;
}
