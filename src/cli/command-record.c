/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/lines.h"
#include "cli/report.h"
#include "engine/core/notation.h"
#include "store/durable.h"
#include "wording/notation.h"
#include "wording/totals.h"

#include <glib/gi18n-lib.h>

/* A record to which lines are added, and the form of the answers. */
typedef struct
{
  ArbReport *report;
  const char *file;
  gboolean allow;
  gboolean private;
  gboolean remedy;
  gboolean json;
  guint line;
  guint answers;
  int status;
} Recording;

/* The outcome of a line. */
typedef struct
{
  guint n_moves; /* number of moves added to the log */
  guint n_aside; /* number of undone moves that one undo of it brings back */
  ArbMove said;
  ArbVerdict verdict;
  gboolean was_over; /* before it */
  guint had_ended;   /* `last_turn` before it */
} Outcome;

static void
raise_status (Recording *recording, int status)
{
  recording->status = MAX (recording->status, status);
}

/* Prints the text, or an element of one list on one line, so that the whole output is a JSON
 * document. */
static void
answer (Recording *recording, const ArbOutput *output)
{
  g_autofree char *line = recording->json ? arb_output_to_line (output) : NULL;

  if (line == NULL)
    arb_output_print (output, FALSE);
  else
    printf ("%s%s\n", recording->answers++ > 0 ? "," : "", line);
}

static void
answer_text (Recording *recording, const char *name, const char *text)
{
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  g_autofree char *plain = arb_make_plain (text);

  arb_output_add_string (output, name, text);
  arb_output_say (output, "%s: %s\n", name, plain);
  answer (recording, output);
}

/* Answers `undo` or `redo`. Where moves come back, because an edit was taken back, it says how many the
 * record has then. */
static void
answer_undo (Recording *recording, const char *name, guint n_moves, guint length_before)
{
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  guint length = arb_game_get_length (arb_report_get_game (recording->report));

  arb_output_add_number (output, name, n_moves);
  arb_output_say (output, "%s: %u", name, n_moves);
  if (g_str_equal (name, "undone") && length > length_before)
    {
      arb_output_add_number (output, "moves", length);
      arb_output_say (output, _ (" (the record has %u moves again)"), length);
    }
  arb_output_say (output, "\n");
  answer (recording, output);
}

/* Prints the mistake to standard output, for programs that wait for an answer, and to standard
 * error, for people. */
static void
answer_mistake (Recording *recording, const char *what)
{
  g_autofree char *place = g_strdup_printf (_ ("standard input:%u"), recording->line);

  raise_status (recording, ARB_STATUS_FAILED);
  answer_text (recording, "invalid", what);
  arb_complain (place, "%s", what);
}

/* Reports a move that could not be saved, instead of its verdict. */
static void
answer_unsaved (Recording *recording, const GError *error)
{
  g_autofree char *name = g_filename_display_name (recording->file);
  gboolean changed = g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CHANGED);
  /* Translators: the name of a file */
  g_autofree char *why = changed ? g_strdup_printf (_ ("%s has changed"), name)
                                 /* Translators: the name of a file */
                                 : g_strdup_printf (_ ("%s cannot be written"), name);

  answer_text (recording, recording->json ? "not-saved" : "not saved", why);
}

static gboolean
save (Recording *recording)
{
  g_autoptr (GError) error = NULL;

  if (arb_document_save (recording->report->document, recording->file, &recording->report->stamp,
                         &error))
    return TRUE;

  answer_unsaved (recording, error);
  arb_complain (NULL, "%s", error->message);
  raise_status (recording, ARB_STATUS_FAILED);
  return FALSE;
}

/* Adds the warnings of the implied moves. */
static void
add_warnings (ArbOutput *output, const Recording *recording, const Outcome *outcome)
{
  const ArbGame *game = arb_report_get_game (recording->report);
  const ArbWording *wording = &recording->report->wording;
  guint length = arb_game_get_length (game);
  ArbOutput *list = arb_output_add_list (output, "warnings");

  for (guint i = length - outcome->n_moves; i < length; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      guint seat = entry->move.seat;
      g_autofree char *message = arb_wording_verdict (wording, seat, &entry->verdict);
      g_autofree char *text = arb_move_to_string (wording->catalogue, entry->move);
      g_autofree char *verdict = arb_report_format_verdict (wording, seat, &entry->verdict);
      ArbOutput *item;

      if (!arb_entry_warns (entry))
        continue;
      item = arb_output_add_object (list, NULL);
      arb_output_say (item, "    %s: %s\n", text, verdict);
      arb_report_add_move (item, wording->catalogue, entry->move);
      arb_report_add_verdict (item, wording->catalogue, &entry->verdict);
      arb_output_add_string (item, "message", message);
    }
}

