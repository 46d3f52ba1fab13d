/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/turn/part-choice.h"

/* Whether @cell is a part that @set makes. */
static gboolean
is_part_of (ArbOfferCell *cell, ArbOfferCell *set)
{
  const ArbOfferLook *look = arb_offer_cell_get_look (cell);

  return cell->offered->offer.part && look != NULL
         && arb_offer_look_shares_section (look, arb_offer_cell_get_look (set))
         && cell->offered->offer.seat == set->offered->offer.seat;
}

/* Returns a new array with the parts of @set, in the order of the game. */
static GPtrArray *
list_parts (const ArbOfferSheet *sheet, ArbOfferCell *set)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < sheet->cells->len; i++)
    if (is_part_of (sheet->cells->pdata[i], set))
      g_ptr_array_add (parts, sheet->cells->pdata[i]);

  return parts;
}

/* Returns a part that makes @move and is not chosen yet. */
static ArbOfferCell *
find_unchosen (const GPtrArray *parts, ArbMove move)
{
  for (guint i = 0; i < parts->len; i++)
    {
      ArbOfferCell *cell = parts->pdata[i];

      if (cell->chosen == 0 && arb_move_equal (cell->offered->offer.moves[0], move))
        return cell;
    }

  return NULL;
}

/* Chooses the parts that the game proposes; the last of them makes room first. */
static void
begin (const GPtrArray *parts, ArbOfferCell *set)
{
  const ArbOffer *offer = &set->offered->offer;

  for (guint i = 0; i < parts->len; i++)
    ARB_OFFER_CELL (parts->pdata[i])->chosen = 0;
  for (guint n = 0; n < offer->n_moves; n++)
    {
      ArbOfferCell *part = find_unchosen (parts, offer->moves[n]);

      if (part != NULL)
        part->chosen = offer->n_moves - n;
    }
}

/* Returns a new offer of the chosen parts, or %NULL if none is chosen. */
static ArbOfferItem *
join (const ArbOfferSheet *sheet, const GPtrArray *parts, ArbOfferCell *set)
{
  ArbMove moves[ARB_MAX_OFFER_MOVES];
  guint n = 0;

  for (guint i = 0; i < parts->len && n < ARB_MAX_OFFER_MOVES; i++)
    {
      ArbOfferCell *cell = parts->pdata[i];

      if (cell->chosen > 0)
        moves[n++] = cell->offered->offer.moves[0];
    }

  return n > 0 ? arb_session_dup_joined (sheet->session, set->offered, moves, n) : NULL;
}

static void
apply (const ArbOfferSheet *sheet, const GPtrArray *parts, ArbOfferCell *set)
{
  g_autoptr (ArbOfferItem) joined = join (sheet, parts, set);

  set->blank = joined == NULL;
  arb_offer_cell_set_item (set, joined != NULL ? joined : set->offered);
}

/* Whether any part was not offered before: it has never been in a set. */
static gboolean
has_new (const GPtrArray *parts)
{
  for (guint i = 0; i < parts->len; i++)
    if (!ARB_OFFER_CELL (parts->pdata[i])->is_part)
      return TRUE;

  return FALSE;
}

static void
update_set (ArbOfferSheet *sheet, ArbOfferCell *set)
{
  g_autoptr (GPtrArray) parts = list_parts (sheet, set);

  if (!set->is_set || has_new (parts))
    begin (parts, set);
  set->is_set = TRUE;
  for (guint i = 0; i < parts->len; i++)
    ARB_OFFER_CELL (parts->pdata[i])->is_part = TRUE;
  apply (sheet, parts, set);
}

/* Returns the set that makes the part @cell. */
static ArbOfferCell *
find_set (const ArbOfferSheet *sheet, ArbOfferCell *cell)
{
  for (guint i = 0; i < sheet->cells->len; i++)
    {
      ArbOfferCell *set = sheet->cells->pdata[i];

      if (set->is_set && is_part_of (cell, set))
        return set;
    }

  return NULL;
}

/* A part whose set is no longer offered is none any more. */
static void
forget_single_parts (ArbOfferSheet *sheet)
{
  for (guint i = 0; i < sheet->cells->len; i++)
    {
      ArbOfferCell *cell = sheet->cells->pdata[i];

      if (cell->is_part && find_set (sheet, cell) == NULL)
        {
          cell->is_part = FALSE;
          cell->chosen = 0;
        }
    }
}

void
arb_part_choice_update (ArbOfferSheet *sheet)
{
  g_return_if_fail (sheet != NULL);

  for (guint i = 0; i < sheet->sections->len; i++)
    {
      const ArbOfferSection *section = sheet->sections->pdata[i];

      if (arb_offer_section_find (section, ARB_FORM_SLOTS) == NULL)
        continue;
      for (guint j = 0; j < section->groups->len; j++)
        {
          const ArbOfferGroup *group = section->groups->pdata[j];

          for (guint k = 0; group->look->form == ARB_FORM_FOOT && k < group->cells->len; k++)
            update_set (sheet, group->cells->pdata[k]);
        }
    }
  forget_single_parts (sheet);
}

/* Returns the part that was chosen first, but not @added, or %NULL. */
static ArbOfferCell *
find_oldest (const GPtrArray *parts, ArbOfferCell *added)
{
  ArbOfferCell *oldest = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      ArbOfferCell *cell = parts->pdata[i];

      if (cell != added && cell->chosen > 0 && (oldest == NULL || cell->chosen < oldest->chosen))
        oldest = cell;
    }

  return oldest;
}

static guint
find_last (const GPtrArray *parts)
{
  guint last = 0;

  for (guint i = 0; i < parts->len; i++)
    last = MAX (last, ARB_OFFER_CELL (parts->pdata[i])->chosen);

  return last;
}

static gboolean
is_joined (const ArbOfferSheet *sheet, const GPtrArray *parts, ArbOfferCell *set)
{
  g_autoptr (ArbOfferItem) joined = join (sheet, parts, set);

  return arb_verdict_allows (&joined->offer.verdict);
}

/* If the rules allow no more parts, the one that was chosen first makes room. */
static void
choose (const ArbOfferSheet *sheet, const GPtrArray *parts, ArbOfferCell *set, ArbOfferCell *cell)
{
  ArbOfferCell *oldest = find_oldest (parts, cell);

  cell->chosen = find_last (parts) + 1;
  if (oldest != NULL && !is_joined (sheet, parts, set))
    oldest->chosen = 0;
}

void
arb_part_choice_toggle (ArbOfferSheet *sheet, ArbOfferCell *cell)
{
  ArbOfferCell *set;
  g_autoptr (GPtrArray) parts = NULL;

  g_return_if_fail (sheet != NULL && ARB_IS_OFFER_CELL (cell));

  set = find_set (sheet, cell);
  g_return_if_fail (set != NULL);

  parts = list_parts (sheet, set);
  if (cell->chosen > 0)
    cell->chosen = 0;
  else
    choose (sheet, parts, set, cell);
  apply (sheet, parts, set);
}
