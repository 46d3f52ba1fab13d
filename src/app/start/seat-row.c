/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/seat-row.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/player-marker-picker.h"
#include "app/widgets/popover.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _ArbSeatRow
{
  GtkListBoxRow parent_instance;

  GtkMenuButton *marker_button;
  GtkImage *marker_image;
  ArbPlayerMarkerPicker *picker; /* made when it is first opened */
  GtkEntry *entry;
  GtkWidget *handle;
  GtkWidget *up_button;
  GtkWidget *down_button;
  guint seat;
  ArbPlayerMarker marker;
};

enum
{
  MOVE,
  ENTERED,
  NAMED,
  PICKING,
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbSeatRow, arb_seat_row, GTK_TYPE_LIST_BOX_ROW)

static void
move_up (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSeatRow *self = ARB_SEAT_ROW (widget);

  g_signal_emit (self, signals[MOVE], 0, self->seat, self->seat - 1);
}

static void
move_down (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSeatRow *self = ARB_SEAT_ROW (widget);

  g_signal_emit (self, signals[MOVE], 0, self->seat, self->seat + 1);
}

static void
set_label (GtkWidget *button, const char *format, const char *name)
{
  g_autofree char *label = g_strdup_printf (format, name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* Each row has these buttons, so their accessible names contain the player. */
static void
name_buttons (ArbSeatRow *self)
{
  g_autofree char *name = arb_seat_row_dup_name (self);

  /* Translators: a button: the player %s goes one seat up in the list */
  set_label (self->up_button, _ ("Move %s up"), name);
  /* Translators: a button: the player %s goes one seat down in the list */
  set_label (self->down_button, _ ("Move %s down"), name);
}

static void
on_changed (ArbSeatRow *self)
{
  name_buttons (self);
  g_signal_emit (self, signals[NAMED], 0);
}

static void
on_activate (ArbSeatRow *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static GdkContentProvider *
on_prepare (GtkDragSource *source, double x, double y, gpointer data)
{
  ArbSeatRow *self = data;
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 24, 24);
  return gdk_content_provider_new_typed (G_TYPE_UINT, self->seat);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  ArbSeatRow *self = data;

  g_signal_emit (self, signals[MOVE], 0, g_value_get_uint (value), self->seat);
  return TRUE;
}

static void
set_up_dragging (ArbSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_prepare), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static gboolean
arb_seat_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ARB_SEAT_ROW (widget)->entry));
}

/* Tab goes from name to name. From a button, Tab goes back to the name, or on from the last button.
 * The row itself never takes the focus: it would hand it to its name, and Shift+Tab could not leave
 * it. */
static gboolean
arb_seat_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *entry = GTK_WIDGET (ARB_SEAT_ROW (widget)->entry);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *next = gtk_widget_get_next_sibling (widget);

  if (direction == GTK_DIR_TAB_FORWARD && focus != NULL && gtk_widget_is_ancestor (focus, entry)
      && next != NULL && gtk_widget_get_visible (next))
    return gtk_widget_grab_focus (next);
  return gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)), direction);
}

void
arb_seat_row_set_place (ArbSeatRow *self, gboolean has_before, gboolean has_after)
{
  g_return_if_fail (ARB_IS_SEAT_ROW (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-up", has_before);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-down", has_after);
}

static void
on_picked (ArbSeatRow *self, guint marker)
{
  gtk_menu_button_popdown (self->marker_button);
  gtk_widget_grab_focus (GTK_WIDGET (self->marker_button));
  g_signal_emit (self, signals[PICKED], 0, self->seat, marker);
}

/* Asks for the holders of the markers whenever the picker is about to open. */
static void
prepare_picker (GtkMenuButton *button, gpointer data)
{
  ArbSeatRow *self = data;

  if (self->picker == NULL)
    {
      GtkWidget *popover = arb_popover_new ();

      self->picker = ARB_PLAYER_MARKER_PICKER (arb_player_marker_picker_new ());
      g_signal_connect_swapped (self->picker, "chosen", G_CALLBACK (on_picked), self);
      gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (self->picker));
      /* Aligns the popover so that it opens from the button towards the middle of the window. */
      gtk_widget_set_halign (popover,
                             gtk_widget_get_direction (GTK_WIDGET (button)) == GTK_TEXT_DIR_RTL
                                 ? GTK_ALIGN_END
                                 : GTK_ALIGN_START);
      g_signal_connect_swapped (popover, "map", G_CALLBACK (gtk_widget_grab_focus), self->picker);
      gtk_menu_button_set_popover (button, popover);
    }
  g_signal_emit (self, signals[PICKING], 0);
}

