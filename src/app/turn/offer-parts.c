/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-parts.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#define COLUMN_WIDTH 150
#define COLUMN_SPACING 5
#define HEADING_LINES 3

guint
arb_offer_parts_count (const ArbOfferParts *self, const ArbOfferLook *look)
{
  guint n = 0;

  for (guint i = 0; i < self->offers->len; i++)
    n += arb_offer_parts_is (self, i, look);

  return n;
}

gint
arb_offer_parts_find (const ArbOfferParts *self, const ArbOfferLook *look)
{
  for (guint i = 0; i < self->offers->len; i++)
    if (arb_offer_parts_is (self, i, look))
      return (gint) i;

  return -1;
}

const ArbOfferLook *
arb_offer_parts_find_look (const ArbOfferParts *self, const ArbOfferLook *look, ArbOfferForm form)
{
  for (guint i = 0; i < self->catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *other = &self->catalogue->offer_looks[i];

      if (other->form == form && arb_offer_look_shares_section (other, look))
        return other;
    }

  return NULL;
}

gboolean
arb_offer_parts_is_set (const ArbOfferParts *self, guint index)
{
  const ArbOfferLook *look = arb_offer_parts_get (self, index)->look;

  return look != NULL && look->form == ARB_FORM_FOOT
         && arb_offer_parts_find_look (self, look, ARB_FORM_SLOTS) != NULL;
}

gboolean
arb_offer_parts_is_part_of (const ArbOfferParts *self, guint index, guint set)
{
  ArbOfferItem *item = arb_offer_parts_get (self, index);
  ArbOfferItem *whole = arb_offer_parts_get (self, set);

  return item->offer.part && item->look != NULL
         && arb_offer_look_shares_section (item->look, whole->look)
         && item->offer.seat == whole->offer.seat;
}

gboolean
arb_offer_parts_is_blank (const ArbOfferParts *self, guint index)
{
  if (self->chosen == NULL || !arb_offer_parts_is_set (self, index))
    return FALSE;
  for (guint i = 0; i < self->offers->len; i++)
    if (self->chosen[i] > 0 && arb_offer_parts_is_part_of (self, i, index))
      return FALSE;

  return TRUE;
}

/* Returns the first offer that can be taken and is suggested like this, or -1. */
static gint
find_suggested (const ArbOfferParts *self, ArbSuggestion suggestion)
{
  for (guint i = 0; i < self->catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &self->catalogue->offer_looks[i];

      for (guint j = 0; look->suggested == suggestion && j < self->offers->len; j++)
        if (arb_offer_parts_is (self, j, look)
            && arb_verdict_allows (&arb_offer_parts_get (self, j)->offer.verdict)
            && !arb_offer_parts_is_blank (self, j))
          return (gint) j;
    }

  return -1;
}

gint
arb_offer_parts_find_suggested (const ArbOfferParts *self)
{
  gint shown = find_suggested (self, ARB_SUGGESTION_SHOWN);

  return shown >= 0 ? shown : find_suggested (self, ARB_SUGGESTION_ENTER);
}

gboolean
arb_offer_parts_waits (const ArbOfferParts *self, const ArbOfferLook *look)
{
  for (guint i = 0; look->turn && i < self->offers->len; i++)
    {
      const ArbOfferLook *other = arb_offer_parts_get (self, i)->look;

      if (other != NULL && other->by_seat && !other->turn)
        return TRUE;
    }

  return FALSE;
}

gboolean
arb_offer_parts_is_behind_more (const ArbOfferParts *self, const ArbOfferLook *look)
{
  if (look == NULL || look->form == ARB_FORM_MORE)
    return arb_offer_parts_count (self, look) > 0;
  return look->form == ARB_FORM_COLUMNS && look->shown > 0
         && arb_offer_parts_count (self, look)
                > (arb_offer_parts_waits (self, look) ? 0 : (guint) look->shown);
}

guint
arb_offer_parts_row_of (const ArbOfferLook *look, ArbOfferItem *item)
{
  const ArbOffer *offer = &item->offer;

  return look->by_seat || offer->row == ARB_ARGUMENT_NONE ? offer->seat
                                                          : arb_argument_value (offer->row);
}

static gboolean
is_in_row (const ArbOfferParts *self, guint index, const ArbOfferLook *look, guint row)
{
  return arb_offer_parts_is (self, index, look)
         && arb_offer_parts_row_of (look, arb_offer_parts_get (self, index)) == row;
}

