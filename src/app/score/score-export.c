/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-export.h"

#include "app/score/score-paper.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/widgets.h"
#include "model/session/score-export.h"
#include "wording/names.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

GBytes *
arb_score_make_file (const char *id, ArbSession *session, const ArbScoreProof *proof)
{
  char *text;

  if (g_str_equal (id, "pdf"))
    return arb_score_paper_to_pdf (session, proof);
  if (g_str_equal (id, "png"))
    return arb_score_paper_to_png (session, proof);
  text = g_str_equal (id, "csv") ? arb_score_export_csv (session, proof)
                                 : arb_score_export_bg_stats_file (session);
  return g_bytes_new_take (text, strlen (text));
}

/* Writes @file and shows a toast or an error. */
static void
write_file (const char *id, ArbSession *session, GFile *file, AdwToastOverlay *toasts)
{
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autoptr (GBytes) bytes = arb_score_make_file (id, session, proof);
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                               &error))
    {
      /* Translators: the name of a file */
      message = g_strdup_printf (_ ("Saved as %s"), name);
      arb_toast_show (toasts, message);
      return;
    }
  /* Translators: the name of a file */
  message = g_strdup_printf (_ ("“%s” Cannot Be Written"), name);
  arb_window_show_error (
      GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toasts))), message, error->message,
      _ ("The game itself is not touched. Save the score sheet in another place, "
         "or make room there."));
}

static void
on_response (GtkNativeDialog *chooser, int response, gpointer id)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    write_file (id, g_object_get_data (G_OBJECT (chooser), "session"), file,
                g_object_get_data (G_OBJECT (chooser), "toasts"));
  g_object_unref (chooser);
}

/* Makes a file name of the title: without characters that file names cannot have, and without
 * invisible marks. */
static char *
propose_name (ArbSession *session, const char *id)
{
  g_autofree char *plain = arb_names_strip_isolates (arb_session_get_title (session));
  g_autofree char *title = arb_names_strip_turns (plain);

  return g_strdup_printf ("%s.%s", g_strdelimit (title, "/\\:", '-'), id);
}

void
arb_score_save_file (const char *id, ArbSession *session, AdwToastOverlay *toasts)
{
  GtkWindow *parent;
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL;

  g_return_if_fail (ARB_IS_SESSION (session));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  parent = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toasts)));
  name = propose_name (session, id);
  chooser = gtk_file_chooser_native_new (_ ("Save the Score Sheet"), parent,
                                         GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (G_OBJECT (chooser), "session", g_object_ref (session), g_object_unref);
  g_object_set_data_full (G_OBJECT (chooser), "toasts", g_object_ref (toasts), g_object_unref);
  g_signal_connect (chooser, "response", G_CALLBACK (on_response), (gpointer) g_intern_string (id));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

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
