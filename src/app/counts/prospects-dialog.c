/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/prospects-dialog.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"

#include <glib/gi18n.h>

/* Of what one seat has of what is needed: four lie beside each other on a phone. */
#define CELL_WIDTH 64
#define CELL_SPACING 3

struct _ArbProspectsDialog
{
  AdwWindow parent_instance;

  GtkLabel *legend;
  GtkDropDown *piles;
  GtkDropDown *levels;
  GtkDropDown *enough;
  GtkListBox *list;
  GtkWidget *nothing;
  ArbSession *session;
  GListModel *zones;
  GPtrArray *needs; /* static ids of what cards need, in the order of their counters */
};

G_DEFINE_FINAL_TYPE (ArbProspectsDialog, arb_prospects_dialog, ADW_TYPE_WINDOW)

/* The zone of @seat that is the same pile as @zone. */
static ArbZone *
get_zone_of (ArbProspectsDialog *self, ArbZone *zone, guint seat)
{
  return arb_zones_find (self->zones, arb_zone_get_id (zone), seat);
}

static char *
word_need (ArbProspectsDialog *self, const ArbViewCounter *need)
{
  g_autofree char *word = arb_session_dup_word (self->session, need->id);

  /* Translators: something a card needs, how much is there, how much is needed */
  return g_strdup_printf (_ ("%s: %d of %d"), word, need->value, need->limit);
}

static gboolean
is_affordable (ArbZoneCard *card)
{
  return arb_zone_card_get_counter (card, "affordable", 0) != 0;
}

/* “2/2 3/5”: what is there, and what is needed. */
static char *
abridge (ArbZoneCard *card)
{
  GString *text = g_string_new (NULL);
  guint n;
  const ArbViewCounter *counters = arb_zone_card_get_counters (card, &n);

  for (guint i = 0; i < n; i++)
    if (counters[i].limit >= 0)
      g_string_append_printf (text, "%s%d/%d", text->len > 0 ? "  " : "", counters[i].value,
                              counters[i].limit);
  return g_string_free (text, FALSE);
}

static char *
describe (ArbProspectsDialog *self, ArbZoneCard *card, guint seat)
{
  GString *text = g_string_new (arb_session_get_player (self->session, seat));
  guint n;
  const ArbViewCounter *counters = arb_zone_card_get_counters (card, &n);

  for (guint i = 0; i < n; i++)
    if (counters[i].limit >= 0)
      {
        g_autofree char *need = word_need (self, &counters[i]);

        g_string_append_printf (text, "\n%s", need);
      }
  if (is_affordable (card))
    g_string_append_printf (text, "\n%s", _ ("Nothing is missing."));
  return g_string_free (text, FALSE);
}

/* Whether there is enough of the first need: without that nothing can be done in a turn. */
static gboolean
has_first (ArbZoneCard *card)
{
  guint n;
  const ArbViewCounter *counters = arb_zone_card_get_counters (card, &n);

  for (guint i = 0; i < n; i++)
    if (counters[i].limit >= 0)
      return counters[i].value >= counters[i].limit;
  return TRUE;
}

static GtkWidget *
cell_new (ArbProspectsDialog *self, ArbZoneCard *card, guint seat)
{
  GtkWidget *cell =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 3, NULL);
  g_autofree char *amounts = abridge (card);
  g_autofree char *description = describe (self, card, seat);
  GtkWidget *label = gtk_label_new (is_affordable (card) ? "✓" : amounts);

  /* Four players find room on a phone, one number below the other. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (cell, "prospect");
  arb_widget_set_class (cell, "ready", is_affordable (card));
  arb_widget_set_class (cell, "enough", has_first (card));
  gtk_widget_set_tooltip_text (cell, description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  gtk_box_append (GTK_BOX (cell),
                  arb_player_marker_label_new (arb_session_get_marker (self->session, seat)));
  gtk_box_append (GTK_BOX (cell), label);
  return cell;
}

static GtkWidget *
row_new (ArbProspectsDialog *self, ArbZone *zone, guint position)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (ArbZoneCard) card = g_list_model_get_item (arb_zone_get_cards (zone), position);
  g_autofree char *level = arb_session_dup_word (self->session, "level");
  /* Translators: a card, the word “Level” and its number: “Abundance · Level 2” */
  g_autofree char *title = g_strdup_printf (_ ("%s · %s %d"), arb_zone_card_get_name (card), level,
                                            arb_zone_card_get_counter (card, "level", 0));
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_layout_manager (cells,
                                 arb_columns_layout_new (CELL_WIDTH, ARB_MAX_SEATS, CELL_SPACING));
  gtk_widget_add_css_class (box, "prospects");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), cells);
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      ArbZone *theirs = get_zone_of (self, zone, seat);
      g_autoptr (ArbZoneCard) same = g_list_model_get_item (arb_zone_get_cards (theirs), position);

      gtk_box_append (GTK_BOX (cells), cell_new (self, same, seat));
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  return row;
}

/* Whether somebody has enough, as the filter asks: of one need, or of all. */
static gboolean
is_enough (ArbProspectsDialog *self, ArbZone *zone, guint position)
{
  guint filter = gtk_drop_down_get_selected (self->enough);

  for (guint seat = 1; filter > 0 && seat <= arb_session_get_n_seats (self->session); seat++)
    {
      ArbZone *theirs = get_zone_of (self, zone, seat);
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (arb_zone_get_cards (theirs), position);
      guint n;
      const ArbViewCounter *counters = arb_zone_card_get_counters (card, &n);

      if (filter > self->needs->len && is_affordable (card))
        return TRUE;
      for (guint i = 0; filter <= self->needs->len && i < n; i++)
        if (g_str_equal (counters[i].id, self->needs->pdata[filter - 1])
            && counters[i].value >= counters[i].limit)
          return TRUE;
    }
  return filter == 0;
}

