/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/choice.h"

#include "cli/cli.h"
#include "systems/systems.h"

#include <glib/gi18n-lib.h>

void
arb_choice_clear (ArbChoice *choice)
{
  g_clear_pointer (&choice->system, g_free);
  g_clear_pointer (&choice->edition, g_free);
  g_clear_pointer (&choice->variants, g_strfreev);
  g_clear_pointer (&choice->switches, g_strfreev);
}

const ArbRuleset *
arb_choose_system (const char *id)
{
  const ArbRuleset *const *systems = arb_systems ();
  const ArbRuleset *found = id != NULL ? arb_systems_find (id) : systems[0];
  g_autoptr (GString) known = NULL;

  if (found != NULL)
    return found;

  known = g_string_new (systems[0]->id);
  for (guint i = 1; systems[i] != NULL; i++)
    g_string_append_printf (known, ", %s", systems[i]->id);
  arb_complain ("--system", _ ("no game “%s”, expected one of %s"), id, known->str);
  return NULL;
}

char *
arb_choice_list_editions (const ArbCatalogue *catalogue)
{
  g_autoptr (GString) known = g_string_new (catalogue->editions[0].id);

  for (guint i = 1; i < catalogue->n_editions; i++)
    g_string_append_printf (known, ", %s", catalogue->editions[i].id);
  return g_string_free (g_steal_pointer (&known), FALSE);
}

gboolean
arb_choose_edition (const ArbCatalogue *catalogue, const char *id, guint *edition)
{
  gint found = id != NULL ? arb_catalogue_find_edition (catalogue, id) : 0;
  g_autofree char *known = NULL;

  if (found >= 0)
    {
      *edition = (guint) found;
      return TRUE;
    }

  known = arb_choice_list_editions (catalogue);
  arb_complain ("--edition", _ ("“%s” has no edition “%s”, expected one of %s"),
                catalogue->ruleset->id, id, known);
  return FALSE;
}

ArbDocument *
arb_choice_begin (const ArbChoice *choice, const ArbCatalogue *catalogue, const char *const *names)
{
  const ArbRuleset *ruleset = arb_choose_system (choice->system);
  g_autoptr (GError) error = NULL;
  ArbDocument *document;
  guint edition;

  if (ruleset == NULL)
    return NULL;
  if (catalogue == NULL)
    catalogue = arb_catalogue_get (ruleset);
  if (!arb_choose_edition (catalogue, choice->edition, &edition))
    return NULL;

  document = arb_document_new (catalogue, edition, (const char *const *) choice->variants,
                               (const char *const *) choice->switches, names, &error);
  if (document == NULL)
    arb_complain (NULL, "%s", error->message);

  return document;
}
