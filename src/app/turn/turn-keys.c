/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/turn-keys.h"

#include <string.h>

struct _ArbTurnKeys
{
  GtkWidget *panel;
  GtkRoot *root; /* (nullable): the window with the panel */
  GHashTable *buttons;
  ArbTurnState *state; /* (nullable) */
  gboolean used;       /* whether people use the keyboard */
  gboolean shown;      /* whether buttons show their keys */
};

/* Finds the focused widget that uses Enter itself: Enter does not take the suggested offer then. */
static GtkWidget *
find_taker (ArbTurnKeys *self)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  return GTK_IS_LABEL (focus) ? NULL : focus;
}

/* Whether the heading of the row shows the first keys; the button shows the last one only once the row
 * is chosen. */
static gboolean
is_shown_by_row (ArbOfferButton *button, const char *keys, const char *pressed)
{
  return arb_offer_button_get_heading (button) != NULL && pressed[0] == '\0' && strlen (keys) > 1;
}

/* Shows on the heading the keys that all buttons of the row share, which is all but the last. */
static void
show_row_hint (ArbRowHeading *heading, const char *keys)
{
  g_autofree char *row = g_strndup (keys, strlen (keys) - 1);
  g_autofree char *label = arb_offer_keys_dup_label (row);

  arb_row_heading_set_hint (heading, label);
}

/* Shows the keys that are still to be pressed for an offer; @pressed is %NULL if none are shown. */
static void
show_hint (ArbOfferButton *button, const char *pressed, GtkWidget *taker)
{
  const char *keys = arb_offer_button_get_cell (button)->keys;
  gboolean begun = pressed != NULL && keys != NULL && g_str_has_prefix (keys, pressed);
  gboolean taken =
      begun && g_str_equal (keys, "\n") && taker != NULL && taker != GTK_WIDGET (button);
  g_autofree char *label = NULL;

  if (begun && is_shown_by_row (button, keys, pressed))
    show_row_hint (arb_offer_button_get_heading (button), keys);
  else if (begun && !taken)
    label = arb_offer_keys_dup_label (keys + strlen (pressed));
  arb_offer_button_set_hint (button, label);
}

static void
clear_row_hints (ArbTurnKeys *self)
{
  GHashTableIter iter;
  gpointer button;

  g_hash_table_iter_init (&iter, self->buttons);
  while (g_hash_table_iter_next (&iter, NULL, &button))
    if (arb_offer_button_get_heading (button) != NULL)
      arb_row_heading_set_hint (arb_offer_button_get_heading (button), NULL);
}

static void
show_hints (ArbTurnKeys *self)
{
  const char *pressed = self->state->lost ? "" : self->state->pressed;
  GtkWidget *taker = find_taker (self);
  GHashTableIter iter;
  gpointer button;

  clear_row_hints (self);
  g_hash_table_iter_init (&iter, self->buttons);
  while (g_hash_table_iter_next (&iter, NULL, &button))
    show_hint (button, self->used ? pressed : NULL, taker);
}

void
arb_turn_keys_show (ArbTurnKeys *self)
{
  g_return_if_fail (self != NULL);

  if (self->state != NULL && (self->used || self->shown))
    show_hints (self);
  self->shown = self->used;
}

void
arb_turn_keys_set_state (ArbTurnKeys *self, ArbTurnState *state)
{
  g_return_if_fail (self != NULL);
  g_set_object (&self->state, state);
}

/* A press of a finger or mouse hides the hints. */
static void
on_pressed (ArbTurnKeys *self)
{
  if (!self->used)
    return;
  self->used = FALSE;
  if (self->state != NULL)
    arb_turn_state_forget_keys (self->state);
  arb_turn_keys_show (self);
}

/* Updates the hints: the focused widget decides what Enter does. */
static void
on_focus (ArbTurnKeys *self)
{
  if (self->shown)
    arb_turn_keys_show (self);
}

/* Focuses the button of the offer, as a tap would: the button is then marked with the verdict, and
 * Enter repeats that offer. */
static void
take_offer (ArbTurnKeys *self, ArbOfferCell *cell)
{
  g_autoptr (ArbOfferCell) kept = g_object_ref (cell);
  GtkWidget *button = g_hash_table_lookup (self->buttons, cell);

  if (button != NULL)
    gtk_widget_grab_focus (button);
  else
    gtk_widget_activate_action (self->panel, "turn.leave", NULL);
  arb_turn_state_take (self->state, kept);
}

