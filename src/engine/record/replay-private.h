/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/record/replay.h"

G_BEGIN_DECLS

/*
 * What the files of the replay share. replay.c has the recorded lines, replay-ways.c the ways to go on,
 * replay-lines.c says a line again, replay-fill.c fills in choices before it, replay-instead.c has what
 * becomes of a line that is not possible any more, replay-aside.c moves answers along, replay-run.c goes
 * through the log with them, and replay-write.c writes the lines of a result.
 */

/* The prices of what happens to later lines, in tenths of a unit. They fit what people do at a
 * table: a choice that a new role asks for is likelier than another answer, and another answer is
 * likelier than a move that nobody made. */
#define ARB_REPLAY_PRICE_LEFT_OUT 2
#define ARB_REPLAY_PRICE_UNMADE 15
#define ARB_REPLAY_PRICE_NUMBER 10
#define ARB_REPLAY_PRICE_MOVED 5
#define ARB_REPLAY_PRICE_OTHER 40
#define ARB_REPLAY_PRICE_OTHER_VERB 60
#define ARB_REPLAY_PRICE_OTHER_ANSWER 105
#define ARB_REPLAY_PRICE_OTHER_GESTURE 150
#define ARB_REPLAY_PRICE_ANSWER 20
#define ARB_REPLAY_PRICE_CARD 40
#define ARB_REPLAY_PRICE_STRUCK 100
#define ARB_REPLAY_PRICE_VOID 10
#define ARB_REPLAY_GAIN_MENDED 40

/* How a line of the new log comes about. */
typedef enum
{
  ARB_STEP_PUT_IN,  /* by the change */
  ARB_STEP_FILLED,  /* the next line needs it */
  ARB_STEP_IMPLIED, /* the next line implies it */
  ARB_STEP_KEPT,    /* it is a line of the log */
  ARB_STEP_INSTEAD, /* it takes the place of a line */
  ARB_STEP_STRUCK,  /* it is a line of the log that is struck now */
} ArbReplayStepKind;

/* One step of a way: how a line comes about. */
typedef struct
{
  guint before; /* the step before it, from 1; 0 for the first */
  ArbReplayStepKind kind;
  guint line; /* the line of the log, or the next line that is said */
  ArbMove said;
} ArbReplayStep;

/* Lines of one seat that were put aside: others have to answer before it now. */
typedef struct
{
  guint first;
  guint end;
} ArbReplayAside;

#define ARB_REPLAY_MAX_ASIDE ARB_MAX_SEATS

/* A way to go on, up to a line of the log. */
typedef struct
{
  ArbStateRoom room;
  ArbReplayed result;
  guint64 hash;
  guint8 loose_seat;  /* a seat of which lines may depend on what was taken out */
  guint loose_end;    /* those before this line may */
  guint n_left;       /* how many were left out; the next line shows whether they depended on it */
  gboolean left_more; /* whether a gesture of its own is among them */
  ArbReplayAside aside[ARB_REPLAY_MAX_ASIDE];
  guint n_aside;
} ArbReplayWay;

/* Ways to go on, each with another state. */
typedef struct
{
  ArbReplayWay *ways;
  guint n;
  guint max;
} ArbReplayWays;

/* How many ways to go on are kept at each line, and how many choices are tried before one. */
#define ARB_REPLAY_WIDTH 40
#define ARB_REPLAY_CAREFUL_WIDTH 16
#define ARB_REPLAY_TRIED 150

/* What is remembered: which states were reached at which line and at which price, and which moves the
 * change at the present place has not opened. */
#define ARB_REPLAY_MEMORY_BITS 17
#define ARB_REPLAY_MEMORY_SIZE (1u << ARB_REPLAY_MEMORY_BITS)

typedef struct
{
  guint64 key; /* 0 if it is free */
  gint price;
} ArbReplayMemory;

