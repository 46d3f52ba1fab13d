/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/planet-tile.h"

#include "app/games/eminent-domain/marks.h"
#include "app/widgets/child-pool.h"
#include "app/widgets/menu-button-layout.h"
#include "app/widgets/popover.h"
#include "app/widgets/resources.h"
#include "app/widgets/snapshot-animation.h"
#include "app/widgets/widgets.h"
#include "model/session/choice.h"
#include "wording/words.h"

#include <glib/gi18n.h>
#include <math.h>

#define MOST_HEIGHT 400 /* of what is behind the tile */
#define FLIP_TIME 250   /* milliseconds */
#define SPINE 4         /* pixels */

/* Of a name that is to be read from afar. */
#define MOST_LINES 3

struct _EmPlanetTile
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkWidget *content;
  GtkImage *type_image;
  GtkLabel *name_label;
  GtkLabel *influence_label;
  GtkBox *marks;
  ArbSession *session; /* not owned: the page outlives its tiles */
  ArbZoneCard *card;
  guint seat;
  gint fighters;             /* of the seat */
  ArbSnapshotAnimation flip; /* from lying on its face, -1, to showing it, 1 */
};

G_DEFINE_FINAL_TYPE (EmPlanetTile, em_planet_tile, ADW_TYPE_BIN)

static const struct
{
  const char *counter;
  const char *icon;
} type_icons[] = {
  { "fertile", "planet-fertile-symbolic" },
  { "metallic", "planet-metallic-symbolic" },
  { "advanced", "planet-advanced-symbolic" },
};

static const char *
find_type (ArbZoneCard *card, const char **icon)
{
  for (guint i = 0; i < G_N_ELEMENTS (type_icons); i++)
    {
      if (arb_zone_card_get_counter (card, type_icons[i].counter, 0) == 0)
        continue;
      *icon = type_icons[i].icon;
      return type_icons[i].counter;
    }
  return NULL;
}

static void
show_symbol (ArbChildPool *marks, const ArbViewCounter *counter)
{
  const char *icon = em_mark_get_icon (counter->id);
  GtkWidget *image;

  if (icon == NULL)
    return;
  image = arb_child_pool_next (marks, "symbol", gtk_image_new);
  arb_image_set_icon (GTK_IMAGE (image), icon);
  arb_widget_set_class (image, "slot-filled", counter->limit > 0 && counter->value > 0);
  arb_widget_set_class (image, "slot", counter->limit > 0 && counter->value <= 0);
}

static GtkWidget *
need_new (void)
{
  GtkWidget *need = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (need), gtk_image_new ());
  gtk_box_append (GTK_BOX (need), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (need), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_widget_add_css_class (need, "need");
  return need;
}

/* A picture and how much of what is needed is there; marked where it is enough. Below zero: nobody
 * has told what it needs. */
static GtkWidget *
show_need (ArbChildPool *marks, const char *icon, gint there, gint needed)
{
  gboolean ready = needed >= 0 && there >= needed;
  g_autofree char *text =
      needed >= 0 ? g_strdup_printf ("%d/%d", there, needed) : g_strdup_printf ("%d", there);
  GtkWidget *need = arb_child_pool_next (marks, "need", need_new);
  GtkWidget *image = gtk_widget_get_first_child (need);

  arb_image_set_icon (GTK_IMAGE (image), icon);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (image)), text);
  gtk_widget_set_visible (gtk_widget_get_last_child (need), ready);
  arb_widget_set_class (need, "ready", ready);
  return need;
}

/* Returns whether it can be turned up. */
static gboolean
show_face_down (EmPlanetTile *self, ArbChildPool *marks)
{
  gint settle = arb_zone_card_get_counter (self->card, "settle-cost", -1);
  gint colonies = arb_zone_card_get_counter (self->card, "settle-shown", 0);
  gint warfare = arb_zone_card_get_counter (self->card, "warfare-cost", -1);
  GtkWidget *last;

  if (settle < 0)
    {
      colonies = arb_zone_card_get_counter (self->card, "colonies", 0);
      if (colonies > 0)
        show_need (marks, "colony-symbolic", colonies, settle);
      return FALSE;
    }
  show_need (marks, "colony-symbolic", colonies, settle);
  last = show_need (marks, "fighter-symbolic", self->fighters, warfare);
  gtk_widget_set_hexpand (last, TRUE);
  gtk_widget_set_halign (last, GTK_ALIGN_END);
  return colonies >= settle || self->fighters >= warfare;
}

