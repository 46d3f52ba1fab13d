/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/argument-field.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/focus.h"
#include "app/widgets/rows.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"

#include <glib/gi18n.h>

/* Longer lists have a search entry. */
#define MAX_UNSEARCHED 12

struct _ArbArgumentField
{
  AdwBin parent_instance;

  GListModel *options;
  GtkDropDown *names;
  GtkSpinButton *first;
  GtkSpinButton *second;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbArgumentField, arb_argument_field, ADW_TYPE_BIN)

static guint
get_option (ArbArgumentField *self)
{
  ArbOption *option = gtk_drop_down_get_selected_item (self->names);

  return option != NULL ? arb_option_get_value (option) : ARB_ARGUMENT_NONE;
}

ArbArgument
arb_argument_field_get_argument (ArbArgumentField *self)
{
  ArbArgument option;
  gint first, second;

  g_return_val_if_fail (ARB_IS_ARGUMENT_FIELD (self), ARB_ARGUMENT_NONE);

  option = (ArbArgument) get_option (self);
  first = gtk_spin_button_get_value_as_int (self->first);
  second = gtk_spin_button_get_value_as_int (self->second);
  switch (arb_argument_kind (option))
    {
    case ARB_ARGUMENT_COUNT:
      return arb_argument_count ((guint) MAX (first, 0));
    case ARB_ARGUMENT_CHANGE:
      return arb_argument_change (first);
    case ARB_ARGUMENT_NUMBER:
      return arb_argument_number ((guint) MAX (first, 0));
    case ARB_ARGUMENT_PAIR:
      return arb_argument_pair ((guint) MAX (first, 0), (guint) MAX (second, 0));
    default: /* every other kind is a name */
      return option;
    }
}

void
arb_argument_field_select (ArbArgumentField *self, guint index)
{
  g_return_if_fail (ARB_IS_ARGUMENT_FIELD (self));

  gtk_drop_down_set_selected (self->names, index);
}

static void
on_number (ArbArgumentField *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_option (ArbArgumentField *self)
{
  guint kind = arb_argument_kind ((ArbArgument) get_option (self));
  gboolean is_number = kind == ARB_ARGUMENT_COUNT || kind == ARB_ARGUMENT_CHANGE
                       || kind == ARB_ARGUMENT_NUMBER || kind == ARB_ARGUMENT_PAIR;

  gtk_spin_button_set_range (self->first, kind == ARB_ARGUMENT_CHANGE ? -99 : 0,
                             kind == ARB_ARGUMENT_PAIR ? 9 : 99);
  gtk_widget_set_visible (GTK_WIDGET (self->first), is_number);
  gtk_widget_set_visible (GTK_WIDGET (self->second), kind == ARB_ARGUMENT_PAIR);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Enter chooses the first item that was found. */
static void
on_search_entered (GtkListView *found)
{
  GtkSelectionModel *model = gtk_list_view_get_model (found);

  if (g_list_model_get_n_items (G_LIST_MODEL (model)) == 0)
    return;
  gtk_selection_model_select_item (model, 0, TRUE);
  g_signal_emit_by_name (found, "activate", 0);
}

/* On a phone, the list appears without the keyboard on the screen, see arb_window_is_fitted(). */
static void
on_list (GtkWidget *entry)
{
  GtkWidget *popover = gtk_widget_get_ancestor (entry, GTK_TYPE_POPOVER);
  GtkRoot *root = gtk_widget_get_root (popover);

  if (!GTK_IS_WINDOW (root) || !arb_window_is_fitted (GTK_WINDOW (root)))
    gtk_widget_grab_focus (entry);
}

/* A #GtkDropDown opens with the focus on the chosen item: people who want to search would have to
 * tap the entry first, and then the item that was found. This one opens with the focus in the
 * entry, and Enter chooses. */
static void
search_at_once (GtkWidget *names)
{
  GObject *popover = gtk_widget_get_template_child (names, GTK_TYPE_DROP_DOWN, "popup");
  GObject *entry = gtk_widget_get_template_child (names, GTK_TYPE_DROP_DOWN, "search_entry");
  GObject *found = gtk_widget_get_template_child (names, GTK_TYPE_DROP_DOWN, "popup_list");

  if (popover == NULL || entry == NULL || found == NULL)
    return;
  g_signal_connect_object (popover, "show", G_CALLBACK (on_list), entry,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  arb_focus_type_into (GTK_WIDGET (popover), GTK_EDITABLE (entry));
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_search_entered), found,
                           G_CONNECT_SWAPPED);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *tile = arb_card_tile_new ();
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *chosen = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), tile);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), chosen);
  g_object_bind_property (item, "selected", chosen, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

/* Returns the card of an option, if its tile shows more than a name. */
static ArbZoneCard *
dup_card (ArbSession *session, ArbOption *option)
{
  const ArbCatalogue *catalogue = arb_document_get_catalogue (arb_session_get_document (session));
  const char *name =
      arb_catalogue_get_name (catalogue, (ArbArgument) arb_option_get_value (option));
  g_autoptr (ArbZoneCard) card = name != NULL ? arb_session_dup_face (session, name) : NULL;
  guint n = 0;

  if (card != NULL)
    arb_zone_card_get_counters (card, &n);
  return n > 0 ? g_steal_pointer (&card) : NULL;
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, ArbSession *session)
{
  GtkWidget *tile = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_next_sibling (tile);
  ArbOption *option = gtk_list_item_get_item (item);
  g_autoptr (ArbZoneCard) card = dup_card (session, option);

  gtk_widget_set_visible (tile, card != NULL);
  gtk_widget_set_visible (label, card == NULL);
  gtk_label_set_text (GTK_LABEL (label), arb_option_get_label (option));
  if (card != NULL)
    arb_card_tile_set (ARB_CARD_TILE (tile), session, card, ARB_CARD_TILE_BAR);
}

/* Cards are picked as they look on the table. */
static GtkListItemFactory *
card_factory_new (ArbSession *session)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), session, 0);
  return factory;
}

