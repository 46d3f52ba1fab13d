/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-page.h"

#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/table/seat-card.h"
#include "app/table/seat-tabs.h"
#include "app/table/supply-bar.h"
#include "app/table/table-frame.h"
#include "app/widgets/resources.h"

struct _ArbTablePage
{
  ArbPage parent_instance;

  ArbTableFrame *table;
  ArbTurnPanel *turn;
  GtkWidget *strip;
  ArbSeatTabs *tabs;
  GtkBox *middle;
  ArbSession *seated;
};

enum
{
  PROP_BOARD = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB_TYPE_PAGE)

/* The cards of the seats follow the session themselves. */
static void
arb_table_page_update (ArbSessionView *view)
{
  ArbTablePage *self = ARB_TABLE_PAGE (view);
  ArbSession *session = arb_session_view_get_session (view);
  guint n_seats = arb_session_get_n_seats (session);

  if (self->seated == session)
    return;

  g_assert (self->seated == NULL);
  self->seated = session;
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      GtkWidget *card = arb_seat_card_new (session, seat);

      g_object_bind_property (self, "scores-hidden", card, "scores-hidden", G_BINDING_SYNC_CREATE);
      arb_table_frame_add (self->table, card, ARB_PART_SEAT);
    }
}

/* Where there is room for one thing only, what lies in the middle is only counted. */
static void
on_arrangement (ArbTablePage *self)
{
  gboolean low = arb_table_frame_get_arrangement (self->table) == ARB_ARRANGE_LOW;

  g_object_set (self->strip, "brief", low, NULL);
}

static ArbTurnPanel *
arb_table_page_get_turn_panel (ArbPage *page)
{
  return ARB_TABLE_PAGE (page)->turn;
}

static void
arb_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BOARD)
    gtk_box_append (ARB_TABLE_PAGE (object)->middle, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_table_page_class_init (ArbTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = arb_table_page_set_property;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_table_page_update;
  ARB_PAGE_CLASS (klass)->get_turn_panel = arb_table_page_get_turn_panel;

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (ARB_TYPE_LOG_BAR);
  g_type_ensure (ARB_TYPE_LOG_PANE);
  g_type_ensure (ARB_TYPE_SEAT_TABS);
  g_type_ensure (ARB_TYPE_SUPPLY_BAR);
  g_type_ensure (ARB_TYPE_TABLE_FRAME);
  g_type_ensure (ARB_TYPE_TURN_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, table);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, turn);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, tabs);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, middle);
  gtk_widget_class_bind_template_callback (widget_class, on_arrangement);
}

static void
arb_table_page_init (ArbTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_page_take_table (ARB_PAGE (self), self->table, self->tabs);
}
