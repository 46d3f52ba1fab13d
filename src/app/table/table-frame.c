/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-frame.h"

#include "app/table/table-layout.h"
#include "app/widgets/focus.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/widgets.h"

typedef struct
{
  GtkWidget *widget;
  ArbTablePart part;
  gboolean turned;
} Part;

struct _ArbTableFrame
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *page; /* holds the parts */
  GArray *parts;   /* Part, in the order of the keyboard focus */
  GtkCssProvider *style;
  ArbArrangement arrangement;
  guint zoom; /* percent; 0 before the layout has chosen one */
  gboolean large;
  gboolean low;
  gboolean cramped;
  gint room;
  guint idle;
};

enum
{
  PROP_ARRANGEMENT = 1,
  PROP_ENLARGE,
  PROP_LARGE,
  PROP_LOW,
  PROP_CRAMPED,
  PROP_BETWEEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbTableFrame, arb_table_frame, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static GtkBuildableIface *parent_buildable;

static ArbTableLayout *
get_layout (ArbTableFrame *self)
{
  return ARB_TABLE_LAYOUT (gtk_widget_get_layout_manager (self->page));
}

/* Adds the part at @index to the page, after the parts before it. */
static void
put (ArbTableFrame *self, guint index)
{
  Part *part = &g_array_index (self->parts, Part, index);
  GtkWidget *before = index > 0 ? g_array_index (self->parts, Part, index - 1).widget : NULL;

  gtk_box_insert_child_after (GTK_BOX (self->page), part->widget, before);
  g_object_set (gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (get_layout (self)),
                                                     part->widget),
                "part", part->part, NULL);
}

/* What has the focus stays visible, even if a keyboard on the screen takes half of the height:
 * people must see what they type. */
static void
show_focus (GtkWidget *widget)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->page))
    arb_scroller_show (GTK_SCROLLED_WINDOW (self->scroller), focus, FALSE);
}

static void
on_arrangement (ArbTableFrame *self)
{
  g_object_get (get_layout (self), "arrangement", &self->arrangement, "low", &self->low, "cramped",
                &self->cramped, NULL);
  arb_widget_set_class (GTK_WIDGET (self), "narrow-table", self->arrangement == ARB_ARRANGE_NARROW);
  arb_widget_set_class (GTK_WIDGET (self), "low-table", self->low);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRANGEMENT]);
  arb_widget_once_painted (GTK_WIDGET (self), show_focus);
}

/* All lengths of the style sheet that matter are relative to the size of the text. */
static void
on_zoom (ArbTableFrame *self)
{
  guint zoom;
  gboolean enlarge, large;

  g_object_get (get_layout (self), "zoom", &zoom, "enlarge", &enlarge, NULL);
  if (self->zoom != zoom)
    {
      g_autofree char *rule = g_strdup_printf ("* { font-size: %u%%; }", zoom);

      gtk_css_provider_load_from_data (self->style, rule, -1);
      self->zoom = zoom;
    }
  large = enlarge && zoom > 100;
  arb_widget_set_class (GTK_WIDGET (self), "large-table", large);
  if (self->large == large)
    return;
  self->large = large;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LARGE]);
}

static gboolean
notify_room (gpointer data)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (data);

  self->idle = 0;
  arb_table_layout_set_room (get_layout (self), self->room);
  arb_widget_once_painted (GTK_WIDGET (self), show_focus);
  return G_SOURCE_REMOVE;
}

/* Runs from an idle source: the layout must not change during an allocation. */
static void
set_room (ArbTableFrame *self, gint room)
{
  if (self->room == room)
    return;
  self->room = room;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, notify_room, self, NULL);
}

static GtkSizeRequestMode
arb_table_frame_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_table_frame_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (ARB_TABLE_FRAME (widget)->scroller, orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
arb_table_frame_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (widget);

  gtk_widget_size_allocate (self->scroller, &(GtkAllocation){ 0, 0, width, height }, -1);
  set_room (self, height);
}

/* Returns the parts from @first on, in the order of the keyboard focus. */
static GPtrArray *
collect_parts (ArbTableFrame *self, ArbTablePart first)
{
  GPtrArray *parts = g_ptr_array_new ();

  for (guint i = 0; i < self->parts->len; i++)
    if (g_array_index (self->parts, Part, i).part >= first)
      g_ptr_array_add (parts, g_array_index (self->parts, Part, i).widget);
  return parts;
}

/* Tab goes through the parts in the same order in every arrangement. */
static gboolean
arb_table_frame_focus (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) parts = collect_parts (ARB_TABLE_FRAME (widget), ARB_PART_HEAD);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return arb_focus_move (parts, direction);
  return GTK_WIDGET_CLASS (arb_table_frame_parent_class)->focus (widget, direction);
}

