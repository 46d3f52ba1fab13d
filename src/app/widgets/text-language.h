/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_text_language_init:
 *
 * From here on every text on the screen is drawn as one of the reader's language, and Chinese
 * characters anywhere as Japanese: with the glyphs of Japan, not those of China that share their
 * codes, whatever language the system has. To be called once, before anything is drawn.
 */
void arb_text_language_init (void);

G_END_DECLS
