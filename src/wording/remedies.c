/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/template.h"
#include "wording/wording.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const ArbWording *wording;
  const ArbReason *reason;
  guint seat; /* the seat of the refused move */
} Line;

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Line *line = data;

  value->present = TRUE;
  if (g_str_equal (name, "seat"))
    value->text = arb_wording_seat (line->wording, line->seat);
  else if (g_str_equal (name, "subject"))
    {
      value->text = arb_wording_argument_of (line->wording, line->seat, line->reason->subject);
      if (g_strcmp0 (sort, "gender") == 0)
        value->gender = arb_wording_gender (line->wording, line->seat, line->reason->subject);
    }
  else
    return FALSE;
  return TRUE;
}

/* Words the moves, those of the player with the name. */
static char *
word_moves (const ArbWording *wording, const ArbRemedy *remedy)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < remedy->n_moves; i++)
    g_ptr_array_add (texts, arb_wording_move (wording, remedy->moves[i]));
  g_ptr_array_add (texts, NULL);
  /* A no-break space keeps the point at the end of its line. */
  return g_strjoinv ("\u00a0· ", (char **) texts->pdata);
}

char *
arb_wording_remedy (const ArbWording *wording, const ArbRemedy *remedy)
{
  g_autofree char *moves = NULL;

  g_return_val_if_fail (wording != NULL && remedy != NULL, NULL);

  moves = word_moves (wording, remedy);
  if (remedy->instead)
    return g_strdup_printf (
        remedy->supposed
            /* Translators: a move that does what a refused one meant; it needs a card that nobody
             * has seen */
            ? _ ("Possible instead, if the hidden cards allow it: %s")
            /* Translators: a move that does what a refused one meant */
            : _ ("Possible instead: %s"),
        moves);
  if (remedy->supposed)
    /* Translators: moves after which a refused one is legal; they need a card that nobody has seen */
    return g_strdup_printf (_ ("Possible after this, if the hidden cards allow it: %s"), moves);
  /* Translators: moves after which a refused one is legal */
  return g_strdup_printf (_ ("Possible after this: %s"), moves);
}

/* Returns the words of the rule for what people can do instead, if it has some. */
static char *
word_instead (const ArbWording *wording, guint seat, const ArbReason *reason)
{
  g_autofree char *id =
      g_strconcat ("nothing.", wording->catalogue->ruleset->rule_definitions[reason->rule].id,
                   NULL);
  const char *template = arb_words_get (wording->catalogue, id);
  Line line = { wording, reason, reason->seat != 0 ? reason->seat : seat };

  return template != NULL ? arb_template_expand (template, fill_in, &line) : NULL;
}

/* Words that no moves help against this reason. Returns %NULL for a note, an open rule, or a move
 * at the wrong moment, whose own sentence says enough. If it is the @only reason, its sentence is
 * not repeated. */
static char *
word_nothing (const ArbWording *wording, guint seat, const ArbReason *reason, gboolean only)
{
  g_autofree char *sentence = NULL;

  if (wording->catalogue->ruleset->rule_definitions[reason->rule].timing)
    return NULL;
  if (only)
    return g_strdup (_ ("Nothing on the table changes this."));

  sentence = arb_wording_reason (wording, seat, reason);
  /* Translators: %s is a whole sentence: why a move is refused. */
  return g_strdup_printf (_ ("Nothing on the table changes this: %s"), sentence);
}

/* Adds a line for each reason for which there is something to say. Only a search that was complete
 * shows that nothing helps, and only against a reason that no moves remove alone. */
static void
add_without_remedy (const ArbWording *wording, guint seat, const ArbVerdict *verdict,
                    const ArbRemedies *remedies, GStrvBuilder *lines)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    {
      const ArbReason *reason = &verdict->reasons[i];
      g_autofree char *line = NULL;

      if (wording->catalogue->rules[reason->rule].rule_class == ARB_RULE_NOTE)
        continue;
      line = word_instead (wording, seat, reason);
      if (line == NULL && remedies->complete && !(remedies->helped >> i & 1))
        line = word_nothing (wording, seat, reason, verdict->n_reasons == 1);
      if (line != NULL)
        g_strv_builder_add (lines, line);
    }
  if (!remedies->complete)
    /* Translators: no moves were found after which a refused one is legal; there may be some */
    g_strv_builder_add (lines, _ ("No short way was found."));
}

char **
arb_wording_remedies (const ArbWording *wording, guint seat, const ArbVerdict *verdict,
                      const ArbRemedies *remedies)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (wording != NULL && verdict != NULL && remedies != NULL, NULL);

  for (guint i = 0; i < remedies->n; i++)
    {
      g_autofree char *line = arb_wording_remedy (wording, &remedies->items[i]);

      g_strv_builder_add (lines, line);
    }
  if (remedies->n == 0)
    add_without_remedy (wording, seat, verdict, remedies, lines);

  return g_strv_builder_end (lines);
}
