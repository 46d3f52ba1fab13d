/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/shortcuts.h"

#include "app/widgets/dialog-size.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

#define TITLE_CHARS 40
#define NARROW_CHARS 11
#define WIDE_CHARS 34
#define NARROW 600

/* Wraps titles and narrows the search: GTK never wraps titles and makes the search as wide as a
 * phone. The names of keys are not wrapped. */
static void
make_narrow (GtkWidget *root)
{
  if (GTK_IS_SHORTCUT_LABEL (root))
    return;
  if (GTK_IS_SEARCH_ENTRY (root))
    {
      gtk_editable_set_width_chars (GTK_EDITABLE (root), 1);
      gtk_widget_set_hexpand (root, TRUE);
    }
  if (GTK_IS_BOX (root) && GTK_IS_SHORTCUTS_SHORTCUT (gtk_widget_get_parent (root)))
    arb_box_settle_width (root);
  if (GTK_IS_LABEL (root) && gtk_widget_get_ancestor (root, GTK_TYPE_SHORTCUTS_SHORTCUT) != NULL)
    {
      gtk_label_set_wrap (GTK_LABEL (root), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (root), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (root), TITLE_CHARS);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    make_narrow (child);
}

/* GTK measures the height of a title at its least width, so that must not be less than its width
 * over this window. */
static void
set_title_width (GtkWidget *root, int chars)
{
  if (GTK_IS_SHORTCUT_LABEL (root))
    return;
  if (GTK_IS_LABEL (root) && gtk_widget_get_ancestor (root, GTK_TYPE_SHORTCUTS_SHORTCUT) != NULL)
    gtk_label_set_width_chars (GTK_LABEL (root), chars);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_title_width (child, chars);
}

/* A #GtkShortcutsWindow shows all shortcuts at once; on a phone that has to scroll. */
static void
add_scroller (GtkWindow *overlay)
{
  g_autoptr (GtkWidget) content = g_object_ref (gtk_window_get_child (overlay));
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_window_set_child (overlay, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_window_set_child (overlay, scroller);
}

GtkWidget *
arb_shortcuts_get (GtkApplicationWindow *window)
{
  GtkWidget *overlay;

  g_return_val_if_fail (GTK_IS_APPLICATION_WINDOW (window), NULL);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder =
          gtk_builder_new_from_resource (ARB_RESOURCES "window/help-overlay.ui");
      GObject *made = gtk_builder_get_object (builder, "help_overlay");

      make_narrow (GTK_WIDGET (made));
      add_scroller (GTK_WINDOW (made));
      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (made));
    }
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (window));
  set_title_width (overlay,
                   gtk_widget_get_width (GTK_WIDGET (window)) < NARROW ? NARROW_CHARS : WIDE_CHARS);
  return overlay;
}

void
arb_shortcuts_show (GtkWidget *window, const char *name, GVariant *target)
{
  GtkWindow *overlay = GTK_WINDOW (arb_shortcuts_get (GTK_APPLICATION_WINDOW (window)));

  arb_window_fit_parent (overlay);
  gtk_window_present (overlay);
}
