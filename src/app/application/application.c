/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application-private.h"

#include "app/application/counting.h"
#include "app/application/style-sheets.h"
#include "app/widgets/resources.h"
#include "app/widgets/settings.h"
#include "app/widgets/text-language.h"
#include "app/widgets/widgets.h"
#include "app/window/window-file.h"
#include "model/session/session-count.h"
#include "wording/language.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>

/* The signals by which a desktop or a terminal ends a program where there is no session manager. */
static const int end_signals[] = { SIGTERM, SIGINT, SIGHUP };

struct _ArbApplication
{
  AdwApplication parent_instance;

  GtkFileChooserNative *chooser;
  guint renewal;                          /* the source that replaces the windows; 0 for none */
  guint ends[G_N_ELEMENTS (end_signals)]; /* the sources of those signals */
  GStrv interrupted; /* games that were open when the program crashed, and not since */
};

G_DEFINE_FINAL_TYPE (ArbApplication, arb_application, ADW_TYPE_APPLICATION)

/* Sets the icon for task bars; the program does not wait until it is loaded. If the program is not
 * installed, the icon theme lacks it, and GTK reads the theme again with our icons. */
static void
set_icon (GtkWidget *window)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (window));

  if (!gtk_icon_theme_has_icon (theme, ARB_APPLICATION_ID))
    gtk_icon_theme_add_resource_path (theme, ARB_RESOURCES "icons");
  gtk_window_set_default_icon_name (ARB_APPLICATION_ID);
}

void
arb_application_show_games (ArbApplication *self, ArbWindow *window)
{
  g_autofree char *last_game = g_settings_get_string (arb_settings_get (), "last-game");
  const char *const *interrupted = (const char *const *) self->interrupted;

  arb_window_show_games (window, last_game, interrupted);
  for (guint i = 0; interrupted[i] != NULL; i++)
    arb_settings_remove ("open-games", interrupted[i]);
}

/* Makes a window. If it does not begin with the start page, the caller gives it a game at once. */
static ArbWindow *
new_window (ArbApplication *self, gboolean starts)
{
  GtkWidget *window = arb_window_new (GTK_APPLICATION (self));

  arb_widget_once_painted (window, set_icon);
  if (starts)
    arb_application_show_games (self, ARB_WINDOW (window));
  return ARB_WINDOW (window);
}

static ArbWindow *
find_active_window (ArbApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !ARB_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  return window != NULL ? ARB_WINDOW (window) : NULL;
}

ArbWindow *
arb_application_get_window (ArbApplication *self)
{
  ArbWindow *window = find_active_window (self);

  return window != NULL ? window : new_window (self, TRUE);
}

static ArbWindow *
find_window (ArbApplication *self, const char *path)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = windows; l != NULL; l = l->next)
    {
      ArbSession *session = ARB_IS_WINDOW (l->data) ? arb_window_get_session (l->data) : NULL;

      if (session != NULL && g_str_equal (arb_session_get_path (session), path))
        return l->data;
    }
  return NULL;
}

/* Adds the file to the list of recent files, which file choosers and the shell share. */
static void
add_to_recent (const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  GtkRecentData data = { .mime_type = (char *) "application/x-arbiter-game+json",
                         .app_name = (char *) "Arbiter",
                         .app_exec = (char *) "arbiter %f" };

  if (uri != NULL)
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* Forgets that the game at @path was interrupted, because it has been opened. */
static void
forget_interrupted (ArbApplication *self, const char *path)
{
  guint n = 0;

  for (guint i = 0; self->interrupted[i] != NULL; i++)
    {
      if (g_str_equal (self->interrupted[i], path))
        g_free (self->interrupted[i]);
      else
        self->interrupted[n++] = self->interrupted[i];
    }
  self->interrupted[n] = NULL;
}

ArbWindow *
arb_application_show_session (ArbApplication *self, ArbSession *session)
{
  ArbWindow *window = find_active_window (self);

  if (window == NULL || arb_window_get_session (window) != NULL)
    window = new_window (self, FALSE);
  arb_window_set_session (window, session);
  add_to_recent (arb_session_get_path (session));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* Says what people can do about a file that cannot be opened; the program never changes such a
 * file. */
static const char *
advise (const GError *error)
{
  if (g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_MISSING))
    return _ ("Nothing was changed. The file may have been moved or renamed, or its disk or memory "
              "stick removed. Open it again when it is there.");
  if (g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_UNREADABLE))
    return _ ("Nothing was changed. Ask the owner of the file for permission to read it, or open "
              "another copy of the game.");
  if (g_error_matches (error, ARB_STORE_ERROR, ARB_STORE_ERROR_VERSION))
    return _ ("The file stays as it is. Update Arbiter to open it.");
  if (error->domain == ARB_STORE_ERROR)
    return _ (
        "The file stays as it is. Repair it in a text editor, at the place named here, or open "
        "another copy of the game.");
  return _ ("Nothing was changed. Copy the file to a folder of this computer, and open it there.");
}

