/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/page.h"

#include "app/log/edit-dialog.h"
#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/table/end-clock.h"
#include "app/table/market.h"
#include "app/table/seat-panel.h"
#include "app/table/seat-tabs.h"
#include "app/table/supply-bar.h"
#include "app/widgets/focus.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/widgets.h"

#include <string.h>

/* Text from this scale on counts as large. */
#define LARGE_TEXT 1.5

/* The style class of a window with large text. */
#define LARGE_TEXT_CLASS "large-text"

/* So many seats beside the turn panel lie in one column. */
#define MOST_IN_COLUMN 2

#define MIDDLE_SPACING 8

struct _ArbPage
{
  ArbSessionView parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *table;       /* holds the parts, in the order of the keyboard focus */
  ArbTableLayout *layout; /* that of the table, which owns it */
  GtkCssProvider *style;
  guint zoom; /* percent; 0 before the layout has chosen one */
  guint idle;
  ArbTurnPanel *turn;
  GtkWidget *head; /* the head of the turn panel */
  GtkBox *middle;
  ArbSupplyBar *supply;
  ArbEndClock *clock;
  ArbSeatTabs *tabs;
  GPtrArray *panels;
  gboolean has_board;
  gboolean choices_turned;
  gboolean scores_hidden;
  gboolean narrow;
  gboolean log_below;
};

enum
{
  PROP_TABLE_MODE = 1,
  PROP_SCORES_HIDDEN,
  PROP_CHOICES_TURNED,
  PROP_NARROW,
  PROP_LOG_BELOW,
  PROP_LOOK,
  PROP_BOARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The properties of a seat panel that people set for a seat. */
static const char *const seat_looks[] = { "turned", "score-hidden" };

G_DEFINE_FINAL_TYPE (ArbPage, arb_page, ARB_TYPE_SESSION_VIEW)

/* Passes an action of the table on to the turn panel, which has one of the same name. */
static void
pass_on (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autofree char *action = g_strconcat ("turn", strchr (name, '.'), NULL);

  gtk_widget_activate_action_variant (GTK_WIDGET (ARB_PAGE (widget)->turn), action, target);
}

/* Inserts a forgotten move before the line that closed its phase. */
static void
insert (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (widget));
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));
  const char *text;
  GtkWidget *dialog;
  guint number;

  g_variant_get (target, "(u&s)", &number, &text);
  dialog = arb_edit_dialog_new (session, ARB_EDIT_INSERT, number, parent);
  arb_edit_dialog_write (ARB_EDIT_DIALOG (dialog), text);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Returns the parts from @first on, in the order of the keyboard focus. */
static GPtrArray *
collect_parts (ArbPage *self, ArbTablePart first)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (GtkWidget *part = gtk_widget_get_first_child (self->table); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (arb_table_layout_get_part (self->layout, part) >= first)
      g_ptr_array_add (parts, part);
  return parts;
}

/* F6 skips the head, which has nothing to do with it: Tab leads to it from the turn. */
static void
go_to_part (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autoptr (GPtrArray) parts = collect_parts (ARB_PAGE (widget), ARB_PART_TURN);

  arb_focus_go_round (parts, g_variant_get_boolean (target));
}

/* Tab goes through the parts in the same order in every arrangement. */
static gboolean
arb_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) parts = collect_parts (ARB_PAGE (widget), ARB_PART_HEAD);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return arb_focus_move_through (parts, direction);
  return GTK_WIDGET_CLASS (arb_page_parent_class)->focus (widget, direction);
}

static gboolean
get_flag (gpointer object, const char *property)
{
  gboolean on;

  g_object_get (object, property, &on, NULL);
  return on;
}

/* Whether all players who decide now sit on the other side of the table. */
static gboolean
sit_opposite (ArbPage *self, guint deciders)
{
  for (guint i = 0; i < self->panels->len; i++)
    if ((deciders & 1u << (i + 1)) && !get_flag (self->panels->pdata[i], "turned"))
      return FALSE;
  return deciders != 0;
}

static const ArbTableState *
get_state (ArbPage *self)
{
  return arb_table_layout_get_state (self->layout);
}

static gboolean
is_wide (ArbPage *self)
{
  return get_state (self)->arrangement != ARB_ARRANGE_NARROW;
}

/* Turns the choices. A narrow window is that of a phone, which people turn instead. */
static void
turn_choices (ArbPage *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  gboolean turned = session != NULL && is_wide (self) && self->choices_turned
                    && sit_opposite (self, arb_session_get_deciders (session));

  arb_table_layout_set_turned (self->layout, self->head, turned);
  arb_table_layout_set_turned (self->layout, GTK_WIDGET (self->turn), turned);
}

