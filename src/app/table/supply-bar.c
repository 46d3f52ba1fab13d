/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/supply-bar.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/resources.h"
#include "app/widgets/tile.h"

struct _ArbSupplyBar
{
  ArbSessionView parent_instance;

  GtkBox *tiles;
  gboolean brief;
};

enum
{
  PROP_BRIEF = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbSupplyBar, arb_supply_bar, ARB_TYPE_SESSION_VIEW)

static void
arb_supply_bar_update (ArbSessionView *view)
{
  ArbSupplyBar *self = ARB_SUPPLY_BAR (view);
  ArbSession *session = arb_session_view_get_session (view);
  ArbChildPool tiles = arb_child_pool_begin (GTK_WIDGET (self->tiles));

  arb_tiles_show (&tiles, arb_session_get_counters (session), arb_session_get_zones (session),
                  ARB_TABLE, self->brief);
  arb_child_pool_end (&tiles);
}

static void
arb_supply_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id != PROP_BRIEF)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  ARB_SUPPLY_BAR (object)->brief = g_value_get_boolean (value);
  if (arb_session_view_get_session (ARB_SESSION_VIEW (object)) != NULL)
    arb_supply_bar_update (ARB_SESSION_VIEW (object));
}

static void
arb_supply_bar_class_init (ArbSupplyBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_supply_bar_update;
  G_OBJECT_CLASS (klass)->set_property = arb_supply_bar_set_property;

  properties[PROP_BRIEF] =
      g_param_spec_boolean ("brief", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/supply-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyBar, tiles);
}

static void
arb_supply_bar_init (ArbSupplyBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
