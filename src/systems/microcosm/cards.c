/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/cards.h"

#include "systems/microcosm/effects.h"

static const char *const icon_nicks[] = { "no-icon",  "research", "warfare",
                                          "colonize", "capital",  NULL };
static const char *const number_nicks[] = { "unknown", "0", "1", "2", "3", "4",
                                            "5",       "6", "7", "8", "9", NULL };
const char *const micro_type_nicks[] = { "unknown", "red",  "yellow",   "green",
                                         "purple",  "wild", "prestige", NULL };
static const char *const colour_nicks[] = { "unknown", "red", "yellow", "green", "purple", NULL };
const char *const micro_family_nicks[] = { "research",  "warfare", "colonize",
                                           "political", "survey",  NULL };
static const char *const time_nicks[] = { "unknown", "in-turn", "before-taking", NULL };
const char *const micro_scoring_nicks[] = {
  "unknown",        "technologies",  "spoils",         "colonies",     "type", "capital-icons",
  "research-icons", "warfare-icons", "colonize-icons", "points-alone", NULL,
};
static const char *const script_nicks[] = { "colonize", "attack",  "research", "again 3",
                                            "peek",     "discard", "swap",     "pick-up",
                                            "another",  "by-hand", NULL };
static const char *const zone_names[] = { "hand",   "discard", "supply",       "deck",   "colonies",
                                          "spoils", "pile",    "technologies", "centre", "all" };
