/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/offer-button.h"

#include "app/widgets.h"

static const char *
get_class (ArbOfferItem *item)
{
  const ArbOffer *offer = arb_offer_item_get_offer (item);

  switch ((ArbVerdictValue) offer->verdict.value)
    {
    case ARB_LEGAL:
      return offer->idle ? "void" : "legal";
    case ARB_VOID:
      return "void";
    case ARB_ILLEGAL:
      return "refused";
    case ARB_UNDECIDABLE:
      return "open";
    }
  g_assert_not_reached ();
}

/* What is refused still tells what it would bring, where that is known; what cannot be judged yet
 * has no number. */
static const char *
get_text (ArbOfferItem *item)
{
  const char *amount = arb_offer_item_get_amount (item);

  switch ((ArbVerdictValue) arb_offer_item_get_offer (item)->verdict.value)
    {
    case ARB_LEGAL:
    case ARB_VOID:
      return amount != NULL ? amount : arb_offer_item_get_name (item);
    case ARB_ILLEGAL:
      return amount != NULL ? amount : "–";
    case ARB_UNDECIDABLE:
      return "?";
    }
  g_assert_not_reached ();
}

static GtkWidget *
label_new (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, class);
  return label;
}

GtkWidget *
arb_offer_button_new (ArbOfferItem *item, guint index, const char *text, const char *caption)
{
  const char *reason = arb_choice_get_reason (arb_offer_item_get_choice (item));
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label_new (text != NULL ? text : get_text (item), "cell-value"));
  if (caption != NULL)
    gtk_box_append (GTK_BOX (box), label_new (caption, "cell-caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "cell");
  gtk_widget_add_css_class (button, get_class (item));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.offer");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_offer_item_get_name (item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  /* Not insensitive: a tap tells why. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED,
                               arb_offer_item_get_offer (item)->verdict.value == ARB_ILLEGAL, -1);
  arb_widget_set_tooltip (button, reason[0] != '\0' ? reason : arb_offer_item_get_name (item));
  return button;
}

void
arb_offer_button_set_sign (GtkWidget *button, GtkWidget *sign)
{
  gtk_box_prepend (GTK_BOX (gtk_button_get_child (GTK_BUTTON (button))), sign);
}

void
arb_offer_button_mark (GtkWidget *button)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *mark = gtk_label_new ("!");
  GtkWidget *content = g_object_ref (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_button_set_child (GTK_BUTTON (button), NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_widget_add_css_class (mark, "void-mark");
  gtk_widget_set_halign (mark, GTK_ALIGN_END);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_can_target (mark, FALSE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), mark);
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  g_object_unref (content);
}
