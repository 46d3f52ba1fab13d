/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/records.h"

G_BEGIN_DECLS

/**
 * arb_record_dup_value:
 * @catalogue: the catalogue of the record
 * @record: a record
 * @field: one of its fields
 *
 * Returns: (transfer full) (nullable): the value of the field in words; %NULL for 0 in an optional
 *   field, %FALSE, or an empty list
 */
char *arb_record_dup_value (const ArbCatalogue *catalogue, const ArbRecord *record,
                            const ArbField *field);

G_END_DECLS
