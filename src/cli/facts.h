/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/document.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

/**
 * ArbFacts:
 * @date: (nullable): the day of the game, `YYYY-MM-DD`
 * @place: (nullable): where it was played; empty for none
 * @note: (nullable): a remark about it; empty for none
 * @counts: (nullable): `yes` or `no`: whether its result counts
 *
 * The facts of a game, as given on a command line. Free with arb_facts_clear().
 */
typedef struct
{
  char *date;
  char *place;
  char *note;
  char *counts;
} ArbFacts;

/** ARB_FACTS_ENTRIES: the options that fill an #ArbFacts. */
#define ARB_FACTS_ENTRIES(facts) \
  { \
    "date", 0, 0, G_OPTION_ARG_FILENAME, &(facts)->date, N_ ("The day of the game"), "YYYY-MM-DD" \
  }, \
      { "place",    0, 0, G_OPTION_ARG_FILENAME, &(facts)->place, N_ ("Where it was played"), \
        N_ ("TEXT") }, \
      { "note",     0, 0, G_OPTION_ARG_FILENAME, &(facts)->note, N_ ("A remark about the game"), \
        N_ ("TEXT") }, \
  { \
    "counts", 0, 0, G_OPTION_ARG_FILENAME, &(facts)->counts, \
        N_ ("Whether its result counts; otherwise nobody wins"), "yes|no" \
  }

/** arb_facts_clear: frees what @facts holds. */
void arb_facts_clear (ArbFacts *facts);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbFacts, arb_facts_clear)

/** arb_facts_any: whether any of them is given. */
gboolean arb_facts_any (const ArbFacts *facts);

/**
 * arb_facts_set: sets the facts that are given in @document; prints an error and returns %FALSE for a
 * wrong one.
 */
gboolean arb_facts_set (const ArbFacts *facts, ArbDocument *document);

G_END_DECLS
