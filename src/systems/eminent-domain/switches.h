/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * EM_SWITCHES:
 *
 * The points in which editions differ: enumerator, id, and the values. VALUE makes the enumerator with
 * which the rule's file compares, together with its word; PLAIN makes none, because EM_OFF and EM_ON
 * are those of all such switches.
 */
#define EM_SWITCHES(SWITCH, VALUE, PLAIN) \
  SWITCH (EM_SWITCH_FOLLOW_CARD, "follow-needs-card", /* DS1 */ \
          VALUE (EM_FOLLOW_CARD_NO, "no") VALUE (EM_FOLLOW_CARD_YES, "yes") \
              VALUE (EM_FOLLOW_CARD_COLONIZE, "colonize")) \
  SWITCH (EM_SWITCH_EMPTY_FOLLOW, "empty-follow", /* DS2 */ \
          VALUE (EM_EMPTY_FOLLOW_VOID, "void") VALUE (EM_EMPTY_FOLLOW_REFUSED, "refused")) \
  SWITCH (EM_SWITCH_STICKERS, "display-stickers", PLAIN ("off", "on")) /* DS3 */ \
  SWITCH (EM_SWITCH_ACTION_ZONE, "action-card-zone",                   /* DS5, DS5b */ \
          VALUE (EM_ACTION_ZONE_DISCARD, "discard") VALUE (EM_ACTION_ZONE_ASIDE, "aside")) \
  SWITCH (EM_SWITCH_EXTRA_ROUND, "extra-round", PLAIN ("off", "on")) /* DS7 */ \
  SWITCH (EM_SWITCH_STACKS_2P, "stacks-2p",                          /* DS9 */ \
          VALUE (EM_STACKS_PRINTED, "printed") VALUE (EM_STACKS_ONLINE, "online")) \
  SWITCH (EM_SWITCH_FINAL_TIE, "final-tie", /* DS14 */ \
          VALUE (EM_TIE_ANOTHER_GAME, "another-game") VALUE (EM_TIE_DRAW, "draw") \
              VALUE (EM_TIE_SHARED, "shared")) \
  SWITCH (EM_SWITCH_ERRATA, "errata", PLAIN ("off", "on")) /* DS15 - DS18 */ \
  SWITCH (EM_SWITCH_MOBILIZATION, "mobilization-window",   /* DS19 */ \
          VALUE (EM_MOBILIZATION_AFTER_ROLE, "after-role-phase") \
              VALUE (EM_MOBILIZATION_AFTER_ANY, "after-any-phase") \
                  VALUE (EM_MOBILIZATION_BEFORE_ANSWERS, "before-answers")) \
  SWITCH (EM_SWITCH_SELF_REMOVAL, "self-removal", /* DS20 */ \
          VALUE (EM_SELF_REMOVAL_RESEARCH, "research") \
              VALUE (EM_SELF_REMOVAL_IMPROVED, "improved-research")) \
  SWITCH (EM_SWITCH_SCORCHED_MARKER, "scorched-earth-marker", /* DS21 */ \
          VALUE (EM_MARKER_SUPPLY, "supply") VALUE (EM_MARKER_PAID, "paid") \
              VALUE (EM_MARKER_OWN, "own")) \
  SWITCH (EM_SWITCH_ANSWER_ORDER, "answer-order", /* DS30 */ \
          VALUE (EM_ORDER_CLOCKWISE, "clockwise") VALUE (EM_ORDER_FREE, "free")) \
  SWITCH (EM_SWITCH_PLANET_RESHUFFLE, "planet-reshuffle", /* DS36 */ \
          VALUE (EM_RESHUFFLE_AT_ONCE, "at-once") VALUE (EM_RESHUFFLE_ON_NEED, "on-need")) \
  SWITCH (EM_SWITCH_EARLIER, "earlier-trades", \
          VALUE (EM_EARLIER_NOT_COUNTED, "not-counted") VALUE (EM_EARLIER_COUNTED, "counted")) \
  SWITCH (EM_SWITCH_KINDS_PAID, "kinds-paid", \
          VALUE (EM_KINDS_PAID_AT_ONCE, "at-once") VALUE (EM_KINDS_PAID_AT_END, "end-of-turn")) \
  SWITCH (EM_SWITCH_MARKER_TIES, "marker-in-ties", /* DS21 */ \
          VALUE (EM_MARKER_TIES_NO, "no") VALUE (EM_MARKER_TIES_YES, "yes")) \
  SWITCH (EM_SWITCH_LOGISTICS_SKIP, "logistics-skip", /* DS18 */ \
          VALUE (EM_LOGISTICS_SKIP_ENDS, "ends") \
              VALUE (EM_LOGISTICS_SKIP_ROLE_FIRST, "role-first")) \
  SWITCH (EM_SWITCH_LEARNING, "learning-game", PLAIN ("off", "on")) \
  SWITCH (EM_SWITCH_LEARNING_DECK, "learning-deck", /* DS25 */ \
          VALUE (EM_LEARNING_DECK_8, "8") VALUE (EM_LEARNING_DECK_10, "10")) \
  SWITCH (EM_SWITCH_LEVEL_1, "level-1-only", PLAIN ("off", "on")) \
  SWITCH (EM_SWITCH_LEVEL_1_PLANETS, "level-1-planets", \
          VALUE (EM_LEVEL_1_PLANETS_ALL, "all") VALUE (EM_LEVEL_1_PLANETS_LEARNING, "learning")) \
  SWITCH (EM_SWITCH_EXTENDED, "extended", PLAIN ("off", "on"))

/** EmSwitch: the points in which editions differ, see %EM_SWITCHES. */
typedef enum
{
  EM_SWITCHES (ARB_LIST_NAME, ARB_LIST_NOTHING, ARB_LIST_NOTHING) EM_N_SWITCHES,
} EmSwitch;

EM_SWITCHES (ARB_LIST_VALUES, ARB_LIST_NAME, ARB_LIST_NOTHING)

enum
{
  EM_OFF,
  EM_ON
};

/** em_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition em_switches[];

G_END_DECLS
