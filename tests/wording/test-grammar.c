/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/grammar.h"
#include "wording/language.h"
#include "wording/template.h"

#include <string.h>

/* Names are joined to the word before them, and messages are filled with every kind of noun. */

static const char *folder; /* of the catalogues of translations */

static const struct
{
  const char *language;
  const char *before;
  const char *text;
  const char *expected;
} joints[] = {
  { "en", "of ", "Ada", "of Ada" },
  { "fr", "la main de ", "Ada", "la main d’Ada" },
  { "fr", "la main de ", "Ben", "la main de Ben" },
  { "fr", "De ", "Élise", "D’Élise" },
  { "fr", "de ", "eau", "d’eau" },
  { "fr", "de ", "8910 Spielen", "de 8910 Spielen" },
  { "fr", "de ", "onze", "de onze" },
  { "fr", "de ", "Yann", "de Yann" },
  { "fr", "de ", "Yvonne", "d’Yvonne" },
  { "fr", "de ", "le plateau", "du plateau" },
  { "fr", "à ", "les autres", "aux autres" },
  { "fr", "a ", "le plateau", "a le plateau" },
  { "fr", "que ", "Ada", "qu’Ada" },
  { "fr", "monde ", "Ada", "monde Ada" },
  { "fr", "de", "Ada", "deAda" },
  { "it", "la mano di ", "il tavolo", "la mano del tavolo" },
  { "it", "la mano di ", "Il Grande", "la mano di Il Grande" },
  { "it", "da ", "l’acqua", "dall’acqua" },
  { "it", "a ", "Ada", "ad Ada" },
  { "it", "a ", "Ben", "a Ben" },
  { "it", "Ada e ", "Elena", "Ada ed Elena" },
  { "ja", "の ", "Ada", "の Ada" },
};

static void
test_joints (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (joints); i++)
    {
      g_autoptr (GString) sentence = g_string_new (joints[i].before);

      arb_language_set (joints[i].language);
      arb_grammar_append (sentence, joints[i].text);
      g_assert_cmpstr (sentence->str, ==, joints[i].expected);
    }
}

static void
test_gender (void)
{
  arb_language_set ("it");
  g_assert_cmpuint (arb_grammar_find_gender ("una carta"), ==, 1);
  g_assert_cmpuint (arb_grammar_find_gender ("un’icona"), ==, 1);
  g_assert_cmpuint (arb_grammar_find_gender ("un pianeta"), ==, 0);
  arb_language_set ("fr");
  g_assert_cmpuint (arb_grammar_find_gender ("une planète"), ==, 1);
  g_assert_cmpuint (arb_grammar_find_gender ("un domaine"), ==, 0);
  arb_language_set ("ja");
  g_assert_cmpuint (arb_grammar_find_gender ("惑星"), ==, 0);
}

static void
test_format (void)
{
  g_autofree char *french = NULL;
  g_autofree char *turned = NULL;
  g_autofree char *plain = NULL;

  arb_language_set ("fr");
  french = arb_grammar_format ("Avant %s, %d %% de %s : %u", "Ada", 5, "Éric", 7u);
  g_assert_cmpstr (french, ==, "Avant Ada, 5 % d’Éric : 7");
  turned = arb_grammar_format ("%2$s de %1$s", "Ada", "Ben");
  g_assert_cmpstr (turned, ==, "Ben d’Ada");
  arb_language_set ("en");
  plain = arb_grammar_format ("%s of %s", "Ada", "Ben");
  g_assert_cmpstr (plain, ==, "Ada of Ben");
}

/* What a placeholder or a text can be filled with: players, what is at the table, an article. */
static const struct
{
  const char *language; /* (nullable): of all */
  const char *noun;
} nouns[] = {
  { NULL, "Ada" },
  { NULL, "Ben" },
  { NULL, "Yann" },
  { NULL, "Oknow" },
  { NULL, "8910 Spielen" },
  { "en", "the table" },
  { "en", "iron" },
  { "fr", "la table" },
  { "fr", "eau" },
  { "fr", "Observation" },
  { "fr", "Emporium d’armes" },
  { "it", "il tavolo" },
  { "it", "acqua" },
  { "it", "Esplorazione" },
  { "it", "pila Guerra" },
  { "ja", "卓" },
  { "ja", "水" },
  { "ja", "探査" },
};

