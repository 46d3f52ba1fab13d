/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * PROTO_SWITCHES:
 *
 * The open questions of the text of January 2010, in the form of %EM_SWITCHES. Source: 8.4, by its
 * numbers.
 */
#define PROTO_SWITCHES(SWITCH, VALUE) \
  SWITCH (SURVEY_REST, "survey-rest", /* 2 */ \
          VALUE (REST_BOTTOM, "bottom") VALUE (REST_DISCARD, "discard")) \
  SWITCH (FREED_COLONIES, "freed-colonies", /* 3 */ \
          VALUE (FREED_DISCARD, "discard") VALUE (FREED_REMOVED, "removed") \
              VALUE (FREED_STAY, "stay")) \
  SWITCH (TUCKED_CARDS, "tucked-cards", /* 4 */ \
          VALUE (TUCKED_STAY, "stay") VALUE (TUCKED_DISCARD, "discard")) \
  SWITCH (FOLLOWER_CARDS, "follower-cards", /* 5 */ \
          VALUE (FOLLOWER_LEADER_CLEANUP, "leader-cleanup") VALUE (FOLLOWER_AT_ONCE, "at-once") \
              VALUE (FOLLOWER_OWN_CLEANUP, "own-cleanup")) \
  SWITCH (ABOVE_HAND, "above-hand", /* 6 */ \
          VALUE (ABOVE_KEEP, "keep") VALUE (ABOVE_DISCARD, "discard")) \
  SWITCH (SMALL_FOLLOW, "small-follow", /* 7 */ \
          VALUE (SMALL_NOTHING, "nothing") VALUE (SMALL_REFUSED, "refused")) \
  SWITCH (PLANET_ICONS, "planet-icons", /* 8 */ \
          VALUE (ICONS_NO, "no") VALUE (ICONS_YES, "yes")) \
  SWITCH (SECOND_TIE, "second-tie", /* 9 */ \
          VALUE (TIE_SHARED, "shared") VALUE (TIE_NOBODY, "nobody")) \
  SWITCH (DISC_LIMIT, "disc-limit", /* 10 */ \
          VALUE (DISCS_LIMITED, "limited") VALUE (DISCS_UNLIMITED, "unlimited")) \
  SWITCH (INFLUENCE_OWED, "influence-owed", /* 11 */ \
          VALUE (OWED_PAID, "paid") VALUE (OWED_LOST, "lost")) \
  SWITCH (FOLLOW_CARD, "follow-needs-card", /* 13 */ \
          VALUE (CARD_NEEDED, "yes") VALUE (CARD_NOT_NEEDED, "no")) \
  SWITCH (EMPTY_DRAW, "empty-draw", /* 14 */ \
          VALUE (DRAW_NOTHING, "nothing") VALUE (DRAW_REFUSED, "refused")) \
  SWITCH (START_PLANET, "start-planet", /* 15 */ \
          VALUE (START_FACE_DOWN, "face-down") VALUE (START_FACE_UP, "face-up")) \
  SWITCH (DECLINE, "decline", /* 16 */ \
          VALUE (DECLINE_FORBIDDEN, "forbidden") VALUE (DECLINE_ALLOWED, "allowed")) \
  SWITCH (ROLE_IN_FULL, "role-in-full", /* not in the list: one sentence for all six roles */ \
          VALUE (ROLE_FULL, "full") VALUE (ROLE_UP_TO, "up-to") VALUE (ROLE_OPTIONAL, "optional"))

#define PROTO_SWITCH_ENUMERATOR(name, id, values) PROTO_SWITCH_##name,
#define PROTO_SWITCH_NO_VALUE(name, word)
typedef enum
{
  PROTO_SWITCHES (PROTO_SWITCH_ENUMERATOR, PROTO_SWITCH_NO_VALUE) PROTO_N_SWITCHES,
} ProtoSwitch;
#undef PROTO_SWITCH_ENUMERATOR
#undef PROTO_SWITCH_NO_VALUE

/* The readings of each switch, counted from 0. */
#define PROTO_SWITCH_VALUES(name, id, values) \
  enum \
  { \
    values PROTO_N_VALUES_##name, \
  };
#define PROTO_SWITCH_VALUE(name, word) PROTO_##name,
PROTO_SWITCHES (PROTO_SWITCH_VALUES, PROTO_SWITCH_VALUE)
#undef PROTO_SWITCH_VALUES
#undef PROTO_SWITCH_VALUE

/** proto_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition proto_switches[];

G_END_DECLS
