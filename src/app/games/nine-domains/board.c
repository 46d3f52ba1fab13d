/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/nine-domains/board.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/zone.h"
#include "wording/grammar.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define N_LANES 3
#define N_SEATS 2
/* In pixels, of the lanes and of a combat that is explained, which lie beside each other. */
#define PART_WIDTH 250

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
  GtkWidget *row;     /* of the lanes */
  GtkWidget *steps;   /* the questions that explain a combat */
  gboolean last;      /* whether the last round is shown */
  gconstpointer kept; /* (nullable): the game whose last round was shown; only compared */
};

G_DEFINE_FINAL_TYPE (NineBoard, nine_board, ARB_TYPE_SESSION_VIEW)

static const char *const place_zones[N_LANES] = { "left", "middle", "right" };

/* The decisions of a combat, with the number of the question that decides, in the order in which
 * the rules ask. If the last question does not decide, nobody takes the domain. */
static const struct
{
  const char *id;
  guint question;
} decisions[] = {
  { "by-effect", 1 }, { "by-strength", 2 }, { "by-bonus", 3 }, { "by-sign", 4 }, { "by-nobody", 4 },
};

/* The counters that modify a strength. */
static const char *const bonuses[] = { "bonus-carry", "bonus-neighbours", "bonus-late" };

static ArbZone *
find_zone (ArbSession *session, const char *id, guint seat)
{
  return arb_zones_find (arb_session_get_zones (session), id, seat);
}

/* Returns card @index of the zone @id of @seat, or %NULL if there is none. */
static ArbZoneCard *
get_card (ArbSession *session, const char *id, guint seat, guint index)
{
  ArbZone *zone = find_zone (session, id, seat);

  return zone != NULL ? arb_zone_get_card (zone, index) : NULL;
}

static gint
get_number (ArbZoneCard *card, const char *id)
{
  return card != NULL ? arb_zone_card_get_counter (card, id, 0) : 0;
}

static const char *
get_word (ArbSession *session, const char *id)
{
  return arb_words_get (arb_session_get_catalogue (session), id);
}

/* Counts the cards of the new round that lie in the lanes. */
static guint
count_placed (ArbSession *session)
{
  guint n = 0;

  for (guint seat = 1; seat <= N_SEATS; seat++)
    for (guint lane = 0; lane < N_LANES; lane++)
      {
        ArbZone *zone = find_zone (session, place_zones[lane], seat);

        n += zone != NULL ? zone->n_cards : 0;
      }
  return n;
}

/* Whether a card of the new round has been played to a lane, or an open domain has been
 * recorded. */
static gboolean
has_begun (ArbSession *session)
{
  for (guint lane = 0; lane < N_LANES; lane++)
    {
      ArbZoneCard *domain = get_card (session, "open-domains", ARB_TABLE, lane);

      if (domain != NULL && domain->id != NULL)
        return TRUE;
    }
  return count_placed (session) > 0;
}

static void
show_card (Card *shown, ArbZoneCard *card)
{
  const char *id = card != NULL ? card->id : NULL;
  gboolean face_down = card != NULL && id == NULL;
  gint strength = get_number (card, "strength");
  gint bonus = get_number (card, "bonus");
  g_autofree char *sum =
      /* Translators: the strength of a card, and what it is made of: “3 + 2 = 5” */
      bonus != 0 ? g_strdup_printf (bonus > 0 ? _ ("%d + %d = %d") : _ ("%d − %d = %d"),
                                    strength - bonus, ABS (bonus), strength)
                 : NULL;

  gtk_label_set_text (shown->face, id != NULL ? card->name : face_down ? "?" : "");
  arb_label_show (shown->detail, sum);
  arb_widget_set_class (shown->frame, "empty", card == NULL);
  arb_widget_set_class (shown->frame, "face-down", face_down);
  arb_widget_set_class (shown->frame, "won", get_number (card, "won") > 0);
}

/* Returns the index of what decided the combat over @domain. */
static guint
find_decision (ArbZoneCard *domain)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (decisions) && get_number (domain, decisions[i].id) == 0)
    i++;
  return i;
}

