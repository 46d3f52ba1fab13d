/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/session-private.h"

#include "engine/core/notation.h"
#include "model/session/choice.h"
#include "model/session/offer-item.h"
#include "model/session/value-list.h"
#include "wording/words.h"

ArbChoice *
arb_choice_new_kept (ArbWording *kept, ArbMove move, const ArbVerdict *verdict)
{
  const char *verb = kept->catalogue->ruleset->verbs[move.verb]->name;
  const char *group = arb_words_get_of (kept->catalogue, "choice", verb);
  ArbChoice *choice = arb_choice_new (move, verdict, kept);

  choice->group = g_strdup (group != NULL ? group : "");
  choice->label = arb_wording_move (kept, move);
  choice->text = arb_move_to_string (kept->catalogue, move);
  choice->reason = arb_wording_reasons (kept, move.seat, verdict);
  return choice;
}

ArbChoice *
arb_choice_new_in_words (const ArbState *state, const ArbWording *wording, ArbMove move,
                         const ArbVerdict *verdict)
{
  ArbWording *kept = arb_kept_wording_new (wording, state);
  ArbChoice *choice = arb_choice_new_kept (kept, move, verdict);

  arb_kept_wording_unref (kept);
  return choice;
}

/* The values of a choice, from which its object is made. */
typedef struct
{
  ArbMove move;
  ArbMove named; /* its texts depend on the names for known numbers */
  ArbVerdict verdict;
} Candidate;

static gboolean
candidate_equal (gpointer object, gconstpointer data, gpointer wording)
{
  const ArbChoice *choice = object;
  const Candidate *candidate = data;

  return arb_move_equal (choice->move, candidate->move)
         && arb_move_equal (choice->named, candidate->named)
         && arb_verdict_equal (&choice->verdict, &candidate->verdict);
}

static void
add_candidate (const ArbState *state, GArray *candidates, ArbMove move, const ArbVerdict *verdict)
{
  Candidate candidate = { move, arb_identify_all (state, move), *verdict };

  g_array_append_val (candidates, candidate);
}

static void
collect_candidates_of (const ArbState *state, guint seat, GArray *candidates)
{
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint n = arb_questions (state, seat, moves, ARB_MAX_MOVES);

  for (guint i = 0; i < n; i++)
    {
      ArbVerdict verdict;

      arb_check (state, moves[i], &verdict);
      add_candidate (state, candidates, moves[i], &verdict);
    }
}

static GArray *
collect_candidates (const ArbState *state)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  guint seats = arb_to_decide (state);

  for (guint seat = 0; seat <= ARB_MAX_SEATS; seat++)
    {
      if (seats & 1u << seat)
        collect_candidates_of (state, seat, candidates);
    }
  return candidates;
}

static gboolean
has_move (GArray *candidates, ArbMove move)
{
  for (guint i = 0; i < candidates->len; i++)
    {
      if (arb_move_equal (g_array_index (candidates, Candidate, i).move, move))
        return TRUE;
    }
  return FALSE;
}

/* Puts moves before @candidates that only offers have, for example a planet by its type or a number
 * of cards: people mostly play those. */
static void
prepend_offered (const ArbState *state, GArray *candidates)
{
  g_autofree ArbOffer *offers = g_new (ArbOffer, ARB_MAX_OFFERS);
  guint n = arb_offers (state, offers, ARB_MAX_OFFERS), n_offered = 0;

  for (guint i = 0; i < n; i++)
    {
      Candidate candidate = { .move = offers[i].moves[0] };

      if (!arb_check (state, candidate.move, &candidate.verdict)
          || has_move (candidates, candidate.move))
        continue;
      g_array_insert_val (candidates, n_offered, candidate);
      n_offered++;
    }
}

GPtrArray *
arb_choices_collect (const ArbState *state, const ArbWording *wording)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) candidates = collect_candidates (state);
  ArbWording *kept = arb_kept_wording_new (wording, state);

  prepend_offered (state, candidates);
  for (guint i = 0; i < candidates->len; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);

      g_ptr_array_add (list, arb_choice_new_kept (kept, candidate->move, &candidate->verdict));
    }
  arb_kept_wording_unref (kept);
  return list;
}

static gboolean
is_closing (const ArbState *state, ArbMove move)
{
  return arb_ruleset_of (state)->verbs[move.verb]->kind == ARB_VERB_CLOSING;
}

