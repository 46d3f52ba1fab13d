/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/help/remedy.h"

#include <string.h>

/* The most moves of a remedy besides closing moves, and the most moves that are tried to find
 * remedies. */
#define MAX_DEPTH 6
#define MAX_TRIES 4000

/* The state of the search for remedies. */
typedef struct
{
  const ArbState *start;
  ArbRemedies *remedies;
  ArbRemedy path; /* the moves so far */
  guint n_tries;  /* left */
} Search;

static void
add_suggestion (ArbRemedies *self, ArbMove move, gboolean supposed, gboolean instead)
{
  for (guint i = 0; i < self->n_suggestions; i++)
    if (arb_move_equal (self->suggestions[i], move))
      {
        self->supposed[i] = self->supposed[i] && supposed;
        return;
      }
  if (self->n_suggestions == ARB_MAX_SUGGESTIONS)
    return;
  self->supposed[self->n_suggestions] = !!supposed;
  self->instead[self->n_suggestions] = !!instead;
  self->suggestions[self->n_suggestions++] = move;
}

void
arb_remedies_suggest (ArbRemedies *self, ArbMove move, gboolean supposed)
{
  add_suggestion (self, move, supposed, FALSE);
}

void
arb_remedies_suggest_instead (ArbRemedies *self, ArbMove move, gboolean supposed)
{
  add_suggestion (self, move, supposed, TRUE);
}

void
arb_no_remedy (const ArbState *state, ArbMove move, const ArbReason *reason, ArbRemedies *remedies)
{
  (void) state;
  (void) move;
  (void) reason;
  (void) remedies;
}

static gboolean
push (ArbRemedy *path, ArbMove move)
{
  if (path->n_moves == ARB_MAX_REMEDY_MOVES)
    return FALSE;
  path->moves[path->n_moves++] = move;
  return TRUE;
}

/* Applies the closing moves of the player until @move is possible in @state; they and @move, in
 * canonical form, are appended to @path. Returns whether it is possible in the turn of the
 * start. */
static gboolean
reach (const Search *search, ArbState *state, ArbMove *move, ArbRemedy *path)
{
  const ArbMove said = *move;
  ArbVerdict verdict;
  ArbMove closing;

  for (;;)
    {
      *move = said;
      arb_canonicalize (state, move);
      if (arb_check (state, *move, &verdict))
        return TRUE;
      if (!arb_is_out_of_order (arb_ruleset_of (state), &verdict)
          || !arb_find_own_closing (state, said, &closing) || !push (path, closing))
        return FALSE;
      arb_apply (state, closing, FALSE);
      if (state->over || state->turn != search->start->turn)
        return FALSE;
    }
}

static gboolean
has_own_move (const ArbRemedy *remedy, ArbMove move)
{
  for (guint i = 0; i < remedy->n_moves; i++)
    if (arb_move_equal (remedy->moves[i], move))
      return TRUE;
  return FALSE;
}

/* Whether a known remedy consists of fewer of the same moves. */
static gboolean
is_known (const Search *search, const ArbRemedy *path)
{
  const ArbRuleset *ruleset = arb_ruleset_of (search->start);

  for (guint i = 0; i < search->remedies->n; i++)
    {
      const ArbRemedy *known = &search->remedies->items[i];
      gboolean less = TRUE;

      for (guint j = 0; less && j < known->n_moves; j++)
        less = ruleset->verbs[known->moves[j].verb]->kind == ARB_VERB_CLOSING
               || has_own_move (path, known->moves[j]);
      if (less)
        return TRUE;
    }
  return FALSE;
}

/* Adds the path to the remedies if the refused move is possible after it. A legal move that only
 * has the same canonical form after closing moves is no remedy. */
static void
add_if_enough (Search *search, const ArbState *state)
{
  ArbRemedies *remedies = search->remedies;
  ArbRemedy path = search->path;
  ArbMove move = remedies->move;
  ArbStateRoom room;

  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  if (reach (search, &room.state, &move, &path) && path.n_moves > 0 && !is_known (search, &path))
    remedies->items[remedies->n++] = path;
}

static void search_on (Search *search, const ArbState *state, guint depth, guint last);

/* Applies @move after the path, and looks for remedies with up to @depth further moves. */
static void
try_move (Search *search, const ArbState *state, ArbMove move, gboolean supposed, guint depth,
          guint index)
{
  ArbRemedy path = search->path;
  ArbStateRoom room;

  if (search->n_tries == 0 || search->remedies->n == ARB_MAX_REMEDIES)
    return;
  search->n_tries--;
  memcpy (&room, state, arb_ruleset_of (state)->state_size);
  if (reach (search, &room.state, &move, &search->path) && push (&search->path, move))
    {
      arb_apply (&room.state, move, FALSE);
      search->path.supposed |= supposed;
      if (!room.state.over && room.state.turn == search->start->turn)
        {
          if (depth == 0)
            add_if_enough (search, &room.state);
          else
            search_on (search, &room.state, depth - 1, index);
        }
    }
  search->path = path;
}

