/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/prospects-dialog.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/first-fit-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"
#include "wording/search.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* If the dialog is at least twice as wide, the cells of a card lie beside the card. */
#define HALF_WIDTH 300
/* A shortage that depends on a number that nobody knows yet; these cards come last. */
#define UNKNOWN_SHORTAGE 1000

struct _ArbProspectsDialog
{
  ArbDialog parent_instance;

  GtkEditable *search;
  GtkBox *players;
  GtkLabel *counted_label;
  GtkListBox *list;
  GtkWidget *nothing;
  ArbSession *session;
  GPtrArray *zones;
  guint chosen; /* the only seat whose cells are shown; 0 for all */
};

/* A card, and how much the seat that is closest to it still lacks. */
typedef struct
{
  ArbZone *zone; /* of the first seat */
  guint position;
  gint shortage;
} Prospect;

G_DEFINE_FINAL_TYPE (ArbProspectsDialog, arb_prospects_dialog, ARB_TYPE_DIALOG)

static ArbZoneCard *
get_card (ArbProspectsDialog *self, const Prospect *prospect, guint seat)
{
  ArbZone *theirs = arb_zones_find (self->zones, prospect->zone->id, seat);

  return arb_zone_get_card (theirs, prospect->position);
}

static gint
get_missing (const ArbViewCounter *need)
{
  return MAX (0, need->limit - need->value);
}

/* Counts what a seat lacks for @card; the result is above 0 also where a condition without a number
 * is not met. If a printed number that nobody knows yet decides about it, the card says of no need
 * how much of it is needed. */
static gint
get_shortage (ArbZoneCard *card)
{
  gint shortage = 0;
  guint n_needs = 0;

  if (arb_zone_card_get_counter (card, "affordable", 0) != 0)
    return 0;
  for (guint i = 0; i < card->n_counters; i++)
    if (card->counters[i].limit >= 0)
      {
        shortage += get_missing (&card->counters[i]);
        n_needs++;
      }
  return n_needs > 0 ? MAX (1, shortage) : UNKNOWN_SHORTAGE;
}

static gboolean
is_shown (ArbProspectsDialog *self, guint seat)
{
  return self->chosen == 0 || self->chosen == seat;
}

static gint
get_least_shortage (ArbProspectsDialog *self, const Prospect *prospect)
{
  gint least = G_MAXINT;

  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      ArbZoneCard *card = get_card (self, prospect, seat);

      if (is_shown (self, seat))
        least = MIN (least, get_shortage (card));
    }
  return least;
}

/* Returns the word for something that a card needs, in its short form if the game has one. */
static char *
dup_need (ArbProspectsDialog *self, const char *id)
{
  g_autofree char *brief = g_strconcat ("short.", id, NULL);
  const char *word = arb_words_get (arb_session_get_wording (self->session)->catalogue, brief);

  return word != NULL ? g_strdup (word) : arb_session_dup_word (self->session, id);
}

static char *
describe (ArbProspectsDialog *self, ArbZoneCard *card, guint seat)
{
  gint shortage = get_shortage (card);
  GString *text = g_string_new (arb_session_get_player (self->session, seat));

  for (guint i = 0; i < card->n_counters; i++)
    if (card->counters[i].limit >= 0)
      {
        g_autofree char *word = arb_session_dup_word (self->session, card->counters[i].id);

        g_string_append_c (text, '\n');
        /* Translators: something a card needs, how much is there, how much is needed */
        g_string_append_printf (text, _ ("%s: %d of %d"), word, card->counters[i].value,
                                card->counters[i].limit);
      }
  if (shortage == 0)
    g_string_append_printf (text, "\n%s", _ ("Nothing is missing."));
  else if (shortage == UNKNOWN_SHORTAGE)
    g_string_append_printf (text, "\n%s", _ ("Not known yet"));
  return g_string_free (text, FALSE);
}

/* Returns the type of the cards of @zone, as it is printed on the first of them. */
static const ArbCardCounterLook *
find_type (ArbProspectsDialog *self, ArbZone *zone)
{
  const ArbCatalogue *catalogue = arb_session_get_wording (self->session)->catalogue;
  ArbZoneCard *card = arb_zone_get_card (zone, 0);
  const char *id = card != NULL ? card->id : NULL;
  g_autoptr (ArbZoneCard) face = id != NULL ? arb_session_dup_face (self->session, id) : NULL;

  for (guint i = 0; face != NULL && i < face->n_counters; i++)
    {
      const ArbCardCounterLook *look =
          arb_catalogue_find_card_look (catalogue, face->counters[i].id);

      if (look != NULL && look->place == ARB_CARD_TYPE && look->icon != NULL)
        return look;
    }
  return NULL;
}

