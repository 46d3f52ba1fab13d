/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "engine/core/random.h"
#include "model/turn/turn-state.h"

/*
 * What people do with the offers of a turn, without a window.
 */

typedef struct
{
  ArbSession *session;
  ArbTurnState *state;
  guint changes; /* bits that were announced */
} Fixture;

static void
on_changed (ArbTurnState *state, guint change, Fixture *fixture)
{
  fixture->changes |= change;
}

static void
begin (Fixture *fixture, const char *system)
{
  fixture->session = session_fixture_new (system, "Turn", "Ann", "Bob");
  fixture->state = arb_turn_state_new (fixture->session);
  fixture->changes = 0;
  g_signal_connect (fixture->state, "changed", G_CALLBACK (on_changed), fixture);
}

static void
end (Fixture *fixture)
{
  g_assert_true (arb_session_flush (fixture->session, NULL));
  g_object_unref (fixture->state);
  g_object_unref (fixture->session);
}

static void
say (Fixture *fixture, const char *lines)
{
  g_auto (GStrv) all = g_strsplit (lines, "; ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    session_fixture_say (fixture->session, all[i], FALSE);
}

/* The first cell of @kind with this verdict. */
static ArbOfferCell *
find (const Fixture *fixture, const char *kind, ArbVerdictValue value)
{
  const GPtrArray *cells = fixture->state->sheet->cells;

  for (guint i = 0; i < cells->len; i++)
    {
      ArbOfferCell *cell = cells->pdata[i];

      if (g_str_equal (cell->offered->offer.kind, kind)
          && cell->item->offer.verdict.value == (guint) value)
        return cell;
    }

  return NULL;
}

/* Every cell is in the sections once, or is another move; rows and drawers hold what they say. */
static void
check_sheet (const ArbOfferSheet *sheet)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint i = 0; i < sheet->sections->len; i++)
    {
      const ArbOfferSection *section = sheet->sections->pdata[i];

      g_assert_cmpuint (section->cells->len, >, 0);
      for (guint j = 0; j < section->cells->len; j++)
        {
          ArbOfferCell *cell = section->cells->pdata[j];
          const ArbOfferGroup *group = arb_offer_section_get_group (section, cell);

          g_assert_true (g_ptr_array_find (group->cells, cell, NULL));
          g_assert_nonnull (arb_offer_group_find_row (group, cell->row));
          g_assert_true (g_hash_table_add (seen, cell));
        }
      n += section->cells->len;
    }
  g_assert_cmpuint (n + sheet->others->cells->len, ==, sheet->cells->len);
}

static const char *
get_kind (const ArbOfferSheet *sheet, guint index)
{
  return ARB_OFFER_CELL (sheet->cells->pdata[index])->offered->offer.kind;
}

/* No sequence of keys is the beginning of another one. */
static void
check_keys (const ArbOfferSheet *sheet)
{
  for (guint i = 0; i < sheet->cells->len; i++)
    for (guint j = 0; j < sheet->cells->len; j++)
      {
        const char *a = ARB_OFFER_CELL (sheet->cells->pdata[i])->keys;
        const char *b = ARB_OFFER_CELL (sheet->cells->pdata[j])->keys;

        if (i != j && a != NULL && b != NULL && g_str_has_prefix (a, b))
          g_error ("“%s” of %s begins with “%s” of %s", a, get_kind (sheet, i), b,
                   get_kind (sheet, j));
      }
}

/* Takes suggested and allowed cells until the game is over, or for @n taps. */
static void
play (Fixture *fixture, guint n)
{
  for (guint i = 0; i < n && !arb_session_get_over (fixture->session); i++)
    {
      ArbTurnState *state = fixture->state;
      ArbOfferCell *cell = state->sheet->suggested;

      for (guint j = 0; cell == NULL && j < state->sheet->cells->len; j++)
        if (arb_offer_item_is_plain (ARB_OFFER_CELL (state->sheet->cells->pdata[j])->item)
            && !ARB_OFFER_CELL (state->sheet->cells->pdata[j])->is_part)
          cell = state->sheet->cells->pdata[j];
      if (cell == NULL)
        return;
      arb_turn_state_take (state, cell);
      check_sheet (state->sheet);
      check_keys (state->sheet);
    }
}

static void
test_sheets (gconstpointer system)
{
  Fixture fixture;

  begin (&fixture, system);
  check_sheet (fixture.state->sheet);
  play (&fixture, 60);
  end (&fixture);
}

