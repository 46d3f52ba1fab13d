/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "engine/core/notation.h"
#include "wording/template.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const ArbWording *wording;
  guint seat;
  const ArbReason *reason;
  const ArbRuleDefinition *definition;
  const char *message;
  gboolean brief; /* leaves out the lines of arb_wording_parts() */
} Sentence;

typedef struct
{
  const ArbWording *wording;
  ArbContribution part;
} NamedPart;

static gboolean
fill_in_number_only (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  value->number = *(const gint *) data;
  value->present = TRUE;
  return g_str_equal (name, "number");
}

static char *
word_part (const ArbCatalogue *catalogue, const char *name, gint number)
{
  g_autofree char *id = g_strconcat ("part.", name, NULL);
  const char *template = arb_words_get (catalogue, id);

  if (template == NULL)
    return g_strdup_printf ("%d %s", number, name);

  return arb_template_expand (template, fill_in_number_only, &number);
}

/* Returns the name of a part beside its number; %NULL if it has no such name. */
static const char *
get_part_name (const ArbCatalogue *catalogue, const char *name)
{
  g_autofree char *id = g_strconcat ("line.", name, NULL);

  return arb_words_get (catalogue, id);
}

static gboolean
fill_in_part (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const NamedPart *named = data;

  if (g_str_equal (name, "subject"))
    value->text = arb_wording_argument (named->wording, named->part.subject);
  else if (!g_str_equal (name, "number"))
    return FALSE;
  value->number = named->part.amount;
  value->present = TRUE;
  return TRUE;
}

/* Finds the cards from which number @index comes, as far as they are visible. */
static guint
find_cards (const Sentence *sentence, guint index, ArbContribution *parts)
{
  const ArbState *state = sentence->wording->state;

  return state != NULL ? arb_contributions (state, sentence->seat, sentence->reason, index, parts)
                       : 0;
}

static void
append_part (GString *parts, char *part)
{
  g_autofree char *taken = part;

  if (parts->len > 0)
    g_string_append (parts, C_ ("list", ", "));
  g_string_append (parts, taken);
}

/* The cards that number @index comes from, one after the other. Returns: how many */
static guint
append_cards (const Sentence *sentence, guint index, GString *text)
{
  const char *template = arb_words_get (sentence->wording->catalogue, "counted-from");
  ArbContribution parts[ARB_MAX_CONTRIBUTIONS];
  guint n = template != NULL ? find_cards (sentence, index, parts) : 0;

  for (guint i = 0; i < n; i++)
    {
      NamedPart named = { sentence->wording, parts[i] };

      append_part (text, arb_template_expand (template, fill_in_part, &named));
    }
  return n;
}

/* Appends number @index, as a list of cards or as one number. */
static void
append_number (const Sentence *sentence, guint index, GString *text)
{
  if (append_cards (sentence, index, text) == 0)
    append_part (text,
                 word_part (sentence->wording->catalogue, sentence->definition->numbers[index],
                            sentence->reason->numbers[index]));
}

/* Lists the numbers that the message does not contain itself, which are the parts of a sum. */
static char *
word_parts (const Sentence *sentence)
{
  GString *parts = g_string_new (NULL);

  for (guint i = 0; sentence->definition->numbers[i] != NULL; i++)
    {
      const char *name = sentence->definition->numbers[i];

      if (sentence->reason->numbers[i] != 0 && !arb_template_mentions (sentence->message, name)
          && !(sentence->brief && get_part_name (sentence->wording->catalogue, name) != NULL))
        append_number (sentence, i, parts);
    }

  return g_string_free (parts, FALSE);
}

/* Words the subject of a move; for a count, the name of the counted things, because the number is
 * written elsewhere. */
static char *
word_subject (const ArbWording *wording, guint seat, ArbArgument subject)
{
  const char *template = arb_words_get (wording->catalogue, "counted");
  gint count = (gint) arb_argument_value (subject);

  if (subject == ARB_ARGUMENT_NONE)
    /* Translators: the subject of a move that has no name. */
    return g_strdup (_ ("this"));
  if (arb_argument_kind (subject) != ARB_ARGUMENT_COUNT || template == NULL)
    return arb_wording_argument_of (wording, seat, subject);

  return arb_template_expand (template, fill_in_number_only, &count);
}

