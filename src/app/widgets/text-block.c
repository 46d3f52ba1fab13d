/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/text-block.h"

GtkWidget *
arb_text_line_new (const char *text, const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  return label;
}

static void
append (GtkWidget *box, const char *text, const char *class)
{
  GtkWidget *label = arb_text_line_new (text, class);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
}

GtkWidget *
arb_text_block_new (const char *heading, const char *lines, const char *class)
{
  GtkWidget *box;
  g_auto (GStrv) parts = NULL;
  guint first = heading == NULL;

  g_return_val_if_fail (lines != NULL && class != NULL, NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  parts = g_strsplit (lines, "\n", -1);
  append (box, heading != NULL ? heading : parts[0], class);
  for (guint i = first; parts[0] != NULL && parts[i] != NULL; i++)
    append (box, parts[i], "body");
  gtk_widget_add_css_class (box, "text-block");
  return box;
}
