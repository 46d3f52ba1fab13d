/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "wording/words.h"

#include <glib/gi18n-lib.h>

static const char *
get_edition_title (ArbSession *self)
{
  const ArbCatalogue *catalogue = self->wording.catalogue;
  gint edition = arb_catalogue_find_edition (catalogue, self->wording.edition);

  if (edition < 0)
    return self->wording.edition;
  return arb_words_translate ("editions", catalogue->editions[edition].id, "title",
                              catalogue->editions[edition].title);
}

char *
arb_session_describe (ArbSession *self)
{
  g_autofree char *system = arb_wording_id (&self->wording, self->wording.catalogue->ruleset->id);

  if (arb_session_get_sheet (self)->counted)
    /* Translators: the game system and its edition */
    return g_strdup_printf (_ ("%s · %s"), system, get_edition_title (self));
  /* Translators: the game system, its edition, and the number of the turn or round */
  return g_strdup_printf (_ ("%s · %s · turn %u"), system, get_edition_title (self),
                          arb_game_get_state (arb_session_get_game (self))->turn);
}

ArbChoice *
arb_session_dup_choice (ArbSession *self, ArbMove move, const ArbVerdict *verdict)
{
  const ArbState *state;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (verdict != NULL, NULL);

  state = arb_game_get_state (arb_session_get_game (self));
  /* Words need the seat, which a move as said may leave out. */
  arb_canonicalize (state, &move);
  return arb_choice_new_in_words (state, &self->wording, move, verdict);
}

GListModel *
arb_session_dup_answers (ArbSession *self, ArbMove move, const ArbVerdict *verdict)
{
  GListStore *answers = g_list_store_new (ARB_TYPE_CHOICE);
  ArbMove moves[ARB_MAX_SUGGESTIONS];
  const ArbState *state;
  guint n;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (verdict != NULL, NULL);

  state = arb_game_get_state (arb_session_get_game (self));
  arb_canonicalize (state, &move);
  n = arb_list_answers (state, move, verdict, moves, ARB_MAX_SUGGESTIONS);
  for (guint i = 0; i < n; i++)
    {
      ArbVerdict answered;
      g_autoptr (ArbChoice) choice = NULL;

      arb_check (state, moves[i], &answered);
      choice = arb_session_dup_choice (self, moves[i], &answered);
      g_list_store_append (answers, choice);
    }
  return G_LIST_MODEL (answers);
}

ArbScoreProof *
arb_session_dup_proof (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_document_dup_proof (self->document);
}

const ArbWording *
arb_session_get_wording (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return &self->wording;
}

char **
arb_session_dup_remedies (ArbSession *self, ArbChoice *choice)
{
  const ArbVerdict *verdict;
  ArbRemedies remedies;
  ArbMove move;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  verdict = arb_choice_get_verdict (choice);
  if (arb_verdict_allows (verdict))
    return g_new0 (char *, 1);

  move = arb_choice_get_move (choice);
  arb_remedies_find (arb_game_get_state (arb_session_get_game (self)), move, verdict, &remedies);
  return arb_wording_remedies (&self->wording, move.seat, verdict, &remedies);
}

char *
arb_session_dup_word (ArbSession *self, const char *id)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return arb_wording_id (&self->wording, id);
}

char *
arb_session_dup_decision (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return arb_wording_decision (&self->wording, &self->lists.sheet);
}

/* An implied move, and that it does nothing, if so. */
static char *
describe_implied (const ArbWording *wording, const ArbEntry *entry)
{
  g_autofree char *seat = arb_wording_seat (wording, entry->move.seat);
  g_autofree char *move = arb_wording_move (wording, entry->move);
  g_autofree char *text = arb_words_label (seat, move);
  g_autofree char *warning = NULL;

  if (!arb_entry_warns (entry))
    return g_steal_pointer (&text);
  warning = arb_wording_verdict (wording, entry->move.seat, &entry->verdict);
  return arb_words_label (text, warning);
}

char *
arb_session_dup_implied (ArbSession *self)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  const ArbGame *game;
  const ArbEntry *entry = NULL;
  g_autofree char *all = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  game = arb_session_get_game (self);
  for (guint i = arb_game_get_length (game); i > 0 && (entry == NULL || !entry->opens); i--)
    {
      entry = arb_game_get_entry (game, i - 1);
      if (entry->implied)
        {
          g_ptr_array_insert (texts, 0, describe_implied (&self->wording, entry));
        }
    }
  if (texts->len == 0)
    return NULL;
  g_ptr_array_add (texts, NULL);
  /* No line begins with the point. */
  all = g_strjoinv ("\u00a0· ", (char **) texts->pdata);
  /* Translators: what players did not say but what goes before what was said: “Ann: Skip the Action
   * · Ben: Dissent (without saying)” */
  return g_strdup_printf (_ ("%s (without saying)"), all);
}
