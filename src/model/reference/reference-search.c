/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include "wording/search.h"

#include <string.h>

/* A shorter word finds synonyms only by the whole word. */
#define LEAST_BEGINNING 3

enum
{
  RANK_TITLE,
  RANK_NAME,
  RANK_TEXT,
  RANK_NONE,
};

static gboolean
begins_synonym (const char *word, const char *query)
{
  return g_str_equal (word, query)
         || (g_utf8_strlen (query, -1) >= LEAST_BEGINNING && g_str_has_prefix (word, query));
}

static void
add_synonyms (const ArbSynonym *synonym, const char *query, GPtrArray *words)
{
  g_autoptr (GPtrArray) folded = g_ptr_array_new_with_free_func (g_free);
  gboolean meant = FALSE;

  for (char **word = synonym->words; *word != NULL; word++)
    {
      g_ptr_array_add (folded, arb_search_fold (*word));
      meant |= begins_synonym (folded->pdata[folded->len - 1], query);
    }
  if (meant)
    g_ptr_array_extend_and_steal (words, g_steal_pointer (&folded));
}

/* Returns for each word of the query the word itself and its synonyms. */
static GPtrArray *
widen (const ArbReference *self, const char *query)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (words, g_strdup (query));
  for (guint i = 0; i < catalogue->n_synonyms; i++)
    add_synonyms (&catalogue->synonyms[i], query, words);
  return words;
}

/* Words in Latin letters are found by their beginnings; Japanese has no spaces between words. */
static gboolean
contains (const char *text, const char *word)
{
  for (const char *found = strstr (text, word); found != NULL; found = strstr (found + 1, word))
    {
      const char *before = found > text ? g_utf8_prev_char (found) : NULL;

      if (before == NULL || !g_unichar_isalnum (g_utf8_get_char (before))
          || g_utf8_get_char (word) > 0x2e7f)
        return TRUE;
    }
  return FALSE;
}

static gboolean
contains_any (const char *text, GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    if (contains (text, words->pdata[i]))
      return TRUE;
  return FALSE;
}

static guint
rank_word (const ArbReferencePage *page, const char *title, GPtrArray *words)
{
  if (contains (title, words->pdata[0]))
    return RANK_TITLE;
  if (contains_any (page->names->str, words))
    return RANK_NAME;
  return contains_any (page->texts, words) ? RANK_TEXT : RANK_NONE;
}

/* Every word has to be found; the worst match of a word is the rank of the page. */
static guint
rank (const ArbReferencePage *page, GPtrArray *query)
{
  g_autofree char *title = arb_search_fold (page->title);
  guint worst = RANK_TITLE;

  for (guint i = 0; i < query->len && worst < RANK_NONE; i++)
    worst = MAX (worst, rank_word (page, title, query->pdata[i]));
  return worst;
}

static GPtrArray *
split_query (const ArbReference *self, const char *query)
{
  g_autofree char *folded = arb_search_fold (query);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t\n", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_ptr_array_add (words, widen (self, *part));
  return words;
}

static void
append_ranked (const ArbReference *self, ArbReferenceSection section, gboolean others,
               GPtrArray *query, guint wanted, const char *group, GListStore *found)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      ArbReferencePage *page = self->pages->pdata[i];

      if ((page->section != section) != others || rank (page, query) != wanted)
        continue;
      /* In the whole list, people look for subjects, not for single rules. */
      if (query->len == 0 && arb_reference_page_is_of (page, "rules"))
        continue;
      if (page->section != ARB_REFERENCE_CARDS || group == NULL || g_str_equal (page->group, group))
        g_list_store_append (found, page);
    }
}

GListModel *
arb_reference_search (ArbReference *self, ArbReferenceSection section, const char *query,
                      const char *group)
{
  GListStore *found;
  g_autoptr (GPtrArray) words = NULL;

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (query != NULL, NULL);

  found = g_list_store_new (ARB_TYPE_REFERENCE_PAGE);
  words = split_query (self, query);
  for (guint wanted = RANK_TITLE; wanted < (words->len > 0 ? RANK_NONE : RANK_NAME); wanted++)
    {
      append_ranked (self, section, FALSE, words, wanted, group, found);
      if (words->len > 0)
        append_ranked (self, section, TRUE, words, wanted, group, found);
    }
  return G_LIST_MODEL (found);
}
