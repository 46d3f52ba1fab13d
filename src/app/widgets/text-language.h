/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_text_language_init:
 *
 * Sets the language of every text on the screen to that of the reader, and the language of Chinese
 * characters to Japanese: they get the glyphs of Japan, not those of China with the same codes,
 * whatever the language of the system is. To be called once, before anything is drawn.
 */
void arb_text_language_init (void);

G_END_DECLS
