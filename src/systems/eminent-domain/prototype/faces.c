/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/faces.h"

#include "systems/eminent-domain/prototype/verbs.h"

static guint16
slots_of (const ArbNicks *nicks)
{
  guint slots = 0;

  if (nicks->n == 0)
    return PROTO_UNKNOWN_SLOTS;
  for (guint i = 0; i < nicks->n; i++)
    if (nicks->nicks[i] > 0)
      slots += 1u << 4 * (nicks->nicks[i] - 1);
  return (guint16) slots;
}

void
proto_read_faces (EmState *state)
{
  const ProtoCatalogue *catalogue = proto_catalogue (state);
  ProtoFaces *faces = &state->faces;

  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    {
      const ProtoPlanetCard *planet = &catalogue->planets[i];

      memcpy (faces->numbers[i], planet->numbers, sizeof faces->numbers[i]);
      faces->planet_types[i] = planet->type;
      faces->icons[i] = proto_icons_set (&planet->icons);
      faces->slots[i] = slots_of (&planet->slots);
    }
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    {
      const ProtoTechnology *technology = &catalogue->technologies[i];

      faces->influence[i] = technology->influence;
      faces->technology_types[i] = technology->type;
      faces->icons[PROTO_N_PLANETS + i] = proto_icons_set (&technology->icons);
      faces->actions[EM_N_ROLES + i] = (guint8) proto_action_of (technology->action);
    }
  for (guint i = 0; i < EM_N_ROLES; i++)
    faces->actions[i] = (guint8) proto_action_of (catalogue->roles[i].action);
}

/* The byte of a feature, but for slots; NULL where the card does not have it. */
static guint8 *
byte_of (ProtoFaces *faces, ArbArgument card, ProtoFeature feature)
{
  guint index = arb_argument_value (card);
  gboolean is_planet = arb_argument_is_name (card, EM_SORT_PLANET);
  gboolean is_technology = !is_planet && index >= EM_N_ROLES;
  guint technology = index - EM_N_ROLES;

  switch (feature)
    {
    case PROTO_FEATURE_SETTLE:
    case PROTO_FEATURE_ARMIES:
      return is_planet ? &faces->numbers[index][feature] : NULL;
    case PROTO_FEATURE_INFLUENCE:
      return is_planet       ? &faces->numbers[index][feature]
             : is_technology ? &faces->influence[technology]
                             : NULL;
    case PROTO_FEATURE_TYPE:
      return is_planet       ? &faces->planet_types[index]
             : is_technology ? &faces->technology_types[technology]
                             : NULL;
    case PROTO_FEATURE_ICON:
      return is_planet       ? &faces->icons[index]
             : is_technology ? &faces->icons[PROTO_N_PLANETS + technology]
                             : NULL;
    case PROTO_FEATURE_ACTION:
      return is_planet ? NULL : &faces->actions[index];
    case PROTO_FEATURE_SLOT:
    case PROTO_N_FEATURES:
      break;
    }
  return NULL;
}

static const guint8 *
byte_of_const (const EmState *state, ArbArgument card, ProtoFeature feature)
{
  return byte_of ((ProtoFaces *) &state->faces, card, feature);
}

/* The first value that a feature can have, and how many. */
static guint
values_of (ProtoFeature feature, guint *n)
{
  switch (feature)
    {
    case PROTO_FEATURE_TYPE:
      *n = PROTO_N_TYPES;
      return PROTO_VALUE_TYPE;
    case PROTO_FEATURE_SLOT:
      *n = 1 + PROTO_N_COLOURS;
      return PROTO_VALUE_NO_SLOT;
    case PROTO_FEATURE_ICON:
      *n = 1 + EM_N_ROLES;
      return PROTO_VALUE_NO_ICON;
    case PROTO_FEATURE_ACTION:
      *n = 2;
      return PROTO_VALUE_NO_ACTION;
    case PROTO_FEATURE_SETTLE:
    case PROTO_FEATURE_ARMIES:
    case PROTO_FEATURE_INFLUENCE:
    case PROTO_N_FEATURES:
      break;
    }
  *n = PROTO_MAX_NUMBER + 1;
  return 0;
}

gboolean
proto_has_value (ArbArgument card, ProtoFeature feature, guint value)
{
  static ProtoFaces any;
  guint n;
  guint first = values_of (feature, &n);

  if (value < first || value >= first + n)
    return FALSE;
  if (feature == PROTO_FEATURE_SLOT)
    return arb_argument_is_name (card, EM_SORT_PLANET);
  return byte_of (&any, card, feature) != NULL;
}

/* Counts the icons of @role: printed ones one by one, and those that the table has recorded once. */
static guint
count_icon (const ArbNicks *printed, guint icons, guint role)
{
  guint n = 0;

  if (printed->n == 0)
    return icons != PROTO_UNKNOWN_SET ? icons >> role & 1 : 0;
  for (guint i = 0; i < printed->n; i++)
    n += printed->nicks[i] == role + 1;
  return n;
}

guint
proto_count_icon (const EmState *state, guint kind, guint role)
{
  if (kind < EM_N_ROLES)
    return kind == role;
  return count_icon (&proto_catalogue (state)->technologies[kind - EM_N_ROLES].icons,
                     proto_card_icons (state, kind), role);
}

guint
proto_count_planet_icon (const EmState *state, guint planet, guint role)
{
  return count_icon (&proto_catalogue (state)->planets[planet].icons, state->faces.icons[planet],
                     role);
}

