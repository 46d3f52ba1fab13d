/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "engine/core/notation.h"
#include "model/session/offer-item.h"
#include "model/session/option.h"
#include "model/session/session.h"
#include "model/session/session-statements.h"
#include "systems/systems.h"

#include <string.h>

static const char *const opening[] = { "lead research", "done" };

static ArbSession *
session_new_for (const char *system)
{
  return session_fixture_new (system, "Mended", "Ann", "Bob");
}

/* Ann leads Research: her log is `skip` (which went without saying), `lead research`, `done` … */
static ArbSession *
session_new (void)
{
  ArbSession *session = session_new_for ("eminent-domain");

  for (guint i = 0; i < G_N_ELEMENTS (opening); i++)
    session_fixture_say (session, opening[i], FALSE);
  return session;
}

static ArbLogLine *
get_line (ArbSession *session, guint number)
{
  return arb_session_dup_line (session, number);
}

/* The log as it is said and judged. */
static char *
get_log (ArbSession *session)
{
  GString *text = g_string_new (NULL);

  for (guint number = 1; number <= session_fixture_get_length (session); number++)
    {
      g_autoptr (ArbLogLine) line = get_line (session, number);
      g_autofree char *said = arb_session_dup_said (session, number);

      g_string_append_printf (text, "%s %u %d%d%d\n", said, line->entry.verdict.value,
                              line->entry.ruled, line->entry.implied, line->entry.struck);
    }
  return g_string_free (text, FALSE);
}

static ArbLogEdit
edit_of (ArbSession *session, ArbEditKind kind, guint number, const char *text)
{
  ArbLogEdit edit = { .kind = kind, .number = number };

  if (text != NULL)
    edit.moves[edit.n_moves++] = session_fixture_parse (session, text);
  return edit;
}

static const ArbEditChange *
get_change (ArbEditPreview *preview, guint index)
{
  return &g_array_index (preview->changes, ArbEditChange, index);
}

static void
count (guint *n)
{
  (*n)++;
}

static gboolean
is_pending (ArbEditPreview *preview, const char *text)
{
  GPtrArray *pending = preview->pending;

  for (guint i = 0; i < pending->len; i++)
    {
      ArbChoice *choice = pending->pdata[i];

      if (g_str_equal (choice->text, text))
        return TRUE;
    }
  return FALSE;
}

/* Makes the edit, takes it back, makes it again, and finds it on the disk. */
static void
check_edit (ArbSession *session, const ArbLogEdit *edit, gboolean allow)
{
  g_autofree char *before = get_log (session);
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (ArbSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  guint n_changed = 0;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count), &n_changed);
  g_assert_true (arb_session_edit (session, edit, allow, TRUE));
  g_assert_cmpuint (n_changed, ==, 1);
  after = get_log (session);
  g_assert_cmpstr (after, !=, before);
  g_assert_true (arb_session_undo (session));
  undone = get_log (session);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (arb_session_redo (session));
  redone = get_log (session);
  g_assert_cmpstr (redone, ==, after);

  g_assert_true (arb_session_flush (session, &error));
  reopened = arb_session_open (arb_session_get_path (session), &error);
  g_assert_no_error (error);
  kept = get_log (reopened);
  g_assert_cmpstr (kept, ==, after);
  g_assert_true (arb_session_undo (reopened));
  g_free (kept);
  kept = get_log (reopened);
  g_assert_cmpstr (kept, ==, before);
}

static void
test_correct (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_CORRECT, 2, "lead survey");
  g_autoptr (ArbEditPreview) preview = arb_session_preview_edit (session, &edit);
  const ArbEditChange *gone = get_change (preview, 0);
  const ArbEditChange *put_in = get_change (preview, 1);

  g_assert_null (gone->after);
  g_assert_cmpuint (gone->before->number, ==, 2);
  g_assert_null (put_in->before);
  g_assert_true (arb_edit_preview_get_accepted (preview, FALSE));

  check_edit (session, &edit, FALSE);
  session_fixture_assert_said (session, 2, "1 lead survey");
}

