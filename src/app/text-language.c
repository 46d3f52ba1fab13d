/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/text-language.h"

#include "wording/language.h"

static void
set_language (GtkWidget *widget, PangoLanguage *language)
{
  if (GTK_IS_LABEL (widget) || GTK_IS_TEXT (widget))
    pango_context_set_language (gtk_widget_get_pango_context (widget), language);
}

static void
set_language_in (GtkWidget *widget, PangoLanguage *language)
{
  set_language (widget, language);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_language_in (child, language);
}

/* Whether texts have @language as it is: to tell them anyway would have GTK find the style of each,
 * which changes once more before it is painted. */
static gboolean
is_given (PangoLanguage *language)
{
  return pango_language_matches (gtk_get_default_language (), pango_language_to_string (language));
}

/* GTK gives every text the language that the system had when the program began, and offers no other
 * place to say it. A layout that exists already notices the change, but then all of it is done
 * again: a window is measured before what is in it is realized, so all that is told at once. */
static gboolean
on_realize (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  PangoLanguage *language = pango_language_from_string (arb_language_get ());

  if (is_given (language))
    return TRUE;
  if (GTK_IS_NATIVE (widget))
    set_language_in (widget, language);
  else
    set_language (widget, language);
  return TRUE;
}

void
arb_text_language_init (void)
{
  g_autoptr (GTypeClass) type = g_type_class_ref (GTK_TYPE_WIDGET);

  /* Which language Chinese characters are where the text around them is in none that has them. */
  g_setenv ("PANGO_LANGUAGE", "ja", FALSE);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, on_realize, NULL,
                              NULL);
}
