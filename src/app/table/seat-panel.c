/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/seat-panel.h"

#include "app/start/rename-dialog.h"
#include "app/table/card-button.h"
#include "app/widgets/child-pool.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/panel-frame.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"
#include "model/session/session-statements.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>
#include <string.h>

/* With more cards than these, or without room for two columns of them, slim bars lie in three columns,
 * and a phone shows slim bars only. */
#define MANY_CARDS 8

/* The sizes of the forms of tiles, with text of the usual size. */
#define CARD_WIDTH 92
#define WIDEST_CARD 120
#define CARD_HEIGHT 100
#define BAR_WIDTH 126
#define BAR_HEIGHT 66
#define SLIM_WIDTH 84
#define SLIM_HEIGHT 44
#define WIDEST_CHIP 72

/* The least width of a section of the body, as in its template. */
#define SECTION_WIDTH 150

/* In columns of this width slim bars may lie in more columns. */
#define ROOMY_WIDTH 165

/* At most so many numbers have room beside the name. */
#define FEW_FIGURES 2

/* How high rows may become, in percent of what they need. */
#define STRETCH 150

/* Beside the cards, the counters lie in so many columns of this width. */
#define SIDE_COLUMNS 3
#define SIDE_WIDTH 60

/* The key under which a figure keeps its counter. */
#define COUNTER "arb-counter"

struct _ArbSeatPanel
{
  ArbSessionView parent_instance;

  GtkWidget *content;
  GtkImage *shape;
  GtkMenuButton *menu_button;
  GMenuModel *seat_menu;
  GtkLabel *name_label;
  GtkLabel *role_label;
  GtkLabel *score_label;
  GtkWidget *head;
  GtkBox *figures;
  GtkBox *symbol_figures;
  GtkWidget *body;
  GtkWidget *pane;
  GtkWidget *edge;
  guint seat;
  gboolean turned;
  ArbSeatForm form;
  gboolean scores_hidden;
  gboolean score_hidden; /* only that of this seat */
  gboolean decides;
  gboolean plain_role; /* whether the badge says only that this seat decides */
  ArbCardTileForm tile_form;
  guint idle;
  guint64 face_down; /* the numbers of the face-down cards, as bits */
};

enum
{
  PROP_TURNED = 1,
  PROP_SCORE_HIDDEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbSeatPanel, arb_seat_panel, ARB_TYPE_SESSION_VIEW)

/* A hidden score is revealed when the game is over. */
static gboolean
has_score (ArbSeatPanel *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  return (!self->scores_hidden && !self->score_hidden)
         || (session != NULL && arb_session_get_over (session));
}

static gboolean
is_in_body (ArbSeatPanel *self, ArbZone *zone)
{
  const ArbTableLook *look = zone->look;

  return zone->seat == self->seat && look != NULL && look->place == ARB_PLACE_SEAT_BODY;
}

/* Counts the cards that are shown as tiles. */
static guint
count_tiles (ArbSeatPanel *self, ArbSession *session)
{
  GPtrArray *zones = arb_session_get_zones (session);
  guint n_tiles = 0;

  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (is_in_body (self, zone) && zone->look->form == ARB_SHOW_TILES)
        n_tiles += zone->cards->len;
    }
  return n_tiles;
}

/* Counts the sections of the body, which lie beside each other as long as there is width. */
static guint
count_sections (ArbSeatPanel *self)
{
  guint n = 0;

  for (GtkWidget *section = gtk_widget_get_first_child (self->body); section != NULL;
       section = gtk_widget_get_next_sibling (section))
    n += gtk_widget_get_visible (section);
  return n;
}

/* The height of the title of a section; 0 if sections have none. */
static gint
get_title_height (ArbSeatPanel *self)
{
  GtkWidget *section = gtk_widget_get_first_child (self->body);
  gint height = 0;

  if (section != NULL && gtk_widget_get_visible (gtk_widget_get_first_child (section)))
    gtk_widget_measure (gtk_widget_get_first_child (section), GTK_ORIENTATION_VERTICAL, -1, NULL,
                        &height, NULL, NULL);
  return height;
}

