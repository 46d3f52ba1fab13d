/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "played-table.h"

#include "app-fixture.h"
#include "app/turn/turn-panel.h"
#include "engine/core/notation.h"

#include <glib/gstdio.h>
#include <string.h>

static const ArbState *
get_state (const PlayedTable *table)
{
  return arb_game_get_state (arb_document_get_game (arb_session_get_document (table->session)));
}

GtkWidget *
played_table_find_button (PlayedTable *table, guint index)
{
  return fixture_find_offer (GTK_WIDGET (table->panel),
                             arb_session_get_offers (table->session)->pdata[index]);
}

static gboolean
is_observation (const PlayedTable *table, ArbMove move)
{
  return get_state (table)->catalogue->ruleset->verbs[move.verb]->kind > ARB_VERB_CLOSING;
}

/* Types a fact that no button of the turn records. What a card shows is asked for where it is needed,
 * and answered by a tap; what is said before the game is typed in. */
static void
write_next (PlayedTable *table)
{
  const ArbCatalogue *catalogue = get_state (table)->catalogue;
  ArbMove move = played_game_next (table->played);
  g_autofree char *text = arb_move_to_string (catalogue, move);
  ArbVerdict verdict;

  arb_turn_panel_enter (table->panel, text);
  if (arb_turn_panel_get_message (table->panel) != NULL)
    g_error ("%s: %s", text, arb_turn_panel_get_message (table->panel));
  played_game_take (table->played);
  if (get_state (table)->turn > 1 && catalogue->ruleset->verbs[move.verb]->kind == ARB_VERB_TABLE)
    table->taps[get_state (table)->turn]++;
  arb_game_play (table->same, move, FALSE, &verdict);
  if (!is_observation (table, move))
    {
      g_test_message ("written: %s", text);
      table->written++;
    }
}

/* Reads which parts the panel shows as chosen. */
static void
read_chosen (PlayedTable *table)
{
  GPtrArray *offers = arb_session_get_offers (table->session);

  memset (table->chosen, 0, sizeof table->chosen);
  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      GtkWidget *button = item->offer.part ? played_table_find_button (table, i) : NULL;

      table->chosen[i] = button != NULL && gtk_widget_has_css_class (button, "chosen");
    }
}

/* Finds a part that has to be chosen, or dropped, or -1. */
static gint
find_part (PlayedTable *table, gboolean chosen)
{
  GPtrArray *offers = arb_session_get_offers (table->session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      GtkWidget *button = item->offer.part ? played_table_find_button (table, i) : NULL;

      if (button != NULL && table->chosen[i] == chosen
          && gtk_widget_has_css_class (button, "chosen") != chosen)
        return (gint) i;
    }

  return -1;
}

gint
played_table_find_part (PlayedTable *table)
{
  gint chosen = find_part (table, TRUE);

  return chosen >= 0 ? chosen : find_part (table, FALSE);
}

/* Returns the offer by which the parts like @item are recorded, which is named after them. */
static gint
find_set (const PlayedTable *table, ArbOfferItem *item)
{
  GPtrArray *offers = arb_session_get_offers (table->session);
  g_autofree char *kind = g_strconcat (item->offer.kind, "-set", NULL);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *other = offers->pdata[i];

      if (g_str_equal (other->offer.kind, kind))
        return (gint) i;
    }
  g_assert_not_reached ();
}

/* Sets @moves to those of the offer @index when it makes the @n_moves parts in them. */
static guint
join_parts (PlayedTable *table, gint index, ArbMove *moves, guint n_moves)
{
  ArbOfferItem *set = arb_session_get_offers (table->session)->pdata[index];
  g_autoptr (ArbOfferItem) joined = arb_session_dup_joined (table->session, set, moves, n_moves);
  const ArbOffer *offer = &joined->offer;

  memcpy (moves, offer->moves, offer->n_moves * sizeof (ArbMove));
  return offer->n_moves;
}

/* Chooses the parts that record the next facts, if the offer @index is a part or makes several. */
static guint
choose_parts (PlayedTable *table, gint *index, ArbMove *moves)
{
  ArbOfferItem *item = arb_session_get_offers (table->session)->pdata[*index];
  const ArbOffer *offer = &item->offer;
  g_autofree char *kind = g_strdup (offer->kind);
  guint n_moves;

  read_chosen (table);
  if (offer->part)
    *index = find_set (table, item);
  else if (g_str_has_suffix (kind, "-set"))
    kind[strlen (kind) - strlen ("-set")] = '\0';
  else
    {
      memcpy (moves, offer->moves, offer->n_moves * sizeof (ArbMove));
      return offer->n_moves;
    }
  n_moves = played_game_choose_parts (table->played, table->session, kind, table->chosen, moves);
  return join_parts (table, *index, moves, n_moves);
}

