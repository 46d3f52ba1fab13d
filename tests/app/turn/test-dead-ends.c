/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/turn/offer-button.h"
#include "engine/random.h"
#include "systems/systems.h"

#define MAX_TAPS 3000
#define MAX_BUTTONS 512

/* A player who only taps buttons, and records no observation that was not asked for. */
typedef struct
{
  ArbSession *session;
  ArbWindow *window;
  ArbRandom random;
  GtkWidget *buttons[MAX_BUTTONS];
  guint n_buttons;
} Player;

static const char *
get_action (GtkWidget *widget)
{
  return GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                                    : NULL;
}

/* Whether @offer has a decision in it; observations are recorded only on request. */
static gboolean
decides (const Player *player, const ArbOffer *offer)
{
  const ArbCatalogue *catalogue =
      arb_document_get_catalogue (arb_session_get_document (player->session));

  for (guint i = 0; i < offer->n_moves; i++)
    if (catalogue->ruleset->verbs[offer->moves[i].verb].kind < ARB_VERB_OBSERVATION)
      return TRUE;
  return FALSE;
}

static gboolean
is_useful_offer (const Player *player, GtkWidget *button)
{
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  ArbOfferItem *item =
      arb_session_get_offers (player->session)->pdata[g_variant_get_uint32 (target)];
  const ArbOffer *offer = &item->offer;

  return offer->verdict.value != ARB_ILLEGAL && gtk_widget_is_sensitive (button)
         && decides (player, offer);
}

/* The buttons under @widget that are shown and do @action. */
static void
collect (Player *player, GtkWidget *widget, const char *action)
{
  const char *name = get_action (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (g_strcmp0 (name, action) == 0 && player->n_buttons < MAX_BUTTONS
      && (!g_str_equal (action, "turn.offer") || is_useful_offer (player, widget)))
    player->buttons[player->n_buttons++] = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (player, child, action);
}

static gboolean
tap_one_of (Player *player, const char *action)
{
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (player->window));

  player->n_buttons = 0;
  collect (player, panel, action);
  if (player->n_buttons == 0)
    return FALSE;
  g_signal_emit_by_name (player->buttons[arb_random_below (&player->random, player->n_buttons)],
                         "clicked");
  fixture_idle ();
  return TRUE;
}

/* Opens the other moves by the menu of the head. */
static gboolean
open_others (Player *player)
{
  gboolean opened = fixture_choose_in_menu (player->window, "turn-header", "table.more");

  fixture_idle ();
  return opened;
}

/* Taps an answer to a question if there is one, then another offer, and a drawer last. */
static gboolean
tap (Player *player)
{
  return tap_one_of (player, "turn.answer") || tap_one_of (player, "turn.allow")
         || tap_one_of (player, "turn.offer") || tap_one_of (player, "turn.more")
         || open_others (player);
}

static void
play_by_buttons (const char *system, guint64 seed)
{
  g_autoptr (ArbSession) session = fixture_session_new (system);
  Player player = { .session = session, .window = fixture_window_new (session) };
  guint n_taps = 0;

  player.random = (ArbRandom){ seed };
  while (!arb_session_get_over (session) && n_taps < MAX_TAPS)
    {
      if (!tap (&player))
        g_error ("%s, seed %" G_GUINT64_FORMAT ": no button goes on after %u taps: %s", system,
                 seed, n_taps,
                 arb_turn_panel_get_message (arb_window_get_turn_panel (player.window)));
      n_taps++;
    }
  g_test_message ("%s, seed %" G_GUINT64_FORMAT ": over after %u taps", system, seed, n_taps);
  g_assert_true (arb_session_get_over (session));
  fixture_window_close (player.window);
}

static guint64 n_games = 3; /* games of each system */

/* After any decision by buttons, there is always a button to go on. */
static void
test_dead_ends (gconstpointer data)
{
  for (guint64 seed = 1; seed <= n_games; seed++)
    play_by_buttons (data, seed);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  if (argc > 1)
    n_games = g_ascii_strtoull (argv[1], NULL, 10);
  if (n_games == 0)
    g_error ("%s: expected a number of games of each system, from 1", argv[1]);

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *path = g_strdup_printf ("/app/dead-ends/%s", (*system)->id);

      g_test_add_data_func (path, (*system)->id, test_dead_ends);
    }
  return g_test_run ();
}