/* Adds the moves that take the place of the refused one, where they are possible at once. */
static void
add_instead (Search *search)
{
  ArbRemedies *remedies = search->remedies;
  ArbVerdict verdict;

  for (guint i = 0; i < remedies->n_suggestions && remedies->n < ARB_MAX_REMEDIES; i++)
    if (remedies->instead[i] && arb_check (search->start, remedies->suggestions[i], &verdict))
      remedies->items[remedies->n++] = (ArbRemedy){ .n_moves = 1,
                                                    .supposed = remedies->supposed[i],
                                                    .instead = TRUE,
                                                    .moves = { remedies->suggestions[i] } };
}

/* Tries the suggestions; those with the same verb only in one order, because their order does not
 * matter. */
static void
search_on (Search *search, const ArbState *state, guint depth, guint last)
{
  const ArbRemedies *remedies = search->remedies;

  for (guint i = 0; i < remedies->n_suggestions; i++)
    if (!remedies->instead[i]
        && (i >= last || last >= remedies->n_suggestions
            || remedies->suggestions[i].verb != remedies->suggestions[last].verb))
      try_move (search, state, remedies->suggestions[i], remedies->supposed[i], depth, i);
}

/* Whether no move before number @index has its verb. */
static gboolean
is_first_of_verb (const ArbMove *moves, guint index)
{
  for (guint i = 0; i < index; i++)
    if (moves[i].verb == moves[index].verb)
      return FALSE;
  return TRUE;
}

/* Tries each legal decision of the player: first one by each verb, because not all may have room. */
static void
try_list (Search *search)
{
  const ArbRuleset *ruleset = arb_ruleset_of (search->start);
  guint seat = search->remedies->move.seat;
  ArbMove moves[ARB_MAX_MOVES];
  guint n = 0;

  if (seat != ARB_TABLE && (arb_to_decide (search->start) >> seat & 1) != 0)
    n = arb_list (search->start, seat, moves, ARB_MAX_MOVES);
  for (guint later = 0; later < 2; later++)
    for (guint i = 0; i < n; i++)
      if (ruleset->verbs[moves[i].verb]->kind <= ARB_VERB_ANSWER
          && is_first_of_verb (moves, i) != (later != 0))
        try_move (search, search->start, moves[i], FALSE, 0, 0);
}

static void
collect_suggestions (const ArbState *state, const ArbVerdict *verdict, ArbRemedies *remedies)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);

  for (guint i = 0; ruleset->help.remedies != NULL && i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];
      ArbRemedyFunc suggest = ruleset->help.remedies[reason->rule];

      if (suggest != NULL)
        suggest (state, remedies->move, reason, remedies);
    }
}

guint
arb_remedies_find (const ArbState *state, ArbMove move, const ArbVerdict *verdict,
                   ArbRemedies *remedies)
{
  Search search = { .start = state, .remedies = remedies, .n_tries = MAX_TRIES };

  remedies->n = 0;
  remedies->n_suggestions = 0;
  remedies->move = move;
  if (arb_verdict_allows (verdict) || state->over)
    return 0;

  collect_suggestions (state, verdict, remedies);
  add_if_enough (&search, state);
  add_instead (&search);
  for (guint depth = 0; depth < MAX_DEPTH && remedies->n == 0 && search.n_tries > 0; depth++)
    {
      search_on (&search, state, depth, remedies->n_suggestions);
      if (depth == 0 && remedies->n == 0)
        try_list (&search);
    }
  return remedies->n;
}

static void
suggest_readings (const ArbState *state, guint which, ArbRemedies *remedies)
{
  const ArbCatalogue *catalogue = state->catalogue;

  for (guint reading = 0; reading < catalogue->switches[which].n_readings; reading++)
    arb_remedies_suggest (remedies, arb_open_rules_answer (catalogue, which, reading), FALSE);
}

static void
suggest_answers (const ArbState *state, ArbMove move, const ArbReason *reason,
                 ArbRemedies *remedies)
{
  const ArbRemedyFunc *suggest = arb_ruleset_of (state)->help.remedies;

  if (reason->rule == ARB_RULE_OPEN)
    suggest_readings (state, arb_argument_value (reason->subject), remedies);
  else if (suggest != NULL && suggest[reason->rule] != NULL)
    suggest[reason->rule](state, move, reason, remedies);
}

guint
arb_list_answers (const ArbState *state, ArbMove move, const ArbVerdict *verdict, ArbMove *answers,
                  guint max)
{
  const ArbVerb *const *verbs = arb_ruleset_of (state)->verbs;
  ArbRemedies remedies = { .move = move };
  ArbVerdict answered;
  guint n = 0;

  if (verdict->value == ARB_UNDECIDABLE)
    for (guint i = 0; i < verdict->n_reasons; i++)
      suggest_answers (state, move, &verdict->reasons[i], &remedies);
  for (guint i = 0; i < remedies.n_suggestions && n < max; i++)
    {
      ArbVerbKind kind = verbs[remedies.suggestions[i].verb]->kind;

      if ((kind == ARB_VERB_OBSERVATION || kind == ARB_VERB_TABLE)
          && arb_check (state, remedies.suggestions[i], &answered))
        answers[n++] = remedies.suggestions[i];
    }
  return n;
}