/* Returns the picture of something that the cards of @zone need: its own, or that of their type. */
static const char *
find_icon (ArbProspectsDialog *self, ArbZone *zone, const char *need)
{
  const ArbCardCounterLook *look =
      arb_catalogue_find_card_look (arb_session_get_wording (self->session)->catalogue, need);
  const ArbCardCounterLook *type = look == NULL ? find_type (self, zone) : NULL;

  return look != NULL ? look->icon : type != NULL ? type->icon : NULL;
}

/* Makes a number, and before or after it the picture of what it counts. */
static GtkWidget *
count_new (const char *text, const char *icon, gboolean before)
{
  GtkWidget *count = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *image = gtk_image_new ();

  arb_label_set_directed (GTK_LABEL (label), text);
  arb_image_set_icon (GTK_IMAGE (image), icon);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (count), label);
  gtk_box_insert_child_after (GTK_BOX (count), image, before ? NULL : label);
  return count;
}

/* Adds what is missing to the row of pictures, or without a picture in words below it. */
static void
add_missing (ArbProspectsDialog *self, GtkBox *cell, ArbZone *zone, const ArbViewCounter *need)
{
  const char *icon = find_icon (self, zone, need->id);
  g_autofree char *word = dup_need (self, need->id);
  /* Translators: what is missing, and how much: “Planets −2” */
  g_autofree char *text = g_strdup_printf (C_ ("missing", "%s −%d"), word, get_missing (need));
  /* Translators: how much is missing, before the picture of what is missing: “−2” */
  g_autofree char *number = g_strdup_printf (C_ ("missing", "−%d"), get_missing (need));
  GtkWidget *label;

  if (icon != NULL)
    {
      gtk_box_append (GTK_BOX (gtk_widget_get_first_child (GTK_WIDGET (cell))),
                      count_new (number, icon, FALSE));
      return;
    }
  label = arb_text_line_new (text, "numeric");
  g_object_set (label, "justify", GTK_JUSTIFY_CENTER, "xalign", 0.5f, NULL);
  gtk_box_append (cell, label);
}

/* Makes a cell that says “now”, or lists exactly what is missing. */
static GtkWidget *
cell_new (ArbProspectsDialog *self, ArbZone *zone, ArbZoneCard *card, guint seat)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *pictures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *description = describe (self, card, seat);
  gint shortage = get_shortage (card);

  gtk_widget_add_css_class (cell, "prospect");
  arb_widget_set_class (cell, "ready", shortage == 0);
  gtk_widget_set_halign (pictures, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (cell), pictures);
  arb_widget_set_accessible_name (cell, description);
  if (shortage == 0)
    /* Translators: a card can be taken now; there is little room */
    gtk_box_append (GTK_BOX (cell), gtk_label_new (C_ ("card", "✓ now")));
  else if (shortage == UNKNOWN_SHORTAGE)
    gtk_box_append (GTK_BOX (cell), gtk_label_new ("?"));
  for (guint i = 0; shortage > 0 && i < card->n_counters; i++)
    if (card->counters[i].limit >= 0 && get_missing (&card->counters[i]) > 0)
      add_missing (self, GTK_BOX (cell), zone, &card->counters[i]);
  gtk_widget_set_visible (pictures, gtk_widget_get_first_child (pictures) != NULL);
  arb_widget_set_tooltip (cell, description);
  for (GtkWidget *child = gtk_widget_get_first_child (cell); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_vexpand (child, TRUE);
      gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
    }
  return cell;
}

/* Describes the sort of a card and its cost: “Fertile · Level 2 · Planets 2 · Symbols 5”. */
static char *
describe_card (ArbProspectsDialog *self, ArbZone *zone, ArbZoneCard *card)
{
  g_autofree char *level = arb_session_dup_word (self->session, "level");
  GString *text = g_string_new (zone->title);

  /* Translators: the word “Level” and its number, after other things */
  g_string_append_printf (text, C_ ("level", " · %s %d"), level,
                          arb_zone_card_get_counter (card, "level", 0));
  for (guint i = 0; i < card->n_counters; i++)
    if (card->counters[i].limit >= 0)
      {
        g_autofree char *need = dup_need (self, card->counters[i].id);

        /* Translators: what a card needs, and how much, after other things: “ · Planets 2” */
        g_string_append_printf (text, C_ ("need", " · %s %d"), need, card->counters[i].limit);
      }
  return g_string_free (text, FALSE);
}

static GtkWidget *
cells_new (ArbProspectsDialog *self, const Prospect *prospect)
{
  GtkWidget *cells = g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, "spacing", 4, NULL);

  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      ArbZoneCard *card = get_card (self, prospect, seat);

      if (is_shown (self, seat))
        gtk_box_append (GTK_BOX (cells), cell_new (self, prospect->zone, card, seat));
    }
  return cells;
}