void
arb_seat_row_show_holders (ArbSeatRow *self, const char *const *holders)
{
  g_return_if_fail (ARB_IS_SEAT_ROW (self));
  g_return_if_fail (self->picker != NULL);

  arb_player_marker_picker_show (self->picker, self->marker, holders);
}

void
arb_seat_row_set_marker (ArbSeatRow *self, ArbPlayerMarker marker)
{
  g_autofree char *label = NULL;

  g_return_if_fail (ARB_IS_SEAT_ROW (self));

  if (self->marker == marker)
    return;
  self->marker = marker;
  /* Translators: the colour and shape of a player: “Colour and shape: Blue circle” */
  label = g_strdup_printf (_ ("Colour and shape: %s"), arb_player_marker_get_name (marker));
  arb_player_marker_image_set (self->marker_image, marker);
  arb_widget_set_tooltip (GTK_WIDGET (self->marker_button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->marker_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
arb_seat_row_set_name (ArbSeatRow *self, const char *name)
{
  g_return_if_fail (ARB_IS_SEAT_ROW (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), name);
}

const char *
arb_seat_row_get_typed (ArbSeatRow *self)
{
  g_return_val_if_fail (ARB_IS_SEAT_ROW (self), NULL);
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

char *
arb_seat_row_dup_name (ArbSeatRow *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (ARB_IS_SEAT_ROW (self), NULL);

  name = g_strstrip (g_strdup (arb_seat_row_get_typed (self)));
  if (name[0] == '\0')
    return g_strdup_printf (_ ("Player %u"), self->seat);
  return g_steal_pointer (&name);
}

static void
arb_seat_row_class_init (ArbSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = arb_seat_row_focus;
  widget_class->grab_focus = arb_seat_row_grab_focus;

  signals[MOVE] = g_signal_new ("move", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  signals[NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  signals[PICKING] = g_signal_new ("picking", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start/seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSeatRow, marker_button);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatRow, marker_image);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatRow, handle);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatRow, up_button);
  gtk_widget_class_bind_template_child (widget_class, ArbSeatRow, down_button);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, move_up);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, move_down);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_CONTROL_MASK, "seat.move-up",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_CONTROL_MASK,
                                       "seat.move-down", NULL);
}

static void
arb_seat_row_init (ArbSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_dragging (self);
  gtk_menu_button_set_create_popup_func (self->marker_button, prepare_picker, self, NULL);
}

static GtkEntryCompletion *
completion_new (GtkTreeModel *known)
{
  GtkEntryCompletion *completion = gtk_entry_completion_new ();

  gtk_entry_completion_set_model (completion, known);
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_completion_set_inline_completion (completion, TRUE);
  return completion;
}

GtkWidget *
arb_seat_row_new (guint seat, GtkTreeModel *known)
{
  ArbSeatRow *self = g_object_new (ARB_TYPE_SEAT_ROW, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Player %u"), seat);
  g_autoptr (GtkEntryCompletion) completion = completion_new (known);

  self->seat = seat;
  arb_seat_row_set_marker (self, (ArbPlayerMarker) seat);
  gtk_entry_set_placeholder_text (self->entry, title);
  gtk_entry_set_completion (self->entry, completion);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  name_buttons (self);
  return GTK_WIDGET (self);
}
