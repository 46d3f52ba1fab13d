/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/page.h"

#include "app/log/edit-dialog.h"
#include "app/table/end-clock.h"
#include "app/table/market.h"
#include "app/table/seat-panel.h"
#include "app/table/seat-tabs.h"
#include "app/table/supply-bar.h"
#include "app/turn/turn-head.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

/* Text from this scale on counts as large. */
#define LARGE_TEXT 1.5

/* The style class of a window with large text. */
#define LARGE_TEXT_CLASS "large-text"

/* So many seats beside the turn panel lie in one column. */
#define MOST_IN_COLUMN 2

struct _ArbPage
{
  ArbSessionView parent_instance;

  ArbTableFrame *table; /* the parts of the table; a child of the page */
  ArbTurnPanel *turn;
  GtkWidget *head; /* the head of the turn panel */
  GtkBox *middle;
  ArbMarket *market;
  ArbSupplyBar *supply;
  ArbEndClock *clock;
  ArbSeatTabs *tabs;
  GPtrArray *panels;
  gboolean has_board;
  gboolean choices_turned;
  gboolean table_mode;
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

static void
say (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (arb_page_get_turn_panel (ARB_PAGE (widget))),
                                      "turn.say", target);
}

static void
offer (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (arb_page_get_turn_panel (ARB_PAGE (widget))),
                                      "turn.offer", target);
}

static void
open_more (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (arb_page_get_turn_panel (ARB_PAGE (widget))),
                                      "turn.more", target);
}

static void
record (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (arb_page_get_turn_panel (ARB_PAGE (widget))),
                                      "turn.record", NULL);
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

static void
go_to_part (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbPage *self = ARB_PAGE (widget);

  arb_table_frame_go_to_part (self->table, g_variant_get_boolean (target));
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

static gboolean
is_wide (ArbPage *self)
{
  return arb_table_frame_get_arrangement (self->table) != ARB_ARRANGE_NARROW;
}

/* Turns the choices. A narrow window is that of a phone, which people turn instead. */
static void
turn_choices (ArbPage *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  arb_table_frame_set_choices_turned (self->table,
                                      session != NULL && is_wide (self) && self->choices_turned
                                          && sit_opposite (self,
                                                           arb_session_get_deciders (session)));
}

static void
on_turned (ArbSeatPanel *panel, GParamSpec *pspec, ArbPage *self)
{
  arb_table_frame_set_turned (self->table, GTK_WIDGET (panel), get_flag (panel, "turned"));
  turn_choices (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOK]);
}

/* The tabs show the same scores as the panels. */
static void
on_score_hidden (ArbSeatPanel *panel, GParamSpec *pspec, ArbPage *self)
{
  guint index;

  if (g_ptr_array_find (self->panels, panel, &index))
    arb_seat_tabs_hide_score (self->tabs, index + 1, get_flag (panel, "score-hidden"));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOK]);
  /* Widgets that show all scores hide them as soon as one seat does. */
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORES_HIDDEN]);
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
add_board (ArbPage *self, GtkWidget *board)
{
  self->has_board = TRUE;
  gtk_box_append (self->middle, board);
}

