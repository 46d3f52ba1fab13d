/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/play/complete.h"
#include "engine/core/notation.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

/* The options of the command. */
typedef struct
{
  char *at;
  gboolean all;
  gboolean remedy;
  gboolean offers;
} Options;

static void
report_move (const ArbReport *report, const ArbState *state, ArbMove move,
             const ArbVerdict *verdict, gboolean remedy, JsonBuilder *json)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;

  if (json != NULL)
    {
      json_builder_begin_object (json);
      arb_report_add_move (json, catalogue, move);
      arb_report_add_string (json, "verdict", arb_wording_verdict_value (verdict->value));
      arb_report_add_reasons (json, catalogue, verdict);
      if (remedy)
        arb_report_add_remedies (json, &report->wording, state, move, verdict);
      json_builder_end_object (json);
      return;
    }

  text = arb_move_to_string (catalogue, move);
  if (verdict->value == ARB_LEGAL)
    {
      puts (text);
      return;
    }

  words = arb_report_format_verdict (&report->wording, move.seat, verdict);
  printf ("%s: %s\n", text, words);
  if (remedy)
    arb_report_add_remedies (NULL, &report->wording, state, move, verdict);
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
report_seat (const ArbReport *report, const ArbState *state, guint seat, const Options *options,
             JsonBuilder *json)
{
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
      report_move (report, state, moves[i], &verdict, options->remedy, json);
    }
}

/* `lead trade; boost 2`: the moves of one gesture. */
static char *
format_moves (const ArbCatalogue *catalogue, const ArbOffer *offer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < offer->n_moves; i++)
    {
      g_autofree char *move = arb_move_to_string (catalogue, offer->moves[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", move);
    }
  return g_string_free (text, FALSE);
}

static void
add_outcome (JsonBuilder *json, const ArbOffer *offer)
{
  if (offer->outcome == NULL)
    return;
  arb_report_add_string (json, "outcome", offer->outcome);
  arb_report_add_number (json, "amount", offer->amount);
}

static void
add_offer (const ArbReport *report, const ArbOffer *offer, JsonBuilder *json)
{
  const ArbCatalogue *catalogue = report->wording.catalogue;
  g_autofree char *words = arb_wording_offer (&report->wording, offer);

  json_builder_begin_object (json);
  arb_report_add_string (json, "kind", offer->kind);
  arb_report_add_number (json, "seat", offer->seat);
  if (offer->row != ARB_ARGUMENT_NONE)
    {
      g_autoptr (GString) row = g_string_new (NULL);

      arb_argument_format (catalogue, offer->row, row);
      arb_report_add_string (json, "row", row->str);
    }
  arb_report_add_number (json, "column", offer->column);
  json_builder_set_member_name (json, "moves");
  json_builder_begin_array (json);
  for (guint i = 0; i < offer->n_moves; i++)
    {
      g_autofree char *text = arb_move_to_string (catalogue, offer->moves[i]);

      json_builder_add_string_value (json, text);
    }
  json_builder_end_array (json);
  add_outcome (json, offer);
  arb_report_add_boolean (json, "idle", offer->idle);
  arb_report_add_boolean (json, "last", offer->last);
  arb_report_add_string (json, "text", words);
  arb_report_add_string (json, "verdict", arb_wording_verdict_value (offer->verdict.value));
  arb_report_add_reasons (json, catalogue, &offer->verdict);
  json_builder_end_object (json);
}

static void
report_offer (const ArbReport *report, const ArbOffer *offer)
{
  g_autofree char *moves = format_moves (report->wording.catalogue, offer);
  g_autofree char *words = arb_wording_offer (&report->wording, offer);

  printf ("%s: %s = %s", offer->kind, moves, words);
  if (offer->idle)
    /* Translators: after moves that bring no more than others with fewer cards */
    printf ("%s", _ (" (nothing more)"));
  if (offer->verdict.value != ARB_LEGAL)
    {
      g_autofree char *verdict =
          arb_report_format_verdict (&report->wording, offer->seat, &offer->verdict);

      printf (": %s", verdict);
    }
  putchar ('\n');
}

static void
report_offers (const ArbReport *report, const ArbState *state, gboolean all, JsonBuilder *json)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (state, offers, ARB_MAX_OFFERS);

  for (guint i = 0; i < n; i++)
    {
      if (!all && !arb_verdict_allows (&offers[i].verdict))
        continue;
      if (json != NULL)
        add_offer (report, &offers[i], json);
      else
        report_offer (report, &offers[i]);
    }
}

static void
report_seats (const ArbReport *report, const ArbState *state, const Options *options,
              JsonBuilder *json)
{
  guint seats = arb_to_decide (state);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    if (options->all || (seats & 1u << seat) != 0)
      report_seat (report, state, seat, options, json);
}

static int
report_moves (const ArbReport *report, const char *file, JsonBuilder *json, gpointer data)
{
  const Options *options = data;
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbReport then = *report;

  if (!arb_report_get_state (report, file, options->at, state, NULL))
    return ARB_STATUS_FAILED;

  /* The words of that state. */
  then.wording = arb_wording_at (&report->wording, state);

  if (json != NULL)
    json_builder_begin_array (json);

  if (options->offers)
    report_offers (&then, state, options->all, json);
  else
    report_seats (&then, state, options, json);

  if (json != NULL)
    json_builder_end_array (json);

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
