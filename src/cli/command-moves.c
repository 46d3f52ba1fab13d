/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/help/answers.h"
#include "engine/play/complete.h"
#include "engine/core/notation.h"

#include <glib/gi18n-lib.h>

/* The options of the command. */
typedef struct
{
  char *at;
  gboolean all;
  gboolean remedy;
  gboolean offers;
} Options;

static void
add_move (ArbOutput *outputs, const ArbWording *wording, ArbMove move, const ArbVerdict *verdict,
          gboolean remedy)
{
  ArbOutput *output = arb_output_add_object (outputs, NULL);
  g_autofree char *text = arb_move_to_string (wording->catalogue, move);
  g_autofree char *words = arb_report_format_verdict (wording, move.seat, verdict);

  if (verdict->value == ARB_LEGAL)
    arb_output_say (output, "%s\n", text);
  else
    arb_output_say (output, "%s: %s\n", text, words);
  arb_report_add_move (output, wording->catalogue, move);
  arb_report_add_verdict (output, wording->catalogue, verdict);
  if (remedy)
    arb_report_add_remedies (output, wording, wording->state, move, verdict);
}

/* Judges a move as if it were said now, after the closing moves that it implies. */
static void
judge (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  if ((arb_to_decide (state) & 1u << move.seat) != 0)
    arb_check (state, move, verdict);
  else
    arb_complete (state, &move, NULL, verdict);
}

static void
add_seat (ArbOutput *outputs, const ArbWording *wording, guint seat, const Options *options)
{
  const ArbState *state = wording->state;
  ArbMove moves[ARB_MAX_MOVES];
  ArbVerdict verdict;
  guint n_moves;

  if (options->all)
    n_moves = arb_questions (state, seat, moves, ARB_MAX_MOVES);
  else
    n_moves = arb_list (state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n_moves; i++)
    {
      judge (state, moves[i], &verdict);
      add_move (outputs, wording, moves[i], &verdict, options->remedy);
    }

  /* What the table has to decide before others can be judged. */
  n_moves = arb_list_open_answers (state, seat, moves, ARB_MAX_MOVES);
  arb_verdict_init (&verdict);
  for (guint i = 0; i < n_moves && (arb_to_decide (state) >> seat & 1) != 0; i++)
    add_move (outputs, wording, moves[i], &verdict, FALSE);
}

/* Says `lead: lead trade; boost 2 = Lead Trade…`. */
static void
say_offer (ArbOutput *output, const ArbWording *wording, const ArbOffer *offer, const char *words)
{
  g_autofree char *moves =
      arb_report_format_moves (wording->catalogue, offer->moves, offer->n_moves, "; ");
  g_autofree char *verdict = arb_report_format_verdict (wording, offer->seat, &offer->verdict);

  arb_output_say (output, "%s: %s = %s", offer->kind, moves, words);
  if (offer->adds_nothing)
    /* Translators: after moves that bring no more than others with fewer cards */
    arb_output_say (output, "%s", _ (" (nothing more)"));
  if (offer->verdict.value != ARB_LEGAL)
    arb_output_say (output, ": %s", verdict);
  arb_output_say (output, "\n");
}

static void
add_offer (ArbOutput *outputs, const ArbWording *wording, const ArbOffer *offer)
{
  const ArbCatalogue *catalogue = wording->catalogue;
  g_autofree char *words = arb_wording_offer (wording, offer);
  g_autoptr (GString) row = g_string_new (NULL);
  ArbOutput *output = arb_output_add_object (outputs, NULL);

  say_offer (output, wording, offer, words);
  arb_output_add_string (output, "kind", offer->kind);
  arb_output_add_number (output, "seat", offer->seat);
  arb_argument_format (catalogue, offer->row, row);
  if (offer->row != ARB_ARGUMENT_NONE)
    arb_output_add_string (output, "row", row->str);
  arb_output_add_number (output, "column", offer->column);
  arb_report_add_moves (output, "moves", catalogue, offer->moves, offer->n_moves);
  if (offer->outcome != NULL)
    {
      arb_output_add_string (output, "outcome", offer->outcome);
      arb_output_add_number (output, "amount", offer->amount);
    }
  arb_output_add_boolean (output, "idle", offer->adds_nothing);
  arb_output_add_boolean (output, "last", offer->last);
  arb_output_add_string (output, "text", words);
  arb_report_add_verdict (output, catalogue, &offer->verdict);
}

static void
add_offers (ArbOutput *outputs, const ArbWording *wording, gboolean all)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (wording->state, offers, ARB_MAX_OFFERS);

  for (guint i = 0; i < n; i++)
    if (all || arb_verdict_allows (&offers[i].verdict))
      add_offer (outputs, wording, &offers[i]);
}

static int
report_moves (const ArbReport *report, const char *file, ArbOutput *outputs, gpointer data)
{
  const Options *options = data;
  ArbOutput *moves;
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbWording then;

  if (!arb_report_get_state (report, file, options->at, state, NULL))
    return ARB_STATUS_FAILED;

  /* The words of that state. */
  then = arb_wording_at (&report->wording, state);
  moves = arb_output_add_list (outputs, NULL);
  if (options->offers)
    add_offers (moves, &then, options->all);
  else
    for (guint seat = 1; seat <= state->n_seats; seat++)
      if (options->all || (arb_to_decide (state) & 1u << seat) != 0)
        add_seat (moves, &then, seat, options);

  return ARB_STATUS_GOOD;
}

int
arb_command_moves (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_autofree char *at = NULL;
  g_autofree char *as = NULL;
  Options options = { NULL, FALSE, FALSE, FALSE };
  const GOptionEntry own[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME, &at, N_ ("After this many moves"), "N" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &options.all,
      N_ ("Also the refused moves of every seat, with their reasons"), NULL },
    ARB_REMEDY_ENTRY (&options.remedy),
    ARB_AS_ENTRY (&as),
    { "offers", 0, 0, G_OPTION_ARG_NONE, &options.offers,
      N_ ("What one tap in the window records: a whole gesture, and what it brings"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE…"),
                            N_ ("Lists the legal moves of each player who can decide."), 1,
                            G_MAXUINT))
    return ARB_STATUS_FAILED;

  options.at = at;
  return arb_report_each (arguments.files, arguments.json, as, report_moves, &options);
}
