/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/made-up-faces.h"

#include "engine/play/shows.h"

/* One more nick is said of one list in so many. */
#define AGAIN_EVERY 3

typedef struct
{
  ArbState *state; /* as it is after the moves */
  ArbRandom *random;
  GArray *moves;
} MakingUp;

static void
say (MakingUp *self, ArbMove move)
{
  arb_shows_apply (self->state, move, NULL);
  g_array_append_val (self->moves, move);
}

/* Says any value of @feature of @card; returns whether it found one at once. */
static gboolean
guess (MakingUp *self, ArbArgument card, guint feature)
{
  const ArbRuleset *ruleset = arb_ruleset_of (self->state);
  guint n = self->state->catalogue->sorts[ruleset->face_words->value_sort].n_names;
  ArbMove move = arb_shows_move (ruleset, card, feature, arb_random_below (self->random, n));

  if (!arb_shows_take (self->state, move))
    return FALSE;
  g_array_append_val (self->moves, move);
  return TRUE;
}

/* Says one of the values that @feature of @card can have; returns whether there was one. */
static gboolean
make_up (MakingUp *self, ArbArgument card, guint feature)
{
  const ArbRuleset *ruleset = arb_ruleset_of (self->state);
  ArbMove moves[ARB_MAX_FACE_VALUES];
  ArbMoves list = { moves, 0, G_N_ELEMENTS (moves) };
  guint first = 0, n;

  /* Where all values are likely, the first one that can be said is as good as any. */
  if (ruleset->playout.likely == NULL && guess (self, card, feature))
    return TRUE;
  arb_shows_list (self->state, card, feature, &list);
  n = list.n;
  if (ruleset->playout.likely != NULL)
    ruleset->playout.likely (self->state->catalogue, card, feature, &first, &n);
  if (n == 0 || first + n > list.n)
    return FALSE;
  say (self, moves[first + arb_random_below (self->random, n)]);
  return TRUE;
}

/* Makes up a list of nicks: one of them, and sometimes more. */
static void
make_up_list (MakingUp *self, ArbArgument card, const ArbFaceSlot *slot)
{
  guint more = slot->twice >= 0 ? (guint) slot->twice : (guint) slot->feature;

  if (!make_up (self, card, (guint) slot->feature))
    return;
  while (arb_random_below (self->random, AGAIN_EVERY) == 0 && make_up (self, card, more))
    ;
}

static void
make_up_card (MakingUp *self, const ArbFaceTable *table, guint index)
{
  ArbArgument card = arb_argument_name (table->faces->sort, table->faces->first + index);

  for (guint i = 0; i < table->faces->n_fields; i++)
    {
      const ArbFaceSlot *slot = &table->slots[i];

      if (slot->feature < 0 || arb_shows_is_known (self->state, card, (guint) slot->feature))
        continue;
      if (slot->field->type == ARB_FIELD_NICKS)
        make_up_list (self, card, slot);
      else
        make_up (self, card, (guint) slot->feature);
    }
}

void
arb_make_up_faces (const ArbState *state, ArbRandom *random, GArray *moves)
{
  const ArbCatalogue *catalogue = state->catalogue;
  ArbStateRoom room;
  MakingUp self = { &room.state, random, moves };

  memcpy (&room, state, catalogue->ruleset->state_size);
  for (guint i = 0; i < catalogue->n_face_tables; i++)
    for (guint card = 0; card < catalogue->face_tables[i].n_cards; card++)
      make_up_card (&self, &catalogue->face_tables[i], card);
}
