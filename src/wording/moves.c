/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "wording/switch-words.h"
#include "wording/template.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const ArbWording *wording;
  ArbMove move;
} Label;

static guint
count_arguments (ArbMove move)
{
  guint n = 0;

  while (n < ARB_MAX_ARGUMENTS && move.arguments[n] != ARB_ARGUMENT_NONE)
    n++;

  return n;
}

/* A count selects the form of a noun; any other argument counts as one thing. */
static gint
number_of (ArbArgument argument)
{
  if (arb_argument_kind (argument) == ARB_ARGUMENT_COUNT)
    return (gint) arb_argument_value (argument);

  return 1;
}

/* A numbered card is called by its name if the notation accepts a name in its place; but `#3 is
 * voson` is about the number. */
static char *
word_plain_argument (const ArbWording *wording, ArbMove move, guint index)
{
  const ArbSlot *slot = &wording->catalogue->ruleset->verbs[move.verb]->slots[index];

  if (slot->accepts == ARB_ACCEPT (ARB_ARGUMENT_NUMBER))
    return arb_wording_argument (wording, move.arguments[index]);
  return arb_wording_argument_of (wording, move.seat, move.arguments[index]);
}

/* The words for the value of a switch depend on the switch, which is the previous argument. */
static char *
word_argument (const ArbWording *wording, ArbMove move, guint index)
{
  ArbArgument argument = move.arguments[index];
  const ArbCatalogue *catalogue = wording->catalogue;
  const ArbSwitch *a_switch;
  gint value;

  if (index == 0 || !arb_argument_is_name (argument, ARB_SORT_SWITCH_VALUE)
      || !arb_argument_is_name (move.arguments[index - 1], ARB_SORT_SWITCH))
    return word_plain_argument (wording, move, index);

  a_switch = &catalogue->switches[arb_argument_value (move.arguments[index - 1])];
  value = arb_switch_find_value (a_switch, arb_catalogue_get_name (catalogue, argument));
  return value >= 0 ? arb_switch_describe_value (catalogue, a_switch, (guint) value, NULL)
                    : arb_wording_argument (wording, argument);
}

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Label *label = data;
  guint index;

  if (g_str_equal (name, "seat"))
    {
      value->text = arb_wording_seat (label->wording, label->move.seat);
      value->present = label->move.seat != ARB_TABLE;
      return TRUE;
    }

  if (!g_ascii_isdigit (name[0]) || name[1] != '\0')
    return FALSE;

  index = (guint) g_ascii_digit_value (name[0]) - 1;
  if (index >= ARB_MAX_ARGUMENTS)
    return FALSE;

  value->present = label->move.arguments[index] != ARB_ARGUMENT_NONE;
  if (value->present)
    {
      value->text = word_argument (label->wording, label->move, index);
      if (g_strcmp0 (sort, "gender") == 0)
        value->gender =
            arb_wording_gender (label->wording, label->move.seat, label->move.arguments[index]);
      value->number = number_of (label->move.arguments[index]);
    }

  return TRUE;
}

/* Returns what a verb can have another sentence for: the kind of its only argument, or that no seat
 * is named; before a number, the name. */
static const char *
find_manner (const ArbWording *wording, ArbMove move)
{
  if (count_arguments (move) == 2 && arb_argument_kind (move.arguments[1]) == ARB_ARGUMENT_COUNT)
    return arb_catalogue_get_name (wording->catalogue, move.arguments[0]);
  if (count_arguments (move) != 1)
    return NULL;
  if (arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT)
    return "count";
  if (arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_UNKNOWN)
    return "unknown";

  return move.seat == ARB_TABLE ? "table" : NULL;
}

/*
 * `verb.discard.count` is “Discard 3 cards”, `verb.discard` is “Discard Politics”; a verb with the
 * same sentence for a number and a name needs only the latter. `verb.count.points` states a total,
 * `verb.count` counts anything else. `verb.adjust.table` is about no seat.
 */
static const char *
find_words (const ArbWording *wording, ArbMove move, const char *prefix)
{
  const char *verb = wording->catalogue->ruleset->verbs[move.verb]->name;
  const char *manner = find_manner (wording, move);
  g_autofree char *plain = g_strconcat (prefix, verb, NULL);
  g_autofree char *special = manner != NULL ? g_strconcat (plain, ".", manner, NULL) : NULL;
  const char *template = special != NULL ? arb_words_get (wording->catalogue, special) : NULL;

  return template != NULL ? template : arb_words_get (wording->catalogue, plain);
}

/* A button says what to do, “Discard Politics”; the log says who did it, “Ben discards Politics”. */
static const char *
find_template (const ArbWording *wording, ArbMove move, gboolean log)
{
  const char *template = log ? find_words (wording, move, "log.") : NULL;

  if (template == NULL)
    template = find_words (wording, move, "verb.");
  return template != NULL ? template : wording->catalogue->ruleset->verbs[move.verb]->name;
}

/* Whether the first argument, a name, has chosen the sentence. */
static gboolean
is_chosen_by_name (const Label *label)
{
  const ArbCatalogue *catalogue = label->wording->catalogue;
  const char *manner = find_manner (label->wording, label->move);
  g_autofree char *id = NULL;

  if (manner == NULL || count_arguments (label->move) < 2)
    return FALSE;
  id = g_strconcat ("verb.", catalogue->ruleset->verbs[label->move.verb]->name, ".", manner, NULL);
  return arb_words_get (catalogue, id) != NULL;
}

