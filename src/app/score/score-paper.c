/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-paper.h"

#include "app/score/score-chart.h"
#include "app/score/score-table.h"
#include "app/widgets/player-marker.h"
#include "model/session/score-export.h"
#include "wording/decision.h"
#include "wording/language.h"
#include "wording/proof.h"
#include "wording/totals.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>
#include <string.h>

/* The margins of a page in points, and the number of pixels in a point of a picture. */
#define PAGE_MARGIN 42.0
#define SCALE 2.0

#define LARGEST 11.0
#define SMALLEST 6.5
#define STEP 0.5
#define CHART_HEIGHT 130.0
#define MOST_CHART_HEIGHT 260.0 /* if there is room for it */
#define MOST_MARKS 40
#define OVERHANG 2.0 /* points that the ink of a letter may lie outside of its place */
#define ASCENT 0.8 /* part of the line height above the baseline */

/* How the sheet is laid out on its page, and the state of drawing, which goes down the page. */
typedef struct
{
  cairo_t *cairo;
  ArbSession *session;
  const ArbScoreProof *proof;
  ArbScoreColors colors;
  double width;
  double size; /* of the letters */
  double chart_height;
  guint most_marks;
  double y;
  gboolean broken; /* whether a word of the game was broken in a column */
} Pen;

/* Whether a line ends inside a word: “Razionalizzazion-e”. */
static gboolean
breaks_words (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, NULL);

  for (GSList *l = pango_layout_get_lines_readonly (layout); l != NULL && l->next != NULL;
       l = l->next)
    {
      const PangoLayoutLine *next = l->next->data;

      if (!attributes[g_utf8_pointer_to_offset (text, text + next->start_index)].is_line_break)
        return TRUE;
    }
  return FALSE;
}

