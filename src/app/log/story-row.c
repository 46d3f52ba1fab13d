/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/story-row.h"

#include "app/log/log-row.h"
#include "app/widgets/child-pool.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/widgets.h"
#include "wording/story.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* A row has room for so many results beside its sentence. */
#define MAX_RESULTS 2

struct _ArbStoryRow
{
  AdwBin parent_instance;

  GtkWidget *heading;
  GtkImage *heading_marker;
  GtkLabel *heading_label;
  GtkLabel *total_label;
  GtkWidget *markers;
  GtkLabel *text_label;
  GtkLabel *milestone_label;
  GtkLabel *mark_label;
  GtkWidget *results;
  GtkImage *mark_icon;
  GtkImage *arrow;
  GtkWidget *saved_mark;
  ArbSession *session;
  ArbStoryLine *line;
};

G_DEFINE_FINAL_TYPE (ArbStoryRow, arb_story_row, ADW_TYPE_BIN)

static guint
find_first_seat (guint seats)
{
  return seats != 0 ? (guint) g_bit_nth_lsf (seats, -1) : ARB_TABLE;
}

ArbPlayerMarker
arb_story_get_marker (ArbSession *session, ArbStoryLine *line)
{
  g_return_val_if_fail (ARB_IS_SESSION (session), ARB_MARKER_TABLE);
  g_return_val_if_fail (ARB_IS_STORY_LINE (line), ARB_MARKER_TABLE);

  return arb_session_get_marker (session, find_first_seat (line->episode.seats));
}

/* Makes an icon that screen readers skip, because the words beside it say the same. */
static GtkWidget *
picture_new (void)
{
  return g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static void
show_markers (ArbStoryRow *self)
{
  ArbChildPool pool = arb_child_pool_begin (self->markers);
  guint seats = self->line->episode.seats;

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
is_shown (ArbStoryRow *self, const ArbStoryResult *result)
{
  return !g_str_equal (result->id, ARB_RESULT_POINTS)
         || !arb_widget_hides_scores (GTK_WIDGET (self));
}

static void
show_result (ArbStoryRow *self, GtkWidget *box, const ArbStoryResult *result)
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
show_results (ArbStoryRow *self)
{
  ArbChildPool pool = arb_child_pool_begin (self->results);
  const GArray *results = self->line->results;
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
show_mark (ArbStoryRow *self)
{
  g_autoptr (ArbLogLine) marked = arb_story_line_dup_marked (self->line);
  const char *mark = marked != NULL ? arb_log_row_get_mark (marked) : NULL;

  arb_log_row_show_mark (self->mark_icon, marked);
  arb_label_show (self->mark_label, mark);
  arb_widget_set_class (GTK_WIDGET (self->mark_label), "void",
                        marked != NULL && marked->entry.verdict.value == ARB_VOID);
  arb_widget_set_tooltip (GTK_WIDGET (self->mark_icon), marked != NULL ? marked->reason : NULL);
}

static void
show_heading (ArbStoryRow *self)
{
  guint leader = self->line->episode.leader;
  gboolean has_total = leader != ARB_TABLE && !arb_widget_hides_scores (GTK_WIDGET (self));
  gint total = self->line->episode.totals[self->line->episode.leader];
  g_autofree char *text =
      arb_wording_turn (arb_session_get_wording (self->session), leader, self->line->episode.turn);
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

/* Shows the heading of a turn only at the newest part of that turn. */
void
arb_story_row_update (ArbStoryRow *self)
{
  g_autoptr (ArbStoryLine) newer = NULL;
  gboolean is_newest;

  g_return_if_fail (ARB_IS_STORY_ROW (self));

  if (self->line == NULL)
    return;
  newer = g_list_model_get_item (arb_session_get_story (self->session), self->line->index + 1);
  is_newest = newer == NULL || newer->episode.turn != self->line->episode.turn;
  gtk_widget_set_visible (self->heading, is_newest);
  if (is_newest)
    show_heading (self);
}

char *
arb_story_dup_description (ArbSession *session, ArbStoryLine *line, gboolean hides_scores)
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
    g_ptr_array_add (parts, g_strdup (arb_log_row_get_mark (marked)));
  if (n == 1)
    /* Translators: the number of a move of the game, at the end of a sentence about it */
    g_ptr_array_add (parts, g_strdup_printf (_ ("move %u"), first));
  else
    /* Translators: the numbers of moves of the game, at the end of a sentence about them */
    g_ptr_array_add (parts, g_strdup_printf (_ ("moves %u to %u"), first, first + n - 1));
  return arb_words_list ((const char *const *) parts->pdata, parts->len);
}

void
arb_story_row_set_unfolded (ArbStoryRow *self, gboolean unfolded)
{
  g_return_if_fail (ARB_IS_STORY_ROW (self));

  arb_image_set_icon (self->arrow, unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
}

void
arb_story_row_update_scores (ArbStoryRow *self)
{
  g_autofree char *description = NULL;

  g_return_if_fail (ARB_IS_STORY_ROW (self));

  if (self->line == NULL)
    return;
  arb_story_row_update (self);
  show_results (self);
  description = arb_story_dup_description (self->session, self->line,
                                           arb_widget_hides_scores (GTK_WIDGET (self)));
  /* The list item has the focus, not the row, so the description goes to the list item. */
  arb_widget_set_accessible_name (gtk_widget_get_parent (GTK_WIDGET (self)), description);
}

void
arb_story_row_show_saved (ArbStoryRow *self)
{
  const ArbEpisode *episode;

  g_return_if_fail (ARB_IS_STORY_ROW (self));

  if (self->line == NULL)
    return;
  episode = &self->line->episode;
  gtk_widget_set_visible (self->saved_mark,
                          episode->first + episode->n <= arb_session_get_n_saved (self->session));
}

static void
show_line (ArbStoryRow *self)
{
  gtk_label_set_text (self->text_label, self->line->text);
  arb_widget_set_class (GTK_WIDGET (self->text_label), "quiet",
                        arb_story_line_get_quiet (self->line));
  show_markers (self);
  show_mark (self);
  arb_label_show (self->milestone_label, self->line->milestone);
  arb_story_row_show_saved (self);
  arb_story_row_update_scores (self);
}

static void
clear_line (ArbStoryRow *self)
{
  if (self->line != NULL)
    g_signal_handlers_disconnect_by_func (self->line, show_line, self);
  g_clear_object (&self->line);
  g_clear_object (&self->session);
}

ArbStoryLine *
arb_story_row_get_line (ArbStoryRow *self)
{
  g_return_val_if_fail (ARB_IS_STORY_ROW (self), NULL);
  return self->line;
}

void
arb_story_row_set_line (ArbStoryRow *self, ArbSession *session, ArbStoryLine *line)
{
  g_return_if_fail (ARB_IS_STORY_ROW (self));

  clear_line (self);
  if (line == NULL)
    return;

  self->session = g_object_ref (session);
  self->line = g_object_ref (line);
  g_signal_connect_swapped (line, "changed", G_CALLBACK (show_line), self);
  show_line (self);
}

static void
arb_story_row_dispose (GObject *object)
{
  clear_line (ARB_STORY_ROW (object));

  G_OBJECT_CLASS (arb_story_row_parent_class)->dispose (object);
}

static void
arb_story_row_class_init (ArbStoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_story_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/story-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, heading);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, heading_marker);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, heading_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, total_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, markers);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, milestone_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, mark_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, results);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, mark_icon);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, ArbStoryRow, saved_mark);
}

static void
arb_story_row_init (ArbStoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
