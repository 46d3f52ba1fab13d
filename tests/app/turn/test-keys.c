/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "model/turn/turn-state.h"
#include "played-table.h"

/*
 * Whole recorded games, recorded by keys only. Every gesture has keys, and no turn takes many more
 * keys than taps.
 */

#define MORE_KEYS 2 /* a gesture may take, and a whole turn */

/* One key that is pressed, perhaps with others held. */
typedef struct
{
  guint keyval;
  GdkModifierType modifiers;
} Key;

static GtkShortcut *
find_shortcut (GListModel *shortcuts, Key key)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger)
          && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key.keyval
          && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == key.modifiers)
        return shortcut;
    }

  return NULL;
}

/* Presses a key as far as GTK lets a test: by the shortcut that waits for it. */
static void
press (GtkWidget *widget, Key key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      GtkShortcut *shortcut = GTK_IS_SHORTCUT_CONTROLLER (controller)
                                  ? find_shortcut (G_LIST_MODEL (controller), key)
                                  : NULL;

      if (shortcut == NULL)
        continue;
      g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                   gtk_shortcut_get_arguments (shortcut)));
      return;
    }
  g_error ("no key %s", gdk_keyval_name (key.keyval));
}

/* Whether Enter is handled before the focused widget gets it. */
static gboolean
captures_enter (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      GtkShortcut *shortcut =
          GTK_IS_SHORTCUT_CONTROLLER (controller)
                  && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE
              ? find_shortcut (G_LIST_MODEL (controller), (Key){ GDK_KEY_Return, 0 })
              : NULL;

      if (shortcut != NULL
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL))
        return TRUE;
    }

  return FALSE;
}

/* A button that has the keyboard takes Enter for itself, unless it is taken before. */
static void
press_enter (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = gtk_root_get_focus (root);

  if (captures_enter (widget))
    return;
  if (GTK_IS_BUTTON (focus))
    g_signal_emit_by_name (focus, "clicked");
  else
    g_signal_emit_by_name (root, "activate-default");
}

static void
press_sequence (GtkWidget *widget, const char *sequence)
{
  for (const char *c = sequence; *c != '\0'; c++)
    {
      guint lower = (guint) g_ascii_tolower (*c);

      if (*c == '\n')
        press_enter (widget);
      else
        press (widget,
               (Key){ gdk_unicode_to_keyval (lower), g_ascii_isupper (*c) ? GDK_SHIFT_MASK : 0 });
    }
}

/* Whose answer is due. */
static guint
get_due (ArbSession *session)
{
  GPtrArray *offers = arb_session_get_offers (session);

  for (guint i = 0; i < offers->len; i++)
    {
      const ArbOffer *offer = &ARB_OFFER_ITEM (offers->pdata[i])->offer;

      if (g_str_equal (offer->kind, "answer") && !offer->over)
        return offer->seat;
    }

  return ARB_TABLE;
}

/* Presses the shortest keys: those of the seat that has to answer, and of a discard. */
static gboolean
press_shortest (PlayedTable *table, ArbOfferItem *item, const char *sequence)
{
  gboolean due = get_due (table->session) == item->offer.seat;
  GtkWidget *panel = GTK_WIDGET (table->panel);

  if (strlen (sequence) != 2)
    return FALSE;
  if (due && g_str_equal (item->offer.kind, "answer"))
    press (panel, (Key){ (guint) sequence[1], GDK_ALT_MASK });
  else if (due && g_str_equal (item->offer.kind, "dissent"))
    press (panel, (Key){ GDK_KEY_minus, 0 });
  else if (g_str_equal (item->offer.kind, "discard"))
    press (panel, (Key){ (guint) sequence[1], GDK_CONTROL_MASK });
  else
    return FALSE;
  return TRUE;
}

/* Returns the keys of offer @index. */
static char *
dup_keys (PlayedTable *table, guint index)
{
  ArbTurnState *state = arb_turn_panel_get_state (table->panel);
  ArbOfferCell *cell = state->sheet->cells->pdata[index];

  return g_strdup (cell->keys);
}

/* Presses the keys of the parts that are to be chosen or dropped first. */
static void
press_parts (PlayedTable *table, guint *taps, guint *keys)
{
  gint part;

  while ((part = played_table_find_part (table)) >= 0)
    {
      g_autofree char *sequence = dup_keys (table, (guint) part);

      press_sequence (GTK_WIDGET (table->panel), sequence);
      *keys += (guint) strlen (sequence);
      ++*taps;
    }
}

