/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/frame.h"

static void
clear (gpointer data)
{
  ArbFrame *frame = data;

  arb_catalogue_unref (frame->catalogue);
  if (frame->head != NULL)
    g_atomic_rc_box_release_full (frame->head, frame->clear_head);
}

ArbFrame *
arb_frame_new (const ArbCatalogue *catalogue, const ArbOptions *options, gpointer head,
               GDestroyNotify clear_head)
{
  ArbFrame *frame = g_atomic_rc_box_new0 (ArbFrame);

  frame->catalogue = arb_catalogue_ref (catalogue);
  frame->options = *options;
  frame->head = head;
  frame->clear_head = clear_head;
  return frame;
}

ArbFrame *
arb_frame_new_with (const ArbFrame *frame, const ArbCatalogue *catalogue, const ArbOptions *options)
{
  gpointer head = frame->head != NULL ? g_atomic_rc_box_acquire (frame->head) : NULL;

  return arb_frame_new (catalogue, options, head, frame->clear_head);
}

ArbFrame *
arb_frame_ref (ArbFrame *frame)
{
  return g_atomic_rc_box_acquire (frame);
}

void
arb_frame_unref (ArbFrame *frame)
{
  if (frame != NULL)
    g_atomic_rc_box_release_full (frame, clear);
}
