/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/eminent-domain/turn-panel.h"

#include "app/eminent-domain/turn-heading.h"
#include "app/heir.h"

#include <glib/gi18n.h>

struct _EmTurnPanel
{
  ArbTurnPanel parent_instance;

  char *drawer;
  ArbSession *shown; /* whose drawer it is; never used but compared */
  guint length;      /* of the log then */
  char pending;      /* the first of two keys */
  gboolean compact;
};

enum
{
  PROP_COMPACT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static ArbHeirInterface *parent_heir;

static void em_turn_panel_heir_init (ArbHeirInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EmTurnPanel, em_turn_panel, ARB_TYPE_TURN_PANEL,
                               G_IMPLEMENT_INTERFACE (ARB_TYPE_HEIR, em_turn_panel_heir_init))

/* The keys of the roles, in their order. */
static const char role_keys[] = "swcptr";

static EmSections
get_sections (EmTurnPanel *self, ArbReuse *parts)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  return (EmSections){ session, arb_session_get_offers (session), parts, self->drawer,
                       self->compact };
}

static GtkWidget *
next_heading_new (void)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "title-4");
  gtk_widget_add_css_class (heading, "next-turn");
  gtk_box_append (GTK_BOX (heading), arb_seat_label_new (ARB_TABLE));
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

/* Where something else comes first, the next turn has a heading of its own. */
static void
add_next_heading (const EmSections *sections, ArbOfferItem *lead)
{
  guint seat = arb_offer_item_get_seat (lead);
  GtkWidget *heading = arb_reuse_next (sections->parts, "next-heading", next_heading_new);
  /* Translators: the player whose turn is next */
  g_autofree char *title =
      g_strdup_printf (_ ("Then %s Leads"), arb_session_get_player (sections->session, seat));

  arb_seat_label_set (GTK_LABEL (gtk_widget_get_first_child (heading)), seat);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (heading)), title);
}

/* A drawer stays open only as long as nothing is played. */
static void
forget_drawer (EmTurnPanel *self, ArbSession *session)
{
  guint length = g_list_model_get_n_items (arb_session_get_log (session));

  if (self->shown != session || self->length != length)
    g_clear_pointer (&self->drawer, g_free);
  self->shown = session;
  self->length = length;
  self->pending = '\0';
}

static void
em_turn_panel_show_choices (ArbTurnPanel *panel, ArbReuse *parts)
{
  EmTurnPanel *self = EM_TURN_PANEL (panel);
  EmSections sections;
  ArbOfferItem *lead;

  forget_drawer (self, arb_session_view_get_session (ARB_SESSION_VIEW (self)));
  sections = get_sections (self, parts);
  lead = em_sections_find (&sections, "lead", 0);
  em_turn_heading_show (panel, &sections);
  em_sections_add_results (&sections);
  em_sections_add_boost (&sections);
  em_sections_add_answers (&sections);
  if (lead != NULL
      && (!arb_reuse_is_empty (parts) || em_sections_find (&sections, "discard", 0) != NULL))
    add_next_heading (&sections, lead);
  em_sections_add_discards (&sections);
  em_sections_add_turn (&sections);
  em_sections_add_others (&sections);
}

static void
toggle_more (GtkWidget *widget, const char *name, GVariant *target)
{
  EmTurnPanel *self = EM_TURN_PANEL (widget);
  const char *drawer = g_variant_get_string (target, NULL);
  gboolean open = g_strcmp0 (self->drawer, drawer) != 0;

  g_free (self->drawer);
  self->drawer = open ? g_strdup (drawer) : NULL;
  arb_turn_panel_refresh (ARB_TURN_PANEL (self));
}

static void
em_turn_panel_inherit (ArbHeir *heir, ArbHeir *old)
{
  if (EM_TURN_PANEL (old)->drawer != NULL)
    gtk_widget_activate_action (GTK_WIDGET (heir), "turn.more", "s", EM_TURN_PANEL (old)->drawer);
  parent_heir->inherit (heir, old);
}

static void
em_turn_panel_heir_init (ArbHeirInterface *iface)
{
  parent_heir = g_type_interface_peek_parent (iface);
  iface->inherit = em_turn_panel_inherit;
}

static gboolean
take (EmTurnPanel *self, gint index)
{
  if (index < 0)
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (self), "turn.offer", "u", (guint) index);
}

/* The role of a key, as its row is written. */
static const char *
find_row (const EmSections *sections, const char *kind, char key)
{
  const char *at = strchr (role_keys, key);

  for (guint i = 0; at != NULL && i < g_list_model_get_n_items (sections->offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (sections->offers, i);
      ArbArgument row = arb_offer_item_get_offer (item)->row;

      if (arb_offer_item_is (item, kind) && arb_argument_value (row) == (guint) (at - role_keys))
        return arb_offer_item_get_row (item);
    }

  return NULL;
}

/* The first key says whose cards, or of which role; this one how many. */
static gint
find_counted (const EmSections *sections, char first, guint n)
{
  const char *row;

  if (first == 'd')
    return em_sections_find_index (sections, "discard", 0, (gint) n, NULL);
  if (g_ascii_isdigit (first))
    return em_sections_find_index (sections, "answer", (guint) g_ascii_digit_value (first),
                                   (gint) n, NULL);
  row = find_row (sections, "lead", first);
  return row != NULL ? em_sections_find_index (sections, "lead", 0, (gint) n, row) : -1;
}

/* The n-th large button, from 1. */
static gint
find_result (const EmSections *sections, guint n)
{
  static const char *const kinds[] = { "result", "remove", "remove-itself", "none", NULL };

  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (sections->offers, i);

      if (g_strv_contains (kinds, arb_offer_item_get_offer (item)->kind) && --n == 0)
        return (gint) i;
    }

  return -1;
}

