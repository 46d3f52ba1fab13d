/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"

#include "app/turn/turn-panel.h"
#include "app/log/edit-dialog.h"
#include "app/turn/offer-button.h"
#include "app/turn/row-heading.h"
#include "app/turn/subject-row.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/card-tile.h"
#include "model/session/log-line.h"
#include "model/session/zone.h"
#include "systems/systems.h"

static const char system_id[] = "eminent-domain";

/* Plays several lines, with rulings if necessary. */
static void
say (ArbSession *session, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "; ", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    session_fixture_say (session, lines[i], TRUE);
}

/* Escape leaves a verdict first, then the line in which a move was being written. */
static void
test_escape (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkEditable *editable;

  arb_turn_panel_focus_entry (panel);
  editable = GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_editable_set_text (editable, "sing");
  arb_turn_panel_enter (panel, "sing");
  g_assert_nonnull (arb_turn_panel_get_message (panel));
  gtk_widget_activate_action (GTK_WIDGET (panel), "turn.dismiss", NULL);
  g_assert_null (arb_turn_panel_get_message (panel));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (editable));
  gtk_widget_activate_action (GTK_WIDGET (panel), "turn.dismiss", NULL);
  g_assert_cmpstr (gtk_editable_get_text (editable), ==, "");
  g_assert_false (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (editable));
  g_assert_false (gtk_widget_is_visible (GTK_WIDGET (editable)));
  fixture_window_close (window);
}

/* The line for typed moves is opened on demand. It goes with the next move, but not while something
 * is written in it, and no form of the panel closes it. */
static void
test_line (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *line =
      GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (panel), ARB_TYPE_TURN_PANEL, "line"));
  GtkEditable *editable;

  g_assert_false (gtk_widget_get_visible (line));
  g_assert_true (fixture_choose_in_menu (window, "turn-header", "win.command"));
  g_assert_true (gtk_widget_get_visible (line));
  editable = GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (window)));
  gtk_editable_set_text (editable, "lead sur");
  arb_turn_panel_set_form (panel, ARB_TURN_HEAD_FULL, ARB_ROW_HEADING_STACKED, TRUE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (editable));
  arb_turn_panel_focus_heading (panel);
  say (session, "lead research");
  g_assert_true (gtk_widget_get_visible (line));
  g_assert_cmpstr (gtk_editable_get_text (editable), ==, "lead sur");
  gtk_editable_set_text (editable, "");
  say (session, "done");
  g_assert_false (gtk_widget_get_visible (line));
  fixture_window_close (window);
}

/* All that the labels under @widget say, in their order. */
static void
read_labels (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "|" : "",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_labels (child, text);
}

/* The number of the moment is told with what it is made of, and counts down. Where the choice is
 * the number, there is none. */
static void
test_subject (void)
{
  static const struct
  {
    const char *moves;
    const char *reported;
  } games[] = {
    { "lead research", "" },
    { "lead research; boost 2; done", "3|symbols to pay with|1|2" },
    { "lead survey; boost 1; done", "2|planets looked at|1|1" },
    { "lead colonize; boost 2; done", "3|colonies to tuck|1|2" },
    { "lead colonize; boost 2; done; colony #1", "2|colonies to tuck of 3" },
    { "lead warfare; done; collect", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (system_id);
      ArbWindow *window = fixture_window_new (session);
      g_autoptr (GString) reported = g_string_new (NULL);
      GtkWidget *row;

      say (session, games[i].moves);
      row = GTK_WIDGET (
          gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                         ARB_TYPE_TURN_PANEL, "subject"));
      read_labels (row, reported);
      g_assert_cmpstr (reported->str, ==, games[i].reported);
      fixture_window_close (window);
    }
}