static const gint numbers[] = { 0, 1, 2, 5 };

typedef struct
{
  const char *noun;
  gint number;
} Filling;

/* Whether a number is written or a noun: a placeholder is a number where it chooses a form, or is
 * called as numbers are. */
static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  static const char *const texts[] = { "seat",    "seats", "subject", "things", "row",
                                       "winners", "deeds", "outcome", "parts",  "answers",
                                       "missing", "first", "last",    "moves",  "needs",
                                       "or",      "2",     NULL };
  const Filling *filling = data;

  value->number = filling->number;
  value->gender = filling->number == 1;
  value->present = TRUE;
  if (sort != NULL || g_strv_contains (texts, name))
    value->text = g_strdup (filling->noun);
  return TRUE;
}

/* A format of printf() with its texts and numbers, as arb_grammar_format() fills it in. */
static char *
fill_format (const char *format, const Filling *filling)
{
  g_autoptr (GRegex) conversion =
      g_regex_new ("%(?:\\d\\$)?[-+ 0]*(?:\\d+)?(?:\\.\\d+)?(?:l|<PRI)?([sduixfc]\\w*>?|%)", 0, 0,
                   NULL);
  GString *sentence = g_string_new (NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gint from = 0;

  for (g_regex_match (conversion, format, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *letter = g_match_info_fetch (match, 1);
      gint start, end;

      g_match_info_fetch_pos (match, 0, &start, &end);
      g_string_append_len (sentence, format + from, start - from);
      if (g_str_equal (letter, "s"))
        arb_grammar_append (sentence, filling->noun);
      else if (g_str_equal (letter, "%"))
        g_string_append_c (sentence, '%');
      else
        g_string_append_printf (sentence, "%d", filling->number);
      from = end;
    }
  g_string_append (sentence, format + from);
  return g_string_free (sentence, FALSE);
}

/* What no sentence of a language may have, and the messages in which it is meant so. */
static const struct
{
  const char *language; /* (nullable): of all */
  const char *wrong;
  const char *what;
} mistakes[] = {
  { NULL, "\\{[a-z0-9]", "a placeholder is left" },
  { NULL, "[,;:]\\s*[,;:.]", "two marks in a row" },
  { NULL, "(?<!\\.)\\.\\.(?!\\.)", "two points in a row" },
  { NULL, "\\(\\s*\\)", "empty brackets" },
  { "fr",
    "(*UCP)(?<![-\\w])(?i:de|que|le|la|ne|se) "
    "(?![Oo]nze|[Oo]ui\\b|une?\\b|Yann)[AEIOUÉÈÊÀÂÎÔaeiouéèêàâîô]",
    "a word is not elided" },
  { "fr", "\\b(?i:de|à) les? (?:plateau|autres)", "an article is not contracted" },
  { "it", "\\b(?i:di|a|da|in|su) (?:il|lo|gli|i) ", "an article is not contracted" },
  { "fr", "(?<=[^\\s(/…]) (?:[;?!»]|:(?!\\S))|« ", "a space before a mark breaks" },
  { "ja", "(?<![0-9])0つ|[0-9]{2,}つ", "つ after any number" },
  { "ja", "。 ", "a blank after a full stop" },
};

/* What no sentence may have in which a number chooses the form of a noun. */
static const struct
{
  const char *language;
  const char *wrong;
} disagreements[] = {
  { "it", "\\b(?:1 (?:carte|pianeti|simboli|icone)|[05] (?:carta|pianeta|simbolo|icona))\\b" },
  { "fr", "\\b(?:[01] (?:cartes|planètes|symboles)|5 (?:carte|planète|symbole))\\b" },
};

static gboolean
check_number (const char *language, const char *message, const char *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (disagreements); i++)
    if (g_str_equal (disagreements[i].language, language)
        && g_regex_match_simple (disagreements[i].wrong, sentence, 0, 0))
      {
        g_test_message ("%s: a noun does not agree with its number: “%s”, of “%s”", language,
                        sentence, message);
        g_test_fail ();
        return FALSE;
      }
  return TRUE;
}

static gboolean
check_sentence (const char *language, const char *message, const char *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      if (mistakes[i].language != NULL && !g_str_equal (mistakes[i].language, language))
        continue;
      if (g_regex_match_simple (mistakes[i].wrong, sentence, 0, 0))
        {
          g_test_message ("%s: %s: “%s”, of “%s”", language, mistakes[i].what, sentence, message);
          g_test_fail ();
          return FALSE;
        }
    }
  return TRUE;
}

