/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include "model/session/session-private.h"
#include "wording/record-values.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* Makes a fact; takes over @name and @value. */
static ArbReferenceFact *
fact_new (char *name, char *value)
{
  ArbReferenceFact *fact = g_new0 (ArbReferenceFact, 1);

  fact->name = name;
  fact->value = value;
  return fact;
}

void
arb_reference_fact_free (ArbReferenceFact *fact)
{
  g_free (fact->name);
  g_free (fact->value);
  g_free (fact);
}

GPtrArray *
arb_reference_collect_facts (const ArbReference *self, const ArbRecord *record)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  GPtrArray *facts = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_reference_fact_free);

  for (guint i = 0; i < record->table->n_fields; i++)
    {
      const ArbField *field = &record->table->fields[i];
      const char *name = arb_words_get_of (catalogue, "field", field->name);
      char *value = name != NULL ? arb_record_dup_value (catalogue, record, field) : NULL;

      if (value != NULL)
        g_ptr_array_add (facts, fact_new (g_strdup (name), value));
    }
  return facts;
}

static gboolean
is_affordable (const ArbView *view, const ArbViewCard *card)
{
  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbViewCounter *counter =
          &g_array_index (view->card_counters, ArbViewCounter, card->first_counter + i);

      if (g_str_equal (counter->id, "affordable") && counter->value != 0)
        return TRUE;
    }
  return FALSE;
}

/* Counts the copies of a card in @zone; with @affordable, only those that can be acquired now. */
static guint
count_copies (const ArbReference *self, const ArbView *view, const ArbViewZone *zone,
              const ArbRecord *record, gboolean affordable)
{
  const char *name = arb_record_get_notation (record);
  guint n = 0;

  for (guint i = zone->first_card; i < zone->first_card + zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, i);

      if (g_strcmp0 (arb_catalogue_get_name (self->wording.catalogue, card->card), name) == 0
          && (!affordable || is_affordable (view, card)))
        n += card->count;
    }
  return n;
}

/* Makes a fact about the owner and the place: “Hand × 2”. */
static ArbReferenceFact *
owner_fact_new (const ArbReference *self, const ArbViewZone *zone, guint copies)
{
  g_autofree char *place = arb_wording_zone (&self->session->wording, zone->id);

  if (copies > 1)
    {
      char *single = g_steal_pointer (&place);

      /* Translators: a place and the number of cards that lie there: “Hand × 2” */
      place = g_strdup_printf (C_ ("place", "%s × %u"), single, copies);
      g_free (single);
    }
  return fact_new (g_steal_pointer (&place),
                   zone->seat == ARB_TABLE
                       ? g_strdup (_ ("On the table"))
                       : arb_wording_seat (&self->session->wording, zone->seat));
}

/* Adds a fact for each place of the card in the game. */
static void
add_owners (const ArbReference *self, const ArbRecord *record, GPtrArray *places)
{
  g_autoptr (ArbView) view = arb_view_new ();

  arb_describe (arb_game_get_state (arb_session_get_game (self->session)), view);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);
      guint copies = count_copies (self, view, zone, record, FALSE);

      if (copies > 0)
        g_ptr_array_add (places, owner_fact_new (self, zone, copies));
    }
}

/* Adds a fact for each player who could acquire the card now. */
static void
add_buyers (const ArbReference *self, const ArbRecord *record, GPtrArray *places)
{
  g_autoptr (ArbView) view = arb_view_new ();

  arb_prospects (arb_game_get_state (arb_session_get_game (self->session)), view);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      if (count_copies (self, view, zone, record, TRUE) > 0)
        g_ptr_array_add (places, fact_new (g_strdup (_ ("can be acquired now")),
                                           arb_wording_seat (&self->session->wording, zone->seat)));
    }
}

GPtrArray *
arb_reference_collect_places (const ArbReference *self, const ArbRecord *record)
{
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_reference_fact_free);

  if (self->session != NULL)
    add_owners (self, record, places);
  if (self->session != NULL && arb_session_has_prospects (self->session))
    add_buyers (self, record, places);
  return places;
}
