/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-part.h"

G_DEFINE_ENUM_TYPE (ArbTablePart, arb_table_part, G_DEFINE_ENUM_VALUE (ARB_PART_HEAD, "head"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_SEAT, "seat"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_STRIP, "strip"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_CLOCK, "clock"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_TURN, "turn"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_LOG, "log"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_LOG_BAR, "log-bar"),
                    G_DEFINE_ENUM_VALUE (ARB_PART_TABS, "tabs"))

struct _ArbTableLayoutChild
{
  GtkLayoutChild parent_instance;

  ArbTablePart part;
  gboolean turned;
};

enum
{
  PROP_PART = 1,
  PROP_TURNED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, GTK_TYPE_LAYOUT_CHILD)

static void
arb_table_layout_child_set_property (GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec)
{
  ArbTableLayoutChild *self = ARB_TABLE_LAYOUT_CHILD (object);

  if (id == PROP_PART)
    self->part = g_value_get_enum (value);
  else if (id == PROP_TURNED)
    self->turned = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  gtk_layout_manager_layout_changed (
      gtk_layout_child_get_layout_manager (GTK_LAYOUT_CHILD (object)));
}

static void
arb_table_layout_child_class_init (ArbTableLayoutChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = arb_table_layout_child_set_property;

  properties[PROP_PART] = g_param_spec_enum ("part", NULL, NULL, ARB_TYPE_TABLE_PART, ARB_PART_SEAT,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_TURNED] =
      g_param_spec_boolean ("turned", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_table_layout_child_init (ArbTableLayoutChild *self)
{
  self->part = ARB_PART_SEAT;
}

ArbTablePart
arb_table_layout_child_get_part (ArbTableLayoutChild *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_LAYOUT_CHILD (self), ARB_PART_SEAT);
  return self->part;
}

gboolean
arb_table_layout_child_get_turned (ArbTableLayoutChild *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_LAYOUT_CHILD (self), FALSE);
  return self->turned;
}
