/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/turn/offer-sheet.h"

#include <stdlib.h>
#include <string.h>

static void
row_free (gpointer data)
{
  ArbOfferRow *row = data;

  g_ptr_array_unref (row->cells);
  g_free (row);
}

static void
group_free (gpointer data)
{
  ArbOfferGroup *group = data;

  g_ptr_array_unref (group->cells);
  g_ptr_array_unref (group->rows);
  g_free (group);
}

static void
section_free (gpointer data)
{
  ArbOfferSection *section = data;

  g_ptr_array_unref (section->groups);
  g_ptr_array_unref (section->cells);
  g_free (section);
}

ArbOfferSheet *
arb_offer_sheet_new (ArbSession *session)
{
  ArbOfferSheet *self = g_new0 (ArbOfferSheet, 1);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self->session = g_object_ref (session);
  self->cells = g_ptr_array_new_with_free_func (g_object_unref);
  self->sections = g_ptr_array_new_with_free_func (section_free);
  return self;
}

void
arb_offer_sheet_free (ArbOfferSheet *self)
{
  g_clear_pointer (&self->others, group_free);
  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->cells);
  g_object_unref (self->session);
  g_free (self);
}

/* Finds the cell for @offer in @cells, from @from on and then before it. */
static gint
find_cell (const GPtrArray *cells, const ArbOffer *offer, guint from)
{
  for (guint i = 0; i < cells->len; i++)
    {
      guint place = (from + i) % cells->len;

      if (cells->pdata[place] != NULL && arb_offer_cell_matches (cells->pdata[place], offer))
        return (gint) place;
    }

  return -1;
}

/* Returns a new cell, or the one in @old that offered the same; that one is not used twice. */
static ArbOfferCell *
take_cell (GPtrArray *old, ArbOfferItem *item, guint *next)
{
  gint place = find_cell (old, &item->offer, *next);
  ArbOfferCell *cell;

  if (place < 0)
    return arb_offer_cell_new (item);
  cell = old->pdata[place];
  old->pdata[place] = NULL;
  arb_offer_cell_set_offered (cell, item);
  *next = (guint) place + 1;
  return cell;
}

static guint
get_row (const ArbOfferLook *look, const ArbOffer *offer)
{
  return (look != NULL && look->by_seat) || offer->row == ARB_ARGUMENT_NONE
             ? offer->seat
             : arb_argument_value (offer->row);
}

static void
update_cells (ArbOfferSheet *self)
{
  GPtrArray *items = arb_session_get_offers (self->session);
  guint deciders = arb_session_get_deciders (self->session);
  GPtrArray *old = self->cells;
  guint next = 0;

  self->cells = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < items->len; i++)
    {
      ArbOfferItem *item = items->pdata[i];
      ArbOfferCell *cell = take_cell (old, item, &next);

      cell->row = get_row (item->look, &item->offer);
      cell->decides = item->offer.seat == ARB_TABLE || (deciders & 1u << item->offer.seat) != 0;
      g_ptr_array_add (self->cells, cell);
    }
  for (guint i = 0; i < old->len; i++)
    g_clear_object ((ArbOfferCell **) &old->pdata[i]);
  g_ptr_array_set_free_func (old, NULL);
  g_ptr_array_unref (old);
}

static ArbArgument
get_thing (const ArbOfferCell *cell)
{
  const ArbOfferLook *look = arb_offer_cell_get_look (cell);

  return look != NULL && look->by_seat ? ARB_ARGUMENT_NONE : cell->offered->offer.row;
}

/* Finds the row of a cell. A planet and a card can have the same number. */
static ArbOfferRow *
find_row_of (const ArbOfferGroup *group, const ArbOfferCell *cell)
{
  for (guint i = 0; i < group->rows->len; i++)
    {
      ArbOfferRow *row = group->rows->pdata[i];

      if (row->number == cell->row && row->thing == get_thing (cell))
        return row;
    }

  return NULL;
}

static void
add_to_row (ArbOfferGroup *group, ArbOfferCell *cell)
{
  ArbOfferRow *row = find_row_of (group, cell);

  if (row == NULL)
    {
      row = g_new0 (ArbOfferRow, 1);
      row->number = cell->row;
      row->thing = get_thing (cell);
      row->seat = cell->offered->offer.seat;
      row->cells = g_ptr_array_new ();
      g_ptr_array_add (group->rows, row);
    }
  if (row->least == NULL
      || (!arb_offer_cell_is_allowed (row->least) && arb_offer_cell_is_allowed (cell)))
    row->least = cell;
  g_ptr_array_add (row->cells, cell);
}

