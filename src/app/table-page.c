/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table-page.h"

#include "app/columns-layout.h"
#include "app/log-pane.h"
#include "app/pane.h"
#include "app/resources.h"
#include "app/seat-card.h"
#include "app/strip.h"
#include "app/table-layout.h"

struct _ArbTablePage
{
  ArbSessionView parent_instance;

  ArbTurnPanel *turn;
  GtkBox *seats;
  ArbSession *seated;
};

G_DEFINE_FINAL_TYPE (ArbTablePage, arb_table_page, ARB_TYPE_SESSION_VIEW)

/* The cards of the seats follow the session themselves; they are made anew for another one. */
static void
arb_table_page_update (ArbSessionView *view)
{
  ArbTablePage *self = ARB_TABLE_PAGE (view);
  ArbSession *session = arb_session_view_get_session (view);

  if (self->seated == session)
    return;

  self->seated = session;
  arb_box_clear (self->seats);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    gtk_box_append (self->seats, arb_seat_card_new (session, seat));
}

ArbTurnPanel *
arb_table_page_get_turn_panel (ArbTablePage *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_PAGE (self), NULL);
  return self->turn;
}

static void
arb_table_page_class_init (ArbTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_table_page_update;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (ARB_TYPE_LOG_PANE);
  g_type_ensure (ARB_TYPE_PANE);
  g_type_ensure (ARB_TYPE_STRIP);
  g_type_ensure (ARB_TYPE_TABLE_LAYOUT);
  g_type_ensure (ARB_TYPE_TURN_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, turn);
  gtk_widget_class_bind_template_child (widget_class, ArbTablePage, seats);
}

static void
arb_table_page_init (ArbTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
