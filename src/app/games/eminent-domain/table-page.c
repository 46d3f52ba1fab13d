/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/table-page.h"

#include "app/games/eminent-domain/end-clock.h"
#include "app/games/eminent-domain/seat-panel.h"
#include "app/games/eminent-domain/strip.h"
#include "app/games/eminent-domain/strip-tile.h"
#include "app/games/eminent-domain/turn-panel.h"
#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/table/seat-tabs.h"
#include "app/table/table-frame.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

/* One below the other, more seats than these do not all have room for their planets. */
#define MOST_UNFOLDED 2

struct _EmTablePage
{
  ArbPage parent_instance;

  ArbTableFrame *table;
  EmTurnPanel *turn;
  EmStrip *strip;
  EmEndClock *clock;
  ArbSeatTabs *tabs;
  GPtrArray *panels;
  gboolean choices_turned;
};

enum
{
  PROP_CHOICES_TURNED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* What people choose for a seat; properties of its panel. */
static const char *const seat_looks[] = { "turned", "score-hidden" };

G_DEFINE_FINAL_TYPE (EmTablePage, em_table_page, ARB_TYPE_PAGE)

/* Whether all who decide now sit on the other side of the table. */
static gboolean
sit_opposite (EmTablePage *self, guint deciders)
{
  for (guint i = 0; i < self->panels->len; i++)
    {
      gboolean turned;

      g_object_get (self->panels->pdata[i], "turned", &turned, NULL);
      if ((deciders & 1u << (i + 1)) && !turned)
        return FALSE;
    }

  return deciders != 0;
}

/* In a narrow window the head stays above while the rest scrolls: there the device is turned. */
static void
turn_choices (EmTablePage *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  gboolean wide = arb_table_frame_get_arrangement (self->table) < ARB_ARRANGE_NARROW;

  arb_table_frame_set_choices_turned (self->table,
                                      session != NULL && wide && self->choices_turned
                                          && sit_opposite (self,
                                                           arb_session_get_deciders (session)));
}

/* The menu of a seat offers what makes a difference: where one seat is seen at a time, the device
 * is turned; what was turned elsewhere can be turned back. */
static void
offer_looks (EmTablePage *self, gboolean folded)
{
  gboolean wide = arb_table_frame_get_arrangement (self->table) < ARB_ARRANGE_NARROW;

  for (guint i = 0; i < self->panels->len; i++)
    {
      gboolean turned;

      g_object_get (self->panels->pdata[i], "turned", &turned, NULL);
      gtk_widget_action_set_enabled (self->panels->pdata[i], "seat.opened", folded);
      gtk_widget_action_set_enabled (self->panels->pdata[i], "seat.turned", wide || turned);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.choices-turned", wide);
}

static void
on_turned (EmSeatPanel *panel, GParamSpec *pspec, EmTablePage *self)
{
  gboolean turned;

  g_object_get (panel, "turned", &turned, NULL);
  arb_table_frame_set_turned (self->table, GTK_WIDGET (panel), turned);
  turn_choices (self);
  g_object_notify (G_OBJECT (self), "look");
}

/* The tabs tell the same scores as the panels. */
static void
on_score_hidden (EmSeatPanel *panel, GParamSpec *pspec, EmTablePage *self)
{
  gboolean hidden;
  guint index;

  g_object_get (panel, "score-hidden", &hidden, NULL);
  if (g_ptr_array_find (self->panels, panel, &index))
    arb_seat_tabs_hide_score (self->tabs, index + 1, hidden);
  g_object_notify (G_OBJECT (self), "look");
  /* One seat is enough for what tells the scores of all. */
  g_object_notify (G_OBJECT (self), "scores-hidden");
}

static EmStripForm
get_strip_form (EmTablePage *self)
{
  ArbArrangement arrangement = arb_table_frame_get_arrangement (self->table);

  if (arrangement == ARB_ARRANGE_LOW)
    return EM_STRIP_LOW;
  if (arrangement == ARB_ARRANGE_NARROW)
    return EM_STRIP_COMPACT;
  if (arrangement == ARB_ARRANGE_FOLDED)
    return EM_STRIP_STACKED;
  return arb_table_frame_get_large (self->table) ? EM_STRIP_WORDLESS : EM_STRIP_FULL;
}

/* The layout has decided; the parts take the form that goes with it. */
static void
on_arrangement (EmTablePage *self)
{
  ArbArrangement arrangement = arb_table_frame_get_arrangement (self->table);
  gboolean narrow = arrangement >= ARB_ARRANGE_NARROW;
  gboolean folded = arrangement == ARB_ARRANGE_FOLDED && self->panels->len > MOST_UNFOLDED;
  EmStripForm form = get_strip_form (self);
  EmStripForm clock =
      arrangement == ARB_ARRANGE_WIDE ? EM_STRIP_FULL : MAX (form, EM_STRIP_COMPACT);

  em_turn_panel_set_compact (self->turn, narrow, arrangement == ARB_ARRANGE_LOW);
  em_strip_set_form (self->strip, form);
  em_end_clock_set_form (self->clock, clock);
  turn_choices (self);
  offer_looks (self, folded);
  for (guint i = 0; i < self->panels->len; i++)
    g_object_set (self->panels->pdata[i], "folded", folded, "wordless",
                  folded || form == EM_STRIP_WORDLESS, NULL);
}

/* The panels follow the session themselves; a page shows one session only. */
static void
em_table_page_update (ArbSessionView *view)
{
  EmTablePage *self = EM_TABLE_PAGE (view);
  ArbSession *session = arb_session_view_get_session (view);

  if (self->panels->len > 0)
    {
      turn_choices (self);
      return;
    }

  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    {
      GtkWidget *panel = em_seat_panel_new (session, seat);

      g_object_bind_property (self, "scores-hidden", panel, "scores-hidden", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (panel, "notify::turned", G_CALLBACK (on_turned), self, 0);
      g_signal_connect_object (panel, "notify::score-hidden", G_CALLBACK (on_score_hidden), self,
                               0);
      arb_table_frame_add (self->table, panel, ARB_PART_SEAT);
      g_ptr_array_add (self->panels, panel);
    }
  on_arrangement (self);
}

/* The seats whose panels have @property, as bits. */
static guint
collect_seats (EmTablePage *self, const char *property)
{
  guint seats = 0;

  for (guint i = 0; i < self->panels->len; i++)
    {
      gboolean on;

      g_object_get (self->panels->pdata[i], property, &on, NULL);
      seats |= (guint) on << (i + 1);
    }
  return seats;
}

static GVariant *
em_table_page_dup_look (ArbPage *page)
{
  EmTablePage *self = EM_TABLE_PAGE (page);
  GVariantDict look;

  g_variant_dict_init (&look, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (seat_looks); i++)
    if (collect_seats (self, seat_looks[i]) != 0)
      g_variant_dict_insert (&look, seat_looks[i], "u", collect_seats (self, seat_looks[i]));
  if (self->choices_turned)
    g_variant_dict_insert (&look, "choices-turned", "b", TRUE);
  return g_variant_ref_sink (g_variant_dict_end (&look));
}

static void
em_table_page_set_look (ArbPage *page, GVariant *look)
{
  EmTablePage *self = EM_TABLE_PAGE (page);
  gboolean choices_turned = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (seat_looks); i++)
    {
      guint seats = 0;

      g_variant_lookup (look, seat_looks[i], "u", &seats);
      for (guint j = 0; j < self->panels->len; j++)
        g_object_set (self->panels->pdata[j], seat_looks[i], (seats & 1u << (j + 1)) != 0, NULL);
    }
  g_variant_lookup (look, "choices-turned", "b", &choices_turned);
  g_object_set (self, "choices-turned", choices_turned, NULL);
}

static gboolean
em_table_page_hides_score (ArbPage *page)
{
  return collect_seats (EM_TABLE_PAGE (page), "score-hidden") != 0;
}

static ArbTurnPanel *
em_table_page_get_turn_panel (ArbPage *page)
{
  return ARB_TURN_PANEL (EM_TABLE_PAGE (page)->turn);
}

static void
em_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHOICES_TURNED)
    g_value_set_boolean (value, EM_TABLE_PAGE (object)->choices_turned);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
em_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EmTablePage *self = EM_TABLE_PAGE (object);