/* Says what something that was recorded late has changed: the end of the game. */
static void
say_end (ArbOutput *output, const Recording *recording, const Outcome *outcome)
{
  const ArbState *state = arb_game_get_state (arb_report_get_game (recording->report));
  ArbScoreSheet sheet;

  arb_score (state, &sheet);
  if (state->last_turn != 0 && state->last_turn != outcome->had_ended)
    arb_output_say (output, "    %s\n", arb_wording_ending (&sheet));
  else if (outcome->was_over && !state->over)
    arb_output_say (output, "    %s\n", _ ("The game goes on."));
}

/* Says the verdict, and what was recorded, in one line. */
static void
say_verdict (ArbOutput *output, const ArbWording *wording, guint seat, const Outcome *outcome,
             const char *implied)
{
  g_autofree char *verdict = arb_report_format_verdict (wording, seat, &outcome->verdict);

  arb_output_say (output, "%s", verdict);
  if (*implied != '\0')
    arb_output_say (output, _ (" (first, implied: %s)"), implied);
  if (outcome->n_moves > 0 && !arb_verdict_allows (&outcome->verdict))
    arb_output_say (output, _ (" (the table allowed it)"));
  if (outcome->n_aside > 0)
    arb_output_say (output,
                    ngettext (" (%u undone move is set aside; undo brings it back)",
                              " (%u undone moves are set aside; undo brings them back)",
                              outcome->n_aside),
                    outcome->n_aside);
  arb_output_say (output, "\n");
}

static void
answer_move (Recording *recording, const Outcome *outcome)
{
  const ArbGame *game = arb_report_get_game (recording->report);
  const ArbWording *wording = &recording->report->wording;
  const ArbCatalogue *catalogue = wording->catalogue;
  g_autoptr (ArbOutput) output = arb_output_new_object ();
  guint length = arb_game_get_length (game);
  gboolean recorded = outcome->n_moves > 0;
  ArbMove move = recorded ? arb_game_get_entry (game, length - 1)->move : outcome->said;
  g_autofree char *message = arb_wording_verdict (wording, move.seat, &outcome->verdict);
  g_autoptr (GArray) implied = g_array_new (FALSE, FALSE, sizeof (ArbMove));
  g_autofree char *moves = NULL;

  for (guint i = length - outcome->n_moves; i + 1 < length; i++)
    g_array_append_val (implied, arb_game_get_entry (game, i)->move);
  moves = arb_report_format_moves (catalogue, (const ArbMove *) implied->data, implied->len, ", ");

  say_verdict (output, wording, move.seat, outcome, moves);
  arb_report_add_move (output, catalogue, move);
  arb_output_add_string (output, "verdict", arb_wording_verdict_value (outcome->verdict.value));
  arb_output_add_boolean (output, "recorded", recorded);
  arb_output_add_boolean (output, "ruled", recorded && !arb_verdict_allows (&outcome->verdict));
  arb_report_add_moves (output, "implied", catalogue, (const ArbMove *) implied->data,
                        implied->len);
  arb_output_add_number (output, "set-aside", outcome->n_aside);
  add_warnings (output, recording, outcome);
  arb_report_add_reasons (output, catalogue, &outcome->verdict);
  arb_output_add_string (output, "message", message);
  arb_report_add_end (output, game);
  say_end (output, recording, outcome);
  if (recording->remedy && !recorded)
    {
      arb_report_add_earlier (output, wording, game, length, outcome->said, &outcome->verdict);
      arb_report_add_remedies (output, wording, arb_game_get_state (game), outcome->said,
                               &outcome->verdict);
    }
  answer (recording, output);
}

/* Sets the seat of a refused move, which is not in the log, as the verdict was made for it. */
static void
fill_in_seat (const ArbGame *game, ArbMove *move)
{
  ArbVerdict verdict;

  arb_complete (arb_game_get_state (game), move, NULL, &verdict);
}

/* Plays a move. A private one is judged, and answered, by the knowledge of its player. */
static gboolean
play (Recording *recording, Outcome *outcome)
{
  ArbGame *game = arb_report_get_game (recording->report);
  guint n_ahead = arb_game_count_ahead (game);

  outcome->n_moves = 0;
  outcome->was_over = arb_game_get_state (game)->over;
  outcome->had_ended = arb_game_get_state (game)->last_turn;
  if (!recording->private)
    outcome->n_moves = arb_game_play (game, outcome->said, recording->allow, &outcome->verdict);
  else if (arb_move_can_be_private (recording->report->wording.catalogue->ruleset, outcome->said))
    outcome->n_moves = arb_game_play_private (game, outcome->said, &outcome->verdict);
  else
    return FALSE;

  outcome->n_aside = outcome->n_moves > 0 ? n_ahead : 0;
  if (outcome->n_moves == 0)
    fill_in_seat (game, &outcome->said);
  return TRUE;
}

