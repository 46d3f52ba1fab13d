/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/choice.h"
#include "model/session/log-line.h"
#include "model/session/offer-item.h"
#include "model/session/seat-view.h"

#include <string.h>

/* Ann keeps a planet of which all know only the back, and puts a colony on it before she says which
 * it is. */
static ArbSession *
session_new (void)
{
  static const char *const moves[] = {
    "1 start drawde", "2 start pomerene",    "1 skip",    "1 lead survey", "1 boost survey",
    "1 done",         "1 keep metallic 4/5", "2 dissent", "1 done",        "2 skip",
    "2 lead warfare", "2 collect",           "1 dissent", "2 discard 1",   "2 done"
  };
  ArbSession *session = session_fixture_new ("eminent-domain", "Names", "Ann", "Bob");

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    session_fixture_say (session, moves[i], FALSE);
  return session;
}

static void
assert_line (ArbSession *session, guint number, const char *text)
{
  g_autoptr (ArbLogLine) line = arb_session_dup_line (session, number);

  g_assert_cmpstr (line->text, ==, text);
}

/* Whether anything that could be said now is called @text, as a choice or as an offer. */
static gboolean
is_offered (ArbSession *session, const char *text)
{
  GPtrArray *choices = arb_session_get_choices (session);
  GPtrArray *offers = arb_session_get_offers (session);
  gboolean chosen = FALSE, offered = FALSE;

  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      chosen |= strstr (choice->label, text) != NULL;
    }
  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *offer = offers->pdata[i];

      offered |= strstr (arb_offer_item_get_name (offer), text) != NULL;
    }
  return chosen || offered;
}

static void
lead_colonize (ArbSession *session)
{
  session_fixture_say (session, "1 skip", FALSE);
  session_fixture_say (session, "1 lead colonize", FALSE);
  session_fixture_say (session, "1 boost colonize", FALSE);
  session_fixture_say (session, "1 done", FALSE);
}

static void
test_as_of_the_moment (void)
{
  g_autoptr (ArbSession) session = session_new ();
  guint n;

  lead_colonize (session);
  g_assert_true (is_offered (session, "Drawde"));
  g_assert_false (is_offered (session, "#1"));
  g_assert_true (is_offered (session, "#2"));
  session_fixture_say (session, "1 colony #2", FALSE);
  session_fixture_say (session, "1 #2 is voson", FALSE);
  g_assert_true (is_offered (session, "to Voson"));
  g_assert_false (is_offered (session, "#2"));
  session_fixture_say (session, "1 colony #2", FALSE);

  n = session_fixture_get_length (session);
  assert_line (session, n - 2, "Ann adds a colony to #2: Colonize");
  assert_line (session, n - 1, "Ann: #2 is Voson");
  assert_line (session, n, "Ann adds a colony to Voson: Colonize");
  session_fixture_assert_said (session, n, "1 colony #2 colonize");
}

static void
test_verdict (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbChoice) named = NULL;
  g_autoptr (ArbChoice) numbered = NULL;

  lead_colonize (session);
  named = arb_session_judge (session, session_fixture_parse (session, "1 produce #1"));
  numbered = arb_session_judge (session, session_fixture_parse (session, "1 produce #2"));
  g_assert_nonnull (strstr (named->reason, "Planet Drawde is still face down."));
  g_assert_nonnull (strstr (numbered->reason, "Planet #2 is still face down."));
}

/* The private page shows the name, the visible log does not. */
static void
test_private (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbSeatView) own = NULL;
  g_autoptr (ArbSeatView) other = NULL;
  g_autoptr (ArbChoice) seen = NULL;
  g_autoptr (ArbChoice) unseen = NULL;
  ArbMove move;

  lead_colonize (session);
  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  g_assert_false (is_offered (session, "to Voson"));
  g_assert_true (is_offered (session, "#2"));

  own = arb_seat_view_new (session, 1);
  other = arb_seat_view_new (session, 2);
  move = session_fixture_parse (session, "1 colony #2");
  seen = arb_seat_view_judge (own, move);
  unseen = arb_seat_view_judge (other, move);
  g_assert_nonnull (strstr (seen->label, "Voson"));
  g_assert_nonnull (strstr (unseen->label, "#2"));

  session_fixture_say (session, "1 colony #2", FALSE);
  assert_line (session, session_fixture_get_length (session), "Ann adds a colony to #2: Colonize");
}

/* The same offers, of another planet. */
static void
test_edited (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = { .kind = ARB_EDIT_CORRECT, .number = 1, .n_moves = 1 };

  lead_colonize (session);
  g_assert_true (is_offered (session, "Drawde"));
  edit.moves[0] = session_fixture_parse (session, "1 start mesia-sednim");
  g_assert_true (arb_session_edit (session, &edit, FALSE, TRUE));
  g_assert_false (is_offered (session, "Drawde"));
  g_assert_true (is_offered (session, "Mesia Sednim"));
}

/* A move in the past, and the moves that can follow it, are worded by what was known then. */
static void
test_put_in (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbEditPreview) preview = NULL;
  ArbLogEdit edit = { .kind = ARB_EDIT_CORRECT, .n_moves = 2 };

  lead_colonize (session);
  session_fixture_say (session, "1 colony #2", FALSE);
  edit.number = session_fixture_get_length (session);
  session_fixture_say (session, "1 #2 is voson", FALSE);
  edit.moves[0] = session_fixture_parse (session, "1 colony #1");
  edit.moves[1] = session_fixture_parse (session, "1 colony #2");
  preview = arb_session_preview_edit (session, &edit);
  g_assert_cmpuint (preview->chosen->len, ==, 1);
  g_assert_nonnull (strstr (ARB_CHOICE (preview->chosen->pdata[0])->label, "#2"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/planet-names/as-of-the-moment", test_as_of_the_moment);
  g_test_add_func ("/planet-names/verdict", test_verdict);
  g_test_add_func ("/planet-names/private", test_private);
  g_test_add_func ("/planet-names/edited", test_edited);
  g_test_add_func ("/planet-names/put-in", test_put_in);
  return g_test_run ();
}