static void
report_next (PlayedTable *table, PlayedTableFunc report)
{
  ArbGame *game = arb_document_get_game (arb_session_get_document (table->session));
  guint length = arb_game_get_length (game);
  guint turn = get_state (table)->turn;
  gint index = played_game_choose (table->played, table->session);
  g_autoptr (ArbOfferItem) item = NULL;
  guint taps = 0, keys = 0, n_moves;
  ArbMove moves[ARB_MAX_OFFER_MOVES];
  ArbVerdict verdict;

  if (index < 0)
    {
      write_next (table);
      return;
    }
  n_moves = choose_parts (table, &index, moves);
  item = g_object_ref (arb_session_get_offers (table->session)->pdata[index]);
  g_test_message ("T%u: %s", turn, arb_offer_item_get_name (item));
  report (table, (guint) index, item, &taps, &keys);
  arb_game_play_moves (table->same, moves, n_moves, FALSE, &verdict);
  g_assert_cmpuint (arb_game_get_length (game), >, length);
  g_assert_cmpint (played_game_match (table->played, game, length, TRUE), >=, 0);
  if (!g_str_equal (item->offer.kind, "discard"))
    turn = get_state (table)->turn;
  table->taps[turn] += taps;
  table->keys[turn] += keys;
}

/* What lay hidden is shown once the game is over, where it scores. */
static void
show_hidden (PlayedTable *table, const ArbGame *record)
{
  for (guint i = 0; i < arb_game_get_length (record); i++)
    {
      ArbMove move = arb_game_get_entry (record, i)->move;
      ArbVerdict verdict;

      if (get_state (table)->catalogue->ruleset->verbs[move.verb]->kind == ARB_VERB_OBSERVATION
          && arb_game_play (table->same, move, FALSE, &verdict))
        g_assert_true (arb_session_play (table->session, move, FALSE, &verdict));
    }
}

static void
check_score (const PlayedTable *table, const ArbGame *record)
{
  ArbScoreSheet sheet;

  arb_game_score (record, &sheet);
  g_assert_true (arb_session_get_over (table->session));
  for (guint seat = 1; seat <= arb_session_get_n_seats (table->session); seat++)
    g_assert_cmpint (arb_session_get_sheet (table->session)->totals[seat], ==, sheet.totals[seat]);
}

/* Compares the game, line by line, with the one that the offers make. */
static void
check_game (const PlayedTable *table)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (table->session));

  g_assert_cmpuint (arb_game_get_length (game), ==, arb_game_get_length (table->same));
  for (guint i = 0; i < arb_game_get_length (game); i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      const ArbEntry *same = arb_game_get_entry (table->same, i);

      g_assert_true (arb_move_equal (entry->move, same->move));
      g_assert_cmpuint (entry->implied, ==, same->implied);
      g_assert_cmpuint (entry->opens, ==, same->opens);
      g_assert_cmpuint (entry->ruled, ==, FALSE);
    }
}

void
played_table_show (PlayedTable *table, ArbDocument *document)
{
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "taps.arbiter", NULL);

  while (arb_game_undo (arb_document_get_game (document)) > 0)
    ;
  g_unlink (copy); /* of the game before: a new one takes the place of none */
  table->session = arb_session_new (document, copy);
  table->panel = g_object_new (ARB_TYPE_TURN_PANEL, NULL);
  table->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (table->window), GTK_WIDGET (table->panel));
  gtk_window_set_default_size (GTK_WINDOW (table->window), 410, 900);
  arb_session_view_set_session (ARB_SESSION_VIEW (table->panel), table->session);
  gtk_window_present (GTK_WINDOW (table->window));
}

static void
table_open (PlayedTable *table, const char *path)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);

  g_assert_no_error (error);
  table->played = played_game_new (arb_document_get_game (document));
  played_table_show (table, document);
  table->same = arb_game_copy (arb_document_get_game (document));
}

void
played_table_play (PlayedTable *table, const char *path, PlayedTableFunc report)
{
  g_autoptr (ArbDocument) record = arb_document_load (path, NULL, NULL);

  table_open (table, path);
  /* The closing moves of the last turn are recorded too, because no other turn implies them. */
  while (!arb_session_get_over (table->session))
    report_next (table, report);
  g_assert_true (played_game_is_over (table->played));
  show_hidden (table, arb_document_get_game (record));
  check_game (table);
  check_score (table, arb_document_get_game (record));
  g_assert_cmpuint (table->written, ==, 0);
}

guint
played_table_get_n_turns (const PlayedTable *table)
{
  return get_state (table)->turn;
}

void
played_table_foreach_record (const char *folder, void (*func) (const char *path, gpointer data),
                             gpointer data)
{
  g_autofree char *place = g_test_build_filename (G_TEST_DIST, folder, NULL);
  g_autoptr (GDir) files = g_dir_open (place, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (place, name, NULL);

      if (!g_str_has_suffix (name, ".arbiter"))
        continue;
      g_test_message ("%s", name);
      func (path, data);
    }
}

void
played_table_close (PlayedTable *table)
{
  g_assert_true (arb_session_flush (table->session, NULL));
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->session);
  g_clear_pointer (&table->played, played_game_free);
  g_clear_pointer (&table->same, arb_game_free);
}
