/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "temporary.h"

#include "app/turn/option-picker.h"
#include "app/widgets/settings.h"
#include "engine/checks/simulate.h"
#include "systems/systems.h"
#include "wording/language.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

/* A busy machine may be slow; a test fails only if the result never comes. */
#define PATIENCE 300 /* seconds */

static ArbApplication *application;
static GSettings *settings;

/* The games of these tests go to folders of their own. The system's folders stay: GTK needs its
 * schemas and icons from there. */
static void
isolate (void)
{
  static const char *const variables[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autofree char *folder = g_build_filename (temporary_folder (), variables[i], NULL);

      g_mkdir (folder, 0700);
      g_setenv (variables[i], folder, TRUE);
    }
}

/* Whether GTK uses its default renderer; the usual tests draw with cairo. */
static gboolean
has_default_renderer (void)
{
  GdkSurface *surface = gdk_surface_new_toplevel (gdk_display_get_default ());
  g_autoptr (GskRenderer) renderer = gsk_renderer_new_for_surface (surface);
  gboolean is_cairo = GSK_IS_CAIRO_RENDERER (renderer);

  g_print (is_cairo ? "1..0 # SKIP GTK itself takes %s here\n" : "# drawn by %s\n",
           G_OBJECT_TYPE_NAME (renderer));
  gsk_renderer_unrealize (renderer);
  gdk_surface_destroy (surface);
  return !is_cairo;
}

/* Returns the widget whose address follows @start in @message, or %NULL. */
static gpointer
get_named_widget (const char *message, const char *start)
{
  const char *address = g_str_has_prefix (message, start) ? message + strlen (start) : NULL;
  gpointer widget = NULL;

  if (address != NULL)
    sscanf (address, "%p", &widget);
  return widget;
}

/*
 * GTK 4.18 warns about itself and libadwaita if they measure a widget without asking for its
 * minimum first: the heading of an AdwMessageDialog, and a GtkWindow that is lower than its child.
 * The same warning about one of our widgets is an error. If a window is closed half a second or
 * less after the pointer has come over something with a tooltip, GTK 4.8 looks for the tooltip's
 * place in the window that is gone.
 */
