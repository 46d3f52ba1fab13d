/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include "wording/language.h"
#include "wording/switch-words.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
arb_reference_part_free (gpointer data)
{
  ArbReferencePart *part = data;

  g_free (part->heading);
  g_free (part->text);
  g_free (part->second_heading);
  g_free (part->second_text);
  g_free (part->link);
  g_free (part);
}

void
arb_page_builder_add (ArbPageBuilder *builder, ArbReferencePartKind kind, const char *heading,
                      const char *text, const char *link)
{
  ArbReferencePart *part = g_new0 (ArbReferencePart, 1);

  part->kind = kind;
  part->heading = g_strdup (heading);
  part->text = g_strdup (text);
  part->link = g_strdup (link);
  g_ptr_array_add (builder->parts, part);
}

static const ArbCatalogue *
get_catalogue (const ArbPageBuilder *builder)
{
  return builder->reference->wording.catalogue;
}

static ArbReferencePartKind
get_link_kind (const ArbReferencePage *page)
{
  switch (page->section)
    {
    case ARB_REFERENCE_CARDS:
      return ARB_PART_CARD;
    case ARB_REFERENCE_HELP:
      return ARB_PART_HELP;
    case ARB_REFERENCE_RULES:
    case ARB_REFERENCE_EDITIONS:
      return ARB_PART_RULE;
    }
  g_assert_not_reached ();
}

static void
add_link (ArbPageBuilder *builder, const ArbReferencePage *page)
{
  g_autofree char *name = NULL;

  if (page == NULL || page == builder->page)
    return;
  name = arb_reference_dup_name (builder->reference, page);
  arb_page_builder_add (builder, get_link_kind (page), NULL, name, page->id);
}

static void
add_links (ArbPageBuilder *builder, const char *table, const char *const *ids)
{
  for (; ids != NULL && *ids != NULL; ids++)
    add_link (builder, arb_reference_find_record (builder->reference, table, *ids));
}

/* Adds a switch and its value. */
static void
add_difference (ArbPageBuilder *builder, guint index, guint value)
{
  const ArbSwitch *a_switch = &get_catalogue (builder)->switches[index];
  g_autofree char *link = g_strconcat ("switches:", a_switch->id, NULL);
  const char *source = NULL;
  g_autofree char *word =
      arb_switch_describe_value (get_catalogue (builder), a_switch, value, &source);
  g_autofree char *text = NULL;

  if (source != NULL)
    /* Translators: what an edition says, and where that stands: “Not allowed (Rulebook, page 3)” */
    text = g_strdup_printf (C_ ("source", "%s (%s)"), word, source);
  arb_page_builder_add (builder, ARB_PART_DIFFERENCE,
                        arb_words_translate ("switches", a_switch->id, "title", a_switch->title),
                        text != NULL ? text : word, link);
}

static void
add_differences (ArbPageBuilder *builder, char **switches)
{
  for (; switches != NULL && *switches != NULL; switches++)
    {
      gint index = arb_catalogue_find_switch (get_catalogue (builder), *switches);

      if (index >= 0)
        add_difference (builder, (guint) index, builder->reference->options.switches[index]);
    }
}

static void
append_raw (const char *context, const char *text, gpointer data)
{
  g_string_append (data, text);
  g_string_append_c (data, '\n');
}

static gboolean
has_word (const char *text, const char *word)
{
  for (const char *found = strstr (text, word); found != NULL; found = strstr (found + 1, word))
    if ((found == text || !g_ascii_isalnum (found[-1])) && !g_ascii_isalnum (found[strlen (word)]))
      return TRUE;
  return FALSE;
}

/* Whether the texts of a page name the card. It searches the untranslated texts of the data files,
 * in which names are not inflected. */
static gboolean
names_card (const ArbReferencePage *page, const ArbReferencePage *card)
{
  const char *title = arb_record_get_title (&card->record);
  g_autoptr (GString) texts = g_string_new (NULL);

  if (title == NULL)
    return FALSE;
  arb_words_foreach_in_record (&page->record, append_raw, texts);
  return has_word (texts->str, title);
}

static void
add_cards_named (ArbPageBuilder *builder)
{
  GPtrArray *pages = builder->reference->pages;

  for (guint i = 0; i < pages->len; i++)
    {
      const ArbReferencePage *card = pages->pdata[i];

      if (card->section == ARB_REFERENCE_CARDS && names_card (builder->page, card))
        add_link (builder, card);
    }
}

