/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include "engine/referee.h"
#include "engine/state.h"
#include "model/session/session-private.h"

char **
arb_reference_dup_groups (ArbReference *self)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const ArbReferencePage *page = self->pages->pdata[i];

      if (page->section == ARB_REFERENCE_CARDS
          && !g_ptr_array_find_with_equal_func (groups, page->group, g_str_equal, NULL))
        g_ptr_array_add (groups, g_strdup (page->group));
    }
  g_ptr_array_add (groups, NULL);
  return (char **) g_ptr_array_steal (groups, NULL);
}

ArbZoneCard *
arb_reference_dup_card (ArbReference *self, ArbReferencePage *page)
{
  const char *name;
  ArbStateRoom first;

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (page), NULL);

  if (page->section != ARB_REFERENCE_CARDS)
    return NULL;
  name = arb_record_get_notation (&page->record);
  if (self->session != NULL)
    return arb_session_dup_face (self->session, name);
  /* Without a game, the card is as it is when one begins. */
  arb_setup (self->wording.catalogue, &self->options, &first.state);
  return arb_face_new (&self->wording, &first.state, name);
}