static gboolean
is_of_the_toolkit (const char *message)
{
  GtkWidget *label = get_named_widget (message, "Trying to measure GtkLabel ");

  if (get_named_widget (message, "Trying to measure GtkWindow ") != NULL
      || g_str_has_prefix (message, "gdk_surface_get_device_position: assertion")
      || g_str_has_prefix (message, "_gtk_widget_find_at_coords: assertion"))
    return TRUE;
  return label != NULL && gtk_widget_get_ancestor (label, ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  const char *message = NULL;

  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      message = fields[i].value;
  if (message != NULL && is_of_the_toolkit (message))
    return G_LOG_WRITER_HANDLED;
  g_log_writer_default (level, fields, n_fields, data);
  if ((level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    abort ();
  return G_LOG_WRITER_HANDLED;
}

gboolean
fixture_init (int *argc, char ***argv)
{
  g_log_set_writer_func (write_log, NULL, NULL);
  isolate ();
  g_setenv ("LANGUAGE", "en", TRUE);
  arb_language_init ();
  g_test_init (argc, argv, NULL);
  /* GLib would end the test even for what write_log() lets pass. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return FALSE;
    }
  if (g_getenv ("GSK_RENDERER") == NULL && !has_default_renderer ())
    return FALSE;
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  settings = arb_settings_get ();
  return TRUE;
}

ArbApplication *
fixture_get_application (void)
{
  return application;
}

GSettings *
fixture_get_settings (void)
{
  return settings;
}

static gboolean
on_timeout (gpointer data)
{
  g_error ("nothing happened for %d seconds", PATIENCE);
  return G_SOURCE_REMOVE;
}

void
fixture_wait (gboolean (*done) (gpointer), gpointer data)
{
  guint timeout = g_timeout_add_seconds (PATIENCE, on_timeout, NULL);

  while (!done (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
}

void
fixture_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

ArbDocument *
fixture_document_new (const char *system)
{
  static const char *const names[] = { "Ann <b>&amp", "Bob", NULL };
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (arb_catalogue_get (arb_systems_find (system)), 0, NULL,
                                            NULL, names, &error);

  g_assert_no_error (error);
  return document;
}

ArbSession *
fixture_session_new (const char *system)
{
  g_autoptr (GError) error = NULL;
  ArbSession *session = arb_session_new_copy (fixture_document_new (system), "Test", &error);

  g_assert_no_error (error);
  return session;
}

ArbSession *
fixture_record_open (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "records", name, NULL);
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);
  ArbSession *session;

  g_assert_no_error (error);
  session = arb_session_new_copy (document, "Record", &error);
  g_assert_no_error (error);
  return session;
}

ArbGame *
fixture_record_new (const char *system, guint64 seed)
{
  g_autoptr (ArbDocument) document = fixture_document_new (system);
  const ArbGame *game = arb_document_get_game (document);
  ArbSimulation simulation = { 0 };
  ArbGame *record = NULL;

  g_assert_true (arb_simulate (arb_game_get_catalogue (game), arb_game_get_options (game), seed,
                               ARB_DETAIL_ALL, ARB_CHECK_NONE, &simulation, &record));
  arb_simulation_clear (&simulation);
  return record;
}

ArbWindow *
fixture_window_new (ArbSession *session)
{
  GtkWidget *window = arb_window_new (GTK_APPLICATION (application));

  if (session != NULL)
    arb_window_set_session (ARB_WINDOW (window), session);
  g_object_set (window, "at-table", TRUE, NULL);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return ARB_WINDOW (window);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
fixture_window_close (ArbWindow *window)
{
  gpointer pointer = window;

  g_object_add_weak_pointer (G_OBJECT (window), &pointer);
  gtk_window_close (GTK_WINDOW (window));
  fixture_wait (is_gone, &pointer);
}

ArbWindow *
fixture_wait_renewed (ArbWindow *window)
{
  ArbSession *session = arb_window_get_session (window);
  gpointer old = window;

  g_object_add_weak_pointer (G_OBJECT (window), &old);
  fixture_wait (is_gone, &old);
  return fixture_find_window (session);
}

ArbWindow *
fixture_find_window (ArbSession *session)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (fixture_get_application ()));

  for (GList *l = windows; l != NULL; l = l->next)
    if (ARB_IS_WINDOW (l->data) && arb_window_get_session (l->data) == session)
      return l->data;
  return NULL;
}

const char *const *
fixture_languages (void)
{
  static const char *const languages[] = { "it", "fr", "ja", "en", NULL };

  return languages;
}

ArbWindow *
fixture_switch_language (ArbWindow *window, const char *language)
{
  g_settings_set_string (settings, "language", language);
  return fixture_wait_renewed (window);
}

void
fixture_end_language (ArbSession *session)
{
  g_settings_reset (settings, "language");
  fixture_idle ();
  fixture_window_close (fixture_find_window (session));
}

gpointer
fixture_find_toplevel (GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (g_type_is_a (G_OBJECT_TYPE (toplevel), type))
        return toplevel;
    }
  return NULL;
}

static gboolean
fits (GtkWidget *widget, GType type, const char *class)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), type)
         && (class == NULL || gtk_widget_has_css_class (widget, class));
}

GtkWidget *
fixture_find (GtkWidget *root, GType type, const char *class)
{
  if (fits (root, type, class))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = fixture_find (child, type, class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

guint
fixture_count (GtkWidget *root, GType type, const char *class)
{
  guint n = fits (root, type, class);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += fixture_count (child, type, class);
  return n;
}

typedef struct
{
  GtkWidget *chooser;
  char *folder;
} Path;

static gboolean
shows (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root))
    return text == NULL || g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

static gboolean
is_path_shown (gpointer data)
{
  Path *path = data;
  GtkWidget *bar = fixture_find (path->chooser, g_type_from_name ("GtkPathBar"), NULL);

  return !gtk_widget_get_mapped (bar) || shows (bar, path->folder);
}

void
fixture_wait_chooser (gpointer chooser, GFile *folder)
{
  Path path = { chooser, folder != NULL ? g_file_get_basename (folder) : NULL };

  fixture_wait (is_path_shown, &path);
  g_free (path.folder);
}

const char *
fixture_get_action (GtkWidget *widget)
{
  if (ARB_IS_OFFER_BUTTON (widget))
    return "turn.offer";
  return GTK_IS_BUTTON (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
}

GtkWidget *
fixture_find_offer (GtkWidget *root, ArbOfferItem *item)
{
  if (ARB_IS_OFFER_BUTTON (root) && gtk_widget_is_visible (root)
      && arb_offer_button_get_cell (ARB_OFFER_BUTTON (root))->offered == item)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = fixture_find_offer (child, item);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
fixture_find_with_action (GtkWidget *root, const char *action)
{
  if (gtk_widget_get_mapped (root) && g_strcmp0 (fixture_get_action (root), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = fixture_find_with_action (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
fixture_press (gpointer root, const char *action)
{
  GtkWidget *button = fixture_find_with_action (root, action);

  if (button == NULL || !gtk_widget_is_sensitive (button))
    g_error ("no button does %s", action);
  g_signal_emit_by_name (button, "clicked");
}

/* Opens the menu of @button, which may be made only then, and chooses an item of it. */
static gboolean
choose_item (GtkWidget *button, const char *action)
{
  GMenuModel *menu;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GVariant) target =
          g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);
      g_autofree char *name = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name);
      if (g_strcmp0 (name, action) == 0)
        return gtk_widget_activate_action_variant (button, name, target);
    }
  return FALSE;
}

