/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/search.h"

/* A typed text, and the text to match. */
static void
test_matches (void)
{
  static const struct
  {
    const char *typed;
    const char *text;
    gboolean fits;
  } cases[] = {
    { "lead", "1 lead survey", TRUE },
    { "Lead Surv", "1 lead survey", TRUE },
    { "1 lead survey", "1 lead survey", TRUE },
    { "sur le", "1 lead survey", TRUE },
    { "survey-x", "1 lead survey", FALSE },
    { "2 lead", "1 lead survey", FALSE },
    { "urvey", "1 lead survey", FALSE },
    { "", "1 lead survey", TRUE },
    { "improved survey", "boost improved-survey-st", TRUE },
    { "improved-survey", "boost improved-survey-st Improved Survey (Trade)", TRUE },
    { "SURVEY TRADE", "Improved Survey (Trade)", TRUE },
    { "settle #3", "1 settle #3", TRUE },
    { "settle #3", "1 settle #4", FALSE },
    { "settle 3", "1 settle #3", FALSE },
    { "4/5", "keep advanced 4/5", TRUE },
    { "liberta", "La libertà", TRUE },
    { "libertà", "La liberta", TRUE },
    { "esplora", "Guida l’Esplorazione", TRUE },
    { "l'esplora", "Guida l’Esplorazione", TRUE },
    { "etoile", "à l’Étoile", TRUE },
    { "探査", "任務の探査を行う", TRUE },
    { "ガス", "カス", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (arb_search_matches (cases[i].typed, cases[i].text) != cases[i].fits)
      g_error ("“%s” in “%s”", cases[i].typed, cases[i].text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wording/search/matches", test_matches);

  return g_test_run ();
}
