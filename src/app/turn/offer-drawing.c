/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-drawing.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <string.h>

#define COLUMN_WIDTH 150
#define COLUMN_SPACING 5
#define HEADING_LINES 3

void
arb_offer_drawing_set (const ArbOfferDrawing *self, GtkWidget *button, ArbOfferCell *cell,
                       const char *text, const char *caption)
{
  arb_offer_button_set (ARB_OFFER_BUTTON (button), self->state, cell, text, caption);
  if (!g_hash_table_contains (self->buttons, cell))
    g_hash_table_insert (self->buttons, g_object_ref (cell), button);
}

gboolean
arb_offer_drawing_is_open (const ArbOfferDrawing *self, const char *drawer)
{
  return g_strcmp0 (self->state->drawer, drawer) == 0;
}

GtkWidget *
arb_offer_drawing_next (ArbChildPool *pool, const ArbOfferLook *look, const char *part,
                        GtkWidget *(*make) (void) )
{
  g_autofree char *kind = g_strconcat (look->id, "/", part, NULL);

  return arb_child_pool_next (pool, g_intern_string (kind), make);
}

GtkWidget *
arb_offer_drawing_columns_new (void)
{
  return g_object_new (GTK_TYPE_BOX, "layout-manager",
                       arb_columns_layout_new (COLUMN_WIDTH, 0, COLUMN_SPACING), NULL);
}

static GtkWidget *
drawer_new (void)
{
  GtkWidget *drawer = arb_offer_drawing_columns_new ();

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
arb_offer_drawing_label_new (void)
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
arb_offer_drawing_add_heading (const ArbOfferDrawing *self, const ArbOfferLook *look,
                               const char *text)
{
  if (text != NULL)
    gtk_label_set_text (GTK_LABEL (
                            arb_offer_drawing_next (self->parts, look, "heading", heading_new)),
                        text);
}

GtkWidget *
arb_offer_drawing_more_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "cell");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.more");
  return button;
}

/* Shows the card that the offer is about, and below it what is done with that card. */
static void
set_card (const ArbOfferDrawing *self, GtkWidget *button, ArbOfferCell *cell, ArbZoneCard *card)
{
  g_autofree char *caption = arb_wording_offer_caption (cell->item->wording, &cell->item->offer);

  arb_offer_drawing_set (self, button, cell, NULL, caption);
  arb_offer_button_set_card (ARB_OFFER_BUTTON (button), self->session, card);
}

/* Shows the result of the offer large, the offer in full, and its player if that is not who decides
 * and the offer does not name them. */
static void
set_words (const ArbOfferDrawing *self, GtkWidget *button, ArbOfferCell *cell)
{
  const ArbOfferLook *look = arb_offer_cell_get_look (cell);
  const char *amount = cell->item->amount;
  const char *name = arb_offer_item_get_name (cell->item);
  const char *player =
      cell->decides ? NULL : arb_session_get_player (self->session, cell->item->offer.seat);

  arb_offer_drawing_set (self, button, cell, amount != NULL ? amount : name,
                         amount != NULL ? name : NULL);
  arb_offer_button_set_icon (ARB_OFFER_BUTTON (button), look != NULL ? look->icon : NULL);
  if (amount == NULL && player != NULL && strstr (name, player) == NULL)
    arb_offer_button_set_short_caption (ARB_OFFER_BUTTON (button), player);
}

/* Shows an offer by a button of @pool. Buttons with a card are kept apart, so that no other button
 * has to make a tile. */
static void
add_button (const ArbOfferDrawing *self, ArbChildPool *pool, ArbOfferCell *cell, const char *id)
{
  gboolean amount = cell->item->amount != NULL;
  g_autoptr (ArbZoneCard) card =
      amount ? NULL : arb_session_dup_picture (self->session, cell->item);
  g_autofree char *kind = g_strconcat (id, card != NULL ? "/card" : "/offer", NULL);
  GtkWidget *button = arb_child_pool_next (pool, g_intern_string (kind), arb_offer_button_new);

  if (card != NULL)
    set_card (self, button, cell, card);
  else
    set_words (self, button, cell);
  arb_widget_set_class (button, "with-card", card != NULL);
  arb_widget_set_class (button, "picture", amount);
  arb_widget_set_class (button, "sentence", !amount && card == NULL);
}

void
arb_offer_drawing_fill_columns (const ArbOfferDrawing *self, ArbChildPool *columns,
                                const ArbOfferGroup *group)
{
  for (guint i = 0; i < group->cells->len; i++)
    add_button (self, columns, group->cells->pdata[i], group->look->id);
}

void
arb_offer_drawing_add_drawer (const ArbOfferDrawing *self, const ArbOfferGroup *group,
                              const char *drawer)
{
  ArbChildPool buttons;

  if (!arb_offer_drawing_is_open (self, drawer))
    return;
  buttons = arb_child_pool_begin (arb_child_pool_next (self->drawers, "drawer", drawer_new));
  for (guint i = 0; i < group->cells->len; i++)
    if (arb_offer_cell_is_in_drawer (group->cells->pdata[i], drawer))
      add_button (self, &buttons, group->cells->pdata[i], "drawer");
  arb_child_pool_end (&buttons);
}

void
arb_offer_drawing_add_row_drawers (const ArbOfferDrawing *self, const ArbOfferGroup *group)
{
  const char *drawer = self->state->drawer;

  if (drawer != NULL && strchr (drawer, '/') != NULL && arb_offer_group_has_drawer (group, drawer))
    arb_offer_drawing_add_drawer (self, group, drawer);
}

void
arb_offer_drawing_show_more (const ArbOfferDrawing *self, GtkWidget *button, const char *drawer,
                             const char *label, const char *name)
{
  if (label != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", drawer);
  arb_widget_set_tooltip (button, name);
  arb_widget_set_accessible_name (button, name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               arb_offer_drawing_is_open (self, drawer), -1);
}

char *
arb_offer_drawing_dup_icon (const ArbOfferDrawing *self, ArbOfferCell *cell)
{
  const ArbOfferLook *look = arb_offer_cell_get_look (cell);
  const char *name = arb_catalogue_get_name (self->catalogue, cell->item->offer.row);

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
arb_offer_drawing_get_label (const ArbOfferLook *look)
{
  return look->label != NULL ? arb_words_translate ("offers", look->id, "label", look->label)
                             : NULL;
}

char *
arb_offer_drawing_dup_more (const ArbOfferGroup *group)
{
  const ArbOfferLook *look = group->look;
  g_autofree char *n = g_strdup_printf ("%u", group->cells->len);
  g_auto (GStrv) parts = NULL;

  if (look->more == NULL)
    return g_strdup ("…");
  parts = g_strsplit (arb_words_translate ("offers", look->id, "more", look->more), "{n}", -1);
  return g_strjoinv (n, parts);
}

ArbArgument
arb_offer_drawing_get_card (ArbOfferCell *cell)
{
  return cell->item->offer.moves[0].arguments[0];
}

void
arb_offer_drawing_add_card_heading (const ArbOfferDrawing *self, const ArbOfferLook *look,
                                    ArbOfferCell *cell, guint seat)
{
  ArbArgument card = cell != NULL ? arb_offer_drawing_get_card (cell) : ARB_ARGUMENT_NONE;
  g_autofree char *heading =
      arb_wording_card_heading (arb_session_get_wording (self->session), look, seat, card);

  arb_offer_drawing_add_heading (self, look, heading);
}
