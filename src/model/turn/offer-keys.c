/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/turn/offer-keys.h"

#include <string.h>

/* The letters that are no other shortcut, for offers that have one key and no number. */
static const char letters[] = "efghijkmnquvyzABDEFGHIJKLMNOQUVXY";

/* A prefix for letters when all of them are used. */
#define MORE_LETTERS 'Z'

/* The key that opens the list of other moves. */
#define OTHER_KEY 'o'

/* How many offers of each sort already have keys, and the letters that open lists. */
typedef struct
{
  guint numbered;
  guint lettered;
  GString *lists;
} Places;

static char
get_list_key (const ArbOfferLook *look)
{
  if (look == NULL)
    return OTHER_KEY;
  return look->list_key != NULL ? look->list_key[0] : '\0';
}

/* Returns the digits of the cell at @place of a list: 1 to 9, then 01 to 09, then 001 and so on, so
 * that the first items need only one key. A single item needs none. */
static char *
dup_in_list (const ArbOfferGroup *group, guint place)
{
  g_autofree char *zeros = g_strnfill (place / 9, '0');

  if (group->cells->len == 1)
    return g_strdup_printf ("%c", get_list_key (group->look));
  if (place / 9 > ARB_MAX_KEYS - 2)
    return NULL;
  return g_strdup_printf ("%c%s%u", get_list_key (group->look), zeros, place % 9 + 1);
}

static char *
next_letter (Places *places)
{
  const guint n = G_N_ELEMENTS (letters) - 1;
  g_autofree char *more = NULL;
  guint place;

  do
    place = places->lettered++;
  while (place < n && strchr (places->lists->str, letters[place]) != NULL);
  more = g_strnfill (place / n, MORE_LETTERS);

  return place / n < ARB_MAX_KEYS ? g_strdup_printf ("%s%c", more, letters[place % n]) : NULL;
}

static char *
next_number (Places *places)
{
  return places->numbered < 9 ? g_strdup_printf ("%u", ++places->numbered) : next_letter (places);
}

/* Returns the first letter of the name of the row. */
static char
get_row_key (const ArbOfferCell *cell)
{
  const char *name =
      arb_catalogue_get_name (cell->offered->wording->catalogue, cell->offered->offer.row);

  return name != NULL ? name[0] : '\0';
}

/* Appends the keys of a placeholder; %FALSE if there are none. */
static gboolean
append_key (GString *keys, const char *name, const ArbOfferCell *cell, Places *places)
{
  const ArbOffer *offer = &cell->item->offer;
  g_autofree char *next = NULL;

  if (g_str_has_prefix (name, "{row}"))
    g_string_append_c (keys, get_row_key (cell));
  else if (g_str_has_prefix (name, "{action}"))
    g_string_append_c (keys, g_ascii_toupper (get_row_key (cell)));
  else if (g_str_has_prefix (name, "{enter}"))
    g_string_append_c (keys, '\n');
  else if (g_str_has_prefix (name, "{seat}"))
    g_string_append_printf (keys, "%u", offer->seat);
  else if (g_str_has_prefix (name, "{column}"))
    {
      if (offer->column > 9)
        return FALSE;
      g_string_append_printf (keys, "%u", offer->column);
    }
  else if (places == NULL || offer->verdict.value == ARB_ILLEGAL)
    return FALSE;
  else
    {
      next = g_str_has_prefix (name, "{number}") ? next_number (places) : next_letter (places);
      g_string_append (keys, next != NULL ? next : "");
    }

  return TRUE;
}

/* Returns the keys of a cell that is not in a drawer; with @places %NULL, only if it has keys of its
 * own. */
static char *
dup_own (const ArbOfferCell *cell, Places *places)
{
  const ArbOfferLook *look = arb_offer_cell_get_look (cell);
  g_autoptr (GString) keys = g_string_new (NULL);

  if (look == NULL || look->keys == NULL || cell->offered->offer.over)
    return NULL;
  for (const char *c = look->keys; *c != '\0'; c++)
    {
      if (*c != '{')
        {
          g_string_append_c (keys, *c);
          continue;
        }
      if (!append_key (keys, c, cell, places))
        return NULL;
      c = strchr (c, '}');
      g_return_val_if_fail (c != NULL, NULL);
    }

  return keys->len > 0 ? g_string_free (g_steal_pointer (&keys), FALSE) : NULL;
}

/* Gives the cells of a list their numbers. */
static void
assign_list (const ArbOfferGroup *group, GString *lists)
{
  g_string_append_c (lists, get_list_key (group->look));
  for (guint i = 0; i < group->cells->len; i++)
    arb_offer_cell_set_keys (group->cells->pdata[i], dup_in_list (group, i));
}

static gboolean
is_list (const ArbOfferGroup *group)
{
  return group->folded && get_list_key (group->look) != '\0';
}

/* Gives the cells that are in no list their keys: the game's order counts, not that of the looks. */
static void
assign_own (ArbOfferSheet *sheet, GString *lists)
{
  Places places = { .lists = lists };

  for (guint i = 0; i < sheet->cells->len; i++)
    {
      ArbOfferCell *cell = sheet->cells->pdata[i];

      if (cell->keys == NULL)
        arb_offer_cell_set_keys (cell, dup_own (cell, &places));
    }
}

