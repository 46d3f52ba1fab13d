/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/seat-panel.h"

#include "app/games/eminent-domain/figure.h"
#include "app/games/eminent-domain/marks.h"
#include "app/games/eminent-domain/planet-tile.h"
#include "app/start/rename-dialog.h"
#include "app/widgets/child-pool.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/panel-frame.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/seat-words.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"

#include <glib/gi18n.h>

/* With more cards than these they lie in three columns. */
#define MAX_IN_TWO_COLUMNS 8

/* In columns so wide they may lie in more, or closer where there is not height for all seats. */
#define ROOMY_WIDTH 165
#define CLOSE_WIDTH 126

static const struct
{
  const char *counter;
  const char *icon;
  const char *caption;
} counters[] = {
  { "influence", "influence-symbolic", N_ ("Influence") },
  { "fighters", "fighter-symbolic", N_ ("Fighters") },
  { "resources", "resources-symbolic", N_ ("Resources") },
  { "hand", "hand-symbolic", N_ ("Hand") },
  { "deck", "deck-symbolic", N_ ("Deck") },
  { "discard", "discard-symbolic", N_ ("Discard") },
};

static const char *const symbols[] = { "survey-symbols",  "warfare-symbols", "colonize-symbols",
                                       "produce-symbols", "trade-symbols",   "research-symbols" };

struct _EmSeatPanel
{
  ArbSessionView parent_instance;

  GtkWidget *content;
  GtkImage *shape;
  GtkMenuButton *menu_button;
  GMenuModel *seat_menu;
  GtkLabel *name_label;
  GtkLabel *role_label;
  GtkLabel *score_label;
  GtkBox *figures;
  GtkBox *symbol_figures;
  GtkBox *tiles;
  GtkWidget *pane;
  GtkWidget *edge;
  guint seat;
  gboolean turned;
  gboolean folded;
  gboolean wordless;
  gboolean opened;
  gboolean scores_hidden;
  gboolean score_hidden; /* of this seat alone */
  gboolean decides;
  guint64 face_down; /* the numbers of the planets that lie so, as bits */
};

