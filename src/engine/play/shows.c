/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/play/shows.h"

/* A field of a card. */
typedef struct
{
  const ArbFaceTable *table;
  const ArbFaceSlot *slot;
  guint card;
} Place;

/* What a move says: the field, how it is kept, or which nick of a list, and how many of them. */
typedef struct
{
  Place place;
  guint meaning;
  guint n;
} Said;

static const ArbFaceWords *
get_words (const ArbState *state)
{
  return arb_ruleset_of (state)->face_words;
}

static gboolean
is_list (const ArbFaceSlot *slot)
{
  return slot->field->type == ARB_FIELD_NICKS;
}

static guint32
load (const ArbState *state, const Place *place)
{
  return arb_face_load (state, place->table, place->slot, place->card);
}

/* Finds the table of a card; %FALSE if it is no card with a face. */
static gboolean
find_card (const ArbState *state, ArbArgument card, Place *place)
{
  const ArbCatalogue *catalogue = state->catalogue;
  guint index = arb_argument_value (card);

  for (guint i = 0; i < catalogue->n_face_tables; i++)
    {
      const ArbFaceTable *table = &catalogue->face_tables[i];
      guint first = table->faces->first;

      if (!arb_argument_is_name (card, table->faces->sort) || index < first
          || index >= first + table->n_cards)
        continue;
      place->table = table;
      place->card = index - first;
      return TRUE;
    }
  return FALSE;
}

/* Whether the card has the field, as far as one knows: -1 if that is unknown. */
static gint
has_field (const ArbState *state, const Place *place)
{
  const ArbFaceField *own = place->slot->own;
  guint byte;

  if (own->only_if == 0)
    return TRUE;
  if (place->slot->needs < 0)
    {
      gconstpointer record = arb_faces_record (state->catalogue, place->table, place->card);

      return G_STRUCT_MEMBER (guint8, record, own->only_if) == own->only_value;
    }
  byte = arb_face_load (state, place->table, &place->table->slots[place->slot->needs], place->card);
  return byte == 0 ? -1 : byte == own->only_value;
}

/* Finds what a move says; %FALSE if no card of that sort can show it. */
static gboolean
find_said (const ArbState *state, ArbMove move, Said *said)
{
  gboolean named = get_words (state)->features != NULL;
  gint feature = named ? (gint) arb_argument_value (move.arguments[1]) : 0;
  guint value = arb_argument_value (move.arguments[named ? 2 : 1]);

  if (!find_card (state, move.arguments[0], &said->place))
    return FALSE;
  for (guint i = 0; i < said->place.table->faces->n_fields; i++)
    {
      const ArbFaceSlot *slot = &said->place.table->slots[i];

      if (slot->feature < 0 || (slot->feature != feature && slot->twice != feature)
          || slot->meanings[value] == 0)
        continue;
      said->place.slot = slot;
      said->meaning = slot->meanings[value];
      said->n = slot->feature == feature ? 1 : 2;
      /* Two of none make no sense. */
      return said->n == 1 || said->meaning > slot->n_none;
    }
  return FALSE;
}

/* Adds what is said to a list of nicks. Of a list that is counted without @twice, each is one more; of
 * another one, to say it again adds nothing: two people may have said it. */
static guint32
add_nick (const ArbFaceSlot *slot, guint32 kept, guint nick, guint n)
{
  const ArbField *field = slot->field;
  guint none = slot->n_none;
  guint shift, known, most;

  if (nick < none)
    return 1;
  shift = 1 + (nick - none) * slot->each;
  known = kept >> shift & ((1u << slot->each) - 1);
  most = slot->own->counted ? (guint) field->maximum : 1;
  if (slot->own->counted && slot->own->twice == NULL)
    n = MIN (known + 1, most);
  return (kept | 1) + ((MAX (n, known) - known) << shift);
}

static guint32
keep_said (const Said *said, guint32 kept)
{
  return is_list (said->place.slot) ? add_nick (said->place.slot, kept, said->meaning - 1, said->n)
                                    : said->meaning;
}

/* Whether the catalogue has the whole list. */
static gboolean
is_printed (const ArbState *state, const Place *place)
{
  gconstpointer record = arb_faces_record (state->catalogue, place->table, place->card);

  return G_STRUCT_MEMBER (ArbNicks, record, place->slot->field->offset).n > 0;
}

static gboolean
contradicts (const ArbState *state, const Said *said, guint32 now, guint32 after)
{
  return !is_list (said->place.slot) || is_printed (state, &said->place) || now == 1 || after == 1;
}

/* Returns the rule against what is said, or the note about it; 0 for none. @after is what is known
 * then. */
static guint
judge (const ArbState *state, const Said *said, guint32 *after)
{
  guint32 now = load (state, &said->place);

  *after = keep_said (said, now);
  if (has_field (state, &said->place) == 0)
    return get_words (state)->contradiction;
  if (now == *after)
    return ARB_RULE_KNOWN;
  return now != 0 && contradicts (state, said, now, *after) ? get_words (state)->contradiction : 0;
}