static void
test_insert (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_INSERT, 1, "1 adjust influence +2");
  g_autoptr (ArbEditPreview) preview = arb_session_preview_edit (session, &edit);
  g_autoptr (ArbLogLine) line = NULL;
  guint length = session_fixture_get_length (session);
  gint after = preview->after.totals[1];

  g_assert_false (arb_edit_preview_changes_score (preview, 2));
  g_assert_true (arb_edit_preview_changes_score (preview, 1));
  g_assert_cmpint (after - preview->before.totals[1], ==, 2);
  g_assert_cmpuint (preview->changes->len, ==, 1);

  check_edit (session, &edit, FALSE);
  g_assert_cmpuint (session_fixture_get_length (session), ==, length + 1);
  line = get_line (session, 1);
  g_assert_cmpuint (line->entry.verdict.value, ==, ARB_LEGAL);
  g_assert_cmpint (arb_session_get_sheet (session)->totals[1], ==, after);
}

/* Without the Action phase being over, the role that follows comes too early. */
static void
test_remove (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_REMOVE, 1, NULL);
  g_autoptr (ArbEditPreview) preview = arb_session_preview_edit (session, &edit);
  const ArbEditChange *judged_again = get_change (preview, 1);
  ArbLogLine *before = judged_again->before;
  ArbLogLine *after = judged_again->after;

  g_assert_null (preview->choice);
  g_assert_true (arb_edit_preview_get_accepted (preview, FALSE));
  g_assert_cmpuint (before->number, ==, 2);
  g_assert_cmpuint (after->number, ==, 1);
  g_assert_cmpuint (before->entry.verdict.value, ==, ARB_LEGAL);
  g_assert_cmpuint (after->entry.verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpstr (after->reason, !=, "");

  check_edit (session, &edit, FALSE);
}

static void
test_preview_writes_nothing (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_REMOVE, 2, NULL);
  g_autoptr (ArbEditPreview) preview = NULL;
  g_autofree char *before = session_fixture_dup_text (session);
  g_autofree char *after = NULL;
  guint n_changed = 0;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count), &n_changed);
  preview = arb_session_preview_edit (session, &edit);
  after = session_fixture_dup_text (session);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (n_changed, ==, 0);
}

static void
test_refused (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit unplayable = edit_of (session, ARB_EDIT_INSERT, 3, "settle #9");
  ArbLogEdit overrulable = edit_of (session, ARB_EDIT_INSERT, 4, "acquire improved-survey-sc");
  g_autoptr (ArbEditPreview) preview = arb_session_preview_edit (session, &unplayable);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (ArbLogLine) line = NULL;
  ArbVerdict verdict;

  g_assert_true (arb_session_play (session,
                                   session_fixture_parse (session, "1 adjust influence +1"), FALSE,
                                   &verdict));
  before = session_fixture_dup_text (session);
  g_assert_false (arb_edit_preview_get_accepted (preview, TRUE));
  g_assert_cmpstr (preview->choice->reason, !=, "");
  g_assert_false (arb_session_edit (session, &unplayable, TRUE, TRUE));
  g_assert_false (arb_session_edit (session, &overrulable, FALSE, TRUE));
  after = session_fixture_dup_text (session);
  g_assert_cmpstr (after, ==, before);

  check_edit (session, &overrulable, TRUE);
  line = get_line (session, 4);
  g_assert_true (line->entry.ruled);
}

/* A move that needs no ruling is not marked as ruled, whatever button was pressed. */
static void
test_no_needless_ruling (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_CORRECT, 2, "lead survey");
  g_autoptr (ArbLogLine) line = NULL;

  g_assert_true (arb_session_edit (session, &edit, TRUE, TRUE));
  line = get_line (session, 2);
  g_assert_false (line->entry.ruled);
}