/* Returns (transfer full): a layout of @text in a column of @width. */
static PangoLayout *
set_text (Pen *pen, double width, const char *text, double scale, gboolean bold)
{
  PangoLayout *layout = pango_cairo_create_layout (pen->cairo);
  PangoFontDescription *font = pango_font_description_from_string ("sans-serif");

  pango_font_description_set_absolute_size (font, pen->size * scale * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_context_set_language (pango_layout_get_context (layout),
                              pango_language_from_string (arb_language_get ()));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) ((width - OVERHANG) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

/* Draws @layout and returns its height; does not move the pen down. */
static double
write_layout (Pen *pen, double x, PangoLayout *layout)
{
  int height;

  gdk_cairo_set_source_rgba (pen->cairo, &pen->colors.text);
  cairo_move_to (pen->cairo, x, pen->y);
  pango_cairo_show_layout (pen->cairo, layout);
  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

/* Draws @text in a column and returns its height; does not move the pen down. */
static double
write_at (Pen *pen, double x, double width, const char *text, double scale, gboolean bold,
          PangoAlignment alignment)
{
  g_autoptr (PangoLayout) layout = set_text (pen, width, text, scale, bold);

  pango_layout_set_alignment (layout, alignment);
  return write_layout (pen, x, layout);
}

static void
write_line (Pen *pen, const char *text, double scale, gboolean bold)
{
  pen->y += write_at (pen, 0, pen->width, text, scale, bold, PANGO_ALIGN_LEFT);
}

static void
draw_rule (Pen *pen)
{
  pen->y += pen->size / 4;
  gdk_cairo_set_source_rgba (pen->cairo, &pen->colors.line);
  cairo_set_line_width (pen->cairo, 0.7);
  cairo_move_to (pen->cairo, 0, pen->y);
  cairo_line_to (pen->cairo, pen->width, pen->y);
  cairo_stroke (pen->cairo);
  pen->y += pen->size / 4;
}

/* Writes @text at the left of a column and @number at its right. No digit is wider than it is
 * high. */
static void
write_pair (Pen *pen, double x, double width, const char *text, const char *digits, gboolean bold)
{
  double room = (double) (strlen (digits) + 1) * pen->size * 0.8;
  g_autoptr (PangoLayout) layout = set_text (pen, width - room, text, 1, bold);
  double height = write_layout (pen, x, layout);

  pen->broken = pen->broken || breaks_words (layout);
  write_at (pen, x + width - room, room, digits, 1, bold, PANGO_ALIGN_RIGHT);
  pen->y += height;
}

static void
write_subtotal (Pen *pen, double x, double width, const ArbScoreProofSubtotal *subtotal)
{
  const ArbWording *wording = arb_session_get_wording (pen->session);
  g_autofree char *source = arb_wording_sources (wording, subtotal->source);
  g_autofree char *points =
      arb_wording_points_from (&pen->proof->sheet, subtotal->seat, subtotal->source);

  write_pair (pen, x, width, source, points, TRUE);
  for (guint i = 0; i < pen->proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &pen->proof->sheet.lines[i];
      g_autofree char *card = NULL;
      g_autofree char *own = arb_wording_points (line);

      if (line->seat != subtotal->seat || line->source != subtotal->source
          || line->subject == ARB_ARGUMENT_NONE)
        continue;
      card = arb_wording_argument (wording, line->subject);
      write_pair (pen, x, width, card, own, FALSE);
    }
}

/* Returns where the column of @seat begins, and sets its width. */
static double
get_column (const Pen *pen, guint seat, double *width)
{
  guint n = pen->proof->sheet.n_seats;
  double gap = 1.5 * pen->size;

  *width = (pen->width - (n - 1) * gap) / n;
  return (seat - 1) * (*width + gap);
}

static void
write_names (Pen *pen)
{
  double height = 0;

  for (guint seat = 1; seat <= pen->proof->sheet.n_seats; seat++)
    {
      double width;
      double x = get_column (pen, seat, &width);
      const char *glyph = arb_player_marker_get_glyph (arb_session_get_marker (pen->session, seat));
      g_autofree char *name =
          g_strdup_printf ("%s %s", glyph, arb_session_get_player (pen->session, seat));
      g_autofree char *title = arb_wording_ranked (&pen->proof->sheet, seat, name);

      height = MAX (height, write_at (pen, x, width, title, 1.2, TRUE, PANGO_ALIGN_LEFT));
    }
  pen->y += height;
}

/* Writes one row for a source: the points that each seat has from it. */
static void
write_source (Pen *pen, const char *source)
{
  double top, bottom;

  draw_rule (pen);
  top = bottom = pen->y;
  for (guint i = 0; i < pen->proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (pen->proof->subtotals, ArbScoreProofSubtotal, i);
      double width;
      double x = get_column (pen, subtotal->seat, &width);

      if (!g_str_equal (subtotal->source, source))
        continue;
      pen->y = top;
      write_subtotal (pen, x, width, subtotal);
      bottom = MAX (bottom, pen->y);
    }
  pen->y = bottom;
}

/* Writes the totals. The label shares the baseline of the number, which is twice as large. */
static void
write_totals (Pen *pen)
{
  double height = 0;
  double top;

  draw_rule (pen);
  top = pen->y;
  for (guint seat = 1; seat <= pen->proof->sheet.n_seats; seat++)
    {
      g_autofree char *total = arb_wording_total (&pen->proof->sheet, seat);
      double width;
      double x = get_column (pen, seat, &width);

      height = write_at (pen, x, width, total, 2, TRUE, PANGO_ALIGN_RIGHT);
      pen->y = top + ASCENT * height / 2;
      write_at (pen, x, width, arb_wording_total_title (&pen->proof->sheet, seat), 1, TRUE,
                PANGO_ALIGN_LEFT);
      pen->y = top;
    }
  pen->y += height;
}

/* Writes the seats in columns and the sources of their points in rows. */
static void
write_seats (Pen *pen)
{
  g_autoptr (GPtrArray) sources = arb_score_dup_sources (pen->proof);

  write_names (pen);
  for (guint i = 0; i < sources->len; i++)
    write_source (pen, sources->pdata[i]);
  write_totals (pen);
}

static void
write_section (Pen *pen, const char *title, char **lines, guint most)
{
  guint n = g_strv_length (lines);

  if (n == 0)
    return;
  pen->y += pen->size / 2;
  write_line (pen, title, 1.1, TRUE);
  for (guint i = 0; i < n && i < most; i++)
    write_line (pen, lines[i], 1, FALSE);
  if (n > most)
    {
      g_autofree char *rest = arb_score_dup_more_marks (n - most);

      write_line (pen, rest, 1, FALSE);
    }
}

static void
write_head (Pen *pen)
{
  g_autofree char *date = arb_score_dup_date (pen->session);

  write_line (pen, arb_session_get_title (pen->session), 1.8, TRUE);
  write_line (pen, arb_session_get_subtitle (pen->session), 1, FALSE);
  if (date != NULL)
    write_line (pen, date, 1, FALSE);
  draw_rule (pen);
}

/* Writes the winners, the largest text of the page. */
static void
write_winners (Pen *pen)
{
  const ArbScoreSheet *sheet = &pen->proof->sheet;
  g_autofree char *outcome = arb_wording_outcome (arb_session_get_wording (pen->session), sheet);

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      const char *glyph = arb_player_marker_get_glyph (arb_session_get_marker (pen->session, seat));
      g_autofree char *text = NULL;

      if ((sheet->winners & 1u << seat) == 0)
        continue;
      text = g_strdup_printf ("%s %s  %d", glyph, arb_session_get_player (pen->session, seat),
                              sheet->totals[seat]);
      write_line (pen, text, 2.4, TRUE);
    }
  write_line (pen, outcome, 1.2, FALSE);
  pen->y += pen->size / 2;
}

static void
draw_chart (Pen *pen)
{
  if (pen->proof->rounds->len < 2)
    return;
  pen->y += pen->size / 2;
  write_line (pen, _ ("Score over the Rounds"), 1.1, TRUE);
  cairo_save (pen->cairo);
  cairo_translate (pen->cairo, 0, pen->y);
  arb_score_chart_draw (pen->cairo, pen->width, pen->chart_height, pen->session, pen->proof,
                        &pen->colors);
  cairo_restore (pen->cairo);
  pen->y += pen->chart_height;
}

/* Draws the whole sheet; returns its height. */
static double
draw_sheet (Pen *pen)
{
  g_auto (GStrv) steps = arb_score_dup_reasons (pen->session, pen->proof);
  g_auto (GStrv) editions = arb_score_dup_editions (pen->session, pen->proof);
  g_auto (GStrv) marks = arb_score_dup_marks (pen->session, pen->proof);

  pen->y = 0;
  pen->broken = FALSE;
  write_head (pen);
  write_winners (pen);
  write_seats (pen);
  write_section (pen, arb_wording_steps_heading (&pen->proof->sheet), steps, G_MAXUINT);
  write_section (pen, _ ("Under Other Editions"), editions, G_MAXUINT);
  draw_chart (pen);
  write_section (pen, _ ("Rulings and Adjustments"), marks, pen->most_marks);
  return pen->y;
}

/* Lays the sheet out so that it fits on one page: with smaller letters rather than a second page or
 * a broken word, with fewer rulings where the letters would be too small to read, and with a higher
 * chart if there is room for it. */
static void
fit_sheet (Pen *pen, double height)
{
  double used = draw_sheet (pen);

  while (pen->size > SMALLEST && (used > height || pen->broken))
    {
      pen->size -= STEP;
      used = draw_sheet (pen);
    }
  while (pen->most_marks > 0 && used > height)
    {
      pen->most_marks--;
      used = draw_sheet (pen);
    }
  pen->chart_height = CLAMP (CHART_HEIGHT + height - used, CHART_HEIGHT, MOST_CHART_HEIGHT);
}

double
arb_score_paper_draw (cairo_t *cairo, double width, double height, ArbSession *session,
                      const ArbScoreProof *proof, gboolean *broken)
{
  cairo_surface_t *nowhere = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  Pen pen = { .cairo = cairo_create (nowhere),
              .session = session,
              .proof = proof,
              .width = width,
              .size = LARGEST,
              .chart_height = CHART_HEIGHT,
              .most_marks = MOST_MARKS };
  double used;

  arb_score_colors_init_paper (&pen.colors);
  fit_sheet (&pen, height);
  cairo_destroy (pen.cairo);
  cairo_surface_destroy (nowhere);
  pen.cairo = cairo;
  used = draw_sheet (&pen);
  if (broken != NULL)
    *broken = pen.broken;
  return used;
}

static cairo_status_t
append (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The usual size of paper where the reader lives, in points: A4 or Letter. */
static void
get_page (double *width, double *height)
{
  GtkPaperSize *paper = gtk_paper_size_new (NULL);

  *width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS);
  *height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS);
  gtk_paper_size_free (paper);
}

/* Draws the sheet on @surface (transfer full), which appends to @bytes (transfer full). */
static GBytes *
draw_page (cairo_surface_t *surface, GByteArray *bytes, double width, double height,
           ArbSession *session, const ArbScoreProof *proof)
{
  cairo_t *cairo = cairo_create (surface);

  cairo_set_source_rgb (cairo, 1, 1, 1);
  cairo_paint (cairo);
  cairo_translate (cairo, PAGE_MARGIN, PAGE_MARGIN);
  arb_score_paper_draw (cairo, width - 2 * PAGE_MARGIN, height - 2 * PAGE_MARGIN, session, proof,
                        NULL);
  cairo_show_page (cairo);
  cairo_destroy (cairo);
  if (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE)
    cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
arb_score_paper_to_pdf (ArbSession *session, const ArbScoreProof *proof)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double width, height;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  get_page (&width, &height);
  surface = cairo_pdf_surface_create_for_stream (append, bytes, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                  arb_session_get_title (session));
  return draw_page (surface, bytes, width, height, session, proof);
}

GBytes *
arb_score_paper_to_png (ArbSession *session, const ArbScoreProof *proof)
{
  cairo_surface_t *surface;
  double width, height;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  get_page (&width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (width * SCALE),
                                        (int) (height * SCALE));
  cairo_surface_set_device_scale (surface, SCALE, SCALE);
  return draw_page (surface, g_byte_array_new (), width, height, session, proof);
}
