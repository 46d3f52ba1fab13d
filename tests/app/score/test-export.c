/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "temporary.h"

#include "app/score/score-dialog.h"
#include "app/score/score-paper.h"
#include "model/session/score-export.h"
#include "systems/systems.h"
#include "wording/language.h"
#include "wording/proof.h"

#include <gtk/gtkunixprint.h>

/* How a score sheet leaves the program: on paper, in a file, and by a link. */

typedef struct
{
  ArbSession *session;
  ArbWindow *window;
  GtkWidget *dialog;
  char *path; /* of a file that is not there yet */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer name)
{
  fixture->session = fixture_session_new ("eminent-domain");
  fixture->window = fixture_window_new (fixture->session);
  fixture->dialog = arb_score_dialog_new (fixture->session, GTK_WINDOW (fixture->window));
  fixture->path = g_build_filename (temporary_folder (), name, NULL);
  gtk_window_present (GTK_WINDOW (fixture->dialog));
  gtk_test_widget_wait_for_draw (fixture->dialog);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  gtk_window_destroy (GTK_WINDOW (fixture->dialog));
  fixture_window_close (fixture->window);
  g_object_unref (fixture->session);
  g_free (fixture->path);
}

static void
assert_begins (const char *path, const char *beginning)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, beginning));
}

typedef struct
{
  const Fixture *fixture;
  GtkPrintUnixDialog *dialog; /* once it is there */
  gboolean over_sheet;
  int response; /* the result of the print dialog */
} Printing;

/* The printer that is a file is chosen as soon as it is listed. */
static gboolean
print_to_file (gpointer data)
{
  Printing *printing = data;

  if (printing->dialog == NULL)
    {
      g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
      g_autofree char *uri = g_filename_to_uri (printing->fixture->path, NULL, NULL);

      printing->dialog = fixture_find_toplevel (GTK_TYPE_PRINT_UNIX_DIALOG);
      if (printing->dialog == NULL)
        return G_SOURCE_CONTINUE;
      printing->over_sheet = gtk_window_get_transient_for (GTK_WINDOW (printing->dialog))
                             == GTK_WINDOW (printing->fixture->dialog);
      gtk_print_settings_set_printer (settings, "Print to File");
      gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
      gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
      gtk_print_unix_dialog_set_settings (printing->dialog, settings);
    }
  if (gtk_print_unix_dialog_get_selected_printer (printing->dialog) == NULL)
    return G_SOURCE_CONTINUE;
  gtk_dialog_response (GTK_DIALOG (printing->dialog), printing->response);
  return G_SOURCE_REMOVE;
}

/* The print dialog opens over the sheet, and prints one page. */
static void
test_printed (Fixture *fixture, gconstpointer name)
{
  Printing printing = { fixture, NULL, FALSE, GTK_RESPONSE_OK };

  g_timeout_add (50, print_to_file, &printing);
  gtk_widget_activate_action (fixture->dialog, "score.print", NULL);
  g_assert_true (printing.over_sheet);
  assert_begins (fixture->path, "%PDF");
}

/* A message says if the program that shows previews is missing. */
static void
test_preview (Fixture *fixture, gconstpointer name)
{
  Printing printing = { fixture, NULL, FALSE, GTK_RESPONSE_APPLY };
  GtkWidget *problem;

  g_object_set (gtk_settings_get_default (), "gtk-print-preview-command", "no-such-program %f",
                NULL);
  g_timeout_add (50, print_to_file, &printing);
  gtk_widget_activate_action (fixture->dialog, "score.print", NULL);
  problem = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (problem);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (problem))
                 == GTK_WINDOW (fixture->dialog));
  gtk_window_destroy (GTK_WINDOW (problem));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* Checks the error over the sheet, which is unchanged after it. */
static void
assert_described (const char *heading, const char *advice)
{
  AdwMessageDialog *dialog = fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, heading);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), advice));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A sheet that could not be printed is no secret. */
static void
test_not_printed (Fixture *fixture, gconstpointer name)
{
  Printing printing = { fixture, NULL, FALSE, GTK_RESPONSE_OK };

  g_timeout_add (50, print_to_file, &printing);
  gtk_widget_activate_action (fixture->dialog, "score.print", NULL);
  assert_described ("The Score Sheet Cannot Be Printed", "PDF");
}

