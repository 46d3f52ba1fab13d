/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_PRIVATE_PAGE (arb_private_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbPrivatePage, arb_private_page, ARB, PRIVATE_PAGE, ArbSessionView)

/**
 * ArbPrivatePage:
 *
 * What only one player may see: the cards that lie face down before the player, what the hand can
 * hold, the private observations, and the private moves that are possible. It exists only while it
 * is visible.
 */

/** arb_private_page_new: (transfer floating): the page of @seat. */
GtkWidget *arb_private_page_new (ArbSession *session, guint seat);

G_END_DECLS
