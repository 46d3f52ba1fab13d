/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include <string.h>

#include "engine/play/referee.h"
#include "model/session/session-private.h"
#include "store/faces.h"
#include "wording/language.h"
#include "wording/search.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (ArbReference, arb_reference, G_TYPE_OBJECT)

static void
arb_reference_finalize (GObject *object)
{
  ArbReference *self = ARB_REFERENCE (object);

  g_clear_object (&self->session);
  g_free (self->second_language);
  g_ptr_array_unref (self->pages);

  G_OBJECT_CLASS (arb_reference_parent_class)->finalize (object);
}

static void
arb_reference_class_init (ArbReferenceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_reference_finalize;
}

static void
arb_reference_init (ArbReference *self)
{
  self->pages = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
append_text (const char *context, const char *text, gpointer data)
{
  GString *texts = data;

  /* Skips the messages of verdicts, which have placeholders for their numbers. */
  if (g_str_has_suffix (context, ":message"))
    return;
  g_string_append (texts, g_dpgettext2 (GETTEXT_PACKAGE, context, text));
  g_string_append_c (texts, '\n');
}

static char *
fold_texts (const ArbReference *self, const ArbReferencePage *page)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (arb_reference_part_free);
  ArbPageBuilder builder = { self, page, facts };

  arb_words_foreach_in_record (&page->record, append_text, texts);
  if (page->section != ARB_REFERENCE_CARDS)
    return arb_search_fold (texts->str);

  arb_page_builder_add_facts (&builder);
  arb_page_builder_add_places (&builder);
  for (guint i = 0; i < facts->len; i++)
    {
      const ArbReferencePart *fact = facts->pdata[i];

      g_string_append_printf (texts, "%s %s\n", fact->heading, fact->text);
    }
  g_string_append (texts, page->group);
  return arb_search_fold (texts->str);
}

static void
add_page (ArbReference *self, ArbReferenceSection section, const ArbRecord *record,
          const char *group)
{
  ArbReferencePage *page = g_object_new (ARB_TYPE_REFERENCE_PAGE, NULL);
  const char *id = arb_record_get_id (record);

  page->section = section;
  page->record = *record;
  page->id = g_strconcat (record->table->id, ":", id, NULL);
  page->group = g_strdup (group);
  g_ptr_array_add (self->pages, page);
}

static const ArbFieldTable *
find_common_table (const char *id)
{
  for (const ArbFieldTable *table = arb_common_tables (); table->id != NULL; table++)
    if (g_str_equal (table->id, id))
      return table;

  g_return_val_if_reached (NULL);
}

static void
add_rules (ArbReference *self)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  const ArbFieldTable *chapters = find_common_table ("chapters");
  const ArbFieldTable *rules = find_common_table ("rules");

  for (guint i = 0; i < catalogue->n_chapters; i++)
    {
      const ArbChapter *chapter = &catalogue->chapters[i];
      const char *title = arb_words_translate ("chapters", chapter->id, "title", chapter->title);
      ArbRecord record = arb_table_get_record (catalogue, chapters, i);

      add_page (self, ARB_REFERENCE_RULES, &record, _ ("Rules"));
      for (char **rule = chapter->rules; rule != NULL && *rule != NULL; rule++)
        {
          record = arb_table_get_record (catalogue, rules,
                                         (guint) arb_catalogue_find_rule (catalogue, *rule));
          add_page (self, ARB_REFERENCE_RULES, &record, title);
        }
    }
}

static void
add_table (ArbReference *self, ArbReferenceSection section, const ArbFieldTable *table,
           const char *group)
{
  for (guint i = 0; i < arb_table_get_n_records (self->wording.catalogue, table); i++)
    {
      ArbRecord record = arb_table_get_record (self->wording.catalogue, table, i);

      add_page (self, section, &record, group);
    }
}

/* Adds the tables that are cards: those for which the system has a heading. */
static void
add_cards (ArbReference *self)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;

  for (const ArbFieldTable *table = catalogue->ruleset->records; table->id != NULL; table++)
    {
      const char *group = arb_words_get_of (catalogue, "table", table->id);

      if (group != NULL)
        add_table (self, ARB_REFERENCE_CARDS, table, group);
    }
}

