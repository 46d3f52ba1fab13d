/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "model/session/log-line.h"
#include "model/session/seat-view.h"
#include "model/session/session-statements.h"
#include "model/session/zone.h"
#include "systems/systems.h"

#include <string.h>

/* Ann has kept a planet of which all know only the back. */
static ArbSession *
session_new (void)
{
  static const char *const names[] = { "Ann", "Bob", NULL };
  static const char *const moves[] = { "1 start drawde",      "2 start pomerene", "1 skip",
                                       "1 lead survey",       "1 boost survey",   "1 done",
                                       "1 keep metallic 4/5", "2 dissent",        "1 done" };
  const ArbCatalogue *catalogue = arb_catalogue_get (arb_systems_find ("eminent-domain"));
  ArbDocument *document = arb_document_new (catalogue, 0, NULL, NULL, names, NULL);
  ArbSession *session = arb_session_new (document, "/nowhere/private.arbiter");

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      ArbVerdict verdict;
      ArbMove move;

      g_assert_true (arb_session_parse (session, moves[i], &move, NULL));
      g_assert_cmpuint (arb_game_play (arb_document_get_game (document), move, FALSE, &verdict), >,
                        0);
    }
  arb_session_reword (session);
  return session;
}

static guint
count_reported (ArbSession *session, guint seat)
{
  g_autoptr (ArbSeatView) view = arb_seat_view_new (session, seat);
  g_autoptr (GListModel) reported = arb_seat_view_dup_private_lines (view);

  return g_list_model_get_n_items (reported);
}

static void
assert_last_line (ArbSession *session, const char *text)
{
  g_autoptr (ArbLogLine) line = arb_session_dup_line (session, arb_session_get_length (session));

  g_assert_cmpstr (line->text, ==, text);
}

static void
test_log_hides_it (void)
{
  g_autoptr (ArbSession) session = session_new ();
  guint number;

  g_assert_true (arb_session_can_play_private (session));
  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  assert_last_line (session, "Ann: A private entry");
  number = arb_session_get_length (session);
  g_assert_null (arb_session_dup_said (session, number));
  g_assert_cmpuint (count_reported (session, 1), ==, 1);
  g_assert_cmpuint (count_reported (session, 2), ==, 0);

  g_assert_true (arb_session_undo (session));
  g_assert_cmpuint (count_reported (session, 1), ==, 0);
  g_assert_true (arb_session_redo (session));
  assert_last_line (session, "Ann: A private entry");
  g_assert_cmpuint (count_reported (session, 1), ==, 1);
}

static void
test_identities (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbSeatView) before = arb_seat_view_new (session, 1);
  g_autoptr (ArbSeatView) after = NULL;
  g_autoptr (GPtrArray) three = arb_seat_view_dup_identities (before, 2);
  g_autoptr (GPtrArray) zones = NULL;
  ArbZoneCard *card;
  ArbChoice *choice = three->pdata[0];
  ArbVerdict verdict;

  g_assert_cmpuint (three->len, ==, 3);
  g_assert_cmpuint (arb_seat_view_find_identity (before, 2), ==, 0);
  g_assert_true (arb_session_play_private (session, choice->move, &verdict));

  after = arb_seat_view_new (session, 1);
  g_assert_cmpuint (arb_seat_view_find_identity (after, 2), ==, arb_session_get_length (session));
  zones = arb_seat_view_dup_zones (after);
  card = arb_zone_get_card (arb_zones_find (zones, "planets", 1), 1);
  g_assert_nonnull (card->id);
}

/* The visible lists do not change; the seat's own view contradicts. */
static void
test_judged_for_the_seat (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbSeatView) own = NULL;
  g_autoptr (ArbSeatView) other = NULL;
  g_autoptr (ArbChoice) refused = NULL;
  g_autoptr (ArbChoice) allowed = NULL;
  ArbMove move;

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  g_assert_false (session_fixture_record_private (session, "1 #2 is tankahshin"));
  own = arb_seat_view_new (session, 1);
  other = arb_seat_view_new (session, 2);
  g_assert_true (arb_session_parse (session, "1 #2 is tankahshin", &move, NULL));
  refused = arb_seat_view_judge (own, move);
  allowed = arb_seat_view_judge (other, move);
  g_assert_false (arb_verdict_allows (&refused->verdict));
  g_assert_true (arb_verdict_allows (&allowed->verdict));
}

static void
test_refuted (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbSeatView) view = NULL;
  g_autoptr (GListModel) reported = NULL;
  g_autoptr (ArbLogLine) line = NULL;
  ArbVerdict verdict;
  ArbMove move;

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  g_assert_true (arb_session_parse (session, "1 #2 is tankahshin", &move, NULL));
  g_assert_true (arb_session_play (session, move, FALSE, &verdict));
  view = arb_seat_view_new (session, 1);
  reported = arb_seat_view_dup_private_lines (view);
  line = g_list_model_get_item (reported, 0);
  g_assert_true (line->entry.struck);
  g_assert_nonnull (strstr (line->reason, "Move 11 says otherwise"));
  g_assert_cmpuint (arb_seat_view_find_identity (view, 2), ==, 0);
}

/* The owner of a private line corrects it: it stays private, is judged by what they know, and changes
 * nothing that the table sees. */
static void
test_corrected (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (ArbEditPreview) preview = NULL;
  ArbLogEdit edit = { .kind = ARB_EDIT_CORRECT, .n_moves = 1 };
  ArbLogEdit removal = { .kind = ARB_EDIT_REMOVE };

  g_assert_true (session_fixture_record_private (session, "1 #2 is voson"));
  edit.number = removal.number = arb_session_get_length (session);
  edit.moves[0] = session_fixture_parse (session, "1 #2 is drawde");
  g_assert_false (arb_session_edit (session, &edit, TRUE, TRUE));
  edit.moves[0] = session_fixture_parse (session, "1 #2 is tankahshin");
  preview = arb_session_preview_edit (session, &edit);
  g_assert_cmpuint (preview->n_struck, ==, 0);
  g_assert_false (preview->needed);
  g_assert_true (arb_session_edit (session, &edit, FALSE, FALSE));
  assert_last_line (session, "Ann: A private entry");
  g_assert_null (arb_session_dup_said (session, edit.number));
  g_assert_cmpuint (count_reported (session, 1), ==, 1);
  g_assert_cmpuint (count_reported (session, 2), ==, 0);

  g_assert_true (arb_session_edit (session, &removal, FALSE, FALSE));
  g_assert_cmpuint (arb_session_get_length (session), ==, edit.number - 1);
  g_assert_cmpuint (count_reported (session, 1), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/private/log-hides-it", test_log_hides_it);
  g_test_add_func ("/private/identities", test_identities);
  g_test_add_func ("/private/judged-for-the-seat", test_judged_for_the_seat);
  g_test_add_func ("/private/refuted", test_refuted);
  g_test_add_func ("/private/corrected", test_corrected);
  return g_test_run ();
}
