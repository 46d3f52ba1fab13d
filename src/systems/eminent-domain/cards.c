/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/cards.h"

static const char *const role_nicks[] = { "survey", "warfare",  "colonize", "produce",
                                          "trade",  "research", NULL };
static const char *const type_nicks[] = { "advanced", "fertile", "metallic", NULL };
static const char *const resource_nicks[] = { "food", "water", "iron", "silicon", "fighter", NULL };
static const char *const slot_nicks[] = { "food", "water", "iron", "silicon", NULL };
static const char *const pile_nicks[] = { "deck", "start", NULL };
/* The steps of which an Action is made up in a form. */
#define STEP(name, word, ...) word " 1",
static const char *const script_nicks[] = { EM_CARD_EFFECTS (STEP) NULL };
#undef STEP
static const char *const standing_nicks[] = { "none",         "trade-fighters",  "remove-one",
                                              "remove-any",   "research-is-all", "fill",
                                              "dissent-draw", "leader-bonus",    "phase-order",
                                              "extra-action", "scorched-earth",  NULL };

#define FIELD(record, member) G_STRUCT_OFFSET (record, member)
#define ID(record) \
  { \
    "id", ARB_FIELD_ID, FIELD (record, id), TRUE, 0, 0, NULL, "Its id." \
  }
#define TITLE(record) \
  { \
    "title", ARB_FIELD_TEXT, FIELD (record, title), TRUE, 0, 0, NULL, "Its name." \
  }
#define NUMBER(name, record, member, max, description) \
  { \
    name, ARB_FIELD_INTEGER, FIELD (record, member), TRUE, 0, max, NULL, description \
  }

static const ArbField role_card_fields[] = {
  ID (EmRoleCard),
  TITLE (EmRoleCard),
  { "symbols", ARB_FIELD_NICKS, FIELD (EmRoleCard, symbols), TRUE, 0, 2, role_nicks,
    "The symbols it shows." },
  NUMBER ("starting", EmRoleCard, starting, 9, "Copies in each starting deck."),
  { "action", ARB_FIELD_SCRIPT, FIELD (EmRoleCard, action), TRUE, 0, 0, script_nicks,
    "The script of its Action." },
  { "text", ARB_FIELD_TEXT, FIELD (EmRoleCard, action_text), TRUE, 0, 0, NULL,
    "Its Action in words." },
};

static const ArbField role_fields[] = {
  ID (EmRoleRecord),
  TITLE (EmRoleRecord),
  { "lead", ARB_FIELD_STRING, FIELD (EmRoleRecord, lead), TRUE, 0, 0, NULL,
    "What its leader does; n is the number of symbols." },
  { "follow", ARB_FIELD_STRING, FIELD (EmRoleRecord, follow), TRUE, 0, 0, NULL,
    "What a follower does; n is the number of symbols." },
};

static const ArbField planet_fields[] = {
  ID (EmPlanet),
  TITLE (EmPlanet),
  { "pile", ARB_FIELD_NICK, FIELD (EmPlanet, pile), TRUE, 0, 0, pile_nicks,
    "Whether it is a start planet." },
  { "type", ARB_FIELD_NICK, FIELD (EmPlanet, type), TRUE, 0, 0, type_nicks, "Its type." },
  NUMBER ("settle", EmPlanet, settle_cost, 9, "Colonies needed to settle it."),
  NUMBER ("warfare", EmPlanet, warfare_cost, 9, "Fighters needed to attack it."),
  NUMBER ("influence", EmPlanet, influence, 9, "Influence when face up."),
  { "symbols", ARB_FIELD_NICKS, FIELD (EmPlanet, symbols), FALSE, 0, 4, role_nicks,
    "The symbols it adds when face up." },
  { "slots", ARB_FIELD_NICKS, FIELD (EmPlanet, slots), FALSE, 0, 4, slot_nicks,
    "Its resource slots, in printed order." },
  { "hand", ARB_FIELD_INTEGER, FIELD (EmPlanet, hand_bonus), FALSE, 0, 3, NULL,
    "How much it raises the hand limit." },
  { "leaves-learning-game", ARB_FIELD_BOOLEAN, FIELD (EmPlanet, leaves_learning_game), FALSE, 0, 0,
    NULL, "Whether the learning game is played without it." },
};

