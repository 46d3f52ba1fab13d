/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/nine-domains/state.h"

G_BEGIN_DECLS

/** nine_verb_pile: `pile left domain-7`: the domain that lies open on a pile in this round. */
extern const ArbVerb nine_verb_pile;

/** nine_verb_special: `special 4+`: this kind is in play, so both hands can hold it from now on. */
extern const ArbVerb nine_verb_special;

/**
 * nine_verb_mark: `mark domain-5 half-purple`: what a domain shows, at any time, also after the end of the
 * game. The ends of all rounds are judged again.
 */
extern const ArbVerb nine_verb_mark;

/**
 * nine_verb_adjust: `1 adjust points +7`, `1 adjust domain-7`, or `adjust domain-7` for a domain that nobody
 * should have: makes the record agree with the table after a slip. Only a domain that has left the
 * piles can change hands; see nine_put_right().
 */
extern const ArbVerb nine_verb_adjust;

G_END_DECLS
