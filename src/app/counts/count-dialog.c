/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-dialog.h"

#include "app/counts/count-cards.h"
#include "app/counts/count-pad.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "model/session/option.h"

#include <glib/gi18n.h>

struct _ArbCountDialog
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkWidget *score_button;
  ArbCountPad *pad;
  ArbSession *session;
  GPtrArray *picked;
  ArbCountCards *cards[ARB_MAX_SEATS + 1]; /* by seat; %NULL before their page is first opened */
};

enum
{
  COUNTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbCountDialog, arb_count_dialog, ADW_TYPE_WINDOW)

/* Appends the cards that are taken for @seat to @counts; returns how many there are. */
static guint
collect_cards (ArbCountDialog *self, guint seat, GArray *counts)
{
  guint n = 0;

  for (guint i = 0; self->cards[seat] != NULL && i < self->picked->len; i++)
    {
      ArbOption *option = self->picked->pdata[i];
      ArbHolding card = { seat, (ArbArgument) option->value, 1 };

      if (!arb_count_cards_is_picked (self->cards[seat], i))
        continue;
      g_array_append_val (counts, card);
      n++;
    }
  return n;
}

static GArray *
collect (ArbCountDialog *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));

  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    collect_cards (self, seat, counts);
  arb_count_pad_collect (self->pad, counts);
  return counts;
}

static void
on_changed (ArbCountDialog *self)
{
  g_autoptr (GArray) counts = collect (self);
  ArbScoreSheet sheet;

  arb_session_score_count (self->session, (const ArbHolding *) counts->data, counts->len, &sheet);
  for (guint seat = 1; seat <= sheet.n_seats; seat++)
    arb_count_pad_set_total (self->pad, seat, sheet.totals[seat]);
}

/* A card lies at one place only: ticking it for one player unticks it for the others, and a toast
 * names the player who loses it. */
static void
drop_from_others (ArbCountDialog *self, guint index, ArbCountCards *cards)
{
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      ArbCountCards *others = self->cards[seat];
      g_autofree char *text = NULL;

      if (others == NULL || others == cards || !arb_count_cards_is_picked (others, index))
        continue;
      arb_count_cards_set_picked (others, index, FALSE);
      /* Translators: a player, who had ticked a card that another player now has ticked */
      text = g_strdup_printf (_ ("No longer ticked for %s"),
                              arb_session_get_player (self->session, seat));
      arb_toast_show (self->toasts, text);
    }
}

static void
on_picked (ArbCountDialog *self, guint index, gboolean picked, ArbCountCards *cards)
{
  if (picked)
    drop_from_others (self, index, cards);
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));

      arb_count_pad_set_named (self->pad, seat, collect_cards (self, seat, counts));
    }
  on_changed (self);
}

/* Makes the page with the cards of @seat and a button back to the pad. */
static GtkWidget *
cards_page_new (ArbCountDialog *self, guint seat)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *back = gtk_button_new_with_mnemonic (_ ("_Back"));
  GtkWidget *cards =
      arb_count_cards_new (arb_session_get_player (self->session, seat), self->picked);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "count.back");
  gtk_box_append (GTK_BOX (head), back);
  gtk_box_append (GTK_BOX (head), arb_seat_heading_new (self->session, seat));
  gtk_box_append (GTK_BOX (page), head);
  gtk_box_append (GTK_BOX (page), cards);
  gtk_widget_add_css_class (page, "count-pad");
  self->cards[seat] = ARB_COUNT_CARDS (cards);
  g_signal_connect_object (cards, "picked", G_CALLBACK (on_picked), self, G_CONNECT_SWAPPED);
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "child",
                       page, NULL);
}

static void
on_named (ArbCountDialog *self, guint seat)
{
  if (self->cards[seat] == NULL)
    gtk_stack_add_child (self->stack, cards_page_new (self, seat));
  gtk_stack_set_visible_child (self->stack, gtk_widget_get_ancestor (GTK_WIDGET (self->cards[seat]),
                                                                     GTK_TYPE_SCROLLED_WINDOW));
  gtk_widget_grab_focus (GTK_WIDGET (self->cards[seat]));
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->pad));
  arb_count_pad_begin (self->pad);
}

static void
on_completed (ArbCountDialog *self)
{
  gtk_widget_grab_focus (self->score_button);
}

static void
score (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);
  g_autoptr (GArray) counts = collect (self);
  g_autofree char *reason = NULL;

  if (!arb_session_count (self->session, (const ArbHolding *) counts->data, counts->len, &reason))
    {
      arb_toast_show (self->toasts, reason);
      return;
    }
  g_signal_emit (self, signals[COUNTED], 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

ArbSession *
arb_count_dialog_get_session (ArbCountDialog *self)
{
  g_return_val_if_fail (ARB_IS_COUNT_DIALOG (self), NULL);
  return self->session;
}

static void
arb_count_dialog_dispose (GObject *object)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->picked, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_count_dialog_parent_class)->dispose (object);
}

static void
arb_count_dialog_class_init (ArbCountDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_count_dialog_dispose;

  signals[COUNTED] = g_signal_new ("counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/count-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, score_button);
  gtk_widget_class_install_action (widget_class, "count.score", NULL, score);
  gtk_widget_class_install_action (widget_class, "count.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_count_dialog_init (ArbCountDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_count_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbCountDialog *self = g_object_new (ARB_TYPE_COUNT_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GPtrArray) counted = arb_session_dup_counted (session);

  self->session = g_object_ref (session);
  self->picked = arb_session_dup_picked (session);
  self->pad = ARB_COUNT_PAD (arb_count_pad_new (session, counted, self->picked->len > 0));
  g_signal_connect_object (self->pad, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "named", G_CALLBACK (on_named), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "completed", G_CALLBACK (on_completed), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->pad));
  arb_count_pad_begin (self->pad);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