static gboolean
have_room (ArbSeatPanel *self, guint n_tiles, gint tile_width, gint tile_height)
{
  double scale = arb_widget_get_text_scale (GTK_WIDGET (self));
  gint width = gtk_widget_get_width (self->pane);
  gint most = (gint) (width / (SECTION_WIDTH * scale));
  gint sections = CLAMP ((gint) count_sections (self), 1, MAX (1, most));
  gint columns = MAX (1, (gint) (width / sections / (tile_width * scale)));
  gint rows = ((gint) n_tiles + columns - 1) / columns;

  return rows * tile_height * scale + get_title_height (self) <= gtk_widget_get_height (self->pane);
}

/* Chooses the largest form in which all tiles have room. If the page scrolls, or if the seats share
 * their height by need, only the number of tiles counts. */
static ArbCardTileForm
choose_form (ArbSeatPanel *self, ArbSession *session)
{
  guint n_tiles = count_tiles (self, session);

  if (self->form.wordless)
    return ARB_CARD_TILE_BAR;
  if (!self->form.roomy)
    return self->form.scrolls && n_tiles <= MANY_CARDS ? ARB_CARD_TILE_BAR : ARB_CARD_TILE_SLIM;
  if (have_room (self, n_tiles, CARD_WIDTH, CARD_HEIGHT))
    return ARB_CARD_TILE_CARD;
  return have_room (self, n_tiles, BAR_WIDTH, BAR_HEIGHT) ? ARB_CARD_TILE_BAR : ARB_CARD_TILE_SLIM;
}

/* Whether slim bars need three columns to be in sight. */
static gboolean
need_three_columns (ArbSeatPanel *self, guint n_tiles)
{
  double scale = arb_widget_get_text_scale (GTK_WIDGET (self));
  gint rows = ((gint) n_tiles + 1) / 2;

  return n_tiles > MANY_CARDS
         || (self->form.roomy
             && rows * SLIM_HEIGHT * scale + get_title_height (self)
                    > gtk_widget_get_height (self->pane));
}

/* Sets the columns for the form of the tiles. */
static void
show_columns (ArbSeatPanel *self, GtkWidget *tiles, guint n_tiles)
{
  GtkLayoutManager *columns = gtk_widget_get_layout_manager (tiles);
  gboolean large = self->form.wordless; /* for people across the table */
  gboolean card = self->tile_form == ARB_CARD_TILE_CARD;
  gboolean slim = large || self->tile_form == ARB_CARD_TILE_SLIM;

  g_object_set (columns, "column-width",
                card   ? CARD_WIDTH
                : slim ? SLIM_WIDTH
                       : BAR_WIDTH,
                "max-columns",
                !slim                                          ? 0
                : !large && need_three_columns (self, n_tiles) ? 3
                                                               : 2,
                "roomy-width", slim ? ROOMY_WIDTH : 0, "widest", card ? WIDEST_CARD : 0, "stretch",
                card ? 100 : STRETCH, NULL);
}

/* Describes the texts beside the name for screen readers. Runs after the panel is painted, because
 * it takes time that the first frame should not wait for. */