static void
show_face_up (EmPlanetTile *self, ArbChildPool *marks)
{
  gint influence = arb_zone_card_get_counter (self->card, "printed-influence", 0);
  g_autofree char *text = g_strdup_printf ("%d", influence);
  const ArbViewCounter *counters;
  guint n;

  counters = arb_zone_card_get_counters (self->card, &n);
  for (guint i = 0; i < n; i++)
    show_symbol (marks, &counters[i]);
  arb_label_change (self->influence_label, text);
}

static char *
get_title (EmPlanetTile *self, const char *type)
{
  g_autofree char *word = NULL;

  if (arb_zone_card_get_id (self->card) != NULL)
    return arb_zone_card_get_face (self->card) == ARB_FACE_DOWN
               ? g_strdup (arb_zone_card_get_label (self->card))
               : g_strdup (arb_zone_card_get_name (self->card));
  if (type == NULL)
    /* Translators: a planet of which only its number is known */
    return g_strdup_printf (_ ("#%u ?"), arb_zone_card_get_number (self->card));
  word = arb_session_dup_word (self->session, type);
  /* Translators: the number of a planet, then its type: “#4 Advanced” */
  return g_strdup_printf (_ ("#%u %s"), arb_zone_card_get_number (self->card), word);
}

static void
take (GPtrArray *parts, char *part)
{
  g_ptr_array_add (parts, part);
}

static void
describe_needs (EmPlanetTile *self, GPtrArray *parts)
{
  gint settle = arb_zone_card_get_counter (self->card, "settle-cost", -1);
  gint colonies = arb_zone_card_get_counter (self->card, "settle-shown", 0);
  gint warfare = arb_zone_card_get_counter (self->card, "warfare-cost", -1);

  if (settle < 0)
    {
      colonies = arb_zone_card_get_counter (self->card, "colonies", 0);
      if (colonies > 0)
        take (parts,
              g_strdup_printf (ngettext ("%d colony", "%d colonies", (gulong) colonies), colonies));
      return;
    }
  take (parts, g_strdup_printf (ngettext ("%d of %d colony", "%d of %d colonies", (gulong) settle),
                                colonies, settle));
  take (parts,
        g_strdup_printf (ngettext ("%d of %d fighter", "%d of %d fighters", (gulong) warfare),
                         self->fighters, warfare));
  if (colonies >= settle)
    take (parts, g_strdup (_ ("can be settled now")));
  if (self->fighters >= warfare)
    take (parts, g_strdup (_ ("can be attacked now")));
}

static gboolean
is_type (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (type_icons); i++)
    {
      if (g_str_equal (type_icons[i].counter, id))
        return TRUE;
    }
  return FALSE;
}

/* What it counts, a line each; its type is said apart. */
static void
describe_counters (EmPlanetTile *self, GPtrArray *parts)
{
  guint n;
  const ArbViewCounter *shown = arb_zone_card_get_counters (self->card, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = NULL;

      if (is_type (shown[i].id))
        continue;
      word = arb_session_dup_word (self->session, shown[i].id);
      take (parts,
            shown[i].limit < 0
                ? g_strdup_printf (C_ ("points", "%s: %d"), word, shown[i].value)
                : g_strdup_printf (_ ("%s: %d of %d"), word, shown[i].value, shown[i].limit));
    }
}

/* All there is to see, for who does not see it. */
static char *
describe (EmPlanetTile *self, const char *type)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (arb_zone_card_get_number (self->card) > 0)
    take (parts, g_strdup_printf (_ ("number %u"), arb_zone_card_get_number (self->card)));
  if (arb_zone_card_get_id (self->card) != NULL)
    take (parts, g_strdup (arb_zone_card_get_name (self->card)));
  if (type != NULL)
    take (parts, arb_session_dup_word (self->session, type));
  if (arb_zone_card_get_face (self->card) == ARB_FACE_DOWN)
    {
      take (parts, g_strdup (_ ("face down")));
      describe_needs (self, parts);
    }
  else
    describe_counters (self, parts);
  return arb_words_list ((const char *const *) parts->pdata, parts->len);
}

