/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/agenda.h"

#include "systems/eminent-domain/costs.h"
#include "systems/eminent-domain/effects.h"
#include "systems/eminent-domain/piles.h"
#include "systems/eminent-domain/planets.h"
#include "systems/eminent-domain/turn.h"

#include <string.h>

enum
{
  ASKED_NO,
  ASKED_WAITING,
  ASKED_CHOSEN,
};

static const EmStep mobilized_script[] = {
  { .effect = EM_EFFECT_ATTACK, .amount = 1, .optional = TRUE }, { .effect = EM_EFFECT_END }
};
static const EmStep fill_script[] = { { .effect = EM_EFFECT_PRODUCE, .optional = TRUE },
                                      { .effect = EM_EFFECT_END } };

void
em_push (EmState *state, EmItem item)
{
  g_assert (state->n_agenda < EM_MAX_AGENDA);
  state->agenda[state->n_agenda++] = item;
}

void
em_insert (EmState *state, EmItem item)
{
  EmItem top = *em_top (state);

  *em_top (state) = item;
  em_push (state, top);
}

void
em_pop (EmState *state)
{
  g_assert (state->n_agenda > 0);
  /* Wiped, so that equal tables are equal memory. */
  memset (&state->agenda[--state->n_agenda], 0, sizeof (EmItem));
}

const EmStep *
em_item_script (const EmState *state, const EmItem *item)
{
  const EmCatalogue *catalogue = em_catalogue (state);

  switch ((EmSource) item->source)
    {
    case EM_SOURCE_ACTION:
      return em_card_script (state, item->waiting);
    case EM_SOURCE_LEAD:
      return catalogue->roles[state->role].lead_script;
    case EM_SOURCE_FOLLOW:
      return catalogue->roles[state->role].follow_script;
    case EM_SOURCE_MOBILIZED:
      return mobilized_script;
    case EM_SOURCE_FILL:
      return fill_script;
    }
  g_assert_not_reached ();
}

/* The shown kinds that can be colonies; a ruling may have let others be shown. */
static guint64
shown_colonies (const EmState *state, guint seat)
{
  guint64 kinds = em_catalogue (state)->with_symbol[EM_COLONIZE];

  if (em_has (state, seat, EM_STANDING_RESEARCH_IS_ALL))
    kinds |= em_bit (EM_STACK_RESEARCH);
  return em_pile_kinds (&state->shown) & kinds;
}

static guint
count_shown_colonies (const EmState *state, guint seat)
{
  guint n = 0;

  for (guint64 rest = shown_colonies (state, seat); rest != 0; rest &= rest - 1)
    n += em_pile_count (&state->shown, em_first (rest));

  return n;
}

guint
em_amount (const EmState *state, const EmItem *item, const EmStep *step)
{
  gint amount = (guint8) step->amount == EM_ALL ? EM_ALL : step->amount;

  if (item->source == EM_SOURCE_FILL)
    return item->waiting;
  if (step->per_symbol && step->effect == EM_EFFECT_COLONY)
    return count_shown_colonies (state, item->seat);
  if (step->per_symbol)
    amount = (gint) em_symbols (state, item->seat, NULL) + step->amount;
  return (guint) CLAMP (amount, 0, EM_ALL);
}

static gboolean
any_stack (const EmState *state)
{
  for (guint stack = 0; stack < EM_N_STACKS; stack++)
    if (state->stacks[stack] > 0)
      return TRUE;

  return FALSE;
}

static gboolean
can_trade (const EmState *state, guint seat)
{
  return em_seat_has_resource (state, seat)
         || (em_has (state, seat, EM_STANDING_TRADE_FIGHTERS)
             && em_seat_const (state, seat)->fighters > 0);
}

gboolean
em_has_use (const EmState *state, guint seat, EmEffect effect)
{
  switch (effect)
    {
    case EM_EFFECT_ATTACK:
    case EM_EFFECT_SETTLE:
    case EM_EFFECT_COLONY:
    case EM_EFFECT_TERRAFORM:
      return em_seat_face_down (state, seat) > 0;
    case EM_EFFECT_PRODUCE:
      return em_seat_has_free_slot (state, seat);
    case EM_EFFECT_TRADE:
      return can_trade (state, seat);
    case EM_EFFECT_TAKE:
      return any_stack (state);
    case EM_EFFECT_REMOVE:
    case EM_EFFECT_LOOK:
    case EM_EFFECT_FIGHTER:
    case EM_EFFECT_ACQUIRE:
    case EM_EFFECT_NAME:
    case EM_EFFECT_DRAW:
    case EM_EFFECT_INFLUENCE:
    case EM_EFFECT_MARKETS:
    case EM_EFFECT_ENGINEER:
    case EM_EFFECT_MOBILIZE:
      return TRUE;
    case EM_EFFECT_SCRAP: /* what is worth a card is what follows */
    case EM_EFFECT_END:
      return FALSE;
    }
  g_assert_not_reached ();
}