/* Whether the row has no room for the cell at @place. */
static gboolean
is_beyond (const ArbOfferLook *look, const ArbOfferRow *row, guint place)
{
  ArbOfferCell *cell = row->cells->pdata[place];
  guint least;

  if (look->form == ARB_FORM_GRID)
    return cell->offered->offer.column >= ARB_GRID_COUNTS;
  if (look->form != ARB_FORM_COUNT)
    return TRUE;
  g_ptr_array_find (row->cells, row->least, &least);
  return look->shown > 0 && place >= least + (guint) look->shown;
}

static ArbOfferGroup *
group_new (const ArbOfferSheet *self, const ArbOfferLook *look)
{
  ArbOfferGroup *group = g_new0 (ArbOfferGroup, 1);

  group->look = look;
  group->cells = g_ptr_array_new ();
  group->rows = g_ptr_array_new_with_free_func (row_free);
  for (guint i = 0; i < self->cells->len; i++)
    if (arb_offer_cell_get_look (self->cells->pdata[i]) == look)
      {
        g_ptr_array_add (group->cells, self->cells->pdata[i]);
        add_to_row (group, self->cells->pdata[i]);
      }
  for (guint i = 0; look != NULL && i < group->rows->len; i++)
    {
      const ArbOfferRow *row = group->rows->pdata[i];

      for (guint j = 0; j < row->cells->len; j++)
        ARB_OFFER_CELL (row->cells->pdata[j])->beyond = is_beyond (look, row, j);
    }
  return group;
}

/* Whether players still answer in rows, while the next turn can begin. */
static gboolean
is_answered (const ArbOfferSheet *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const ArbOfferLook *look = arb_offer_cell_get_look (self->cells->pdata[i]);

      if (look != NULL && look->by_seat && !look->turn)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_folded (const ArbOfferGroup *group, gboolean waits)
{
  const ArbOfferLook *look = group->look;

  if (look == NULL || look->form == ARB_FORM_MORE)
    return group->cells->len > 0;
  return look->form == ARB_FORM_COLUMNS && look->shown > 0
         && group->cells->len > (waits ? 0 : (guint) look->shown);
}

static ArbOfferSection *
section_new (const ArbOfferSheet *self, const ArbCatalogue *catalogue, guint from, guint leader)
{
  const ArbOfferLook *looks = catalogue->offer_looks;
  ArbOfferSection *section = g_new0 (ArbOfferSection, 1);

  section->groups = g_ptr_array_new_with_free_func (group_free);
  section->cells = g_ptr_array_new ();
  for (guint i = from; i < catalogue->n_offer_looks; i++)
    if (arb_offer_look_shares_section (&looks[i], &looks[from]))
      g_ptr_array_add (section->groups, group_new (self, &looks[i]));
  for (guint i = 0; i < self->cells->len; i++)
    {
      const ArbOfferLook *look = arb_offer_cell_get_look (self->cells->pdata[i]);

      if (look != NULL && arb_offer_look_shares_section (look, &looks[from]))
        g_ptr_array_add (section->cells, self->cells->pdata[i]);
    }
  section->comes = looks[from].turn;
  section->next = looks[from].turn && section->cells->len > 0
                  && ARB_OFFER_CELL (section->cells->pdata[0])->offered->offer.seat != leader;
  section->waits = looks[from].turn && is_answered (self);
  for (guint i = 0; i < section->groups->len; i++)
    {
      ArbOfferGroup *group = section->groups->pdata[i];

      group->folded = is_folded (group, section->waits);
    }
  return section;
}

/* Whether an earlier look begins the section. */
static gboolean
is_begun (const ArbCatalogue *catalogue, guint index)
{
  for (guint i = 0; i < index; i++)
    if (arb_offer_look_shares_section (&catalogue->offer_looks[i], &catalogue->offer_looks[index]))
      return TRUE;

  return FALSE;
}

static gint
compare_sections (gconstpointer a, gconstpointer b)
{
  const ArbOfferSection *const *first = a, *const *second = b;

  return (*first)->next - (*second)->next;
}

/* Returns whose turn it is. */
static guint
find_leader (ArbSession *session)
{
  ArbMoment moment;

  arb_session_get_moment (session, &moment);
  return moment.leader != ARB_TABLE ? moment.leader : moment.seat;
}

static void
update_sections (ArbOfferSheet *self)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (self->session);
  guint leader = find_leader (self->session);

  g_ptr_array_set_size (self->sections, 0);
  for (guint i = 0; i < catalogue->n_offer_looks; i++)
    {
      ArbOfferSection *section;

      if (is_begun (catalogue, i))
        continue;
      section = section_new (self, catalogue, i, leader);
      if (section->cells->len > 0)
        g_ptr_array_add (self->sections, section);
      else
        section_free (section);
    }
  g_ptr_array_sort (self->sections, compare_sections);
  g_clear_pointer (&self->others, group_free);
  self->others = group_new (self, NULL);
  self->others->folded = is_folded (self->others, FALSE);
}

