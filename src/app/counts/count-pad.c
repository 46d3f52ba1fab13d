/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-pad.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* A number larger than any player has of anything. */
#define MOST 999

#define TITLE_CHARS 11 /* letters of a title that are never wrapped */
#define KEY_ROW 5      /* digits in a row of keys, followed by one key with another function */

/* The number of one thing that one player has. */
typedef struct
{
  GtkWidget *button;
  GtkLabel *label;
  char *name; /* player and thing, for screen readers */
  guint seat;
  ArbArgument what;
  guint amount;
} Cell;

struct _ArbCountPad
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkGrid *keys;
  ArbSession *session;
  GArray *cells; /* Cell, row by row */
  GtkLabel *totals[ARB_MAX_SEATS + 1];
  GtkLabel *named[ARB_MAX_SEATS + 1];
  GtkSizeGroup *columns;
  gint n_rows; /* of the grid */
  guint current;
  gboolean fresh; /* whether the next digit begins a new number */
};

enum
{
  CHANGED,
  COMPLETED,
  NAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbCountPad, arb_count_pad, ADW_TYPE_BIN)

static Cell *
get_cell (ArbCountPad *self, guint index)
{
  return &g_array_index (self->cells, Cell, index);
}

static void
show_amount (Cell *cell)
{
  g_autofree char *digits = g_strdup_printf ("%u", cell->amount);
  g_autofree char *name = arb_words_label (cell->name, digits);

  gtk_label_set_text (cell->label, digits);
  arb_widget_set_class (cell->button, "empty", cell->amount == 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
set_amount (ArbCountPad *self, guint amount)
{
  Cell *cell = get_cell (self, self->current);

  cell->amount = amount;
  show_amount (cell);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The first digit typed in a cell replaces the number that was there. */
static void
enter_digit (ArbCountPad *self, guint digit)
{
  guint before = self->fresh ? 0 : get_cell (self, self->current)->amount;

  self->fresh = FALSE;
  if (10 * before + digit <= MOST)
    set_amount (self, 10 * before + digit);
}

static void
go_to (ArbCountPad *self, guint index)
{
  gtk_widget_grab_focus (get_cell (self, index)->button);
}

static void
on_digit (GtkWidget *widget, const char *name, GVariant *target)
{
  enter_digit (ARB_COUNT_PAD (widget), g_variant_get_uint32 (target));
}

static void
clear (GtkWidget *widget, const char *name, GVariant *target)
{
  ARB_COUNT_PAD (widget)->fresh = TRUE;
  set_amount (ARB_COUNT_PAD (widget), 0);
}

static void
next (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountPad *self = ARB_COUNT_PAD (widget);

  if (self->current + 1 < self->cells->len)
    go_to (self, self->current + 1);
  else
    g_signal_emit (self, signals[COMPLETED], 0);
}

static void
set_current (ArbCountPad *self, guint index)
{
  arb_widget_set_class (get_cell (self, self->current)->button, "current", FALSE);
  self->current = index;
  self->fresh = TRUE;
  arb_widget_set_class (get_cell (self, index)->button, "current", TRUE);
}

static void
on_focus (ArbCountPad *self, GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  for (guint i = 0; i < self->cells->len; i++)
    if (get_cell (self, i)->button == button)
      set_current (self, i);
}

static gboolean
is_in_cell (ArbCountPad *self)
{
  return gtk_widget_has_focus (get_cell (self, self->current)->button);
}

/* Digit keys work wherever the focus is on the pad; Enter and Backspace belong to the cell. */
static gboolean
on_key (ArbCountPad *self, guint key, guint code, GdkModifierType state)
{
  guint32 letter = gdk_keyval_to_unicode (key);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (g_unichar_isdigit (letter))
    {
      enter_digit (self, (guint) g_unichar_digit_value (letter));
      return GDK_EVENT_STOP;
    }
  if (!is_in_cell (self))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace || key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    clear (GTK_WIDGET (self), NULL, NULL);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    next (GTK_WIDGET (self), NULL, NULL);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
append_title (ArbCountPad *self, const char *title, const char *class)
{
  GtkWidget *label = arb_text_line_new (title, class);

  /* With large text a phone has no room for whole words beside four players. */
  gtk_label_set_width_chars (GTK_LABEL (label),
                             (int) (TITLE_CHARS / arb_widget_get_text_scale (label)));
  gtk_grid_attach (self->grid, label, 0, self->n_rows, 1, 1);
}

static GtkLabel *
append_number (ArbCountPad *self, guint seat, const char *class)
{
  GtkWidget *label = gtk_label_new ("0");

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, class);
  gtk_size_group_add_widget (self->columns, label);
  gtk_grid_attach (self->grid, label, (int) seat, self->n_rows, 1, 1);
  return GTK_LABEL (label);
}

static void
append_cell (ArbCountPad *self, guint seat, ArbOption *option)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Cell cell = { .button = button,
                .label = GTK_LABEL (label),
                /* Translators: a player, and what is counted: “Ann, Fighters” */
                .name =
                    g_strdup_printf (C_ ("count", "%s, %s"),
                                     arb_session_get_player (self->session, seat), option->label),
                .seat = seat,
                .what = (ArbArgument) option->value };

  gtk_widget_add_css_class (label, "numeric");
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "count-cell");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_controller (button, focus);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
  gtk_size_group_add_widget (self->columns, button);
  gtk_grid_attach (self->grid, button, (int) seat, self->n_rows, 1, 1);
  g_array_append_val (self->cells, cell);
  show_amount (&cell);
}

static void
append_heads (ArbCountPad *self)
{
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *marker = gtk_image_new ();
      GtkWidget *name = gtk_label_new (arb_session_get_player (self->session, seat));

      arb_player_marker_image_set (GTK_IMAGE (marker),
                                   arb_session_get_marker (self->session, seat));
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_MIDDLE);
      gtk_widget_add_css_class (name, "heading");
      gtk_box_append (GTK_BOX (head), marker);
      gtk_box_append (GTK_BOX (head), name);
      gtk_size_group_add_widget (self->columns, head);
      gtk_grid_attach (self->grid, head, (int) seat, self->n_rows, 1, 1);
    }
  self->n_rows++;
}

