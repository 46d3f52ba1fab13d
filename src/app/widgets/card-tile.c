/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/card-tile.h"

#include "app/widgets/child-pool.h"
#include "app/widgets/pips.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>
#include <math.h>

#define FLIP_TIME 250 /* milliseconds */
#define STRIPE 4      /* pixels */
#define MOST_LINES 2  /* of a name */

struct _ArbCardTile
{
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkImage *type_image;
  GtkLabel *name_label;
  GtkWidget *foot;
  GtkBox *marks;
  GtkBox *costs;
  GtkLabel *points_label;
  ArbZoneCard *card;
  ArbCardTileForm form;
  char *words;
  gboolean ready;
  gboolean has_face;  /* whether the stripe at its side is drawn */
  ArbHue hue;         /* of its type */
  AdwAnimation *flip; /* (nullable): from face down, -1, to face up, 1 */
};

G_DEFINE_FINAL_TYPE (ArbCardTile, arb_card_tile, GTK_TYPE_WIDGET)

/* The card of a tile, and what the tile shows of it. */
typedef struct
{
  const ArbCatalogue *catalogue;
  ArbZoneCard *card;
  const ArbCardCounterLook *type; /* (nullable) */
  gboolean has_progress;
  gint points;
  gboolean ready;
} Source;

static const char *const hue_classes[ARB_N_HUES] = { NULL,  "green", "brown", "turquoise",
                                                     "red", "blue",  "purple" };
static const char *const hue_colors[ARB_N_HUES] = { "arb_line",      "arb_hue_green",
                                                    "arb_hue_brown", "arb_hue_turquoise",
                                                    "arb_hue_red",   "arb_hue_blue",
                                                    "arb_hue_purple" };

static const ArbCardCounterLook *
find_look (const Source *source, const ArbViewCounter *counter)
{
  return arb_catalogue_find_card_look (source->catalogue, counter->id);
}

static void
source_init (Source *self, const ArbCatalogue *catalogue, ArbZoneCard *card)
{
  *self = (Source){ .catalogue = catalogue, .card = card };
  for (guint i = 0; i < self->card->n_counters; i++)
    {
      const ArbViewCounter *counter = &self->card->counters[i];
      const ArbCardCounterLook *look = find_look (self, counter);

      if (look == NULL)
        continue;
      if (look->place == ARB_CARD_TYPE)
        self->type = look;
      else if (look->place == ARB_CARD_POINTS)
        self->points = counter->value;
      else if (look->place == ARB_CARD_PROGRESS)
        {
          self->has_progress = TRUE;
          self->ready = self->ready || (counter->limit >= 0 && counter->value >= counter->limit);
        }
    }
}

static const char *
get_title (const Source *source, const ArbCardCounterLook *look)
{
  const char *word = look->caption != NULL
                         ? arb_words_translate ("card-counters", look->id, "caption", look->caption)
                         : arb_words_get (source->catalogue, look->id);

  return word != NULL ? word : look->id;
}

/* Makes a box for a picture and a number, with a gap between them. */
static GtkWidget *
number_new (void)
{
  GtkWidget *number = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (number), gtk_image_new ());
  gtk_box_append (GTK_BOX (number), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (number), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_widget_add_css_class (number, "need");
  return number;
}

static GtkWidget *
progress_new (void)
{
  GtkWidget *progress = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *number = number_new ();
  GtkWidget *label = gtk_widget_get_next_sibling (gtk_widget_get_first_child (number));

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_box_append (GTK_BOX (progress), number);
  gtk_box_append (GTK_BOX (progress), arb_progress_bar_new ());
  return progress;
}

static void
set_number (GtkWidget *number, const char *icon, const ArbViewCounter *counter)
{
  gboolean limited = counter->limit >= 0; /* whether it is known how many are needed */
  gboolean complete = limited && counter->value >= counter->limit;
  g_autofree char *text = limited ? g_strdup_printf ("%d/%d", counter->value, counter->limit)
                                  : g_strdup_printf ("%d", counter->value);
  GtkWidget *image = gtk_widget_get_first_child (number);

  arb_image_set_icon (GTK_IMAGE (image), icon);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (image)), text);
  gtk_widget_set_visible (gtk_widget_get_last_child (number), complete);
  arb_widget_set_class (number, "ready", complete);
}

static void
show_progress (ArbCardTile *self, ArbChildPool *marks, const ArbCardCounterLook *look,
               const ArbViewCounter *counter)
{
  GtkWidget *progress;

  if (counter->limit < 0 && counter->value == 0)
    return;
  if (self->form != ARB_CARD_TILE_CARD || counter->limit < 0)
    {
      set_number (arb_child_pool_next (marks, "need", number_new), look->icon, counter);
      return;
    }
  progress = arb_child_pool_next (marks, "progress", progress_new);
  set_number (gtk_widget_get_first_child (progress), look->icon, counter);
  arb_pips_set (ARB_PIPS (gtk_widget_get_last_child (progress)), (guint) MAX (0, counter->value),
                (guint) counter->limit);
}

