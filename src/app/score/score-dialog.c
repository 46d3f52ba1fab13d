/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/score/score-dialog.h"

#include "app/score/score-chart.h"
#include "app/score/score-export.h"
#include "app/score/score-questions.h"
#include "app/score/score-seat.h"
#include "app/score/score-table.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/focus.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/score-export.h"
#include "model/session/session-count.h"
#include "model/session/session-result.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/totals.h"

#include <glib/gi18n.h>

/* So many times as large as usual. */
#define LARGE_TEXT 1.5

struct _ArbScoreDialog
{
  ArbDialog parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *export_button;
  GtkStack *stack;
  GtkWidget *sheet;
  GtkWidget *head;
  GtkBox *markers;
  GtkBox *facts;
  GtkLabel *number_label;
  GtkBox *questions;
  GtkBox *proofs;
  GtkBox *reasons;
  GtkBox *next;
  ArbSession *session;
  ArbScoreProof *proof;
};

static guint change_numbers_signal;

G_DEFINE_FINAL_TYPE (ArbScoreDialog, arb_score_dialog, ARB_TYPE_DIALOG)

static const char *const exports[] = { "score.print", "score.save", "score.copy-text",
                                       "score.copy-link", "score.open-link" };

static GtkWidget *
add_panel (GtkBox *box, const char *title)
{
  GtkWidget *panel = arb_score_panel_new (title, 6);

  gtk_widget_set_valign (panel, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (panel), arb_text_line_new (title, "name"));
  gtk_box_append (box, panel);
  return panel;
}

/* Adds @child in an expander with @title; people ask for it less often. */
static GtkWidget *
add_folded (GtkBox *box, const char *title, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);
  GtkWidget *label = arb_text_line_new (title, "heading");

  g_object_set (label, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), label);
  arb_widget_set_accessible_name (expander, title);
  gtk_widget_add_css_class (expander, "panel");
  gtk_widget_add_css_class (expander, "score-panel");
  gtk_widget_add_css_class (expander, "folded");
  arb_expander_set_child (GTK_EXPANDER (expander), child);
  gtk_box_append (box, expander);
  return expander;
}

static void
add_block (GtkWidget *panel, const char *heading, const char *text)
{
  if (text != NULL)
    gtk_box_append (GTK_BOX (panel), arb_text_block_new (heading, text, "heading"));
}

/* Adds the steps of the ranking, the greatest lead and the biggest turn of the game. */
static void
add_story (ArbScoreDialog *self)
{
  const ArbWording *wording = arb_session_get_wording (self->session);
  g_auto (GStrv) steps = arb_score_dup_steps (self->session, self->proof);
  g_autofree char *lead = arb_wording_lead (wording, self->proof);
  g_autofree char *turn = arb_wording_best_turn (wording, self->proof);
  /* The head of the page says that the game is not over yet. */
  guint n_steps = g_strv_length (steps) - !self->proof->sheet.finished;
  GtkWidget *panel;

  if (n_steps < 2 && lead == NULL && turn == NULL)
    return;
  panel = add_panel (self->reasons, arb_wording_steps_heading (&self->proof->sheet));
  for (guint i = 0; n_steps > 1 && i < n_steps; i++)
    gtk_box_append (GTK_BOX (panel), arb_text_line_new (steps[i], "body"));
  add_block (panel, _ ("Greatest Lead"), lead);
  add_block (panel, _ ("Biggest Turn"), turn);
}

static void
add_marks (ArbScoreDialog *self)
{
  g_auto (GStrv) marks = arb_score_dup_marks (self->session, self->proof);
  g_autofree char *text = g_strjoinv ("\n", marks);

  if (marks[0] != NULL)
    add_folded (self->reasons, _ ("Rulings and Adjustments"),
                arb_text_block_new (NULL, text, "body"));
}

static void
add_further (GtkBox *panel, const char *lines)
{
  GtkWidget *block = arb_text_block_new (NULL, lines, "caption-heading");

  gtk_widget_add_css_class (block, "further");
  gtk_box_append (panel, block);
}