static void
show_card (EmPlanetTile *self)
{
  gboolean face_down = arb_zone_card_get_face (self->card) == ARB_FACE_DOWN;
  gboolean permanent = arb_zone_card_get_number (self->card) == 0;
  const char *icon = permanent ? "technology-symbolic" : "planet-deck-symbolic";
  const char *type = find_type (self->card, &icon);
  g_autofree char *title = get_title (self, type);
  g_autofree char *name = describe (self, type);
  const char *classes[] = { "planet", type != NULL ? type : "untold", NULL, NULL, NULL };
  ArbChildPool marks = arb_child_pool_begin (GTK_WIDGET (self->marks));

  arb_image_set_icon (self->type_image, icon);
  gtk_label_set_text (self->name_label, title);
  gtk_widget_set_visible (GTK_WIDGET (self->influence_label), !face_down);
  if (face_down)
    {
      classes[2] = "face-down";
      classes[3] = show_face_down (self, &marks) ? "ready" : NULL;
    }
  else
    show_face_up (self, &marks);
  arb_child_pool_end (&marks);
  arb_widget_set_classes (self->content, classes);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* Whether @text, moves in the notation, names this planet by its number. */
static gboolean
names_planet (EmPlanetTile *self, const char *text)
{
  g_autofree char *number = g_strdup_printf ("#%u", arb_zone_card_get_number (self->card));
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  return g_strv_contains ((const char *const *) words, number);
}

/* To settle or attack it, or else to prepare that. */
static gboolean
is_target (ArbOfferItem *item)
{
  static const char *const kinds[] = { "settle-action", "settle-role", "attack-action",
                                       "attack-role", NULL };

  return g_strv_contains (kinds, arb_offer_item_get_offer (item)->kind);
}

/* What a rule forbids, or what brings nothing, is not proposed; what is left open is asked. */
static gboolean
is_proposed (ArbOfferItem *item)
{
  return arb_offer_item_is_plain (item)
         || arb_offer_item_get_offer (item)->verdict.value == ARB_UNDECIDABLE;
}

/* What can be done with it now, with one more tap: what turns it up, or all else. */
static void
append_offers (EmPlanetTile *self, GtkBox *box, gboolean targets)
{
  GListModel *offers = arb_session_get_offers (self->session);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (offers, i);
      GtkWidget *button;

      if (arb_offer_item_get_seat (item) != self->seat || !is_proposed (item)
          || is_target (item) != targets
          || !names_planet (self, arb_choice_get_text (arb_offer_item_get_choice (item))))
        continue;
      button = gtk_button_new_with_label (arb_offer_item_get_name (item));
      gtk_widget_add_css_class (button, "choice");
      if (targets && arb_offer_item_is_plain (item))
        gtk_widget_add_css_class (button, "ready");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.offer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_box_append (box, button);
    }
}

static void
append_line (GtkBox *box, const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
}

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  EmPlanetTile *self = EM_PLANET_TILE (data);
  GtkWidget *popover = arb_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autoptr (GPtrArray) details = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  append_line (GTK_BOX (box), gtk_label_get_text (self->name_label), "name");
  describe_counters (self, details);
  g_ptr_array_add (details, NULL);
  joined = g_strjoinv (" · ", (char **) details->pdata);
  append_line (GTK_BOX (box), joined, "label");
  append_offers (self, GTK_BOX (box), TRUE);
  append_offers (self, GTK_BOX (box), FALSE);
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                "propagate-natural-width", TRUE, "max-content-height", MOST_HEIGHT, "child", box,
                NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (button, popover);
}

static void
em_planet_tile_dispose (GObject *object)
{
  arb_snapshot_animation_clear (&EM_PLANET_TILE (object)->flip);

  G_OBJECT_CLASS (em_planet_tile_parent_class)->dispose (object);
}

/* A stripe in the colour of its type at the side where reading begins. By the style sheet it would
 * be a border of another colour than the rest, or a shadow, which both take as long to paint as all
 * else of the card. */
