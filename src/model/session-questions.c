/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include "model/zone.h"

/* Asks the ruleset of @self one of its questions. */
static GListModel *
ask (ArbSession *self, void (*answer) (const ArbState *state, ArbView *view))
{
  GListStore *list = g_list_store_new (ARB_TYPE_ZONE);
  g_autoptr (ArbView) view = arb_view_new ();
  g_autoptr (GPtrArray) zones = NULL;

  if (answer != NULL)
    answer (arb_game_get_state (arb_session_get_game (self)), view);
  zones = arb_zones_collect (view, &self->wording);
  g_list_store_splice (list, 0, 0, zones->pdata, zones->len);
  return G_LIST_MODEL (list);
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

  return get_ruleset (self)->deduce != NULL;
}

GListModel *
arb_session_dup_knowledge (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return ask (self, get_ruleset (self)->deduce);
}

gboolean
arb_session_has_prospects (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);

  return get_ruleset (self)->prospects != NULL;
}

GListModel *
arb_session_dup_prospects (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return ask (self, get_ruleset (self)->prospects);
}
