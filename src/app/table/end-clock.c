/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/end-clock.h"

#include "app/widgets/child-pool.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "wording/clock.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* Spacing between the icon and the text or number. */
#define SPACING 6
#define NARROW_SPACING 2

struct _ArbEndClock
{
  ArbSessionView parent_instance;

  GtkMenuButton *button;
  GtkBox *head;
  GtkLabel *title_label;
  GtkLabel *number_label;
  GtkBox *lines;
  GtkLabel *text_label;
  GtkLabel *details_title;
  GtkLabel *details_label;
  ArbSupplyForm form;
  gboolean triggered;
};

G_DEFINE_FINAL_TYPE (ArbEndClock, arb_end_clock, ARB_TYPE_SESSION_VIEW)

/* Lists the players who still have a turn, or would if the end were triggered now. */
static char *
list_players (ArbSession *session, const ArbClock *clock)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < clock->n_turns_left; i++)
    g_ptr_array_add (names, (gpointer) arb_session_get_player (session, clock->turns_left[i]));
  return arb_words_list ((const char *const *) names->pdata, names->len);
}

static char *
describe_turns_left (ArbSession *session, const ArbClock *clock)
{
  g_autofree char *names = list_players (session, clock);

  if (arb_session_get_over (session))
    return arb_session_dup_decision (session);
  if (clock->n_turns_left == 0)
    return g_strdup (_ ("After this turn the score is counted."));
  /* Translators: names of players; the game has entered its last round */
  return g_strdup_printf (_ ("After this turn: %s, then the score."), names);
}

static char *
describe_distance (ArbSession *session, const ArbClock *clock)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < clock->n_lines; i++)
    {
      g_autofree char *word =
          arb_wording_countdown (arb_session_get_wording (session), &clock->lines[i]);

      if (i > 0)
        g_string_append_c (text, '\n');
      /* Translators: “Stack cards to use up: 7 to go”: cards or tokens until the end is
       * triggered */
      g_string_append_printf (text,
                              ngettext ("%s: %d to go", "%s: %d to go",
                                        (gulong) clock->lines[i].distance),
                              word, clock->lines[i].distance);
    }
  return g_string_free (text, FALSE);
}

/* Appends the players who would still have a turn if the end were triggered now. */
static void
append_turns (GString *text, ArbSession *session, const ArbClock *clock)
{
  g_autofree char *names = list_players (session, clock);

  if (clock->n_turns_left > 0)
    /* Translators: names of players */
    g_string_append_printf (text, _ ("If the end is triggered now, these still get a turn: %s"),
                            names);
  else
    g_string_append (text, _ ("If the end is triggered now, nobody gets another turn."));
}

static char *
describe_details (ArbSession *session, const ArbClock *clock, const char *summary)
{
  GString *text = g_string_new (summary);
  g_autofree char *pace = arb_wording_pace (clock, arb_session_get_n_seats (session));

  if (clock->triggered || arb_session_get_over (session))
    return g_string_free (text, FALSE);
  g_string_append_printf (text, "\n\n%s\n\n", pace);
  append_turns (text, session, clock);
  return g_string_free (text, FALSE);
}

/* The distance to the nearest trigger. */
static gint
get_distance (const ArbClock *clock)
{
  gint distance = G_MAXINT;

  for (guint i = 0; i < clock->n_lines; i++)
    distance = MIN (distance, clock->lines[i].distance);
  return distance;
}

static char *
dup_title (ArbSession *session, const ArbClock *clock)
{
  if (arb_session_get_over (session))
    return g_strdup (_ ("The End"));
  if (clock->n_turns > 0)
    /* Translators: which turn it is of how many turns that the game always has */
    return g_strdup_printf (_ ("Turn %u of %u"), clock->turn, clock->n_turns);
  return g_strdup (clock->triggered ? _ ("Last Round") : _ ("Until the End"));
}

/* Returns the number for little room: the distance to the end, or the turn and the number of
 * turns. */
static char *
dup_number (const ArbClock *clock)
{
  if (clock->n_turns > 0)
    return g_strdup_printf ("%u/%u", clock->turn, clock->n_turns);
  return g_strdup_printf ("%d",
                          clock->triggered ? (gint) clock->n_turns_left : get_distance (clock));
}

