/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/cards.h"

#include "systems/eminent-domain/prototype/effects.h"

static const char *const number_nicks[] = { "unknown", "0", "1", "2", "3", "4",
                                            "5",       "6", "7", "8", "9", NULL };
static const char *const type_nicks[] = { "unknown", "type-1", "type-2", "type-3", "type-4", NULL };
static const char *const slot_nicks[] = { "no-slot",  "colour-1", "colour-2",
                                          "colour-3", "colour-4", NULL };
static const char *const icon_nicks[] = { "no-icon", "survey", "warfare",  "colonize",
                                          "harvest", "trade",  "research", NULL };
/* The steps of which an Action is made up in a form. */
static const char *const script_nicks[] = { "none",       "draw 1",    "army 1",  "influence 1",
                                            "look 1",     "settle",    "colony",  "attack",
                                            "research 1", "produce 1", "trade 1", "by-hand",
                                            NULL };
static const char *const pile_nicks[] = { "deck", "start", NULL };

/* The Actions that the table can record, in the order of #ProtoAction. */
static const ArbPair table_actions[] = { { "no-action", "none" },
                                         { "by-hand", "by-hand" },
                                         { NULL, NULL } };
static const char *const moment_names[] = {
  "moment-over",     "moment-action",   "moment-role",     "moment-cleanup", "moment-boost",
  "moment-answers",  "moment-answers",  "moment-survey",   "moment-warfare", "moment-warfare",
  "moment-colonize", "moment-colonize", "moment-research", "moment-harvest", "moment-trade",
  "moment-action",   "moment-action",   "moment-by-hand",  "moment-cleanup", "moment-cleanup",
  "moment-cleanup",  "moment-cleanup",  "moment-cleanup",
};

G_STATIC_ASSERT (G_N_ELEMENTS (moment_names) == PROTO_N_MOMENTS);

#define ROLE(member) G_STRUCT_OFFSET (ProtoRole, member)
#define PLANET(member) G_STRUCT_OFFSET (ProtoPlanetCard, member)
#define TECHNOLOGY(member) G_STRUCT_OFFSET (ProtoTechnology, member)
#define SETUP(member) G_STRUCT_OFFSET (ProtoSetup, member)

