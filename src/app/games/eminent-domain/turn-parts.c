/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-parts.h"

#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define FEW_CHIPS 6   /* more of them are behind “…” */
#define FEWER_CHIPS 2 /* the same while something else comes first */

void
em_sections_collect_offers (ArbSession *session, GPtrArray *offers)
{
  GListModel *list = arb_session_get_offers (session);

  g_ptr_array_set_size (offers, 0);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (offers, g_list_model_get_item (list, i));
}

ArbOfferItem *
em_parts_get_item (const EmSections *sections, guint index)
{
  return g_ptr_array_index (sections->offers, index);
}

gint
em_sections_find_index (const EmSections *sections, const char *kind, guint seat, gint column,
                        const char *row)
{
  guint n = sections->offers->len;

  for (guint i = 0; i < n; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);

      if (arb_offer_item_is (item, kind) && (seat == 0 || arb_offer_item_get_seat (item) == seat)
          && (column < 0 || arb_offer_item_get_column (item) == (guint) column)
          && (row == NULL || g_strcmp0 (arb_offer_item_get_row (item), row) == 0))
        return (gint) i;
    }

  return -1;
}

ArbOfferItem *
em_sections_find (const EmSections *sections, const char *kind, guint seat)
{
  gint index = em_sections_find_index (sections, kind, seat, -1, NULL);

  return index >= 0 ? em_parts_get_item (sections, (guint) index) : NULL;
}

/* Which offers are behind “…”, by the name of the drawer. */
static gboolean
is_in_drawer (ArbOfferItem *item, const char *drawer)
{
  guint column = arb_offer_item_get_column (item);

  if (g_str_has_prefix (drawer, "answer-"))
    return arb_offer_item_is (item, "answer") && column >= EM_COLUMNS
           && (guint) atoi (drawer + strlen ("answer-")) == arb_offer_item_get_seat (item);
  if (g_str_equal (drawer, "discard"))
    return arb_offer_item_is (item, "discard") && column > EM_INLINE_DISCARDS;
  return arb_offer_item_is (item, drawer);
}

guint
em_sections_count (const EmSections *sections, const char *kind)
{
  guint n = 0;

  for (guint i = 0; i < sections->offers->len; i++)
    n += arb_offer_item_is (em_parts_get_item (sections, i), kind);

  return n;
}

/* How many chips of @kind have room: the answers come first, and the discards before the next turn. */
static guint
get_most_chips (const EmSections *sections, const char *kind)
{
  gboolean answering = em_sections_find (sections, "answer", 0) != NULL;
  gboolean discarding = em_sections_find (sections, "discard", 0) != NULL;

  if (g_str_equal (kind, "discard-card") && answering)
    return 0;
  if (g_str_equal (kind, "lead-card") && (answering || discarding))
    return FEWER_CHIPS;
  return FEW_CHIPS;
}

gboolean
em_sections_is_behind_more (const EmSections *sections, const char *kind)
{
  static const char *const always[] = { "action-card", ARB_OFFER_OTHER, NULL };
  static const char *const often[] = { "boost-card", "lead-card", "discard-card", NULL };

  if (g_strv_contains (always, kind))
    return em_sections_count (sections, kind) > 0;
  /* What boosts an answer stands under the seat's row. */
  if (g_str_equal (kind, "boost-card") && em_sections_find (sections, "boost", 0) == NULL)
    return FALSE;
  return g_strv_contains (often, kind)
         && em_sections_count (sections, kind) > get_most_chips (sections, kind);
}

guint
em_parts_count_in_drawer (const EmSections *sections, const char *drawer)
{
  guint n = 0;

  for (guint i = 0; i < sections->offers->len; i++)
    n += is_in_drawer (em_parts_get_item (sections, i), drawer);

  return n;
}

ArbOfferButton *
em_parts_next_button (ArbChildPool *buttons)
{
  return ARB_OFFER_BUTTON (em_pieces_next (buttons, &em_piece_offer));
}

void
em_parts_add_drawer (const EmSections *sections, const char *drawer)
{
  ArbChildPool buttons;

  if (g_strcmp0 (sections->drawer, drawer) != 0)
    return;
  buttons = arb_child_pool_begin (em_pieces_next (sections->parts, &em_piece_drawer));
  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);

      if (is_in_drawer (item, drawer))
        arb_offer_button_set (em_parts_next_button (&buttons), item, i,
                              arb_offer_item_get_name (item), NULL);
    }
  arb_child_pool_end (&buttons);
}

