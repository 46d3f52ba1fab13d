/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/cards.h"

#include <string.h>

static const struct
{
  const char *word;
  EmEffect effect;
} effects[] = {
  { "draw", EM_EFFECT_DRAW },           { "fighter", EM_EFFECT_FIGHTER },
  { "attack", EM_EFFECT_ATTACK },       { "settle", EM_EFFECT_SETTLE },
  { "colony", EM_EFFECT_COLONY },       { "terraform", EM_EFFECT_TERRAFORM },
  { "look", EM_EFFECT_LOOK },           { "produce", EM_EFFECT_PRODUCE },
  { "trade", EM_EFFECT_TRADE },         { "acquire", EM_EFFECT_ACQUIRE },
  { "remove", EM_EFFECT_REMOVE },       { "take", EM_EFFECT_TAKE },
  { "influence", EM_EFFECT_INFLUENCE }, { "name", EM_EFFECT_NAME },
  { "markets", EM_EFFECT_MARKETS },     { "engineer", EM_EFFECT_ENGINEER },
  { "mobilize", EM_EFFECT_MOBILIZE },   { "scrap", EM_EFFECT_SCRAP },
};

static gboolean
parse_effect (const char *word, EmStep *step)
{
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    if (g_str_equal (effects[i].word, word))
      {
        step->effect = (guint8) effects[i].effect;
        return TRUE;
      }

  return FALSE;
}

static gboolean
parse_amount (const char *word, EmStep *step)
{
  if (g_str_equal (word, "all"))
    step->amount = (gint8) EM_ALL;
  else if (g_str_equal (word, "n"))
    step->per_symbol = TRUE, step->amount = 0;
  else if (word[0] == 'n' && (word[1] == '-' || word[1] == '+') && g_ascii_isdigit (word[2])
           && word[3] == '\0')
    {
      step->per_symbol = TRUE;
      step->amount = (gint8) (word[1] == '-' ? '0' - word[2] : word[2] - '0');
    }
  else if (g_ascii_isdigit (word[0]) && word[1] == '\0')
    step->amount = (gint8) (word[0] - '0');
  else
    return FALSE;
  return TRUE;
}

/* One step: its effect, then any of an amount, `itself` and the question mark. */
static gboolean
parse_step (const char *text, EmStep *step)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));
  g_auto (GStrv) words = NULL;
  gsize length = strlen (copy);

  *step = (EmStep){ .amount = 1 };
  if (length > 0 && copy[length - 1] == '?')
    {
      step->optional = TRUE;
      copy[length - 1] = '\0';
      g_strchomp (copy);
    }

  words = g_strsplit (copy, " ", -1);
  if (words[0] == NULL || !parse_effect (words[0], step))
    return FALSE;

  for (guint i = 1; words[i] != NULL; i++)
    if (g_str_equal (words[i], "itself"))
      step->itself = TRUE;
    else if (!parse_amount (words[i], step))
      return FALSE;

  return TRUE;
}

static guint
compile_group (const char *text, EmStep *script, guint at, const char *path, ArbDefects *defects)
{
  g_auto (GStrv) alternatives = g_strsplit (text, "|", -1);

  for (guint i = 0; alternatives[i] != NULL; i++, at++)
    {
      if (at == EM_MAX_STEPS - 1)
        {
          arb_defects_add (defects, path, "a script has at most %d steps", EM_MAX_STEPS - 1);
          return at;
        }
      if (!parse_step (alternatives[i], &script[at]))
        arb_defects_add (defects, path,
                         "“%s” is no step of a script: expected an effect like “draw 2”",
                         alternatives[i]);
      script[at].or_next = alternatives[i + 1] != NULL;
    }

  return at;
}

void
em_script_compile (const char *text, EmStep *script, const char *path, ArbDefects *defects)
{
  g_auto (GStrv) groups = NULL;
  guint at = 0;

  memset (script, 0, EM_MAX_STEPS * sizeof (EmStep));
  if (text == NULL || *text == '\0')
    return;

  groups = g_strsplit (text, ";", -1);
  for (guint i = 0; groups[i] != NULL; i++)
    at = compile_group (groups[i], script, at, path, defects);

  /* The last step stays an end, whatever was read. */
  script[EM_MAX_STEPS - 1] = (EmStep){ .effect = EM_EFFECT_END };
}