void
arb_offer_keys_assign (ArbOfferSheet *sheet)
{
  g_autoptr (GString) lists = g_string_new (NULL);

  g_return_if_fail (sheet != NULL);

  for (guint i = 0; i < sheet->cells->len; i++)
    arb_offer_cell_set_keys (sheet->cells->pdata[i], NULL);
  for (guint i = 0; i < sheet->sections->len; i++)
    {
      const ArbOfferSection *section = sheet->sections->pdata[i];

      for (guint j = 0; j < section->groups->len; j++)
        if (is_list (section->groups->pdata[j]))
          assign_list (section->groups->pdata[j], lists);
    }
  assign_list (sheet->others, lists);
  assign_own (sheet, lists);
  if (sheet->suggested != NULL)
    arb_offer_cell_set_keys (sheet->suggested, g_strdup ("\n"));
}

char *
arb_offer_keys_dup_label (const char *keys)
{
  GString *label = g_string_new (NULL);

  g_return_val_if_fail (keys != NULL, NULL);

  for (const char *key = keys; *key != '\0'; key++)
    {
      if (*key == '\n')
        g_string_append (label, "⏎");
      else if (g_ascii_isupper (*key))
        g_string_append_printf (label, "⇧%c", *key);
      else
        g_string_append_c (label, g_ascii_toupper (*key));
    }

  return g_string_free (label, FALSE);
}

const char *
arb_offer_keys_get_list (const ArbOfferSheet *sheet, char key)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  if (key == OTHER_KEY)
    return ARB_OFFER_OTHER;
  for (guint i = 0; i < sheet->sections->len; i++)
    {
      const ArbOfferSection *section = sheet->sections->pdata[i];

      for (guint j = 0; j < section->groups->len; j++)
        {
          const ArbOfferGroup *group = section->groups->pdata[j];

          if (is_list (group) && get_list_key (group->look) == key)
            return group->look->id;
        }
    }

  return NULL;
}

/* Whether @pressed is the beginning of a sequence; if it is the whole one, sets @taken to its cell. */
static gboolean
begins_sequence (const ArbOfferSheet *sheet, const char *pressed, ArbOfferCell **taken)
{
  gboolean begins = FALSE;

  for (guint i = 0; i < sheet->cells->len; i++)
    {
      ArbOfferCell *cell = sheet->cells->pdata[i];

      if (cell->keys == NULL || !g_str_has_prefix (cell->keys, pressed))
        continue;
      begins = TRUE;
      if (g_str_equal (cell->keys, pressed))
        *taken = cell;
    }

  return begins;
}

/* Returns the digit of the seat that has to answer, or 0. */
static char
find_due (const ArbOfferSheet *sheet)
{
  for (guint i = 0; i < sheet->cells->len; i++)
    {
      const ArbOfferCell *cell = sheet->cells->pdata[i];
      const ArbOfferLook *look = arb_offer_cell_get_look (cell);

      if (look != NULL && look->by_seat && cell->decides)
        return (char) ('0' + cell->offered->offer.seat);
    }

  return '\0';
}

/* Whether @pressed are the own keys of the offer that Enter takes; it has both. */
static gboolean
is_suggested (const ArbOfferSheet *sheet, const char *pressed)
{
  g_autofree char *own = sheet->suggested != NULL ? dup_own (sheet->suggested, NULL) : NULL;

  return g_strcmp0 (own, pressed) == 0;
}

ArbKeysResult
arb_offer_keys_press (const ArbOfferSheet *sheet, char pressed[ARB_MAX_KEYS + 1], char key,
                      ArbOfferCell **cell)
{
  const char due = find_due (sheet);
  const char more[] = { key == '@' ? due : key, '\0' };
  const char answer[] = { due, key, '\0' };
  g_autofree char *longer = g_strconcat (pressed, more, NULL);
  /* A digit continues the sequence, if one was begun; then it has no other meaning. */
  gboolean bound = pressed[0] != '\0' && g_ascii_isdigit (key);
  /* A digit or a minus that begins no sequence is the answer of the next seat. */
  gboolean answers = !bound && (g_ascii_isdigit (key) || (key == '-' && pressed[0] == '\0'));
  const char *const meant[] = { longer, bound ? "" : more, answers ? answer : "" };

  *cell = NULL;
  if (is_suggested (sheet, longer))
    {
      pressed[0] = '\0';
      *cell = sheet->suggested;
      return ARB_KEYS_TAKEN;
    }
  for (guint i = 0; i < G_N_ELEMENTS (meant); i++)
    if (meant[i][0] != '\0' && strlen (meant[i]) <= ARB_MAX_KEYS
        && begins_sequence (sheet, meant[i], cell))
      {
        g_strlcpy (pressed, *cell == NULL ? meant[i] : "", ARB_MAX_KEYS + 1);
        return *cell != NULL ? ARB_KEYS_TAKEN : ARB_KEYS_BEGUN;
      }

  /* A digit after a letter belongs to the letter, whatever it would mean alone. */
  g_strlcpy (pressed, g_ascii_isalpha (key) ? more : "", ARB_MAX_KEYS + 1);
  return ARB_KEYS_LOST;
}
