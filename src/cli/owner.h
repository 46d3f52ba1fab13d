/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/faces.h"

G_BEGIN_DECLS

/** ARB_CATALOGUE_ENTRY: the option that names a catalogue. */
#define ARB_CATALOGUE_ENTRY(path) \
  { \
    "catalogue", 0, 0, G_OPTION_ARG_FILENAME, path, N_ ("The owner's card faces"), N_ ("FILE") \
  }

/**
 * arb_open_catalogue:
 * @ruleset: a system
 * @path: a file with the faces that an owner typed in, or a folder with all files of the game, or one
 *   of the files in it
 *
 * Prints warnings about values that contradict what is known about the cards; they are used
 * nevertheless.
 *
 * Returns: (transfer full) (nullable): the catalogue; %NULL after an error, which it prints
 */
ArbCatalogue *arb_open_catalogue (const ArbRuleset *ruleset, const char *path);

/** arb_complain_of_doubts: prints the doubts about @catalogue, which was loaded from @file. */
void arb_complain_of_doubts (const ArbCatalogue *catalogue, const char *file);

G_END_DECLS
