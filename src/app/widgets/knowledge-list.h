/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * arb_knowledge_append:
 * @group: takes a list for each place
 * @zones: what hidden cards can be, #ArbZone, see arb_session_dup_knowledge()
 * @seat: whose are shown, or 0 for the table's
 *
 * Returns: whether there is anything to show
 */
gboolean arb_knowledge_append (GtkBox *group, GListModel *zones, guint seat);

G_END_DECLS
