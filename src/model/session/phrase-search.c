/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/phrase-search.h"

#include "model/session/phrase-parse.h"
#include "wording/search.h"
#include "wording/wording.h"

static char *
dup_words (ArbChoice *choice)
{
  return g_strjoin (" ", choice->text, choice->label, choice->group, NULL);
}

static void
append_synonyms (GString *words, const ArbCatalogue *catalogue, const char *id)
{
  for (const char *const *word = arb_catalogue_find_synonyms (catalogue, id); *word != NULL; word++)
    g_string_append_printf (words, " %s", *word);
}

char *
arb_phrase_search_dup_words (ArbChoice *choice)
{
  g_autofree char *said = NULL;
  const ArbWording *wording;
  GString *words;
  ArbMove move;

  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  said = dup_words (choice);
  words = g_string_new (said);
  wording = choice->wording;
  move = choice->move;
  if (wording != NULL)
    append_synonyms (words, wording->catalogue, wording->catalogue->ruleset->verbs[move.verb].name);
  if (wording != NULL && move.seat != ARB_TABLE && move.seat <= wording->n_names)
    g_string_append_printf (words, " %s", wording->names[move.seat]);
  return g_string_free (words, FALSE);
}

/* Numbers alone are not enough to guess from. */
static gboolean
has_letters (const char *typed)
{
  for (const char *p = typed; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static gboolean
is_empty (GListStore *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list)) == 0;
}

static void
append (GListStore *found, ArbChoice *choice)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (found)); i++)
    {
      g_autoptr (ArbChoice) other = g_list_model_get_item (G_LIST_MODEL (found), i);

      if (arb_move_equal (other->move, choice->move))
        return;
    }
  g_list_store_append (found, choice);
}

static void
append_judged (ArbSession *session, ArbMove move, gboolean allowed, GListStore *found)
{
  g_autoptr (ArbChoice) choice = arb_session_dup_judged (session, move);

  if (arb_verdict_allows (&choice->verdict) == allowed)
    append (found, choice);
}

/* Appends @reading if it is a complete move: of the seat that has to decide, otherwise of any seat
 * that can make it. */
static void
append_whole (ArbSession *session, const ArbPhraseParse *reading, gboolean allowed,
              GListStore *found)
{
  ArbMove move;

  if (!arb_session_parse (session, reading->text, &move, NULL))
    return;
  if (move.seat == ARB_TABLE)
    move.seat = (guint8) reading->seat;
  append_judged (session, move, allowed, found);
  if (!allowed || move.seat != ARB_TABLE || !is_empty (found))
    return;
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      move.seat = (guint8) seat;
      append_judged (session, move, TRUE, found);
    }
}

static void
append_matching (GListModel *proposals, const ArbPhraseParse *reading, gboolean allowed,
                 GListStore *found)
{
  for (guint i = 0; i < g_list_model_get_n_items (proposals); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (proposals, i);
      g_autofree char *words = NULL;

      if (arb_verdict_allows (&choice->verdict) != allowed)
        continue;
      if (reading->seat != ARB_TABLE && reading->seat != choice->move.seat)
        continue;
      words = dup_words (choice);
      if (arb_search_matches (reading->text, words))
        append (found, choice);
    }
}

/* A complete move that is refused is a better match than a move that has only some of the words. */
static void
find (ArbSession *session, GPtrArray *readings, GListStore *found)
{
  static const gboolean allowed[] = { TRUE, FALSE };
  g_autoptr (GListModel) proposals = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (allowed) && is_empty (found); i++)
    for (guint j = 0; j < readings->len; j++)
      append_whole (session, readings->pdata[j], allowed[i], found);
  if (!is_empty (found))
    return;
  proposals = arb_session_dup_proposals (session);
  for (guint i = 0; i < G_N_ELEMENTS (allowed); i++)
    for (guint j = 0; j < readings->len && is_empty (found); j++)
      append_matching (proposals, readings->pdata[j], allowed[i], found);
}

GListModel *
arb_phrase_search_find (ArbSession *session, const char *typed)
{
  g_autoptr (GPtrArray) readings = NULL;
  GListStore *found;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (typed != NULL, NULL);

  found = g_list_store_new (ARB_TYPE_CHOICE);
  if (!has_letters (typed))
    return G_LIST_MODEL (found);
  readings = arb_phrase_parses_new (session, typed);
  find (session, readings, found);
  return G_LIST_MODEL (found);
}
