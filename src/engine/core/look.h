/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/fields.h"

G_BEGIN_DECLS

/**
 * ArbOfferForm:
 * @ARB_FORM_CELLS: a cell for each offer with a large text; the cells of each player are in a line
 *   of their own
 * @ARB_FORM_BUTTON: a button as wide as the panel, with the whole offer in words
 * @ARB_FORM_COLUMNS: buttons in columns, with the row of the offer or its words
 * @ARB_FORM_GRID: a row for each thing or player, a column for each number of cards
 * @ARB_FORM_GRID_HEAD: the first cell in the rows of the same section
 * @ARB_FORM_GRID_LAST: the last cell in the rows of the same section: “+…”
 * @ARB_FORM_ICONS: a row of cells with icons
 * @ARB_FORM_COUNT: a row of numbers, from the least allowed one on
 * @ARB_FORM_ROWS: a row for each thing on the table, with its offers
 * @ARB_FORM_TILES: the cards themselves
 * @ARB_FORM_SLOTS: a row for each card with its places, of which several are chosen; the offer in
 *   the foot of the same section records them
 * @ARB_FORM_FOOT: a button below all choices, which does not scroll
 * @ARB_FORM_MORE: in the drawer “…” of the rows of the same section
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
  ARB_FORM_SLOTS,
  ARB_FORM_FOOT,
  ARB_FORM_MORE,
} ArbOfferForm;

/**
 * ArbTurnPlace:
 * @ARB_TURN_QUESTION: where the one question lies, over the roles if the game has a place for them
 * @ARB_TURN_ACTION: the Actions
 * @ARB_TURN_ROLE: the roles
 * @ARB_TURN_ANSWERS: the answers, and before there are any, what else is possible
 * @ARB_TURN_DISCARDS: the discards
 *
 * Where offers lie in the turn panel. A place stays where it is for the length of a turn.
 */
typedef enum
{
  ARB_TURN_QUESTION,
  ARB_TURN_ACTION,
  ARB_TURN_ROLE,
  ARB_TURN_ANSWERS,
  ARB_TURN_DISCARDS,
} ArbTurnPlace;

/**
 * ArbSuggestion:
 * @ARB_SUGGESTION_NONE: nothing
 * @ARB_SUGGESTION_ENTER: Enter takes it
 * @ARB_SUGGESTION_SHOWN: Enter takes it, and its button looks so
 *
 * Whether an offer of a kind is suggested.
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
 * @heading: (nullable): the heading above them; may contain `{seat}` and `{subject}`, the first
 *   argument of their first move: those of tiles about each card have a heading of their own then
 * @label: (nullable): the text of buttons without a number
 * @icons: (nullable): the icon of an offer is `ICONS-NAME-symbolic`, with the name of its row; with
 *   `card-counters` it is that of the card counter of this name
 * @turn: whether the section is about what comes next, in this turn or in the next player's
 * @place: #ArbTurnPlace
 * @by_seat: whether the rows of a grid are players
 * @columns: how many tiles are in a row; 0 for as many as fit
 * @places: how many tiles lie there as long as not all are known: the others keep their places, and
 *   the first of these opens the list of the same section; 0 for no places
 * @shown: how many are shown if they do not all fit; 0 for all
 * @more: (nullable): the text of the button that opens the others
 * @keys: (nullable): the keys of an offer: `{row}` is the first letter of its row, `{action}` that
 *   as a capital, `{column}` the number of cards, `{seat}` the player's, `{enter}`, `{number}` the
 *   next number from 1 to 9, `{letter}` the next free letter
 * @list_key: (nullable): the letter before the number of an offer in a drawer
 * @icon: (nullable): the icon of all of them
 * @suggested: #ArbSuggestion: whether Enter takes the first of them that is allowed
 *
 * The look of a kind of offers, from `look.json`. The order of a game's looks is their order on the
 * screen.
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
  guint8 place;
  guint8 by_seat;
  gint16 columns;
  gint16 places;
  gint16 shown;
  const char *more;
  const char *keys;
  const char *list_key;
  const char *icon;
  guint8 suggested;
} ArbOfferLook;

/** arb_offer_look_get_section: the section in which a kind of offers is drawn. */
static inline const char *
arb_offer_look_get_section (const ArbOfferLook *look)
{
  return look->section != NULL ? look->section : look->id;
}

/** arb_offer_look_shares_section: whether two kinds of offers are drawn in the same section. */
static inline gboolean
arb_offer_look_shares_section (const ArbOfferLook *a, const ArbOfferLook *b)
{
  return g_str_equal (arb_offer_look_get_section (a), arb_offer_look_get_section (b));
}

/**
 * ArbResultLook:
 * @id: the id of a result, see #ArbResult
 * @icon: the icon beside the amount, as in an icon theme
 *
 * How a result of a part of a turn looks in the log, by `look.json`.
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
 * A widget of one game in the middle of the table, which draws the zones with the place `board`,
 * for which no form is suitable.
 */
typedef struct
{
  const char *id;
} ArbBoardLook;

/**
 * ArbTablePlace:
 * @ARB_PLACE_NONE: it is not drawn on its own
 * @ARB_PLACE_SUPPLY_BAR: in the middle of the table
 * @ARB_PLACE_SEAT_HEAD: under the name of a player
 * @ARB_PLACE_SEAT_BODY: before a player
 * @ARB_PLACE_BADGE: as a badge with its caption, at the seat whose number is its value
 * @ARB_PLACE_TURN: of a zone: above what can be decided now
 * @ARB_PLACE_BOARD: by the board of the game
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
 * @ARB_SHOW_CHIP: a picture and a number, in a row with others; faint at 0
 * @ARB_SHOW_PIPS: a number, and a pip for each thing that was there at the start
 * @ARB_SHOW_PILES: of a zone: a tile for each card, with the look of the counter that its count is
 * @ARB_SHOW_NAMES: of a zone: the names of its cards in one tile
 * @ARB_SHOW_TILES: of a zone: a tile for each card, which opens a popover about it
 * @ARB_SHOW_CARDS: of a zone: a small card for each, with its name
 *
 * How a zone or a counter is drawn at its place.
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
 * @caption: (nullable): the word beside it; cards before a player have no word by default
 * @brief: (nullable): the short form of @caption
 * @few: from this number on down it is marked as nearly empty; 0 for never
 * @below: (nullable): the counter whose tile shows it in small if it is not 0, and opens its cards
 * @note: (nullable): its text there, with `{number}`
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
 * @ARB_CARD_SLOT: a picture in a frame, which is filled if the counter is not 0
 * @ARB_CARD_COST: a picture and a number; only on the back if progress is drawn
 * @ARB_CARD_PROGRESS: a picture, how many of the needed pieces are there, and a bar
 * @ARB_CARD_POINTS: a number alone
 * @ARB_CARD_ATTEMPT: how many of how many are there, in a bar over the choices
 * @ARB_CARD_PART: a part of the number that is needed, below that bar
 * @ARB_CARD_NOTE: in the popover of the card only
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
 * The colours that a game can give to kinds of cards; the style sheets define them for every style.
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
 * @caption: (nullable): its name beside the number, if it is not its usual word
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
