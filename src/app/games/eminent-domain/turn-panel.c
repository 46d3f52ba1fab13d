/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/turn-panel.h"

#include "app/games/eminent-domain/row-heading.h"
#include "app/games/eminent-domain/turn-heading.h"
#include "app/games/eminent-domain/turn-keys.h"
#include "app/games/eminent-domain/turn-parts.h"
#include "app/turn/choice-grid.h"
#include "app/turn/offer-button.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _EmTurnPanel
{
  ArbTurnPanel parent_instance;

  GPtrArray *offers; /* ArbOfferItem */
  char *drawer;
  ArbSession *shown;             /* whose drawer it is; never used but compared */
  guint length;                  /* of the log then */
  char pressed[EM_MAX_KEYS + 1]; /* keys of a sequence that is not complete */
  gboolean lost;                 /* what is in @pressed begins nothing */
  gboolean keyed;                /* whether the keys are used, not a finger or a mouse */
  gboolean hinted;               /* whether buttons bear their keys */
  gboolean compact;
  gboolean low;
};

G_DEFINE_FINAL_TYPE (EmTurnPanel, em_turn_panel, ARB_TYPE_TURN_PANEL)

/* A part of what all turn panels have. */
static GtkWidget *
get_part (EmTurnPanel *self, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), ARB_TYPE_TURN_PANEL, name));
}

static EmSections
get_sections (EmTurnPanel *self, ArbChildPool *parts)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  em_sections_collect_offers (session, self->offers);
  return (EmSections){ session, self->offers, parts, self->drawer, self->compact, !self->low };
}

/* A drawer stays open only as long as nothing is played. */
static void
forget_drawer (EmTurnPanel *self, ArbSession *session)
{
  guint length = g_list_model_get_n_items (arb_session_get_log (session));

  if (self->shown != session || self->length != length)
    {
      g_clear_pointer (&self->drawer, g_free);
      self->pressed[0] = '\0';
    }
  self->shown = session;
  self->length = length;
}

/* Who shows the keys, and where. */
typedef struct
{
  const GPtrArray *all;  /* by the number of the offer */
  const char *pressed;   /* what of them is pressed already; %NULL if none are shown */
  GtkWidget *taker;      /* the widget that takes Enter for itself, if any does */
  EmRowHeading *heading; /* of the row, until its first cell has said what it begins with */
} Hints;

/* The cells of a row differ in their last key only. */
static void
show_row_hint (Hints *hints, const char *keys)
{
  g_autofree char *row =
      keys != NULL && keys[0] != '\0' ? g_strndup (keys, strlen (keys) - 1) : NULL;
  g_autofree char *label = row != NULL ? em_keys_dup_label (row) : NULL;

  em_row_heading_set_hint (hints->heading, label);
  hints->heading = NULL;
}

/* What has the keyboard and takes Enter for itself: then Enter is not for anything else. */
static GtkWidget *
find_taker (EmTurnPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_LABEL (focus) ? NULL : focus;
}

/* What is still to be pressed for it. Several keys in a grid are at the head of the row and of the
 * column: there they show only once the row is chosen. */
static void
show_hint (Hints *hints, ArbOfferButton *button, gboolean in_grid)
{
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  guint index = g_variant_get_uint32 (target);
  const char *pressed = hints->pressed;
  /* What is left from before is hidden only after this. */
  const char *keys = index < hints->all->len ? hints->all->pdata[index] : NULL;
  gboolean begun = pressed != NULL && keys != NULL && g_str_has_prefix (keys, pressed);
  gboolean taken = begun && g_str_equal (keys, "\n") && hints->taker != NULL
                   && hints->taker != GTK_WIDGET (button);
  gboolean of_row = in_grid && begun && pressed[0] == '\0' && strlen (keys) > 1;
  g_autofree char *label =
      begun && !of_row && !taken ? em_keys_dup_label (keys + strlen (pressed)) : NULL;

  arb_offer_button_set_hint (button, label);
  if (hints->heading != NULL)
    show_row_hint (hints, of_row ? keys : NULL);
}

