/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/finale-view.h"

#include "app/score/score-chart.h"
#include "app/score/score-questions.h"
#include "app/score/score-seat.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/focus.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/finale.h"
#include "model/session/session-result.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* A place is revealed so many milliseconds after the one below it. */
#define PAUSE 600

/* The bars of the places have so many colours. */
#define N_SHADES 3

#define BAR_GAP 2

/* So many times as large as usual. */
#define LARGE_TEXT 1.5

/* Below this width large text has no room for the result beside the winner. */
#define NARROW 800

struct _ArbFinaleView
{
  ArbSessionView parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *head;
  GtkBox *markers;
  GtkLabel *title_label;
  GtkLabel *text_label;
  GtkLabel *number_label;
  GtkBox *places;  /* a row for each place */
  GtkBox *curves;  /* the legend of the rows, and the score over the rounds */
  GtkBox *details; /* what decided it, and how long it was */
  GtkBox *end;     /* holds the details */
  GtkBox *foot;
  GtkWidget *further; /* buttons in the foot, or after the details where the text is large */
  GtkWidget *look_button;
  GtkWidget *again; /* the next two */
  GtkWidget *again_button;
  GtkMenuButton *starters_button;
  GtkLabel *starter_label;
  ArbFinale *finale; /* (nullable): the game goes on */
  guint n_awaited;   /* so many of the first places are not revealed yet */
  guint timer;
  guint idle;
};

G_DEFINE_FINAL_TYPE (ArbFinaleView, arb_finale_view, ARB_TYPE_SESSION_VIEW)

static ArbSession *
get_session (ArbFinaleView *self)
{
  return arb_session_view_get_session (ARB_SESSION_VIEW (self));
}

static const ArbFinalePlace *
get_place (ArbFinaleView *self, guint i)
{
  return &g_array_index (self->finale->places, ArbFinalePlace, i);
}

/* --- The bar of a place --- */

static GtkSizeRequestMode
get_bar_mode (GtkWidget *bar)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure_bar (GtkWidget *bar, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  for (GtkWidget *part = gtk_widget_get_first_child (bar); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    {
      int least, wanted;

      gtk_widget_measure (part, orientation, -1, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = *natural = MAX (*natural, wanted);
    }
}

static int
get_points (GtkWidget *widget)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "points"));
}

/* A part is as wide as its points are of those of the best player, and a part without room for its
 * number has none. */
