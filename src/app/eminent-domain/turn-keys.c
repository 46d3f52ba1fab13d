/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/eminent-domain/turn-keys.h"

#include <string.h>

/* The keys of the roles, in their order. */
static const char role_keys[] = "swcptr";

/* All letters that begin something. */
static const char letters[] = "swcptrSWCPTRGdabglmox";

/* What is chosen from by numbers, behind which key; 0 for none. */
static const struct
{
  const char *kind;
  char key;
} lists[] = {
  { "result", '\0' },       { "remove", '\0' },         { "remove-itself", '\0' },
  { "colonies", '\0' },     { "slots", '\0' },          { "none", '\0' },
  { "action-card", 'a' },   { "boost-card", 'b' },      { "lead-card", 'l' },
  { "settle-action", 'G' }, { "settle-role", 'g' },     { "attack-action", 'G' },
  { "attack-role", 'g' },   { "remove-standing", 'm' }, { "discard-card", 'x' },
  { ARB_OFFER_OTHER, 'o' },
};

static gint
find_list (ArbOfferItem *item)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (arb_offer_item_is (item, lists[i].kind))
      return (gint) i;

  return -1;
}

/* The place of offer @index, from 1, among those behind the same key, and how many they are. */
static guint
find_place (const EmSections *sections, guint index, char key, guint *n)
{
  guint place = 0;

  *n = 0;
  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (sections->offers, i);
      gint list = find_list (item);

      if (list < 0 || lists[list].key != key)
        continue;
      ++*n;
      if (i == index)
        place = *n;
    }

  return place;
}

/* 1 to 9, then 01 to 09, then 001 and so on: what stands at the head of a list is told at once. A
 * list of one needs no number. */
static char *
keys_in_list (const EmSections *sections, guint index, char key)
{
  const char first[] = { key, '\0' };
  guint n;
  guint place = find_place (sections, index, key, &n) - 1;
  g_autofree char *zeros = g_strnfill (place / 9, '0');

  if (place / 9 > EM_MAX_KEYS - 2)
    return NULL;
  if (n == 1 && key != '\0')
    return g_strdup (first);
  return g_strdup_printf ("%s%s%u", first, zeros, place % 9 + 1);
}

const char *
em_keys_get_list (char key)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (lists[i].key == key && key != '\0')
      return lists[i].kind;

  return NULL;
}

static char
role_key (ArbOfferItem *item)
{
  return role_keys[arb_argument_value (arb_offer_item_get_offer (item)->row)];
}

static gint
find_suggested (const EmSections *sections)
{
  static const char *const kinds[] = { "everyone-dissents", "dissent", "none", NULL };

  for (guint i = 0; kinds[i] != NULL; i++)
    {
      gint index = em_sections_find_index (sections, kinds[i], 0, -1, NULL);

      if (index >= 0)
        return index;
    }

  return em_sections_find_index (sections, "discard", 0, 0, NULL);
}

char *
em_keys_of (const EmSections *sections, guint index)
{
  g_autoptr (ArbOfferItem) item = g_list_model_get_item (sections->offers, index);
  guint column;
  gint list;

  if (item == NULL)
    return NULL;
  column = arb_offer_item_get_column (item);
  list = find_list (item);
  if (find_suggested (sections) == (gint) index)
    return g_strdup ("\n");
  if (list >= 0)
    return keys_in_list (sections, index, lists[list].key);
  if (arb_offer_item_is (item, "action"))
    return g_strdup_printf ("%c", g_ascii_toupper (role_key (item)));
  if (arb_offer_item_is (item, "lead-open"))
    return g_strdup_printf ("%c\n", role_key (item));
  if (arb_offer_item_is (item, "dissent"))
    return g_strdup_printf ("%u-", arb_offer_item_get_seat (item));
  if (column > 9)
    return NULL;
  if (arb_offer_item_is (item, "lead"))
    return g_strdup_printf ("%c%u", role_key (item), column);
  if (arb_offer_item_is (item, "answer"))
    return g_strdup_printf ("%u%u", arb_offer_item_get_seat (item), column);
  if (arb_offer_item_is (item, "boost"))
    return g_strdup_printf ("%u", column);
  if (arb_offer_item_is (item, "discard"))
    return g_strdup_printf ("d%u", column);
  return NULL;
}

/* Whether @pressed begins a sequence; @index becomes the offer whose sequence it is, or -1. */
static gboolean
begins_sequence (const EmSections *sections, const char *pressed, gint *index)
{
  gboolean begins = FALSE;

  *index = -1;
  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      g_autofree char *keys = em_keys_of (sections, i);

      if (keys == NULL || !g_str_has_prefix (keys, pressed))
        continue;
      begins = TRUE;
      if (g_str_equal (keys, pressed))
        *index = (gint) i;
    }

  return begins;
}

/* The digit of the seat whose answer is due, or 0. */
static char
find_due (const EmSections *sections)
{
  ArbOfferItem *answer = em_sections_find (sections, "answer", 0);

  return answer != NULL ? (char) ('0' + arb_offer_item_get_seat (answer)) : '\0';
}

gint
em_keys_press (const EmSections *sections, char pressed[EM_MAX_KEYS + 1], char key)
{
  const char due = find_due (sections);
  const char more[] = { key == '@' ? due : key, '\0' };
  const char answer[] = { due, key, '\0' };
  g_autofree char *longer = g_strconcat (pressed, more, NULL);
  /* What leads nowhere is forgotten, and the key begins anew. */
  const char *const meant[] = { longer, more, g_ascii_isdigit (key) ? answer : more };
  gint index = -1;

  for (guint i = 0; i < G_N_ELEMENTS (meant); i++)
    if (meant[i][0] != '\0' && strlen (meant[i]) <= EM_MAX_KEYS
        && begins_sequence (sections, meant[i], &index))
      {
        g_strlcpy (pressed, index < 0 ? meant[i] : "", EM_MAX_KEYS + 1);
        return index;
      }

  pressed[0] = '\0';
  return -1;
}

static void
add_key (GtkEventController *keys, const char *trigger, const char *pressed)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new_with_arguments (gtk_shortcut_trigger_parse_string (trigger),
                                       gtk_named_action_new ("turn.keys"), "s", pressed);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_letters (GtkEventController *keys)
{
  for (const char *key = letters; *key != '\0'; key++)
    {
      g_autofree char *pressed = g_strndup (key, 1);
      g_autofree char *trigger =
          g_strdup_printf (g_ascii_isupper (*key) ? "<Shift>%c" : "%c", g_ascii_tolower (*key));

      add_key (keys, trigger, pressed);
    }
}

static void
add_digits (GtkEventController *keys)
{
  static const struct
  {
    const char *trigger;
    const char *pressed;
  } forms[] = {
    { "", "" },
    { "KP_", "" },
    { "<Alt>", "@" },
    { "<Control>", "d" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (guint digit = 0; digit <= 9; digit++)
      {
        g_autofree char *trigger = g_strdup_printf ("%s%u", forms[i].trigger, digit);
        g_autofree char *pressed = g_strdup_printf ("%s%u", forms[i].pressed, digit);

        add_key (keys, trigger, pressed);
      }
}

void
em_keys_add_shortcuts (GtkWidget *widget)
{
  static const struct
  {
    const char *trigger;
    const char *pressed;
  } others[] = {
    { "slash", "/" },
    { "KP_Divide", "/" },
    { "minus", "-" },
    { "KP_Subtract", "-" },
  };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_letters (keys);
  add_digits (keys);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    add_key (keys, others[i].trigger, others[i].pressed);
  gtk_widget_add_controller (widget, keys);
}