/* Whether @step has anything to be done with at all; its cost is another matter. */
static gboolean
is_possible (const EmState *state, const EmItem *item, const EmStep *step)
{
  if (!em_has_use (state, item->seat, (EmEffect) step->effect))
    return FALSE;

  switch ((EmEffect) step->effect)
    {
    case EM_EFFECT_COLONY:
    case EM_EFFECT_TERRAFORM:
      return item->source == EM_SOURCE_ACTION ? item->card != EM_UNTOLD
                                              : shown_colonies (state, item->seat) != 0;
    case EM_EFFECT_PRODUCE:
    case EM_EFFECT_TRADE:
    case EM_EFFECT_FIGHTER:
      return em_amount (state, item, step) > 0;
    case EM_EFFECT_REMOVE:
      return em_seat_const (state, item->seat)->hand.size > 0 || em_may_scrap (state, item, step);
    case EM_EFFECT_LOOK:
      return em_look_size (state) > 0;
    case EM_EFFECT_ATTACK:
    case EM_EFFECT_SETTLE:
    case EM_EFFECT_TAKE:
    case EM_EFFECT_ACQUIRE:
    case EM_EFFECT_NAME:
    case EM_EFFECT_DRAW:
    case EM_EFFECT_INFLUENCE:
    case EM_EFFECT_MARKETS:
    case EM_EFFECT_ENGINEER:
    case EM_EFFECT_MOBILIZE:
    case EM_EFFECT_SCRAP:
    case EM_EFFECT_END:
      return TRUE;
    }
  g_assert_not_reached ();
}

static gboolean
is_automatic (const EmStep *step)
{
  switch ((EmEffect) step->effect)
    {
    case EM_EFFECT_DRAW:
    case EM_EFFECT_FIGHTER:
    case EM_EFFECT_INFLUENCE:
    case EM_EFFECT_MARKETS:
    case EM_EFFECT_ENGINEER:
    case EM_EFFECT_MOBILIZE:
    case EM_EFFECT_SCRAP:
      return !step->or_next;
    case EM_EFFECT_END:
    case EM_EFFECT_ATTACK:
    case EM_EFFECT_SETTLE:
    case EM_EFFECT_COLONY:
    case EM_EFFECT_TERRAFORM:
    case EM_EFFECT_LOOK:
    case EM_EFFECT_PRODUCE:
    case EM_EFFECT_TRADE:
    case EM_EFFECT_ACQUIRE:
    case EM_EFFECT_REMOVE:
    case EM_EFFECT_TAKE:
    case EM_EFFECT_NAME:
      return FALSE;
    }
  g_assert_not_reached ();
}

static gboolean
group_possible (const EmState *state, const EmItem *item, const EmStep *script)
{
  for (const EmStep *step = &script[item->step];; step++)
    {
      if (is_possible (state, item, step))
        return TRUE;
      if (!step->or_next || item->asked == ASKED_CHOSEN)
        return FALSE;
    }
}

static void
next_step (EmItem *item, const EmStep *script)
{
  while (script[item->step].or_next)
    item->step++;
  item->step++;
  item->asked = ASKED_NO;
  item->left = 0;
}

const EmStep *
em_find_asked (const EmState *state, EmEffect effect)
{
  const EmItem *item = em_top_const (state);
  const EmStep *step;

  for (step = &em_item_script (state, item)[item->step];; step++)
    {
      if (step->effect == effect)
        return step;
      if (!step->or_next || item->asked == ASKED_CHOSEN)
        return NULL;
    }
}

/* Kept so that one use too many can be told from a move that comes out of nowhere. */
static void
count_spent (EmState *state, guint seat, EmEffect effect)
{
  if (state->spent_effect != effect || state->spent_seat != seat)
    state->spent_amount = 0;
  state->spent_effect = (guint8) effect;
  state->spent_seat = (guint8) seat;
  state->spent_amount++;
}

void
em_used (EmState *state, EmEffect effect, gboolean all)
{
  EmItem *item = em_top (state);
  const EmStep *step = em_asked (state, effect);
  const EmStep *script;

  /* A ruling can make an effect happen that nothing asked for. */
  if (step == NULL)
    return;

  count_spent (state, item->seat, effect);
  script = em_item_script (state, item);
  if (item->asked == ASKED_WAITING)
    {
      item->step = (guint8) (step - script);
      item->asked = ASKED_CHOSEN;
      item->left = (guint8) em_amount (state, item, step);
      /* The card or colony just used was counted before it went. */
      if (effect == EM_EFFECT_COLONY && item->source != EM_SOURCE_ACTION)
        item->left++;
    }
  if (item->left != EM_ALL && item->left > 0)
    item->left--;
  if (all || item->left == 0 || !is_possible (state, item, &script[item->step]))
    next_step (item, script);
}

gboolean
em_can_be_taken (const EmState *state, const EmItem *item, const EmStep *step)
{
  if (!is_possible (state, item, step))
    return FALSE;
  if (step->effect == EM_EFFECT_SETTLE)
    return em_can_settle (state, item->seat);
  if (step->effect == EM_EFFECT_ATTACK)
    return em_can_attack (state, item->seat);

  return TRUE;
}

