/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * arb_outcome_show:
 * @box: a box for the outcome alone
 * @session: a game that is over
 *
 * Shows who wins, with how many points, how that was decided and by how much.
 */
void arb_outcome_show (GtkBox *box, ArbSession *session);

G_END_DECLS
