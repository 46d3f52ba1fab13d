/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"
#include "sized-window.h"

#include "app/table/card-button.h"
#include "app/table/card-popover.h"
#include "app/table/seat-panel.h"
#include "app/table/supply-bar.h"
#include "app/table/supply-pair.h"
#include "app/table/supply-tile.h"
#include "app/log/history-popover.h"
#include "app/turn/option-picker.h"
#include "app/turn/record-dialog.h"
#include "app/turn/statement-form.h"
#include "app/widgets/pips.h"

static const char system_id[] = "eminent-domain";

/* The tile of a stack opens the list of who took from it. */
static void
test_history (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  GtkWidget *popover;
  ArbVerdict verdict;
  ArbMove move;

  popover = g_object_ref_sink (arb_history_popover_new (session, "survey-stack", "Survey"));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, "numeric"), ==, 0);
  g_object_unref (popover);
  g_assert_true (arb_session_parse (session, "lead survey", &move, NULL));
  g_assert_true (arb_session_play (session, move, FALSE, &verdict));
  popover = g_object_ref_sink (arb_history_popover_new (session, "survey-stack", "Survey"));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, "numeric"), ==, 1);
  g_object_unref (popover);
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;
  return FALSE;
}

/* A popover names the card that has changed a cost. */
static void
test_changed_cost (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  GtkWidget *popover;
  ArbZone *planets;

  session_fixture_say (session, "1 start drawde", FALSE);
  session_fixture_say (session, "1 lead research", FALSE);
  session_fixture_say (session, "1 done", FALSE);
  session_fixture_say (session, "1 acquire scorched-earth-policy", TRUE);
  planets = arb_zones_find (arb_session_get_zones (session), "planets", 1);
  popover = g_object_ref_sink (arb_card_popover_new (session, 1, arb_zone_get_card (planets, 0)));
  g_assert_true (says (popover, "printed warfare cost: 2, by Scorched Earth Policy: -2"));
  g_object_unref (popover);
}

/* Returns the popover that a tap on @tile opens. */
static GtkWidget *
popup (GtkWidget *tile)
{
  gpointer button = gtk_widget_get_template_child (tile, ARB_TYPE_SUPPLY_TILE, "button");
  GtkWidget *popover;

  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_get_visible (popover));
  return popover;
}

/* A tap on a stack opens who took from it; a tap on the technologies opens their list. */
static void
test_stacks_open (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *strip = fixture_find (GTK_WIDGET (window), ARB_TYPE_SUPPLY_BAR, NULL);
  GtkWidget *rest =
      gtk_widget_get_last_child (gtk_widget_get_last_child (adw_bin_get_child (ADW_BIN (strip))));
  GtkWidget *popover;

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead survey");
  popover = popup (fixture_find (strip, ARB_TYPE_SUPPLY_TILE, NULL));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, "numeric"), ==, 1);
  popover = popup (gtk_widget_get_last_child (rest));
  g_assert_cmpuint (fixture_count (popover, GTK_TYPE_LABEL, NULL), >=, 40);
  fixture_window_close (window);
}

static void
assert_called (GtkWidget *tile, const char *name)
{
  gpointer button = gtk_widget_get_template_child (tile, ARB_TYPE_SUPPLY_TILE, "button");

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* The accessible name of a stack says once how much of it is left. */
static void
test_stack_names (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *strip = fixture_find (GTK_WIDGET (window), ARB_TYPE_SUPPLY_BAR, NULL);
  GtkWidget *rest =
      gtk_widget_get_last_child (gtk_widget_get_last_child (adw_bin_get_child (ADW_BIN (strip))));
  GtkWidget *influence = gtk_widget_get_first_child (rest);
  GtkWidget *planets = gtk_widget_get_next_sibling (influence);

  arb_turn_panel_enter (arb_window_get_turn_panel (window), "lead survey");
  assert_called (fixture_find (strip, ARB_TYPE_SUPPLY_TILE, NULL), "Survey stack: 15 of 16 left");
  assert_called (influence, "Influence in the supply: 24 of 24 left");
  assert_called (planets, "Planet deck: 27");
  assert_called (gtk_widget_get_next_sibling (planets), "Technologies available: 45 left");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "boost 1");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "done");
  arb_turn_panel_enter (arb_window_get_turn_panel (window), "keep voson");
  assert_called (planets, "Planet deck: 25, Planet discard: 1");
  fixture_window_close (window);
}

