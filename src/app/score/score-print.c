/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-print.h"

#include "app/score/score-paper.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

static void
on_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, gint page, gpointer proof)
{
  arb_score_paper_draw (gtk_print_context_get_cairo_context (context),
                        gtk_print_context_get_width (context),
                        gtk_print_context_get_height (context),
                        g_object_get_data (G_OBJECT (operation), "session"), proof, NULL);
}

/* GTK goes on with a preview that cannot be shown, so it is drawn on a recording surface that
 * nobody sees. */
static void
end_preview (GtkPrintOperationPreview *preview, GtkPrintContext *context)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cairo = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cairo, 72, 72);
  cairo_destroy (cairo);
  cairo_surface_destroy (surface);
  g_signal_connect (preview, "ready", G_CALLBACK (gtk_print_operation_preview_end_preview), NULL);
}

/* The preview is shown by another program, which may be missing: then a message says so. */
static gboolean
on_preview (GtkPrintOperation *operation, GtkPrintOperationPreview *preview,
            GtkPrintContext *context, GtkWindow *parent)
{
  g_autofree char *command = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *program = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-print-preview-command", &command, NULL);
  if (g_shell_parse_argv (command, NULL, &words, NULL))
    program = g_find_program_in_path (words[0]);
  if (program != NULL)
    return FALSE;
  arb_window_show_error (parent, _ ("The Preview Cannot Be Shown"), NULL,
                         _ ("The program that shows it is not installed. Save the sheet as a PDF "
                            "to look at it."));
  end_preview (preview, context);
  return TRUE;
}

static void
free_proof (gpointer proof, GClosure *closure)
{
  arb_score_proof_free (proof);
}

void
arb_score_print (ArbSession *session, GtkWindow *parent)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ARB_IS_SESSION (session));

  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, arb_session_get_title (session));
  g_object_set_data_full (G_OBJECT (operation), "session", g_object_ref (session), g_object_unref);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page),
                         arb_session_dup_proof (session), free_proof, 0);
  g_signal_connect_object (operation, "preview", G_CALLBACK (on_preview), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, &error);
  if (error != NULL)
    arb_window_show_error (
        parent, _ ("The Score Sheet Cannot Be Printed"), error->message,
        _ ("The game itself is not touched. Check the printer and try again, or save the sheet "
           "as a PDF file and print that elsewhere."));
}
