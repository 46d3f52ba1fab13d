/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/position.h"

#include "engine/play/counters.h"
#include "systems/eminent-domain/adjust-cards.h"
#include "systems/eminent-domain/check.h"
#include "systems/eminent-domain/contract.h"
#include "systems/eminent-domain/state.h"
#include "systems/eminent-domain/hands.h"

#define CARD ARB_ACCEPT_NAME (EM_SORT_CARD)
#define PLANET ARB_ACCEPT_NAME (EM_SORT_PLANET)
#define RESOURCE ARB_ACCEPT_NAME (EM_SORT_RESOURCE)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)

enum
{
  WORD_HAND,
  WORD_UP,
  WORD_DOWN,
  WORD_RESOURCES,
  WORD_COLONIES,
  WORD_TECHNOLOGY,
  WORD_FIGHTERS,
  WORD_INFLUENCE,
  WORD_STACK,
};

const ArbPositionWord em_position_words[] = {
  [WORD_HAND] = { "hand", TRUE, 0, CARD, 0, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_UP] = { "up", TRUE, 0, PLANET, 1, EM_MAX_SEAT_PLANETS },
  [WORD_DOWN] = { "down", TRUE, 0, PLANET, 1, EM_MAX_SEAT_PLANETS },
  [WORD_RESOURCES] = { "resources", TRUE, NUMBER, RESOURCE, 1, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_COLONIES] = { "colonies", TRUE, NUMBER, CARD, 1, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_TECHNOLOGY] = { "technology", TRUE, 0, CARD, 1, ARB_MAX_POSITION_ARGUMENTS },
  [WORD_FIGHTERS] = { "fighters", TRUE, 0, COUNT, 1, 1 },
  [WORD_INFLUENCE] = { "influence", TRUE, 0, COUNT, 1, 1 },
  [WORD_STACK] = { "stack", FALSE, CARD, COUNT, 1, 1 },
  { NULL, FALSE, 0, 0, 0, 0 },
};

/* Moves that are being collected. */
typedef struct
{
  guint seat;
  ArbMove *moves;
  guint n;
} Moves;

static void
add (Moves *list, ArbMove move)
{
  g_assert (list->n < ARB_MAX_POSITION_MOVES);

  list->moves[list->n++] = move;
}

static void
add_adjust (Moves *list, ArbArgument what, gint change, ArbArgument place)
{
  add (list, ARB_MOVE (list->seat, EM_VERB_ADJUST, what, arb_argument_change (change), place));
}

static void
add_hand (Moves *list, guint kind, gint change)
{
  if (change != 0)
    add (list, ARB_MOVE (list->seat, EM_VERB_ADJUST_HAND, arb_argument_name (EM_SORT_CARD, kind),
                         arb_argument_change (change)));
}

static ArbArgument
role_card (guint kind)
{
  return arb_argument_name (EM_SORT_CARD, kind);
}

guint
em_count_listed (const ArbPositionLine *line, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < line->n_rest; i++)
    n += arb_argument_value (line->rest[i]) == kind;

  return n;
}

void
em_find_held (const EmSeat *seat, const ArbPositionLine *line, guint *held)
{
  guint unknown = em_role_room (seat, &seat->hand);

  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    {
      guint known = seat->hand.cards[kind];
      guint missing = MAX (em_count_listed (line, kind), known) - known;
      guint revealed = MIN (MIN (unknown, seat->pool.cards[kind]), missing);

      held[kind] = known + revealed;
      unknown -= revealed;
    }
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    {
      guint revealed = MIN (unknown, seat->pool.cards[kind] + seat->hand.cards[kind] - held[kind]);

      held[kind] += revealed;
      unknown -= revealed;
    }
}

/* Observes all cards of the hand; then removes some, and adds others. */
static void
arrange_role_cards (const EmSeat *seat, const ArbPositionLine *line, Moves *list)
{
  guint held[EM_N_ROLE_CARDS];

  em_find_held (seat, line, held);
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    if (held[kind] > seat->hand.cards[kind])
      add (list, ARB_MOVE (list->seat, EM_VERB_HOLDS, role_card (kind),
                           held[kind] > 1 ? arb_argument_count (held[kind]) : ARB_ARGUMENT_NONE));
  for (guint kind = 0; kind < EM_N_ROLE_CARDS; kind++)
    add_hand (list, kind, (gint) em_count_listed (line, kind) - (gint) held[kind]);
}

static void
arrange_hand (const EmState *state, const ArbPositionLine *line, Moves *list)
{
  const EmSeat *seat = em_seat_const (state, line->seat);
  guint64 held = seat->hand.technologies;

  arrange_role_cards (seat, line, list);
  for (guint64 rest = held; rest != 0; rest &= rest - 1)
    if (em_count_listed (line, EM_N_ROLE_CARDS + em_first (rest)) == 0)
      add_adjust (list, role_card (EM_N_ROLE_CARDS + em_first (rest)), -1, ARB_ARGUMENT_NONE);
  for (guint i = 0; i < line->n_rest; i++)
    {
      guint kind = arb_argument_value (line->rest[i]);

      if (kind >= EM_N_ROLE_CARDS && !(held >> (kind - EM_N_ROLE_CARDS) & 1))
        add_adjust (list, line->rest[i], 1, ARB_ARGUMENT_NONE);
    }
}

/* Adds an adjustment for each thing of a line. */
static void
arrange_each (const EmState *state, const ArbPositionLine *line, Moves *list)
{
  for (guint i = 0; i < line->n_rest; i++)
    {
      ArbArgument what = line->rest[i];

      add_adjust (list, what, 1,
                  line->word == WORD_DOWN ? em_back_of (state, arb_argument_value (what))
                                          : line->first);
    }
}

static guint
arrange_counter (const EmState *state, const ArbPositionLine *line, ArbMove *moves)
{
  const EmSeat *seat = em_seat_const (state, line->seat);
  gboolean fighters = line->word == WORD_FIGHTERS;

  return arb_counter_adjustment (&state->parent, fighters ? "fighters" : "influence", line->seat,
                                 fighters ? seat->fighters : seat->influence,
                                 (gint) arb_argument_value (line->rest[0]), moves);
}

static guint
arrange_stack (const EmState *state, const ArbPositionLine *line, ArbMove *moves)
{
  guint stack = em_card_of (line->first);

  if (stack < EM_N_STACKS)
    return arb_counter_adjustment (&state->parent, em_counters[stack].id, line->seat,
                                   state->stacks[stack], (gint) arb_argument_value (line->rest[0]),
                                   moves);
  /* Other cards have no stack: their adjustment is refused. */
  moves[0] = ARB_MOVE (line->seat, EM_VERB_ADJUST, line->first, arb_argument_change (1), 0);
  return 1;
}

guint
em_arrange (const ArbState *parent, const ArbPositionLine *line, ArbMove *moves)
{
  const EmState *state = (const EmState *) parent;
  Moves list = { line->seat, moves, 0 };

  switch (line->word)
    {
    case WORD_HAND:
      arrange_hand (state, line, &list);
      break;
    case WORD_FIGHTERS:
    case WORD_INFLUENCE:
      return arrange_counter (state, line, moves);
    case WORD_STACK:
      return arrange_stack (state, line, moves);
    default:
      arrange_each (state, line, &list);
      break;
    }
  return list.n;
}
