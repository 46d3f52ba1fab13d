/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/document.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

/**
 * ArbChoice:
 * @system: (nullable): id of a system; %NULL for the first
 * @edition: (nullable): id of an edition; %NULL for the system's default
 * @variants: (nullable): ids of variants
 * @switches: (nullable): `KEY=VALUE`
 *
 * The game to play, as given on a command line. Free with arb_choice_clear().
 */
typedef struct
{
  char *system;
  char *edition;
  char **variants;
  char **switches;
} ArbChoice;

/** ARB_CHOICE_ENTRIES: the options that fill an #ArbChoice. */
#define ARB_CHOICE_ENTRIES(choice) \
  { "system", 0, 0, G_OPTION_ARG_FILENAME, &(choice)->system, N_ ("Which game"), "ID" }, \
      { "edition", 0, 0, G_OPTION_ARG_FILENAME, &(choice)->edition, N_ ("Which rulebook"), "ID" }, \
      { "variant", \
        0, \
        0, \
        G_OPTION_ARG_FILENAME_ARRAY, \
        &(choice)->variants, \
        N_ ("A way of playing; may be given several times"), \
        "ID" }, \
  { \
    "switch", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &(choice)->switches, \
        N_ ("A house rule; may be given several times"), "KEY=VALUE" \
  }

/** arb_choice_clear: frees what @choice holds. */
void arb_choice_clear (ArbChoice *choice);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbChoice, arb_choice_clear)

/**
 * arb_choose_system: the system with this id, the first for %NULL; prints an error and returns
 * %NULL if there is none.
 */
const ArbRuleset *arb_choose_system (const char *id);

/** arb_choice_list_editions: (transfer full): the ids of the editions, for a message. */
char *arb_choice_list_editions (const ArbCatalogue *catalogue);

/**
 * arb_choose_edition:
 * @catalogue: a catalogue
 * @id: (nullable): an edition, or %NULL for the default
 * @edition: (out): its index
 *
 * Returns: whether there is such an edition; if not, it prints the known ones to standard error
 */
gboolean arb_choose_edition (const ArbCatalogue *catalogue, const char *id, guint *edition);

/**
 * arb_choice_begin:
 * @choice: the game to play
 * @catalogue: (nullable): the catalogue, or %NULL for the built-in one
 * @names: the players, %NULL-terminated
 *
 * Returns: (transfer full) (nullable): a new game; %NULL after an error, which it prints
 */
ArbDocument *arb_choice_begin (const ArbChoice *choice, const ArbCatalogue *catalogue,
                               const char *const *names);

G_END_DECLS
