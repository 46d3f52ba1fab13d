/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/report.h"
#include "wording/proof.h"

G_BEGIN_DECLS

/** arb_proof_add: adds the member `proof`. */
void arb_proof_add (JsonBuilder *json, const ArbReport *report, const ArbProof *proof);

/** arb_proof_print: writes @proof for people, to be read aloud. */
void arb_proof_print (const ArbReport *report, const ArbProof *proof);

G_END_DECLS
