/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/seat-list.h"

#include "app/widgets/draw-result.h"
#include "app/widgets/focus.h"
#include "app/widgets/player-marker-picker.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/popover.h"
#include "app/widgets/widgets.h"
#include "wording/names.h"

#include <glib/gi18n.h>

/* How many steps the light makes, and how long it rests at each, in milliseconds. */
#define STEPS 13
#define REST 90

struct _ArbSeatList
{
  AdwBin parent_instance;

  ArbDrawResult *lots;
  GtkListBox *list;
  GPtrArray *rows; /* ArbSeatRow, that of seat 1 at index 0 */
  GtkTreeModel *known;
  GHashTable *usual;                         /* name → ArbPlayerMarker */
  ArbPlayerMarkerWish wishes[ARB_MAX_SEATS]; /* by seat; that of seat 1 at index 0 */
  ArbPlayerMarker markers[ARB_MAX_SEATS];    /* the markers that the seats got */
  gboolean picked[ARB_MAX_SEATS]; /* whether somebody chose the kept marker, or gave it away */
  guint n_seats;
  guint timeout;
  guint light; /* the seat with the light, from 0 */
  guint steps; /* steps that the light still makes */
};

struct _ArbSeatRow
{
  GtkListBoxRow parent_instance;

  GtkMenuButton *marker_button;
  GtkImage *marker_image;
  ArbPlayerMarkerPicker *picker; /* made when it is first opened */
  GtkEntry *entry;
  GtkWidget *up_button;
  GtkWidget *down_button;
  ArbSeatList *list; /* that owns the row */
  guint seat;
};

G_DEFINE_FINAL_TYPE (ArbSeatList, arb_seat_list, ADW_TYPE_BIN)
G_DEFINE_FINAL_TYPE (ArbSeatRow, arb_seat_row, GTK_TYPE_LIST_BOX_ROW)

static ArbSeatRow *
get_row (ArbSeatList *self, guint index)
{
  return self->rows->pdata[index];
}

/* The name of the player as it was typed. */
static const char *
get_typed (ArbSeatRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row->entry));
}

/* The name, or “Player 2” where none was typed. */
static char *
dup_name (ArbSeatRow *row)
{
  g_autofree char *name = g_strstrip (g_strdup (get_typed (row)));

  return name[0] != '\0' ? g_steal_pointer (&name) : g_strdup_printf (_ ("Player %u"), row->seat);
}

static void
set_name (ArbSeatRow *row, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (row->entry), name);
}

static void
set_marker (ArbSeatRow *row, ArbPlayerMarker marker)
{
  /* Translators: the colour and shape of a player: “Colour and shape: Blue circle” */
  g_autofree char *label =
      g_strdup_printf (_ ("Colour and shape: %s"), arb_player_marker_get_name (marker));

  arb_player_marker_image_set (row->marker_image, marker);
  arb_widget_set_tooltip (GTK_WIDGET (row->marker_button), label);
  arb_widget_set_accessible_name (GTK_WIDGET (row->marker_button), label);
}

static void
update_rows (ArbSeatList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = self->rows->pdata[i];

      gtk_widget_set_visible (row, i < self->n_seats);
      gtk_widget_action_set_enabled (row, "seat.move-up", i > 0);
      gtk_widget_action_set_enabled (row, "seat.move-down", i + 1 < self->n_seats);
    }
}

/* Assigns the markers anew, because a player's name can imply a marker. */
static void
update_markers (ArbSeatList *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = dup_name (self->rows->pdata[i]);

      self->wishes[i].known = GPOINTER_TO_UINT (g_hash_table_lookup (self->usual, name));
    }
  arb_player_markers_assign (self->wishes, self->n_seats, self->markers);
  for (guint i = 0; i < self->n_seats; i++)
    set_marker (self->rows->pdata[i], self->markers[i]);
}

/* The seat that had @marker gets the marker that @seat had. */
void
arb_seat_list_pick (ArbSeatList *self, guint seat, ArbPlayerMarker marker)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));
  g_return_if_fail (seat >= 1 && seat <= self->n_seats);

  arb_draw_result_clear (self->lots);
  for (guint i = 0; i < self->n_seats; i++)
    {
      if (self->markers[i] != marker)
        continue;
      self->wishes[i].kept = self->markers[seat - 1];
      self->picked[i] = TRUE;
    }
  self->wishes[seat - 1].kept = marker;
  self->picked[seat - 1] = TRUE;
  update_markers (self);
}