/* Appends either the things that give points, or those that do not. */
static void
append_counted (ArbCountPad *self, GPtrArray *counted, gboolean for_points)
{
  for (guint i = 0; i < counted->len; i++)
    {
      ArbOption *option = counted->pdata[i];
      g_autofree char *title = arb_words_capitalize (option->label);

      if (arb_session_gives_points (self->session, (ArbArgument) option->value) != for_points)
        continue;
      append_title (self, title, "count-title");
      for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
        append_cell (self, seat, option);
      self->n_rows++;
    }
}

static void
on_named (ArbCountPad *self, GtkWidget *button)
{
  g_signal_emit (self, signals[NAMED], 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat")));
}

static void
append_names (ArbCountPad *self)
{
  append_title (self, _ ("Cards by Name"), "count-title");
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      GtkWidget *button = gtk_button_new ();

      self->named[seat] = GTK_LABEL (gtk_label_new (NULL));
      gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (self->named[seat]));
      gtk_widget_add_css_class (button, "count-cell");
      gtk_widget_add_css_class (button, "count-named");
      g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_named), self, G_CONNECT_SWAPPED);
      gtk_size_group_add_widget (self->columns, button);
      gtk_grid_attach (self->grid, button, (int) seat, self->n_rows, 1, 1);
      arb_count_pad_set_named (self, seat, 0);
    }
  self->n_rows++;
}

static void
append_totals (ArbCountPad *self)
{
  append_title (self, _ ("Total"), "heading");
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    self->totals[seat] = append_number (self, seat, "number-1");
  self->n_rows++;
}

/* Tapping a key leaves the keyboard focus in the cell. */
static void
add_key (ArbCountPad *self, GtkWidget *button, const char *action, int column, int row)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "count-key");
  gtk_grid_attach (self->keys, button, column, row, 1, 1);
}

static void
add_icon_key (ArbCountPad *self, const char *icon, const char *title, const char *action, int row)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  arb_widget_set_tooltip (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  add_key (self, button, action, KEY_ROW, row);
}

