/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-chart.h"

#include "app/widgets/icon.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

/* The margins of the chart, which hold the numbers at the axes and at the ends of the curves. */
#define MARGIN_LEFT 30
#define MARGIN_RIGHT 34
#define MARGIN_BELOW 20
#define MARGIN 8
#define FONT_SIZE 10
#define TOTAL_SIZE 12
#define MARK_SIZE 10
#define LEAST_GAP 28 /* between the numbers of rounds */

/* The area of the curves, and the scale of the axes. */
typedef struct
{
  const ArbScoreProof *proof;
  double width;
  double height;
  gint lowest;
  gint highest;
  gint step;
} Plot;

void
arb_score_colors_init_paper (ArbScoreColors *colors)
{
  static const char *const markers[ARB_N_MARKERS] = { "#5e5c64", "#1a5fb4", "#c03a00",
                                                      "#6a1f80", "#b5126e", "#3d7238",
                                                      "#0a7488", "#4f3205", "#31363e" };

  g_return_if_fail (colors != NULL);

  gdk_rgba_parse (&colors->text, "#2e2e33");
  gdk_rgba_parse (&colors->line, "#d5d3d1");
  gdk_rgba_parse (&colors->mark, "#6e5000");
  for (ArbPlayerMarker marker = ARB_MARKER_TABLE; marker < ARB_N_MARKERS; marker++)
    gdk_rgba_parse (&colors->markers[marker], markers[marker]);
}

static const ArbScoreProofRound *
get_round (const Plot *plot, guint i)
{
  return &g_array_index (plot->proof->rounds, ArbScoreProofRound, i);
}

/* Chooses the distance of the numbers at the axis: a round number, so that there are about five. */
static gint
choose_step (gint range)
{
  static const gint steps[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (range <= 6 * steps[i])
      return steps[i];
  return range / 5;
}

/* Rounds @value down, or up, to a multiple of @step. */
static gint
round_to_step (gint value, gint step, gboolean up)
{
  gint rest = ((value % step) + step) % step;

  return rest == 0 ? value : value - rest + (up ? step : 0);
}

static void
plot_init (Plot *plot, const ArbScoreProof *proof, double width, double height)
{
  *plot =
      (Plot){ proof, width - MARGIN_LEFT - MARGIN_RIGHT, height - MARGIN_BELOW - MARGIN, 0, 1, 1 };
  for (guint i = 0; i < proof->rounds->len; i++)
    for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
      {
        plot->lowest = MIN (plot->lowest, get_round (plot, i)->totals[seat]);
        plot->highest = MAX (plot->highest, get_round (plot, i)->totals[seat]);
      }
  plot->step = choose_step (plot->highest - plot->lowest);
  /* The lowest and the highest line are multiples of the step too, so that no curve leaves them. */
  plot->lowest = round_to_step (plot->lowest, plot->step, FALSE);
  plot->highest = round_to_step (plot->highest, plot->step, TRUE);
}

static double
get_x (const Plot *plot, guint i)
{
  guint n = plot->proof->rounds->len;

  return MARGIN_LEFT + (n > 1 ? plot->width * i / (n - 1) : plot->width / 2);
}

static double
get_y (const Plot *plot, gint value)
{
  return MARGIN + plot->height * (plot->highest - value) / (plot->highest - plot->lowest);
}

static void
draw_text (cairo_t *cairo, double x, double y, const char *text, double align)
{
  cairo_text_extents_t extents;

  cairo_text_extents (cairo, text, &extents);
  cairo_move_to (cairo, x - align * extents.x_advance, y);
  cairo_show_text (cairo, text);
}

static void
draw_axes (cairo_t *cairo, const Plot *plot, const ArbScoreColors *colors)
{
  guint n = plot->proof->rounds->len;
  guint every = 1 + (guint) (LEAST_GAP * n / MAX (plot->width, 1));

  cairo_set_line_width (cairo, 1);
  cairo_set_font_size (cairo, FONT_SIZE);
  for (gint value = plot->lowest; value <= plot->highest; value += plot->step)
    {
      g_autofree char *text = g_strdup_printf ("%d", value);
      double y = get_y (plot, value);

      gdk_cairo_set_source_rgba (cairo, &colors->line);
      cairo_move_to (cairo, MARGIN_LEFT, y);
      cairo_rel_line_to (cairo, plot->width, 0);
      cairo_stroke (cairo);
      gdk_cairo_set_source_rgba (cairo, &colors->text);
      draw_text (cairo, MARGIN_LEFT - MARGIN, y + FONT_SIZE / 3.0, text, 1);
    }
  for (guint i = 0; i < n; i += every)
    {
      g_autofree char *text = g_strdup_printf ("%u", get_round (plot, i)->round);

      draw_text (cairo, get_x (plot, i), MARGIN + plot->height + MARGIN_BELOW - 4, text, 0.5);
    }
}

/* Draws a line at the round in which the lead changed for the last time, with its number on the side
 * that has more room. */
static void
draw_lead (cairo_t *cairo, const Plot *plot, const ArbScoreColors *colors)
{
  static const double dashes[] = { 4, 3 };
  guint n = plot->proof->rounds->len, round, i = 0;
  g_autofree char *text = NULL;
  double x;

  if (arb_score_proof_find_lead (plot->proof, &round) == 0)
    return;
  while (i + 1 < n && get_round (plot, i)->round != round)
    i++;
  x = get_x (plot, i);
  gdk_cairo_set_source_rgba (cairo, &colors->mark);
  cairo_set_line_width (cairo, 1.5);
  cairo_set_dash (cairo, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cairo, x, MARGIN);
  cairo_rel_line_to (cairo, 0, plot->height);
  cairo_stroke (cairo);
  cairo_set_dash (cairo, NULL, 0, 0);
  /* Translators: at a line in a chart, the number of a round */
  text = g_strdup_printf (_ ("round %u"), round);
  draw_text (cairo, i > n / 2 ? x - 4 : x + 4, MARGIN + FONT_SIZE, text, i > n / 2 ? 1 : 0);
}

/* Draws the shape that is also beside the name of the player. */
static void
draw_mark (cairo_t *cairo, ArbPlayerMarker marker, double x, double y)
{
  cairo_save (cairo);
  cairo_translate (cairo, x - MARK_SIZE / 2.0, y - MARK_SIZE / 2.0);
  arb_icon_draw (arb_player_marker_get_icon (marker), cairo, MARK_SIZE);
  cairo_restore (cairo);
}

static void
draw_curve (cairo_t *cairo, const Plot *plot, guint seat, ArbPlayerMarker marker,
            const ArbScoreColors *colors)
{
  static const double dashes[][2] = { { 0, 0 }, { 0, 0 }, { 6, 3 }, { 2, 2 }, { 9, 3 }, { 4, 4 } };
  guint n = plot->proof->rounds->len;
  guint style = seat % G_N_ELEMENTS (dashes);

  gdk_cairo_set_source_rgba (cairo, &colors->markers[marker]);
  cairo_set_line_width (cairo, 2);
  cairo_set_dash (cairo, dashes[style], dashes[style][0] > 0 ? 2 : 0, 0);
  /* Drawing text leaves a current point in the path, from which the line would start. */
  cairo_new_path (cairo);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cairo, get_x (plot, i), get_y (plot, get_round (plot, i)->totals[seat]));
  cairo_stroke (cairo);
  cairo_set_dash (cairo, NULL, 0, 0);
  /* Marks only some rounds, so that the marks can be told apart, and different rounds for each
   * seat, except for the last round. */
  for (guint i = 0; i < n; i++)
    if (i + 1 == n || i % plot->proof->sheet.n_seats == seat - 1)
      draw_mark (cairo, marker, get_x (plot, i), get_y (plot, get_round (plot, i)->totals[seat]));
}

