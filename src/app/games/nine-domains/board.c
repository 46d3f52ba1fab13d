/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/nine-domains/board.h"

#include "app/games/nine-domains/combat-steps.h"
#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"
#include "wording/grammar.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define N_LANES 3
#define N_SEATS 2
#define PART_WIDTH \
  250 /* of the lanes and of a combat that is explained, which lie beside each other */

/* A card or tile of a lane: the frame that shows it, and the labels in it. */
typedef struct
{
  GtkWidget *frame;
  GtkLabel *face;
  GtkLabel *detail;
} Card;

typedef struct
{
  GtkWidget *button; /* pressed in while its combat is explained; at most one is */
  GtkLabel *title;
  GtkWidget *domain;       /* a tile */
  Card cards[N_SEATS + 1]; /* by seat */
  GtkLabel *result;
} Lane;

struct _NineBoard
{
  ArbSessionView parent_instance;

  Lane lanes[N_LANES];
  GtkWidget *row; /* of the lanes */
  NineCombatSteps *steps;
  gboolean last;      /* whether the last round is shown */
  gconstpointer kept; /* (nullable): the game whose last round was shown; only compared */
};

G_DEFINE_FINAL_TYPE (NineBoard, nine_board, ARB_TYPE_SESSION_VIEW)

static const char *const place_zones[N_LANES] = { "left", "middle", "right" };

/* Returns card @index of the zone @id of @seat, or %NULL if there is none. */
static ArbZoneCard *
dup_card (ArbSession *session, const char *id, guint seat, guint index)
{
  ArbZone *zone = arb_zones_find (arb_session_get_zones (session), id, seat);

  return zone != NULL ? g_list_model_get_item (arb_zone_get_cards (zone), index) : NULL;
}

/* Whether a card of the new round has been played to a lane, or an open domain has been
 * recorded. */
static gboolean
has_begun (ArbSession *session)
{
  for (guint lane = 0; lane < N_LANES; lane++)
    {
      g_autoptr (ArbZoneCard) domain = dup_card (session, "open-domains", ARB_TABLE, lane);

      if (domain != NULL && domain->id != NULL)
        return TRUE;
    }
  for (guint seat = 1; seat <= N_SEATS; seat++)
    for (guint lane = 0; lane < N_LANES; lane++)
      {
        ArbZone *zone = arb_zones_find (arb_session_get_zones (session), place_zones[lane], seat);

        if (zone != NULL && zone->n_cards > 0)
          return TRUE;
      }
  return FALSE;
}

/* Whether all cards of the new round lie in the lanes. */
static gboolean
is_laid (ArbSession *session)
{
  for (guint seat = 1; seat <= N_SEATS; seat++)
    for (guint lane = 0; lane < N_LANES; lane++)
      {
        ArbZone *zone = arb_zones_find (arb_session_get_zones (session), place_zones[lane], seat);

        if (zone == NULL || zone->n_cards == 0)
          return FALSE;
      }
  return TRUE;
}

static void
show_card (Card *shown, ArbZoneCard *card, gboolean won)
{
  const char *id = card != NULL ? card->id : NULL;
  gint strength = card != NULL ? arb_zone_card_get_counter (card, "strength", 0) : 0;
  gint bonus = card != NULL ? arb_zone_card_get_counter (card, "bonus", 0) : 0;
  g_autofree char *sum =
      /* Translators: the strength of a card, and what it is made of: “3 + 2 = 5” */
      bonus != 0 ? g_strdup_printf (bonus > 0 ? _ ("%d + %d = %d") : _ ("%d − %d = %d"),
                                    strength - bonus, ABS (bonus), strength)
                 : NULL;

  gtk_label_set_text (shown->face, id != NULL ? card->name
                                   /* A card that lies face down */
                                   : card != NULL ? "?"
                                                  : "");
  gtk_label_set_text (shown->detail, sum != NULL ? sum : "");
  gtk_widget_set_visible (GTK_WIDGET (shown->detail), sum != NULL);
  arb_widget_set_class (shown->frame, "empty", card == NULL);
  arb_widget_set_class (shown->frame, "face-down", card != NULL && id == NULL);
  arb_widget_set_class (shown->frame, "won", won);
}

/* Says in words what decided the combat over @domain. */
static const char *
describe_decision (ArbSession *session, ArbZoneCard *domain)
{
  static const char *const decisions[] = { "by-effect", "by-strength", "by-bonus", "by-sign",
                                           "by-nobody" };
  const ArbCatalogue *catalogue = arb_document_get_catalogue (arb_session_get_document (session));

  for (guint i = 0; i < G_N_ELEMENTS (decisions); i++)
    if (arb_zone_card_get_counter (domain, decisions[i], 0) > 0)
      return arb_words_get (catalogue, decisions[i]);
  return "";
}

