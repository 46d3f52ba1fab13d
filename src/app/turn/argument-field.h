/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_ARGUMENT_FIELD (arb_argument_field_get_type ())
G_DECLARE_FINAL_TYPE (ArbArgumentField, arb_argument_field, ARB, ARGUMENT_FIELD, AdwBin)

/**
 * ArbArgumentField:
 *
 * Asks for one argument of a move: a name from a list, or a number. The signal `changed` is
 * emitted when the answer changes.
 */

/**
 * arb_argument_field_new: (transfer floating): a field for @options, #ArbOption whose values are
 * arguments. It begins with the first one, if there are few.
 */
GtkWidget *arb_argument_field_new (ArbSession *session, GListModel *options);

/** arb_argument_field_is_answered: whether an option is chosen; of many, none is at first. */
gboolean arb_argument_field_is_answered (ArbArgumentField *self);

/** arb_argument_field_get_argument: the answer; %ARB_ARGUMENT_NONE if it is left out. */
ArbArgument arb_argument_field_get_argument (ArbArgumentField *self);

/** arb_argument_field_select: answers with the option @index; a number is its own index. */
void arb_argument_field_select (ArbArgumentField *self, guint index);

G_END_DECLS
