/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/strip.h"

#include "app/columns-layout.h"
#include "app/resources.h"
#include "app/tile.h"

struct _ArbStrip
{
  ArbSessionView parent_instance;

  GtkBox *tiles;
};

G_DEFINE_FINAL_TYPE (ArbStrip, arb_strip, ARB_TYPE_SESSION_VIEW)

static void
arb_strip_update (ArbSessionView *view)
{
  ArbStrip *self = ARB_STRIP (view);
  ArbSession *session = arb_session_view_get_session (view);
  ArbReuse tiles = arb_reuse_begin (GTK_WIDGET (self->tiles));

  arb_tiles_show (&tiles, arb_session_get_counters (session), arb_session_get_zones (session),
                  ARB_TABLE);
  arb_reuse_end (&tiles);
}

static void
arb_strip_class_init (ArbStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_strip_update;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "strip.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStrip, tiles);
}

static void
arb_strip_init (ArbStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