/* Returns the answers of the table to an open rule, in the notation. */
static char *
word_answers (const Sentence *sentence)
{
  const ArbCatalogue *catalogue = sentence->wording->catalogue;
  ArbArgument subject = sentence->reason->subject;
  const ArbSwitch *a_switch;
  GString *answers;

  if (!arb_argument_is_name (subject, ARB_SORT_SWITCH)
      || arb_argument_value (subject) >= catalogue->n_switches)
    return NULL;

  a_switch = &catalogue->switches[arb_argument_value (subject)];
  answers = g_string_new (NULL);
  for (guint i = 0; i < a_switch->n_readings; i++)
    g_string_append_printf (answers, "%s%s %s %s", i > 0 ? C_ ("list", ", ") : "",
                            catalogue->ruleset->verbs[ARB_VERB_RULE]->name, a_switch->id,
                            a_switch->values[i]);

  return g_string_free (answers, FALSE);
}

/* Words a number that means something: a seat, the card with that number at the table, or the
 * name with that index in a sort. */
static char *
word_indexed (const Sentence *sentence, const char *sort, gint number)
{
  const ArbWording *wording = sentence->wording;

  if (g_str_equal (sort, "seat"))
    return arb_wording_seat (wording, (guint) MAX (number, 0));
  if (g_str_equal (sort, "numbered"))
    return arb_wording_argument_of (wording, sentence->seat,
                                    arb_argument_number ((guint) MAX (number, 0)));

  for (guint i = 0; i < wording->catalogue->n_sorts; i++)
    if (g_str_equal (wording->catalogue->sorts[i].id, sort) && number >= 0
        && (guint) number < wording->catalogue->sorts[i].n_names)
      return arb_wording_argument (wording, arb_argument_name (i, (guint) number));

  return NULL;
}

/* Returns the parts of a number, if there is more than one card; otherwise %NULL. */
static char *
word_cards (const Sentence *sentence, guint index)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  return append_cards (sentence, index, cards) > 1 ? g_string_free (g_steal_pointer (&cards), FALSE)
                                                   : NULL;
}

/* Returns the names of the cards that number @index counts, or %NULL. */
static char *
word_names (const Sentence *sentence, guint index)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  ArbContribution parts[ARB_MAX_CONTRIBUTIONS];
  guint n = find_cards (sentence, index, parts);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, arb_wording_argument (sentence->wording, parts[i].subject));
  return n > 0 ? arb_words_list ((const char *const *) names->pdata, n) : NULL;
}

static gboolean
fill_in_cards (const Sentence *sentence, guint index, const char *sort, ArbTemplateValue *value)
{
  value->text =
      g_str_equal (sort, "cards") ? word_cards (sentence, index) : word_names (sentence, index);
  value->present = value->text != NULL;
  return TRUE;
}

static gboolean
fill_in_number (const Sentence *sentence, const char *name, const char *sort,
                ArbTemplateValue *value)
{
  for (guint i = 0; sentence->definition->numbers[i] != NULL; i++)
    {
      if (!g_str_equal (sentence->definition->numbers[i], name))
        continue;

      if (g_strcmp0 (sort, "cards") == 0 || g_strcmp0 (sort, "names") == 0)
        return fill_in_cards (sentence, i, sort, value);
      value->number = sentence->reason->numbers[i];
      /* For a sort, 0 is the first name; for a seat, 0 is nobody. */
      value->present = value->number != 0 || (sort != NULL && !g_str_equal (sort, "seat"));
      if (sort != NULL)
        value->text = word_indexed (sentence, sort, value->number);

      return sort == NULL || value->text != NULL;
    }

  return FALSE;
}

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Sentence *sentence = data;

  value->present = TRUE;
  if (g_str_equal (name, "seat"))
    value->text = arb_wording_seat (sentence->wording, sentence->seat);
  else if (g_str_equal (name, "subject"))
    {
      value->present = sentence->reason->subject != ARB_ARGUMENT_NONE;
      value->text = word_subject (sentence->wording, sentence->seat, sentence->reason->subject);
      if (g_strcmp0 (sort, "clause") == 0)
        arb_words_continue_in_place (&value->text);
      if (g_strcmp0 (sort, "gender") == 0)
        value->gender =
            arb_wording_gender (sentence->wording, sentence->seat, sentence->reason->subject);
    }
  else if (g_str_equal (name, "parts"))
    {
      value->text = word_parts (sentence);
      value->present = *value->text != '\0';
    }
  else if (g_str_equal (name, "answers"))
    {
      value->text = sentence->wording->notation ? word_answers (sentence) : NULL;
      value->present = value->text != NULL;
    }
  else
    return fill_in_number (sentence, name, sort, value);

  return TRUE;
}

