/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/verdict-words.h"

#include "engine/ruleset.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* Whether the move lacks something that it needs. An open rule also prevents a ruling, but only
 * until it is answered. */
static gboolean
is_impossible (ArbChoice *choice)
{
  const ArbWording *wording = choice->wording;
  const ArbVerdict *verdict = &choice->verdict;

  if (wording == NULL || !verdict->unsettled)
    return !choice->overrulable;
  return arb_is_unplayable (wording->catalogue, verdict);
}

const char *
arb_verdict_get_name (ArbChoice *choice, gboolean asked)
{
  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  switch ((ArbVerdictValue) choice->verdict.value)
    {
    case ARB_LEGAL:
      return _ ("Legal");
    case ARB_VOID:
      return _ ("Legal, but nothing would happen");
    case ARB_ILLEGAL:
      return is_impossible (choice) ? _ ("Not possible") : _ ("Against the rules");
    case ARB_UNDECIDABLE:
      return asked ? _ ("The rules leave this open. What does your table decide?")
                   : _ ("Cannot be judged yet");
    }
  g_assert_not_reached ();
}

char *
arb_verdict_join (const char *name, const char *reason)
{
  g_return_val_if_fail (name != NULL && reason != NULL, NULL);
  return reason[0] != '\0' ? arb_words_label (name, reason) : g_strdup (name);
}

static gboolean
leaves_open (const ArbVerdict *verdict)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == ARB_RULE_OPEN)
      return TRUE;
  return FALSE;
}

char *
arb_verdict_dup_words (ArbChoice *choice)
{
  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  if (arb_choice_is_plain (choice))
    return g_strdup ("");
  return arb_verdict_join (arb_verdict_get_name (choice, leaves_open (&choice->verdict)),
                           choice->reason);
}

void
arb_verdict_announce (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}
