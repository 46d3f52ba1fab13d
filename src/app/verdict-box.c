/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/verdict-box.h"

#include "app/resources.h"
#include "app/session-view.h"

#include <glib/gi18n.h>

struct _ArbVerdictBox
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkLabel *title_label;
  GtkLabel *verdict_label;
  GtkLabel *message_label;
  GtkBox *answers;
  GtkButton *allow_button;
};

G_DEFINE_FINAL_TYPE (ArbVerdictBox, arb_verdict_box, ADW_TYPE_BIN)

static const char *
get_verdict_text (ArbChoice *choice, guint n_answers)
{
  switch ((ArbVerdictValue) arb_choice_get_verdict (choice)->value)
    {
    case ARB_LEGAL:
      return _ ("Legal");
    case ARB_VOID:
      return _ ("Legal, but nothing would happen");
    case ARB_ILLEGAL:
      return arb_choice_get_overrulable (choice) ? _ ("Against the rules") : _ ("Not possible");
    case ARB_UNDECIDABLE:
      return n_answers > 0 ? _ ("The rules leave this open: what does your table say?")
                           : _ ("Cannot be judged yet");
    }
  g_assert_not_reached ();
}

static void
set_kind (ArbVerdictBox *self, gboolean refused)
{
  gtk_widget_set_css_classes (self->content,
                              (const char *[]){ "card", "verdict", refused ? "refused" : "void",
                                                NULL });
}

static guint
show_answers (ArbVerdictBox *self, GListModel *answers)
{
  guint n = answers != NULL ? g_list_model_get_n_items (answers) : 0;

  arb_box_clear (self->answers);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ArbChoice) answer = g_list_model_get_item (answers, i);
      GtkWidget *button = gtk_button_new_with_label (arb_choice_get_label (answer));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_box_append (self->answers, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answers), n > 0);
  return n;
}

void
arb_verdict_box_show_choice (ArbVerdictBox *self, ArbChoice *choice, GListModel *answers)
{
  gboolean is_void;
  guint n_answers;

  g_return_if_fail (ARB_IS_VERDICT_BOX (self));
  g_return_if_fail (ARB_IS_CHOICE (choice));

  is_void = arb_choice_get_verdict (choice)->value == ARB_VOID;
  set_kind (self, arb_choice_get_verdict (choice)->value == ARB_ILLEGAL);
  gtk_label_set_text (self->title_label, arb_choice_get_label (choice));
  n_answers = show_answers (self, answers);
  gtk_label_set_text (self->verdict_label, get_verdict_text (choice, n_answers));
  gtk_label_set_text (self->message_label, arb_choice_get_reason (choice));
  gtk_button_set_label (self->allow_button, is_void ? _ ("Play It") : _ ("Allow Anyway"));
  gtk_widget_set_visible (GTK_WIDGET (self->allow_button),
                          is_void || arb_choice_get_overrulable (choice));
}

void
arb_verdict_box_show_error (ArbVerdictBox *self, const char *text, const char *message)
{
  g_return_if_fail (ARB_IS_VERDICT_BOX (self));

  set_kind (self, TRUE);
  gtk_label_set_text (self->title_label, text);
  gtk_label_set_text (self->verdict_label, _ ("Not a move"));
  gtk_label_set_text (self->message_label, message);
  gtk_widget_set_visible (GTK_WIDGET (self->allow_button), FALSE);
  show_answers (self, NULL);
}

const char *
arb_verdict_box_get_message (ArbVerdictBox *self)
{
  g_return_val_if_fail (ARB_IS_VERDICT_BOX (self), NULL);
  return gtk_label_get_text (self->message_label);
}

static void
arb_verdict_box_class_init (ArbVerdictBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "verdict-box.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, content);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, message_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, answers);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, allow_button);
}

static void
arb_verdict_box_init (ArbVerdictBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
