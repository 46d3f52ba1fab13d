/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-sections.h"

#include "app/games/eminent-domain/technology-list.h"
#include "app/games/eminent-domain/turn-parts.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/split-layout.h"
#include "app/widgets/widgets.h"
#include "model/session/counter.h"

#include <glib/gi18n.h>

#define DISCARD_CARD "discard-card"

void
em_sections_add_results (const EmSections *sections)
{
  static const char *const kinds[] = { "result", "remove", "remove-itself", "none", NULL };
  guint n = em_parts_count_in_drawer (sections, "technology");

  em_parts_add_buttons (sections, kinds, 0, &em_piece_results);
  em_parts_add_counts (sections, "colonies");
  em_parts_add_counts (sections, "slots");
  if (n > 0)
    {
      g_autofree char *label =
          g_strdup_printf (ngettext ("%u Other Technology…", "All %u Other Technologies…", n), n);

      em_parts_add_more (sections, sections->parts, "technology", label, label);
    }
  em_technology_list_add (sections);
}

void
em_sections_add_boost (const EmSections *sections)
{
  ArbOfferItem *head = em_sections_find (sections, "boost", 0);
  ArbChoiceGrid *grid;

  if (head == NULL)
    return;
  em_parts_add_chips (sections, "boost-card", _ ("Technologies…"));
  grid = em_parts_begin_grid (sections, &em_piece_grid);
  em_parts_attach_role (sections, grid, 0, head);
  em_parts_attach_cells (sections, grid, head, 0, EM_MOST_COLUMNS, TRUE);
  arb_choice_grid_end (grid);
}

/* At the head of a row: to dissent, or who it is about where that is not his turn yet. */
static void
attach_answer_head (const EmSections *sections, ArbChoiceGrid *grid, guint row, guint seat)
{
  const char *player = arb_session_get_player (sections->session, seat);
  gint index = em_sections_find_index (sections, "dissent", seat, -1, NULL);
  ArbOfferButton *button;

  if (index < 0)
    {
      em_row_heading_set_player (em_parts_get_heading (sections, grid, row),
                                 arb_session_get_marker (sections->session, seat), player, NULL);
      return;
    }
  button = em_parts_get_cell (grid, 0, row);
  arb_offer_button_set (button, em_parts_get_item (sections, (guint) index), (guint) index,
                        _ ("Dissent"), NULL);
  arb_offer_button_set_player (button, player);
  gtk_widget_add_css_class (GTK_WIDGET (button), "dissent");
  arb_widget_set_class (GTK_WIDGET (button), "suggested-action",
                        em_sections_find (sections, "everyone-dissents", 0) == NULL);
}

static void
fill_everyone_dissents (const EmSections *sections, ArbChildPool *columns)
{
  gint index = em_sections_find_index (sections, "everyone-dissents", 0, -1, NULL);
  GtkWidget *button;

  if (index < 0)
    return;
  button = em_pieces_next (em_parts_open_columns (sections, columns, &em_piece_answers_rest),
                           &em_piece_everyone_dissents);
  arb_offer_button_set (ARB_OFFER_BUTTON (button), em_parts_get_item (sections, (guint) index),
                        (guint) index, _ ("Everyone Else Dissents"), NULL);
  gtk_widget_add_css_class (button, "suggested-action");
}

/* What belongs to the rows of the seats but finds no room in them. */
static void
add_answer_details (const EmSections *sections, guint seats)
{
  static const char *const chips[] = { "boost-card", NULL };
  ArbChildPool columns = { 0 };

  for (guint seat = 1; seat <= arb_session_get_n_seats (sections->session); seat++)
    {
      g_autofree char *drawer = g_strdup_printf ("answer-%u", seat);

      if (seats & 1u << seat)
        em_parts_add_drawer (sections, drawer);
    }
  if (seats != 0)
    em_parts_fill_columns (sections, &columns, &em_piece_answers_rest, chips, 0, "card-chip");
  fill_everyone_dissents (sections, &columns);
  em_parts_close_columns (&columns);
}

void
em_sections_add_answers (const EmSections *sections)
{
  ArbChoiceGrid *grid = NULL;
  guint seats = 0, row = 0;

  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);
      guint seat = arb_offer_item_get_seat (item);
      g_autofree char *drawer = g_strdup_printf ("answer-%u", seat);

      if (!arb_offer_item_is (item, "answer") || (seats & 1u << seat))
        continue;
      seats |= 1u << seat;
      if (grid == NULL)
        grid = em_parts_begin_grid (sections, &em_piece_grid);
      attach_answer_head (sections, grid, row, seat);
      em_parts_attach_cells (sections, grid, item, row, EM_COLUMNS, row == 0);
      em_parts_attach_more (sections, grid, EM_MORE_COLUMN, row, drawer, _ ("More"));
      row++;
    }
  if (grid != NULL)
    arb_choice_grid_end (grid);
  add_answer_details (sections, seats);
}