static gboolean
has_message (gpointer data)
{
  return fixture_find_toplevel (ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

/* If no program opens the link, a message says what to do. */
static void
test_no_opener (Fixture *fixture, gconstpointer name)
{
  g_autoptr (GAppInfo) opener = g_app_info_get_default_for_uri_scheme ("https");

  if (opener != NULL)
    {
      g_test_skip ("this machine has a program for links");
      return;
    }
  gtk_widget_activate_action (fixture->dialog, "score.open-link", NULL);
  fixture_wait (has_message, NULL);
  assert_described ("The Link Cannot Be Opened", "BG Stats");
}

static void
write_text (const char *folder, const char *name, const char *text, int mode)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, mode, NULL));
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A program that notes the address it is asked to open. */
static void
install_opener (const char *path)
{
  g_autofree char *script =
      g_strdup_printf ("#!/bin/sh\nprintf %%s \"$1\" > '%s.new' && mv '%s.new' '%s'\n", path, path,
                       path);
  g_autofree char *opener = g_build_filename (temporary_folder (), "opener", NULL);
  g_autofree char *entry = g_strdup_printf ("[Desktop Entry]\nType=Application\nName=Opener\n"
                                            "Exec=%s %%u\nMimeType=x-scheme-handler/https;\n",
                                            opener);

  write_text (temporary_folder (), "opener", script, 0700);
  write_text (g_get_user_data_dir (), "applications/opener.desktop", entry, 0600);
  write_text (g_get_user_config_dir (), "mimeapps.list",
              "[Default Applications]\nx-scheme-handler/https=opener.desktop\n", 0600);
}

/* A newly installed handler is noticed after a delay. */
static gboolean
has_opener (gpointer data)
{
  g_autoptr (GAppInfo) opener = g_app_info_get_default_for_uri_scheme ("https");

  return opener != NULL;
}

/* The program that keeps statistics is given the game by an address. */
static void
test_link (Fixture *fixture, gconstpointer name)
{
  install_opener (fixture->path);
  fixture_wait (has_opener, NULL);
  gtk_widget_activate_action (fixture->dialog, "score.open-link", NULL);
  fixture_wait (is_there, fixture->path);
  assert_begins (fixture->path, "https://app.bgstatsapp.com/createPlay.html?data=");
}

/* Tab reaches everything, and skips what is folded. */
static void
test_tabs (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("three-players-extended.arbiter");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_score_dialog_new (session, GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  fixture_assert_tabs (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* The results under other editions are in words, and name the switch that differs. */
static void
test_editions (void)
{
  static const struct
  {
    const char *record;
    const char *said;
  } cases[] = {
    { "three-players-extended.arbiter", "Ada leads Trade. Allowed, but it has no effect: Trade "
                                        "(nothing to trade). (Later printing: not "
                                        "forbidden) Where the rulebooks differ: Errata cards of "
                                        "Escalation (here: Yes; there: No)." },
    { "four-players-extra-round.arbiter",
      "The rules leave this open: the fighter that stays with Scorched Earth Policy. The table "
      "decides. (Later printing: silent on this point) Where the rulebooks differ: The fighter "
      "that stays with Scorched Earth Policy (here: One from the supply; there: The table "
      "decides)." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbSession) session = fixture_record_open (cases[i].record);
      g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
      g_autofree char *edition =
          arb_wording_proof_edition (arb_session_get_wording (session), proof,
                                     &g_array_index (proof->editions, ArbScoreProofEdition, 0));

      if (strstr (edition, cases[i].said) == NULL)
        g_error ("%s", edition);
    }
}

#define A4_WIDTH 595.3
#define A4_HEIGHT 841.9
#define LETTER_WIDTH 612.0
#define LETTER_HEIGHT 792.0
#define MARGINS 84.0

static void
assert_one_page (ArbSession *session, const ArbScoreProof *proof, double width, double height)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cairo = cairo_create (surface);
  gboolean broken;
  double used = arb_score_paper_draw (cairo, width, height, session, proof, &broken);
  double x, y, ink_width, ink_height;

  cairo_recording_surface_ink_extents (surface, &x, &y, &ink_width, &ink_height);
  cairo_destroy (cairo);
  cairo_surface_destroy (surface);
  g_assert_cmpfloat (used, >, height / 3);
  g_assert_cmpfloat (used, <=, height);
  g_assert_cmpfloat (x, >=, -1);
  g_assert_cmpfloat (x + ink_width, <=, width + 1);
  g_assert_cmpfloat (y + ink_height, <=, height + 1);
  g_assert_false (broken);
}

static void
assert_on_both_pages (ArbSession *session)
{
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);

  for (const char *const *language = fixture_languages (); *language != NULL; language++)
    {
      g_assert_true (arb_language_set (*language));
      arb_session_reword (session);
      assert_one_page (session, proof, A4_WIDTH - MARGINS, A4_HEIGHT - MARGINS);
      assert_one_page (session, proof, LETTER_WIDTH - MARGINS, LETTER_HEIGHT - MARGINS);
    }
}

/* The sheet fits one page of either size, for all players and languages. */
static void
test_one_page (gconstpointer record)
{
  g_autoptr (ArbSession) session = fixture_record_open (record);

  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      g_autofree char *name =
          g_strdup_printf ("Maximilian-Alexander von Hohenlohe-Schillingsfürst %u", seat);

      arb_session_rename (session, seat, name);
    }
  assert_on_both_pages (session);
}

