/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording-fixture.h"

#include "store/catalogues.h"
#include "wording/clock.h"
#include "wording/language.h"
#include "wording/story.h"
#include "wording/switch-words.h"
#include "wording/template.h"
#include "wording/words.h"

#include <string.h>

/* The words of a game: everything that can be said, and nothing else. */

/* A verdict settles an argument only if none of its numbers is kept back. */
static void
test_numbers (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);

  for (guint rule = 0; rule < catalogue->n_rules; rule++)
    {
      const char *message = catalogue->rules[rule].message;
      const char *const *numbers = catalogue->ruleset->rule_definitions[rule].numbers;

      for (guint i = 0; numbers[i] != NULL; i++)
        {
          g_autofree char *part = g_strconcat ("part.", numbers[i], NULL);

          if (arb_template_mentions (message, numbers[i]))
            continue;
          if (!arb_template_mentions (message, "parts") || arb_words_get (catalogue, part) == NULL)
            g_error ("%s never tells its number “%s”", catalogue->rules[rule].id, numbers[i]);
        }
    }
}

static gboolean
cites (const ArbRule *rule, const char *edition)
{
  for (const ArbPair *pair = rule->citations; pair != NULL && pair->key != NULL; pair++)
    if (g_str_equal (pair->key, edition))
      return TRUE;

  return FALSE;
}

/* The shipped games cite each rule in every edition; citations are inherited only in games of
 * others. */
static void
test_citations (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);

  for (guint rule = 0; rule < catalogue->n_rules; rule++)
    for (guint edition = 0; edition < catalogue->n_editions; edition++)
      {
        ArbWording wording;
        g_autofree char *citation = NULL;

        arb_wording_init (&wording, catalogue, catalogue->editions[edition].id);
        citation = arb_wording_citation (&wording, rule);
        if (citation == NULL || *citation == '\0'
            || !cites (&catalogue->rules[rule], wording.edition))
          g_error ("%s has no source in edition %s", catalogue->rules[rule].id, wording.edition);
      }
}

static gboolean
is_of_remedies (const char *id)
{
  return g_str_has_prefix (id, "nothing.");
}

/* A rule has words for what people can do if there are no remedies. */
static void
test_remedy_word (const ArbRuleset *ruleset, const ArbWord *word)
{
  const char *name = strchr (word->id, '.') + 1;
  gboolean known = FALSE;

  for (guint i = 0; i < ruleset->n_rules; i++)
    known = known || g_str_equal (ruleset->rule_definitions[i].id, name);
  if (!known)
    g_error ("nothing is called “%s”", word->id);
}

/* Without remedies, the sentence of the verdict is not repeated. */
static void
test_nothing_helps (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording;

  arb_wording_init (&wording, catalogue, catalogue->editions[0].id);
  for (guint rule = 0; rule < wording.catalogue->ruleset->n_rules; rule++)
    {
      const ArbRemedies none = { 0 };
      ArbVerdict verdict = { .value = ARB_ILLEGAL, .n_reasons = 1 };
      g_autofree char *said = NULL;
      g_auto (GStrv) lines = NULL;

      verdict.reasons[0].rule = rule;
      verdict.reasons[0].seat = 1;
      verdict.reasons[0].subject = arb_argument_number (3);
      verdict.reasons[0].numbers[0] = 1;
      said = arb_wording_reason (&wording, 1, &verdict.reasons[0]);
      lines = arb_wording_remedies (&wording, 1, &verdict, &none);
      if (lines[0] == NULL)
        continue;
      wording_fixture_assert_worded (lines[0], catalogue->rules[rule].id);
      g_assert_null (strstr (lines[0], said));
    }
}

/* Parts are in a sentence, lines are separate; both have the name of a number. */
static gboolean
is_of_numbers (const char *table)
{
  return g_str_equal (table, "part") || g_str_equal (table, "line");
}

static gboolean
is_of_verbs (const char *table)
{
  return g_str_equal (table, "verb") || g_str_equal (table, "none");
}

