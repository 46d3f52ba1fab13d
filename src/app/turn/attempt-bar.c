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

struct _ArbAttemptBar
{
  GtkBox parent_instance;

  GtkWidget *tile;
  GtkLabel *title_label;
  GtkLabel *amount_label;
  GtkWidget *bar;
  GtkLabel *parts_label;
  GtkLabel *short_label;
};

G_DEFINE_FINAL_TYPE (ArbAttemptBar, arb_attempt_bar, GTK_TYPE_BOX)

static void
arb_attempt_bar_class_init (ArbAttemptBarClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
arb_attempt_bar_init (ArbAttemptBar *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  g_object_set (self, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "attempt");
  self->tile = arb_card_tile_new ();
  self->title_label = GTK_LABEL (arb_text_line_new (NULL, "heading"));
  self->amount_label = GTK_LABEL (arb_text_line_new (NULL, "number-3"));
  self->bar = arb_progress_bar_new ();
  self->parts_label = GTK_LABEL (arb_text_line_new (NULL, "label"));
  self->short_label = GTK_LABEL (arb_text_line_new (NULL, "short"));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title_label), TRUE);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->title_label));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->amount_label));
  gtk_box_append (GTK_BOX (self), self->tile);
  gtk_box_append (GTK_BOX (self), line);
  gtk_box_append (GTK_BOX (self), self->bar);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->parts_label));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->short_label));
}

static GtkWidget *
attempt_bar_new (void)
{
  return g_object_new (ARB_TYPE_ATTEMPT_BAR, NULL);
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
show_amount (ArbAttemptBar *self, const ArbOfferParts *parts, const ArbViewCounter *counter,
             const char *sum)
{
  gint missing = MAX (0, counter->limit - counter->value);
  g_autofree char *title = arb_session_dup_word (parts->session, counter->id);
  /* Translators: how many are there of how many that are needed: “2 of 3” */
  g_autofree char *amount = g_strdup_printf (_ ("%d of %d"), counter->value, counter->limit);
  g_autofree char *lack = missing > 0 ? g_strdup_printf (_ ("%d short"), missing) : NULL;
  g_autofree char *label = arb_words_label (title, amount);
  const char *words[] = { label, sum != NULL ? sum : lack, sum != NULL ? lack : NULL };
  g_autofree char *name = arb_words_list (words, words[1] == NULL ? 1 : words[2] == NULL ? 2 : 3);

  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->amount_label, amount);
  arb_label_show (self->parts_label, sum);
  arb_label_show (self->short_label, lack);
  arb_pips_set (ARB_PIPS (self->bar), (guint) MAX (0, counter->value),
                (guint) MAX (0, counter->limit));
  arb_widget_set_accessible_name (GTK_WIDGET (self), name);
}

static void
show_card (const ArbOfferParts *parts, ArbZoneCard *card)
{
  g_autofree char *sum = dup_sum (parts, card->counters, card->n_counters);

  for (guint i = 0; i < card->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (parts->catalogue, card->counters[i].id);
      ArbAttemptBar *bar;

      if (look == NULL || look->place != ARB_CARD_ATTEMPT)
        continue;
      bar = ARB_ATTEMPT_BAR (arb_child_pool_next (parts->parts, "attempt", attempt_bar_new));
      arb_card_tile_set (ARB_CARD_TILE (bar->tile), parts->session, card, ARB_CARD_TILE_BAR);
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