static void
append_spine (EmPlanetTile *self, GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (self->content);
  const char *icon;
  const char *type = find_type (self->card, &icon);
  g_autofree char *name = g_strconcat ("arb_", type != NULL ? type : "line", NULL);
  graphene_rect_t spine;
  GdkRGBA color;

  if (!gtk_style_context_lookup_color (style, name, &color)
      || !gtk_widget_compute_bounds (self->content, GTK_WIDGET (self), &spine))
    return;
  if (gtk_widget_get_direction (self->content) == GTK_TEXT_DIR_RTL)
    spine.origin.x += spine.size.width - SPINE;
  spine.size.width = SPINE;
  gtk_snapshot_append_color (snapshot, &color, &spine);
}

/* While it is turned up it is as narrow as a card that is seen from the side. */
static void
em_planet_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EmPlanetTile *self = EM_PLANET_TILE (widget);
  float middle = (float) gtk_widget_get_width (widget) / 2;

  gtk_snapshot_save (snapshot);
  if (arb_snapshot_animation_is_playing (&self->flip))
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle, 0));
      gtk_snapshot_scale (snapshot, MAX (0.01f, (float) fabs (self->flip.value)), 1);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle, 0));
    }
  GTK_WIDGET_CLASS (em_planet_tile_parent_class)->snapshot (widget, snapshot);
  if (self->card != NULL && arb_zone_card_get_face (self->card) != ARB_FACE_DOWN)
    append_spine (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
em_planet_tile_finalize (GObject *object)
{
  EmPlanetTile *self = EM_PLANET_TILE (object);

  g_clear_object (&self->card);

  G_OBJECT_CLASS (em_planet_tile_parent_class)->finalize (object);
}

static void
em_planet_tile_class_init (EmPlanetTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = em_planet_tile_dispose;
  G_OBJECT_CLASS (klass)->finalize = em_planet_tile_finalize;
  widget_class->snapshot = em_planet_tile_snapshot;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/planet-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, EmPlanetTile, button);
  gtk_widget_class_bind_template_child (widget_class, EmPlanetTile, content);
  gtk_widget_class_bind_template_child (widget_class, EmPlanetTile, type_image);
  gtk_widget_class_bind_template_child (widget_class, EmPlanetTile, name_label);
  gtk_widget_class_bind_template_child (widget_class, EmPlanetTile, influence_label);
  gtk_widget_class_bind_template_child (widget_class, EmPlanetTile, marks);
}

static void
em_planet_tile_init (EmPlanetTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), arb_menu_button_layout_new (self->name_label));
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}

GtkWidget *
em_planet_tile_new (void)
{
  return g_object_new (EM_TYPE_PLANET_TILE, NULL);
}

void
em_planet_tile_set (EmPlanetTile *self, ArbSession *session, guint seat, gint fighters,
                    ArbZoneCard *card)
{
  gboolean counts;

  g_return_if_fail (EM_IS_PLANET_TILE (self));
  g_return_if_fail (ARB_IS_SESSION (session));
  g_return_if_fail (ARB_IS_ZONE_CARD (card));

  counts = arb_zone_card_get_face (card) == ARB_FACE_DOWN && fighters != self->fighters;
  /* What was offered there is not what can be done now. */
  gtk_menu_button_popdown (self->button);
  self->session = session;
  self->seat = seat;
  self->fighters = fighters;
  /* Most tiles stay as they are from move to move. */
  if (!g_set_object (&self->card, card) && !counts)
    return;
  show_card (self);
}

void
em_planet_tile_set_wrapped (EmPlanetTile *self, gboolean wrapped)
{
  g_return_if_fail (EM_IS_PLANET_TILE (self));

  gtk_label_set_wrap (self->name_label, wrapped);
  gtk_label_set_lines (self->name_label, wrapped ? MOST_LINES : 1);
}

void
em_planet_tile_flip (EmPlanetTile *self)
{
  g_return_if_fail (EM_IS_PLANET_TILE (self));

  arb_snapshot_animation_play (&self->flip, GTK_WIDGET (self), -1, 1, FLIP_TIME);
}
