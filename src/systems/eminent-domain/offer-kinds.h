/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * EM_OFFER_KINDS:
 *
 * Every kind of offer, its enumerator and its id, and its rows:
 * - `lead`, `answer`, `boost`: a role with a number of cards of its stack, and all parts of its
 * result that need no choice
 * - `lead-open`: a role, its boosting left open
 * - `boost-card`, `lead-card`: other cards shown for the role, boosting left open
 * - `dissent`, `everyone-dissents`, `discard`; `discard-card`: a technology; `late-discard`,
 * `late-discard-card`: the same without the Action that may still follow the role
 * - `no-action`: leaves out an Action that leading does not leave out
 * - `action`: a role: the Action of its standard card; `action-card`: any other card's
 * - `settle-action`, `settle-role`, `attack-action`, `attack-role`: a planet that is ready for it,
 * or may be ready, depending on an open rule
 * - the open choice of a script: `collect`; `settle`, `attack`, `colony`, `colony-card`,
 * `terraform`: a planet, with role cards, with one technology, with any card; `keep`: a back,
 * `keep-unsaid`: without a word, `kept`: afterwards, which planet of that back it is; `produce`,
 * `trade`: a slot of a planet, or a fighter for the card that allows it; `produce-set`, `trade-set`:
 * several of them at once; `acquire`, `technology`: a technology that can be acquired now, and one
 * that cannot; `take`: a stack; `name`: a resource
 * - `remove` and `remove-itself` for an effect that asks for it, `remove-standing` if a permanent
 * allows its owner to
 * - `none`: nothing (more) of it
 */
#define EM_OFFER_KINDS(KIND) \
  KIND (LEAD, "lead") \
  KIND (LEAD_OPEN, "lead-open") \
  KIND (LEAD_CARD, "lead-card") \
  KIND (ANSWER, "answer") \
  KIND (DISSENT, "dissent") \
  KIND (EVERYONE_DISSENTS, "everyone-dissents") \
  KIND (BOOST, "boost") \
  KIND (BOOST_CARD, "boost-card") \
  KIND (DISCARD, "discard") \
  KIND (DISCARD_CARD, "discard-card") \
  KIND (LATE_DISCARD, "late-discard") \
  KIND (LATE_DISCARD_CARD, "late-discard-card") \
  KIND (NO_ACTION, "no-action") \
  KIND (ACTION, "action") \
  KIND (ACTION_CARD, "action-card") \
  KIND (SETTLE_ACTION, "settle-action") \
  KIND (SETTLE_ROLE, "settle-role") \
  KIND (ATTACK_ACTION, "attack-action") \
  KIND (ATTACK_ROLE, "attack-role") \
  KIND (COLLECT, "collect") \
  KIND (SETTLE, "settle") \
  KIND (ATTACK, "attack") \
  KIND (COLONY, "colony") \
  KIND (COLONY_CARD, "colony-card") \
  KIND (TERRAFORM, "terraform") \
  KIND (KEEP, "keep") \
  KIND (KEEP_UNSAID, "keep-unsaid") \
  KIND (KEPT, "kept") \
  KIND (PRODUCE, "produce") \
  KIND (TRADE, "trade") \
  KIND (PRODUCE_SET, "produce-set") \
  KIND (TRADE_SET, "trade-set") \
  KIND (ACQUIRE, "acquire") \
  KIND (TECHNOLOGY, "technology") \
  KIND (TAKE, "take") \
  KIND (NAME, "name") \
  KIND (REMOVE, "remove") \
  KIND (REMOVE_ITSELF, "remove-itself") \
  KIND (REMOVE_STANDING, "remove-standing") \
  KIND (NONE, "none")

#define EM_OFFER_ENUMERATOR(name, id) EM_OFFER_##name,
/** EmOffer: the kinds of offers, see %EM_OFFER_KINDS. */
typedef enum
{
  EM_OFFER_KINDS (EM_OFFER_ENUMERATOR) EM_N_OFFERS,
} EmOffer;
#undef EM_OFFER_ENUMERATOR

/** em_offer_kinds: the ids of the kinds, ended by %NULL. */
extern const char *const em_offer_kinds[];

G_END_DECLS
