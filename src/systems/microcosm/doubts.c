/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/contract.h"

#include "systems/microcosm/cards.h"

/* The role of a card with one icon; %MICRO_N_ROLES for a card with none, or with several. */
static MicroRole
only_icon (const ArbNicks *icons)
{
  return icons->n == 1 && icons->nicks[0] >= MICRO_FIRST_ICON ? icons->nicks[0] - MICRO_FIRST_ICON
                                                              : MICRO_N_ROLES;
}

static guint
count_icon (const ArbNicks *icons, MicroRole role)
{
  guint n = 0;

  for (guint i = 0; i < icons->n; i++)
    n += icons->nicks[i] == MICRO_FIRST_ICON + role;
  return n;
}

/* Adds doubts about the families: four of four cards and two for Survey, with each icon once in a
 * family. Source: microcosm A.1. */
static void
doubt_families (const MicroCatalogue *self, ArbDefects *doubts)
{
  static const guint expected[MICRO_N_FAMILIES] = { 4, 4, 4, 4, 2 };
  guint n[MICRO_N_FAMILIES] = { 0 };
  guint8 icons[MICRO_N_FAMILIES] = { 0 };

  for (guint i = 0; i < self->n_domains; i++)
    {
      const MicroDomain *domain = &self->domains[i];
      MicroRole role = only_icon (&domain->icons);

      n[domain->family]++;
      if (domain->family == MICRO_FAMILY_SURVEY || domain->icons.n == 0)
        continue;
      if (role == MICRO_N_ROLES || (icons[domain->family] & 1u << role) != 0)
        arb_defects_add (doubts, domain->id,
                         "the four cards of a family have one icon each, all different");
      icons[domain->family] |= (guint8) (1u << role);
    }
  for (guint i = 0; i < MICRO_N_FAMILIES; i++)
    if (n[i] != expected[i])
      arb_defects_add (doubts, "domains", "%u cards of the family %s, expected %u", n[i],
                       micro_family_nicks[i], expected[i]);
}

/* Adds doubts about scoring: the icon decides what a card counts, and the four cards that count a
 * type count different ones. */
static void
doubt_scoring (const MicroCatalogue *self, ArbDefects *doubts)
{
  static const guint8 by_icon[MICRO_N_ROLES] = { MICRO_SCORES_TECHNOLOGIES, MICRO_SCORES_SPOILS,
                                                 MICRO_SCORES_COLONIES, MICRO_SCORES_TYPE };
  guint types = 0;

  for (guint i = 0; i < self->n_domains; i++)
    {
      const MicroDomain *domain = &self->domains[i];
      MicroRole role = only_icon (&domain->icons);
      guint8 expected = domain->family == MICRO_FAMILY_SURVEY ? MICRO_SCORES_CAPITAL
                        : role == MICRO_N_ROLES               ? domain->scores
                                                              : by_icon[role];

      if (domain->scores != MICRO_SCORES_UNKNOWN && domain->scores != expected)
        arb_defects_add (doubts, domain->id, "counts %s, expected %s by its icon",
                         micro_scoring_nicks[domain->scores], micro_scoring_nicks[expected]);
      if (domain->scored_type == MICRO_TYPE_UNKNOWN)
        continue;
      if ((types & 1u << domain->scored_type) != 0)
        arb_defects_add (doubts, domain->id, "two cards count the type %s",
                         micro_type_nicks[domain->scored_type]);
      types |= 1u << domain->scored_type;
    }
}

/* Adds doubts about the piles of 4, 4 and 3 planets; the most expensive are a wild and two prestige
 * planets, one with +1. */
static void
doubt_planets (const MicroCatalogue *self, ArbDefects *doubts)
{
  static const gint costs[MICRO_N_PILES] = { 0, 2, 3 };
  static const guint sizes[MICRO_N_PILES] = { 4, 4, 3 };
  static const guint colonize_icons[MICRO_N_PILES] = { 1, 2, 0 };
  guint n_wild = 0, n_prestige = 0, n_bonus = 0;

  for (guint pile = 0; pile < MICRO_N_PILES; pile++)
    {
      guint n = (guint) __builtin_popcount (self->piles[pile]);
      guint n_icons = 0;

      for (guint i = 0; i < self->n_planets; i++)
        if ((self->piles[pile] & 1u << i) != 0)
          n_icons += count_icon (&self->planets[i].icons, MICRO_COLONIZE);
      if (self->costs[pile] != costs[pile] || n != sizes[pile])
        arb_defects_add (doubts, "planets", "%u planets cost %d, expected %u that cost %d", n,
                         self->costs[pile], sizes[pile], costs[pile]);
      if (n_icons > colonize_icons[pile])
        arb_defects_add (doubts, "planets", "%u colonize icons at cost %d, expected %u", n_icons,
                         self->costs[pile], colonize_icons[pile]);
    }
  for (guint i = 0; i < self->n_planets; i++)
    {
      const MicroPlanet *planet = &self->planets[i];

      n_wild += planet->type == MICRO_WILD && planet->cost == costs[2];
      n_prestige += planet->type == MICRO_PRESTIGE && planet->cost == costs[2];
      n_bonus += planet->bonus > 0 && planet->type == MICRO_PRESTIGE;
    }
  if (n_wild != 1 || n_prestige != 2 || n_bonus != 1)
    arb_defects_add (doubts, "planets",
                     "%u wild, %u prestige and %u with +1, expected 1, 2 and 1 of them", n_wild,
                     n_prestige, n_bonus);
}

void
micro_catalogue_doubt (const ArbCatalogue *catalogue, ArbDefects *doubts)
{
  const MicroCatalogue *self = (const MicroCatalogue *) catalogue;
  guint n_bonus = 0;

  doubt_families (self, doubts);
  doubt_scoring (self, doubts);
  doubt_planets (self, doubts);
  for (guint i = 0; i < self->n_technologies; i++)
    n_bonus += self->technologies[i].bonus > 0;
  if (n_bonus != 1)
    arb_defects_add (doubts, "technologies", "%u with +1, expected 1", n_bonus);
}
