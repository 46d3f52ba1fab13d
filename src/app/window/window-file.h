/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/*
 * Shows people what happens to the file of a window's game, and lets them solve problems.
 */

/**
 * arb_window_file_bring_home: (transfer full) (nullable): moves a game into the library that could
 * not be saved there when it was closed; the text of a toast about that, %NULL for any other game.
 */
char *arb_window_file_bring_home (ArbSession *session);

G_END_DECLS
