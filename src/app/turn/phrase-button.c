/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/phrase-button.h"

#include "app/widgets/text-block.h"

GtkWidget *
arb_phrase_button_new (ArbChoice *choice)
{
  GtkWidget *button, *box;

  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  button = gtk_button_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), arb_text_line_new (choice->label, "body"));
  gtk_box_append (GTK_BOX (box), arb_text_line_new (choice->text, "row-caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.say");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", choice->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  choice->label, -1);
  return button;
}
