/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/record/earlier.h"
#include "engine/record/log-diff.h"
#include "engine/core/notation.h"

static gboolean
is_line (ArbSession *self, guint number)
{
  return number > 0 && number <= arb_game_get_length (arb_session_get_game (self));
}

/* Returns the index of the last move that was put in. */
static guint
make_edit (ArbGame *game, const ArbLogEdit *edit, gboolean allow)
{
  return arb_game_edit (game, edit->number - 1, edit->kind == ARB_EDIT_INSERT ? 0 : 1, edit->moves,
                        edit->n_moves, allow);
}

static ArbLogLine *
make_line (const ArbWording *wording, const ArbGame *game, gint index)
{
  ArbWording words = *wording;

  if (index < 0)
    return NULL;
  /* Cards that are typed in can have other names. */
  words.catalogue = arb_game_get_catalogue (game);
  return arb_log_line_new (&words, game, (guint) index);
}

/* Makes a preview of what turns @before into @after, without the moves that are put in. */
static ArbEditPreview *
preview_new (const ArbWording *wording, const ArbGame *before, const ArbGame *after)
{
  ArbEditPreview *preview = g_object_new (ARB_TYPE_EDIT_PREVIEW, NULL);
  g_autoptr (GArray) changes = arb_game_compare (before, after);

  for (guint i = 0; i < changes->len; i++)
    {
      const ArbChange *change = &g_array_index (changes, ArbChange, i);
      ArbEditChange lines = { make_line (wording, before, change->before),
                              make_line (wording, after, change->after) };

      g_array_append_val (preview->changes, lines);
    }
  preview->n_struck = arb_changes_count_struck (changes, before, after);
  arb_game_score (before, &preview->before);
  arb_game_score (after, &preview->after);
  return preview;
}

/* Returns the first refused one of the moves from @index to @last; if none is refused, the first
 * that was not implied. */
static guint
find_deciding (const ArbGame *game, guint index, guint last)
{
  guint first = last;

  for (guint i = last + 1; i-- > index;)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);

      if (!entry->implied)
        first = i;
    }
  for (guint i = index; i <= last; i++)
    if (!arb_verdict_allows (&arb_game_get_entry (game, i)->verdict))
      return i;
  return first;
}

static ArbChoice *
judge_put_in (const ArbWording *wording, const ArbGame *after, guint index)
{
  const ArbEntry *entry = arb_game_get_entry (after, index);
  ArbStateRoom room;
  ArbState *state = &room.state;

  arb_game_state_at (after, index, state);
  return arb_choice_new_in_words (state, wording, entry->move, &entry->verdict);
}

/* Lists the moves that are put in after the first. They are worded for the state at their place, so
 * things have the names that were known then, as in the log. */
static void
list_chosen (ArbEditPreview *preview, const ArbWording *wording, const ArbGame *after,
             const ArbLogEdit *edit, guint last)
{
  guint n = 0;

  for (guint i = edit->number - 1; edit->n_moves > 0 && i <= last; i++)
    if (!arb_game_get_entry (after, i)->implied && n++ > 0)
      g_ptr_array_add (preview->chosen, judge_put_in (wording, after, i));
}

/* Lists the moves that can follow those that @edit has put in, up to @last, and finds out whether
 * one of them must follow. */
static void
list_pending (ArbEditPreview *preview, const ArbWording *wording, const ArbGame *after,
              const ArbLogEdit *edit, guint last)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbWording *kept;
  guint n = 0;

  if (edit->n_moves > 0 && edit->n_moves < ARB_MAX_EDIT_MOVES)
    n = arb_game_list_pending (after, edit->number - 1, last, moves, ARB_MAX_MOVES,
                               &preview->needed);
  if (n == 0)
    return;

  arb_game_state_at (after, last + 1, state);
  kept = arb_kept_wording_new (wording, state);
  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;

      arb_check (state, moves[i], &verdict);
      g_ptr_array_add (preview->pending, arb_choice_new_kept (kept, moves[i], &verdict));
    }
  arb_kept_wording_unref (kept);
}