/* Adds for each edition how the game would have ended by it, or why that is unknown. */
static void
add_editions (ArbScoreDialog *self)
{
  const ArbWording *wording = arb_session_get_wording (self->session);
  GtkWidget *box;

  if (self->proof->editions->len == 0)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  for (guint i = 0; i < self->proof->editions->len; i++)
    {
      const ArbScoreProofEdition *edition =
          &g_array_index (self->proof->editions, ArbScoreProofEdition, i);
      g_autofree char *title = arb_wording_edition (wording, edition->edition);
      g_auto (GStrv) blocks = arb_wording_proof_edition_blocks (wording, self->proof, edition);

      gtk_box_append (GTK_BOX (box), arb_text_block_new (title, blocks[0], "heading"));
      if (blocks[1] != NULL)
        add_further (GTK_BOX (box), blocks[1]);
    }
  add_folded (self->reasons, _ ("Under Other Editions"), box);
}

static GtkWidget *
legend_entry_new (ArbSession *session, guint seat)
{
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *marker = arb_player_marker_image_new (arb_session_get_marker (session, seat));
  GtkWidget *name = gtk_label_new (arb_session_get_player (session, seat));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (entry), marker);
  gtk_box_append (GTK_BOX (entry), name);
  return entry;
}

/* Makes the legend, which says which curve belongs to which player. */
static GtkWidget *
legend_new (ArbScoreDialog *self)
{
  GtkWidget *legend =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (90, 0, 6), NULL);

  for (guint seat = 1; seat <= self->proof->sheet.n_seats; seat++)
    gtk_box_append (GTK_BOX (legend), legend_entry_new (self->session, seat));
  gtk_widget_add_css_class (legend, "legend");
  return legend;
}

static GtkSizeRequestMode
get_table_mode (GtkWidget *box)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window asks for the height that its child has where it is narrowest, with many lines; the
 * table is as high as it is at its width. */
static void
measure_table (GtkWidget *box, GtkOrientation orientation, int width, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (box);
  GtkWidget *view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *table = gtk_viewport_get_child (GTK_VIEWPORT (view));
  int least, height;

  gtk_widget_measure (scroller, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (table, orientation, MAX (least, width), &height, NULL, NULL, NULL);
  *minimum = *natural = MAX (*minimum, height);
}

static void
allocate_table (GtkWidget *box, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (box), width, height, baseline, NULL);
}

/* Adds the table of points. It scrolls if the columns have too little room, so that no number is
 * cut off. */
static void
add_table (ArbScoreDialog *self)
{
  GtkWidget *scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_EXTERNAL, "child",
                    arb_score_table_new (self->session, self->proof), NULL);
  GtkWidget *box =
      g_object_new (GTK_TYPE_BOX, "layout-manager",
                    gtk_custom_layout_new (get_table_mode, measure_table, allocate_table), NULL);

  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (self->proofs, box);
}

static void
add_chart (ArbScoreDialog *self)
{
  GtkWidget *panel, *expander;

  /* One round makes no curve. */
  if (self->proof->rounds->len < 2)
    return;
  panel = add_panel (self->proofs, _ ("Score over the Rounds"));
  gtk_box_append (GTK_BOX (panel), legend_new (self));
  expander = gtk_expander_new_with_mnemonic (_ ("As a _Table"));
  arb_expander_set_child (GTK_EXPANDER (expander),
                          arb_score_rounds_new (self->session, self->proof));
  gtk_box_append (GTK_BOX (panel), arb_score_chart_new (self->session, self->proof));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  gtk_expander_get_label_widget (GTK_EXPANDER (expander)), NULL,
                                  -1);
  gtk_box_append (GTK_BOX (panel), expander);
}

/* Adds every card with its points, the best player first. */
static void
add_cards (ArbScoreDialog *self)
{
  const ArbScoreSheet *sheet = &self->proof->sheet;
  guint8 order[ARB_MAX_SEATS];
  GtkWidget *seats =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (200, 0, 12), NULL);

  arb_score_sheet_sort (sheet, order);
  for (guint i = 0; i < sheet->n_seats; i++)
    gtk_box_append (GTK_BOX (seats), arb_score_seat_new (self->session, self->proof, order[i]));
  gtk_expander_set_expanded (GTK_EXPANDER (add_folded (self->reasons, _ ("Card by Card"), seats)),
                             TRUE);
}

static void
add_winner (ArbScoreDialog *self, guint seat)
{
  GtkWidget *marker = arb_player_marker_image_new (arb_session_get_marker (self->session, seat));
  GtkWidget *name = gtk_label_new (arb_session_get_player (self->session, seat));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (name, "winner-name");
  gtk_box_append (self->markers, marker);
  gtk_box_append (self->facts, name);
}

