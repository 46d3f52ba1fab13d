/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

gboolean
arb_session_has_knowledge (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return self->wording.catalogue->ruleset->presentation.deduce != NULL;
}

GPtrArray *
arb_session_dup_knowledge (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_zones_dup (arb_game_get_state (arb_session_get_game (self)), arb_deduce,
                        &self->wording);
}

gboolean
arb_session_has_prospects (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return self->wording.catalogue->ruleset->presentation.prospects != NULL;
}

GPtrArray *
arb_session_dup_prospects (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_zones_dup (arb_game_get_state (arb_session_get_game (self)), arb_prospects,
                        &self->wording);
}