static const ArbField technology_fields[] = {
  ID (EmTechnology),
  TITLE (EmTechnology),
  { "type", ARB_FIELD_NICK, FIELD (EmTechnology, type), TRUE, 0, 0, type_nicks,
    "The planet type of its pile." },
  NUMBER ("level", EmTechnology, level, 3, "Its level."),
  NUMBER ("cost", EmTechnology, cost, 9, "Research symbols needed."),
  NUMBER ("planets", EmTechnology, prerequisite, 9, "Face-up planets of its type needed."),
  { "symbols", ARB_FIELD_NICKS, FIELD (EmTechnology, symbols), FALSE, 0, 4, role_nicks,
    "The symbols it shows." },
  NUMBER ("influence", EmTechnology, influence, 9, "Influence for its owner."),
  { "permanent", ARB_FIELD_BOOLEAN, FIELD (EmTechnology, permanent), FALSE, 0, 0, NULL,
    "Whether it goes to the Empire for good." },
  { "other-face", ARB_FIELD_STRING, FIELD (EmTechnology, other_face), FALSE, 0, 0, NULL,
    "The technology on its other side." },
  { "action", ARB_FIELD_SCRIPT, FIELD (EmTechnology, action), FALSE, 0, 0, script_nicks,
    "The script of its Action." },
  { "text", ARB_FIELD_TEXT, FIELD (EmTechnology, text), TRUE, 0, 0, NULL, "Its effect in words." },
  { "standing", ARB_FIELD_NICK, FIELD (EmTechnology, standing), FALSE, 0, 0, standing_nicks,
    "Its standing effect in the Empire." },
};

static const ArbField stack_fields[] = {
  ID (EmStackRow),
  NUMBER ("players", EmStackRow, players, 4, "The number of players."),
  { "extended", ARB_FIELD_BOOLEAN, FIELD (EmStackRow, extended), FALSE, 0, 0, NULL,
    "Only in the extended game." },
  { "online", ARB_FIELD_BOOLEAN, FIELD (EmStackRow, online), FALSE, 0, 0, NULL,
    "Only where the switch stacks-2p says online." },
  NUMBER ("survey", EmStackRow, survey, 40, "Survey cards, starting decks included."),
  NUMBER ("warfare", EmStackRow, warfare, 40, "Warfare cards."),
  NUMBER ("colonize", EmStackRow, colonize, 40, "Colonize cards."),
  NUMBER ("produce-trade", EmStackRow, produce_trade, 40, "Produce/Trade cards."),
  NUMBER ("research", EmStackRow, research, 40, "Research cards."),
  NUMBER ("influence", EmStackRow, influence, 99, "Influence tokens in the supply."),
  NUMBER ("empty-to-end", EmStackRow, empty_to_end, 5, "Empty stacks that trigger the end."),
};

static const ArbField hand_fields[] = {
  ID (EmHandRecord),
  NUMBER ("size", EmHandRecord, size, 20, "Cards drawn at first, and the limit in Cleanup."),
};

/* Source: the list of components, edition it. */
static const ArbField box_fields[] = {
  ID (EmBoxRecord),
  NUMBER ("reserve", EmBoxRecord, reserve, 99, "Influence tokens beside those of the supply."),
  NUMBER ("fighters", EmBoxRecord, fighters, 99, "Fighters, of all sizes."),
};

#define TABLE(id, type, min, max, fields, records, count) \
  { \
    id, "cards", sizeof (type), min, max, fields, G_N_ELEMENTS (fields), \
        FIELD (EmCatalogue, records), FIELD (EmCatalogue, count) \
  }

