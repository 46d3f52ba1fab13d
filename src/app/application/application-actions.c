/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include "app/application/counting.h"
#include "app/application/preferences-dialog.h"
#include "app/cards/cards-dialog.h"
#include "app/reference/reference-window.h"
#include "app/start/new-game-dialog.h"
#include "app/widgets/resources.h"
#include "app/widgets/settings.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define WEBSITE "https://github.com/tabletop-arbiter/arbiter"

/* Score Only needs no table: the pad opens over the window that asked. */
static void
on_created_over (ArbApplication *self, ArbSession *session, gboolean again, GtkWindow *asked)
{
  arb_counting_open (session, ARB_WINDOW (gtk_window_get_transient_for (asked)));
}

static void
on_created (ArbApplication *self, ArbSession *session, gboolean again)
{
  arb_window_offer_setup (arb_application_show_session (self, session), !again);
}

static void
new_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gboolean is_over = g_str_equal (g_action_get_name (G_ACTION (action)), "score-only");
  GtkWindow *parent = GTK_WINDOW (arb_application_get_window (data));
  GtkWidget *dialog = arb_new_game_dialog_new (is_over, parent);

  g_signal_connect_object (dialog, "created",
                           is_over ? G_CALLBACK (on_created_over) : G_CALLBACK (on_created), data,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_application_choose_file (data);
}

/* A sample is part of the program, so people play on with a copy. */
static ArbSession *
copy_sample (const char *name, GError **error)
{
  g_autofree char *resource = g_strconcat (ARB_RESOURCES "samples/", name, ".arbiter", NULL);
  g_autoptr (GBytes) bytes =
      g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  ArbDocument *document;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  document = arb_document_parse (text, length, name, error);
  if (document == NULL)
    return NULL;
  return arb_session_new_beside (document, "samples", _ ("Sample Game"), error);
}

static void
open_sample (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbApplication *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = copy_sample (g_variant_get_string (parameter, NULL), &error);

  if (session != NULL)
    arb_application_show_session (self, session);
  else
    arb_window_show_error (GTK_WINDOW (arb_application_get_window (self)),
                           _ ("The Sample Game Cannot Be Copied"), error->message,
                           _ ("It is opened as a copy in your games. Make room there, or make "
                              "the folder writable, and try again."));
}

static void
continue_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbApplication *self = data;
  g_autofree char *path = g_settings_get_string (arb_settings_get (), "last-game");

  if (path[0] != '\0')
    arb_application_open_path (self, path);
  else
    /* There is no game to continue: the window offers what else people can do. */
    gtk_window_present (GTK_WINDOW (arb_application_get_window (self)));
}

static void
open_path (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  arb_application_open_path (data, g_variant_get_string (parameter, NULL));
}

static void
preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *parent = GTK_WINDOW (arb_application_get_window (data));

  gtk_window_present (GTK_WINDOW (arb_preferences_dialog_new (parent)));
}

static ArbReferenceWindow *
find_reference (ArbApplication *self, GtkWindow *parent)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_REFERENCE_WINDOW (l->data)
        && (l->data == parent || gtk_window_get_transient_for (l->data) == parent))
      return l->data;
  return NULL;
}

/* Over a modal dialog the reference has to be modal too: otherwise the dialog would block its
 * input. */
static GtkWidget *
new_reference (ArbApplication *self, ArbSession *session, GtkWindow *parent)
{
  GtkWidget *reference = arb_reference_window_new (session, parent);

  gtk_window_set_application (GTK_WINDOW (reference), GTK_APPLICATION (self));
  gtk_window_set_modal (GTK_WINDOW (reference), gtk_window_get_modal (parent));
  return reference;
}

/* Over each window there is one reference at most, about its game. */
static void
show_reference (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbApplication *self = data;
  ArbWindow *window = arb_application_get_window (self);
  ArbSession *session = arb_window_get_session (window);
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));
  ArbReferenceWindow *reference;

  if (parent == NULL)
    parent = GTK_WINDOW (window);
  reference = find_reference (self, parent);
  if (reference != NULL && arb_reference_window_get_session (reference) != session)
    {
      gtk_window_destroy (GTK_WINDOW (reference));
      parent = GTK_WINDOW (window);
      reference = NULL;
    }
  if (reference == NULL)
    reference = ARB_REFERENCE_WINDOW (new_reference (self, session, parent));
  arb_reference_window_open (reference, g_variant_get_string (parameter, NULL));
  gtk_window_present (GTK_WINDOW (reference));
}

