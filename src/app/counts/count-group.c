/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-group.h"

#include "app/counts/count-cards.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/field-row.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/rows.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* More than anybody has of anything. */
#define MOST 99

struct _ArbCountGroup
{
  AdwPreferencesGroup parent_instance;

  guint seat;
  GListModel *counted;
  GListModel *picked;
  GPtrArray *buttons; /* GtkSpinButton, one for each of what is counted */
  GtkLabel *total;
  AdwExpanderRow *row; /* of the cards */
  ArbCountCards *cards;
};

enum
{
  CHANGED,
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbCountGroup, arb_count_group, ADW_TYPE_PREFERENCES_GROUP)

static ArbHolding
get_count (ArbCountGroup *self, GListModel *options, guint index, guint amount)
{
  g_autoptr (ArbOption) option = g_list_model_get_item (options, index);

  return (ArbHolding){ self->seat, (ArbArgument) arb_option_get_value (option), amount };
}

void
arb_count_group_collect_picked (ArbCountGroup *self, GArray *counts)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  for (guint i = 0; i < g_list_model_get_n_items (self->picked); i++)
    {
      ArbHolding count = get_count (self, self->picked, i, 1);

      if (arb_count_cards_is_picked (self->cards, i))
        g_array_append_val (counts, count);
    }
}

void
arb_count_group_collect_counted (ArbCountGroup *self, GArray *counts)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      ArbHolding count = get_count (self, self->counted, i, 0);

      /* What is typed counts before the keyboard leaves it. */
      gtk_spin_button_update (self->buttons->pdata[i]);
      count.amount = (guint) gtk_spin_button_get_value_as_int (self->buttons->pdata[i]);
      if (count.amount > 0)
        g_array_append_val (counts, count);
    }
}

void
arb_count_group_begin (ArbCountGroup *self)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  gtk_widget_grab_focus (self->buttons->len > 0 ? self->buttons->pdata[0] : GTK_WIDGET (self));
}

void
arb_count_group_set_total (ArbCountGroup *self, gint total)
{
  g_autofree char *text = g_strdup_printf ("%d", total);

  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  arb_label_change (self->total, text);
}

void
arb_count_group_pick (ArbCountGroup *self, guint index)
{
  g_return_if_fail (ARB_IS_COUNT_GROUP (self));

  arb_count_cards_set_picked (self->cards, index, TRUE);
}

gboolean
arb_count_group_drop (ArbCountGroup *self, guint index)
{
  g_return_val_if_fail (ARB_IS_COUNT_GROUP (self), FALSE);

  if (!arb_count_cards_is_picked (self->cards, index))
    return FALSE;
  arb_count_cards_set_picked (self->cards, index, FALSE);
  return TRUE;
}

/* Folded, it says what was picked. */
static void
show_picked (ArbCountGroup *self)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (self->picked); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (self->picked, i);

      if (arb_count_cards_is_picked (self->cards, i))
        g_string_append_printf (names, "%s%s", names->len > 0 ? C_ ("list", ", ") : "",
                                arb_option_get_label (option));
    }
  adw_expander_row_set_subtitle (self->row,
                                 names->len > 0 ? names->str : _ ("Added to the numbers above"));
  g_string_free (names, TRUE);
}

static void
on_picked (ArbCountGroup *self, guint index, gboolean picked)
{
  show_picked (self);
  if (picked)
    g_signal_emit (self, signals[PICKED], 0, index);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_value (ArbCountGroup *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Who unfolds the cards can type at once; on a phone they see the cards first, see
 * arb_window_is_fitted(). */
static void
on_expanded (ArbCountGroup *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!adw_expander_row_get_expanded (self->row))
    return;
  if (GTK_IS_WINDOW (root) && arb_window_is_fitted (GTK_WINDOW (root)))
    arb_count_cards_begin (self->cards);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->cards));
}

static void
add_cards (ArbCountGroup *self, const char *player)
{
  const char *title = _ ("Cards by Name");
  /* The list would make a row of its own, which is a stop of the keyboard without a name. */
  GtkWidget *place = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "selectable", FALSE,
                                   "focusable", FALSE, NULL);

  self->row = ADW_EXPANDER_ROW (arb_row_new (ADW_TYPE_EXPANDER_ROW, title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  self->cards = ARB_COUNT_CARDS (arb_count_cards_new (player, self->picked));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (place), GTK_WIDGET (self->cards));
  adw_expander_row_add_row (self->row, place);
  g_signal_connect_object (self->cards, "picked", G_CALLBACK (on_picked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->row, "notify::expanded", G_CALLBACK (on_expanded), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->row));
  show_picked (self);
}

static void
add_counted (ArbCountGroup *self, const char *player, ArbOption *option)
{
  g_autofree char *title = arb_words_capitalize (arb_option_get_label (option));
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  GtkWidget *button = gtk_spin_button_new_with_range (0, MOST, 1);
  /* Translators: a player, and what is counted: “Ann, Fighters” */
  g_autofree char *name =
      g_strdup_printf (C_ ("count", "%s, %s"), player, arb_option_get_label (option));

  arb_spin_button_take_digits (GTK_SPIN_BUTTON (button));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  /* The title alone, by which the row has it called, is the same for every player. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "value-changed", G_CALLBACK (on_value), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
arb_count_group_dispose (GObject *object)
{
  ArbCountGroup *self = ARB_COUNT_GROUP (object);

  g_clear_object (&self->counted);
  g_clear_object (&self->picked);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_count_group_parent_class)->dispose (object);
}

static void
arb_count_group_class_init (ArbCountGroupClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  G_OBJECT_CLASS (klass)->dispose = arb_count_group_dispose;
}

static void
arb_count_group_init (ArbCountGroup *self)
{
  self->buttons = g_ptr_array_new ();
  self->total = GTK_LABEL (gtk_label_new ("0"));
}

static GtkWidget *
header_new (ArbCountGroup *self, ArbPlayerMarker marker)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_widget_add_css_class (GTK_WIDGET (self->total), "number-2");
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "numeric");
  gtk_box_append (GTK_BOX (header), GTK_WIDGET (self->total));
  gtk_box_append (GTK_BOX (header), arb_player_marker_label_new (marker));
  return header;
}

GtkWidget *
arb_count_group_new (ArbSession *session, guint seat, GListModel *counted, GListModel *picked)
{
  ArbCountGroup *self = g_object_new (ARB_TYPE_COUNT_GROUP, NULL);
  const char *name = arb_session_get_player (session, seat);
  g_autofree char *title = g_markup_escape_text (name, -1);

  self->seat = seat;
  self->counted = g_object_ref (counted);
  self->picked = g_object_ref (picked);
  /* A group's title is markup. */
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), title);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self),
                                           header_new (self,
                                                       arb_session_get_marker (session, seat)));
  for (guint i = 0; i < g_list_model_get_n_items (counted); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (counted, i);

      add_counted (self, name, option);
    }
  if (g_list_model_get_n_items (picked) > 0)
    add_cards (self, name);
  return GTK_WIDGET (self);
}
