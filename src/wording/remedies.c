/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/template.h"
#include "wording/wording.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const ArbWording *wording;
  const ArbRemedy *remedy;
  ArbArgument subject;
  guint seat; /* whose it is */
} Line;

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Line *line = data;
  const struct
  {
    const char *name;
    gint number;
  } numbers[] = {
    { "missing", line->remedy->missing },
    { "amount", line->remedy->amount },
    { "needs", line->remedy->needs[0] },
    { "or", line->remedy->needs[1] },
  };

  (void) sort;
  value->present = TRUE;
  if (g_str_equal (name, "seat"))
    {
      value->text = arb_wording_seat (line->wording, line->remedy->seat);
      return TRUE;
    }
  if (g_str_equal (name, "subject"))
    {
      value->text = arb_wording_argument_of (line->wording, line->seat, line->subject);
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (name, numbers[i].name))
      {
        value->number = numbers[i].number;
        value->present = value->number != 0;
        return TRUE;
      }

  return FALSE;
}

char *
arb_wording_remedy (const ArbWording *wording, const ArbRemedy *remedy)
{
  g_autofree char *id = NULL;
  Line line;
  const char *template;

  g_return_val_if_fail (wording != NULL && remedy != NULL, NULL);

  line = (Line){ wording, remedy, remedy->subject, remedy->seat };
  id = g_strconcat ("remedy.", remedy->source, NULL);
  template = arb_words_get (wording->catalogue, id);
  return arb_template_expand (template != NULL ? template : remedy->source, fill_in, &line);
}

/* What the rule has words for that begin with @prefix: what is missing, or what is left to do. */
static char *
word_rule (const ArbWording *wording, const char *prefix, guint seat, const ArbReason *reason,
           const ArbRemedy *remedy)
{
  g_autofree char *id =
      g_strconcat (prefix, wording->catalogue->ruleset->rule_definitions[reason->rule].id, NULL);
  const char *template = arb_words_get (wording->catalogue, id);
  Line line = { wording, remedy, reason->subject, reason->seat != 0 ? reason->seat : seat };

  return template != NULL ? arb_template_expand (template, fill_in, &line) : NULL;
}

/* Nothing helps against this reason, unless it only explains or waits for the table's answer. What
 * the rule has words for is what people can do instead. Where it is the @only reason, it is known
 * which one is meant. */
static char *
word_nothing (const ArbWording *wording, guint seat, const ArbReason *reason, gboolean only)
{
  const ArbRemedy nothing = { .seat = reason->seat != 0 ? reason->seat : (guint8) seat };
  g_autofree char *instead = NULL;
  g_autofree char *sentence = NULL;

  if (wording->catalogue->rules[reason->rule].rule_class == ARB_RULE_NOTE)
    return NULL;
  instead = word_rule (wording, "nothing.", seat, reason, &nothing);
  if (instead != NULL)
    return g_steal_pointer (&instead);
  if (only)
    return g_strdup (_ ("Nothing that can be seen on the table changes this."));

  sentence = arb_wording_reason (wording, seat, reason);
  /* Translators: %s is a whole sentence: why a move is refused. */
  return g_strdup_printf (_ ("Nothing that can be seen on the table changes this: %s"), sentence);
}

char **
arb_wording_remedies (const ArbWording *wording, guint seat, const ArbVerdict *verdict,
                      const ArbRemedies *remedies)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  guint next = 0;

  g_return_val_if_fail (wording != NULL && verdict != NULL && remedies != NULL, NULL);

  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      gboolean helps = next < remedies->n && remedies->items[next].reason == i;
      g_autofree char *head =
          helps
              ? word_rule (wording, "missing.", seat, &verdict->reasons[i], &remedies->items[next])
              : word_nothing (wording, seat, &verdict->reasons[i], verdict->n_reasons == 1);

      if (head != NULL)
        g_strv_builder_add (lines, head);
      for (; next < remedies->n && remedies->items[next].reason == i; next++)
        {
          g_autofree char *line = arb_wording_remedy (wording, &remedies->items[next]);

          g_strv_builder_add (lines, line);
        }
    }

  return g_strv_builder_end (lines);
}
