/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/child-pool.h"
#include "model/session/session.h"

G_BEGIN_DECLS

#define EM_COLUMNS 5 /* cards told in the grid: 0 to 4; more of them are in the drawer */

/**
 * EmSections:
 * @session: the game
 * @offers: (element-type ArbOfferItem): what can be told with one tap
 * @parts: takes the widgets
 * @drawer: (nullable): which list is open besides
 * @compact: whether names stand under their signs, for a narrow window
 * @aside: whether what is seldom told is listed by a button beside the line for the notation
 *
 * What the parts of the turn panel are made of and where they go. A drawer is a list behind “…”,
 * opened by the action `turn.more` with its name.
 */
typedef struct
{
  ArbSession *session;
  const GPtrArray *offers;
  ArbChildPool *parts;
  const char *drawer;
  gboolean compact;
  gboolean aside;
} EmSections;

/**
 * em_sections_collect_offers:
 * @session: the game
 * @offers: (element-type ArbOfferItem): frees its elements; what was in it goes
 *
 * Fills @offers, which are gone through many times: a list would make that slow.
 */
void em_sections_collect_offers (ArbSession *session, GPtrArray *offers);

/** em_sections_find: (nullable) (transfer none): the first offer of @kind, of @seat if not 0. */
ArbOfferItem *em_sections_find (const EmSections *sections, const char *kind, guint seat);

/** em_sections_find_index: its number among the offers, or -1; of @column if that is not -1. */
gint em_sections_find_index (const EmSections *sections, const char *kind, guint seat, gint column,
                             const char *row);

/** em_sections_count: how many offers are of @kind. */
guint em_sections_count (const EmSections *sections, const char *kind);

/** em_sections_is_behind_more: whether the offers of @kind are behind “…”, open or not. */
gboolean em_sections_is_behind_more (const EmSections *sections, const char *kind);

/** em_sections_add_results: the open choice of a card or role. */
void em_sections_add_results (const EmSections *sections);

/** em_sections_add_boost: how many cards, and which others, go with a role that is led. */
void em_sections_add_boost (const EmSections *sections);

/** em_sections_add_answers: who follows with how many cards, who dissents. */
void em_sections_add_answers (const EmSections *sections);

/**
 * em_sections_add_end: the end of the turn: how many cards the leader discards, and who leads next,
 * where something else comes first.
 */
void em_sections_add_end (const EmSections *sections);

/** em_sections_add_turn: the next turn: Action and role. */
void em_sections_add_turn (const EmSections *sections);

/** em_sections_add_rest: roles with technologies, planets that are ready, and any other move. */
void em_sections_add_rest (const EmSections *sections);

G_END_DECLS
