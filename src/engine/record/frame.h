/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/options.h"

G_BEGIN_DECLS

/**
 * ArbFrame:
 * @catalogue: the cards
 * @options: the rules
 * @head: (nullable): what its owner knows besides, such as names; an atomic
 *   reference-counted box of GLib. The engine only keeps it
 * @clear_head: (nullable): clears the contents of @head
 *
 * What holds for a whole game and belongs to no move. It never changes: another one takes its place.
 */
typedef struct
{
  const ArbCatalogue *catalogue;
  ArbOptions options;
  gpointer head;
  GDestroyNotify clear_head;
} ArbFrame;

/**
 * arb_frame_new:
 * @catalogue: the cards; the frame keeps them
 * @options: the rules
 * @head: (transfer full) (nullable): see #ArbFrame
 * @clear_head: (nullable): see #ArbFrame
 *
 * Returns: (transfer full): a frame
 */
ArbFrame *arb_frame_new (const ArbCatalogue *catalogue, const ArbOptions *options, gpointer head,
                         GDestroyNotify clear_head);

/** arb_frame_new_with: (transfer full): a frame with the head of @frame, other cards and rules. */
ArbFrame *arb_frame_new_with (const ArbFrame *frame, const ArbCatalogue *catalogue,
                              const ArbOptions *options);

/** arb_frame_ref: keeps @frame. Returns: (transfer full): @frame. */
ArbFrame *arb_frame_ref (ArbFrame *frame);

/** arb_frame_unref: releases @frame. %NULL is allowed. */
void arb_frame_unref (ArbFrame *frame);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbFrame, arb_frame_unref)

G_END_DECLS