static void
show_hints (Hints *hints, GtkWidget *root, gboolean in_grid)
{
  if (ARB_IS_CHOICE_GRID (root))
    hints->heading = NULL;
  if (EM_IS_ROW_HEADING (root))
    {
      hints->heading = EM_ROW_HEADING (root);
      em_row_heading_set_hint (hints->heading, NULL);
    }
  else if (ARB_IS_OFFER_BUTTON (root))
    show_hint (hints, ARB_OFFER_BUTTON (root), in_grid);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (gtk_widget_get_visible (child))
        show_hints (hints, child, in_grid || ARB_IS_CHOICE_GRID (child));
}

static void
update_hints (EmTurnPanel *self, const EmSections *sections)
{
  if (self->keyed || self->hinted)
    {
      g_autoptr (GPtrArray) all = em_keys_new (sections);
      const char *pressed = self->lost ? "" : self->pressed;
      Hints hints = { all, self->keyed ? pressed : NULL, find_taker (self), NULL };

      show_hints (&hints, GTK_WIDGET (self), FALSE);
    }
  self->hinted = self->keyed;
}

/* A finger or a mouse needs no hints of keys. */
static void
on_pressed (EmTurnPanel *self)
{
  EmSections sections;

  if (!self->keyed || arb_session_view_get_session (ARB_SESSION_VIEW (self)) == NULL)
    return;
  self->keyed = FALSE;
  self->pressed[0] = '\0';
  sections = get_sections (self, NULL);
  update_hints (self, &sections);
}

/* Where the keyboard is decides what Enter is for. */
static void
on_focus (EmTurnPanel *self)
{
  EmSections sections;

  if (!self->hinted || arb_session_view_get_session (ARB_SESSION_VIEW (self)) == NULL)
    return;
  sections = get_sections (self, NULL);
  update_hints (self, &sections);
}

/* What is seldom told has no place among the choices, where there is room beside the line for the
 * notation. */
static void
show_other (EmTurnPanel *self, const EmSections *sections)
{
  GtkWidget *button = get_part (self, "other_button");
  gboolean shown = sections->aside && em_parts_count_in_drawer (sections, ARB_OFFER_OTHER) > 0;

  gtk_widget_set_visible (button, shown);
  if (shown)
    em_parts_show_more (sections, button, ARB_OFFER_OTHER, _ ("Other Moves…"), _ ("Other Moves"));
}

static void
em_turn_panel_show_choices (ArbTurnPanel *panel, ArbChildPool *parts)
{
  EmTurnPanel *self = EM_TURN_PANEL (panel);
  EmSections sections;

  forget_drawer (self, arb_session_view_get_session (ARB_SESSION_VIEW (self)));
  sections = get_sections (self, parts);
  em_turn_heading_show (panel, &sections);
  em_sections_add_results (&sections);
  em_sections_add_boost (&sections);
  em_sections_add_answers (&sections);
  em_sections_add_end (&sections);
  em_sections_add_turn (&sections);
  em_sections_add_rest (&sections);
  show_other (self, &sections);
  update_hints (self, &sections);
}

