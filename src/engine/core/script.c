/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/script.h"

#include <string.h>

void
arb_program_init (ArbProgram *self, const ArbScripts *scripts, ArbCatalogue *catalogue,
                  guint n_scripts)
{
  self->scripts = scripts;
  self->n_steps = 0;
  self->room = n_scripts * ARB_MAX_SCRIPT;
  self->steps = arb_catalogue_alloc (catalogue, self->room * sizeof (ArbStep));
}

static gboolean
parse_effect (const ArbScripts *scripts, const char *word, ArbStep *step)
{
  for (guint i = 0; i < scripts->n_effects; i++)
    if (g_strcmp0 (scripts->effects[i].word, word) == 0)
      {
        step->effect = (guint8) i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
parse_amount (const char *word, ArbStep *step)
{
  if (g_str_equal (word, "all"))
    step->amount = (gint8) ARB_ALL;
  else if (g_str_equal (word, "n"))
    {
      step->flags |= ARB_STEP_PER_SYMBOL;
      step->amount = 0;
    }
  else if (word[0] == 'n' && (word[1] == '-' || word[1] == '+') && g_ascii_isdigit (word[2])
           && word[3] == '\0')
    {
      step->flags |= ARB_STEP_PER_SYMBOL;
      step->amount = (gint8) (word[1] == '-' ? '0' - word[2] : word[2] - '0');
    }
  else if (g_ascii_isdigit (word[0]) && word[1] == '\0')
    step->amount = (gint8) (word[0] - '0');
  else
    return FALSE;
  return TRUE;
}

static gboolean
parse_word (const ArbScripts *scripts, const char *word, ArbStep *step)
{
  for (guint i = 0; scripts->words[i] != NULL; i++)
    if (g_str_equal (scripts->words[i], word))
      {
        step->words |= (guint8) (1u << i);
        return TRUE;
      }

  return parse_amount (word, step);
}

/* Parses one alternative: its effect, then an amount, words of the system, and a question mark. */
static gboolean
parse_step (const ArbScripts *scripts, const char *text, ArbStep *step)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));
  g_auto (GStrv) words = NULL;
  gsize length = strlen (copy);

  step->amount = 1;
  if (length > 0 && copy[length - 1] == '?')
    {
      step->flags |= ARB_STEP_OPTIONAL;
      copy[length - 1] = '\0';
      g_strchomp (copy);
    }

  words = g_strsplit (copy, " ", -1);
  if (words[0] == NULL || !parse_effect (scripts, words[0], step))
    return FALSE;

  for (guint i = 1; words[i] != NULL; i++)
    if (!parse_word (scripts, words[i], step))
      return FALSE;

  return TRUE;
}

/* The steps of one script that is being compiled. */
typedef struct
{
  ArbProgram *program;
  ArbStep pattern; /* its origin and subject */
  guint n;
  const char *path;
  ArbDefects *defects;
} Compiler;

static ArbStep *
add_step (Compiler *compiler)
{
  ArbProgram *program = compiler->program;
  ArbStep *step = &program->steps[program->n_steps++];

  g_assert (program->n_steps <= program->room);
  *step = compiler->pattern;
  compiler->n++;
  return step;
}

/* Sets whether the step always waits for its player, whatever the state is. */
static void
note_waiting (const ArbScripts *scripts, ArbStep *step)
{
  const ArbEffect *effect = &scripts->effects[step->effect];

  if (step->effect != ARB_EFFECT_END && effect->enter == NULL && effect->asks == NULL
      && effect->amount == NULL && !(step->flags & (ARB_STEP_PER_SYMBOL | ARB_STEP_OR_NEXT)))
    step->flags |= ARB_STEP_WAITS;
}

static gboolean
compile_alternatives (Compiler *compiler, const char *text)
{
  g_auto (GStrv) alternatives = g_strsplit (text, "|", -1);

  for (guint i = 0; alternatives[i] != NULL; i++)
    {
      ArbStep *step;

      if (compiler->n == ARB_MAX_SCRIPT - 1)
        {
          arb_defects_add (compiler->defects, compiler->path, "a script has at most %d steps",
                           ARB_MAX_SCRIPT - 1);
          return FALSE;
        }
      step = add_step (compiler);
      if (!parse_step (compiler->program->scripts, alternatives[i], step))
        arb_defects_add (compiler->defects, compiler->path,
                         "“%s” is not a step of a script: expected an effect like “draw 2”",
                         alternatives[i]);
      if (alternatives[i + 1] != NULL)
        step->flags |= ARB_STEP_OR_NEXT;
      note_waiting (compiler->program->scripts, step);
    }

  return TRUE;
}

guint16
arb_program_compile (ArbProgram *self, const char *text, guint origin, ArbArgument subject,
                     const char *path, ArbDefects *defects)
{
  Compiler compiler = {
    self, { .origin = (guint16) origin, .subject = subject }, 0, path, defects
  };
  guint16 first = (guint16) self->n_steps;
  g_auto (GStrv) groups = g_strsplit (text != NULL ? text : "", ";", -1);

  for (guint i = 0; groups[i] != NULL && compile_alternatives (&compiler, groups[i]); i++)
    ;
  add_step (&compiler);
  return first;
}

