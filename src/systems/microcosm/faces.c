/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/faces.h"

#include "systems/microcosm/verbs.h"

#include <string.h>

void
micro_read_faces (MicroState *state)
{
  const MicroCatalogue *catalogue = micro_catalogue (state);
  MicroFaces *faces = &state->faces;

  for (guint i = 0; i < MICRO_N_DOMAINS; i++)
    {
      const MicroDomain *domain = &catalogue->domains[i];

      faces->domain_icons[i] = micro_icons_of (&domain->icons);
      faces->domain_types[i] = domain->type;
      faces->actions[i] = domain->action != NULL ? MICRO_ACTION_OWN : MICRO_ACTION_UNKNOWN;
      faces->times[i] = domain->time;
      faces->scored_types[i] = domain->scored_type;
    }
  for (guint i = 0; i < MICRO_N_PLANETS; i++)
    {
      const MicroPlanet *planet = &catalogue->planets[i];

      memcpy (faces->numbers[i], planet->numbers, sizeof faces->numbers[i]);
      faces->planet_icons[i] = micro_icons_of (&planet->icons);
      faces->planet_types[i] = planet->type;
    }
  for (guint i = 0; i < MICRO_N_TECHNOLOGIES; i++)
    faces->technology_icons[i] = micro_icons_of (&catalogue->technologies[i].icons);
}

/* Returns the place of the icons of a card of any sort. */
static const guint16 *
icons_of (const MicroState *state, ArbArgument card)
{
  gint domain = micro_domain_argument (card);
  gint planet = micro_planet_argument (card);
  gint technology = micro_technology_argument (card);

  if (domain >= 0)
    return &state->faces.domain_icons[domain];
  if (planet >= 0)
    return &state->faces.planet_icons[planet];
  return technology >= 0 ? &state->faces.technology_icons[technology] : NULL;
}

guint16
micro_icons (const MicroState *state, ArbArgument card)
{
  return *icons_of (state, card);
}

guint
micro_script (const MicroState *state, guint domain)
{
  const MicroCatalogue *catalogue = micro_catalogue (state);
  guint action = state->faces.actions[domain];

  return action == MICRO_ACTION_OWN ? catalogue->domains[domain].program
                                    : catalogue->table_actions[action];
}

void
micro_add_unknown (ArbVerdict *verdict, ArbArgument card, MicroFeature feature)
{
  arb_verdict_add (verdict, ARB_UNDECIDABLE, MICRO_RULE_FACE, card)[MICRO_FACE_FEATURE] =
      (gint16) feature;
}

/* Returns the byte of any feature but the icons; %NULL if cards of that sort do not have it. */
static const guint8 *
feature_of (const MicroState *state, ArbArgument card, MicroFeature feature)
{
  const MicroFaces *faces = &state->faces;
  gint domain = micro_domain_argument (card);
  gint planet = micro_planet_argument (card);

  if (feature < MICRO_N_NUMBERS)
    return planet >= 0 ? &faces->numbers[planet][feature] : NULL;
  if (feature == MICRO_FEATURE_TYPE && planet >= 0)
    return &faces->planet_types[planet];
  if (domain < 0)
    return NULL;
  if (feature == MICRO_FEATURE_TYPE)
    return &faces->domain_types[domain];
  if (feature == MICRO_FEATURE_ACTION)
    return &faces->actions[domain];
  if (feature == MICRO_FEATURE_TIME)
    return &faces->times[domain];
  return &faces->scored_types[domain];
}

/* Returns the stored form of a value, in the byte of its feature; 0 for a value that the feature
 * does not have. */
static guint8
kept_value (ArbArgument card, MicroFeature feature, guint value)
{
  guint n_types = micro_planet_argument (card) >= 0 && feature == MICRO_FEATURE_TYPE
                      ? MICRO_PRESTIGE
                      : MICRO_PURPLE;

  if (feature < MICRO_N_NUMBERS)
    return value <= MICRO_MAX_NUMBER ? (guint8) (value + 1) : 0;
  if (feature == MICRO_FEATURE_TYPE || feature == MICRO_FEATURE_SCORES)
    return value >= MICRO_VALUE_TYPE && value < MICRO_VALUE_TYPE + n_types
               ? (guint8) (value - MICRO_VALUE_TYPE + MICRO_RED)
               : 0;
  if (feature == MICRO_FEATURE_ACTION)
    return value >= MICRO_VALUE_ACTION && value < MICRO_VALUE_TIME
               ? (guint8) (value - MICRO_VALUE_ACTION + MICRO_ACTION_PEEK)
               : 0;
  if (feature == MICRO_FEATURE_TIME)
    return value >= MICRO_VALUE_TIME ? (guint8) (value - MICRO_VALUE_TIME + MICRO_TIME_IN_TURN) : 0;
  return 0;
}

static gboolean
is_about_icons (MicroFeature feature)
{
  return feature == MICRO_FEATURE_ICON || feature == MICRO_FEATURE_TWO_ICONS;
}

/* Two of no icon make no sense. */
static gboolean
is_icon_value (MicroFeature feature, guint value)
{
  return value >= (feature == MICRO_FEATURE_ICON ? MICRO_VALUE_NO_ICON : (guint) MICRO_VALUE_ROLE)
         && value < MICRO_VALUE_TYPE;
}

