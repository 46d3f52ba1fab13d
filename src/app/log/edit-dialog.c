/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/edit-dialog.h"

#include "app/log/edit-effects.h"
#include "app/log/log-row.h"
#include "app/turn/command-entry.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/dialog-size.h"
#include "app/widgets/focus.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/widgets.h"
#include "wording/grammar.h"

#include <glib/gi18n.h>

struct _ArbEditDialog
{
  ArbDialog parent_instance;

  GtkLabel *line_label;
  ArbCommandEntry *entry;
  ArbVerdictBox *verdict;
  GtkWidget *steps; /* hidden if the edit needs no more moves */
  GtkLabel *steps_label;
  GtkListBox *rows; /* the moves that are chosen already, and the choices for the next one */
  ArbEditEffects *effects;
  GtkButton *accept_button;
  ArbSession *session;
  ArbLogEdit edit;
  ArbEditPreview *preview;
  GPtrArray *possible; /* ArbChoice: the moves that were possible there */
  GPtrArray *pending;  /* ArbChoice: the choices that are shown */
  guint n_chosen;
  guint n_said[ARB_MAX_EDIT_MOVES]; /* how many moves the edit had before each choice of people */
  guint n_steps;                    /* how many choices people have made */
};

G_DEFINE_FINAL_TYPE (ArbEditDialog, arb_edit_dialog, ARB_TYPE_DIALOG)

static const struct
{
  const char *title;
  const char *action;
  const char *done;
} words[] = {
  [ARB_EDIT_CORRECT] = { N_ ("Correct a Move"), N_ ("C_orrect"), N_ ("Move corrected") },
  [ARB_EDIT_INSERT] = { N_ ("Insert a Move"), N_ ("_Insert"), N_ ("Move inserted") },
  [ARB_EDIT_REMOVE] = { N_ ("Remove a Move"), N_ ("_Remove"), N_ ("Move removed") },
};

static void
set_preview_visible (ArbEditDialog *self, gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (self->effects), visible);
  if (visible)
    return;
  gtk_button_set_label (self->accept_button, _ (words[self->edit.kind].action));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edit.accept", FALSE);
}

static void
show_accept (ArbEditDialog *self, gboolean is_change)
{
  gboolean plain = arb_edit_preview_get_accepted (self->preview, FALSE);
  gboolean accepted = is_change && arb_edit_preview_get_accepted (self->preview, TRUE);

  gtk_button_set_label (self->accept_button,
                        plain || !arb_edit_preview_get_accepted (self->preview, TRUE)
                            ? _ (words[self->edit.kind].action)
                            : _ ("_Allow Anyway"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edit.accept",
                                 accepted && self->preview->n_struck == 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "edit.strike", accepted);
}

static GtkWidget *
back_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");

  arb_widget_set_tooltip (button, _ ("Take Back"));
  arb_widget_set_accessible_name (button, _ ("Take Back"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "edit.step-back");
  return button;
}

static AdwActionRow *
append_row (ArbEditDialog *self, ArbChoice *choice)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, choice->label);

  gtk_list_box_append (self->rows, row);
  return ADW_ACTION_ROW (row);
}

