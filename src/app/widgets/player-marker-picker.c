/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/player-marker-picker.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"
#include "wording/grammar.h"

#include <glib/gi18n.h>

#define COLUMNS 4
#define HOLDER_CHARS 7 /* of a name, if there is room */

struct _ArbPlayerMarkerPicker
{
  AdwBin parent_instance;

  GtkWidget *buttons[ARB_N_MARKERS]; /* none for the table */
  GtkLabel *holders[ARB_N_MARKERS];
  ArbPlayerMarker chosen;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (ArbPlayerMarkerPicker, arb_player_marker_picker, ADW_TYPE_BIN)

static void
choose (ArbPlayerMarkerPicker *self, ArbPlayerMarker chosen)
{
  self->chosen = chosen;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[chosen]), TRUE);
  for (ArbPlayerMarker marker = ARB_MARKER_TABLE + 1; marker < ARB_N_MARKERS; marker++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[marker]),
                                 GTK_ACCESSIBLE_STATE_CHECKED,
                                 marker == chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                  : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);
}

static void
on_clicked (ArbPlayerMarkerPicker *self, GtkWidget *button)
{
  ArbPlayerMarker marker = ARB_MARKER_TABLE + 1;

  while (self->buttons[marker] != button)
    marker++;
  choose (self, marker);
  g_signal_emit (self, chosen_signal, 0, (guint) marker);
}

static void
add_button (ArbPlayerMarkerPicker *self, GtkGrid *grid, ArbPlayerMarker marker)
{
  GtkWidget *button =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *holder = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_MIDDLE,
                                    "max-width-chars", HOLDER_CHARS, NULL);

  arb_player_marker_image_set (GTK_IMAGE (image), marker);
  gtk_widget_set_vexpand (image, TRUE);
  gtk_widget_add_css_class (holder, "label");
  gtk_box_append (GTK_BOX (content), image);
  gtk_box_append (GTK_BOX (content), holder);
  gtk_button_set_child (GTK_BUTTON (button), content);
  if (marker > ARB_MARKER_TABLE + 1)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (self->buttons[ARB_MARKER_TABLE + 1]));
  arb_widget_set_accessible_name (button, arb_player_marker_get_name (marker));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_grid_attach (grid, button, ((int) marker - 1) % COLUMNS, ((int) marker - 1) / COLUMNS, 1, 1);
  self->buttons[marker] = button;
  self->holders[marker] = GTK_LABEL (holder);
}

static void
show_holder (ArbPlayerMarkerPicker *self, ArbPlayerMarker marker, const char *holder)
{
  GtkWidget *button = self->buttons[marker];
  g_autofree char *advice = NULL;
  g_autofree char *tooltip = NULL;

  if (holder != NULL)
    /* Translators: another player, and what happens if you choose what that player has */
    advice = arb_grammar_format (_ ("%s has it now and gets yours in exchange"), holder);
  tooltip = g_strjoin ("\n", arb_player_marker_get_name (marker), advice, NULL);
  gtk_label_set_text (self->holders[marker], holder != NULL ? holder : "");
  arb_widget_set_tooltip (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  advice != NULL ? advice : "", -1);
}

void
arb_player_marker_picker_show (ArbPlayerMarkerPicker *self, ArbPlayerMarker chosen,
                               const char *const *holders)
{
  g_return_if_fail (ARB_IS_PLAYER_MARKER_PICKER (self));
  g_return_if_fail (chosen > ARB_MARKER_TABLE && chosen < ARB_N_MARKERS);
  g_return_if_fail (holders != NULL);

  choose (self, chosen);
  for (ArbPlayerMarker marker = ARB_MARKER_TABLE + 1; marker < ARB_N_MARKERS; marker++)
    show_holder (self, marker, marker != chosen ? holders[marker] : NULL);
}

ArbPlayerMarker
arb_player_marker_picker_get_chosen (ArbPlayerMarkerPicker *self)
{
  g_return_val_if_fail (ARB_IS_PLAYER_MARKER_PICKER (self), ARB_MARKER_TABLE);
  return self->chosen;
}

/* Focuses the chosen marker. */
static gboolean
arb_player_marker_picker_grab_focus (GtkWidget *widget)
{
  ArbPlayerMarkerPicker *self = ARB_PLAYER_MARKER_PICKER (widget);

  return self->chosen != ARB_MARKER_TABLE && gtk_widget_grab_focus (self->buttons[self->chosen]);
}

static void
arb_player_marker_picker_class_init (ArbPlayerMarkerPickerClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = arb_player_marker_picker_grab_focus;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
arb_player_marker_picker_init (ArbPlayerMarkerPicker *self)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                                  "column-homogeneous", TRUE, "row-homogeneous", TRUE,
                                  "column-spacing", 6, "row-spacing", 6, NULL);

  gtk_widget_add_css_class (grid, "emblems");
  arb_widget_set_accessible_name (grid, _ ("Colour and Shape"));
  for (ArbPlayerMarker marker = ARB_MARKER_TABLE + 1; marker < ARB_N_MARKERS; marker++)
    add_button (self, GTK_GRID (grid), marker);
  adw_bin_set_child (ADW_BIN (self), grid);
}

GtkWidget *
arb_player_marker_picker_new (void)
{
  return g_object_new (ARB_TYPE_PLAYER_MARKER_PICKER, NULL);
}