static void
show_error (ArbApplication *self, const char *path, const GError *error)
{
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Cannot Be Opened"), name);
  ArbWindow *window = arb_application_get_window (self);

  gtk_window_present (GTK_WINDOW (window));
  arb_window_show_error (GTK_WINDOW (window), heading, error->message, advise (error));
}

/* Shows a game with a record in a window, and one that was only counted over a start page. */
static ArbWindow *
show_opened (ArbApplication *self, ArbSession *session)
{
  ArbWindow *window;

  if (arb_session_get_counting (session) == ARB_COUNTING_NONE)
    return arb_application_show_session (self, session);
  window = find_active_window (self);
  if (window == NULL || arb_window_get_session (window) != NULL)
    window = new_window (self, TRUE);
  add_to_recent (arb_session_get_path (session));
  gtk_window_present (GTK_WINDOW (window));
  arb_counting_open (session, window);
  return window;
}

void
arb_application_open_path (ArbApplication *self, const char *path)
{
  g_autofree char *canonical = NULL;
  g_autofree char *moved = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GError) error = NULL;
  ArbWindow *window;

  g_return_if_fail (ARB_IS_APPLICATION (self));
  g_return_if_fail (path != NULL);

  canonical = g_canonicalize_filename (path, NULL);
  window = find_window (self, canonical);
  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  if (arb_counting_present (canonical))
    return;
  session = arb_session_open (canonical, &error);
  if (session == NULL)
    {
      show_error (self, canonical, error);
      return;
    }
  forget_interrupted (self, canonical);
  moved = arb_window_file_bring_home (session);
  window = show_opened (self, session);
  if (moved != NULL)
    arb_window_show_toast (window, moved);
}

static void
on_response (ArbApplication *self, int response, GtkFileChooser *chooser)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (chooser);
  if (file != NULL && g_file_peek_path (file) != NULL)
    arb_application_open_path (self, g_file_peek_path (file));
  g_clear_object (&self->chooser);
}

void
arb_application_choose_file (ArbApplication *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  if (self->chooser != NULL)
    return;
  self->chooser = gtk_file_chooser_native_new (_ ("Open a Saved Game"),
                                               GTK_WINDOW (arb_application_get_window (self)),
                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_file_filter_set_name (filter, _ ("Saved games"));
  gtk_file_filter_add_pattern (filter, "*.arbiter");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (on_response), self,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
choose_language (ArbApplication *self)
{
  g_autofree char *language = g_settings_get_string (arb_settings_get (), "language");

  arb_language_set (language[0] != '\0' ? language : NULL);
}

/* The windows with games, the one used last at the end; a copy, because closing a window changes
 * the list of the program. */
static GList *
collect_windows (ArbApplication *self)
{
  GList *windows = NULL;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data))
      windows = g_list_prepend (windows, l->data);
  return windows;
}

/* The session may go on, so the windows stay open. */
static void
secure_windows (ArbApplication *self)
{
  g_autoptr (GList) windows = collect_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
    arb_window_secure (l->data);
  arb_counting_secure ();
}

/* Saves at once, not only when the program ends: a file dialog may run a main loop of its own, and
 * then the program does not end before somebody answers the dialog. */
static gboolean
on_signal (gpointer data)
{
  secure_windows (data);
  g_application_quit (data);
  return G_SOURCE_CONTINUE;
}

/* The program was started with this signal ignored, by `nohup` for example: it has to outlive the
 * terminal. */
static gboolean
is_ignored (int number)
{
  struct sigaction action;

  return sigaction (number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/* Saves all games when a signal ends the program, or when the desktop asks whether the session may
 * end. */
static void
watch_end (ArbApplication *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (end_signals); i++)
    if (!is_ignored (end_signals[i]))
      self->ends[i] = g_unix_signal_add (end_signals[i], on_signal, self);
  g_signal_connect (self, "query-end", G_CALLBACK (secure_windows), NULL);
}

/* Finds the dialogs over @parent; the program's list of windows does not contain dialogs. */
static GList *
collect_dialogs (GtkWindow *parent)
{
  GListModel *all = gtk_window_get_toplevels ();
  GList *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_window_get_transient_for (window) == parent)
        found = g_list_prepend (found, g_steal_pointer (&window));
    }
  return found;
}

/* Closes the dialogs over @old as if people closed them. A message that a dialog shows on closing
 * goes to @window, which replaces @old. */
static void
close_dialogs (GtkWindow *old, GtkWindow *window)
{
  GList *dialogs = collect_dialogs (old);

  for (GList *l = dialogs; l != NULL; l = l->next)
    {
      close_dialogs (l->data, window);
      gtk_window_set_transient_for (l->data, window);
      gtk_window_close (l->data);
    }
  g_list_free_full (dialogs, g_object_unref);
}

/* Replaces a window by a new one with the same game and the same unfinished input, see
 * arb_window_take_over(), and closes its dialogs. */
