/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/seat-list.h"

#include "app/start/seat-row.h"
#include "app/widgets/draw-result.h"
#include "app/widgets/focus.h"
#include "app/widgets/player-marker.h"
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

G_DEFINE_FINAL_TYPE (ArbSeatList, arb_seat_list, ADW_TYPE_BIN)

static void
update_rows (ArbSeatList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      gtk_widget_set_visible (self->rows->pdata[i], i < self->n_seats);
      arb_seat_row_set_place (self->rows->pdata[i], i > 0, i + 1 < self->n_seats);
    }
}

/* Assigns the markers anew, because a player's name can imply a marker. */
static void
update_markers (ArbSeatList *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = arb_seat_row_dup_name (self->rows->pdata[i]);

      self->wishes[i].known = GPOINTER_TO_UINT (g_hash_table_lookup (self->usual, name));
    }
  arb_player_markers_assign (self->wishes, self->n_seats, self->markers);
  for (guint i = 0; i < self->n_seats; i++)
    arb_seat_row_set_marker (self->rows->pdata[i], self->markers[i]);
}

/* Removes the result of drawing lots, which named the players before. */
static void
on_named (ArbSeatList *self)
{
  arb_draw_result_clear (self->lots);
  update_markers (self);
}

static void
on_picking (ArbSeatList *self, ArbSeatRow *row)
{
  g_auto (GStrv) names = arb_seat_list_dup_names (self);
  const char *holders[ARB_N_MARKERS] = { NULL };

  for (guint i = 0; i < self->n_seats; i++)
    holders[self->markers[i]] = names[i];
  arb_seat_row_show_holders (row, holders);
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

static void
on_move (ArbSeatList *self, guint from, guint to)
{
  if (to < 1 || to > self->n_seats)
    return;
  arb_seat_list_move (self, from, to);
  gtk_widget_grab_focus (self->rows->pdata[to - 1]);
}

/* Enter moves to the next empty name; after the last one it activates the default button. */
static void
on_entered (ArbSeatList *self, ArbSeatRow *row)
{
  guint next = 0;

  while (next < self->n_seats && self->rows->pdata[next++] != row)
    ;
  if (next < self->n_seats && arb_seat_row_get_typed (row)[0] != '\0'
      && arb_seat_row_get_typed (self->rows->pdata[next])[0] == '\0')
    gtk_widget_grab_focus (self->rows->pdata[next]);
  else
    gtk_widget_activate_default (GTK_WIDGET (self));
}

static void
add_row (ArbSeatList *self)
{
  GtkWidget *row = arb_seat_row_new (self->rows->len + 1, self->known);

  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (self->list, row);
  g_signal_connect_swapped (row, "move", G_CALLBACK (on_move), self);
  g_signal_connect_swapped (row, "entered", G_CALLBACK (on_entered), self);
  g_signal_connect_swapped (row, "named", G_CALLBACK (on_named), self);
  g_signal_connect_swapped (row, "picking", G_CALLBACK (on_picking), self);
  g_signal_connect_swapped (row, "picked", G_CALLBACK (arb_seat_list_pick), self);
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
    arb_seat_row_set_name (self->rows->pdata[i], names[i]);
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
      g_autofree char *name = arb_seat_row_dup_name (self->rows->pdata[i]);

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
    g_strv_builder_add (names, arb_seat_row_get_typed (self->rows->pdata[i]));
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

/* A default name (“Player 2”) belongs to nobody. */
static gboolean
is_named (ArbSeatList *self, guint seat)
{
  g_autofree char *name = g_strdup (arb_seat_row_get_typed (self->rows->pdata[seat - 1]));

  return g_strstrip (name)[0] != '\0';
}

gboolean
arb_seat_list_has_news (ArbSeatList *self, guint seat)
{
  g_return_val_if_fail (ARB_IS_SEAT_LIST (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= self->n_seats, FALSE);

  return is_named (self, seat)
         && (self->picked[seat - 1] || self->wishes[seat - 1].known == ARB_MARKER_TABLE);
}

/* Swaps two players; the seats are counted from 0. */
static void
swap_players (ArbSeatList *self, guint from, guint to)
{
  g_autofree char *name = g_strdup (arb_seat_row_get_typed (self->rows->pdata[from]));
  ArbPlayerMarker kept = self->wishes[from].kept;
  gboolean picked = self->picked[from];

  self->wishes[from].kept = self->wishes[to].kept;
  self->picked[from] = self->picked[to];
  self->wishes[to].kept = kept;
  self->picked[to] = picked;
  arb_seat_row_set_name (self->rows->pdata[from], arb_seat_row_get_typed (self->rows->pdata[to]));
  arb_seat_row_set_name (self->rows->pdata[to], name);
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
show_light (ArbSeatList *self, gboolean on)
{
  arb_widget_set_class (self->rows->pdata[self->light], "lit", on);
}

static void
show_first (ArbSeatList *self)
{
  g_autofree char *name = arb_seat_row_dup_name (self->rows->pdata[0]);
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
  g_source_remove (self->timeout);
  self->timeout = 0;
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Players in the order of play"), -1);
  self->lots = g_object_new (ARB_TYPE_DRAW_RESULT, NULL);
  gtk_box_append (box, GTK_WIDGET (self->lots));
  gtk_box_append (box, GTK_WIDGET (self->list));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}