/*
 * Collects what the same seat could do right after @closing, if the game takes @closing as implied:
 * people tap once instead of twice.
 */
static void
collect_candidates_after (const ArbState *state, ArbMove closing, GArray *candidates)
{
  g_autofree ArbState *after = g_memdup2 (state, ARB_STATE_MAX);
  g_autofree ArbMove *moves = g_new (ArbMove, ARB_MAX_MOVES);
  guint n;

  arb_apply (after, closing, FALSE);
  n = arb_list (after, closing.seat, moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      ArbMove move = moves[i];
      ArbClosing implied;
      ArbVerdict verdict;

      if (is_closing (state, move) || has_move (candidates, move)
          || arb_complete (state, &move, &implied, &verdict) != 1
          || !arb_move_equal (implied.moves[0], closing) || verdict.value != ARB_LEGAL)
        continue;
      add_candidate (state, candidates, move, &verdict);
    }
}

/* Only if one seat decides: what several seats can do later depends on their order. */
static void
look_ahead (const ArbState *state, GArray *candidates)
{
  guint n = candidates->len;

  for (guint i = 0; i < n; i++)
    {
      Candidate candidate = g_array_index (candidates, Candidate, i);

      if (candidate.verdict.value == ARB_LEGAL && is_closing (state, candidate.move))
        collect_candidates_after (state, candidate.move, candidates);
    }
}

static gpointer
make_choice (gconstpointer data, gpointer wording)
{
  const Candidate *candidate = data;
  ArbChoice *choice = arb_choice_new_kept (wording, candidate->move, &candidate->verdict);

  choice->named = candidate->named;
  return choice;
}

void
arb_choices_update (GPtrArray *list, const ArbState *state, const ArbWording *wording)
{
  static const ArbValueKind kind = { sizeof (Candidate), candidate_equal, make_choice };
  g_autoptr (GArray) candidates = collect_candidates (state);
  guint seats = arb_to_decide (state);
  ArbWording *kept = arb_kept_wording_new (wording, state);

  if ((seats & (seats - 1)) == 0)
    look_ahead (state, candidates);
  arb_value_list_update (list, &kind, candidates->data, candidates->len, kept);
  arb_kept_wording_unref (kept);
}

static gboolean
is_known (GPtrArray *choices, ArbMove move)
{
  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      if (arb_move_equal (choice->move, move))
        return TRUE;
    }
  return FALSE;
}

static gboolean
takes (ArbChoice *choice, gboolean legal)
{
  return !legal || arb_verdict_allows (&choice->verdict);
}

ArbChoice *
arb_session_dup_judged (ArbSession *self, ArbMove move)
{
  ArbVerdict verdict;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  arb_complete (arb_game_get_state (arb_session_get_game (self)), &move, NULL, &verdict);
  return arb_session_dup_choice (self, move, &verdict);
}

/* Lists at most @n moves that people could record now; with @legal, only those that are not
 * refused. */
static GPtrArray *
list_proposals (ArbSession *self, guint n, gboolean legal)
{
  GPtrArray *choices = arb_session_get_choices (self), *offers = arb_session_get_offers (self);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  ArbMove last = { 0 };

  for (guint i = 0; i < choices->len && list->len < n; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      if (takes (choice, legal))
        g_ptr_array_add (list, g_object_ref (choice));
    }
  for (guint i = 0; i < offers->len && list->len < n; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      ArbMove move = item->offer.moves[0];
      g_autoptr (ArbChoice) choice = NULL;

      /* Offers in one row of a grid often have the same first move. */
      if (arb_move_equal (move, last) || is_known (list, move))
        continue;
      last = move;
      choice = arb_session_dup_judged (self, move);
      /* The first moves of two offers may become equal once their seat is filled in. */
      if (takes (choice, legal) && !is_known (list, choice->move))
        g_ptr_array_add (list, g_object_ref (choice));
    }
  return list;
}

GPtrArray *
arb_session_dup_proposals (ArbSession *self)
{
  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  return list_proposals (self, G_MAXUINT, FALSE);
}

ArbChoice *
arb_session_dup_example (ArbSession *self)
{
  g_autoptr (GPtrArray) list = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (self), NULL);

  list = list_proposals (self, 1, TRUE);
  return list->len > 0 ? g_object_ref (list->pdata[0]) : NULL;
}