guint16
arb_program_add (ArbProgram *self, const ArbStep *steps, guint n)
{
  guint16 first = (guint16) self->n_steps;

  g_assert (self->n_steps + n < self->room);
  memcpy (&self->steps[first], steps, n * sizeof (ArbStep));
  for (guint i = 0; i < n; i++)
    note_waiting (self->scripts, &self->steps[first + i]);
  self->n_steps += n;
  self->steps[self->n_steps++] = (ArbStep){ .effect = ARB_EFFECT_END };
  return first;
}

const ArbStep *
arb_program_find (const ArbProgram *self, guint at, guint effect)
{
  for (const ArbStep *step = &self->steps[at]; step->effect != ARB_EFFECT_END; step++)
    if (step->effect == effect)
      return step;

  return NULL;
}

void
arb_agenda_insert (ArbAgenda *self, guint at, guint seat)
{
  ArbItem top = *arb_agenda_top (self);

  self->n--;
  arb_agenda_push (self, at, seat, ARB_NO_CARD);
  g_assert (self->n < ARB_MAX_AGENDA);
  self->items[self->n++] = top;
}

void
arb_agenda_remove (ArbAgenda *self, guint index)
{
  g_assert (index < self->n);
  for (self->n--; index < self->n; index++)
    self->items[index] = self->items[index + 1];
  /* Cleared, so that equal states are equal memory. */
  self->items[index] = (ArbItem){ 0 };
}

/* Nothing is asked of a player who has left. */
static gboolean
asks (const ArbProgram *program, const ArbState *state, const ArbItem *item, const ArbStep *step,
      guint amount)
{
  ArbAsksFunc *func = program->scripts->effects[step->effect].asks;

  return !arb_has_left (state, item->seat) && (func == NULL || func (state, item, step, amount));
}

/* Opens the alternatives at which @item is for its player, if there is anything to choose. */
static G_NO_INLINE void
open_alternatives (ArbItem *item, const ArbProgram *program, const ArbState *state)
{
  for (const ArbStep *step = &program->steps[item->at];; step++)
    {
      if (asks (program, state, item, step, arb_program_amount (program, state, item, step)))
        {
          item->choice = ARB_CHOICE_OPEN;
          return;
        }
      if (!(step->flags & ARB_STEP_OR_NEXT))
        break;
    }
  arb_item_next (item, program);
}

/* Lets the player decide @step, which has no alternative, if there is anything to choose. */
static G_NO_INLINE void
ask_step (ArbItem *item, const ArbProgram *program, ArbState *state, const ArbStep *step)
{
  guint amount = arb_program_amount (program, state, item, step);

  if (asks (program, state, item, step, amount))
    {
      item->choice = ARB_CHOICE_MADE;
      item->left = (guint8) amount;
    }
  else
    arb_item_next (item, program);
}

/* Carries out @step, which has no alternative, as far as it needs no decision. */
static G_NO_INLINE void
enter_step (ArbItem *item, const ArbProgram *program, ArbState *state, const ArbStep *step)
{
  ArbEnterFunc *enter = program->scripts->effects[step->effect].enter;
  ArbItem now = *item;

  if (enter != NULL)
    {
      /* Moves on first, because the effect may push items above or below. */
      item->at++;
      if (enter (state, &now, step, arb_program_amount (program, state, &now, step)))
        return;
      *item = now;
    }
  ask_step (item, program, state, step);
}

void
arb_agenda_run (ArbAgenda *self, const ArbProgram *program, ArbState *state)
{
  do
    {
      ArbItem *item = arb_agenda_top (self);
      const ArbStep *step = &program->steps[item->at];

      if ((step->flags & ARB_STEP_WAITS) && G_LIKELY (!arb_has_left (state, item->seat)))
        {
          item->choice = ARB_CHOICE_MADE;
          item->left = (guint8) step->amount;
          return;
        }
      if (step->flags & ARB_STEP_OR_NEXT)
        open_alternatives (item, program, state);
      else if (step->effect != ARB_EFFECT_END)
        enter_step (item, program, state, step);
      else
        {
          if (item->card != ARB_NO_CARD && program->scripts->finish != NULL)
            program->scripts->finish (state, item);
          arb_agenda_pop (self);
        }
    }
  while (!arb_agenda_waits (self));
}

void
arb_agenda_choose (ArbAgenda *self, const ArbProgram *program, const ArbState *state,
                   const ArbStep *step)
{
  ArbItem *item = arb_agenda_top (self);

  if (item->choice == ARB_CHOICE_MADE)
    return;

  item->at = (guint16) (step - program->steps);
  item->choice = ARB_CHOICE_MADE;
  item->left = (guint8) arb_program_amount (program, state, item, step);
}

void
arb_agenda_consume (ArbAgenda *self, const ArbProgram *program, const ArbState *state, guint n)
{
  ArbItem *item = arb_agenda_top (self);
  const ArbStep *step = &program->steps[item->at];

  if (item->left != ARB_ALL)
    item->left -= (guint8) MIN (n, item->left);
  if (item->left == 0 || !asks (program, state, item, step, item->left))
    arb_item_next (item, program);
}

gboolean
arb_program_is_optional (const ArbProgram *self, const ArbState *state, const ArbItem *item,
                         const ArbStep *step)
{
  for (;; step++)
    {
      if (!(step->flags & ARB_STEP_OPTIONAL)
          && arb_program_could_do (self, state, item, step,
                                   item->choice == ARB_CHOICE_MADE
                                       ? item->left
                                       : arb_program_amount (self, state, item, step)))
        return FALSE;
      if (!(step->flags & ARB_STEP_OR_NEXT) || item->choice == ARB_CHOICE_MADE)
        return TRUE;
    }
}
