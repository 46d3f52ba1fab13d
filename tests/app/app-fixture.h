/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application/application.h"
#include "app/turn/offer-button.h"
#include "app/window/window.h"

/** fixture_init: initializes a test program; %FALSE, with a message, if that is not possible. */
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

/**
 * fixture_window_new: (transfer none): a window on screen, showing @session if not %NULL: the table,
 * even of a game that is over.
 */
ArbWindow *fixture_window_new (ArbSession *session);

/** fixture_find_window: (transfer none) (nullable): the window that shows @session now. */
ArbWindow *fixture_find_window (ArbSession *session);

/**
 * fixture_wait_renewed: (transfer none): the window that replaces @window, after a change of
 * language.
 */
ArbWindow *fixture_wait_renewed (ArbWindow *window);

/** fixture_languages: (transfer none): through all languages and back to that of these tests. */
const char *const *fixture_languages (void);

/** fixture_switch_language: (transfer none): the window that replaces @window in @language. */
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
 * fixture_wait_chooser: waits until @chooser, a visible file chooser, shows the path to @folder, or
 * any path. GTK asks for the folders of a path one after another, and 4.18 fails if it is
 * interrupted: it removes buttons from a path bar to which they do not belong.
 */
void fixture_wait_chooser (gpointer chooser, GFile *folder);

/** fixture_get_action: (nullable): what a button does; `turn.offer` if it takes an offer. */
const char *fixture_get_action (GtkWidget *widget);

/** fixture_find_offer: (nullable): the button under @root for the offer @item. */
GtkWidget *fixture_find_offer (GtkWidget *root, ArbOfferItem *item);

/** fixture_find_with_action: (transfer none) (nullable): the button in @root that does @action. */
GtkWidget *fixture_find_with_action (GtkWidget *root, const char *action);

/** fixture_press: clicks the first button under @root that is shown and has @action. */
void fixture_press (gpointer root, const char *action);

/**
 * fixture_choose_in_menu: chooses the first item with @action from the menus of the first widget
 * with @class under @root; %FALSE if they have no such item.
 */
gboolean fixture_choose_in_menu (gpointer root, const char *class, const char *action);

/** fixture_get_subtitle: what @button, a button of the start page, says below its title. */
const char *fixture_get_subtitle (GtkWidget *button);

/** fixture_get_least_width: how narrow @widget can be. */
int fixture_get_least_width (gpointer widget);

/** fixture_assert_narrow: fails if @widget is too wide for a phone. */
void fixture_assert_narrow (gpointer widget);

/** fixture_assert_tabs: fails unless Tab leads on through all of @window, and back the same way. */
void fixture_assert_tabs (GtkWidget *window);

/** fixture_choose: chooses the option @label, which must exist, of the first picker in @root. */
void fixture_choose (gpointer root, const char *label);

/** fixture_dup_description: all texts and states of @widget, in words. */
char *fixture_dup_description (gpointer widget);
