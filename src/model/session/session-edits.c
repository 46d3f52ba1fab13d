/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/help/repair-edit.h"
#include "engine/record/earlier.h"
#include "engine/record/log-diff.h"
#include "engine/core/notation.h"

static gboolean
is_line (ArbSession *self, guint number)
{
  return number > 0 && number <= arb_game_get_length (arb_session_get_game (self));
}

/* What an edit may mean, and the game after the likeliest of it. */
typedef struct
{
  const ArbGame *before;
  ArbGame *after;
  const ArbLogEdit *edit;
  ArbRepairs *repairs;
  const ArbRepair *repair; /* the likeliest */
  gint refused;            /* the first of the new lines that is refused; -1 if none is */
} Plan;

static void
plan_clear (Plan *plan)
{
  g_clear_pointer (&plan->after, arb_game_free);
  g_clear_pointer (&plan->repairs, arb_repairs_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Plan, plan_clear)

static gboolean
is_new (const Plan *plan, guint index)
{
  return arb_game_get_entry (plan->after, index)->id
         > arb_game_log_get_last_id (arb_game_get_log (plan->before));
}

/* A private line is judged for its player. One that is struck decides before one that is ruled. */
static gint
find_refused (const Plan *plan)
{
  gint ruled = -1;

  for (guint i = 0; i < arb_game_get_length (plan->after); i++)
    {
      ArbEntry entry;

      if (!is_new (plan, i))
        continue;
      entry = arb_game_judge_line (plan->after, i);
      if (entry.struck)
        return (gint) i;
      if (ruled < 0 && !arb_verdict_allows (&entry.verdict))
        ruled = (gint) i;
    }
  return ruled;
}

static void
try_plan (Plan *plan, gboolean allow)
{
  const ArbLogEdit *edit = plan->edit;

  plan_clear (plan);
  plan->repairs =
      arb_repairs_edit (plan->before, edit->number - 1, edit->kind == ARB_EDIT_INSERT ? 0 : 1,
                        edit->moves, edit->n_moves, allow);
  plan->repair = plan->repairs->proposals->pdata[0];
  plan->after = arb_game_copy (plan->before);
  arb_repair_make (plan->repair, plan->after);
  plan->refused = find_refused (plan);
}

/* If the table has to allow a move, the plan is what happens if it does. */
static Plan
plan_edit (ArbSession *self, const ArbLogEdit *edit)
{
  Plan plan = { .before = arb_session_get_game (self), .edit = edit };

  try_plan (&plan, FALSE);
  if (plan.refused >= 0)
    {
      ArbEntry entry = arb_game_judge_line (plan.after, (guint) plan.refused);

      if (arb_can_overrule (arb_game_get_catalogue (plan.after), &entry.verdict))
        try_plan (&plan, TRUE);
    }
  return plan;
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
                              make_line (wording, after, change->after), FALSE };

      g_array_append_val (preview->changes, lines);
    }
  preview->n_struck = arb_changes_count_struck (changes, before, after);
  arb_game_score (before, &preview->before);
  arb_game_score (after, &preview->after);
  return preview;
}

/* Returns the seat that is corrected. A move of the edit may be said without its player. */
static guint
get_seat (const Plan *plan)
{
  guint i = plan->repair->index;

  if (plan->edit->n_moves == 0)
    return arb_game_get_entry (plan->before, plan->edit->number - 1)->said.seat;
  while (!is_new (plan, i) || arb_game_get_entry (plan->after, i)->implied)
    i++;
  return arb_game_get_entry (plan->after, i)->move.seat;
}

/* Whether a line of @seat and the lines before and after @entry can be about the same decision. */
static gboolean
goes_on (const ArbEntry *entry, guint seat)
{
  return entry->hidden || entry->implied || entry->said.seat == seat
         || entry->said.seat == ARB_TABLE;
}

/* Marks the removed lines that belonged to the edited one: those of its player directly after it. */
static void
mark_belonging (ArbEditPreview *preview, const Plan *plan)
{
  guint end = plan->edit->number - (plan->edit->kind == ARB_EDIT_INSERT ? 1 : 0);
  guint first = end;
  guint seat = get_seat (plan);

  while (end < arb_game_get_length (plan->before)
         && goes_on (arb_game_get_entry (plan->before, end), seat))
    end++;
  for (guint i = 0; i < preview->changes->len; i++)
    {
      ArbEditChange *change = &g_array_index (preview->changes, ArbEditChange, i);

      change->belongs =
          change->after == NULL && change->before->number > first && change->before->number <= end;
    }
}

/* Lists the lines after the edit that are said and new, and belong to the edited one. Returns how many. */
static guint
list_put_in (const Plan *plan, guint *lines, guint max)
{
  guint seat = get_seat (plan);
  guint n = 0;

  for (guint i = plan->repair->index; i < arb_game_get_length (plan->after) && n < max; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (plan->after, i);

      if (!is_new (plan, i) && !goes_on (entry, seat))
        break;
      if (is_new (plan, i) && !entry->implied && entry->said.seat != seat)
        break;
      if (is_new (plan, i) && !entry->implied)
        lines[n++] = i;
    }
  return n;
}