static void
put_into_words (GtkWidget *widget)
{
  ArbSeatPanel *self = ARB_SEAT_PANEL (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  gboolean has_role = gtk_widget_get_visible (GTK_WIDGET (self->role_label));
  g_autofree char *words =
      arb_seat_dup_words (session, self->seat, has_score (self),
                          has_role && !self->plain_role ? gtk_label_get_text (self->role_label)
                                                        : NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->content),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  /* The menu button gets the description: it takes the focus first, and not every screen reader
   * announces the group around it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* Lays out the counters in rows above the cards, or in columns beside them. */
static void
arrange_figures (GtkBox *figures, gboolean beside, gboolean homogeneous, gint spacing)
{
  GtkLayoutManager *layout;

  if (beside)
    layout = arb_columns_layout_new (SIDE_WIDTH, SIDE_COLUMNS, 4);
  else
    layout = g_object_new (GTK_TYPE_BOX_LAYOUT, "homogeneous", homogeneous, "spacing",
                           (guint) spacing, NULL);
  gtk_widget_set_layout_manager (GTK_WIDGET (figures), layout);
}

static void
set_beside (ArbSeatPanel *self, gboolean beside)
{
  if (self->form.beside == beside)
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  arb_widget_set_class (self->content, "beside", beside);
  arrange_figures (self->figures, beside, FALSE, 0);
  arrange_figures (self->symbol_figures, beside, TRUE, 4);
  gtk_widget_set_hexpand (self->pane, beside);
}

static void
show_forms (ArbSeatPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->score_label), has_score (self));
  arb_widget_once_painted (GTK_WIDGET (self), put_into_words);
}

/* Finds the counter that says which seat has the badge. */
static ArbCounter *
find_badge (GPtrArray *counters)
{
  for (guint i = 0; i < counters->len; i++)
    {
      ArbCounter *counter = counters->pdata[i];
      const ArbTableLook *look = counter->look;

      if (look != NULL && look->place == ARB_PLACE_BADGE)
        return counter; /* the list keeps it */
    }
  return NULL;
}

static gboolean
has_won (ArbSeatPanel *self, ArbSession *session)
{
  return arb_session_get_over (session)
         && (arb_session_get_sheet (session)->winners & 1u << self->seat) != 0;
}

static void
show_role (ArbSeatPanel *self, ArbSession *session)
{
  ArbCounter *badge = find_badge (arb_session_get_counters (session));
  const ArbTableLook *look = badge != NULL ? badge->look : NULL;
  gboolean has_badge = badge != NULL && badge->value == (gint) self->seat;
  gboolean over = arb_session_get_over (session);
  gboolean won = has_won (self, session);

  self->plain_role = badge == NULL && !over;
  gtk_label_set_text (self->role_label, over            ? _ ("Winner")
                                        : has_badge     ? arb_words_translate ("counters", look->id,
                                                                               "caption", look->caption)
                                        : badge != NULL ? _ ("Answers")
                                                        : _ ("Decides"));
  gtk_widget_set_visible (GTK_WIDGET (self->role_label), over ? won : has_badge || self->decides);
  arb_widget_set_class (GTK_WIDGET (self->role_label), "active", self->decides);
  arb_widget_set_class (GTK_WIDGET (self->role_label), "won", won);
}

static void
show_head (ArbSeatPanel *self, ArbSession *session)
{
  const char *player = arb_session_get_player (session, self->seat);
  ArbPlayerMarker marker = arb_session_get_marker (session, self->seat);
  g_autofree char *score = arb_wording_total (arb_session_get_sheet (session), self->seat);

  arb_player_marker_image_set (self->shape, marker);
  gtk_label_set_text (self->name_label, player);
  arb_widget_set_tooltip (GTK_WIDGET (self->name_label), player);
  arb_label_change (self->score_label, score);
  arb_player_marker_frame_set (self->edge, self->decides || has_won (self, session)
                                               ? marker
                                               : ARB_MARKER_TABLE);
  arb_widget_set_accessible_name (self->content, player);
  arb_widget_set_accessible_name (GTK_WIDGET (self->menu_button), player);
  show_role (self, session);
}

/* Puts @figures beside the name, where the badge does not move them, or after @before below it. */
static void
place_figures (ArbSeatPanel *self, GtkBox *figures, gboolean few, GtkWidget *before)
{
  GtkWidget *widget = GTK_WIDGET (figures);
  GtkWidget *parent = few ? self->head : gtk_widget_get_parent (self->head);

  if (gtk_widget_get_parent (widget) == parent)
    return;
  g_object_ref (widget);
  gtk_widget_unparent (widget);
  gtk_widget_insert_after (widget, parent, few ? GTK_WIDGET (self->menu_button) : before);
  g_object_unref (widget);
}