gboolean
proto_knows (const EmState *state, ArbArgument card, ProtoFeature feature)
{
  if (feature == PROTO_FEATURE_SLOT)
    return state->faces.slots[arb_argument_value (card)] != PROTO_UNKNOWN_SLOTS;
  if (feature == PROTO_FEATURE_ICON)
    return *byte_of_const (state, card, feature) != PROTO_UNKNOWN_SET;
  return *byte_of_const (state, card, feature) != 0;
}

void
proto_add_unknown (ArbVerdict *verdict, ArbArgument card, ProtoFeature feature)
{
  arb_verdict_add (verdict, ARB_UNDECIDABLE, PROTO_RULE_FACE, card)[PROTO_FACE_FEATURE] =
      (gint16) feature;
}

/* Whether a face can have several values of @feature, each of which is recorded separately. */
static gboolean
is_set (ProtoFeature feature)
{
  return feature == PROTO_FEATURE_SLOT || feature == PROTO_FEATURE_ICON;
}

/* Returns the slots with one more of a colour; a colour can have at most six. */
static guint
add_slot (guint slots, guint value)
{
  guint shift = 4 * (value - PROTO_VALUE_COLOUR);

  if (value == PROTO_VALUE_NO_SLOT)
    return 0;
  if (slots == PROTO_UNKNOWN_SLOTS)
    slots = 0;
  return (slots >> shift & 15) < 6 ? slots + (1u << shift) : slots;
}

static guint8
add_icon (guint icons, guint value)
{
  if (value == PROTO_VALUE_NO_ICON)
    return 0;
  return (guint8) ((icons == PROTO_UNKNOWN_SET ? 0 : icons) | 1u << (value - PROTO_VALUE_ICON));
}

/* Returns the stored form of a feature with one value. */
static guint8
kept_value (ProtoFeature feature, guint value)
{
  if (feature == PROTO_FEATURE_TYPE)
    return (guint8) (value - PROTO_VALUE_TYPE + 1);
  if (feature == PROTO_FEATURE_ACTION)
    return (guint8) (value - PROTO_VALUE_NO_ACTION + PROTO_ACTION_NONE);
  return (guint8) (value + 1);
}

/* Whether the catalogue has slots, or icons, of @card, so that nothing can be added. */
static gboolean
is_printed (const EmState *state, ArbArgument card, ProtoFeature feature)
{
  const ProtoCatalogue *catalogue = proto_catalogue (state);
  guint index = arb_argument_value (card);

  if (arb_argument_is_name (card, EM_SORT_CARD))
    return catalogue->technologies[index - EM_N_ROLES].icons.n > 0;
  return feature == PROTO_FEATURE_SLOT ? catalogue->planets[index].slots.n > 0
                                       : catalogue->planets[index].icons.n > 0;
}

static void
check_set (const EmState *state, ArbArgument card, ProtoFeature feature, guint value,
           ArbVerdict *verdict)
{
  guint now = feature == PROTO_FEATURE_SLOT ? state->faces.slots[arb_argument_value (card)]
                                            : *byte_of_const (state, card, feature);
  guint after = feature == PROTO_FEATURE_SLOT ? add_slot (now, value) : add_icon (now, value);

  if (!proto_knows (state, card, feature))
    return;
  if (now == after)
    arb_verdict_add (verdict, ARB_VOID, PROTO_RULE_ALREADY_KNOWN, card);
  else if (is_printed (state, card, feature) || now == 0 || after == 0)
    proto_refuse (verdict, PROTO_RULE_CONTRADICTION, card);
}

static void
check_shows (const ArbState *parent, ArbMove move, ArbVerdict *verdict)
{
  const EmState *state = (const EmState *) parent;
  ArbArgument card = move.arguments[0];
  ProtoFeature feature = arb_argument_value (move.arguments[1]);
  guint value = arb_argument_value (move.arguments[2]);
  guint8 kept;

  if (move.seat != ARB_TABLE || !proto_has_value (card, feature, value))
    proto_refuse (verdict, PROTO_RULE_MALFORMED, move.arguments[2]);
  else if (is_set (feature))
    check_set (state, card, feature, value, verdict);
  else
    {
      kept = *byte_of_const (state, card, feature);
      if (kept == kept_value (feature, value))
        arb_verdict_add (verdict, ARB_VOID, PROTO_RULE_ALREADY_KNOWN, card);
      else if (kept != 0)
        proto_refuse (verdict, PROTO_RULE_CONTRADICTION, card);
    }
}

static void
apply_shows (ArbState *parent, ArbMove move, ArbAdjustments *adjustments)
{
  EmState *state = (EmState *) parent;
  ArbArgument card = move.arguments[0];
  ProtoFeature feature = arb_argument_value (move.arguments[1]);
  guint value = arb_argument_value (move.arguments[2]);
  guint index = arb_argument_value (card);
  guint8 *byte;

  if (feature == PROTO_FEATURE_SLOT)
    {
      state->faces.slots[index] = (guint16) add_slot (state->faces.slots[index], value);
      return;
    }
  byte = byte_of (&state->faces, card, feature);
  *byte = feature == PROTO_FEATURE_ICON ? add_icon (*byte, value) : kept_value (feature, value);
}

const ArbVerb proto_verb_shows = {
  .name = "shows",
  .kind = ARB_VERB_TABLE,
  .infix = TRUE,
  .slots = { ARB_MUST (EM_A_CARD | EM_A_PLANET), ARB_MUST (PROTO_A_FEATURE),
             ARB_MUST (PROTO_A_VALUE) },
  .of_seat = ARB_SEAT_ALLOWED,
  .why_not = check_shows,
  .apply = apply_shows,
};