/* A tap on a legal offer plays it; the turn says that the moment has changed. */
static void
test_take (void)
{
  Fixture fixture;
  guint length;

  begin (&fixture, "eminent-domain");
  length = arb_session_get_length (fixture.session);
  arb_turn_state_take (fixture.state, find (&fixture, "lead", ARB_LEGAL));
  g_assert_cmpuint (arb_session_get_length (fixture.session), >, length);
  g_assert_true (fixture.changes & ARB_TURN_MOMENT);
  g_assert_false (arb_turn_state_speaks (fixture.state));
  end (&fixture);
}

/* A refused offer is held with its verdict, dropped by a dismissal and by any change of the game. */
static void
test_hold (void)
{
  Fixture fixture;
  ArbOfferCell *cell;

  begin (&fixture, "eminent-domain");
  cell = find (&fixture, "lead", ARB_ILLEGAL);
  arb_turn_state_take (fixture.state, cell);
  g_assert_true (fixture.state->held_cell == cell);
  g_assert_cmpint (fixture.state->held->verdict.value, ==, ARB_ILLEGAL);
  g_assert_cmpuint (fixture.changes, ==, ARB_TURN_VERDICT);
  g_assert_false (arb_turn_state_is_allowed (fixture.state));
  arb_turn_state_dismiss (fixture.state);
  g_assert_null (fixture.state->held);

  arb_turn_state_take (fixture.state, cell);
  say (&fixture, "1 lead survey");
  g_assert_false (arb_turn_state_speaks (fixture.state));
  end (&fixture);
}

/* A second tap on an offer without effect plays it. */
static void
test_void (void)
{
  Fixture fixture;
  ArbOfferCell *cell = NULL;
  guint length;

  begin (&fixture, "eminent-domain");
  for (guint i = 0; i < fixture.state->sheet->cells->len && cell == NULL; i++)
    if (arb_offer_cell_is_idle (fixture.state->sheet->cells->pdata[i]))
      cell = fixture.state->sheet->cells->pdata[i];
  g_assert_nonnull (cell);
  length = arb_session_get_length (fixture.session);
  arb_turn_state_take (fixture.state, cell);
  g_assert_cmpuint (arb_session_get_length (fixture.session), ==, length);
  g_assert_true (arb_turn_state_is_allowed (fixture.state));
  arb_turn_state_take (fixture.state, cell);
  g_assert_cmpuint (arb_session_get_length (fixture.session), >, length);
  end (&fixture);
}

/* What is typed is played, held, or asked about. */
static void
test_enter (void)
{
  Fixture fixture;

  begin (&fixture, "eminent-domain");
  g_assert_false (arb_turn_state_enter (fixture.state, "sing a song"));
  g_assert_nonnull (fixture.state->message);
  g_assert_cmpstr (fixture.state->said, ==, "sing a song");
  g_assert_null (fixture.state->held);
  g_assert_false (arb_turn_state_enter (fixture.state, "1 acquire abundance"));
  g_assert_null (fixture.state->message);
  g_assert_nonnull (fixture.state->held);
  g_assert_null (fixture.state->held_cell);
  g_assert_true (arb_turn_state_enter (fixture.state, "1 lead survey"));
  g_assert_false (arb_turn_state_speaks (fixture.state));
  end (&fixture);
}

/* The cell of a gesture stays the same object while it is offered. */
static void
test_cells_stay (void)
{
  Fixture fixture;
  g_autoptr (ArbOfferCell) cell = NULL;

  begin (&fixture, "eminent-domain");
  cell = g_object_ref (find (&fixture, "lead", ARB_LEGAL));
  say (&fixture, "1 holds survey");
  g_assert_true (g_ptr_array_find (fixture.state->sheet->cells, cell, NULL));
  end (&fixture);
}

/* Finds a set that has parts. */
static ArbOfferCell *
find_set (const Fixture *fixture)
{
  const GPtrArray *cells = fixture->state->sheet->cells;

  for (guint i = 0; i < cells->len; i++)
    if (ARB_OFFER_CELL (cells->pdata[i])->is_set)
      return cells->pdata[i];

  return NULL;
}

static ArbOfferCell *
find_part (const Fixture *fixture, gboolean chosen)
{
  const GPtrArray *cells = fixture->state->sheet->cells;

  for (guint i = 0; i < cells->len; i++)
    {
      ArbOfferCell *cell = cells->pdata[i];

      if (cell->is_part && (cell->chosen > 0) == chosen && arb_offer_item_is_plain (cell->item))
        return cell;
    }

  return NULL;
}

static gboolean
asks_for_parts (const Fixture *fixture)
{
  return find_set (fixture) != NULL && find_part (fixture, TRUE) != NULL;
}

