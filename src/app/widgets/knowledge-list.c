/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/knowledge-list.h"

#include "app/widgets/rows.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"
#include "wording/words.h"

#include <glib/gi18n.h>

static char *
word_amount (guint least, guint most)
{
  if (least == most)
    return g_strdup_printf (_ ("exactly %u"), most);
  if (least == 0)
    return g_strdup_printf (_ ("up to %u"), most);
  /* Translators: the least and the most cards of a kind: “1 to 3” */
  return g_strdup_printf (_ ("%u to %u"), least, most);
}

static void
add_row (GtkListBox *list, const char *title, const char *text, gboolean certain)
{
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, certain ? "heading" : "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_append (list, row);
}

/* Adds the amounts that are certain, or those that are not. */
static void
add_amounts (GtkListBox *list, GPtrArray *cards, gboolean certain)
{
  for (guint i = 0; i < cards->len; i++)
    {
      ArbZoneCard *card = cards->pdata[i];
      gint least = arb_zone_card_get_counter (card, "must", 0);
      g_autofree char *text = word_amount ((guint) least, card->count);

      if (card->number == 0 && (least > 0) == certain)
        add_row (list, card->name, text, certain);
    }
}

/* Adds the numbered cards; cards that can be the same things share a row. */
static void
add_numbered (GtkListBox *list, GPtrArray *cards)
{
  guint i = 0;

  while (i < cards->len)
    {
      guint number = ((ArbZoneCard *) cards->pdata[i])->number;
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      g_autofree char *title = g_strdup_printf ("#%u", number);
      g_autofree char *text = NULL;
      GtkWidget *row;

      for (ArbZoneCard *card; i < cards->len; i++)
        {
          card = cards->pdata[i];
          if (card->number != number)
            break;
          g_ptr_array_add (names, card->name);
        }
      if (number == 0)
        continue;
      text = arb_words_list ((const char *const *) names->pdata, names->len);
      row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
      gtk_list_box_append (list, row);
    }
}

static gboolean
holds (GPtrArray *cards, const char *name)
{
  for (guint i = 0; i < cards->len; i++)
    {
      ArbZoneCard *card = cards->pdata[i];

      if (g_str_equal (card->name, name))
        return TRUE;
    }
  return FALSE;
}

/* Adds the names of cards that other seats can have there, but this one cannot. */
static void
add_impossible (GPtrArray *zones, GtkListBox *list, ArbZone *zone)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *other = zones->pdata[i];
      GPtrArray *cards = other->cards;

      if (!g_str_equal (other->id, zone->id))
        continue;
      for (guint j = 0; j < cards->len; j++)
        {
          ArbZoneCard *card = cards->pdata[j];
          const char *name = card->name;

          if (card->number == 0 && !holds (zone->cards, name)
              && g_hash_table_add (seen, (gpointer) name))
            g_string_append_printf (names, "%s%s", names->len > 0 ? C_ ("list", ", ") : "", name);
        }
    }
  if (names->len > 0)
    add_row (list, names->str, _ ("none"), FALSE);
}

static GtkWidget *
zone_new (GPtrArray *zones, ArbZone *zone)
{
  GPtrArray *cards = zone->cards;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = arb_text_line_new (zone->title, "label");
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  arb_widget_set_accessible_name (list, zone->title);
  add_amounts (GTK_LIST_BOX (list), cards, TRUE);
  add_amounts (GTK_LIST_BOX (list), cards, FALSE);
  add_numbered (GTK_LIST_BOX (list), cards);
  add_impossible (zones, GTK_LIST_BOX (list), zone);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), list);
  return box;
}

gboolean
arb_knowledge_append (GtkBox *group, GPtrArray *zones, guint seat)
{
  gboolean any = FALSE;

  g_return_val_if_fail (GTK_IS_BOX (group), FALSE);
  g_return_val_if_fail (zones != NULL, FALSE);

  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (zone->seat != seat || zone->cards->len == 0)
        continue;
      gtk_box_append (group, zone_new (zones, zone));
      any = TRUE;
    }
  return any;
}