guint
arb_session_find_omission (ArbSession *self, ArbMove move)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), 0);

  return arb_game_log_find_omission (arb_game_get_log (arb_session_get_game (self)), move);
}

ArbEditPreview *
arb_session_preview_edit (ArbSession *self, const ArbLogEdit *edit)
{
  g_autoptr (ArbGame) after = NULL;
  ArbEditPreview *preview;
  guint last;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (edit != NULL && is_line (self, edit->number), NULL);

  after = arb_game_copy (arb_session_get_game (self));
  last = make_edit (after, edit, FALSE);
  preview = preview_new (&self->wording, arb_session_get_game (self), after);
  if (edit->n_moves > 0)
    preview->choice =
        judge_put_in (&self->wording, after, find_deciding (after, edit->number - 1, last));
  list_chosen (preview, &self->wording, after, edit, last);
  list_pending (preview, &self->wording, after, edit, last);
  return preview;
}

ArbEditPreview *
arb_session_preview_faces (ArbSession *self, const ArbCatalogue *catalogue)
{
  g_autoptr (ArbGame) after = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self) && catalogue != NULL, NULL);

  after = arb_game_copy (arb_session_get_game (self));
  arb_game_enter_faces (after, catalogue);
  return preview_new (&self->wording, arb_session_get_game (self), after);
}

void
arb_session_enter_faces (ArbSession *self, const ArbCatalogue *catalogue)
{
  g_return_if_fail (ARB_IS_SESSION (self) && catalogue != NULL);

  arb_game_enter_faces (arb_session_get_game (self), catalogue);
  arb_session_commit (self);
}

gboolean
arb_session_edit (ArbSession *self, const ArbLogEdit *edit, gboolean allow, gboolean strike)
{
  g_autoptr (ArbEditPreview) preview = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (edit != NULL && is_line (self, edit->number), FALSE);

  preview = arb_session_preview_edit (self, edit);
  if (!arb_edit_preview_get_accepted (preview, allow) || (preview->n_struck > 0 && !strike))
    return FALSE;
  make_edit (arb_session_get_game (self), edit, allow);
  arb_session_commit (self);
  return TRUE;
}

/* Returns the last line that records @move, from 1; 0 if none does. */
static guint
find_said (const ArbGame *game, ArbMove move)
{
  for (guint number = arb_game_get_length (game); number > 0; number--)
    {
      const ArbEntry *entry = arb_game_get_entry (game, number - 1);

      if (!entry->hidden && !entry->struck && arb_move_equal (entry->said, move))
        return number;
    }
  return 0;
}

/* Returns the only offer of the kind of @offer that has been made; %NULL if there are none, or
 * several. */
static const ArbOffer *
find_made (ArbSession *self, const ArbOffer *offer)
{
  GPtrArray *offers = arb_session_get_offers (self);
  const ArbOffer *made = NULL;

  for (guint i = 0; i < offers->len; i++)
    {
      const ArbOffer *other = &ARB_OFFER_ITEM (offers->pdata[i])->offer;

      if (!other->made || !g_str_equal (other->kind, offer->kind))
        continue;
      if (made != NULL)
        return NULL;
      made = other;
    }
  return made;
}

char *
arb_session_correct_offer (ArbSession *self, const ArbOffer *offer)
{
  const ArbVerb *const *verbs;
  const ArbOffer *made;
  ArbLogEdit edit = { .kind = ARB_EDIT_REMOVE };
  g_autoptr (ArbLogLine) line = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self) && offer != NULL, NULL);

  verbs = self->wording.catalogue->ruleset->verbs;
  if (!offer->over || offer->n_moves != 1 || verbs[offer->moves[0].verb]->kind <= ARB_VERB_CLOSING)
    return NULL;
  made = offer->made ? offer : find_made (self, offer);
  edit.number = made != NULL ? find_said (arb_session_get_game (self), made->moves[0]) : 0;
  if (edit.number == 0)
    return NULL;
  if (made != offer)
    edit = (ArbLogEdit){ ARB_EDIT_CORRECT, edit.number, { offer->moves[0] }, 1 };

  line = make_line (&self->wording, arb_session_get_game (self), (gint) edit.number - 1);
  if (!arb_session_edit (self, &edit, FALSE, FALSE))
    return NULL;
  return g_strdup (line->text);
}

