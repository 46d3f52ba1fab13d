/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/score-export.h"

#include "store/bg-stats.h"
#include "wording/decision.h"
#include "wording/names.h"
#include "wording/proof.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

GPtrArray *
arb_score_dup_sources (const ArbScoreProof *proof)
{
  GPtrArray *sources;

  g_return_val_if_fail (proof != NULL, NULL);

  sources = g_ptr_array_new ();
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const char *source = g_array_index (proof->subtotals, ArbScoreProofSubtotal, i).source;

      if (!g_ptr_array_find_with_equal_func (sources, source, g_str_equal, NULL))
        g_ptr_array_add (sources, (gpointer) source);
    }
  return sources;
}

char *
arb_score_dup_duration (ArbSession *session)
{
  gint minutes;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  minutes = arb_document_get_minutes (arb_session_get_document (session));
  if (minutes == 0)
    return NULL;
  if (minutes < 60)
    /* Translators: how long a game lasted, in minutes */
    return g_strdup_printf (_ ("%d min"), minutes);
  /* Translators: how long a game lasted, in hours and minutes */
  return g_strdup_printf (_ ("%d h %d min"), minutes / 60, minutes % 60);
}

char *
arb_score_dup_date (ArbSession *session)
{
  g_autofree char *date = NULL;
  g_autofree char *duration = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  date = arb_words_day (arb_document_get_date (arb_session_get_document (session)));
  duration = arb_score_dup_duration (session);
  if (duration == NULL)
    return g_steal_pointer (&date);
  if (date == NULL)
    return g_steal_pointer (&duration);
  /* Translators: the day on which a game was played, and how long it lasted */
  return g_strdup_printf (C_ ("date", "%s · %s"), date, duration);
}