static void
test_go_back (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autofree char *before = get_log (session);
  g_autofree char *after = NULL;

  g_assert_false (arb_session_go_back (session, session_fixture_get_length (session)));
  g_assert_true (arb_session_go_back (session, 2));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 2);
  g_assert_true (arb_session_redo (session));
  after = get_log (session);
  g_assert_cmpstr (after, ==, before);

  /* `skip` was said with `lead research`: one gesture stays one. */
  g_assert_true (arb_session_go_back (session, 1));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 2);
}

/* Going back in a game whose past was mended since leaves it mended. */
static void
test_go_back_after_edit (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_CORRECT, 2, "lead survey");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (arb_session_edit (session, &edit, FALSE, TRUE));
  before = get_log (session);
  g_assert_true (arb_session_go_back (session, 2));
  g_assert_cmpuint (session_fixture_get_length (session), ==, 2);
  session_fixture_assert_said (session, 2, "1 lead survey");
  g_assert_true (arb_session_undo (session));
  after = get_log (session);
  g_assert_cmpstr (after, ==, before);
}

static void
test_choices_before (void)
{
  g_autoptr (ArbSession) session = session_new ();
  g_autoptr (GPtrArray) choices = arb_session_dup_choices_before (session, 2);
  gboolean has_lead = FALSE;

  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      has_lead |= g_str_equal (choice->text, "1 lead warfare") && arb_choice_is_plain (choice);
    }
  g_assert_true (has_lead);
}

/* A planet is put right as it was said: by its sort, before any name. */
static void
test_choices_by_sort (void)
{
  g_autoptr (ArbSession) session = session_new_for ("eminent-domain");
  g_autoptr (GPtrArray) choices = NULL;
  g_autoptr (ArbChoice) first = NULL;
  guint line;

  session_fixture_say (session, "1 lead survey", FALSE);
  session_fixture_say (session, "1 done", FALSE);
  session_fixture_say (session, "1 keep fertile 3/6", FALSE);
  line = session_fixture_get_length (session);
  session_fixture_assert_said (session, line, "1 keep fertile 3/6");
  choices = arb_session_dup_choices_before (session, line);
  first = g_object_ref (choices->pdata[0]);
  g_assert_cmpstr (first->text, ==, "1 keep advanced 3/6");
  g_assert_true (arb_choice_is_plain (first));
}

/* Every combination from the lists is a move of the notation. */
static void
check_statement (ArbSession *session, guint verb)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  ArbMove move = ARB_MOVE (1, verb, 0);
  ArbMove parsed;
  g_autofree char *text = NULL;
  g_autoptr (ArbChoice) judged = NULL;

  for (guint slot = 0; slot < ARB_MAX_ARGUMENTS; slot++)
    {
      g_autoptr (GListModel) options = arb_session_dup_options (session, verb, slot);
      g_autoptr (ArbOption) last = NULL;

      if (options == NULL)
        break;
      last = g_list_model_get_item (options, g_list_model_get_n_items (options) - 1);
      g_assert_cmpstr (last->label, !=, "");
      move.arguments[slot] = (ArbArgument) last->value;
    }
  text = arb_move_to_string (catalogue, move);
  parsed = session_fixture_parse (session, text);
  g_assert_true (arb_move_equal (parsed, move));
  judged = arb_session_judge (session, move);
  g_assert_cmpstr (judged->label, !=, "");
}

static void
test_statements (gconstpointer system)
{
  g_autoptr (ArbSession) session = session_new_for (system);
  g_autoptr (GListModel) statements = arb_session_dup_statements (session);
  g_autofree char *before = session_fixture_dup_text (session);
  g_autofree char *after = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (statements), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (statements); i++)
    {
      g_autoptr (ArbOption) statement = g_list_model_get_item (statements, i);

      g_assert_cmpuint (statement->value, !=, ARB_VERB_RULE);
      g_assert_null (strpbrk (statement->label, "{}[]"));
      check_statement (session, statement->value);
    }
  after = session_fixture_dup_text (session);
  g_assert_cmpstr (after, ==, before);
}

