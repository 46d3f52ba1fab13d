/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/command-entry.h"
#include "app/eminent-domain/table-page.h"
#include "app/log-row.h"
#include "app/new-game-dialog.h"
#include "app/score-dialog.h"
#include "app/seat-card.h"
#include "app/start-page.h"
#include "app/table-page.h"
#include "systems/systems.h"

/* A template that does not fit its class is a warning, and that is fatal here. */
static void
test_templates (void)
{
  static GType (*const types[]) (void) = {
    arb_command_entry_get_type, arb_log_row_get_type,    arb_start_page_get_type,
    arb_table_page_get_type,    arb_turn_panel_get_type, arb_seat_card_get_type,
    em_table_page_get_type,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *widget = g_object_ref_sink (g_object_new (types[i](), NULL));

      g_assert_nonnull (gtk_widget_get_first_child (widget));
      g_assert_finalize_object (widget);
    }
}

static void
test_completion (void)
{
  static const struct
  {
    const char *typed;
    gboolean fits;
  } cases[] = {
    { "lead", TRUE },      { "Lead Surv", TRUE }, { "1 lead survey", TRUE }, { "sur le", TRUE },
    { "improved", FALSE }, { "survey-x", FALSE }, { "2 lead", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (arb_command_entry_matches (cases[i].typed,
                                                "1 lead survey Lead the Survey role"),
                     ==, cases[i].fits);
}

static void
on_created (GtkWidget *dialog, ArbSession *session, ArbSession **created)
{
  *created = g_object_ref (session);
}

static void
test_new_game (void)
{
  ArbWindow *window = fixture_window_new (NULL);
  GtkWidget *dialog = arb_new_game_dialog_new (GTK_WINDOW (window));
  g_autoptr (ArbSession) created = NULL;
  AdwComboRow *systems;
  GtkWidget *name;

  g_signal_connect (dialog, "created", G_CALLBACK (on_created), &created);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);
  systems = ADW_COMBO_ROW (
      gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "system_row"));
  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    adw_combo_row_set_selected (systems, i);
  name = fixture_find (dialog, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (name), "  Zoë <i>/ ");
  g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));

  g_assert_nonnull (created);
  g_assert_cmpstr (arb_session_get_player (created, 1), ==, "Zoë <i>/");
  g_assert_cmpstr (arb_session_get_player (created, 2), ==, "Player 2");
  g_assert_true (arb_session_flush (created, NULL));
  g_assert_true (g_file_test (arb_session_get_path (created), G_FILE_TEST_IS_REGULAR));
  fixture_window_close (window);
}

/* Every variant that is offered for a number of players makes a game. */
static void
test_new_game_variants (void)
{
  ArbWindow *window = fixture_window_new (NULL);

  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      const ArbRuleset *system = arb_systems ()[i];

      for (guint n = system->min_seats; n <= system->max_seats; n++)
        {
          GtkWidget *dialog = arb_new_game_dialog_new (GTK_WINDOW (window));
          g_autoptr (ArbSession) created = NULL;
          gpointer row =
              gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "system_row");
          gpointer players =
              gtk_widget_get_template_child (dialog, ARB_TYPE_NEW_GAME_DIALOG, "players_button");

          g_signal_connect (dialog, "created", G_CALLBACK (on_created), &created);
          adw_combo_row_set_selected (row, i);
          gtk_spin_button_set_value (players, n);
          g_assert_true (gtk_widget_activate_action (dialog, "game.create", NULL));
          g_assert_nonnull (created);
          g_assert_cmpuint (arb_session_get_n_seats (created), ==, n);
          g_assert_true (arb_session_flush (created, NULL));
        }
    }
  fixture_window_close (window);
}

static void
test_score (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("nine-domains");
  g_autoptr (ArbGame) record = fixture_record_new ("nine-domains", 3);
  ArbWindow *window = fixture_window_new (session);
  g_autofree char *decision = NULL;
  GtkWidget *dialog;
  gpointer label;

  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbVerdict verdict;

      arb_session_play (session, arb_game_get_entry (record, i)->move, FALSE, &verdict);
    }
  decision = arb_session_dup_decision (session);
  dialog = arb_score_dialog_new (session, GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (dialog);

  label = gtk_widget_get_template_child (dialog, ARB_TYPE_SCORE_DIALOG, "decision_label");
  g_assert_cmpstr (gtk_label_get_text (label), ==, decision);
  g_assert_cmpuint (fixture_count (dialog, GTK_TYPE_LIST_BOX, "boxed-list"), ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

int
main (int argc, char **argv)
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/pages/templates", test_templates);
  g_test_add_func ("/app/pages/completion", test_completion);
  g_test_add_func ("/app/pages/new-game", test_new_game);
  g_test_add_func ("/app/pages/new-game-variants", test_new_game_variants);
  g_test_add_func ("/app/pages/score", test_score);

  return g_test_run ();
}