static char **
finish_lines (GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* Adds lines with the tiebreaks of each seat and their sources. */
static void
add_tiebreaks (const ArbWording *wording, const ArbScoreSheet *sheet, const ArbScoreStep *step,
               GPtrArray *lines)
{
  for (guint i = 0; i < sheet->n_tiebreak_lines; i++)
    {
      const ArbScoreLine *line = &sheet->tiebreak_lines[i];
      g_autofree char *seat = arb_wording_seat (wording, line->seat);
      g_autofree char *source = arb_wording_source (wording, line->source, line->subject);

      if (step->seats >> line->seat & 1)
        /* Translators: a player, how much counts at equal points, and what: “Ann: 2 (Fighters)” */
        g_ptr_array_add (lines, g_strdup_printf (_ ("%s: %d (%s)"), seat, line->amount, source));
    }
}

char **
arb_score_dup_reasons (ArbSession *session, const ArbScoreProof *proof)
{
  GPtrArray *lines;
  const ArbWording *wording;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  lines = g_ptr_array_new ();
  wording = arb_session_get_wording (session);
  for (guint i = 0; proof->sheet.n_steps > 1 && i < proof->sheet.n_steps; i++)
    {
      const ArbScoreStep *step = &proof->sheet.steps[i];

      g_ptr_array_add (lines, arb_wording_step (wording, &proof->sheet, step));
      if (g_str_equal (step->what, "tiebreak"))
        add_tiebreaks (wording, &proof->sheet, step, lines);
    }
  if (proof->sheet.stated != 0)
    g_ptr_array_add (lines, arb_wording_stated (wording, &proof->sheet));
  if (proof->sheet.absent != 0)
    g_ptr_array_add (lines, arb_wording_absent (wording, &proof->sheet));
  if (arb_wording_ending (&proof->sheet) != NULL)
    g_ptr_array_add (lines, g_strdup (arb_wording_ending (&proof->sheet)));
  return finish_lines (lines);
}

char **
arb_score_dup_steps (ArbSession *session, const ArbScoreProof *proof)
{
  g_auto (GStrv) reasons = arb_score_dup_reasons (session, proof);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *outcome = NULL;

  g_return_val_if_fail (reasons != NULL, NULL);

  outcome = arb_wording_outcome (arb_session_get_wording (session), &proof->sheet);
  g_strv_builder_addv (lines, (const char **) reasons);
  g_strv_builder_add (lines, outcome);
  return g_strv_builder_end (lines);
}

typedef char *(*WordItem) (const ArbWording *wording, const ArbScoreProof *proof,
                           gconstpointer item);

/* Words all items but those of which there is nothing to say. */
static char **
word_items (ArbSession *session, const ArbScoreProof *proof, GArray *items, WordItem word)
{
  GPtrArray *lines = g_ptr_array_new ();
  gsize size = g_array_get_element_size (items);

  for (guint i = 0; i < items->len; i++)
    {
      char *line = word (arb_session_get_wording (session), proof, items->data + i * size);

      if (line != NULL)
        g_ptr_array_add (lines, line);
    }
  return finish_lines (lines);
}

/* That a game cannot be compared fills half a page and says nothing about who won. */
static char *
word_edition (const ArbWording *wording, const ArbScoreProof *proof, gconstpointer item)
{
  const ArbScoreProofEdition *edition = item;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (edition->outcome == ARB_SCORE_PROOF_DIVERGED)
    return NULL;
  title = arb_wording_edition (wording, edition->edition);
  text = arb_wording_proof_edition (wording, proof, edition);
  /* Translators: an edition, then what would have become of the game under it */
  return g_strdup_printf (C_ ("edition", "%s: %s"), title, text);
}

char **
arb_score_dup_editions (ArbSession *session, const ArbScoreProof *proof)
{
  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  return word_items (session, proof, proof->editions, word_edition);
}

static char *
word_mark (const ArbWording *wording, const ArbScoreProof *proof, gconstpointer item)
{
  const ArbScoreProofMark *mark = item;
  g_autofree char *seat = arb_wording_seat (wording, mark->entry.move.seat);
  g_autofree char *text = arb_wording_proof_mark (wording, mark);

  /* Translators: the number of a move, whose it is, and what it was */
  return g_strdup_printf (_ ("Move %u, %s: %s"), mark->index + 1, seat, text);
}

char **
arb_score_dup_marks (ArbSession *session, const ArbScoreProof *proof)
{
  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  return word_items (session, proof, proof->marks, word_mark);
}

char *
arb_score_dup_more_marks (guint n)
{
  /* Translators: rulings and adjustments for which there is no room */
  return g_strdup_printf (ngettext ("… and %u more, in the log", "… and %u more, in the log", n), n);
}

static void
add_section (GString *text, const char *title, char **lines)
{
  if (lines[0] == NULL)
    return;
  g_string_append_printf (text, "\n%s\n", title);
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "  %s\n", lines[i]);
}

static void
add_cards (GString *text, const ArbWording *wording, const ArbScoreProof *proof,
           const ArbScoreProofSubtotal *subtotal)
{
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      const ArbScoreLine *line = &proof->sheet.lines[i];
      g_autofree char *card = NULL;
      g_autofree char *points = NULL;

      if (line->seat != subtotal->seat || line->source != subtotal->source
          || line->subject == ARB_ARGUMENT_NONE)
        continue;
      card = arb_wording_argument (wording, line->subject);
      points = arb_wording_points (line);
      g_string_append_printf (text, "    %3s  %s\n", points, card);
    }
}

static void
add_player (GString *text, const ArbWording *wording, const ArbScoreProof *proof, guint seat)
{
  g_autofree char *name = arb_wording_seat (wording, seat);
  g_autofree char *total = arb_wording_total (&proof->sheet, seat);
  g_autofree char *line = arb_words_label (name, total);
  g_autofree char *ranked = arb_wording_ranked (&proof->sheet, seat, line);

  g_string_append_printf (text, "\n%s\n", ranked);
  for (guint i = 0; i < proof->subtotals->len; i++)
    {
      const ArbScoreProofSubtotal *subtotal =
          &g_array_index (proof->subtotals, ArbScoreProofSubtotal, i);
      g_autofree char *source = NULL;
      g_autofree char *points = NULL;

      if (subtotal->seat != seat)
        continue;
      source = arb_wording_sources (wording, subtotal->source);
      points = arb_wording_points_from (&proof->sheet, seat, subtotal->source);
      g_string_append_printf (text, "  %3s  %s\n", points, source);
      add_cards (text, wording, proof, subtotal);
    }
}