/* Says who takes the domain of lane @index and why, and what else the winning card brings. */
static char *
dup_result (ArbSession *session, ArbZoneCard *domain, guint index)
{
  g_autoptr (ArbZoneCard) card = NULL;
  guint winner = domain != NULL ? (guint) arb_zone_card_get_counter (domain, "winner", -1) : 0;
  const char *how;

  if (domain == NULL || arb_zone_card_get_counter (domain, "winner", -1) < 0)
    return NULL;
  how = describe_decision (session, domain);
  if (winner == 0)
    return g_strdup_printf ("%s: %s", domain->name, how);
  card = dup_card (session, "last-round", winner, index);
  return nine_combat_add_points (
      /* Translators: who takes which domain, and why: “Ann takes Domain 7, by strength” */
      g_strdup_printf (_ ("%s takes %s, %s"), arb_session_get_player (session, winner),
                       domain->name, how),
      domain, card);
}

/* Whom the open domain would give the four elements: that wins at once. */
static char *
dup_race (ArbSession *session, ArbZoneCard *domain)
{
  guint seats = domain != NULL ? (guint) arb_zone_card_get_counter (domain, "completes", 0) : 0;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (guint seat = 1; seat <= N_SEATS; seat++)
    if (seats & 1u << seat)
      g_ptr_array_add (names, (gpointer) arb_session_get_player (session, seat));
  if (names->len == 0)
    return NULL;
  joined = arb_words_join ((const char *const *) names->pdata, names->len);
  /* Translators: who would have all four elements with the domain that lies open here */
  return arb_grammar_format (_ ("Wins the game for %s"), joined);
}

/* Describes the whole lane in one line, for screen readers. */
static void
name_lane (Lane *lane, ArbZoneCard *domain, ArbZoneCard *const *cards)
{
  const char *words[N_SEATS + 3] = { gtk_label_get_text (lane->title) };
  const char *result = gtk_label_get_text (lane->result);
  g_autofree char *name = NULL;
  guint n = 1;

  if (domain != NULL)
    words[n++] = domain->name;
  for (guint seat = 1; seat <= N_SEATS; seat++)
    if (cards[seat] != NULL)
      words[n++] = cards[seat]->name;
  if (result[0] != '\0')
    words[n++] = result;
  name = arb_words_list (words, n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (lane->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
show_domain (Lane *lane, ArbSession *session, ArbZoneCard *domain)
{
  gtk_widget_set_opacity (lane->domain, domain != NULL ? 1 : 0);
  if (domain != NULL)
    arb_card_tile_set (ARB_CARD_TILE (lane->domain), session, domain, ARB_CARD_TILE_SLIM);
}

/* Shows the lane as it is now, or with the combat of the @last round. */
static void
show_lane (NineBoard *self, ArbSession *session, guint index, gboolean last)
{
  Lane *lane = &self->lanes[index];
  g_autoptr (ArbZoneCard) domain =
      dup_card (session, last ? "fought-domains" : "open-domains", ARB_TABLE, index);
  g_autofree char *result = last ? dup_result (session, domain, index) : dup_race (session, domain);
  ArbZone *place = arb_zones_find (arb_session_get_zones (session), place_zones[index], 1);
  ArbZoneCard *cards[N_SEATS + 1] = { NULL };

  if (place != NULL)
    gtk_label_set_text (lane->title, place->title);
  show_domain (lane, session, domain);
  gtk_label_set_text (lane->result, result != NULL ? result : "");
  /* While nothing is won, the choices get the room. */
  gtk_widget_set_visible (GTK_WIDGET (lane->result), result != NULL);
  arb_widget_set_class (GTK_WIDGET (lane->result), "near-end", !last && result != NULL);
  for (guint seat = 1; seat <= N_SEATS; seat++)
    {
      cards[seat] = last ? dup_card (session, "last-round", seat, index)
                         : dup_card (session, place_zones[index], seat, 0);
      show_card (&lane->cards[seat], cards[seat],
                 cards[seat] != NULL && arb_zone_card_get_counter (cards[seat], "won", 0) > 0);
      arb_player_marker_frame_set (lane->cards[seat].frame, arb_session_get_marker (session, seat));
    }
  name_lane (lane, domain, cards);
  if (last && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lane->button)))
    nine_combat_steps_set (self->steps, session, domain, cards);
  for (guint seat = 1; seat <= N_SEATS; seat++)
    g_clear_object (&cards[seat]);
}

/* Whether the board shows the last round. */
static gboolean
shows_last_round (ArbSession *session)
{
  g_autoptr (ArbZoneCard) fought = dup_card (session, "fought-domains", ARB_TABLE, 0);

  return fought != NULL && !has_begun (session);
}

static gboolean
is_explained (NineBoard *self)
{
  for (guint i = 0; i < N_LANES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->lanes[i].button)))
      return TRUE;
  return FALSE;
}

/* Explains the combat of the first lane if there is room beside the lanes. On a phone the steps lie
 * below them, where they would take the room of the choices, so people ask for them. */
static void
explain_first (GtkWidget *widget)
{
  NineBoard *self = NINE_BOARD (widget);
  gint width = (gint) (2 * PART_WIDTH * arb_widget_get_text_scale (widget));

  if (self->last && gtk_widget_get_width (widget) >= width)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->lanes[0].button), TRUE);
}

