/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-keys.h"

#include <string.h>

/* The letters that are no other shortcut, for offers that have one key and no number. */
static const char letters[] = "efghijkmnquvyzABDEFGHIJKLMNOQUVXY";

/* A prefix for letters when all of them are used. */
#define MORE_LETTERS 'Z'

/* The key that opens the list of other moves. */
#define OTHER_KEY 'o'

/* How many offers of each sort already have keys. */
typedef struct
{
  guint numbered;
  guint lettered;
} Places;

static char
get_list_key (const ArbOfferLook *look)
{
  if (look == NULL)
    return OTHER_KEY;
  return look->list_key != NULL ? look->list_key[0] : '\0';
}

/* Returns the digits of an offer in a list: 1 to 9, then 01 to 09, then 001 and so on, so that the
 * first items need only one key. A single item needs none. */
static char *
dup_in_list (const ArbOfferParts *parts, guint index)
{
  const ArbOfferLook *look = arb_offer_parts_get (parts, index)->look;
  guint place = 0;
  g_autofree char *zeros = NULL;

  for (guint i = 0; i < index; i++)
    place += arb_offer_parts_is (parts, i, look);
  zeros = g_strnfill (place / 9, '0');
  if (arb_offer_parts_count (parts, look) == 1)
    return g_strdup_printf ("%c", get_list_key (look));
  if (place / 9 > ARB_MAX_KEYS - 2)
    return NULL;
  return g_strdup_printf ("%c%s%u", get_list_key (look), zeros, place % 9 + 1);
}

static char *
next_letter (Places *places)
{
  const guint n = G_N_ELEMENTS (letters) - 1;
  guint place = places->lettered++;
  g_autofree char *more = g_strnfill (place / n, MORE_LETTERS);

  return place / n < ARB_MAX_KEYS ? g_strdup_printf ("%s%c", more, letters[place % n]) : NULL;
}

static char *
next_number (Places *places)
{
  return places->numbered < 9 ? g_strdup_printf ("%u", ++places->numbered) : next_letter (places);
}

const char *
arb_offer_keys_get_list (const ArbOfferParts *parts, char key)
{
  if (key == OTHER_KEY)
    return ARB_OFFER_OTHER;
  for (guint i = 0; i < parts->catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &parts->catalogue->offer_looks[i];

      if (look->list_key != NULL && look->list_key[0] == key
          && arb_offer_parts_is_behind_more (parts, look))
        return look->id;
    }

  return NULL;
}

static gboolean
is_refused (ArbOfferItem *item)
{
  return item->offer.verdict.value == ARB_ILLEGAL;
}

/* Returns the first letter of the name of the row. */
static char
get_row_key (const ArbOfferParts *parts, ArbOfferItem *item)
{
  const char *name = arb_catalogue_get_name (parts->catalogue, item->offer.row);

  return name != NULL ? name[0] : '\0';
}

/* Appends the keys of a placeholder; %FALSE if there are none. */
static gboolean
append_key (GString *keys, const char *name, const ArbOfferParts *parts, ArbOfferItem *item,
            Places *places)
{
  g_autofree char *next = NULL;

  if (g_str_has_prefix (name, "{row}"))
    g_string_append_c (keys, get_row_key (parts, item));
  else if (g_str_has_prefix (name, "{action}"))
    g_string_append_c (keys, g_ascii_toupper (get_row_key (parts, item)));
  else if (g_str_has_prefix (name, "{enter}"))
    g_string_append_c (keys, '\n');
  else if (g_str_has_prefix (name, "{seat}"))
    g_string_append_printf (keys, "%u", item->offer.seat);
  else if (g_str_has_prefix (name, "{column}"))
    {
      if (item->offer.column > 9)
        return FALSE;
      g_string_append_printf (keys, "%u", item->offer.column);
    }
  else if (places == NULL || is_refused (item))
    return FALSE;
  else
    {
      next = g_str_has_prefix (name, "{number}") ? next_number (places) : next_letter (places);
      g_string_append (keys, next != NULL ? next : "");
    }

  return TRUE;
}

/* Returns the keys of an offer that is not in a drawer; with @places %NULL, only if it has keys of
 * its own. */
