/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/history-popover.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/popover.h"
#include "app/widgets/text-block.h"
#include "model/session/log-line.h"

#include <glib/gi18n.h>

/* A popover measures its height with its lines as narrow as they can be, so a line wraps only where
 * it has to. */
static GtkWidget *
text_label_new (const char *text, const char *class)
{
  GtkWidget *label = arb_text_line_new (text, class);

  g_object_set (label, "width-chars", 20, "max-width-chars", 28, "hexpand", TRUE, NULL);
  return label;
}

static void
attach_change (GtkGrid *grid, gint row, ArbSession *session, const ArbCountChange *change)
{
  g_autoptr (ArbLogLine) line = arb_session_dup_line (session, change->line + 1);
  /* Translators: the number of the turn, and who did what: “Turn 12: Ada leads Trade” */
  g_autofree char *what = g_strdup_printf (_ ("Turn %u: %s"), line->turn, line->text);
  /* Translators: a number became another one */
  g_autofree char *numbers = g_strdup_printf (_ ("%d → %d"), change->before, change->after);
  GtkWidget *amount = gtk_label_new (numbers);
  GtkWidget *text = text_label_new (what, NULL);

  gtk_label_set_xalign (GTK_LABEL (amount), 1);
  gtk_widget_add_css_class (amount, "numeric");
  gtk_widget_set_valign (amount, GTK_ALIGN_START);
  gtk_grid_attach (grid,
                   arb_player_marker_image_new (
                       arb_session_get_marker (session, line->entry.move.seat)),
                   0, row, 1, 1);
  gtk_grid_attach (grid, text, 1, row, 1, 1);
  gtk_grid_attach (grid, amount, 2, row, 1, 1);
}

GtkWidget *
arb_history_popover_new (ArbSession *session, const char *id, const char *title)
{
  GtkWidget *grid, *heading;
  g_autoptr (GArray) changes = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  grid = gtk_grid_new ();
  heading = text_label_new (title, "heading");
  changes = arb_session_dup_changes (session, id, ARB_TABLE);
  gtk_widget_set_size_request (grid, 260, -1);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), heading, 0, 0, 3, 1);
  if (changes->len == 0)
    gtk_grid_attach (GTK_GRID (grid), text_label_new (_ ("Nothing was taken yet"), NULL), 0, 1, 3,
                     1);
  for (guint i = 0; i < changes->len; i++)
    attach_change (GTK_GRID (grid), (gint) i + 1, session,
                   &g_array_index (changes, ArbCountChange, changes->len - 1 - i));
  return arb_popover_new_scrolled (grid, 420);
}
