/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/offer-drawing.h"

G_BEGIN_DECLS

/**
 * ArbTurnPools:
 * @first: where there is little room, the answers and discards, which people need first
 * @actions: the Actions
 * @roles: the roles
 * @question: the one question, and the lists that drawers open; it lies over the roles
 * @answers: the answers, and before there are any, what else is possible
 * @discards: the discards
 * @after: what else is possible in the next turn, and a question that nobody has to answer
 * @foot: what ends or goes on
 *
 * The pools of the places of the turn panel, from top to bottom.
 */
typedef struct
{
  ArbChildPool first;
  ArbChildPool actions;
  ArbChildPool roles;
  ArbChildPool question;
  ArbChildPool answers;
  ArbChildPool discards;
  ArbChildPool after;
  ArbChildPool foot;
} ArbTurnPools;

/**
 * arb_offer_sections_show: shows the offers section by section, in the places, the order and the forms
 * of `look.json`, by the widgets of @pools. All other moves are in a list at the end.
 */
void arb_offer_sections_show (ArbOfferDrawing *drawing, ArbTurnPools *pools);

G_END_DECLS