void
em_parts_show_more (const EmSections *sections, GtkWidget *button, const char *drawer,
                    const char *label, const char *name)
{
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", drawer);
  arb_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               g_strcmp0 (sections->drawer, drawer) == 0, -1);
}

void
em_parts_add_more (const EmSections *sections, ArbChildPool *parts, const char *drawer,
                   const char *label, const char *name)
{
  em_parts_show_more (sections, em_pieces_next (parts, &em_piece_more), drawer, label, name);
}

ArbChoiceGrid *
em_parts_begin_grid (const EmSections *sections, const EmPiece *piece)
{
  ArbChoiceGrid *grid = ARB_CHOICE_GRID (em_pieces_next (sections->parts, piece));

  arb_choice_grid_begin (grid);
  return grid;
}

ArbOfferButton *
em_parts_get_cell (ArbChoiceGrid *grid, guint column, guint row)
{
  return ARB_OFFER_BUTTON (em_pieces_get (grid, column, row, &em_piece_offer));
}

void
em_parts_attach_title (ArbChoiceGrid *grid, guint row, const char *text)
{
  gtk_label_set_text (GTK_LABEL (em_pieces_get (grid, 0, row, &em_piece_title)), text);
}

static void
attach_number (ArbChoiceGrid *grid, guint column, const char *text)
{
  gtk_label_set_text (GTK_LABEL (em_pieces_get (grid, column, 0, &em_piece_number)), text);
}

EmRowHeading *
em_parts_get_heading (const EmSections *sections, ArbChoiceGrid *grid, guint row)
{
  EmRowHeading *heading = EM_ROW_HEADING (em_pieces_get (grid, 0, row, &em_piece_heading));

  em_row_heading_set_stacked (heading, sections->compact);
  return heading;
}

char *
em_parts_dup_role_icon (const EmSections *sections, ArbOfferItem *item)
{
  const ArbCatalogue *catalogue =
      arb_document_get_catalogue (arb_session_get_document (sections->session));

  return g_strdup_printf ("role-%s-symbolic",
                          arb_catalogue_get_name (catalogue, arb_offer_item_get_offer (item)->row));
}

static char *
dup_unit (const EmSections *sections, ArbOfferItem *item)
{
  const char *outcome = arb_offer_item_get_offer (item)->outcome;
  g_autofree char *id = NULL;

  if (outcome == NULL)
    return NULL;
  id = g_strconcat ("unit.", outcome, NULL);
  return arb_session_dup_word (sections->session, id);
}

void
em_parts_attach_role (const EmSections *sections, ArbChoiceGrid *grid, guint row,
                      ArbOfferItem *item)
{
  g_autofree char *icon = em_parts_dup_role_icon (sections, item);
  g_autofree char *unit = dup_unit (sections, item);

  em_row_heading_set_role (em_parts_get_heading (sections, grid, row), icon,
                           arb_offer_item_get_row (item), unit,
                           arb_offer_item_get_offer (item)->last);
}

static char *
count_cards (guint n)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

static gboolean
is_in_row (ArbOfferItem *item, ArbOfferItem *head)
{
  return arb_offer_item_is (item, arb_offer_item_get_offer (head)->kind)
         && arb_offer_item_get_seat (item) == arb_offer_item_get_seat (head)
         && g_strcmp0 (arb_offer_item_get_row (item), arb_offer_item_get_row (head)) == 0;
}

void
em_parts_attach_cells (const EmSections *sections, ArbChoiceGrid *grid, ArbOfferItem *head,
                       guint row, guint n_columns, gboolean captions)
{
  gboolean marked = FALSE;

  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);
      guint column = arb_offer_item_get_column (item);
      g_autofree char *caption = captions ? count_cards (column) : NULL;
      ArbOfferButton *button;

      if (column >= n_columns || !is_in_row (item, head))
        continue;
      button = em_parts_get_cell (grid, column % EM_COLUMNS + 1, row + column / EM_COLUMNS);
      arb_offer_button_set (button, item, i, NULL, caption);
      arb_offer_button_set_marked (button, !marked && arb_offer_button_is_idle (button));
      marked = marked || arb_offer_button_is_idle (button);
    }
}

void
em_parts_attach_more (const EmSections *sections, ArbChoiceGrid *grid, guint column, guint row,
                      const char *drawer, const char *name)
{
  if (em_parts_count_in_drawer (sections, drawer) > 0)
    em_parts_show_more (sections, em_pieces_get (grid, column, row, &em_piece_more), drawer, "…",
                        name);
}

