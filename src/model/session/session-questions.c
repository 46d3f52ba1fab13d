/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

GPtrArray *
arb_zones_dup (const ArbState *state, void (*answer) (const ArbState *state, ArbView *view),
               const ArbWording *wording)
{
  g_autoptr (ArbView) view = arb_view_new ();
  ArbValueList list;
  GPtrArray *zones;

  if (answer != NULL)
    answer (state, view);
  arb_value_list_init (&list, arb_zone_value_equal);
  arb_zones_update (&list, view, wording);
  zones = g_ptr_array_ref (list.objects);
  arb_value_list_clear (&list);
  return zones;
}

/* Returns the answer of the ruleset to one of its questions about @self. */
static GPtrArray *
ask (ArbSession *self, void (*answer) (const ArbState *state, ArbView *view))
{
  return arb_zones_dup (arb_game_get_state (arb_session_get_game (self)), answer, &self->wording);
}

static const ArbRuleset *
get_ruleset (ArbSession *self)
{
  return self->wording.catalogue->ruleset;
}

gboolean
arb_session_has_knowledge (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return get_ruleset (self)->presentation.deduce != NULL;
}

GPtrArray *
arb_session_dup_knowledge (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return ask (self, get_ruleset (self)->presentation.deduce);
}

gboolean
arb_session_has_prospects (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return get_ruleset (self)->presentation.prospects != NULL;
}

GPtrArray *
arb_session_dup_prospects (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return ask (self, get_ruleset (self)->presentation.prospects);
}
