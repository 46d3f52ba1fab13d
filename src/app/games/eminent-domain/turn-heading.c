/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-heading.h"

#include "app/widgets/session-view.h"
#include "engine/view.h"

#include <glib/gi18n.h>

static const ArbGame *
get_game (ArbSession *session)
{
  return arb_document_get_game (arb_session_get_document (session));
}

static gboolean
is_verb (const ArbGame *game, ArbMove move, const char *name)
{
  return g_str_equal (arb_game_get_catalogue (game)->ruleset->verbs[move.verb].name, name);
}

/* The line of the log in which @seat last did one of @verbs, or -1; any seat if it is 0. */
static gint
find_last (const ArbGame *game, guint seat, const char *const *verbs)
{
  for (guint i = arb_game_get_length (game); i > 0; i--)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i - 1);
      const ArbVerb *verb = &arb_game_get_catalogue (game)->ruleset->verbs[entry->move.verb];

      if (!entry->struck && (seat == 0 || entry->move.seat == seat)
          && g_strv_contains (verbs, verb->name))
        return (gint) i - 1;
    }

  return -1;
}

static guint
count_moves (const ArbGame *game, guint from, guint seat, const char *verb)
{
  guint n = 0;

  for (guint i = from; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      n += !entry->struck && entry->move.seat == seat && is_verb (game, entry->move, verb);
    }

  return n;
}

static ArbView *
describe (const ArbState *state)
{
  ArbView *view = arb_view_new ();

  arb_describe (state, view);
  return view;
}

/* How many cards @seat showed for the role that it led in line @lead, where the hand was @before:
 * what comes into the hand after that is another matter. */
static guint
count_shown (const ArbGame *game, guint lead, guint seat, const ArbView *before)
{
  guint end = lead + 1;
  ArbStateRoom room;
  ArbState *state = &room.state;
  g_autoptr (ArbView) after = NULL;

  for (guint i = end; i < arb_game_get_length (game); i++)
    {
      ArbMove move = arb_game_get_entry (game, i)->move;

      if (move.seat == seat && is_verb (game, move, "boost"))
        end = i + 1;
    }
  arb_game_state_at (game, end, state);
  after = describe (state);
  return (guint) MAX (0, arb_view_get_counter (before, "hand", seat, 0)
                             - arb_view_get_counter (after, "hand", seat, 0));
}

/* What the moves since line @from brought @led's seat: by what they are, or by what it has now. */
static void
find_outcome (const ArbGame *game, guint from, const ArbView *before, const ArbView *now,
              ArbOffer *led)
{
  static const struct
  {
    const char *verb;
    const char *outcome;
  } deeds[] = {
    { "settle", "planets-settled" }, { "attack", "planets-attacked" },
    { "keep", "planets-kept" },      { "acquire", "technologies-acquired" },
    { "colony", "colonies-added" },
  };
  static const struct
  {
    const char *counter;
    const char *outcome;
  } goods[] = {
    { "influence", "influence-gained" },
    { "fighters", "fighters-gained" },
    { "resources", "resources-gained" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds) && led->amount <= 0; i++)
    {
      led->outcome = deeds[i].outcome;
      led->amount = (gint) count_moves (game, from, led->seat, deeds[i].verb);
    }
  for (guint i = 0; i < G_N_ELEMENTS (goods) && led->amount <= 0; i++)
    {
      led->outcome = goods[i].outcome;
      led->amount = arb_view_get_counter (now, goods[i].counter, led->seat, 0)
                    - arb_view_get_counter (before, goods[i].counter, led->seat, 0);
    }
  if (led->amount <= 0)
    led->outcome = NULL;
}

char *
em_turn_heading_dup_led (ArbSession *session)
{
  static const char *const leads[] = { "lead", NULL };
  const ArbGame *game = get_game (session);
  gint line = find_last (game, 0, leads);
  ArbStateRoom room;
  g_autoptr (ArbView) before = NULL;
  g_autoptr (ArbView) now = NULL;
  ArbOffer led = { .kind = "led", .n_moves = 1 };

  if (line < 0)
    return NULL;
  arb_game_state_at (game, (guint) line, &room.state);
  before = describe (&room.state);
  now = describe (arb_game_get_state (game));
  led.moves[0] = arb_game_get_entry (game, (guint) line)->move;
  led.seat = led.moves[0].seat;
  led.row = led.moves[0].arguments[0];
  led.column = (guint8) count_shown (game, (guint) line, led.seat, before);
  find_outcome (game, (guint) line, before, now, &led);
  return arb_wording_offer (arb_session_get_wording (session), &led);
}