/* Whether the sentence begins with the name of a player. */
static gboolean
begins_with_player (const ArbWording *wording, const char *message, const char *text)
{
  const char *end = strpbrk (message, "|}");
  g_autofree char *first = end != NULL ? g_strndup (message, (gsize) (end - message)) : NULL;
  g_autofree char *table = arb_wording_seat (wording, ARB_TABLE);

  return first != NULL && (g_str_equal (first, "{seat") || g_str_has_suffix (first, ":seat"))
         && *first == '{' && !g_str_has_prefix (text, table);
}

/* A sentence begins with a capital letter, except for the name of a player, which stays as it was
 * typed. */
static char *
begin_sentence (const Sentence *sentence, char *text)
{
  g_autofree char *whole = text;

  if (begins_with_player (sentence->wording, sentence->message, whole))
    return g_steal_pointer (&whole);
  return arb_words_capitalize (whole);
}

static Sentence
make_sentence (const ArbWording *wording, guint seat, const ArbReason *reason)
{
  const ArbRule *rule = &wording->catalogue->rules[reason->rule];

  return (Sentence){
    .wording = wording,
    .seat = reason->seat != 0 ? reason->seat : seat,
    .reason = reason,
    .definition = &wording->catalogue->ruleset->rule_definitions[reason->rule],
    .message = arb_words_translate ("rules", rule->id, "message", rule->message),
  };
}

static char *
word_reason (const ArbWording *wording, guint seat, const ArbReason *reason, gboolean brief)
{
  Sentence sentence;

  g_return_val_if_fail (wording != NULL && reason != NULL, NULL);
  g_return_val_if_fail (reason->rule < wording->catalogue->n_rules, NULL);

  sentence = make_sentence (wording, seat, reason);
  sentence.brief = brief;
  return begin_sentence (&sentence, arb_template_expand (sentence.message, fill_in, &sentence));
}

char *
arb_wording_reason (const ArbWording *wording, guint seat, const ArbReason *reason)
{
  return word_reason (wording, seat, reason, FALSE);
}

char *
arb_wording_reason_in_brief (const ArbWording *wording, guint seat, const ArbReason *reason)
{
  return word_reason (wording, seat, reason, TRUE);
}

gboolean
arb_reason_compare (const ArbCatalogue *catalogue, const ArbReason *reason, gint *needed,
                    gint *there)
{
  const char *const *numbers = catalogue->ruleset->rule_definitions[reason->rule].numbers;

  if (g_strcmp0 (numbers[0], "needed") != 0
      || (g_strcmp0 (numbers[1], "shown") != 0 && g_strcmp0 (numbers[1], "fighters") != 0))
    return FALSE;
  *needed = reason->numbers[0];
  *there = reason->numbers[1];
  return TRUE;
}

/* The needed number is not a part of what there is. */
static gboolean
is_needed (const Sentence *sentence, guint index)
{
  return g_str_equal (sentence->definition->numbers[index], "needed");
}

/* Calls @func for the cards from which number @index comes. Returns whether they are known. */
static gboolean
visit_cards (const Sentence *sentence, guint index, ArbWordingPartFunc func, gpointer data)
{
  ArbContribution parts[ARB_MAX_CONTRIBUTIONS];
  guint n = find_cards (sentence, index, parts);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = arb_wording_argument (sentence->wording, parts[i].subject);

      func (name, parts[i].amount, data);
    }
  return n > 0;
}

void
arb_wording_parts (const ArbWording *wording, guint seat, const ArbReason *reason,
                   ArbWordingPartFunc func, gpointer data)
{
  Sentence sentence;

  g_return_if_fail (wording != NULL && reason != NULL && func != NULL);
  g_return_if_fail (reason->rule < wording->catalogue->n_rules);

  sentence = make_sentence (wording, seat, reason);
  for (guint i = 0; sentence.definition->numbers[i] != NULL; i++)
    {
      const char *name = get_part_name (wording->catalogue, sentence.definition->numbers[i]);

      if (is_needed (&sentence, i))
        continue;
      if (!visit_cards (&sentence, i, func, data) && name != NULL && reason->numbers[i] != 0)
        func (name, reason->numbers[i], data);
    }
}

char *
arb_wording_verdict (const ArbWording *wording, guint seat, const ArbVerdict *verdict)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (wording != NULL && verdict != NULL, NULL);

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      g_autofree char *before = g_steal_pointer (&text);
      g_autofree char *reason = arb_wording_reason (wording, seat, &verdict->reasons[i]);

      text = before != NULL ? arb_words_follow (before, reason) : g_steal_pointer (&reason);
    }
  return text != NULL ? g_steal_pointer (&text)
                      : g_strdup (arb_wording_verdict_value (verdict->value));
}

