/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"
#include "model/session/offer-item.h"
#include "played-choice.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * The taps of somebody who records a given game: taps RECORD FOLDER TURNS BEGINNING. Prints a line
 * for each: `press` and the accessible name of a button, `insist` if it has to be pressed twice
 * because it has no effect, or `say` and a move. Writes to FOLDER the game at its beginning
 * (begin.arbiter) and after TURNS turns (end.arbiter), or at its end if TURNS is 0. BEGINNING is
 * `empty`, or `known` for a game in which all is recorded that comes before the first decision.
 */

static ArbDocument *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_load (path, NULL, &error);

  if (document != NULL)
    return document;
  fprintf (stderr, "%s\n", error->message);
  exit (2);
}

static void
save (const ArbDocument *document, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (arb_document_save (document, path, NULL, &error))
    return;
  fprintf (stderr, "%s\n", error->message);
  exit (2);
}

/* Types a fact that no button records. */
static gboolean
say (ArbSession *session, PlayedGame *played)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  ArbMove move = played_game_next (played);
  g_autofree char *text = arb_move_to_string (catalogue, move);
  ArbVerdict verdict;

  printf ("say %s\n", text);
  played_game_take (played);
  return arb_session_play (session, move, FALSE, &verdict);
}

/* One gesture; %FALSE if it is refused. */
static gboolean
report_next (ArbSession *session, PlayedGame *played)
{
  ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  guint length = arb_game_get_length (game);
  gint index = played_game_choose (played, session);
  g_autoptr (ArbOfferItem) item = NULL;
  const ArbOffer *offer;
  ArbVerdict verdict;

  if (index < 0)
    return say (session, played);
  item = g_object_ref (arb_session_get_offers (session)->pdata[index]);
  offer = &item->offer;
  printf ("%s %s\n", arb_offer_item_is_plain (item) ? "press" : "insist",
          arb_offer_item_get_name (item));
  return arb_session_play_moves (session, offer->moves, offer->n_moves, FALSE, &verdict)
         && played_game_match (played, game, length, TRUE) >= 0;
}

static gboolean
is_decision (const ArbGame *game, ArbMove move)
{
  return arb_game_get_catalogue (game)->ruleset->verbs[move.verb]->kind == ARB_VERB_DECISION;
}

/* How many moves of the record come before its first decision; @played takes them as recorded. */
static guint
take_known (PlayedGame *played, const ArbGame *record)
{
  guint n = 0;

  while (n < arb_game_get_length (record)
         && !is_decision (record, arb_game_get_entry (record, n)->move))
    n++;
  while (!played_game_is_over (played) && !is_decision (record, played_game_next (played)))
    played_game_take (played);
  return n;
}

/* Takes back all but the first @n_moves moves. */
static void
rewind_to (ArbGame *game, guint n_moves)
{
  while (arb_game_get_length (game) > n_moves && arb_game_undo (game) > 0)
    ;
}

int
main (int argc, char *argv[])
{
  g_autoptr (ArbDocument) record = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (PlayedGame) played = NULL;
  ArbDocument *document;
  g_autofree char *copy = NULL;
  guint turns;
  guint n_known = 0;

  setlocale (LC_ALL, "");
  if (argc != 5 || (!g_str_equal (argv[4], "empty") && !g_str_equal (argv[4], "known")))
    {
      fprintf (stderr, "usage: taps RECORD FOLDER TURNS empty|known\n");
      return 2;
    }
  turns = (guint) atoi (argv[3]);
  record = load (argv[1]);
  played = played_game_new (arb_document_get_game (record));
  document = load (argv[1]);
  if (g_str_equal (argv[4], "known"))
    n_known = take_known (played, arb_document_get_game (record));
  rewind_to (arb_document_get_game (document), n_known);
  save (document, argv[2], "begin.arbiter");
  copy = g_build_filename (argv[2], "end.arbiter", NULL);
  session = arb_session_new (document, copy);
  while (!arb_session_get_over (session)
         && (turns == 0 || arb_game_get_state (arb_document_get_game (document))->turn <= turns))
    if (!report_next (session, played))
      {
        fprintf (stderr, "what is played next was refused\n");
        return 1;
      }
  return arb_session_flush (session, NULL) ? 0 : 1;
}