/* Finds the button under @widget that is shown for the offer of @kind by @seat. */
static GtkWidget *
find_offer (ArbSession *session, GtkWidget *widget, const char *kind, guint seat)
{
  if (ARB_IS_OFFER_BUTTON (widget) && gtk_widget_get_mapped (widget))
    {
      ArbOfferItem *item = arb_offer_button_get_cell (ARB_OFFER_BUTTON (widget))->item;

      if (g_str_equal (item->offer.kind, kind) && item->offer.seat == seat)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_offer (session, child, kind, seat);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The row of a player keeps its place when the player has answered, and says how, until the turn ends;
 * the button that answers for all keeps it until all have answered. */
static void
test_answers (void)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", NULL };
  static const char *const moves[] = { "2 dissent", "3 boost 1; 3 done" };
  g_autoptr (ArbSession) session =
      arb_session_new_copy (arb_document_new (arb_catalogue_get (arb_systems_find (system_id)), 0,
                                              NULL, NULL, names, NULL),
                            "Four", NULL);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *cells[5], *everyone;

  say (session, "lead warfare; done; collect");
  fixture_idle ();
  for (guint seat = 2; seat <= 4; seat++)
    cells[seat] = find_offer (session, panel, "dissent", seat);
  everyone = find_offer (session, panel, "everyone-dissents", 2);
  g_assert_nonnull (everyone);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      say (session, moves[i]);
      fixture_idle ();
      g_assert_true (find_offer (session, panel, "everyone-dissents", 2) == everyone);
      g_assert_true (gtk_widget_has_css_class (everyone, "suggested-action"));
      for (guint seat = 2; seat <= 4; seat++)
        {
          GtkWidget *cell = find_offer (session, panel, "dissent", seat);

          g_assert_true (cell == cells[seat]);
          g_assert_cmpint (gtk_widget_has_css_class (cell, "over"), ==, seat <= i + 2);
          g_assert_cmpint (gtk_widget_has_css_class (cell, "made"), ==, seat <= i + 2 && seat != 3);
        }
    }
  say (session, "4 dissent");
  fixture_idle ();
  g_assert_null (find_offer (session, panel, "everyone-dissents", 2));
  for (guint seat = 2; seat <= 4; seat++)
    g_assert_true (find_offer (session, panel, "dissent", seat) == cells[seat]);
  say (session, "1 done");
  fixture_idle ();
  g_assert_null (find_offer (session, panel, "dissent", 2));
  fixture_window_close (window);
}

/* Counts the cards that are drawn in buttons under @widget, and fails if a button has the symbols
 * of a card in its text. */
static guint
count_drawn_cards (GtkWidget *widget, gboolean in_button)
{
  guint n = ARB_IS_CARD_TILE (widget) && in_button;

  if (!gtk_widget_get_visible (widget))
    return 0;
  if (in_button && GTK_IS_LABEL (widget))
    g_assert_null (strstr (gtk_label_get_text (GTK_LABEL (widget)), " + "));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_drawn_cards (child, in_button || GTK_IS_BUTTON (widget));

  return n;
}

