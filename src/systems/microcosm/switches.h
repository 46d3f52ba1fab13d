/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * MICRO_SWITCHES:
 *
 * The questions that the rules leave open or that can be read in two ways: enumerator, id, and the
 * values. VALUE makes the enumerator with which the rule's file compares, together with its word; PLAIN
 * makes none, because they are those of another switch, or MICRO_NO and MICRO_YES.
 */
#define MICRO_SWITCHES(SWITCH, VALUE, PLAIN) \
  SWITCH (MICRO_SWITCH_REVEAL_DISCARD, "reveal-discard", PLAIN ("no", "yes")) /* A3 */ \
  SWITCH (MICRO_SWITCH_PILE_CHOICE, "pile-choice",                            /* A4 */ \
          VALUE (MICRO_PILE_ANY, "any") VALUE (MICRO_PILE_TOP_TO_COLONIZE, "top-to-colonize") \
              VALUE (MICRO_PILE_TOP, "top")) \
  SWITCH (MICRO_SWITCH_COLONY_SIDE, "colony-side", /* A6 */ \
          VALUE (MICRO_COLONY_FACE_DOWN, "face-down") VALUE (MICRO_COLONY_AS_IT_LAY, "as-it-lay")) \
  SWITCH (MICRO_SWITCH_SELF_PROTECTION, "self-protection", PLAIN ("no", "yes")) /* A8 */ \
  SWITCH (MICRO_SWITCH_BONUSES, "two-bonuses", PLAIN ("no", "yes"))             /* A9 */ \
  SWITCH (MICRO_SWITCH_SPOILS_BONUS, "spoils-bonus", PLAIN ("no", "yes"))       /* A10 */ \
  SWITCH (MICRO_SWITCH_PASS, "pass",                                            /* A12 */ \
          VALUE (MICRO_PASS_ALLOWED, "allowed") VALUE (MICRO_PASS_FORBIDDEN, "forbidden")) \
  SWITCH (MICRO_SWITCH_TURN_UP, "turn-up", /* A14 */ \
          VALUE (MICRO_TURN_UP_ANY_TIME, "any-time") VALUE (MICRO_TURN_UP_FOR_ICONS, "for-icons")) \
  SWITCH (MICRO_SWITCH_SWAP_TO, "swap-to", /* A15 */ \
          VALUE (MICRO_SWAP_TO_HAND, "hand") VALUE (MICRO_SWAP_TO_DISCARD, "discard")) \
  SWITCH (MICRO_SWITCH_FACE_DOWN_SCORE, "face-down-score", PLAIN ("no", "yes")) /* A16 */ \
  SWITCH (MICRO_SWITCH_COUNTS_ITSELF, "counts-itself",                          /* A17 */ \
          VALUE (MICRO_ITSELF_COUNTS, "yes") VALUE (MICRO_ITSELF_DOES_NOT, "no")) \
  SWITCH (MICRO_SWITCH_EMPTY_RESEARCH, "empty-research", /* A18 */ \
          VALUE (MICRO_EMPTY_NO_EFFECT, "no-effect") VALUE (MICRO_EMPTY_REFUSED, "refused")) \
  SWITCH (MICRO_SWITCH_EMPTY_HAND, "empty-hand", PLAIN ("no-effect", "refused")) /* A19 */ \
  SWITCH (MICRO_SWITCH_CAPITAL_SPOILS, "capital-spoils", PLAIN ("no", "yes"))    /* scoring table */

/** MicroSwitch: see %MICRO_SWITCHES. */
typedef enum
{
  MICRO_SWITCHES (ARB_LIST_NAME, ARB_LIST_NOTHING, ARB_LIST_NOTHING) MICRO_N_SWITCHES,
} MicroSwitch;

MICRO_SWITCHES (ARB_LIST_VALUES, ARB_LIST_NAME, ARB_LIST_NOTHING)

enum
{
  MICRO_NO,
  MICRO_YES
};

/** micro_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition micro_switches[];

G_END_DECLS