static void
add_zone (ArbProspectsDialog *self, ArbZone *zone)
{
  GListModel *cards = arb_zone_get_cards (zone);
  guint level = gtk_drop_down_get_selected (self->levels);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);

      if ((level == 0 || arb_zone_card_get_counter (card, "level", 0) == (gint) level)
          && is_enough (self, zone, i))
        gtk_list_box_append (self->list, row_new (self, zone, i));
    }
}

static void
show (ArbProspectsDialog *self)
{
  guint pile = gtk_drop_down_get_selected (self->piles);
  guint n = 0;
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < g_list_model_get_n_items (self->zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (self->zones, i);

      if (arb_zone_get_seat (zone) == 1 && (++n == pile || pile == 0))
        add_zone (self, zone);
    }
  row = gtk_list_box_get_row_at_index (self->list, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->list), row != NULL);
  gtk_widget_set_visible (self->nothing, row == NULL);
}

static void
set_strings (GtkDropDown *list, GtkStringList *strings)
{
  gtk_drop_down_set_model (list, G_LIST_MODEL (strings));
  g_object_unref (strings);
}

static void
fill_piles (ArbProspectsDialog *self)
{
  GtkStringList *strings = gtk_string_list_new (NULL);

  gtk_string_list_append (strings, _ ("All"));
  for (guint i = 0; i < g_list_model_get_n_items (self->zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (self->zones, i);

      if (arb_zone_get_seat (zone) == 1)
        gtk_string_list_append (strings, arb_zone_get_title (zone));
    }
  set_strings (self->piles, strings);
}

static void
fill_levels (ArbProspectsDialog *self)
{
  GtkStringList *strings = gtk_string_list_new (NULL);
  g_autofree char *word = arb_session_dup_word (self->session, "level");
  gint highest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (self->zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (self->zones, i);
      GListModel *cards = arb_zone_get_cards (zone);

      for (guint j = 0; j < g_list_model_get_n_items (cards); j++)
        {
          g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, j);

          highest = MAX (highest, arb_zone_card_get_counter (card, "level", 0));
        }
    }
  gtk_string_list_append (strings, _ ("All levels"));
  for (gint level = 1; level <= highest; level++)
    {
      /* Translators: the word “Level” and its number */
      g_autofree char *text = g_strdup_printf (C_ ("level", "%s %d"), word, level);

      gtk_string_list_append (strings, text);
    }
  set_strings (self->levels, strings);
}

static void
find_needs (ArbProspectsDialog *self)
{
  for (guint i = 0; self->needs->len == 0 && i < g_list_model_get_n_items (self->zones); i++)
    {
      g_autoptr (ArbZone) zone = g_list_model_get_item (self->zones, i);
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (arb_zone_get_cards (zone), 0);
      guint n = 0;
      const ArbViewCounter *counters = card != NULL ? arb_zone_card_get_counters (card, &n) : NULL;

      for (guint j = 0; j < n; j++)
        if (counters[j].limit >= 0)
          g_ptr_array_add (self->needs, (gpointer) counters[j].id);
    }
}

static void
fill_enough (ArbProspectsDialog *self)
{
  GtkStringList *strings = gtk_string_list_new (NULL);

  gtk_string_list_append (strings, _ ("Whatever is missing"));
  for (guint i = 0; i < self->needs->len; i++)
    {
      g_autofree char *word = arb_session_dup_word (self->session, self->needs->pdata[i]);
      /* Translators: something a card needs: “Enough: Planets” */
      g_autofree char *text = g_strdup_printf (_ ("Enough: %s"), word);

      gtk_string_list_append (strings, text);
    }
  gtk_string_list_append (strings, _ ("Nothing is missing"));
  set_strings (self->enough, strings);
}

/* Says what the two numbers of a cell are. */
static void
show_legend (ArbProspectsDialog *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->needs->len; i++)
    {
      g_autofree char *word = arb_session_dup_word (self->session, self->needs->pdata[i]);

      /* Translators: something a card needs; “1/2” beside it means that 1 of 2 is there */
      g_string_append_printf (text, _ ("%s (there/needed)"), word);
      g_string_append (text, i + 1 < self->needs->len ? " · " : "");
    }
  gtk_label_set_text (self->legend, text->str);
  g_string_free (text, TRUE);
}

static void
arb_prospects_dialog_dispose (GObject *object)
{
  ArbProspectsDialog *self = ARB_PROSPECTS_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->zones);
  g_clear_pointer (&self->needs, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_prospects_dialog_parent_class)->dispose (object);
}

static void
arb_prospects_dialog_class_init (ArbProspectsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_prospects_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/prospects-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, legend);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, piles);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, levels);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, enough);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, list);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, nothing);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_prospects_dialog_init (ArbProspectsDialog *self)
{
  self->needs = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_prospects_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbProspectsDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_PROSPECTS_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->zones = arb_session_dup_prospects (session);
  find_needs (self);
  show_legend (self);
  fill_piles (self);
  fill_levels (self);
  fill_enough (self);
  for (guint i = 0; i < 3; i++)
    {
      GtkDropDown *filters[] = { self->piles, self->levels, self->enough };

      g_signal_connect_object (filters[i], "notify::selected", G_CALLBACK (show), self,
                               G_CONNECT_SWAPPED);
    }
  show (self);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
