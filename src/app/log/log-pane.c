/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-pane.h"

#include "app/log/edit-dialog.h"
#include "app/log/log-row.h"
#include "app/widgets/first-fit-layout.h"
#include "app/widgets/popover.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/widgets.h"
#include "model/session/reversed-list.h"

#include <glib/gi18n.h>

struct _ArbLogPane
{
  ArbSessionView parent_instance;

  GtkLabel *state_label;
  GtkImage *state_icon; /* replaces the text about saving if there is little room */
  GtkScrolledWindow *scroller;
  GtkListView *list;
  GtkTreeListModel *tree; /* (nullable): of the list, which has lines only while it is visible */
  GtkToggleButton *unfold_button;
  guint growing;   /* the source that shows more lines; 0 for none */
  guint restoring; /* the source that moves the focus back; 0 for none */
  GMenuModel *line_menu;
  GtkWidget *popover; /* made when it is first opened */
  GtkWidget *lit;     /* the row whose menu is open */
  guint number;       /* the move whose menu is open */
  guint seen;         /* number of moves when the log was last shown */
};

G_DEFINE_FINAL_TYPE (ArbLogPane, arb_log_pane, ARB_TYPE_SESSION_VIEW)

/* Highlights the row of the line whose menu is open. A row that is reused for another line loses
 * the highlight. */
static void
set_lit (ArbLogPane *self, GtkWidget *row)
{
  if (self->lit != NULL)
    gtk_widget_remove_css_class (self->lit, "lit");
  g_set_weak_pointer (&self->lit, row);
  if (row != NULL)
    gtk_widget_add_css_class (row, "lit");
}

static void
on_menu_closed (ArbLogPane *self)
{
  set_lit (self, NULL);
}

/* Opens the menu of the move @line beside @row. */
static void
open_menu (ArbLogPane *self, GtkWidget *row, ArbLogLine *line)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds))
    return;

  if (self->popover == NULL)
    {
      self->popover = gtk_popover_menu_new_from_model (self->line_menu);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
      arb_menu_name_items (GTK_POPOVER (self->popover));
      g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (on_menu_closed), self);
    }
  self->number = line->number;
  arb_widget_set_accessible_name (self->popover, line->text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "log.go-back",
                                 self->number < arb_session_get_length (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "log.correct", !line->entry.hidden);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
  set_lit (self, gtk_widget_get_parent (row));
}

static void
toggle (GtkTreeListRow *place)
{
  gtk_tree_list_row_set_expanded (place, !gtk_tree_list_row_get_expanded (place));
}

/* Opens the menu of a row. A part of a turn that consists of one move has the menu of that move. */
static void
open_row (ArbLogPane *self, ArbLogRow *row)
{
  GListModel *part = G_LIST_MODEL (arb_log_row_get_part (row));
  g_autoptr (ArbLogLine) line = NULL;

  if (part == NULL)
    g_set_object (&line, arb_log_row_get_move (row));
  else if (g_list_model_get_n_items (part) == 1)
    line = g_list_model_get_item (part, 0);

  if (line != NULL)
    open_menu (self, GTK_WIDGET (row), line);
  else if (part != NULL)
    toggle (arb_log_row_get_place (row));
}

static void
on_secondary_press (GtkGestureClick *gesture, int n_press, double x, double y, gpointer data)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  open_row (ARB_LOG_PANE (gtk_widget_get_ancestor (row, ARB_TYPE_LOG_PANE)), ARB_LOG_ROW (row));
}

/* Finds the row that shows move @number, or the part of a turn that contains it; %NULL if no row
 * does. */
static GtkWidget *
find_row (ArbLogPane *self, guint number)
{
  GtkWidget *found = NULL;

  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);
      ArbLogLine *line = arb_log_row_get_move (ARB_LOG_ROW (row));
      ArbStoryLine *part = arb_log_row_get_part (ARB_LOG_ROW (row));

      if (line != NULL && line->number == number)
        return row;
      if (part != NULL && number > part->episode.first
          && number <= part->episode.first + part->episode.n)
        found = row;
    }
  return found;
}

static void
on_activate (ArbLogPane *self, guint position)
{
  g_autoptr (GtkTreeListRow) place = gtk_tree_list_model_get_row (self->tree, position);
  g_autoptr (GObject) item = place != NULL ? gtk_tree_list_row_get_item (place) : NULL;
  GtkWidget *row;

  if (ARB_IS_STORY_LINE (item))
    toggle (place);
  else if (item != NULL)
    {
      row = find_row (self, ARB_LOG_LINE (item)->number);
      if (row != NULL)
        open_menu (self, row, ARB_LOG_LINE (item));
    }
}

static void
open_focused_menu (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbLogPane *self = ARB_LOG_PANE (widget);
  GtkWidget *item = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  GtkWidget *row = item != NULL ? gtk_widget_get_first_child (item) : NULL;

  if (row != NULL)
    open_row (self, ARB_LOG_ROW (row));
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbLogPane *self = ARB_LOG_PANE (widget);

  arb_session_go_back (arb_session_view_get_session (ARB_SESSION_VIEW (self)), self->number);
}