/* Makes a line with a trigger of the end and the distance to it. */
static GtkWidget *
line_new (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *word = gtk_label_new (NULL);
  GtkWidget *number = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (word), 0);
  gtk_label_set_ellipsize (GTK_LABEL (word), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (word, TRUE);
  gtk_widget_add_css_class (word, "label");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (number, "clock-number");
  gtk_box_append (GTK_BOX (line), word);
  gtk_box_append (GTK_BOX (line), number);
  return line;
}

static void
show_lines (ArbEndClock *self, ArbSession *session, const ArbClock *clock)
{
  ArbChildPool lines = arb_child_pool_begin (GTK_WIDGET (self->lines));

  for (guint i = 0; i < clock->n_lines; i++)
    {
      g_autofree char *word =
          arb_wording_countdown (arb_session_get_wording (session), &clock->lines[i]);
      g_autofree char *number = g_strdup_printf ("%d", clock->lines[i].distance);
      GtkWidget *line = arb_child_pool_next (&lines, "line", line_new);

      gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (line)), word);
      arb_label_change (GTK_LABEL (gtk_widget_get_last_child (line)), number);
    }
  arb_child_pool_end (&lines);
}

static void
show_forms (ArbEndClock *self)
{
  gboolean full = self->form == ARB_SUPPLY_FULL;
  gboolean upright = self->form >= ARB_SUPPLY_COMPACT;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->head, full ? SPACING : upright ? 0 : NARROW_SPACING);
  gtk_widget_set_halign (GTK_WIDGET (self->head), full ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->title_label), full);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), full && !self->triggered);
  gtk_widget_set_visible (GTK_WIDGET (self->text_label), full && self->triggered);
  gtk_widget_set_visible (GTK_WIDGET (self->number_label), !full);
}

/* Joins the sentences of @text to one paragraph: a label limits the lines of each paragraph, not of
 * all. */
static char *
join_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *paragraph = g_strdup (lines[0] != NULL ? lines[0] : "");

  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      g_autofree char *before = paragraph;

      paragraph = arb_words_follow (before, lines[i]);
    }
  return paragraph;
}

static void
show_clock (ArbEndClock *self, ArbSession *session, const ArbClock *clock)
{
  g_autofree char *text =
      clock->triggered ? describe_turns_left (session, clock) : describe_distance (session, clock);
  g_autofree char *number = dup_number (clock);
  g_autofree char *title = dup_title (session, clock);
  g_autofree char *name = g_strdup_printf ("%s\n%s", title, text);
  g_autofree char *details = describe_details (session, clock, text);
  g_autofree char *paragraph = join_lines (text);

  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->text_label, paragraph);
  gtk_label_set_text (self->details_title, title);
  gtk_label_set_text (self->details_label, details);
  self->triggered = clock->triggered;
  show_lines (self, session, clock);
  show_forms (self);
  arb_label_change (self->number_label, number);
  arb_widget_set_class (GTK_WIDGET (self), "at-end", clock->triggered);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  arb_widget_set_accessible_name (GTK_WIDGET (self->button), name);
}

static void
arb_end_clock_update (ArbSessionView *view)
{
  ArbEndClock *self = ARB_END_CLOCK (view);
  ArbSession *session = arb_session_view_get_session (view);
  ArbClock clock;
  gboolean has_clock = arb_session_get_clock (session, &clock);

  gtk_widget_set_visible (GTK_WIDGET (self), has_clock);
  if (has_clock)
    show_clock (self, session, &clock);
}

static void
arb_end_clock_class_init (ArbEndClockClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_end_clock_update;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/end-clock.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, button);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, details_title);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, details_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, head);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEndClock, lines);
}

static void
arb_end_clock_init (ArbEndClock *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_button_fill (self->button);
  show_forms (self);
}

void
arb_end_clock_set_form (ArbEndClock *self, ArbSupplyForm form)
{
  g_return_if_fail (ARB_IS_END_CLOCK (self));

  self->form = form;
  show_forms (self);
}
