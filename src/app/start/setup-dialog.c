/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/setup-dialog.h"

#include "app/turn/option-drop-down.h"
#include "app/widgets/draw-result.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "model/session/option.h"
#include "model/session/session-statements.h"
#include "model/session/zone.h"
#include "wording/names.h"

#include <glib/gi18n.h>

struct _ArbSetupDialog
{
  ArbDialog parent_instance;

  AdwPreferencesGroup *table_group;
  AdwPreferencesGroup *seat_group;
  AdwPreferencesGroup *dealt_group;
  ArbDrawResult *lots;
  ArbSession *session;
  ArbMove dealt[ARB_MAX_SEATS + 1];           /* what each seat was dealt, if that is asked */
  GtkDropDown *drop_downs[ARB_MAX_SEATS + 1]; /* %NULL for a seat that is not asked */
  GtkSizeGroup *widths;                       /* gives all drop-downs the same width */
  GtkButton *done_button;
  GArray *drawn; /* Lot, in the order in which they are revealed */
};

/* The option that was drawn at random for a seat. */
typedef struct
{
  guint seat;
  guint option;
} Lot;

G_DEFINE_FINAL_TYPE (ArbSetupDialog, arb_setup_dialog, ARB_TYPE_DIALOG)

static GtkWidget *
item_row_new (ArbZoneCard *item)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, item->label);
  GtkWidget *tick = gtk_check_button_new ();
  g_autofree char *count = g_strdup_printf ("%u", item->count);
  GtkWidget *label = gtk_label_new (count);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), item->details);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tick);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), tick);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  return row;
}

static void
fill_group (AdwPreferencesGroup *group, GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    adw_preferences_group_add (group, item_row_new (items->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (group), items->len > 0);
}

/* Lists those options of the dealt cards that were possible. */
static GListModel *
list_options (ArbSetupDialog *self, ArbMove move)
{
  g_autoptr (GListModel) all = arb_session_dup_options (self->session, move.verb, 0);
  GListStore *options = g_list_store_new (ARB_TYPE_OPTION);
  g_autoptr (ArbOption) none = arb_option_new (g_strdup (_ ("Not said")), ARB_ARGUMENT_NONE);

  g_list_store_append (options, none);
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (all, i);
      g_autoptr (ArbChoice) choice = NULL;

      move.arguments[0] = (ArbArgument) option->value;
      choice = arb_session_judge (self->session, move);
      if (arb_choice_is_plain (choice))
        g_list_store_append (options, option);
    }
  return G_LIST_MODEL (options);
}

static void
add_dealt (ArbSetupDialog *self, ArbChoice *choice, GListModel *options)
{
  guint seat = choice->move.seat;
  const char *name = arb_session_get_player (self->session, seat);
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, name);
  GtkWidget *drop_down = arb_option_drop_down_new (self->session, options);

  /* All drop-downs start at the same place, however long the names of the players are. */
  gtk_widget_set_hexpand (drop_down, FALSE);
  gtk_size_group_add_widget (self->widths, drop_down);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             arb_player_marker_image_new (
                                 arb_session_get_marker (self->session, seat)));
  arb_row_add_input (row, drop_down, name);
  self->dealt[seat] = choice->move;
  self->drop_downs[seat] = GTK_DROP_DOWN (drop_down);
  adw_preferences_group_add (self->dealt_group, row);
  gtk_widget_set_visible (GTK_WIDGET (self->dealt_group), TRUE);
}

static void
fill_dealt (ArbSetupDialog *self)
{
  g_autoptr (GPtrArray) dealt = arb_session_dup_dealt (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->dealt_group), FALSE);
  for (guint i = 0; i < dealt->len; i++)
    {
      ArbChoice *choice = dealt->pdata[i];
      g_autoptr (GListModel) options = list_options (self, choice->move);

      adw_preferences_group_set_title (self->dealt_group, choice->group);
      /* Without real alternatives the cards were recorded already, and people are not asked
       * again. */
      if (g_list_model_get_n_items (options) > 2)
        add_dealt (self, choice, options);
    }
}

