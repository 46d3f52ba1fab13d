/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/contract.h"

void
nine_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  state->turn = 1;
}