static void
assert_chosen (ArbEditPreview *preview, const char *const *texts)
{
  GPtrArray *chosen = preview->chosen;

  g_assert_cmpuint (chosen->len, ==, g_strv_length ((char **) texts));
  for (guint i = 0; i < chosen->len; i++)
    g_assert_cmpstr (ARB_CHOICE (chosen->pdata[i])->text, ==, texts[i]);
}

/* A forgotten Action has a target: where there is only one, it is filled in. */
static void
test_forgotten_target (void)
{
  const char *const target[] = { "1 colony #1 colonize", NULL };
  g_autoptr (ArbSession) session = session_new_for ("eminent-domain");
  ArbLogEdit edit;
  g_autoptr (ArbEditPreview) preview = NULL;

  session_fixture_say (session, "1 start drawde", FALSE);
  session_fixture_say (session, "lead warfare", FALSE);
  session_fixture_say (session, "done", FALSE);
  edit = edit_of (session, ARB_EDIT_INSERT, 2, "play colonize");
  preview = arb_session_preview_edit (session, &edit);
  g_assert_false (preview->needed);
  g_assert_cmpuint (preview->pending->len, ==, 0);
  assert_chosen (preview, target);
  /* The implied move is removed, because nothing is left out now. */
  g_assert_cmpuint (preview->changes->len, ==, 3);
  check_edit (session, &edit, FALSE);
  session_fixture_assert_said (session, 3, target[0]);
}

/* Where there are several, people say which, and the edit is not made before. The same if the Action
 * was skipped explicitly. */
static void
test_forgotten_choice (gconstpointer skip)
{
  const char *const taken[] = { "1 take colonize", NULL };
  g_autoptr (ArbSession) session = session_new_for ("eminent-domain");
  g_autoptr (ArbEditPreview) half = NULL;
  g_autoptr (ArbEditPreview) whole = NULL;
  ArbLogEdit edit;

  session_fixture_say (session, "1 start drawde", FALSE);
  if (skip != NULL)
    session_fixture_say (session, skip, FALSE);
  session_fixture_say (session, "lead warfare", FALSE);
  edit = edit_of (session, ARB_EDIT_INSERT, 2, "play politics");
  half = arb_session_preview_edit (session, &edit);
  g_assert_true (half->needed);
  g_assert_cmpuint (half->chosen->len, ==, 0);
  g_assert_cmpuint (half->pending->len, ==, 5);
  g_assert_true (is_pending (half, taken[0]));
  g_assert_false (is_pending (half, "1 skip"));
  g_assert_false (arb_session_edit (session, &edit, TRUE, TRUE));

  edit = half->edit;
  edit.moves[edit.n_moves++] = session_fixture_parse (session, taken[0]);
  whole = arb_session_preview_edit (session, &edit);
  g_assert_false (whole->needed);
  g_assert_cmpuint (whole->pending->len, ==, 0);
  assert_chosen (whole, taken);
  g_assert_cmpuint (whole->n_struck, ==, 0);
  check_edit (session, &edit, FALSE);
}

/* People point at the role before which an Action was forgotten, not at what it implies. */
static void
test_before_role (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_INSERT, 2, "play survey");

  check_edit (session, &edit, FALSE);
  session_fixture_assert_said (session, 1, "1 play survey");
  session_fixture_assert_said (session, 2, "1 lead research");
}

/* Ann led Colonize, and Warfare was recorded: her whole role is another one, Bob cannot have followed
 * it, and nothing is struck. */
