/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * em_mark_get_icon:
 * @counter: what a planet or an empire has, by the id of its counter
 *
 * Returns: (nullable): the name of the picture of that symbol or resource; %NULL where a number is
 *   shown otherwise
 */
const char *em_mark_get_icon (const char *counter);

G_END_DECLS
