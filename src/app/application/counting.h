/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application/application.h"
#include "app/window/window.h"

G_BEGIN_DECLS

/*
 * Score Only: a game of which only the end is recorded has a pad for its numbers and a score sheet,
 * and no table. Both open over a window, and each leads to the other.
 */

/**
 * arb_counting_open: shows @session, a game of which only the end is counted, over @window: its pad
 * while the numbers are being typed in, then its score sheet.
 */
void arb_counting_open (ArbSession *session, ArbWindow *window);

/** arb_counting_present: shows the pad or the sheet of the game at @path again, if one is open. */
gboolean arb_counting_present (const char *path);

/** arb_counting_secure: saves what was typed on all pads, and waits for the disk. */
void arb_counting_secure (void);

G_END_DECLS
