/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/subject-row.h"

#include "app/widgets/child-pool.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#define SPACING 12

struct _ArbSubjectRow
{
  AdwBin parent_instance;

  GtkLabel *amount_label;
  GtkLabel *unit_label;
  GtkWidget *parts;
};

G_DEFINE_FINAL_TYPE (ArbSubjectRow, arb_subject_row, ADW_TYPE_BIN)

/* A picture and a number. */
static GtkWidget *
part_new (void)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (part), gtk_image_new ());
  gtk_box_append (GTK_BOX (part), gtk_label_new (NULL));
  return part;
}

static void
show_part (GtkWidget *part, const ArbResultLook *look, gint amount)
{
  GtkWidget *image = gtk_widget_get_first_child (part);
  g_autofree char *number = g_strdup_printf ("%d", amount);

  arb_image_set_icon (GTK_IMAGE (image), look->icon);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (part)), number);
}

/* The numbers of the rule that have a picture; the others are not parts. */
static void
show_parts (ArbSubjectRow *self, const ArbCatalogue *catalogue, const ArbReason *sum)
{
  const ArbRuleDefinition *definition = &catalogue->ruleset->rule_definitions[sum->rule];
  ArbChildPool parts = arb_child_pool_begin (self->parts);

  for (guint i = 0; definition->numbers[i] != NULL; i++)
    {
      const ArbResultLook *look =
          sum->numbers[i] != 0 ? arb_catalogue_find_result_look (catalogue, definition->numbers[i])
                               : NULL;

      if (look != NULL)
        show_part (arb_child_pool_next (&parts, "part", part_new), look, sum->numbers[i]);
    }
  gtk_widget_set_visible (self->parts, !arb_child_pool_is_empty (&parts));
  arb_child_pool_end (&parts);
}

static void
take_part (const char *name, gint amount, gpointer data)
{
  g_autofree char *number = g_strdup_printf ("%d", amount);

  g_ptr_array_add (data, arb_words_label (name, number));
}

/* “3 colonies to tuck, Cards shown: 2, Drawde: 1”: the planets and technologies by their names. */
static char *
dup_words (ArbSession *session, const ArbMoment *moment, const char *unit)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup_printf ("%u %s", moment->amount, unit));
  arb_wording_parts (arb_session_get_wording (session), moment->seat, &moment->sum, take_part,
                     parts);
  return arb_words_list ((const char *const *) parts->pdata, parts->len);
}

void
arb_subject_row_set (ArbSubjectRow *self, ArbSession *session, const ArbMoment *moment)
{
  g_autofree char *unit = NULL, *amount = NULL, *words = NULL;

  g_return_if_fail (ARB_IS_SUBJECT_ROW (self));
  g_return_if_fail (ARB_IS_SESSION (session) && moment != NULL);

  unit = arb_wording_subject (arb_session_get_wording (session), moment);
  gtk_widget_set_visible (GTK_WIDGET (self), unit != NULL);
  if (unit == NULL)
    return;
  amount = g_strdup_printf ("%u", moment->amount);
  words = dup_words (session, moment, unit);
  arb_label_change (self->amount_label, amount);
  gtk_label_set_text (self->unit_label, unit);
  show_parts (self, arb_session_get_catalogue (session), &moment->sum);
  arb_widget_set_tooltip (GTK_WIDGET (self), words);
  arb_widget_set_accessible_name (GTK_WIDGET (self), words);
}

static void
arb_subject_row_class_init (ArbSubjectRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
arb_subject_row_init (ArbSubjectRow *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->amount_label = GTK_LABEL (gtk_label_new (NULL));
  self->unit_label = GTK_LABEL (gtk_label_new (NULL));
  self->parts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  g_object_set (self->unit_label, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->amount_label), "number-1");
  gtk_widget_add_css_class (GTK_WIDGET (self->unit_label), "heading");
  gtk_widget_add_css_class (self->parts, "subject-parts");
  gtk_widget_add_css_class (GTK_WIDGET (self), "subject");
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->unit_label));
  gtk_box_append (GTK_BOX (words), self->parts);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->amount_label));
  gtk_box_append (GTK_BOX (row), words);
  adw_bin_set_child (ADW_BIN (self), row);
}
