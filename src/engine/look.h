/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fields.h"

G_BEGIN_DECLS

/**
 * ArbOfferForm:
 * @ARB_FORM_CELLS: a cell for each offer: what it is about, large; the cells of several players
 *   are a line each
 * @ARB_FORM_BUTTON: a button as wide as the panel, with the whole offer in words
 * @ARB_FORM_COLUMNS: buttons in columns, each with what it is about or the offer in words
 * @ARB_FORM_GRID: a row for each thing or player, a column for each number of cards
 * @ARB_FORM_GRID_HEAD: the first cell in the rows of the same section
 * @ARB_FORM_GRID_LAST: the last cell in the rows of the same section: “…”
 * @ARB_FORM_ICONS: a row of cells with the icons of what they are about
 * @ARB_FORM_COUNT: a row of numbers, from the least that is allowed on
 * @ARB_FORM_ROWS: a row for each thing that lies on the table, and in it what can be done with it
 * @ARB_FORM_TILES: the cards themselves
 * @ARB_FORM_FOOT: a button below all choices, which stays where it is
 * @ARB_FORM_MORE: behind “…” in the rows of the same section
 *
 * How offers of one kind are drawn.
 */
typedef enum
{
  ARB_FORM_CELLS,
  ARB_FORM_BUTTON,
  ARB_FORM_COLUMNS,
  ARB_FORM_GRID,
  ARB_FORM_GRID_HEAD,
  ARB_FORM_GRID_LAST,
  ARB_FORM_ICONS,
  ARB_FORM_COUNT,
  ARB_FORM_ROWS,
  ARB_FORM_TILES,
  ARB_FORM_FOOT,
  ARB_FORM_MORE,
} ArbOfferForm;

/**
 * ArbSuggestion:
 * @ARB_SUGGESTION_NONE: nothing
 * @ARB_SUGGESTION_ENTER: Enter takes it
 * @ARB_SUGGESTION_SHOWN: Enter takes it, and its button looks so
 *
 * What is suggested of a kind of offers.
 */
typedef enum
{
  ARB_SUGGESTION_NONE,
  ARB_SUGGESTION_ENTER,
  ARB_SUGGESTION_SHOWN,
} ArbSuggestion;

/**
 * ArbOfferLook:
 * @id: the kind of offers, see #ArbOffer
 * @form: #ArbOfferForm
 * @section: (nullable): kinds with the same section are drawn together, in the form of the first of
 *   them; by default the kind itself
 * @heading: (nullable): what stands over them; it can name the `{seat}`
 * @label: (nullable): what a button says that brings no number
 * @icons: (nullable): the icon of what an offer is about is `ICONS-NAME-symbolic`
 * @turn: whether the section is about the next turn: where anything stands above, the word
 *   `moment.next-turn` says whose turn that is
 * @by_seat: whether the rows of a grid are players
 * @columns: how many tiles lie beside each other; 0: as many as there is room for
 * @shown: how many are shown where there is not room for all; 0: all of them
 * @more: (nullable): what the button says that opens the others
 * @keys: (nullable): what is pressed for one: `{row}` the first letter of what it is about,
 *   `{action}` that as a capital, `{column}` the number of cards, `{seat}` the player's,
 *   `{enter}`, `{number}` the next number from 1 to 9, `{letter}` the next letter that is free
 * @list_key: (nullable): the letter before the number of one that is behind “…”
 * @icon: (nullable): the icon of all of them
 * @suggested: #ArbSuggestion: whether Enter takes the first of them that is allowed
 *
 * How a kind of offers looks, by `look.json`. The order of a game's looks is their order on the screen.
 */
typedef struct
{
  const char *id;
  guint8 form;
  const char *section;
  const char *heading;
  const char *label;
  const char *icons;
  guint8 turn;
  guint8 by_seat;
  gint16 columns;
  gint16 shown;
  const char *more;
  const char *keys;
  const char *list_key;
  const char *icon;
  guint8 suggested;
} ArbOfferLook;

/** arb_offer_look_get_section: the section that a kind of offers is drawn in. */
static inline const char *
arb_offer_look_get_section (const ArbOfferLook *look)
{
  return look->section != NULL ? look->section : look->id;
}

/** arb_offer_look_shares_section: whether two kinds of offers are drawn in one section. */
static inline gboolean
arb_offer_look_shares_section (const ArbOfferLook *a, const ArbOfferLook *b)
{
  return g_str_equal (arb_offer_look_get_section (a), arb_offer_look_get_section (b));
}

/**
 * ArbResultLook:
 * @id: what an episode brings, see #ArbResult
 * @icon: the icon beside how much, as in an icon theme
 *
 * How what a part of a turn brings looks in the log, by `look.json`.
 */
typedef struct
{
  const char *id;
  const char *icon;
} ArbResultLook;

/**
 * ArbBoardLook:
 * @id: the name of a widget that only this game has
 *
 * What no form expresses, drawn by a widget of the game's own in the middle of the table: the zones
 * whose place is the board.
 */
typedef struct
{
  const char *id;
} ArbBoardLook;

