/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-row.h"

#include "app/widgets/child-pool.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/widgets.h"
#include "wording/proof.h"
#include "wording/story.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* A row has room for so many results beside its sentence. */
#define MAX_RESULTS 2

struct _ArbLogRow
{
  GtkBox parent_instance;

  GtkWidget *end_line; /* below the moves that do not count */
  GtkLabel *end_label;
  GtkWidget *heading;
  GtkImage *heading_marker;
  GtkLabel *heading_label;
  GtkLabel *total_label;
  GtkWidget *line;
  GtkLabel *number_label;
  GtkWidget *markers;
  GtkLabel *text_label;
  GtkLabel *milestone_label;
  GtkLabel *mark_label;
  GtkWidget *results;
  GtkImage *mark_icon;
  GtkWidget *end;
  GtkImage *arrow;
  GtkWidget *saved_mark;
  ArbSession *session;
  GtkTreeListRow *place;
  ArbStoryLine *part; /* one of these two is shown */
  ArbLogLine *move;
};

G_DEFINE_FINAL_TYPE (ArbLogRow, arb_log_row, GTK_TYPE_BOX)

enum
{
  MARK_STRUCK = ARB_ILLEGAL + 1,
  MARK_RULED,
};

/* A mark always has an icon, so that it never depends on a colour or a word alone. */
static const struct
{
  const char *word;
  const char *icon;
} marks[] = {
  [ARB_LEGAL] = { N_ ("implied"), "emblem-default-symbolic" },
  [ARB_VOID] = { N_ ("no effect"), "dialog-information-symbolic" },
  [ARB_UNDECIDABLE] = { N_ ("open"), "dialog-question-symbolic" },
  [ARB_ILLEGAL] = { N_ ("against the rules"), "dialog-error-symbolic" },
  [MARK_STRUCK] = { N_ ("struck"), "edit-delete-symbolic" },
  [MARK_RULED] = { N_ ("allowed by the table"), "ruling-symbolic" },
};

static guint
find_mark (ArbLogLine *line)
{
  if (line->entry.struck)
    return MARK_STRUCK;
  return line->entry.ruled ? MARK_RULED : line->entry.verdict.value;
}

const char *
arb_log_line_get_mark (ArbLogLine *line)
{
  guint mark;

  g_return_val_if_fail (ARB_IS_LOG_LINE (line), NULL);

  mark = find_mark (line);
  return mark != ARB_LEGAL || line->entry.implied ? _ (marks[mark].word) : NULL;
}

static const char *
get_mark_class (ArbLogLine *line)
{
  if (line->entry.verdict.value == ARB_LEGAL)
    return "dim-label";
  return line->entry.verdict.value == ARB_VOID ? "void" : "refused";
}

void
arb_log_line_show_mark (ArbLogLine *line, GtkImage *icon)
{
  g_return_if_fail (GTK_IS_IMAGE (icon));
  g_return_if_fail (line == NULL || ARB_IS_LOG_LINE (line));

  gtk_widget_set_visible (GTK_WIDGET (icon), line != NULL && arb_log_line_get_mark (line) != NULL);
  if (line == NULL)
    return;
  arb_image_set_icon (icon, marks[find_mark (line)].icon);
  gtk_widget_set_css_classes (GTK_WIDGET (icon), (const char *[]){ get_mark_class (line), NULL });
}

char *
arb_log_line_dup_description (ArbLogLine *line)
{
  const char *mark, *move;

  g_return_val_if_fail (ARB_IS_LOG_LINE (line), NULL);

  mark = arb_log_line_get_mark (line);
  move = line->text;
  if (mark == NULL)
    /* Translators: the number of a line of the log, and who did what */
    return g_strdup_printf (C_ ("log", "%u %s"), line->number, move);
  /* Translators: the number of a line of the log, who did what, and the verdict on it */
  return g_strdup_printf (C_ ("log", "%u %s, %s"), line->number, move, mark);
}

