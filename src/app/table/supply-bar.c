/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/supply-bar.h"

#include "app/table/market.h"
#include "app/table/supply-pair.h"
#include "app/widgets/child-pool.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"
#include "wording/template.h"
#include "wording/words.h"

#include <glib/gi18n.h>

struct _ArbSupplyBar
{
  ArbSessionView parent_instance;

  GtkWidget *market; /* the cards, if there is room for them; otherwise the lines */
  GtkBox *lines;
  GtkBox *piles;
  GtkBox *rest;
  ArbSupplyForm form;
  gboolean two_lines; /* the rest lies in a second line below the piles */
};

G_DEFINE_FINAL_TYPE (ArbSupplyBar, arb_supply_bar, ARB_TYPE_SESSION_VIEW)

/* The tiles that are being shown, and a counter that waits for another one to share its tile. */
typedef struct
{
  ArbSession *session;
  const ArbCatalogue *catalogue;
  ArbSupplyForm form;
  ArbChildPool tiles;
  ArbSupply waiting[ARB_SUPPLY_PAIR_SIZE];
  guint n_waiting;
} Shown;

static void
show_tile (Shown *shown, const ArbSupply *supply)
{
  GtkWidget *tile = arb_child_pool_next (&shown->tiles, "tile", arb_supply_tile_new);

  arb_supply_tile_set (ARB_SUPPLY_TILE (tile), shown->session, supply, shown->form);
}

/* Takes over what @supply owns. */
static void
take_supply (Shown *shown, ArbSupply *supply)
{
  gboolean number = supply->start == 0 && supply->icon != NULL;

  if (number && shown->form >= ARB_SUPPLY_COMPACT)
    {
      shown->waiting[shown->n_waiting++] = *supply;
      if (shown->n_waiting < ARB_SUPPLY_PAIR_SIZE)
        return;
      arb_supply_pair_set (ARB_SUPPLY_PAIR (
                               arb_child_pool_next (&shown->tiles, "pair", arb_supply_pair_new)),
                           shown->session, shown->waiting);
      while (shown->n_waiting > 0)
        arb_supply_clear (&shown->waiting[--shown->n_waiting]);
      return;
    }
  show_tile (shown, supply);
  arb_supply_clear (supply);
}

/* A counter that found no other to share its tile gets a tile of its own. */
static void
end_shown (Shown *shown)
{
  if (shown->n_waiting > 0)
    {
      show_tile (shown, &shown->waiting[0]);
      arb_supply_clear (&shown->waiting[0]);
    }
  arb_child_pool_end (&shown->tiles);
}

static char *
dup_rest (guint left, guint start)
{
  /* Translators: how much of a stack is left: “Survey stack: 4 of 12 left” */
  return g_strdup_printf (ngettext ("%u of %u left", "%u of %u left", left), left, start);
}

/* Shows a pile; its look is that of the counter with its cards. */
static void
show_pile (Shown *shown, ArbZoneCard *card)
{
  const char *id = card->count_id;
  const ArbTableLook *look = arb_catalogue_find_counter_look (shown->catalogue, id);
  guint left = card->count;
  guint start = (guint) arb_zone_card_get_counter (card, "start", 0);
  ArbSupply supply = { .icon = look->icon,
                       .caption = card->name,
                       .brief = arb_words_translate ("counters", look->id, "brief", look->brief),
                       .title = arb_words_get (shown->catalogue, id),
                       .value = g_strdup_printf ("%u", left),
                       .left = left,
                       .start = start,
                       .few = look->few,
                       .description = dup_rest (left, start),
                       .count = id };
  /* Translators: so many cards are left in a stack */
  g_autofree char *count = g_strdup_printf (ngettext ("%u left", "%u left", left), left);

  supply.hint = g_strdup (left == 0 ? _ ("empty") : left == 1 ? _ ("last card") : count);
  if (left > 0)
    supply.brief_hint = g_steal_pointer (&count);
  take_supply (shown, &supply);
}

static gboolean
find_number (const char *name, const char *sort, ArbTemplateValue *value, gpointer number)
{
  value->number = *(gint *) number;
  value->present = TRUE;
  return g_str_equal (name, "number");
}

/* Sets the small note in the tile of a counter: the number of things called @title. */
static void
take_note (ArbSupply *supply, const char *table, const ArbTableLook *look, const char *title,
           gint number)
{
  g_autofree char *amount = g_strdup_printf ("%d", number);
  g_autofree char *label = arb_words_label (title, amount);
  char *description;

  if (number == 0 || look->note == NULL)
    return;
  description = arb_words_list ((const char *const[]){ supply->description, label }, 2);
  g_free (supply->description);
  supply->description = description;
  g_free (supply->hint);
  supply->hint = arb_template_expand (arb_words_translate (table, look->id, "note", look->note),
                                      find_number, &number);
}

static gboolean
is_below (const ArbTableLook *look, const char *id)
{
  return look != NULL && g_strcmp0 (look->below, id) == 0;
}

static void
take_notes (const Shown *shown, ArbSupply *supply, const char *id)
{
  GPtrArray *counters = arb_session_get_counters (shown->session);
  GPtrArray *zones = arb_session_get_zones (shown->session);

  for (guint i = 0; i < counters->len; i++)
    {
      ArbCounter *counter = counters->pdata[i];

      if (is_below (counter->look, id))
        take_note (supply, "counters", counter->look, counter->title, counter->value);
    }
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (!is_below (zone->look, id))
        continue;
      supply->zone = zone; /* the list keeps it */
      take_note (supply, "zones", zone->look, zone->title, (gint) zone->n_cards);
    }
}

