/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_APPLICATION (arb_application_get_type ())
G_DECLARE_FINAL_TYPE (ArbApplication, arb_application, ARB, APPLICATION, AdwApplication)

/**
 * ArbApplication:
 *
 * The program: opens games in windows, one each. Its actions: `app.new`, `app.score-only`,
 * `app.open`, `app.open-path` (a file), `app.sample` (`four-players` or `two-players`),
 * `app.continue`, `app.reference` (what to show), `app.preferences`, `app.about`, `app.quit`.
 */

/**
 * arb_application_new:
 * @flags: flags in addition to those that it sets itself
 *
 * To be called after arb_language_init() and before anything initializes GTK, which then leaves
 * the locale as it is.
 *
 * Returns: (transfer full): the program
 */
ArbApplication *arb_application_new (GApplicationFlags flags);

/**
 * arb_application_open_path: shows the saved game @path: in the window that has it open already,
 * else in an empty or a new one. A dialog shows what is wrong with a file that cannot be opened;
 * the file is not changed.
 */
void arb_application_open_path (ArbApplication *self, const char *path);

G_END_DECLS