static int
compare_totals (const void *a, const void *b)
{
  return *(const gint *) b - *(const gint *) a;
}

/* Writes the total at the end of each curve. Numbers that would overlap move down; the highest one
 * keeps its place. */
static void
draw_totals (cairo_t *cairo, const Plot *plot, const ArbScoreColors *colors)
{
  const ArbScoreProofRound *last = get_round (plot, plot->proof->rounds->len - 1);
  guint n_seats = plot->proof->sheet.n_seats;
  gint totals[ARB_MAX_SEATS + 1];
  double lowest_free = -1;

  memcpy (totals, last->totals, sizeof totals);
  qsort (totals + 1, n_seats, sizeof *totals, compare_totals);
  gdk_cairo_set_source_rgba (cairo, &colors->text);
  cairo_set_font_size (cairo, TOTAL_SIZE);
  for (guint rank = 1; rank <= n_seats; rank++)
    {
      g_autofree char *text = g_strdup_printf ("%d", totals[rank]);
      double y = MAX (get_y (plot, totals[rank]) + TOTAL_SIZE / 3.0, lowest_free);

      draw_text (cairo, MARGIN_LEFT + plot->width + MARK_SIZE, y, text, 0);
      lowest_free = y + TOTAL_SIZE;
    }
}

void
arb_score_chart_draw (cairo_t *cairo, double width, double height, ArbSession *session,
                      const ArbScoreProof *proof, const ArbScoreColors *colors)
{
  Plot plot;

  g_return_if_fail (cairo != NULL && ARB_IS_SESSION (session) && proof != NULL && colors != NULL);

  plot_init (&plot, proof, width, height);
  cairo_save (cairo);
  cairo_select_font_face (cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  draw_axes (cairo, &plot, colors);
  draw_lead (cairo, &plot, colors);
  for (guint seat = proof->sheet.n_seats; seat >= 1; seat--)
    draw_curve (cairo, &plot, seat, arb_session_get_marker (session, seat), colors);
  draw_totals (cairo, &plot, colors);
  cairo_restore (cairo);
}

static void
draw_widget (GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer proof)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (area));
  ArbScoreColors colors = { 0 };

  gtk_style_context_lookup_color (style, "arb_text", &colors.text);
  gtk_style_context_lookup_color (style, "arb_line", &colors.line);
  gtk_style_context_lookup_color (style, "arb_end", &colors.mark);
  for (ArbPlayerMarker marker = ARB_MARKER_TABLE; marker < ARB_N_MARKERS; marker++)
    gtk_style_context_lookup_color (style, arb_player_marker_get_color (marker),
                                    &colors.markers[marker]);
  arb_score_chart_draw (cairo, width, height, g_object_get_data (G_OBJECT (area), "session"), proof,
                        &colors);
}

GtkWidget *
arb_score_chart_new (ArbSession *session, const ArbScoreProof *proof)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                  "content-height", 200, NULL);

  arb_widget_set_accessible_name (area, _ ("The score of each player over the rounds"));
  g_object_set_data_full (G_OBJECT (area), "session", g_object_ref (session), g_object_unref);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_widget, (gpointer) proof, NULL);
  return area;
}