static guint
find_reason (const ArbState *state, ArbMove move)
{
  guint32 after;
  Said said;

  return find_said (state, move, &said) ? judge (state, &said, &after) : ARB_RULE_MALFORMED;
}

/* Keeps what is said of a field, and that the card has it. */
static void
keep (ArbState *state, const Place *place, guint32 after)
{
  if (place->slot->needs >= 0)
    arb_face_store (state, place->table, &place->table->slots[place->slot->needs], place->card,
                    place->slot->own->only_value);
  arb_face_store (state, place->table, place->slot, place->card, after);
}

void
arb_shows_why_not (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  guint reason = find_reason (state, move);
  guint subject = 0;

  if (reason == ARB_RULE_MALFORMED)
    subject = get_words (state)->features != NULL ? 2 : 1;
  if (reason != 0)
    arb_verdict_add (verdict, reason == ARB_RULE_KNOWN ? ARB_VOID : ARB_ILLEGAL, reason,
                     move.arguments[subject]);
}

void
arb_shows_apply (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  Said said;

  if (find_said (state, move, &said))
    keep (state, &said.place, keep_said (&said, load (state, &said.place)));
}

gboolean
arb_shows_take (ArbState *state, ArbMove move)
{
  guint32 after;
  Said said;

  if (!find_said (state, move, &said) || judge (state, &said, &after) != 0)
    return FALSE;
  keep (state, &said.place, after);
  return TRUE;
}

gboolean
arb_shows (const ArbRuleset *ruleset, ArbMove move)
{
  return ruleset->face_words != NULL && move.verb == ruleset->face_words->verb;
}

gboolean
arb_shows_same_list (const ArbState *state, ArbMove move, ArbMove other)
{
  Said said, its;

  return find_said (state, move, &said) && find_said (state, other, &its)
         && said.place.slot == its.place.slot && said.place.card == its.place.card
         && said.place.slot->own->counted;
}

ArbMove
arb_shows_move (const ArbRuleset *ruleset, ArbArgument card, guint feature, guint value)
{
  const ArbFaceWords *words = ruleset->face_words;
  ArbArgument said = arb_argument_name (words->value_sort, value);

  if (words->features == NULL)
    return ARB_MOVE (ARB_TABLE, words->verb, card, said);
  return ARB_MOVE (ARB_TABLE, words->verb, card, arb_argument_name (words->feature_sort, feature),
                   said);
}

gboolean
arb_shows_is_known (const ArbState *state, ArbArgument card, guint feature)
{
  Place place;

  if (!find_card (state, card, &place))
    return TRUE;
  for (guint i = 0; i < place.table->faces->n_fields; i++)
    {
      place.slot = &place.table->slots[i];
      if ((place.slot->feature == (gint) feature || place.slot->twice == (gint) feature)
          && load (state, &place) == 0 && has_field (state, &place) == TRUE)
        return FALSE;
    }
  return TRUE;
}

guint
arb_shows_count (const ArbState *state, ArbArgument card, guint feature, guint nick)
{
  Place place;

  if (!find_card (state, card, &place))
    return 0;
  for (guint i = 0; i < place.table->faces->n_fields; i++)
    if (place.table->slots[i].feature == (gint) feature)
      {
        place.slot = &place.table->slots[i];
        return load (state, &place) >> (1 + nick * place.slot->each)
               & ((1u << place.slot->each) - 1);
      }
  return 0;
}

void
arb_shows_list (const ArbState *state, ArbArgument card, guint feature, ArbMoves *moves)
{
  const ArbRuleset *ruleset = arb_ruleset_of (state);
  guint n = state->catalogue->sorts[ruleset->face_words->value_sort].n_names;

  for (guint value = 0; value < n; value++)
    {
      ArbMove move = arb_shows_move (ruleset, card, feature, value);

      if (find_reason (state, move) == 0)
        arb_moves_add (moves, move);
    }
}

void
arb_shows_add_unknown (const ArbState *state, ArbVerdict *verdict, ArbArgument card, guint feature)
{
  arb_verdict_add (verdict, ARB_UNDECIDABLE, get_words (state)->unknown, card)[0] =
      (gint16) feature;
}

gboolean
arb_shows_misses_any (const ArbState *state)
{
  Place place;

  for (guint i = 0; i < state->catalogue->n_face_tables; i++)
    for (place.table = &state->catalogue->face_tables[i], place.card = 0;
         place.card < place.table->n_cards; place.card++)
      for (guint j = 0; j < place.table->faces->n_fields; j++)
        {
          place.slot = &place.table->slots[j];
          if (place.slot->feature >= 0 && load (state, &place) == 0
              && has_field (state, &place) == TRUE)
            return TRUE;
        }
  return FALSE;
}
