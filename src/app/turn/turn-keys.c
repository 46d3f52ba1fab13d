/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/turn-keys.h"

#include "app/turn/choice-grid.h"
#include "app/turn/offer-button.h"
#include "app/turn/offer-keys.h"
#include "app/turn/row-heading.h"

struct _ArbTurnKeys
{
  GtkWidget *panel;
  GtkRoot *root; /* (nullable): the window with the panel */
  ArbTurnKeysParts get_parts;
  ArbTurnKeysConfirm confirm;
  char pressed[ARB_MAX_KEYS + 1]; /* keys of an incomplete sequence */
  gboolean lost;                  /* the keys in @pressed are no sequence */
  gboolean used;                  /* whether people use the keyboard */
  gboolean shown;                 /* whether buttons show their keys */
};

/* The hints that are being shown. */
typedef struct
{
  const GPtrArray *all;   /* by the index of the offer */
  const char *pressed;    /* keys pressed already; %NULL if no hints are shown */
  GtkWidget *taker;       /* the focused widget, if it uses Enter itself */
  ArbRowHeading *heading; /* of the row, until its first cell has set the hint */
} Hints;

/* Shows on the heading the keys that all cells of the row share, which is all but the last. */
static void
show_row_hint (Hints *hints, const char *keys)
{
  g_autofree char *row =
      keys != NULL && keys[0] != '\0' ? g_strndup (keys, strlen (keys) - 1) : NULL;
  g_autofree char *label = row != NULL ? arb_offer_keys_dup_label (row) : NULL;

  arb_row_heading_set_hint (hints->heading, label);
  hints->heading = NULL;
}

/* Finds the focused widget that uses Enter itself: Enter does not take the suggested offer then. */
static GtkWidget *
find_taker (ArbTurnKeys *self)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  return GTK_IS_LABEL (focus) ? NULL : focus;
}

/* Shows the keys that are still to be pressed for an offer. In a grid, several keys are shown at
 * the headings of row and column; the button shows its key only once the row is chosen. */
static void
show_hint (Hints *hints, ArbOfferButton *button, gboolean in_grid)
{
  guint index = arb_offer_button_get_index (button);
  const char *pressed = hints->pressed;
  /* Widgets of the last turn are hidden only after this, so the index may be too large. */
  const char *keys = index < hints->all->len ? hints->all->pdata[index] : NULL;
  gboolean begun = pressed != NULL && keys != NULL && g_str_has_prefix (keys, pressed);
  gboolean taken = begun && g_str_equal (keys, "\n") && hints->taker != NULL
                   && hints->taker != GTK_WIDGET (button);
  gboolean of_row = in_grid && begun && pressed[0] == '\0' && strlen (keys) > 1;
  g_autofree char *label =
      begun && !of_row && !taken ? arb_offer_keys_dup_label (keys + strlen (pressed)) : NULL;

  arb_offer_button_set_hint (button, label);
  if (hints->heading != NULL)
    show_row_hint (hints, of_row ? keys : NULL);
}

static void
show_hints (Hints *hints, GtkWidget *root, gboolean in_grid)
{
  if (ARB_IS_CHOICE_GRID (root))
    hints->heading = NULL;
  if (ARB_IS_ROW_HEADING (root))
    {
      hints->heading = ARB_ROW_HEADING (root);
      arb_row_heading_set_hint (hints->heading, NULL);
    }
  else if (ARB_IS_OFFER_BUTTON (root))
    show_hint (hints, ARB_OFFER_BUTTON (root), in_grid);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (gtk_widget_get_visible (child))
        show_hints (hints, child, in_grid || ARB_IS_CHOICE_GRID (child));
}

void
arb_turn_keys_show (ArbTurnKeys *self, const ArbOfferParts *parts)
{
  g_return_if_fail (self != NULL && parts != NULL);

  if (self->used || self->shown)
    {
      g_autoptr (GPtrArray) all = arb_offer_keys_new (parts);
      const char *pressed = self->lost ? "" : self->pressed;
      Hints hints = { all, self->used ? pressed : NULL, find_taker (self), NULL };

      show_hints (&hints, self->panel, FALSE);
    }
  self->shown = self->used;
}