char *
arb_score_export_text (ArbSession *session, const ArbScoreProof *proof)
{
  const ArbWording *wording;
  g_autofree char *date = NULL;
  g_autofree char *outcome = NULL;
  g_auto (GStrv) reasons = NULL;
  g_auto (GStrv) editions = NULL;
  g_auto (GStrv) marks = NULL;
  guint8 seats[ARB_MAX_SEATS];
  GString *text;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  wording = arb_session_get_wording (session);
  date = arb_score_dup_date (session);
  outcome = arb_wording_outcome (wording, &proof->sheet);
  reasons = arb_score_dup_reasons (session, proof);
  editions = arb_score_dup_editions (session, proof);
  marks = arb_score_dup_marks (session, proof);
  text = g_string_new (arb_session_get_title (session));
  g_string_append_printf (text, "\n%s\n", arb_session_get_subtitle (session));
  if (date != NULL)
    g_string_append_printf (text, "%s\n", date);
  g_string_append_printf (text, "\n%s\n", outcome);
  arb_score_sheet_sort (&proof->sheet, seats);
  for (guint i = 0; i < proof->sheet.n_seats; i++)
    add_player (text, wording, proof, seats[i]);
  add_section (text, arb_wording_steps_heading (&proof->sheet), reasons);
  add_section (text, _ ("Under Other Editions"), editions);
  add_section (text, _ ("Rulings and Adjustments"), marks);
  return g_string_free (text, FALSE);
}

/* Whether a spreadsheet may skip @c at the beginning of a cell: it is invisible, or white space. */
static gboolean
is_skipped (gunichar c)
{
  static const gunichar fillers[] = { 0x115f, 0x1160, 0x2800, 0x3164, 0xffa0 };

  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    if (c == fillers[i])
      return TRUE;
  return g_unichar_isspace (c) || g_unichar_iszerowidth (c) || g_unichar_ismark (c)
         || !g_unichar_isprint (c);
}

/* A wide or small sign is one, too: ＝, ﹢, and the minus −. */
static gboolean
is_sign (gunichar c)
{
  char text[7] = { 0 };
  g_autofree char *plain = NULL;

  g_unichar_to_utf8 (c, text);
  plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  return c == 0x2212 || (plain != NULL && plain[0] != '\0' && strchr ("=+-@", plain[0]) != NULL);
}

static gboolean
looks_like_formula (const char *text)
{
  const char *at = text;

  if (text[0] == '\t' || text[0] == '\r')
    return TRUE;
  while (*at != '\0' && is_skipped (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return *at != '\0' && is_sign (g_utf8_get_char (at));
}

static void
add_field (GString *csv, const char *text)
{
  const char *sign = looks_like_formula (text) ? "'" : "";

  if (csv->len > 0 && csv->str[csv->len - 1] != '\n')
    g_string_append_c (csv, ',');
  if (strpbrk (text, "\",\r\n") == NULL)
    {
      g_string_append_printf (csv, "%s%s", sign, text);
      return;
    }
  g_string_append_printf (csv, "\"%s", sign);
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *c);
    }
  g_string_append_c (csv, '"');
}

/* The table is read by programs, so names have no isolating marks. Unknown points are left empty. */
static void
add_row (GString *csv, const ArbWording *wording, const ArbScoreProof *proof, guint seat,
         const char *source, const char *card, const char *points)
{
  g_autofree char *number = g_strdup_printf ("%u", seat);
  g_autofree char *shown = arb_wording_seat (wording, seat);
  g_autofree char *player = arb_names_strip_isolates (shown);

  add_field (csv, number);
  add_field (csv, player);
  add_field (csv, source);
  add_field (csv, card);
  /* Our own numbers are written as they are: a minus does not make them a formula. */
  g_string_append_printf (csv, ",%s,", points);
  if (proof->sheet.ranks[seat] != 0)
    g_string_append_printf (csv, "%d", proof->sheet.ranks[seat]);
}