/* Makes a picture and a number with a caption below. */
static GtkWidget *
figure_new (void)
{
  GtkWidget *figure =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "hexpand", TRUE,
                    "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *value = gtk_label_new (NULL);
  GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (row, "figure-row");
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (caption, "label");
  gtk_box_append (GTK_BOX (row), gtk_image_new ());
  gtk_box_append (GTK_BOX (row), value);
  gtk_box_append (GTK_BOX (figure), row);
  gtk_box_append (GTK_BOX (figure), caption);
  return figure;
}

static void
show_amount (GtkWidget *figure, ArbCounter *counter)
{
  GtkWidget *image = gtk_widget_get_first_child (gtk_widget_get_first_child (figure));
  const char *icon = counter->look->icon;
  g_autofree char *amount = arb_counter_dup_amount (counter);
  g_autofree char *name = arb_words_label (counter->title, amount);

  arb_image_set_icon (GTK_IMAGE (image), icon);
  gtk_widget_set_visible (image, icon != NULL);
  arb_label_change (GTK_LABEL (gtk_widget_get_next_sibling (image)), amount);
  arb_widget_set_class (figure, "none", counter->value == 0);
  arb_widget_set_tooltip (figure, name);
  arb_widget_set_accessible_name (figure, name);
}

static void
show_figure (ArbSeatPanel *self, GtkWidget *figure, ArbCounter *counter)
{
  const ArbTableLook *look = counter->look;
  const char *classes[] = { look->form == ARB_SHOW_CHIP ? "chip" : "figure", NULL };
  GtkWidget *caption = gtk_widget_get_last_child (figure);

  gtk_widget_set_visible (caption, !self->form.wordless && look->caption != NULL);
  /* Counters are immutable: the same object has the same value. */
  if (g_object_get_data (G_OBJECT (figure), COUNTER) == counter)
    return;
  g_object_set_data_full (G_OBJECT (figure), COUNTER, g_object_ref (counter), g_object_unref);
  arb_widget_set_classes (figure, classes);
  if (look->caption != NULL)
    gtk_label_set_text (GTK_LABEL (caption),
                        arb_words_translate ("counters", look->id, "caption", look->caption));
  show_amount (figure, counter);
}

static void
show_figures (ArbSeatPanel *self, GPtrArray *counters)
{
  ArbChildPool figures = arb_child_pool_begin (GTK_WIDGET (self->figures));
  ArbChildPool chips = arb_child_pool_begin (GTK_WIDGET (self->symbol_figures));
  guint n_figures = 0;

  for (guint i = 0; i < counters->len; i++)
    {
      ArbCounter *counter = counters->pdata[i];
      const ArbTableLook *look = counter->look;
      ArbChildPool *pool;

      if (counter->seat != self->seat || look == NULL || look->place != ARB_PLACE_SEAT_HEAD)
        continue;
      pool = look->form == ARB_SHOW_CHIP ? &chips : &figures;
      n_figures += pool == &figures;
      show_figure (self, arb_child_pool_next (pool, "figure", figure_new), counter);
    }
  arb_child_pool_end (&figures);
  arb_child_pool_end (&chips);
  /* A few numbers have room there, or, in a wide panel, one row of chips. */
  place_figures (self, self->figures, n_figures <= FEW_FIGURES && arb_child_pool_is_empty (&chips),
                 self->head);
  place_figures (self, self->symbol_figures, n_figures == 0 && self->form.roomy,
                 GTK_WIDGET (self->figures));
}

