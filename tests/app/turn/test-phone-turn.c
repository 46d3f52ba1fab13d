/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "session-fixture.h"
#include "sized-window.h"

#include "app/turn/choice-grid.h"
#include "app/turn/offer-button.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/widgets.h"
#include "wording/language.h"

/* On a phone, buttons that are tapped every turn keep their places. */

/* 360 pixels, and the shadow of a window under test. */
#define PHONE_WIDTH 370
#define PHONE_HEIGHT 730
#define LOW_HEIGHT 304

/* So many moves lie between the positions that are looked at. */
#define STEP 17

typedef struct
{
  ArbSession *session;
  ArbWindow *window;
  GtkWidget *panel;
  int head_height;
} Phone;

static void
phone_init (Phone *phone, const char *language)
{
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Sans 11", NULL);
  g_assert_true (arb_language_set (language));
  phone->session = fixture_record_open ("four-players-extra-round.arbiter");
  phone->window = sized_window_new (phone->session, PHONE_WIDTH, PHONE_HEIGHT, ARB_ARRANGE_NARROW);
  phone->panel = GTK_WIDGET (arb_window_get_turn_panel (phone->window));
  phone->head_height = 0;
}

static void
phone_clear (Phone *phone)
{
  fixture_window_close (phone->window);
  g_object_unref (phone->session);
  arb_language_set ("en");
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
}

/* Undoes some moves; %FALSE at the beginning of the game. */
static gboolean
phone_go_back (Phone *phone)
{
  guint length = arb_session_get_length (phone->session);

  if (length <= STEP)
    return FALSE;
  g_assert_true (arb_session_go_back (phone->session, length - STEP));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
  fixture_idle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
  return TRUE;
}

static void
assert_rows (GtkWidget *root, gboolean in_grid)
{
  if (!gtk_widget_get_mapped (root))
    return;
  if (in_grid && GTK_IS_BUTTON (root))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (root, root, &bounds));
      if (bounds.size.height != 44)
        g_error ("%s: %g pixels high", arb_widget_get_tooltip (root), bounds.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_rows (child, in_grid || ARB_IS_CHOICE_GRID (child));
}

static void
assert_head (Phone *phone)
{
  gpointer title = gtk_widget_get_template_child (phone->panel, ARB_TYPE_TURN_PANEL, "title_label");
  graphene_rect_t head;

  sized_get_bounds (phone->window, "turn-header", &head);
  if (phone->head_height != 0 && phone->head_height != (int) head.size.height)
    g_error ("%s: %d pixels high, not %d", gtk_label_get_text (title), (int) head.size.height,
             phone->head_height);
  phone->head_height = (int) head.size.height;
}

/* The rows of a turn are as high as those of the one before, and begin at the same height. */
static void
test_steady (gconstpointer language)
{
  Phone phone;

  phone_init (&phone, language);
  while (phone_go_back (&phone))
    {
      assert_head (&phone);
      assert_rows (phone.panel, FALSE);
    }
  phone_clear (&phone);
}

/* At the end the winner is shown, and only then. */
static void
test_end (void)
{
  Phone phone;
  GtkWidget *name;

  phone_init (&phone, "en");
  name = fixture_find (phone.panel, GTK_TYPE_LABEL, "winner-name");
  g_assert_true (arb_session_get_over (phone.session));
  g_assert_true (gtk_widget_get_mapped (name));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  g_assert_true (phone_go_back (&phone));
  g_assert_false (gtk_widget_get_mapped (name));
  phone_clear (&phone);
}

/* Other moves need no row: the menu of the head opens their list, which is visible then. */
static void
test_other_moves (void)
{
  Phone phone;
  gpointer choices;
  GtkWidget *list;
  graphene_rect_t bounds;

  phone_init (&phone, "en");
  choices = gtk_widget_get_template_child (phone.panel, ARB_TYPE_TURN_PANEL, "choices");
  g_assert_true (arb_session_go_back (phone.session, 698));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
  g_assert_true (fixture_choose_in_menu (phone.window, "turn-header", "table.more"));
  for (guint frames = 0; frames < 3; frames++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (phone.window));
  list = fixture_find (choices, GTK_TYPE_BOX, "drawer");
  g_assert_true (gtk_widget_compute_bounds (
      list,
      gtk_widget_get_ancestor (gtk_widget_get_ancestor (phone.panel, GTK_TYPE_BOX),
                               GTK_TYPE_SCROLLED_WINDOW),
      &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  phone_clear (&phone);
}

/* How many rows of choices are seen to their end. */
static guint
count_rows (GtkWidget *root, GtkWidget *pane, float *last)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (root))
    return 0;
  if (GTK_IS_BUTTON (root))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (root, pane, &bounds));
      if (bounds.origin.y + bounds.size.height > gtk_widget_get_height (pane)
          || bounds.origin.y <= *last)
        return 0;
      *last = bounds.origin.y;
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child, pane, last);
  return n;
}