/* Lists the moves @chosen (nullable) already, and the choices for the next one. */
static void
list_steps (ArbEditDialog *self, GPtrArray *chosen, GPtrArray *pending, const char *title)
{
  AdwActionRow *row = NULL;

  g_ptr_array_ref (pending);
  g_clear_pointer (&self->pending, g_ptr_array_unref);
  self->pending = pending;
  self->n_chosen = chosen != NULL ? chosen->len : 0;
  gtk_list_box_bind_model (self->rows, NULL, NULL, NULL, NULL);
  for (guint i = 0; i < self->n_chosen; i++)
    {
      row = append_row (self, chosen->pdata[i]);
      adw_action_row_add_prefix (row, gtk_image_new_from_icon_name ("object-select-symbolic"));
    }
  if (row != NULL && self->n_steps > 0)
    adw_action_row_add_suffix (row, back_button_new ());
  for (guint i = 0; i < pending->len; i++)
    {
      row = append_row (self, pending->pdata[i]);
      adw_action_row_add_suffix (row, gtk_image_new_from_icon_name ("list-add-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    }
  gtk_label_set_text (self->steps_label, title);
  gtk_widget_set_visible (self->steps, row != NULL);
}

/* Shows the moves that were possible there, so that people need not know the notation. */
static void
offer_possible (ArbEditDialog *self)
{
  /* Translators: followed by the moves that could be put in there, in the place of what was said */
  list_steps (self, NULL, self->possible, _ ("Moves that were possible there:"));
}

/* Judges the edit. The effects are shown only once the moves of the edit are complete. */
static void
preview (ArbEditDialog *self)
{
  ArbChoice *choice;
  gboolean is_change;

  g_clear_object (&self->preview);
  self->preview = arb_session_preview_edit (self->session, &self->edit);
  choice = self->preview->choice;
  if (choice != NULL)
    arb_verdict_box_show_choice (self->verdict, self->session, choice, NULL);
  is_change = self->preview->changes->len > 0;
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), choice != NULL && is_change);
  if (!is_change && self->edit.kind == ARB_EDIT_CORRECT)
    offer_possible (self);
  else
    list_steps (self, self->preview->chosen, self->preview->pending,
                self->preview->needed ? _ ("This move needs another one after it. Choose it:")
                                      : _ ("This belongs to it:"));
  if (self->preview->needed)
    {
      set_preview_visible (self, FALSE);
      return;
    }
  arb_edit_effects_show (self->effects, self->session, &self->edit, self->preview);
  set_preview_visible (self, TRUE);
  show_accept (self, is_change);
}

static gboolean
focus_pending (ArbEditDialog *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->rows, (int) self->n_chosen);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Focuses what is to be done next: a move still to be chosen, or the button that accepts the
 * edit. */
static void
focus_next (ArbEditDialog *self)
{
  if (!focus_pending (self) && !gtk_widget_grab_focus (GTK_WIDGET (self->accept_button)))
    gtk_widget_child_focus (GTK_WIDGET (self->effects), GTK_DIR_TAB_FORWARD);
}

static void
on_row_activated (ArbEditDialog *self, GtkListBoxRow *row)
{
  guint index = (guint) gtk_list_box_row_get_index (row) - self->n_chosen;
  g_autoptr (ArbChoice) choice = NULL;

  if (index >= self->pending->len)
    return;
  choice = g_object_ref (self->pending->pdata[index]);
  if (self->pending == self->possible)
    arb_command_entry_set_text (self->entry, choice->text);
  else
    {
      self->n_said[self->n_steps++] = self->edit.n_moves;
      self->edit = self->preview->edit;
      self->edit.moves[self->edit.n_moves++] = choice->move;
      preview (self);
    }
  focus_next (self);
}

static void
step_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbEditDialog *self = ARB_EDIT_DIALOG (widget);

  if (self->n_steps == 0)
    return;
  self->edit.n_moves = self->n_said[--self->n_steps];
  preview (self);
  focus_next (self);
}

static void
on_changed (ArbEditDialog *self)
{
  g_autofree char *text =
      g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autoptr (GError) error = NULL;

  if (self->session == NULL)
    return;
  self->edit.n_moves = 1;
  self->n_steps = 0;
  if (arb_session_parse (self->session, text, &self->edit.moves[0], &error))
    {
      preview (self);
      return;
    }
  g_clear_object (&self->preview);
  gtk_widget_set_visible (self->steps, FALSE);
  if (text[0] == '\0')
    offer_possible (self);
  set_preview_visible (self, FALSE);
  /* An unfinished line is not an error yet. */
  gtk_widget_set_visible (GTK_WIDGET (self->verdict),
                          text[0] != '\0' && !arb_command_entry_proposes (self->entry, text));
  arb_verdict_box_show_error (self->verdict, text, error->message);
}

static void
accept_edit (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbEditDialog *self = ARB_EDIT_DIALOG (widget);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (self->preview == NULL
      || !arb_session_edit (self->session, &self->edit, TRUE, g_str_equal (name, "edit.strike")))
    return;
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.show-toast", "s",
                                _ (words[self->edit.kind].done));
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Enter accepts only an edit without problems; to allow one against a rule, people press the
 * button. */
