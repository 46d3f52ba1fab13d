/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-dialog.h"

#include "app/score/score-chart.h"
#include "app/score/score-export.h"
#include "app/score/score-print.h"
#include "app/score/score-table.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/expander.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/widgets.h"
#include "model/session/score-export.h"
#include "wording/proof.h"

#include <glib/gi18n.h>

/* So many times as large as usual. */
#define LARGE_TEXT 1.5

struct _ArbScoreDialog
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *export_button;
  GtkStack *stack;
  GtkWidget *curtain;
  GtkWidget *sheet;
  GtkBox *winners;
  GtkLabel *decision_label;
  AdwBin *table;
  GtkBox *panels;
  GtkBox *reasons;
  ArbSession *session;
  ArbScoreProof *proof;
};

G_DEFINE_FINAL_TYPE (ArbScoreDialog, arb_score_dialog, ADW_TYPE_WINDOW)

static const char *const exports[] = { "score.print", "score.save", "score.copy-text",
                                       "score.copy-link", "score.open-link" };

static GtkWidget *
add_panel (GtkBox *box, const char *title)
{
  GtkWidget *panel =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                    GTK_ACCESSIBLE_ROLE_GROUP, "spacing", 6, NULL);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "name");
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "score-panel");
  gtk_widget_set_valign (panel, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (panel), label);
  gtk_box_append (box, panel);
  return panel;
}

static void
add_lines (ArbScoreDialog *self, const char *title, char **lines)
{
  GtkWidget *panel;

  if (lines[0] == NULL)
    return;
  panel = add_panel (self->reasons, title);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (lines[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (panel), label);
    }
}

static void
add_further (GtkBox *panel, const char *lines)
{
  GtkWidget *block = arb_text_block_new (NULL, lines, "caption-heading");

  gtk_widget_add_css_class (block, "further");
  gtk_box_append (panel, block);
}

/* An edition after the other: what would have become of the game, and why that cannot be told. */
static void
add_editions (ArbScoreDialog *self)
{
  const ArbWording *wording = arb_session_get_wording (self->session);
  GtkWidget *panel;

  if (self->proof->editions->len == 0)
    return;
  panel = add_panel (self->reasons, _ ("Under Other Editions"));
  for (guint i = 0; i < self->proof->editions->len; i++)
    {
      const ArbScoreProofEdition *edition =
          &g_array_index (self->proof->editions, ArbScoreProofEdition, i);
      g_autofree char *title = arb_wording_edition (wording, edition->edition);
      g_auto (GStrv) blocks = arb_wording_proof_edition_blocks (wording, self->proof, edition);

      gtk_box_append (GTK_BOX (panel), arb_text_block_new (title, blocks[0], "heading"));
      if (blocks[1] != NULL)
        add_further (GTK_BOX (panel), blocks[1]);
    }
}

/* Which curve is whose. */
static GtkWidget *
legend_new (ArbScoreDialog *self)
{
  GtkWidget *legend =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (90, 0, 6), NULL);

  for (guint seat = 1; seat <= self->proof->sheet.n_seats; seat++)
    gtk_box_append (GTK_BOX (legend), arb_seat_heading_new (self->session, seat));
  gtk_widget_add_css_class (legend, "legend");
  return legend;
}

static void
add_chart (ArbScoreDialog *self)
{
  GtkWidget *panel, *expander;

  /* One round is no curve. */
  if (self->proof->rounds->len < 2)
    return;
  panel = add_panel (self->panels, _ ("Score over the Rounds"));
  gtk_box_append (GTK_BOX (panel), legend_new (self));
  expander = gtk_expander_new_with_mnemonic (_ ("As a _Table"));
  arb_expander_set_child (GTK_EXPANDER (expander),
                          arb_score_chart_table_new (self->session, self->proof));
  gtk_box_append (GTK_BOX (panel), arb_score_chart_new (self->session, self->proof));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  gtk_expander_get_label_widget (GTK_EXPANDER (expander)), NULL,
                                  -1);
  gtk_box_append (GTK_BOX (panel), expander);
}

/* Who has won is the largest thing on the page; of large text, a phone has not room for both name and
 * number in a line. */
static void
add_winner (ArbScoreDialog *self, guint seat)
{
  gboolean large = arb_widget_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
  GtkWidget *winner =
      gtk_box_new (large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *shape = gtk_image_new ();
  GtkWidget *name = gtk_label_new (arb_session_get_player (self->session, seat));
  g_autofree char *total = g_strdup_printf ("%d", self->proof->sheet.totals[seat]);
  GtkWidget *number = gtk_label_new (total);

  arb_player_marker_image_set (GTK_IMAGE (shape), arb_session_get_marker (self->session, seat));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (name, "winner-name");
  gtk_widget_add_css_class (number, "winner-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (who), shape);
  gtk_box_append (GTK_BOX (who), name);
  gtk_box_append (GTK_BOX (winner), who);
  gtk_box_append (GTK_BOX (winner), number);
  gtk_widget_set_halign (winner, GTK_ALIGN_CENTER);
  gtk_box_append (self->winners, winner);
}

/* What shows no score takes none out of the program, either. */
static void
set_exportable (ArbScoreDialog *self, gboolean exportable)
{
  gtk_widget_set_sensitive (self->export_button, exportable);
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), exports[i], exportable);
}