static void
renew_window (ArbApplication *self, ArbWindow *old)
{
  ArbWindow *window = new_window (self, arb_window_get_session (old) == NULL);

  if (arb_window_get_session (old) != NULL)
    arb_session_reword (arb_window_get_session (old));
  close_dialogs (GTK_WINDOW (old), GTK_WINDOW (window));
  arb_window_take_over (window, old);
  gtk_window_present (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (old));
}

/* A widget keeps the language in which its template was built. This runs from an idle source: the
 * list in which the language was chosen is still emitting its signal. */
static gboolean
renew_windows (gpointer data)
{
  ArbApplication *self = data;
  g_autoptr (GList) windows = collect_windows (self);

  self->renewal = 0;
  /* The window used last has to be shown last to be on top. */
  for (GList *l = windows; l != NULL; l = l->next)
    renew_window (self, l->data);
  if (self->chooser != NULL)
    gtk_native_dialog_set_transient_for (GTK_NATIVE_DIALOG (self->chooser),
                                         GTK_WINDOW (arb_application_get_window (self)));
  return G_SOURCE_REMOVE;
}

static void
on_language (ArbApplication *self)
{
  choose_language (self);
  if (self->renewal == 0)
    self->renewal = g_idle_add (renew_windows, self);
}

static void
arb_application_startup (GApplication *application)
{
  ArbApplication *self = ARB_APPLICATION (application);

  G_APPLICATION_CLASS (arb_application_parent_class)->startup (application);

  arb_style_sheets_init ();
  arb_text_language_init ();
  choose_language (self);
  g_signal_connect_object (arb_settings_get (), "changed::language", G_CALLBACK (on_language), self,
                           G_CONNECT_SWAPPED);
  self->interrupted = g_settings_get_strv (arb_settings_get (), "open-games");
  arb_application_add_actions (self);
  watch_end (self);
}

/* Runs however the program ends, so that no game is left unsaved. */
static void
arb_application_shutdown (GApplication *application)
{
  g_autoptr (GList) windows = collect_windows (ARB_APPLICATION (application));

  for (GList *l = windows; l != NULL; l = l->next)
    arb_window_leave (l->data);
  arb_counting_secure ();

  G_APPLICATION_CLASS (arb_application_parent_class)->shutdown (application);
}

/* The shell starts actions over D-Bus; without a bus, the desktop file starts them by an option. */
static int
arb_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  g_autoptr (GError) error = NULL;
  const char *action;

  if (!g_variant_dict_lookup (options, "action", "&s", &action))
    return -1;
  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  if (!g_action_group_has_action (G_ACTION_GROUP (application), action)
      || g_action_group_get_action_parameter_type (G_ACTION_GROUP (application), action) != NULL)
    {
      /* Translators: the name of an action, as in “--action new” */
      g_printerr (_ ("There is no action “%s”.\n"), action);
      return 2;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  /* If the program is already running, that instance carries out the action; otherwise startup goes
   * on. */
  return g_application_get_is_remote (application) ? 0 : -1;
}

static void
arb_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (arb_application_get_window (ARB_APPLICATION (application))));
}

static void
arb_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  ArbApplication *self = ARB_APPLICATION (application);

  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);
      const char *path = g_file_peek_path (files[i]);
      g_autoptr (GError) error = NULL;

      if (path != NULL)
        {
          arb_application_open_path (self, path);
          continue;
        }
      g_set_error (&error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   _ ("Only files on this computer can be opened."));
      show_error (self, uri, error);
    }
}

static void
arb_application_finalize (GObject *object)
{
  ArbApplication *self = ARB_APPLICATION (object);

  g_clear_handle_id (&self->renewal, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (end_signals); i++)
    g_clear_handle_id (&self->ends[i], g_source_remove);
  g_clear_pointer (&self->interrupted, g_strfreev);
  g_clear_object (&self->chooser);

  G_OBJECT_CLASS (arb_application_parent_class)->finalize (object);
}

static void
arb_application_class_init (ArbApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_application_finalize;
  application_class->startup = arb_application_startup;
  application_class->shutdown = arb_application_shutdown;
  application_class->handle_local_options = arb_application_handle_local_options;
  application_class->activate = arb_application_activate;
  application_class->open = arb_application_open;
}

static void
arb_application_init (ArbApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "action", 0, G_OPTION_FLAG_NONE,
                                 G_OPTION_ARG_STRING, _ ("Begin with an action: new, continue"),
                                 _ ("ACTION"));
}

ArbApplication *
arb_application_new (GApplicationFlags flags)
{
  /* GTK would set the locale from the environment again, and the program may have no translations
   * for that one. */
  gtk_disable_setlocale ();
  return g_object_new (ARB_TYPE_APPLICATION, "application-id", ARB_APPLICATION_ID, "flags",
                       flags | G_APPLICATION_HANDLES_OPEN, "resource-base-path", NULL,
                       "register-session", TRUE, NULL);
}