/* On a phone it is not the choices that scroll, but the page with them. */
static void
show_last_list (GtkWidget *choices)
{
  GtkWidget *pane = gtk_widget_get_ancestor (choices, ARB_TYPE_FITTED_SCROLLER);
  GtkWidget *page = gtk_widget_get_ancestor (pane, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *list = gtk_widget_get_last_child (choices);

  while (list != NULL && !gtk_widget_get_visible (list))
    list = gtk_widget_get_prev_sibling (list);
  arb_fitted_scroller_scroll_to_end (ARB_FITTED_SCROLLER (pane));
  if (page != NULL && list != NULL)
    arb_scroller_show (GTK_SCROLLED_WINDOW (page), list, FALSE);
}

/* The last list is far from the button that opens it. */
static void
set_drawer (EmTurnPanel *self, const char *drawer)
{
  g_free (self->drawer);
  self->drawer = g_strdup (drawer);
  arb_turn_panel_refresh (ARB_TURN_PANEL (self));
  if (g_strcmp0 (drawer, ARB_OFFER_OTHER) == 0)
    arb_widget_once_painted (get_part (self, "choices"), show_last_list);
}

static void
toggle_more (GtkWidget *widget, const char *name, GVariant *target)
{
  EmTurnPanel *self = EM_TURN_PANEL (widget);
  const char *drawer = g_variant_get_string (target, NULL);
  gboolean open = g_strcmp0 (self->drawer, drawer) != 0;

  set_drawer (self, open ? drawer : NULL);
}

static void
em_turn_panel_open_drawer_of (ArbTurnPanel *self, ArbTurnPanel *old)
{
  if (EM_TURN_PANEL (old)->drawer != NULL)
    set_drawer (EM_TURN_PANEL (self), EM_TURN_PANEL (old)->drawer);
}

/* A list that is chosen from by numbers opens, and shows them. */
static void
show_awaited (EmTurnPanel *self, const EmSections *sections)
{
  const char *list = self->lost ? NULL : em_keys_get_list (self->pressed[0]);

  if (list != NULL && g_strcmp0 (self->drawer, list) != 0)
    set_drawer (self, list);
  update_hints (self, sections);
}

/* Says that these keys tell nothing, so that nobody goes on as if they did. */
static void
refuse_keys (EmTurnPanel *self, const char *keys)
{
  g_autofree char *label = em_keys_dup_label (keys);

  gtk_widget_error_bell (GTK_WIDGET (self));
  arb_turn_panel_refuse (ARB_TURN_PANEL (self), label,
                         _ ("There is nothing that these keys could tell now."));
}

/* The button that tells offer @index, where it is shown. */
static GtkWidget *
find_button (GtkWidget *root, guint index)
{
  if (ARB_IS_OFFER_BUTTON (root))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (root));

      return g_variant_get_uint32 (target) == index ? root : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = gtk_widget_get_visible (child) ? find_button (child, index) : NULL;

      if (button != NULL)
        return button;
    }

  return NULL;
}

/* The button that the keys say Enter is for. Whoever presses it all along tells nothing with it where
 * nothing is suggested. */
static GtkWidget *
em_turn_panel_find_suggested (ArbTurnPanel *panel)
{
  EmSections sections = get_sections (EM_TURN_PANEL (panel), NULL);
  gint index = em_keys_find_suggested (&sections);
  GtkWidget *button = index >= 0 ? find_button (GTK_WIDGET (panel), (guint) index) : NULL;

  if (button == NULL)
    button = ARB_TURN_PANEL_CLASS (em_turn_panel_parent_class)->find_suggested (panel);
  if (button == NULL && EM_TURN_PANEL (panel)->keyed)
    return get_part (EM_TURN_PANEL (panel), "title_label");
  return button;
}

/* As after a tap the keyboard is where the offer was told, wherever it was: what is said of it marks
 * that button, and Enter is not for something else. */
static void
take_offer (EmTurnPanel *self, guint index)
{
  GtkWidget *button = find_button (GTK_WIDGET (self), index);

  if (button != NULL)
    gtk_widget_grab_focus (button);
  else
    arb_turn_panel_focus_heading (ARB_TURN_PANEL (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "turn.offer", "u", index);
}

static void
press_one (EmTurnPanel *self, char key)
{
  EmSections sections;
  g_autofree char *keys = g_strdup_printf ("%s%c", self->pressed, key);
  gint index;

  if (key == '/')
    {
      arb_turn_panel_focus_entry (ARB_TURN_PANEL (self));
      return;
    }
  if (key == '\n' && self->pressed[0] == '\0' && arb_turn_panel_confirm (ARB_TURN_PANEL (self)))
    return;
  sections = get_sections (self, NULL);
  self->keyed = TRUE;
  index = em_keys_press (&sections, self->pressed, key);
  self->lost = index == EM_KEYS_LOST;
  show_awaited (self, &sections);
  if (index >= 0)
    take_offer (self, (guint) index);
  else if (index == EM_KEYS_BEGUN)
    gtk_widget_activate_action (GTK_WIDGET (self), "turn.dismiss", NULL);
  else if (key != '\n')
    refuse_keys (self, self->pressed[0] != '\0' ? self->pressed : keys);
}

static void
press_keys (GtkWidget *widget, const char *name, GVariant *target)
{
  if (arb_session_view_get_session (ARB_SESSION_VIEW (widget)) == NULL)
    return;
  for (const char *key = g_variant_get_string (target, NULL); *key != '\0'; key++)
    press_one (EM_TURN_PANEL (widget), *key);
}

/* A window keeps Enter for what is suggested: no shortcut ever sees it. */
static void
on_enter (EmTurnPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "turn.keys", "s", "\n");
}

