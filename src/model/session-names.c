/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session-private.h"

#include <glib/gi18n-lib.h>

static gboolean
is_called_like_another (ArbSession *self, guint seat)
{
  g_autofree char *name = g_utf8_casefold (arb_document_get_name (self->document, seat), -1);

  for (guint other = 1; other <= arb_session_get_n_seats (self); other++)
    {
      g_autofree char *theirs = g_utf8_casefold (arb_document_get_name (self->document, other), -1);

      if (other != seat && g_str_equal (name, theirs))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_blank (const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  return stripped[0] == '\0';
}

/* Who has no name is called by the number of the seat, and so are two of one name. */
static char *
call_seat (ArbSession *self, guint seat)
{
  const char *name = arb_document_get_name (self->document, seat);

  if (is_blank (name))
    /* Translators: a player without a name, by the number of the seat. */
    return g_strdup_printf (_ ("Player %u"), seat);
  if (is_called_like_another (self, seat))
    /* Translators: two players have the same name: the name, and the number of the seat */
    return g_strdup_printf (_ ("%s (%u)"), name, seat);
  return g_strdup (name);
}

void
arb_session_forget_names (ArbSession *self)
{
  for (guint seat = 1; self->names != NULL && seat <= self->wording.n_names; seat++)
    g_free (self->names[seat]);
  g_clear_pointer (&self->names, g_free);
}

void
arb_session_learn_names (ArbSession *self)
{
  guint n_seats = arb_session_get_n_seats (self);

  arb_session_forget_names (self);
  self->names = g_new0 (char *, n_seats + 2);
  for (guint seat = 1; seat <= n_seats; seat++)
    self->names[seat] = call_seat (self, seat);

  self->wording.catalogue = arb_document_get_catalogue (self->document);
  self->wording.edition = arb_document_get_edition (self->document);
  self->wording.names = (const char *const *) self->names;
  self->wording.n_names = n_seats;
}

void
arb_session_rename (ArbSession *self, guint seat, const char *name)
{
  g_return_if_fail (ARB_IS_SESSION (self));
  g_return_if_fail (seat > 0 && seat <= arb_session_get_n_seats (self));
  g_return_if_fail (name != NULL);

  arb_document_set_name (self->document, seat, name);
  arb_session_learn_names (self);
  arb_session_reword (self);
  arb_session_commit (self);
}
