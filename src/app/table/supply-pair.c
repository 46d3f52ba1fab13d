/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/supply-pair.h"

#include "app/table/card-popover.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

typedef struct
{
  GtkImage *image;
  GtkLabel *label;
  char *name;
  ArbZone *zone;
} Stack;

struct _ArbSupplyPair
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  ArbSession *session;
  Stack stacks[ARB_SUPPLY_PAIR_SIZE];
};

G_DEFINE_FINAL_TYPE (ArbSupplyPair, arb_supply_pair, ADW_TYPE_BIN)

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  ArbSupplyPair *self = ARB_SUPPLY_PAIR (data);
  ArbTitledZone zones[ARB_SUPPLY_PAIR_SIZE];

  for (guint i = 0; i < ARB_SUPPLY_PAIR_SIZE; i++)
    zones[i] = (ArbTitledZone){ self->stacks[i].name, self->stacks[i].zone };
  gtk_menu_button_set_popover (button,
                               arb_cards_popover_new (self->session, zones, ARB_SUPPLY_PAIR_SIZE));
}

static void
arb_supply_pair_dispose (GObject *object)
{
  ArbSupplyPair *self = ARB_SUPPLY_PAIR (object);

  for (guint i = 0; i < ARB_SUPPLY_PAIR_SIZE; i++)
    {
      g_clear_object (&self->stacks[i].zone);
      g_clear_pointer (&self->stacks[i].name, g_free);
    }
  g_clear_object (&self->session);

  G_OBJECT_CLASS (arb_supply_pair_parent_class)->dispose (object);
}

static void
arb_supply_pair_class_init (ArbSupplyPairClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = arb_supply_pair_dispose;
}

static void
append_row (GtkBox *rows, Stack *stack)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *label = gtk_label_new (NULL);

  stack->image = GTK_IMAGE (image);
  stack->label = GTK_LABEL (label);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "pair-number");
  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (rows, row);
}

static void
arb_supply_pair_init (ArbSupplyPair *self)
{
  static const char *classes[] = { "panel", "supply-tile", "supply-pair", "compact", NULL };
  GtkWidget *rows = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "homogeneous", TRUE, "hexpand", TRUE, NULL);

  for (guint i = 0; i < ARB_SUPPLY_PAIR_SIZE; i++)
    append_row (GTK_BOX (rows), &self->stacks[i]);
  self->button = g_object_new (GTK_TYPE_MENU_BUTTON, "has-frame", FALSE, "child", rows, NULL);
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}

GtkWidget *
arb_supply_pair_new (void)
{
  return g_object_new (ARB_TYPE_SUPPLY_PAIR, NULL);
}

static gboolean
show_stack (Stack *stack, const ArbSupply *supply)
{
  g_set_object (&stack->zone, supply->zone);
  g_free (stack->name);
  stack->name = arb_words_label (supply->title, supply->description);
  arb_image_set_icon (stack->image, supply->icon);
  return arb_label_change (stack->label, supply->value);
}

void
arb_supply_pair_set (ArbSupplyPair *self, ArbSession *session, const ArbSupply *supplies)
{
  const char *names[ARB_SUPPLY_PAIR_SIZE];
  g_autofree char *name = NULL;

  g_return_if_fail (ARB_IS_SUPPLY_PAIR (self));
  g_return_if_fail (ARB_IS_SESSION (session));

  g_set_object (&self->session, session);
  for (guint i = 0; i < ARB_SUPPLY_PAIR_SIZE; i++)
    {
      if (show_stack (&self->stacks[i], &supplies[i]))
        arb_widget_animate (GTK_WIDGET (self), "flash");
      names[i] = self->stacks[i].name;
    }
  name = arb_words_list (names, ARB_SUPPLY_PAIR_SIZE);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  arb_widget_set_accessible_name (GTK_WIDGET (self->button), name);
}