/* A page with little on it has large letters, but not so large that a word like “Razionalizzazione”
 * has no room. */
static void
test_long_words (void)
{
  static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session =
      arb_session_new_copy (arb_document_new (arb_catalogue_get (
                                                  arb_systems_find ("eminent-domain")),
                                              0, NULL, NULL, names, NULL),
                            "Words", &error);

  g_assert_no_error (error);
  session_fixture_say (session, "1 adjust streamlining +1", TRUE);
  session_fixture_say (session, "2 adjust productivity +1", TRUE);
  session_fixture_say (session, "end", TRUE);
  assert_on_both_pages (session);
}

#define ADD_PAPER(record) \
  g_test_add_data_func ("/app/export/one-page/" record, record ".arbiter", test_one_page)
#define ADD(test, name, func) \
  g_test_add ("/app/export/" test, Fixture, name, set_up, func, tear_down)

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* All that is folded up. */
static void
unfold (GtkWidget *root)
{
  if (GTK_IS_EXPANDER (root))
    gtk_expander_set_expanded (GTK_EXPANDER (root), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unfold (child);
}

/* The results under other editions have one line for each fact. */
static void
test_other_editions (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("three-players-learning-tie.arbiter");
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  guint n_further = 0;

  unfold (dialog);
  g_assert_cmpuint (proof->editions->len, >, 1);
  for (guint i = 0; i < proof->editions->len; i++)
    {
      const ArbScoreProofEdition *edition =
          &g_array_index (proof->editions, ArbScoreProofEdition, i);
      const ArbWording *wording = arb_session_get_wording (session);
      g_autofree char *title = arb_wording_edition (wording, edition->edition);
      g_auto (GStrv) blocks = arb_wording_proof_edition_blocks (wording, proof, edition);
      g_auto (GStrv) lines = g_strsplit (blocks[0], "\n", -1);

      g_assert_true (gtk_widget_has_css_class (find_label (dialog, title), "heading"));
      for (guint line = 0; lines[line] != NULL; line++)
        g_assert_nonnull (find_label (dialog, lines[line]));
      n_further += blocks[1] != NULL;
    }
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_BOX, "further"), ==, n_further);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  ADD ("printed", "paper.pdf", test_printed);
  ADD ("preview", "preview.pdf", test_preview);
  ADD ("not-printed", "nowhere/paper.pdf", test_not_printed);
  ADD ("no-opener", "opened", test_no_opener);
  ADD ("link", "opened", test_link);
  g_test_add_func ("/app/export/editions", test_editions);
  g_test_add_func ("/app/export/tabs", test_tabs);
  g_test_add_func ("/app/export/long-words", test_long_words);
  ADD_PAPER ("two-players-productivity");
  ADD_PAPER ("three-players-extended");
  ADD_PAPER ("four-players-extra-round");
  ADD_PAPER ("four-players-war-path");
  g_test_add_func ("/app/export/other-editions", test_other_editions);

  return g_test_run ();
}
