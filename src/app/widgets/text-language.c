/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/text-language.h"

#include "wording/language.h"

/* The key under which a text keeps the language that was set. */
#define LANGUAGE "arb-text-language"

static gboolean
has_text (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) || GTK_IS_TEXT (widget);
}

static gboolean
lacks_language (GtkWidget *widget, PangoLanguage *language)
{
  return has_text (widget) && g_object_get_data (G_OBJECT (widget), LANGUAGE) != language;
}

static void
set_language (GtkWidget *widget, PangoLanguage *language)
{
  g_object_set_data (G_OBJECT (widget), LANGUAGE, language);
  pango_context_set_language (gtk_widget_get_pango_context (widget), language);
}

/* An image is aligned with the base line of a font, which is looked up for a language. In the
 * language of the texts that font is known already. */
static void
set_language_of_all (GtkWidget *widget, PangoLanguage *language)
{
  if (lacks_language (widget, language) || GTK_IS_IMAGE (widget))
    set_language (widget, language);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      set_language_of_all (child, language);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer language)
{
  set_language (widget, language);
  gtk_widget_queue_resize (widget);
  return G_SOURCE_REMOVE;
}

/* Whether texts have @language already: setting it anyway would make GTK compute the style of each,
 * which changes once more before it is painted. */
static gboolean
is_given (PangoLanguage *language)
{
  return pango_language_matches (gtk_get_default_language (), pango_language_to_string (language));
}

/* GTK gives every text the language of the system at the start of the program, and has no other
 * place to set it. An existing layout would notice a later change, but would be computed again. A
 * window is measured before its children are realized, so this sets the language of all visible
 * descendants at once. */
static gboolean
on_realize (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  PangoLanguage *language;

  if (!GTK_IS_NATIVE (widget))
    return TRUE;
  language = pango_language_from_string (arb_language_get ());
  if (!is_given (language))
    set_language_of_all (widget, language);
  return TRUE;
}

/* Sets the language of a widget that is added later, when it has all its style classes, but before
 * it is measured. GTK takes the font from an earlier style, and keeps it if the final style has the
 * same font as an unstyled widget. */
static gboolean
on_map (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  PangoLanguage *language;

  if (!has_text (widget))
    return TRUE;
  language = pango_language_from_string (arb_language_get ());
  if (lacks_language (widget, language) && !is_given (language))
    gtk_widget_add_tick_callback (widget, on_tick, language, NULL);
  return TRUE;
}

/* A widget that is moved elsewhere loses its language. */
static gboolean
on_unrealize (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  g_object_set_data (g_value_get_object (values), LANGUAGE, NULL);
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
  /* The class makes the signals. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));

  /* The language for Chinese characters in a text whose own language has none. */
  g_setenv ("PANGO_LANGUAGE", "ja", FALSE);
  follow ("realize", on_realize);
  follow ("map", on_map);
  follow ("unrealize", on_unrealize);
}
