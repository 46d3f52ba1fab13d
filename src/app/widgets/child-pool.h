/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ArbChildPool:
 *
 * Fills a box again and reuses its children: a child of the same kind keeps its style, its size and
 * its place in the accessibility tree, and a new child is made only if there are not enough. The
 * fields are private: the box, and the last child that was shown.
 */
typedef struct
{
  GtkWidget *parent;
  GtkWidget *last;
} ArbChildPool;

/** arb_child_pool_begin: begins before the first child of @parent. */
ArbChildPool arb_child_pool_begin (GtkWidget *parent);

/**
 * arb_child_pool_next: (transfer none): the next child of @kind, a static string, visible; the
 * caller sets its contents. Children of the same kind can replace each other; @make makes another
 * one.
 */
GtkWidget *arb_child_pool_next (ArbChildPool *self, const char *kind, GtkWidget *(*make) (void) );

/** arb_child_pool_is_empty: whether no child has been shown. */
gboolean arb_child_pool_is_empty (const ArbChildPool *self);

/** arb_child_pool_end: hides the children that were not asked for. */
void arb_child_pool_end (ArbChildPool *self);

G_END_DECLS
