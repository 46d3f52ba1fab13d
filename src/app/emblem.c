/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/emblem.h"

#include "app/widgets.h"

#include <glib/gi18n.h>

/* How an emblem is shown; its class is its id, so that nothing has to be put together for that. */
static const struct
{
  const char *name;
  const char *glyph;
  const char *icon;
  const char *color;
  const char *frame;
} looks[ARB_N_MARKERS] = {
  [ARB_MARKER_TABLE] = { N_ ("The table"), "★", "seat-table-symbolic", "arb_dim", NULL },
  [ARB_MARKER_BLUE_CIRCLE] = { N_ ("Blue circle"), "●", "seat-circle-symbolic", "arb_blue_circle",
                               "deciding-blue-circle" },
  [ARB_MARKER_ORANGE_TRIANGLE] = { N_ ("Orange triangle"), "▲", "seat-triangle-symbolic",
                                   "arb_orange_triangle", "deciding-orange-triangle" },
  [ARB_MARKER_PURPLE_DIAMOND] = { N_ ("Purple diamond"), "◆", "seat-diamond-symbolic",
                                  "arb_purple_diamond", "deciding-purple-diamond" },
  [ARB_MARKER_PINK_SQUARE] = { N_ ("Pink square"), "■", "seat-square-symbolic", "arb_pink_square",
                               "deciding-pink-square" },
  [ARB_MARKER_GREEN_PENTAGON] = { N_ ("Green pentagon"), "⬟", "seat-pentagon-symbolic",
                                  "arb_green_pentagon", "deciding-green-pentagon" },
  [ARB_MARKER_TURQUOISE_HEART] = { N_ ("Turquoise heart"), "♥", "seat-heart-symbolic",
                                   "arb_turquoise_heart", "deciding-turquoise-heart" },
  [ARB_MARKER_BROWN_CROSS] = { N_ ("Brown cross"), "✚", "seat-cross-symbolic", "arb_brown_cross",
                               "deciding-brown-cross" },
  [ARB_MARKER_GREY_MOON] = { N_ ("Grey half moon"), "◗", "seat-moon-symbolic", "arb_grey_moon",
                             "deciding-grey-moon" },
};

const char *
arb_emblem_get_name (ArbPlayerMarker emblem)
{
  g_return_val_if_fail (emblem < ARB_N_MARKERS, NULL);
  return _ (looks[emblem].name);
}

const char *
arb_emblem_get_glyph (ArbPlayerMarker emblem)
{
  g_return_val_if_fail (emblem < ARB_N_MARKERS, NULL);
  return looks[emblem].glyph;
}

const char *
arb_emblem_get_icon (ArbPlayerMarker emblem)
{
  g_return_val_if_fail (emblem < ARB_N_MARKERS, NULL);
  return looks[emblem].icon;
}

const char *
arb_emblem_get_color (ArbPlayerMarker emblem)
{
  g_return_val_if_fail (emblem < ARB_N_MARKERS, NULL);
  return looks[emblem].color;
}

void
arb_emblem_frame_set (GtkWidget *widget, ArbPlayerMarker emblem)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for (ArbPlayerMarker other = ARB_MARKER_TABLE + 1; other < ARB_N_MARKERS; other++)
    arb_widget_set_class (widget, looks[other].frame, other == emblem);
}

/* Tells whether @widget showed another emblem, or none. */
static gboolean
take_class (GtkWidget *widget, ArbPlayerMarker emblem)
{
  const char *id = arb_player_marker_get_id (emblem);

  if (gtk_widget_has_css_class (widget, id))
    return FALSE;
  gtk_widget_set_css_classes (widget, (const char *[]){ "seat", id, NULL });
  return TRUE;
}

void
arb_emblem_image_set (GtkImage *image, ArbPlayerMarker emblem)
{
  g_return_if_fail (GTK_IS_IMAGE (image));

  if (!take_class (GTK_WIDGET (image), emblem))
    return;
  arb_image_set_icon (image, arb_emblem_get_icon (emblem));
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_emblem_get_name (emblem), -1);
}

void
arb_emblem_label_set (GtkLabel *label, ArbPlayerMarker emblem)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  if (take_class (GTK_WIDGET (label), emblem))
    gtk_label_set_text (label, arb_emblem_get_glyph (emblem));
}

GtkWidget *
arb_emblem_label_new (ArbPlayerMarker emblem)
{
  /* The shapes are not equally wide: what stands behind them begins where the others begin. */
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "width-chars", 2, "xalign", 0.0, NULL);

  arb_emblem_label_set (GTK_LABEL (label), emblem);
  return label;
}

/* Gives @seat what it wishes, if it has nothing yet and nobody else has it. */
static void
assign (guint seat, ArbPlayerMarker wish, ArbPlayerMarker *emblems, guint *taken)
{
  if (wish == ARB_MARKER_TABLE || emblems[seat] != ARB_MARKER_TABLE || (*taken & 1u << wish) != 0)
    return;
  emblems[seat] = wish;
  *taken |= 1u << wish;
}

void
arb_emblems_assign (const ArbEmblemWish *wishes, guint n_seats, ArbPlayerMarker *emblems)
{
  guint taken = 0;

  g_return_if_fail (n_seats <= ARB_MAX_SEATS);

  for (guint i = 0; i < n_seats; i++)
    emblems[i] = ARB_MARKER_TABLE;
  for (guint i = 0; i < n_seats; i++)
    assign (i, wishes[i].kept, emblems, &taken);
  for (guint i = 0; i < n_seats; i++)
    assign (i, wishes[i].known, emblems, &taken);
  for (guint i = 0; i < n_seats; i++)
    assign (i, (ArbPlayerMarker) (i + 1), emblems, &taken);
  for (guint i = 0; i < n_seats; i++)
    for (ArbPlayerMarker emblem = ARB_MARKER_TABLE + 1; emblem < ARB_N_MARKERS; emblem++)
      assign (i, emblem, emblems, &taken);
}
