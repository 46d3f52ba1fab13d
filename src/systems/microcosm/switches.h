/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * MicroSwitch: the questions that the rules leave open or that can be read in two ways; the values
 * are in switches.c.
 */
typedef enum
{
  MICRO_SWITCH_REVEAL_DISCARD,  /* reveal-discard (A3) */
  MICRO_SWITCH_PILE_CHOICE,     /* pile-choice (A4) */
  MICRO_SWITCH_COLONY_SIDE,     /* colony-side (A6) */
  MICRO_SWITCH_SELF_PROTECTION, /* self-protection (A8) */
  MICRO_SWITCH_BONUSES,         /* two-bonuses (A9) */
  MICRO_SWITCH_SPOILS_BONUS,    /* spoils-bonus (A10) */
  MICRO_SWITCH_PASS,            /* pass (A12) */
  MICRO_SWITCH_TURN_UP,         /* turn-up (A14) */
  MICRO_SWITCH_SWAP_TO,         /* swap-to (A15) */
  MICRO_SWITCH_FACE_DOWN_SCORE, /* face-down-score (A16) */
  MICRO_SWITCH_COUNTS_ITSELF,   /* counts-itself (A17) */
  MICRO_SWITCH_EMPTY_RESEARCH,  /* empty-research (A18) */
  MICRO_SWITCH_EMPTY_HAND,      /* empty-hand (A19) */
  MICRO_SWITCH_CAPITAL_SPOILS,  /* capital-spoils (scoring table) */
  MICRO_N_SWITCHES,
} MicroSwitch;

/* Values of questions that are answered by yes or no */
enum
{
  MICRO_NO,
  MICRO_YES
};
/* MICRO_SWITCH_PILE_CHOICE */
enum
{
  MICRO_PILE_ANY,
  MICRO_PILE_TOP_TO_COLONIZE,
  MICRO_PILE_TOP
};
/* MICRO_SWITCH_COLONY_SIDE */
enum
{
  MICRO_COLONY_FACE_DOWN,
  MICRO_COLONY_AS_IT_LAY
};
/* MICRO_SWITCH_PASS */
enum
{
  MICRO_PASS_ALLOWED,
  MICRO_PASS_FORBIDDEN
};
/* MICRO_SWITCH_TURN_UP */
enum
{
  MICRO_TURN_UP_ANY_TIME,
  MICRO_TURN_UP_FOR_ICONS
};
/* MICRO_SWITCH_SWAP_TO */
enum
{
  MICRO_SWAP_TO_HAND,
  MICRO_SWAP_TO_DISCARD
};
/* MICRO_SWITCH_COUNTS_ITSELF */
enum
{
  MICRO_ITSELF_COUNTS,
  MICRO_ITSELF_DOES_NOT
};
/* MICRO_SWITCH_EMPTY_RESEARCH, MICRO_SWITCH_EMPTY_HAND */
enum
{
  MICRO_EMPTY_NO_EFFECT,
  MICRO_EMPTY_REFUSED
};

/** micro_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition micro_switches[];

G_END_DECLS