static void
test_wrong_role (void)
{
  static const char *const said[] = { "1 lead warfare", "1 boost warfare", "1 done",
                                      "1 collect",      "2 boost warfare", "2 done",
                                      "1 discard 1",    "1 done",          "2 lead survey",
                                      "2 done",         "2 keep ?" };
  const char *const belonging[] = { "1 boost colonize", "1 done", "1 colony #1 colonize",
                                    "1 colony #1 colonize", NULL };
  g_autoptr (ArbSession) session = session_new_for ("eminent-domain");
  g_autoptr (ArbEditPreview) preview = NULL;
  guint n_belonging = 0;
  ArbLogEdit edit;

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    session_fixture_say (session, said[i], FALSE);
  session_fixture_assert_said (session, 2, said[0]);
  edit = edit_of (session, ARB_EDIT_CORRECT, 2, "lead colonize");
  preview = arb_session_preview_edit (session, &edit);
  g_assert_cmpuint (preview->n_struck, ==, 0);
  g_assert_cmpuint (preview->n_replaced, ==, 1);
  assert_chosen (preview, belonging);
  for (guint i = 0; i < preview->changes->len; i++)
    {
      const ArbEditChange *change = get_change (preview, i);

      n_belonging += change->belongs;
      g_assert_true (!change->belongs || change->before->entry.said.seat == 1);
    }
  g_assert_cmpuint (n_belonging, ==, 3);
  g_assert_true (arb_session_edit (session, &edit, FALSE, FALSE));
  session_fixture_assert_said (session, 7, "2 dissent");
  g_assert_true (arb_session_undo (session));
  check_edit (session, &edit, FALSE);
}

/* The ruling marks only the move that needs it, not the moves with it. */
static void
test_ruled_together (void)
{
  g_autoptr (ArbSession) session = session_new ();
  ArbLogEdit edit = edit_of (session, ARB_EDIT_INSERT, 4, "acquire improved-survey-sc");
  g_autoptr (ArbLogLine) reported = NULL;
  g_autoptr (ArbLogLine) ruled = NULL;

  session_fixture_say (session, "1 adjust influence +1", FALSE);
  edit.moves[1] = edit.moves[0];
  edit.moves[0] = session_fixture_parse (session, "1 adjust influence +1");
  edit.n_moves = 2;
  g_assert_false (arb_session_edit (session, &edit, FALSE, TRUE));
  g_assert_true (arb_session_edit (session, &edit, TRUE, TRUE));
  reported = get_line (session, 4);
  ruled = get_line (session, 5);
  g_assert_false (reported->entry.ruled);
  g_assert_true (ruled->entry.ruled);
}

static const ArbOffer *
find_offer (ArbSession *session, const char *text)
{
  GPtrArray *offers = arb_session_get_offers (session);
  ArbMove move = session_fixture_parse (session, text);

  for (guint i = 0; i < offers->len; i++)
    {
      const ArbOffer *offer = &ARB_OFFER_ITEM (offers->pdata[i])->offer;

      if (offer->n_moves == 1 && arb_move_equal (offer->moves[0], move))
        return offer;
    }
  g_error ("no offer of %s", text);
}

/* What the table has said is corrected where it was said: the same offer takes it back, another one
 * of its kind replaces it. One undo brings it back. */
static void
test_correct_offer (void)
{
  g_autoptr (ArbSession) session = session_new_for ("nine-domains");
  g_autofree char *mark = NULL;
  g_autofree char *tile = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  session_fixture_say (session, "pile left domain-5", FALSE);
  session_fixture_say (session, "mark domain-5 red", FALSE);
  session_fixture_say (session, "pile middle domain-8", FALSE);
  session_fixture_say (session, "pile right domain-3", FALSE);
  before = get_log (session);

  mark = arb_session_correct_offer (session, find_offer (session, "mark domain-5 red"));
  g_assert_cmpstr (mark, ==, "Domain 5 shows red");
  g_assert_cmpuint (session_fixture_get_length (session), ==, 3);
  arb_session_undo (session);
  after = get_log (session);
  g_assert_cmpstr (after, ==, before);

  tile = arb_session_correct_offer (session, find_offer (session, "pile right domain-4"));
  g_assert_nonnull (tile);
  session_fixture_assert_said (session, 4, "pile right domain-4");
  g_assert_cmpuint (session_fixture_get_length (session), ==, 4);
}

