/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"
#include "engine/core/script.h"

G_BEGIN_DECLS

/**
 * CaseArrange:
 * @state: a state
 * @words: what follows `given`
 * @problem: (out): why it cannot be arranged; %NULL if it is nothing that this arranges
 *
 * Puts a table as a case wants it, where no move can.
 *
 * Returns: whether it could
 */
typedef gboolean (*CaseArrange) (ArbState *state, const char *words, char **problem);

/**
 * CaseSystem:
 * @ruleset: the system
 * @arrange: (nullable): what `given` can arrange besides what a position can say
 * @used_sort: a sort of names each of which some case must name; 0 for none
 * @scripts: the effects, each of which some case must use
 * @own_effects: (nullable): the effects that no shipped card has, which another test uses; ended by
 *   %NULL
 * @scoring: (nullable): the field of a scoring condition, each value of which but the first, for
 *   unknown, must score in some case
 * @own_scoring: (nullable): its values that no shipped card has, which another test uses; ended by
 *   %NULL
 *
 * What the cases of a system need.
 */
typedef struct
{
  const ArbRuleset *ruleset;
  CaseArrange arrange;
  guint used_sort;
  const ArbScripts *scripts;
  const char *const *own_effects;
  const char *scoring;
  const char *const *own_scoring;
} CaseSystem;

/**
 * case_runner_main:
 *
 * Runs the cases of the files that the program is given. A case is a line:
 *
 *     ID EDITION,… [players=N] [variant=V] [SWITCH=VALUE] | STEP; STEP => EXPECTED; … [-- why]
 *
 * A step is a move of the notation, or `given` and a line of a position, or `allow` and a
 * move that only overrulable rules forbid and the table allows. All other steps but the last must
 * be playable; closing moves may be left out before them. The last is judged as it
 * stands, or if it is `say` and a move as a player is told who says it: closing moves that help go
 * before it, and a rule that forbids one is a reason, with the `seat` that breaks it. What is
 * expected of it comes first: `legal`, `void`, `illegal` or `undecidable`,
 * then each reason in order with the numbers that matter, then `ruled` if the table allows it.
 * `then` instead judges nothing: all steps must be playable. After that follow facts about the
 * table when the last step was made: `SEAT COUNTER=N`, `SEAT ZONE=N` (cards in it),
 * `SEAT ZONE:CARD=N`, `SEAT ZONE:CARD.COUNTER=N`, `SEAT #PLANET:COUNTER=N` (zones also of what
 * follows for hidden cards), and `score`, `rank`, `tiebreak`, `over`, `turn`,
 * `last-turn`, `decides` (seats, `2+3`), `winners`, `decided-by`, and the marks of the score sheet:
 * `ruled`, `adjusted` (how many), `ended-by-table`.
 *
 * Among the facts `remedy MOVE, MOVE, …` says which moves would make the last step legal in the same
 * turn, closing moves included, as a player is told who says it: closing moves may be left out
 * before it, if it is still refused then. Where one of them needs something that is not known, the
 * list begins with `maybe`; a move that takes the place of the last step follows `instead`. All
 * remedies must be told, in any order, unless one is `remedy …`; `remedy none` says that nothing
 * helps in this turn.
 *
 * Every edition of a case is a test, and no step may make anything appear or vanish. The last
 * tests fail when a rule of the system has no case that yields it, an overrulable one none in
 * which the table allows the move or is in no table of remedies, one that has remedies none that
 * tells one, a value of a switch none that comes out otherwise under another value, a verb none in
 * which it is the last step and allowed, or a name of @used_sort none that mentions it.
 *
 * Returns: as main()
 */
int case_runner_main (int argc, char *argv[], const CaseSystem *system);

G_END_DECLS