/* What is going on while others act: who led what, and what it brought. */
static void
set_led_heading (ArbTurnPanel *panel, const EmSections *sections, guint seat, const char *title)
{
  g_autofree char *led = em_turn_heading_dup_led (sections->session);

  arb_turn_panel_set_heading (panel, seat, title, led != NULL ? led : "");
}

static void
show_answer_heading (ArbTurnPanel *panel, const EmSections *sections, ArbOfferItem *answer)
{
  guint seat = arb_offer_item_get_seat (answer);
  /* Translators: the player whose answer to a role is due */
  g_autofree char *title =
      g_strdup_printf (_ ("%s answers"), arb_session_get_player (sections->session, seat));

  set_led_heading (panel, sections, seat, title);
}

static void
show_cleanup_heading (ArbTurnPanel *panel, const EmSections *sections, ArbOfferItem *discard)
{
  guint seat = arb_offer_item_get_seat (discard);
  g_autofree char *title =
      g_strdup_printf (_ ("%s ends the turn"), arb_session_get_player (sections->session, seat));

  set_led_heading (panel, sections, seat, title);
}

static void
show_lead_heading (ArbTurnPanel *panel, const EmSections *sections, ArbOfferItem *lead)
{
  guint seat = arb_offer_item_get_seat (lead);
  g_autofree char *title =
      g_strdup_printf (_ ("%s leads"), arb_session_get_player (sections->session, seat));

  arb_turn_panel_set_heading (panel, seat, title,
                              em_sections_find (sections, "action", 0) != NULL
                                  ? _ ("An Action, or a role at once")
                                  /* Translators: what a player has still to do this turn */
                                  : _ ("Now a role"));
}

/* What is being done: the card that is played, the role that is led or followed. */
static char *
describe_deed (const EmSections *sections, const ArbGame *game, ArbMove move)
{
  const char *player = arb_session_get_player (sections->session, move.seat);
  g_autofree char *what = NULL;

  if (move.arguments[0] != ARB_ARGUMENT_NONE)
    what = arb_wording_argument (arb_session_get_wording (sections->session), move.arguments[0]);
  if (is_verb (game, move, "play"))
    /* Translators: a player, and the card whose Action is played */
    return g_strdup_printf (_ ("%s plays %s"), player, what);
  if (is_verb (game, move, "lead"))
    /* Translators: a player, and the role that is led */
    return g_strdup_printf (_ ("%s leads %s"), player, what);
  /* Translators: the player who follows the role of another */
  return g_strdup_printf (_ ("%s follows"), player);
}

static void
show_result_heading (ArbTurnPanel *panel, const EmSections *sections, guint seat)
{
  static const char *const deeds[] = { "play", "lead", "follow", "boost", NULL };
  static const char *const leads[] = { "lead", NULL };
  const ArbGame *game = get_game (sections->session);
  gint line = find_last (game, seat, deeds);
  gint lead = find_last (game, 0, leads);
  g_autofree char *title = NULL;
  ArbMove move;

  arb_turn_panel_show_decider (panel);
  if (line < 0)
    return;
  move = arb_game_get_entry (game, (guint) line)->move;
  /* Who leads boosts, too; who follows boosts what another leads. */
  if (is_verb (game, move, "boost") && lead >= 0
      && arb_game_get_entry (game, (guint) lead)->move.seat == seat)
    move = arb_game_get_entry (game, (guint) lead)->move;
  title = describe_deed (sections, game, move);
  arb_turn_panel_set_title (panel, title);
}

void
em_turn_heading_show (ArbTurnPanel *panel, const EmSections *sections)
{
  ArbOfferItem *answer = em_sections_find (sections, "answer", 0);
  ArbOfferItem *discard = em_sections_find (sections, "discard", 0);
  ArbOfferItem *lead = em_sections_find (sections, "lead", 0);
  guint deciders = arb_session_get_deciders (sections->session);
  gboolean result = em_sections_find (sections, "result", 0) != NULL
                    || em_sections_find (sections, "none", 0) != NULL;

  if (answer != NULL)
    show_answer_heading (panel, sections, answer);
  else if (discard != NULL)
    show_cleanup_heading (panel, sections, discard);
  else if (lead != NULL && !result)
    show_lead_heading (panel, sections, lead);
  else if (deciders != 0 && (deciders & (deciders - 1)) == 0)
    show_result_heading (panel, sections, (guint) g_bit_nth_lsf (deciders, -1));
  else
    arb_turn_panel_show_decider (panel);
}
