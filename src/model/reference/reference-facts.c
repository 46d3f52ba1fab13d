/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include "model/session/session-private.h"
#include "wording/record-values.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

void
arb_page_builder_add_facts (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = builder->reference->wording.catalogue;
  const ArbRecord *record = &builder->page->record;

  for (guint i = 0; i < record->table->n_fields; i++)
    {
      const ArbField *field = &record->table->fields[i];
      const char *name = arb_words_get_of (catalogue, "field", field->name);
      g_autofree char *value =
          name != NULL ? arb_record_dup_value (catalogue, record, field) : NULL;

      if (value != NULL)
        arb_page_builder_add (builder, ARB_PART_FACT, name, value, NULL);
    }
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
count_copies (const ArbPageBuilder *builder, const ArbView *view, const ArbViewZone *zone,
              gboolean affordable)
{
  const ArbCatalogue *catalogue = builder->reference->wording.catalogue;
  const char *name = arb_record_get_notation (&builder->page->record);
  guint n = 0;

  for (guint i = zone->first_card; i < zone->first_card + zone->n_cards; i++)
    {
      const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, i);

      if (g_strcmp0 (arb_catalogue_get_name (catalogue, card->card), name) == 0
          && (!affordable || is_affordable (view, card)))
        n += card->count;
    }
  return n;
}

static void
add_owner (ArbPageBuilder *builder, const ArbWording *wording, const ArbViewZone *zone,
           guint copies)
{
  g_autofree char *place = arb_wording_zone (wording, zone->id);
  g_autofree char *owner = zone->seat == ARB_TABLE ? g_strdup (_ ("On the table"))
                                                   : arb_wording_seat (wording, zone->seat);
  g_autofree char *several = NULL;

  if (copies > 1)
    /* Translators: a place and the number of cards that lie there: “Hand × 2” */
    several = g_strdup_printf (C_ ("place", "%s × %u"), place, copies);
  arb_page_builder_add (builder, ARB_PART_OWNER, owner, several != NULL ? several : place, NULL);
}

void
arb_page_builder_add_places (ArbPageBuilder *builder)
{
  ArbSession *session = builder->reference->session;
  g_autoptr (ArbView) table = arb_view_new ();
  g_autoptr (ArbView) prospects = arb_view_new ();

  if (session == NULL)
    return;
  arb_describe (arb_game_get_state (arb_session_get_game (session)), table);
  for (guint i = 0; i < table->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (table->zones, ArbViewZone, i);
      guint copies = count_copies (builder, table, zone, FALSE);

      if (copies > 0)
        add_owner (builder, &session->wording, zone, copies);
    }
  arb_prospects (arb_game_get_state (arb_session_get_game (session)), prospects);
  for (guint i = 0; i < prospects->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (prospects->zones, ArbViewZone, i);
      g_autofree char *buyer = arb_wording_seat (&session->wording, zone->seat);

      if (count_copies (builder, prospects, zone, TRUE) > 0)
        arb_page_builder_add (builder, ARB_PART_OWNER, buyer, _ ("can be acquired now"), NULL);
    }
}
