/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/tournament.h"

/* The share of one thread: every n-th game. */
typedef struct
{
  const ArbTournament *tournament;
  guint first;
  ArbSimulation sum;
  guint64 seed;
  guint n_violations;
  GError *error;
} Share;

static ArbDocument *
make_document (const ArbTournament *tournament)
{
  const ArbOptions *options = arb_game_get_options (arb_document_get_game (tournament->document));
  const char *names[ARB_MAX_SEATS + 1] = { NULL };

  for (guint seat = 1; seat <= options->n_seats; seat++)
    names[seat - 1] = arb_document_get_name (tournament->document, seat);

  return arb_document_new (arb_document_get_catalogue (tournament->document), options->edition,
                           tournament->variants, tournament->switches, names, NULL);
}

static gboolean
record (const ArbTournament *tournament, const ArbGame *game, guint64 seed, GError **error)
{
  g_autoptr (ArbDocument) document = make_document (tournament);
  g_autofree char *name = g_strdup_printf ("%s-%s-%u-%" G_GUINT64_FORMAT ".arbiter",
                                           arb_document_get_catalogue (document)->ruleset->id,
                                           arb_document_get_edition (document),
                                           arb_game_get_options (game)->n_seats, seed);
  g_autofree char *path = g_build_filename (tournament->folder, name, NULL);

  arb_document_leave_undated (document);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    arb_game_append_like (arb_document_get_game (document), arb_game_get_entry (game, i));

  return arb_document_save (document, path, NULL, error);
}

static void
play_game (Share *share, guint64 seed)
{
  const ArbTournament *tournament = share->tournament;
  g_autoptr (ArbGame) game = NULL;
  ArbSimulation one = { 0 };
  gboolean held;

  held = arb_simulate (arb_document_get_catalogue (tournament->document),
                       arb_game_get_options (arb_document_get_game (tournament->document)), seed,
                       tournament->detail, tournament->leaving ? ARB_CHECK_LEAVING : ARB_CHECK_ALL,
                       &one, tournament->folder != NULL ? &game : NULL);

  share->sum.decisions += one.decisions;
  share->sum.moves += one.moves;
  share->sum.turns += one.turns;
  share->sum.games++;
  for (guint i = 0; i < ARB_MAX_TRIGGERS; i++)
    share->sum.triggers[i] += one.triggers[i];
  if (!held && share->n_violations++ == 0)
    {
      share->seed = seed;
      share->sum.violation = g_steal_pointer (&one.violation);
    }

  if (game != NULL)
    record (tournament, game, seed, &share->error);
  arb_simulation_clear (&one);
}

static gpointer
play_share (gpointer data)
{
  Share *share = data;
  const ArbTournament *tournament = share->tournament;

  for (guint64 i = share->first; i < tournament->games && share->error == NULL;
       i += tournament->jobs)
    play_game (share, tournament->first_seed + i);

  return NULL;
}

static void
add_share (ArbTournament *tournament, Share *share)
{
  tournament->sum.decisions += share->sum.decisions;
  tournament->sum.moves += share->sum.moves;
  tournament->sum.turns += share->sum.turns;
  tournament->sum.games += share->sum.games;
  for (guint i = 0; i < ARB_MAX_TRIGGERS; i++)
    tournament->sum.triggers[i] += share->sum.triggers[i];

  if (share->n_violations > 0
      && (tournament->n_violations == 0
          || share->seed - tournament->first_seed < tournament->seed - tournament->first_seed))
    {
      tournament->seed = share->seed;
      g_free (tournament->sum.violation);
      tournament->sum.violation = g_steal_pointer (&share->sum.violation);
    }

  tournament->n_violations += share->n_violations;
  arb_simulation_clear (&share->sum);
  if (tournament->error == NULL)
    tournament->error = g_steal_pointer (&share->error);
  g_clear_error (&share->error);
}

void
arb_tournament_play (ArbTournament *tournament)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree Share *shares = NULL;
  g_autofree GThread **threads = NULL;

  tournament->jobs = MIN (tournament->jobs, tournament->games);
  shares = g_new0 (Share, tournament->jobs);
  threads = g_new0 (GThread *, tournament->jobs);
  for (guint i = 0; i < tournament->jobs; i++)
    {
      shares[i].tournament = tournament;
      shares[i].first = i;
      if (i > 0)
        threads[i] = g_thread_try_new ("games", play_share, &shares[i], NULL);
    }

  /* If a thread could not be created, this one plays its games too. */
  for (guint i = 0; i < tournament->jobs; i++)
    if (threads[i] == NULL)
      play_share (&shares[i]);
  for (guint i = 1; i < tournament->jobs; i++)
    if (threads[i] != NULL)
      g_thread_join (threads[i]);
  tournament->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;

  for (guint i = 0; i < tournament->jobs; i++)
    add_share (tournament, &shares[i]);
}

void
arb_tournament_clear (ArbTournament *tournament)
{
  arb_simulation_clear (&tournament->sum);
  g_clear_error (&tournament->error);
}