static void
show_picture (ArbChildPool *marks, const ArbCardCounterLook *look, const ArbViewCounter *counter)
{
  GtkWidget *image = arb_child_pool_next (marks, "symbol", gtk_image_new);
  gboolean slot = look->place == ARB_CARD_SLOT;
  const char *classes[] = { slot ? counter->value > 0 ? "slot-filled" : "slot" : "mark",
                            hue_classes[look->hue], NULL };

  arb_image_set_icon (GTK_IMAGE (image), look->icon);
  arb_widget_set_classes (image, classes);
}

static void
show_counter (ArbCardTile *self, const Source *source, const ArbViewCounter *counter,
              ArbChildPool *marks, ArbChildPool *costs)
{
  const ArbCardCounterLook *look = find_look (source, counter);
  gboolean back = self->form == ARB_CARD_TILE_BACK;

  if (look == NULL)
    return;
  if (look->place == ARB_CARD_COST && (back || !source->has_progress))
    set_number (arb_child_pool_next (back ? marks : costs, "need", number_new),
                look->icon == NULL && source->type != NULL ? source->type->icon : look->icon,
                counter);
  else if (back)
    return;
  else if (look->place == ARB_CARD_PROGRESS)
    show_progress (self, marks, look, counter);
  else if (look->place == ARB_CARD_SYMBOL || look->place == ARB_CARD_SLOT)
    show_picture (marks, look, counter);
}

static void
show_counters (ArbCardTile *self, const Source *source)
{
  ArbChildPool marks = arb_child_pool_begin (GTK_WIDGET (self->marks));
  ArbChildPool costs = arb_child_pool_begin (GTK_WIDGET (self->costs));
  g_autofree char *points = g_strdup_printf ("%d", source->points);

  for (guint i = 0; i < source->card->n_counters; i++)
    show_counter (self, source, &source->card->counters[i], &marks, &costs);
  arb_child_pool_end (&marks);
  arb_child_pool_end (&costs);
  gtk_widget_set_visible (GTK_WIDGET (self->costs), !arb_child_pool_is_empty (&costs));
  gtk_widget_set_visible (GTK_WIDGET (self->points_label), source->points != 0);
  arb_label_change (self->points_label, points);
}

/* A card without words is called by its id, like “4+”. */
static char *
dup_known_name (const Source *source)
{
  const char *title = arb_words_find (source->catalogue, NULL, source->card->id, "title");

  return g_strdup (title != NULL ? title : source->card->name);
}

static char *
dup_name (const Source *source)
{
  guint number = source->card->number;
  const char *word = source->type != NULL ? get_title (source, source->type) : NULL;

  if (source->card->id != NULL)
    return source->card->face == ARB_FACE_DOWN ? g_strdup (source->card->label)
                                               : dup_known_name (source);
  if (number == 0)
    return g_strdup (word != NULL ? word : source->card->name);
  if (word == NULL)
    /* Translators: a card of which only its number is known */
    return g_strdup_printf (_ ("#%u ?"), number);
  /* Translators: the number of a card, then its type: “#4 Advanced” */
  return g_strdup_printf (_ ("#%u %s"), number, word);
}

static void
describe_counter (const Source *source, const ArbViewCounter *counter, GPtrArray *parts)
{
  const ArbCardCounterLook *look = find_look (source, counter);
  const char *title;

  if (look == NULL || look->place == ARB_CARD_NONE || look->place == ARB_CARD_TYPE
      || (look->place == ARB_CARD_COST && source->has_progress))
    return;
  title = get_title (source, look);
  if (counter->limit < 0 && look->place == ARB_CARD_SYMBOL && counter->value == 1)
    g_ptr_array_add (parts, g_strdup (title));
  else if (counter->limit < 0)
    g_ptr_array_add (parts, g_strdup_printf (C_ ("points", "%s: %d"), title, counter->value));
  else if (look->place == ARB_CARD_PROGRESS && counter->value >= counter->limit)
    /* Translators: what can be done, and how much of what it needs is there */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%s: %d of %d, possible now"), title,
                                             counter->value, counter->limit));
  else
    g_ptr_array_add (parts,
                     g_strdup_printf (_ ("%s: %d of %d"), title, counter->value, counter->limit));
}