static void
on_turned (ArbSeatPanel *panel, GParamSpec *pspec, ArbPage *self)
{
  arb_table_layout_set_turned (self->layout, GTK_WIDGET (panel), get_flag (panel, "turned"));
  turn_choices (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOK]);
}

/* Returns the seats whose panels have @property, as bits. */
static guint
collect_seats (ArbPage *self, const char *property)
{
  guint seats = 0;

  for (guint i = 0; i < self->panels->len; i++)
    seats |= (guint) get_flag (self->panels->pdata[i], property) << (i + 1);
  return seats;
}

/* The tabs show the same scores as the panels. */
static void
hide_scores (ArbPage *self)
{
  for (guint i = 0; i < self->panels->len; i++)
    arb_seat_panel_hide_scores (self->panels->pdata[i], self->scores_hidden);
  arb_seat_tabs_hide_scores (self->tabs, self->scores_hidden
                                             ? G_MAXUINT
                                             : collect_seats (self, "score-hidden"));
}

static void
on_score_hidden (ArbSeatPanel *panel, GParamSpec *pspec, ArbPage *self)
{
  hide_scores (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOK]);
  /* Widgets that show all scores hide them as soon as one seat does. */
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORES_HIDDEN]);
}

static void
set_look (ArbPage *self, GVariant *look)
{
  gboolean scores_hidden = FALSE, choices_turned = FALSE;

  if (look == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (seat_looks); i++)
    {
      guint seats = 0;

      g_variant_lookup (look, seat_looks[i], "u", &seats);
      for (guint j = 0; j < self->panels->len; j++)
        g_object_set (self->panels->pdata[j], seat_looks[i], (seats & 1u << (j + 1)) != 0, NULL);
    }
  g_variant_lookup (look, "scores-hidden", "b", &scores_hidden);
  g_variant_lookup (look, "choices-turned", "b", &choices_turned);
  g_object_set (self, "scores-hidden", scores_hidden, "choices-turned", choices_turned, NULL);
}

static void
arb_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbPage *self = ARB_PAGE (object);

  if (id == PROP_LOOK)
    g_value_take_variant (value, arb_page_dup_look (self));
  else
    g_value_set_boolean (value, id == PROP_SCORES_HIDDEN    ? self->scores_hidden
                                : id == PROP_CHOICES_TURNED ? self->choices_turned
                                : id == PROP_NARROW         ? self->narrow
                                                            : self->log_below);
}

static void
arb_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbPage *self = ARB_PAGE (object);

  if (id == PROP_TABLE_MODE)
    arb_table_layout_set_enlarge (self->layout, g_value_get_boolean (value));
  else if (id == PROP_BOARD)
    {
      self->has_board = TRUE;
      gtk_box_append (self->middle, g_value_get_object (value));
    }
  else if (id == PROP_LOOK)
    set_look (self, g_value_get_variant (value));
  else
    {
      gboolean *flag = id == PROP_SCORES_HIDDEN ? &self->scores_hidden : &self->choices_turned;

      *flag = g_value_get_boolean (value);
      turn_choices (self);
      hide_scores (self);
      g_object_notify_by_pspec (object, properties[PROP_LOOK]);
    }
}

static void
on_chosen (ArbPage *self)
{
  arb_table_layout_choose (self->layout, arb_seat_tabs_get_choice (self->tabs));
  arb_scroller_glide_to (self->scroller, 0);
}

/* What gets the focus is shown: people must see what they type. */
static void
on_focus (GtkWidget *root, GParamSpec *pspec, ArbPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->turn)))
    arb_seat_tabs_choose_turn (self->tabs);
}

static void
arb_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_page_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget",
                           G_CALLBACK (on_focus), widget, 0);
}

/* The next page of the window may not need the style class. */
static void
arb_page_unroot (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  g_signal_handlers_disconnect_by_func (root, on_focus, widget);
  gtk_widget_remove_css_class (GTK_WIDGET (root), LARGE_TEXT_CLASS);

  GTK_WIDGET_CLASS (arb_page_parent_class)->unroot (widget);
}

/* On a phone the title of the window is as narrow as the table. */
static void
fit_title (ArbPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    arb_widget_set_class (GTK_WIDGET (root), LARGE_TEXT_CLASS,
                          !is_wide (self)
                              && arb_widget_get_text_scale (GTK_WIDGET (root)) >= LARGE_TEXT);
}

