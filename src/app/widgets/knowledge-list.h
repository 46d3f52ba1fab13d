/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_knowledge_append:
 * @group: the box to which the lists are added, one for each zone
 * @zones: #ArbZone: what hidden cards can be, see arb_session_dup_knowledge()
 * @seat: the seat whose zones are shown; 0 for the table
 *
 * Returns: whether a list was added
 */
gboolean arb_knowledge_append (GtkBox *group, GPtrArray *zones, guint seat);

G_END_DECLS