/* Returns everything that the tile shows in words, for screen readers. */
static char *
describe (const Source *source)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint number = source->card->number;
  gboolean named = source->card->id != NULL;

  if (number > 0)
    g_ptr_array_add (parts, g_strdup_printf (_ ("number %u"), number));
  if (named || (number == 0 && source->type == NULL))
    g_ptr_array_add (parts, g_strdup (source->card->name));
  if (source->type != NULL)
    g_ptr_array_add (parts, g_strdup (get_title (source, source->type)));
  if (source->card->face == ARB_FACE_DOWN)
    g_ptr_array_add (parts, g_strdup (_ ("face down")));
  for (guint i = 0; i < source->card->n_counters; i++)
    describe_counter (source, &source->card->counters[i], parts);
  return arb_words_list ((const char *const *) parts->pdata, parts->len);
}

/* Makes @child the sibling after @sibling, or the first child of @parent if that is %NULL. */
static void
put (gpointer child, GtkWidget *parent, gpointer sibling)
{
  if (gtk_widget_get_parent (child) == parent && gtk_widget_get_prev_sibling (child) == sibling)
    return;
  g_object_ref (child);
  gtk_widget_unparent (child);
  gtk_widget_insert_after (child, parent, sibling);
  g_object_unref (child);
}

/* Whether the tile shows more than a name. */
static gboolean
has_face (const Source *source)
{
  return source->type != NULL || source->card->number > 0 || source->points != 0
         || source->card->n_counters > 0;
}

/* Places the children: a card has its points at the top and its name in a line of its own; the
 * other forms have the points below, and the name beside the glyph. */
static void
arrange (ArbCardTile *self, const Source *source)
{
  gboolean back = self->form == ARB_CARD_TILE_BACK;
  gboolean card = self->form == ARB_CARD_TILE_CARD && !source->has_progress;
  gboolean upright = self->form == ARB_CARD_TILE_CARD && source->has_progress;
  gboolean slim = self->form == ARB_CARD_TILE_SLIM;
  gboolean name = self->form == ARB_CARD_TILE_NAME;
  gboolean lines = name || self->form == ARB_CARD_TILE_CARD || self->form == ARB_CARD_TILE_BAR;

  put (self->points_label, card ? self->head : self->foot,
       card ? (gpointer) self->type_image : self->costs);
  put (self->name_label, card || back ? GTK_WIDGET (self) : self->head,
       back   ? self->foot
       : card ? self->head
              : (gpointer) self->type_image);
  gtk_widget_set_halign (self->head, back ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (self->foot, has_face (source) && !name);
  /* A name alone is in the middle. */
  gtk_widget_set_vexpand (self->head, name || (!has_face (source) && !back));
  gtk_widget_set_valign (GTK_WIDGET (self->type_image), name ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_hexpand (GTK_WIDGET (self->points_label), card);
  gtk_label_set_xalign (self->points_label, 1);
  gtk_label_set_xalign (self->name_label, back || !has_face (source) ? 0.5f : 0);
  gtk_label_set_lines (self->name_label, lines ? MOST_LINES : 1);
  gtk_label_set_wrap (self->name_label, lines);
  gtk_widget_set_halign (GTK_WIDGET (self->marks), back ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_box_set_spacing (self->marks, upright                        ? 2
                                    : source->has_progress || back ? 9 - 4 * slim
                                                                   : 3 - 2 * slim);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->marks),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
show_classes (ArbCardTile *self, const Source *source)
{
  static const char *const forms[] = { "as-card", "as-bar", "as-slim", "as-name", "as-back" };
  gboolean face_down = source->card->face == ARB_FACE_DOWN;
  const char *classes[6] = { "card-tile", forms[self->form] };
  guint n = 2;

  self->hue = source->type != NULL ? source->type->hue : ARB_HUE_NONE;
  self->has_face = source->type != NULL || source->card->number > 0 || source->points != 0;
  self->ready = source->ready;
  if (self->hue != ARB_HUE_NONE)
    classes[n++] = hue_classes[self->hue];
  if (face_down)
    classes[n++] = "face-down";
  if (self->ready)
    classes[n++] = "ready";
  if (!self->has_face)
    classes[n++] = "plain";
  arb_widget_set_classes (GTK_WIDGET (self), classes);
}

static void
show_name (ArbCardTile *self, const Source *source)
{
  guint left = source->card->count;
  g_autofree char *name = self->form == ARB_CARD_TILE_BACK
                              ? g_strdup_printf (ngettext ("%u left", "%u left", left), left)
                              : dup_name (source);

  arb_image_set_icon (self->type_image, source->type != NULL ? source->type->icon : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->type_image), source->type != NULL);
  gtk_label_set_text (self->name_label, name);
}

static void
arb_card_tile_dispose (GObject *object)
{
  ArbCardTile *self = ARB_CARD_TILE (object);
  GtkWidget *child;

  g_clear_object (&self->flip);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->card);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (arb_card_tile_parent_class)->dispose (object);
}

/* Draws a stripe in the colour of the type at the side where a line of text begins. As a border or
 * a shadow of the style sheet it would take as long to paint as all the rest of the card. */
static void
append_stripe (ArbCardTile *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t stripe;
  GdkRGBA color;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), hue_colors[self->hue],
                                       &color)
      || !gtk_widget_compute_bounds (widget, widget, &stripe))
    return;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    stripe.origin.x += stripe.size.width - STRIPE;
  stripe.size.width = STRIPE;
  gtk_snapshot_append_color (snapshot, &color, &stripe);
}