static void
press_keys (PlayedTable *table, guint index, ArbOfferItem *item, guint *taps, guint *keys)
{
  g_autofree char *sequence = dup_keys (table, index);
  gboolean plain = arb_offer_item_is_plain (item);

  press_parts (table, taps, keys);
  *taps += played_table_find_button (table, index) != NULL ? 1 : 2;
  *taps += !plain;
  if (sequence == NULL)
    g_error ("no keys for “%s”", arb_offer_item_get_name (item));
  if (press_shortest (table, item, sequence))
    ++*keys;
  else
    {
      *keys += (guint) strlen (sequence);
      press_sequence (GTK_WIDGET (table->panel), sequence);
    }
  g_assert_cmpuint (*keys, <=, *taps + MORE_KEYS);
  if (plain)
    return;
  /* It said that nothing more would happen. */
  press_sequence (GTK_WIDGET (table->panel), "\n");
  ++*keys;
}

/* Counts the turns by how many keys more than taps they took. */
static void
play_record (const char *path, gpointer data)
{
  PlayedTable table = { 0 };
  guint *turns = data;

  played_table_play (&table, path, press_keys);
  for (guint turn = 1; turn <= played_table_get_n_turns (&table); turn++)
    {
      gint more = MAX ((gint) table.keys[turn] - (gint) table.taps[turn], 0);

      if (more > MORE_KEYS)
        {
          g_test_message ("turn %u: %u keys for %u taps", turn, table.keys[turn], table.taps[turn]);
          g_test_fail ();
        }
      turns[MIN (more, MORE_KEYS)]++;
    }
  played_table_close (&table);
}

static void
test_records (gconstpointer folder)
{
  guint turns[MORE_KEYS + 1] = { 0 };

  played_table_foreach_record (folder, play_record, turns);
  for (guint more = 0; more < G_N_ELEMENTS (turns); more++)
    g_test_message ("%u turns with %u keys more than taps", turns[more], more);
}

static void
assert_pressed (ArbSession *session, GtkWidget *panel, const char *keys, const char *last)
{
  guint n;
  g_autofree char *said = NULL;

  press_sequence (panel, keys);
  n = arb_session_get_length (session);
  g_assert_cmpuint (n, >, 0);
  said = arb_session_dup_said (session, n);
  g_assert_cmpstr (said, ==, last);
}

/* Keys without a meaning are reported, and a number after a letter is never used alone. */
static void
assert_lost (ArbSession *session, ArbTurnPanel *panel, const char *keys)
{
  guint n = arb_session_get_length (session);

  press_sequence (GTK_WIDGET (panel), keys);
  g_assert_cmpuint (arb_session_get_length (session), ==, n);
  g_assert_nonnull (arb_turn_panel_get_message (panel));
}

/* Whether some button shows that it has the keys @label. */
static gboolean
shows_hint (GtkWidget *root, const char *label)
{
  if (GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "key-hint"))
    return gtk_widget_get_visible (root)
           && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), label);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && shows_hint (child, label))
      return TRUE;
  return FALSE;
}

/* The keys of offers; keys that lead nowhere are forgotten. */
static void
test_sequences (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));

  assert_pressed (session, panel, "xSw1", "1 collect");
  assert_lost (session, arb_window_get_turn_panel (window), "r9");
  assert_lost (session, arb_window_get_turn_panel (window), "z1");
  assert_lost (session, arb_window_get_turn_panel (window), "29");
  assert_pressed (session, panel, "21", "2 done");
  g_assert_null (arb_turn_panel_get_message (arb_window_get_turn_panel (window)));
  g_assert_true (shows_hint (panel, "⏎"));
  assert_pressed (session, panel, "d2", "1 done");
  assert_pressed (session, panel, "c1", "2 colony #1 colonize");
  assert_pressed (session, panel, "\n", "1 dissent");
  /* The suggested offer also has its own keys. */
  assert_pressed (session, panel, "d0", "2 done");
  /* After the keys of a row, its cells show the keys that are missing. */
  g_assert_false (shows_hint (panel, "4"));
  g_assert_true (shows_hint (panel, "S"));
  g_assert_true (shows_hint (panel, "⇧W"));
  press_sequence (panel, "s");
  g_assert_true (shows_hint (panel, "4"));
  g_assert_false (shows_hint (panel, "S"));
  assert_pressed (session, panel, "\n", "1 lead survey");
  assert_pressed (session, panel, "1", "1 done");
  fixture_window_close (window);
}

