/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/strip.h"

#include "app/games/eminent-domain/strip-pair.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* From here on a stack is marked as near its end. */
#define FEW_CARDS 2
#define FEW_TOKENS 4

enum
{
  TILE_INFLUENCE,
  TILE_PLANETS,
  TILE_TECHNOLOGIES,
  N_TILES,
};

struct _EmStrip
{
  ArbSessionView parent_instance;

  GtkBox *stacks;
  GtkBox *rest;
  EmStripTile *tiles[N_TILES];
  EmStripPair *pair; /* planets and technologies in little width */
  EmStripForm form;
};

G_DEFINE_FINAL_TYPE (EmStrip, em_strip, ARB_TYPE_SESSION_VIEW)

typedef struct
{
  const char *id;
  const char *count; /* what its cards are counted as */
  const char *icon;
  const char *brief; /* where there is no room for its name */
} StackLook;

static const StackLook *
get_stack_look (ArbZoneCard *card)
{
  /* Translators: these are the roles in short, for the stacks in the middle of a crowded table;
   * about seven letters */
  static const StackLook looks[] = {
    { "survey", "survey-stack", "role-survey-symbolic", NC_ ("short", "Surv.") },
    { "warfare", "warfare-stack", "role-warfare-symbolic", NC_ ("short", "Warf.") },
    { "colonize", "colonize-stack", "role-colonize-symbolic", NC_ ("short", "Colon.") },
    { "produce-trade", "produce-trade-stack", "role-produce-symbolic", NC_ ("short", "Prod.") },
    { "research", "research-stack", "role-research-symbolic", NC_ ("short", "Res.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_str_equal (looks[i].id, arb_zone_card_get_id (card)))
      return &looks[i];
  g_return_val_if_reached (NULL);
}

static EmPlenty
get_plenty (guint left, guint few)
{
  if (left == 0)
    return EM_EMPTY;
  return left <= few ? EM_NEAR_END : EM_PLENTY;
}

static char *
dup_rest (guint left, guint start)
{
  /* Translators: how much of a stack is left: “Survey stack: 4 of 12 left” */
  return g_strdup_printf (ngettext ("%u of %u left", "%u of %u left", left), left, start);
}

static void
show_stack (EmStripTile *tile, ArbZoneCard *card)
{
  guint left = arb_zone_card_get_count (card);
  guint start = (guint) arb_zone_card_get_counter (card, "start", 0);
  g_autofree char *told = dup_rest (left, start);
  /* Translators: so many cards are left in a stack */
  g_autofree char *count = g_strdup_printf (ngettext ("%u left", "%u left", left), left);
  const char *hint = left == 0 ? _ ("empty") : left == 1 ? _ ("last card") : count;

  em_strip_tile_set (tile, left, start, hint, left > 0 ? count : NULL, told,
                     get_plenty (left, FEW_CARDS));
}

static void
show_stacks (EmStrip *self, ArbSession *session, ArbZone *zone)
{
  const ArbCatalogue *catalogue = arb_document_get_catalogue (arb_session_get_document (session));
  GListModel *cards = arb_zone_get_cards (zone);
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->stacks));

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      const StackLook *look = get_stack_look (card);

      if (tile == NULL)
        {
          tile = em_strip_tile_new (look->icon, arb_zone_card_get_name (card),
                                    g_dpgettext2 (NULL, "short", look->brief),
                                    arb_words_get (catalogue, look->count));
          gtk_widget_set_hexpand (tile, TRUE);
          em_strip_tile_set_form (EM_STRIP_TILE (tile), self->form);
          gtk_box_append (self->stacks, tile);
        }
      show_stack (EM_STRIP_TILE (tile), card);
      em_strip_tile_set_history (EM_STRIP_TILE (tile), session, look->count);
      tile = gtk_widget_get_next_sibling (tile);
    }
}

static void
show_influence (EmStrip *self, GListModel *counters)
{
  ArbCounter *supply = arb_counters_find (counters, "influence-supply", ARB_TABLE);
  gint left = arb_counter_get_value (supply);
  gint start = arb_counter_get_limit (supply);
  gint reserve = arb_counters_get (counters, "influence-reserve", ARB_TABLE);
  g_autofree char *rest = dup_rest ((guint) left, (guint) start);
  g_autofree char *told = NULL;
  g_autofree char *hint = NULL;

  if (reserve > 0)
    /* Translators: so much influence was taken from the reserve */
    hint = g_strdup_printf (_ ("+%d reserve"), reserve);
  else
    /* Translators: so many tokens were there at the start */
    hint = g_strdup_printf (_ ("of %d"), start);
  told = arb_words_list ((const char *const[]){ rest, hint }, reserve > 0 ? 2 : 1);
  em_strip_tile_set (self->tiles[TILE_INFLUENCE], (guint) left, (guint) start, hint, NULL, told,
                     get_plenty ((guint) left, FEW_TOKENS));
}

