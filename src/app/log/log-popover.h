/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/session-view.h"

G_BEGIN_DECLS

/**
 * arb_menu_button_open_log:
 * @button: a button
 * @view: a part of the table, which must outlive the popover of @button
 *
 * Makes @button open the log of the session of @view; the log is made when it is first opened.
 */
void arb_menu_button_open_log (GtkMenuButton *button, ArbSessionView *view);

G_END_DECLS