/* Animates a card that lay face down when the seat was last shown, and does not now. */
static void
show_face (ArbSeatPanel *self, ArbZoneCard *card, ArbCardButton *button)
{
  guint number = card->number;
  guint64 bit = number > 0 && number < 64 ? G_GUINT64_CONSTANT (1) << number : 0;

  if (card->face == ARB_FACE_DOWN)
    self->face_down |= bit;
  else if (self->face_down & bit)
    {
      self->face_down &= ~bit;
      arb_card_button_flip (button);
    }
}

/* Shows the cards; those that lie face down come last. */
static void
show_cards (ArbSeatPanel *self, ArbSession *session, ArbZone *zone, ArbChildPool *cards)
{
  GPtrArray *zone_cards = zone->cards;

  for (guint down = 0; down <= 1; down++)
    for (guint i = 0; i < zone_cards->len; i++)
      {
        ArbZoneCard *card = zone_cards->pdata[i];
        GtkWidget *tile;

        if ((card->face == ARB_FACE_DOWN) != down)
          continue;
        tile = arb_card_button_show (cards, session, zone, card, self->tile_form);
        if (ARB_IS_CARD_BUTTON (tile))
          show_face (self, card, ARB_CARD_BUTTON (tile));
      }
}

static GtkWidget *
section_new (void)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = gtk_label_new (NULL);
  GtkLayoutManager *layout = arb_columns_layout_new (116, 0, 0);

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "label");
  gtk_box_append (GTK_BOX (section), caption);
  gtk_box_append (GTK_BOX (section),
                  g_object_new (GTK_TYPE_BOX, "layout-manager", layout, "vexpand", TRUE, NULL));
  return section;
}

static GtkWidget *
cards_section_new (void)
{
  GtkWidget *section = section_new ();

  g_object_set (gtk_widget_get_layout_manager (gtk_widget_get_last_child (section)), "snug", TRUE,
                "spacing", 4, "widest", WIDEST_CHIP, NULL);
  return section;
}

/* Begins a section, with the title of @look if it has one. Returns: the box for its cards */
static GtkWidget *
begin_section (ArbSeatPanel *self, ArbChildPool *sections, const ArbTableLook *look, guint n_tiles)
{
  gboolean tiles = look->form == ARB_SHOW_TILES;
  GtkWidget *section = tiles ? arb_child_pool_next (sections, "tiles", section_new)
                             : arb_child_pool_next (sections, "cards", cards_section_new);

  arb_label_show (GTK_LABEL (gtk_widget_get_first_child (section)),
                  arb_words_translate ("zones", look->id, "caption", look->caption));
  if (tiles)
    show_columns (self, gtk_widget_get_last_child (section), n_tiles);
  return gtk_widget_get_last_child (section);
}

/* Shows the zones; one with a title begins a section of its own, if it has cards. */
static void
show_body (ArbSeatPanel *self, ArbSession *session)
{
  GPtrArray *zones = arb_session_get_zones (session);
  ArbChildPool sections = arb_child_pool_begin (self->body);
  ArbChildPool cards = { 0 };
  guint n_tiles = count_tiles (self, session);

  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (!is_in_body (self, zone) || zone->n_cards == 0)
        continue;
      if (cards.parent == NULL || zone->look->caption != NULL)
        {
          if (cards.parent != NULL)
            arb_child_pool_end (&cards);
          cards = arb_child_pool_begin (begin_section (self, &sections, zone->look, n_tiles));
        }
      show_cards (self, session, zone, &cards);
    }
  if (cards.parent != NULL)
    arb_child_pool_end (&cards);
  arb_child_pool_end (&sections);
}

/* Shows the cards in the form that fits the room and their number. */
static void
show_content (ArbSeatPanel *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  if (session == NULL)
    return;
  self->tile_form = choose_form (self, session);
  show_figures (self, arb_session_get_counters (session));
  show_body (self, session);
}

