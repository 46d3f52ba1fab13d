/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/attempt-bar.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/pips.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define SPACING 6

/* Makes the parts of a bar, from top to bottom: the card, a line with the title and the amount, the
 * progress, the sum, and what is missing. */
static GtkWidget *
bar_new (void)
{
  GtkWidget *bar = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_widget_add_css_class (bar, "attempt");
  gtk_box_append (GTK_BOX (line), arb_text_line_new (NULL, "heading"));
  gtk_box_append (GTK_BOX (line), arb_text_line_new (NULL, "number-3"));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (line), TRUE);
  gtk_box_append (GTK_BOX (bar), arb_card_tile_new ());
  gtk_box_append (GTK_BOX (bar), line);
  gtk_box_append (GTK_BOX (bar), arb_progress_bar_new ());
  gtk_box_append (GTK_BOX (bar), arb_text_line_new (NULL, "label"));
  gtk_box_append (GTK_BOX (bar), arb_text_line_new (NULL, "short"));
  return bar;
}

/* “Small shield 2 + Defence bonus 1”; %NULL where the number has one part only. */
static char *
dup_sum (const ArbOfferParts *parts, const ArbViewCounter *counters, guint n)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  guint n_parts = 0;

  for (guint i = 0; i < n; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (parts->catalogue, counters[i].id);
      g_autofree char *word = NULL;

      if (look == NULL || look->place != ARB_CARD_PART)
        continue;
      word = arb_session_dup_word (parts->session, look->id);
      if (n_parts++ > 0)
        g_string_append (sum, " + ");
      /* Translators: a part of a sum and its number: “Small shield 2” */
      g_string_append_printf (sum, C_ ("part", "%s %d"), word, counters[i].value);
    }
  return n_parts > 1 ? g_string_free (g_steal_pointer (&sum), FALSE) : NULL;
}

static void
show_amount (GtkWidget *bar, const ArbOfferParts *parts, const ArbViewCounter *counter,
             const char *sum)
{
  GtkWidget *line = gtk_widget_get_next_sibling (gtk_widget_get_first_child (bar));
  GtkWidget *progress = gtk_widget_get_next_sibling (line);
  gint missing = MAX (0, counter->limit - counter->value);
  g_autofree char *title = arb_session_dup_word (parts->session, counter->id);
  /* Translators: how many are there of how many that are needed: “2 of 3” */
  g_autofree char *amount = g_strdup_printf (_ ("%d of %d"), counter->value, counter->limit);
  g_autofree char *lack = missing > 0 ? g_strdup_printf (_ ("%d short"), missing) : NULL;
  g_autofree char *label = arb_words_label (title, amount);
  const char *words[] = { label, sum != NULL ? sum : lack, sum != NULL ? lack : NULL };
  g_autofree char *name = arb_words_list (words, words[1] == NULL ? 1 : words[2] == NULL ? 2 : 3);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (line)), title);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (line)), amount);
  arb_pips_set (ARB_PIPS (progress), (guint) MAX (0, counter->value),
                (guint) MAX (0, counter->limit));
  arb_label_show (GTK_LABEL (gtk_widget_get_next_sibling (progress)), sum);
  arb_label_show (GTK_LABEL (gtk_widget_get_last_child (bar)), lack);
  arb_widget_set_accessible_name (bar, name);
}

static void
show_card (const ArbOfferParts *parts, ArbZoneCard *card)
{
  g_autofree char *sum = dup_sum (parts, card->counters, card->n_counters);

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (parts->catalogue, card->counters[i].id);
      GtkWidget *bar;

      if (look == NULL || look->place != ARB_CARD_ATTEMPT)
        continue;
      bar = arb_child_pool_next (parts->parts, "attempt", bar_new);
      arb_card_tile_set (ARB_CARD_TILE (gtk_widget_get_first_child (bar)), parts->session, card,
                         ARB_CARD_TILE_BAR);
      show_amount (bar, parts, &card->counters[i], sum);
    }
}

void
arb_attempt_bar_add (const ArbOfferParts *parts)
{
  GPtrArray *zones;

  g_return_if_fail (parts != NULL && ARB_IS_SESSION (parts->session));

  zones = arb_session_get_zones (parts->session);
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];
      const ArbTableLook *look = zone->look;
      GPtrArray *cards = zone->cards;

      if (look == NULL || look->place != ARB_PLACE_TURN)
        continue;
      for (guint j = 0; j < cards->len; j++)
        show_card (parts, cards->pdata[j]);
    }
}