/* Adds the switches about the card, and then the rules that name it. */
static void
add_rules_naming (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  GPtrArray *pages = builder->reference->pages;

  for (guint i = 0; i < catalogue->n_switches; i++)
    if (names_card (arb_reference_find_record (builder->reference, "switches",
                                               catalogue->switches[i].id),
                    builder->page))
      add_difference (builder, i, builder->reference->options.switches[i]);
  for (guint i = 0; i < pages->len; i++)
    {
      const ArbReferencePage *page = pages->pdata[i];

      if (page->section == ARB_REFERENCE_RULES && names_card (page, builder->page))
        add_link (builder, page);
    }
}

static void
add_field (ArbPageBuilder *builder, const char *name, ArbReferencePartKind kind)
{
  const char *text = arb_words_find (get_catalogue (builder), builder->page->record.table->id,
                                     arb_record_get_id (&builder->page->record), name);

  if (text != NULL)
    arb_page_builder_add (builder, kind, NULL, text, NULL);
}

static void
add_card (ArbPageBuilder *builder)
{
  add_field (builder, "text", ARB_PART_TEXT);
  arb_page_builder_add_facts (builder);
  arb_page_builder_add_places (builder);
  add_rules_naming (builder);
  add_cards_named (builder);
}

static void
add_rule (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  guint index =
      (guint) arb_catalogue_find_rule (catalogue, arb_record_get_id (&builder->page->record));
  const ArbRule *rule = &catalogue->rules[index];
  g_autofree char *citation = arb_wording_citation (&builder->reference->wording, index);

  add_field (builder, "text", ARB_PART_TEXT);
  arb_page_builder_add (builder, ARB_PART_TEXT, NULL, arb_wording_rule_class (catalogue, rule),
                        NULL);
  for (const ArbPair *pair = rule->examples; pair != NULL && pair->key != NULL; pair++)
    {
      g_autofree char *example = arb_wording_example (rule, pair);

      arb_page_builder_add (builder, ARB_PART_EXAMPLE, arb_wording_question (rule, pair->key),
                            example, NULL);
    }
  if (citation != NULL)
    arb_page_builder_add (builder, ARB_PART_SOURCE, NULL, citation, NULL);
  add_differences (builder, rule->switches);
  add_links (builder, "rules", (const char *const *) rule->related);
  add_cards_named (builder);
}

/* Adds the rules of a subject that forbid something, one per line; their pages are shown within
 * that of the subject. */
static void
add_refusals (ArbPageBuilder *builder, char **rules)
{
  for (; rules != NULL && *rules != NULL; rules++)
    {
      const ArbReferencePage *page =
          arb_reference_find_record (builder->reference, "rules", *rules);
      g_autofree char *name = arb_reference_dup_name (builder->reference, page);

      arb_page_builder_add (builder, ARB_PART_REFUSAL, name, NULL, page->id);
    }
}

static void
add_chapter (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  const char *id = arb_record_get_id (&builder->page->record);

  add_field (builder, "text", ARB_PART_TEXT);
  for (guint i = 0; i < catalogue->n_chapters; i++)
    if (g_str_equal (catalogue->chapters[i].id, id))
      {
        add_refusals (builder, catalogue->chapters[i].rules);
        add_differences (builder, catalogue->chapters[i].switches);
      }
  add_cards_named (builder);
}

/* Lists the editions with this value: “Printed rules, Online version”. */
static char *
list_editions (const ArbCatalogue *catalogue, guint a_switch, guint value)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (guint i = 0; i < catalogue->n_editions; i++)
    {
      const ArbEdition *edition = &catalogue->editions[i];

      if (edition->values[a_switch] == value)
        g_ptr_array_add (titles, (gpointer) arb_words_translate ("editions", edition->id, "title",
                                                                 edition->title));
    }
  return arb_words_join ((const char *const *) titles->pdata, titles->len);
}

static void
add_value (ArbPageBuilder *builder, guint index, guint value)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  const ArbSwitch *a_switch = &catalogue->switches[index];
  const char *source = NULL;
  g_autofree char *word = arb_switch_describe_value (catalogue, a_switch, value, &source);
  g_autofree char *editions = list_editions (catalogue, index, value);
  GString *text = g_string_new (source);

  if (*editions != '\0')
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: the editions that play it so */
      g_string_append_printf (text, _ ("Played like this: %s"), editions);
    }
  if (builder->reference->options.switches[index] == value)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _ ("In force in this game"));
  arb_page_builder_add (builder, ARB_PART_VALUE, word, text->str, NULL);
  g_string_free (text, TRUE);
}