/* A card is drawn in its button with its symbols, and its whole name is for screen readers. */
static void
test_drawn_cards (void)
{
  static const char *const drawers[] = { "boost-card", "lead-card", "action-card", "discard-card" };
  g_autoptr (ArbSession) session = fixture_record_open ("four-players-extra-round.arbiter");
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  guint n[G_N_ELEMENTS (drawers)] = { 0 };

  for (gint length = 900; length > 500; length -= 9)
    {
      g_assert_true (arb_session_go_back (session, (guint) length));
      for (guint i = 0; i < G_N_ELEMENTS (drawers); i++)
        {
          gtk_widget_activate_action (panel, "turn.more", "s", drawers[i]);
          n[i] += count_drawn_cards (panel, FALSE);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (drawers); i++)
    g_assert_cmpuint (n[i], >, 0);
  fixture_window_close (window);
}

/* While others answer, the panel shows the led role with its cards and its result. */
static void
test_led (void)
{
  static const struct
  {
    const char *moves;
    const char *led;
  } games[] = {
    { "lead survey; boost 1; done; keep voson",
      "Ann <b>&amp leads Survey with 1 card: keeps Voson · Planets: +1" },
    { "lead warfare; done; collect", "Ann <b>&amp leads Warfare · Fighters: +1" },
    { "lead warfare; boost 1; done; collect",
      "Ann <b>&amp leads Warfare with 1 card · Fighters: +2" },
    { "lead research; done; done", "Ann <b>&amp leads Research" },
    { "lead research; boost 2; done; acquire improved-research-rp",
      "Ann <b>&amp leads Research with 2 cards: acquires Improved Research (Produce)" },
    { "lead colonize; boost 2; done; colony #1; colony #1; colony #1",
      "Ann <b>&amp leads Colonize with 2 cards: adds colonies to #1 · Colonies: +3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (system_id);
      ArbWindow *window = fixture_window_new (session);
      gpointer label =
          gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                         ARB_TYPE_TURN_PANEL, "subtitle_label");

      say (session, games[i].moves);
      g_assert_cmpstr (gtk_label_get_text (label), ==, games[i].led);
      fixture_window_close (window);
    }
}

/* The heading says that the leader may begin with an Action, or that only a role is left. */
static void
test_lead_heading (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  gpointer label = gtk_widget_get_template_child (GTK_WIDGET (arb_window_get_turn_panel (window)),
                                                  ARB_TYPE_TURN_PANEL, "subtitle_label");

  g_assert_cmpstr (gtk_label_get_text (label), ==, "An Action, or straight to a role");
  say (session, "play warfare; collect");
  g_assert_cmpstr (gtk_label_get_text (label), ==, "Now a role");
  fixture_window_close (window);
}

/* Whether a row under @root has this title. */
static gboolean
shows_title (GtkWidget *root, const char *title)
{
  gboolean found = GTK_IS_LABEL (root)
                   && (gtk_widget_has_css_class (root, "row-title")
                       || gtk_widget_has_css_class (root, "row-caption"))
                   && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), title);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = shows_title (child, title);
  return found;
}

/* Returns the large text of the button of the offer @kind with @column cards for @row. */
static const char *
get_cell_text (ArbWindow *window, const char *kind, guint column, const char *row)
{
  GPtrArray *offers = arb_session_get_offers (arb_window_get_session (window));

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      GtkWidget *cell;

      if (!g_str_equal (item->offer.kind, kind) || item->offer.column != column
          || g_strcmp0 (item->row, row) != 0)
        continue;
      cell = fixture_find_offer (GTK_WIDGET (arb_window_get_turn_panel (window)), item);
      g_assert_nonnull (cell);
      return gtk_label_get_text (GTK_LABEL (fixture_find (cell, GTK_TYPE_LABEL, "cell-value")));
    }
  g_assert_not_reached ();
}

/* Newer versions of GTK announce the tooltip of a widget without a description. */
static char *
dup_reported (gpointer widget)
{
  char *reported =
      gtk_test_accessible_check_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

  if (g_strcmp0 (reported, "undefined") != 0)
    return reported;
  g_free (reported);
  return g_strdup (gtk_widget_get_tooltip_text (widget));
}

/* Checks that the description of @widget begins with @text. */
static void
assert_described (gpointer widget, const char *text)
{
  g_autofree char *reported = dup_reported (widget);

  if (reported == NULL || strstr (reported, text) == NULL)
    g_error ("“%s” is not told: %s", text, reported);
}

/* The focus stays in a refused line, so the verdict is announced there until the line is edited. */
static void
test_reported_written (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  gpointer entry = gtk_widget_get_template_child (GTK_WIDGET (panel), ARB_TYPE_TURN_PANEL, "entry");

  say (session, "lead research; done");
  arb_turn_panel_focus_entry (panel);
  assert_described (entry, "A move in the notation; Enter plays it");
  arb_turn_panel_enter (panel, "acquire productivity");
  assert_described (entry, "Against the rules: ");
  gtk_editable_set_text (GTK_EDITABLE (entry), "acquire");
  assert_described (entry, "A move in the notation; Enter plays it");
  arb_turn_panel_enter (panel, "sing");
  assert_described (entry, "Not a move: ");
  say (session, "done");
  assert_described (entry, "A move in the notation; Enter plays it");
  fixture_window_close (window);
}