/* Beside its own tile it is in the one for two, of which one is there. */
static void
show_in_pair (EmStrip *self, guint index, const char *title, guint left, const char *told,
              ArbZone *zone)
{
  g_autofree char *name = arb_words_label (title, told);

  em_strip_pair_set (self->pair, index, left, name, zone);
}

static void
show_planets (EmStrip *self, GListModel *counters, GListModel *zones)
{
  ArbZone *out = arb_zones_find (zones, "planet-discard", ARB_TABLE);
  guint n_out = arb_zone_get_n_cards (out);
  guint left = (guint) arb_counters_get (counters, "planet-deck", ARB_TABLE);
  /* Translators: so many planets lie in the discard pile */
  g_autofree char *hint = g_strdup_printf (ngettext ("%u out", "%u out", n_out), n_out);
  /* Translators: so many planets are in the draw pile */
  g_autofree char *deck =
      g_strdup_printf (ngettext ("%u in the deck", "%u in the deck", left), left);
  /* Translators: so many planets lie in the discard pile */
  g_autofree char *discard =
      g_strdup_printf (ngettext ("%u discarded", "%u discarded", n_out), n_out);
  g_autofree char *told =
      arb_words_list ((const char *const[]){ deck, discard }, n_out > 0 ? 2 : 1);

  em_strip_tile_set (self->tiles[TILE_PLANETS], left, 0, hint, NULL, told, EM_PLENTY);
  em_strip_tile_set_zone (self->tiles[TILE_PLANETS], out);
  show_in_pair (self, 0, _ ("Planets"), left, told, out);
}

static void
show_technologies (EmStrip *self, GListModel *zones)
{
  ArbZone *zone = arb_zones_find (zones, "technologies", ARB_TABLE);
  guint left = arb_zone_get_n_cards (zone);
  g_autofree char *told = g_strdup_printf (ngettext ("%u left", "%u left", left), left);

  em_strip_tile_set (self->tiles[TILE_TECHNOLOGIES], left, 0, NULL, NULL, told, EM_PLENTY);
  em_strip_tile_set_zone (self->tiles[TILE_TECHNOLOGIES], zone);
  show_in_pair (self, 1, _ ("Technologies"), left, told, zone);
}

static void
em_strip_update (ArbSessionView *view)
{
  EmStrip *self = EM_STRIP (view);
  ArbSession *session = arb_session_view_get_session (view);
  GListModel *zones = arb_session_get_zones (session);

  show_stacks (self, session, arb_zones_find (zones, "stacks", ARB_TABLE));
  show_influence (self, arb_session_get_counters (session));
  em_strip_tile_set_history (self->tiles[TILE_INFLUENCE], session, "influence-supply");
  show_planets (self, arb_session_get_counters (session), zones);
  show_technologies (self, zones);
}

static void
em_strip_class_init (EmStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = em_strip_update;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/strip.ui");
  gtk_widget_class_bind_template_child (widget_class, EmStrip, stacks);
  gtk_widget_class_bind_template_child (widget_class, EmStrip, rest);
}

static void
append_tile (EmStrip *self, guint index, const char *icon, const char *caption, const char *title)
{
  GtkWidget *tile = em_strip_tile_new (icon, caption, caption, title);

  self->tiles[index] = EM_STRIP_TILE (tile);
  gtk_box_append (self->rest, tile);
}

static void
append_pair (EmStrip *self)
{
  static const char *const icons[] = { "planet-deck-symbolic", "technology-symbolic" };
  GtkWidget *pair = em_strip_pair_new (icons);

  self->pair = EM_STRIP_PAIR (pair);
  gtk_widget_set_visible (pair, FALSE);
  gtk_box_append (self->rest, pair);
}

static void
em_strip_init (EmStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  append_tile (self, TILE_INFLUENCE, "influence-symbolic", _ ("Influence"), _ ("Influence"));
  append_tile (self, TILE_PLANETS, "planet-deck-symbolic", _ ("Planets"), _ ("Planets"));
  /* Translators: short for technologies, where there is little room */
  append_tile (self, TILE_TECHNOLOGIES, "technology-symbolic", _ ("Tech."), _ ("Technologies"));
  append_pair (self);
}

void
em_strip_set_form (EmStrip *self, EmStripForm form)
{
  gboolean narrow = form >= EM_STRIP_COMPACT;

  g_return_if_fail (EM_IS_STRIP (self));

  self->form = form;
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->stacks)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    em_strip_tile_set_form (EM_STRIP_TILE (tile), form);
  for (guint i = 0; i < N_TILES; i++)
    em_strip_tile_set_form (self->tiles[i], form);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles[TILE_PLANETS]), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->tiles[TILE_TECHNOLOGIES]), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->pair), narrow);
  em_strip_pair_set_flat (self->pair, form == EM_STRIP_LOW);
  /* A line to be read is too low for a finger, which means what lies below. */
  gtk_widget_set_can_target (GTK_WIDGET (self), form != EM_STRIP_LOW);
}
