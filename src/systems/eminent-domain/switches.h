/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/** EmSwitch: the points in which editions differ; the values are in the order of switches.c. */
typedef enum
{
  EM_SWITCH_FOLLOW_CARD,      /* follow-needs-card (DS1) */
  EM_SWITCH_EMPTY_FOLLOW,     /* empty-follow (DS2) */
  EM_SWITCH_STICKERS,         /* display-stickers (DS3) */
  EM_SWITCH_ACTION_ZONE,      /* action-card-zone (DS5, DS5b) */
  EM_SWITCH_EXTRA_ROUND,      /* extra-round (DS7) */
  EM_SWITCH_STACKS_2P,        /* stacks-2p (DS9) */
  EM_SWITCH_FINAL_TIE,        /* final-tie (DS14) */
  EM_SWITCH_ERRATA,           /* errata (DS15 - DS18) */
  EM_SWITCH_MOBILIZATION,     /* mobilization-window (DS19) */
  EM_SWITCH_SELF_REMOVAL,     /* self-removal (DS20) */
  EM_SWITCH_SCORCHED_MARKER,  /* scorched-earth-marker (DS21) */
  EM_SWITCH_ANSWER_ORDER,     /* answer-order (DS30) */
  EM_SWITCH_PLANET_RESHUFFLE, /* planet-reshuffle (DS36) */
  EM_SWITCH_EARLIER,          /* earlier-trades */
  EM_SWITCH_KINDS_PAID,       /* kinds-paid */
  EM_SWITCH_MARKER_TIES,      /* marker-in-ties (DS21) */
  EM_SWITCH_LOGISTICS_SKIP,   /* logistics-skip (DS18) */
  EM_SWITCH_LEARNING,         /* learning-game */
  EM_SWITCH_LEARNING_DECK,    /* learning-deck (DS25) */
  EM_SWITCH_LEVEL_1,          /* level-1-only */
  EM_SWITCH_LEVEL_1_PLANETS,  /* level-1-planets */
  EM_SWITCH_EXTENDED,         /* extended */
  EM_N_SWITCHES,
} EmSwitch;

/* EM_SWITCH_FOLLOW_CARD */
enum
{
  EM_FOLLOW_CARD_NO,
  EM_FOLLOW_CARD_YES,
  EM_FOLLOW_CARD_COLONIZE
};
/* EM_SWITCH_EMPTY_FOLLOW */
enum
{
  EM_EMPTY_FOLLOW_VOID,
  EM_EMPTY_FOLLOW_REFUSED
};
/* EM_SWITCH_ACTION_ZONE */
enum
{
  EM_ACTION_ZONE_DISCARD,
  EM_ACTION_ZONE_ASIDE
};
/* EM_SWITCH_STACKS_2P */
enum
{
  EM_STACKS_PRINTED,
  EM_STACKS_ONLINE
};
/* EM_SWITCH_FINAL_TIE */
enum
{
  EM_TIE_ANOTHER_GAME,
  EM_TIE_DRAW,
  EM_TIE_SHARED
};
/* EM_SWITCH_MOBILIZATION */
enum
{
  EM_MOBILIZATION_AFTER_ROLE,
  EM_MOBILIZATION_AFTER_ANY,
  EM_MOBILIZATION_BEFORE_ANSWERS
};
/* EM_SWITCH_SELF_REMOVAL */
enum
{
  EM_SELF_REMOVAL_RESEARCH,
  EM_SELF_REMOVAL_IMPROVED
};
/* EM_SWITCH_SCORCHED_MARKER */
enum
{
  EM_MARKER_SUPPLY,
  EM_MARKER_PAID,
  EM_MARKER_OWN
};
/* EM_SWITCH_ANSWER_ORDER */
enum
{
  EM_ORDER_CLOCKWISE,
  EM_ORDER_FREE
};
/* EM_SWITCH_PLANET_RESHUFFLE */
enum
{
  EM_RESHUFFLE_AT_ONCE,
  EM_RESHUFFLE_ON_NEED
};
/* EM_SWITCH_EARLIER */
enum
{
  EM_EARLIER_NOT_COUNTED,
  EM_EARLIER_COUNTED
};
/* EM_SWITCH_KINDS_PAID */
enum
{
  EM_KINDS_PAID_AT_ONCE,
  EM_KINDS_PAID_AT_END
};
/* EM_SWITCH_MARKER_TIES */
enum
{
  EM_MARKER_TIES_NO,
  EM_MARKER_TIES_YES
};
/* EM_SWITCH_LOGISTICS_SKIP */
enum
{
  EM_LOGISTICS_SKIP_ENDS,
  EM_LOGISTICS_SKIP_ROLE_FIRST
};
/* EM_SWITCH_LEARNING_DECK */
enum
{
  EM_LEARNING_DECK_8,
  EM_LEARNING_DECK_10
};
/* EM_SWITCH_LEVEL_1_PLANETS */
enum
{
  EM_LEVEL_1_PLANETS_ALL,
  EM_LEVEL_1_PLANETS_LEARNING
};
/* the others */
enum
{
  EM_OFF,
  EM_ON
};

extern const ArbSwitchDefinition em_switches[];

G_END_DECLS
