/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include "engine/referee.h"
#include "engine/state.h"
#include "model/session/session-private.h"

char **
arb_reference_dup_groups (ArbReference *self)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const ArbReferencePage *page = self->pages->pdata[i];

      if (page->section == ARB_REFERENCE_CARDS
          && !g_ptr_array_find_with_equal_func (groups, page->group, g_str_equal, NULL))
        g_ptr_array_add (groups, g_strdup (page->group));
    }
  g_ptr_array_add (groups, NULL);
  return (char **) g_ptr_array_steal (groups, NULL);
}

/* Finds the card of a page among the names of the game. */
static ArbArgument
find_card (const ArbReference *self, const ArbReferencePage *page)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  const char *name = arb_record_get_notation (&page->record);

  for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
    {
      gint index = arb_catalogue_find (catalogue, sort, name);

      if (index >= 0)
        return arb_argument_name (sort, (guint) index);
    }
  return ARB_ARGUMENT_NONE;
}

/* Adds the card to a view; without a game, as it is when a game begins. */
static void
describe_card (const ArbReference *self, ArbArgument card, ArbView *view)
{
  ArbStateRoom first;

  if (self->session != NULL)
    {
      arb_describe_face (arb_game_get_state (arb_session_get_game (self->session)), card, view);
      return;
    }
  arb_setup (self->wording.catalogue, &self->options, &first.state);
  arb_describe_face (&first.state, card, view);
}

ArbZoneCard *
arb_reference_dup_card (ArbReference *self, ArbReferencePage *page)
{
  g_autoptr (ArbView) view = arb_view_new ();
  ArbArgument card;

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (page), NULL);

  if (page->section != ARB_REFERENCE_CARDS)
    return NULL;
  card = find_card (self, page);
  if (card == ARB_ARGUMENT_NONE)
    return NULL;
  arb_view_add_zone (view, page->record.table->id, ARB_TABLE);
  describe_card (self, card, view);
  return arb_zone_card_new_in_words (&self->wording, view,
                                     &g_array_index (view->cards, ArbViewCard, 0));
}
