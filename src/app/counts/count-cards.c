/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-cards.h"

#include "app/widgets/focus.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"

#include <glib/gi18n.h>

struct _ArbCountCards
{
  AdwBin parent_instance;

  char *player;
  GPtrArray *options;
  GtkEditable *search;
  GtkFlowBox *cards;
  GPtrArray *buttons; /* GtkToggleButton, one for each option */
};

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbCountCards, arb_count_cards, ADW_TYPE_BIN)

static void
on_toggled (ArbCountCards *self, GtkToggleButton *button)
{
  guint index;

  if (g_ptr_array_find (self->buttons, button, &index))
    g_signal_emit (self, signals[PICKED], 0, index, gtk_toggle_button_get_active (button));
}

static void
add_button (ArbCountCards *self, ArbOption *option)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", option->label, "wrap", TRUE, "wrap-mode",
                    PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);
  GtkWidget *child = gtk_flow_box_child_new ();
  /* Translators: a player, and a card: “Ann, Voson” */
  g_autofree char *name = g_strdup_printf (C_ ("count", "%s, %s"), self->player, option->label);

  gtk_button_set_child (GTK_BUTTON (button), label);
  arb_widget_set_accessible_name (button, name);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (self->cards, child);
  g_ptr_array_add (self->buttons, button);
}

static gboolean
is_searched (ArbCountCards *self, guint index)
{
  const char *text = gtk_editable_get_text (self->search);
  ArbOption *option = self->options->pdata[index];

  return *text == '\0' || g_str_match_string (text, option->label, TRUE);
}

static gboolean
filter (GtkFlowBoxChild *child, gpointer user_data)
{
  return is_searched (user_data, (guint) gtk_flow_box_child_get_index (child));
}

static void
on_search (ArbCountCards *self)
{
  gtk_flow_box_invalidate_filter (self->cards);
}

/* Takes the first card that was found and is not taken yet, and clears the search for the next
 * card. */
static void
on_enter (ArbCountCards *self)
{
  if (*gtk_editable_get_text (self->search) == '\0')
    return;
  for (guint i = 0; i < self->buttons->len; i++)
    if (is_searched (self, i) && !arb_count_cards_is_picked (self, i))
      {
        gtk_toggle_button_set_active (self->buttons->pdata[i], TRUE);
        gtk_editable_set_text (self->search, "");
        return;
      }
}

void
arb_count_cards_set_picked (ArbCountCards *self, guint index, gboolean picked)
{
  g_return_if_fail (ARB_IS_COUNT_CARDS (self));
  g_return_if_fail (index < self->options->len);

  gtk_toggle_button_set_active (self->buttons->pdata[index], picked);
}

gboolean
arb_count_cards_is_picked (ArbCountCards *self, guint index)
{
  g_return_val_if_fail (ARB_IS_COUNT_CARDS (self), FALSE);

  return gtk_toggle_button_get_active (self->buttons->pdata[index]);
}

static gboolean
arb_count_cards_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ARB_COUNT_CARDS (widget)->search));
}

static void
arb_count_cards_dispose (GObject *object)
{
  ArbCountCards *self = ARB_COUNT_CARDS (object);

  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_pointer (&self->player, g_free);

  G_OBJECT_CLASS (arb_count_cards_parent_class)->dispose (object);
}

static void
arb_count_cards_class_init (ArbCountCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_count_cards_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = arb_count_cards_grab_focus;
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
arb_count_cards_init (ArbCountCards *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->buttons = g_ptr_array_new ();
  self->search = GTK_EDITABLE (gtk_search_entry_new ());
  self->cards = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (self->cards, 12);
  gtk_flow_box_set_filter_func (self->cards, filter, self, NULL);
  g_signal_connect_swapped (self->search, "changed", G_CALLBACK (on_search), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (on_enter), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->search));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cards));
  adw_bin_set_child (ADW_BIN (self), box);
  arb_focus_type_into (GTK_WIDGET (self), self->search);
}

GtkWidget *
arb_count_cards_new (const char *player, GPtrArray *options)
{
  ArbCountCards *self = g_object_new (ARB_TYPE_COUNT_CARDS, NULL);
  /* Translators: a player, and what is searched: “Ann, first letters of a card” */
  g_autofree char *name =
      g_strdup_printf (C_ ("count", "%s, %s"), player, _ ("First letters of a card"));

  self->player = g_strdup (player);
  self->options = g_ptr_array_ref (options);
  for (guint i = 0; i < options->len; i++)
    add_button (self, options->pdata[i]);
  g_object_set (self->search, "placeholder-text", _ ("First letters, then Enter"), NULL);
  arb_widget_set_accessible_name (GTK_WIDGET (self->search), name);
  arb_widget_set_accessible_name (GTK_WIDGET (self->cards), player);
  return GTK_WIDGET (self);
}