  if (id == PROP_CHOICES_TURNED)
    {
      self->choices_turned = g_value_get_boolean (value);
      turn_choices (self);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  g_object_notify (object, "look");
}

static void
em_table_page_finalize (GObject *object)
{
  g_ptr_array_unref (EM_TABLE_PAGE (object)->panels);

  G_OBJECT_CLASS (em_table_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ARB_TYPE_LOG_BAR);
  g_type_ensure (ARB_TYPE_LOG_PANE);
  g_type_ensure (ARB_TYPE_SEAT_TABS);
  g_type_ensure (ARB_TYPE_TABLE_FRAME);
  g_type_ensure (EM_TYPE_END_CLOCK);
  g_type_ensure (EM_TYPE_STRIP);
  g_type_ensure (EM_TYPE_TURN_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EmTablePage, table);
  gtk_widget_class_bind_template_child (widget_class, EmTablePage, turn);
  gtk_widget_class_bind_template_child (widget_class, EmTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, EmTablePage, clock);
  gtk_widget_class_bind_template_child (widget_class, EmTablePage, tabs);
  gtk_widget_class_bind_template_callback (widget_class, on_arrangement);
}

static void
em_table_page_class_init (EmTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = em_table_page_get_property;
  object_class->set_property = em_table_page_set_property;
  object_class->finalize = em_table_page_finalize;
  ARB_SESSION_VIEW_CLASS (klass)->update = em_table_page_update;
  ARB_PAGE_CLASS (klass)->get_turn_panel = em_table_page_get_turn_panel;
  ARB_PAGE_CLASS (klass)->dup_look = em_table_page_dup_look;
  ARB_PAGE_CLASS (klass)->set_look = em_table_page_set_look;
  ARB_PAGE_CLASS (klass)->hides_score = em_table_page_hides_score;

  properties[PROP_CHOICES_TURNED] =
      g_param_spec_boolean ("choices-turned", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_template (widget_class);
  gtk_widget_class_install_property_action (widget_class, "table.choices-turned", "choices-turned");
}

static void
em_table_page_init (EmTablePage *self)
{
  self->panels = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_page_take_table (ARB_PAGE (self), self->table, self->tabs);
}
