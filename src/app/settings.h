/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * arb_settings_new:
 *
 * The schema is looked for beside the program, in a build folder or installed anywhere, before
 * the system's folders: nothing has to be set in the environment.
 *
 * Returns: (transfer full): the settings of the program
 */
GSettings *arb_settings_new (void);

G_END_DECLS