struct _ArbReplay
{
  const ArbGameLog *log;
  const ArbRuleset *ruleset;
  gsize size; /* of a state */
  guint first;
  guint length;
  guint64 counted; /* bits of the verbs of which the log has only the number of cards */
  guint8 *states;  /* before each line from the first on, and after the last */
  guint *heads;    /* the line with which the gesture of each line begins */
  GArray *steps;   /* ArbReplayStep */
  ArbReplayWays now;
  ArbReplayWays next;
  ArbReplayWays tried; /* after choices that were filled in */
  ArbReplayWays done;
  ArbMove *moves; /* room for a list */
  const ArbReplayChange *change;
  const ArbState *before; /* the state before the change */
  ArbReplayMemory *memory;
  GHashTable *choices; /* moves → whether the change has opened them */
  guint choices_at;    /* the line for which they were found */
  guint n_judged;
};

static inline const ArbEntry *
arb_replay_get_line (const ArbReplay *self, guint index)
{
  return arb_game_log_get_entry (self->log, index);
}

static inline guint
arb_replay_get_kind (const ArbReplay *self, ArbMove move)
{
  return self->ruleset->verbs[move.verb]->kind;
}

static inline const ArbState *
arb_replay_get_start (const ArbReplay *self, const ArbReplayChange *change)
{
  return change->start != NULL ? change->start : arb_replay_state_at (self, change->index);
}

/* Returns what line @index says, with the seat to which the change hands it. */
static inline ArbMove
arb_replay_said_at (const ArbReplay *self, guint index)
{
  ArbMove said = arb_replay_get_line (self, index)->said;
  guint n_seats = self->before->n_seats;

  if (self->change->shift > 0 && said.seat != ARB_TABLE)
    said.seat = (guint8) ((said.seat - 1 + self->change->shift) % n_seats + 1);
  return said;
}

/* Whether a number that @move says is one of cards, which could be named instead. */
static inline gboolean
arb_replay_counts_cards (const ArbReplay *self, ArbMove move)
{
  return arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT
         && self->ruleset->verbs[move.verb]->slots[0].accepts >= ARB_ACCEPT (ARB_ARGUMENT_NAME);
}

/** arb_replay_init_ways: makes room for @max ways. */
void arb_replay_init_ways (ArbReplayWays *ways, guint max);

/** arb_replay_copy_way: copies @from to @to. */
void arb_replay_copy_way (const ArbReplay *self, ArbReplayWay *to, const ArbReplayWay *from);

/**
 * arb_replay_add_way: adds a copy of @way, unless a cheaper one has come to the same state; the
 * dearest one gives way.
 */
void arb_replay_add_way (const ArbReplay *self, ArbReplayWays *ways, ArbReplayWay *way);

/**
 * arb_replay_was_here: whether a careful replay has come from the state of @way to line @index
 * before, at no higher price: then the same follows.
 */
gboolean arb_replay_was_here (ArbReplay *self, const ArbReplayWay *way, guint index);

/** arb_replay_add_step: notes how the next line of @way comes about. */
void arb_replay_add_step (ArbReplay *self, ArbReplayWay *way, ArbReplayStepKind kind, guint line,
                          ArbMove said);

/**
 * arb_replay_keep_hidden: adds the hidden lines from @from to before @to: for the table they do
 * not exist.
 */
void arb_replay_keep_hidden (ArbReplay *self, ArbReplayWay *way, guint from, guint to);

/** arb_replay_judge: judges @said as it is, without closing moves. */
gboolean arb_replay_judge (ArbReplay *self, const ArbState *state, ArbMove said, ArbMove *move,
                           ArbVerdict *verdict);

/**
 * arb_replay_keep_implied: makes the implied lines from @from to before @to again, as far as the
 * log has them. Returns whether all of them are allowed.
 */
gboolean arb_replay_keep_implied (ArbReplay *self, ArbReplayWay *way, guint from, guint to);

/**
 * arb_replay_pass_implied: makes the implied lines from @from to before @to again, if all of them are
 * possible. Returns whether they are; if not, nothing has changed.
 */
gboolean arb_replay_pass_implied (ArbReplay *self, ArbReplayWay *way, guint from, guint to);

/**
 * arb_replay_say: says @said in the place of line @index, after the closing moves that it implies.
 * Returns whether it is allowed.
 */
gboolean arb_replay_say (ArbReplay *self, ArbReplayWay *way, guint from, guint index, ArbMove said);

/**
 * arb_replay_say_again: says line @index again after the implied lines from @from on, which stay
 * as they are if they can, and are implied anew if not. Returns whether it is allowed; if not,
 * nothing has changed.
 */
