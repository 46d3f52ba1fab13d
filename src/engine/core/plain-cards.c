/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/plain-cards.h"

const ArbField arb_plain_fields[ARB_N_PLAIN_FIELDS] = {
  { "id", ARB_FIELD_ID, G_STRUCT_OFFSET (ArbPlainCard, id), TRUE, 0, 0, NULL,
    "The name in the notation." },
  { "title", ARB_FIELD_TEXT, G_STRUCT_OFFSET (ArbPlainCard, title), TRUE, 0, 0, NULL,
    "The name for readers." },
};
