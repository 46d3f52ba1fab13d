/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/choice.h"

G_DEFINE_FINAL_TYPE (ArbChoice, arb_choice, G_TYPE_OBJECT)

static void
arb_choice_finalize (GObject *object)
{
  ArbChoice *self = ARB_CHOICE (object);

  arb_kept_wording_unref (self->wording);
  g_free (self->group);
  g_free (self->label);
  g_free (self->text);
  g_free (self->reason);

  G_OBJECT_CLASS (arb_choice_parent_class)->finalize (object);
}

static void
arb_choice_class_init (ArbChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_choice_finalize;
}

static void
arb_choice_init (ArbChoice *self)
{
}

ArbChoice *
arb_choice_new (ArbMove move, const ArbVerdict *verdict, ArbWording *wording)
{
  ArbChoice *self = g_object_new (ARB_TYPE_CHOICE, NULL);

  self->move = move;
  self->verdict = *verdict;
  self->overrulable = arb_can_overrule (wording->state->catalogue, verdict);
  self->wording = arb_kept_wording_ref (wording);
  return self;
}

gboolean
arb_choice_is_plain (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), FALSE);
  return self->verdict.value == ARB_LEGAL;
}
