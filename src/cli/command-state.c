/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/core/notation.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

/* The options of the command. */
typedef struct
{
  char **moments; /* (nullable) */
  gboolean knowledge;
  gboolean prospects;
} Options;

static void
add_counter (JsonBuilder *json, const ArbViewCounter *counter)
{
  json_builder_begin_object (json);
  arb_report_add_string (json, "id", counter->id);
  arb_report_add_number (json, "seat", counter->seat);
  arb_report_add_number (json, "value", counter->value);
  if (counter->limit >= 0)
    arb_report_add_number (json, "limit", counter->limit);
  json_builder_end_object (json);
}

/* Adds the limits of the counters that have one: how many are possible, or needed. */
static void
add_limits (JsonBuilder *json, const ArbView *view, const ArbViewCard *card)
{
  gboolean any = FALSE;

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

      if (counter->limit < 0)
        continue;
      if (!any)
        {
          json_builder_set_member_name (json, "limits");
          json_builder_begin_object (json);
        }
      any = TRUE;
      arb_report_add_number (json, counter->id, counter->limit);
    }
  if (any)
    json_builder_end_object (json);
}

static void
add_card (JsonBuilder *json, const ArbCatalogue *catalogue, const ArbView *view,
          const ArbViewCard *card)
{
  g_autoptr (GString) name = g_string_new (NULL);

  arb_argument_format (catalogue, card->card, name);
  json_builder_begin_object (json);
  arb_report_add_string (json, "card", name->str);
  arb_report_add_number (json, "count", card->count);
  if (card->number != 0)
    arb_report_add_number (json, "number", card->number);
  if (card->face != ARB_FACE_ANY)
    arb_report_add_string (json, "face", card->face == ARB_FACE_UP ? "up" : "down");
  if (card->n_counters > 0)
    {
      json_builder_set_member_name (json, "counters");
      json_builder_begin_object (json);
      for (guint i = 0; i < card->n_counters; i++)
        {
          const ArbViewCounter *counter =
              &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

          arb_report_add_number (json, counter->id, counter->value);
        }
      json_builder_end_object (json);
      add_limits (json, view, card);
    }
  json_builder_end_object (json);
}

static void
add_zone (JsonBuilder *json, const ArbCatalogue *catalogue, const ArbView *view,
          const ArbViewZone *zone)
{
  json_builder_begin_object (json);
  arb_report_add_string (json, "id", zone->id);
  arb_report_add_number (json, "seat", zone->seat);
  json_builder_set_member_name (json, "cards");
  json_builder_begin_array (json);
  for (guint i = 0; i < zone->n_cards; i++)
    add_card (json, catalogue, view,
              &g_array_index (view->cards, ArbViewCard, zone->first_card + i));
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
add_view (JsonBuilder *json, const ArbCatalogue *catalogue, const ArbView *view)
{
  json_builder_set_member_name (json, "zones");
  json_builder_begin_array (json);
  for (guint i = 0; i < view->zones->len; i++)
    add_zone (json, catalogue, view, &g_array_index (view->zones, ArbViewZone, i));
  json_builder_end_array (json);

  json_builder_set_member_name (json, "counters");
  json_builder_begin_array (json);
  for (guint i = 0; i < view->counters->len; i++)
    add_counter (json, &g_array_index (view->counters, ArbViewCounter, i));
  json_builder_end_array (json);
}

static char *
word_face (const ArbViewCard *card)
{
  if (card->face == ARB_FACE_UP)
    return g_strdup (_ (", face up"));
  if (card->face == ARB_FACE_DOWN)
    return g_strdup (_ (", face down"));

  return g_strdup ("");
}

static void
print_card (const ArbReport *report, const ArbView *view, const ArbViewCard *card)
{
  g_autofree char *name = arb_wording_argument (&report->wording, card->card);
  g_autofree char *face = word_face (card);

  fputs ("    ", stdout);
  if (card->number != 0)
    printf ("#%u ", card->number);
  if (card->count != 1)
    printf ("%u × ", card->count);
  printf ("%s%s", name, face);
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);
      g_autofree char *label = arb_wording_id (&report->wording, counter->id);

      /* Counters that are 0 are left out for a hidden card. */
      if (card->face == ARB_FACE_DOWN && counter->value == 0 && counter->limit < 0)
        continue;
      printf ("%s%s %d", C_ ("sentences", "; "), label, counter->value);
      if (counter->limit >= 0)
        printf (" / %d", counter->limit);
    }
  putchar ('\n');
}