static gint
find_suggested (const EmSections *sections)
{
  static const char *const kinds[] = { "everyone-dissents", "dissent", "none", NULL };

  for (guint i = 0; kinds[i] != NULL; i++)
    {
      gint index = em_sections_find_index (sections, kinds[i], 0, -1, NULL);

      if (index >= 0)
        return index;
    }

  return em_sections_find_index (sections, "discard", 0, 0, NULL);
}

static void
press_digit (EmTurnPanel *self, const EmSections *sections, char key)
{
  guint n = (guint) g_ascii_digit_value (key);
  char first = self->pending;

  self->pending = '\0';
  if (first != '\0')
    take (self, find_counted (sections, first, n));
  else if (em_sections_find (sections, "boost", 0) != NULL)
    take (self, em_sections_find_index (sections, "boost", 0, (gint) n, NULL));
  else if (n > 0 && find_result (sections, n) >= 0)
    take (self, find_result (sections, n));
  else if (em_sections_find (sections, "answer", n) != NULL)
    self->pending = key;
}

static void
press_key (GtkWidget *widget, const char *name, GVariant *target)
{
  EmTurnPanel *self = EM_TURN_PANEL (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  char key = g_variant_get_string (target, NULL)[0];
  EmSections sections;

  if (session == NULL || key == '\0')
    return;
  sections = get_sections (self, NULL);
  if (key == '/')
    arb_turn_panel_focus_entry (ARB_TURN_PANEL (self));
  else if (key == '\n')
    take (self, find_suggested (&sections));
  else if (g_ascii_isdigit (key))
    press_digit (self, &sections, key);
  else if (g_ascii_isupper (key))
    {
      const char *row = find_row (&sections, "action", g_ascii_tolower (key));

      take (self, row != NULL ? em_sections_find_index (&sections, "action", 0, -1, row) : -1);
    }
  else
    self->pending = key;
}

static void
add_key (GtkShortcutController *keys, const char *trigger, char key)
{
  const char text[] = { key, '\0' };
  GtkShortcut *shortcut =
      gtk_shortcut_new_with_arguments (gtk_shortcut_trigger_parse_string (trigger),
                                       gtk_named_action_new ("turn.key"), "s", text);

  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* Keys work wherever the keyboard is on the page; a line being written takes them first. */
static void
add_keys (EmTurnPanel *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (const char *key = role_keys; *key != '\0'; key++)
    {
      const char plain[] = { *key, '\0' };
      g_autofree char *shifted = g_strconcat ("<Shift>", plain, NULL);

      add_key (GTK_SHORTCUT_CONTROLLER (keys), plain, *key);
      add_key (GTK_SHORTCUT_CONTROLLER (keys), shifted, g_ascii_toupper (*key));
    }
  for (char key = '0'; key <= '9'; key++)
    {
      const char plain[] = { key, '\0' };
      g_autofree char *keypad = g_strconcat ("KP_", plain, NULL);

      add_key (GTK_SHORTCUT_CONTROLLER (keys), plain, key);
      add_key (GTK_SHORTCUT_CONTROLLER (keys), keypad, key);
    }
  add_key (GTK_SHORTCUT_CONTROLLER (keys), "d", 'd');
  add_key (GTK_SHORTCUT_CONTROLLER (keys), "slash", '/');
  add_key (GTK_SHORTCUT_CONTROLLER (keys), "KP_Divide", '/');
  add_key (GTK_SHORTCUT_CONTROLLER (keys), "Return", '\n');
  add_key (GTK_SHORTCUT_CONTROLLER (keys), "KP_Enter", '\n');
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
set_compact (EmTurnPanel *self, gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) != NULL)
    arb_turn_panel_refresh (ARB_TURN_PANEL (self));
}

static void
em_turn_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_COMPACT)
    g_value_set_boolean (value, EM_TURN_PANEL (object)->compact);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
em_turn_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_COMPACT)
    set_compact (EM_TURN_PANEL (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
em_turn_panel_finalize (GObject *object)
{
  g_free (EM_TURN_PANEL (object)->drawer);

  G_OBJECT_CLASS (em_turn_panel_parent_class)->finalize (object);
}

static void
em_turn_panel_class_init (EmTurnPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = em_turn_panel_get_property;
  object_class->set_property = em_turn_panel_set_property;
  object_class->finalize = em_turn_panel_finalize;
  ARB_TURN_PANEL_CLASS (klass)->show_choices = em_turn_panel_show_choices;

  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "turn.more", "s", toggle_more);
  gtk_widget_class_install_action (widget_class, "turn.key", "s", press_key);
}

static void
em_turn_panel_init (EmTurnPanel *self)
{
  add_keys (self);
}
