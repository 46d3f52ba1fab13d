/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_OPTION (arb_option_get_type ())
G_DECLARE_FINAL_TYPE (ArbOption, arb_option, ARB, OPTION, GObject)

/**
 * ArbOption:
 *
 * An entry of a list to choose from: its `label` and its value.
 */

/** arb_option_new: (transfer full): an option with the value @value; takes over @label. */
ArbOption *arb_option_new (char *label, guint value);

const char *arb_option_get_label (ArbOption *self);
guint arb_option_get_value (ArbOption *self);

G_END_DECLS
