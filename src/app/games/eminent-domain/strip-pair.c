/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/strip-pair.h"

#include "app/widgets/resources.h"
#include "app/widgets/tile.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

typedef struct
{
  GtkImage *image;
  GtkLabel *label;
  char *name;
  ArbZone *zone;
} Stack;

struct _EmStripPair
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkWidget *rows;
  Stack stacks[EM_PAIR];
};

G_DEFINE_FINAL_TYPE (EmStripPair, em_strip_pair, ADW_TYPE_BIN)

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  EmStripPair *self = EM_STRIP_PAIR (data);
  ArbTitledZone zones[EM_PAIR];

  for (guint i = 0; i < EM_PAIR; i++)
    zones[i] = (ArbTitledZone){ self->stacks[i].name, self->stacks[i].zone };
  gtk_menu_button_set_popover (button, arb_titled_cards_popover_new (zones, EM_PAIR));
}

static void
em_strip_pair_dispose (GObject *object)
{
  for (guint i = 0; i < EM_PAIR; i++)
    g_clear_object (&EM_STRIP_PAIR (object)->stacks[i].zone);

  G_OBJECT_CLASS (em_strip_pair_parent_class)->dispose (object);
}

static void
em_strip_pair_finalize (GObject *object)
{
  for (guint i = 0; i < EM_PAIR; i++)
    g_free (EM_STRIP_PAIR (object)->stacks[i].name);

  G_OBJECT_CLASS (em_strip_pair_parent_class)->finalize (object);
}

static void
em_strip_pair_class_init (EmStripPairClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = em_strip_pair_dispose;
  G_OBJECT_CLASS (klass)->finalize = em_strip_pair_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/strip-pair.ui");
  gtk_widget_class_bind_template_child (widget_class, EmStripPair, button);
  gtk_widget_class_bind_template_child (widget_class, EmStripPair, rows);
}

static void
em_strip_pair_init (EmStripPair *self)
{
  GtkWidget *row;

  gtk_widget_init_template (GTK_WIDGET (self));
  row = gtk_widget_get_first_child (self->rows);
  for (guint i = 0; i < EM_PAIR; i++, row = gtk_widget_get_next_sibling (row))
    {
      self->stacks[i].image = GTK_IMAGE (gtk_widget_get_first_child (row));
      self->stacks[i].label = GTK_LABEL (gtk_widget_get_last_child (row));
    }
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}

GtkWidget *
em_strip_pair_new (const char *const icons[EM_PAIR])
{
  EmStripPair *self = g_object_new (EM_TYPE_STRIP_PAIR, NULL);

  for (guint i = 0; i < EM_PAIR; i++)
    arb_image_set_icon (self->stacks[i].image, icons[i]);
  return GTK_WIDGET (self);
}

static void
tell_names (EmStripPair *self)
{
  g_autofree char *names =
      arb_words_list ((const char *const[]){ self->stacks[0].name, self->stacks[1].name }, EM_PAIR);

  arb_widget_set_tooltip (GTK_WIDGET (self), names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  names, -1);
}

void
em_strip_pair_set (EmStripPair *self, guint index, guint left, const char *name, ArbZone *zone)
{
  g_autofree char *value = g_strdup_printf ("%u", left);
  Stack *stack;

  g_return_if_fail (EM_IS_STRIP_PAIR (self));
  g_return_if_fail (index < EM_PAIR);

  stack = &self->stacks[index];
  if (arb_label_change (stack->label, value))
    arb_widget_animate (GTK_WIDGET (self), "flash");
  g_set_object (&stack->zone, zone);
  if (g_strcmp0 (stack->name, name) == 0)
    return;
  g_free (stack->name);
  stack->name = g_strdup (name);
  if (self->stacks[EM_PAIR - 1].name != NULL)
    tell_names (self);
}

void
em_strip_pair_set_flat (EmStripPair *self, gboolean flat)
{
  g_return_if_fail (EM_IS_STRIP_PAIR (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->rows),
                                  flat ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}