/* Appends the arguments that @template does not contain; that one is unknown, the sentence says. */
static void
append_unmentioned (const Label *label, const char *template, GString *text)
{
  for (guint i = is_chosen_by_name (label) ? 1 : 0; i < count_arguments (label->move); i++)
    {
      const char name[] = { (char) ('1' + i), '\0' };
      g_autofree char *argument = NULL;

      if (arb_template_mentions (template, name)
          || arb_argument_kind (label->move.arguments[i]) == ARB_ARGUMENT_UNKNOWN)
        continue;

      argument = word_argument (label->wording, label->move, i);
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, argument);
    }
}

static char *
word_move (const ArbWording *wording, ArbMove move, const char *template)
{
  Label label = { wording, move };
  g_autofree char *sentence = arb_template_expand (template, fill_in, &label);
  GString *text = g_string_new (sentence);

  append_unmentioned (&label, template, text);
  return g_string_free (text, FALSE);
}

char *
arb_wording_move (const ArbWording *wording, ArbMove move)
{
  g_return_val_if_fail (wording != NULL, NULL);
  g_return_val_if_fail (move.verb < wording->catalogue->ruleset->n_verbs, NULL);

  return word_move (wording, move, find_template (wording, move, FALSE));
}

/* The same after a joint, unless the sentence begins with a name. */
static char *
word_clause (const ArbWording *wording, ArbMove move, const char *template)
{
  g_autofree char *text = word_move (wording, move, template);

  return *template == '{' ? g_steal_pointer (&text) : arb_words_continue (text);
}

char *
arb_wording_move_clause (const ArbWording *wording, ArbMove move)
{
  g_return_val_if_fail (wording != NULL, NULL);
  g_return_val_if_fail (move.verb < wording->catalogue->ruleset->n_verbs, NULL);

  return word_clause (wording, move, find_template (wording, move, FALSE));
}

/* Whose move it is, unless nobody's. */
static char *
add_seat (const ArbWording *wording, guint seat, const char *text)
{
  g_autofree char *name = NULL;

  if (seat == ARB_TABLE)
    return g_strdup (text);
  name = arb_wording_seat (wording, seat);
  return arb_words_label (name, text);
}

static char *
word_entry (const ArbWording *wording, const ArbEntry *entry,
            char *(*word) (const ArbWording *wording, ArbMove move, const char *template))
{
  g_autofree char *text = NULL;
  const char *template;

  if (entry->hidden)
    /* Translators: comes after the name of a player, instead of what only they may see */
    return add_seat (wording, entry->move.seat, _ ("A private entry"));
  template = find_template (wording, entry->move, TRUE);
  text = word (wording, entry->move, template);
  return arb_template_mentions (template, "seat") ? g_steal_pointer (&text)
                                                  : add_seat (wording, entry->move.seat, text);
}

char *
arb_wording_entry (const ArbWording *wording, const ArbEntry *entry)
{
  g_return_val_if_fail (wording != NULL && entry != NULL, NULL);

  return word_entry (wording, entry, word_move);
}

char *
arb_wording_entry_clause (const ArbWording *wording, const ArbEntry *entry)
{
  g_return_val_if_fail (wording != NULL && entry != NULL, NULL);

  return word_entry (wording, entry, word_clause);
}

/* The line @number of the log, from 1, in the words of the state before it. */
static char *
word_line (const ArbWording *wording, const ArbGame *game, guint number)
{
  ArbStateRoom room;
  ArbWording then;

  arb_game_state_at (game, number - 1, &room.state);
  then = arb_wording_at (wording, &room.state);
  return arb_wording_entry (&then, arb_game_get_entry (game, number - 1));
}

char *
arb_wording_refutation (const ArbWording *wording, const ArbGame *game, const ArbEntry *entry)
{
  g_autofree char *move = NULL;

  g_return_val_if_fail (wording != NULL && game != NULL && entry != NULL, NULL);

  if (entry->refuted_by == 0)
    return NULL;

  move = word_line (wording, game, entry->refuted_by);
  /* Translators: the number of a move, and the move. */
  return g_strdup_printf (_ ("Move %u says otherwise: %s"), entry->refuted_by, move);
}

char *
arb_wording_cause (const ArbWording *wording, const ArbGame *game, guint number)
{
  g_autofree char *move = NULL;

  g_return_val_if_fail (wording != NULL && game != NULL, NULL);

  if (number == 0)
    return NULL;

  move = word_line (wording, game, number);
  /* Translators: the number of the move from which something follows, and the move. */
  return g_strdup_printf (_ ("It follows from move %u: %s"), number, move);
}

char *
arb_wording_omission (const ArbWording *wording, const ArbGame *game, guint number)
{
  g_autofree char *move = NULL;

  g_return_val_if_fail (wording != NULL && game != NULL, NULL);

  if (number == 0)
    return NULL;

  move = word_line (wording, game, number);
  /* Translators: where a refused move can be inserted: the number of a move, and the move. */
  return g_strdup_printf (_ ("It was possible before move %u, which was implied: %s"), number,
                          move);
}