static gboolean
has_colour (gpointer widget, const char *name)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA wanted, color;

  g_assert_true (gtk_style_context_lookup_color (style, name, &wanted));
  gtk_style_context_get_color (style, &color);
  return gdk_rgba_equal (&color, &wanted);
}

/* A stack that is near its end shows that in each form, also where no word finds room. */
static void
test_near_end (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  GtkWidget *tile = g_object_ref_sink (arb_supply_tile_new ());
  gpointer value = gtk_widget_get_template_child (tile, ARB_TYPE_SUPPLY_TILE, "value_label");
  gpointer tally = gtk_widget_get_template_child (tile, ARB_TYPE_SUPPLY_TILE, "tally");
  ArbSupply supply = { .icon = "role-survey-symbolic",
                       .caption = "Survey",
                       .brief = "Surv.",
                       .title = "Survey",
                       .value = (char *) "5",
                       .start = 16,
                       .few = 2,
                       .hint = (char *) "5 left",
                       .description = (char *) "" };

  for (guint i = 0; i < ARB_N_SUPPLY_FORMS; i++)
    {
      supply.left = 5;
      arb_supply_tile_set (ARB_SUPPLY_TILE (tile), session, &supply, i);
      g_assert_false (has_colour (value, "arb_end"));
      g_assert_false (has_colour (tally, "arb_end"));
      supply.left = 1;
      arb_supply_tile_set (ARB_SUPPLY_TILE (tile), session, &supply, i);
      g_assert_true (has_colour (value, "arb_end"));
      g_assert_true (has_colour (tally, "arb_end"));
    }
  g_object_unref (tile);
}

/* The heading opens the dialog for observations, wherever it is. What can be is offered first, and
 * what was recorded is cleared. */
static void
test_report (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  g_autoptr (ArbOption) first = NULL;
  GtkWidget *dialog, *form, *picker, *verdict;
  GtkLabel *recorded;

  g_assert_true (fixture_choose_in_menu (window, "turn-header", "win.statement"));
  dialog = GTK_WIDGET (fixture_find_toplevel (ARB_TYPE_RECORD_DIALOG));
  form = fixture_find (dialog, ARB_TYPE_STATEMENT_FORM, NULL);
  fixture_choose (form, "Cards in hand");
  picker = fixture_find (GTK_WIDGET (gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM,
                                                                    "fields")),
                         ARB_TYPE_OPTION_PICKER, NULL);
  first = g_list_model_get_item (arb_option_picker_get_options (ARB_OPTION_PICKER (picker)), 0);
  g_assert_cmpstr (first->label, ==, "Survey");
  arb_option_picker_choose (ARB_OPTION_PICKER (picker), 0);
  g_assert_true (gtk_widget_activate_action (form, "record.add", NULL));
  verdict = GTK_WIDGET (gtk_widget_get_template_child (form, ARB_TYPE_STATEMENT_FORM, "verdict"));
  g_assert_false (gtk_widget_get_visible (verdict));
  g_assert_null (arb_statement_form_get_judged (ARB_STATEMENT_FORM (form)));
  recorded =
      GTK_LABEL (gtk_widget_get_template_child (dialog, ARB_TYPE_RECORD_DIALOG, "recorded_label"));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (recorded), "Recorded: "));
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_window_close (window);
}

/* A part of the page says a line of the notation, and the turn panel enters it. */
static void
test_say (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *tile = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);

  g_assert_true (gtk_widget_activate_action (tile, "table.say", "s", "lead survey"));
  g_assert_cmpuint (arb_session_get_length (session), >, 0);
  fixture_window_close (window);
}