static void
arb_table_frame_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (object);

  if (id == PROP_ARRANGEMENT)
    g_value_set_uint (value, self->arrangement);
  else if (id == PROP_ENLARGE)
    g_object_get_property (G_OBJECT (get_layout (self)), "enlarge", value);
  else if (id == PROP_LARGE)
    g_value_set_boolean (value, self->large);
  else if (id == PROP_LOW)
    g_value_set_boolean (value, self->low);
  else if (id == PROP_CRAMPED)
    g_value_set_boolean (value, self->cramped);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_table_frame_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (object);

  if (id == PROP_BETWEEN)
    arb_table_layout_set_between (get_layout (self), g_value_get_boolean (value));
  else if (id == PROP_ENLARGE)
    {
      g_object_set_property (G_OBJECT (get_layout (self)), "enlarge", value);
      on_zoom (self);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_table_frame_dispose (GObject *object)
{
  ArbTableFrame *self = ARB_TABLE_FRAME (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->parts, g_array_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->style);

  G_OBJECT_CLASS (arb_table_frame_parent_class)->dispose (object);
}

static void
arb_table_frame_class_init (ArbTableFrameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = arb_table_frame_get_property;
  object_class->set_property = arb_table_frame_set_property;
  object_class->dispose = arb_table_frame_dispose;
  widget_class->get_request_mode = arb_table_frame_get_request_mode;
  widget_class->measure = arb_table_frame_measure;
  widget_class->size_allocate = arb_table_frame_size_allocate;
  widget_class->focus = arb_table_frame_focus;

  properties[PROP_ARRANGEMENT] =
      g_param_spec_uint ("arrangement", NULL, NULL, 0, ARB_ARRANGE_NARROW, ARB_ARRANGE_WIDE,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ENLARGE] = g_param_spec_boolean ("enlarge", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LARGE] =
      g_param_spec_boolean ("large", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOW] =
      g_param_spec_boolean ("low", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CRAMPED] = g_param_spec_boolean ("cramped", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_BETWEEN] = g_param_spec_boolean ("between", NULL, NULL, FALSE,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_table_frame_init (ArbTableFrame *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  self->style = gtk_css_provider_new ();
  self->page = g_object_new (GTK_TYPE_BOX, "layout-manager", arb_table_layout_new (), NULL);
  gtk_widget_add_css_class (self->page, "table");
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "child", self->page, NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)),
                                  GTK_STYLE_PROVIDER (self->style),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_signal_connect_object (get_layout (self), "notify::arrangement", G_CALLBACK (on_arrangement),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_layout (self), "notify::zoom", G_CALLBACK (on_zoom), self,
                           G_CONNECT_SWAPPED);
}

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  GEnumClass *parts;
  GEnumValue *part;

  if (type == NULL || !GTK_IS_WIDGET (child))
    {
      parent_buildable->add_child (buildable, builder, child, type);
      return;
    }
  parts = g_type_class_ref (ARB_TYPE_TABLE_PART);
  part = g_enum_get_value_by_nick (parts, type);
  g_assert (part != NULL);
  arb_table_frame_add (ARB_TABLE_FRAME (buildable), GTK_WIDGET (child), part->value);
  g_type_class_unref (parts);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

void
arb_table_frame_add (ArbTableFrame *self, GtkWidget *widget, ArbTablePart part)
{
  guint index = 0;

  g_return_if_fail (ARB_IS_TABLE_FRAME (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  while (index < self->parts->len && g_array_index (self->parts, Part, index).part <= part)
    index++;
  g_array_insert_val (self->parts, index, ((Part){ widget, part, FALSE }));
  put (self, index);
}

ArbArrangement
arb_table_frame_get_arrangement (ArbTableFrame *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_FRAME (self), ARB_ARRANGE_WIDE);
  return self->arrangement;
}

gboolean
arb_table_frame_get_large (ArbTableFrame *self)
{
  g_return_val_if_fail (ARB_IS_TABLE_FRAME (self), FALSE);
  return self->large;
}

void
arb_table_frame_choose (ArbTableFrame *self, ArbTableChoice choice)
{
  g_return_if_fail (ARB_IS_TABLE_FRAME (self));

  arb_table_layout_choose (get_layout (self), choice);
  arb_scroller_glide_to (GTK_SCROLLED_WINDOW (self->scroller), 0);
}

static void
turn (ArbTableFrame *self, Part *part, gboolean turned)
{
  if (part->turned == turned)
    return;
  part->turned = turned;
  arb_table_layout_set_turned (get_layout (self), part->widget, turned);
}

void
arb_table_frame_set_turned (ArbTableFrame *self, GtkWidget *seat, gboolean turned)
{
  g_return_if_fail (ARB_IS_TABLE_FRAME (self));

  for (guint i = 0; i < self->parts->len; i++)
    if (g_array_index (self->parts, Part, i).widget == seat)
      turn (self, &g_array_index (self->parts, Part, i), turned);
}

void
arb_table_frame_set_choices_turned (ArbTableFrame *self, gboolean turned)
{
  g_return_if_fail (ARB_IS_TABLE_FRAME (self));

  for (guint i = 0; i < self->parts->len; i++)
    {
      Part *part = &g_array_index (self->parts, Part, i);

      if (part->part == ARB_PART_HEAD || part->part == ARB_PART_TURN)
        turn (self, part, turned);
    }
}

void
arb_table_frame_go_to_part (ArbTableFrame *self, gboolean back)
{
  g_autoptr (GPtrArray) parts = NULL;

  g_return_if_fail (ARB_IS_TABLE_FRAME (self));

  /* F6 skips the head, which has nothing to do with it: Tab leads to it from the turn. */
  parts = collect_parts (self, ARB_PART_TURN);
  arb_focus_go_round (parts, back);
}