char *
arb_story_line_dup_description (ArbStoryLine *line, ArbSession *session, gboolean hides_scores)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ArbLogLine) marked = NULL;
  const GArray *results;
  guint first, n;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (ARB_IS_STORY_LINE (line), NULL);

  marked = arb_story_line_dup_marked (line);
  results = line->results;
  first = line->episode.first + 1;
  n = g_list_model_get_n_items (G_LIST_MODEL (line));
  g_ptr_array_add (parts, g_strdup (line->text));
  if (line->milestone != NULL)
    g_ptr_array_add (parts, g_strdup (line->milestone));
  for (guint i = 0; i < results->len; i++)
    {
      const ArbStoryResult *result = &g_array_index (results, ArbStoryResult, i);
      g_autofree char *name = arb_session_dup_word (session, result->id);

      if (!hides_scores || !g_str_equal (result->id, ARB_RESULT_POINTS))
        g_ptr_array_add (parts, arb_words_label (name, result->text));
    }
  if (marked != NULL)
    g_ptr_array_add (parts, g_strdup (arb_log_line_get_mark (marked)));
  if (!arb_story_line_get_counts (line))
    /* Translators: at the end of a sentence about moves after the end of the game */
    g_ptr_array_add (parts, g_strdup (_ ("does not count")));
  if (n == 1)
    /* Translators: the number of a move of the game, at the end of a sentence about it */
    g_ptr_array_add (parts, g_strdup_printf (_ ("move %u"), first));
  else
    /* Translators: the numbers of moves of the game, at the end of a sentence about them */
    g_ptr_array_add (parts, g_strdup_printf (_ ("moves %u to %u"), first, first + n - 1));
  return arb_words_list ((const char *const *) parts->pdata, parts->len);
}

static guint
find_first_seat (guint seats)
{
  return seats != 0 ? (guint) g_bit_nth_lsf (seats, -1) : ARB_TABLE;
}

ArbPlayerMarker
arb_story_line_get_marker (ArbStoryLine *line, ArbSession *session)
{
  g_return_val_if_fail (ARB_IS_STORY_LINE (line), ARB_MARKER_TABLE);
  g_return_val_if_fail (ARB_IS_SESSION (session), ARB_MARKER_TABLE);

  return arb_session_get_marker (session, find_first_seat (line->episode.seats));
}

/* Makes an icon that screen readers skip, because the words beside it say the same. */
static GtkWidget *
picture_new (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
show_markers (ArbLogRow *self)
{
  ArbChildPool pool = arb_child_pool_begin (self->markers);
  guint seats = self->part != NULL ? self->part->episode.seats : 1u << self->move->entry.move.seat;

  do
    {
      GtkWidget *image = arb_child_pool_next (&pool, "marker", picture_new);

      arb_player_marker_image_set (GTK_IMAGE (image),
                                   arb_session_get_marker (self->session, find_first_seat (seats)));
      seats &= seats - 1;
    }
  while (seats != 0);
  arb_child_pool_end (&pool);
}

static GtkWidget *
result_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), picture_new ());
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  return box;
}

/* Where scores are hidden, changes of the score are hidden too. */
static gboolean
is_shown (ArbLogRow *self, const ArbStoryResult *result)
{
  return !g_str_equal (result->id, ARB_RESULT_POINTS)
         || !arb_widget_hides_scores (GTK_WIDGET (self));
}

static void
show_result (ArbLogRow *self, GtkWidget *box, const ArbStoryResult *result)
{
  const ArbCatalogue *catalogue = arb_session_get_wording (self->session)->catalogue;
  const ArbResultLook *look = arb_catalogue_find_result_look (catalogue, result->id);
  GtkWidget *image = gtk_widget_get_first_child (box);
  g_autofree char *name = arb_session_dup_word (self->session, result->id);

  gtk_widget_set_visible (image, look != NULL);
  if (look != NULL)
    arb_image_set_icon (GTK_IMAGE (image), look->icon);
  arb_label_set_directed (GTK_LABEL (gtk_widget_get_next_sibling (image)), result->text);
  arb_widget_set_tooltip (box, name);
}

static void
show_results (ArbLogRow *self)
{
  ArbChildPool pool = arb_child_pool_begin (self->results);
  const GArray *results = self->part->results;
  guint n_shown = 0;

  for (guint i = 0; i < results->len && n_shown < MAX_RESULTS; i++)
    {
      const ArbStoryResult *result = &g_array_index (results, ArbStoryResult, i);

      if (!is_shown (self, result))
        continue;
      show_result (self, arb_child_pool_next (&pool, "result", result_new), result);
      n_shown++;
    }
  gtk_widget_set_visible (self->results, n_shown > 0);
  arb_child_pool_end (&pool);
}