gint
arb_offer_parts_get_least (const ArbOfferParts *self, const ArbOfferLook *look, guint row)
{
  gint first = -1;

  for (guint i = 0; i < self->offers->len; i++)
    {
      if (!is_in_row (self, i, look, row))
        continue;
      if (arb_verdict_allows (&arb_offer_parts_get (self, i)->offer.verdict))
        return (gint) i;
      first = first < 0 ? (gint) i : first;
    }

  return first;
}

/* Whether the row has no room for an offer. */
static gboolean
is_beyond (const ArbOfferParts *self, guint index, const ArbOfferLook *look, guint row)
{
  if (look->form == ARB_FORM_GRID)
    return arb_offer_parts_get (self, index)->offer.column >= ARB_GRID_COUNTS;
  if (look->form == ARB_FORM_COUNT)
    return look->shown > 0
           && (gint) index >= arb_offer_parts_get_least (self, look, row) + look->shown;
  return TRUE;
}

gboolean
arb_offer_parts_is_in_drawer (const ArbOfferParts *self, guint index, const char *drawer)
{
  const ArbOfferLook *look = arb_offer_parts_get (self, index)->look;
  const char *id = look != NULL ? look->id : ARB_OFFER_OTHER;
  const char *row = strchr (drawer, '/');
  gsize length = row != NULL ? (gsize) (row - drawer) : strlen (drawer);

  if (strlen (id) != length || strncmp (id, drawer, length) != 0)
    return FALSE;
  if (row == NULL || look == NULL)
    return TRUE;
  return is_in_row (self, index, look, (guint) atoi (row + 1))
         && is_beyond (self, index, look, (guint) atoi (row + 1));
}

gint
arb_offer_parts_find_in_drawer (const ArbOfferParts *self, const char *drawer)
{
  for (guint i = 0; i < self->offers->len; i++)
    if (arb_offer_parts_is_in_drawer (self, i, drawer))
      return (gint) i;

  return -1;
}

char *
arb_offer_parts_dup_drawer (const ArbOfferLook *look, guint row)
{
  return g_strdup_printf ("%s/%u", look->id, row);
}

GtkWidget *
arb_offer_parts_next (ArbChildPool *pool, const ArbOfferLook *look, const char *part,
                      GtkWidget *(*make) (void) )
{
  g_autofree char *kind = g_strconcat (look->id, "/", part, NULL);

  return arb_child_pool_next (pool, g_intern_string (kind), make);
}

GtkWidget *
arb_offer_parts_columns_new (void)
{
  return g_object_new (GTK_TYPE_BOX, "layout-manager",
                       arb_columns_layout_new (COLUMN_WIDTH, 0, COLUMN_SPACING), NULL);
}

static GtkWidget *
drawer_new (void)
{
  GtkWidget *drawer = arb_offer_parts_columns_new ();

  gtk_widget_add_css_class (drawer, "drawer");
  return drawer;
}

static GtkWidget *
label_new (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* In a narrow window, the first letters of a name must fit beside the cells. */
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

GtkWidget *
arb_offer_parts_label_new (void)
{
  return label_new ("row-title");
}

static GtkWidget *
heading_new (void)
{
  GtkWidget *label = label_new ("heading");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), HEADING_LINES);
  return label;
}

void
arb_offer_parts_add_heading (const ArbOfferParts *self, const ArbOfferLook *look, const char *text)
{
  if (text != NULL)
    gtk_label_set_text (GTK_LABEL (
                            arb_offer_parts_next (self->parts, look, "heading", heading_new)),
                        text);
}

GtkWidget *
arb_offer_parts_more_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "cell");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.more");
  return button;
}

gboolean
arb_offer_parts_decides (const ArbOfferParts *self, ArbOfferItem *item)
{
  guint deciders = arb_session_get_deciders (self->session);

  return item->offer.seat == ARB_TABLE || (deciders & 1u << item->offer.seat) != 0;
}

/* Shows the card that the offer is about, and below it what is done with that card. */
static void
set_card (const ArbOfferParts *self, ArbOfferButton *button, guint index, ArbZoneCard *card)
{
  ArbOfferItem *item = arb_offer_parts_get (self, index);
  g_autofree char *caption = arb_wording_offer_caption (item->wording, &item->offer);

  arb_offer_button_set (button, item, index, NULL, caption);
  arb_offer_button_set_card (button, self->session, card);
}