gboolean
em_step_optional (const EmState *state, const EmItem *item)
{
  const EmStep *step = &em_item_script (state, item)[item->step];

  /* An alternative that must be taken keeps the choice open only while it can be taken. */
  for (;; step++)
    {
      if (!step->optional && em_can_be_taken (state, item, step))
        return FALSE;
      if (!step->or_next || item->asked == ASKED_CHOSEN)
        return TRUE;
    }
}

void
em_close_step (EmState *state)
{
  EmItem *item = em_top (state);

  next_step (item, em_item_script (state, item));
}

guint64
em_tuckable (const EmState *state)
{
  const EmItem *item = em_top_const (state);

  if (state->n_agenda == 0 || item->task != EM_TASK_SCRIPT)
    return 0;
  if (item->source == EM_SOURCE_ACTION)
    return item->card != EM_UNTOLD
               ? em_bit (item->card) & em_catalogue (state)->with_symbol[EM_COLONIZE]
               : 0;
  return shown_colonies (state, item->seat);
}

/* Puts the played card where the edition has it, if it did not go elsewhere. Source: DS5. */
static void
finish_script (EmState *state)
{
  EmItem *item = em_top (state);
  EmSeat *seat = em_seat (state, item->seat);

  if (item->source == EM_SOURCE_ACTION && item->card != EM_UNTOLD)
    em_pile_add (em_switch (state, EM_SWITCH_ACTION_ZONE) == EM_ACTION_ZONE_ASIDE ? &seat->play
                                                                                  : &seat->discard,
                 item->card, 1);
  em_pop (state);
}

/* Abundance without a choice resolves at once; the rest waits for its player. */
static gboolean
fills_itself (const EmState *state, const EmItem *item)
{
  return item->source == EM_SOURCE_FILL && em_seat_free_slots (state, item->seat) <= item->waiting;
}

/* Takes the current step as far as it goes without a decision. Returns whether it must wait. */
static gboolean
enter_step (EmState *state)
{
  EmItem *item = em_top (state);
  const EmStep *script = em_item_script (state, item);
  const EmStep *step = &script[item->step];

  if (is_automatic (step))
    {
      const EmItem now = *item;

      /* Moved on first: what happens may put something above or below. */
      next_step (item, script);
      em_do_automatic (state, &now, step);
      return FALSE;
    }

  if (step->effect == EM_EFFECT_LOOK && em_amount (state, item, step) > 0)
    em_look (state, em_amount (state, item, step));

  if (fills_itself (state, item))
    em_fill (state, item->seat);
  else if (group_possible (state, item, script))
    {
      item->asked = step->or_next ? ASKED_WAITING : ASKED_CHOSEN;
      item->left = (guint8) em_amount (state, item, step);
      return TRUE;
    }
  next_step (item, script);
  return FALSE;
}

static gboolean
run_script (EmState *state)
{
  EmItem *item = em_top (state);

  if (item->asked != ASKED_NO)
    return TRUE;
  if (em_item_script (state, item)[item->step].effect != EM_EFFECT_END)
    return enter_step (state);

  finish_script (state);
  return FALSE;
}

void
em_run (EmState *state)
{
  gboolean waits = FALSE;

  while (!waits && state->n_agenda > 0)
    {
      const EmItem *item = em_top_const (state);

      switch ((EmTask) item->task)
        {
        case EM_TASK_SCRIPT:
          waits = run_script (state);
          break;
        case EM_TASK_ACTION:
          waits = item->left > 0;
          if (!waits)
            em_end_action_phase (state);
          break;
        case EM_TASK_ANSWERS:
          waits = item->waiting != 0;
          if (!waits)
            {
              state->role_over = TRUE;
              em_pop (state);
            }
          break;
        case EM_TASK_ROLE:
        case EM_TASK_BOOST:
        case EM_TASK_CLEANUP:
          waits = TRUE;
          break;
        }
    }
}

gboolean
em_script_idle (const EmState *state, const EmItem *item)
{
  const EmStep *script = em_item_script (state, item);

  for (const EmStep *step = script; step->effect != EM_EFFECT_END; step++)
    {
      /* A look is judged by what it would show. */
      if (step->effect == EM_EFFECT_LOOK)
        {
          if (em_amount (state, item, step) > 0
              && (state->planet_deck > 0 || state->discard_known != 0 || state->discard_untold > 0))
            return FALSE;
        }
      else if (is_possible (state, item, step))
        return FALSE;
    }

  return TRUE;
}

guint
em_to_answer (const EmState *state)
{
  const EmItem *item = em_top_const (state);
  guint after = item->waiting & ~((2u << state->leader) - 1);
  guint next = after != 0 ? after : item->waiting;

  /* Free order is for the roles in which nobody takes from what is common. Source: DS30. */
  if (em_switch (state, EM_SWITCH_ANSWER_ORDER) == EM_ORDER_FREE && state->role != EM_SURVEY
      && state->role != EM_RESEARCH)
    return item->waiting;

  return next & -next;
}
