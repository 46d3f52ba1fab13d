/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/template.h"
#include "wording/words.h"

/* `none` is a number that is 0, `one` and `five` are numbers, `card` is a name, `gone` a missing
 * name. */
static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  static const struct
  {
    const char *name;
    gint number;
    const char *text;
    gboolean present;
  } values[] = {
    { "none", 0, NULL, FALSE }, { "one", 1, NULL, TRUE },     { "five", 5, NULL, TRUE },
    { "less", -1, NULL, TRUE }, { "card", 0, "Voson", TRUE }, { "gone", 0, "this", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].name, name))
      {
        value->number = values[i].number;
        value->gender = g_str_equal (name, "card");
        value->text = sort != NULL ? g_strdup (sort) : g_strdup (values[i].text);
        value->present = values[i].present;
        return TRUE;
      }

  return FALSE;
}

static void
test_expand (void)
{
  static const struct
  {
    const char *template;
    const char *expected;
  } cases[] = {
    { "", "" },
    { "plain", "plain" },
    { "{five}", "5" },
    { "{five} {five|symbol|symbols}", "5 symbols" },
    { "{one} {one|symbol|symbols}", "1 symbol" },
    { "{none} {none|symbol|symbols}", "0 symbols" },
    { "{less} {less|symbol|symbols}", "-1 symbol" },
    { "{five|same}", "same" },
    { "{card:gender|taken|presa}", "presa" },
    { "{five:gender|taken|presa}", "taken" },
    { "{card:gender|same}", "same" },
    { "{five||s}{one||s}", "s" },
    { "{five:seat}", "seat" },
    { "{card} costs", "Voson costs" },
    { "a[ {one}]b", "a 1b" },
    { "a[ {none}]b", "ab" },
    { "a[ {gone}]b", "ab" },
    { "a[ {one} {none}]b", "ab" },
    { "{gone}[, {card}]", "this, Voson" },
    { "[{none}][{five}]", "5" },
    { "{unknown} {five}", "{unknown} 5" },
    { "{five", "{five" },
    { "[{five", "[{five" },
    { "{}", "{}" },
    { "{:seat}", "{:seat}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = arb_template_expand (cases[i].template, fill_in, NULL);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_mentions (void)
{
  g_assert_true (arb_template_mentions ("{shown}", "shown"));
  g_assert_true (arb_template_mentions ("{a} {shown|x|y}", "shown"));
  g_assert_true (arb_template_mentions ("[{shown:seat}]", "shown"));
  g_assert_false (arb_template_mentions ("{shown-again}", "shown"));
  g_assert_false (arb_template_mentions ("shown", "shown"));
  g_assert_false (arb_template_mentions ("{show", "shown"));
  g_assert_false (arb_template_mentions ("{shown", "shown"));
}

static void
test_join (void)
{
  static const char *const items[] = { "A", "B", "C", "D" };
  static const char *const expected[] = { "", "A", "A and B", "A, B and C", "A, B, C and D" };

  for (guint n = 0; n < G_N_ELEMENTS (expected); n++)
    {
      g_autofree char *text = arb_words_join (items, n);

      g_assert_cmpstr (text, ==, expected[n]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wording/template/expand", test_expand);
  g_test_add_func ("/wording/template/mentions", test_mentions);
  g_test_add_func ("/wording/words/join", test_join);

  return g_test_run ();
}
