/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/cards/script-buttons.h"

#include "app/widgets/columns-layout.h"

#include <glib/gi18n.h>
#include <string.h>

#define BUTTON_WIDTH 140
#define SPACING 6
#define STEP "step" /* the step that a button adds */

static char *
dup_script (GtkEditable *text)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (text)));
}

static void
add_step (GtkEditable *text, GtkWidget *button)
{
  const char *step = g_object_get_data (G_OBJECT (button), STEP);
  g_autofree char *script = dup_script (text);
  const char *joint = *script == '\0' ? "" : g_str_has_suffix (script, "|") ? " " : "; ";
  g_autofree char *longer = g_strconcat (script, joint, step, NULL);

  gtk_editable_set_text (text, longer);
}

/* The next step is another way to use the card. */
static void
add_alternative (GtkEditable *text)
{
  g_autofree char *script = dup_script (text);
  g_autofree char *longer = g_strconcat (script, " |", NULL);

  if (*script != '\0' && !g_str_has_suffix (script, "|"))
    gtk_editable_set_text (text, longer);
}

static void
turn_optional (GtkEditable *text)
{
  g_autofree char *script = dup_script (text);
  g_autofree char *turned = NULL;

  if (*script == '\0' || g_str_has_suffix (script, "|"))
    return;
  if (g_str_has_suffix (script, "?"))
    {
      script[strlen (script) - 1] = '\0';
      turned = g_strdup (g_strchomp (script));
    }
  else
    turned = g_strconcat (script, " ?", NULL);
  gtk_editable_set_text (text, turned);
}

static void
remove_last (GtkEditable *text)
{
  g_autofree char *script = dup_script (text);
  char *last = script;

  for (char *at = script; *at != '\0'; at++)
    if (*at == ';' || *at == '|')
      last = at;
  *last = '\0';
  gtk_editable_set_text (text, g_strchomp (script));
}

static GtkWidget *
append_button (GtkWidget *box, const char *label, GCallback pressed, GtkEditable *text)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
  g_signal_connect_object (button, "clicked", pressed, text, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

GtkWidget *
arb_script_buttons_new (ArbCard *card, guint field, GtkEditable *text)
{
  const char *const *steps;
  GtkWidget *box;

  g_return_val_if_fail (ARB_IS_CARD (card) && GTK_IS_EDITABLE (text), NULL);

  steps = card->record.table->fields[field].nicks;
  box = g_object_new (GTK_TYPE_BOX, "layout-manager",
                      arb_columns_layout_new (BUTTON_WIDTH, 0, SPACING), NULL);
  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_autofree char *label = arb_card_dup_nick (card, field, i);
      GtkWidget *button = append_button (box, label, G_CALLBACK (add_step), text);

      g_object_set_data (G_OBJECT (button), STEP, (gpointer) steps[i]);
    }
  /* Translators: on a button that begins another way to use a card */
  append_button (box, C_ ("script", "… or …"), G_CALLBACK (add_alternative), text);
  /* Translators: on a button: the last step of what a card does need not be done */
  append_button (box, C_ ("script", "If You Like"), G_CALLBACK (turn_optional), text);
  append_button (box, _ ("Remove Last Step"), G_CALLBACK (remove_last), text);
  return box;
}