static void
allocate_bar (GtkWidget *bar, int width, int height, int baseline)
{
  gboolean from_right = gtk_widget_get_direction (bar) == GTK_TEXT_DIR_RTL;
  int best = MAX (1, get_points (bar)), at = 0;

  for (GtkWidget *part = gtk_widget_get_first_child (bar); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    {
      int share = width * get_points (part) / best, least;
      GtkAllocation place = { 0, 0, MAX (1, share - BAR_GAP), height };

      place.x = from_right ? width - at - place.width : at;
      gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_set_child_visible (part, least <= place.width);
      if (least <= place.width)
        gtk_widget_size_allocate (part, &place, -1);
      at += share;
    }
}

static void
add_part (GtkWidget *bar, int points, guint source)
{
  g_autofree char *number = g_strdup_printf ("%d", points);
  g_autofree char *shade = g_strdup_printf ("shade-%u", source % N_SHADES + 1);
  GtkWidget *part = gtk_label_new (number);

  gtk_label_set_xalign (GTK_LABEL (part), 0);
  gtk_label_set_ellipsize (GTK_LABEL (part), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (part, shade);
  gtk_widget_add_css_class (part, "numeric");
  g_object_set_data (G_OBJECT (part), "points", GINT_TO_POINTER (points));
  gtk_box_append (GTK_BOX (bar), part);
}

static GtkWidget *
bar_new (ArbFinaleView *self, guint seat)
{
  const ArbScoreSheet *sheet = &self->finale->proof->sheet;
  GtkWidget *bar =
      g_object_new (GTK_TYPE_BOX, "layout-manager",
                    gtk_custom_layout_new (get_bar_mode, measure_bar, allocate_bar), NULL);
  int best = 1;

  for (guint i = 1; i <= sheet->n_seats; i++)
    best = MAX (best, sheet->totals[i]);
  gtk_widget_add_css_class (bar, "finale-bar");
  g_object_set_data (G_OBJECT (bar), "points", GINT_TO_POINTER (best));
  for (guint source = 0; source < self->finale->sources->len; source++)
    if (arb_finale_get_points (self->finale, seat, source) > 0)
      add_part (bar, arb_finale_get_points (self->finale, seat, source), source);
  return bar;
}

/* --- The places --- */

static void
append_label (GtkBox *box, const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, class);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (box, label);
}

static GtkWidget *
player_new (ArbFinaleView *self, guint seat)
{
  GtkWidget *player = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *name = gtk_label_new (arb_session_get_player (get_session (self), seat));

  g_object_set (name, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_set_hexpand (player, TRUE);
  gtk_widget_set_valign (player, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (player), name);
  gtk_box_append (GTK_BOX (player), bar_new (self, seat));
  return player;
}

/* Returns (transfer full): the place in words: “1. Kenji: 29 (Planets: 17, …)”. */
static char *
describe_place (ArbFinaleView *self, const ArbFinalePlace *place)
{
  const ArbWording *wording = arb_session_get_wording (get_session (self));
  g_autofree char *line =
      arb_words_label (arb_session_get_player (get_session (self), place->seat), place->total);
  GString *text = g_string_new (NULL);
  g_autofree char *ranked =
      arb_wording_ranked (&self->finale->proof->sheet, place->seat, line);

  g_string_append (text, ranked);
  for (guint source = 0; source < self->finale->sources->len; source++)
    {
      g_autofree char *title = arb_wording_sources (wording, self->finale->sources->pdata[source]);
      g_autofree char *points = g_strdup_printf (
          "%d", arb_finale_get_points (self->finale, place->seat, source));
      g_autofree char *part = arb_words_label (title, points);

      g_string_append_printf (text, "\n%s", part);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
place_new (ArbFinaleView *self, const ArbFinalePlace *place)
{
  ArbSession *session = get_session (self);
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 12, NULL);
  GtkWidget *contents = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *name = describe_place (self, place);

  append_label (GTK_BOX (row), place->rank, "number-3");
  gtk_box_append (GTK_BOX (contents), arb_player_marker_image_new (
                                          arb_session_get_marker (session, place->seat)));
  gtk_box_append (GTK_BOX (contents), player_new (self, place->seat));
  if (place->gap != NULL)
    append_label (GTK_BOX (contents), place->gap, "dim-label");
  append_label (GTK_BOX (contents), place->total, "number-3");
  gtk_widget_set_hexpand (contents, TRUE);
  gtk_box_append (GTK_BOX (row), contents);
  gtk_widget_add_css_class (row, "panel");
  gtk_widget_add_css_class (row, "finale-place");
  if (self->finale->proof->sheet.winners & 1u << place->seat)
    {
      gtk_widget_add_css_class (row, "score-head");
      arb_player_marker_frame_set (row, arb_session_get_marker (session, place->seat));
    }
  arb_widget_set_accessible_name (row, name);
  return row;
}

static void
show_places (ArbFinaleView *self)
{
  for (guint i = 0; i < self->finale->places->len; i++)
    gtk_box_append (self->places, place_new (self, get_place (self, i)));
}

/* --- The score over the rounds --- */

static GtkWidget *
legend_entry_new (ArbFinaleView *self, guint source)
{
  const ArbWording *wording = arb_session_get_wording (get_session (self));
  g_autofree char *title = arb_wording_sources (wording, self->finale->sources->pdata[source]);
  g_autofree char *shade = g_strdup_printf ("shade-%u", source % N_SHADES + 1);
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *swatch = g_object_new (GTK_TYPE_BOX, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign", GTK_ALIGN_CENTER,
                                    NULL);
  GtkWidget *label = gtk_label_new (title);

  gtk_widget_add_css_class (swatch, shade);
  gtk_widget_add_css_class (swatch, "swatch");
  gtk_widget_add_css_class (label, "label");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (entry), swatch);
  gtk_box_append (GTK_BOX (entry), label);
  return entry;
}

static void
add_legend (ArbFinaleView *self)
{
  GtkWidget *legend =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (110, 0, 6), NULL);

  for (guint source = 0; source < self->finale->sources->len; source++)
    gtk_box_append (GTK_BOX (legend), legend_entry_new (self, source));
  gtk_box_append (self->curves, legend);
}

static void
show_curves (ArbFinaleView *self)
{
  GtkWidget *panel, *chart;

  if (self->finale->sources->len > 1)
    add_legend (self);
  /* One round makes no curve. */
  if (self->finale->proof->rounds->len < 2)
    return;
  panel = arb_score_panel_new (_ ("Score over the Rounds"), 6);
  gtk_box_append (GTK_BOX (panel), arb_text_line_new (_ ("Score over the Rounds"), "heading"));
  chart = arb_score_chart_new (get_session (self), self->finale->proof);
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_box_append (GTK_BOX (panel), chart);
  gtk_box_append (self->curves, panel);
}

/* --- What decided it --- */

static const char *
get_fact_icon (ArbFinaleFactKind kind)
{
  static const char *const icons[] = { "planet-deck-symbolic", "view-refresh-symbolic",
                                       "influence-symbolic", "end-clock-symbolic",
                                       "hand-symbolic", "ruling-symbolic" };

  return icons[kind];
}

static GtkWidget *
fact_new (const ArbFinaleFact *fact)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *icon = gtk_image_new ();
  GtkWidget *text = arb_text_block_new (fact->title, fact->text, "label");

  arb_image_set_icon (GTK_IMAGE (icon), get_fact_icon (fact->kind));
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), icon);
  gtk_box_append (GTK_BOX (row), text);
  gtk_widget_add_css_class (row, "finale-fact");
  return row;
}

