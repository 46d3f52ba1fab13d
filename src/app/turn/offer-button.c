/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-button.h"

#include "app/turn/verdict-box.h"
#include "app/widgets/card-tile.h"
#include "app/widgets/pictures.h"
#include "app/widgets/widgets.h"

#define RADIUS 8 /* that of a choice in the style sheet */

struct _ArbOfferButton
{
  GtkButton parent_instance;

  GtkWidget *content;
  GtkWidget *value_label;
  /* Children that most buttons do not need; they are made on demand. */
  GtkWidget *icon;
  GtkWidget *tile;
  GtkWidget *caption_label;
  GtkWidget *mark;
  GtkWidget *tick;
  GtkWidget *place_mark;
  GtkWidget *hint;
  ArbTurnState *state;
  ArbOfferCell *cell;
  ArbOfferItem *item;     /* that of the cell when it was set */
  ArbRowHeading *heading; /* (nullable): not owned, it lives in the same grid */
};

G_DEFINE_FINAL_TYPE (ArbOfferButton, arb_offer_button, GTK_TYPE_BUTTON)

/* Returns the result of the offer, also for a refused one if the result is known; an undecided
 * offer has none. */
static const char *
get_text (ArbOfferItem *item)
{
  const char *amount = item->amount;

  switch ((ArbVerdictValue) item->offer.verdict.value)
    {
    case ARB_LEGAL:
    case ARB_VOID:
      return amount != NULL ? amount : arb_offer_item_get_name (item);
    case ARB_ILLEGAL:
      return amount != NULL ? amount : "–";
    case ARB_UNDECIDABLE:
      return "?";
    }
  g_assert_not_reached ();
}

static GtkWidget *
label_new (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* Never wraps numbers. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_wrap (GTK_LABEL (label), arb_label_set_directed (GTK_LABEL (label), text));
}

static void
set_caption (ArbOfferButton *self, const char *caption, PangoEllipsizeMode ellipsize)
{
  if (caption != NULL && self->caption_label == NULL)
    {
      self->caption_label = label_new ("cell-caption");
      gtk_box_append (GTK_BOX (self->content), self->caption_label);
    }
  if (caption != NULL)
    {
      set_text (self->caption_label, caption);
      gtk_label_set_ellipsize (GTK_LABEL (self->caption_label), ellipsize);
      gtk_label_set_max_width_chars (GTK_LABEL (self->caption_label),
                                     ellipsize == PANGO_ELLIPSIZE_NONE ? -1 : 1);
    }
  if (self->caption_label != NULL)
    gtk_widget_set_visible (self->caption_label, caption != NULL);
}

/* Sets the description and the tooltip after the panel is painted: nobody can use them earlier, and
 * wording the sentences of a whole turn takes a while. A screen reader also loses a state that is
 * set before the widget is painted. */
static void
put_into_words (GtkWidget *widget)
{
  ArbOfferButton *self = ARB_OFFER_BUTTON (widget);
  ArbChoice *choice = arb_offer_item_get_choice (self->item);
  const char *name = arb_offer_item_get_name (self->item);
  const char *reason = choice->reason;
  g_autofree char *verdict = arb_verdict_dup_words (choice);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, verdict, -1);
  /* The button stays sensitive, because a tap on it shows the reason. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               self->item->offer.verdict.value == ARB_ILLEGAL, -1);
  arb_widget_set_tooltip (widget, reason[0] != '\0' ? reason : name);
}

/* An offer whose chosen parts have changed is another item of the same cell. */
static void
set_item (ArbOfferButton *self, ArbOfferCell *cell)
{
  if (!g_set_object (&self->item, cell->item))
    return;
  arb_button_set_verdict (GTK_WIDGET (self), arb_offer_cell_get_value (cell));
  arb_widget_once_painted (GTK_WIDGET (self), put_into_words);
}

void
arb_offer_button_set (ArbOfferButton *self, ArbTurnState *state, ArbOfferCell *cell,
                      const char *text, const char *caption)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));
  g_return_if_fail (ARB_IS_TURN_STATE (state));
  g_return_if_fail (ARB_IS_OFFER_CELL (cell));

  g_set_object (&self->state, state);
  g_set_object (&self->cell, cell);
  self->heading = NULL;
  set_text (self->value_label, text != NULL ? text : get_text (cell->item));
  set_caption (self, caption, PANGO_ELLIPSIZE_NONE);
  set_item (self, cell);
}

