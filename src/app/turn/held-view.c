/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/held-view.h"

#include "app/widgets/press-guard.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/widgets.h"

struct _ArbHeldView
{
  ArbSessionView *panel;
  ArbVerdictBox *verdict;
  GHashTable *buttons;
  GtkWidget *held; /* (nullable): the button that is marked as held */
};

/* Returns the moves of a button and their verdict, for #ArbPressGuard: two taps record them twice, unless
 * the first tap has to be answered, or has made them impossible. */
static GBytes *
dup_moves (GtkWidget *button, gpointer data)
{
  ArbHeldView *self = data;
  ArbOfferCell *cell =
      ARB_IS_OFFER_BUTTON (button) ? arb_offer_button_get_cell (ARB_OFFER_BUTTON (button)) : NULL;
  const ArbOffer *offer;
  GByteArray *identity;

  if (cell == NULL || g_hash_table_lookup (self->buttons, cell) != button
      || gtk_widget_get_visible (GTK_WIDGET (self->verdict)))
    return NULL;
  offer = &cell->item->offer;
  identity = g_byte_array_new ();
  g_byte_array_append (identity, (const guint8 *) offer->moves,
                       (guint) (offer->n_moves * sizeof (ArbMove)));
  g_byte_array_append (identity, (const guint8 *) &offer->verdict.value,
                       sizeof offer->verdict.value);
  return g_byte_array_free_to_bytes (identity);
}

ArbHeldView *
arb_held_view_new (ArbSessionView *panel, ArbVerdictBox *verdict, GHashTable *buttons)
{
  ArbHeldView *self = g_new0 (ArbHeldView, 1);

  self->panel = panel;
  self->verdict = verdict;
  self->buttons = g_hash_table_ref (buttons);
  arb_press_guard_set_identity_func (GTK_WIDGET (panel), dup_moves, self);
  return self;
}

void
arb_held_view_free (ArbHeldView *self)
{
  g_hash_table_unref (self->buttons);
  g_clear_weak_pointer (&self->held);
  g_free (self);
}

/* Announces the verdict to the person who pressed the button, each time it is pressed. */
static void
announce (ArbHeldView *self)
{
  g_autofree char *verdict = arb_verdict_box_dup_verdict (self->verdict);

  arb_widget_set_accessible_name (GTK_WIDGET (self->verdict), verdict);
  if (self->held != NULL)
    arb_verdict_announce (self->held, verdict);
}

static void
unmark (ArbHeldView *self)
{
  if (self->held != NULL)
    gtk_widget_remove_css_class (self->held, "held");
  g_clear_weak_pointer (&self->held);
}

/* Marks the button as long as the verdict is shown, which takes room from the choices: the button
 * stays in sight. */
static void
mark (ArbHeldView *self, GtkWidget *button)
{
  g_set_weak_pointer (&self->held, button);
  gtk_widget_add_css_class (button, "held");
  arb_widget_reveal (button);
}

static void
fill (ArbHeldView *self, ArbTurnState *state)
{
  if (state->held != NULL)
    {
      arb_verdict_box_show_choice (self->verdict, state->session, state->held, state->answers);
      return;
    }
  arb_verdict_box_show_error (self->verdict, state->said, state->message);
  if (state->meant != NULL)
    arb_verdict_box_show_phrases (self->verdict, state->meant);
}

void
arb_held_view_show (ArbHeldView *self, ArbTurnState *state)
{
  GtkWidget *button;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ARB_IS_TURN_STATE (state));

  arb_press_guard_note_change (GTK_WIDGET (self->panel));
  unmark (self);
  if (!arb_turn_state_speaks (state))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->verdict), FALSE);
      return;
    }
  fill (self, state);
  button = state->held_cell != NULL ? g_hash_table_lookup (self->buttons, state->held_cell) : NULL;
  if (button != NULL)
    mark (self, button);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
  arb_widget_reveal (GTK_WIDGET (self->verdict));
  gtk_widget_activate_action (GTK_WIDGET (self->panel), "win.begun", NULL);
  announce (self);
}

GtkWidget *
arb_held_view_get_button (ArbHeldView *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return self->held;
}