static void
set_last (NineBoard *self, gboolean last)
{
  if (self->last == last)
    return;
  self->last = last;
  for (guint i = 0; i < N_LANES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->lanes[i].button), FALSE);
  if (gtk_widget_get_width (GTK_WIDGET (self)) > 0)
    explain_first (GTK_WIDGET (self));
  else if (last)
    arb_widget_once_painted (GTK_WIDGET (self), explain_first);
}

/* When the next round is begun, the results go. The lanes stay as high as they were until all cards
 * lie there: below them people record the open domains, and no choice moves under their finger. */
static void
keep_height (NineBoard *self, ArbSession *session, gboolean last)
{
  if (last || is_laid (session) || self->kept != session)
    gtk_widget_set_size_request (self->row, -1, -1);
  else if (self->last && gtk_widget_get_height (self->row) > 0)
    gtk_widget_set_size_request (self->row, -1, gtk_widget_get_height (self->row));
  self->kept = session;
}

static void
nine_board_update (ArbSessionView *view)
{
  NineBoard *self = NINE_BOARD (view);
  ArbSession *session = arb_session_view_get_session (view);
  gboolean last = shows_last_round (session);

  keep_height (self, session, last);
  set_last (self, last);
  for (guint i = 0; i < N_LANES; i++)
    {
      show_lane (self, session, i, last);
      gtk_widget_set_can_target (self->lanes[i].button, last);
      gtk_widget_set_focusable (self->lanes[i].button, last);
      arb_widget_set_class (self->lanes[i].button, "fought", last);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->steps), last && is_explained (self));
}

static void
make_card (Card *card, GtkBox *box, const char *class)
{
  card->frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (card->frame, "lane-card");
  gtk_widget_add_css_class (card->frame, class);
  gtk_widget_set_valign (card->frame, GTK_ALIGN_FILL);
  card->face = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (card->face), "lane-face");
  gtk_widget_set_vexpand (GTK_WIDGET (card->face), TRUE);
  gtk_label_set_ellipsize (card->face, PANGO_ELLIPSIZE_END);
  card->detail = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (card->detail), "caption");
  gtk_box_append (GTK_BOX (card->frame), GTK_WIDGET (card->face));
  gtk_box_append (GTK_BOX (card->frame), GTK_WIDGET (card->detail));
  gtk_box_append (box, card->frame);
}

/* Another lane is explained; tapped again, it is not. */
static void
on_toggled (NineBoard *self, GtkToggleButton *button)
{
  for (guint i = 0; gtk_toggle_button_get_active (button) && i < N_LANES; i++)
    if (self->lanes[i].button != GTK_WIDGET (button))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->lanes[i].button), FALSE);
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) != NULL)
    nine_board_update (ARB_SESSION_VIEW (self));
}

static void
make_result (Lane *lane, GtkBox *box)
{
  lane->result = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (lane->result, TRUE);
  gtk_label_set_lines (lane->result, 5);
  gtk_label_set_ellipsize (lane->result, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (lane->result, GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (lane->result, 8);
  gtk_widget_add_css_class (GTK_WIDGET (lane->result), "lane-result");
  gtk_box_append (box, GTK_WIDGET (lane->result));
}

/* The second player sits on the other side of the table, so that card is at the top. */
static void
make_lane (Lane *lane)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  lane->button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (lane->button), box);
  gtk_widget_add_css_class (lane->button, "lane");
  lane->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (lane->title), "caption-heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (lane->title));
  make_card (&lane->cards[2], GTK_BOX (box), "lane-hand");
  lane->domain = arb_card_tile_new ();
  gtk_box_append (GTK_BOX (box), lane->domain);
  make_card (&lane->cards[1], GTK_BOX (box), "lane-hand");
  make_result (lane, GTK_BOX (box));
}

static void
nine_board_class_init (NineBoardClass *klass)
{
  ARB_SESSION_VIEW_CLASS (klass)->update = nine_board_update;
}

static GtkWidget *
make_lanes (NineBoard *self)
{
  GtkWidget *lanes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (lanes), TRUE);
  gtk_widget_add_css_class (lanes, "lanes");
  for (guint i = 0; i < N_LANES; i++)
    {
      make_lane (&self->lanes[i]);
      g_signal_connect_object (self->lanes[i].button, "toggled", G_CALLBACK (on_toggled), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (lanes), self->lanes[i].button);
    }
  return lanes;
}

static void
nine_board_init (NineBoard *self)
{
  GtkLayoutManager *layout = arb_columns_layout_new (PART_WIDTH, 2, 6);
  GtkWidget *parts = g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);

  g_object_set (layout, "filled", TRUE, NULL);
  self->row = make_lanes (self);
  gtk_box_append (GTK_BOX (parts), self->row);
  self->steps = NINE_COMBAT_STEPS (nine_combat_steps_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->steps), FALSE);
  gtk_box_append (GTK_BOX (parts), GTK_WIDGET (self->steps));
  adw_bin_set_child (ADW_BIN (self), parts);
}
