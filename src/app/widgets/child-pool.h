/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbChildPool:
 *
 * Goes along the children of a box that are shown anew. What is like a child that is there already
 * is that child, with its style, its size and its place in the accessibility tree; only what there
 * was never enough of is made. The private fields are the box and the child shown last.
 */
typedef struct
{
  GtkWidget *parent;
  GtkWidget *last;
} ArbChildPool;

/** arb_child_pool_begin: before the first child of @parent. */
ArbChildPool arb_child_pool_begin (GtkWidget *parent);

/**
 * arb_child_pool_next:
 * @self: how far it went
 * @kind: a static string; children of the same kind can stand for each other
 * @make: makes another one; returns it floating
 *
 * Returns: (transfer none): a child of @kind behind the last one, visible; what it shows is up to
 *   the caller
 */
GtkWidget *arb_child_pool_next (ArbChildPool *self, const char *kind, GtkWidget *(*make) (void) );

/** arb_child_pool_is_empty: whether there was no child yet. */
gboolean arb_child_pool_is_empty (const ArbChildPool *self);

/** arb_child_pool_end: hides the children that were not asked for. */
void arb_child_pool_end (ArbChildPool *self);

G_END_DECLS
