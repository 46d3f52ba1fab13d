/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/edition-diff.h"
#include "model/reference/reference.h"
#include "systems/systems.h"
#include "wording/language.h"

#include <string.h>

static ArbReference *
reference_new (const char *system, const char *second_language)
{
  return arb_reference_new (arb_catalogue_get (arb_systems_find (system)), NULL, NULL,
                            second_language);
}

/* Makes a session with @moves, with rulings if necessary. */
static ArbSession *
recorded_session_new (const char *const *moves)
{
  static const char *const names[] = { "Ann <b>&", "Bob", NULL };
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (arb_catalogue_get (arb_systems_find ("eminent-domain")),
                                            0, NULL, NULL, names, &error);
  ArbSession *session = arb_session_new_copy (document, "Test", &error);

  g_assert_no_error (error);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_session_parse (session, moves[i], &move, &error));
      arb_session_play (session, move, TRUE, &verdict);
    }
  return session;
}

static ArbSession *
session_new (void)
{
  static const char *const moves[] = { "1 start drawde",  "2 start liagiba",  "1 skip",
                                       "1 lead research", "1 boost research", NULL };

  return recorded_session_new (moves);
}

static gboolean
finds (ArbReference *reference, const char *query, const char *id)
{
  g_autoptr (GListModel) found = arb_reference_search (reference, ARB_REFERENCE_RULES, query, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr (ArbReferencePage) page = g_list_model_get_item (found, i);

      if (g_str_equal (page->id, id))
        return TRUE;
    }
  return FALSE;
}

static const char *
find_link (GPtrArray *parts, const char *link)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const ArbReferencePart *part = parts->pdata[i];

      if (g_strcmp0 (part->link, link) == 0)
        return link;
    }
  return NULL;
}

/* A word of any language finds the page, and so do older words for it. */
static void
test_search (void)
{
  static const struct
  {
    const char *query;
    const char *id;
  } cases[] = {
    { "Mission", "rules:role.mandatory" },
    { "rôle", "rules:role.mandatory" },
    { "role.mandatory", "rules:role.mandatory" },
    { "探査", "role-cards:survey" },
    { "調査", "role-cards:survey" },
    { "survey", "role-cards:survey" },
    { "SURV", "role-cards:survey" },
    { "esplorazione", "role-cards:survey" },
    { "abundance", "technologies:abundance" },
    { "ral gai", "planets:ral-gaigaw" },
    { "fighter", "role-cards:warfare" },
    { "chasseur", "role-cards:warfare" },
    { "caccia", "role-cards:warfare" },
    { "errata", "switches:errata" },
  };

  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autoptr (ArbReference) reference = NULL;

      g_assert_true (arb_language_set (*language));
      reference = reference_new ("eminent-domain", NULL);
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        if (!finds (reference, cases[i].query, cases[i].id))
          g_error ("%s: “%s” does not find %s", *language, cases[i].query, cases[i].id);
      g_assert_false (finds (reference, "xyzzy", "role-cards:survey"));
      g_assert_false (finds (reference, "survey xyzzy", "role-cards:survey"));
    }
  arb_language_set ("en");
}

/* Every page of every game can be made in two languages, and all links lead to a page. */
static void
test_pages (void)
{
  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      g_autoptr (ArbReference) reference = reference_new (arb_systems ()[i]->id, "ja");

      g_assert_nonnull (arb_reference_get_page (reference, 10));
      for (guint p = 0; arb_reference_get_page (reference, p) != NULL; p++)
        {
          ArbReferencePage *page = arb_reference_get_page (reference, p);
          g_autoptr (GPtrArray) parts = arb_reference_dup_parts (reference, page);

          g_assert_cmpint (page->title[0], !=, '\0');
          g_assert_true (arb_reference_find (reference, page->id) == page);
          for (guint n = 0; n < parts->len; n++)
            {
              const ArbReferencePart *part = parts->pdata[n];
              const char *link = part->link;

              g_assert_true (link == NULL || arb_reference_find (reference, link) != NULL);
            }
        }
    }
}

/* Every page about the program has its text in every language, and a word of it finds it. */
static void
test_help (void)
{
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autoptr (ArbReference) reference = NULL;
      guint n_pages = 0;

      g_assert_true (arb_language_set (*language));
      reference = reference_new ("nine-domains", NULL);
      for (guint i = 0; arb_reference_get_page (reference, i) != NULL; i++)
        {
          ArbReferencePage *page = arb_reference_get_page (reference, i);
          g_autoptr (GPtrArray) parts = arb_reference_dup_parts (reference, page);
          guint n_texts = 0;

          if (page->section != ARB_REFERENCE_HELP)
            continue;
          n_pages++;
          for (guint n = 0; n < parts->len; n++)
            {
              const ArbReferencePart *part = parts->pdata[n];
              const char *text = part->text;

              n_texts += part->kind == ARB_PART_TEXT;
              g_assert_true (finds (reference, text, page->id) || part->link != NULL);
            }
          g_assert_cmpuint (n_texts, >=, 2);
          g_assert_true (finds (reference, page->title, page->id));
        }
      g_assert_cmpuint (n_pages, >=, 10);
      /* The word of any language, like the name of a rule. */
      g_assert_true (finds (reference, "dashed", "help:refused"));
      g_assert_true (finds (reference, "tratteggiato", "help:refused"));
      g_assert_true (finds (reference, "pointillés", "help:refused"));
      g_assert_true (finds (reference, "破線", "help:refused"));
    }
  arb_language_set ("en");
}

