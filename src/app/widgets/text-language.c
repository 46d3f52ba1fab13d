/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/text-language.h"

#include "wording/language.h"

static GQuark
told_quark (void)
{
  return g_quark_from_static_string ("arb-text-language");
}

static gboolean
is_to_be_told (GtkWidget *widget, PangoLanguage *language)
{
  return (GTK_IS_LABEL (widget) || GTK_IS_TEXT (widget))
         && g_object_get_qdata (G_OBJECT (widget), told_quark ()) != language;
}

static void
tell (GtkWidget *widget, PangoLanguage *language)
{
  g_object_set_qdata (G_OBJECT (widget), told_quark (), language);
  pango_context_set_language (gtk_widget_get_pango_context (widget), language);
}

static void
tell_all (GtkWidget *widget, PangoLanguage *language)
{
  if (is_to_be_told (widget, language))
    tell (widget, language);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      tell_all (child, language);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer language)
{
  tell (widget, language);
  gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
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
 * again: a window is measured before what is in it is realized, so all that is seen of it is told at
 * once. */
static gboolean
on_realize (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  PangoLanguage *language = pango_language_from_string (arb_language_get ());

  if (GTK_IS_NATIVE (widget) && !is_given (language))
    tell_all (widget, language);
  return TRUE;
}

/* What comes later is told when it has all its style classes, but before it is measured. GTK takes
 * the font from a style that is not the last one, and keeps it if the last one has the same as
 * what has no style. */
static gboolean
on_map (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  PangoLanguage *language = pango_language_from_string (arb_language_get ());

  if (is_to_be_told (widget, language) && !is_given (language))
    gtk_widget_add_tick_callback (widget, on_tick, language, NULL);
  return TRUE;
}

/* What is put elsewhere has forgotten it. */
static gboolean
on_unrealize (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  g_object_set_qdata (g_value_get_object (values), told_quark (), NULL);
  return TRUE;
}

static void
follow (const char *signal, GSignalEmissionHook hook)
{
  g_signal_add_emission_hook (g_signal_lookup (signal, GTK_TYPE_WIDGET), 0, hook, NULL, NULL);
}

void
arb_text_language_init (void)
{
  g_autoptr (GTypeClass) type = g_type_class_ref (GTK_TYPE_WIDGET);

  /* Which language Chinese characters are where the text around them is in none that has them. */
  g_setenv ("PANGO_LANGUAGE", "ja", FALSE);
  follow ("realize", on_realize);
  follow ("map", on_map);
  follow ("unrealize", on_unrealize);
}