gboolean
micro_has_value (ArbArgument card, MicroFeature feature, guint value)
{
  gboolean is_domain = micro_domain_argument (card) >= 0;
  gboolean is_planet = micro_planet_argument (card) >= 0;

  if (is_about_icons (feature))
    return is_icon_value (feature, value);
  if (feature < MICRO_N_NUMBERS ? !is_planet : !is_domain && feature != MICRO_FEATURE_TYPE)
    return FALSE;
  return (is_domain || is_planet) && kept_value (card, feature, value) != 0;
}

gboolean
micro_knows (const MicroState *state, ArbArgument card, MicroFeature feature)
{
  if (is_about_icons (feature))
    return micro_icons (state, card) != MICRO_ICONS_UNKNOWN;
  return *feature_of (state, card, feature) != 0;
}

/* Adds an icon, or two equal ones. A card can have several, each of which is recorded separately. To
 * record the same one again adds nothing: two people may have said it. */
static guint16
add_icon (guint16 icons, MicroFeature feature, guint value)
{
  guint n = feature == MICRO_FEATURE_TWO_ICONS ? 2 : 1;
  MicroRole role = value - MICRO_VALUE_ROLE;
  guint known;

  if (value == MICRO_VALUE_NO_ICON)
    return 0;
  if (icons == MICRO_ICONS_UNKNOWN)
    icons = 0;
  known = micro_count_icon (icons, role);
  return (guint16) (icons + (MAX (n, known) - known) * (1u << micro_icon_shift (role)));
}

/* Refuses an icon of a card whose icons are in the catalogue, or that has none. */
static void
check_icon (const MicroState *state, ArbMove move, MicroFeature feature, guint value,
            ArbVerdict *verdict)
{
  const MicroCatalogue *catalogue = micro_catalogue (state);
  ArbArgument card = move.arguments[0];
  gint domain = micro_domain_argument (card);
  gint planet = micro_planet_argument (card);
  gint technology = micro_technology_argument (card);
  const ArbNicks *printed = domain >= 0   ? &catalogue->domains[domain].icons
                            : planet >= 0 ? &catalogue->planets[planet].icons
                                          : &catalogue->technologies[technology].icons;
  guint16 icons = micro_icons (state, card);

  if (icons == MICRO_ICONS_UNKNOWN)
    return;
  if (add_icon (icons, feature, value) == icons)
    arb_verdict_add (verdict, ARB_VOID, MICRO_RULE_ALREADY_KNOWN, card);
  else if (printed->n > 0 || icons == 0 || value == MICRO_VALUE_NO_ICON)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_CONTRADICTION, card);
}

/* Whether a Domain card can count planets of a type: not if it is known to count something else. */
static gboolean
can_score_type (const MicroState *state, ArbArgument card)
{
  guint scores = micro_catalogue (state)->domains[micro_domain_argument (card)].scores;

  return scores == MICRO_SCORES_UNKNOWN || scores == MICRO_SCORES_TYPE;
}

static void
check_shows (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const MicroState *state = micro_state (parent);
  guint feature = arb_argument_value (move.arguments[1]);
  guint value = arb_argument_value (move.arguments[2]);
  const guint8 *kept;

  if (move.seat != ARB_TABLE || !micro_has_value (move.arguments[0], feature, value))
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_MALFORMED, move.arguments[2]);
      return;
    }
  if (is_about_icons (feature))
    {
      check_icon (state, move, feature, value, verdict);
      return;
    }

  if (feature == MICRO_FEATURE_SCORES && !can_score_type (state, move.arguments[0]))
    {
      arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_CONTRADICTION, move.arguments[0]);
      return;
    }

  kept = feature_of (state, move.arguments[0], feature);
  if (*kept == kept_value (move.arguments[0], feature, value))
    arb_verdict_add (verdict, ARB_VOID, MICRO_RULE_ALREADY_KNOWN, move.arguments[0]);
  else if (*kept != 0)
    arb_verdict_add (verdict, ARB_ILLEGAL, MICRO_RULE_CONTRADICTION, move.arguments[0]);
}

static void
apply_shows (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  MicroState *state = (MicroState *) parent;
  guint feature = arb_argument_value (move.arguments[1]);
  guint value = arb_argument_value (move.arguments[2]);
  guint16 *icons = (guint16 *) icons_of (state, move.arguments[0]);

  if (is_about_icons (feature))
    *icons = add_icon (*icons, feature, value);
  else
    *(guint8 *) feature_of (state, move.arguments[0], feature) =
        kept_value (move.arguments[0], feature, value);
}

const ArbVerb micro_verb_shows = {
  .name = "shows",
  .kind = ARB_VERB_TABLE,
  .infix = TRUE,
  .slots = { ARB_MUST (MICRO_A_DOMAIN | MICRO_A_PLANET | MICRO_A_TECHNOLOGY),
             ARB_MUST (MICRO_A_FEATURE), ARB_MUST (MICRO_A_VALUE) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_shows,
  .apply = apply_shows,
};