static void
show (ArbScoreDialog *self)
{
  const ArbScoreSheet *sheet = &self->proof->sheet;
  g_auto (GStrv) steps = arb_score_dup_steps (self->session, self->proof);
  g_auto (GStrv) marks = arb_score_dup_marks (self->session, self->proof);
  g_autofree char *decision = arb_session_dup_decision (self->session);
  guint n_steps = g_strv_length (steps);

  gtk_label_set_text (self->decision_label, sheet->finished ? decision : steps[n_steps - 1]);
  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->winners & 1u << seat)
      add_winner (self, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->winners), sheet->winners != 0);
  adw_bin_set_child (self->table, arb_score_table_new (self->session, self->proof));
  add_chart (self);
  gtk_box_append (self->panels, GTK_WIDGET (self->reasons));
  if (n_steps > 1)
    add_lines (self, arb_wording_steps_heading (sheet), steps);
  add_editions (self);
  add_lines (self, _ ("Rulings and Adjustments"), marks);
  set_exportable (self, TRUE);
  gtk_stack_set_visible_child (self->stack, self->sheet);
}

static void
open_curtain (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbScoreDialog *self = ARB_SCORE_DIALOG (widget);

  show (self);
  gtk_widget_action_set_enabled (widget, name, FALSE);
  gtk_widget_child_focus (self->sheet, GTK_DIR_TAB_FORWARD);
}

static void
print (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_score_print (ARB_SCORE_DIALOG (widget)->session, GTK_WINDOW (widget));
}

static void
save (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbScoreDialog *self = ARB_SCORE_DIALOG (widget);
  const ArbScoreFormat *format = arb_score_format_find (g_variant_get_string (target, NULL));

  g_return_if_fail (format != NULL);
  arb_score_format_save (format, self->session, self->toasts);
}

static void
copy (ArbScoreDialog *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  arb_toast_tell (self->toasts, _ ("Copied"));
}

static void
copy_text (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbScoreDialog *self = ARB_SCORE_DIALOG (widget);
  g_autofree char *text = arb_score_export_text (self->session, self->proof);

  copy (self, text);
}

static void
copy_link (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbScoreDialog *self = ARB_SCORE_DIALOG (widget);
  g_autofree char *link = arb_score_export_bg_stats_link (self->session);

  copy (self, link);
}

/* Nothing here may open links: the game gets to BG Stats all the same. */
static void
on_link_opened (GObject *dialog, GAsyncResult *result, gpointer data)
{
  if (gtk_show_uri_full_finish (GTK_WINDOW (dialog), result, NULL))
    return;
  arb_window_show_error (GTK_WINDOW (dialog), _ ("The Link Cannot Be Opened"), NULL,
                         _ ("Copy it, and open it on the device that has BG Stats; or save "
                            "a file that BG Stats can read there."));
}

static void
open_link (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autofree char *link = arb_score_export_bg_stats_link (ARB_SCORE_DIALOG (widget)->session);

  gtk_show_uri_full (GTK_WINDOW (widget), link, GDK_CURRENT_TIME, NULL, on_link_opened, NULL);
}

static void
arb_score_dialog_dispose (GObject *object)
{
  ArbScoreDialog *self = ARB_SCORE_DIALOG (object);

  /* The chart draws from the proof: the widgets go first. */
  adw_window_set_content (ADW_WINDOW (self), NULL);
  g_clear_object (&self->session);
  g_clear_pointer (&self->proof, arb_score_proof_free);

  G_OBJECT_CLASS (arb_score_dialog_parent_class)->dispose (object);
}

static void
arb_score_dialog_class_init (ArbScoreDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_score_dialog_dispose;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "score/score-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, export_button);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, curtain);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, sheet);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, decision_label);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, winners);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, table);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, panels);
  gtk_widget_class_install_action (widget_class, "score.show", NULL, open_curtain);
  gtk_widget_class_install_action (widget_class, "score.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "score.save", "s", save);
  gtk_widget_class_install_action (widget_class, "score.copy-text", NULL, copy_text);
  gtk_widget_class_install_action (widget_class, "score.copy-link", NULL, copy_link);
  gtk_widget_class_install_action (widget_class, "score.open-link", NULL, open_link);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "score.print",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
arb_score_dialog_init (ArbScoreDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_name_items (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->export_button)));
  self->reasons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
}

GtkWidget *
arb_score_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbScoreDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_SCORE_DIALOG, "transient-for", parent, NULL);
  self->session = g_object_ref (session);
  self->proof = arb_session_dup_proof (session);
  if (arb_widget_hides_scores (GTK_WIDGET (self)))
    set_exportable (self, FALSE);
  else
    show (self);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
