/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application/application.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * arb_application_get_window: (transfer none): the active window, or a new one if there is none.
 */
ArbWindow *arb_application_get_window (ArbApplication *self);

/**
 * arb_application_show_session: (transfer none): shows @session in a window, and returns that
 * window.
 */
ArbWindow *arb_application_show_session (ArbApplication *self, ArbSession *session);

/**
 * arb_application_show_games: shows the games on the start page of @window, and offers the
 * interrupted ones, which are not offered again later.
 */
void arb_application_show_games (ArbApplication *self, ArbWindow *window);

/** arb_application_choose_file: asks which saved game to open, and opens it. */
void arb_application_choose_file (ArbApplication *self);

/** arb_application_add_actions: adds the actions listed at #ArbApplication, with their keys. */
void arb_application_add_actions (ArbApplication *self);

G_END_DECLS
