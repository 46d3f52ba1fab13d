/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/draw-result.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"

/* Milliseconds between two lots, so that people can read each. */
#define REST 700

struct _ArbDrawResult
{
  AdwBin parent_instance;

  GtkBox *lines;
  guint n_shown;
  guint timeout;
};

static guint drawn_signal;

G_DEFINE_FINAL_TYPE (ArbDrawResult, arb_draw_result, ADW_TYPE_BIN)

/* The first line that is not shown yet. */
static GtkWidget *
find_hidden (ArbDrawResult *self)
{
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->lines));

  while (line != NULL && gtk_widget_get_visible (line))
    line = gtk_widget_get_next_sibling (line);
  return line;
}

/* Announces all lines together, for people who do not see them. */
static void
announce_all (ArbDrawResult *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->lines)); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (line))));
  arb_widget_set_accessible_name (GTK_WIDGET (self), text->str);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
show_next (ArbDrawResult *self)
{
  GtkWidget *line = find_hidden (self);

  gtk_widget_set_visible (line, TRUE);
  arb_widget_animate (line, "unfold");
  arb_widget_reveal (line);
  g_signal_emit (self, drawn_signal, 0, self->n_shown++);
  if (!arb_draw_result_is_showing (self))
    announce_all (self);
}

static gboolean
on_rested (gpointer data)
{
  ArbDrawResult *self = data;

  show_next (self);
  if (arb_draw_result_is_showing (self))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  return G_SOURCE_REMOVE;
}

void
arb_draw_result_add (ArbDrawResult *self, ArbPlayerMarker marker, const char *text)
{
  GtkWidget *line;

  g_return_if_fail (ARB_IS_DRAW_RESULT (self));
  g_return_if_fail (text != NULL);

  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (line), arb_player_marker_image_new (marker));
  gtk_box_append (GTK_BOX (line), arb_text_line_new (text, NULL));
  gtk_widget_set_visible (line, FALSE);
  gtk_box_append (self->lines, line);
}

void
arb_draw_result_show (ArbDrawResult *self)
{
  g_return_if_fail (ARB_IS_DRAW_RESULT (self));

  if (!arb_draw_result_is_showing (self))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    {
      arb_draw_result_settle (self);
      return;
    }
  show_next (self);
  if (arb_draw_result_is_showing (self) && self->timeout == 0)
    self->timeout = g_timeout_add (REST, on_rested, self);
}

gboolean
arb_draw_result_is_showing (ArbDrawResult *self)
{
  g_return_val_if_fail (ARB_IS_DRAW_RESULT (self), FALSE);
  return find_hidden (self) != NULL;
}

void
arb_draw_result_settle (ArbDrawResult *self)
{
  g_return_if_fail (ARB_IS_DRAW_RESULT (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  while (arb_draw_result_is_showing (self))
    show_next (self);
}

void
arb_draw_result_clear (ArbDrawResult *self)
{
  g_return_if_fail (ARB_IS_DRAW_RESULT (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  arb_box_clear (self->lines);
  self->n_shown = 0;
}

static void
arb_draw_result_dispose (GObject *object)
{
  g_clear_handle_id (&ARB_DRAW_RESULT (object)->timeout, g_source_remove);

  G_OBJECT_CLASS (arb_draw_result_parent_class)->dispose (object);
}

static void
arb_draw_result_class_init (ArbDrawResultClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_draw_result_dispose;

  drawn_signal = g_signal_new ("drawn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
arb_draw_result_init (ArbDrawResult *self)
{
  self->lines = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lots");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->lines));
}