/* While the card is turned up, it is drawn narrower, like a card that is seen from the side. */
static void
arb_card_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbCardTile *self = ARB_CARD_TILE (widget);
  float middle = (float) gtk_widget_get_width (widget) / 2;

  gtk_snapshot_save (snapshot);
  if (self->flip != NULL && adw_animation_get_state (self->flip) == ADW_ANIMATION_PLAYING)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle, 0));
      gtk_snapshot_scale (snapshot,
                          MAX (0.01f, (float) fabs (adw_animation_get_value (self->flip))), 1);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle, 0));
    }
  GTK_WIDGET_CLASS (arb_card_tile_parent_class)->snapshot (widget, snapshot);
  if (self->has_face)
    append_stripe (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
arb_card_tile_class_init (ArbCardTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_card_tile_dispose;
  widget_class->snapshot = arb_card_tile_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "cardtile");
}

static void
init_parts (ArbCardTile *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  self->type_image = GTK_IMAGE (gtk_image_new ());
  self->name_label = GTK_LABEL (gtk_label_new (NULL));
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->marks = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3));
  self->costs = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->points_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->type_image));
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->name_label));
  gtk_box_append (GTK_BOX (self->foot), GTK_WIDGET (self->marks));
  gtk_box_append (GTK_BOX (self->foot), GTK_WIDGET (self->costs));
  gtk_box_append (GTK_BOX (self->foot), GTK_WIDGET (self->points_label));
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
}

static void
arb_card_tile_init (ArbCardTile *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (
                                      gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  init_parts (self);
  g_object_set (self->name_label, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, "wrap-mode",
                PANGO_WRAP_WORD_CHAR,
                /* The ellipsis of a cut-off name is wider than one letter. */
                "width-chars", 2, NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->marks), TRUE);
  gtk_widget_set_vexpand (self->foot, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->marks), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->costs), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->points_label), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->type_image), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->type_image), "type");
  gtk_widget_add_css_class (GTK_WIDGET (self->name_label), "tile-name");
  gtk_widget_add_css_class (GTK_WIDGET (self->marks), "marks");
  gtk_widget_add_css_class (GTK_WIDGET (self->points_label), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->points_label), "number-3");
}

GtkWidget *
arb_card_tile_new (void)
{
  return g_object_new (ARB_TYPE_CARD_TILE, NULL);
}

void
arb_card_tile_set (ArbCardTile *self, ArbSession *session, ArbZoneCard *card, ArbCardTileForm form)
{
  g_return_if_fail (ARB_IS_SESSION (session));

  arb_card_tile_set_from (self, arb_session_get_catalogue (session), card, form);
}

void
arb_card_tile_set_from (ArbCardTile *self, const ArbCatalogue *catalogue, ArbZoneCard *card,
                        ArbCardTileForm form)
{
  Source source;

  g_return_if_fail (ARB_IS_CARD_TILE (self));
  g_return_if_fail (catalogue != NULL);
  g_return_if_fail (ARB_IS_ZONE_CARD (card));

  /* Most tiles do not change from move to move. */
  if (self->card == card && self->form == form)
    return;
  g_set_object (&self->card, card);
  self->form = form;
  source_init (&source, catalogue, card);
  g_free (self->words);
  self->words = describe (&source);
  arrange (self, &source);
  show_name (self, &source);
  show_counters (self, &source);
  show_classes (self, &source);
  arb_widget_set_accessible_name (GTK_WIDGET (self), self->words);
}

const char *
arb_card_tile_get_words (ArbCardTile *self)
{
  g_return_val_if_fail (ARB_IS_CARD_TILE (self), NULL);
  return self->words;
}

gboolean
arb_card_tile_is_ready (ArbCardTile *self)
{
  g_return_val_if_fail (ARB_IS_CARD_TILE (self), FALSE);
  return self->ready;
}

static void
on_flip (double value, gpointer self)
{
  gtk_widget_queue_draw (self);
}

void
arb_card_tile_flip (ArbCardTile *self)
{
  g_return_if_fail (ARB_IS_CARD_TILE (self));

  if (self->flip == NULL)
    self->flip = adw_timed_animation_new (GTK_WIDGET (self), -1, 1, FLIP_TIME,
                                          adw_callback_animation_target_new (on_flip, self, NULL));
  adw_animation_play (self->flip);
}