/* What was typed in without a game changes the open references. */
static void
on_cards_closed (ArbApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ARB_IS_REFERENCE_WINDOW (l->data))
      arb_reference_window_read_cards (l->data);
}

/* All cards that can be typed in, or the one that is meant: its id, after that of its system and a slash
 * if that is not the game that is open. */
static void
type_in_cards (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ArbWindow *window = arb_application_get_window (data);
  GtkWindow *parent = gtk_application_get_active_window (data);
  g_auto (GStrv) parts = g_strsplit (g_variant_get_string (parameter, NULL), "/", 2);
  guint n = g_strv_length (parts);
  const char *card = n > 0 && *parts[n - 1] != '\0' ? parts[n - 1] : NULL;
  GtkWidget *dialog =
      arb_cards_dialog_new (arb_window_get_session (window), n > 1 ? parts[0] : NULL, card,
                            parent != NULL ? parent : GTK_WINDOW (window));

  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_cards_closed), data,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *parent = GTK_WINDOW (arb_application_get_window (data));
  const char *developers[] = { _ ("The Arbiter authors"), NULL };
  /* Translators: your names, one a line; they are shown in About */
  const char *translators = _ ("translator-credits");
  g_autofree char *notes = g_strdup_printf (
      "<p>%s</p><ul><li>%s</li><li>%s</li><li>%s</li></ul>", _ ("The first release:"),
      _ ("Eminent Domain in three editions with its variants, its prototype of 2010, Microcosm, and "
         "The Nine Domains"),
      _ ("Every move is judged, with the rule and its source; the table can allow it anyway"),
      _ ("Undo, corrections of earlier moves, and a score sheet that proves who won"));

  adw_show_about_window (
      parent, "application-name", _ ("Arbiter"), "application-icon", ARB_APPLICATION_ID, "version",
      ARB_VERSION, "developer-name", _ ("The Arbiter authors"), "license-type", GTK_LICENSE_GPL_3_0,
      "website", WEBSITE, "issue-url", WEBSITE "/issues", "copyright",
      _ ("© 2026 The Arbiter authors"), "developers", developers, "translator-credits",
      g_str_equal (translators, "translator-credits") ? "" : translators, "release-notes-version",
      ARB_VERSION, "release-notes", notes,
      "comments",
      _ ("Referee and scorekeeper at the game table.\n\nUnofficial: not affiliated with the "
         "publishers of the games. Names of games and cards belong to their owners."),
      NULL);
}

static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window;

  /* Each window saves its game when it is closed; a window that cannot save stays open. */
  while ((window = gtk_application_get_active_window (data)) != NULL)
    {
      gtk_window_close (window);
      if (gtk_application_get_active_window (data) == window)
        return;
    }
  g_application_quit (data);
}

static const GActionEntry actions[] = {
  { .name = "new", .activate = new_game },
  { .name = "score-only", .activate = new_game },
  { .name = "open", .activate = open_game },
  { .name = "open-path", .activate = open_path, .parameter_type = "s" },
  { .name = "sample", .activate = open_sample, .parameter_type = "s" },
  { .name = "continue", .activate = continue_game },
  { .name = "reference", .activate = show_reference, .parameter_type = "s" },
  { .name = "cards", .activate = type_in_cards, .parameter_type = "s" },
  { .name = "preferences", .activate = preferences },
  { .name = "about", .activate = about },
  { .name = "quit", .activate = quit },
};

static void
set_accelerators (GtkApplication *application)
{
  static const struct
  {
    const char *action;
    const char *keys[3];
  } accelerators[] = {
    { "app.new", { "<Control>n" } },
    { "app.open", { "<Control>o" } },
    { "app.quit", { "<Control>q" } },
    { "app.reference('help')", { "F1" } },
    { "app.reference('chapters')", { "<Shift>F1" } },
    { "app.preferences", { "<Control>comma" } },
    { "win.show-help-overlay", { "<Control>question", "<Control>F1" } },
    { "window.close", { "<Control>w" } },
    { "win.undo", { "<Control>z" } },
    { "win.redo", { "<Control><Shift>z", "<Control>y" } },
    { "win.score", { "<Control>e" } },
    { "win.count-check", { "<Control>k" } },
    { "win.command", { "<Control>l" } },
    { "win.statement", { "<Control>t" } },
    { "win.private(uint32 0)", { "<Control><Shift>t" } },
    { "win.table-mode", { "F11" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (application, accelerators[i].action,
                                           accelerators[i].keys);
}

void
arb_application_add_actions (ArbApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  set_accelerators (GTK_APPLICATION (self));
}