static void
arb_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbPage *self = ARB_PAGE (object);

  if (id == PROP_TABLE_MODE)
    g_value_set_boolean (value, self->table_mode);
  else if (id == PROP_SCORES_HIDDEN)
    g_value_set_boolean (value, self->scores_hidden);
  else if (id == PROP_CHOICES_TURNED)
    g_value_set_boolean (value, self->choices_turned);
  else if (id == PROP_NARROW)
    g_value_set_boolean (value, self->narrow);
  else if (id == PROP_LOG_BELOW)
    g_value_set_boolean (value, self->log_below);
  else if (id == PROP_LOOK)
    g_value_take_variant (value, arb_page_dup_look (ARB_PAGE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbPage *self = ARB_PAGE (object);

  if (id == PROP_TABLE_MODE)
    self->table_mode = g_value_get_boolean (value);
  else if (id == PROP_SCORES_HIDDEN)
    {
      self->scores_hidden = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, properties[PROP_LOOK]);
    }
  else if (id == PROP_CHOICES_TURNED)
    {
      self->choices_turned = g_value_get_boolean (value);
      turn_choices (ARB_PAGE (object));
      g_object_notify_by_pspec (object, properties[PROP_LOOK]);
    }
  else if (id == PROP_BOARD)
    add_board (ARB_PAGE (object), g_value_get_object (value));
  else if (id == PROP_LOOK)
    set_look (ARB_PAGE (object), g_value_get_variant (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
on_chosen (ArbSeatTabs *tabs, ArbTableFrame *table)
{
  arb_table_frame_choose (table, arb_seat_tabs_get_choice (tabs));
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
fit_title (ArbPage *self, ArbArrangement arrangement)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    arb_widget_set_class (GTK_WIDGET (root), LARGE_TEXT_CLASS,
                          arrangement == ARB_ARRANGE_NARROW
                              && arb_widget_get_text_scale (GTK_WIDGET (root)) >= LARGE_TEXT);
}

static void
set_narrow (ArbPage *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

static void
set_log_below (ArbPage *self, gboolean log_below)
{
  if (self->log_below == log_below)
    return;
  self->log_below = log_below;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOG_BELOW]);
}

/* Whether an upright table has so little width that the turn is narrower than its words. */
static gboolean
is_slim (ArbPage *self)
{
  return arb_table_frame_get_arrangement (self->table) == ARB_ARRANGE_UPRIGHT
         && get_flag (self->table, "cramped");
}

static ArbTurnHeadForm
get_head_form (ArbPage *self)
{
  /* Large text needs more lines than a phone has for it without scrolling. */
  if (is_wide (self) || get_flag (self->table, "cramped"))
    return ARB_TURN_HEAD_FULL;
  return get_flag (self->table, "low") ? ARB_TURN_HEAD_BRIEF : ARB_TURN_HEAD_STEADY;
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
    return get_flag (self->table, "low") ? ARB_SUPPLY_LOW : ARB_SUPPLY_COMPACT;
  if (get_flag (self->table, "cramped") && !is_slim (self))
    return ARB_SUPPLY_STACKED;
  return arb_table_frame_get_large (self->table) ? ARB_SUPPLY_WORDLESS : ARB_SUPPLY_FULL;
}

/* Beside the last line of the log there is room for picture and number beside each other. */
static ArbSupplyForm
get_clock_form (ArbPage *self, ArbSupplyForm form)
{
  if (arb_table_frame_get_arrangement (self->table) == ARB_ARRANGE_WIDE)
    return ARB_SUPPLY_FULL;
  if (gtk_widget_get_visible (GTK_WIDGET (self->market)))
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
  ArbArrangement arrangement = arb_table_frame_get_arrangement (self->table);
  gboolean large = arb_table_frame_get_large (self->table);
  gboolean side = arrangement <= ARB_ARRANGE_MIDDLE && !get_flag (self->table, "enlarge");

  offer_looks (self);
  for (guint i = 0; i < self->panels->len; i++)
    g_object_set (self->panels->pdata[i], "wordless", large, "beside",
                  side && self->panels->len <= MOST_IN_COLUMN && !self->has_board, "roomy",
                  side && self->panels->len != 3, "scrolls",
                  arrangement == ARB_ARRANGE_NARROW
                      || (arrangement == ARB_ARRANGE_UPRIGHT
                          && self->panels->len <= MOST_IN_COLUMN),
                  NULL);
}

/* The layout has chosen an arrangement; the parts get the forms that fit it. */
static void
on_arrangement (ArbPage *self)
{
  ArbArrangement arrangement = arb_table_frame_get_arrangement (self->table);
  gboolean low = get_flag (self->table, "low");
  ArbSupplyForm form = get_supply_form (self);

  set_narrow (self, !is_wide (self));
  set_log_below (self,
                 arrangement == ARB_ARRANGE_UPRIGHT || (low && arrangement > ARB_ARRANGE_WIDE));
  fit_title (self, arrangement);
  arb_turn_head_set_form (self->head, get_head_form (self));
  arb_turn_panel_set_form (self->turn, get_names_form (self), low);
  arb_supply_bar_set_form (self->supply, form);
  arb_supply_bar_set_two_lines (self->supply, !is_wide (self) && get_flag (self->table, "cramped"));
  arb_market_set_open (self->market, form <= ARB_SUPPLY_WORDLESS);
  arb_end_clock_set_form (self->clock, get_clock_form (self, form));
  turn_choices (self);
  arrange_seats (self);
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

  g_object_set (self->table, "between",
                arb_market_is_wanted (
                    arb_document_get_catalogue (arb_session_get_document (session))),
                NULL);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      GtkWidget *panel = arb_seat_panel_new (session, seat);

      g_object_bind_property (self, "scores-hidden", panel, "scores-hidden", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (panel, "notify::turned", G_CALLBACK (on_turned), self, 0);
      g_signal_connect_object (panel, "notify::score-hidden", G_CALLBACK (on_score_hidden), self,
                               0);
      arb_table_frame_add (self->table, panel, ARB_PART_SEAT);
      g_ptr_array_add (self->panels, panel);
    }
  on_arrangement (self);
}

static void
arb_page_constructed (GObject *object)
{
  ArbPage *self = ARB_PAGE (object);

  self->turn = g_object_new (ARB_TYPE_TURN_PANEL, NULL);
  self->head = arb_turn_panel_take_head (self->turn);
  arb_table_frame_add (self->table, GTK_WIDGET (self->turn), ARB_PART_TURN);
  arb_table_frame_add (self->table, self->head, ARB_PART_HEAD);
  g_object_bind_property (self, "session", self->turn, "session", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self, "table-mode", self->table, "enlarge", G_BINDING_SYNC_CREATE);

  G_OBJECT_CLASS (arb_page_parent_class)->constructed (object);
}

static void
arb_page_finalize (GObject *object)
{
  ArbPage *self = ARB_PAGE (object);

  g_ptr_array_unref (self->panels);

  G_OBJECT_CLASS (arb_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbPage, table);
  gtk_widget_class_bind_template_child (widget_class, ArbPage, middle);
  gtk_widget_class_bind_template_child (widget_class, ArbPage, market);
  gtk_widget_class_bind_template_child (widget_class, ArbPage, supply);
  gtk_widget_class_bind_template_child (widget_class, ArbPage, clock);
  gtk_widget_class_bind_template_child (widget_class, ArbPage, tabs);
  gtk_widget_class_bind_template_callback (widget_class, on_arrangement);
}

static void
arb_page_class_init (ArbPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_page_get_property;
  object_class->set_property = arb_page_set_property;
  object_class->constructed = arb_page_constructed;
  object_class->finalize = arb_page_finalize;
  GTK_WIDGET_CLASS (klass)->root = arb_page_root;
  GTK_WIDGET_CLASS (klass)->unroot = arb_page_unroot;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_page_update;

  properties[PROP_TABLE_MODE] = g_param_spec_boolean ("table-mode", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORES_HIDDEN] =
      g_param_spec_boolean ("scores-hidden", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CHOICES_TURNED] =
      g_param_spec_boolean ("choices-turned", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
      g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOG_BELOW] = g_param_spec_boolean ("log-below", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOOK] =
      g_param_spec_variant ("look", NULL, NULL, G_VARIANT_TYPE_VARDICT, NULL,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.say", "s", say);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.offer", "u", offer);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.more", "s", open_more);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.record", NULL, record);
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

/* The shortcuts also work in the header bar, from which they move the focus to the table. */
static void
arb_page_init (ArbPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->panels = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->tabs, "chosen", G_CALLBACK (on_chosen), self->table, 0);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), 0, FALSE);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_SHIFT_MASK, TRUE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
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
