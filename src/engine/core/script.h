/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/catalogue.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/*
 * The abilities of cards and roles are short scripts. All scripts of a system form one flat
 * program; an agenda, a small stack of positions in it, contains what is still to be decided. This
 * file implements steps, alternatives, amounts and the agenda; the effects and their words belong
 * to the system.
 *
 * A script consists of steps separated by `;`. A step consists of alternatives separated by `|`; a
 * question mark follows one that may be left out. Each alternative is an effect and its amount: a
 * number, `all`, or `n`, `n-1`, `n+1` if it depends on the symbols shown; then words of the system.
 */

#define ARB_MAX_SCRIPT 6  /* steps of one script, the end included */
#define ARB_MAX_AGENDA 20 /* items */
#define ARB_ALL 255       /* the amount of a step that has no limit */
#define ARB_NO_CARD 255   /* an item that plays no card */

/** ARB_EFFECT_END: the effect of the step after the last one of a script. */
#define ARB_EFFECT_END 0

/**
 * ArbStepFlags:
 * @ARB_STEP_PER_SYMBOL: the amount is added to the number of symbols shown
 * @ARB_STEP_OPTIONAL: the player may leave the step out
 * @ARB_STEP_OR_NEXT: the player chooses this step or the next
 * @ARB_STEP_WAITS: the step always waits for its player, whatever the state is; set when it is
 *   compiled
 */
typedef enum
{
  ARB_STEP_PER_SYMBOL = 1 << 0,
  ARB_STEP_OPTIONAL = 1 << 1,
  ARB_STEP_OR_NEXT = 1 << 2,
  ARB_STEP_WAITS = 1 << 3,
} ArbStepFlags;

/**
 * ArbStep:
 * @effect: the system's number of the effect
 * @amount: its amount, or %ARB_ALL
 * @flags: bits of #ArbStepFlags
 * @words: bits of the system's words after it
 * @origin: what runs it, by a number of the system
 * @subject: the card or the role whose script it is
 *
 * A step of the program.
 */
typedef struct
{
  guint8 effect;
  gint8 amount;
  guint8 flags;
  guint8 words;
  guint16 origin;
  ArbArgument subject;
} ArbStep;

/**
 * ArbChoice:
 * @ARB_CHOICE_NOT_REACHED: the step has not been entered yet
 * @ARB_CHOICE_OPEN: its player chooses among the alternatives
 * @ARB_CHOICE_MADE: the step was chosen; some of it may be left
 */
typedef enum
{
  ARB_CHOICE_NOT_REACHED,
  ARB_CHOICE_OPEN,
  ARB_CHOICE_MADE,
} ArbChoice;

/**
 * ArbItem:
 * @at: the index of the step in the program
 * @seat: who decides
 * @choice: #ArbChoice
 * @left: how much of the step is left after it was chosen
 * @card: the card of the script, while it lies in no pile; otherwise %ARB_NO_CARD
 * @zero: always 0; makes the size of an item a power of two, which is faster to index
 *
 * One item of the agenda.
 */
typedef struct
{
  guint16 at;
  guint8 seat;
  guint8 choice;
  guint8 left;
  guint8 card;
  guint16 zero;
} ArbItem;

G_STATIC_ASSERT (sizeof (ArbItem) == 8);

/**
 * ArbAgenda:
 * @n: how many
 * @items: the last one is the top, which is decided first
 *
 * What is still to be decided. The bytes after the top are 0, so that equal states are equal
 * memory.
 */
typedef struct
{
  guint8 n;
  ArbItem items[ARB_MAX_AGENDA];
} ArbAgenda;

struct _ArbOffering;

/** ArbAsksFunc: a question about @amount of @step, see #ArbEffect. */
typedef gboolean ArbAsksFunc (const ArbState *state, const ArbItem *item, const ArbStep *step,
                              guint amount);
/** ArbAmountFunc: the amount of @step, see #ArbEffect. */
typedef guint ArbAmountFunc (const ArbState *state, const ArbItem *item, const ArbStep *step);
/** ArbEnterFunc: carries out @step when it is reached, see #ArbEffect. */
typedef gboolean ArbEnterFunc (ArbState *state, const ArbItem *item, const ArbStep *step,
                               guint amount);
/** ArbListFunc: adds the moves of @step, see #ArbEffect. */
typedef void ArbListFunc (const ArbState *state, const ArbItem *item, const ArbStep *step,
                          ArbMoves *moves);

/** ArbOfferFunc: makes the offers of an effect, see #ArbEffect. */
typedef void ArbOfferFunc (struct _ArbOffering *offering, guint seat, guint effect);

