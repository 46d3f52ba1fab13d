/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/cli.h"
#include "cli/report.h"
#include "engine/core/notation.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* The options of the command. */
typedef struct
{
  char **moments; /* (nullable) */
  gboolean knowledge;
  gboolean prospects;
} Options;

static const ArbViewCounter *
get_counter (const ArbView *view, const ArbViewCard *card, guint i)
{
  return &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);
}

/* People read all of one seat together: its name, its counters, its zones. */
static gint
get_place (guint seat, gboolean is_zone)
{
  return (gint) seat * 2 + is_zone;
}

static void
add_counter (ArbOutput *counters, const ArbWording *wording, const ArbViewCounter *counter)
{
  gboolean limited = counter->limit >= 0;
  g_autofree char *label = arb_wording_id (wording, counter->id);
  g_autofree char *value = limited ? g_strdup_printf ("%d / %d", counter->value, counter->limit)
                                   : g_strdup_printf ("%d", counter->value);
  g_autofree char *text = arb_words_label (label, value);
  ArbOutput *output = arb_output_add_object (counters, NULL);

  arb_output_set_place (output, get_place (counter->seat, FALSE));
  arb_output_say (output, "  %s\n", text);
  arb_output_add_string (output, "id", counter->id);
  arb_output_add_number (output, "seat", counter->seat);
  arb_output_add_number (output, "value", counter->value);
  if (limited)
    arb_output_add_number (output, "limit", counter->limit);
}

static void
add_card_counters (ArbOutput *output, const ArbView *view, const ArbViewCard *card)
{
  ArbOutput *counters = NULL;
  ArbOutput *limits = NULL;

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter = get_counter (view, card, i);

      if (counters == NULL)
        counters = arb_output_add_object (output, "counters");
      arb_output_add_number (counters, counter->id, counter->value);
    }

  /* The limits of the counters that have one: how many are possible, or needed. */
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter = get_counter (view, card, i);

      if (counter->limit < 0)
        continue;
      if (limits == NULL)
        limits = arb_output_add_object (output, "limits");
      arb_output_add_number (limits, counter->id, counter->limit);
    }
}

/* Whether there is nothing to say of a card but its name. */
static gboolean
is_plain (const ArbViewCard *card)
{
  return card->count == 1 && card->number == 0 && card->face == ARB_FACE_ANY
         && card->n_counters == 0;
}

static void
say_card (ArbOutput *output, const ArbWording *wording, const ArbView *view,
          const ArbViewCard *card)
{
  g_autofree char *name = arb_wording_argument (wording, card->card);

  arb_output_say (output, "    ");
  if (card->number != 0)
    arb_output_say (output, "#%u ", card->number);
  if (card->count != 1)
    arb_output_say (output, "%u × ", card->count);
  arb_output_say (output, "%s%s", name,
                  card->face == ARB_FACE_UP     ? _ (", face up")
                  : card->face == ARB_FACE_DOWN ? _ (", face down")
                                                : "");
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter = get_counter (view, card, i);
      g_autofree char *label = arb_wording_id (wording, counter->id);

      /* Counters that are 0 are left out for a hidden card. */
      if (card->face == ARB_FACE_DOWN && counter->value == 0 && counter->limit < 0)
        continue;
      arb_output_say (output, "%s%s %d", C_ ("sentences", "; "), label, counter->value);
      if (counter->limit >= 0)
        arb_output_say (output, " / %d", counter->limit);
    }
  arb_output_say (output, "\n");
}

static void
add_card (ArbOutput *cards, const ArbWording *wording, const ArbView *view, const ArbViewCard *card)
{
  g_autoptr (GString) name = g_string_new (NULL);
  ArbOutput *output = arb_output_add_object (cards, NULL);

  arb_argument_format (wording->catalogue, card->card, name);
  if (!is_plain (card))
    say_card (output, wording, view, card);
  arb_output_add_string (output, "card", name->str);
  arb_output_add_number (output, "count", card->count);
  if (card->number != 0)
    arb_output_add_number (output, "number", card->number);
  if (card->face != ARB_FACE_ANY)
    arb_output_add_string (output, "face", card->face == ARB_FACE_UP ? "up" : "down");
  add_card_counters (output, view, card);
}

