/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"
#include "cli/cli.h"
#include "cli/facts.h"
#include "cli/given.h"
#include "cli/owner.h"
#include "cli/report.h"

#include <glib/gi18n-lib.h>

/* Returns the players' names; prints an error and returns %NULL if they are wrong. */
static char **
parse_players (const char *text)
{
  g_auto (GStrv) names = NULL;

  if (text == NULL)
    {
      arb_complain ("--players", _ ("missing, expected the players' names: A,B,…"));
      return NULL;
    }
  if (!g_utf8_validate (text, -1, NULL))
    {
      arb_complain ("--players", _ ("not in UTF-8, expected the players' names: A,B,…"));
      return NULL;
    }

  names = g_strsplit (text, ",", -1);
  for (guint i = 0; names[i] != NULL; i++)
    if (*g_strstrip (names[i]) == '\0')
      {
        arb_complain ("--players", _ ("player %u has no name, expected the names: A,B,…"), i + 1);
        return NULL;
      }

  return g_steal_pointer (&names);
}

static void
print_document (const ArbDocument *document, const char *file, char **names)
{
  g_autoptr (ArbOutput) output = arb_output_new_object ();

  arb_output_add_string (output, "file", file);
  arb_output_add_string (output, "system", arb_document_get_catalogue (document)->ruleset->id);
  arb_output_add_string (output, "edition", arb_document_get_edition (document));
  arb_output_add_strings (output, "variants", arb_document_get_variants (document));
  arb_output_add_strings (output, "players", (const char *const *) names);
  arb_output_print (output, TRUE);
}

/* Returns the catalogue in @path, or if it is %NULL the one that the owner has typed in. */
static ArbCatalogue *
open_faces (const ArbChoice *choice, const char *path)
{
  const ArbRuleset *ruleset = arb_choose_system (choice->system);
  g_autoptr (GError) error = NULL;
  ArbCatalogue *catalogue;

  if (ruleset == NULL)
    return NULL;
  if (path != NULL)
    return arb_open_catalogue (ruleset, path);

  catalogue = arb_faces_load_own (ruleset, NULL, &error);
  if (catalogue == NULL)
    arb_complain (NULL, "%s", error->message);
  return catalogue;
}

int
arb_command_new (char **words)
{
  g_auto (ArbArguments) arguments = { FALSE, NULL, 0 };
  g_auto (ArbChoice) choice = { NULL, NULL, NULL, NULL };
  g_autofree char *players = NULL;
  g_autofree char *given = NULL;
  g_autofree char *faces = NULL;
  g_auto (ArbFacts) facts = { NULL, NULL, NULL, NULL };
  const GOptionEntry own[] = {
    ARB_CHOICE_ENTRIES (&choice),
    { "players", 0, 0, G_OPTION_ARG_FILENAME, &players, N_ ("Their names, in the order of play"),
      N_ ("A,B,…") },
    { "given", 0, 0, G_OPTION_ARG_FILENAME, &given,
      N_ ("Begins with the position that this file describes"), N_ ("FILE") },
    ARB_CATALOGUE_ENTRY (&faces),
    ARB_FACTS_ENTRIES (&facts),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (ArbReport) report = NULL;
  g_autoptr (GError) error = NULL;
  ArbDocument *document;

  if (!arb_arguments_parse (&arguments, words, own, N_ ("--players=A,B,… FILE"),
                            N_ ("Begins the record of a game."), 1, 1))
    return ARB_STATUS_FAILED;

  names = parse_players (players);
  if (names == NULL)
    return ARB_STATUS_FAILED;

  catalogue = open_faces (&choice, faces);
  if (catalogue == NULL)
    return ARB_STATUS_FAILED;
  document = arb_choice_begin (&choice, catalogue, (const char *const *) names);
  if (document == NULL)
    return ARB_STATUS_FAILED;

  report = arb_report_new (document);
  if (!arb_facts_set (&facts, document))
    return ARB_STATUS_FAILED;
  if (given != NULL && !arb_given_play (report, given))
    return ARB_STATUS_FAILED;

  /* A new game never replaces a file: it may be the only record of an evening. */
  if (!arb_document_save (document, arguments.files[0], NULL, &error))
    {
      arb_complain (NULL, "%s", error->message);
      return ARB_STATUS_FAILED;
    }

  if (arguments.json)
    print_document (document, arguments.files[0], names);
  return ARB_STATUS_GOOD;
}