static void
press_one (ArbTurnKeys *self, char key)
{
  g_autofree char *keys = NULL;
  ArbOfferCell *cell;

  if (key == '/')
    {
      gtk_widget_activate_action (self->panel, "win.command", NULL);
      return;
    }
  if (self->state == NULL)
    return;
  /* Enter plays the move that is held only because it has no effect. */
  if (key == '\n' && self->state->pressed[0] == '\0' && arb_turn_state_is_allowed (self->state))
    {
      gtk_widget_activate_action (self->panel, "turn.allow", NULL);
      return;
    }
  keys = g_strdup_printf ("%s%c", self->state->pressed, key);
  self->used = TRUE;
  switch (arb_turn_state_press (self->state, key, &cell))
    {
    case ARB_KEYS_TAKEN:
      take_offer (self, cell);
      break;
    case ARB_KEYS_BEGUN:
      gtk_widget_activate_action (self->panel, "turn.dismiss", NULL);
      break;
    case ARB_KEYS_LOST:
      if (key != '\n')
        gtk_widget_activate_action (self->panel, "turn.lost", "s",
                                    self->state->pressed[0] != '\0' ? self->state->pressed : keys);
      break;
    }
}

void
arb_turn_keys_press (ArbTurnKeys *self, const char *keys)
{
  g_return_if_fail (self != NULL && keys != NULL);

  for (const char *key = keys; *key != '\0'; key++)
    press_one (self, *key);
}

static void
on_enter (ArbTurnKeys *self)
{
  gtk_widget_activate_action (self->panel, "turn.keys", "s", "\n");
}

static void
on_root (ArbTurnKeys *self)
{
  if (self->root != NULL)
    g_signal_handlers_disconnect_by_data (self->root, self);
  self->root = gtk_widget_get_root (self->panel);
  if (self->root == NULL)
    return;
  g_signal_connect_swapped (self->root, "activate-default", G_CALLBACK (on_enter), self);
  g_signal_connect_swapped (self->root, "notify::focus-widget", G_CALLBACK (on_focus), self);
}

/* Enter continues a sequence wherever the focus is, except in a text or in a popover over the
 * window. */
static gboolean
go_on (GtkWidget *panel, GVariant *nothing, gpointer data)
{
  ArbTurnKeys *self = data;
  GtkRoot *root = gtk_widget_get_root (panel);
  GtkWidget *focus = gtk_root_get_focus (root);

  if (self->state == NULL || self->state->pressed[0] == '\0' || self->state->lost)
    return FALSE;
  if (focus != NULL
      && (GTK_IS_EDITABLE (focus) || gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return FALSE;
  on_enter (self);
  return TRUE;
}

gboolean
arb_turn_keys_are_used (const ArbTurnKeys *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->used;
}

static void
add_key (GtkEventController *keys, const char *trigger, const char *pressed)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new_with_arguments (gtk_shortcut_trigger_parse_string (trigger),
                                       gtk_named_action_new ("turn.keys"), "s", pressed);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_characters (GtkEventController *keys)
{
  static const struct
  {
    const char *trigger;
    const char *pressed;
    char first;
    char last;
  } forms[] = {
    { "", "", 'a', 'z' },    { "<Shift>", "", 'A', 'Z' }, { "", "", '0', '9' },
    { "KP_", "", '0', '9' }, { "<Alt>", "@", '0', '9' },  { "<Control>", "d", '0', '9' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (char character = forms[i].first; character <= forms[i].last; character++)
      {
        g_autofree char *trigger = g_strdup_printf ("%s%c", forms[i].trigger, character);
        g_autofree char *pressed = g_strdup_printf ("%s%c", forms[i].pressed, character);

        add_key (keys, trigger, pressed);
      }
}

/* Adds shortcuts for the keys of offers, and for others: Alt and a number answers for the seat that
 * has to, Control and a number discards. They work wherever the focus is on the page, except in a
 * text. */
static void
add_shortcuts (GtkWidget *panel)
{
  static const struct
  {
    const char *trigger;
    const char *pressed;
  } others[] = {
    { "slash", "/" },
    { "KP_Divide", "/" },
    { "minus", "-" },
    { "KP_Subtract", "-" },
  };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_characters (keys);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    add_key (keys, others[i].trigger, others[i].pressed);
  gtk_widget_add_controller (panel, keys);
}

/* Adds shortcuts for Enter that come before any button gets the key. */
static void
add_enter (ArbTurnKeys *self)
{
  static const guint enters[] = { GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (enters); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (enters[i], 0),
                                                            gtk_callback_action_new (go_on, self,
                                                                                     NULL)));
  gtk_widget_add_controller (self->panel, keys);
}

ArbTurnKeys *
arb_turn_keys_new (GtkWidget *panel, GHashTable *buttons)
{
  ArbTurnKeys *self = g_new0 (ArbTurnKeys, 1);
  GtkGesture *press = gtk_gesture_click_new ();

  self->panel = panel;
  self->buttons = g_hash_table_ref (buttons);
  g_signal_connect_swapped (panel, "notify::root", G_CALLBACK (on_root), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (panel, GTK_EVENT_CONTROLLER (press));
  add_shortcuts (panel);
  add_enter (self);
  return self;
}

void
arb_turn_keys_free (ArbTurnKeys *self)
{
  g_clear_object (&self->state);
  g_hash_table_unref (self->buttons);
  g_free (self);
}