/* Plays random cells until one asks for parts, one of which is chosen, or the game is over. */
static void
play_to_parts (Fixture *fixture, guint64 seed)
{
  ArbRandom random = { seed };

  for (guint i = 0;
       i < 20000 && !asks_for_parts (fixture) && !arb_session_get_over (fixture->session); i++)
    {
      const GPtrArray *cells = fixture->state->sheet->cells;
      ArbOfferCell *cell = cells->pdata[arb_random_below (&random, cells->len)];

      if (!cell->is_part && !g_str_equal (cell->item->offer.kind, ARB_OFFER_OTHER)
          && arb_offer_item_is_plain (cell->item))
        arb_turn_state_take (fixture->state, cell);
    }
}

/* The chosen parts stay while something else is told, and when the language changes; what the set
 * takes follows each tap. */
static void
test_parts (void)
{
  Fixture fixture;
  ArbOfferCell *set, *part;
  g_autoptr (ArbOfferItem) made = NULL;

  begin (&fixture, "eminent-domain");
  for (guint64 seed = 1; !asks_for_parts (&fixture); seed++)
    {
      g_assert_cmpuint (seed, <, 50);
      end (&fixture);
      begin (&fixture, "eminent-domain");
      play_to_parts (&fixture, seed);
    }
  set = find_set (&fixture);
  part = find_part (&fixture, TRUE);
  made = g_object_ref (set->item);
  fixture.changes = 0;
  arb_turn_state_take (fixture.state, part);
  g_assert_cmpuint (fixture.changes, ==, ARB_TURN_SHEET);
  g_assert_cmpuint (part->chosen, ==, 0);
  g_assert_true (set->blank || set->item != made);

  arb_session_reword (fixture.session);
  arb_turn_state_translate (fixture.state);
  g_assert_true (find_set (&fixture) == set);
  g_assert_cmpuint (part->chosen, ==, 0);
  arb_turn_state_take (fixture.state, part);
  g_assert_cmpuint (part->chosen, >, 0);
  g_assert_cmpuint (set->item->offer.n_moves, ==, made->offer.n_moves);
  g_assert_cmpmem (set->item->offer.moves, made->offer.n_moves * sizeof (ArbMove),
                   made->offer.moves, made->offer.n_moves * sizeof (ArbMove));
  end (&fixture);
}

/* A letter begins a row, and a number takes its cell. */
static void
test_keys (void)
{
  Fixture fixture;
  ArbOfferCell *cell;

  begin (&fixture, "eminent-domain");
  g_assert_cmpint (arb_turn_state_press (fixture.state, 's', &cell), ==, ARB_KEYS_BEGUN);
  g_assert_null (cell);
  g_assert_cmpstr (fixture.state->pressed, ==, "s");
  g_assert_cmpint (arb_turn_state_press (fixture.state, '0', &cell), ==, ARB_KEYS_TAKEN);
  g_assert_cmpstr (cell->offered->offer.kind, ==, "lead");
  g_assert_cmpuint (cell->offered->offer.column, ==, 0);
  g_assert_cmpstr (fixture.state->pressed, ==, "");
  g_assert_cmpint (arb_turn_state_press (fixture.state, '~', &cell), ==, ARB_KEYS_LOST);
  g_assert_true (fixture.state->lost);
  end (&fixture);
}

/* A drawer is open until another one is, or a move is made. */
static void
test_drawer (void)
{
  Fixture fixture;

  begin (&fixture, "eminent-domain");
  arb_turn_state_open (fixture.state, "action-card");
  g_assert_cmpstr (fixture.state->drawer, ==, "action-card");
  arb_turn_state_open (fixture.state, ARB_OFFER_OTHER);
  g_assert_cmpstr (fixture.state->drawer, ==, ARB_OFFER_OTHER);
  say (&fixture, "1 lead survey");
  g_assert_null (fixture.state->drawer);
  end (&fixture);
}

int
main (int argc, char *argv[])
{
  static const char *const systems[] = { "eminent-domain", "microcosm", "nine-domains",
                                         "prototype-2010" };

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *path = g_strconcat ("/model/turn/sheets/", systems[i], NULL);

      g_test_add_data_func (path, systems[i], test_sheets);
    }
  g_test_add_func ("/model/turn/take", test_take);
  g_test_add_func ("/model/turn/hold", test_hold);
  g_test_add_func ("/model/turn/void", test_void);
  g_test_add_func ("/model/turn/enter", test_enter);
  g_test_add_func ("/model/turn/cells-stay", test_cells_stay);
  g_test_add_func ("/model/turn/parts", test_parts);
  g_test_add_func ("/model/turn/keys", test_keys);
  g_test_add_func ("/model/turn/drawer", test_drawer);
  return g_test_run ();
}