/* The little height that a keyboard on the screen leaves is used for the choices. */
static void
test_low (void)
{
  Phone phone;
  GtkWidget *choices, *page;
  float last = -1;

  phone_init (&phone, "en");
  g_assert_true (arb_session_go_back (phone.session, 71));
  sized_resize (phone.window, PHONE_WIDTH, LOW_HEIGHT, ARB_ARRANGE_NARROW);
  choices =
      GTK_WIDGET (gtk_widget_get_template_child (phone.panel, ARB_TYPE_TURN_PANEL, "choices"));
  page = gtk_widget_get_ancestor (gtk_widget_get_ancestor (phone.panel, GTK_TYPE_BOX),
                                  GTK_TYPE_SCROLLED_WINDOW);
  g_assert_cmpuint (count_rows (choices, page, &last), >=, 3);
  phone_clear (&phone);
}

static void
draw (Phone *phone)
{
  for (guint frames = 0; frames < 4; frames++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
}

/* What would make a move legal comes into sight, below all reasons against it. */
static void
test_remedies (void)
{
  Phone phone;
  gpointer verdict;
  GtkWidget *label, *page;
  graphene_rect_t bounds;

  phone_init (&phone, "en");
  g_assert_true (arb_session_go_back (phone.session, 760));
  arb_turn_panel_enter (ARB_TURN_PANEL (phone.panel), "acquire productivity");
  draw (&phone);
  verdict = gtk_widget_get_template_child (phone.panel, ARB_TYPE_TURN_PANEL, "verdict");
  g_signal_emit_by_name (gtk_widget_get_template_child (verdict, ARB_TYPE_VERDICT_BOX,
                                                        "remedy_button"),
                         "clicked");
  draw (&phone);
  label =
      GTK_WIDGET (gtk_widget_get_template_child (verdict, ARB_TYPE_VERDICT_BOX, "remedy_label"));
  sized_assert_in_sight (label);
  page = gtk_widget_get_ancestor (phone.panel, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (label, page, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, (float) gtk_widget_get_height (page));
  phone_clear (&phone);
}

/* A refusal takes room from the choices; after closing it, the refused one is in sight again. */
static void
test_dismissed (void)
{
  Phone phone;
  gpointer question;
  GtkWidget *button, *pane;
  graphene_rect_t bounds;
  gint height;

  phone_init (&phone, "en");
  g_assert_true (arb_session_go_back (phone.session, 4));
  session_fixture_say (phone.session, "1 lead research", FALSE);
  session_fixture_say (phone.session, "1 boost 2", FALSE);
  session_fixture_say (phone.session, "1 done", FALSE);
  draw (&phone);
  gtk_widget_activate_action (phone.panel, "turn.more", "s", "technology");
  draw (&phone);
  question = gtk_widget_get_template_child (phone.panel, ARB_TYPE_TURN_PANEL, "question");
  button = fixture_find (question, ARB_TYPE_OFFER_BUTTON, "refused");
  pane = gtk_widget_get_ancestor (button, ARB_TYPE_FITTED_SCROLLER);
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  draw (&phone);
  height = gtk_widget_get_height (pane);
  gtk_widget_activate_action (phone.panel, "turn.dismiss", NULL);
  draw (&phone);
  g_assert_cmpint (gtk_widget_get_height (pane), >, height);
  g_assert_true (gtk_widget_compute_bounds (button, pane, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     (float) gtk_widget_get_height (pane));
  phone_clear (&phone);
}

int
main (int argc, char *argv[])
{
  if (!fixture_init (&argc, &argv))
    return 0;
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autofree char *path = g_strdup_printf ("/app/phone-turn/steady/%s", *language);

      g_test_add_data_func (path, *language, test_steady);
    }
  g_test_add_func ("/app/phone-turn/end", test_end);
  g_test_add_func ("/app/phone-turn/other-moves", test_other_moves);
  g_test_add_func ("/app/phone-turn/low", test_low);
  g_test_add_func ("/app/phone-turn/remedies", test_remedies);
  g_test_add_func ("/app/phone-turn/dismissed", test_dismissed);
  return g_test_run ();
}