enum
{
  PROP_TURNED = 1,
  PROP_FOLDED,
  PROP_WORDLESS,
  PROP_OPENED,
  PROP_SCORES_HIDDEN,
  PROP_SCORE_HIDDEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (EmSeatPanel, em_seat_panel, ARB_TYPE_SESSION_VIEW)

/* What was kept back is told when the game is over. */
static gboolean
has_score (EmSeatPanel *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  return (!self->scores_hidden && !self->score_hidden)
         || (session != NULL && arb_session_get_over (session));
}

static guint
count_cards (EmSeatPanel *self, ArbSession *session)
{
  GListModel *zones = arb_session_get_zones (session);

  return arb_zone_get_n_cards (arb_zones_find (zones, "planets", self->seat))
         + arb_zone_get_n_cards (arb_zones_find (zones, "permanents", self->seat));
}

/* From afar a name is read in a wide column, or over several lines. */
static void
show_columns (EmSeatPanel *self)
{
  GtkLayoutManager *columns = gtk_widget_get_layout_manager (GTK_WIDGET (self->tiles));
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  gboolean large = self->wordless && !self->folded;
  gboolean many = session != NULL && count_cards (self, session) > MAX_IN_TWO_COLUMNS;

  arb_columns_layout_set_max_columns (ARB_COLUMNS_LAYOUT (columns), many && !large ? 3 : 2);
  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    em_planet_tile_set_wrapped (EM_PLANET_TILE (tile), large);
}

/* What stands beside the name, for who hears it; nobody does so before it is on the screen. */
static void
put_into_words (GtkWidget *widget)
{
  EmSeatPanel *self = EM_SEAT_PANEL (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  gboolean has_role = gtk_widget_get_visible (GTK_WIDGET (self->role_label));
  g_autofree char *words =
      arb_seat_dup_words (session, self->seat, has_score (self),
                          has_role ? gtk_label_get_text (self->role_label) : NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->content),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  /* Where the keyboard comes to a seat; not all tell what a group is that it comes into. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
show_forms (EmSeatPanel *self)
{
  gboolean open = !self->folded || self->opened || self->decides;

  show_columns (self);
  g_object_set (self->pane, "folds", !open, "vexpand", open, NULL);
  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self->tiles)), "roomy-width",
                self->folded ? CLOSE_WIDTH : ROOMY_WIDTH, NULL);
  for (GtkWidget *figure = gtk_widget_get_first_child (GTK_WIDGET (self->figures)); figure != NULL;
       figure = gtk_widget_get_next_sibling (figure))
    em_figure_set_captioned (EM_FIGURE (figure), !self->wordless);
  gtk_widget_set_visible (GTK_WIDGET (self->score_label), has_score (self));
  arb_widget_once_painted (GTK_WIDGET (self), put_into_words);
}

static void
show_role (EmSeatPanel *self, ArbSession *session)
{
  gboolean leads = arb_counters_get (arb_session_get_counters (session), "leader", ARB_TABLE)
                   == (gint) self->seat;
  gboolean over = arb_session_get_over (session);

  gtk_label_set_text (self->role_label, leads ? _ ("Leads") : _ ("Answers"));
  gtk_widget_set_visible (GTK_WIDGET (self->role_label), !over && (leads || self->decides));
  arb_widget_set_class (GTK_WIDGET (self->role_label), "active", self->decides);
}

static void
show_head (EmSeatPanel *self, ArbSession *session)
{
  const char *player = arb_session_get_player (session, self->seat);
  ArbPlayerMarker marker = arb_session_get_marker (session, self->seat);
  g_autofree char *score =
      g_strdup_printf ("%d", arb_session_get_sheet (session)->totals[self->seat]);

  arb_player_marker_image_set (self->shape, marker);
  gtk_label_set_text (self->name_label, player);
  arb_widget_set_tooltip (GTK_WIDGET (self->name_label), player);
  arb_label_change (self->score_label, score);
  arb_player_marker_frame_set (self->edge, self->decides ? marker : ARB_MARKER_TABLE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->content), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  player, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  player, -1);
  show_role (self, session);
}

static void
show_figures (EmSeatPanel *self, GListModel *all)
{
  g_autoptr (GHashTable) own = arb_counters_dup_of_seat (all, self->seat);
  GtkWidget *figure = gtk_widget_get_first_child (GTK_WIDGET (self->figures));
  GtkWidget *symbol = gtk_widget_get_first_child (GTK_WIDGET (self->symbol_figures));

  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    {
      em_figure_set (EM_FIGURE (figure), g_hash_table_lookup (own, counters[i].counter));
      figure = gtk_widget_get_next_sibling (figure);
    }
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    {
      em_figure_set (EM_FIGURE (symbol), g_hash_table_lookup (own, symbols[i]));
      symbol = gtk_widget_get_next_sibling (symbol);
    }
}

/* A planet that lay face down when the seat was shown last is seen to be turned up. */
static void
show_face (EmSeatPanel *self, ArbZoneCard *card, GtkWidget *tile)
{
  guint number = arb_zone_card_get_number (card);
  guint64 bit = number > 0 && number < 64 ? G_GUINT64_CONSTANT (1) << number : 0;

  if (arb_zone_card_get_face (card) == ARB_FACE_DOWN)
    self->face_down |= bit;
  else if (self->face_down & bit)
    {
      self->face_down &= ~bit;
      em_planet_tile_flip (EM_PLANET_TILE (tile));
    }
}

static void
show_cards (EmSeatPanel *self, ArbSession *session, const char *id, guint face, ArbChildPool *tiles)
{
  GListModel *cards =
      arb_zone_get_cards (arb_zones_find (arb_session_get_zones (session), id, self->seat));
  gint fighters = arb_counters_get (arb_session_get_counters (session), "fighters", self->seat);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ArbZoneCard) card = g_list_model_get_item (cards, i);
      GtkWidget *tile;

      if (arb_zone_card_get_face (card) != face)
        continue;
      tile = arb_child_pool_next (tiles, "tile", em_planet_tile_new);
      em_planet_tile_set (EM_PLANET_TILE (tile), session, self->seat, fighters, card);
      show_face (self, card, tile);
    }
}

static void
show_tiles (EmSeatPanel *self, ArbSession *session)
{
  ArbChildPool tiles = arb_child_pool_begin (GTK_WIDGET (self->tiles));

  show_cards (self, session, "planets", ARB_FACE_UP, &tiles);
  show_cards (self, session, "planets", ARB_FACE_DOWN, &tiles);
  show_cards (self, session, "permanents", ARB_FACE_UP, &tiles);
  arb_child_pool_end (&tiles);
}

static void
em_seat_panel_update (ArbSessionView *view)
{
  EmSeatPanel *self = EM_SEAT_PANEL (view);
  ArbSession *session = arb_session_view_get_session (view);

  self->decides = (arb_session_get_deciders (session) & 1u << self->seat) != 0;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.score-hidden",
                                 !arb_session_get_over (session));
  show_head (self, session);
  show_figures (self, arb_session_get_counters (session));
  show_tiles (self, session);
  show_forms (self);
}