/* Ends a row with what is the same in all rows, so that the tables of several games can be put
 * together. */
static void
end_row (GString *csv, ArbSession *session)
{
  const ArbDocument *document = arb_session_get_document (session);
  const ArbWording *wording = arb_session_get_wording (session);
  const char *date = arb_document_get_date (document);
  gint index = arb_catalogue_find_edition (wording->catalogue, wording->edition);
  g_autofree char *game = arb_wording_id (wording, wording->catalogue->ruleset->id);
  g_autofree char *edition =
      index < 0 ? g_strdup ("") : arb_wording_edition (wording, (guint) index);

  add_field (csv, date != NULL ? date : "");
  add_field (csv, game);
  add_field (csv, edition);
  g_string_append (csv, "\r\n");
}

static void
add_line (GString *csv, const ArbWording *wording, const ArbScoreProof *proof,
          const ArbScoreLine *line)
{
  g_autofree char *source = arb_wording_id (wording, line->source);
  g_autofree char *card = line->subject != ARB_ARGUMENT_NONE
                              ? arb_wording_argument (wording, line->subject)
                              : g_strdup ("");
  g_autofree char *points = arb_wording_points (line);

  add_row (csv, wording, proof, line->seat, source, card, line->amount != 0 ? points : "");
}

static void
add_total (GString *csv, const ArbWording *wording, const ArbScoreProof *proof, guint seat)
{
  g_autofree char *total = arb_wording_total (&proof->sheet, seat);

  add_row (csv, wording, proof, seat,
           proof->sheet.stated >> seat & 1 ? arb_wording_total_title (&proof->sheet, seat)
                                           : _ ("Total"),
           "", arb_wording_knows_total (&proof->sheet, seat) ? total : "");
}

char *
arb_score_export_csv (ArbSession *session, const ArbScoreProof *proof)
{
  const char *titles[] = { _ ("Seat"), _ ("Player"),          _ ("Source"),
                           _ ("Card"), _ ("Points"),          _ ("Place"),
                           _ ("Date"), C_ ("system", "Game"), _ ("Edition") };
  const ArbWording *wording;
  GString *csv;

  g_return_val_if_fail (ARB_IS_SESSION (session) && proof != NULL, NULL);

  wording = arb_session_get_wording (session);
  csv = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    add_field (csv, titles[i]);
  g_string_append (csv, "\r\n");
  for (guint i = 0; i < proof->sheet.n_lines; i++)
    {
      add_line (csv, wording, proof, &proof->sheet.lines[i]);
      end_row (csv, session);
    }
  for (guint seat = 1; seat <= proof->sheet.n_seats; seat++)
    {
      add_total (csv, wording, proof, seat);
      end_row (csv, session);
    }
  return g_string_free (csv, FALSE);
}

typedef char *(*BgStatsFunc) (const ArbDocument *document, const ArbBgStatsWords *words);

static char *
export_bg_stats (ArbSession *session, BgStatsFunc export)
{
  const ArbDocument *document = arb_session_get_document (session);
  const ArbWording *wording = arb_session_get_wording (session);
  gint edition = arb_catalogue_find_edition (wording->catalogue, wording->edition);
  g_autofree char *game = arb_wording_id (wording, wording->catalogue->ruleset->id);
  g_autofree char *board =
      edition < 0 ? g_strdup ("") : arb_wording_edition (wording, (guint) edition);
  g_autofree char *outcome = arb_wording_outcome (wording, arb_session_get_sheet (session));
  const char *note = arb_document_get_remark (document);
  g_autofree char *reported = arb_names_strip_isolates (outcome);
  /* A note at the table is a comment of its own. */
  g_autofree char *comment =
      note != NULL ? g_strjoin ("\n", reported, note, NULL) : g_steal_pointer (&reported);
  const ArbBgStatsWords words = { game, board, comment };

  return export(document, &words);
}

char *
arb_score_export_bg_stats_link (ArbSession *session)
{
  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  return export_bg_stats (session, arb_bg_stats_link);
}

char *
arb_score_export_bg_stats_file (ArbSession *session)
{
  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  return export_bg_stats (session, arb_bg_stats_file);
}
