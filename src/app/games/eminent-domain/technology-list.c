/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/technology-list.h"

#include "app/games/eminent-domain/turn-parts.h"
#include "app/widgets/columns-layout.h"
#include "model/session/counter.h"
#include "model/session/zone.h"
#include "wording/search.h"

#include <glib/gi18n.h>
#include <string.h>

#define DRAWER "technology"
#define ZONE_PREFIX "prospects-" /* and then the type */

/* What the words of a button are kept under. */
static const char words_key[] = "em-technology-words";

static void
filter (GtkSearchEntry *search, GtkWidget *columns)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (search));

  for (GtkWidget *button = gtk_widget_get_first_child (columns); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const char *words = g_object_get_data (G_OBJECT (button), words_key);

      gtk_widget_set_visible (button, words != NULL && arb_search_matches (typed, words));
    }
}

static GtkWidget *
list_new (void)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *search = gtk_search_entry_new ();
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (columns, arb_columns_layout_new (150, 0, 5));
  gtk_widget_add_css_class (columns, "drawer");
  g_object_set (search, "placeholder-text", _ ("Name, symbol, type or level"), NULL);
  g_signal_connect_object (search, "search-changed", G_CALLBACK (filter), columns, 0);
  gtk_box_append (GTK_BOX (list), search);
  gtk_box_append (GTK_BOX (list), columns);
  return list;
}

/* What a technology needs, and of which sort it is. */
static char *
describe (ArbSession *session, ArbZone *zone, ArbZoneCard *card)
{
  g_autofree char *type =
      arb_session_dup_word (session, arb_zone_get_id (zone) + strlen (ZONE_PREFIX));
  g_autofree char *level = arb_session_dup_word (session, "level");
  gint needed = 0;
  guint n;
  const ArbViewCounter *counters = arb_zone_card_get_counters (card, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (counters[i].id, "research-symbols"))
      needed = counters[i].limit;
  /* Translators: the type of a technology, its level with its word, and the symbols it needs */
  return g_strdup_printf (ngettext ("%s · %s %d · %d symbol", "%s · %s %d · %d symbols",
                                    (gulong) needed),
                          type, level, arb_zone_card_get_counter (card, "level", 0), needed);
}

/* What @technology of @seat needs; %NULL where it is not known. */
static char *
find_caption (ArbSession *session, GListModel *prospects, guint seat, const char *technology)
{
  for (guint i = 0; i < g_list_model_get_n_items (prospects); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (prospects, i);
      GListModel *cards = arb_zone_get_cards (zone);

      for (guint j = 0; arb_zone_get_seat (zone) == seat && j < g_list_model_get_n_items (cards);
           j++)
        {
          g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, j);

          if (g_str_equal (arb_zone_card_get_name (card), technology))
            return describe (session, zone, card);
        }
    }
  return NULL;
}

void
em_technology_list_add (const EmSections *sections)
{
  g_autoptr (GListModel) prospects = NULL;
  GtkWidget *list;
  ArbChildPool buttons;

  if (g_strcmp0 (sections->drawer, DRAWER) != 0)
    return;
  prospects = arb_session_dup_prospects (sections->session);
  list = arb_child_pool_next (sections->parts, "technologies", list_new);
  buttons = arb_child_pool_begin (gtk_widget_get_last_child (list));
  for (GtkWidget *old = gtk_widget_get_first_child (gtk_widget_get_last_child (list)); old != NULL;
       old = gtk_widget_get_next_sibling (old))
    g_object_set_data (G_OBJECT (old), words_key, NULL);
  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);
      const char *name = arb_offer_item_get_row (item);
      g_autofree char *caption = NULL;
      ArbOfferButton *button;

      if (!arb_offer_item_is (item, DRAWER))
        continue;
      caption = find_caption (sections->session, prospects, arb_offer_item_get_seat (item), name);
      button = em_parts_next_button (&buttons);
      arb_offer_button_set (button, item, i, name, caption);
      g_object_set_data_full (G_OBJECT (button), words_key, g_strconcat (name, " ", caption, NULL),
                              g_free);
    }
  arb_child_pool_end (&buttons);
  filter (GTK_SEARCH_ENTRY (gtk_widget_get_first_child (list)), gtk_widget_get_last_child (list));
}