static GtkWidget *
find_of_class (GtkWidget *root, const char *class)
{
  if (ARB_IS_OFFER_BUTTON (root) && gtk_widget_is_visible (root)
      && gtk_widget_has_css_class (root, class))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_of_class (child, class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_reported (gpointer widget)
{
  g_autofree char *problem = dup_reported (widget);

  return problem != NULL;
}

/* The look of a button is also announced: in a new game, and the name of the verdict. */
static void
test_reported_buttons (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *refused, *void_button, *legal;

  fixture_wait (is_reported, find_of_class (panel, "void"));
  refused = find_of_class (panel, "refused");
  void_button = find_of_class (panel, "void");
  legal = find_of_class (panel, "legal");
  assert_described (refused, "Not possible: ");
  gtk_test_accessible_assert_state (refused, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  assert_described (void_button, "Legal, but nothing would happen");
  gtk_test_accessible_assert_state (void_button, GTK_ACCESSIBLE_STATE_DISABLED, FALSE);
  gtk_test_accessible_assert_property (legal, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  fixture_window_close (window);
}

/* An offer of cards that the hand cannot hold is refused, with its result if that is known. */
static void
test_refused (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);

  say (session, "1 holds survey 2; 1 holds research 2; 1 holds colonize");
  g_assert_cmpstr (get_cell_text (window, "lead", 0, "Warfare"), ==, "+1");
  g_assert_cmpstr (get_cell_text (window, "lead", 1, "Warfare"), ==, "+2");
  g_assert_cmpstr (get_cell_text (window, "action", 0, "Warfare"), ==, "+1");
  g_assert_cmpstr (get_cell_text (window, "action", 0, "Trade"), ==, "–");
  fixture_window_close (window);
}

static guint
count_hourglasses (GtkWidget *root)
{
  guint n = GTK_IS_IMAGE (root) && gtk_widget_has_css_class (root, "last-card")
            && gtk_widget_is_visible (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_hourglasses (child);
  return n;
}

/* A row shows an hourglass if its stack is about to become empty. */
static void
test_last_card (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  ArbZone *stacks = arb_zones_find (arb_session_get_zones (session), "stacks", ARB_TABLE);
  ArbZoneCard *survey = arb_zone_get_card (stacks, 0);
  g_autofree char *adjust = NULL;

  g_assert_cmpuint (count_hourglasses (panel), ==, 0);
  adjust = g_strdup_printf ("adjust survey-stack -%u", survey->count - 1);
  say (session, adjust);
  g_assert_cmpuint (count_hourglasses (panel), ==, 1);
  fixture_window_close (window);
}

/* An offer without effect is held once; a second tap plays it. */
static void
test_void (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *mark = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "void-mark");
  GtkWidget *cell = gtk_widget_get_ancestor (mark, GTK_TYPE_BUTTON);
  GtkWidget *verdict = fixture_find (GTK_WIDGET (panel), GTK_TYPE_LABEL, "verdict-word");

  g_signal_emit_by_name (cell, "clicked");
  g_assert_cmpuint (arb_session_get_length (session), ==, 0);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (verdict)), ==, "Legal, but nothing would happen");
  g_signal_emit_by_name (cell, "clicked");
  g_assert_cmpuint (arb_session_get_length (session), >, 0);
  fixture_window_close (window);
}

/* The button under @root that says @text large. */
static GtkWidget *
find_labelled (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_is_visible (root)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return gtk_widget_get_ancestor (root, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_labelled (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A player with too many cards gets offers from the least number to discard; “Fewer…” shows why. */
static void
test_discards (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GtkWidget *fewer;

  say (session, "lead warfare; done; collect");
  g_assert_true (shows_title (panel, "Ann <b>&amp discards"));
  say (session, "2 dissent; 1 done; 2 lead warfare; 2 done; 2 collect");
  g_assert_true (shows_title (panel, "Bob discards"));
  say (session, "2 adjust survey-team +1; 2 adjust logistics +1");
  fewer = find_labelled (panel, "Fewer…");
  g_signal_emit_by_name (fewer, "clicked");
  g_assert_nonnull (arb_turn_panel_get_message (arb_window_get_turn_panel (window)));
  fixture_window_close (window);
}

/* The row of a rule in a verdict. */
static GtkWidget *
find_rule (GtkWidget *root, const char *id)
{
  GVariant *target = GTK_IS_ACTIONABLE (root)
                         ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (root))
                         : NULL;

  if (target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING)
      && g_str_equal (g_variant_get_string (target, NULL), id))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_rule (child, id);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static const char *
get_text_at (GtkWidget *grid, int column)
{
  return gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (grid), column, 0)));
}