/* A word that no part of the game asks for is a slip of the pen. */
static void
test_no_stray_words (gconstpointer data)
{
  const ArbRuleset *ruleset = data;
  const ArbCatalogue *catalogue = arb_catalogue_get (ruleset);

  for (guint i = 0; i < catalogue->n_words; i++)
    {
      g_auto (GStrv) parts = g_strsplit (catalogue->words[i].id, ".", 3);
      gboolean known = FALSE;

      if (is_of_remedies (catalogue->words[i].id))
        {
          test_remedy_word (ruleset, &catalogue->words[i]);
          continue;
        }

      for (guint j = 0; is_of_verbs (parts[0]) && j < ruleset->n_verbs; j++)
        known = known || g_str_equal (ruleset->verbs[j]->name, parts[1]);
      if (g_str_equal (parts[0], "class"))
        known = arb_catalogue_find_rule (catalogue, strchr (catalogue->words[i].id, '.') + 1) >= 0;
      for (guint j = 0; is_of_numbers (parts[0]) && j < ruleset->n_rules; j++)
        known = known || g_strv_contains (ruleset->rule_definitions[j].numbers, parts[1]);
      if (!known
          && (is_of_verbs (parts[0]) || g_str_equal (parts[0], "class")
              || is_of_numbers (parts[0])))
        g_error ("nothing is called “%s”", catalogue->words[i].id);
    }
}

/* No value of a switch shows its id for want of words. */
static void
test_switches (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);

  for (guint i = 0; i < catalogue->n_switches; i++)
    for (guint value = 0; catalogue->switches[i].values[value] != NULL; value++)
      {
        g_autofree char *text =
            arb_switch_describe_value (catalogue, &catalogue->switches[i], value, NULL);

        g_assert_null (strchr (text, '-'));
        g_assert_false (g_ascii_islower (text[0]));
      }
}

/* One estimate in rounds, by the first trigger, whatever the others are. */
static void
test_pace (gconstpointer data)
{
  static const struct
  {
    gint turns[2];
    guint n_seats;
    const char *text;
  } cases[] = {
    { { 176, 32 }, 4, "About 8 more rounds at the present pace." },
    { { 3, -1 }, 4, "About 1 more round at the present pace." },
    { { -1, 5 }, 2, "About 3 more rounds at the present pace." },
    { { -1, -1 }, 2, "It is too early for an estimate." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ArbClock clock = {
        .n_lines = 2, .lines = { { "a", 1, cases[i].turns[0] }, { "b", 1, cases[i].turns[1] } }
      };
      g_autofree char *text = arb_wording_pace (&clock, cases[i].n_seats);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static gboolean
is_feminine (const char *noun)
{
  static const char *const articles[] = { "una ", "un’", "une ", NULL };

  for (guint i = 0; articles[i] != NULL; i++)
    if (g_str_has_prefix (noun, articles[i]))
      return TRUE;
  return FALSE;
}

/* A noun has the gender of its article, and a number at the table that of what has the number. */
static void
test_gender (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
    {
      const char *noun = arb_words_sort (catalogue, sort);
      guint gender = arb_wording_gender (&wording, 1, arb_argument_name (sort, 0));

      if (noun == NULL)
        continue;
      g_assert_cmpuint (gender, ==, is_feminine (noun));
      if (g_str_equal (catalogue->sorts[sort].id, "planet"))
        {
          g_assert_cmpuint (gender, ==, g_str_equal (arb_language_get (), "fr"));
          g_assert_cmpuint (arb_wording_gender (&wording, 1, arb_argument_number (3)), ==, gender);
        }
    }
}

/* The sentence about a card that is already shown agrees with what it is. */
static void
test_agreement (gconstpointer data)
{
  static const struct
  {
    const char *language;
    const char *sort;
    const char *participle;
  } cases[] = {
    { "it", "planet", "stato mostrato" },
    { "it", "domain", "stata mostrata" },
    { "fr", "planet", "montrée" },
  };
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint rule = 0; rule < catalogue->n_rules; rule++)
    for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          ArbReason reason = { .rule = rule, .subject = arb_argument_name (sort, 0) };
          g_autofree char *text = NULL;

          if (!g_str_equal (catalogue->rules[rule].id, "reveal.twice")
              || !g_str_equal (catalogue->sorts[sort].id, cases[i].sort)
              || !g_str_equal (arb_language_get (), cases[i].language))
            continue;
          text = arb_wording_reason (&wording, 1, &reason);
          if (strstr (text, cases[i].participle) == NULL)
            g_error ("“%s” does not say “%s”", text, cases[i].participle);
        }
}

/* Whether @text begins with a capital letter without being the name of a player. */
static gboolean
is_capital (const char *text)
{
  for (guint seat = 1; seat < G_N_ELEMENTS (wording_fixture_names); seat++)
    if (g_str_has_prefix (text, wording_fixture_names[seat]))
      return FALSE;
  return g_unichar_isupper (g_utf8_get_char (text));
}

static gboolean
begins_with_value (const ArbCatalogue *catalogue, guint verb)
{
  g_autofree char *id = g_strconcat ("verb.", catalogue->ruleset->verbs[verb]->name, NULL);
  const char *template = arb_words_get (catalogue, id);

  return template == NULL || *template == '{';
}

/* No capital follows a joint: “Trade food, trade water”. */
static void
test_joined_moves (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint verb = 0; verb + 1 < catalogue->ruleset->n_verbs; verb++)
    {
      ArbMove moves[] = { { .verb = (guint8) verb, .seat = 1 },
                          { .verb = (guint8) (verb + 1), .seat = 1 } };
      ArbOffer offer = { .kind = "no-such-kind", .seat = 1, .n_moves = 2 };
      g_autofree char *text = NULL;
      g_autofree char *clause = arb_wording_move_clause (&wording, moves[1]);

      if (catalogue->ruleset->verbs[verb]->kind == ARB_VERB_CLOSING
          || catalogue->ruleset->verbs[verb + 1]->kind == ARB_VERB_CLOSING)
        continue;
      if (!begins_with_value (catalogue, verb + 1))
        g_assert_false (is_capital (clause));
      memcpy (offer.moves, moves, sizeof moves);
      text = arb_wording_offer (&wording, &offer);
      if (!g_str_has_suffix (text, clause))
        g_error ("“%s” does not end in “%s”", text, clause);
    }
}

