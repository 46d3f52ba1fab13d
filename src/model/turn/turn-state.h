/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/turn/offer-keys.h"
#include "model/turn/offer-sheet.h"

G_BEGIN_DECLS

#define ARB_TYPE_TURN_STATE (arb_turn_state_get_type ())
G_DECLARE_FINAL_TYPE (ArbTurnState, arb_turn_state, ARB, TURN_STATE, GObject)

/**
 * ArbTurnChange:
 * @ARB_TURN_MOMENT: the game has changed, and with it the sheet; nothing is held
 * @ARB_TURN_SHEET: the chosen parts or the open drawer
 * @ARB_TURN_VERDICT: what is held
 * @ARB_TURN_KEYS: the pressed keys
 * @ARB_TURN_NEWS: there are news
 *
 * What has changed in a turn, as bits.
 */
typedef enum
{
  ARB_TURN_MOMENT = 1 << 0,
  ARB_TURN_SHEET = 1 << 1,
  ARB_TURN_VERDICT = 1 << 2,
  ARB_TURN_KEYS = 1 << 3,
  ARB_TURN_NEWS = 1 << 4,
} ArbTurnChange;

/**
 * ArbTurnState:
 * @session: the game
 * @sheet: its offers now
 * @drawer: (nullable): the name of the open drawer
 * @held: (nullable): the move that is held, because it cannot be played at once
 * @held_cell: (nullable): the cell that offers it
 * @answers: (nullable) (element-type ArbChoice): the answers to the open rule for which @held waits
 * @said: (nullable): a line that is no move, or keys that do nothing
 * @message: (nullable): why
 * @meant: (nullable) (element-type ArbChoice): the moves that @said may mean
 * @pressed: the keys of an incomplete sequence
 * @lost: whether @pressed are no sequence
 * @news: (nullable): what people may not expect of the last gesture
 *
 * What people do with the offers of a turn: which move is held, and its verdict, which drawer is open,
 * and which keys are pressed. Its signal `changed` has the bits of #ArbTurnChange. To be read only.
 */
struct _ArbTurnState
{
  GObject parent_instance;

  ArbSession *session;
  ArbOfferSheet *sheet;
  char *drawer;
  ArbChoice *held;
  ArbOfferCell *held_cell;
  GPtrArray *answers;
  char *said;
  char *message;
  GPtrArray *meant;
  char pressed[ARB_MAX_KEYS + 1];
  gboolean lost;
  char *news;
  guint length; /* private: the number of moves of the sheet */
};

/** arb_turn_state_new: (transfer full): the turn of @session. */
ArbTurnState *arb_turn_state_new (ArbSession *session);

/**
 * arb_turn_state_translate: puts everything into words again after the language has changed, see
 * arb_session_reword(); the choices of people stay.
 */
void arb_turn_state_translate (ArbTurnState *self);

/** arb_turn_state_open: opens @drawer instead of the open one; %NULL closes it. */
void arb_turn_state_open (ArbTurnState *self, const char *drawer);

/**
 * arb_turn_state_take: plays the offer of @cell, or holds it; a second tap on an offer without effect
 * plays it. A part is chosen or dropped. An offer that contradicts what the table has said corrects
 * that.
 */
void arb_turn_state_take (ArbTurnState *self, ArbOfferCell *cell);

/**
 * arb_turn_state_enter: plays the move @text, a line of the notation, or words that describe one
 * possible move, or holds it; a second time, it plays a move without effect. Returns: whether it was
 * played.
 */
gboolean arb_turn_state_enter (ArbTurnState *self, const char *text);

/** arb_turn_state_refuse: holds no move, and says @message about @said, which is none. */
void arb_turn_state_refuse (ArbTurnState *self, const char *said, const char *message);

/**
 * arb_turn_state_allow: plays the held move, if there is one, against the rules. Returns: whether it
 * was a single move; it may be the one that somebody has written.
 */
gboolean arb_turn_state_allow (ArbTurnState *self);

/** arb_turn_state_is_allowed: whether a move is held only because it has no effect. */
gboolean arb_turn_state_is_allowed (ArbTurnState *self);

/**
 * arb_turn_state_answer: answers the open rule by @answer, one of #ArbTurnState.answers. That is a
 * move of the table; the held move is played after it.
 */
void arb_turn_state_answer (ArbTurnState *self, ArbChoice *answer);

/** arb_turn_state_dismiss: drops what is held. */
void arb_turn_state_dismiss (ArbTurnState *self);

/** arb_turn_state_speaks: whether a verdict or a message is shown. */
gboolean arb_turn_state_speaks (ArbTurnState *self);

/**
 * arb_turn_state_press: presses @key, see arb_offer_keys_press(); a letter that begins the numbers of
 * a list opens it. @cell is set to the cell that the keys take, which is not taken yet.
 */
ArbKeysResult arb_turn_state_press (ArbTurnState *self, char key, ArbOfferCell **cell);

/** arb_turn_state_forget_keys: forgets the keys of an incomplete sequence. */
void arb_turn_state_forget_keys (ArbTurnState *self);

G_END_DECLS