static void
add_keys (ArbCountPad *self)
{
  for (guint digit = 1; digit <= 10; digit++)
    {
      g_autofree char *text = g_strdup_printf ("%u", digit % 10);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", digit % 10);
      add_key (self, button, "pad.digit", (int) (digit - 1) % KEY_ROW, (int) (digit - 1) / KEY_ROW);
    }
  add_icon_key (self, "edit-clear-symbolic", _ ("Clear"), "pad.clear", 0);
  add_icon_key (self, "go-next-symbolic", _ ("Next"), "pad.next", 1);
}

static void
arb_count_pad_dispose (GObject *object)
{
  ArbCountPad *self = ARB_COUNT_PAD (object);

  g_clear_object (&self->session);
  g_clear_object (&self->columns);

  G_OBJECT_CLASS (arb_count_pad_parent_class)->dispose (object);
}

static void
arb_count_pad_finalize (GObject *object)
{
  g_array_unref (ARB_COUNT_PAD (object)->cells);

  G_OBJECT_CLASS (arb_count_pad_parent_class)->finalize (object);
}

static void
arb_count_pad_class_init (ArbCountPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[COMPLETED] = g_signal_new ("completed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NAMED] = g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  G_OBJECT_CLASS (klass)->dispose = arb_count_pad_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_count_pad_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "counts/count-pad.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbCountPad, grid);
  gtk_widget_class_bind_template_child (widget_class, ArbCountPad, keys);
  gtk_widget_class_install_action (widget_class, "pad.digit", "u", on_digit);
  gtk_widget_class_install_action (widget_class, "pad.clear", NULL, clear);
  gtk_widget_class_install_action (widget_class, "pad.next", NULL, next);
}

static void
clear_cell (gpointer cell)
{
  g_free (((Cell *) cell)->name);
}

static void
arb_count_pad_init (ArbCountPad *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_array_set_clear_func (self->cells, clear_cell);
  self->columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
arb_count_pad_new (ArbSession *session, GPtrArray *counted, gboolean names_cards)
{
  ArbCountPad *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (counted->len > 0, NULL);

  self = g_object_new (ARB_TYPE_COUNT_PAD, NULL);
  self->session = g_object_ref (session);
  append_heads (self);
  append_counted (self, counted, TRUE);
  if (names_cards)
    append_names (self);
  append_title (self, _ ("Only for a tie"), "label");
  self->n_rows++;
  append_counted (self, counted, FALSE);
  append_totals (self);
  add_keys (self);
  return GTK_WIDGET (self);
}

void
arb_count_pad_begin (ArbCountPad *self)
{
  g_return_if_fail (ARB_IS_COUNT_PAD (self));

  go_to (self, 0);
}

GtkWidget *
arb_count_pad_get_cell (ArbCountPad *self, guint row, guint seat)
{
  g_return_val_if_fail (ARB_IS_COUNT_PAD (self), NULL);

  return get_cell (self, row * arb_session_get_n_seats (self->session) + seat - 1)->button;
}

void
arb_count_pad_set_total (ArbCountPad *self, guint seat, gint total)
{
  g_autofree char *text = g_strdup_printf ("%d", total);

  g_return_if_fail (ARB_IS_COUNT_PAD (self));

  arb_label_change (self->totals[seat], text);
}

void
arb_count_pad_set_named (ArbCountPad *self, guint seat, guint n)
{
  g_autofree char *text = n > 0 ? g_strdup_printf ("%u", n) : g_strdup ("…");
  g_autofree char *player_cards = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (ARB_IS_COUNT_PAD (self));

  player_cards =
      g_strdup_printf (C_ ("count", "%s, %s"), arb_session_get_player (self->session, seat),
                       _ ("Cards by Name"));
  name = arb_words_label (player_cards, text);
  gtk_label_set_text (self->named[seat], text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                      gtk_widget_get_parent (GTK_WIDGET (self->named[seat]))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
arb_count_pad_collect (ArbCountPad *self, GArray *counts)
{
  g_return_if_fail (ARB_IS_COUNT_PAD (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = get_cell (self, i);
      ArbHolding count = { cell->seat, cell->what, cell->amount };

      if (cell->amount > 0)
        g_array_append_val (counts, count);
    }
}
