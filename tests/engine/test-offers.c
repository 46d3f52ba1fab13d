/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "any-game.h"
#include "engine/core/notation.h"
#include "engine/help/offer.h"
#include "engine/checks/simulate.h"
#include "store/document.h"
#include "systems/systems.h"

#include <string.h>

/*
 * The offers of every state of random games of every system, edition, variant and number of
 * players, recorded like people record, with all open rules: a legal offer can be played and is one
 * gesture, it contains only moves of its own seat, every legal move is offered exactly once,
 * what ends a decision has a place of its own, and an open rule for which all choices wait is asked, or
 * the winner if the game ends.
 */

/* So many games at least, and as many as are needed for so many states. */
#define GAMES 4
#define STATES 600

/* The kinds of offers that answer for all other players: `everyone-dissents`. */
static const char everyone[] = "everyone-";

static void
fail (const ArbGame *game, const char *what, const ArbOffer *offer)
{
  const ArbCatalogue *catalogue = arb_game_get_catalogue (game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < offer->n_moves; i++)
    {
      g_string_append (text, "; ");
      arb_move_format (catalogue, offer->moves[i], text);
    }
  g_test_message ("move %u: %s: %s%s", arb_game_get_length (game), what, offer->kind, text->str);
  g_string_free (text, TRUE);
  g_test_fail ();
}

/* An offer contains no moves of other seats except closing moves, the offer that answers for all,
 * and moves of the table. */
static void
check_speaker (const ArbGame *game, const ArbOffer *offer)
{
  for (guint i = 0; i < offer->n_moves && !g_str_has_prefix (offer->kind, everyone); i++)
    if (offer->seat != ARB_TABLE && offer->moves[i].seat != offer->seat)
      fail (game, "speaks for another seat", offer);
}

static gint
count (const ArbGame *game, const char *counter, guint seat)
{
  const ArbState *state = arb_game_get_state (game);
  g_autoptr (ArbView) view = arb_view_new ();

  arb_describe (state, view);
  return arb_view_get_counter (view, counter, seat, 0);
}

/* Returns the result that an offer claims, if the table has a counter for it and no choice is left
 * in it. */
static gint
get_gain (const ArbGame *game, const ArbOffer *offer)
{
  const ArbVerb *const *verbs = arb_game_get_catalogue (game)->ruleset->verbs;
  ArbMove last = offer->moves[offer->n_moves - 1];

  if (g_strcmp0 (offer->outcome, "fighters") == 0)
    return offer->amount;
  return g_strcmp0 (offer->outcome, "influence") == 0
                 && g_str_equal (verbs[last.verb]->name, "trade")
             ? offer->amount
             : -1;
}

/* Checks what the player has left after the offer, which is played on @game; before it the hand had
 * @hand cards. After a discard the cards of the next turn are drawn, so the kept ones are not a
 * counter. */
static void
check_remaining (const ArbGame *game, const ArbOffer *offer, guint hand)
{
  guint found;

  if (offer->remaining == NULL)
    return;
  found = g_str_equal (offer->remaining, "cards-kept")
              ? hand - offer->column
              : (guint) count (game, offer->remaining, offer->seat);
  if (found != offer->n_remaining)
    fail (game, "does not leave what it says", offer);
}

/* The copy is played on and brought back, so that one is enough for all offers. */
static void
check_playable (ArbGame *copy, const ArbOffer *offer)
{
  guint length = arb_game_get_length (copy);
  gboolean allowed = arb_verdict_allows (&offer->verdict);
  gint gain = allowed ? get_gain (copy, offer) : -1;
  gint before = gain >= 0 ? count (copy, offer->outcome, offer->seat) : 0;
  guint hand = offer->remaining != NULL ? (guint) count (copy, "hand", offer->seat) : 0;
  ArbVerdict verdict;

  if ((arb_game_play_moves (copy, offer->moves, offer->n_moves, FALSE, &verdict) > 0) != allowed
      || (!allowed && verdict.value != offer->verdict.value))
    fail (copy, "is not judged as it plays", offer);
  if (gain >= 0 && count (copy, offer->outcome, offer->seat) - before != gain)
    fail (copy, "does not bring what it says", offer);
  if (allowed)
    check_remaining (copy, offer, hand);
  if (allowed && arb_game_undo (copy) == 0)
    fail (copy, "cannot be taken back", offer);
  if (arb_game_get_length (copy) != length)
    fail (copy, "is not one gesture", offer);
}

/* Moves that depend on an open rule are offered too: the table is asked when people take them. */
static void
check_reach (const ArbGame *game, const ArbOffer *offers, guint n)
{
  const ArbState *state = arb_game_get_state (game);
  guint seats = arb_to_decide (state);
  ArbMove moves[ARB_MAX_MOVES];

  for (guint seat = 1; seat <= state->n_seats; seat++)
    for (guint i = (seats & 1u << seat) != 0 ? arb_questions (state, seat, moves, ARB_MAX_MOVES)
                                             : 0;
         i > 0; i--)
      {
        ArbOffer alone = { .kind = "move", .n_moves = 1, .moves = { moves[i - 1] } };

        if (!any_game_reaches (state, offers, n, moves[i - 1]))
          fail (game, "is out of reach", &alone);
      }
}