static void
add_editions (ArbReference *self)
{
  add_table (self, ARB_REFERENCE_EDITIONS, find_common_table ("editions"), _ ("Edition"));
  add_table (self, ARB_REFERENCE_EDITIONS, find_common_table ("variants"), _ ("Variant"));
  add_table (self, ARB_REFERENCE_EDITIONS, find_common_table ("switches"),
             _ ("Editions differ here"));
  add_table (self, ARB_REFERENCE_EDITIONS, find_common_table ("topics"), _ ("Editions agree here"));
}

static void
add_help (ArbReference *self)
{
  for (guint i = 0; i < arb_reference_get_n_help (); i++)
    {
      ArbRecord record = arb_reference_get_help (i);

      add_page (self, ARB_REFERENCE_HELP, &record, _ ("Using Arbiter"));
    }
}

char *
arb_reference_dup_name (const ArbReference *self, const ArbReferencePage *page)
{
  const char *table = page->record.table->id;
  const char *id = arb_record_get_id (&page->record);
  char *name;

  if (page->section == ARB_REFERENCE_HELP)
    return g_strdup (
        arb_words_translate (table, id, "title", arb_record_get_title (&page->record)));
  name = arb_words_name (self->wording.catalogue, table, id);

  return name != NULL ? name : g_strdup (arb_record_get_notation (&page->record));
}

/* Adds names in the language that is set while it is called. */
static char *
add_names (gpointer data)
{
  ArbReference *self = data;
  gboolean second = g_strcmp0 (self->second_language, arb_language_get ()) == 0;

  for (guint i = 0; i < self->pages->len; i++)
    {
      ArbReferencePage *page = self->pages->pdata[i];
      g_autofree char *name = arb_reference_dup_name (self, page);
      g_autofree char *folded = arb_search_fold (name);

      g_string_append_c (page->names, '\n');
      g_string_append (page->names, folded);
      if (second && g_strcmp0 (name, page->title) != 0)
        page->second_title = g_steal_pointer (&name);
    }
  return NULL;
}

static void
name_pages (ArbReference *self)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      ArbReferencePage *page = self->pages->pdata[i];
      g_autofree char *id = arb_search_fold (page->id);

      page->title = arb_reference_dup_name (self, page);
      page->texts = fold_texts (self, page);
      g_string_append (page->names, id);
    }
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    arb_language_run (*language, add_names, self);
}

static void
choose_options (ArbReference *self, const char *edition)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  gint index = arb_catalogue_find_edition (catalogue, edition);

  g_assert (index >= 0);
  arb_options_init (&self->options, catalogue,
                    self->session != NULL ? arb_session_get_n_seats (self->session)
                                          : catalogue->ruleset->min_seats,
                    (guint) index);
}

