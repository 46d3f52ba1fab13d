/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/offer-sections.h"

#include "app/turn/offer-button.h"
#include "app/turn/turn-panel.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/expander.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define CELL_WIDTH 44 /* a finger's */
#define OTHER_WIDTH 150
#define SPACING 5

/* The offers of a session, each with its number. */
typedef struct
{
  ArbSession *session;
  const ArbCatalogue *catalogue;
  GListModel *offers;
} Source;

static const ArbCatalogue *
get_catalogue (ArbSession *session)
{
  return arb_document_get_catalogue (arb_session_get_document (session));
}

static GtkWidget *
heading_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  return label;
}

static GtkWidget *
cells_new (void)
{
  GtkWidget *cells =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (CELL_WIDTH, 0, SPACING),
                    "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (cells, "offer-cells");
  return cells;
}

/* The cells of a player: his marker, and beside it what he can do. */
static GtkWidget *
line_new (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *marker = arb_player_marker_label_new (ARB_MARKER_TABLE);

  gtk_widget_set_valign (marker, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), marker);
  gtk_box_append (GTK_BOX (line), cells_new ());
  return line;
}

static GtkWidget *
cell_new (void)
{
  GtkWidget *button = arb_offer_button_new ();

  gtk_widget_add_css_class (button, "cell");
  return button;
}

static GtkWidget *
button_new (void)
{
  GtkWidget *button = arb_offer_button_new ();

  gtk_widget_add_css_class (button, "finger");
  return button;
}

/* What its offer is about, or how much that is worth. */
static void
set_cell (GtkWidget *button, ArbOfferItem *item, guint index)
{
  const char *amount = arb_offer_item_get_amount (item);

  arb_offer_button_set (ARB_OFFER_BUTTON (button), item, index,
                        amount != NULL && amount[0] != '\0' ? amount
                                                            : arb_offer_item_get_row (item),
                        NULL);
}

static void
add_heading (const Source *source, ArbChildPool *parts, const ArbOfferLook *look)
{
  if (look->heading != NULL)
    gtk_label_set_text (GTK_LABEL (arb_child_pool_next (parts, "offer-heading", heading_new)),
                        arb_words_translate ("offers", look->id, "heading", look->heading));
}

/* The box for the cells of @seat: a line of his, or all the width where it is nobody's. */
static GtkWidget *
begin_cells (const Source *source, ArbChildPool *parts, guint seat)
{
  GtkWidget *line;

  if (seat == ARB_TABLE)
    return arb_child_pool_next (parts, "offer-cells", cells_new);

  line = arb_child_pool_next (parts, "offer-line", line_new);
  arb_player_marker_label_set (GTK_LABEL (gtk_widget_get_first_child (line)),
                               arb_session_get_marker (source->session, seat));
  arb_widget_set_tooltip (line, arb_session_get_player (source->session, seat));
  return gtk_widget_get_last_child (line);
}

static void
add_cells (const Source *source, ArbChildPool *parts, const ArbOfferLook *look)
{
  ArbChildPool cells = { NULL };
  guint seat = ARB_TABLE;

  for (guint i = 0; i < g_list_model_get_n_items (source->offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (source->offers, i);

      if (!arb_offer_item_is (item, look->id))
        continue;
      if (cells.parent == NULL)
        add_heading (source, parts, look);
      if (cells.parent == NULL || arb_offer_item_get_seat (item) != seat)
        {
          if (cells.parent != NULL)
            arb_child_pool_end (&cells);
          seat = arb_offer_item_get_seat (item);
          cells = arb_child_pool_begin (begin_cells (source, parts, seat));
        }
      set_cell (arb_child_pool_next (&cells, "cell", cell_new), item, i);
    }
  if (cells.parent != NULL)
    arb_child_pool_end (&cells);
}

static void
add_buttons (const Source *source, ArbChildPool *parts, const char *kind)
{
  for (guint i = 0; i < g_list_model_get_n_items (source->offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (source->offers, i);

      if (arb_offer_item_is (item, kind))
        arb_offer_button_set (ARB_OFFER_BUTTON (
                                  arb_child_pool_next (parts, "offer-button", button_new)),
                              item, i, arb_offer_item_get_name (item), NULL);
    }
}

/* The list is filled once somebody looks at it. */
static void
on_expanded (GtkWidget *expander)
{
  GtkWidget *panel = gtk_widget_get_ancestor (expander, ARB_TYPE_TURN_PANEL);

  if (panel != NULL && gtk_expander_get_expanded (GTK_EXPANDER (expander)))
    arb_turn_panel_refresh (ARB_TURN_PANEL (panel));
}

static GtkWidget *
others_new (void)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  arb_expander_set_child (GTK_EXPANDER (expander),
                          g_object_new (GTK_TYPE_BOX, "layout-manager",
                                        arb_columns_layout_new (OTHER_WIDTH, 0, SPACING),
                                        "margin-top", SPACING, NULL));
  g_signal_connect (expander, "notify::expanded", G_CALLBACK (on_expanded), NULL);
  return expander;
}

static guint
count_others (const Source *source)
{
  guint n_others = 0;

  for (guint i = 0; i < g_list_model_get_n_items (source->offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (source->offers, i);

      n_others += arb_offer_item_is (item, ARB_OFFER_OTHER);
    }
  return n_others;
}

static void
add_others (const Source *source, ArbChildPool *parts)
{
  guint n = count_others (source);
  g_autofree char *label = g_strdup_printf (ngettext ("%u Other Move", "%u Other Moves", n), n);
  GtkExpander *expander;
  ArbChildPool buttons;

  if (n == 0)
    return;
  expander = GTK_EXPANDER (arb_child_pool_next (parts, "offer-others", others_new));
  /* A game that does not say how its offers look has nothing else. */
  if (source->catalogue->n_offer_looks == 0)
    gtk_expander_set_expanded (expander, TRUE);
  gtk_expander_set_label (expander, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  buttons = arb_child_pool_begin (gtk_expander_get_child (expander));
  if (gtk_expander_get_expanded (expander))
    add_buttons (source, &buttons, ARB_OFFER_OTHER);
  arb_child_pool_end (&buttons);
}

void
arb_offer_sections_show (ArbChildPool *parts, ArbSession *session)
{
  Source source;

  g_return_if_fail (ARB_IS_SESSION (session));

  source = (Source){ session, get_catalogue (session), arb_session_get_offers (session) };
  for (guint i = 0; i < source.catalogue->n_offer_looks; i++)
    {
      const ArbOfferLook *look = &source.catalogue->offer_looks[i];

      if (look->form == ARB_FORM_CELLS)
        add_cells (&source, parts, look);
      else
        add_buttons (&source, parts, look->id);
    }
  add_others (&source, parts);
}

static GtkWidget *
find_others (GtkWidget *parts)
{
  GtkWidget *child = gtk_widget_get_first_child (parts);

  while (child != NULL && !(GTK_IS_EXPANDER (child) && gtk_widget_get_visible (child)))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

void
arb_offer_sections_unfold_like (GtkWidget *parts, GtkWidget *old)
{
  GtkWidget *others, *old_others;

  g_return_if_fail (GTK_IS_WIDGET (parts));
  g_return_if_fail (GTK_IS_WIDGET (old));

  others = find_others (parts);
  old_others = find_others (old);
  if (others != NULL && old_others != NULL)
    gtk_expander_set_expanded (GTK_EXPANDER (others),
                               gtk_expander_get_expanded (GTK_EXPANDER (old_others)));
}
