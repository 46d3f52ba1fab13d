/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/passing-toast.h"

#include "app/widgets/text-block.h"

/*
 * libadwaita 1.2 shows a toast with an animation of up to half a second, and hides it with one of a
 * third. A toast that is dismissed during the first animation is used after it was freed. So a
 * toast that is withdrawn too early stays for a moment, and until then the next one may replace it.
 */
#define ARRIVED 800 /* milliseconds */

#define MOST_LINES 4
/* The space that libadwaita adds to the texts of a toast and of its button, in pixels. */
#define AROUND 150
#define FEW_LETTERS 8

static gint64
get_age (const ArbPassingToast *self)
{
  return (g_get_monotonic_time () - self->since) / G_TIME_SPAN_MILLISECOND;
}

void
arb_passing_toast_clear (ArbPassingToast *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->toast != NULL)
    {
      g_signal_handlers_disconnect_by_data (adw_toast_get_custom_title (self->toast), self);
      g_signal_handlers_disconnect_by_data (self->toast, self);
    }
  g_clear_object (&self->toast);
}

/* The toast appears now, for the first time or again after another one. */
static void
on_shown (ArbPassingToast *self)
{
  self->since = g_get_monotonic_time ();
}

static gboolean
withdraw_now (gpointer data)
{
  ArbPassingToast *self = data;

  self->source = 0;
  arb_passing_toast_withdraw (self);
  return G_SOURCE_REMOVE;
}

void
arb_passing_toast_withdraw (ArbPassingToast *self)
{
  g_return_if_fail (self != NULL);

  if (self->toast == NULL || self->source != 0)
    return;
  if (get_age (self) >= ARRIVED)
    adw_toast_dismiss (self->toast);
  else
    self->source = g_timeout_add ((guint) (ARRIVED - get_age (self)), withdraw_now, self);
}

/* The width for a toast: an overlay without a child is only as wide as its toast. */
static int
get_room (GtkWidget *overlay)
{
  gboolean alone = adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)) == NULL;

  if (!alone)
    return gtk_widget_get_width (overlay);
  return gtk_widget_get_width (gtk_widget_get_parent (overlay))
         - gtk_widget_get_margin_start (overlay) - gtk_widget_get_margin_end (overlay);
}

/* The number of letters that fit @overlay, beside a button with the text @action (nullable). */
static int
count_letters (GtkWidget *label, GtkWidget *overlay, const char *action)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int letter = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                    pango_font_metrics_get_approximate_digit_width (metrics));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, action);
  int room = get_room (overlay) - AROUND;
  int width;

  pango_font_metrics_unref (metrics);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return MAX (FEW_LETTERS, (room - width) * PANGO_SCALE / MAX (1, letter));
}

/* Makes a title that wraps. The overlay would measure a wrapping label as if it had one line. */
static GtkWidget *
title_new (const char *title, GtkWidget *overlay, const char *action)
{
  GtkWidget *label = arb_text_line_new (title, "heading");

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (label), MOST_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), count_letters (label, overlay, action));
  return label;
}

void
arb_passing_toast_show (ArbPassingToast *self, AdwToastOverlay *overlay, const char *title,
                        const char *label, const char *action, guint seconds)
{
  GtkWidget *content;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (title != NULL);

  arb_passing_toast_withdraw (self);
  if (self->toast != NULL)
    {
      g_clear_handle_id (&self->source, g_source_remove);
      gtk_label_set_text (GTK_LABEL (adw_toast_get_custom_title (self->toast)), title);
      return;
    }

  content = title_new (title, GTK_WIDGET (overlay), label);
  g_signal_connect_swapped (content, "map", G_CALLBACK (on_shown), self);
  on_shown (self);
  self->toast = adw_toast_new ("");
  adw_toast_set_custom_title (self->toast, content);
  adw_toast_set_button_label (self->toast, label);
  adw_toast_set_action_name (self->toast, action);
  if (seconds > 0)
    adw_toast_set_timeout (self->toast, seconds);
  /* Shows the toast at once, because it answers what somebody has just done. Another toast that was
   * visible comes back after it. */
  adw_toast_set_priority (self->toast, ADW_TOAST_PRIORITY_HIGH);
  g_signal_connect_swapped (self->toast, "dismissed", G_CALLBACK (arb_passing_toast_clear), self);
  adw_toast_overlay_add_toast (overlay, g_object_ref (self->toast));
}

static void
toast_free (gpointer data)
{
  arb_passing_toast_clear (data);
  g_free (data);
}

void
arb_toast_show (AdwToastOverlay *overlay, const char *message)
{
  ArbPassingToast *toast;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  toast = g_object_get_data (G_OBJECT (overlay), "arb-toast");
  if (toast == NULL)
    {
      toast = g_new0 (ArbPassingToast, 1);
      g_object_set_data_full (G_OBJECT (overlay), "arb-toast", toast, toast_free);
    }
  arb_passing_toast_show (toast, overlay, message, NULL, NULL, 0);
}