static void
em_seat_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EmSeatPanel *self = EM_SEAT_PANEL (object);

  if (id == PROP_TURNED)
    g_value_set_boolean (value, self->turned);
  else if (id == PROP_FOLDED)
    g_value_set_boolean (value, self->folded);
  else if (id == PROP_WORDLESS)
    g_value_set_boolean (value, self->wordless);
  else if (id == PROP_OPENED)
    g_value_set_boolean (value, self->opened);
  else if (id == PROP_SCORES_HIDDEN)
    g_value_set_boolean (value, self->scores_hidden);
  else if (id == PROP_SCORE_HIDDEN)
    g_value_set_boolean (value, self->score_hidden);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
em_seat_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EmSeatPanel *self = EM_SEAT_PANEL (object);

  if (id == PROP_TURNED)
    self->turned = g_value_get_boolean (value);
  else if (id == PROP_FOLDED)
    self->folded = g_value_get_boolean (value);
  else if (id == PROP_WORDLESS)
    self->wordless = g_value_get_boolean (value);
  else if (id == PROP_OPENED)
    self->opened = g_value_get_boolean (value);
  else if (id == PROP_SCORES_HIDDEN)
    self->scores_hidden = g_value_get_boolean (value);
  else if (id == PROP_SCORE_HIDDEN)
    self->score_hidden = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  show_forms (self);
}

static void
open_rename (GtkWidget *widget, const char *name, GVariant *target)
{
  EmSeatPanel *self = EM_SEAT_PANEL (widget);

  arb_rename_dialog_open (arb_session_view_get_session (ARB_SESSION_VIEW (self)), self->seat,
                          GTK_WINDOW (gtk_widget_get_root (widget)));
}

static void
open_private (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action (widget, "win.private", "u", EM_SEAT_PANEL (widget)->seat);
}

static void
install_properties (GObjectClass *object_class)
{
  object_class->get_property = em_seat_panel_get_property;
  object_class->set_property = em_seat_panel_set_property;

  properties[PROP_TURNED] = g_param_spec_boolean ("turned", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_WORDLESS] = g_param_spec_boolean ("wordless", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_OPENED] = g_param_spec_boolean ("opened", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORES_HIDDEN] =
      g_param_spec_boolean ("scores-hidden", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORE_HIDDEN] = g_param_spec_boolean ("score-hidden", NULL, NULL, FALSE,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
em_seat_panel_dispose (GObject *object)
{
  g_clear_pointer (&EM_SEAT_PANEL (object)->edge, gtk_widget_unparent);

  G_OBJECT_CLASS (em_seat_panel_parent_class)->dispose (object);
}

static void
em_seat_panel_class_init (EmSeatPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = em_seat_panel_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = em_seat_panel_update;
  install_properties (G_OBJECT_CLASS (klass));

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (ARB_TYPE_FITTED_SCROLLER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/seat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, content);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, shape);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, menu_button);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, seat_menu);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, name_label);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, role_label);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, score_label);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, figures);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, symbol_figures);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, tiles);
  gtk_widget_class_bind_template_child (widget_class, EmSeatPanel, pane);
  gtk_widget_class_install_action (widget_class, "seat.rename", NULL, open_rename);
  gtk_widget_class_install_action (widget_class, "seat.private", NULL, open_private);
  gtk_widget_class_install_property_action (widget_class, "seat.opened", "opened");
  gtk_widget_class_install_property_action (widget_class, "seat.turned", "turned");
  gtk_widget_class_install_property_action (widget_class, "seat.score-hidden", "score-hidden");
}

static void
em_seat_panel_init (EmSeatPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_button_set_menu (self->menu_button, self->seat_menu);
  self->edge = arb_panel_frame_new (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    gtk_box_append (self->figures,
                    em_figure_new (counters[i].icon, _ (counters[i].caption), "figure"));
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    gtk_box_append (self->symbol_figures,
                    em_figure_new (em_mark_get_icon (symbols[i]), NULL, "chip"));
}

GtkWidget *
em_seat_panel_new (ArbSession *session, guint seat)
{
  EmSeatPanel *self = g_object_new (EM_TYPE_SEAT_PANEL, NULL);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self->seat = seat;
  arb_session_view_set_session (ARB_SESSION_VIEW (self), session);
  return GTK_WIDGET (self);
}
