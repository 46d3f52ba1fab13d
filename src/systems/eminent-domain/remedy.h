/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/remedy.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** EmHelp: where a remedy comes from; an index into em_sources. */
typedef enum
{
  EM_HELP_ACTION,          /* play this card, known to be in the hand, for its Action */
  EM_HELP_ACTION_POSSIBLE, /* the same with a card that can be in the hand */
  EM_HELP_LEAD,            /* lead this role; the amount is without any card of the hand */
  EM_HELP_FOLLOW,          /* follow it; likewise */
  EM_HELP_BOOST,           /* boost with this card, known to be in the hand */
  EM_HELP_BOOST_POSSIBLE,  /* the same with a card that can be in the hand */
  EM_HELP_BOOST_LATE,      /* it could have been boosted with, but that is over */
  EM_HELP_COLLECT,         /* fighters that an effect gives now */
  EM_HELP_TUCK,            /* a card that can be tucked as a colony now */
  EM_HELP_SYMBOL,          /* a face-down planet with a symbol that would count */
  EM_HELP_SYMBOL_POSSIBLE, /* a planet that was never told and can be one */
  EM_HELP_TURN_UP,         /* a face-down planet; needs colonies, or fighters */
  EM_HELP_TURN_UP_POSSIBLE,
  EM_HELP_DISCARD,
  EM_HELP_REMOVE,       /* a permanent lets cards be removed from the hand */
  EM_HELP_DECIDE_FIRST, /* that seat decides first */
  EM_HELP_SKIP_ACTION,
  EM_HELP_PUT_IN,       /* it can be told where it was played */
  EM_HELP_FINISH_FIRST, /* what has been begun comes first */
  EM_HELP_DISSENT,
  EM_HELP_CHOOSE_COLLECT, /* what was begun asks for it, or for another choice, first */
  EM_HELP_CHOOSE_ATTACK,
  EM_HELP_CHOOSE_SETTLE,
  EM_HELP_CHOOSE_COLONY,
  EM_HELP_CHOOSE_KEEP,
  EM_HELP_CHOOSE_PRODUCE,
  EM_HELP_CHOOSE_TRADE,
  EM_HELP_CHOOSE_TAKE,
  EM_HELP_CHOOSE_NAME,
  EM_HELP_AMOUNT,    /* the same with the right amount */
  EM_HELP_FREE_SLOT, /* a planet with a free slot of that kind */
  EM_HELP_RESOURCE,  /* a planet with a resource of that kind */
  EM_HELP_NAME,      /* a planet that it can be */
  EM_N_HELPS,
} EmHelp;

extern const char *const em_sources[];

/** em_remedies: see #ArbRuleset: the one table of what helps against which rule. */
extern const ArbRemedyFunc em_remedies[];

/** em_help: adds a remedy from a source of one's own. */
gint16 *em_help (ArbRemedies *remedies, EmHelp help, ArbArgument subject, guint amount, guint seat);

/** em_can_lead: whether @seat still has a role to lead in this turn. */
gboolean em_can_lead (const EmState *state, guint seat);

/** em_can_act: whether @seat still has an Action in this turn. */
gboolean em_can_act (const EmState *state, guint seat);

/** em_help_boosts: the cards that could be boosted with for @role, or could have been. */
void em_help_boosts (const EmState *state, guint seat, guint role, ArbRemedies *remedies);

/**
 * em_help_role:
 *
 * The ways in which @seat can still bring together symbols of @role in this turn; those of
 * colonies only from cards.
 */
void em_help_role (const EmState *state, guint seat, guint role, ArbRemedies *remedies);

/** em_help_effect: the Actions and roles with which @seat can still get to @effect, uncounted. */
void em_help_effect (const EmState *state, guint seat, EmEffect effect, ArbRemedies *remedies);

/** em_help_actions: the Actions with @effect that @seat can still play, with what they give. */
void em_help_actions (const EmState *state, guint seat, EmEffect effect, ArbRemedies *remedies);

/** em_help_scrap: the Actions that @seat can still play whose card may remove itself. */
void em_help_scrap (const EmState *state, guint seat, ArbRemedies *remedies);

G_END_DECLS