/* Shows the result of the offer large, the offer in full, and its player if that is not who decides
 * and the offer does not name them. */
static void
set_words (const ArbOfferParts *self, ArbOfferButton *button, guint index)
{
  ArbOfferItem *item = arb_offer_parts_get (self, index);
  const ArbOfferLook *look = item->look;
  const char *amount = item->amount;
  const char *name = arb_offer_item_get_name (item);
  const char *player = arb_offer_parts_decides (self, item)
                           ? NULL
                           : arb_session_get_player (self->session, item->offer.seat);

  arb_offer_button_set (button, item, index, amount != NULL ? amount : name,
                        amount != NULL ? name : NULL);
  arb_offer_button_set_icon (button, look != NULL ? look->icon : NULL);
  if (amount == NULL && player != NULL && strstr (name, player) == NULL)
    arb_offer_button_set_short_caption (button, player);
}

/* Shows an offer by a button of @pool. Buttons with a card are kept apart, so that no other button
 * has to make a tile. */
static void
add_button (const ArbOfferParts *self, ArbChildPool *pool, guint index, const char *id)
{
  ArbOfferItem *item = arb_offer_parts_get (self, index);
  gboolean amount = item->amount != NULL;
  g_autoptr (ArbZoneCard) card = amount ? NULL : arb_session_dup_picture (self->session, item);
  g_autofree char *kind = g_strconcat (id, card != NULL ? "/card" : "/offer", NULL);
  GtkWidget *button = arb_child_pool_next (pool, g_intern_string (kind), arb_offer_button_new);

  if (card != NULL)
    set_card (self, ARB_OFFER_BUTTON (button), index, card);
  else
    set_words (self, ARB_OFFER_BUTTON (button), index);
  arb_widget_set_class (button, "with-card", card != NULL);
  arb_widget_set_class (button, "picture", amount);
  arb_widget_set_class (button, "sentence", !amount && card == NULL);
}

void
arb_offer_parts_fill_columns (const ArbOfferParts *self, ArbChildPool *columns,
                              const ArbOfferLook *look)
{
  for (guint i = 0; i < self->offers->len; i++)
    if (arb_offer_parts_is (self, i, look))
      add_button (self, columns, i, look->id);
}

void
arb_offer_parts_add_drawer (const ArbOfferParts *self, const char *drawer)
{
  ArbChildPool buttons;

  if (g_strcmp0 (self->drawer, drawer) != 0)
    return;
  buttons = arb_child_pool_begin (arb_child_pool_next (self->parts, "drawer", drawer_new));
  for (guint i = 0; i < self->offers->len; i++)
    if (arb_offer_parts_is_in_drawer (self, i, drawer))
      add_button (self, &buttons, i, "drawer");
  arb_child_pool_end (&buttons);
}

void
arb_offer_parts_show_more (const ArbOfferParts *self, GtkWidget *button, const char *drawer,
                           const char *label, const char *name)
{
  if (label != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", drawer);
  arb_widget_set_tooltip (button, name);
  arb_widget_set_accessible_name (button, name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               g_strcmp0 (self->drawer, drawer) == 0, -1);
}

char *
arb_offer_parts_dup_icon (const ArbOfferParts *self, guint index)
{
  ArbOfferItem *item = arb_offer_parts_get (self, index);
  const ArbOfferLook *look = item->look;
  const char *name = arb_catalogue_get_name (self->catalogue, item->offer.row);

  if (look == NULL || look->icons == NULL || name == NULL)
    return NULL;
  if (g_str_equal (look->icons, "card-counters"))
    {
      const ArbCardCounterLook *counter = arb_catalogue_find_card_look (self->catalogue, name);

      return counter != NULL ? g_strdup (counter->icon) : NULL;
    }
  return g_strdup_printf ("%s-%s-symbolic", look->icons, name);
}

const char *
arb_offer_parts_get_label (const ArbOfferLook *look)
{
  return look->label != NULL ? arb_words_translate ("offers", look->id, "label", look->label)
                             : NULL;
}

char *
arb_offer_parts_dup_more (const ArbOfferParts *self, const ArbOfferLook *look)
{
  g_autofree char *n = g_strdup_printf ("%u", arb_offer_parts_count (self, look));
  g_auto (GStrv) parts = NULL;

  if (look->more == NULL)
    return g_strdup ("…");
  parts = g_strsplit (arb_words_translate ("offers", look->id, "more", look->more), "{n}", -1);
  return g_strjoinv (n, parts);
}