static void
show_anew (ArbTurnKeys *self)
{
  ArbOfferParts parts = self->get_parts (self->panel);

  if (parts.session != NULL)
    arb_turn_keys_show (self, &parts);
}

/* A press of a finger or mouse hides the hints. */
static void
on_pressed (ArbTurnKeys *self)
{
  if (!self->used)
    return;
  self->used = FALSE;
  self->pressed[0] = '\0';
  show_anew (self);
}

/* Updates the hints: the focused widget decides what Enter does. */
static void
on_focus (ArbTurnKeys *self)
{
  if (self->shown)
    show_anew (self);
}

GtkWidget *
arb_turn_keys_find_button (GtkWidget *root, guint index)
{
  if (ARB_IS_OFFER_BUTTON (root))
    return arb_offer_button_get_index (ARB_OFFER_BUTTON (root)) == index ? root : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button =
          gtk_widget_get_visible (child) ? arb_turn_keys_find_button (child, index) : NULL;

      if (button != NULL)
        return button;
    }

  return NULL;
}

/* Focuses the button of the offer, as a tap would: the button is then marked with the verdict, and
 * Enter repeats that offer. */
static void
take_offer (ArbTurnKeys *self, guint index)
{
  GtkWidget *button = arb_turn_keys_find_button (self->panel, index);

  if (button != NULL)
    gtk_widget_grab_focus (button);
  else
    gtk_widget_activate_action (self->panel, "turn.leave", NULL);
  gtk_widget_activate_action (self->panel, "turn.offer", "u", index);
}

/* Opens the list whose numbers can be pressed next. */
static void
show_awaited (ArbTurnKeys *self, const ArbOfferParts *parts)
{
  const char *list = self->lost ? NULL : arb_offer_keys_get_list (parts, self->pressed[0]);

  if (list != NULL && g_strcmp0 (parts->drawer, list) != 0)
    gtk_widget_activate_action (self->panel, "turn.more", "s", list);
  show_anew (self);
}

static void
press_one (ArbTurnKeys *self, char key)
{
  g_autofree char *keys = g_strdup_printf ("%s%c", self->pressed, key);
  ArbOfferParts parts;
  gint index;

  if (key == '/')
    {
      gtk_widget_activate_action (self->panel, "win.command", NULL);
      return;
    }
  if (key == '\n' && self->pressed[0] == '\0' && self->confirm (self->panel))
    return;
  parts = self->get_parts (self->panel);
  if (parts.session == NULL)
    return;
  self->used = TRUE;
  index = arb_offer_keys_press (&parts, self->pressed, key);
  self->lost = index == ARB_KEYS_LOST;
  show_awaited (self, &parts);
  if (index >= 0)
    take_offer (self, (guint) index);
  else if (index == ARB_KEYS_BEGUN)
    gtk_widget_activate_action (self->panel, "turn.dismiss", NULL);
  else if (key != '\n')
    gtk_widget_activate_action (self->panel, "turn.lost", "s",
                                self->pressed[0] != '\0' ? self->pressed : keys);
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

  if (self->pressed[0] == '\0' || self->lost)
    return FALSE;
  if (focus != NULL
      && (GTK_IS_EDITABLE (focus) || gtk_widget_get_native (focus) != GTK_NATIVE (root)))
    return FALSE;
  on_enter (self);
  return TRUE;
}

void
arb_turn_keys_forget (ArbTurnKeys *self)
{
  g_return_if_fail (self != NULL);

  self->pressed[0] = '\0';
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
arb_turn_keys_new (GtkWidget *panel, ArbTurnKeysParts get_parts, ArbTurnKeysConfirm confirm)
{
  ArbTurnKeys *self = g_new0 (ArbTurnKeys, 1);
  GtkGesture *press = gtk_gesture_click_new ();

  self->panel = panel;
  self->get_parts = get_parts;
  self->confirm = confirm;
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
  g_free (self);
}
