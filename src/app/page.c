/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/page.h"

#include "app/page-types.h"
#include "app/table-page.h"

typedef struct
{
  gboolean table_mode;
  GtkWidget *table; /* the parts; a child of the page */
} ArbPagePrivate;

enum
{
  PROP_TABLE_MODE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ArbPage, arb_page, ARB_TYPE_SESSION_VIEW)

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

static GtkWidget *
get_next_part (GtkWidget *table, GtkWidget *part, gboolean back)
{
  GtkWidget *next = NULL;

  if (part != NULL)
    next = back ? gtk_widget_get_prev_sibling (part) : gtk_widget_get_next_sibling (part);
  if (next == NULL)
    next = back ? gtk_widget_get_last_child (table) : gtk_widget_get_first_child (table);
  return next;
}

/* Parts in which the keyboard can do nothing are passed over; the last of them is where it was. */
static void
go_to_part (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (ARB_PAGE (widget));
  gboolean back = g_variant_get_boolean (target);
  GtkWidget *start = gtk_widget_get_focus_child (priv->table);
  GtkWidget *part = start;

  do
    {
      part = get_next_part (priv->table, part, back);
      if (part == NULL || part == start)
        return;
      if (start == NULL)
        start = part;
    }
  while (!gtk_widget_get_child_visible (part)
         || !gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD));
}

static void
arb_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (ARB_PAGE (object));

  if (id == PROP_TABLE_MODE)
    g_value_set_boolean (value, priv->table_mode);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (ARB_PAGE (object));

  if (id == PROP_TABLE_MODE)
    priv->table_mode = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_page_class_init (ArbPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_page_get_property;
  object_class->set_property = arb_page_set_property;

  properties[PROP_TABLE_MODE] = g_param_spec_boolean ("table-mode", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.say", "s", say);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.offer", "u", offer);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.part", "b", go_to_part);
}

static void
add_key (GtkShortcutController *keys, GdkModifierType modifiers, gboolean back)
{
  gtk_shortcut_controller_add_shortcut (
      keys, gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (GDK_KEY_F6, modifiers),
                                             gtk_named_action_new ("table.part"), "b", back));
}

/* The keys work in the header bar, too: they lead from there to the table. */
static void
arb_page_init (ArbPage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), 0, FALSE);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_SHIFT_MASK, TRUE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* All lengths of the style sheet that matter follow the size of the text. */
static void
on_zoom (GtkLayoutManager *layout, GParamSpec *pspec, GtkCssProvider *style)
{
  guint zoom;
  g_autofree char *rule = NULL;

  g_object_get (layout, "zoom", &zoom, NULL);
  rule = g_strdup_printf ("* { font-size: %u%%; }", zoom);
  gtk_css_provider_load_from_data (style, rule, -1);
}

void
arb_page_take_layout (ArbPage *self, GtkWidget *table, GtkLayoutManager *layout)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  g_return_if_fail (ARB_IS_PAGE (self));

  ((ArbPagePrivate *) arb_page_get_instance_private (self))->table = table;
  gtk_style_context_add_provider (gtk_widget_get_style_context (table), GTK_STYLE_PROVIDER (style),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_bind_property (self, "table-mode", layout, "enlarge", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (layout, "notify::zoom", G_CALLBACK (on_zoom), style, 0);
}

/* The type of the page of a system. */
static GType
find_type (const char *system)
{
  for (const ArbPageType *type = arb_page_types; type->system != NULL; type++)
    {
      if (g_str_equal (type->system, system))
        return type->get_type ();
    }
  return ARB_TYPE_TABLE_PAGE;
}

ArbPage *
arb_page_new (ArbSession *session)
{
  const ArbCatalogue *catalogue;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  catalogue = arb_document_get_catalogue (arb_session_get_document (session));
  return g_object_new (find_type (catalogue->ruleset->id), "session", session, NULL);
}

ArbTurnPanel *
arb_page_get_turn_panel (ArbPage *self)
{
  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);
  return ARB_PAGE_GET_CLASS (self)->get_turn_panel (self);
}
