/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "engine/core/notation.h"
#include "wording/grammar.h"
#include "wording/language.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

void
arb_wording_init (ArbWording *wording, const ArbCatalogue *catalogue, const char *edition)
{
  *wording = (ArbWording){ .catalogue = catalogue, .edition = edition };
}

ArbWording *
arb_kept_wording_new (const ArbWording *wording, const ArbState *state)
{
  ArbWording *kept;
  char **names;

  g_return_val_if_fail (wording != NULL && state != NULL, NULL);

  names = g_new0 (char *, wording->n_names + 1);
  for (guint i = 1; wording->names != NULL && i <= wording->n_names; i++)
    names[i] = g_strdup (wording->names[i]);
  kept = g_rc_box_new (ArbWording);
  *kept = *wording;
  arb_catalogue_ref (kept->catalogue);
  kept->edition = g_strdup (wording->edition);
  kept->names = (const char *const *) names;
  kept->state = g_memdup2 (state, arb_ruleset_of (state)->state_size);
  return kept;
}

ArbWording *
arb_kept_wording_ref (ArbWording *kept)
{
  return g_rc_box_acquire (kept);
}

static void
kept_wording_clear (gpointer data)
{
  ArbWording *kept = data;
  char **names = (char **) (guintptr) kept->names;

  for (guint i = 0; i <= kept->n_names; i++)
    g_free (names[i]);
  g_free (names);
  g_free ((char *) (guintptr) kept->edition);
  g_free ((ArbState *) (guintptr) kept->state);
  arb_catalogue_unref (kept->catalogue);
}

void
arb_kept_wording_unref (ArbWording *kept)
{
  g_rc_box_release_full (kept, kept_wording_clear);
}

char *
arb_wording_seat (const ArbWording *wording, guint seat)
{
  g_return_val_if_fail (wording != NULL, NULL);

  if (seat == ARB_TABLE)
    return g_strdup (_ ("the table"));
  if (wording->names != NULL && seat <= wording->n_names && wording->names[seat] != NULL)
    return g_strdup (wording->names[seat]);

  /* Translators: a player without a name, by the number of the seat. */
  return g_strdup_printf (_ ("Player %u"), seat);
}

/* The name of a value of a feature, where its plain word names something else. */
static char *
word_value (const ArbCatalogue *catalogue, guint sort, const char *id)
{
  const ArbFaceWords *words = catalogue->ruleset->face_words;
  g_autofree char *own = g_strconcat ("value.", id, NULL);

  return words != NULL && words->value_sort == sort ? g_strdup (arb_words_get (catalogue, own))
                                                    : NULL;
}

/* If two sorts share an id, the table with the name of the sort is searched first. */
static char *
word_name (const ArbWording *wording, ArbArgument argument)
{
  const ArbCatalogue *catalogue = wording->catalogue;
  const char *id = arb_catalogue_get_name (catalogue, argument);
  guint sort = arb_argument_kind (argument) - ARB_ARGUMENT_NAME;
  g_autofree char *table = NULL;
  char *name = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  table = sort == ARB_SORT_SWITCH ? g_strdup ("switches")
                                  : g_strconcat (catalogue->sorts[sort].id, "s", NULL);
  if (sort >= ARB_SORT_OWN)
    name = word_value (catalogue, sort, id);
  if (name == NULL && sort != ARB_SORT_SWITCH_VALUE)
    name = arb_words_name (catalogue, table, id);
  if (name == NULL && sort >= ARB_SORT_COUNTER)
    name = arb_words_name (catalogue, NULL, id);

  return name != NULL ? name : g_strdup (id);
}

char *
arb_wording_argument (const ArbWording *wording, ArbArgument argument)
{
  GString *text;

  g_return_val_if_fail (wording != NULL, NULL);

  if (arb_argument_kind (argument) >= ARB_ARGUMENT_NAME)
    return word_name (wording, argument);
  if (arb_argument_kind (argument) == ARB_ARGUMENT_UNKNOWN)
    /* Translators: in place of the name of a card that nobody recorded. */
    return g_strdup (_ ("not said"));

  text = g_string_new (NULL);
  arb_argument_format (wording->catalogue, argument, text);
  return g_string_free (text, FALSE);
}

char *
arb_wording_argument_of (const ArbWording *wording, guint seat, ArbArgument argument)
{
  g_return_val_if_fail (wording != NULL, NULL);

  if (wording->state != NULL)
    argument = arb_identify (wording->state, seat, argument);
  return arb_wording_argument (wording, argument);
}

/* The sort of what has a number at the table: “#3 is voson”. */
static gint
find_numbered_sort (const ArbCatalogue *catalogue)
{
  const ArbRuleset *ruleset = catalogue->ruleset;

  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    {
      const ArbSlot *slots = ruleset->verbs[verb]->slots;

      for (guint sort = ARB_SORT_OWN; sort < catalogue->n_sorts; sort++)
        if (slots[0].accepts == ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
            && (slots[1].accepts & ARB_ACCEPT_NAME (sort)) != 0)
          return (gint) sort;
    }
  return -1;
}

guint
arb_wording_gender (const ArbWording *wording, guint seat, ArbArgument argument)
{
  const char *noun = NULL;
  gint sort = -1;

  g_return_val_if_fail (wording != NULL, 0);

  if (arb_language_is_original ())
    return 0;
  if (wording->state != NULL)
    argument = arb_identify (wording->state, seat, argument);
  if (arb_argument_kind (argument) >= ARB_ARGUMENT_NAME)
    sort = (gint) arb_argument_kind (argument) - ARB_ARGUMENT_NAME;
  else if (arb_argument_kind (argument) == ARB_ARGUMENT_NUMBER)
    sort = find_numbered_sort (wording->catalogue);
  if (sort >= 0)
    noun = arb_words_sort (wording->catalogue, (guint) sort);
  return noun != NULL ? arb_grammar_find_gender (noun) : 0;
}

char *
arb_wording_id (const ArbWording *wording, const char *id)
{
  const char *word;

  g_return_val_if_fail (wording != NULL && id != NULL, NULL);

  word = arb_words_get (wording->catalogue, id);
  return g_strdup (word != NULL ? word : id);
}

char *
arb_wording_zone (const ArbWording *wording, const char *id)
{
  g_autofree char *heading = NULL;
  const char *word;

  g_return_val_if_fail (wording != NULL && id != NULL, NULL);

  heading = g_strconcat ("zone.", id, NULL);
  word = arb_words_get (wording->catalogue, heading);
  return word != NULL ? g_strdup (word) : arb_wording_id (wording, id);
}

const char *
arb_wording_verdict_value (ArbVerdictValue value)
{
  switch (value)
    {
    case ARB_LEGAL:
      return "legal";
    case ARB_VOID:
      return "void";
    case ARB_ILLEGAL:
      return "illegal";
    case ARB_UNDECIDABLE:
      return "undecidable";
    }

  g_return_val_if_reached ("illegal");
}