/* Whoever holds too many is told so: until they are gone the turn does not end. */
static char *
dup_discards_title (const EmSections *sections, guint seat)
{
  GListModel *counters = arb_session_get_counters (sections->session);
  ArbCounter *hand = arb_counters_find (counters, "hand", seat);
  const char *player = arb_session_get_player (sections->session, seat);
  gint surplus = arb_counter_get_value (hand) - arb_counter_get_limit (hand);

  if (surplus <= 0)
    /* Translators: in front of numbers of cards */
    return g_strdup_printf (_ ("%s discards"), player);
  /* Translators: in front of numbers of cards; so many are more than the hand may hold */
  return g_strdup_printf (ngettext ("%s discards at least %d", "%s discards at least %d",
                                    (gulong) surplus),
                          player, surplus);
}

static char *
dup_next_title (const EmSections *sections, guint seat)
{
  /* Translators: the player whose turn is next */
  return g_strdup_printf (_ ("Then %s Leads"), arb_session_get_player (sections->session, seat));
}

/* Who discards, under who leads then if that is somebody. */
static void
head_discards (const EmSections *sections, ArbChildPool *parts, ArbOfferItem *head,
               ArbOfferItem *next)
{
  g_autofree char *text = dup_discards_title (sections, arb_offer_item_get_seat (head));
  GtkWidget *heading = em_pieces_next (parts, next != NULL ? &em_piece_heading : &em_piece_title);

  gtk_widget_set_hexpand (heading, TRUE);
  if (next != NULL)
    {
      guint seat = arb_offer_item_get_seat (next);
      g_autofree char *title = dup_next_title (sections, seat);

      em_row_heading_set_player (EM_ROW_HEADING (heading),
                                 arb_session_get_marker (sections->session, seat), title, text);
    }
  else
    gtk_label_set_text (GTK_LABEL (heading), text);
}

static void
fill_discards (const EmSections *sections, ArbChildPool *parts)
{
  for (guint n = 0; n <= EM_INLINE_DISCARDS; n++)
    {
      gint index = em_sections_find_index (sections, "discard", 0, (gint) n, NULL);
      ArbOfferItem *item = index >= 0 ? em_parts_get_item (sections, (guint) index) : NULL;
      g_autofree char *number = g_strdup_printf ("%u", n);

      /* Not to discard goes without saying while others still answer. */
      if (item != NULL && (n > 0 || arb_verdict_allows (&arb_offer_item_get_offer (item)->verdict)))
        arb_offer_button_set (em_parts_next_button (parts), item, (guint) index, number, NULL);
    }
  if (em_parts_count_in_drawer (sections, "discard") > 0
      || em_sections_is_behind_more (sections, DISCARD_CARD))
    em_parts_add_more (sections, parts, "discard", "…", _ ("Discard More"));
}

/* Many technologies are behind the same “…” as numbers of cards. */
static void
add_discarded_cards (const EmSections *sections)
{
  static const char *const kinds[] = { DISCARD_CARD, NULL };
  gboolean open = g_strcmp0 (sections->drawer, "discard") == 0
                  || g_strcmp0 (sections->drawer, DISCARD_CARD) == 0;

  if (open || !em_sections_is_behind_more (sections, DISCARD_CARD))
    em_parts_add_buttons (sections, kinds, 0, &em_piece_cards);
}

static void
add_discards (const EmSections *sections, ArbOfferItem *head, ArbOfferItem *next)
{
  GtkWidget *row = em_pieces_next (sections->parts, &em_piece_discards);
  ArbChildPool parts = arb_child_pool_begin (row);

  arb_widget_set_class (row, ARB_SPLIT, next != NULL);
  head_discards (sections, &parts, head, next);
  fill_discards (sections, &parts);
  arb_child_pool_end (&parts);
  em_parts_add_drawer (sections, "discard");
  add_discarded_cards (sections);
}

static void
add_next_heading (const EmSections *sections, ArbOfferItem *next)
{
  guint seat = arb_offer_item_get_seat (next);
  GtkWidget *heading = em_pieces_next (sections->parts, &em_piece_next_heading);
  g_autofree char *title = dup_next_title (sections, seat);

  arb_player_marker_label_set (GTK_LABEL (gtk_widget_get_first_child (heading)),
                               arb_session_get_marker (sections->session, seat));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (heading)), title);
}

void
em_sections_add_end (const EmSections *sections)
{
  ArbOfferItem *discard = em_sections_find (sections, "discard", 0);
  ArbOfferItem *next = em_sections_find (sections, "lead", 0);

  if (discard != NULL)
    add_discards (sections, discard, next);
  else if (next != NULL && !arb_child_pool_is_empty (sections->parts))
    add_next_heading (sections, next);
}