const char *
arb_wording_question (const ArbRule *rule, const char *example)
{
  g_return_val_if_fail (rule != NULL && example != NULL, NULL);

  for (const ArbPair *pair = rule->questions; pair != NULL && pair->key != NULL; pair++)
    if (g_str_equal (pair->key, example))
      return arb_words_translate ("rules", rule->id, "questions", pair->value);
  return NULL;
}

static const char *
find_answer (const ArbRule *rule, const char *example)
{
  for (const ArbPair *pair = rule->answers; pair != NULL && pair->key != NULL; pair++)
    if (g_str_equal (pair->key, example))
      return pair->value;
  return NULL;
}

char *
arb_wording_example (const ArbRule *rule, const ArbPair *example)
{
  const char *text;
  const char *answer;

  g_return_val_if_fail (rule != NULL && example != NULL, NULL);

  text = arb_words_translate ("rules", rule->id, "examples", example->value);
  answer = find_answer (rule, example->key);
  if (g_strcmp0 (answer, "no") == 0)
    /* Translators: the answer to a question about a rule, and why: “No. Ada has only four.” */
    return g_strdup_printf (C_ ("answer", "No. %s"), text);
  if (g_strcmp0 (answer, "yes") == 0)
    return g_strdup_printf (C_ ("answer", "Yes. %s"), text);
  if (g_strcmp0 (answer, "open") == 0)
    /* Translators: the answer to a question that the rulebooks leave open, and what they say */
    return g_strdup_printf (C_ ("answer", "The table decides. %s"), text);
  return g_strdup (text);
}

const char *
arb_wording_rule_class (const ArbCatalogue *catalogue, const ArbRule *rule)
{
  g_autofree char *id = NULL;
  const char *own;

  g_return_val_if_fail (catalogue != NULL && rule != NULL, NULL);

  id = g_strconcat ("class.", rule->id, NULL);
  own = arb_words_get (catalogue, id);
  if (own != NULL)
    return own;

  switch ((ArbRuleClass) rule->rule_class)
    {
    case ARB_RULE_OVERRULABLE:
      return _ ("The table may allow it all the same.");
    case ARB_RULE_UNPLAYABLE:
      return _ ("The table cannot allow it: there would be nothing to do it with.");
    case ARB_RULE_NOTE:
      return _ ("It forbids nothing.");
    }

  g_return_val_if_reached ("");
}

static const char *
find_citation (const ArbRule *rule, const char *edition)
{
  for (const ArbPair *pair = rule->citations; pair != NULL && pair->key != NULL; pair++)
    if (g_str_equal (pair->key, edition))
      return arb_words_translate ("rules", rule->id, "citations", pair->value);

  return NULL;
}

char *
arb_wording_cited (const ArbWording *wording, guint seat, const ArbReason *reason)
{
  g_autofree char *sentence = arb_wording_reason (wording, seat, reason);
  g_autofree char *citation = arb_wording_citation (wording, reason->rule);
  g_autofree char *source = NULL;

  if (citation == NULL)
    return g_steal_pointer (&sentence);
  /* Translators: where a rule is, after the sentence about it */
  source = g_strdup_printf (C_ ("citation", " (%s)"), citation);
  return g_strconcat (sentence, source, NULL);
}

char *
arb_wording_citation (const ArbWording *wording, guint rule)
{
  const ArbCatalogue *catalogue;
  const char *citation;
  gint edition;

  g_return_val_if_fail (wording != NULL, NULL);

  catalogue = wording->catalogue;
  g_return_val_if_fail (rule < catalogue->n_rules, NULL);

  citation = find_citation (&catalogue->rules[rule], wording->edition);
  if (citation != NULL)
    return g_strdup (citation);

  edition = arb_catalogue_find_edition (catalogue, wording->edition);
  for (guint i = 0; edition >= 0 && i < catalogue->n_editions; i++)
    {
      const char *inherits = catalogue->editions[edition].inherits;

      if (inherits == NULL)
        return NULL;

      citation = find_citation (&catalogue->rules[rule], inherits);
      if (citation != NULL)
        /* Translators: the source of a rule on which the edition in use says nothing. */
        return g_strdup_printf (_ ("%s (this edition has no text of its own here)"), citation);

      edition = arb_catalogue_find_edition (catalogue, inherits);
    }

  return NULL;
}

char *
arb_wording_reasons (const ArbWording *wording, guint seat, const ArbVerdict *verdict)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      g_autofree char *cited = arb_wording_cited (wording, seat, &verdict->reasons[i]);

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, cited);
    }
  return g_string_free (text, FALSE);
}
