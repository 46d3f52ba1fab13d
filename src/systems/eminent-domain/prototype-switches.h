/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * PROTO_SWITCHES:
 *
 * The open questions of the text of January 2010, one per line: enumerator, id, and the
 * readings. Source: 8.4, by its numbers.
 */
#define PROTO_SWITCHES(X) \
  X (SURVEY_REST, "survey-rest", "bottom", "discard")                              /* 2 */ \
  X (FREED_COLONIES, "freed-colonies", "discard", "removed", "stay")               /* 3 */ \
  X (TUCKED_CARDS, "tucked-cards", "stay", "discard")                              /* 4 */ \
  X (FOLLOWER_CARDS, "follower-cards", "leader-cleanup", "at-once", "own-cleanup") /* 5 */ \
  X (ABOVE_HAND, "above-hand", "keep", "discard")                                  /* 6 */ \
  X (SMALL_FOLLOW, "small-follow", "nothing", "refused")                           /* 7 */ \
  X (PLANET_ICONS, "planet-icons", "no", "yes")                                    /* 8 */ \
  X (SECOND_TIE, "second-tie", "shared", "nobody")                                 /* 9 */ \
  X (DISC_LIMIT, "disc-limit", "limited", "unlimited")                             /* 10 */ \
  X (INFLUENCE_OWED, "influence-owed", "paid", "lost")                             /* 11 */ \
  X (FOLLOW_CARD, "follow-needs-card", "yes", "no")                                /* 13 */ \
  X (EMPTY_DRAW, "empty-draw", "nothing", "refused")                               /* 14 */ \
  X (START_PLANET, "start-planet", "face-down", "face-up")                         /* 15 */ \
  X (DECLINE, "decline", "forbidden", "allowed")                                   /* 16 */

#define PROTO_SWITCH_ENUMERATOR(name, ...) PROTO_SWITCH_##name,
typedef enum
{
  PROTO_SWITCHES (PROTO_SWITCH_ENUMERATOR) PROTO_N_SWITCHES,
} ProtoSwitch;
#undef PROTO_SWITCH_ENUMERATOR

/* The readings, in the order of their lines. */
enum
{
  PROTO_REST_BOTTOM,
  PROTO_REST_DISCARD
};
enum
{
  PROTO_FREED_DISCARD,
  PROTO_FREED_REMOVED,
  PROTO_FREED_STAY
};
enum
{
  PROTO_TUCKED_STAY,
  PROTO_TUCKED_DISCARD
};
enum
{
  PROTO_FOLLOWER_LEADER_CLEANUP,
  PROTO_FOLLOWER_AT_ONCE,
  PROTO_FOLLOWER_OWN_CLEANUP
};
enum
{
  PROTO_ABOVE_KEEP,
  PROTO_ABOVE_DISCARD
};
enum
{
  PROTO_SMALL_NOTHING,
  PROTO_SMALL_REFUSED
};
enum
{
  PROTO_ICONS_NO,
  PROTO_ICONS_YES
};
enum
{
  PROTO_TIE_SHARED,
  PROTO_TIE_NOBODY
};
enum
{
  PROTO_DISCS_LIMITED,
  PROTO_DISCS_UNLIMITED
};
enum
{
  PROTO_OWED_PAID,
  PROTO_OWED_LOST
};
enum
{
  PROTO_CARD_NEEDED,
  PROTO_CARD_NOT_NEEDED
};
enum
{
  PROTO_DRAW_NOTHING,
  PROTO_DRAW_REFUSED
};
enum
{
  PROTO_START_FACE_DOWN,
  PROTO_START_FACE_UP
};
enum
{
  PROTO_DECLINE_FORBIDDEN,
  PROTO_DECLINE_ALLOWED
};

/** proto_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition proto_switches[];

G_END_DECLS