/* “Kenji drew Research”, not “Kenji: Kenji drew Research”. */
static void
test_one_name (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);

  for (guint verb = 0; verb < catalogue->ruleset->n_verbs; verb++)
    {
      ArbEntry entry = { .move = { .verb = (guint8) verb, .seat = 1 } };
      g_autofree char *text = arb_wording_entry (&wording, &entry);
      const char *name = strstr (text, "Anna");

      g_assert_nonnull (name);
      if (strstr (name + 1, "Anna") != NULL)
        g_error ("the name is there twice: “%s”", text);
    }
}

static void
test_joined_triggers (gconstpointer data)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (data);
  ArbWording wording = wording_fixture_make (catalogue);
  ArbEpisode episode = { .triggered = G_MAXUINT16 };
  g_autofree char *text = arb_wording_milestone (&wording, &episode);
  g_auto (GStrv) parts = text != NULL ? g_strsplit_set (text, ",", -1) : NULL;

  for (guint i = 1; parts != NULL && parts[i] != NULL; i++)
    if (is_capital (g_strchug (parts[i])))
      g_error ("a capital after a joint: “%s”", text);
}

int
main (int argc, char *argv[])
{
  static const WordingTest tests[] = {
    { "citations", test_citations, TRUE },
    { "agreement", test_agreement, TRUE },
    { "gender", test_gender, TRUE },
    { "joined-moves", test_joined_moves, TRUE },
    { "joined-triggers", test_joined_triggers, TRUE },
    { "numbers", test_numbers, FALSE },
    { "one-name", test_one_name, TRUE },
    { "pace", test_pace, FALSE },
    { "no-stray-words", test_no_stray_words, FALSE },
    { "nothing-helps", test_nothing_helps, FALSE },
    { "switches", test_switches, FALSE },
    { NULL, NULL, FALSE },
  };

  return wording_fixture_run (argc, argv, tests);
}