/* What brought the end has its rule one tap away. */
static GtkWidget *
ending_new (ArbFinaleView *self, const ArbFinaleFact *fact)
{
  const ArbCatalogue *catalogue = arb_session_get_wording (get_session (self))->catalogue;
  g_autofree char *name = arb_words_label (fact->title, fact->text);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", fact_new (fact), "tooltip-text",
                                    _ ("Read This Rule"), NULL);

  arb_widget_set_accessible_name (button, name);
  gtk_widget_add_css_class (button, "finale-ending");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    catalogue->rules[ARB_RULE_OVER].id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.reference");
  return button;
}

static void
show_facts (ArbFinaleView *self)
{
  const char *title = arb_wording_steps_heading (&self->finale->proof->sheet);
  GtkWidget *panel = arb_score_panel_new (title, 6);

  gtk_box_append (GTK_BOX (panel), arb_text_line_new (title, "heading"));
  for (guint i = 0; i < self->finale->facts->len; i++)
    {
      const ArbFinaleFact *fact = &g_array_index (self->finale->facts, ArbFinaleFact, i);

      gtk_box_append (GTK_BOX (panel), fact->kind == ARB_FINALE_ENDING ? ending_new (self, fact)
                                                                       : fact_new (fact));
    }
  gtk_box_append (self->details, panel);
}

static GtkWidget *
figure_new (const ArbFinaleFigure *figure)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  append_label (GTK_BOX (box), figure->number, "number-3");
  append_label (GTK_BOX (box), figure->unit, "label");
  return box;
}

static void
show_figures (ArbFinaleView *self)
{
  GtkWidget *panel;

  if (self->finale->figures->len == 0)
    return;
  panel = g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (70, 0, 6), NULL);
  for (guint i = 0; i < self->finale->figures->len; i++)
    gtk_box_append (GTK_BOX (panel),
                    figure_new (&g_array_index (self->finale->figures, ArbFinaleFigure, i)));
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "score-panel");
  gtk_box_append (self->details, panel);
}

/* --- What people can do next --- */

/* Lists who else can start; the one who does is on the button. */
static void
show_starters (ArbFinaleView *self)
{
  ArbSession *session = get_session (self);
  guint next = arb_session_get_next_starter (session);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *name = NULL;

  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      /* Translators: a player, who has the first turn of the next game */
      g_autofree char *text =
          g_strdup_printf (_ ("%s starts"), arb_session_get_player (session, seat));
      GMenuItem *item = g_menu_item_new (text, NULL);
      const char *words[] = { _ ("Play Again"), text };

      g_menu_item_set_action_and_target (item, "win.play-again", "u", seat);
      g_menu_append_item (menu, item);
      g_object_unref (item);
      if (seat != next)
        continue;
      gtk_label_set_text (self->starter_label, text);
      name = arb_words_list (words, G_N_ELEMENTS (words));
    }
  arb_menu_button_set_menu (self->starters_button, G_MENU_MODEL (menu));
  arb_widget_set_accessible_name (self->again_button, name);
}