void
arb_offer_button_set_heading (ArbOfferButton *self, ArbRowHeading *heading)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));
  self->heading = heading;
}

ArbRowHeading *
arb_offer_button_get_heading (ArbOfferButton *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_BUTTON (self), NULL);
  return self->heading;
}

/* The caption asks for no width of its own, and is cut where there is less than it needs. */
void
arb_offer_button_set_short_caption (ArbOfferButton *self, const char *caption)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));
  g_return_if_fail (caption != NULL);

  set_caption (self, caption, PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->caption_label), FALSE);
}

void
arb_offer_button_set_icon (ArbOfferButton *self, const char *name)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));

  if (name != NULL && self->icon == NULL)
    {
      self->icon = gtk_image_new ();
      gtk_box_prepend (GTK_BOX (self->content), self->icon);
    }
  if (name != NULL)
    arb_image_set_icon (GTK_IMAGE (self->icon), name);
  if (self->icon != NULL)
    gtk_widget_set_visible (self->icon, name != NULL);
}

void
arb_offer_button_set_card (ArbOfferButton *self, ArbSession *session, ArbZoneCard *card)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));

  if (card != NULL && self->tile == NULL)
    {
      self->tile = arb_card_tile_new ();
      gtk_widget_set_can_target (self->tile, FALSE);
      gtk_box_prepend (GTK_BOX (self->content), self->tile);
    }
  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (self->tile), session, card,
                       card->face == ARB_FACE_DOWN && card->number == 0 ? ARB_CARD_TILE_BACK
                                                                        : ARB_CARD_TILE_BAR);
  if (self->tile != NULL)
    gtk_widget_set_visible (self->tile, card != NULL);
  gtk_widget_set_visible (self->value_label, card == NULL);
}

/* Lays @mark over the corner of the button. */
static void
lay_over (ArbOfferButton *self, GtkWidget *mark)
{
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_can_target (mark, FALSE);
  gtk_widget_set_parent (mark, GTK_WIDGET (self));
}

/* Shows a mark with @text that does not make the button higher. It is a box, which hides the
 * baseline of its label: otherwise the row would align all baselines and become higher. */
static void
show_mark (ArbOfferButton *self, GtkWidget **mark, gboolean shown, const char *text,
           const char *class)
{
  if (shown && *mark == NULL)
    {
      *mark = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_box_append (GTK_BOX (*mark), gtk_label_new (text));
      gtk_widget_add_css_class (gtk_widget_get_first_child (*mark), class);
      lay_over (self, *mark);
    }
  if (*mark != NULL)
    gtk_widget_set_visible (*mark, shown);
}

void
arb_offer_button_set_place (ArbOfferButton *self, const ArbOfferPlace *place)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));
  g_return_if_fail (place != NULL);

  if (self->place_mark == NULL)
    {
      self->place_mark = gtk_image_new ();
      gtk_widget_add_css_class (self->place_mark, "place-mark");
      lay_over (self, self->place_mark);
      gtk_widget_add_css_class (GTK_WIDGET (self), "place");
      gtk_widget_set_visible (self->value_label, FALSE);
    }
  arb_offer_button_set_icon (self, place->icon);
  arb_image_set_icon (GTK_IMAGE (self->place_mark), place->mark);
  gtk_widget_set_visible (self->place_mark, place->mark != NULL);
  arb_widget_set_class (GTK_WIDGET (self), "filled", place->filled);
  arb_widget_set_class (GTK_WIDGET (self), "chosen", place->mark != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               place->mark != NULL ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

void
arb_offer_button_set_marked (ArbOfferButton *self, gboolean marked)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));

  show_mark (self, &self->mark, marked, "!", "void-mark");
}

void
arb_offer_button_set_made (ArbOfferButton *self, gboolean made)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));

  show_mark (self, &self->tick, made, "✓", "made-mark");
  arb_widget_set_class (GTK_WIDGET (self), "made", made);
}