static gboolean
is_asked (const ArbOffer *offers, guint n, ArbArgument rule)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (offers[i].kind, ARB_OFFER_RULE) && offers[i].row == rule)
      return TRUE;
  return FALSE;
}

static gboolean
is_among (const ArbMove *moves, guint n, ArbMove move)
{
  for (guint i = 0; i < n; i++)
    if (arb_move_equal (moves[i], move))
      return TRUE;
  return FALSE;
}

/* Whether the offer records @move, said or implied, for the seat that makes it, or for all. */
static gboolean
records (const ArbState *state, const ArbOffer *offer, ArbMove move)
{
  ArbStateRoom room;
  ArbClosing closing;
  ArbVerdict verdict;

  if (offer->seat != move.seat && !g_str_has_prefix (offer->kind, everyone))
    return FALSE;
  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  for (guint i = 0; i < offer->n_moves; i++)
    {
      ArbMove next = offer->moves[i];

      arb_complete (&room.state, &next, &closing, &verdict);
      if (!arb_verdict_allows (&verdict))
        return FALSE;
      if (arb_move_equal (next, move) || is_among (closing.moves, closing.n, move))
        return TRUE;
      arb_apply_closing (&room.state, &closing);
      arb_apply (&room.state, next, FALSE);
    }
  return FALSE;
}

/* Whatever ends a decision is an offer with a place of its own, not only one of the other moves. */
static void
check_closings (const ArbGame *game, const ArbState *state, const ArbOffer *offers, guint n,
                guint seat)
{
  const ArbVerb *const *verbs = arb_game_get_catalogue (game)->ruleset->verbs;
  ArbMove moves[ARB_MAX_MOVES];

  for (guint i = arb_list (state, seat, moves, ARB_MAX_MOVES); i > 0; i--)
    {
      ArbOffer alone = { .kind = "move", .n_moves = 1, .moves = { moves[i - 1] } };
      gboolean found = verbs[moves[i - 1].verb]->kind == ARB_VERB_DECISION;

      for (guint j = 0; j < n && !found; j++)
        found = offers[j].verdict.value != ARB_ILLEGAL
                && !g_str_equal (offers[j].kind, ARB_OFFER_OTHER)
                && records (state, &offers[j], moves[i - 1]);
      if (!found)
        fail (game, "ends a decision, but has no place", &alone);
    }
}

/* If all choices of a seat wait for open rules, one of those is asked. */
static void
check_open_rules (const ArbGame *game, const ArbState *state, const ArbOffer *offers, guint n,
                  guint seat)
{
  ArbArgument rules[ARB_MAX_MOVES];
  ArbOffer waiting = { .kind = "move", .n_moves = 1 };
  guint n_rules = any_game_find_waiting (state, seat, rules, &waiting.moves[0]);
  gboolean asked = n_rules == 0;

  for (guint i = 0; i < n_rules; i++)
    asked = asked || is_asked (offers, n, rules[i]);
  if (!asked)
    fail (game, "waits for a rule that nobody asks", &waiting);
}

/* An Action with and without its choice begins with the same move. */
static gboolean
is_same (const ArbOffer *a, const ArbOffer *b)
{
  if (a->n_moves != b->n_moves || g_strcmp0 (a->outcome, b->outcome) != 0)
    return FALSE;
  for (guint i = 0; i < a->n_moves; i++)
    if (!arb_move_equal (a->moves[i], b->moves[i]))
      return FALSE;
  return TRUE;
}

/* Two equal offers would make people look for the difference. Parts stand each at its own place, and
 * several can be alike, like pieces. */
static void
check_once (const ArbGame *game, const ArbOffer *offers, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      if (arb_verdict_allows (&offers[i].verdict) && !offers[i].part && !offers[j].part
          && is_same (&offers[i], &offers[j]))
        fail (game, "is offered twice", &offers[j]);
}

/* Whoever chooses other parts gets an offer that is judged like those of the system. */
static void
check_joined (const ArbGame *game, const ArbOffer *set)
{
  ArbOffer joined;

  if (!g_str_has_suffix (set->kind, "-set"))
    return;
  arb_offer_join (arb_game_get_state (game), set, set->moves, set->n_moves, &joined);
  if (!is_same (&joined, set) || joined.amount != set->amount
      || joined.verdict.value != set->verdict.value)
    fail (game, "is another offer if its parts are joined", set);
  if (joined.n_moves == ARB_MAX_OFFER_MOVES)
    return;
  joined.moves[joined.n_moves] = joined.moves[0];
  arb_offer_join (arb_game_get_state (game), set, joined.moves, joined.n_moves + 1u, &joined);
  if (arb_verdict_allows (&joined.verdict) && joined.amount <= set->amount)
    fail (game, "brings no more with another part", &joined);
}

/* Random play answers all open rules before the game; people do not. */
static void
open_rules (ArbState *state)
{
  for (guint i = 0; i < state->catalogue->n_switches; i++)
    if (arb_switch_can_be_open (&state->catalogue->switches[i]))
      arb_set_switch (state, i, state->catalogue->switches[i].n_readings);
}

