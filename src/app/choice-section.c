/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/choice-section.h"

#include "app/columns-layout.h"
#include "app/resources.h"
#include "app/widgets.h"

#include <glib/gi18n.h>

/* More refused choices than these are folded away. */
#define MAX_REFUSED_SHOWN 3

struct _ArbChoiceSection
{
  AdwBin parent_instance;

  GtkLabel *title_label;
  GtkBox *open;
  GtkBox *refused;
  GtkBox *folded;
  GtkExpander *expander;
  guint n_open;
  guint n_refused;
};

G_DEFINE_FINAL_TYPE (ArbChoiceSection, arb_choice_section, ADW_TYPE_BIN)

static const char *
get_class (ArbChoice *choice)
{
  switch ((ArbVerdictValue) arb_choice_get_verdict (choice)->value)
    {
    case ARB_LEGAL:
      return "legal";
    case ARB_VOID:
      return "void";
    case ARB_ILLEGAL:
      return "refused";
    case ARB_UNDECIDABLE:
      return "open";
    }
  g_assert_not_reached ();
}

static const char *
get_mark (ArbChoice *choice)
{
  switch ((ArbVerdictValue) arb_choice_get_verdict (choice)->value)
    {
    case ARB_LEGAL:
    case ARB_ILLEGAL:
      return "";
    case ARB_VOID:
      return " !";
    case ARB_UNDECIDABLE:
      return " ?";
    }
  g_assert_not_reached ();
}

static GtkWidget *
button_new (ArbChoice *choice, guint index)
{
  const char *reason = arb_choice_get_reason (choice);
  g_autofree char *text = g_strconcat (arb_choice_get_label (choice), get_mark (choice), NULL);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, get_class (choice));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_choice_get_label (choice),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  if (reason[0] != '\0')
    arb_widget_set_tooltip (button, reason);
  return button;
}

void
arb_choice_section_add (ArbChoiceSection *self, ArbChoice *choice, guint index)
{
  GtkWidget *button;

  g_return_if_fail (ARB_IS_CHOICE_SECTION (self));
  g_return_if_fail (ARB_IS_CHOICE (choice));

  button = button_new (choice, index);
  if (arb_choice_get_verdict (choice)->value == ARB_ILLEGAL)
    {
      gtk_box_append (self->refused, button);
      self->n_refused++;
    }
  else
    {
      gtk_box_append (self->open, button);
      self->n_open++;
    }
}

static void
move_children (GtkBox *from, GtkBox *to)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (from))) != NULL)
    {
      g_object_ref (child);
      gtk_box_remove (from, child);
      gtk_box_append (to, child);
      g_object_unref (child);
    }
}

void
arb_choice_section_finish (ArbChoiceSection *self)
{
  gboolean folds = self->n_refused > MAX_REFUSED_SHOWN;

  g_return_if_fail (ARB_IS_CHOICE_SECTION (self));

  if (folds)
    {
      g_autofree char *text =
          g_strdup_printf (ngettext ("%u not possible now", "%u not possible now", self->n_refused),
                           self->n_refused);

      gtk_expander_set_label (self->expander, text);
      move_children (self->refused, self->folded);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->open), self->n_open > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->refused), self->n_refused > 0 && !folds);
  gtk_widget_set_visible (GTK_WIDGET (self->expander), folds);
}

const char *
arb_choice_section_get_title (ArbChoiceSection *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE_SECTION (self), NULL);
  return gtk_label_get_text (self->title_label);
}

gboolean
arb_choice_section_is_open (ArbChoiceSection *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE_SECTION (self), FALSE);
  return self->n_open > 0;
}

static void
arb_choice_section_class_init (ArbChoiceSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "choice-section.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, open);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, refused);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, folded);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, expander);
}

static void
arb_choice_section_init (ArbChoiceSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_choice_section_new (const char *title)
{
  ArbChoiceSection *self = g_object_new (ARB_TYPE_CHOICE_SECTION, NULL);

  gtk_label_set_text (self->title_label, title);
  gtk_widget_set_visible (GTK_WIDGET (self->title_label), title[0] != '\0');
  return GTK_WIDGET (self);
}