static gboolean
on_room_idle (gpointer data)
{
  ArbSeatPanel *self = ARB_SEAT_PANEL (data);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  self->idle = 0;
  if (session != NULL && choose_form (self, session) != self->tile_form)
    show_content (self);
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source: tiles must not change their form during an allocation. */
static void
on_room (ArbSeatPanel *self)
{
  if (self->form.roomy && self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_room_idle, self, NULL);
}

static void
arb_seat_panel_update (ArbSessionView *view)
{
  ArbSeatPanel *self = ARB_SEAT_PANEL (view);
  ArbSession *session = arb_session_view_get_session (view);

  self->decides = (arb_session_get_deciders (session) & 1u << self->seat) != 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.score-hidden",
                                 !arb_session_get_over (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.private",
                                 arb_session_can_play_private (session));
  show_head (self, session);
  show_content (self);
  show_forms (self);
}

static void
arb_seat_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbSeatPanel *self = ARB_SEAT_PANEL (object);

  g_value_set_boolean (value, id == PROP_TURNED ? self->turned : self->score_hidden);
}

static void
arb_seat_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbSeatPanel *self = ARB_SEAT_PANEL (object);

  *(id == PROP_TURNED ? &self->turned : &self->score_hidden) = g_value_get_boolean (value);
  show_forms (self);
}

static void
open_rename (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSeatPanel *self = ARB_SEAT_PANEL (widget);

  arb_rename_dialog_open (arb_session_view_get_session (ARB_SESSION_VIEW (self)), self->seat,
                          GTK_WINDOW (gtk_widget_get_root (widget)));
}

static void
open_private (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action (widget, "win.private", "u", ARB_SEAT_PANEL (widget)->seat);
}

static void
arb_seat_panel_dispose (GObject *object)
{
  g_clear_handle_id (&ARB_SEAT_PANEL (object)->idle, g_source_remove);
  g_clear_pointer (&ARB_SEAT_PANEL (object)->edge, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_seat_panel_parent_class)->dispose (object);
}

static void
arb_seat_panel_class_init (ArbSeatPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = arb_seat_panel_get_property;
  object_class->set_property = arb_seat_panel_set_property;
  object_class->dispose = arb_seat_panel_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_seat_panel_update;

  properties[PROP_TURNED] = g_param_spec_boolean ("turned", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORE_HIDDEN] = g_param_spec_boolean ("score-hidden", NULL, NULL, FALSE,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/seat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, content);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, seat_menu);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, name_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, role_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, score_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, head);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, figures);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, symbol_figures);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, body);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatPanel, pane);
  gtk_widget_class_install_action (widget_class, "seat.rename", NULL, open_rename);
  gtk_widget_class_install_action (widget_class, "seat.private", NULL, open_private);
  gtk_widget_class_install_property_action (widget_class, "seat.turned", "turned");
  gtk_widget_class_install_property_action (widget_class, "seat.score-hidden", "score-hidden");
}

static void
arb_seat_panel_init (ArbSeatPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_button_set_menu (self->menu_button, self->seat_menu);
  self->edge = arb_panel_frame_new (GTK_WIDGET (self));
  g_signal_connect_object (self->pane, "room-changed", G_CALLBACK (on_room), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
arb_seat_panel_new (ArbSession *session, guint seat)
{
  ArbSeatPanel *self = g_object_new (ARB_TYPE_SEAT_PANEL, NULL);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self->seat = seat;
  arb_session_view_set_session (ARB_SESSION_VIEW (self), session);
  return GTK_WIDGET (self);
}

void
arb_seat_panel_set_form (ArbSeatPanel *self, const ArbSeatForm *form)
{
  g_return_if_fail (ARB_IS_SEAT_PANEL (self));
  g_return_if_fail (form != NULL);

  if (memcmp (&self->form, form, sizeof *form) == 0)
    return;
  set_beside (self, form->beside);
  self->form = *form;
  show_content (self);
}

void
arb_seat_panel_hide_scores (ArbSeatPanel *self, gboolean hidden)
{
  g_return_if_fail (ARB_IS_SEAT_PANEL (self));

  self->scores_hidden = hidden;
  show_forms (self);
}
