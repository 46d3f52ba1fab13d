/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/library/library-game.h"

#include "store/head.h"
#include "wording/names.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (ArbLibraryGame, arb_library_game, G_TYPE_OBJECT)

static void
arb_library_game_finalize (GObject *object)
{
  ArbLibraryGame *self = ARB_LIBRARY_GAME (object);

  g_free (self->path);
  g_free (self->title);
  g_strfreev (self->names);
  g_free (self->players);
  g_free (self->result);
  g_free (self->problem);
  g_free (self->date);

  G_OBJECT_CLASS (arb_library_game_parent_class)->finalize (object);
}

static void
arb_library_game_class_init (ArbLibraryGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_library_game_finalize;
}

static void
arb_library_game_init (ArbLibraryGame *self)
{
}

static char *
join_scores (const ArbDocumentHead *head)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 1; seat <= head->n_players; seat++)
    g_string_append_printf (text, seat > 1 ? " : %d" : "%d", head->scores[seat]);
  return g_string_free (text, FALSE);
}

static char *
describe_result (const ArbDocumentHead *head, char **called)
{
  const char *winners[ARB_MAX_SEATS];
  guint n = 0;
  g_autofree char *scores = join_scores (head);
  g_autofree char *names = NULL;

  for (guint seat = 1; seat <= head->n_players; seat++)
    {
      if (head->winners & 1u << seat)
        winners[n++] = called[seat];
    }
  if (!head->counts)
    /* Translators: the scores: “Does not count, 25 : 20” */
    return g_strdup_printf (_ ("Does not count, %s"), scores);
  if (n == 0)
    /* Translators: the scores: “Nobody won, 25 : 25” */
    return g_strdup_printf (_ ("Nobody won, %s"), scores);
  names = arb_words_join (winners, n);
  if (n == 1)
    /* Translators: a player and the scores: “Ann won, 34 : 28” */
    return g_strdup_printf (_ ("%s won, %s"), names, scores);
  /* Translators: players and the scores: “Ann and Bob won together, 25 : 25” */
  return g_strdup_printf (_ ("%s won together, %s"), names, scores);
}

static void
read_head (ArbLibraryGame *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocumentHead) head = arb_document_read_head (self->path, &error);
  g_auto (GStrv) called = NULL;

  if (head == NULL)
    {
      self->problem = g_strdup (error->message);
      return;
    }
  self->date = g_strdup (head->date);
  self->names = g_new0 (char *, head->n_players + 1);
  for (guint i = 0; i < head->n_players; i++)
    self->names[i] = g_strdup (head->names[i]);
  called = arb_names_call_isolated ((const char *const *) self->names, head->n_players);
  self->players = arb_words_join ((const char *const *) called + 1, head->n_players);
  if (head->finished)
    self->result = describe_result (head, called);
}

ArbLibraryGame *
arb_library_game_new (const char *path, gint64 modified)
{
  ArbLibraryGame *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (ARB_TYPE_LIBRARY_GAME, NULL);
  self->path = g_strdup (path);
  self->modified = modified;
  read_head (self);
  self->title = arb_library_game_call (path, (const char *const *) self->names,
                                       self->names != NULL ? g_strv_length (self->names) : 0);
  return self;
}

char *
arb_library_game_get_title (const char *path)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_filename_display_basename (path);
  if (g_str_has_suffix (name, ARB_LIBRARY_SUFFIX))
    name[strlen (name) - strlen (ARB_LIBRARY_SUFFIX)] = '\0';
  return g_steal_pointer (&name);
}

char *
arb_library_game_call (const char *path, const char *const *names, guint n_names)
{
  g_autofree char *title = arb_library_game_get_title (path);
  g_autofree char *written = arb_words_join (names, n_names);
  g_autofree char *players = NULL;
  g_auto (GStrv) called = NULL;

  if (n_names == 0 || !g_str_has_prefix (title, written))
    return arb_names_isolate (title);

  called = arb_names_call_isolated (names, n_names);
  players = arb_words_join ((const char *const *) called + 1, n_names);
  return g_strconcat (players, title + strlen (written), NULL);
}
