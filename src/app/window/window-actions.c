/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-actions.h"

#include "app/counts/count-check-dialog.h"
#include "app/counts/count-dialog.h"
#include "app/counts/knowledge-dialog.h"
#include "app/counts/prospects-dialog.h"
#include "app/private/private-dialog.h"
#include "app/score/score-dialog.h"
#include "app/start/setup-dialog.h"
#include "app/turn/record-dialog.h"
#include "app/widgets/widgets.h"
#include "app/window/look-dialog.h"
#include "app/window/shortcuts.h"
#include "app/window/window-private.h"
#include "model/session/session-result.h"
#include "model/session/session-statements.h"

#include <adwaita.h>
#include <glib/gi18n.h>

const ArbSessionDialog *
arb_session_dialogs (void)
{
  static const ArbSessionDialog dialogs[] = {
    { "win.score", arb_score_dialog_new, NULL },
    { "win.setup", arb_setup_dialog_new, NULL },
    { "win.count-check", arb_count_check_dialog_new, NULL },
    { "win.knowledge", arb_knowledge_dialog_new, arb_session_has_knowledge },
    { "win.technologies", arb_prospects_dialog_new, arb_session_has_prospects },
    { NULL, arb_count_dialog_new, NULL },
    { "win.statement", arb_record_dialog_new, NULL },
    { NULL, NULL, NULL },
  };

  return dialogs;
}

static ArbSession *
get_session (GtkWidget *widget)
{
  return arb_window_get_session (ARB_WINDOW (widget));
}

static void
open_dialog (GtkWidget *widget, const char *name, GVariant *target)
{
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    if (g_strcmp0 (dialog->action, name) == 0)
      gtk_window_present (GTK_WINDOW (dialog->open (get_session (widget), GTK_WINDOW (widget))));
}

static void
undo (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_session_undo (get_session (widget));
}

static void
redo (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = get_session (widget);
  g_autofree char *news = NULL;

  if (!arb_session_redo (session))
    return;
  news = arb_session_dup_news (session);
  if (news != NULL)
    gtk_widget_activate_action (widget, "win.show-toast", "s", news);
}

/* Plays again all that people went back from. */
static void
go_forward (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_session_go_forward (get_session (widget));
}

static void
look (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_window_present (
      GTK_WINDOW (arb_look_dialog_new (get_session (widget), g_variant_get_uint32 (target),
                                       GTK_WINDOW (widget))));
}

static void
focus_command (GtkWidget *widget, const char *name, GVariant *target)
{
  g_object_set (widget, "at-table", TRUE, NULL);
  arb_turn_panel_focus_entry (arb_window_get_turn_panel (ARB_WINDOW (widget)));
}

static void
on_end_response (GtkWidget *window, const char *response)
{
  ArbSession *session = get_session (window);
  gboolean counts = g_str_equal (response, "score");

  if (session == NULL || g_str_equal (response, "cancel") || !arb_session_end (session, counts))
    return;
  gtk_widget_activate_action (window, "win.show-toast", "s",
                              counts ? _ ("The game ends here.")
                                     : _ ("The game ends here and does not count."));
}

/* Only people know whether the points at this moment say who won. */
static void
end_game (GtkWidget *widget, const char *name, GVariant *target)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
      GTK_WINDOW (widget), _ ("End the Game Here?"),
      _ ("It is scored as it is, or it does not count and nobody wins. Undo takes back either.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Keep Playing"), "not-counting",
                                    _ ("It Does _Not Count"), "score", _ ("_Score It as It Is"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "score", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "score");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_end_response), widget,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The player at the seat @target starts, or, if that is 0, the one after who started this game. The
 * finished game stays in the library; this window shows the new game. */
static void
play_again (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = get_session (widget);
  guint first = g_variant_get_uint32 (target);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) again = NULL;

  if (first == 0 || first > arb_session_get_n_seats (session))
    first = arb_session_get_next_starter (session);
  again = arb_session_new_again (session, first, &error);

  if (again == NULL)
    {
      arb_window_show_error (GTK_WINDOW (widget), _ ("The Game Cannot Begin"), error->message,
                             _ ("The finished game is not touched. Make room, or make the folder "
                                "of your games writable, and try again."));
      return;
    }
  arb_window_set_session (ARB_WINDOW (widget), again);
  arb_window_offer_setup (ARB_WINDOW (widget), FALSE);
}