static void
show_winners (ArbScoreDialog *self)
{
  const ArbScoreSheet *sheet = &self->proof->sheet;
  guint first = (guint) g_bit_nth_lsf (sheet->winners, -1);
  g_autofree char *number = arb_wording_knows_total (sheet, first)
                                ? g_strdup_printf ("%d", arb_score_sheet_get_best (sheet))
                                : arb_wording_total (sheet, first);

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->winners & 1u << seat)
      add_winner (self, seat);
  if (sheet->winners == 1u << first)
    arb_player_marker_frame_set (self->head, arb_session_get_marker (self->session, first));
  arb_label_show (self->number_label, number);
}

/* What brought the end, in the words of the log; its rule is one tap away. */
static GtkWidget *
ending_button_new (ArbScoreDialog *self, const char *ending)
{
  const ArbCatalogue *catalogue = arb_session_get_wording (self->session)->catalogue;
  GtkWidget *label = arb_text_line_new (ending, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", label, "has-frame", FALSE, "halign",
                                    GTK_ALIGN_START, "tooltip-text", _ ("Read This Rule"), NULL);

  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_widget_add_css_class (button, "rule-link");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    catalogue->rules[ARB_RULE_OVER].id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.reference");
  return button;
}

static void
show_ending (ArbScoreDialog *self)
{
  g_autofree char *ending = arb_session_dup_ending (self->session);

  if (ending != NULL)
    gtk_box_append (self->facts, ending_button_new (self, ending));
}

static void
add_fact (ArbScoreDialog *self, const char *text, const char *class)
{
  if (text != NULL)
    gtk_box_append (self->facts, arb_text_line_new (text, class));
}

/* Shows the winner as the largest text of the page, with the points, the lead, the time and the
 * length of the game. With large text, a phone has no room for all of it in one line. */
static void
show_head (ArbScoreDialog *self)
{
  const ArbScoreSheet *sheet = &self->proof->sheet;
  const ArbWording *wording = arb_session_get_wording (self->session);
  g_autofree char *outcome = arb_wording_outcome (wording, sheet);
  g_autofree char *margin = arb_wording_margin (wording, sheet);
  g_autofree char *date = arb_score_dup_date (self->session);

  if (arb_widget_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->head), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (GTK_WIDGET (self->markers), sheet->winners != 0);
  arb_player_marker_frame_set (self->head, ARB_MARKER_TABLE);
  arb_label_show (self->number_label, NULL);
  if (sheet->winners != 0)
    show_winners (self);
  /* Without a name beside it, the sentence is what people look for. */
  add_fact (self, outcome, sheet->finished && sheet->winners == 0 ? "title-3" : NULL);
  add_fact (self, margin, "heading");
  show_ending (self);
  add_fact (self, date, "label");
}

/* A sheet that hides the scores cannot be exported either. */
static void
set_exportable (ArbScoreDialog *self, gboolean exportable)
{
  gtk_widget_set_sensitive (self->export_button, exportable);
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), exports[i], exportable);
}

