/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/strip-tile.h"

#include "app/log/history-popover.h"
#include "app/widgets/first-fit-layout.h"
#include "app/widgets/pips.h"
#include "app/widgets/resources.h"
#include "app/widgets/tile.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

struct _EmStripTile
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkBox *head;
  GtkImage *image;
  GtkLabel *value_label;
  GtkWidget *caption;
  GtkLabel *caption_label;
  GtkLabel *brief_label;
  ArbPips *tally;
  GtkWidget *hint;
  GtkLabel *hint_label;
  GtkLabel *brief_hint_label;
  ArbZone *zone;
  ArbSession *session; /* whose history is told, if there is no zone */
  char *history;       /* what is counted in it */
  char *title;
  guint start;
  EmStripForm form;
};

G_DEFINE_FINAL_TYPE (EmStripTile, em_strip_tile, ADW_TYPE_BIN)

static void
show_parts (EmStripTile *self)
{
  gboolean full = self->form == EM_STRIP_FULL;
  gboolean stacked = self->form == EM_STRIP_STACKED || self->form == EM_STRIP_COMPACT;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_xalign (self->value_label, stacked ? 0.5f : 1);
  gtk_widget_set_halign (GTK_WIDGET (self->image), stacked ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_valign (GTK_WIDGET (self->image),
                         self->form == EM_STRIP_LOW ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_vexpand (GTK_WIDGET (self->head), self->form == EM_STRIP_LOW);
  arb_widget_set_class (GTK_WIDGET (self), "compact", self->form >= EM_STRIP_STACKED);
  gtk_widget_set_visible (self->caption, full);
  gtk_widget_set_visible (self->hint, full);
  gtk_widget_set_visible (GTK_WIDGET (self->tally), self->start > 0 && self->form != EM_STRIP_LOW);
}

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  EmStripTile *self = EM_STRIP_TILE (data);
  GtkWidget *popover = NULL;

  if (self->zone != NULL)
    popover = arb_cards_popover_new (self->zone);
  else if (self->history != NULL)
    popover = arb_history_popover_new (self->session, self->history, self->title);
  gtk_menu_button_set_popover (button, popover);
}

static void
em_strip_tile_dispose (GObject *object)
{
  g_clear_object (&EM_STRIP_TILE (object)->zone);
  g_clear_object (&EM_STRIP_TILE (object)->session);

  G_OBJECT_CLASS (em_strip_tile_parent_class)->dispose (object);
}

static void
em_strip_tile_finalize (GObject *object)
{
  g_free (EM_STRIP_TILE (object)->title);
  g_free (EM_STRIP_TILE (object)->history);

  G_OBJECT_CLASS (em_strip_tile_parent_class)->finalize (object);
}

static void
em_strip_tile_class_init (EmStripTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = em_strip_tile_dispose;
  G_OBJECT_CLASS (klass)->finalize = em_strip_tile_finalize;

  g_type_ensure (ARB_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (ARB_TYPE_PIPS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "games/eminent-domain/strip-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, button);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, head);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, image);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, value_label);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, caption);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, caption_label);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, brief_label);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, tally);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, hint);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, hint_label);
  gtk_widget_class_bind_template_child (widget_class, EmStripTile, brief_hint_label);
}

static void
em_strip_tile_init (EmStripTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}

GtkWidget *
em_strip_tile_new (const char *icon, const char *caption, const char *brief, const char *title)
{
  EmStripTile *self = g_object_new (EM_TYPE_STRIP_TILE, NULL);

  arb_image_set_icon (self->image, icon);
  gtk_label_set_text (self->caption_label, caption);
  gtk_label_set_text (self->brief_label, brief);
  self->title = g_strdup (title);
  return GTK_WIDGET (self);
}

void
em_strip_tile_set (EmStripTile *self, guint left, guint start, const char *hint, const char *brief,
                   const char *told, EmPlenty plenty)
{
  g_autofree char *value = g_strdup_printf ("%u", left);
  g_autofree char *name = NULL;

  g_return_if_fail (EM_IS_STRIP_TILE (self));

  self->start = start;
  name = arb_words_label (self->title, told);
  if (arb_label_change (self->value_label, value))
    arb_widget_animate (GTK_WIDGET (self), "flash");
  gtk_label_set_text (self->hint_label, hint != NULL ? hint : "");
  gtk_label_set_text (self->brief_hint_label, brief != NULL ? brief : "");
  arb_pips_set (self->tally, left, start);
  arb_widget_set_class (GTK_WIDGET (self), "near-end", plenty == EM_NEAR_END);
  arb_widget_set_class (GTK_WIDGET (self), "at-end", plenty == EM_EMPTY);
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  show_parts (self);
}

void
em_strip_tile_set_zone (EmStripTile *self, ArbZone *zone)
{
  g_return_if_fail (EM_IS_STRIP_TILE (self));

  if (zone != NULL && arb_zone_get_n_cards (zone) == 0)
    zone = NULL;
  g_set_object (&self->zone, zone);
}

void
em_strip_tile_set_history (EmStripTile *self, ArbSession *session, const char *id)
{
  g_return_if_fail (EM_IS_STRIP_TILE (self));
  g_return_if_fail (ARB_IS_SESSION (session));

  g_set_object (&self->session, session);
  if (g_strcmp0 (self->history, id) == 0)
    return;
  g_free (self->history);
  self->history = g_strdup (id);
}

void
em_strip_tile_set_form (EmStripTile *self, EmStripForm form)
{
  g_return_if_fail (EM_IS_STRIP_TILE (self));

  self->form = form;
  show_parts (self);
}
