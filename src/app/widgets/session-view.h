/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_SESSION_VIEW (arb_session_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbSessionView, arb_session_view, ARB, SESSION_VIEW, AdwBin)

/**
 * ArbSessionViewClass:
 * @update: shows the session as it is now; called when the session is set and after each of its
 *   changes, never without a session
 *
 * The base class of widgets that show a game: it has the property `session`, and calls @update when
 * the game changes.
 */
struct _ArbSessionViewClass
{
  AdwBinClass parent_class;

  void (*update) (ArbSessionView *self);
};

/** arb_session_view_get_session: (transfer none) (nullable): the session that is shown. */
ArbSession *arb_session_view_get_session (ArbSessionView *self);
void arb_session_view_set_session (ArbSessionView *self, ArbSession *session);

/** arb_box_clear: removes all children of @box. */
void arb_box_clear (GtkBox *box);

/** arb_seat_get_name: (transfer none): the player at @seat, or “The table”. */
const char *arb_seat_get_name (ArbSession *session, guint seat);

/** arb_seat_heading_new: (transfer floating): the marker and the name of @seat. */
GtkWidget *arb_seat_heading_new (ArbSession *session, guint seat);

/**
 * arb_seat_dup_words: (transfer full): the texts beside the name of @seat, for screen readers: the
 * score if it @has_score, @role (nullable), and whether it decides.
 */
char *arb_seat_dup_words (ArbSession *session, guint seat, gboolean has_score, const char *role);

G_END_DECLS