static const char *const moment_names[] = {
  "moment-over",   "moment-take",     "moment-choose",  "moment-picking", "moment-colonize",
  "moment-attack", "moment-research", "moment-again",   "moment-peek",    "moment-discard",
  "moment-swap",   "moment-pick-up",  "moment-another", "moment-by-hand",
};
/* The actions that the table can record, in the order of #MicroAction. */
static const ArbPair table_actions[] = {
  { "peek", "peek" },       { "discard", "discard" },
  { "swap", "swap ?" },     { "pick-up", "pick-up ?" },
  { "another", "another" }, { "by-hand", "by-hand" },
  { NULL, NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (zone_names) == MICRO_N_ZONES);
G_STATIC_ASSERT (G_N_ELEMENTS (moment_names) == MICRO_N_EFFECTS);

#define DOMAIN(member) G_STRUCT_OFFSET (MicroDomain, member)
#define PLANET(member) G_STRUCT_OFFSET (MicroPlanet, member)
#define TECHNOLOGY(member) G_STRUCT_OFFSET (MicroTechnology, member)

#define SOURCES "Where each field comes from, and how sure it is: H, M or L."

static const ArbField domain_fields[] = {
  { "id", ARB_FIELD_ID, DOMAIN (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, DOMAIN (title), TRUE, 0, 0, NULL,
    "The name, or what tells the card from the others." },
  { "text", ARB_FIELD_TEXT, DOMAIN (text), FALSE, 0, 0, NULL, "Its action, in our own words." },
  { "family", ARB_FIELD_NICK, DOMAIN (family), TRUE, 0, 0, micro_family_nicks,
    "What its action is about." },
  { "icons", ARB_FIELD_NICKS, DOMAIN (icons), FALSE, 0, 4, icon_nicks,
    "Its role icons; left out while nobody knows them." },
  { "type", ARB_FIELD_NICK, DOMAIN (type), FALSE, 0, 0, micro_type_nicks, "Its type of planets." },
  { "time", ARB_FIELD_NICK, DOMAIN (time), FALSE, 0, 0, time_nicks,
    "Whether it is played as an action or before a card is taken." },
  { "action", ARB_FIELD_SCRIPT, DOMAIN (action), FALSE, 0, 0, script_nicks,
    "The script of its action; left out while nobody knows it." },
  { "scores", ARB_FIELD_NICK, DOMAIN (scores), FALSE, 0, 0, micro_scoring_nicks,
    "What it counts at the end." },
  { "scored-type", ARB_FIELD_NICK, DOMAIN (scored_type), FALSE, 0, 0, colour_nicks,
    "The colour that it counts, if it counts one." },
  { "points", ARB_FIELD_INTEGER, DOMAIN (points), TRUE, 1, 9, NULL,
    "Influence for each that it counts." },
  { "sources", ARB_FIELD_MAP, DOMAIN (sources), FALSE, 0, 0, NULL, SOURCES },
};

static const ArbField planet_fields[] = {
  { "id", ARB_FIELD_ID, PLANET (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, PLANET (title), TRUE, 0, 0, NULL,
    "The name, or what tells the card from the others." },
  { "cost", ARB_FIELD_INTEGER, PLANET (cost), TRUE, 0, 9, NULL,
    "The icons needed to colonize it." },
  { "shield", ARB_FIELD_NICK, PLANET (numbers[MICRO_PLANET_SHIELD]), FALSE, 0, 0, number_nicks,
    "The big shield." },
  { "colony-shield", ARB_FIELD_NICK, PLANET (numbers[MICRO_PLANET_COLONY_SHIELD]), FALSE, 0, 0,
    number_nicks, "The small shield." },
  { "influence", ARB_FIELD_NICK, PLANET (numbers[MICRO_PLANET_INFLUENCE]), FALSE, 0, 0,
    number_nicks, "Its influence." },
  { "icons", ARB_FIELD_NICKS, PLANET (icons), FALSE, 0, 4, icon_nicks,
    "Its role icons; left out while nobody knows them." },
  { "type", ARB_FIELD_NICK, PLANET (type), FALSE, 0, 0, micro_type_nicks, "Its type." },
  { "bonus", ARB_FIELD_INTEGER, PLANET (bonus), FALSE, 0, 1, NULL,
    "What it adds to the defence of its owner's Colonies." },
  { "sources", ARB_FIELD_MAP, PLANET (sources), FALSE, 0, 0, NULL, SOURCES },
};

static const ArbField technology_fields[] = {
  { "id", ARB_FIELD_ID, TECHNOLOGY (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, TECHNOLOGY (title), TRUE, 0, 0, NULL,
    "The name, or what tells the card from the others." },
  { "icons", ARB_FIELD_NICKS, TECHNOLOGY (icons), FALSE, 0, 4, icon_nicks,
    "Its role icons; left out while nobody knows them." },
  { "bonus", ARB_FIELD_INTEGER, TECHNOLOGY (bonus), FALSE, 0, 1, NULL,
    "What it adds to the defence of its owner's Colonies." },
  { "sources", ARB_FIELD_MAP, TECHNOLOGY (sources), FALSE, 0, 0, NULL, SOURCES },
};

#define TABLE(id, record, n, fields) \
  { \
#id, "cards", sizeof(record), n, n, fields, G_N_ELEMENTS(fields), \
        G_STRUCT_OFFSET(MicroCatalogue, id), G_STRUCT_OFFSET(MicroCatalogue, n_##id) \
  }

const ArbFieldTable micro_tables[] = {
  TABLE (domains, MicroDomain, MICRO_N_DOMAINS, domain_fields),
  TABLE (planets, MicroPlanet, MICRO_N_PLANETS, planet_fields),
  TABLE (technologies, MicroTechnology, MICRO_N_TECHNOLOGIES, technology_fields),
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

#define ICONS \
  { \
    .name = "icons", .counted = TRUE, .shows = "icon", .twice = "two-icons" \
  }

static const ArbFaceField domain_face[MICRO_N_DOMAIN_FIELDS] = {
  [MICRO_DOMAIN_ICONS] = ICONS,
  [MICRO_DOMAIN_TYPE] = { .name = "type", .shows = "type" },
  [MICRO_DOMAIN_TIME] = { .name = "time", .shows = "time" },
  [MICRO_DOMAIN_ACTION] = { .name = "action", .shows = "action", .scripts = table_actions },
  [MICRO_DOMAIN_SCORES] = { .name = "scores", .shows = "scores" },
  [MICRO_DOMAIN_SCORED_TYPE] = { .name = "scored-type",
                                 .shows = "scores",
                                 .only_if = DOMAIN (scores),
                                 .only_value = MICRO_SCORES_TYPE },
  [MICRO_DOMAIN_POINTS] = { .name = "points", .shows = "points" },
  [MICRO_DOMAIN_FAMILY] = { .name = "family" },
  [MICRO_DOMAIN_TITLE] = { .name = "title" },
  [MICRO_DOMAIN_TEXT] = { .name = "text" },
};

static const ArbFaceField planet_face[MICRO_N_PLANET_FIELDS] = {
  [MICRO_PLANET_SHIELD] = { .name = "shield", .shows = "shield" },
  [MICRO_PLANET_COLONY_SHIELD] = { .name = "colony-shield", .shows = "colony-shield" },
  [MICRO_PLANET_INFLUENCE] = { .name = "influence", .shows = "influence" },
  [MICRO_PLANET_ICONS] = ICONS,
  [MICRO_PLANET_TYPE] = { .name = "type", .shows = "type" },
  [MICRO_PLANET_COST] = { .name = "cost" },
  [MICRO_PLANET_BONUS] = { .name = "bonus" },
  [MICRO_PLANET_TITLE] = { .name = "title" },
};

static const ArbFaceField technology_face[] = { ICONS, { .name = "bonus" }, { .name = "title" } };

#define FACE(table, fields, sort) \
  { \
    table, fields, G_N_ELEMENTS (fields), sort, 0 \
  }

const ArbFaces micro_faces[] = {
  [MICRO_DOMAIN_FACE] = FACE ("domains", domain_face, MICRO_SORT_DOMAIN),
  [MICRO_PLANET_FACE] = FACE ("planets", planet_face, MICRO_SORT_PLANET),
  [MICRO_TECHNOLOGY_FACE] = FACE ("technologies", technology_face, MICRO_SORT_TECHNOLOGY),
  { NULL, NULL, 0, 0, 0 },
};

static void
list_names (MicroCatalogue *self)
{
  ArbCatalogue *catalogue = &self->parent;
  const char **domains =
      arb_catalogue_add_sort (catalogue, MICRO_SORT_DOMAIN, "domain", self->n_domains);
  const char **planets =
      arb_catalogue_add_sort (catalogue, MICRO_SORT_PLANET, "planet", self->n_planets);
  const char **technologies =
      arb_catalogue_add_sort (catalogue, MICRO_SORT_TECHNOLOGY, "technology", self->n_technologies);

  for (guint i = 0; i < self->n_domains; i++)
    domains[i] = self->domains[i].id;
  for (guint i = 0; i < self->n_planets; i++)
    planets[i] = self->planets[i].id;
  for (guint i = 0; i < self->n_technologies; i++)
    technologies[i] = self->technologies[i].id;

  arb_catalogue_add_names (catalogue, MICRO_SORT_ZONE, "zone", zone_names, MICRO_N_ZONES);
  arb_catalogue_add_names (catalogue, MICRO_SORT_MOMENT, "moment", moment_names,
                           G_N_ELEMENTS (moment_names));
}

/* Assigns the planets to piles by their cost, the cheapest pile first. */
static void
compile_piles (MicroCatalogue *self, ArbDefects *defects)
{
  guint n_piles = 0;

  for (guint i = 0; i < self->n_planets; i++)
    {
      gboolean new_pile = i == 0 || self->planets[i].cost > self->planets[i - 1].cost;

      if (i > 0 && self->planets[i].cost < self->planets[i - 1].cost)
        {
          arb_defects_add (defects, "planets",
                           "%s costs %d and %s costs %d, expected the planets in the order of "
                           "their cost",
                           self->planets[i - 1].id, self->planets[i - 1].cost, self->planets[i].id,
                           self->planets[i].cost);
          return;
        }
      n_piles += new_pile;
      if (n_piles > MICRO_N_PILES)
        break;
      self->costs[n_piles - 1] = self->planets[i].cost;
      self->piles[n_piles - 1] |= (guint16) (1u << i);
      if (self->planets[i].bonus > 0)
        self->bonus_planets |= (guint16) (1u << i);
    }
  if (n_piles != MICRO_N_PILES)
    arb_defects_add (defects, "planets", "%u different costs, expected %d", n_piles, MICRO_N_PILES);
}

static void
compile_icons (const char *table, guint index, const ArbNicks *icons, ArbDefects *defects)
{
  g_autofree char *path = g_strdup_printf ("%s[%u].icons", table, index);

  for (guint i = 0; i < icons->n; i++)
    if (icons->nicks[i] == MICRO_NO_ICON && icons->n > 1)
      arb_defects_add (defects, path, "“no-icon” beside an icon, expected one or the other");
}

static void
compile_scoring (const MicroDomain *domain, guint index, ArbDefects *defects)
{
  g_autofree char *path = g_strdup_printf ("domains[%u].scored-type", index);

  if (domain->scored_type != MICRO_TYPE_UNKNOWN && domain->scores != MICRO_SCORES_TYPE)
    arb_defects_add (defects, path, "expected one of four colours, of a card that counts a type");
}

static void
compile_scripts (MicroCatalogue *self, const ArbScripts *scripts, ArbDefects *defects)
{
  static const ArbStep turn[] = {
    { .effect = MICRO_EFFECT_TAKE, .amount = 1 },
    { .effect = MICRO_EFFECT_CHOOSE, .amount = 1 },
    { .effect = MICRO_EFFECT_PICKING, .amount = 1, .flags = ARB_STEP_OPTIONAL },
  };
  static const ArbStep once_more[] = { { .effect = MICRO_EFFECT_RESEARCH, .amount = 1 } };
  ArbProgram *program = &self->program;

  arb_program_init (program, scripts, &self->parent,
                    self->n_domains + MICRO_N_ACTIONS + MICRO_N_SCRIPTS);
  self->own_scripts[MICRO_SCRIPT_TURN] = arb_program_add (program, turn, G_N_ELEMENTS (turn));
  self->own_scripts[MICRO_SCRIPT_ONCE_MORE] = arb_program_add (program, once_more, 1);
  self->own_scripts[MICRO_SCRIPT_ANOTHER] = arb_program_add (program, turn + 1, 2);
  for (guint i = MICRO_ACTION_PEEK; i < MICRO_N_ACTIONS; i++)
    self->table_actions[i] = arb_program_compile (program, table_actions[i - 1].value, 0,
                                                  ARB_ARGUMENT_NONE, "action", defects);
  for (guint i = 0; i < self->n_domains; i++)
    {
      g_autofree char *path = g_strdup_printf ("domains[%u].action", i);

      self->domains[i].program =
          arb_program_compile (program, self->domains[i].action, 0,
                               arb_argument_name (MICRO_SORT_DOMAIN, i), path, defects);
    }
}

gboolean
micro_catalogue_compile (MicroCatalogue *self, const ArbScripts *scripts, ArbDefects *defects)
{
  guint n_lines = defects->lines->len;

  list_names (self);
  compile_piles (self, defects);
  for (guint i = 0; i < self->n_domains; i++)
    {
      compile_icons ("domains", i, &self->domains[i].icons, defects);
      compile_scoring (&self->domains[i], i, defects);
    }
  for (guint i = 0; i < self->n_planets; i++)
    compile_icons ("planets", i, &self->planets[i].icons, defects);
  for (guint i = 0; i < self->n_technologies; i++)
    compile_icons ("technologies", i, &self->technologies[i].icons, defects);
  compile_scripts (self, scripts, defects);
  return defects->lines->len == n_lines;
}