static void
show_mark (ArbLogRow *self)
{
  g_autoptr (ArbLogLine) marked =
      self->part != NULL ? arb_story_line_dup_marked (self->part) : g_object_ref (self->move);

  arb_log_line_show_mark (marked, self->mark_icon);
  arb_label_show (self->mark_label, marked != NULL ? arb_log_line_get_mark (marked) : NULL);
  arb_widget_set_tooltip (self->line, marked != NULL ? marked->reason : NULL);
  if (marked != NULL)
    gtk_widget_set_css_classes (GTK_WIDGET (self->mark_label),
                                (const char *[]){ "caption", get_mark_class (marked), NULL });
}

static void
show_heading (ArbLogRow *self)
{
  guint leader = self->part->episode.leader;
  gboolean has_total = leader != ARB_TABLE && !arb_widget_hides_scores (GTK_WIDGET (self));
  gint total = self->part->episode.totals[leader];
  g_autofree char *text =
      arb_wording_turn (arb_session_get_wording (self->session), leader, self->part->episode.turn);
  /* Translators: beside the name of a player in the log */
  g_autofree char *points =
      g_strdup_printf (ngettext ("%d point", "%d points", ABS (total)), total);

  gtk_widget_set_visible (GTK_WIDGET (self->heading_marker), leader != ARB_TABLE);
  arb_player_marker_image_set (self->heading_marker,
                               arb_session_get_marker (self->session, leader));
  gtk_label_set_text (self->heading_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->total_label), has_total);
  gtk_label_set_text (self->total_label, points);
}

/* The log draws a line above the last part that counts, if the game had ended there and went on. */
static void
show_end (ArbLogRow *self, ArbStoryLine *newer)
{
  guint last_turn = arb_session_get_last_turn (self->session);
  gboolean is_last = newer != NULL && last_turn != 0 && self->part->episode.turn <= last_turn
                     && newer->episode.turn > last_turn;

  gtk_widget_set_visible (self->end_line, is_last);
  gtk_label_set_text (self->end_label, is_last ? arb_wording_end_here () : "");
  arb_widget_set_class (self->line, "uncounted", !arb_story_line_get_counts (self->part));
}

void
arb_log_row_update (ArbLogRow *self)
{
  g_autoptr (ArbStoryLine) newer = NULL;
  gboolean is_newest;

  g_return_if_fail (ARB_IS_LOG_ROW (self));

  if (self->part == NULL)
    return;
  newer = g_list_model_get_item (arb_session_get_story (self->session), self->part->index + 1);
  is_newest = newer == NULL || newer->episode.turn != self->part->episode.turn;
  gtk_widget_set_visible (self->heading, is_newest);
  show_end (self, newer);
  if (is_newest)
    show_heading (self);
}

/* The list item has the focus, not the row, so the list item has the name. */
static void
set_name (ArbLogRow *self)
{
  g_autofree char *name =
      self->part != NULL
          ? arb_story_line_dup_description (self->part, self->session,
                                            arb_widget_hides_scores (GTK_WIDGET (self)))
          : arb_log_line_dup_description (self->move);

  arb_widget_set_accessible_name (gtk_widget_get_parent (GTK_WIDGET (self)), name);
}

void
arb_log_row_update_scores (ArbLogRow *self)
{
  g_return_if_fail (ARB_IS_LOG_ROW (self));

  if (self->place == NULL)
    return;
  if (self->part != NULL)
    {
      arb_log_row_update (self);
      show_results (self);
    }
  set_name (self);
}

void
arb_log_row_show_saved (ArbLogRow *self)
{
  guint last;

  g_return_if_fail (ARB_IS_LOG_ROW (self));

  if (self->place == NULL)
    return;
  last =
      self->part != NULL ? self->part->episode.first + self->part->episode.n : self->move->number;
  gtk_widget_set_visible (self->saved_mark, last <= arb_session_get_n_saved (self->session));
}

