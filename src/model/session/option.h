/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_OPTION (arb_option_get_type ())
G_DECLARE_FINAL_TYPE (ArbOption, arb_option, ARB, OPTION, GObject)

/**
 * ArbOption:
 * @label: its text
 * @value: its value
 *
 * An entry of a list to choose from. To be read only.
 */
struct _ArbOption
{
  GObject parent_instance;

  char *label;
  guint value;
};

/** arb_option_new: (transfer full): an option with the value @value; takes over @label. */
ArbOption *arb_option_new (char *label, guint value);

G_END_DECLS