static GtkWidget *
add_button (ArbScoreDialog *self, const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_object_set (gtk_button_get_child (GTK_BUTTON (button)), "wrap", TRUE, "justify",
                GTK_JUSTIFY_CENTER, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (self->next, button);
  return button;
}

static void
add_next_of_record (ArbScoreDialog *self)
{
  add_button (self, _ ("Look at the _Table"), "window.close");
  gtk_widget_add_css_class (add_button (self, _ ("_Play Again"), "score.play-again"),
                            "suggested-action");
}

/* Adds what people can do next. A game that was only counted has no table to return to, but numbers
 * that can be corrected. */
static void
add_next (ArbScoreDialog *self)
{
  if (!self->proof->sheet.finished)
    return;
  if (!self->proof->sheet.only_end)
    add_next_of_record (self);
  else if (arb_session_get_counting (self->session) == ARB_COUNTING_DONE)
    add_button (self, _ ("Change the _Numbers"), "score.change-numbers");
  gtk_widget_set_visible (GTK_WIDGET (self->next),
                          gtk_widget_get_first_child (GTK_WIDGET (self->next)) != NULL);
}

static void
show (ArbScoreDialog *self)
{
  show_head (self);
  arb_score_questions_add (self->questions, self->session);
  gtk_widget_set_visible (GTK_WIDGET (self->questions),
                          gtk_widget_get_first_child (GTK_WIDGET (self->questions)) != NULL);
  add_table (self);
  add_chart (self);
  add_story (self);
  add_cards (self);
  add_editions (self);
  add_marks (self);
  add_next (self);
  set_exportable (self, TRUE);
  gtk_stack_set_visible_child (self->stack, self->sheet);
}

static void
clear (ArbScoreDialog *self)
{
  GtkBox *boxes[] = { self->markers, self->facts,   self->questions,
                      self->proofs,  self->reasons, self->next };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    arb_box_clear (boxes[i]);
  g_clear_pointer (&self->proof, arb_score_proof_free);
}

/* Shows the sheet again after the table has said something about the result. The button that had the
 * focus may be gone; then the first widget that can have it gets it. */
static void
refresh (ArbScoreDialog *self)
{
  gboolean had_focus = arb_focus_is_in (self->sheet);

  if (gtk_stack_get_visible_child (self->stack) != self->sheet)
    return;
  clear (self);
  self->proof = arb_session_dup_proof (self->session);
  show (self);
  if (had_focus)
    gtk_widget_child_focus (self->sheet, GTK_DIR_TAB_FORWARD);
}

/* Starts a game with the same players and rules; the window below shows it. */
static void
play_again (GtkWidget *widget, const char *name, GVariant *target)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  gtk_window_destroy (GTK_WINDOW (widget));
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.play-again", "u", 0);
}

static void
change_numbers (GtkWidget *widget, const char *name, GVariant *target)
{
  g_signal_emit (widget, change_numbers_signal, 0);
  gtk_window_destroy (GTK_WINDOW (widget));
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

  arb_score_save_file (g_variant_get_string (target, NULL), self->session, self->toasts);
}

static void
copy (ArbScoreDialog *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  arb_toast_show (self->toasts, _ ("Copied"));
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

/* If links cannot be opened here, for example in a sandbox, the dialog says how to get the game
 * into BG Stats. */
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
arb_score_dialog_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, ARB_SCORE_DIALOG (object)->session);
}

static void
arb_score_dialog_dispose (GObject *object)
{
  ArbScoreDialog *self = ARB_SCORE_DIALOG (object);

  /* The chart uses the proof, so the widgets are destroyed first. */
  adw_window_set_content (ADW_WINDOW (self), NULL);
  g_clear_object (&self->session);
  g_clear_pointer (&self->proof, arb_score_proof_free);

  G_OBJECT_CLASS (arb_score_dialog_parent_class)->dispose (object);
}

static void
arb_score_dialog_class_init (ArbScoreDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = arb_score_dialog_get_property;
  G_OBJECT_CLASS (klass)->dispose = arb_score_dialog_dispose;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), 1,
      g_param_spec_object ("session", NULL, NULL, ARB_TYPE_SESSION,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  change_numbers_signal = g_signal_new ("change-numbers", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "score/score-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, export_button);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, sheet);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, head);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, markers);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, facts);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, questions);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, proofs);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, reasons);
  gtk_widget_class_bind_template_child (widget_class, ArbScoreDialog, next);
  gtk_widget_class_install_action (widget_class, "score.show", NULL, open_curtain);
  arb_score_questions_install (widget_class);
  gtk_widget_class_install_action (widget_class, "score.play-again", NULL, play_again);
  gtk_widget_class_install_action (widget_class, "score.change-numbers", NULL, change_numbers);
  gtk_widget_class_install_action (widget_class, "score.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "score.save", "s", save);
  gtk_widget_class_install_action (widget_class, "score.copy-text", NULL, copy_text);
  gtk_widget_class_install_action (widget_class, "score.copy-link", NULL, copy_link);
  gtk_widget_class_install_action (widget_class, "score.open-link", NULL, open_link);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "score.print",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "score.undo",
                                       NULL);
}

static void
arb_score_dialog_init (ArbScoreDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_menu_name_items (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->export_button)));
}

ArbSession *
arb_score_dialog_get_session (ArbScoreDialog *self)
{
  g_return_val_if_fail (ARB_IS_SCORE_DIALOG (self), NULL);
  return self->session;
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
  g_signal_connect_object (session, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