/* Returns the first cell that can be taken and is suggested like this. */
static ArbOfferCell *
find_suggested (const ArbOfferSheet *self, ArbSuggestion suggestion)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (self->session);

  for (guint i = 0; i < catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &catalogue->offer_looks[i];

      for (guint j = 0; look->suggested == suggestion && j < self->cells->len; j++)
        {
          ArbOfferCell *cell = self->cells->pdata[j];

          if (arb_offer_cell_get_look (cell) == look && arb_offer_cell_is_allowed (cell)
              && !cell->blank)
            return cell;
        }
    }

  return NULL;
}

void
arb_offer_sheet_suggest (ArbOfferSheet *self)
{
  g_return_if_fail (self != NULL);

  self->suggested = find_suggested (self, ARB_SUGGESTION_SHOWN);
  if (self->suggested == NULL)
    self->suggested = find_suggested (self, ARB_SUGGESTION_ENTER);
}

void
arb_offer_sheet_update (ArbOfferSheet *self)
{
  g_return_if_fail (self != NULL);

  update_cells (self);
  update_sections (self);
  self->suggested = NULL;
}

ArbOfferCell *
arb_offer_sheet_find (const ArbOfferSheet *self, const char *moves)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (moves != NULL, NULL);

  for (guint i = 0; i < self->cells->len; i++)
    {
      ArbOfferCell *cell = self->cells->pdata[i];

      if (!cell->is_part && g_str_equal (arb_offer_item_get_choice (cell->item)->text, moves))
        return cell;
    }

  return NULL;
}

const ArbOfferGroup *
arb_offer_section_find (const ArbOfferSection *self, ArbOfferForm form)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->groups->len; i++)
    {
      const ArbOfferGroup *group = self->groups->pdata[i];

      if (group->look->form == form)
        return group;
    }

  return NULL;
}

const ArbOfferGroup *
arb_offer_section_get_group (const ArbOfferSection *self, ArbOfferCell *cell)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->groups->len; i++)
    {
      const ArbOfferGroup *group = self->groups->pdata[i];

      if (group->look == arb_offer_cell_get_look (cell))
        return group;
    }
  g_return_val_if_reached (NULL);
}

const ArbOfferRow *
arb_offer_group_find_row (const ArbOfferGroup *self, guint number)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const ArbOfferRow *row = self->rows->pdata[i];

      if (row->number == number)
        return row;
    }

  return NULL;
}

char *
arb_offer_group_dup_drawer (const ArbOfferGroup *self, guint number)
{
  g_return_val_if_fail (self != NULL, NULL);
  return g_strdup_printf ("%s/%u", self->look->id, number);
}

gboolean
arb_offer_cell_is_in_drawer (ArbOfferCell *self, const char *drawer)
{
  const ArbOfferLook *look = arb_offer_cell_get_look (self);
  const char *id = look != NULL ? look->id : ARB_OFFER_OTHER;
  const char *row = strchr (drawer, '/');
  gsize length = row != NULL ? (gsize) (row - drawer) : strlen (drawer);

  if (strlen (id) != length || strncmp (id, drawer, length) != 0)
    return FALSE;
  return row == NULL || look == NULL || (self->row == (guint) atoi (row + 1) && self->beyond);
}

gboolean
arb_offer_group_has_drawer (const ArbOfferGroup *self, const char *drawer)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (arb_offer_cell_is_in_drawer (self->cells->pdata[i], drawer))
      return TRUE;

  return FALSE;
}