static void
set_flag (ArbPage *self, gboolean *flag, gboolean on, guint property)
{
  if (*flag == on)
    return;
  *flag = on;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* Whether an upright table has so little width that the turn is narrower than its words. */
static gboolean
is_slim (ArbPage *self)
{
  return get_state (self)->arrangement == ARB_ARRANGE_UPRIGHT && get_state (self)->cramped;
}

static ArbTurnHeadForm
get_head_form (ArbPage *self)
{
  /* Large text needs more lines than a phone has for it without scrolling. */
  if (is_wide (self) || get_state (self)->cramped)
    return ARB_TURN_HEAD_FULL;
  return get_state (self)->low ? ARB_TURN_HEAD_BRIEF : ARB_TURN_HEAD_STEADY;
}

/* How the rows of the turn show their names. */
static ArbRowHeadingForm
get_names_form (ArbPage *self)
{
  if (!is_wide (self))
    return ARB_ROW_HEADING_STACKED;
  return is_slim (self) ? ARB_ROW_HEADING_ICON : ARB_ROW_HEADING_BESIDE;
}

static ArbSupplyForm
get_supply_form (ArbPage *self)
{
  if (!is_wide (self))
    return get_state (self)->low ? ARB_SUPPLY_LOW : ARB_SUPPLY_COMPACT;
  if (get_state (self)->cramped && !is_slim (self))
    return ARB_SUPPLY_STACKED;
  return get_state (self)->large ? ARB_SUPPLY_WORDLESS : ARB_SUPPLY_FULL;
}

/* Beside the last line of the log there is room for picture and number beside each other. */
static ArbSupplyForm
get_clock_form (ArbPage *self, ArbSupplyForm form)
{
  if (get_state (self)->arrangement == ARB_ARRANGE_WIDE)
    return ARB_SUPPLY_FULL;
  if (arb_supply_bar_shows_market (self->supply))
    return ARB_SUPPLY_WORDLESS;
  return MAX (form, ARB_SUPPLY_COMPACT);
}

/* Offers in the menu of a seat only what makes a difference. If only one seat is visible at a time,
 * people turn the device instead, but a seat that was turned before can be turned back. */
static void
offer_looks (ArbPage *self)
{
  for (guint i = 0; i < self->panels->len; i++)
    gtk_widget_action_set_enabled (self->panels->pdata[i], "seat.turned",
                                   is_wide (self) || get_flag (self->panels->pdata[i], "turned"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.choices-turned", is_wide (self));
}

/* Two seats beside the turn panel lie in one column, and have their counters beside their cards. Of
 * three seats, one is wider than the others, so their heights differ; so they do in the table
 * mode. */
static void
arrange_seats (ArbPage *self)
{
  const ArbTableState *state = get_state (self);
  guint n_seats = self->panels->len;
  gboolean few = n_seats <= MOST_IN_COLUMN;
  gboolean side = state->arrangement <= ARB_ARRANGE_MIDDLE && !state->enlarge;
  ArbSeatForm form = { .wordless = state->large,
                       .beside = side && few && !self->has_board,
                       .roomy = side && n_seats != 3,
                       .scrolls = state->arrangement == ARB_ARRANGE_NARROW
                                  || (state->arrangement == ARB_ARRANGE_UPRIGHT && few) };

  offer_looks (self);
  for (guint i = 0; i < n_seats; i++)
    arb_seat_panel_set_form (self->panels->pdata[i], &form);
}

/* Gives the parts the forms that fit the arrangement. */
static void
arrange (ArbPage *self)
{
  const ArbTableState *state = get_state (self);
  ArbSupplyForm form = get_supply_form (self);

  set_flag (self, &self->narrow, !is_wide (self), PROP_NARROW);
  set_flag (self, &self->log_below,
            state->arrangement == ARB_ARRANGE_UPRIGHT
                || (state->low && state->arrangement > ARB_ARRANGE_WIDE),
            PROP_LOG_BELOW);
  fit_title (self);
  arb_turn_panel_set_form (self->turn, get_head_form (self), get_names_form (self), state->low);
  arb_supply_bar_set_form (self->supply, form, !is_wide (self) && state->cramped);
  arb_end_clock_set_form (self->clock, get_clock_form (self, form));
  turn_choices (self);
  arrange_seats (self);
}

/* What has the focus stays visible, even if a keyboard on the screen takes half of the height:
 * people must see what they type. */
static void
show_focus (GtkWidget *widget)
{
  ArbPage *self = ARB_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->table))
    arb_scroller_show (self->scroller, focus, FALSE);
}

/* All lengths of the style sheet that matter are relative to the size of the text. */
static void
set_zoom (ArbPage *self, guint zoom)
{
  g_autofree char *rule = g_strdup_printf ("* { font-size: %u%%; }", zoom);

  if (self->zoom == zoom)
    return;
  gtk_css_provider_load_from_data (self->style, rule, -1);
  self->zoom = zoom;
}

/* The layout has chosen an arrangement. */
static void
on_decided (ArbPage *self)
{
  const ArbTableState *state = get_state (self);
  GtkWidget *widget = GTK_WIDGET (self);

  arb_widget_set_class (widget, "narrow-table", state->arrangement == ARB_ARRANGE_NARROW);
  arb_widget_set_class (widget, "low-table", state->low);
  set_zoom (self, state->zoom);
  arb_widget_set_class (widget, "large-table", state->large);
  arrange (self);
  arb_widget_once_painted (widget, show_focus);
}

static gboolean
notify_room (gpointer data)
{
  ArbPage *self = ARB_PAGE (data);

  self->idle = 0;
  arb_table_layout_set_room (self->layout,
                             (gint) gtk_adjustment_get_page_size (
                                 gtk_scrolled_window_get_vadjustment (self->scroller)));
  arb_widget_once_painted (GTK_WIDGET (self), show_focus);
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source: the layout must not change during an allocation. */
static void
on_room (ArbPage *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_room, self, NULL);
}

/* Adds @widget as @part; seats are added in their order. */
static void
add_part (ArbPage *self, GtkWidget *widget, ArbTablePart part)
{
  GtkWidget *before = gtk_widget_get_last_child (self->table);

  while (before != NULL && arb_table_layout_get_part (self->layout, before) > part)
    before = gtk_widget_get_prev_sibling (before);
  gtk_box_insert_child_after (GTK_BOX (self->table), widget, before);
  arb_table_layout_set_part (self->layout, widget, part);
}

/* The panels follow the session themselves, and a page never changes its session. */
static void
arb_page_update (ArbSessionView *view)
{
  ArbPage *self = ARB_PAGE (view);
  ArbSession *session = arb_session_view_get_session (view);

  if (self->panels->len > 0)
    {
      turn_choices (self);
      return;
    }

  arb_table_layout_set_between (self->layout,
                                arb_market_is_wanted (arb_session_get_catalogue (session)));
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      GtkWidget *panel = arb_seat_panel_new (session, seat);

      g_signal_connect_object (panel, "notify::turned", G_CALLBACK (on_turned), self, 0);
      g_signal_connect_object (panel, "notify::score-hidden", G_CALLBACK (on_score_hidden), self,
                               0);
      add_part (self, panel, ARB_PART_SEAT);
      g_ptr_array_add (self->panels, panel);
    }
  hide_scores (self);
  arrange (self);
}