/* Returns who has taken @domain; %ARB_TABLE for nobody. */
static guint
get_winner (ArbZoneCard *domain)
{
  return (guint) MAX (0, get_number (domain, "winner"));
}

/* Says who takes @domain and why, and what the winning one of the cards (by seat) brings
 * besides. */
static char *
dup_result (ArbSession *session, ArbZoneCard *domain, ArbZoneCard *const *cards)
{
  guint winner = get_winner (domain);
  gint points = get_number (domain, "extra-points");
  g_autofree char *taken = NULL;
  const char *decision;
  const char *how;

  decision = decisions[find_decision (domain)].id;
  if (get_number (domain, decision) == 0)
    return NULL;
  how = get_word (session, decision);
  if (winner == ARB_TABLE)
    return g_strdup_printf ("%s: %s", domain->name, how);
  /* Translators: who takes which domain, and why: “Ann takes Domain 7, by strength” */
  taken = g_strdup_printf (_ ("%s takes %s, %s"), arb_session_get_player (session, winner),
                           domain->name, how);
  if (points == 0 || cards[winner] == NULL)
    return g_steal_pointer (&taken);
  /* Translators: a sentence, and what the winning card brings: “Ann takes Domain 3, +7 by 3+” */
  return g_strdup_printf (_ ("%s, +%d by %s"), taken, points, cards[winner]->name);
}

/* Whom the open domain would give the four elements: that wins at once. */
static char *
dup_race (ArbSession *session, ArbZoneCard *domain)
{
  guint seats = (guint) get_number (domain, "completes");
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
name_lane (Lane *lane, ArbZoneCard *domain, ArbZoneCard *const *cards, const char *result)
{
  const char *words[N_SEATS + 3] = { gtk_label_get_text (lane->title) };
  g_autofree char *name = NULL;
  guint n = 1;

  if (domain != NULL)
    words[n++] = domain->name;
  for (guint seat = 1; seat <= N_SEATS; seat++)
    if (cards[seat] != NULL)
      words[n++] = cards[seat]->name;
  if (result != NULL)
    words[n++] = result;
  name = arb_words_list (words, n);
  arb_widget_set_accessible_name (lane->button, name);
}

/* Returns “Ann: 3, +2 from beside it”: the printed number with its modifiers. */
static char *
dup_strength (ArbSession *session, guint seat, ArbZoneCard *card)
{
  g_autofree char *sum =
      g_strdup_printf ("%d", get_number (card, "strength") - get_number (card, "bonus"));

  for (guint i = 0; i < G_N_ELEMENTS (bonuses); i++)
    {
      gint bonus = get_number (card, bonuses[i]);
      g_autofree char *before = g_steal_pointer (&sum);
      g_autofree char *part = g_strdup_printf ("%s%d %s", bonus < 0 ? "−" : "+", ABS (bonus),
                                               get_word (session, bonuses[i]));
      const char *parts[] = { before, part };

      sum = arb_words_list (parts, bonus != 0 ? 2 : 1);
    }
  return arb_words_label (arb_session_get_player (session, seat), sum);
}

/* “5 > 4” of the winner's number and the other's; “4 = 4” where the next question decides. */
static char *
dup_comparison (ArbZoneCard *const *cards, const char *id, guint winner)
{
  guint better = winner == ARB_TABLE ? 1 : winner;
  gint won = get_number (cards[better], id);
  gint lost = get_number (cards[N_SEATS + 1 - better], id);

  return g_strdup_printf ("%d %s %d", won, won > lost ? ">" : won < lost ? "<" : "=", lost);
}

static GtkLabel *
append_label (GtkWidget *box, const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* Adds a question: its number in a disc, the question, its answer, and the compared values. */
static void
add_question (NineBoard *self, guint number, guint deciding, const char *question,
              const char *detail, const char *compared)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gboolean asked = number <= deciding;
  g_autofree char *digit = g_strdup_printf ("%u", number);

  g_object_set (append_label (row, digit, "step-number"), "valign", GTK_ALIGN_START, NULL);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), arb_text_line_new (question, "heading"));
  if (asked && detail != NULL)
    gtk_box_append (GTK_BOX (words), arb_text_line_new (detail, "caption"));
  gtk_box_append (GTK_BOX (row), words);
  append_label (row, asked ? compared : NULL, "numeric");
  gtk_widget_add_css_class (row, "combat-step");
  arb_widget_set_class (row, "settles", number == deciding);
  arb_widget_set_class (row, "not-asked", !asked);
  gtk_box_append (GTK_BOX (self->steps), row);
}

