/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "planet-tables.h"

EmPlanet planets[N_PLANETS];
EmCatalogue catalogue;

void
planet_tables_init (void)
{
  static const guint8 backs[N_PLANETS] = { 0, 0, 0, 1, 1, 2, 2, 0, 0, 1 };

  catalogue.planets = planets;
  catalogue.n_planets = N_PLANETS;
  for (guint i = 0; i < N_PLANETS; i++)
    {
      planets[i].type = backs[i];
      catalogue.of_type[backs[i]] |= em_bit (i);
      planets[i].settle_cost = i < N_DECK ? 4 : 2;
      planets[i].warfare_cost = i < N_DECK ? 5 : 2;
    }
  catalogue.deck_planets = em_bit (N_DECK) - 1;
  catalogue.start_planets = (em_bit (N_PLANETS) - 1) & ~catalogue.deck_planets;
}

static guint
place_of (Table table, guint planet)
{
  return table >> 4 * planet & 15;
}

Table
table_placed (Table table, guint planet, guint place)
{
  return (table & ~((Table) 15 << 4 * planet)) | (Table) place << 4 * planet;
}

guint64
table_lying (Table table, guint place)
{
  guint64 set = 0;

  for (guint planet = 0; planet < N_PLANETS; planet++)
    if (place_of (table, planet) == place)
      set |= em_bit (planet);

  return set;
}

Table
table_moved (Table table, guint from, guint to)
{
  for (guint64 rest = table_lying (table, from); rest != 0; rest &= rest - 1)
    table = table_placed (table, em_first (rest), to);

  return table;
}

void
tables_keep (GHashTable *tables, Table table)
{
  g_hash_table_add (tables, g_memdup2 (&table, sizeof table));
}

GHashTable *
tables_new (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

void
tables_take (GHashTable *tables, Table table, guint n, guint from, gboolean at_once)
{
  guint64 deck = table_lying (table, IN_DECK);

  if (n > 0 && deck == 0 && table_lying (table, IN_DISCARD) != 0)
    {
      tables_take (tables, table_moved (table, IN_DISCARD, IN_DECK), n, 0, at_once);
      return;
    }
  if (n == 0 || deck == 0)
    {
      if (deck == 0 && at_once)
        table = table_moved (table, IN_DISCARD, IN_DECK);
      tables_keep (tables, table);
      return;
    }

  for (guint64 rest = deck >> from << from; rest != 0; rest &= rest - 1)
    {
      guint planet = em_first (rest);

      /* In rising order, so that each choice comes once; but a new deck begins anew. */
      if (em_count (rest) < MIN (n, em_count (deck)))
        break;
      tables_take (tables, table_placed (table, planet, IN_LOOK), n - 1, planet + 1, at_once);
    }
}

Table
tables_any (ArbRandom *random, GHashTable *tables)
{
  guint n = arb_random_below (random, g_hash_table_size (tables));
  GHashTableIter iter;
  Table *table;

  g_hash_table_iter_init (&iter, tables);
  do
    g_hash_table_iter_next (&iter, (gpointer *) &table, NULL);
  while (n-- > 0);
  return *table;
}

void
tables_enumerate (GHashTable *tables, guint place, guint64 *can, guint64 *must)
{
  GHashTableIter iter;
  Table *table;

  *can = 0;
  *must = ~G_GUINT64_CONSTANT (0);
  g_hash_table_iter_init (&iter, tables);
  while (g_hash_table_iter_next (&iter, (gpointer *) &table, NULL))
    {
      *can |= table_lying (*table, place);
      *must &= table_lying (*table, place);
    }
}
