/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/wording.h"

#include "wording/template.h"
#include "wording/words.h"

typedef struct
{
  const ArbWording *wording;
  const ArbMoment *moment;
} Filler;

static gboolean
take_text (ArbTemplateValue *value, char *text)
{
  value->text = text;
  value->present = text != NULL;
  return TRUE;
}

/* Returns the printed name of the card, without its symbols: people see them on the table. */
static char *
dup_subject (const Filler *filler)
{
  const char *id = arb_catalogue_get_name (filler->wording->catalogue, filler->moment->subject);
  const char *title =
      id != NULL ? arb_words_find (filler->wording->catalogue, NULL, id, "title") : NULL;

  return title != NULL ? g_strdup (title)
                       : arb_wording_argument (filler->wording, filler->moment->subject);
}

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Filler *filler = data;
  const ArbMoment *moment = filler->moment;

  if (g_str_equal (name, "seat"))
    return take_text (value, arb_wording_seat (filler->wording, moment->seat));
  if (!g_str_equal (name, "subject"))
    return FALSE;
  take_text (value, moment->subject != ARB_ARGUMENT_NONE ? dup_subject (filler) : NULL);
  if (value->present && g_strcmp0 (sort, "clause") == 0)
    arb_words_continue_in_place (&value->text);
  return TRUE;
}

char *
arb_wording_moment (const ArbWording *wording, const ArbMoment *moment, gboolean about)
{
  Filler filler = { wording, moment };
  g_autofree char *id = NULL;
  const char *template;

  g_return_val_if_fail (wording != NULL && moment != NULL, NULL);

  if (moment->id == NULL)
    return NULL;
  id = g_strconcat (about ? "moment-about." : "moment.", moment->id, NULL);
  template = arb_words_get (wording->catalogue, id);
  return template != NULL ? arb_template_expand (template, fill_in, &filler) : NULL;
}

static gboolean
fill_in_amount (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const ArbMoment *moment = data;
  gboolean whole = g_str_equal (name, "whole");

  if (!whole && !g_str_equal (name, "amount"))
    return FALSE;
  value->number = (gint) (whole ? moment->whole : moment->amount);
  value->present = !whole || moment->whole != moment->amount;
  return TRUE;
}

char *
arb_wording_subject (const ArbWording *wording, const ArbMoment *moment)
{
  g_autofree char *id = NULL;
  const char *template;

  g_return_val_if_fail (wording != NULL && moment != NULL, NULL);

  if (moment->unit == NULL)
    return NULL;
  id = g_strconcat ("subject.", moment->unit, NULL);
  template = arb_words_get (wording->catalogue, id);
  return template != NULL ? arb_template_expand (template, fill_in_amount, (gpointer) moment)
                          : NULL;
}

gboolean
arb_wording_has_card_heading (const ArbOfferLook *look)
{
  g_return_val_if_fail (look != NULL, FALSE);
  return look->heading != NULL && arb_template_mentions (look->heading, "subject");
}

char *
arb_wording_heading (const ArbWording *wording, const ArbOfferLook *look, guint seat)
{
  return arb_wording_card_heading (wording, look, seat, ARB_ARGUMENT_NONE);
}

char *
arb_wording_card_heading (const ArbWording *wording, const ArbOfferLook *look, guint seat,
                          ArbArgument card)
{
  const ArbMoment moment = { .seat = (guint8) seat, .subject = card };
  Filler filler = { wording, &moment };

  g_return_val_if_fail (wording != NULL && look != NULL, NULL);

  if (look->heading == NULL)
    return NULL;
  return arb_template_expand (arb_words_translate ("offers", look->id, "heading", look->heading),
                              fill_in, &filler);
}