static void
set_upright (gpointer box, gboolean upright)
{
  gtk_orientable_set_orientation (box, upright ? GTK_ORIENTATION_VERTICAL
                                               : GTK_ORIENTATION_HORIZONTAL);
}

/* With large text the foot has only two buttons, so that it leaves room for the result; on a phone the
 * winner has several lines. */
static void
arrange (ArbFinaleView *self)
{
  gboolean large = arb_widget_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
  gboolean upright = large && gtk_widget_get_width (GTK_WIDGET (self->scroller)) < NARROW;
  GtkBox *place = large ? self->end : self->foot;

  set_upright (self->head, upright);
  set_upright (self->further, upright);
  if (gtk_widget_get_parent (self->further) == GTK_WIDGET (place))
    return;
  g_object_ref (self->further);
  gtk_box_remove (large ? self->foot : self->end, self->further);
  gtk_box_insert_child_after (place, self->further, large ? GTK_WIDGET (self->details)
                                                          : self->look_button);
  g_object_unref (self->further);
}

static gboolean
on_idle (gpointer data)
{
  ArbFinaleView *self = data;

  self->idle = 0;
  arrange (self);
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source: the arrangement must not change during an allocation. */
static void
on_width (ArbFinaleView *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle, self, NULL);
}

/* A game that was only counted has no table, and nobody began it. */
static void
show_foot (ArbFinaleView *self)
{
  gboolean recorded = !self->finale->proof->sheet.only_end;

  gtk_widget_set_visible (self->look_button, recorded);
  gtk_widget_set_visible (self->again, recorded);
  show_starters (self);
}

/* --- Who wins, and the reveal --- */

/* Keeps the place of @widget, without its contents. */
static void
veil (gpointer widget, gboolean veiled)
{
  gtk_widget_set_opacity (widget, veiled ? 0 : 1);
  gtk_widget_set_can_target (widget, !veiled);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, veiled, -1);
}

static void
say_result (ArbFinaleView *self)
{
  const ArbScoreSheet *sheet = &self->finale->proof->sheet;
  guint winner = (guint) g_bit_nth_lsf (sheet->winners, -1);

  gtk_label_set_text (self->title_label, self->finale->title);
  arb_label_show (self->text_label, self->finale->text);
  if (sheet->winners != 0 && sheet->winners == 1u << winner)
    arb_player_marker_frame_set (self->head, arb_session_get_marker (get_session (self), winner));
}

/* Says which place was revealed last. */
static void
say_awaited (ArbFinaleView *self)
{
  g_autofree char *line = NULL;
  g_autofree char *ranked = NULL;

  arb_player_marker_frame_set (self->head, ARB_MARKER_TABLE);
  gtk_label_set_text (self->title_label, _ ("The game is over"));
  if (self->n_awaited < self->finale->places->len)
    {
      const ArbFinalePlace *place = get_place (self, self->n_awaited);

      line = arb_words_label (arb_session_get_player (get_session (self), place->seat),
                              place->total);
      ranked = arb_wording_ranked (&self->finale->proof->sheet, place->seat, line);
    }
  gtk_label_set_text (self->text_label, ranked != NULL ? ranked : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text_label), TRUE);
}

/* Shows what is revealed, everything in its place. */
static void
show_revealed (ArbFinaleView *self)
{
  gboolean awaits = self->n_awaited > 0;
  const char *words[3] = { NULL };
  g_autofree char *name = NULL;
  guint i = 0;

  if (awaits)
    say_awaited (self);
  else
    say_result (self);
  veil (self->markers, awaits);
  veil (self->number_label, awaits);
  veil (self->curves, awaits);
  veil (self->details, awaits);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->places)); row != NULL;
       row = gtk_widget_get_next_sibling (row), i++)
    {
      arb_widget_set_class (row, "awaited", i < self->n_awaited);
      veil (gtk_widget_get_last_child (row), i < self->n_awaited);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_HIDDEN,
                                   i < self->n_awaited, -1);
    }
  words[0] = gtk_label_get_text (self->title_label);
  words[1] = gtk_label_get_text (self->text_label);
  words[2] = awaits ? NULL : self->finale->number;
  name = arb_words_list (words, words[2] != NULL ? 3 : 2);
  arb_widget_set_accessible_name (self->head, name);
}

