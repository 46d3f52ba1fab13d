/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_HEIR (arb_heir_get_type ())
G_DECLARE_INTERFACE (ArbHeir, arb_heir, ARB, HEIR, GtkWidget)

/**
 * ArbHeirInterface:
 * @inherit: takes over what people did to @old, a widget of the same type
 *
 * A widget that is made anew takes the place of one that shows the same. What was typed, chosen,
 * unfolded and scrolled is taken over without its help; only what else people did to it, it has to
 * know itself. An implementation calls arb_heir_inherit_parts() where its parts follow.
 */
struct _ArbHeirInterface
{
  GTypeInterface parent_interface;

  void (*inherit) (ArbHeir *self, ArbHeir *old);
};

/** arb_heir_inherit_parts: lets the parts of @self take over from those of @old. */
void arb_heir_inherit_parts (ArbHeir *self, ArbHeir *old);

/** arb_heir_find: (transfer none) (nullable): the part of @self where @part is in @old. */
GtkWidget *arb_heir_find (GtkWidget *self, GtkWidget *old, GtkWidget *part);

/**
 * arb_window_inherit:
 * @self: a window that was not shown yet
 * @old: a window of the same type, made the same way
 *
 * Everything people did to @old is done to @self: the texts they typed, what they chose, unfolded
 * and scrolled to, the size, and where the keyboard is.
 */
void arb_window_inherit (GtkWindow *self, GtkWindow *old);

G_END_DECLS
