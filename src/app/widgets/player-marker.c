/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/player-marker.h"

#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

/* The texts and icons of the markers. The style class of a marker is its id, so that no string has
 * to be built. */
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
arb_player_marker_get_name (ArbPlayerMarker marker)
{
  g_return_val_if_fail (marker < ARB_N_MARKERS, NULL);
  return _ (looks[marker].name);
}

const char *
arb_player_marker_get_glyph (ArbPlayerMarker marker)
{
  g_return_val_if_fail (marker < ARB_N_MARKERS, NULL);
  return looks[marker].glyph;
}

const char *
arb_player_marker_get_icon (ArbPlayerMarker marker)
{
  g_return_val_if_fail (marker < ARB_N_MARKERS, NULL);
  return looks[marker].icon;
}

const char *
arb_player_marker_get_color (ArbPlayerMarker marker)
{
  g_return_val_if_fail (marker < ARB_N_MARKERS, NULL);
  return looks[marker].color;
}

void
arb_player_marker_frame_set (GtkWidget *widget, ArbPlayerMarker marker)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (marker != ARB_MARKER_TABLE && gtk_widget_has_css_class (widget, looks[marker].frame))
    return;
  for (ArbPlayerMarker other = ARB_MARKER_TABLE + 1; other < ARB_N_MARKERS; other++)
    arb_widget_set_class (widget, looks[other].frame, other == marker);
}

/* Gives @widget the style class of @marker. Returns whether it had another one, or none. */
static gboolean
take_class (GtkWidget *widget, ArbPlayerMarker marker)
{
  const char *id = arb_player_marker_get_id (marker);

  if (gtk_widget_has_css_class (widget, id))
    return FALSE;
  gtk_widget_set_css_classes (widget, (const char *[]){ "seat", id, NULL });
  return TRUE;
}

void
arb_player_marker_image_set (GtkImage *image, ArbPlayerMarker marker)
{
  g_return_if_fail (GTK_IS_IMAGE (image));

  if (!take_class (GTK_WIDGET (image), marker))
    return;
  arb_image_set_icon (image, arb_player_marker_get_icon (marker));
  arb_widget_set_accessible_name (GTK_WIDGET (image), arb_player_marker_get_name (marker));
}

GtkWidget *
arb_player_marker_image_new (ArbPlayerMarker marker)
{
  GtkWidget *image =
      g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  arb_player_marker_image_set (GTK_IMAGE (image), marker);
  return image;
}

/* Gives @wish to @seat, if the seat has no marker yet and no other seat has this one. */
static void
assign (guint seat, ArbPlayerMarker wish, ArbPlayerMarker *markers, guint *taken)
{
  if (wish == ARB_MARKER_TABLE || markers[seat] != ARB_MARKER_TABLE || (*taken & 1u << wish) != 0)
    return;
  markers[seat] = wish;
  *taken |= 1u << wish;
}

void
arb_player_markers_assign (const ArbPlayerMarkerWish *wishes, guint n_seats,
                           ArbPlayerMarker *markers)
{
  guint taken = 0;

  g_return_if_fail (n_seats <= ARB_MAX_SEATS);

  for (guint i = 0; i < n_seats; i++)
    markers[i] = ARB_MARKER_TABLE;
  for (guint i = 0; i < n_seats; i++)
    assign (i, wishes[i].kept, markers, &taken);
  for (guint i = 0; i < n_seats; i++)
    assign (i, wishes[i].known, markers, &taken);
  for (guint i = 0; i < n_seats; i++)
    assign (i, (ArbPlayerMarker) (i + 1), markers, &taken);
  for (guint i = 0; i < n_seats; i++)
    for (ArbPlayerMarker marker = ARB_MARKER_TABLE + 1; marker < ARB_N_MARKERS; marker++)
      assign (i, marker, markers, &taken);
}