static void
arb_page_dispose (GObject *object)
{
  ArbPage *self = ARB_PAGE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->style);

  G_OBJECT_CLASS (arb_page_parent_class)->dispose (object);
}

static void
arb_page_finalize (GObject *object)
{
  ArbPage *self = ARB_PAGE (object);

  g_ptr_array_unref (self->panels);

  G_OBJECT_CLASS (arb_page_parent_class)->finalize (object);
}

static void
arb_page_class_init (ArbPageClass *klass)
{
  static const struct
  {
    guint id;
    const char *name;
    GParamFlags access;
  } flags[] = {
    { PROP_TABLE_MODE, "table-mode", G_PARAM_WRITABLE },
    { PROP_SCORES_HIDDEN, "scores-hidden", G_PARAM_READWRITE },
    { PROP_CHOICES_TURNED, "choices-turned", G_PARAM_READWRITE },
    { PROP_NARROW, "narrow", G_PARAM_READABLE },
    { PROP_LOG_BELOW, "log-below", G_PARAM_READABLE },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_page_get_property;
  object_class->set_property = arb_page_set_property;
  object_class->dispose = arb_page_dispose;
  object_class->finalize = arb_page_finalize;
  GTK_WIDGET_CLASS (klass)->focus = arb_page_focus;
  GTK_WIDGET_CLASS (klass)->root = arb_page_root;
  GTK_WIDGET_CLASS (klass)->unroot = arb_page_unroot;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_page_update;

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    properties[flags[i].id] = g_param_spec_boolean (flags[i].name, NULL, NULL, FALSE,
                                                    flags[i].access | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOOK] =
      g_param_spec_variant ("look", NULL, NULL, G_VARIANT_TYPE_VARDICT, NULL,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.say", "s", pass_on);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.offer", "s", pass_on);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.more", "s", pass_on);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.insert", "(us)", insert);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.part", "b", go_to_part);
  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "table.choices-turned",
                                            "choices-turned");
}

