/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * PROTO_SWITCHES:
 *
 * The open questions of the text of January 2010, in the form of %EM_SWITCHES. Source: 8.4, by its
 * numbers.
 */
#define PROTO_SWITCHES(SWITCH, VALUE) \
  SWITCH (PROTO_SWITCH_SURVEY_REST, "survey-rest", /* 2 */ \
          VALUE (PROTO_REST_BOTTOM, "bottom") VALUE (PROTO_REST_DISCARD, "discard")) \
  SWITCH (PROTO_SWITCH_FREED_COLONIES, "freed-colonies", /* 3 */ \
          VALUE (PROTO_FREED_DISCARD, "discard") VALUE (PROTO_FREED_REMOVED, "removed") \
              VALUE (PROTO_FREED_STAY, "stay")) \
  SWITCH (PROTO_SWITCH_TUCKED_CARDS, "tucked-cards", /* 4 */ \
          VALUE (PROTO_TUCKED_STAY, "stay") VALUE (PROTO_TUCKED_DISCARD, "discard")) \
  SWITCH (PROTO_SWITCH_FOLLOWER_CARDS, "follower-cards", /* 5 */ \
          VALUE (PROTO_FOLLOWER_LEADER_CLEANUP, "leader-cleanup") \
              VALUE (PROTO_FOLLOWER_AT_ONCE, "at-once") \
                  VALUE (PROTO_FOLLOWER_OWN_CLEANUP, "own-cleanup")) \
  SWITCH (PROTO_SWITCH_ABOVE_HAND, "above-hand", /* 6 */ \
          VALUE (PROTO_ABOVE_KEEP, "keep") VALUE (PROTO_ABOVE_DISCARD, "discard")) \
  SWITCH (PROTO_SWITCH_SMALL_FOLLOW, "small-follow", /* 7 */ \
          VALUE (PROTO_SMALL_NOTHING, "nothing") VALUE (PROTO_SMALL_REFUSED, "refused")) \
  SWITCH (PROTO_SWITCH_PLANET_ICONS, "planet-icons", /* 8 */ \
          VALUE (PROTO_ICONS_NO, "no") VALUE (PROTO_ICONS_YES, "yes")) \
  SWITCH (PROTO_SWITCH_SECOND_TIE, "second-tie", /* 9 */ \
          VALUE (PROTO_TIE_SHARED, "shared") VALUE (PROTO_TIE_NOBODY, "nobody")) \
  SWITCH (PROTO_SWITCH_DISC_LIMIT, "disc-limit", /* 10 */ \
          VALUE (PROTO_DISCS_LIMITED, "limited") VALUE (PROTO_DISCS_UNLIMITED, "unlimited")) \
  SWITCH (PROTO_SWITCH_INFLUENCE_OWED, "influence-owed", /* 11 */ \
          VALUE (PROTO_OWED_PAID, "paid") VALUE (PROTO_OWED_LOST, "lost")) \
  SWITCH (PROTO_SWITCH_FOLLOW_CARD, "follow-needs-card", /* 13 */ \
          VALUE (PROTO_CARD_NEEDED, "yes") VALUE (PROTO_CARD_NOT_NEEDED, "no")) \
  SWITCH (PROTO_SWITCH_EMPTY_DRAW, "empty-draw", /* 14 */ \
          VALUE (PROTO_DRAW_NOTHING, "nothing") VALUE (PROTO_DRAW_REFUSED, "refused")) \
  SWITCH (PROTO_SWITCH_START_PLANET, "start-planet", /* 15 */ \
          VALUE (PROTO_START_FACE_DOWN, "face-down") VALUE (PROTO_START_FACE_UP, "face-up")) \
  SWITCH (PROTO_SWITCH_DECLINE, "decline", /* 16 */ \
          VALUE (PROTO_DECLINE_FORBIDDEN, "forbidden") VALUE (PROTO_DECLINE_ALLOWED, "allowed")) \
  SWITCH (PROTO_SWITCH_ROLE_IN_FULL, \
          "role-in-full", /* not in the list: one sentence for all six roles */ \
          VALUE (PROTO_ROLE_FULL, "full") VALUE (PROTO_ROLE_UP_TO, "up-to") \
              VALUE (PROTO_ROLE_OPTIONAL, "optional"))

/** ProtoSwitch: the open questions, see %PROTO_SWITCHES. */
typedef enum
{
  PROTO_SWITCHES (ARB_LIST_NAME, ARB_LIST_NOTHING) PROTO_N_SWITCHES,
} ProtoSwitch;

PROTO_SWITCHES (ARB_LIST_VALUES, ARB_LIST_NAME)

/** proto_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition proto_switches[];

G_END_DECLS
