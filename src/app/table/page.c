/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/page.h"

#include "app/log/edit-dialog.h"
#include "app/table/table-parts.h"
#include "app/turn/turn-head.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/widgets.h"

/* So many times as large as usual. */
#define LARGE_TEXT 1.5

/* The style class of its window then. */
#define LARGE_TEXT_CLASS "large-text"

typedef struct
{
  gboolean table_mode;
  gboolean scores_hidden;
  gboolean narrow;
  ArbTableFrame *table; /* the parts; a child of the page */
  ArbSeatTabs *tabs;
  GtkWidget *head; /* of the turn panel */
} ArbPagePrivate;

enum
{
  PROP_TABLE_MODE = 1,
  PROP_SCORES_HIDDEN,
  PROP_NARROW,
  PROP_LOOK,
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

static void
tell (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (arb_page_get_turn_panel (ARB_PAGE (widget))),
                                      "turn.tell", NULL);
}

/* What was forgotten, before the line that closed its phase. */
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
  ArbPagePrivate *priv = arb_page_get_instance_private (ARB_PAGE (widget));

  arb_table_frame_go_to_part (priv->table, g_variant_get_boolean (target));
}

static void
set_look (ArbPage *self, GVariant *look)
{
  gboolean scores_hidden = FALSE;

  if (look == NULL)
    return;
  g_variant_lookup (look, "scores-hidden", "b", &scores_hidden);
  g_object_set (self, "scores-hidden", scores_hidden, NULL);
  if (ARB_PAGE_GET_CLASS (self)->set_look != NULL)
    ARB_PAGE_GET_CLASS (self)->set_look (self, look);
}

static void
arb_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (ARB_PAGE (object));

  if (id == PROP_TABLE_MODE)
    g_value_set_boolean (value, priv->table_mode);
  else if (id == PROP_SCORES_HIDDEN)
    g_value_set_boolean (value, priv->scores_hidden);
  else if (id == PROP_NARROW)
    g_value_set_boolean (value, priv->narrow);
  else if (id == PROP_LOOK)
    g_value_take_variant (value, arb_page_dup_look (ARB_PAGE (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (ARB_PAGE (object));

  if (id == PROP_TABLE_MODE)
    priv->table_mode = g_value_get_boolean (value);
  else if (id == PROP_SCORES_HIDDEN)
    {
      priv->scores_hidden = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, properties[PROP_LOOK]);
    }
  else if (id == PROP_LOOK)
    set_look (ARB_PAGE (object), g_value_get_variant (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* What comes after the page in the same window is not arranged as it was. */
static void
arb_page_unroot (GtkWidget *widget)
{
  gtk_widget_remove_css_class (GTK_WIDGET (gtk_widget_get_root (widget)), LARGE_TEXT_CLASS);

  GTK_WIDGET_CLASS (arb_page_parent_class)->unroot (widget);
}

static void
arb_page_class_init (ArbPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_page_get_property;
  object_class->set_property = arb_page_set_property;
  GTK_WIDGET_CLASS (klass)->unroot = arb_page_unroot;

  properties[PROP_TABLE_MODE] = g_param_spec_boolean ("table-mode", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORES_HIDDEN] =
      g_param_spec_boolean ("scores-hidden", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
      g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOOK] =
      g_param_spec_variant ("look", NULL, NULL, G_VARIANT_TYPE_VARDICT, NULL,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.say", "s", say);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.offer", "u", offer);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.tell", NULL, tell);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.insert", "(us)", insert);
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

static void
on_chosen (ArbSeatTabs *tabs, gboolean by_hand, ArbTableFrame *table)
{
  arb_table_frame_choose (table, arb_seat_tabs_get_choice (tabs), by_hand);
}

/* The title of a window has no more room on a phone than the table. */
static void
fit_title (ArbPage *self, ArbArrangement arrangement)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    arb_widget_set_class (GTK_WIDGET (root), LARGE_TEXT_CLASS,
                          arrangement >= ARB_ARRANGE_NARROW
                              && arb_widget_get_text_scale (GTK_WIDGET (root)) >= LARGE_TEXT);
}

static void
set_narrow (ArbPage *self, gboolean narrow)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (self);

  if (priv->narrow == narrow)
    return;
  priv->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

static ArbTurnHeadForm
get_head_form (ArbArrangement arrangement)
{
  if (arrangement == ARB_ARRANGE_LOW)
    return ARB_TURN_HEAD_BRIEF;
  return arrangement == ARB_ARRANGE_NARROW ? ARB_TURN_HEAD_STEADY : ARB_TURN_HEAD_FULL;
}

static void
on_arrangement (ArbPage *self)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (self);
  ArbArrangement arrangement = arb_table_frame_get_arrangement (priv->table);
  gboolean low = arrangement == ARB_ARRANGE_LOW;

  set_narrow (self, arrangement >= ARB_ARRANGE_NARROW);
  fit_title (self, arrangement);
  arb_seat_tabs_set_alone (priv->tabs, low);
  arb_turn_head_set_form (priv->head, get_head_form (arrangement));
  arb_turn_panel_set_low (arb_page_get_turn_panel (self),
                          low || arb_table_frame_get_large (priv->table));
}

void
arb_page_take_table (ArbPage *self, ArbTableFrame *table, ArbSeatTabs *tabs)
{
  ArbPagePrivate *priv;

  g_return_if_fail (ARB_IS_PAGE (self));
  g_return_if_fail (ARB_IS_TABLE_FRAME (table));
  g_return_if_fail (ARB_IS_SEAT_TABS (tabs));

  priv = arb_page_get_instance_private (self);
  priv->table = table;
  priv->tabs = tabs;
  priv->head = arb_turn_panel_take_head (arb_page_get_turn_panel (self));
  arb_table_frame_add (table, priv->head, ARB_PART_HEAD);
  g_object_bind_property (self, "table-mode", table, "enlarge", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (tabs, "chosen", G_CALLBACK (on_chosen), table, 0);
  g_signal_connect_object (table, "notify::arrangement", G_CALLBACK (on_arrangement), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::large", G_CALLBACK (on_arrangement), self,
                           G_CONNECT_SWAPPED);
}

GVariant *
arb_page_dup_look (ArbPage *self)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (self);
  g_autoptr (GVariant) own = NULL;
  GVariantDict look;

  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);

  if (ARB_PAGE_GET_CLASS (self)->dup_look != NULL)
    own = ARB_PAGE_GET_CLASS (self)->dup_look (self);
  g_variant_dict_init (&look, own);
  if (priv->scores_hidden)
    g_variant_dict_insert (&look, "scores-hidden", "b", TRUE);
  return g_variant_ref_sink (g_variant_dict_end (&look));
}

gboolean
arb_page_hides_scores (ArbPage *self)
{
  ArbPagePrivate *priv = arb_page_get_instance_private (self);

  g_return_val_if_fail (ARB_IS_PAGE (self), FALSE);

  return priv->scores_hidden
         || (ARB_PAGE_GET_CLASS (self)->hides_score != NULL
             && ARB_PAGE_GET_CLASS (self)->hides_score (self));
}

ArbTurnPanel *
arb_page_get_turn_panel (ArbPage *self)
{
  g_return_val_if_fail (ARB_IS_PAGE (self), NULL);
  return ARB_PAGE_GET_CLASS (self)->get_turn_panel (self);
}