static GtkWidget *
find_reported (ArbSession *session, GtkWidget *panel, const char *kind, gint row, guint column)
{
  GPtrArray *offers = arb_session_get_offers (session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];

      if (g_str_equal (item->offer.kind, kind) && item->offer.column == column
          && (gint) arb_argument_value (item->offer.row) == row)
        return fixture_find_offer (panel, item);
    }
  g_assert_not_reached ();
}

/* The keys focus the button of their offer, wherever the focus was: it is marked with the verdict,
 * and Enter repeats it. */
static void
test_focus (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *button;

  /* Warfare, with more cards than can be in the hand. */
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  press_sequence (panel, "w3");
  button = find_reported (session, panel, "lead", 1, 3);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  g_assert_true (gtk_widget_has_css_class (button, "held"));
  /* Produce brings nothing yet: Enter confirms that. */
  press_sequence (panel, "p0");
  g_assert_false (gtk_widget_has_css_class (button, "held"));
  button = find_reported (session, panel, "lead", 3, 0);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);
  g_assert_true (gtk_widget_has_css_class (button, "held"));
  g_signal_emit_by_name (button, "clicked");
  /* The focus moves to the button that Enter activates. */
  button = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (gtk_widget_is_ancestor (button, panel));
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
  fixture_window_close (window);
}

/* The button that shows Enter is the one that Enter presses: it has the focus, or a widget that
 * ignores Enter. */
static void
test_enter (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));

  assert_pressed (session, panel, "xSw1", "1 collect");
  assert_pressed (session, panel, "\n", "2 dissent");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == find_reported (session, panel, "discard", 0, 0));
  g_assert_true (shows_hint (panel, "⏎"));
  /* Another button uses Enter itself; the heading leaves it to the suggested offer. */
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD));
  g_assert_false (shows_hint (panel, "⏎"));
  arb_turn_panel_focus_heading (arb_window_get_turn_panel (window));
  g_assert_true (shows_hint (panel, "⏎"));
  assert_pressed (session, panel, "\n", "1 done");
  fixture_window_close (window);
}

/* If no offer is suggested, Enter records nothing, so that pressing it repeatedly does not record
 * the first offer. */
static void
test_nothing_suggested (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  guint n;

  assert_pressed (session, panel, "xSw1", "1 collect");
  assert_pressed (session, panel, "\n", "2 dissent");
  assert_pressed (session, panel, "\n", "1 done");
  n = arb_session_get_length (session);
  g_assert_true (GTK_IS_LABEL (gtk_window_get_focus (GTK_WINDOW (window))));
  press_sequence (panel, "\n\n");
  g_assert_cmpuint (arb_session_get_length (session), ==, n);
  assert_pressed (session, panel, "xSw1", "2 collect");
  fixture_window_close (window);
}

/* After a tap, too: the button that was tapped has another offer now. */
static void
test_nothing_suggested_to_a_mouse (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *button = fixture_find_with_action (panel, "turn.offer");
  guint n;

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  n = arb_session_get_length (session);
  g_assert_cmpuint (n, >, 0);
  press_enter (panel);
  g_assert_cmpuint (arb_session_get_length (session), ==, n);
  g_assert_null (arb_turn_panel_get_message (ARB_TURN_PANEL (panel)));
  fixture_window_close (window);
}

/* A finger or a mouse hides the hints, and forgets the keys pressed so far. */
static void
test_pressed (void)
{
  g_autoptr (ArbSession) session = fixture_session_new ("eminent-domain");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (panel);

  press_sequence (panel, "s");
  g_assert_true (shows_hint (panel, "4"));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) press = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (press))
        g_signal_emit_by_name (press, "pressed", 1, 0.0, 0.0);
    }
  g_assert_false (shows_hint (panel, "4"));
  g_assert_false (shows_hint (panel, "S"));
  assert_pressed (session, panel, "w1", "1 collect");
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/keys/sequences", test_sequences);
  g_test_add_func ("/keys/focus", test_focus);
  g_test_add_func ("/keys/enter", test_enter);
  g_test_add_func ("/keys/nothing-suggested", test_nothing_suggested);
  g_test_add_func ("/keys/nothing-suggested-to-a-mouse", test_nothing_suggested_to_a_mouse);
  g_test_add_func ("/keys/pressed", test_pressed);
  g_test_add_data_func ("/keys/records", "records", test_records);
  g_test_add_data_func ("/keys/microcosm", "microcosm/records", test_records);
  return g_test_run ();
}