/* Says @names, (element-type utf8), in one line, and forgets them. */
static void
say_names (ArbOutput *cards, GPtrArray *names)
{
  g_autofree char *list = arb_words_list ((const char *const *) names->pdata, names->len);

  if (names->len > 0)
    arb_output_say (cards, "    %s\n", list);
  g_ptr_array_set_size (names, 0);
}

/* Adds the cards of a zone. Plain ones that lie beside each other share a line. */
static void
add_cards (ArbOutput *cards, const ArbWording *wording, const ArbView *view,
           const ArbViewZone *zone)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + i);

      if (is_plain (card))
        g_ptr_array_add (names, arb_wording_argument (wording, card->card));
      else
        say_names (cards, names);
      add_card (cards, wording, view, card);
    }
  say_names (cards, names);
}

static void
add_zone (ArbOutput *zones, const ArbWording *wording, const ArbView *view, const ArbViewZone *zone)
{
  g_autofree char *label = arb_wording_zone (wording, zone->id);
  g_autofree char *heading = arb_words_label (label, "");
  ArbOutput *output = arb_output_add_object (zones, NULL);

  arb_output_set_place (output, get_place (zone->seat, TRUE));
  if (zone->n_cards > 0)
    arb_output_say (output, "  %s\n", g_strchomp (heading));
  arb_output_add_string (output, "id", zone->id);
  arb_output_add_number (output, "seat", zone->seat);
  add_cards (arb_output_add_list (output, "cards"), wording, view, zone);
}

static void
add_view (ArbOutput *output, const ArbWording *wording, const ArbView *view, guint n_seats)
{
  ArbOutput *list;

  for (guint seat = ARB_TABLE; seat <= n_seats; seat++)
    {
      g_autofree char *name = arb_wording_seat (wording, seat);

      arb_output_set_place (output, get_place (seat, FALSE));
      arb_output_say (output, "%s\n", seat == ARB_TABLE ? _ ("The table") : name);
    }

  list = arb_output_add_list (output, "zones");
  for (guint i = 0; i < view->zones->len; i++)
    add_zone (list, wording, view, &g_array_index (view->zones, ArbViewZone, i));

  list = arb_output_add_list (output, "counters");
  for (guint i = 0; i < view->counters->len; i++)
    add_counter (list, wording, &g_array_index (view->counters, ArbViewCounter, i));
}

/* Reports the state after @at moves, or the last one if @at is %NULL. */
static int
report_moment (const ArbReport *report, const char *file, ArbOutput *outputs, const char *at,
               const Options *options)
{
  ArbStateRoom room;
  ArbState *state = &room.state;
  g_autoptr (ArbView) view = arb_view_new ();
  ArbOutput *output;
  guint n_moves;

  if (!arb_report_get_state (report, file, at, state, &n_moves))
    return ARB_STATUS_FAILED;

  arb_describe (state, view);
  if (options->knowledge)
    arb_deduce (state, view);
  if (options->prospects)
    arb_prospects (state, view);

  output = arb_output_add_object (outputs, NULL);
  add_view (output, &report->wording, view, state->n_seats);
  arb_output_set_place (output, get_place (state->n_seats + 1, FALSE));
  arb_report_add_all_adjustments (output, report, n_moves);
  arb_report_say_adjustments (output, report, n_moves);
  return ARB_STATUS_GOOD;
}

static int
report_state (const ArbReport *report, const char *file, ArbOutput *outputs, gpointer data)
{
  const Options *options = data;
  int status = ARB_STATUS_GOOD;

  if (options->moments == NULL)
    return report_moment (report, file, outputs, NULL, options);

  for (guint i = 0; options->moments[i] != NULL; i++)
    if (report_moment (report, file, outputs, options->moments[i], options) != ARB_STATUS_GOOD)
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