gboolean arb_replay_say_again (ArbReplay *self, ArbReplayWay *way, guint from, guint index);

/**
 * arb_replay_keep_flagged: keeps line @index, which was not allowed before, as the log has it: by
 * a ruling, or struck. Returns %FALSE if it would get worse.
 */
gboolean arb_replay_keep_flagged (ArbReplay *self, ArbReplayWay *way, guint from, guint index);

/** arb_replay_put_closing: makes @closing, which line @line implies. */
void arb_replay_put_closing (ArbReplay *self, ArbReplayWay *way, guint line,
                             const ArbClosing *closing);

/** arb_replay_can_be_said: whether @said is allowed in @state, after what it implies. */
gboolean arb_replay_can_be_said (ArbReplay *self, const ArbState *state, ArbMove said);

/**
 * arb_replay_fill_each: fills in each choice that the change has opened, or without which the game cannot
 * go on: of each seat that decides, also after it has closed its present decision.
 */
void arb_replay_fill_each (ArbReplay *self, const ArbReplayWay *way, guint line);

/**
 * arb_replay_loosen: lets the lines of the seat of line @index after it be left out: up to the
 * first one of another seat.
 */
void arb_replay_loosen (const ArbReplay *self, ArbReplayWay *way, guint index);

/**
 * arb_replay_answer_instead: answers without a choice in the place of the line, which was an
 * answer with one; what belongs to it is left out.
 */
void arb_replay_answer_instead (ArbReplay *self, const ArbReplayWay *way, guint from, guint index);

/**
 * arb_replay_count_instead: says a smaller number in the place of the line, or one card fewer; if none is
 * possible, nothing.
 */
void arb_replay_count_instead (ArbReplay *self, const ArbReplayWay *way, guint from, guint index);

/**
 * arb_replay_choose_instead: chooses otherwise in the place of the line: what a gesture has begun is gone
 * on with, a player answers with another card, and who cannot do without a choice makes any.
 */
void arb_replay_choose_instead (ArbReplay *self, const ArbReplayWay *way, guint from, guint index);

/** arb_replay_leave_out: leaves the line out, if it depends on what was taken out. */
void arb_replay_leave_out (ArbReplay *self, const ArbReplayWay *way, guint from, guint index);

/**
 * arb_replay_strike: strikes the line. If the log does not even go on without the lines that were
 * left out before it, they are not left out, but struck, too: so nothing is lost of a record that
 * makes no sense any more.
 */
void arb_replay_strike (ArbReplay *self, const ArbReplayWay *way, guint from, guint index);

/** arb_replay_find_answer: finds the answer without a choice of @seat; %FALSE if the game has none. */
gboolean arb_replay_find_answer (const ArbReplay *self, guint seat, ArbMove *answer);

/**
 * arb_replay_begins_answer: whether the seat of line @index could have answered without a choice instead,
 * when it was recorded.
 */
gboolean arb_replay_begins_answer (ArbReplay *self, guint index);

/**
 * arb_replay_answer_at: answers without a choice in the place of line @index, if it is a decision. Returns
 * whether that is allowed.
 */
gboolean arb_replay_answer_at (ArbReplay *self, ArbReplayWay *way, guint from, guint index);

/**
 * arb_replay_put_aside: puts the lines of the seat of line @index aside, which answers before its turn:
 * the log may have the answers in an order that is not allowed any more.
 */
void arb_replay_put_aside (ArbReplay *self, const ArbReplayWay *way, guint from, guint index);

/** arb_replay_is_aside: whether line @index is put aside on @way. */
gboolean arb_replay_is_aside (const ArbReplayWay *way, guint index);

/**
 * arb_replay_catch_up: says what was put aside, as far as it is its seat's turn now: at once, or after
 * the implied lines from @from on before @to. What cannot be said before the turn is over is struck.
 *
 * Returns: the first line after those that were said
 */
guint arb_replay_catch_up (ArbReplay *self, ArbReplayWay *way, guint from, guint to);

/** arb_replay_strike_aside: strikes what was put aside. */
void arb_replay_strike_aside (ArbReplay *self, ArbReplayWay *way);

G_END_DECLS
