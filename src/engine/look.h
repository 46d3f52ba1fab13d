/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fields.h"

G_BEGIN_DECLS

/**
 * ArbOfferForm:
 * @ARB_FORM_CELLS: a heading, and a cell for each offer: what it is about, large; the cells of
 *   several players are a line each
 * @ARB_FORM_BUTTON: a button as wide as the panel, with the whole offer in words
 *
 * How offers of one kind are drawn.
 */
typedef enum
{
  ARB_FORM_CELLS,
  ARB_FORM_BUTTON,
} ArbOfferForm;

/**
 * ArbOfferLook:
 * @id: the kind of offers, see #ArbOffer
 * @form: #ArbOfferForm
 * @heading: (nullable): what stands over them, one sentence
 *
 * How a kind of offers looks, by `look.json`. The order of a game's looks is their order on the screen.
 */
typedef struct
{
  const char *id;
  guint8 form;
  const char *heading;
} ArbOfferLook;

/**
 * ArbBoardLook:
 * @id: the name of a widget that only this game has
 * @zones: the zones that it draws, so that nothing else has to
 *
 * What no form expresses, drawn by a widget of the game's own in the middle of the table.
 */
typedef struct
{
  const char *id;
  char **zones;
} ArbBoardLook;

G_END_DECLS