static void
show_head (ArbFinaleView *self)
{
  const ArbScoreSheet *sheet = &self->finale->proof->sheet;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->winners & 1u << seat)
      gtk_box_append (self->markers, arb_player_marker_image_new (
                                         arb_session_get_marker (get_session (self), seat)));
  gtk_widget_set_visible (GTK_WIDGET (self->markers), sheet->winners != 0);
  arb_player_marker_frame_set (self->head, ARB_MARKER_TABLE);
  arb_label_show (self->number_label, self->finale->number);
}

static void
end_reveal (ArbFinaleView *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->n_awaited = 0;
}

/* Reveals the last place that is awaited, and those that share it. */
static gboolean
reveal_next (gpointer data)
{
  ArbFinaleView *self = data;
  guint first = self->n_awaited - 1;

  while (first > 0 && arb_finale_count_tied (self->finale, first - 1)
                          > arb_finale_count_tied (self->finale, first))
    first--;
  self->n_awaited = first;
  show_revealed (self);
  if (first > 0)
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  return G_SOURCE_REMOVE;
}

static void
reveal_all (ArbFinaleView *self)
{
  end_reveal (self);
  show_revealed (self);
}

/* The tap does nothing else: people see what they could tap only after it. */
static void
on_pressed (GtkGestureClick *click, gint n_press, double x, double y, ArbFinaleView *self)
{
  if (self->n_awaited == 0)
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  reveal_all (self);
}

static gboolean
on_key (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state,
        ArbFinaleView *self)
{
  if (self->n_awaited > 0)
    reveal_all (self);
  return GDK_EVENT_PROPAGATE;
}

static void
clear (ArbFinaleView *self)
{
  GtkBox *boxes[] = { self->markers, self->places, self->curves, self->details };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    arb_box_clear (boxes[i]);
  end_reveal (self);
  g_clear_pointer (&self->finale, arb_finale_free);
}

static void
show (ArbFinaleView *self)
{
  show_head (self);
  show_places (self);
  show_curves (self);
  arb_score_questions_add (self->details, get_session (self));
  show_facts (self);
  show_figures (self);
  show_foot (self);
  show_revealed (self);
}

/* After the table has said something about the result, the button that had the focus may be gone. */
static void
arb_finale_view_update (ArbSessionView *view)
{
  ArbFinaleView *self = ARB_FINALE_VIEW (view);
  gboolean had_focus = arb_focus_is_in (GTK_WIDGET (self->details));

  clear (self);
  if (!arb_session_get_over (get_session (self)))
    return;
  self->finale = arb_finale_new (get_session (self));
  show (self);
  if (had_focus)
    gtk_widget_grab_focus (self->head);
}

static gboolean
arb_finale_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ARB_FINALE_VIEW (widget)->head);
}

static void
arb_finale_view_dispose (GObject *object)
{
  ArbFinaleView *self = ARB_FINALE_VIEW (object);

  /* The chart uses the finale, so the widgets are destroyed first. */
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->finale != NULL)
    clear (self);

  G_OBJECT_CLASS (arb_finale_view_parent_class)->dispose (object);
}

static void
arb_finale_view_class_init (ArbFinaleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_finale_view_dispose;
  widget_class->grab_focus = arb_finale_view_grab_focus;
  widget_class->focus = arb_focus_pass;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_finale_view_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "score/finale-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, head);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, markers);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, places);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, curves);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, details);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, end);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, foot);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, further);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, look_button);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, again);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, again_button);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, starters_button);
  gtk_widget_class_bind_template_child (widget_class, ArbFinaleView, starter_label);
  arb_score_questions_install (widget_class);
}

static void
arb_finale_view_init (ArbFinaleView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (on_width), self, G_CONNECT_SWAPPED);
}

/* Whether people have animations at all. */
static gboolean
is_animated (GtkWidget *widget)
{
  gboolean on;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &on, NULL);
  return on;
}

void
arb_finale_view_reveal (ArbFinaleView *self)
{
  g_return_if_fail (ARB_IS_FINALE_VIEW (self));
  g_return_if_fail (self->finale != NULL);

  if (self->finale->proof->sheet.winners == 0 || !is_animated (GTK_WIDGET (self)))
    return;
  end_reveal (self);
  self->n_awaited = self->finale->places->len;
  self->timer = g_timeout_add (PAUSE, reveal_next, self);
  show_revealed (self);
}

guint
arb_finale_view_count_awaited (ArbFinaleView *self)
{
  g_return_val_if_fail (ARB_IS_FINALE_VIEW (self), 0);
  return self->n_awaited;
}
