/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** arb_score_print: asks for a printer, over @parent, and prints the score sheet on one page. */
void arb_score_print (ArbSession *session, GtkWindow *parent);

G_END_DECLS