static void
print_counter (const ArbReport *report, const ArbViewCounter *counter)
{
  g_autofree char *label = arb_wording_id (&report->wording, counter->id);
  g_autofree char *value = counter->limit >= 0
                               ? g_strdup_printf ("%d / %d", counter->value, counter->limit)
                               : g_strdup_printf ("%d", counter->value);
  g_autofree char *text = arb_words_label (label, value);

  printf ("  %s\n", text);
}

static void
print_zone (const ArbReport *report, const ArbView *view, const ArbViewZone *zone)
{
  g_autofree char *label = arb_wording_zone (&report->wording, zone->id);
  g_autofree char *heading = arb_words_label (label, "");

  printf ("  %s\n", g_strchomp (heading));
  for (guint i = 0; i < zone->n_cards; i++)
    print_card (report, view, &g_array_index (view->cards, ArbViewCard, zone->first_card + i));
}

static void
print_seat (const ArbReport *report, const ArbView *view, guint seat)
{
  g_autofree char *name = arb_wording_seat (&report->wording, seat);

  puts (seat == ARB_TABLE ? _ ("The table") : name);
  for (guint i = 0; i < view->counters->len; i++)
    {
      const ArbViewCounter *counter = &g_array_index (view->counters, ArbViewCounter, i);

      if (counter->seat == seat)
        print_counter (report, counter);
    }

  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      if (zone->seat == seat && zone->n_cards > 0)
        print_zone (report, view, zone);
    }
}

/* Reports the state after @at moves, or the last one if @at is %NULL. */
static int
report_moment (const ArbReport *report, const char *file, JsonBuilder *json, const char *at,
               const Options *options)
{
  ArbStateRoom room;
  ArbState *state = &room.state;
  g_autoptr (ArbView) view = arb_view_new ();

  guint n_moves;

  if (!arb_report_get_state (report, file, at, state, &n_moves))
    return ARB_STATUS_FAILED;

  arb_describe (state, view);
  if (options->knowledge)
    arb_deduce (state, view);
  if (options->prospects)
    arb_prospects (state, view);
  if (json != NULL)
    {
      json_builder_begin_object (json);
      add_view (json, report->wording.catalogue, view);
      arb_report_add_all_adjustments (json, arb_report_get_game (report), n_moves);
      json_builder_end_object (json);
      return ARB_STATUS_GOOD;
    }

  for (guint seat = ARB_TABLE; seat <= state->n_seats; seat++)
    print_seat (report, view, seat);
  arb_report_print_adjustments (report, n_moves);

  return ARB_STATUS_GOOD;
}

static int
report_state (const ArbReport *report, const char *file, JsonBuilder *json, gpointer data)
{
  const Options *options = data;
  int status = ARB_STATUS_GOOD;

  if (options->moments == NULL)
    return report_moment (report, file, json, NULL, options);

  for (guint i = 0; options->moments[i] != NULL; i++)
    if (report_moment (report, file, json, options->moments[i], options) != ARB_STATUS_GOOD)
      status = ARB_STATUS_FAILED;
  return status;
}

int
arb_command_state (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_auto (GStrv) moments = NULL;
  g_autofree char *as = NULL;
  Options options = { NULL, FALSE, FALSE };
  const GOptionEntry own[] = {
    { "at", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &moments,
      N_ ("After this many moves; may be given several times"), "N" },
    ARB_AS_ENTRY (&as),
    { "knowledge", 0, 0, G_OPTION_ARG_NONE, &options.knowledge,
      N_ ("Also what hidden cards can be, by what was recorded"), NULL },
    { "prospects", 0, 0, G_OPTION_ARG_NONE, &options.prospects,
      N_ ("Also what each seat could acquire, and how much of the cost it has"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!arb_arguments_parse (&arguments, words, own, N_ ("FILE…"),
                            N_ ("Shows the table as it stands."), 1, G_MAXUINT))
    return ARB_STATUS_FAILED;

  options.moments = moments;
  return arb_report_each (arguments.files, arguments.json, as, report_state, &options);
}
