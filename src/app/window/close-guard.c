/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/close-guard.h"

#include "app/window/unsaved-dialog.h"

#include <glib/gi18n.h>

static gboolean
secure (ArbCloseGuard *self, ArbWindow *window, GError **error)
{
  ArbSession *session = arb_window_get_session (window);

  return session == NULL || self->abandoned || arb_session_secure (session, error);
}

static void
set_logout (ArbCloseGuard *self, ArbWindow *window, gboolean inhibited)
{
  arb_session_inhibitor_set (&self->logout, GTK_WINDOW (window), GTK_APPLICATION_INHIBIT_LOGOUT,
                             _ ("A game is not saved: no disk has room for it"), inhibited);
}

gboolean
arb_close_guard_secure (ArbCloseGuard *self, ArbWindow *window)
{
  gboolean secured;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ARB_IS_WINDOW (window), FALSE);

  secured = secure (self, window, NULL);
  set_logout (self, window, !secured);
  return secured;
}

gboolean
arb_close_guard_agree (ArbCloseGuard *self, ArbWindow *window)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ARB_IS_WINDOW (window), FALSE);

  if (secure (self, window, &error))
    {
      set_logout (self, window, FALSE);
      return TRUE;
    }
  if (self->dialog == NULL)
    g_set_weak_pointer (&self->dialog, arb_unsaved_dialog_new (window, error));
  gtk_window_present (GTK_WINDOW (self->dialog));
  return FALSE;
}

void
arb_close_guard_update (ArbCloseGuard *self, ArbWindow *window)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ARB_IS_WINDOW (window));

  if (arb_session_get_saved (arb_window_get_session (window)))
    set_logout (self, window, FALSE);
}

void
arb_close_guard_take_over (ArbCloseGuard *self, ArbWindow *window, ArbCloseGuard *old,
                           ArbWindow *old_window)
{
  gboolean inhibited;

  g_return_if_fail (self != NULL && old != NULL);
  g_return_if_fail (ARB_IS_WINDOW (window) && ARB_IS_WINDOW (old_window));

  inhibited = old->logout.cookie != 0;
  set_logout (self, window, inhibited);
  set_logout (old, old_window, FALSE);
}

void
arb_close_guard_clear (ArbCloseGuard *self)
{
  g_return_if_fail (self != NULL);

  g_clear_weak_pointer (&self->dialog);
}
