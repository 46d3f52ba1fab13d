/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/reference/reference.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_REFERENCE_VIEW (arb_reference_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbReferenceView, arb_reference_view, ARB, REFERENCE_VIEW, AdwBin)

/**
 * ArbReferenceView:
 *
 * A page of the reference. Its links activate `reference.open` with the id of a page.
 */

/** arb_reference_view_show: shows a page from its beginning. */
void arb_reference_view_show (ArbReferenceView *self, ArbReference *reference,
                              ArbReferencePage *page);

G_END_DECLS