/* The needed and the present number are large in the text of the rule that compares them, with the
 * parts of the present number. */
static void
test_figures (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  static const struct
  {
    const char *rule;
    const char *needed;
    const char *source;
    const char *amount;
  } figures[] = { { "research.prerequisite", "3", NULL, NULL },
                  { "research.cost", "7", "Role card taken", "1" } };

  say (session, "lead research; done");
  arb_turn_panel_enter (panel, "acquire productivity");
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      GtkWidget *row = find_rule (GTK_WIDGET (panel), figures[i].rule);
      GtkWidget *figure = fixture_find (row, GTK_TYPE_BOX, "verdict-figure");
      GtkWidget *number = fixture_find (figure, GTK_TYPE_LABEL, "number-2");
      GtkWidget *parts;

      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (number)), ==, figures[i].needed);
      parts = fixture_find (row, GTK_TYPE_GRID, "verdict-parts");
      g_assert_cmpstr (parts != NULL ? get_text_at (parts, 0) : NULL, ==, figures[i].source);
      g_assert_cmpstr (parts != NULL ? get_text_at (parts, 1) : NULL, ==, figures[i].amount);
    }
  arb_turn_panel_enter (panel, "2 done");
  g_assert_null (fixture_find (GTK_WIDGET (panel), GTK_TYPE_BOX, "verdict-figure"));
  fixture_window_close (window);
}

/* If a move would have been legal before an implied move, a button inserts it there. */
static void
test_omission (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  ArbTurnPanel *panel = arb_window_get_turn_panel (window);
  GtkWidget *box = fixture_find (GTK_WIDGET (panel), ARB_TYPE_VERDICT_BOX, NULL);
  gpointer button = gtk_widget_get_template_child (box, ARB_TYPE_VERDICT_BOX, "insert_button");

  say (session, "1 holds survey; lead survey; 1 keep ?; 2 dissent");
  arb_turn_panel_enter (panel, "acquire abundance");
  g_assert_false (gtk_widget_get_visible (button));
  arb_turn_panel_enter (panel, "1 play survey");
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  for (GList *l = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (window)));
       l != NULL; l = l->next)
    if (ARB_IS_EDIT_DIALOG (l->data))
      {
        gtk_widget_activate_action (l->data, "edit.accept", NULL);
        break;
      }
  session_fixture_assert_said (session, 2, "1 play survey");
  for (guint i = 0; i < arb_session_get_length (session); i++)
    {
      g_autoptr (ArbLogLine) line = arb_session_dup_line (session, i + 1);

      g_assert_cmpuint (line->entry.verdict.value, ==, ARB_LEGAL);
    }
  fixture_window_close (window);
}

static guint
count_shown_buttons (GtkWidget *list)
{
  guint n = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (list); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    n += gtk_widget_get_visible (button);
  return n;
}