/* The window shows the table as it was. */
static void
look (GtkWidget *widget, const char *name, GVariant *target)
{
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (widget, "win.look", "u", ARB_LOG_PANE (widget)->number);
}

static GtkWidget *
find_line (ArbLogPane *self, guint number)
{
  GtkWidget *row = find_row (self, number);

  return row != NULL ? gtk_widget_get_parent (row) : GTK_WIDGET (self->list);
}

/* Moves the focus back to the line of the dialog; if the log is in a popover, to the button that
 * opens it. */
static gboolean
restore_keyboard (gpointer data)
{
  ArbLogPane *self = ARB_LOG_PANE (data);
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);
  GtkWidget *opener = popover != NULL ? gtk_widget_get_parent (popover) : NULL;

  self->restoring = 0;
  /* Without an opener, the window was closed together with the dialog. */
  if (opener != NULL)
    gtk_widget_child_focus (opener, GTK_DIR_TAB_FORWARD);
  else if (popover == NULL)
    gtk_widget_grab_focus (find_line (self, self->number));
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source: the rows are still being allocated. */
static void
on_dialog_closed (ArbLogPane *self)
{
  if (self->restoring == 0 && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    self->restoring = g_idle_add (restore_keyboard, self);
}

static const char *const edits[] = {
  [ARB_EDIT_CORRECT] = "log.correct",
  [ARB_EDIT_INSERT] = "log.insert",
  [ARB_EDIT_REMOVE] = "log.remove",
};

static void
edit (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbLogPane *self = ARB_LOG_PANE (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);
  ArbEditKind kind = ARB_EDIT_CORRECT;
  GtkWidget *dialog;

  while (!g_str_equal (edits[kind], name))
    kind++;
  dialog =
      arb_edit_dialog_new (session, kind, self->number, GTK_WINDOW (gtk_widget_get_root (widget)));
  /* The popover would stay above the dialog and hide part of it. */
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (on_dialog_closed), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = g_object_new (ARB_TYPE_LOG_ROW, NULL);
  GtkGesture *secondary = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect (secondary, "pressed", G_CALLBACK (on_secondary_press), NULL);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (secondary));
  gtk_list_item_set_child (item, row);
}

static void
update_rows (ArbLogPane *self, void (*update) (ArbLogRow *row))
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    update (ARB_LOG_ROW (gtk_widget_get_first_child (item)));
}

static void
on_scores_hidden (ArbLogPane *self)
{
  update_rows (self, arb_log_row_update_scores);
}

/* Rows are reused for other lines, so only a line that is new since the log was last shown
 * unfolds. */
static void
show_news (ArbLogPane *self, GtkWidget *row, guint number)
{
  if (number > self->seen)
    {
      arb_widget_animate (row, "unfold");
      return;
    }
  gtk_widget_remove_css_class (row, "unfold");
  gtk_widget_remove_css_class (row, "unfold-again");
}

static guint
count_moves (ArbLogPane *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  return session != NULL ? arb_session_get_length (session) : 0;
}

static void
on_bind (ArbLogPane *self, GtkListItem *item)
{
  ArbLogRow *row = ARB_LOG_ROW (gtk_list_item_get_child (item));
  ArbStoryLine *part;

  arb_log_row_set_place (row, arb_session_view_get_session (ARB_SESSION_VIEW (self)),
                         gtk_list_item_get_item (item));
  part = arb_log_row_get_part (row);
  show_news (self, GTK_WIDGET (row),
             part != NULL ? part->episode.first + 1 : arb_log_row_get_move (row)->number);
}

static void
on_unbind (ArbLogPane *self, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  if (self->lit != NULL && self->lit == gtk_widget_get_parent (row))
    set_lit (self, NULL);
  arb_log_row_set_place (ARB_LOG_ROW (row), NULL, NULL);
}

static void
show_state (ArbLogPane *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  const char *problem, *text, *icon;
  gboolean saved;

  if (session == NULL)
    return;

  problem = arb_session_get_problem (session);
  saved = arb_session_get_saved (session);
  text = problem != NULL ? _ ("Not saved") : saved ? _ ("All saved") : _ ("Saving…");
  icon = problem != NULL ? "dialog-error-symbolic"
         : saved         ? "emblem-ok-symbolic"
                         : "document-save-symbolic";
  gtk_label_set_text (self->state_label, text);
  arb_widget_set_tooltip (GTK_WIDGET (self->state_label), problem);
  arb_image_set_icon (self->state_icon, icon);
  arb_widget_set_tooltip (GTK_WIDGET (self->state_icon), problem != NULL ? problem : text);
  update_rows (self, arb_log_row_show_saved);
}

static GListModel *
dup_moves (gpointer item, gpointer data)
{
  return ARB_IS_STORY_LINE (item) ? g_object_ref (G_LIST_MODEL (item)) : NULL;
}

/* Fills the list only while it is visible: a long log costs time to build and to keep up to
 * date. */
