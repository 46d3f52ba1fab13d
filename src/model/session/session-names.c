/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "wording/names.h"

void
arb_session_learn_names (ArbSession *self)
{
  guint n_seats = arb_session_get_n_seats (self);
  const char *written[ARB_MAX_SEATS];

  for (guint seat = 1; seat <= n_seats; seat++)
    written[seat - 1] = arb_document_get_name (self->document, seat);
  g_strfreev (self->names);
  self->names = arb_names_call_isolated (written, n_seats);

  self->wording.catalogue = arb_document_get_catalogue (self->document);
  self->wording.edition = arb_document_get_edition (self->document);
  self->wording.state = arb_game_get_state (arb_session_get_game (self));
  self->wording.names = (const char *const *) self->names;
  self->wording.n_names = n_seats;
}

ArbPlayerMarker
arb_session_get_marker (ArbSession *self, guint seat)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), ARB_MARKER_TABLE);

  return seat == ARB_TABLE ? ARB_MARKER_TABLE : arb_document_get_marker (self->document, seat);
}

void
arb_session_set_marker (ArbSession *self, guint seat, ArbPlayerMarker marker)
{
  g_return_if_fail (ARB_IS_SESSION (self));
  g_return_if_fail (seat > 0 && seat <= arb_session_get_n_seats (self));

  if (arb_document_get_marker (self->document, seat) == marker)
    return;
  arb_document_set_marker (self->document, seat, marker);
  /* A widget of a line also shows the player, and is updated only when the line is a new object. */
  arb_session_reword (self);
  arb_session_commit (self);
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
