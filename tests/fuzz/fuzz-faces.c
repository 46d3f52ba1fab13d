/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "engine/checks/simulate.h"
#include "fuzz.h"
#include "store/faces.h"
#include "systems/systems.h"

/*
 * Any bytes are cards that somebody typed in or are refused with a message; what is read is written so
 * that it reads back as the same cards, and whole games can be played by them.
 */

static void
play (const ArbCatalogue *catalogue)
{
  ArbSimulation result = { 0 };
  ArbOptions options;

  arb_options_init (&options, catalogue, catalogue->ruleset->max_seats, 0);
  if (!arb_simulate (catalogue, &options, 1, ARB_DETAIL_ALL, ARB_CHECK_NONE, &result, NULL))
    g_error ("%s", result.violation);
  arb_simulation_clear (&result);
}

static void
try_system (const ArbRuleset *ruleset, const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue =
      arb_faces_parse (ruleset, (const char *) data, size, "input", &error);
  g_autoptr (ArbCatalogue) again = NULL;
  g_auto (GStrv) doubts = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  if (catalogue == NULL)
    {
      g_assert_true (error != NULL && g_utf8_validate (error->message, -1, NULL));
      return;
    }

  doubts = arb_catalogue_list_doubts (catalogue, "input");
  text = arb_faces_to_string (catalogue, NULL);
  again = arb_faces_parse (ruleset, text, strlen (text), "written", &error);
  g_assert_no_error (error);
  text_again = arb_faces_to_string (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
  play (catalogue);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    if (arb_faces_can_be_entered (*system))
      try_system (*system, data, size);
  return 0;
}