/**
 * ArbEffect:
 * @word: (nullable): its name in scripts; %NULL if no text can contain it
 * @asks: (nullable): whether there is anything to choose for @amount of it, at any cost; otherwise
 *   the step is skipped. %NULL if there always is
 * @could_do: (nullable): whether @amount of it can do anything, with its costs; %NULL if that is
 *   the same as @asks
 * @amount: (nullable): the amount of a step, if it differs from that in the step
 * @enter: (nullable): carries out what needs no decision. Returns whether that completes the step;
 *   only then may it change the agenda. Not called for alternatives
 * @list: (nullable): adds the moves by which the step can be taken
 * @offer: (nullable): makes the offers of @seat while the step waits, for a system that asks for it
 * @lack: what is lacking if the effect could do nothing, by a number of the system
 *
 * A kind of effect.
 */
typedef struct
{
  const char *word;
  ArbAsksFunc *asks;
  ArbAsksFunc *could_do;
  ArbAmountFunc *amount;
  ArbEnterFunc *enter;
  ArbListFunc *list;
  ArbOfferFunc *offer;
  guint lack;
} ArbEffect;

/**
 * ArbScripts:
 * @effects: by number; the first is %ARB_EFFECT_END
 * @n_effects: how many
 * @words: the words that can follow an effect; ended by %NULL
 * @symbols: returns how many symbols are shown for @item
 * @finish: (nullable): called at the end of the script of @item, before the item is popped
 *
 * What a system defines about its scripts.
 */
typedef struct
{
  const ArbEffect *effects;
  guint n_effects;
  const char *const *words;
  guint (*symbols) (const ArbState *state, const ArbItem *item);
  void (*finish) (ArbState *state, const ArbItem *item);
} ArbScripts;

/**
 * ArbProgram:
 * @scripts: the definitions of the system
 * @steps: all scripts, each ended by a step %ARB_EFFECT_END
 * @n_steps: how many
 * @room: room in @steps
 */
typedef struct
{
  const ArbScripts *scripts;
  ArbStep *steps;
  guint n_steps;
  guint room;
} ArbProgram;

/**
 * arb_program_init:
 * @self: (out): an empty program
 * @scripts: the effects and words of the system
 * @catalogue: owns the steps
 * @n_scripts: the number of scripts for which it has room
 */
void arb_program_init (ArbProgram *self, const ArbScripts *scripts, ArbCatalogue *catalogue,
                       guint n_scripts);

/**
 * arb_program_compile:
 * @self: a program
 * @text: (nullable): a script; %NULL and the empty text are a script without steps
 * @origin: what runs it
 * @subject: the card or role of the script
 * @path: its place in the file, for messages
 * @defects: the list to which defects are added
 *
 * Returns: the index of its first step
 */
guint16 arb_program_compile (ArbProgram *self, const char *text, guint origin, ArbArgument subject,
                             const char *path, ArbDefects *defects);

/**
 * arb_program_add:
 * @self: a program
 * @steps: a script that is not written as text
 * @n: the number of steps, without the end
 *
 * Returns: the index of its first step
 */
guint16 arb_program_add (ArbProgram *self, const ArbStep *steps, guint n);

/** arb_program_find: (nullable): the first step with @effect in the script from @at on. */
const ArbStep *arb_program_find (const ArbProgram *self, guint at, guint effect);

/** arb_step_amount: the amount of @step if so many symbols are shown. */
static inline guint
arb_step_amount (const ArbStep *step, guint symbols)
{
  if (step->flags & ARB_STEP_PER_SYMBOL)
    return (guint) CLAMP ((gint) symbols + step->amount, 0, ARB_ALL);
  return (guint8) step->amount;
}

/** arb_program_amount: the amount of @step for @item. */
static inline guint
arb_program_amount (const ArbProgram *self, const ArbState *state, const ArbItem *item,
                    const ArbStep *step)
{
  const ArbEffect *effect = &self->scripts->effects[step->effect];

  if (effect->amount != NULL)
    return effect->amount (state, item, step);
  return arb_step_amount (step, step->flags & ARB_STEP_PER_SYMBOL
                                    ? self->scripts->symbols (state, item)
                                    : 0);
}

/** arb_program_could_do: whether @amount of @step can do anything. */
static inline gboolean
arb_program_could_do (const ArbProgram *self, const ArbState *state, const ArbItem *item,
                      const ArbStep *step, guint amount)
{
  const ArbEffect *effect = &self->scripts->effects[step->effect];
  ArbAsksFunc *could_do = effect->could_do != NULL ? effect->could_do : effect->asks;

  return could_do == NULL || could_do (state, item, step, amount);
}

