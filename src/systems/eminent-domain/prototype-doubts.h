/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/eminent-domain/prototype-cards.h"

G_BEGIN_DECLS

/**
 * proto_catalogue_doubt:
 * @catalogue: a compiled #ProtoCatalogue
 * @doubts: gets a line for each doubt
 *
 * Lists contradictions to the text of January 2010. The owner's copy may differ from it, so these
 * are warnings, not defects. Unknown values are no contradictions. Source: 8.1.
 */
void proto_catalogue_doubt (const ArbCatalogue *catalogue, ArbDefects *doubts);

G_END_DECLS