/* Adds who takes the domain. */
static void
add_answer (NineBoard *self, ArbSession *session, guint winner, const char *result)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *shape = gtk_image_new ();
  GtkWidget *label = arb_text_line_new (result, "title-4");

  arb_player_marker_image_set (GTK_IMAGE (shape), arb_session_get_marker (session, winner));
  gtk_widget_set_visible (shape, winner != ARB_TABLE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), shape);
  gtk_box_append (GTK_BOX (row), label);
  gtk_widget_add_css_class (row, "combat-answer");
  arb_widget_set_class (row, "won", winner != ARB_TABLE);
  gtk_box_append (GTK_BOX (self->steps), row);
}

/* Explains the combat over @domain of the cards (by seat) by the four questions of the rules, with
 * a mark at the one that decided it. */
static void
explain (NineBoard *self, ArbSession *session, ArbZoneCard *domain, ArbZoneCard *const *cards,
         const char *result)
{
  guint winner = get_winner (domain);
  guint decision = find_decision (domain);
  guint deciding = decisions[decision].question;
  g_autofree char *first = dup_strength (session, 1, cards[1]);
  g_autofree char *second = dup_strength (session, 2, cards[2]);
  g_autofree char *strengths = g_strdup_printf ("%s · %s", first, second);
  g_autofree char *strength = dup_comparison (cards, "strength", winner);
  g_autofree char *bonus = dup_comparison (cards, "bonus", winner);
  g_autofree char *effect =
      deciding == 1 && winner != ARB_TABLE
          /* Translators: which card wins against which, by what it does: “0 beats 5” */
          ? g_strdup_printf (_ ("%s beats %s"), cards[winner]->name,
                             cards[N_SEATS + 1 - winner]->name)
          : g_strdup (_ ("None of the two"));

  add_question (self, 1, deciding, _ ("Does a card win by itself?"), effect, NULL);
  add_question (self, 2, deciding, _ ("Whose strength is greater?"), strengths, strength);
  add_question (self, 3, deciding, _ ("The same: whose bonus is greater?"), NULL, bonus);
  add_question (self, 4, deciding, _ ("The same: whose sign is better?"),
                get_word (session, decisions[decision].id), NULL);
  add_answer (self, session, winner, result);
}

/* Shows the lane as it is now, or with the combat of the @last round. */
static void
show_lane (NineBoard *self, ArbSession *session, guint index, gboolean last)
{
  Lane *lane = &self->lanes[index];
  ArbZoneCard *domain =
      get_card (session, last ? "fought-domains" : "open-domains", ARB_TABLE, index);
  g_autofree char *result = NULL;
  ArbZoneCard *cards[N_SEATS + 1] = { NULL };

  for (guint seat = 1; seat <= N_SEATS; seat++)
    {
      cards[seat] = last ? get_card (session, "last-round", seat, index)
                         : get_card (session, place_zones[index], seat, 0);
      show_card (&lane->cards[seat], cards[seat]);
      arb_player_marker_frame_set (lane->cards[seat].frame, arb_session_get_marker (session, seat));
    }
  result = last ? dup_result (session, domain, cards) : dup_race (session, domain);
  gtk_label_set_text (lane->title, find_zone (session, place_zones[index], 1)->title);
  gtk_widget_set_opacity (lane->domain, domain != NULL ? 1 : 0);
  if (domain != NULL)
    arb_card_tile_set (ARB_CARD_TILE (lane->domain), session, domain, ARB_CARD_TILE_SLIM);
  gtk_label_set_text (lane->result, result != NULL ? result : "");
  arb_widget_set_class (GTK_WIDGET (lane->result), "near-end", !last && result != NULL);
  name_lane (lane, domain, cards, result);
  if (last && result != NULL && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (lane->button)))
    explain (self, session, domain, cards, result);
}