static void
test_second_language (void)
{
  g_autoptr (ArbReference) reference = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  const ArbReferencePart *text;
  ArbReferencePage *page;

  arb_language_set ("fr");
  reference = reference_new ("eminent-domain", "ja");
  page = arb_reference_find (reference, "role-cards:survey");
  g_assert_cmpstr (page->title, ==, "Observation");
  g_assert_cmpstr (page->second_title, ==, "探査");
  parts = arb_reference_dup_parts (reference, page);
  text = parts->pdata[0];
  g_assert_cmpint (text->kind, ==, ARB_PART_TEXT);
  g_assert_nonnull (strstr (text->second_text, "カード"));
  arb_language_set ("en");
}

/* A card leads to the rules that name it and the points that change it, and they lead back. */
static void
test_links (void)
{
  g_autoptr (ArbReference) reference = reference_new ("eminent-domain", NULL);
  g_autoptr (GPtrArray) card =
      arb_reference_dup_parts (reference,
                               arb_reference_find (reference, "technologies:mobilization"));
  g_autoptr (GPtrArray) point =
      arb_reference_dup_parts (reference,
                               arb_reference_find (reference, "switches:mobilization-window"));
  g_autoptr (GPtrArray) rule =
      arb_reference_dup_parts (reference, arb_reference_find (reference, "role.mandatory"));

  g_assert_nonnull (find_link (card, "switches:mobilization-window"));
  g_assert_nonnull (find_link (point, "technologies:mobilization"));
  g_assert_nonnull (find_link (point, "chapters:turn"));
  g_assert_nonnull (find_link (rule, "rules:turn.phase"));
}

/* The sources are those of the edition that is asked for. */
static void
test_sources (void)
{
  static const char *const editions[] = { "it", "jp" };
  static const char *const sources[] = { "Later printing", "First printing" };

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autoptr (ArbReference) reference =
          arb_reference_new (arb_catalogue_get (arb_systems_find ("eminent-domain")), NULL,
                             editions[i], NULL);
      g_autoptr (GPtrArray) parts =
          arb_reference_dup_parts (reference, arb_reference_find (reference, "role.mandatory"));
      gboolean found = FALSE;

      for (guint n = 0; n < parts->len; n++)
        {
          const ArbReferencePart *part = parts->pdata[n];

          if (part->kind == ARB_PART_SOURCE)
            found |= g_str_has_prefix (part->text, sources[i]);
        }
      g_assert_true (found);
    }
}

static guint
count_cards (ArbReference *reference, const char *query, const char *group)
{
  g_autoptr (GListModel) found =
      arb_reference_search (reference, ARB_REFERENCE_CARDS, query, group);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr (ArbReferencePage) page = g_list_model_get_item (found, i);

      n += page->section == ARB_REFERENCE_CARDS;
    }
  return n;
}

/* What is printed on cards, and who has them, is found by the one search; a kind narrows it. */
static void
test_cards (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbReference) reference =
      arb_reference_new (arb_catalogue_get (arb_systems_find ("eminent-domain")), session, NULL,
                         NULL);
  g_auto (GStrv) groups = arb_reference_dup_groups (reference);
  guint all = count_cards (reference, "", NULL);
  guint n = 0;

  g_assert_cmpuint (g_strv_length (groups), ==, 3);
  for (guint i = 0; groups[i] != NULL; i++)
    n += count_cards (reference, "", groups[i]);
  g_assert_cmpuint (n, ==, all);
  g_assert_cmpuint (count_cards (reference, "fertile", NULL), <, all);
  g_assert_cmpuint (count_cards (reference, "fertile", "Planets"), >, 0);
  g_assert_cmpuint (count_cards (reference, "fertile", "Planets"), <,
                    count_cards (reference, "fertile", NULL));
  g_assert_cmpuint (count_cards (reference, "Ann", NULL), >, 0);
  g_assert_true (arb_session_flush (session, NULL));
}

/* So are the cards that somebody can acquire now. */
static void
test_buyers (void)
{
  static const char *const moves[] = { "1 start drawde",   "2 start liagiba", "1 skip",
                                       "1 lead colonize",  "1 settle #1",     "2 dissent",
                                       "1 done",           "2 skip",          "2 lead warfare",
                                       "2 collect",        "1 dissent",       "2 done",
                                       "1 skip",           "1 lead research", "1 boost research",
                                       "1 boost research", "1 done",          NULL };
  g_autoptr (ArbSession) session = recorded_session_new (moves);
  g_autoptr (ArbReference) reference =
      arb_reference_new (arb_catalogue_get (arb_systems_find ("eminent-domain")), session, NULL,
                         NULL);

  g_assert_cmpuint (count_cards (reference, "can be acquired now", NULL), >, 0);
  g_assert_cmpuint (count_cards (reference, "Ann can be acquired now", NULL), ==,
                    count_cards (reference, "acquired now", "Technologies"));
  g_assert_cmpuint (count_cards (reference, "Bob can be acquired now", NULL), ==, 0);
  g_assert_true (arb_session_flush (session, NULL));
}

