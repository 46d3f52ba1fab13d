/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-state.h"

G_BEGIN_DECLS

/*
 * Moves of the table: observations, numbers that were not published, that a pile is empty, and
 * adjustments.
 */

ProtoCheckFunc proto_check_drew;
ProtoApplyFunc proto_apply_drew;
ProtoCheckFunc proto_check_holds;
ProtoApplyFunc proto_apply_holds;
ProtoCheckFunc proto_check_discarded;
ProtoApplyFunc proto_apply_discarded;
ProtoCheckFunc proto_check_is;
ProtoApplyFunc proto_apply_is;
ProtoCheckFunc proto_check_number;
ProtoApplyFunc proto_apply_number;
ProtoCheckFunc proto_check_empty;
ProtoApplyFunc proto_apply_empty;
ProtoCheckFunc proto_check_adjust;
/** proto_count_counter: see `count` of #ArbRules. */
gint proto_count_counter (const ArbState *parent, guint seat, guint counter);
ProtoApplyFunc proto_apply_adjust;
ProtoCheckFunc proto_check_adjust_hand;
ProtoApplyFunc proto_apply_adjust_hand;

G_END_DECLS