void
arb_offer_button_set_hint (ArbOfferButton *self, const char *keys)
{
  g_return_if_fail (ARB_IS_OFFER_BUTTON (self));

  if (keys != NULL && self->hint == NULL)
    {
      self->hint = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->hint, "key-hint");
      gtk_widget_set_halign (self->hint, GTK_ALIGN_CENTER);
      gtk_box_prepend (GTK_BOX (self->content), self->hint);
    }
  if (self->hint == NULL)
    return;
  gtk_widget_set_visible (self->hint, keys != NULL);
  if (keys == NULL)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
      return;
    }
  gtk_label_set_text (GTK_LABEL (self->hint), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  keys, -1);
}

ArbOfferCell *
arb_offer_button_get_cell (ArbOfferButton *self)
{
  g_return_val_if_fail (ARB_IS_OFFER_BUTTON (self), NULL);
  return self->cell;
}

static void
arb_offer_button_clicked (GtkButton *button)
{
  ArbOfferButton *self = ARB_OFFER_BUTTON (button);
  g_autoptr (ArbTurnState) state = NULL;
  g_autoptr (ArbOfferCell) cell = NULL;

  if (self->cell == NULL)
    return;
  /* The move gives the button another cell. */
  state = g_object_ref (self->state);
  cell = g_object_ref (self->cell);
  arb_turn_state_take (state, cell);
}

static void
arb_offer_button_dispose (GObject *object)
{
  ArbOfferButton *self = ARB_OFFER_BUTTON (object);

  g_clear_object (&self->item);
  g_clear_object (&self->cell);
  g_clear_object (&self->state);
  g_clear_pointer (&self->mark, gtk_widget_unparent);
  g_clear_pointer (&self->tick, gtk_widget_unparent);
  g_clear_pointer (&self->place_mark, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_offer_button_parent_class)->dispose (object);
}

/* Draws a dashed frame. */
static void
draw_dashes (cairo_t *cr, int width, int height, int scale, gpointer data)
{
  double line = scale, radius = RADIUS * scale - line / 2;
  double left = line / 2 + radius, right = width - left, top = left, bottom = height - top;

  cairo_arc (cr, right, top, radius, -G_PI_2, 0);
  cairo_arc (cr, right, bottom, radius, 0, G_PI_2);
  cairo_arc (cr, left, bottom, radius, G_PI_2, G_PI);
  cairo_arc (cr, left, top, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  cairo_set_line_width (cr, line);
  cairo_set_dash (cr, (double[]){ 2 * line, line }, 2, 0);
  cairo_stroke (cr);
}

/* Paints the frame of a refused offer from a picture, unless the style sheet has a frame: GTK would
 * draw every dash whenever it paints, and half of the cells of a turn have this frame. */
static void
arb_offer_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static ArbPictures *dashes = NULL;
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GtkBorder border, padding;
  GdkRGBA color;

  GTK_WIDGET_CLASS (arb_offer_button_parent_class)->snapshot (widget, snapshot);
  gtk_style_context_get_border (style, &border);
  if (border.top > 0 || !gtk_widget_has_css_class (widget, "refused")
      || !gtk_style_context_lookup_color (style, "arb_line", &color))
    return;
  if (dashes == NULL)
    dashes = arb_pictures_new (draw_dashes, NULL);
  gtk_style_context_get_padding (style, &padding);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-padding.left, -padding.top));
  arb_pictures_append (dashes, snapshot,
                       gtk_widget_get_width (widget) + padding.left + padding.right,
                       gtk_widget_get_height (widget) + padding.top + padding.bottom, &color);
  gtk_snapshot_restore (snapshot);
}

static void
arb_offer_button_class_init (ArbOfferButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_offer_button_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = arb_offer_button_snapshot;
  GTK_BUTTON_CLASS (klass)->clicked = arb_offer_button_clicked;
}

static void
arb_offer_button_init (ArbOfferButton *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->value_label = label_new ("cell-value");
  gtk_widget_set_valign (self->content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->content), self->value_label);
  gtk_button_set_child (GTK_BUTTON (self), self->content);
  gtk_widget_add_css_class (GTK_WIDGET (self), "choice");
  gtk_widget_add_css_class (GTK_WIDGET (self), "cell");
}

GtkWidget *
arb_offer_button_new (void)
{
  return g_object_new (ARB_TYPE_OFFER_BUTTON, NULL);
}
