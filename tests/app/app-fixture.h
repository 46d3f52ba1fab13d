/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application/application.h"
#include "app/window/window.h"

/** fixture_init: begins a program of tests; %FALSE, having told why, where it cannot. */
gboolean fixture_init (int *argc, char ***argv);

/** fixture_get_application: (transfer none): the program under test, registered. */
ArbApplication *fixture_get_application (void);

/** fixture_get_settings: the settings that the program and these tests share. */
GSettings *fixture_get_settings (void);

/** fixture_wait: lets the main loop run until @done says so; fails after ten seconds. */
void fixture_wait (gboolean (*done) (gpointer), gpointer data);

/** fixture_idle: lets the main loop do what it has to do now. */
void fixture_idle (void);

/** fixture_document_new: (transfer full): a new game of @system for two. */
ArbDocument *fixture_document_new (const char *system);

/** fixture_session_new: (transfer full): a new game of @system for two, in the library. */
ArbSession *fixture_session_new (const char *system);

/** fixture_record_open: (transfer full): a copy of the whole game @name of tests/records. */
ArbSession *fixture_record_open (const char *name);

/** fixture_record_new: (transfer full): the moves of a whole random game of @system for two. */
ArbGame *fixture_record_new (const char *system, guint64 seed);

/** fixture_window_new: (transfer none): a window on screen, showing @session if not %NULL. */
ArbWindow *fixture_window_new (ArbSession *session);

/** fixture_find_window: (transfer none) (nullable): the window that shows @session now. */
ArbWindow *fixture_find_window (ArbSession *session);

/** fixture_wait_renewed: (transfer none): what takes the place of @window, as in a new language. */
ArbWindow *fixture_wait_renewed (ArbWindow *window);

/** fixture_languages: (transfer none): through all languages and back to that of these tests. */
const char *const *fixture_languages (void);

/** fixture_switch_language: (transfer none): what takes the place of @window in @language. */
ArbWindow *fixture_switch_language (ArbWindow *window, const char *language);

/** fixture_end_language: back to the language of these tests; closes the window of @session. */
void fixture_end_language (ArbSession *session);

/** fixture_window_close: closes @window and fails if it is not freed. */
void fixture_window_close (ArbWindow *window);

/** fixture_find_toplevel: (transfer none) (nullable): the first window or dialog of @type. */
gpointer fixture_find_toplevel (GType type);

/** fixture_find: (nullable): the first widget under @root of @type with CSS class @class. */
GtkWidget *fixture_find (GtkWidget *root, GType type, const char *class);

/** fixture_count: how many widgets under @root have @type and CSS class @class. */
guint fixture_count (GtkWidget *root, GType type, const char *class);

/**
 * fixture_wait_chooser: until @chooser, a file chooser on screen, shows the path to @folder, or any.
 * GTK asks for the folders of a path one after another, and 4.18 fails where it is interrupted: it
 * takes buttons out of a bar in which they are not, and which may be gone.
 */
void fixture_wait_chooser (gpointer chooser, GFile *folder);

/** fixture_find_with_action: (transfer none) (nullable): the button in @root that does @action. */
GtkWidget *fixture_find_with_action (GtkWidget *root, const char *action);

/** fixture_press: clicks the first button under @root that is shown and has @action. */
void fixture_press (gpointer root, const char *action);

/** fixture_get_least_width: how narrow @widget can be. */
int fixture_get_least_width (gpointer widget);

/** fixture_assert_narrow: fails if @widget is too wide for a phone. */
void fixture_assert_narrow (gpointer widget);

/** fixture_assert_tabs: fails unless Tab leads on through all of @window, and back the same way. */
void fixture_assert_tabs (GtkWidget *window);

/** fixture_choose: chooses what is called @label in @list, which has to have it. */
void fixture_choose (gpointer list, const char *label);

/** fixture_dup_description: all that @widget shows and what was done to it, in words. */
char *fixture_dup_description (gpointer widget);