/* Swaps two players; the seats are counted from 0. */
static void
swap_players (ArbSeatList *self, guint from, guint to)
{
  g_autofree char *name = g_strdup (get_typed (self->rows->pdata[from]));
  ArbPlayerMarker kept = self->wishes[from].kept;
  gboolean picked = self->picked[from];

  self->wishes[from].kept = self->wishes[to].kept;
  self->picked[from] = self->picked[to];
  self->wishes[to].kept = kept;
  self->picked[to] = picked;
  set_name (self->rows->pdata[from], get_typed (self->rows->pdata[to]));
  set_name (self->rows->pdata[to], name);
}

/* Moves a player seat by seat; all players keep their markers. */
static void
move_player (ArbSeatList *self, guint from, guint to)
{
  guint step = from < to ? 1 : G_MAXUINT;

  for (guint i = 0; i < self->n_seats; i++)
    self->wishes[i].kept = self->markers[i];
  for (guint i = from; i != to; i += step)
    swap_players (self, i, i + step);
  update_markers (self);
}

void
arb_seat_list_move (ArbSeatList *self, guint from, guint to)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));
  g_return_if_fail (from >= 1 && from <= self->n_seats);
  g_return_if_fail (to >= 1 && to <= self->n_seats);

  arb_seat_list_settle (self);
  move_player (self, from - 1, to - 1);
}

static void
move_row (ArbSeatRow *row, guint to)
{
  ArbSeatList *list = row->list;

  if (to < 1 || to > list->n_seats)
    return;
  arb_seat_list_move (list, row->seat, to);
  gtk_widget_grab_focus (list->rows->pdata[to - 1]);
}

static void
on_move (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSeatRow *self = ARB_SEAT_ROW (widget);

  move_row (self, g_str_equal (name, "seat.move-up") ? self->seat - 1 : self->seat + 1);
}

static void
set_label (GtkWidget *button, const char *format, const char *name)
{
  g_autofree char *label = g_strdup_printf (format, name);

  arb_widget_set_accessible_name (button, label);
}

/* Each row has these buttons, so their accessible names contain the player. */
static void
name_buttons (ArbSeatRow *self)
{
  g_autofree char *name = dup_name (self);

  /* Translators: a button: the player %s goes one seat up in the list */
  set_label (self->up_button, _ ("Move %s up"), name);
  /* Translators: a button: the player %s goes one seat down in the list */
  set_label (self->down_button, _ ("Move %s down"), name);
}

/* Removes the result of drawing lots, which named the players before. */
static void
on_changed (ArbSeatRow *self)
{
  name_buttons (self);
  arb_draw_result_clear (self->list->lots);
  update_markers (self->list);
}

/* Enter moves to the next empty name; after the last one it activates the default button. */
static void
on_activate (ArbSeatRow *self)
{
  ArbSeatRow *next = self->seat < self->list->n_seats ? get_row (self->list, self->seat) : NULL;

  if (next != NULL && get_typed (self)[0] != '\0' && get_typed (next)[0] == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (next));
  else
    gtk_widget_activate_default (GTK_WIDGET (self));
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

  move_row (get_row (self->list, g_value_get_uint (value) - 1), self->seat);
  return TRUE;
}

static void
set_up_dragging (ArbSeatRow *self, GtkWidget *handle)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (on_prepare), self);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
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

static void
on_picked (ArbSeatRow *self, guint marker)
{
  gtk_menu_button_popdown (self->marker_button);
  gtk_widget_grab_focus (GTK_WIDGET (self->marker_button));
  arb_seat_list_pick (self->list, self->seat, marker);
}

/* Shows who has which marker whenever the picker is about to open. */
static void
prepare_picker (GtkMenuButton *button, gpointer data)
{
  ArbSeatRow *self = data;
  g_auto (GStrv) names = arb_seat_list_dup_names (self->list);
  const char *holders[ARB_N_MARKERS] = { NULL };

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
  for (guint i = 0; i < self->list->n_seats; i++)
    holders[self->list->markers[i]] = names[i];
  arb_player_marker_picker_show (self->picker, self->list->markers[self->seat - 1], holders);
}

static void
arb_seat_row_class_init (ArbSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = arb_seat_row_focus;
  widget_class->grab_focus = arb_seat_row_grab_focus;

  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, on_move);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, on_move);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_CONTROL_MASK, "seat.move-up",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_CONTROL_MASK,
                                       "seat.move-down", NULL);
}

