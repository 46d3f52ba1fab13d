/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

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
  SWITCH (FOLLOW_CARD, "follow-needs-card", /* DS1 */ \
          VALUE (FOLLOW_CARD_NO, "no") VALUE (FOLLOW_CARD_YES, "yes") \
              VALUE (FOLLOW_CARD_COLONIZE, "colonize")) \
  SWITCH (EMPTY_FOLLOW, "empty-follow", /* DS2 */ \
          VALUE (EMPTY_FOLLOW_VOID, "void") VALUE (EMPTY_FOLLOW_REFUSED, "refused")) \
  SWITCH (STICKERS, "display-stickers", PLAIN ("off", "on")) /* DS3 */ \
  SWITCH (ACTION_ZONE, "action-card-zone",                   /* DS5, DS5b */ \
          VALUE (ACTION_ZONE_DISCARD, "discard") VALUE (ACTION_ZONE_ASIDE, "aside")) \
  SWITCH (EXTRA_ROUND, "extra-round", PLAIN ("off", "on")) /* DS7 */ \
  SWITCH (STACKS_2P, "stacks-2p",                          /* DS9 */ \
          VALUE (STACKS_PRINTED, "printed") VALUE (STACKS_ONLINE, "online")) \
  SWITCH (FINAL_TIE, "final-tie", /* DS14 */ \
          VALUE (TIE_ANOTHER_GAME, "another-game") VALUE (TIE_DRAW, "draw") \
              VALUE (TIE_SHARED, "shared")) \
  SWITCH (ERRATA, "errata", PLAIN ("off", "on")) /* DS15 - DS18 */ \
  SWITCH (MOBILIZATION, "mobilization-window",   /* DS19 */ \
          VALUE (MOBILIZATION_AFTER_ROLE, "after-role-phase") \
              VALUE (MOBILIZATION_AFTER_ANY, "after-any-phase") \
                  VALUE (MOBILIZATION_BEFORE_ANSWERS, "before-answers")) \
  SWITCH (SELF_REMOVAL, "self-removal", /* DS20 */ \
          VALUE (SELF_REMOVAL_RESEARCH, "research") \
              VALUE (SELF_REMOVAL_IMPROVED, "improved-research")) \
  SWITCH (SCORCHED_MARKER, "scorched-earth-marker", /* DS21 */ \
          VALUE (MARKER_SUPPLY, "supply") VALUE (MARKER_PAID, "paid") VALUE (MARKER_OWN, "own")) \
  SWITCH (ANSWER_ORDER, "answer-order", /* DS30 */ \
          VALUE (ORDER_CLOCKWISE, "clockwise") VALUE (ORDER_FREE, "free")) \
  SWITCH (PLANET_RESHUFFLE, "planet-reshuffle", /* DS36 */ \
          VALUE (RESHUFFLE_AT_ONCE, "at-once") VALUE (RESHUFFLE_ON_NEED, "on-need")) \
  SWITCH (EARLIER, "earlier-trades", \
          VALUE (EARLIER_NOT_COUNTED, "not-counted") VALUE (EARLIER_COUNTED, "counted")) \
  SWITCH (KINDS_PAID, "kinds-paid", \
          VALUE (KINDS_PAID_AT_ONCE, "at-once") VALUE (KINDS_PAID_AT_END, "end-of-turn")) \
  SWITCH (MARKER_TIES, "marker-in-ties", /* DS21 */ \
          VALUE (MARKER_TIES_NO, "no") VALUE (MARKER_TIES_YES, "yes")) \
  SWITCH (LOGISTICS_SKIP, "logistics-skip", /* DS18 */ \
          VALUE (LOGISTICS_SKIP_ENDS, "ends") VALUE (LOGISTICS_SKIP_ROLE_FIRST, "role-first")) \
  SWITCH (LEARNING, "learning-game", PLAIN ("off", "on")) \
  SWITCH (LEARNING_DECK, "learning-deck", /* DS25 */ \
          VALUE (LEARNING_DECK_8, "8") VALUE (LEARNING_DECK_10, "10")) \
  SWITCH (LEVEL_1, "level-1-only", PLAIN ("off", "on")) \
  SWITCH (LEVEL_1_PLANETS, "level-1-planets", \
          VALUE (LEVEL_1_PLANETS_ALL, "all") VALUE (LEVEL_1_PLANETS_LEARNING, "learning")) \
  SWITCH (EXTENDED, "extended", PLAIN ("off", "on"))

#define EM_SWITCH_ENUMERATOR(name, id, values) EM_SWITCH_##name,
#define EM_SWITCH_NO_VALUE(one, other)
/** EmSwitch: the points in which editions differ, see %EM_SWITCHES. */
typedef enum
{
  EM_SWITCHES (EM_SWITCH_ENUMERATOR, EM_SWITCH_NO_VALUE, EM_SWITCH_NO_VALUE) EM_N_SWITCHES,
} EmSwitch;
#undef EM_SWITCH_ENUMERATOR

/* The values of each switch, counted from 0. */
#define EM_SWITCH_VALUES(name, id, values) \
  enum \
  { \
    values EM_N_VALUES_##name, \
  };
#define EM_SWITCH_VALUE(name, word) EM_##name,
EM_SWITCHES (EM_SWITCH_VALUES, EM_SWITCH_VALUE, EM_SWITCH_NO_VALUE)
#undef EM_SWITCH_VALUES
#undef EM_SWITCH_VALUE
#undef EM_SWITCH_NO_VALUE

enum
{
  EM_OFF,
  EM_ON
};

extern const ArbSwitchDefinition em_switches[];

G_END_DECLS