/* Every card of every game has a picture without a game. Rules have none, nor have the numbers that
 * the owner of a prototype types in beside its cards. */
static void
test_faces (void)
{
  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems ()[i]);
      g_autoptr (ArbReference) reference = arb_reference_new (catalogue, NULL, NULL, NULL);

      for (guint n = 0; arb_reference_get_page (reference, n) != NULL; n++)
        {
          ArbReferencePage *page = arb_reference_get_page (reference, n);
          g_autoptr (ArbZoneCard) card = arb_reference_dup_card (reference, page);

          g_assert_cmpint (card != NULL, ==,
                           page->section == ARB_REFERENCE_CARDS
                               && !g_str_has_suffix (page->id, "numbers"));
        }
    }
}

static gint
get_number (ArbReference *reference, const char *id, const char *counter)
{
  g_autoptr (ArbZoneCard) card =
      arb_reference_dup_card (reference, arb_reference_find (reference, id));

  return arb_zone_card_get_counter (card, counter, -1);
}

/* A picture shows what is printed: costs, symbols, points. */
static void
test_printed (void)
{
  g_autoptr (ArbReference) reference =
      arb_reference_new (arb_catalogue_get (arb_systems_find ("eminent-domain")), NULL, NULL, NULL);

  g_assert_cmpint (get_number (reference, "planets:lyttle", "settle-cost"), ==, 4);
  g_assert_cmpint (get_number (reference, "planets:lyttle", "warfare-cost"), ==, 5);
  g_assert_cmpint (get_number (reference, "planets:lyttle", "printed-influence"), ==, 3);
  g_assert_cmpint (get_number (reference, "technologies:war-path", "research-cost"), ==, 5);
  g_assert_cmpint (get_number (reference, "role-cards:survey", "survey-symbols"), ==, 1);
  g_assert_cmpint (get_number (reference, "role-cards:politics", "survey-symbols"), ==, -1);
}

/* The same rules make no difference; others name the switches in which they differ. */
static void
test_comparison (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (ArbSession) session = session_new ();
  ArbOptions own, other;
  g_autoptr (GArray) compared = NULL;
  g_autofree char *outcome = NULL;
  guint n_other = 0;

  arb_options_init (&own, catalogue, 2, 0);
  arb_options_init (&other, catalogue, 2, (guint) arb_catalogue_find_edition (catalogue, "jp"));
  outcome = arb_edition_diff_dup_outcome (session, &own, FALSE);
  g_assert_cmpstr (outcome, ==, "The game would have had the same outcome.");
  compared = arb_edition_diff_new (catalogue, session, &own, &other);
  g_assert_cmpuint (compared->len, ==, catalogue->n_switches);
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      const ArbComparedSwitch *a_switch = &g_array_index (compared, ArbComparedSwitch, i);
      gboolean differs = own.switches[i] != other.switches[i];

      n_other += differs;
      g_assert_cmpint (a_switch->differs, ==, differs);
      g_assert_cmpint (a_switch->effect != NULL, ==, differs);
    }
  g_assert_cmpuint (n_other, >=, 3);
  g_assert_true (arb_session_flush (session, NULL));
}

/* A move that other rules forbid is listed, with the texts of both rulebooks. */
static void
test_judged_otherwise (void)
{
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  g_autoptr (ArbSession) session = session_new ();
  g_autofree char *outcome = NULL;
  ArbOptions other;

  arb_options_init (&other, catalogue, 2, 0);
  other.switches[arb_catalogue_find_switch (catalogue, "learning-game")] = 1;
  outcome = arb_edition_diff_dup_outcome (session, &other, FALSE);
  g_assert_true (
      g_str_has_prefix (outcome, "Move 4, Ann <b>&: Lead Research\nHere: Legal\nThere: "));
  g_assert_nonnull (strstr (outcome, "learning game"));
  g_assert_true (arb_session_flush (session, NULL));
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  arb_language_init ();
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/reference/search", test_search);
  g_test_add_func ("/model/reference/pages", test_pages);
  g_test_add_func ("/model/reference/help", test_help);
  g_test_add_func ("/model/reference/second-language", test_second_language);
  g_test_add_func ("/model/reference/links", test_links);
  g_test_add_func ("/model/reference/sources", test_sources);
  g_test_add_func ("/model/reference/cards", test_cards);
  g_test_add_func ("/model/reference/buyers", test_buyers);
  g_test_add_func ("/model/reference/faces", test_faces);
  g_test_add_func ("/model/reference/printed", test_printed);
  g_test_add_func ("/model/reference/comparison", test_comparison);
  g_test_add_func ("/model/reference/judged-otherwise", test_judged_otherwise);

  return g_test_run ();
}
