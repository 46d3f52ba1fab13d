/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/switch-words.h"

#include "engine/core/ruleset.h"
#include "wording/words.h"

static const char *
find_source (const ArbSwitch *a_switch, const char *value)
{
  for (const ArbPair *pair = a_switch->sources; pair != NULL && pair->key != NULL; pair++)
    {
      if (g_str_equal (pair->key, value))
        return arb_words_translate ("switches", a_switch->id, "sources", pair->value);
    }
  return NULL;
}

static char *
humanise (const char *id)
{
  char *text = g_strdelimit (g_strdup (id), "-", ' ');

  text[0] = g_ascii_toupper (text[0]);
  return text;
}

char *
arb_switch_describe_value (const ArbCatalogue *catalogue, const ArbSwitch *a_switch, guint value,
                           const char **source)
{
  g_autofree char *own = NULL;
  g_autofree char *common = NULL;
  const char *word;

  g_return_val_if_fail (catalogue != NULL && a_switch != NULL, NULL);
  g_return_val_if_fail (value < g_strv_length (a_switch->values), NULL);

  if (source != NULL)
    *source = find_source (a_switch, a_switch->values[value]);
  own = g_strconcat ("switch.", a_switch->id, ".", a_switch->values[value], NULL);
  common = g_strconcat ("value.", a_switch->values[value], NULL);
  word = arb_words_get (catalogue, own);
  if (word == NULL)
    word = arb_words_get (catalogue, common);
  return word != NULL ? g_strdup (word) : humanise (a_switch->values[value]);
}

char *
arb_switch_describe_answer (const ArbCatalogue *catalogue, ArbMove move, const char **source)
{
  const ArbSwitch *a_switch;
  const char *id;

  g_return_val_if_fail (catalogue != NULL && move.verb == ARB_VERB_RULE, NULL);

  a_switch = &catalogue->switches[arb_argument_value (move.arguments[0])];
  id = arb_catalogue_get_name (catalogue, move.arguments[1]);
  return arb_switch_describe_value (catalogue, a_switch,
                                    (guint) arb_switch_find_value (a_switch, id), source);
}
