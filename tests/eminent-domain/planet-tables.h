/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/random.h"
#include "systems/eminent-domain/state.h"

/*
 * Where the planets of a small deck lie, and brute force over that: a set of tables is what is
 * thought possible. Nothing here is of the program.
 */

#define N_DECK 7
#define N_STARTS 3
#define N_PLANETS (N_DECK + N_STARTS)

/* Where a planet lies, four bits each. */
enum
{
  IN_DECK,
  IN_DISCARD,
  IN_LOOK,
  IN_BOX,
  IN_WORLD,
};

typedef guint64 Table;

/** planets: of which the first #N_DECK are the deck. */
extern EmPlanet planets[N_PLANETS];
extern EmCatalogue catalogue;

/** planet_tables_init: backs of three, two and two, and start planets of two and one. */
void planet_tables_init (void);

/** table_placed: @table with @planet in @place. */
Table table_placed (Table table, guint planet, guint place);

/** table_moved: @table with all that lies in @from in @to. */
Table table_moved (Table table, guint from, guint to);

/** table_lying: the planets in @place. */
guint64 table_lying (Table table, guint place);

/** tables_new: (transfer full): an empty set of tables. */
GHashTable *tables_new (void);

/** tables_keep: adds @table to @tables. */
void tables_keep (GHashTable *tables, Table table);

/** tables_any: one of @tables. */
Table tables_any (ArbRandom *random, GHashTable *tables);

/**
 * tables_take:
 * @tables: what is added to
 * @table: from where
 * @n: how many planets
 * @from: the first planet that may be taken
 * @at_once: whether an empty deck is made anew before somebody needs it
 *
 * Takes @n planets of the deck to look at, in every way.
 */
void tables_take (GHashTable *tables, Table table, guint n, guint from, gboolean at_once);

/** tables_enumerate: what can lie in @place by @tables, and what must. */
void tables_enumerate (GHashTable *tables, guint place, guint64 *can, guint64 *must);