/* A participle agrees with a noun that is filled in, so its form is chosen by the gender. */
static gboolean
check_agreement (const char *language, const char *message)
{
  static const struct
  {
    const char *language;
    const char *fixed;
  } agreements[] = {
    { "it", "(?:^|\\. )\\{subject\\}[^.;:\\[{]* (?:stat[oa]|viene|va) ?\\w*[ts][oa]\\b" },
    { "fr", "(*UCP)(?:^|\\. )\\{subject\\}[^.;:\\[{]* (?:été|être|est) (?:déjà )?"
            "\\w+(?:é|ée|pris|prise)\\b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (agreements); i++)
    if (g_str_equal (agreements[i].language, language)
        && g_regex_match_simple (agreements[i].fixed, message, 0, 0))
      {
        g_test_message ("%s: the gender is fixed: “%s”", language, message);
        g_test_fail ();
        return FALSE;
      }
  return TRUE;
}

/* The first wrong sentence of a message is enough. */
static void
check_message (const char *language, const char *message)
{
  gboolean template = g_regex_match_simple ("\\{[a-z0-9-]+[:|}]", message, 0, 0);

  if (!check_agreement (language, message))
    return;
  for (guint n = 0; n < G_N_ELEMENTS (nouns); n++)
    for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
      {
        Filling filling = { nouns[n].noun, numbers[i] };
        g_autofree char *sentence = NULL;

        if (nouns[n].language != NULL && !g_str_equal (nouns[n].language, language))
          continue;
        sentence = template ? arb_template_expand (message, fill_in, &filling)
                            : fill_format (message, &filling);
        if (!check_sentence (language, message, sentence)
            || (template && !check_number (language, message, sentence)))
          return;
      }
}

/* Tells how a language joins words, and is no sentence itself. */
static gboolean
is_grammar (const char *context)
{
  return g_str_equal (context, "grammar");
}

/* Each translation of a catalogue; the header is the one before the first blank line. */
static guint
check_catalogue (const char *language, char **lines)
{
  g_autofree char *context = g_strdup ("");
  guint n = 0;
  gboolean header = TRUE;

  for (char **line = lines; *line != NULL; line++)
    {
      const char *text = g_str_has_prefix (*line, "msgstr") ? strchr (*line, '"') : NULL;
      g_autofree char *inside = NULL;
      g_autofree char *plain = NULL;

      header = header && **line != '\0';
      if (**line == '\0' || g_str_has_prefix (*line, "msgctxt"))
        {
          g_free (context);
          context = **line == '\0' ? g_strdup ("") : g_strndup (*line + 9, strlen (*line + 9) - 1);
        }
      if (text == NULL || header || is_grammar (context))
        continue;
      inside = g_strndup (text + 1, strlen (text + 1) - 1);
      plain = g_strcompress (inside);
      check_message (language, plain);
      n++;
    }
  return n;
}

static void
test_messages (gconstpointer data)
{
  const char *language = data;
  g_autofree char *name = g_strconcat (language, ".po", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  arb_language_set (language);
  g_assert_cmpuint (check_catalogue (language, lines), >, 2000);
}

int
main (int argc, char *argv[])
{
  arb_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = argv[1];

  g_test_add_func ("/wording/grammar/joints", test_joints);
  g_test_add_func ("/wording/grammar/gender", test_gender);
  g_test_add_func ("/wording/grammar/format", test_format);
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    if (!g_str_equal (*language, "en"))
      {
        g_autofree char *path = g_strconcat ("/wording/grammar/messages/", *language, NULL);

        g_test_add_data_func (path, *language, test_messages);
      }

  return g_test_run ();
}
