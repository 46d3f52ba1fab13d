/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/*
 * Games for the tests of the model and the window.
 */

/** session_fixture_new: (transfer full): a new game of two in the first edition, called @title. */
ArbSession *session_fixture_new (const char *system, const char *title, const char *first,
                                 const char *second);

/** session_fixture_new_over: (transfer full): a whole game of two, as somebody finds it again. */
ArbSession *session_fixture_new_over (void);

/**
 * session_fixture_send_astray:
 * @session: (transfer full): a game
 * @folder: a folder that does not exist
 * @name: the name of the file
 *
 * Returns: (transfer full): the game, opened from that file in that folder, which is removed again,
 *   so that nobody can write there, not even root
 */
ArbSession *session_fixture_send_astray (ArbSession *session, const char *folder, const char *name);

/** session_fixture_parse: a line of the notation, which has to be one. */
ArbMove session_fixture_parse (ArbSession *session, const char *text);

/** session_fixture_say: plays a line of the notation; with @allow also against a rule. */
void session_fixture_say (ArbSession *session, const char *text, gboolean allow);

/**
 * session_fixture_record_private: records a line of the notation privately; returns whether that was
 * possible.
 */
gboolean session_fixture_record_private (ArbSession *session, const char *text);

/** session_fixture_find: (transfer full) (nullable): the first choice with this verdict. */
ArbChoice *session_fixture_find (ArbSession *session, ArbVerdictValue value);

/** session_fixture_play_first: plays the first legal choice. */
void session_fixture_play_first (ArbSession *session);

/** session_fixture_wait: until all is saved, or cannot be. */
void session_fixture_wait (ArbSession *session);

/** session_fixture_block: replaces @folder by something in which no file can be made. */
void session_fixture_block (const char *folder);

/** session_fixture_unblock: @folder is there again, as it was. */
void session_fixture_unblock (const char *folder);

/** session_fixture_count_lines: how many lines of logs are put into words from now on. */
const guint *session_fixture_count_lines (void);

/** session_fixture_get_length: how many lines the log has. */
guint session_fixture_get_length (ArbSession *session);

/** session_fixture_dup_text: the game as it would be saved. */
char *session_fixture_dup_text (ArbSession *session);

/** session_fixture_assert_said: fails unless line @number is @expected in the notation. */
void session_fixture_assert_said (ArbSession *session, guint number, const char *expected);

G_END_DECLS
