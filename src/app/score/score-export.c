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

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
make_csv (ArbSession *session, const ArbScoreProof *proof)
{
  return take_text (arb_score_export_csv (session, proof));
}

static GBytes *
make_bg_stats (ArbSession *session, const ArbScoreProof *proof)
{
  return take_text (arb_score_export_bg_stats_file (session));
}

typedef struct
{
  const char *id; /* the extension of the file */
  GBytes *(*make) (ArbSession *session, const ArbScoreProof *proof);
} Format;

static const Format formats[] = {
  { "pdf", arb_score_paper_to_pdf },
  { "png", arb_score_paper_to_png },
  { "csv", make_csv },
  { "bgsplay", make_bg_stats },
};

static const Format *
find_format (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_str_equal (formats[i].id, id))
      return &formats[i];
  g_return_val_if_reached (NULL);
}

GBytes *
arb_score_make_file (const char *id, ArbSession *session, const ArbScoreProof *proof)
{
  return find_format (id)->make (session, proof);
}

static void
say_saved (AdwToastOverlay *toasts, const char *name)
{
  /* Translators: the name of a file */
  g_autofree char *message = g_strdup_printf (_ ("Saved as %s"), name);

  arb_toast_show (toasts, message);
}

static void
say_unsaved (AdwToastOverlay *toasts, const char *name, const GError *error)
{
  /* Translators: the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Cannot Be Written"), name);

  arb_window_show_error (
      GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toasts))), heading, error->message,
      _ ("The game itself is not touched. Save the score sheet in another place, "
         "or make room there."));
}

static void
write_file (const Format *format, ArbSession *session, GFile *file, AdwToastOverlay *toasts)
{
  g_autoptr (ArbScoreProof) proof = arb_session_dup_proof (session);
  g_autoptr (GBytes) bytes = format->make (session, proof);
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                               &error))
    say_saved (toasts, name);
  else
    say_unsaved (toasts, name, error);
}

static void
on_response (GtkNativeDialog *chooser, int response, gpointer format)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    write_file (format, g_object_get_data (G_OBJECT (chooser), "session"), file,
                g_object_get_data (G_OBJECT (chooser), "toasts"));
  g_object_unref (chooser);
}

/* Makes a file name of the title: without characters that file names cannot have, and without
 * invisible marks. */
static char *
propose_name (ArbSession *session, const char *id)
{
  g_autofree char *title = arb_names_strip_isolates (arb_session_get_title (session));

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
  g_signal_connect (chooser, "response", G_CALLBACK (on_response), (gpointer) find_format (id));
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
