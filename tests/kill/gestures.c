/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/log-line.h"
#include "model/session/session.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * Plays like the window: gestures FILE < MOVES. Prints `saved N` when the first N lines of the log
 * are saved, `diverted PATH` when a copy becomes the file, and `problem TEXT`.
 */

typedef struct
{
  ArbSession *session;
  GMainLoop *loop;
  guint reported;
  gboolean at_end;
} Player;

static void
say (const char *what, const char *text)
{
  printf ("%s %s\n", what, text);
  fflush (stdout);
}

static void
on_saved (Player *player)
{
  guint marks = arb_session_get_n_saved (player->session);
  g_autofree char *number = g_strdup_printf ("%u", marks);

  if (marks > player->reported)
    say ("saved", number);
  player->reported = MAX (player->reported, marks);
  if (player->at_end && arb_session_get_saved (player->session))
    g_main_loop_quit (player->loop);
}

static void
on_problem (Player *player)
{
  if (arb_session_get_problem (player->session) == NULL)
    return;
  say ("problem", arb_session_get_problem (player->session));
  g_main_loop_quit (player->loop);
}

static void
on_diverted (Player *player, const char *from, const char *to)
{
  say ("diverted", to);
}

static gboolean
play_next (gpointer data)
{
  Player *player = data;
  g_autoptr (GError) error = NULL;
  ArbVerdict verdict;
  ArbMove move;
  char line[256];

  if (fgets (line, sizeof line, stdin) == NULL)
    {
      player->at_end = TRUE;
      if (arb_session_get_saved (player->session))
        g_main_loop_quit (player->loop);
      return G_SOURCE_REMOVE;
    }

  if (!arb_session_parse (player->session, g_strchomp (line), &move, &error)
      || !arb_session_play (player->session, move, FALSE, &verdict))
    g_error ("“%s” was not played", line);
  return G_SOURCE_CONTINUE;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GError) error = NULL;
  Player player = { .loop = loop };

  setlocale (LC_ALL, "");
  session = argc == 2 ? arb_session_open (argv[1], &error) : NULL;
  if (session == NULL)
    {
      g_printerr ("gestures: %s\n",
                  error != NULL ? error->message : "usage: gestures FILE < MOVES");
      return 2;
    }

  player.session = session;
  player.reported = arb_session_get_n_saved (session);
  g_signal_connect_swapped (session, "notify::saved", G_CALLBACK (on_saved), &player);
  g_signal_connect_swapped (session, "notify::problem", G_CALLBACK (on_problem), &player);
  g_signal_connect_swapped (session, "diverted", G_CALLBACK (on_diverted), &player);
  /* Waits until the last save was reported before the next gesture, like people do. */
  g_idle_add (play_next, &player);
  g_main_loop_run (loop);
  return arb_session_get_problem (session) == NULL ? EXIT_SUCCESS : EXIT_FAILURE;
}