/**
 * ArbTablePlace:
 * @ARB_PLACE_NONE: it is not drawn by itself
 * @ARB_PLACE_SUPPLY_BAR: in the middle of the table
 * @ARB_PLACE_SEAT_HEAD: under the name of a player
 * @ARB_PLACE_SEAT_BODY: what lies before a player
 * @ARB_PLACE_BADGE: the seat whose number it is has its caption as a badge
 * @ARB_PLACE_TURN: of a zone: above what can be decided now
 * @ARB_PLACE_BOARD: the widget that only this game has draws it
 *
 * Where on the table a zone or a counter is drawn.
 */
typedef enum
{
  ARB_PLACE_NONE,
  ARB_PLACE_SUPPLY_BAR,
  ARB_PLACE_SEAT_HEAD,
  ARB_PLACE_SEAT_BODY,
  ARB_PLACE_BADGE,
  ARB_PLACE_TURN,
  ARB_PLACE_BOARD,
} ArbTablePlace;

/**
 * ArbTableForm:
 * @ARB_SHOW_NUMBER: a picture and a number, with what it counts below it
 * @ARB_SHOW_CHIP: a picture and a number in a row of such; faint at 0
 * @ARB_SHOW_PIPS: a number, and a mark for each that there was at the start
 * @ARB_SHOW_PILES: of a zone: a tile for each card, by the look of what its count is called
 * @ARB_SHOW_NAMES: of a zone: the names of its cards in one tile
 * @ARB_SHOW_TILES: of a zone: a tile for each card, which opens what else is known of it
 * @ARB_SHOW_CARDS: of a zone: a small card for each, with its name
 *
 * How it is drawn there.
 */
typedef enum
{
  ARB_SHOW_NUMBER,
  ARB_SHOW_CHIP,
  ARB_SHOW_PIPS,
  ARB_SHOW_PILES,
  ARB_SHOW_NAMES,
  ARB_SHOW_TILES,
  ARB_SHOW_CARDS,
} ArbTableForm;

/**
 * ArbTableLook:
 * @id: the zone or the counter
 * @place: #ArbTablePlace
 * @form: #ArbTableForm
 * @icon: (nullable): the name of its picture
 * @caption: (nullable): the word beside it; what lies before a player has none unless it says one
 * @brief: (nullable): the same in short
 * @few: so many left of it or fewer are marked as near the end; 0 for none
 * @below: (nullable): the counter in whose tile it is told in small, where it is not 0, and which
 *   opens its cards
 * @note: (nullable): what it says there, with `{number}`
 * @line: of a zone in the middle of a table that shows cards there: in which line, from 0
 *
 * How a zone or a counter looks.
 */
typedef struct
{
  const char *id;
  guint8 place;
  guint8 form;
  const char *icon;
  const char *caption;
  const char *brief;
  gint16 few;
  const char *below;
  const char *note;
  gint16 line;
} ArbTableLook;

/**
 * ArbCardPlace:
 * @ARB_CARD_NONE: it is not drawn
 * @ARB_CARD_TYPE: the kind of card: the stripe at its side, and a glyph before its name
 * @ARB_CARD_SYMBOL: a picture
 * @ARB_CARD_SLOT: a picture in a frame, which is filled where the counter is not 0
 * @ARB_CARD_COST: a picture and a number; where progress is drawn, only on the back
 * @ARB_CARD_PROGRESS: a picture, how many of how many are there, and a bar of that
 * @ARB_CARD_POINTS: a number by itself
 * @ARB_CARD_ATTEMPT: how many of how many are there, in a bar over the choices
 * @ARB_CARD_PART: a part of the number that is needed, below that bar
 * @ARB_CARD_NOTE: it is said where more is told of the card
 *
 * Where on its card a counter is drawn.
 */
typedef enum
{
  ARB_CARD_NONE,
  ARB_CARD_TYPE,
  ARB_CARD_SYMBOL,
  ARB_CARD_SLOT,
  ARB_CARD_COST,
  ARB_CARD_PROGRESS,
  ARB_CARD_POINTS,
  ARB_CARD_ATTEMPT,
  ARB_CARD_PART,
  ARB_CARD_NOTE,
} ArbCardPlace;

/**
 * ArbHue:
 *
 * The colours that a game can give to kinds of cards, so named that the style sheets have them for
 * every style.
 */
typedef enum
{
  ARB_HUE_NONE,
  ARB_HUE_GREEN,
  ARB_HUE_BROWN,
  ARB_HUE_TURQUOISE,
  ARB_HUE_RED,
  ARB_HUE_BLUE,
  ARB_HUE_PURPLE,
  ARB_N_HUES,
} ArbHue;

/**
 * ArbCardCounterLook:
 * @id: the counter of a card, see arb_view_add_card_counter()
 * @place: #ArbCardPlace
 * @icon: (nullable): the name of its picture; a cost without one has that of the card's type
 * @hue: #ArbHue, of a type or a symbol
 * @caption: (nullable): what it is called beside its number, where its word is not the best
 *
 * How a counter of a card looks.
 */
typedef struct
{
  const char *id;
  guint8 place;
  const char *icon;
  guint8 hue;
  const char *caption;
} ArbCardCounterLook;

G_END_DECLS