const ArbFieldTable em_records[] = {
  TABLE ("role-cards", EmRoleCard, EM_N_ROLE_CARDS, EM_N_ROLE_CARDS, role_card_fields, role_cards,
         n_role_cards),
  TABLE ("roles", EmRoleRecord, EM_N_ROLES, EM_N_ROLES, role_fields, roles, n_roles),
  TABLE ("planets", EmPlanet, 8, EM_MAX_PLANETS, planet_fields, planets, n_planets),
  TABLE ("technologies", EmTechnology, 0, EM_MAX_TECHNOLOGIES, technology_fields, technologies,
         n_technologies),
  TABLE ("stacks", EmStackRow, 1, 16, stack_fields, stack_rows, n_stack_rows),
  TABLE ("hands", EmHandRecord, 1, 1, hand_fields, hands, n_hands),
  TABLE ("turns", EmTurnRecord, 1, 1, em_turn_fields, turns, n_turns),
  TABLE ("boxes", EmBoxRecord, 1, 1, box_fields, boxes, n_boxes),
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

/* Who owns a copy can type in what it prints otherwise. No copy differs in the pile of a card, in its
 * level, or in what it does in the Empire; the set-up and other cards depend on these. */
static const ArbFaceField role_card_face[] = {
  { .name = "title" },
  { .name = "action" },
  { .name = "text" },
};

static const ArbFaceField planet_face[] = {
  { .name = "title" },
  { .name = "type" },
  { .name = "settle" },
  { .name = "warfare" },
  { .name = "influence" },
  { .name = "symbols", .counted = TRUE },
  { .name = "slots", .counted = TRUE },
  { .name = "hand" },
};

static const ArbFaceField technology_face[] = {
  { .name = "title" },
  { .name = "cost" },
  { .name = "planets" },
  { .name = "symbols", .counted = TRUE },
  { .name = "influence" },
  { .name = "action" },
  { .name = "text" },
};

#define FACE(table, fields, sort, first) \
  { \
    table, fields, G_N_ELEMENTS (fields), sort, first \
  }

const ArbFaces em_face_fields[] = {
  FACE ("role-cards", role_card_face, EM_SORT_CARD, 0),
  FACE ("planets", planet_face, EM_SORT_PLANET, 0),
  FACE ("technologies", technology_face, EM_SORT_CARD, EM_N_ROLE_CARDS),
  { NULL, NULL, 0, 0, 0 },
};

/* Checks the order of records on which the code depends. */
static void
check_order (const EmCatalogue *catalogue, ArbDefects *defects)
{
  static const char *const cards[EM_N_ROLE_CARDS] = { "survey",        "warfare",  "colonize",
                                                      "produce-trade", "research", "politics" };

  for (guint i = 0; i < catalogue->n_role_cards && i < EM_N_ROLE_CARDS; i++)
    if (!g_str_equal (catalogue->role_cards[i].id, cards[i]))
      arb_defects_add (defects, "role-cards", "expected “%s” at place %u", cards[i], i + 1);
  for (guint i = 0; i < catalogue->n_roles && i < EM_N_ROLES; i++)
    if (!g_str_equal (catalogue->roles[i].id, role_nicks[i]))
      arb_defects_add (defects, "roles", "expected “%s” at place %u", role_nicks[i], i + 1);
}

/* Compiles the phases of a turn, which no text can contain, and the scripts of standing
 * technologies. */
static void
compile_own_scripts (EmCatalogue *catalogue, ArbDefects *defects)
{
  static const ArbStep action[] = { { .effect = EM_EFFECT_ACTION },
                                    { .effect = EM_EFFECT_END_ACTION } };
  static const ArbStep role[] = { { .effect = EM_EFFECT_ROLE } };
  static const ArbStep boost[] = { { .effect = EM_EFFECT_BOOST } };
  static const ArbStep answers[] = { { .effect = EM_EFFECT_ANSWERS },
                                     { .effect = EM_EFFECT_END_ROLE } };
  static const ArbStep next_turn[] = { { .effect = EM_EFFECT_NEXT_TURN } };
  static const guint8 cleanup[EM_N_CLEANUP_STEPS] = { EM_EFFECT_CLEANUP,    EM_EFFECT_PAY,
                                                      EM_EFFECT_CLEAR,      EM_EFFECT_REFILL,
                                                      EM_EFFECT_CHECK_TURN, EM_EFFECT_CHECK_ROUND };
  ArbProgram *program = &catalogue->program;
  guint16 *scripts = catalogue->own_scripts;

  scripts[EM_SCRIPT_ACTION] = arb_program_add (program, action, G_N_ELEMENTS (action));
  scripts[EM_SCRIPT_ROLE] = arb_program_add (program, role, G_N_ELEMENTS (role));
  scripts[EM_SCRIPT_BOOST] = arb_program_add (program, boost, G_N_ELEMENTS (boost));
  scripts[EM_SCRIPT_ANSWERS] = arb_program_add (program, answers, G_N_ELEMENTS (answers));
  scripts[EM_SCRIPT_NEXT_TURN] = arb_program_add (program, next_turn, G_N_ELEMENTS (next_turn));
  scripts[EM_SCRIPT_CLEANUP] = em_compile_cleanup (program, &catalogue->turns[0], cleanup, defects);
  scripts[EM_SCRIPT_MOBILIZED] =
      arb_program_compile (program, "attack?", EM_ORIGIN_MOBILIZED, 0, "mobilization", defects);
  scripts[EM_SCRIPT_FILL_ACQUIRED] =
      arb_program_compile (program, "produce 4 at-once?", EM_ORIGIN_FILL, 0, "abundance", defects);
  scripts[EM_SCRIPT_FILL_TURNED_UP] =
      arb_program_compile (program, "produce 2 at-once?", EM_ORIGIN_FILL, 0, "abundance", defects);
}

/* Whether @step happens when it is reached. Of “look”, which a player ends, the planets are known only
 * then. */
static gboolean
happens_by_itself (const EmCatalogue *catalogue, const ArbStep *step)
{
  return step->effect == EM_EFFECT_LOOK
         || catalogue->program.scripts->effects[step->effect].list == NULL;
}

/* Checks @step among the ways of which a player chooses one; @others are bits of the effects before it. A
 * move must say which way is meant. */
static void
check_choice (const EmCatalogue *catalogue, const ArbStep *step, guint64 others, const char *path,
              ArbDefects *defects)
{
  guint64 same = em_bit (step->effect);
  guint64 tucks = em_bit (EM_EFFECT_COLONY) | em_bit (EM_EFFECT_TERRAFORM);
  const char *word = catalogue->program.scripts->effects[step->effect].word;

  if (happens_by_itself (catalogue, step))
    arb_defects_add (defects, path, "“%s” happens by itself, expected no choice of it", word);
  if (others & (same & tucks ? tucks : same))
    arb_defects_add (defects, path, "“%s” is the same move as another way, expected different ways",
                     word);
}

/* Checks a step of the Action of @kind: a card that is played shows no symbols. */
static void
check_action_step (const EmCatalogue *catalogue, guint kind, const ArbStep *step, const char *path,
                   ArbDefects *defects)
{
  if ((step->effect == EM_EFFECT_COLONY || step->effect == EM_EFFECT_TERRAFORM)
      && catalogue->card_symbols[kind][EM_COLONIZE] == 0)
    arb_defects_add (defects, path, "a card without a Colonize symbol is no colony");
  if (step->flags & ARB_STEP_PER_SYMBOL)
    arb_defects_add (defects, path, "an Action shows no symbols, expected a number instead of “n”");
  if (step->effect == EM_EFFECT_ACQUIRE)
    arb_defects_add (defects, path, "an Action shows no symbols, so it cannot acquire a technology");
  if (kind >= EM_N_ROLE_CARDS && catalogue->technologies[kind - EM_N_ROLE_CARDS].permanent)
    arb_defects_add (defects, path, "a card that stays in the empire is never played, expected no "
                                  "Action");
}

/* Compiles the Action of a kind of card, the @index-th of @table, and adds the kind to those that
 * have one. */
static void
compile_action (EmCatalogue *catalogue, guint kind, const char *text, const char *table,
                guint index, ArbDefects *defects)
{
  g_autofree char *path = g_strdup_printf ("%s[%u].action", table, index);
  guint16 at = arb_program_compile (&catalogue->program, text, EM_ORIGIN_ACTION,
                                    arb_argument_name (EM_SORT_CARD, kind), path, defects);
  guint64 others = 0;

  catalogue->card_scripts[kind] = at;
  for (const ArbStep *step = &catalogue->program.steps[at]; step->effect != EM_EFFECT_END; step++)
    {
      check_action_step (catalogue, kind, step, path, defects);
      if (others != 0 || step->flags & (ARB_STEP_OPTIONAL | ARB_STEP_OR_NEXT))
        check_choice (catalogue, step, others, path, defects);
      others = step->flags & ARB_STEP_OR_NEXT ? others | em_bit (step->effect) : 0;
      catalogue->with_action |= em_bit (kind);
    }
}

void
em_compile_role (EmCatalogue *catalogue, guint role, const char *lead, const char *follow,
                 const char *id, ArbDefects *defects)
{
  ArbArgument subject = arb_argument_name (EM_SORT_ROLE, role);

  catalogue->lead_scripts[role] =
      arb_program_compile (&catalogue->program, lead, EM_ORIGIN_LEAD, subject, id, defects);
  catalogue->follow_scripts[role] =
      arb_program_compile (&catalogue->program, follow, EM_ORIGIN_FOLLOW, subject, id, defects);
}

static void
compile_scripts (EmCatalogue *catalogue, const ArbScripts *scripts, ArbDefects *defects)
{
  arb_program_init (&catalogue->program, scripts, &catalogue->parent,
                    EM_N_SCRIPTS + catalogue->n_role_cards + 2 * catalogue->n_roles
                        + catalogue->n_technologies);
  compile_own_scripts (catalogue, defects);
  for (guint i = 0; i < catalogue->n_roles; i++)
    em_compile_role (catalogue, i, catalogue->roles[i].lead, catalogue->roles[i].follow,
                     catalogue->roles[i].id, defects);
  for (guint i = 0; i < catalogue->n_role_cards; i++)
    compile_action (catalogue, i, catalogue->role_cards[i].action, "role-cards", i, defects);
  for (guint i = 0; i < catalogue->n_technologies; i++)
    compile_action (catalogue, EM_N_ROLE_CARDS + i, catalogue->technologies[i].action,
                    "technologies", i, defects);
}

static void
pair_faces (EmCatalogue *catalogue, ArbDefects *defects)
{
  for (guint i = 0; i < catalogue->n_technologies; i++)
    {
      EmTechnology *card = &catalogue->technologies[i];

      card->other = -1;
      for (guint j = 0; card->other_face != NULL && j < catalogue->n_technologies; j++)
        if (g_str_equal (catalogue->technologies[j].id, card->other_face)
            && g_strcmp0 (catalogue->technologies[j].other_face, card->id) == 0)
          card->other = (gint8) j;

      if (card->other_face != NULL && card->other < 0)
        arb_defects_add (defects, card->id, "“%s” does not name it as its other face",
                         card->other_face);
    }
}

static void
count_symbols (EmCatalogue *catalogue, guint kind, const ArbNicks *symbols)
{
  for (guint i = 0; i < symbols->n; i++)
    {
      catalogue->card_symbols[kind][symbols->nicks[i]]++;
      catalogue->with_symbol[symbols->nicks[i]] |= em_bit (kind);
    }
}

static gboolean
same_back (const EmPlanet *a, const EmPlanet *b)
{
  return a->pile == b->pile && a->type == b->type && a->settle_cost == b->settle_cost
         && a->warfare_cost == b->warfare_cost;
}

/* Adds @index, which costs @cost, to the sets of everything that an amount is enough for. */
static void
add_within (guint64 *within, guint index, gint cost)
{
  for (guint n = (guint) cost; n <= EM_MAX_COST; n++)
    within[n] |= em_bit (index);
}

static void
sort_technologies (EmCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_technologies; i++)
    {
      const EmTechnology *card = &catalogue->technologies[i];

      add_within (catalogue->within_symbols, i, card->cost);
      for (guint type = 0; type < EM_N_TYPES; type++)
        add_within (catalogue->within_planets[type], i,
                    type == card->type ? card->prerequisite : 0);
    }
}

