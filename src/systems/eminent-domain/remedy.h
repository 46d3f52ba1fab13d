/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/remedy.h"
#include "systems/eminent-domain/state.h"

G_BEGIN_DECLS

/** EmHelp: what kind of move is suggested. */
typedef enum
{
  EM_HELP_ACTION,          /* play this card, known to be in the hand, for its Action */
  EM_HELP_ACTION_POSSIBLE, /* the same with a card that can be in the hand */
  EM_HELP_LEAD,            /* lead this role */
  EM_HELP_FOLLOW,          /* follow with symbols of the Empire */
  EM_HELP_BOOST,           /* boost with this card, known to be in the hand */
  EM_HELP_BOOST_POSSIBLE,  /* the same with a card that can be in the hand */
  EM_HELP_COLLECT,         /* fighters that an effect gives */
  EM_HELP_TUCK,            /* a card that can be tucked as a colony now */
  EM_HELP_SYMBOL,          /* a face-down planet with a symbol that would count */
  EM_HELP_TURN_UP,         /* a face-down planet */
  EM_HELP_DISCARD,
  EM_HELP_REMOVE, /* a permanent lets cards be removed from the hand */
  EM_HELP_NAME,   /* a planet that it can be */
} EmHelp;

/** em_remedies: see #ArbHelp: the one table of what is suggested against which rule. */
extern const ArbRemedyFunc em_remedies[];

/** em_help: suggests the moves that @help stands for. */
void em_help (ArbRemedies *remedies, EmHelp help, ArbArgument subject, guint amount, guint seat);

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
