/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "wording/switch-words.h"
#include "wording/template.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const ArbWording *wording;
  const ArbOffer *offer;
} Label;

static const char *
find_words (const ArbWording *wording, const char *prefix, const char *id)
{
  g_autofree char *key = g_strconcat (prefix, id, NULL);

  return arb_words_get (wording->catalogue, key);
}

/* Fills in the number that @data points to. */
static gboolean
fill_amount (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  value->number = *(const gint *) data;
  value->present = TRUE;
  return g_str_equal (name, "amount");
}

/* Words @amount of @id, which may be %NULL. */
static char *
expand_amount (const ArbWording *wording, const char *prefix, const char *id, gint amount)
{
  const char *template = id != NULL ? find_words (wording, prefix, id) : NULL;

  return template != NULL ? arb_template_expand (template, fill_amount, &amount) : NULL;
}

char *
arb_wording_offer_amount (const ArbWording *wording, const ArbOffer *offer)
{
  g_return_val_if_fail (wording != NULL && offer != NULL, NULL);

  if (g_str_equal (offer->kind, ARB_OFFER_RULE))
    return arb_switch_describe_answer (wording->catalogue, offer->moves[0], NULL);
  return expand_amount (wording, "amount.", offer->outcome, offer->amount);
}

static guint
count_same (const ArbOffer *offer, guint first)
{
  guint n = 0;

  for (guint i = first; i < offer->n_moves && arb_move_equal (offer->moves[i], offer->moves[first]);
       i++)
    n++;

  return n;
}

/* Words the moves one after the other, without closing moves, which are implied. */
static char *
describe_moves (const ArbWording *wording, const ArbOffer *offer)
{
  const ArbVerb *const *verbs = wording->catalogue->ruleset->verbs;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n;

  for (guint i = 0; i < offer->n_moves; i += n)
    {
      g_autofree char *text = texts->len == 0 ? arb_wording_move (wording, offer->moves[i])
                                              : arb_wording_move_clause (wording, offer->moves[i]);

      n = count_same (offer, i);
      if (offer->n_moves > 1 && verbs[offer->moves[i].verb]->kind == ARB_VERB_CLOSING)
        continue;
      /* Translators: what is done, and how many times: “Trade Food × 3” */
      g_ptr_array_add (texts,
                       n > 1 ? g_strdup_printf (_ ("%s × %u"), text, n) : g_steal_pointer (&text));
    }
  return arb_words_list ((const char *const *) texts->pdata, texts->len);
}

static gboolean
take_text (ArbTemplateValue *value, char *text)
{
  value->text = text;
  value->present = text != NULL;
  return TRUE;
}

/* Names the players whose moves are in the offer. */
static char *
join_speakers (const ArbWording *wording, const ArbOffer *offer)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < offer->n_moves; i++)
    if (i == 0 || offer->moves[i].seat != offer->moves[i - 1].seat)
      g_ptr_array_add (names, arb_wording_seat (wording, offer->moves[i].seat));
  return arb_words_join ((const char *const *) names->pdata, names->len);
}

static gboolean
take_number (ArbTemplateValue *value, guint number)
{
  value->number = (gint) number;
  value->present = number > 0;
  return TRUE;
}

/* Counts the moves that are not only a closing move. */
static guint
count_moves (const ArbWording *wording, const ArbOffer *offer)
{
  const ArbVerb *const *verbs = wording->catalogue->ruleset->verbs;
  guint n = 0;

  for (guint i = 0; i < offer->n_moves; i++)
    n += verbs[offer->moves[i].verb]->kind != ARB_VERB_CLOSING;
  return n;
}

static char *
describe_lack (const ArbWording *wording, const ArbReason *reason)
{
  const ArbRuleDefinition *rule = &wording->catalogue->ruleset->rule_definitions[reason->rule];
  gint needed, there;

  if (!arb_reason_compare (wording->catalogue, reason, &needed, &there) || needed <= there)
    return NULL;
  return expand_amount (wording, "lack.", rule->id, needed - there);
}

char *
arb_wording_offer_lack (const ArbWording *wording, const ArbOffer *offer)
{
  GString *text;

  g_return_val_if_fail (wording != NULL && offer != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < offer->verdict.n_reasons; i++)
    {
      g_autofree char *lack = describe_lack (wording, &offer->verdict.reasons[i]);

      if (lack != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", lack);
    }

  return g_string_free (text, text->len == 0);
}

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Label *label = data;
  const ArbOffer *offer = label->offer;

  if (g_str_equal (name, "row"))
    return take_text (value, offer->row != ARB_ARGUMENT_NONE
                                 ? arb_wording_argument_of (label->wording, offer->seat, offer->row)
                                 : NULL);
  if (g_str_equal (name, "seat"))
    return take_text (value, arb_wording_seat (label->wording, offer->seat));
  if (g_str_equal (name, "speakers"))
    return take_text (value, join_speakers (label->wording, offer));
  if (g_str_equal (name, "outcome"))
    return take_text (value,
                      expand_amount (label->wording, "outcome.", offer->outcome, offer->amount));
  if (g_str_equal (name, "remaining"))
    return take_text (value, expand_amount (label->wording, "remaining.", offer->remaining,
                                            (gint) offer->n_remaining));
  if (g_str_equal (name, "lack"))
    return take_text (value, arb_wording_offer_lack (label->wording, offer));
  if (g_str_equal (name, "moves"))
    return take_text (value, describe_moves (label->wording, offer));
  if (g_str_equal (name, "last"))
    return take_text (value, arb_wording_move (label->wording, offer->moves[offer->n_moves - 1]));
  if (g_str_equal (name, "first"))
    return take_text (value, arb_wording_move (label->wording, offer->moves[0]));
  if (g_str_equal (name, "amount"))
    return take_text (value, arb_wording_offer_amount (label->wording, offer));
  if (g_str_equal (name, "count"))
    return take_number (value, count_moves (label->wording, offer));
  return g_str_equal (name, "column") && take_number (value, offer->column);
}

char *
arb_wording_offer (const ArbWording *wording, const ArbOffer *offer)
{
  Label label = { wording, offer };
  const char *template;

  g_return_val_if_fail (wording != NULL && offer != NULL, NULL);
  g_return_val_if_fail (offer->n_moves > 0, NULL);

  template = find_words (wording, "offer.", offer->kind);
  if (template == NULL)
    return describe_moves (wording, offer);
  return arb_template_expand (template, fill_in, &label);
}

char *
arb_wording_offer_caption (const ArbWording *wording, const ArbOffer *offer)
{
  Label label = { wording, offer };
  const char *template;

  g_return_val_if_fail (wording != NULL && offer != NULL, NULL);

  template = find_words (wording, "caption.", offer->kind);
  return template != NULL ? arb_template_expand (template, fill_in, &label) : NULL;
}
