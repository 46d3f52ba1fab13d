/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-frame.h"

#include "app/table/table-layout.h"
#include "app/widgets/focus.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/widgets.h"

struct _ArbTableFrame
{
  AdwBin parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *page;        /* holds the parts, in the order of the keyboard focus */
  ArbTableLayout *layout; /* that of the page, which owns it */
  GtkCssProvider *style;
  guint zoom; /* percent; 0 before the layout has chosen one */
  guint idle;
};

static guint arranged_signal;

G_DEFINE_FINAL_TYPE (ArbTableFrame, arb_table_frame, ADW_TYPE_BIN)

/* What has the focus stays visible, even if a keyboard on the screen takes half of the height:
 * people must see what they type. */
static void
show_focus (GtkWidget *widget)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->page))
    arb_scroller_show (self->scroller, focus, FALSE);
}

/* All lengths of the style sheet that matter are relative to the size of the text. */
static void
set_zoom (ArbTableFrame *self, guint zoom)
{
  g_autofree char *rule = g_strdup_printf ("* { font-size: %u%%; }", zoom);

  if (self->zoom == zoom)
    return;
  gtk_css_provider_load_from_data (self->style, rule, -1);
  self->zoom = zoom;
}

static void
on_decided (ArbTableFrame *self)
{
  const ArbTableState *state = arb_table_layout_get_state (self->layout);
  GtkWidget *widget = GTK_WIDGET (self);

  arb_widget_set_class (widget, "narrow-table", state->arrangement == ARB_ARRANGE_NARROW);
  arb_widget_set_class (widget, "low-table", state->low);
  set_zoom (self, state->zoom);
  arb_widget_set_class (widget, "large-table", state->large);
  g_signal_emit (self, arranged_signal, 0);
  arb_widget_once_painted (widget, show_focus);
}

static gboolean
notify_room (gpointer data)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (data);

  self->idle = 0;
  arb_table_layout_set_room (self->layout,
                             (gint) gtk_adjustment_get_page_size (
                                 gtk_scrolled_window_get_vadjustment (self->scroller)));
  arb_widget_once_painted (GTK_WIDGET (self), show_focus);
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source: the layout must not change during an allocation. */
static void
on_room (ArbTableFrame *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_room, self, NULL);
}

/* Returns the parts from @first on, in the order of the keyboard focus. */
static GPtrArray *
collect_parts (ArbTableFrame *self, ArbTablePart first)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (GtkWidget *part = gtk_widget_get_first_child (self->page); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (arb_table_layout_get_part (self->layout, part) >= first)
      g_ptr_array_add (parts, part);
  return parts;
}

/* Returns the index of the part in @parts that has the focus; their number if none has. */
static guint
find_part (GPtrArray *parts)
{
  guint index = 0;

  while (index < parts->len && !arb_focus_is_in (parts->pdata[index]))
    index++;
  return index;
}

static gboolean
enter (GtkWidget *part, GtkDirectionType direction)
{
  return gtk_widget_get_child_visible (part) && gtk_widget_child_focus (part, direction);
}

/* GTK would sort the parts by their positions, so that a high part would come in the middle of the
 * small ones beside it. */
static gboolean
move_focus (GPtrArray *parts, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  guint at = find_part (parts);

  if (at == parts->len)
    at = back ? parts->len - 1 : 0;
  /* @at is unsigned: counting down from 0 goes past the end, which ends the loop. */
  for (; at < parts->len; at = back ? at - 1 : at + 1)
    if (enter (parts->pdata[at], direction))
      return TRUE;
  return FALSE;
}

/* After the last part it starts again at the first. */
static void
go_round (GPtrArray *parts, gboolean back)
{
  guint n = parts->len;
  guint start = find_part (parts);

  if (start == n)
    start = back ? n : n - 1;
  for (guint i = 1; i < n; i++)
    if (enter (parts->pdata[(start + (back ? n - i : i)) % n], GTK_DIR_TAB_FORWARD))
      return;
}

/* Tab goes through the parts in the same order in every arrangement. */
static gboolean
arb_table_frame_focus (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) parts = collect_parts (ARB_TABLE_FRAME (widget), ARB_PART_HEAD);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return move_focus (parts, direction);
  return GTK_WIDGET_CLASS (arb_table_frame_parent_class)->focus (widget, direction);
}

static void
arb_table_frame_dispose (GObject *object)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->style);

  G_OBJECT_CLASS (arb_table_frame_parent_class)->dispose (object);
}

static void
arb_table_frame_class_init (ArbTableFrameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_table_frame_dispose;
  GTK_WIDGET_CLASS (klass)->focus = arb_table_frame_focus;

  arranged_signal = g_signal_new ("arranged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
arb_table_frame_init (ArbTableFrame *self)
{
  GtkLayoutManager *layout = arb_table_layout_new ();

  self->layout = ARB_TABLE_LAYOUT (layout);
  self->style = gtk_css_provider_new ();
  self->page = g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);
  gtk_widget_add_css_class (self->page, "table");
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "child", self->page, NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scroller));
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)),
                                  GTK_STYLE_PROVIDER (self->style),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (on_room), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "decided", G_CALLBACK (on_decided), self, G_CONNECT_SWAPPED);
}

void
arb_table_frame_add (ArbTableFrame *self, GtkWidget *widget, ArbTablePart part)
{
  GtkWidget *before;

  g_return_if_fail (ARB_IS_TABLE_FRAME (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  before = gtk_widget_get_last_child (self->page);
  while (before != NULL && arb_table_layout_get_part (self->layout, before) > part)
    before = gtk_widget_get_prev_sibling (before);
  gtk_box_insert_child_after (GTK_BOX (self->page), widget, before);
  arb_table_layout_set_part (self->layout, widget, part);
}

ArbTableLayout *
arb_table_frame_get_layout (ArbTableFrame *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_FRAME (self), NULL);
  return self->layout;
}

void
arb_table_frame_choose (ArbTableFrame *self, ArbTableChoice choice)
{
  g_return_if_fail (ARB_IS_TABLE_FRAME (self));

  arb_table_layout_choose (self->layout, choice);
  arb_scroller_glide_to (self->scroller, 0);
}

void
arb_table_frame_go_to_part (ArbTableFrame *self, gboolean back)
{
  g_autoptr (GPtrArray) parts = NULL;

  g_return_if_fail (ARB_IS_TABLE_FRAME (self));

  /* F6 skips the head, which has nothing to do with it: Tab leads to it from the turn. */
  parts = collect_parts (self, ARB_PART_TURN);
  go_round (parts, back);
}