gboolean
fixture_choose_in_menu (gpointer root, const char *class, const char *action)
{
  GtkWidget *place = fixture_find (root, GTK_TYPE_WIDGET, class);

  for (GtkWidget *child = gtk_widget_get_first_child (place); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_MENU_BUTTON (child) && gtk_widget_get_visible (child) && choose_item (child, action))
      return TRUE;
  return FALSE;
}

const char *
fixture_get_subtitle (GtkWidget *button)
{
  GtkWidget *words = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (words)));
}

int
fixture_get_least_width (gpointer widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

void
fixture_assert_narrow (gpointer widget)
{
  g_assert_cmpint (fixture_get_least_width (widget), <=, 360);
}

/* Returns how many times Tab is pressed until the focus is back at the start. */
static guint
count_stops (GtkWidget *window, GtkDirectionType direction)
{
  GtkWidget *start = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *focus = start;
  guint n = 0;

  do
    {
      GtkWidget *before = focus;

      gtk_widget_child_focus (window, direction);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      g_assert_true (focus != before || n == 0);
      g_assert_cmpuint (n++, <, 1000);
    }
  while (focus != start);

  return n;
}

void
fixture_assert_tabs (GtkWidget *window)
{
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_cmpuint (count_stops (window, GTK_DIR_TAB_FORWARD), ==,
                    count_stops (window, GTK_DIR_TAB_BACKWARD));
}

void
fixture_choose (gpointer root, const char *label)
{
  gpointer picker = fixture_find (root, ARB_TYPE_OPTION_PICKER, NULL);
  GListModel *options = arb_option_picker_get_options (picker);

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      if (g_str_equal (option->label, label))
        {
          arb_option_picker_choose (picker, i);
          return;
        }
    }
  g_error ("nothing is called %s", label);
}

static void
describe_state (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append (text, gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append (text, gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_SWITCH (widget))
    g_string_append (text, gtk_switch_get_active (GTK_SWITCH (widget)) ? "on" : "off");
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    g_string_append (text,
                     gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)) ? "on" : "off");
  else if (GTK_IS_EXPANDER (widget))
    g_string_append (text, gtk_expander_get_expanded (GTK_EXPANDER (widget)) ? "open" : "closed");
  else if (GTK_IS_STACK (widget))
    g_string_append (text, G_OBJECT_TYPE_NAME (gtk_stack_get_visible_child (GTK_STACK (widget))));
  else
    return;
  g_string_append_c (text, '\n');
}

static void
describe (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_visible (widget) || GTK_IS_LIST_VIEW (widget) || GTK_IS_POPOVER (widget))
    return;
  describe_state (widget, text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_STACK (widget) || child == gtk_stack_get_visible_child (GTK_STACK (widget)))
      describe (child, text);
}

char *
fixture_dup_description (gpointer widget)
{
  GString *text = g_string_new (NULL);

  describe (widget, text);
  return g_string_free (text, FALSE);
}