/* F6 leads from part to part, none twice, and around. */
static void
test_parts (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = fixture_find (GTK_WIDGET (window), ARB_TYPE_SEAT_PANEL, NULL);
  GtkWidget *table = gtk_widget_get_parent (panel);
  GtkWidget *first, *next;
  guint n = 1;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_activate_action (panel, "table.part", "b", FALSE));
  first = gtk_widget_get_focus_child (table);
  g_assert_nonnull (first);
  do
    {
      g_assert_true (gtk_widget_activate_action (panel, "table.part", "b", FALSE));
      next = gtk_widget_get_focus_child (table);
      n++;
    }
  while (next != first && n < 20);
  g_assert_cmpuint (n, >=, 4);
  g_assert_cmpuint (n, <, 20);
  g_assert_true (gtk_widget_activate_action (panel, "table.part", "b", TRUE));
  g_assert_true (gtk_widget_get_focus_child (table) != first);
  fixture_window_close (window);
}

/* A tap on an offer of a planet plays it, and the planet no longer offers it. */
static void
test_planet_offers (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *tile = fixture_find (GTK_WIDGET (window), ARB_TYPE_CARD_BUTTON, NULL);
  gpointer button = fixture_find (tile, GTK_TYPE_MENU_BUTTON, NULL);
  GtkWidget *popover;

  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_get_visible (popover));
  g_signal_emit_by_name (fixture_find (popover, GTK_TYPE_BUTTON, "choice"), "clicked");
  g_assert_cmpuint (arb_session_get_length (session), >, 0);
  g_assert_false (gtk_widget_get_visible (popover));
  fixture_window_close (window);
}

static gboolean
is_still (gpointer pips)
{
  return arb_pips_get_filled (pips) == 7;
}

/* An animation ends; if animations are off or the widget is not visible, it shows the end at
 * once. */
static void
test_motion (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = gtk_window_new ();
  ArbPips *pips = g_object_new (ARB_TYPE_PIPS, NULL);
  gboolean enabled;

  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (pips));
  arb_pips_set (pips, 9, 9);
  g_assert_cmpfloat (arb_pips_get_filled (pips), ==, 9);
  arb_pips_set (pips, 2, 9);
  g_assert_cmpfloat (arb_pips_get_filled (pips), ==, 2);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  arb_pips_set (pips, 7, 9);
  g_assert_cmpfloat (arb_pips_get_filled (pips), <, 7);
  fixture_wait (is_still, pips);

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  arb_pips_set (pips, 3, 9);
  g_assert_cmpfloat (arb_pips_get_filled (pips), ==, 3);
  g_object_set (settings, "gtk-enable-animations", enabled, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Two stacks in one tile are announced together, and open one list of their face-up cards. */
static void
test_pair (void)
{
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-war-path.arbiter");
  ArbWindow *window = sized_window_new (session, 360, 640, ARB_ARRANGE_NARROW);
  ArbZone *out = arb_zones_find (arb_session_get_zones (session), "planet-discard", ARB_TABLE);
  GtkMenuButton *button;
  g_autofree char *list = NULL;
  ArbZoneCard *card = arb_zone_get_card (out, 0);

  fixture_idle ();
  button = GTK_MENU_BUTTON (
      gtk_widget_get_first_child (fixture_find (GTK_WIDGET (window), ARB_TYPE_SUPPLY_PAIR, NULL)));
  gtk_menu_button_popup (button);
  list = fixture_dup_description (gtk_popover_get_child (gtk_menu_button_get_popover (button)));
  g_assert_nonnull (strstr (list, "Planet deck"));
  g_assert_nonnull (strstr (list, card->name));
  g_assert_nonnull (strstr (list, "Technologies"));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;

  g_test_add_func ("/app/table/stack-names", test_stack_names);
  g_test_add_func ("/app/table/history", test_history);
  g_test_add_func ("/app/table/changed-cost", test_changed_cost);
  g_test_add_func ("/app/table/stacks-open", test_stacks_open);
  g_test_add_func ("/app/table/near-end", test_near_end);
  g_test_add_func ("/app/table/tell", test_report);
  g_test_add_func ("/app/table/say", test_say);
  g_test_add_func ("/app/table/parts", test_parts);
  g_test_add_func ("/app/table/planet-offers", test_planet_offers);
  g_test_add_func ("/app/table/motion", test_motion);

  g_test_add_func ("/app/table/pair", test_pair);

  return g_test_run ();
}
