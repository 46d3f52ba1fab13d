/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/wording.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ARB_TYPE_CHOICE (arb_choice_get_type ())
G_DECLARE_FINAL_TYPE (ArbChoice, arb_choice, ARB, CHOICE, GObject)

/**
 * ArbChoice:
 * @move: the move, in standard form
 * @verdict: the verdict on it
 * @overrulable: whether the table can allow it although it is illegal
 * @wording: the wording and the table by which it is judged, for further texts about it
 * @group: the name of the verb
 * @label: the move as the text of a button
 * @text: the move in the notation
 * @reason: the reasons of the verdict, with their sources
 *
 * A move that a seat could consider now, with its verdict and the texts of both. To be read only.
 */
struct _ArbChoice
{
  GObject parent_instance;

  ArbMove move;
  ArbMove named; /* private: the move with names for known numbers */
  ArbVerdict verdict;
  gboolean overrulable;
  ArbWording *wording; /* a kept wording */
  char *group;
  char *label;
  char *text;
  char *reason;
};

/** arb_choice_new: (transfer full): a choice without words, which keeps @wording. */
ArbChoice *arb_choice_new (ArbMove move, const ArbVerdict *verdict, ArbWording *wording);

/** arb_choice_is_plain: whether it is legal, with nothing more to say about it. */
gboolean arb_choice_is_plain (ArbChoice *self);

G_END_DECLS