static void
add_lot (ArbSetupDialog *self, guint seat, ArbArgument argument)
{
  GListModel *options = gtk_drop_down_get_model (self->drop_downs[seat]);
  g_autofree char *player = arb_names_isolate (arb_session_get_player (self->session, seat));

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);
      g_autofree char *text = NULL;

      if (option->value != argument)
        continue;
      /* Translators: a player, and what was drawn for them by lot: “Ann: Drawde” */
      text = g_strdup_printf (C_ ("lot", "%s: %s"), player, option->label);
      g_array_append_vals (self->drawn, &(Lot){ seat, i }, 1);
      arb_draw_result_add (self->lots, arb_session_get_marker (self->session, seat), text);
    }
}

/* Selects a drawn option in its drop-down when the lot is revealed. */
static void
on_drawn (ArbSetupDialog *self, guint index)
{
  const Lot *lot = &g_array_index (self->drawn, Lot, index);

  gtk_drop_down_set_selected (self->drop_downs[lot->seat], lot->option);
}

static void
draw_lots (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSetupDialog *self = ARB_SETUP_DIALOG (widget);
  g_autoptr (GPtrArray) drawn = NULL;

  /* A second tap reveals all lots at once. */
  if (arb_draw_result_is_showing (self->lots))
    {
      arb_draw_result_settle (self->lots);
      return;
    }
  arb_draw_result_clear (self->lots);
  g_array_set_size (self->drawn, 0);
  drawn = arb_session_dup_dealt (self->session);
  for (guint i = 0; i < drawn->len; i++)
    {
      ArbChoice *choice = drawn->pdata[i];

      if (self->drop_downs[choice->move.seat] != NULL)
        add_lot (self, choice->move.seat, choice->move.arguments[0]);
    }
  arb_draw_result_show (self->lots);
}

static void
finish (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSetupDialog *self = ARB_SETUP_DIALOG (widget);

  arb_draw_result_settle (self->lots);
  for (guint seat = 1; seat <= ARB_MAX_SEATS; seat++)
    {
      GtkDropDown *drop_down = self->drop_downs[seat];
      ArbOption *option = drop_down != NULL ? gtk_drop_down_get_selected_item (drop_down) : NULL;
      ArbMove move = self->dealt[seat];
      ArbVerdict verdict;

      if (option == NULL || option->value == ARB_ARGUMENT_NONE)
        continue;
      move.arguments[0] = (ArbArgument) option->value;
      arb_session_play (self->session, move, FALSE, &verdict);
    }
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
arb_setup_dialog_dispose (GObject *object)
{
  ArbSetupDialog *self = ARB_SETUP_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->widths);
  g_clear_pointer (&self->drawn, g_array_unref);

  G_OBJECT_CLASS (arb_setup_dialog_parent_class)->dispose (object);
}

static void
arb_setup_dialog_class_init (ArbSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_setup_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start/setup-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSetupDialog, table_group);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupDialog, seat_group);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupDialog, dealt_group);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupDialog, lots);
  gtk_widget_class_bind_template_child (widget_class, ArbSetupDialog, done_button);
  gtk_widget_class_bind_template_callback (widget_class, on_drawn);
  gtk_widget_class_install_action (widget_class, "setup.draw-lots", NULL, draw_lots);
  gtk_widget_class_install_action (widget_class, "setup.finish", NULL, finish);
}

static void
arb_setup_dialog_init (ArbSetupDialog *self)
{
  self->widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->drawn = g_array_new (FALSE, FALSE, sizeof (Lot));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Hides the button that begins the game if the game has already begun. */
static void
show_way_on (ArbSetupDialog *self)
{
  gboolean begun =
      arb_game_get_length (arb_document_get_game (arb_session_get_document (self->session))) > 0;

  if (begun)
    gtk_button_set_label (self->done_button, gtk_widget_get_visible (GTK_WIDGET (self->dealt_group))
                                                 ? _ ("_Save")
                                                 : _ ("_Close"));
}

GtkWidget *
arb_setup_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbSetupDialog *self = g_object_new (ARB_TYPE_SETUP_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GPtrArray) table = arb_session_dup_layout (session, ARB_TABLE);
  g_autoptr (GPtrArray) seat = arb_session_dup_layout (session, 1);

  self->session = g_object_ref (session);
  fill_group (self->table_group, table);
  /* The set-up is the same for all players, so it is shown for one of them. */
  fill_group (self->seat_group, seat);
  fill_dealt (self);
  show_way_on (self);
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
  return GTK_WIDGET (self);
}