static void
fill (ArbLogPane *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (GtkSelectionModel) selection = NULL;

  self->tree = NULL;
  self->seen = count_moves (self);
  if (session != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->tree = gtk_tree_list_model_new (
          G_LIST_MODEL (arb_reversed_list_new (arb_session_get_story (session))), FALSE,
          gtk_toggle_button_get_active (self->unfold_button), dup_moves, NULL, NULL);
      selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (self->tree)));
    }
  gtk_list_view_set_model (self->list, selection);
}

static gboolean
show_more (gpointer data)
{
  ArbLogPane *self = ARB_LOG_PANE (data);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  self->growing = 0;
  if (self->tree != NULL)
    arb_reversed_list_show_more (G_LIST_STORE (gtk_tree_list_model_get_model (self->tree)),
                                 arb_session_get_story (session));
  return G_SOURCE_REMOVE;
}

/* Adds more lines before people reach the end of the list. Runs from an idle source, because a list
 * also changes its adjustment while it is being allocated. */
static void
on_scrolled (ArbLogPane *self, GtkAdjustment *adjustment)
{
  double page = gtk_adjustment_get_page_size (adjustment);

  if (self->growing == 0
      && gtk_adjustment_get_value (adjustment) + 2 * page > gtk_adjustment_get_upper (adjustment))
    self->growing = g_idle_add (show_more, self);
}

static void
on_root (ArbLogPane *self)
{
  arb_widget_follow_score_hiding (GTK_WIDGET (self), G_CALLBACK (on_scores_hidden));
}

static void
on_session (ArbLogPane *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  fill (self);
  if (session == NULL)
    return;
  g_signal_connect_object (session, "notify::saved", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::problem", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
}

/* Finds the list item of the part of a turn to which @row belongs. */
static GtkWidget *
get_part (GtkWidget *row)
{
  GtkWidget *item = gtk_widget_get_parent (row);

  while (arb_log_row_get_part (ARB_LOG_ROW (gtk_widget_get_first_child (item))) == NULL
         && gtk_widget_get_prev_sibling (item) != NULL)
    item = gtk_widget_get_prev_sibling (item);
  return item;
}

/* A list view gives the focus to the row that had it last, or that was newest at first; the log
 * gives it to the newest line. */
static gboolean
arb_log_pane_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *newest = find_row (ARB_LOG_PANE (widget), count_moves (ARB_LOG_PANE (widget)));

  if (newest != NULL && (focus == NULL || !gtk_widget_is_ancestor (focus, widget)))
    return gtk_widget_grab_focus (get_part (newest));
  return GTK_WIDGET_CLASS (arb_log_pane_parent_class)->focus (widget, direction);
}

static void
arb_log_pane_update (ArbSessionView *view)
{
  ArbLogPane *self = ARB_LOG_PANE (view);

  show_state (self);
  update_rows (self, arb_log_row_update);
  self->seen = count_moves (self);
  /* A list view keeps its scroll position when lines are added above; the log scrolls to the newest
   * line, which is at the top. */
  if (self->tree != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->tree)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

static void
arb_log_pane_dispose (GObject *object)
{
  ArbLogPane *self = ARB_LOG_PANE (object);

  g_clear_handle_id (&self->growing, g_source_remove);
  g_clear_handle_id (&self->restoring, g_source_remove);
  g_clear_weak_pointer (&self->lit);
  g_clear_pointer (&self->popover, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_log_pane_parent_class)->dispose (object);
}

static void
arb_log_pane_class_init (ArbLogPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_log_pane_dispose;
  widget_class->focus = arb_log_pane_focus;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_log_pane_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/log-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, state_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, state_icon);
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, scroller);
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, list);
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, line_menu);
  gtk_widget_class_bind_template_child (widget_class, ArbLogPane, unfold_button);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, on_root);
  gtk_widget_class_bind_template_callback (widget_class, on_session);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);

  gtk_widget_class_install_action (widget_class, "log.menu", NULL, open_focused_menu);
  gtk_widget_class_install_action (widget_class, "log.look", NULL, look);
  gtk_widget_class_install_action (widget_class, "log.go-back", NULL, go_back);
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    gtk_widget_class_install_action (widget_class, edits[i], NULL, edit);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "log.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "log.menu", NULL);
}

static void
arb_log_pane_init (ArbLogPane *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self->state_label)),
                                 arb_first_fit_layout_new ());
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_scrolled), self,
                           G_CONNECT_SWAPPED);
}

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  GtkWidget *popover, *pane;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  pane = g_object_new (ARB_TYPE_LOG_PANE, "width-request", 300, "height-request", 420, NULL);
  g_object_bind_property (data, "session", pane, "session", G_BINDING_SYNC_CREATE);
  popover = arb_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), pane);
  gtk_menu_button_set_popover (button, popover);
}

void
arb_menu_button_open_log (GtkMenuButton *button, ArbSessionView *view)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (ARB_IS_SESSION_VIEW (view));

  gtk_menu_button_set_popover (button, NULL);
  gtk_menu_button_set_create_popup_func (button, fill_popover, view, NULL);
}
