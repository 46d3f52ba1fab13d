/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype/contract.h"

#include "systems/eminent-domain/prototype/cards.h"

/* The numbers of the text. */
enum
{
  OPENING = 5,
  STARTING = 2,
  ROLE_CARDS = 114,
  INFLUENCE = 30,
  ARMIES = 30,
  DISCS = 10,
};

static void
doubt_setup (const ProtoSetup *setup, ArbDefects *doubts)
{
  if (setup->opening != OPENING)
    arb_defects_add (doubts, setup->id, "%d cards in the opening hand, expected %d", setup->opening,
                     OPENING);
  if (setup->role_cards != ROLE_CARDS)
    arb_defects_add (doubts, setup->id, "%d role cards in all, expected %d", setup->role_cards,
                     ROLE_CARDS);
  if (setup->influence != INFLUENCE)
    arb_defects_add (doubts, setup->id, "%d victory points, expected %d", setup->influence,
                     INFLUENCE);
  if (setup->armies != ARMIES)
    arb_defects_add (doubts, setup->id, "%d armies, expected %d", setup->armies, ARMIES);
  if (setup->discs != DISCS)
    arb_defects_add (doubts, setup->id, "%d discs of each colour, expected %d", setup->discs,
                     DISCS);
}

static void
doubt_roles (const ProtoCatalogue *self, ArbDefects *doubts)
{
  gint sum = 0;
  gboolean counted = TRUE;

  for (guint i = 0; i < EM_N_ROLES; i++)
    {
      const ProtoRole *role = &self->roles[i];
      gint expected = i == EM_WARFARE ? 0 : STARTING;

      if (role->starting != expected)
        arb_defects_add (doubts, role->id, "copies in a starting deck: %d, expected %d",
                         role->starting, expected);
      sum += role->cards;
      counted = counted && role->cards != 0;
    }
  if (counted && sum != self->setups[0].role_cards)
    arb_defects_add (doubts, "roles", "%d cards in all piles, expected %d", sum,
                     self->setups[0].role_cards);
}

/* A deck of technologies belongs to a type of planets, so that some planet has its type. */
static void
doubt_technologies (const ProtoCatalogue *self, ArbDefects *doubts)
{
  guint types = 0;

  for (guint i = 0; i < PROTO_N_PLANETS; i++)
    types |= 1u << self->planets[i].type;
  /* The type of a planet that is not known can be any. */
  if ((types & 1u) != 0)
    return;
  for (guint i = 0; i < PROTO_N_TECHNOLOGIES; i++)
    if (self->technologies[i].type != 0 && (types >> self->technologies[i].type & 1) == 0)
      arb_defects_add (doubts, self->technologies[i].id, "no planet has its type");
}

void
proto_catalogue_doubt (const ArbCatalogue *catalogue, ArbDefects *doubts)
{
  const ProtoCatalogue *self = (const ProtoCatalogue *) catalogue;

  doubt_setup (&self->setups[0], doubts);
  doubt_roles (self, doubts);
  doubt_technologies (self, doubts);
}