GtkWidget *
arb_option_drop_down_new (ArbSession *session, GListModel *options)
{
  g_autoptr (GtkListItemFactory) factory = NULL;
  GtkWidget *names;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  names = gtk_drop_down_new (g_object_ref (options),
                             gtk_property_expression_new (ARB_TYPE_OPTION, NULL, "label"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (names),
                                   g_list_model_get_n_items (options) > MAX_UNSEARCHED);
  arb_drop_down_fit (GTK_DROP_DOWN (names));
  factory = card_factory_new (session);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (names), factory);
  search_at_once (names);
  gtk_widget_set_hexpand (names, TRUE);
  return names;
}

static void
arb_argument_field_dispose (GObject *object)
{
  g_clear_object (&ARB_ARGUMENT_FIELD (object)->options);

  G_OBJECT_CLASS (arb_argument_field_parent_class)->dispose (object);
}

static void
arb_argument_field_class_init (ArbArgumentFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_argument_field_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static GtkSpinButton *
number_new (ArbArgumentField *self, GtkWidget *box, const char *label)
{
  GtkWidget *number = gtk_spin_button_new_with_range (0, 99, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 1);
  arb_spin_button_take_digits (GTK_SPIN_BUTTON (number));
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (number, "value-changed", G_CALLBACK (on_number), self);
  gtk_box_append (GTK_BOX (box), number);
  return GTK_SPIN_BUTTON (number);
}

static void
arb_argument_field_init (ArbArgumentField *self)
{
}

/* Returns what the field asks for: the number itself, if only that one is possible. */
static char *
describe (GListModel *options)
{
  guint n = g_list_model_get_n_items (options);
  g_autoptr (ArbOption) last = n > 0 ? g_list_model_get_item (options, n - 1) : NULL;
  g_autoptr (ArbOption) first = n > 0 ? g_list_model_get_item (options, 0) : NULL;

  if (n == 1 || (n == 2 && arb_option_get_value (first) == ARB_ARGUMENT_NONE))
    return g_strdup (arb_option_get_label (last));
  return g_strdup (_ ("Which"));
}

GtkWidget *
arb_argument_field_new (ArbSession *session, GListModel *options)
{
  ArbArgumentField *self;
  g_autofree char *title = NULL;
  GtkWidget *box, *row, *label;

  g_return_val_if_fail (G_IS_LIST_MODEL (options), NULL);

  self = g_object_new (ARB_TYPE_ARGUMENT_FIELD, NULL);
  self->options = g_object_ref (options);
  title = describe (options);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  label = gtk_label_new (title);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  self->names = GTK_DROP_DOWN (arb_option_drop_down_new (session, options));
  gtk_widget_set_visible (GTK_WIDGET (self->names), g_list_model_get_n_items (options) > 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->names), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->names));
  self->first = number_new (self, row, title);
  self->second = number_new (self, row, title);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_swapped (self->names, "notify::selected", G_CALLBACK (on_option), self);
  on_option (self);
  return GTK_WIDGET (self);
}