static void
add_switch (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  const char *id = arb_record_get_id (&builder->page->record);
  guint index = (guint) arb_catalogue_find_switch (catalogue, id);

  for (guint i = 0; catalogue->switches[index].values[i] != NULL; i++)
    add_value (builder, index, i);
  for (guint i = 0; i < catalogue->n_chapters; i++)
    if (catalogue->chapters[i].switches != NULL
        && g_strv_contains ((const char *const *) catalogue->chapters[i].switches, id))
      add_link (builder, arb_reference_find_record (builder->reference, "chapters",
                                                    catalogue->chapters[i].id));
  for (guint i = 0; i < catalogue->n_rules; i++)
    if (catalogue->rules[i].switches != NULL
        && g_strv_contains ((const char *const *) catalogue->rules[i].switches, id))
      add_link (builder,
                arb_reference_find_record (builder->reference, "rules", catalogue->rules[i].id));
  add_cards_named (builder);
}

static void
add_edition (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  gint index = arb_catalogue_find_edition (catalogue, arb_record_get_id (&builder->page->record));
  const ArbEdition *edition = &catalogue->editions[index];

  for (char **source = edition->sources; *source != NULL; source++)
    arb_page_builder_add (builder, ARB_PART_SOURCE, NULL,
                          arb_words_translate ("editions", edition->id, "sources", *source), NULL);
  for (guint i = 0; i < catalogue->n_switches; i++)
    add_difference (builder, i, edition->values[i]);
}

static void
add_variant (ArbPageBuilder *builder)
{
  const ArbCatalogue *catalogue = get_catalogue (builder);
  gint index = arb_catalogue_find_variant (catalogue, arb_record_get_id (&builder->page->record));

  add_field (builder, "description", ARB_PART_TEXT);
  for (const ArbPair *pair = catalogue->variants[index].switches; pair->key != NULL; pair++)
    {
      gint a_switch = arb_catalogue_find_switch (catalogue, pair->key);

      add_difference (builder, (guint) a_switch,
                      (guint) arb_switch_find_value (&catalogue->switches[a_switch], pair->value));
    }
}

static void
add_topic (ArbPageBuilder *builder)
{
  add_field (builder, "reason", ARB_PART_TEXT);
  add_cards_named (builder);
}

static void
add_help (ArbPageBuilder *builder)
{
  const ArbHelpPage *help = (const ArbHelpPage *) builder->page->record.data;

  for (const char *const *text = help->texts; *text != NULL; text++)
    arb_page_builder_add (builder, ARB_PART_TEXT, NULL,
                          arb_words_translate ("help", help->id, "texts", *text), NULL);
  add_links (builder, "help", help->related);
}

/* Makes the parts in the language that is set while it is called. */
static char *
build (gpointer data)
{
  static const struct
  {
    const char *table;
    void (*add) (ArbPageBuilder *builder);
  } builders[] = {
    { "rules", add_rule },       { "chapters", add_chapter }, { "switches", add_switch },
    { "editions", add_edition }, { "variants", add_variant }, { "topics", add_topic },
    { "help", add_help },
  };
  ArbPageBuilder *builder = data;

  for (guint i = 0; i < G_N_ELEMENTS (builders); i++)
    if (builder->page->section != ARB_REFERENCE_CARDS
        && arb_reference_page_is_of (builder->page, builders[i].table))
      {
        builders[i].add (builder);
        return NULL;
      }
  add_card (builder);
  return NULL;
}

static char *
dup_other (const char *second, const char *first)
{
  return g_strcmp0 (second, first) != 0 ? g_strdup (second) : NULL;
}

/* Adds the second language to @parts; a page has the same parts in the same order in each
 * language. */
static void
add_second (GPtrArray *parts, GPtrArray *second)
{
  g_assert (parts->len == second->len);

  for (guint i = 0; i < parts->len; i++)
    {
      ArbReferencePart *part = parts->pdata[i];
      const ArbReferencePart *other = second->pdata[i];

      part->second_heading = dup_other (other->heading, part->heading);
      part->second_text = dup_other (other->text, part->text);
    }
}

GPtrArray *
arb_reference_dup_parts (ArbReference *self, ArbReferencePage *page)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (arb_reference_part_free);
  g_autoptr (GPtrArray) second = g_ptr_array_new_with_free_func (arb_reference_part_free);
  ArbPageBuilder builder = { self, page, parts };

  g_return_val_if_fail (ARB_IS_REFERENCE (self), parts);
  g_return_val_if_fail (ARB_IS_REFERENCE_PAGE (page), parts);

  build (&builder);
  if (self->second_language != NULL)
    {
      builder.parts = second;
      arb_language_run (self->second_language, build, &builder);
      add_second (parts, second);
    }
  return parts;
}
