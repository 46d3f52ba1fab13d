/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/meant.h"

#include "wording/search.h"

char *
arb_meant_dup_words (ArbChoice *choice)
{
  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  return g_strjoin (" ", arb_choice_get_text (choice), arb_choice_get_label (choice),
                    arb_choice_get_group (choice), NULL);
}

/* A number alone is too little to guess from. */
static gboolean
has_letters (const char *typed)
{
  for (const char *p = typed; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static void
append_matching (GListModel *proposals, const char *typed, gboolean allowed, GListStore *found)
{
  for (guint i = 0; i < g_list_model_get_n_items (proposals); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (proposals, i);
      g_autofree char *words = NULL;

      if (arb_verdict_allows (arb_choice_get_verdict (choice)) != allowed)
        continue;
      words = arb_meant_dup_words (choice);
      if (arb_search_matches (typed, words))
        g_list_store_append (found, choice);
    }
}

GListModel *
arb_meant_find (ArbSession *session, const char *typed)
{
  g_autoptr (GListModel) proposals = NULL;
  GListStore *found;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (typed != NULL, NULL);

  found = g_list_store_new (ARB_TYPE_CHOICE);
  if (!has_letters (typed))
    return G_LIST_MODEL (found);
  proposals = arb_session_dup_proposals (session);
  append_matching (proposals, typed, TRUE, found);
  if (g_list_model_get_n_items (G_LIST_MODEL (found)) == 0)
    append_matching (proposals, typed, FALSE, found);
  return G_LIST_MODEL (found);
}
