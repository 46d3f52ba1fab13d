/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/prototype/faces.h"
#include "systems/eminent-domain/prototype/planets.h"

#define PLANETS_NEEDED 1 /* face up, of the type of the deck */

/* By the type plus one, see proto_planet_type(). */
static const char *const zone_ids[PROTO_N_TYPES + 1] = { "prospects-unknown", "prospects-type-1",
                                                         "prospects-type-2", "prospects-type-3",
                                                         "prospects-type-4" };

/* Counts the face-up planets of a type. In @unknown whether there is one of unknown type. */
static guint
count_planets (const EmState *state, guint seat, guint type, gboolean *unknown)
{
  guint n = 0;

  *unknown = FALSE;
  for (guint32 rest = proto_face_up (state, seat); rest != 0; rest &= rest - 1)
    {
      guint card = proto_find (state, seat, em_first (rest))->card;
      guint own = card != EM_UNKNOWN ? proto_planet_type (state, card) : 0;

      *unknown |= own == 0;
      n += own != 0 && own == type;
    }
  return n;
}

static void
add_technology (const EmState *state, guint seat, guint technology, guint type, ArbView *view)
{
  gboolean unknown;
  guint planets = count_planets (state, seat, type, &unknown);
  gboolean is_open = planets == 0 && (type == 0 || unknown);

  arb_view_add_card (view, proto_card_name (EM_N_ROLES + technology), 1, 0, ARB_FACE_ANY);
  arb_view_add_card_counter (view, "planets", (gint) planets, is_open ? -1 : PLANETS_NEEDED);
  arb_view_add_card_counter (view, "affordable", planets >= PLANETS_NEEDED, -1);
}

void
proto_prospects (const ArbState *parent, ArbView *view)
{
  const EmState *state = (const EmState *) parent;

  for (guint i = 1; i <= G_N_ELEMENTS (zone_ids); i++)
    for (guint seat = 1; seat <= parent->n_seats; seat++)
      {
        guint type = i % G_N_ELEMENTS (zone_ids); /* those of unknown type come last */

        arb_view_add_zone (view, zone_ids[type], seat);
        for (guint technology = 0; technology < PROTO_N_TECHNOLOGIES; technology++)
          if (proto_technology_type (state, technology) == type
              && (state->gone >> technology & 1) == 0)
            add_technology (state, seat, technology, type, view);
      }
}
