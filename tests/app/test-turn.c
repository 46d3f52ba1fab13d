/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "app/eminent-domain/turn-heading.h"
#include "app/eminent-domain/turn-panel.h"

static const char system_id[] = "eminent-domain";

static void
say (ArbSession *session, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "; ", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      ArbVerdict verdict;
      ArbMove move;

      arb_session_parse (session, lines[i], &move, &error);
      g_assert_no_error (error);
      if (!arb_session_play (session, move, TRUE, &verdict))
        g_error ("%s is refused", lines[i]);
    }
}

/* Who led what with how many cards, and what it brought: by deeds or by goods. */
static void
test_led (void)
{
  static const struct
  {
    const char *moves;
    const char *led;
  } games[] = {
    { "play survey", NULL },
    { "lead survey; boost 1; done; keep voson",
      "Survey, led by Ann <b>&amp with 1 card: +1 planet" },
    { "lead warfare; done; collect", "Warfare, led by Ann <b>&amp: +1 fighter" },
    { "lead warfare; boost 1; done; collect",
      "Warfare, led by Ann <b>&amp with 1 card: +2 fighters" },
    { "lead research; done; done", "Research, led by Ann <b>&amp" },
    { "lead colonize; boost 2; done; colony #1; colony #1",
      "Colonize, led by Ann <b>&amp with 2 cards: +2 colonies" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (system_id);
      g_autofree char *led = NULL;

      say (session, games[i].moves);
      led = em_turn_heading_dup_led (session);
      g_assert_cmpstr (led, ==, games[i].led);
    }
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/turn/led", test_led);
  return g_test_run ();
}