static void
on_entered (ArbEditDialog *self)
{
  if (self->preview == NULL)
    return;
  if (self->preview->needed)
    focus_next (self);
  else if (arb_edit_preview_get_accepted (self->preview, FALSE) && self->preview->n_struck == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "edit.accept", NULL);
}

void
arb_edit_dialog_write (ArbEditDialog *self, const char *text)
{
  g_return_if_fail (ARB_IS_EDIT_DIALOG (self));
  g_return_if_fail (text != NULL);

  arb_command_entry_set_text (self->entry, text);
}

static void
arb_edit_dialog_dispose (GObject *object)
{
  ArbEditDialog *self = ARB_EDIT_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_object (&self->preview);
  g_clear_pointer (&self->possible, g_ptr_array_unref);
  g_clear_pointer (&self->pending, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_edit_dialog_parent_class)->dispose (object);
}

static void
arb_edit_dialog_class_init (ArbEditDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_edit_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/edit-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, line_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, steps);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, steps_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, effects);
  gtk_widget_class_bind_template_child (widget_class, ArbEditDialog, accept_button);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);

  gtk_widget_class_install_action (widget_class, "edit.accept", NULL, accept_edit);
  gtk_widget_class_install_action (widget_class, "edit.strike", NULL, accept_edit);
  gtk_widget_class_install_action (widget_class, "edit.step-back", NULL, step_back);
}

static void
arb_edit_dialog_init (ArbEditDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_verdict_box_hide_buttons (self->verdict);
  arb_focus_type_into (GTK_WIDGET (self), GTK_EDITABLE (self->entry));
  self->possible = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Finds the moves that were possible there, without the one that the line already has. */
static void
find_possible (ArbEditDialog *self, GPtrArray *choices, const char *said)
{
  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];

      if (arb_verdict_allows (&choice->verdict)
          && (self->edit.kind == ARB_EDIT_INSERT || g_strcmp0 (choice->text, said) != 0))
        g_ptr_array_add (self->possible, g_object_ref (choice));
    }
}

static void
show_line (ArbEditDialog *self)
{
  g_autoptr (ArbLogLine) line = arb_session_dup_line (self->session, self->edit.number);
  g_autofree char *description = arb_log_line_dup_description (line);
  g_autofree char *before = arb_grammar_format (_ ("Before %s"), description);

  gtk_label_set_text (self->line_label, self->edit.kind == ARB_EDIT_INSERT ? before : description);
}

static void
show_entry (ArbEditDialog *self)
{
  g_autoptr (GPtrArray) choices = arb_session_dup_choices_before (self->session, self->edit.number);
  g_autofree char *said = arb_session_dup_said (self->session, self->edit.number);

  find_possible (self, choices, said);
  arb_command_entry_set_choices (self->entry, choices);
  /* If no move was legal there, the entry offers all verbs: the edit is judged by what it
   * changes. */
  arb_command_entry_add_verbs (self->entry, arb_session_get_catalogue (self->session)->ruleset);
  offer_possible (self);
  /* To correct a line, people begin with its text; to insert one, with an empty entry. */
  arb_edit_dialog_write (self, self->edit.kind == ARB_EDIT_CORRECT ? said : "");
  if (!arb_window_is_fitted (GTK_WINDOW (self)) || !focus_pending (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

GtkWidget *
arb_edit_dialog_new (ArbSession *session, ArbEditKind kind, guint number, GtkWindow *parent)
{
  ArbEditDialog *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_EDIT_DIALOG, "transient-for", parent, "title",
                       _ (words[kind].title), NULL);
  self->session = g_object_ref (session);
  self->edit = (ArbLogEdit){ .kind = kind, .number = number };
  show_line (self);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), kind != ARB_EDIT_REMOVE);
  set_preview_visible (self, FALSE);
  if (kind == ARB_EDIT_REMOVE)
    preview (self);
  else
    show_entry (self);
  return GTK_WIDGET (self);
}
