/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/text-scale.h"

/* Lengths are given for text of this height, the platform's usual 11 points. */
#define USUAL_TEXT (11.0 * 96 / 72)

double
arb_widget_get_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72;
  return MAX (1, size / USUAL_TEXT);
}
