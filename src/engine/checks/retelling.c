/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/retelling.h"

#include "engine/core/notation.h"
#include "engine/play/shows.h"

/* How soon the facts are recorded: one before each move in so many; never by itself for 0. */
static const guint8 paces[] = { 0, 1, 8 };

typedef struct
{
  const ArbGame *game;
  ArbState *state;
  ArbRandom *random;
  GPtrArray *facts; /* the lines that are still to be recorded */
} Retelling;

static gboolean
is_fact (const ArbState *state, const ArbEntry *line)
{
  return arb_shows (arb_ruleset_of (state), line->move);
}

/* Judges @line in the present state. Returns whether it is possible as it was in the game. */
static gboolean
judge (const Retelling *self, const ArbEntry *line, ArbEntry *now)
{
  *now = *line;
  arb_entry_judge (now, self->state);
  return !now->struck
         && (arb_verdict_allows (&now->verdict) || !arb_verdict_allows (&line->verdict));
}

/* Records the fact @index, and the others about the same list. */
static void
record_fact_at (Retelling *self, guint index)
{
  const ArbEntry *fact = self->facts->pdata[index];
  ArbEntry now;

  g_ptr_array_remove_index (self->facts, index);
  judge (self, fact, &now);
  arb_entry_apply (&now, self->state);
  for (guint i = 0; i < self->facts->len; i++)
    {
      const ArbEntry *other = self->facts->pdata[i];

      if (arb_shows_same_list (self->state, fact->move, other->move))
        {
          record_fact_at (self, i);
          return;
        }
    }
}

/* Records one of the facts. Returns whether there was one. */
static gboolean
record_fact (Retelling *self)
{
  if (self->facts->len == 0)
    return FALSE;
  record_fact_at (self, arb_random_below (self->random, self->facts->len));
  return TRUE;
}

/* Records the moves of the game. Returns whether all were possible, up to the end. */
static gboolean
record_moves (Retelling *self, guint pace)
{
  for (guint i = 0; i < arb_game_get_length (self->game); i++)
    {
      const ArbEntry *line = arb_game_get_entry (self->game, i);
      gboolean possible;
      ArbEntry now;

      if (is_fact (self->state, line))
        continue;
      if (pace != 0 && arb_random_below (self->random, pace) == 0)
        record_fact (self);
      while (!(possible = judge (self, line, &now)) && record_fact (self))
        ;
      if (!possible)
        return self->state->over;
      arb_entry_apply (&now, self->state);
    }
  return TRUE;
}

static void
collect_facts (Retelling *self)
{
  for (guint i = 0; i < arb_game_get_length (self->game); i++)
    {
      const ArbEntry *line = arb_game_get_entry (self->game, i);

      if (is_fact (self->state, line))
        g_ptr_array_add (self->facts, (gpointer) line);
    }
}

const char *
arb_retelling_find_problem (const ArbGame *game, ArbRandom *random)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new ();
  ArbStateRoom room;
  Retelling self = { game, &room.state, random, facts };
  ArbScoreSheet sheet, again;

  arb_game_state_at (game, 0, &room.state);
  collect_facts (&self);
  if (facts->len == 0 || arb_ruleset_of (&room.state)->face_words->decides_what_is_asked)
    return NULL;

  if (!record_moves (&self, paces[arb_random_below (random, G_N_ELEMENTS (paces))]))
    return "a move is refused when facts are recorded at other moments";
  while (record_fact (&self))
    ;
  arb_game_score (game, &sheet);
  arb_score (&room.state, &again);
  return arb_score_sheet_equal (&sheet, &again)
             ? NULL
             : "the score depends on the order in which facts are recorded";
}

/* The vocabulary also has `end`, which only a game that goes on can take. */
static void
check_late (ArbMove move, gpointer data)
{
  const ArbState **state = data;
  ArbVerdict verdict;

  if (*state == NULL || move.verb == ARB_VERB_END)
    return;
  arb_canonicalize (*state, &move);
  arb_check (*state, move, &verdict);
  for (guint i = 0; i < verdict.n_reasons; i++)
    if (verdict.reasons[i].rule == ARB_RULE_OVER)
      {
        *state = NULL;
        return;
      }
}

const char *
arb_late_find_problem (const ArbState *state)
{
  const ArbState *held = state;

  arb_vocabulary_foreach (state->catalogue, state->n_seats, 9, TRUE, check_late, &held);
  return held != NULL ? NULL : "something that was seen is refused because the game is over";
}
