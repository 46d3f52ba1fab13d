/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/total-dialog.h"

#include "app/widgets/digit-keys.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/session/session-result.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* More than any player gets. */
#define MOST 999

#define KEY_ROW 5 /* digits in a row of keys */

struct _ArbTotalDialog
{
  ArbDialog parent_instance;

  GtkWidget *record_button;
  GtkBox *head;
  GtkLabel *number_label;
  GtkLabel *recorded_label;
  GtkGrid *keys;
  ArbSession *session;
  guint seat;
  guint points;
  gboolean fresh; /* whether the next digit begins a new number */
};

G_DEFINE_FINAL_TYPE (ArbTotalDialog, arb_total_dialog, ARB_TYPE_DIALOG)

static void
show_points (ArbTotalDialog *self)
{
  g_autofree char *digits = g_strdup_printf ("%u", self->points);
  g_autofree char *name =
      arb_words_label (arb_session_get_player (self->session, self->seat), digits);

  gtk_label_set_text (self->number_label, digits);
  arb_widget_set_accessible_name (GTK_WIDGET (self->number_label), name);
}

/* The first digit replaces the number that was recorded. */
static void
enter_digit (GtkWidget *widget, const char *action, GVariant *target)
{
  ArbTotalDialog *self = ARB_TOTAL_DIALOG (widget);
  guint points = (self->fresh ? 0 : 10 * self->points) + g_variant_get_uint32 (target);

  self->fresh = FALSE;
  if (points <= MOST)
    self->points = points;
  show_points (self);
}

static void
clear (GtkWidget *widget, const char *action, GVariant *target)
{
  ArbTotalDialog *self = ARB_TOTAL_DIALOG (widget);

  self->points = 0;
  self->fresh = TRUE;
  show_points (self);
}

static void
record (GtkWidget *widget, const char *action, GVariant *target)
{
  ArbTotalDialog *self = ARB_TOTAL_DIALOG (widget);

  arb_session_state_total (self->session, self->seat, self->points);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* The keys of the keyboard work like those of the pad. */
static gboolean
on_key (ArbTotalDialog *self, guint key, guint code, GdkModifierType state)
{
  if (arb_digit_keys_press (GTK_WIDGET (self), key, state))
    return GDK_EVENT_STOP;
  if (key != GDK_KEY_BackSpace && key != GDK_KEY_Delete && key != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;
  clear (GTK_WIDGET (self), NULL, NULL);
  return GDK_EVENT_STOP;
}

static void
arb_total_dialog_finalize (GObject *object)
{
  g_clear_object (&ARB_TOTAL_DIALOG (object)->session);

  G_OBJECT_CLASS (arb_total_dialog_parent_class)->finalize (object);
}

static void
arb_total_dialog_class_init (ArbTotalDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_total_dialog_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "score/total-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTotalDialog, record_button);
  gtk_widget_class_bind_template_child (widget_class, ArbTotalDialog, head);
  gtk_widget_class_bind_template_child (widget_class, ArbTotalDialog, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTotalDialog, recorded_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTotalDialog, keys);
  gtk_widget_class_install_action (widget_class, "pad.digit", "u", enter_digit);
  gtk_widget_class_install_action (widget_class, "pad.clear", NULL, clear);
  gtk_widget_class_install_action (widget_class, "pad.record", NULL, record);
}

static void
arb_total_dialog_init (ArbTotalDialog *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  arb_digit_keys_fill (self->keys, KEY_ROW);
  arb_digit_keys_add (self->keys, "edit-clear-symbolic", _ ("Clear"), "pad.clear", KEY_ROW, 0, 2);
}

GtkWidget *
arb_total_dialog_new (ArbSession *session, guint seat, GtkWindow *parent)
{
  ArbTotalDialog *self;
  const ArbScoreSheet *sheet;
  GtkWidget *heading;
  g_autofree char *total = NULL;
  g_autofree char *recorded = NULL;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= arb_session_get_n_seats (session), NULL);

  self = g_object_new (ARB_TYPE_TOTAL_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->seat = seat;
  sheet = arb_session_get_sheet (session);
  self->points = (guint) MAX (sheet->totals[seat], 0);
  self->fresh = TRUE;
  heading = arb_seat_heading_new (session, seat);
  gtk_widget_set_halign (heading, GTK_ALIGN_CENTER);
  gtk_box_prepend (self->head, heading);
  total = arb_wording_total (sheet, seat);
  recorded = arb_words_label (arb_wording_total_title (sheet, seat), total);
  gtk_label_set_text (self->recorded_label, recorded);
  show_points (self);
  gtk_widget_grab_focus (self->record_button);
  return GTK_WIDGET (self);
}