/* What was begun goes on with Enter, whatever has the keyboard; only a line being written, or
 * something over the window, keeps it. */
static gboolean
go_on (GtkWidget *widget, GVariant *nothing, gpointer data)
{
  EmTurnPanel *self = EM_TURN_PANEL (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = gtk_root_get_focus (root);

  if (self->pressed[0] == '\0' || self->lost)
    return FALSE;
  if (focus != NULL
      && (GTK_IS_EDITABLE (focus) || gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return FALSE;
  on_enter (self);
  return TRUE;
}

static void
em_turn_panel_root (GtkWidget *widget)
{
  GtkRoot *root;

  GTK_WIDGET_CLASS (em_turn_panel_parent_class)->root (widget);

  root = gtk_widget_get_root (widget);
  if (!GTK_IS_WINDOW (root))
    return;
  g_signal_connect_object (root, "activate-default", G_CALLBACK (on_enter), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus), widget,
                           G_CONNECT_SWAPPED);
}

static void
em_turn_panel_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), on_enter, widget);
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), on_focus, widget);

  GTK_WIDGET_CLASS (em_turn_panel_parent_class)->unroot (widget);
}

static void
em_turn_panel_finalize (GObject *object)
{
  g_free (EM_TURN_PANEL (object)->drawer);
  g_ptr_array_unref (EM_TURN_PANEL (object)->offers);

  G_OBJECT_CLASS (em_turn_panel_parent_class)->finalize (object);
}

static void
em_turn_panel_class_init (EmTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = em_turn_panel_finalize;
  widget_class->root = em_turn_panel_root;
  widget_class->unroot = em_turn_panel_unroot;
  ARB_TURN_PANEL_CLASS (klass)->show_choices = em_turn_panel_show_choices;
  ARB_TURN_PANEL_CLASS (klass)->find_suggested = em_turn_panel_find_suggested;
  ARB_TURN_PANEL_CLASS (klass)->open_drawer_of = em_turn_panel_open_drawer_of;

  gtk_widget_class_install_action (widget_class, "turn.more", "s", toggle_more);
  gtk_widget_class_install_action (widget_class, "turn.keys", "s", press_keys);
}

static void
em_turn_panel_init (EmTurnPanel *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkActionable *other = GTK_ACTIONABLE (get_part (self, "other_button"));

  gtk_actionable_set_action_target (other, "s", ARB_OFFER_OTHER);
  gtk_actionable_set_action_name (other, "turn.more");
  self->offers = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  em_keys_add_shortcuts (GTK_WIDGET (self));
  em_keys_add_enter (GTK_WIDGET (self), go_on);
}

void
em_turn_panel_set_compact (EmTurnPanel *self, gboolean compact, gboolean low)
{
  g_return_if_fail (EM_IS_TURN_PANEL (self));

  if (self->compact == compact && self->low == low)
    return;
  self->compact = compact;
  self->low = low;
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) == NULL)
    return;
  arb_turn_panel_refresh (ARB_TURN_PANEL (self));
  /* Not where the keyboard is put: nobody has chosen it yet. */
  arb_fitted_scroller_scroll_to_top (ARB_FITTED_SCROLLER (get_part (self, "pane")));
}