static ArbChoice *
judge_put_in (const ArbWording *wording, const Plan *plan, guint index)
{
  ArbEntry entry = arb_game_judge_line (plan->after, index);
  ArbStateRoom room;

  arb_game_state_at (plan->after, index, &room.state);
  return arb_choice_new_in_words (&room.state, wording, entry.move, &entry.verdict);
}

/* Returns the line with the first of the choices that are still to be made, @move, after the moves of the
 * edit; the length of the log if none has it. */
static guint
find_open (const Plan *plan, ArbMove move)
{
  guint length = arb_game_get_length (plan->after);
  guint n_new = 0;

  for (guint i = plan->repair->index; i < length; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (plan->after, i);

      if (is_new (plan, i) && !entry->implied && n_new++ >= plan->edit->n_moves
          && arb_move_equal (entry->said, move))
        return i;
    }
  return length;
}

/* Lists the choices that can take the place of line @index, which is the likeliest only. */
static void
list_pending (ArbEditPreview *preview, const ArbWording *wording, const Plan *plan, guint index,
              const ArbMove *moves, guint n)
{
  ArbStateRoom room;
  ArbWording *kept;

  arb_game_state_at (plan->after, index, &room.state);
  kept = arb_kept_wording_new (wording, &room.state);
  for (guint i = 0; i < n; i++)
    {
      ArbMove completed = moves[i];
      ArbVerdict verdict;

      arb_complete (&room.state, &completed, NULL, &verdict);
      g_ptr_array_add (preview->pending, arb_choice_new_kept (kept, moves[i], &verdict));
    }
  arb_kept_wording_unref (kept);
  preview->needed = TRUE;
}

/* Lists what is put in and filled in after the first move, up to the choice that is still to be made,
 * and that choice. All are worded for the state at their place, so things have the names that were
 * known then, as in the log. */
static void
list_steps (ArbEditPreview *preview, const ArbWording *wording, const Plan *plan)
{
  guint lines[ARB_MAX_EDIT_MOVES - 1];
  ArbMove moves[ARB_MAX_EDIT_PROPOSALS];
  guint n_lines = list_put_in (plan, lines, G_N_ELEMENTS (lines));
  guint n_open = arb_repairs_list_open (plan->repairs, moves);
  guint open = n_open > 0 ? find_open (plan, moves[0]) : arb_game_get_length (plan->after);

  for (guint i = plan->edit->kind == ARB_EDIT_REMOVE ? 0 : 1; i < n_lines && lines[i] < open; i++)
    {
      g_ptr_array_add (preview->chosen, judge_put_in (wording, plan, lines[i]));
      if (i >= plan->edit->n_moves)
        preview->edit.moves[preview->edit.n_moves++] =
            arb_game_get_entry (plan->after, lines[i])->said;
    }
  if (n_open > 0 && arb_edit_preview_get_accepted (preview, TRUE)
      && preview->edit.n_moves < ARB_MAX_EDIT_MOVES)
    list_pending (preview, wording, plan, open, moves, n_open);
}

/* Shows the verdict on the first of the moves that are put in, or on the one that is refused. */
static void
judge_edit (ArbEditPreview *preview, const ArbWording *wording, const Plan *plan)
{
  guint line;

  if (plan->refused >= 0)
    preview->choice = judge_put_in (wording, plan, (guint) plan->refused);
  else if (plan->edit->n_moves > 0 && list_put_in (plan, &line, 1) > 0)
    preview->choice = judge_put_in (wording, plan, line);
}

static ArbEditPreview *
preview_plan (ArbSession *self, const Plan *plan)
{
  ArbEditPreview *preview = preview_new (&self->wording, plan->before, plan->after);

  preview->edit = *plan->edit;
  preview->n_replaced = plan->repair->n_answers + plan->repair->n_others;
  mark_belonging (preview, plan);
  judge_edit (preview, &self->wording, plan);
  list_steps (preview, &self->wording, plan);
  return preview;
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
  g_auto (Plan) plan = { 0 };

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);
  g_return_val_if_fail (edit != NULL && is_line (self, edit->number), NULL);

  plan = plan_edit (self, edit);
  return preview_plan (self, &plan);
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
  g_auto (Plan) plan = { 0 };

  g_return_val_if_fail (ARB_IS_SESSION (self), FALSE);
  g_return_val_if_fail (edit != NULL && is_line (self, edit->number), FALSE);

  plan = plan_edit (self, edit);
  preview = preview_plan (self, &plan);
  if (preview->needed || !arb_edit_preview_get_accepted (preview, allow)
      || (preview->n_struck > 0 && !strike))
    return FALSE;
  arb_repair_make (plan.repair, arb_session_get_game (self));
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

/* Whether undoing down to @length would also take back edits of earlier lines. */
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
  document = arb_document_new_again (self->document, 1);
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