/* If the table ends the game here, and who wins waits for a rule, that rule is asked. */
static void
check_end (const ArbGame *game, ArbState *state, ArbOffer *offers)
{
  static const ArbOffer end = { .kind = "end", .n_moves = 0 };
  ArbScoreSheet sheet;
  guint n;

  if (!state->over)
    arb_apply (state, ARB_MOVE (ARB_TABLE, ARB_VERB_END, 0, 0, 0), FALSE);
  arb_score (state, &sheet);
  n = arb_offers (state, offers, ARB_MAX_OFFERS);
  if (g_strcmp0 (sheet.decided_by, "open") == 0 ? n < 2 : n > 0)
    fail (game, "the winner waits for a rule that nobody asks, or nothing waits for it", &end);
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (offers[i].kind, ARB_OFFER_RULE) || offers[i].row != offers[0].row)
      fail (game, "is offered after the end", &offers[i]);
}

static void
check_ways_on (const ArbGame *game, ArbOffer *offers)
{
  ArbStateRoom room;
  guint n, seats;

  memcpy (&room, arb_game_get_state (game), arb_game_get_catalogue (game)->ruleset->state_size);
  open_rules (&room.state);
  n = arb_offers (&room.state, offers, ARB_MAX_OFFERS);
  seats = arb_to_decide (&room.state);
  for (guint seat = 1; seat <= room.state.n_seats; seat++)
    if ((seats >> seat & 1) != 0)
      {
        check_open_rules (game, &room.state, offers, n, seat);
        check_closings (game, &room.state, offers, n, seat);
      }
  check_end (game, &room.state, offers);
}

static void
check_state (const ArbGame *game, ArbOffer *offers)
{
  g_autoptr (ArbGame) copy = arb_game_copy (game);
  guint n = arb_offers (arb_game_get_state (game), offers, ARB_MAX_OFFERS);

  g_assert_cmpuint (n, <, ARB_MAX_OFFERS);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (offers[i].n_moves, >, 0);
      check_speaker (game, &offers[i]);
      check_playable (copy, &offers[i]);
      check_joined (game, &offers[i]);
    }
  check_once (game, offers, n);
  check_reach (game, offers, n);
  check_ways_on (game, offers);
}

/* Returns how many states were looked at. */
static guint
check_game (const ArbCatalogue *catalogue, const ArbOptions *options, guint64 seed)
{
  g_autoptr (ArbGame) record = NULL;
  g_autoptr (ArbGame) game = arb_game_new (catalogue, options);
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  ArbSimulation simulation = { 0 };
  guint n_states = 0;

  g_assert_true (arb_simulate (catalogue, options, seed, ARB_DETAIL_COUNTS, ARB_CHECK_NONE,
                               &simulation, &record));
  arb_simulation_clear (&simulation);
  for (guint i = 0; i < arb_game_get_length (record) && !g_test_failed (); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (record, i);

      /* Copies of long games take long: a part of the states, never the same part. */
      if ((i + seed) % (arb_game_get_length (record) / 100 + 1) == 0)
        {
          check_state (game, offers);
          n_states++;
        }
      arb_game_append (game, entry->said, entry->ruled, entry->implied, entry->opens);
    }
  return n_states;
}

static gboolean
exists_for (const ArbVariant *variant, guint n_seats)
{
  for (guint i = 0; i < variant->players.n; i++)
    if (variant->players.nicks[i] == n_seats)
      return TRUE;

  return variant->players.n == 0;
}

/* Opens every rule that can be open. */
static void
leave_open (const ArbCatalogue *catalogue, ArbOptions *options)
{
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      gint ask = arb_switch_find_value (&catalogue->switches[i], "ask");

      if (ask >= 0)
        options->switches[i] = (guint8) ask;
    }
}

static void
check_edition (const ArbCatalogue *catalogue, guint edition, gint variant)
{
  const ArbRuleset *ruleset = catalogue->ruleset;

  for (guint n = ruleset->min_seats; n <= ruleset->max_seats; n++)
    {
      ArbOptions options;
      guint n_states;

      if (variant >= 0 && !exists_for (&catalogue->variants[variant], n))
        continue;
      arb_options_init (&options, catalogue, n, edition);
      if (variant >= 0)
        arb_options_add_variant (&options, catalogue, (guint) variant);
      n_states = 0;
      for (guint game = 0; (game < GAMES || n_states < STATES) && !g_test_failed (); game++)
        {
          if (game > 0)
            leave_open (catalogue, &options);
          n_states += check_game (catalogue, &options, n * 100 + game);
        }
    }
}

static void
test_system (gconstpointer data)
{
  const ArbCatalogue *catalogue = data;

  for (guint edition = 0; edition < catalogue->n_editions; edition++)
    for (gint variant = -1; variant < (gint) catalogue->n_variants; variant++)
      check_edition (catalogue, edition, variant);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      g_autofree char *path = g_strconcat ("/offers/", (*system)->id, NULL);

      g_test_add_data_func (path, arb_catalogue_get (*system), test_system);
    }
  return g_test_run ();
}