/* A drawer has the technologies that cannot be acquired now, and people can search it. */
static void
test_technologies (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window;
  GtkWidget *panel, *search, *list;
  guint n_all, n_warfare;

  say (session, "lead research; done");
  window = fixture_window_new (session);
  panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  gtk_widget_activate_action (panel, "turn.more", "s", "technology");
  search = fixture_find (panel, GTK_TYPE_SEARCH_ENTRY, NULL);
  list = gtk_widget_get_next_sibling (search);
  n_all = count_shown_buttons (list);
  g_assert_cmpuint (n_all, >, 20);

  gtk_editable_set_text (GTK_EDITABLE (search), "metal");
  g_signal_emit_by_name (search, "search-changed");
  n_warfare = count_shown_buttons (list);
  g_assert_cmpuint (n_warfare, >, 0);
  g_assert_cmpuint (n_warfare, <, n_all / 2);
  gtk_editable_set_text (GTK_EDITABLE (search), "war path 5");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_shown_buttons (list), ==, 1);
  fixture_window_close (window);
}

/* Each technology that is out of reach says how much is missing for it. */
static char *
dup_lack (ArbSession *session, const char *row)
{
  GPtrArray *offers = arb_session_get_offers (session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];
      g_autofree char *lack = arb_wording_offer_lack (item->wording, &item->offer);

      g_assert_true (lack == NULL || !arb_verdict_allows (&item->offer.verdict));
      if (g_strcmp0 (item->row, row) == 0 && lack != NULL)
        return g_steal_pointer (&lack);
    }
  return NULL;
}

/* Technologies out of reach say what is missing, and so do planets where fighters can be collected
 * instead of an attack. */
static void
test_lacks (void)
{
  static const struct
  {
    const char *moves;
    const char *row;
    const char *lack;
  } cases[] = {
    { "lead research; done", "Productivity", "3 planets short · 6 symbols short" },
    { "lead research; done", "Streamlining", "2 planets short · 4 symbols short" },
    { "play warfare", "#1", "2 short" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (ArbSession) session = fixture_session_new (system_id);
      g_autofree char *lack = NULL;

      say (session, cases[i].moves);
      lack = dup_lack (session, cases[i].row);
      g_assert_cmpstr (lack, ==, cases[i].lack);
    }
}

/* Returns the index of the first offer of @kind, or -1. */
static gint
find_index (ArbSession *session, const char *kind)
{
  GPtrArray *offers = arb_session_get_offers (session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];

      if (g_str_equal (item->offer.kind, kind))
        return (gint) i;
    }
  return -1;
}

/* Which planet was kept can be recorded after its back, until the next turn begins. */
static void
test_kept_planet (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window = fixture_window_new (session);
  GtkWidget *panel = GTK_WIDGET (arb_window_get_turn_panel (window));
  GPtrArray *offers = arb_session_get_offers (session);
  guint n = 0;

  say (session, "1 holds survey; lead survey; 1 boost 1; 1 done");
  g_assert_null (find_offer (session, panel, "kept", 1));
  say (session, "1 keep metallic 4/5");
  fixture_idle ();
  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];

      if (g_str_equal (item->offer.kind, "kept"))
        {
          g_assert_true (arb_verdict_allows (&item->offer.verdict));
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 3);
  gtk_widget_activate_action (panel, "turn.more", "s", "kept");
  g_signal_emit_by_name (find_offer (session, panel, "kept", 1), "clicked");
  session_fixture_assert_said (session, session_fixture_get_length (session),
                               "1 #2 is marghannah-prime");
  fixture_idle ();
  g_assert_cmpint (find_index (session, "kept"), <, 0);
  g_assert_true (arb_session_undo (session));
  g_assert_cmpint (find_index (session, "kept"), >=, 0);
  say (session, "2 dissent; 1 done; 2 lead survey");
  g_assert_cmpint (find_index (session, "kept"), <, 0);
  fixture_window_close (window);
}

