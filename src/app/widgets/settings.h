/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * arb_settings_get:
 *
 * Looks for the schema relative to the program, in a build folder or an installation, before the
 * folders of the system, so that no environment variable has to be set.
 *
 * Returns: (transfer none): the settings of the program
 */
GSettings *arb_settings_get (void);

/** arb_settings_has: whether @text is in the list of key @key. */
gboolean arb_settings_has (const char *key, const char *text);

/** arb_settings_add: puts @text into the list of key @key, if it is not there. */
void arb_settings_add (const char *key, const char *text);

/** arb_settings_remove: takes @text out of the list of key @key. */
void arb_settings_remove (const char *key, const char *text);

/**
 * arb_settings_put_first:
 * @key: the key of a list of strings, or of tuples that begin with a string
 * @name: that string
 * @entry: (transfer floating) (nullable): the new entry with this string; %NULL for none
 * @max: the number of entries that are kept
 *
 * Puts @entry at the beginning of the list, and removes the older one with the same string.
 */
void arb_settings_put_first (const char *key, const char *name, GVariant *entry, guint max);

/**
 * arb_settings_dup_markers:
 *
 * Returns: (transfer full) (element-type utf8 ArbPlayerMarker): the usual marker of each player, by
 *   name
 */
GHashTable *arb_settings_dup_markers (void);

/** arb_settings_note_marker: stores @marker as the usual marker of the player @name. */
void arb_settings_note_marker (const char *name, ArbPlayerMarker marker);

/**
 * arb_settings_note_open:
 * @path: a game that is open now
 * @over: whether it is over
 *
 * Notes that the game is open, and which game to continue: the last one that is not over.
 */
void arb_settings_note_open (const char *path, gboolean over);

G_END_DECLS
