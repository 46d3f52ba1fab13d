/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/script.h"

G_BEGIN_DECLS

/*
 * The order of what happens at the end of a turn is data, because the relatives of this game differ
 * in it. Source: 2.2, S5 and S6; 8.2, P3 and P4.
 */

/** EmCleanupStep: what happens in Cleanup. */
typedef enum
{
  EM_CLEANUP_DISCARD, /* the leader discards cards of the hand */
  EM_CLEANUP_PAY,     /* influence is paid that cards owe for the whole turn */
  EM_CLEANUP_CLEAR,   /* cards in play go to the discard piles */
  EM_CLEANUP_REFILL,  /* the leader draws */
  EM_CLEANUP_CHECK_TURN,
  EM_CLEANUP_CHECK_ROUND,
  EM_N_CLEANUP_STEPS,
} EmCleanupStep;

/** EmTurnRecord: the end of a turn. */
typedef struct
{
  const char *id;
  ArbNicks cleanup; /* EmCleanupStep, in order */
} EmTurnRecord;

#define EM_N_TURN_FIELDS 2

extern const ArbField em_turn_fields[EM_N_TURN_FIELDS];

/**
 * em_compile_cleanup:
 * @program: the program of the game
 * @turn: the record: it has each step of the game once, but only one of the two checks
 * @effects: (array fixed-size=6): the effect of each step; %ARB_EFFECT_END for one that the game
 *   does not have
 * @defects: the list to which defects are added
 *
 * Returns: the index of the first step of Cleanup
 */
guint16 em_compile_cleanup (ArbProgram *program, const EmTurnRecord *turn, const guint8 *effects,
                            ArbDefects *defects);

/** em_turn_ends_at_once: whether the turn in which the end of the game is triggered is the last. */
gboolean em_turn_ends_at_once (const EmTurnRecord *turn);

G_END_DECLS