/* In any direction of the language, a number follows its sign. */
static void
test_direction (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  ArbWindow *window;
  GtkWidget *cell, *label;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = fixture_window_new (session);
  cell =
      fixture_find (GTK_WIDGET (arb_window_get_turn_panel (window)), ARB_TYPE_OFFER_BUTTON, NULL);
  label = fixture_find (cell, GTK_TYPE_LABEL, "cell-value");
  g_assert_true (gtk_widget_get_direction (cell) == GTK_TEXT_DIR_RTL);
  g_assert_true (gtk_widget_get_direction (label) == GTK_TEXT_DIR_LTR);
  fixture_window_close (window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static const char *
get_caption (gpointer panel, const char *class)
{
  GtkWidget *button = fixture_find (panel, ARB_TYPE_OFFER_BUTTON, class);
  GtkWidget *caption =
      button != NULL ? fixture_find (button, GTK_TYPE_LABEL, "cell-caption") : NULL;

  return caption != NULL && gtk_widget_get_visible (caption)
             ? gtk_label_get_text (GTK_LABEL (caption))
             : NULL;
}

/* The name of the first row of choices that is shown under @widget. */
static const char *
get_first_row (gpointer widget)
{
  const char *name = NULL;

  if (ARB_IS_ROW_HEADING (widget))
    return gtk_label_get_text (GTK_LABEL (fixture_find (widget, GTK_TYPE_LABEL, "row-title")));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && name == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      name = get_first_row (child);
  return name;
}

/* The rows name who dissents, and the buttons whose planet can be settled while another player
 * decides. */
static void
test_whose (void)
{
  g_autoptr (ArbSession) session = fixture_session_new (system_id);
  const char *other = arb_session_get_player (session, 2);
  ArbWindow *window;
  gpointer panel, answers;

  say (session, "1 start drawde; 2 start liagiba; 1 lead warfare; 1 done; 1 collect");
  say (session, "2 dissent; 1 done; 2 lead colonize; 2 boost 2; 2 done; 2 colony #1; 2 colony #1; "
                "2 colony #1");
  window = fixture_window_new (session);
  panel = arb_window_get_turn_panel (window);
  answers = gtk_widget_get_template_child (panel, ARB_TYPE_TURN_PANEL, "answers");
  g_assert_cmpstr (get_first_row (answers), ==, arb_session_get_player (session, 1));
  say (session, "1 dissent; 2 done; 1 lead warfare; 1 done; 1 collect");
  g_assert_cmpstr (get_first_row (answers), ==, other);
  say (session, "2 dissent; 1 discard 1");
  g_assert_cmpstr (get_caption (panel, "ready"), ==, other);
  say (session, "1 done");
  g_assert_null (get_caption (panel, "ready"));
  fixture_window_close (window);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  g_test_add_func ("/app/turn/subject", test_subject);
  g_test_add_func ("/app/turn/answers", test_answers);
  g_test_add_func ("/app/turn/drawn-cards", test_drawn_cards);
  g_test_add_func ("/app/turn/led", test_led);
  g_test_add_func ("/app/turn/lead-heading", test_lead_heading);
  g_test_add_func ("/app/turn/line", test_line);
  g_test_add_func ("/app/turn/escape", test_escape);
  g_test_add_func ("/app/turn/told-written", test_reported_written);
  g_test_add_func ("/app/turn/told-buttons", test_reported_buttons);
  g_test_add_func ("/app/turn/refused", test_refused);
  g_test_add_func ("/app/turn/last-card", test_last_card);
  g_test_add_func ("/app/turn/void", test_void);
  g_test_add_func ("/app/turn/discards", test_discards);
  g_test_add_func ("/app/turn/figures", test_figures);
  g_test_add_func ("/app/turn/omission", test_omission);
  g_test_add_func ("/app/turn/technologies", test_technologies);
  g_test_add_func ("/app/turn/lacks", test_lacks);
  g_test_add_func ("/app/turn/kept-planet", test_kept_planet);
  g_test_add_func ("/app/turn/direction", test_direction);
  g_test_add_func ("/app/turn/whose", test_whose);
  return g_test_run ();
}