static void
sort_planets (EmCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_planets; i++)
    {
      const EmPlanet *planet = &catalogue->planets[i];
      guint first = 0;

      *(planet->pile == 0 ? &catalogue->deck_planets : &catalogue->start_planets) |= em_bit (i);
      catalogue->of_type[planet->type] |= em_bit (i);
      add_within (catalogue->within_settle, i, planet->settle_cost);
      add_within (catalogue->within_warfare, i, planet->warfare_cost);

      while (!same_back (&catalogue->planets[first], planet))
        first++;
      catalogue->back[i] = first == i ? (guint8) catalogue->n_backs++ : catalogue->back[first];
      catalogue->backs[catalogue->back[i]] |= em_bit (i);
    }
}

static void
name_all (EmCatalogue *catalogue)
{
  static const char *const lacks[] = {
    "lack-none",         "lack-cards",     "lack-symbols",      "lack-planets",
    "lack-fighters",     "lack-colonies",  "lack-slots",        "lack-resources",
    "lack-technologies", "lack-removable", "lack-stacks",       "amount-none",
    "amount-cards",      "amount-symbols", "amount-planets",    "amount-fighters",
    "amount-colonies",   "amount-slots",   "amount-resources",  "amount-technologies",
    "amount-removable",  "amount-stacks",  "lack-more-symbols",
  };
  static const char *const moments[] = { "moment-action", "moment-role",    "moment-boost",
                                         "moment-script", "moment-answers", "moment-cleanup" };
  G_STATIC_ASSERT (G_N_ELEMENTS (lacks) == EM_LACK_MORE_SYMBOLS + 1);
  ArbCatalogue *parent = &catalogue->parent;
  const char **cards = arb_catalogue_add_sort (parent, EM_SORT_CARD, "card",
                                               catalogue->n_role_cards + catalogue->n_technologies);
  const char **planets =
      arb_catalogue_add_sort (parent, EM_SORT_PLANET, "planet", catalogue->n_planets);

  for (guint i = 0; i < catalogue->n_role_cards; i++)
    *cards++ = catalogue->role_cards[i].id;
  for (guint i = 0; i < catalogue->n_technologies; i++)
    *cards++ = catalogue->technologies[i].id;
  for (guint i = 0; i < catalogue->n_planets; i++)
    planets[i] = catalogue->planets[i].id;

  arb_catalogue_add_names (parent, EM_SORT_ROLE, "role", role_nicks, EM_N_ROLES);
  arb_catalogue_add_names (parent, EM_SORT_RESOURCE, "resource", resource_nicks,
                           G_N_ELEMENTS (resource_nicks) - 1);
  arb_catalogue_add_names (parent, EM_SORT_TYPE, "planet-type", type_nicks, EM_N_TYPES);
  arb_catalogue_add_names (parent, EM_SORT_MOMENT, "moment", moments, G_N_ELEMENTS (moments));
  arb_catalogue_add_names (parent, EM_SORT_LACK, "lack", lacks, G_N_ELEMENTS (lacks));
}

gboolean
em_cards_compile (EmCatalogue *catalogue, const ArbScripts *scripts, ArbDefects *defects)
{
  guint before = defects->lines->len;

  check_order (catalogue, defects);
  catalogue->hand_size = (guint8) catalogue->hands[0].size;
  for (guint i = 0; i < catalogue->n_role_cards; i++)
    count_symbols (catalogue, i, &catalogue->role_cards[i].symbols);
  for (guint i = 0; i < catalogue->n_technologies; i++)
    count_symbols (catalogue, EM_N_ROLE_CARDS + i, &catalogue->technologies[i].symbols);
  compile_scripts (catalogue, scripts, defects);
  pair_faces (catalogue, defects);
  sort_technologies (catalogue);
  sort_planets (catalogue);
  name_all (catalogue);

  if (em_count (catalogue->start_planets) < EM_MAX_SEATS)
    arb_defects_add (defects, "planets", "expected a start planet for each of %d players",
                     EM_MAX_SEATS);
  return defects->lines->len == before;
}
