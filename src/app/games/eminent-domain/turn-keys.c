/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-keys.h"

#include "app/games/eminent-domain/turn-parts.h"

#include <string.h>

/* The keys of the roles, in their order. */
static const char role_keys[] = "swcptr";

/* The letters that begin nothing else, for what is chosen by one key and has no number. */
static const char letters[] = "efghijkmnquvyzABDEFGHIJKLMNOQUVXY";

/* Goes before a letter once all of them are taken. */
#define MORE_LETTERS 'Z'

/* What is chosen from by numbers, 1 to 9; then by letters. */
static const char *const numbered[] = { "result", "remove", "remove-itself", "colonies", "slots",
                                        "none",   NULL };

/* What is chosen from by letters. */
static const char *const lettered[] = {
  "boost-card",    "discard-card", "remove-standing", "lead-card", "settle-action",
  "attack-action", "settle-role",  "attack-role",     NULL,
};

/* What is chosen from by numbers behind a key of its own, where it is behind “…”. */
static const struct
{
  const char *kind;
  char key;
} lists[] = {
  { "action-card", 'a' },  { "boost-card", 'b' },    { "lead-card", 'l' },
  { "discard-card", 'x' }, { ARB_OFFER_OTHER, 'o' },
};

/* How many of each sort already have their keys. */
typedef struct
{
  guint numbered;
  guint lettered;
  guint listed[G_N_ELEMENTS (lists)];
  guint in_list[G_N_ELEMENTS (lists)]; /* how many there are */
} Places;

static gboolean
is_one_of (ArbOfferItem *item, const char *const *kinds)
{
  return g_strv_contains (kinds, arb_offer_item_get_offer (item)->kind);
}

static gint
find_list (const Places *places, ArbOfferItem *item)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (places->in_list[i] > 0 && arb_offer_item_is (item, lists[i].kind))
      return (gint) i;

  return -1;
}

static void
count_lists (const EmSections *sections, Places *places)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (em_sections_is_behind_more (sections, lists[i].kind))
      places->in_list[i] = em_sections_count (sections, lists[i].kind);
}

/* 1 to 9, then 01 to 09, then 001 and so on: what stands at the head of a list is told at once. A
 * list of one needs no number. */
static char *
next_in_list (Places *places, guint list)
{
  guint place = places->listed[list]++;
  g_autofree char *zeros = g_strnfill (place / 9, '0');

  if (places->in_list[list] == 1)
    return g_strdup_printf ("%c", lists[list].key);
  if (place / 9 > EM_MAX_KEYS - 2)
    return NULL;
  return g_strdup_printf ("%c%s%u", lists[list].key, zeros, place % 9 + 1);
}

static char *
next_letter (Places *places)
{
  const guint n = G_N_ELEMENTS (letters) - 1;
  guint place = places->lettered++;
  g_autofree char *more = g_strnfill (place / n, MORE_LETTERS);

  return place / n < EM_MAX_KEYS ? g_strdup_printf ("%s%c", more, letters[place % n]) : NULL;
}

static char *
next_number (Places *places)
{
  return places->numbered < 9 ? g_strdup_printf ("%u", ++places->numbered) : next_letter (places);
}

const char *
em_keys_get_list (char key)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (lists[i].key == key)
      return lists[i].kind;

  return NULL;
}

static char
role_key (ArbOfferItem *item)
{
  return role_keys[arb_argument_value (arb_offer_item_get_offer (item)->row)];
}

gint
em_keys_find_suggested (const EmSections *sections)
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

/* What has a place in a grid is told by its row and its column. */
static char *
keys_in_grid (ArbOfferItem *item)
{
  guint column = arb_offer_item_get_column (item);

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

static char *
next_keys (Places *places, ArbOfferItem *item)
{
  gint list = find_list (places, item);

  if (list >= 0)
    return next_in_list (places, (guint) list);
  if (is_one_of (item, numbered))
    return next_number (places);
  if (is_one_of (item, lettered))
    return next_letter (places);
  return keys_in_grid (item);
}

GPtrArray *
em_keys_new (const EmSections *sections)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);
  gint suggested = em_keys_find_suggested (sections);
  Places places = { 0 };

  count_lists (sections, &places);
  for (guint i = 0; i < sections->offers->len; i++)
    {
      char *own = next_keys (&places, em_parts_get_item (sections, i));

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
em_keys_dup_label (const char *keys)
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

/* Whether @pressed begins a sequence; @index becomes the offer whose sequence it is, or stays. */
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

/* The digit of the seat whose answer is due, or 0. */
static char
find_due (const EmSections *sections)
{
  ArbOfferItem *answer = em_sections_find (sections, "answer", 0);

  return answer != NULL ? (char) ('0' + arb_offer_item_get_seat (answer)) : '\0';
}

/* What is suggested by Enter has its own keys nevertheless. */
static gboolean
is_suggested (const EmSections *sections, const char *pressed, gint *index)
{
  gint suggested = em_keys_find_suggested (sections);
  g_autofree char *own =
      suggested >= 0 ? keys_in_grid (em_parts_get_item (sections, (guint) suggested)) : NULL;

  if (g_strcmp0 (own, pressed) != 0)
    return FALSE;
  *index = suggested;
  return TRUE;
}

gint
em_keys_press (const EmSections *sections, char pressed[EM_MAX_KEYS + 1], char key)
{
  g_autoptr (GPtrArray) all = em_keys_new (sections);
  const char due = find_due (sections);
  const char more[] = { key == '@' ? due : key, '\0' };
  const char answer[] = { due, key, '\0' };
  g_autofree char *longer = g_strconcat (pressed, more, NULL);
  /* A number goes on with what was begun, or with nothing: it means nothing else then. */
  gboolean bound = pressed[0] != '\0' && g_ascii_isdigit (key);
  /* A number or a minus that begins no sequence is the answer of the player who answers next. */
  gboolean answers = !bound && (g_ascii_isdigit (key) || (key == '-' && pressed[0] == '\0'));
  const char *const meant[] = { longer, bound ? "" : more, answers ? answer : "" };
  gint index = EM_KEYS_BEGUN;

  if (is_suggested (sections, longer, &index))
    {
      pressed[0] = '\0';
      return index;
    }
  for (guint i = 0; i < G_N_ELEMENTS (meant); i++)
    if (meant[i][0] != '\0' && strlen (meant[i]) <= EM_MAX_KEYS
        && begins_sequence (all, meant[i], &index))
      {
        g_strlcpy (pressed, index < 0 ? meant[i] : "", EM_MAX_KEYS + 1);
        return index;
      }

  /* The number that follows a letter belongs to it, whatever it would mean alone. */
  g_strlcpy (pressed, g_ascii_isalpha (key) ? more : "", EM_MAX_KEYS + 1);
  return EM_KEYS_LOST;
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
  for (char letter = 'a'; letter <= 'z'; letter++)
    {
      const char plain[] = { letter, '\0' };
      const char capital[] = { g_ascii_toupper (letter), '\0' };
      g_autofree char *shifted = g_strconcat ("<Shift>", plain, NULL);

      add_key (keys, plain, plain);
      add_key (keys, shifted, capital);
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

void
em_keys_add_enter (GtkWidget *widget, GtkShortcutFunc take)
{
  static const guint enters[] = { GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (enters); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (enters[i], 0),
                                                            gtk_callback_action_new (take, NULL,
                                                                                     NULL)));
  gtk_widget_add_controller (widget, keys);
}