static void
add_key (GtkShortcutController *keys, GdkModifierType modifiers, gboolean back)
{
  gtk_shortcut_controller_add_shortcut (
      keys, gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (GDK_KEY_F6, modifiers),
                                             gtk_named_action_new ("table.part"), "b", back));
}

static gpointer
view_new (ArbPage *self, GType type)
{
  gpointer view = g_object_new (type, NULL);

  g_object_bind_property (self, "session", view, "session", G_BINDING_SYNC_CREATE);
  return view;
}

static gpointer
add_view (ArbPage *self, GType type, ArbTablePart part)
{
  gpointer view = view_new (self, type);

  add_part (self, view, part);
  return view;
}

static void
add_middle (ArbPage *self)
{
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, MIDDLE_SPACING);

  self->middle = GTK_BOX (middle);
  self->supply = view_new (self, ARB_TYPE_SUPPLY_BAR);
  gtk_widget_add_css_class (middle, "strip");
  gtk_box_append (self->middle, GTK_WIDGET (self->supply));
  add_part (self, middle, ARB_PART_STRIP);
}

static void
add_parts (ArbPage *self)
{
  self->turn = add_view (self, ARB_TYPE_TURN_PANEL, ARB_PART_TURN);
  self->head = arb_turn_panel_take_head (self->turn);
  add_part (self, self->head, ARB_PART_HEAD);
  self->clock = add_view (self, ARB_TYPE_END_CLOCK, ARB_PART_CLOCK);
  add_middle (self);
  self->tabs = add_view (self, ARB_TYPE_SEAT_TABS, ARB_PART_TABS);
  add_view (self, ARB_TYPE_LOG_PANE, ARB_PART_LOG);
  add_view (self, ARB_TYPE_LOG_BAR, ARB_PART_LOG_BAR);
}

/* The table scrolls if its parts are too high. */
static void
make_table (ArbPage *self)
{
  GtkLayoutManager *layout = arb_table_layout_new ();

  self->layout = ARB_TABLE_LAYOUT (layout);
  self->style = gtk_css_provider_new ();
  self->table = g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);
  gtk_widget_add_css_class (self->table, "table");
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "child", self->table, NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scroller));
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)),
                                  GTK_STYLE_PROVIDER (self->style),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (on_room), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "decided", G_CALLBACK (on_decided), self, G_CONNECT_SWAPPED);
}

/* The shortcuts also work in the header bar, from which they move the focus to the table. */
static void
arb_page_init (ArbPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->panels = g_ptr_array_new ();
  make_table (self);
  add_parts (self);
  g_signal_connect_object (self->tabs, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), 0, FALSE);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_SHIFT_MASK, TRUE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

ArbTableLayout *
arb_page_get_layout (ArbPage *self)
{
  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);
  return self->layout;
}

GVariant *
arb_page_dup_look (ArbPage *self)
{
  GVariantDict look;

  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);

  g_variant_dict_init (&look, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seat_looks); i++)
    if (collect_seats (self, seat_looks[i]) != 0)
      g_variant_dict_insert (&look, seat_looks[i], "u", collect_seats (self, seat_looks[i]));
  if (self->choices_turned)
    g_variant_dict_insert (&look, "choices-turned", "b", TRUE);
  if (self->scores_hidden)
    g_variant_dict_insert (&look, "scores-hidden", "b", TRUE);
  return g_variant_ref_sink (g_variant_dict_end (&look));
}

gboolean
arb_page_hides_scores (ArbPage *self)
{
  g_return_val_if_fail (ARB_IS_PAGE (self), FALSE);

  return self->scores_hidden || collect_seats (self, "score-hidden") != 0;
}

ArbTurnPanel *
arb_page_get_turn_panel (ArbPage *self)
{
  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);
  return self->turn;
}

void
arb_page_only_look (ArbPage *self)
{
  g_return_if_fail (ARB_IS_PAGE (self));

  for (GtkWidget *part = gtk_widget_get_first_child (self->table); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (part != GTK_WIDGET (self->tabs))
      g_object_set (part, "can-target", FALSE, "can-focus", FALSE, NULL);
}