void
em_parts_attach_column_titles (const EmSections *sections, ArbChoiceGrid *grid)
{
  GtkWidget *cards = em_pieces_get (grid, 0, 0, &em_piece_caption);

  gtk_label_set_text (GTK_LABEL (cards), sections->compact ? _ ("cards") : _ ("cards from hand"));
  for (guint column = 0; column < EM_COLUMNS; column++)
    {
      g_autofree char *text = g_strdup_printf ("%u", column);

      attach_number (grid, column + 1, text);
    }
  attach_number (grid, EM_MORE_COLUMN, _ ("more"));
}

ArbChildPool *
em_parts_open_columns (const EmSections *sections, ArbChildPool *columns, const EmPiece *piece)
{
  if (columns->parent == NULL)
    *columns = arb_child_pool_begin (em_pieces_next (sections->parts, piece));
  return columns;
}

/* The row above has said who discards. */
static const char *
get_words (ArbOfferItem *item)
{
  return arb_offer_item_is (item, "discard-card") ? arb_offer_item_get_row (item)
                                                  : arb_offer_item_get_name (item);
}

static gboolean
decides (const EmSections *sections, ArbOfferItem *item)
{
  guint deciders = arb_session_get_deciders (sections->session);

  return (deciders & 1u << arb_offer_item_get_seat (item)) != 0;
}

/* Whose it is, is told while somebody else decides. */
static void
set_button (const EmSections *sections, ArbOfferButton *button, guint index)
{
  ArbOfferItem *item = em_parts_get_item (sections, index);
  const char *amount = arb_offer_item_get_amount (item);

  arb_offer_button_set (button, item, index, get_words (item), amount);
  if (amount == NULL && !decides (sections, item))
    arb_offer_button_set_player (button, arb_session_get_player (sections->session,
                                                                 arb_offer_item_get_seat (item)));
}

void
em_parts_fill_columns (const EmSections *sections, ArbChildPool *columns, const EmPiece *piece,
                       const char *const *kinds, guint seat, const char *class)
{
  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);
      GtkWidget *button;

      if (!g_strv_contains (kinds, arb_offer_item_get_offer (item)->kind)
          || (seat != 0 && arb_offer_item_get_seat (item) != seat))
        continue;
      button = arb_child_pool_next (em_parts_open_columns (sections, columns, piece), class,
                                    arb_offer_button_new);
      set_button (sections, ARB_OFFER_BUTTON (button), i);
      gtk_widget_add_css_class (button, class);
    }
}

void
em_parts_close_columns (ArbChildPool *columns)
{
  if (columns->parent != NULL)
    arb_child_pool_end (columns);
}

void
em_parts_add_buttons (const EmSections *sections, const char *const *kinds, guint seat,
                      const EmPiece *piece)
{
  ArbChildPool columns = { 0 };

  em_parts_fill_columns (sections, &columns, piece, kinds, seat, piece->kind);
  em_parts_close_columns (&columns);
}

void
em_parts_add_chips (const EmSections *sections, const char *kind, const char *label)
{
  const char *const kinds[] = { kind, NULL };

  if (!em_sections_is_behind_more (sections, kind))
    {
      em_parts_add_buttons (sections, kinds, 0, &em_piece_chips);
      return;
    }
  em_parts_add_more (sections, sections->parts, kind, label, label);
  em_parts_add_drawer (sections, kind);
}

void
em_parts_add_counts (const EmSections *sections, const char *kind)
{
  ArbChoiceGrid *grid = NULL;
  const char *last = NULL;
  guint row = 0;

  for (guint i = 0; i < sections->offers->len; i++)
    {
      ArbOfferItem *item = em_parts_get_item (sections, i);

      if (!arb_offer_item_is (item, kind) || g_strcmp0 (last, arb_offer_item_get_row (item)) == 0)
        continue;
      if (grid == NULL)
        grid = em_parts_begin_grid (sections, &em_piece_grid);
      last = arb_offer_item_get_row (item);
      em_parts_attach_title (grid, row, last);
      em_parts_attach_cells (sections, grid, item, row, EM_MOST_COLUMNS, FALSE);
      row += EM_MOST_COLUMNS / EM_COLUMNS;
    }
  if (grid != NULL)
    arb_choice_grid_end (grid);
}