/* Whether the board shows the last round. */
static gboolean
shows_last_round (ArbSession *session)
{
  ArbZoneCard *fought = get_card (session, "fought-domains", ARB_TABLE, 0);

  return fought != NULL && !has_begun (session);
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
  if (last || count_placed (session) == N_SEATS * N_LANES || self->kept != session)
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
  gboolean last = shows_last_round (session), any_result = FALSE;

  keep_height (self, session, last);
  set_last (self, last);
  arb_box_clear (GTK_BOX (self->steps));
  for (guint i = 0; i < N_LANES; i++)
    {
      show_lane (self, session, i, last);
      gtk_widget_set_can_target (self->lanes[i].button, last);
      gtk_widget_set_focusable (self->lanes[i].button, last);
      arb_widget_set_class (self->lanes[i].button, "fought", last);
    }
  for (guint i = 0; i < N_LANES; i++)
    any_result |= gtk_label_get_text (self->lanes[i].result)[0] != '\0';
  /* While nothing is won, the choices get the room. */
  for (guint i = 0; i < N_LANES; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->lanes[i].result), any_result);
  gtk_widget_set_visible (self->steps, gtk_widget_get_first_child (self->steps) != NULL);
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
make_card (Card *card, GtkWidget *box)
{
  card->frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (card->frame, "lane-card");
  card->face = append_label (card->frame, NULL, "lane-face");
  g_object_set (card->face, "vexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  card->detail = append_label (card->frame, NULL, "caption");
  gtk_box_append (GTK_BOX (box), card->frame);
}

/* The second player sits on the other side of the table, so that card is at the top. */
static void
make_lane (Lane *lane)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  lane->button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (lane->button), box);
  gtk_widget_add_css_class (lane->button, "lane");
  lane->title = append_label (box, NULL, "caption-heading");
  make_card (&lane->cards[2], box);
  lane->domain = arb_card_tile_new ();
  gtk_box_append (GTK_BOX (box), lane->domain);
  make_card (&lane->cards[1], box);
  lane->result = append_label (box, NULL, "lane-result");
  g_object_set (lane->result, "wrap", TRUE, "lines", 5, "ellipsize", PANGO_ELLIPSIZE_END, "justify",
                GTK_JUSTIFY_CENTER, "width-chars", 8, NULL);
}

static void
nine_board_class_init (NineBoardClass *klass)
{
  ARB_SESSION_VIEW_CLASS (klass)->update = nine_board_update;
}

static void
nine_board_init (NineBoard *self)
{
  GtkLayoutManager *layout = arb_columns_layout_new (PART_WIDTH, 2, 6);
  GtkWidget *parts = g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);
  g_autoptr (GtkSizeGroup) domains = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  g_autoptr (GtkSizeGroup) results = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  g_object_set (layout, "filled", TRUE, NULL);
  self->row = g_object_new (GTK_TYPE_BOX, "spacing", 6, "homogeneous", TRUE, NULL);
  gtk_widget_add_css_class (self->row, "lanes");
  for (guint i = 0; i < N_LANES; i++)
    {
      make_lane (&self->lanes[i]);
      gtk_size_group_add_widget (domains, self->lanes[i].domain);
      gtk_size_group_add_widget (results, GTK_WIDGET (self->lanes[i].result));
      g_signal_connect_object (self->lanes[i].button, "toggled", G_CALLBACK (on_toggled), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->row), self->lanes[i].button);
    }
  self->steps = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_visible (self->steps, FALSE);
  gtk_box_append (GTK_BOX (parts), self->row);
  gtk_box_append (GTK_BOX (parts), self->steps);
  adw_bin_set_child (ADW_BIN (self), parts);
}