static void
show_line (ArbLogRow *self)
{
  ArbStoryLine *part = self->part;

  gtk_label_set_text (self->text_label, part != NULL ? part->text : self->move->text);
  arb_widget_set_class (GTK_WIDGET (self->text_label), "quiet",
                        part != NULL ? arb_story_line_get_quiet (part) : self->move->quiet);
  arb_label_show (self->milestone_label, part != NULL ? part->milestone : NULL);
  show_markers (self);
  show_mark (self);
  arb_log_row_show_saved (self);
  arb_log_row_update_scores (self);
}

static void
set_struck (ArbLogRow *self, gboolean struck)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (struck)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  gtk_label_set_attributes (self->text_label, attributes);
}

/* Lays the row out for a part of a turn, or for a move, whose texts may take several lines. */
static void
set_kind (ArbLogRow *self)
{
  gboolean is_part = self->part != NULL;
  GtkAlign align = is_part ? GTK_ALIGN_CENTER : GTK_ALIGN_START;
  g_autofree char *number = NULL;

  gtk_widget_set_css_classes (self->line,
                              (const char *[]){ is_part ? "story-row" : "log-row", NULL });
  gtk_widget_set_visible (GTK_WIDGET (self->number_label), !is_part);
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), is_part);
  gtk_widget_set_valign (self->markers, align);
  gtk_widget_set_valign (GTK_WIDGET (self->mark_icon), align);
  gtk_widget_set_valign (self->end, align);
  set_struck (self, !is_part && self->move->entry.struck);
  if (is_part)
    return;
  number = g_strdup_printf ("%u", self->move->number);
  gtk_label_set_text (self->number_label, number);
  gtk_widget_set_visible (self->end_line, FALSE);
  gtk_widget_set_visible (self->heading, FALSE);
  gtk_widget_set_visible (self->results, FALSE);
}

static void
show_expanded (ArbLogRow *self)
{
  gboolean expanded = gtk_tree_list_row_get_expanded (self->place);

  arb_image_set_icon (self->arrow, expanded ? "go-up-symbolic" : "go-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self))),
                               GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static void
clear (ArbLogRow *self)
{
  if (self->part != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->part, show_line, self);
      g_signal_handlers_disconnect_by_func (self->place, show_expanded, self);
    }
  g_clear_object (&self->part);
  g_clear_object (&self->move);
  g_clear_object (&self->place);
  g_clear_object (&self->session);
}

void
arb_log_row_set_place (ArbLogRow *self, ArbSession *session, GtkTreeListRow *place)
{
  gpointer item;

  g_return_if_fail (ARB_IS_LOG_ROW (self));

  clear (self);
  if (place == NULL)
    return;

  item = gtk_tree_list_row_get_item (place);
  self->session = g_object_ref (session);
  self->place = g_object_ref (place);
  if (ARB_IS_STORY_LINE (item))
    {
      self->part = item;
      g_signal_connect_swapped (item, "changed", G_CALLBACK (show_line), self);
      g_signal_connect_swapped (place, "notify::expanded", G_CALLBACK (show_expanded), self);
      show_expanded (self);
    }
  else
    self->move = item;
  set_kind (self);
  show_line (self);
}

GtkTreeListRow *
arb_log_row_get_place (ArbLogRow *self)
{
  g_return_val_if_fail (ARB_IS_LOG_ROW (self), NULL);
  return self->place;
}

ArbStoryLine *
arb_log_row_get_part (ArbLogRow *self)
{
  g_return_val_if_fail (ARB_IS_LOG_ROW (self), NULL);
  return self->part;
}

ArbLogLine *
arb_log_row_get_move (ArbLogRow *self)
{
  g_return_val_if_fail (ARB_IS_LOG_ROW (self), NULL);
  return self->move;
}

static void
arb_log_row_dispose (GObject *object)
{
  clear (ARB_LOG_ROW (object));

  G_OBJECT_CLASS (arb_log_row_parent_class)->dispose (object);
}

static void
arb_log_row_class_init (ArbLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_log_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, end_line);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, end_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, heading);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, heading_marker);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, heading_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, total_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, line);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, markers);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, milestone_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, mark_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, results);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, mark_icon);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, end);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, saved_mark);
}

static void
arb_log_row_init (ArbLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