static const ArbField role_fields[] = {
  { "id", ARB_FIELD_ID, ROLE (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, ROLE (title), TRUE, 0, 0, NULL, "Its name." },
  { "lead", ARB_FIELD_STRING, ROLE (lead), TRUE, 0, 0, NULL,
    "What its leader does; n is the number of icons." },
  { "follow", ARB_FIELD_STRING, ROLE (follow), TRUE, 0, 0, NULL,
    "What a follower does; n is the number of icons." },
  { "starting", ARB_FIELD_INTEGER, ROLE (starting), TRUE, 0, 9, NULL,
    "Copies in each starting deck." },
  { "cards", ARB_FIELD_INTEGER, ROLE (cards), FALSE, 1, 99, NULL,
    "Cards of its pile, starting decks included; left out while nobody knows." },
  { "action", ARB_FIELD_SCRIPT, ROLE (action), FALSE, 0, 0, script_nicks,
    "The script of the card's Action, or none; left out while nobody knows." },
  { "text", ARB_FIELD_TEXT, ROLE (text), FALSE, 0, 0, NULL, "The card's Action in words." },
};

static const ArbField planet_fields[] = {
  { "id", ARB_FIELD_ID, PLANET (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, PLANET (title), TRUE, 0, 0, NULL,
    "The name, or what tells the card from the others." },
  { "pile", ARB_FIELD_NICK, PLANET (pile), TRUE, 0, 0, pile_nicks,
    "Whether it is a start planet." },
  { "colonize-cost", ARB_FIELD_NICK, PLANET (numbers[PROTO_FEATURE_SETTLE]), FALSE, 0, 0,
    number_nicks, "Colonize icons needed to turn it up." },
  { "army-cost", ARB_FIELD_NICK, PLANET (numbers[PROTO_FEATURE_ARMIES]), FALSE, 0, 0, number_nicks,
    "Armies needed to turn it up." },
  { "influence", ARB_FIELD_NICK, PLANET (numbers[PROTO_FEATURE_INFLUENCE]), FALSE, 0, 0,
    number_nicks, "Its victory points when face up." },
  { "type", ARB_FIELD_NICK, PLANET (type), FALSE, 0, 0, type_nicks, "Its type." },
  { "slots", ARB_FIELD_NICKS, PLANET (slots), FALSE, 0, 6, slot_nicks,
    "The resources it can hold; left out while nobody knows." },
  { "icons", ARB_FIELD_NICKS, PLANET (icons), FALSE, 0, 6, icon_nicks,
    "Its icons; left out while nobody knows." },
};

static const ArbField technology_fields[] = {
  { "id", ARB_FIELD_ID, TECHNOLOGY (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, TECHNOLOGY (title), TRUE, 0, 0, NULL,
    "The name, or what tells the card from the others." },
  { "influence", ARB_FIELD_NICK, TECHNOLOGY (influence), FALSE, 0, 0, number_nicks,
    "Its victory points." },
  { "type", ARB_FIELD_NICK, TECHNOLOGY (type), FALSE, 0, 0, type_nicks,
    "The planet type of its deck." },
  { "icons", ARB_FIELD_NICKS, TECHNOLOGY (icons), FALSE, 0, 6, icon_nicks,
    "Its icons; left out while nobody knows." },
  { "action", ARB_FIELD_SCRIPT, TECHNOLOGY (action), FALSE, 0, 0, script_nicks,
    "The script of its Action, or none; left out while nobody knows." },
  { "text", ARB_FIELD_TEXT, TECHNOLOGY (text), FALSE, 0, 0, NULL, "Its effect in words." },
};

static const ArbField setup_fields[] = {
  { "id", ARB_FIELD_ID, SETUP (id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, SETUP (title), TRUE, 0, 0, NULL, "What these numbers are." },
  { "opening", ARB_FIELD_INTEGER, SETUP (opening), TRUE, 1, 10, NULL,
    "Cards of the opening hand." },
  { "role-cards", ARB_FIELD_INTEGER, SETUP (role_cards), TRUE, 1, 250, NULL,
    "All role cards, however they are split into piles." },
  { "hand-size", ARB_FIELD_INTEGER, SETUP (hand_size), FALSE, 1, 20, NULL,
    "What Cleanup fills the hand up to; left out while nobody knows." },
  { "influence-supply", ARB_FIELD_INTEGER, SETUP (influence), TRUE, 1, 99, NULL,
    "Victory point discs in the supply." },
  { "armies", ARB_FIELD_INTEGER, SETUP (armies), TRUE, 1, 99, NULL, "Army discs." },
  { "discs", ARB_FIELD_INTEGER, SETUP (discs), TRUE, 1, 99, NULL,
    "Resource discs of each colour." },
};

#define TABLE(id, record, n, fields) \
  { \
#id, "cards", sizeof(record), n, n, fields, G_N_ELEMENTS(fields), \
        G_STRUCT_OFFSET(ProtoCatalogue, id), G_STRUCT_OFFSET(ProtoCatalogue, n_##id) \
  }

const ArbFieldTable proto_records[] = {
  TABLE (roles, ProtoRole, EM_N_ROLES, role_fields),
  TABLE (planets, ProtoPlanetCard, PROTO_N_PLANETS, planet_fields),
  TABLE (technologies, ProtoTechnology, PROTO_N_TECHNOLOGIES, technology_fields),
  TABLE (setups, ProtoSetup, 1, setup_fields),
  { "turns", "cards", sizeof (EmTurnRecord), 1, 1, em_turn_fields, EM_N_TURN_FIELDS,
    G_STRUCT_OFFSET (ProtoCatalogue, common.turns),
    G_STRUCT_OFFSET (ProtoCatalogue, common.n_turns) },
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

#define ICONS \
  { \
    .name = "icons", .counted = TRUE, .shows = "icon", .twice = "two-icons" \
  }
#define ACTION \
  { \
    .name = "action", .shows = "action", .scripts = table_actions \
  }

static const ArbFaceField role_face[] = {
  [PROTO_ROLE_ACTION] = ACTION,
  { .name = "starting" },
  { .name = "cards" },
  { .name = "text" },
};

static const ArbFaceField planet_face[PROTO_N_PLANET_FIELDS] = {
  [PROTO_FEATURE_SETTLE] = { .name = "colonize-cost", .shows = "colonize-cost" },
  [PROTO_FEATURE_ARMIES] = { .name = "army-cost", .shows = "army-cost" },
  [PROTO_FEATURE_INFLUENCE] = { .name = "influence", .shows = "influence" },
  [PROTO_PLANET_TYPE] = { .name = "type", .shows = "type" },
  [PROTO_PLANET_SLOTS] = { .name = "slots", .counted = TRUE, .shows = "slot" },
  [PROTO_PLANET_ICONS] = ICONS,
  [PROTO_PLANET_TITLE] = { .name = "title" },
};

static const ArbFaceField technology_face[PROTO_N_TECHNOLOGY_FIELDS] = {
  [PROTO_TECHNOLOGY_INFLUENCE] = { .name = "influence", .shows = "influence" },
  [PROTO_TECHNOLOGY_TYPE] = { .name = "type", .shows = "type" },
  [PROTO_TECHNOLOGY_ICONS] = ICONS,
  [PROTO_TECHNOLOGY_ACTION] = ACTION,
  [PROTO_TECHNOLOGY_TITLE] = { .name = "title" },
  [PROTO_TECHNOLOGY_TEXT] = { .name = "text" },
};

/* No move says these: they are recorded by verbs of their own, or counted. */
static const ArbFaceField setup_face[] = {
  { .name = "opening" },          { .name = "hand-size" }, { .name = "role-cards" },
  { .name = "influence-supply" }, { .name = "armies" },    { .name = "discs" },
};

#define FACE(table, fields, sort, first) \
  { \
    table, fields, G_N_ELEMENTS (fields), sort, first \
  }

const ArbFaces proto_face_fields[] = {
  [PROTO_ROLE_FACE] = FACE ("roles", role_face, EM_SORT_CARD, 0),
  [PROTO_PLANET_FACE] = FACE ("planets", planet_face, EM_SORT_PLANET, 0),
  [PROTO_TECHNOLOGY_FACE] = FACE ("technologies", technology_face, EM_SORT_CARD, EM_N_ROLES),
  FACE ("setups", setup_face, 0, 0),
  { NULL, NULL, 0, 0, 0 },
};

static void
list_names (ProtoCatalogue *self)
{
  ArbCatalogue *catalogue = &self->common.parent;
  const char **cards = arb_catalogue_add_sort (catalogue, EM_SORT_CARD, "card", PROTO_N_KINDS);
  const char **planets =
      arb_catalogue_add_sort (catalogue, EM_SORT_PLANET, "planet", PROTO_N_PLANETS);

  for (guint i = 0; i < EM_N_ROLES; i++)
    cards[i] = self->roles[i].id;
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    cards[EM_N_ROLES + i] = self->technologies[i].id;
  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    planets[i] = self->planets[i].id;

  arb_catalogue_add_names (catalogue, EM_SORT_ROLE, "role", icon_nicks + 1, EM_N_ROLES);
  arb_catalogue_add_names (catalogue, EM_SORT_RESOURCE, "colour", slot_nicks + 1, PROTO_N_COLOURS);
  arb_catalogue_add_names (catalogue, PROTO_SORT_MOMENT, "moment", moment_names, PROTO_N_MOMENTS);
}

/* Only the Actions that people know have a script. */
static void
compile_action (EmCatalogue *common, guint kind, const char *script, const char *id,
                ArbDefects *defects)
{
  common->card_scripts[kind] =
      arb_program_compile (&common->program,
                           script != NULL && !g_str_equal (script, "none") ? script : NULL,
                           EM_ORIGIN_ACTION, arb_argument_name (EM_SORT_CARD, kind), id, defects);
}

static guint16
add_phase (EmCatalogue *common, guint effect)
{
  const ArbStep step = { .effect = (guint8) effect };

  return arb_program_add (&common->program, &step, 1);
}

static void
compile_phases (ProtoCatalogue *self, ArbDefects *defects)
{
  static const guint8 cleanup[EM_N_CLEANUP_STEPS] = {
    EM_EFFECT_CLEANUP, ARB_EFFECT_END,       EM_EFFECT_CLEAR,
    EM_EFFECT_REFILL,  EM_EFFECT_CHECK_TURN, EM_EFFECT_CHECK_ROUND,
  };
  EmCatalogue *common = &self->common;
  guint16 *own = common->own_scripts;

  own[EM_SCRIPT_ACTION] = add_phase (common, EM_EFFECT_ACTION);
  own[EM_SCRIPT_ROLE] = add_phase (common, EM_EFFECT_ROLE);
  own[EM_SCRIPT_BOOST] = add_phase (common, EM_EFFECT_BOOST);
  own[EM_SCRIPT_ANSWERS] = add_phase (common, EM_EFFECT_ANSWERS);
  own[EM_SCRIPT_CLEANUP] =
      em_compile_cleanup (&common->program, &common->turns[0], cleanup, defects);
  own[EM_SCRIPT_NEXT_TURN] = add_phase (common, EM_EFFECT_NEXT_TURN);
  self->followed = add_phase (common, EM_EFFECT_FOLLOWED);
  self->by_hand = add_phase (common, EM_EFFECT_BY_HAND);
}

static void
compile_scripts (ProtoCatalogue *self, const ArbScripts *scripts, ArbDefects *defects)
{
  EmCatalogue *common = &self->common;

  arb_program_init (&common->program, scripts, &common->parent,
                    EM_N_SCRIPTS + 2 * EM_N_ROLES + PROTO_N_KINDS);
  compile_phases (self, defects);
  for (guint i = 0; i < EM_N_ROLES; i++)
    {
      const ProtoRole *role = &self->roles[i];

      em_compile_role (common, i, role->lead, role->follow, role->id, defects);
      compile_action (common, i, role->action, role->id, defects);
    }
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    compile_action (common, EM_N_ROLES + i, self->technologies[i].action, self->technologies[i].id,
                    defects);
}

/* Checks that the piles that nobody counted can have their cards of the starting decks. */
static void
check_split (const ProtoCatalogue *self, ArbDefects *defects)
{
  gint role_cards = self->setups[0].role_cards;
  gint sum = 0, needed = 0;
  gboolean open = FALSE;

  for (guint i = 0; i < EM_N_ROLES; i++)
    {
      sum += self->roles[i].cards;
      if (self->roles[i].cards != 0)
        continue;
      needed += MAX (self->roles[i].starting * EM_MAX_SEATS, 1);
      open = TRUE;
    }
  if (open && sum + needed > role_cards)
    arb_defects_add (defects, "roles", "%d cards in the counted piles, expected at most %d of %d",
                     sum, role_cards - needed, role_cards);
}

/* Checks the structure that the text prescribes: the roles and their order, and one start planet
 * for each of four players. */
static void
check_structure (const ProtoCatalogue *self, ArbDefects *defects)
{
  guint n_start = 0;

  for (guint i = 0; i < EM_N_ROLES; i++)
    {
      const ProtoRole *role = &self->roles[i];

      if (!g_str_equal (role->id, icon_nicks[i + 1]))
        arb_defects_add (defects, "roles", "expected “%s” at place %u", icon_nicks[i + 1], i + 1);
      if (role->cards != 0 && role->cards < role->starting * EM_MAX_SEATS)
        arb_defects_add (defects, role->id,
                         "%d cards, expected at least those of %d starting decks", role->cards,
                         EM_MAX_SEATS);
    }
  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    n_start += self->planets[i].pile == 1;
  if (n_start != EM_MAX_SEATS)
    arb_defects_add (defects, "planets", "%u start planets, expected %d", n_start, EM_MAX_SEATS);
}

static void
check_nothing (const char *id, const ArbNicks *nicks, ArbDefects *defects)
{
  for (guint i = 0; i < nicks->n; i++)
    if (nicks->nicks[i] == 0 && nicks->n > 1)
      arb_defects_add (defects, id, "none beside some, expected one or the other");
}

gboolean
proto_catalogue_compile (ProtoCatalogue *self, const ArbScripts *scripts, ArbDefects *defects)
{
  guint n_lines = defects->lines->len;

  list_names (self);
  check_structure (self, defects);
  check_split (self, defects);
  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    {
      check_nothing (self->planets[i].id, &self->planets[i].slots, defects);
      check_nothing (self->planets[i].id, &self->planets[i].icons, defects);
    }
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    check_nothing (self->technologies[i].id, &self->technologies[i].icons, defects);
  compile_scripts (self, scripts, defects);
  return defects->lines->len == n_lines;
}