guint
arb_session_count_ahead (ArbSession *self)
{
  g_autoptr (ArbGame) end = NULL;
  ArbGame *game;

  g_return_val_if_fail (ARB_IS_SESSION (self), 0);

  game = arb_session_get_game (self);
  end = arb_game_copy_ahead (game);
  if (end == NULL)
    return 0;
  return arb_game_get_length (end) - MIN (arb_game_get_length (game), arb_game_get_length (end));
}

gboolean
arb_session_get_was_over (ArbSession *self)
{
  g_autoptr (ArbGame) end = NULL;

  if (arb_session_get_over (self))
    return TRUE;
  end = arb_game_copy_ahead (arb_session_get_game (self));
  return end != NULL && arb_game_get_state (end)->over;
}

gboolean
arb_session_go_forward (ArbSession *self)
{
  if (arb_session_count_ahead (self) == 0)
    return FALSE;
  arb_game_go_forward (arb_session_get_game (self));
  arb_session_commit (self);
  return TRUE;
}

static void
undo_down_to (ArbGame *game, guint length)
{
  while (arb_game_get_length (game) > length && arb_game_undo (game) > 0)
    ;
  /* A gesture is never split: the line stays together with the rest of its gesture. */
  if (arb_game_get_length (game) < length)
    arb_game_redo (game);
}

/* Whether undoing down to @length would also take back corrections of earlier lines. */
static gboolean
loses_edits (const ArbGame *game, guint length)
{
  g_autoptr (ArbGame) copy = arb_game_copy (game);

  undo_down_to (copy, length);
  return arb_game_get_n_edits (copy, FALSE) != arb_game_get_n_edits (game, FALSE);
}

gboolean
arb_session_go_back (ArbSession *self, guint number)
{
  ArbGame *game;
  guint length;

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (is_line (self, number), FALSE);

  game = arb_session_get_game (self);
  length = arb_game_get_length (game);
  if (number == length)
    return FALSE;
  if (loses_edits (game, number))
    arb_game_cut (game, number);
  else
    undo_down_to (game, number);
  if (arb_game_get_length (game) == length)
    return FALSE;
  arb_session_commit (self);
  return TRUE;
}

ArbSession *
arb_session_new_look (ArbSession *self, guint number)
{
  ArbDocument *document;
  ArbSession *look;
  const ArbGame *game;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (is_line (self, number), NULL);

  game = arb_session_get_game (self);
  document = arb_document_new_again (self->document);
  for (guint i = 0; i < arb_game_get_length (game); i++)
    arb_game_append_like (arb_document_get_game (document), arb_game_get_entry (game, i));
  undo_down_to (arb_document_get_game (document), number);
  look = arb_session_new (document, self->file.path);
  look->looks = TRUE;
  return look;
}

GPtrArray *
arb_session_dup_choices_before (ArbSession *self, guint number)
{
  ArbStateRoom room;
  ArbState *state = &room.state;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (is_line (self, number), NULL);

  arb_game_state_at (arb_session_get_game (self), number - 1, state);
  return arb_choices_collect (state, &self->wording);
}

char *
arb_session_dup_said (ArbSession *self, guint number)
{
  const ArbEntry *entry;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (is_line (self, number), NULL);

  entry = arb_game_get_entry (arb_session_get_game (self), number - 1);
  return entry->hidden ? NULL : arb_move_to_string (self->wording.catalogue, entry->said);
}
