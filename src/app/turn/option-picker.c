/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/option-picker.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/widgets.h"
#include "wording/search.h"

#include <glib/gi18n.h>

#define COLUMN_WIDTH 150
#define SPACING 6

struct _ArbOptionPicker
{
  AdwBin parent_instance;

  GListModel *options;
  GtkWidget *search;
  GtkWidget *buttons; /* a toggle button for each option */
  GtkWidget *others_button;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbOptionPicker, arb_option_picker, ADW_TYPE_BIN)

static gboolean
is_chosen (GtkWidget *button)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}

static gboolean
is_long (ArbOptionPicker *self)
{
  return g_list_model_get_n_items (self->options) > ARB_OPTIONS_AT_ONCE;
}

/* Returns the index of the chosen option, or -1. */
static gint
get_chosen (ArbOptionPicker *self)
{
  gint index = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button), index++)
    if (is_chosen (button))
      return index;
  return -1;
}

/* Shows the options that match what is typed. */
static void
filter (ArbOptionPicker *self)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->search));
  guint index = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (self->options, index++);

      gtk_widget_set_visible (button, arb_search_matches (typed, option->label));
    }
}

/* Lets people type at once; on a phone the keyboard would cover the options. */
static void
focus_search (ArbOptionPicker *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!GTK_IS_WINDOW (root) || !arb_window_is_fitted (GTK_WINDOW (root)))
    gtk_widget_grab_focus (self->search);
}

/* Shows all options of a long list with its search entry, or only the chosen one. */
static void
unfold (ArbOptionPicker *self, gboolean all)
{
  gtk_widget_set_visible (self->search, all);
  gtk_widget_set_visible (self->others_button, !all);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  filter (self);
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL && !all;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_set_visible (button, is_chosen (button));
}

static void
on_others (ArbOptionPicker *self)
{
  unfold (self, TRUE);
  focus_search (self);
}

/* Of the two buttons that change, only the chosen one counts. It takes the focus from the entry,
 * which is hidden. */
static void
on_toggled (ArbOptionPicker *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  if (is_long (self))
    {
      unfold (self, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (button));
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Enter chooses the first option that was found. */
static void
on_entered (ArbOptionPicker *self)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_widget_get_visible (button))
      {
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
        return;
      }
}

ArbZoneCard *
arb_option_dup_card (ArbSession *session, ArbOption *option)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  const char *name = arb_catalogue_get_name (catalogue, (ArbArgument) option->value);
  g_autoptr (ArbZoneCard) card = name != NULL ? arb_session_dup_face (session, name) : NULL;

  return card != NULL && card->n_counters > 0 ? g_steal_pointer (&card) : NULL;
}

static GtkWidget *
words_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static GtkWidget *
picture_new (ArbSession *session, ArbZoneCard *card)
{
  GtkWidget *tile = arb_card_tile_new ();

  arb_card_tile_set (ARB_CARD_TILE (tile), session, card, ARB_CARD_TILE_BAR);
  return tile;
}

static void
add_button (ArbOptionPicker *self, ArbSession *session, ArbOption *option)
{
  GtkWidget *first = gtk_widget_get_first_child (self->buttons);
  GtkWidget *button =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  g_autoptr (ArbZoneCard) card = arb_option_dup_card (session, option);

  gtk_button_set_child (GTK_BUTTON (button),
                        card != NULL ? picture_new (session, card) : words_new (option->label));
  if (card != NULL)
    gtk_widget_add_css_class (button, "card-choice");
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  arb_widget_set_accessible_name (button, option->label);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

static void
arb_option_picker_dispose (GObject *object)
{
  g_clear_object (&ARB_OPTION_PICKER (object)->options);

  G_OBJECT_CLASS (arb_option_picker_parent_class)->dispose (object);
}

static void
arb_option_picker_class_init (ArbOptionPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_option_picker_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
arb_option_picker_init (ArbOptionPicker *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _ ("Name"), NULL);
  arb_widget_set_accessible_name (self->search, _ ("Name"));
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (filter), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (on_entered), self);
  self->buttons =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                    "layout-manager", arb_columns_layout_new (COLUMN_WIDTH, 0, SPACING), NULL);
  gtk_widget_add_css_class (self->buttons, "chips");
  self->others_button = gtk_button_new_with_mnemonic (_ ("_Choose Another…"));
  gtk_widget_set_halign (self->others_button, GTK_ALIGN_START);
  g_signal_connect_swapped (self->others_button, "clicked", G_CALLBACK (on_others), self);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->buttons);
  gtk_box_append (GTK_BOX (box), self->others_button);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
arb_option_picker_new (ArbSession *session, GListModel *options, const char *name)
{
  ArbOptionPicker *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  self = g_object_new (ARB_TYPE_OPTION_PICKER, NULL);
  self->options = g_object_ref (options);
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      add_button (self, session, option);
    }
  arb_widget_set_accessible_name (self->buttons, name);
  unfold (self, TRUE);
  gtk_widget_set_visible (self->search, is_long (self));
  if (!is_long (self) && g_list_model_get_n_items (options) > 0)
    arb_option_picker_choose (self, 0);
  return GTK_WIDGET (self);
}

GListModel *
arb_option_picker_get_options (ArbOptionPicker *self)
{
  g_return_val_if_fail (ARB_IS_OPTION_PICKER (self), NULL);
  return self->options;
}

ArbOption *
arb_option_picker_dup_chosen (ArbOptionPicker *self)
{
  gint index;

  g_return_val_if_fail (ARB_IS_OPTION_PICKER (self), NULL);

  index = get_chosen (self);
  return index >= 0 ? g_list_model_get_item (self->options, (guint) index) : NULL;
}

void
arb_option_picker_choose (ArbOptionPicker *self, guint index)
{
  GtkWidget *button;

  g_return_if_fail (ARB_IS_OPTION_PICKER (self));
  g_return_if_fail (index < g_list_model_get_n_items (self->options));

  button = gtk_widget_get_first_child (self->buttons);
  while (index-- > 0)
    button = gtk_widget_get_next_sibling (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}