static inline ArbItem *
arb_agenda_top (ArbAgenda *self)
{
  return &self->items[self->n - 1];
}

static inline const ArbItem *
arb_agenda_top_const (const ArbAgenda *self)
{
  return &self->items[self->n - 1];
}

/** arb_agenda_step: the step at which the top of a non-empty agenda is. */
static inline const ArbStep *
arb_agenda_step (const ArbAgenda *self, const ArbProgram *program)
{
  return &program->steps[arb_agenda_top_const (self)->at];
}

/** arb_agenda_asked: the step with @effect for which the top waits, or %NULL. */
static inline const ArbStep *
arb_agenda_asked (const ArbAgenda *self, const ArbProgram *program, guint effect)
{
  const ArbItem *item;

  if (self->n == 0)
    return NULL;
  item = arb_agenda_top_const (self);
  if (item->choice == ARB_CHOICE_NOT_REACHED)
    return NULL;

  for (const ArbStep *step = &program->steps[item->at];; step++)
    {
      if (step->effect == effect)
        return step;
      if (!(step->flags & ARB_STEP_OR_NEXT) || item->choice == ARB_CHOICE_MADE)
        return NULL;
    }
}

/** arb_agenda_push: pushes the script that begins at @at, for @seat. */
static inline void
arb_agenda_push (ArbAgenda *self, guint at, guint seat, guint card)
{
  g_assert (self->n < ARB_MAX_AGENDA);
  self->items[self->n++] =
      (ArbItem){ .at = (guint16) at, .seat = (guint8) seat, .card = (guint8) card };
}

/**
 * arb_agenda_pop: removes the top. Its bytes are cleared, so that equal states are equal memory.
 */
static inline void
arb_agenda_pop (ArbAgenda *self)
{
  g_assert (self->n > 0);
  self->items[--self->n] = (ArbItem){ 0 };
}

/** arb_agenda_insert: inserts a script below the top: it is run when the top is finished. */
void arb_agenda_insert (ArbAgenda *self, guint at, guint seat);

/** arb_agenda_remove: removes the item @index. */
void arb_agenda_remove (ArbAgenda *self, guint index);

/** arb_agenda_waits: whether a player has to decide, or the agenda is empty. */
static inline gboolean
arb_agenda_waits (const ArbAgenda *self)
{
  return self->n == 0 || arb_agenda_top_const (self)->choice != ARB_CHOICE_NOT_REACHED;
}

/** arb_agenda_run: carries out all steps that need no decision, until arb_agenda_waits(). */
void arb_agenda_run (ArbAgenda *self, const ArbProgram *program, ArbState *state);

/** arb_agenda_choose: records that the player of the top has chosen @step, for which it waits. */
void arb_agenda_choose (ArbAgenda *self, const ArbProgram *program, const ArbState *state,
                        const ArbStep *step);

/**
 * arb_agenda_consume: uses up @n of the chosen step of the top; the step ends if none is left, or
 * if the rest cannot be used.
 */
void arb_agenda_consume (ArbAgenda *self, const ArbProgram *program, const ArbState *state,
                         guint n);

/** arb_item_next: moves @item past its alternatives. */
static inline void
arb_item_next (ArbItem *item, const ArbProgram *program)
{
  const ArbStep *step = &program->steps[item->at];

  while (G_UNLIKELY (step->flags & ARB_STEP_OR_NEXT))
    step++;
  item->at = (guint16) (step + 1 - program->steps);
  item->choice = ARB_CHOICE_NOT_REACHED;
  item->left = 0;
}

/** arb_agenda_close: ends the step for which the top waits. */
static inline void
arb_agenda_close (ArbAgenda *self, const ArbProgram *program)
{
  arb_item_next (arb_agenda_top (self), program);
}

/**
 * arb_program_is_optional:
 * @self: a program
 * @state: the state
 * @item: the top of an agenda
 * @step: the step at which it is
 *
 * Returns: whether the step may be left out; an alternative that must be taken counts only if it
 *   can be taken
 */
gboolean arb_program_is_optional (const ArbProgram *self, const ArbState *state,
                                  const ArbItem *item, const ArbStep *step);

/** arb_program_list: adds the moves by which the seat of @item can take @step. */
static inline void
arb_program_list (const ArbProgram *self, const ArbState *state, const ArbItem *item,
                  const ArbStep *step, ArbMoves *moves)
{
  for (;; step++)
    {
      ArbListFunc *list = self->scripts->effects[step->effect].list;

      if (list != NULL)
        list (state, item, step, moves);
      if (!(step->flags & ARB_STEP_OR_NEXT) || item->choice == ARB_CHOICE_MADE)
        return;
    }
}

G_END_DECLS