static void
show_counter (Shown *shown, ArbCounter *counter)
{
  const ArbTableLook *look = counter->look;
  guint left = (guint) MAX (0, counter->value);
  gboolean pips = look->form == ARB_SHOW_PIPS && counter->limit >= 0;
  guint start = pips ? (guint) counter->limit : 0;
  const char *title = counter->title;
  const char *caption = arb_words_translate ("counters", look->id, "caption", look->caption);
  ArbSupply supply = { .icon = look->icon,
                       .caption = caption != NULL ? caption : title,
                       .brief = arb_words_translate ("counters", look->id, "brief", look->brief),
                       .title = title,
                       .value =
                           pips ? g_strdup_printf ("%u", left) : arb_counter_dup_amount (counter),
                       .left = left,
                       .start = start,
                       .few = look->few > 0 ? look->few : -1,
                       /* Translators: so many tokens were there at the start */
                       .hint = pips ? g_strdup_printf (_ ("of %d"), start) : NULL,
                       .description =
                           pips ? dup_rest (left, start) : arb_counter_dup_amount (counter),
                       .count = counter->id };

  take_notes (shown, &supply, counter->id);
  take_supply (shown, &supply);
}

static void
show_zone (Shown *shown, ArbZone *zone)
{
  ArbSupply supply;

  arb_supply_init_zone (&supply, zone);
  take_supply (shown, &supply);
}

static gboolean
is_in_supply (const ArbTableLook *look, gboolean piles)
{
  return look != NULL && look->place == ARB_PLACE_SUPPLY_BAR
         && (look->form == ARB_SHOW_PILES) == piles;
}

static void
show_piles (Shown *shown, GPtrArray *zones)
{
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];
      GPtrArray *cards = zone->cards;

      if (!is_in_supply (zone->look, TRUE))
        continue;
      for (guint j = 0; j < cards->len; j++)
        {
          ArbZoneCard *card = cards->pdata[j];

          show_pile (shown, card);
        }
    }
}

static void
show_rest (Shown *shown, GPtrArray *zones)
{
  GPtrArray *counters = arb_session_get_counters (shown->session);

  for (guint i = 0; i < counters->len; i++)
    {
      ArbCounter *counter = counters->pdata[i];

      if (is_in_supply (counter->look, FALSE))
        show_counter (shown, counter);
    }
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (is_in_supply (zone->look, FALSE) && zone->n_cards > 0)
        show_zone (shown, zone);
    }
}

static void
arb_supply_bar_update (ArbSessionView *view)
{
  ArbSupplyBar *self = ARB_SUPPLY_BAR (view);
  ArbSession *session = arb_session_view_get_session (view);
  GPtrArray *zones = arb_session_get_zones (session);
  Shown shown = { .session = session,
                  .catalogue = arb_session_get_catalogue (session),
                  .form = self->form,
                  .tiles = arb_child_pool_begin (GTK_WIDGET (self->piles)) };
  gboolean in_full = self->form <= ARB_SUPPLY_WORDLESS && arb_market_is_wanted (shown.catalogue);
  gboolean market = in_full && arb_market_show (self->market, session);
  gboolean piles;

  gtk_widget_set_visible (self->market, market);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), !in_full);
  gtk_widget_set_visible (GTK_WIDGET (self), market || !in_full);
  if (in_full)
    return;
  show_piles (&shown, zones);
  end_shown (&shown);
  piles = !arb_child_pool_is_empty (&shown.tiles);
  gtk_widget_set_visible (GTK_WIDGET (self->piles), piles);
  gtk_widget_set_hexpand (GTK_WIDGET (self->rest), !piles);
  gtk_box_set_homogeneous (self->rest, !piles || self->two_lines);
  shown.n_waiting = 0;
  shown.tiles = arb_child_pool_begin (GTK_WIDGET (self->rest));
  show_rest (&shown, zones);
  end_shown (&shown);
}

static void
arb_supply_bar_class_init (ArbSupplyBarClass *klass)
{
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_supply_bar_update;
}

static GtkBox *
tiles_new (void)
{
  GtkWidget *tiles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (tiles, "supply-tiles");
  return GTK_BOX (tiles);
}

static void
arb_supply_bar_init (ArbSupplyBar *self)
{
  GtkWidget *middle = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->market = arb_market_new ();
  self->lines = tiles_new ();
  self->piles = tiles_new ();
  self->rest = tiles_new ();
  gtk_box_set_homogeneous (self->piles, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->piles), TRUE);
  gtk_box_append (self->lines, GTK_WIDGET (self->piles));
  gtk_box_append (self->lines, GTK_WIDGET (self->rest));
  gtk_box_append (GTK_BOX (middle), self->market);
  gtk_box_append (GTK_BOX (middle), GTK_WIDGET (self->lines));
  arb_widget_set_accessible_name (middle, _ ("Middle of the table"));
  adw_bin_set_child (ADW_BIN (self), middle);
}

gboolean
arb_supply_bar_shows_market (ArbSupplyBar *self)
{
  g_return_val_if_fail (ARB_IS_SUPPLY_BAR (self), FALSE);
  return gtk_widget_get_visible (self->market);
}

void
arb_supply_bar_set_form (ArbSupplyBar *self, ArbSupplyForm form, gboolean two_lines)
{
  g_return_if_fail (ARB_IS_SUPPLY_BAR (self));

  if (self->form == form && self->two_lines == two_lines)
    return;
  self->form = form;
  self->two_lines = two_lines;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->lines), two_lines
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) != NULL)
    arb_supply_bar_update (ARB_SESSION_VIEW (self));
}