static GtkWidget *
step_button_new (const char *icon, const char *tooltip, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "finger");
  return button;
}

static void
arb_seat_row_init (ArbSeatRow *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6, "margin-top", 6, "margin-bottom", 6,
                                 "margin-start", 6, "margin-end", 6, NULL);
  GtkWidget *handle = g_object_new (GTK_TYPE_IMAGE, "icon-name", "list-drag-handle-symbolic",
                                    "tooltip-text", _ ("Drag to another seat"), "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->marker_image = GTK_IMAGE (gtk_image_new ());
  self->marker_button = g_object_new (GTK_TYPE_MENU_BUTTON, "child", self->marker_image, NULL);
  self->entry =
      g_object_new (GTK_TYPE_ENTRY, "hexpand", TRUE, "width-chars", 7, "max-length", 200, NULL);
  self->up_button = step_button_new ("go-up-symbolic", _ ("Move Up"), "seat.move-up");
  self->down_button = step_button_new ("go-down-symbolic", _ ("Move Down"), "seat.move-down");
  gtk_widget_add_css_class (GTK_WIDGET (self->marker_button), "emblem-button");
  gtk_menu_button_set_create_popup_func (self->marker_button, prepare_picker, self, NULL);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_activate), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_changed), self);
  set_up_dragging (self, handle);
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->marker_button));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  gtk_box_append (GTK_BOX (box), self->up_button);
  gtk_box_append (GTK_BOX (box), self->down_button);
  g_object_set (self, "activatable", FALSE, "focusable", FALSE, "child", box, NULL);
}

static GtkEntryCompletion *
completion_new (GtkTreeModel *known)
{
  return g_object_new (GTK_TYPE_ENTRY_COMPLETION, "model", known, "text-column", 0,
                       "inline-completion", TRUE, NULL);
}

static void
add_row (ArbSeatList *self)
{
  ArbSeatRow *row = g_object_new (ARB_TYPE_SEAT_ROW, NULL);
  g_autoptr (GtkEntryCompletion) completion = completion_new (self->known);
  g_autofree char *title = NULL;

  g_ptr_array_add (self->rows, row);
  row->list = self;
  row->seat = self->rows->len;
  title = g_strdup_printf (_ ("Player %u"), row->seat);
  gtk_entry_set_placeholder_text (row->entry, title);
  gtk_entry_set_completion (row->entry, completion);
  arb_widget_set_accessible_name (GTK_WIDGET (row->entry), title);
  name_buttons (row);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
add_rows (ArbSeatList *self, guint n)
{
  while (self->rows->len < n)
    add_row (self);
}

void
arb_seat_list_set_n_seats (ArbSeatList *self, guint n_seats)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));
  g_return_if_fail (n_seats <= ARB_MAX_SEATS);

  arb_seat_list_settle (self);
  add_rows (self, n_seats);
  self->n_seats = n_seats;
  update_rows (self);
  update_markers (self);
}

void
arb_seat_list_set_names (ArbSeatList *self, const char *const *names)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));
  g_return_if_fail (names != NULL);

  arb_seat_list_settle (self);
  add_rows (self, g_strv_length ((GStrv) names));
  for (guint i = 0; names[i] != NULL; i++)
    set_name (self->rows->pdata[i], names[i]);
  update_rows (self);
}

void
arb_seat_list_set_known_names (ArbSeatList *self, const char *const *names)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));
  g_return_if_fail (names != NULL);

  gtk_list_store_clear (GTK_LIST_STORE (self->known));
  for (guint i = 0; names[i] != NULL; i++)
    gtk_list_store_insert_with_values (GTK_LIST_STORE (self->known), NULL, -1, 0, names[i], -1);
}

GStrv
arb_seat_list_dup_names (ArbSeatList *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (ARB_IS_SEAT_LIST (self), NULL);

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = dup_name (self->rows->pdata[i]);

      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

GStrv
arb_seat_list_dup_typed_names (ArbSeatList *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (ARB_IS_SEAT_LIST (self), NULL);

  for (guint i = 0; i < self->n_seats; i++)
    g_strv_builder_add (names, get_typed (self->rows->pdata[i]));
  return g_strv_builder_end (names);
}

void
arb_seat_list_set_usual_markers (ArbSeatList *self, GHashTable *markers)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));
  g_return_if_fail (markers != NULL);

  g_hash_table_unref (self->usual);
  self->usual = g_hash_table_ref (markers);
  update_markers (self);
}

