/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "any-game.h"
#include "fuzz.h"
#include "store/document.h"
#include "store/json-validate.h"

/*
 * Any bytes are either a saved game or refused with a message; a game is written and read again
 * without a difference, and everything in it can be undone and redone.
 */

static ArbDocument *
read_again (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_parse (text, length, "written", &error);

  g_assert_no_error (error);
  return document;
}

static void
look_at (const ArbGame *game)
{
  const ArbRuleset *ruleset = arb_game_get_catalogue (game)->ruleset;
  ArbView *view = arb_view_new ();
  ArbScoreSheet sheet;
  ArbClock clock = { 0 };

  arb_game_score (game, &sheet);
  arb_describe (arb_game_get_state (game), view);
  if (ruleset->presentation.clock != NULL)
    ruleset->presentation.clock (arb_game_get_state (game), NULL, &clock);
  for (guint seat = 1; seat <= arb_game_get_options (game)->n_seats; seat++)
    arb_game_free (arb_game_seen_by (game, seat));
  arb_view_free (view);
}

/* The log is the same game after all of it was taken back and made again. */
static void
go_back_and_forth (ArbGame *game)
{
  g_autoptr (ArbGame) all = NULL;

  while (arb_game_can_redo (game))
    arb_game_redo (game);
  all = arb_game_copy (game);
  while (arb_game_can_undo (game))
    arb_game_undo (game);
  g_assert_cmpuint (arb_game_get_length (game), ==, 0);
  while (arb_game_can_redo (game))
    arb_game_redo (game);
  if (arb_game_get_n_edits (game, FALSE) == 0)
    g_assert_true (any_game_equal (game, all));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document =
      arb_document_parse ((const char *) data, size, "input", &error);
  g_autoptr (ArbDocument) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  gsize length;

  if (document == NULL)
    {
      g_assert_true (error != NULL && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  look_at (arb_document_get_game (document));
  text = arb_document_to_string (document, &length);
  if (length > ARB_JSON_MAX_SIZE)
    return 0;

  again = read_again (text, length);
  g_assert_true (any_game_equal (arb_document_get_game (document), arb_document_get_game (again)));
  text_again = arb_document_to_string (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
  go_back_and_forth (arb_document_get_game (document));
  return 0;
}