/* Opens the private dialog for the player at a seat, or, if that is 0, for the first player who has
 * to decide. */
static void
open_private (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = get_session (widget);
  guint seat = g_variant_get_uint32 (target);
  guint deciders = arb_session_get_deciders (session);

  if (seat == ARB_TABLE)
    seat = deciders != 0 ? (guint) g_bit_nth_lsf (deciders, -1) : 1;
  gtk_window_present (GTK_WINDOW (arb_private_dialog_new (session, seat, GTK_WINDOW (widget))));
}

static gboolean
goes_on (ArbSession *session)
{
  return !arb_session_get_over (session);
}

/* What can be done with a game; with any game if there is no condition. */
static const struct
{
  const char *name;
  const char *parameter; /* (nullable) */
  GtkWidgetActionActivateFunc activate;
  gboolean (*applies) (ArbSession *session); /* (nullable) */
} actions[] = {
  { "win.undo", NULL, undo, arb_session_get_can_undo },
  { "win.redo", NULL, redo, arb_session_get_can_redo },
  { "win.go-forward", NULL, go_forward, NULL },
  { "win.look", "u", look, NULL },
  { "win.command", NULL, focus_command, NULL },
  { "win.end-game", NULL, end_game, goes_on },
  { "win.play-again", "u", play_again, arb_session_get_over },
  { "win.private", "u", open_private, arb_session_can_play_private },
  { "win.save-as", "b", arb_window_save_as, NULL },
};

void
arb_window_actions_install (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    if (dialog->action != NULL)
      gtk_widget_class_install_action (widget_class, dialog->action, NULL, open_dialog);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, arb_shortcuts_show);
}

static void
enable (ArbWindow *window, const char *action, gboolean (*applies) (ArbSession *session))
{
  ArbSession *session = arb_window_get_session (window);

  gtk_widget_action_set_enabled (GTK_WIDGET (window), action,
                                 session != NULL && (applies == NULL || applies (session)));
}

void
arb_window_actions_update (ArbWindow *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    enable (window, actions[i].name, actions[i].applies);
  enable (window, "win.scores-hidden", goes_on);
  enable (window, "win.at-table", arb_session_get_over);
  for (const ArbSessionDialog *dialog = arb_session_dialogs (); dialog->open != NULL; dialog++)
    if (dialog->action != NULL)
      enable (window, dialog->action, dialog->applies);
}

GMenuModel *
arb_window_menu_new (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) games = g_menu_new ();
  g_autoptr (GMenu) game = g_menu_new ();
  g_autoptr (GMenu) table = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();

  g_menu_append (games, _ ("_New Game…"), "app.new");
  g_menu_append (games, _ ("_Open…"), "app.open");
  g_menu_append (games, _ ("Scor_e Only…"), "app.score-only");
  g_menu_append (game, _ ("Score _Sheet"), "win.score");
  g_menu_append (game, _ ("Who Can _Afford What"), "win.technologies");
  g_menu_append (game, _ ("_Count Check…"), "win.count-check");
  g_menu_append (game, _ ("H_ide All Scores"), "win.scores-hidden");
  g_menu_append (table, _ ("Set U_p the Game…"), "win.setup");
  g_menu_append (table, _ ("_Tell…"), "win.statement");
  g_menu_append (table, _ ("T_ype In Cards…"), "app.cards('')");
  g_menu_append (table, _ ("_What Could They Hold?"), "win.knowledge");
  g_menu_append (table, _ ("Table _Mode"), "win.table-mode");
  g_menu_append (table, _ ("En_d the Game Here…"), "win.end-game");
  g_menu_append_submenu (game, _ ("A_t the Table"), G_MENU_MODEL (table));
  g_menu_append (game, _ ("_Rules and Cards"), "app.reference('chapters')");
  g_menu_append (program, _ ("_Preferences"), "app.preferences");
  g_menu_append (program, _ ("_Keyboard Shortcuts"), "win.show-help-overlay");
  g_menu_append (program, _ ("_Help"), "app.reference('help')");
  g_menu_append (program, _ ("_About Arbiter"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (games));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (game));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (program));
  return G_MENU_MODEL (menu);
}
