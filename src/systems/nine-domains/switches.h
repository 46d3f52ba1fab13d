/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/lists.h"
#include "engine/core/ruleset.h"

G_BEGIN_DECLS

/**
 * NINE_SWITCHES:
 *
 * What the texts leave open or can be read in two ways: enumerator, id, and the values, each with the
 * enumerator with which the rule's file compares, and its word.
 */
#define NINE_SWITCHES(SWITCH, VALUE) \
  SWITCH (NINE_SWITCH_DEAL, "special-deal", \
          VALUE (NINE_DEAL_THREE_A_GAME, "three-a-game") \
              VALUE (NINE_DEAL_THREE_A_ROUND, "three-a-round") \
                  VALUE (NINE_DEAL_ONE_A_ROUND, "one-a-round")) \
  SWITCH (NINE_SWITCH_SELF_MALUS, "self-malus", \
          VALUE (NINE_MALUS_BONUS, "bonus") VALUE (NINE_MALUS_STRENGTH, "strength")) \
  SWITCH (NINE_SWITCH_NEGATIVE_BONUS, "negative-bonus", \
          VALUE (NINE_NEGATIVE_SIGNED, "signed") VALUE (NINE_NEGATIVE_NONE, "none")) \
  SWITCH (NINE_SWITCH_STAR_MARGIN, "star-margin", \
          VALUE (NINE_STAR_NO_POINTS, "no-points") VALUE (NINE_STAR_POINTS, "points")) \
  SWITCH (NINE_SWITCH_MARGIN, "margin", \
          VALUE (NINE_MARGIN_FINAL, "final") VALUE (NINE_MARGIN_PRINTED, "printed")) \
  SWITCH (NINE_SWITCH_SWAP_ORDER, "swap-order", \
          VALUE (NINE_ORDER_LEFT_TO_RIGHT, "left-to-right") \
              VALUE (NINE_ORDER_RIGHT_TO_LEFT, "right-to-left")) \
  SWITCH (NINE_SWITCH_FRESH_DOMAINS, "fresh-domains", \
          VALUE (NINE_FRESH_ALLOWED, "allowed") VALUE (NINE_FRESH_FORBIDDEN, "forbidden")) \
  SWITCH (NINE_SWITCH_RETURN, "return-this-round", \
          VALUE (NINE_RETURN_ANY, "any") VALUE (NINE_RETURN_NOT_ITSELF, "not-itself") \
              VALUE (NINE_RETURN_EARLIER, "earlier")) \
  SWITCH (NINE_SWITCH_LAST_ELEMENTS, "last-round-elements", \
          VALUE (NINE_LAST_ELEMENTS_WIN, "win") VALUE (NINE_LAST_ELEMENTS_POINTS, "points")) \
  SWITCH (NINE_SWITCH_FINAL_TIE, "final-tie", \
          VALUE (NINE_TIE_SHARED, "shared") VALUE (NINE_TIE_MOST_DOMAINS, "most-domains") \
              VALUE (NINE_TIE_HIGHEST_DOMAIN, "highest-domain"))

/** NineSwitch: see %NINE_SWITCHES. */
typedef enum
{
  NINE_SWITCHES (ARB_LIST_NAME, ARB_LIST_NOTHING) NINE_N_SWITCHES,
} NineSwitch;

NINE_SWITCHES (ARB_LIST_VALUES, ARB_LIST_NAME)

/** nine_switches: see #ArbRuleset. */
extern const ArbSwitchDefinition nine_switches[];

G_END_DECLS