ArbReference *
arb_reference_new (const ArbCatalogue *catalogue, ArbSession *session, const char *edition,
                   const char *second_language)
{
  ArbReference *self;
  const char *own;

  g_return_val_if_fail (catalogue != NULL, NULL);
  g_return_val_if_fail (session == NULL || ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (edition == NULL || arb_catalogue_find_edition (catalogue, edition) >= 0,
                        NULL);

  self = g_object_new (ARB_TYPE_REFERENCE, NULL);
  own = session != NULL ? arb_document_get_edition (arb_session_get_document (session)) : NULL;
  if (edition == NULL)
    edition = own != NULL ? own : catalogue->editions[0].id;
  arb_wording_init (&self->wording, catalogue, edition);
  g_set_object (&self->session, session);
  self->second_language = g_strdup (second_language);
  if (g_strcmp0 (edition, own) == 0)
    self->options = *arb_game_get_options (arb_session_get_game (session));
  else
    choose_options (self, edition);

  add_rules (self);
  add_cards (self);
  add_editions (self);
  add_help (self);
  name_pages (self);
  return self;
}

const ArbCatalogue *
arb_reference_get_catalogue (ArbReference *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  return self->wording.catalogue;
}

const ArbOptions *
arb_reference_get_options (ArbReference *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  return &self->options;
}

ArbReferencePage *
arb_reference_get_page (ArbReference *self, guint index)
{
  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  return index < self->pages->len ? self->pages->pdata[index] : NULL;
}

ArbReferencePage *
arb_reference_find_record (const ArbReference *self, const char *table, const char *id)
{
  for (guint i = 0; i < self->pages->len; i++)
    {
      ArbReferencePage *page = self->pages->pdata[i];

      if (arb_reference_page_is_of (page, table)
          && (id == NULL || g_str_equal (arb_record_get_id (&page->record), id)))
        return page;
    }
  return NULL;
}

/* Ranks a rule before a card, and a card before any other page. */
static guint
rank_page (const ArbReferencePage *page)
{
  if (arb_reference_page_is_of (page, "rules"))
    return 0;
  return page->section == ARB_REFERENCE_CARDS ? 1 : 2;
}

ArbReferencePage *
arb_reference_find (ArbReference *self, const char *id)
{
  ArbReferencePage *best = NULL;

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      ArbReferencePage *page = self->pages->pdata[i];

      if (g_str_equal (page->id, id))
        return page;
      if ((g_str_equal (arb_record_get_id (&page->record), id)
           || g_str_equal (arb_record_get_notation (&page->record), id))
          && (best == NULL || rank_page (page) < rank_page (best)))
        best = page;
    }
  return best;
}

ArbReferencePage *
arb_reference_get_subject (ArbReference *self, ArbReferencePage *page)
{
  const ArbCatalogue *catalogue;
  gint rule;

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (page), NULL);

  if (!arb_reference_page_is_of (page, "rules"))
    return page;
  catalogue = self->wording.catalogue;
  rule = arb_catalogue_find_rule (catalogue, arb_record_get_id (&page->record));
  return arb_reference_find_record (self, "chapters",
                                    arb_catalogue_find_chapter (catalogue, (guint) rule)->id);
}

/* The id of the card of a page; %NULL if it has none. */
static const char *
get_card (const ArbReferencePage *page)
{
  const char *id = strchr (page->id, ':');

  return page->section == ARB_REFERENCE_CARDS && id != NULL ? id + 1 : NULL;
}

const char *
arb_reference_get_missing (ArbReference *self, ArbReferencePage *page)
{
  g_return_val_if_fail (ARB_IS_REFERENCE (self) && ARB_IS_REFERENCE_PAGE (page), NULL);

  return arb_faces_lack (self->wording.catalogue, get_card (page)) ? get_card (page) : NULL;
}

const char *
arb_reference_get_published (ArbReference *self, ArbReferencePage *page)
{
  g_return_val_if_fail (ARB_IS_REFERENCE (self) && ARB_IS_REFERENCE_PAGE (page), NULL);

  return arb_faces_are_published (self->wording.catalogue->ruleset, get_card (page))
             ? get_card (page)
             : NULL;
}

char **
arb_reference_dup_groups (ArbReference *self)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      const ArbReferencePage *page = self->pages->pdata[i];

      if (page->section == ARB_REFERENCE_CARDS
          && !g_ptr_array_find_with_equal_func (groups, page->group, g_str_equal, NULL))
        g_ptr_array_add (groups, g_strdup (page->group));
    }
  g_ptr_array_add (groups, NULL);
  return (char **) g_ptr_array_steal (groups, NULL);
}

ArbZoneCard *
arb_reference_dup_card (ArbReference *self, ArbReferencePage *page)
{
  const char *name;
  ArbStateRoom first;

  g_return_val_if_fail (ARB_IS_REFERENCE (self), NULL);
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (page), NULL);

  if (page->section != ARB_REFERENCE_CARDS)
    return NULL;
  name = arb_record_get_notation (&page->record);
  if (self->session != NULL)
    return arb_session_dup_face (self->session, name);
  /* Without a game, the card is as it is when one begins. */
  arb_setup (self->wording.catalogue, &self->options, &first.state);
  return arb_face_new (&self->wording, &first.state, name);
}