ArbPlayerMarker
arb_seat_list_get_marker (ArbSeatList *self, guint seat)
{
  g_return_val_if_fail (ARB_IS_SEAT_LIST (self), ARB_MARKER_TABLE);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, ARB_MARKER_TABLE);

  return self->markers[seat - 1];
}

gboolean
arb_seat_list_has_news (ArbSeatList *self, guint seat)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (ARB_IS_SEAT_LIST (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, FALSE);

  /* A default name (“Player 2”) belongs to nobody. */
  name = g_strstrip (g_strdup (get_typed (self->rows->pdata[seat - 1])));
  return *name != '\0'
         && (self->picked[seat - 1] || self->wishes[seat - 1].known == ARB_MARKER_TABLE);
}

static void
show_light (ArbSeatList *self, gboolean on)
{
  arb_widget_set_class (self->rows->pdata[self->light], "lit", on);
}

static void
show_first (ArbSeatList *self)
{
  g_autofree char *name = dup_name (self->rows->pdata[0]);
  g_autofree char *player = arb_names_isolate (name);
  /* Translators: the name of a player */
  g_autofree char *text = g_strdup_printf (_ ("%s begins"), player);

  arb_draw_result_clear (self->lots);
  arb_draw_result_add (self->lots, self->markers[0], text);
  arb_draw_result_show (self->lots);
}

static void
finish (ArbSeatList *self)
{
  show_light (self, FALSE);
  self->light = (self->light + self->steps) % self->n_seats;
  self->steps = 0;
  /* The players stay in their seats at the table; only the start of the order of play changes. */
  for (guint i = 0; i < self->light; i++)
    move_player (self, 0, self->n_seats - 1);
  show_first (self);
}

static gboolean
on_step (gpointer data)
{
  ArbSeatList *self = data;

  if (self->steps == 0)
    {
      self->timeout = 0;
      finish (self);
      return G_SOURCE_REMOVE;
    }
  show_light (self, FALSE);
  self->light = (self->light + 1) % self->n_seats;
  self->steps--;
  show_light (self, TRUE);
  return G_SOURCE_CONTINUE;
}

void
arb_seat_list_settle (ArbSeatList *self)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));

  if (self->timeout == 0)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  finish (self);
}

void
arb_seat_list_draw_first (ArbSeatList *self)
{
  g_return_if_fail (ARB_IS_SEAT_LIST (self));

  if (self->timeout != 0)
    {
      arb_seat_list_settle (self);
      return;
    }
  self->light = (guint) g_random_int_range (0, (gint32) self->n_seats);
  self->steps = STEPS;
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    self->timeout = g_timeout_add (REST, on_step, self);
  else
    finish (self);
}

static void
arb_seat_list_dispose (GObject *object)
{
  ArbSeatList *self = ARB_SEAT_LIST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);

  G_OBJECT_CLASS (arb_seat_list_parent_class)->dispose (object);
}

static void
arb_seat_list_finalize (GObject *object)
{
  ArbSeatList *self = ARB_SEAT_LIST (object);

  g_ptr_array_unref (self->rows);
  g_object_unref (self->known);
  g_hash_table_unref (self->usual);

  G_OBJECT_CLASS (arb_seat_list_parent_class)->finalize (object);
}

/* Focuses the entry of the first name. */
static gboolean
arb_seat_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ARB_SEAT_LIST (widget)->rows->pdata[0]);
}

static void
arb_seat_list_class_init (ArbSeatListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = arb_seat_list_dispose;
  object_class->finalize = arb_seat_list_finalize;
  GTK_WIDGET_CLASS (klass)->focus = arb_focus_pass;
  GTK_WIDGET_CLASS (klass)->grab_focus = arb_seat_list_grab_focus;
}

static void
arb_seat_list_init (ArbSeatList *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));

  self->rows = g_ptr_array_new ();
  self->usual = g_hash_table_new (NULL, NULL);
  self->known = GTK_TREE_MODEL (gtk_list_store_new (1, G_TYPE_STRING));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  arb_widget_set_accessible_name (GTK_WIDGET (self->list), _ ("Players in the order of play"));
  self->lots = g_object_new (ARB_TYPE_DRAW_RESULT, NULL);
  gtk_box_append (box, GTK_WIDGET (self->lots));
  gtk_box_append (box, GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}
