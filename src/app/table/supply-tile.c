/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/supply-tile.h"

#include "app/log/history-popover.h"
#include "app/table/card-popover.h"
#include "app/widgets/first-fit-layout.h"
#include "app/widgets/pips.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>

struct _ArbSupplyTile
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
  ArbSession *session;
  const char *count; /* whose changes are listed if there is no zone */
  char *title;
};

G_DEFINE_FINAL_TYPE (ArbSupplyTile, arb_supply_tile, ADW_TYPE_BIN)

static void
fill_popover (GtkMenuButton *button, gpointer data)
{
  ArbSupplyTile *self = ARB_SUPPLY_TILE (data);
  GtkWidget *popover = NULL;

  if (self->zone != NULL)
    popover =
        arb_cards_popover_new (self->session, &(ArbTitledZone){ self->zone->title, self->zone }, 1);
  else if (self->count != NULL)
    popover = arb_history_popover_new (self->session, self->count, self->title);
  gtk_menu_button_set_popover (button, popover);
}

static void
arb_supply_tile_dispose (GObject *object)
{
  g_clear_object (&ARB_SUPPLY_TILE (object)->zone);
  g_clear_object (&ARB_SUPPLY_TILE (object)->session);
  g_clear_pointer (&ARB_SUPPLY_TILE (object)->title, g_free);

  G_OBJECT_CLASS (arb_supply_tile_parent_class)->dispose (object);
}

static void
arb_supply_tile_class_init (ArbSupplyTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_supply_tile_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "table/supply-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, button);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, head);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, image);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, value_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, caption);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, caption_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, brief_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, tally);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, hint);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, hint_label);
  gtk_widget_class_bind_template_child (widget_class, ArbSupplyTile, brief_hint_label);
}

static void
arb_supply_tile_init (ArbSupplyTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->caption, arb_first_fit_layout_new ());
  gtk_widget_set_layout_manager (self->hint, arb_first_fit_layout_new ());
  arb_menu_button_fill (self->button);
  gtk_menu_button_set_create_popup_func (self->button, fill_popover, self, NULL);
}

GtkWidget *
arb_supply_tile_new (void)
{
  return g_object_new (ARB_TYPE_SUPPLY_TILE, NULL);
}

static char *
dup_names (ArbZone *zone)
{
  GPtrArray *cards = zone->cards;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < cards->len; i++)
    {
      ArbZoneCard *card = cards->pdata[i];

      g_string_append_printf (names, "%s%s", i > 0 ? "  " : "", card->name);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

void
arb_supply_init_zone (ArbSupply *self, ArbZone *zone)
{
  const ArbTableLook *look = zone->look;
  guint left = zone->n_cards;
  const char *title = zone->title;
  const char *caption = arb_words_translate ("zones", look->id, "caption", look->caption);
  gboolean named = look->form == ARB_SHOW_NAMES;

  *self = (ArbSupply){ .icon = look->icon,
                       .caption = caption != NULL ? caption : title,
                       .brief = arb_words_translate ("zones", look->id, "brief", look->brief),
                       .title = title,
                       .value = named ? dup_names (zone) : g_strdup_printf ("%u", left),
                       .names = named,
                       .left = left,
                       .few = -1,
                       .zone = zone };
  self->description = named ? g_strdup (self->value)
                            : g_strdup_printf (ngettext ("%u left", "%u left", left), left);
}

void
arb_supply_clear (ArbSupply *self)
{
  g_free (self->value);
  g_free (self->hint);
  g_free (self->brief_hint);
  g_free (self->description);
}

static void
show_texts (ArbSupplyTile *self, const ArbSupply *supply)
{
  g_autofree char *name = arb_words_label (supply->title, supply->description);

  arb_image_set_icon (self->image, supply->icon);
  gtk_widget_set_visible (GTK_WIDGET (self->image), supply->icon != NULL);
  gtk_label_set_text (self->caption_label, supply->caption);
  gtk_label_set_text (self->brief_label, supply->brief != NULL ? supply->brief : supply->caption);
  gtk_label_set_text (self->hint_label, supply->hint != NULL ? supply->hint : "");
  gtk_label_set_text (self->brief_hint_label, supply->brief_hint != NULL ? supply->brief_hint : "");
  gtk_label_set_ellipsize (self->value_label,
                           supply->names ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  if (arb_label_change (self->value_label, supply->value))
    arb_widget_animate (GTK_WIDGET (self), "flash");
  arb_widget_set_tooltip (GTK_WIDGET (self), name);
  arb_widget_set_accessible_name (GTK_WIDGET (self->button), name);
}

static void
show_parts (ArbSupplyTile *self, const ArbSupply *supply, ArbSupplyForm form)
{
  gboolean full = form == ARB_SUPPLY_FULL;
  gboolean stacked = form >= ARB_SUPPLY_STACKED;
  gboolean pictured = supply->icon != NULL;
  float align = stacked ? 0.5f : 0;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_xalign (self->value_label, pictured && !stacked ? 1 : align);
  gtk_label_set_xalign (self->caption_label, align);
  gtk_label_set_xalign (self->brief_label, align);
  gtk_widget_set_halign (GTK_WIDGET (self->image), stacked ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  arb_widget_set_class (GTK_WIDGET (self), "compact", stacked);
  /* Without a picture, only the words say what the number is. */
  gtk_widget_set_visible (self->caption, full || (!pictured && form != ARB_SUPPLY_LOW));
  gtk_widget_set_visible (self->hint, full);
  gtk_widget_set_visible (GTK_WIDGET (self->tally), supply->start > 0 && form != ARB_SUPPLY_LOW);
}

/* Stores what a tap on the tile opens. */
static void
keep (ArbSupplyTile *self, ArbSession *session, const ArbSupply *supply)
{
  gboolean opens = supply->zone != NULL && supply->zone->n_cards > 0;
  ArbZone *zone = opens ? supply->zone : NULL;

  g_set_object (&self->session, session);
  g_set_object (&self->zone, zone);
  self->count = supply->count;
  g_free (self->title);
  self->title = g_strdup (supply->title);
}

void
arb_supply_tile_set (ArbSupplyTile *self, ArbSession *session, const ArbSupply *supply,
                     ArbSupplyForm form)
{
  gboolean near = supply->few >= 0 && supply->left <= (guint) supply->few;

  g_return_if_fail (ARB_IS_SUPPLY_TILE (self));
  g_return_if_fail (ARB_IS_SESSION (session));

  show_texts (self, supply);
  arb_pips_set (self->tally, supply->left, supply->start);
  arb_widget_set_class (GTK_WIDGET (self), "near-end", near && supply->left > 0);
  arb_widget_set_class (GTK_WIDGET (self), "at-end", near && supply->left == 0);
  keep (self, session, supply);
  show_parts (self, supply, form);
}
