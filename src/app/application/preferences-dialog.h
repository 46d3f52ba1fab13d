/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_preferences_dialog_new: (transfer floating): a dialog with the preferences; changes take
 * effect at once.
 */
GtkWidget *arb_preferences_dialog_new (GtkWindow *parent);

G_END_DECLS