/* Makes the tile of a card as it is printed, or as it lies if nobody knows which it is. */
static GtkWidget *
tile_new (ArbProspectsDialog *self, ArbZoneCard *card)
{
  const char *id = card->id;
  g_autoptr (ArbZoneCard) face = id != NULL ? arb_session_dup_face (self->session, id) : NULL;
  GtkWidget *tile = arb_card_tile_new ();

  arb_card_tile_set (ARB_CARD_TILE (tile), self->session, face != NULL ? face : card,
                     ARB_CARD_TILE_BAR);
  return tile;
}

/* Words the heading of a section. Cards that can be taken now have their own heading; if one player
 * is chosen, so has each shortage. */
static char *
word_section (ArbProspectsDialog *self, gint shortage)
{
  if (shortage == 0)
    return g_strdup (self->chosen == 0 ? _ ("Somebody can take it now") : C_ ("cards", "Now"));
  if (shortage == UNKNOWN_SHORTAGE)
    return g_strdup (_ ("Not known yet"));
  if (self->chosen == 0)
    return g_strdup (_ ("Nobody can yet; fewest missing first"));
  /* Translators: how much of what they need is missing for the cards that follow */
  return g_strdup_printf (ngettext ("%d missing", "%d missing", (gulong) shortage), shortage);
}

/* Makes the row of a card; tapping it opens the page of the card. */
static GtkWidget *
row_new (ArbProspectsDialog *self, const Prospect *prospect)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  ArbZoneCard *card = get_card (self, prospect, 1);

  gtk_widget_set_layout_manager (parts, arb_columns_layout_new (HALF_WIDTH, 2, 6));
  gtk_widget_add_css_class (parts, "prospects");
  gtk_box_append (GTK_BOX (parts), tile_new (self, card));
  gtk_box_append (GTK_BOX (parts), cells_new (self, prospect));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), parts);
  g_object_set_data (G_OBJECT (row), "card", (gpointer) card->id);
  g_object_set_data_full (G_OBJECT (row), "section", word_section (self, prospect->shortage),
                          g_free);
  arb_widget_set_accessible_name (row, card->name);
  return row;
}

static gboolean
is_searched (ArbProspectsDialog *self, const Prospect *prospect)
{
  ArbZoneCard *card = get_card (self, prospect, 1);
  g_autofree char *description = describe_card (self, prospect->zone, card);
  g_autofree char *words = g_strjoin (" ", card->name, description, NULL);

  return arb_search_matches (gtk_editable_get_text (self->search), words);
}

static int
compare_prospects (gconstpointer a, gconstpointer b)
{
  const Prospect *first = a, *second = b;

  return first->shortage - second->shortage;
}

static GArray *
collect (ArbProspectsDialog *self)
{
  GArray *prospects = g_array_new (FALSE, FALSE, sizeof (Prospect));

  for (guint i = 0; i < self->zones->len; i++)
    {
      ArbZone *zone = self->zones->pdata[i];
      guint n = zone->cards->len;

      for (guint j = 0; zone->seat == 1 && j < n; j++)
        {
          Prospect prospect = { zone, j, 0 };

          if (!is_searched (self, &prospect))
            continue;
          prospect.shortage = get_least_shortage (self, &prospect);
          g_array_append_val (prospects, prospect);
        }
    }
  g_array_sort (prospects, compare_prospects);
  return prospects;
}

static void
show (ArbProspectsDialog *self)
{
  g_autoptr (GArray) prospects = collect (self);

  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  for (guint i = 0; i < prospects->len; i++)
    gtk_list_box_append (self->list, row_new (self, &g_array_index (prospects, Prospect, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->list), prospects->len > 0);
  gtk_widget_set_visible (self->nothing, prospects->len == 0);
}

static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *section = g_object_get_data (G_OBJECT (row), "section");
  GtkWidget *header;

  if (before != NULL && g_str_equal (g_object_get_data (G_OBJECT (before), "section"), section))
    return;
  header = arb_text_line_new (section, "heading");
  gtk_widget_add_css_class (header, "prospects-section");
  gtk_list_box_row_set_header (row, header);
}

static void
on_row (ArbProspectsDialog *self, GtkListBoxRow *row)
{
  const char *card = g_object_get_data (G_OBJECT (row), "card");

  if (card != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "app.reference", "s", card);
}

/* At most one player is chosen; choosing the same one again shows all players. */
static void
on_player (ArbProspectsDialog *self, GtkToggleButton *button)
{
  guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  gboolean active = gtk_toggle_button_get_active (button);

  if (!active && self->chosen != seat)
    return;
  self->chosen = active ? seat : 0;
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->players)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    if (other != GTK_WIDGET (button))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (other), FALSE);
  show (self);
}

/* Something that a player has of what the cards need. */
typedef struct
{
  const char *icon;
  gint number;
} Means;