static gboolean
record_move (Recording *recording, const char *text)
{
  ArbGame *game = arb_report_get_game (recording->report);
  g_autoptr (GError) error = NULL;
  Outcome outcome;

  if (!arb_wording_parse_move (recording->report->wording.catalogue,
                               arb_game_get_options (game)->n_seats, text, &outcome.said, &error))
    {
      answer_mistake (recording, error->message);
      return TRUE;
    }

  if (!play (recording, &outcome))
    {
      answer_mistake (recording, _ ("a private entry must say what was seen of a player, like "
                                    "“2 drew survey”"));
      return TRUE;
    }
  if (outcome.n_moves == 0)
    raise_status (recording, ARB_STATUS_FLAGGED);
  else if (!save (recording))
    return FALSE;

  answer_move (recording, &outcome);
  return TRUE;
}

static gboolean
record_undo (Recording *recording, gboolean again)
{
  ArbGame *game = arb_report_get_game (recording->report);
  gboolean can = again ? arb_game_can_redo (game) : arb_game_can_undo (game);
  guint length_before = arb_game_get_length (game);
  guint n_moves;

  if (!can)
    {
      answer_mistake (recording, again ? _ ("nothing was taken back, so nothing can be redone")
                                       : _ ("nothing was played yet, so nothing can be undone"));
      return TRUE;
    }

  n_moves = again ? arb_game_redo (game) : arb_game_undo (game);
  arb_report_learn (recording->report);
  if (!save (recording))
    return FALSE;

  answer_undo (recording, again ? "redone" : "undone", n_moves, length_before);
  return TRUE;
}

static gboolean
record_line (Recording *recording, ArbLineResult result, const char *text)
{
  const char *problem = arb_line_describe (result);

  if (problem != NULL)
    {
      answer_mistake (recording, problem);
      return TRUE;
    }

  if (arb_line_is_comment (text))
    return TRUE;
  if (g_str_equal (text, "undo") || g_str_equal (text, "redo"))
    return record_undo (recording, g_str_equal (text, "redo"));

  return record_move (recording, text);
}

/* Fails if the answer cannot be printed, also because its reader has gone: otherwise people would
 * go on without seeing that lines are lost. */
static gboolean
send_answer (Recording *recording)
{
  if (fflush (stdout) == 0)
    return TRUE;

  arb_complain (_ ("standard output"),
                _ ("no answer to line %u can be written, so no later line was read"),
                recording->line);
  raise_status (recording, ARB_STATUS_FAILED);
  return FALSE;
}

static void
end_answers (Recording *recording)
{
  if (recording->json)
    puts ("]");
  if (fflush (stdout) == 0 || recording->status == ARB_STATUS_FAILED)
    return;
  arb_complain (_ ("standard output"), _ ("not all could be written"));
  raise_status (recording, ARB_STATUS_FAILED);
}

static void
record_lines (Recording *recording)
{
  g_autoptr (GString) line = g_string_new (NULL);
  ArbLineResult result;

  if (recording->json)
    puts ("[");

  while ((result = arb_line_read (stdin, line)) != ARB_LINE_END)
    {
      recording->line++;
      if (!record_line (recording, result, line->str) || !send_answer (recording))
        break;
    }

  if (ferror (stdin))
    {
      arb_complain (_ ("standard input"), _ ("cannot be read, expected one move per line"));
      recording->status = ARB_STATUS_FAILED;
    }
  end_answers (recording);
}

int
arb_command_record (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  Recording recording = { .status = ARB_STATUS_GOOD };
  const GOptionEntry own[] = {
    { "allow", 0, 0, G_OPTION_ARG_NONE, &recording.allow,
      N_ ("The table allows what only a rule forbids"), NULL },
    { "private", 0, 0, G_OPTION_ARG_NONE, &recording.private,
      N_ ("Only the player it is about may know what is recorded"), NULL },
    ARB_REMEDY_ENTRY (&recording.remedy),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (ArbReport) report = NULL;

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE"),
                            N_ ("Reads moves, one per line, and answers each with its verdict. "
                                "Also understands “undo” and “redo”; skips lines that begin with "
                                "# and no number."),
                            1, 1))
    return ARB_STATUS_FAILED;

  report = arb_report_open (arguments.files[0]);
  if (report == NULL)
    return ARB_STATUS_FAILED;

  arb_store_tidy (arguments.files[0]);
  recording.report = report;
  recording.file = arguments.files[0];
  recording.json = arguments.json;
  record_lines (&recording);
  return recording.status;
}