static char *
dup_own (const ArbOfferParts *parts, guint index, Places *places)
{
  ArbOfferItem *item = arb_offer_parts_get (parts, index);
  const ArbOfferLook *look = item->look;
  g_autoptr (GString) keys = g_string_new (NULL);

  if (look == NULL || look->keys == NULL || item->offer.over)
    return NULL;
  for (const char *c = look->keys; *c != '\0'; c++)
    {
      if (*c != '{')
        {
          g_string_append_c (keys, *c);
          continue;
        }
      if (!append_key (keys, c, parts, item, places))
        return NULL;
      c = strchr (c, '}');
      g_return_val_if_fail (c != NULL, NULL);
    }

  return keys->len > 0 ? g_string_free (g_steal_pointer (&keys), FALSE) : NULL;
}

static char *
dup_keys (const ArbOfferParts *parts, guint index, Places *places)
{
  const ArbOfferLook *look = arb_offer_parts_get (parts, index)->look;

  if (get_list_key (look) != '\0' && arb_offer_parts_is_behind_more (parts, look))
    return dup_in_list (parts, index);
  return dup_own (parts, index, places);
}

GPtrArray *
arb_offer_keys_new (const ArbOfferParts *parts)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);
  gint suggested = arb_offer_parts_find_suggested (parts);
  Places places = { 0 };

  g_return_val_if_fail (parts != NULL, NULL);

  for (guint i = 0; i < parts->offers->len; i++)
    {
      char *own = dup_keys (parts, i, &places);

      if ((gint) i == suggested)
        {
          g_free (own);
          own = g_strdup ("\n");
        }
      g_ptr_array_add (keys, own);
    }

  return keys;
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

/* Whether @pressed is the beginning of a sequence; if it is the whole one, sets @index to its
 * offer. */
static gboolean
begins_sequence (const GPtrArray *all, const char *pressed, gint *index)
{
  gboolean begins = FALSE;

  for (guint i = 0; i < all->len; i++)
    {
      const char *keys = all->pdata[i];

      if (keys == NULL || !g_str_has_prefix (keys, pressed))
        continue;
      begins = TRUE;
      if (g_str_equal (keys, pressed))
        *index = (gint) i;
    }

  return begins;
}

/* Returns the digit of the seat that has to answer, or 0. */
static char
find_due (const ArbOfferParts *parts)
{
  for (guint i = 0; i < parts->offers->len; i++)
    {
      ArbOfferItem *item = arb_offer_parts_get (parts, i);
      const ArbOfferLook *look = item->look;

      if (look != NULL && look->by_seat && arb_offer_parts_decides (parts, item))
        return (char) ('0' + item->offer.seat);
    }

  return '\0';
}

/* Whether @pressed are the own keys of the offer that Enter takes; it has both. */
static gboolean
is_suggested (const ArbOfferParts *parts, const char *pressed, gint *index)
{
  gint suggested = arb_offer_parts_find_suggested (parts);
  g_autofree char *own = suggested >= 0 ? dup_own (parts, (guint) suggested, NULL) : NULL;

  if (g_strcmp0 (own, pressed) != 0)
    return FALSE;
  *index = suggested;
  return TRUE;
}

gint
arb_offer_keys_press (const ArbOfferParts *parts, char pressed[ARB_MAX_KEYS + 1], char key)
{
  g_autoptr (GPtrArray) all = arb_offer_keys_new (parts);
  const char due = find_due (parts);
  const char more[] = { key == '@' ? due : key, '\0' };
  const char answer[] = { due, key, '\0' };
  g_autofree char *longer = g_strconcat (pressed, more, NULL);
  /* A digit continues the sequence, if one was begun; then it has no other meaning. */
  gboolean bound = pressed[0] != '\0' && g_ascii_isdigit (key);
  /* A digit or a minus that begins no sequence is the answer of the next seat. */
  gboolean answers = !bound && (g_ascii_isdigit (key) || (key == '-' && pressed[0] == '\0'));
  const char *const meant[] = { longer, bound ? "" : more, answers ? answer : "" };
  gint index = ARB_KEYS_BEGUN;

  if (is_suggested (parts, longer, &index))
    {
      pressed[0] = '\0';
      return index;
    }
  for (guint i = 0; i < G_N_ELEMENTS (meant); i++)
    if (meant[i][0] != '\0' && strlen (meant[i]) <= ARB_MAX_KEYS
        && begins_sequence (all, meant[i], &index))
      {
        g_strlcpy (pressed, index < 0 ? meant[i] : "", ARB_MAX_KEYS + 1);
        return index;
      }

  /* A digit after a letter belongs to the letter, whatever it would mean alone. */
  g_strlcpy (pressed, g_ascii_isalpha (key) ? more : "", ARB_MAX_KEYS + 1);
  return ARB_KEYS_LOST;
}