static gboolean
has_icon (const GArray *means, const char *icon)
{
  for (guint i = 0; i < means->len; i++)
    if (g_str_equal (g_array_index (means, Means, i).icon, icon))
      return TRUE;
  return FALSE;
}

/* What all types of cards need comes before what only one needs: it decides most often. */
static void
add_means (ArbProspectsDialog *self, ArbZone *zone, const ArbViewCounter *need, GArray *means,
           GPtrArray *words)
{
  gboolean common =
      arb_catalogue_find_card_look (arb_session_get_wording (self->session)->catalogue, need->id)
      != NULL;
  Means one = { find_icon (self, zone, need->id), need->value };
  g_autofree char *number = g_strdup_printf ("%d", need->value);
  g_autofree char *word = arb_session_dup_word (self->session, need->id);

  if (one.icon == NULL || has_icon (means, one.icon))
    return;
  g_array_insert_val (means, common ? 0 : means->len, one);
  g_ptr_array_insert (words, common ? 0 : (gint) words->len,
                      arb_words_label (common ? word : zone->title, number));
}

/* Collects what @seat has of all that the cards need, each of them once, and adds it to @words. */
static GArray *
collect_means (ArbProspectsDialog *self, guint seat, GPtrArray *words)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Means));

  for (guint i = 0; i < self->zones->len; i++)
    {
      ArbZone *zone = self->zones->pdata[i];
      ArbZoneCard *card = arb_zone_get_card (zone, 0);

      for (guint j = 0; card != NULL && zone->seat == seat && j < card->n_counters; j++)
        if (card->counters[j].limit >= 0)
          add_means (self, zone, &card->counters[j], all, words);
    }
  return all;
}

/* Makes rows of at most @n numbers each. */
static GtkWidget *
means_new (const GArray *means, guint n)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = NULL;

  for (guint i = 0; i < means->len; i++)
    {
      const Means *one = &g_array_index (means, Means, i);
      g_autofree char *number = g_strdup_printf ("%d", one->number);

      if (i % n == 0)
        {
          row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
          gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (rows), row);
        }
      gtk_box_append (GTK_BOX (row), count_new (number, one->icon, TRUE));
    }
  gtk_widget_set_halign (rows, GTK_ALIGN_CENTER);
  return rows;
}

/* Shows what a player has, on a phone in two rows. */
static void
append_means (ArbProspectsDialog *self, GtkWidget *button, GtkBox *parts, guint seat)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) means = collect_means (self, seat, words);
  g_autofree char *description = arb_words_list ((const char *const *) words->pdata, words->len);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "layout-manager", arb_first_fit_layout_new (), NULL);

  gtk_box_append (GTK_BOX (row), means_new (means, MAX (1, means->len)));
  gtk_box_append (GTK_BOX (row), means_new (means, MAX (1, (means->len + 1) / 2)));
  gtk_widget_add_css_class (row, "prospects-means");
  gtk_box_append (parts, row);
  gtk_widget_set_tooltip_text (button, description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

static void
add_player (ArbProspectsDialog *self, guint seat)
{
  const char *player = arb_session_get_player (self->session, seat);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *marker = gtk_image_new ();
  GtkWidget *name = gtk_label_new (player);

  arb_player_marker_image_set (GTK_IMAGE (marker), arb_session_get_marker (self->session, seat));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), marker);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (parts), head);
  append_means (self, button, GTK_BOX (parts), seat);
  gtk_button_set_child (GTK_BUTTON (button), parts);
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  gtk_widget_add_css_class (button, "prospects-player");
  arb_widget_set_accessible_name (button, player);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_player), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->players, button);
}

static void
arb_prospects_dialog_dispose (GObject *object)
{
  ArbProspectsDialog *self = ARB_PROSPECTS_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->zones, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_prospects_dialog_parent_class)->dispose (object);
}

static void
arb_prospects_dialog_class_init (ArbProspectsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_prospects_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/prospects-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, search);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, players);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, counted_label);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, list);
  gtk_widget_class_bind_template_child (widget_class, ArbProspectsDialog, nothing);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
  gtk_widget_class_bind_template_callback (widget_class, show);
}

static void
arb_prospects_dialog_init (ArbProspectsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, set_header, NULL, NULL);
}

GtkWidget *
arb_prospects_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbProspectsDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_PROSPECTS_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->zones = arb_session_dup_prospects (session);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    add_player (self, seat);
  arb_label_show (self->counted_label, arb_words_get (arb_session_get_wording (session)->catalogue,
                                                      "prospects.counted"));
  show (self);
  gtk_window_set_focus (GTK_WINDOW (self), gtk_widget_get_first_child (GTK_WIDGET (self->players)));
  return GTK_WIDGET (self);
}