static void
add_actions (const EmSections *sections)
{
  ArbChoiceGrid *grid;
  guint column = 0;

  if (em_sections_find (sections, "action", 0) == NULL)
    return;
  /* On a phone there is no room for it at the head of the row. */
  if (sections->compact && sections->aside)
    gtk_label_set_text (GTK_LABEL (em_pieces_next (sections->parts, &em_piece_caption)),
                        _ ("Action"));
  grid = ARB_CHOICE_GRID (em_pieces_next (sections->parts, &em_piece_actions));
  arb_choice_grid_begin (grid);
  if (!sections->compact)
    em_parts_attach_title (grid, 0, _ ("Action"));
  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);
      g_autofree char *icon = NULL;
      ArbOfferButton *button;

      if (!arb_offer_item_is (item, "action"))
        continue;
      icon = em_parts_dup_role_icon (sections, item);
      button = em_parts_get_cell (grid, ++column, 0);
      arb_offer_button_set (button, item, i, NULL, NULL);
      arb_offer_button_set_icon (button, icon);
    }
  em_parts_attach_more (sections, grid, column + 1, 0, "action-card",
                        _ ("Politics and Technologies"));
  arb_choice_grid_end (grid);
  em_parts_add_drawer (sections, "action-card");
}

static void
attach_open_lead (const EmSections *sections, ArbChoiceGrid *grid, ArbOfferItem *head, guint row)
{
  gint index = em_sections_find_index (sections, "lead-open", 0, -1, arb_offer_item_get_row (head));

  if (index >= 0)
    arb_offer_button_set (em_parts_get_cell (grid, EM_MORE_COLUMN, row),
                          em_parts_get_item (sections, (guint) index), (guint) index, "…", NULL);
}

static void
add_leads (const EmSections *sections)
{
  ArbChoiceGrid *grid = NULL;
  guint row = 0;

  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);

      if (!arb_offer_item_is (item, "lead") || arb_offer_item_get_column (item) != 0)
        continue;
      if (grid == NULL)
        {
          grid = em_parts_begin_grid (sections, &em_piece_leads);
          em_parts_attach_column_titles (sections, grid);
        }
      row++;
      em_parts_attach_role (sections, grid, row, item);
      em_parts_attach_cells (sections, grid, item, row, EM_COLUMNS, FALSE);
      attach_open_lead (sections, grid, item, row);
    }
  if (grid != NULL)
    arb_choice_grid_end (grid);
}

static void
attach_removal_title (const EmSections *sections, ArbChoiceGrid *grid, guint row, guint seat)
{
  const char *player = arb_session_get_player (sections->session, seat);
  /* Translators: in front of numbers of cards, which leave the game */
  g_autofree char *title = g_strdup_printf (_ ("%s removes"), player);

  em_parts_attach_title (grid, row, title);
}

/* How many cards each seat removes, from 1 on; a row of a seat goes on below. */
static void
attach_removals (const EmSections *sections, ArbChoiceGrid *grid)
{
  guint seat = ARB_TABLE, first = 0, row = 0;

  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);
      guint n = arb_offer_item_get_column (item);
      g_autofree char *number = NULL;

      if (!arb_offer_item_is (item, "remove-standing"))
        continue;
      if (arb_offer_item_get_seat (item) != seat)
        {
          first = seat != ARB_TABLE ? row + 1 : 0;
          seat = arb_offer_item_get_seat (item);
          attach_removal_title (sections, grid, first, seat);
        }
      row = first + (n - 1) / EM_MORE_COLUMN;
      number = g_strdup_printf ("%u", n);
      arb_offer_button_set (em_parts_get_cell (grid, (n - 1) % EM_MORE_COLUMN + 1, row), item, i,
                            number, NULL);
    }
}

static void
add_removals (const EmSections *sections)
{
  static const char *const removals[] = { "remove-standing", NULL };
  ArbChoiceGrid *grid;

  if (em_sections_count (sections, removals[0]) < 2)
    {
      em_parts_add_buttons (sections, removals, 0, &em_piece_removals);
      return;
    }
  grid = em_parts_begin_grid (sections, &em_piece_removed);
  attach_removals (sections, grid);
  arb_choice_grid_end (grid);
}

void
em_sections_add_turn (const EmSections *sections)
{
  add_removals (sections);
  add_actions (sections);
  add_leads (sections);
}

/* What opens a list stands beside what does not, and the lists below. Where there is a line for the
 * notation, the other moves are listed by a button beside it. */
void
em_sections_add_rest (const EmSections *sections)
{
  static const char *const cards[] = { "lead-card", NULL };
  static const char *const targets[] = { "settle-action", "settle-role", "attack-action",
                                         "attack-role", NULL };
  gboolean folded = em_sections_is_behind_more (sections, cards[0]);
  ArbChildPool rest = { 0 };

  if (folded)
    em_parts_add_more (sections, em_parts_open_columns (sections, &rest, &em_piece_rest), cards[0],
                       _ ("With a Technology…"), _ ("With a Technology…"));
  else
    em_parts_fill_columns (sections, &rest, &em_piece_rest, cards, 0, "card-chip");
  em_parts_fill_columns (sections, &rest, &em_piece_rest, targets, 0, "ready");
  if (!sections->aside && em_parts_count_in_drawer (sections, ARB_OFFER_OTHER) > 0)
    em_parts_add_more (sections, em_parts_open_columns (sections, &rest, &em_piece_rest),
                       ARB_OFFER_OTHER, _ ("Other Moves…"), _ ("Other Moves"));
  em_parts_close_columns (&rest);
  if (folded)
    em_parts_add_drawer (sections, cards[0]);
  em_parts_add_drawer (sections, ARB_OFFER_OTHER);
}