/* Nothing is corrected by an offer that was not made, by one that would contradict something else,
 * or by one that could replace several others. */
static void
test_correct_no_offer (void)
{
  g_autoptr (ArbSession) session = session_new_for ("nine-domains");
  const char *const said[] = { "pile left domain-5", "pile middle domain-8", "pile right domain-3",
                               "special 1+",         "special 2-",           "special 3+" };
  const char *const offers[] = { "mark domain-5 red", "pile right domain-8", "special 4+" };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    session_fixture_say (session, said[i], FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    g_assert_null (arb_session_correct_offer (session, find_offer (session, offers[i])));
  g_assert_cmpuint (session_fixture_get_length (session), ==, G_N_ELEMENTS (said));
}

/* Another frame has other names, another edition and other verdicts, and so has an undo of it. */
static void
test_frame (void)
{
  const ArbFrameChange change = { .edition = "bga", .names = { NULL, "Bea" }, .order = { 2, 1 } };
  g_autoptr (ArbSession) session = session_new ();
  g_autofree char *before = get_log (session);
  g_autofree char *after = NULL;
  g_autofree char *again = NULL;

  g_assert_true (
      arb_document_change_frame (arb_session_get_document (session), &change, "game", NULL));
  arb_session_reword (session);
  g_assert_cmpstr (arb_session_get_player (session, 1), ==, "Bea");
  g_assert_cmpstr (arb_session_get_player (session, 2), ==, "Ann");
  g_assert_cmpstr (arb_session_get_wording (session)->edition, ==, "bga");
  after = get_log (session);
  g_assert_true (g_str_has_prefix (after, "2 skip"));

  g_assert_true (arb_session_undo (session));
  g_assert_cmpstr (arb_session_get_player (session, 1), ==, "Ann");
  g_assert_cmpstr (arb_session_get_player (session, 2), ==, "Bob");
  again = get_log (session);
  g_assert_cmpstr (again, ==, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/model/edits/correct", test_correct);
  g_test_add_func ("/model/edits/insert", test_insert);
  g_test_add_func ("/model/edits/remove", test_remove);
  g_test_add_func ("/model/edits/preview-writes-nothing", test_preview_writes_nothing);
  g_test_add_func ("/model/edits/refused", test_refused);
  g_test_add_func ("/model/edits/no-needless-ruling", test_no_needless_ruling);
  g_test_add_func ("/model/edits/go-back", test_go_back);
  g_test_add_func ("/model/edits/go-back-after-edit", test_go_back_after_edit);
  g_test_add_func ("/model/edits/choices-before", test_choices_before);
  g_test_add_func ("/model/edits/choices-by-sort", test_choices_by_sort);
  g_test_add_data_func ("/model/edits/statements/eminent-domain", "eminent-domain",
                        test_statements);
  g_test_add_data_func ("/model/edits/statements/nine-domains", "nine-domains", test_statements);

  g_test_add_func ("/model/edits/forgotten-target", test_forgotten_target);
  g_test_add_data_func ("/model/edits/forgotten-choice", NULL, test_forgotten_choice);
  g_test_add_data_func ("/model/edits/forgotten-before-skip", "skip", test_forgotten_choice);
  g_test_add_func ("/model/edits/before-role", test_before_role);
  g_test_add_func ("/model/edits/wrong-role", test_wrong_role);
  g_test_add_func ("/model/edits/ruled-together", test_ruled_together);
  g_test_add_func ("/model/edits/correct-offer", test_correct_offer);
  g_test_add_func ("/model/edits/correct-no-offer", test_correct_no_offer);
  g_test_add_func ("/model/edits/frame", test_frame);
  return g_test_run ();
}
