/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/cards/cards-dialog.h"

#include "app/cards/card-form.h"
#include "app/log/edit-effects.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/cards/card-set.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n.h>

struct _ArbCardsDialog
{
  ArbDialog parent_instance;

  GtkButton *back_button;
  GtkButton *accept_button;
  GtkMenuButton *menu_button;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *list_page;
  GtkLabel *intro_label;
  GtkLabel *problem_label;
  AdwPreferencesGroup *system_group;
  AdwComboRow *system_row;
  GtkBox *groups;
  GtkScrolledWindow *card_page;
  ArbCardForm *form;
  GtkLabel *error_label;
  GtkLabel *doubts_label;
  GtkWidget *reset_button;
  ArbEditEffects *effects;

  ArbSession *session; /* (nullable): whose cards are meant */
  GPtrArray *systems;  /* const ArbRuleset, where no game says which */
  ArbCardSet *set;
  ArbCard *card;         /* (nullable): the one whose form is shown */
  ArbCatalogue *changed; /* (nullable): the cards as they would be */
  guint n_struck;        /* moves of the game that they would strike */
  gboolean only_card;    /* it was opened for one card */
};

G_DEFINE_FINAL_TYPE (ArbCardsDialog, arb_cards_dialog, ARB_TYPE_DIALOG)

static gboolean
shows_list (ArbCardsDialog *self)
{
  return gtk_stack_get_visible_child (self->pages) == self->list_page;
}

static void
update_header (ArbCardsDialog *self)
{
  gboolean list = shows_list (self);

  gtk_button_set_label (self->back_button, list              ? _ ("_Close")
                                           : self->only_card ? _ ("_Cancel")
                                                             : _ ("_Back"));
  gtk_widget_set_visible (GTK_WIDGET (self->accept_button), !list);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), list);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "cards.accept",
                                 !list && self->changed != NULL && self->n_struck == 0);
}

/* Fills @format with the names of fields. */
static char *
describe_fields (const char *format, char **fields)
{
  g_autofree char *list = arb_words_list ((const char *const *) fields, g_strv_length (fields));

  return g_strdup_printf (format, list);
}

/* Says what is not known of a card, or what a copy prints otherwise; @icon (out) (nullable) shows it. */
static char *
describe_card (ArbCard *card, const char **icon)
{
  g_auto (GStrv) missing = arb_card_dup_missing (card);
  g_auto (GStrv) changed = arb_card_dup_changed (card);

  *icon = "dialog-question-symbolic";
  if (missing[0] != NULL)
    /* Translators: what is printed on a card, and nobody has typed in: “Shield, Influence” */
    return describe_fields (_ ("Not known yet: %s"), missing);
  *icon = "document-edit-symbolic";
  if (changed[0] != NULL)
    /* Translators: what is printed on a card otherwise than on most: “Symbols, Influence” */
    return describe_fields (_ ("Your copy: %s"), changed);
  *icon = arb_card_is_published (card) ? NULL : "object-select-symbolic";
  return g_strdup (*icon != NULL ? _ ("Known") : NULL);
}

static GtkWidget *
card_row_new (ArbCard *card)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, card->title);
  const char *icon;
  g_autofree char *subtitle = describe_card (card, &icon);

  if (icon != NULL)
    {
      GtkWidget *image = gtk_image_new_from_icon_name (icon);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      arb_widget_set_accessible_name (image, "");
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "cards.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", arb_card_get_id (card));
  return row;
}

static AdwPreferencesGroup *
append_group (ArbCardsDialog *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  gtk_box_append (self->groups, group);
  return ADW_PREFERENCES_GROUP (group);
}

static void
append_doubts (ArbCardsDialog *self)
{
  g_auto (GStrv) doubts = arb_card_set_dup_doubts (self->set, NULL);
  AdwPreferencesGroup *group;

  if (doubts[0] == NULL)
    return;
  group = append_group (self, _ ("Contradicts What Is Known"));
  for (char **doubt = doubts; *doubt != NULL; doubt++)
    {
      GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, *doubt);

      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
      adw_preferences_group_add (group, row);
    }
}

static void
show_list (ArbCardsDialog *self)
{
  GPtrArray *cards = self->set->cards;
  const ArbFieldTable *table = NULL;
  AdwPreferencesGroup *group = NULL;

  arb_box_clear (self->groups);
  gtk_label_set_label (
      self->intro_label,
      arb_card_set_is_published (self->set)
          ? _ ("Arbiter knows these cards. Only if your copy prints something else on one, type it "
               "in: it is kept for all games.")
          : _ ("These cards were never published. Type in what your copy shows: it is kept for all "
               "games. What you leave out stays unknown."));
  arb_label_show (self->problem_label, self->set->problem);
  append_doubts (self);
  for (guint i = 0; i < cards->len; i++)
    {
      ArbCard *card = cards->pdata[i];
      g_autofree char *title = arb_card_dup_group (card);

      if (card->record.table != table)
        group = append_group (self, title);
      table = card->record.table;
      adw_preferences_group_add (group, card_row_new (card));
    }
}

/* Shows what @changed (transfer full) (nullable) would change, or the error. */
static void
show_changed (ArbCardsDialog *self, ArbCatalogue *changed, const GError *error)
{
  g_autoptr (ArbEditPreview) preview = NULL;
  g_auto (GStrv) doubts = NULL;
  g_autofree char *lines = NULL;

  g_clear_pointer (&self->changed, arb_catalogue_unref);
  self->changed = changed;
  arb_label_show (self->error_label, error != NULL ? error->message : NULL);
  if (changed != NULL)
    {
      doubts = arb_card_set_dup_doubts (self->set, changed);
      lines = g_strjoinv ("\n", doubts);
      if (self->session != NULL)
        preview = arb_session_preview_faces (self->session, changed);
    }
  arb_label_show (self->doubts_label, lines);
  gtk_widget_set_visible (GTK_WIDGET (self->effects), preview != NULL);
  self->n_struck = preview != NULL ? preview->n_struck : 0;
  if (preview != NULL)
    arb_edit_effects_show (self->effects, self->session, NULL, preview);
  update_header (self);
}

/* Whether the card would differ from the one that the program knows. */
static gboolean
can_reset (ArbCardsDialog *self)
{
  g_autoptr (ArbCard) typed = NULL;
  g_auto (GStrv) fields = NULL;

  if (self->card == NULL || !arb_card_is_published (self->card))
    return FALSE;
  if (self->changed == NULL)
    return TRUE;
  typed = arb_card_new (self->changed, self->card->record.table, self->card->index);
  fields = arb_card_dup_changed (typed);
  return fields[0] != NULL;
}

static void
on_changed (ArbCardsDialog *self)
{
  g_autoptr (GPtrArray) values = arb_card_form_dup_values (self->form);
  g_autoptr (GError) error = NULL;
  ArbCatalogue *changed =
      arb_card_set_type_in (self->set, self->card, (const char *const *) values->pdata, &error);

  show_changed (self, changed, error);
  gtk_widget_set_visible (self->reset_button, can_reset (self));
}

static void
show_form (ArbCardsDialog *self, ArbCard *card)
{
  arb_card_form_show (self->form, card);
  on_changed (self);
  gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
}

static void
reset_card (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCardsDialog *self = ARB_CARDS_DIALOG (widget);
  g_autoptr (ArbCard) built_in = arb_card_dup_built_in (self->card);

  show_form (self, built_in);
}

/* Returns what entering @card is called: its table can have a word for it, like that of numbers. */
static const char *
word_accept (ArbCard *card)
{
  g_autofree char *id = g_strconcat ("enter.", card->record.table->id, NULL);
  const char *word = arb_words_get (card->catalogue, id);

  return word != NULL ? word : _ ("_Enter Card");
}

/* Shows the page of a change: by the form of @card or, without a card, by a file. */
static void
show_page (ArbCardsDialog *self, ArbCard *card, const char *title)
{
  g_set_object (&self->card, card);
  gtk_widget_set_visible (GTK_WIDGET (self->form), card != NULL);
  gtk_widget_set_visible (self->reset_button, FALSE);
  gtk_button_set_label (self->accept_button,
                        card != NULL ? word_accept (card) : _ ("_Enter Cards"));
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->card_page), 0);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->card_page));
}

static void
open_card (ArbCardsDialog *self, const char *id)
{
  ArbCard *card = arb_card_set_find (self->set, id);

  if (card == NULL)
    return;
  show_page (self, card, card->title);
  show_form (self, card);
}

static void
go_to_list (ArbCardsDialog *self)
{
  g_clear_pointer (&self->changed, arb_catalogue_unref);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Type In Cards"));
  show_list (self);
  gtk_stack_set_visible_child (self->pages, self->list_page);
  update_header (self);
}

static void
on_open (GtkWidget *widget, const char *name, GVariant *target)
{
  open_card (ARB_CARDS_DIALOG (widget), g_variant_get_string (target, NULL));
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCardsDialog *self = ARB_CARDS_DIALOG (widget);

  if (shows_list (self) || self->only_card)
    gtk_window_close (GTK_WINDOW (self));
  else
    go_to_list (self);
}

static void
complain_of_keeping (ArbCardsDialog *self, const GError *error)
{
  arb_window_show_error (
      GTK_WINDOW (self), _ ("The Cards Cannot Be Saved"), error->message,
      self->session != NULL
          ? _ ("This game uses them. For other games, make room or correct the file, and enter "
               "them again.")
          : _ ("Nothing was changed. Make room or correct the file, and enter them again."));
}

/* The message is shown where it can be seen. */
static void
show_entered (ArbCardsDialog *self, const char *message)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!self->only_card)
    arb_toast_show (self->toasts, message);
  else if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.show-toast", "s", message);
}

static void
accept_cards (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCardsDialog *self = ARB_CARDS_DIALOG (widget);
  g_autoptr (ArbCatalogue) changed = g_steal_pointer (&self->changed);
  const char *message = self->card != NULL ? _ ("Card entered") : _ ("Cards entered");
  g_autoptr (GError) error = NULL;
  gboolean kept;

  if (changed == NULL)
    return;
  kept = arb_card_set_accept (self->set, changed, &error);
  if (kept)
    show_entered (self, message);
  if (kept && self->only_card)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  go_to_list (self);
  if (!kept)
    complain_of_keeping (self, error);
}

void
arb_cards_dialog_import (ArbCardsDialog *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  ArbCatalogue *read;

  g_return_if_fail (ARB_IS_CARDS_DIALOG (self) && path != NULL);

  read = arb_card_set_read (self->set, path, &error);
  if (read == NULL)
    {
      arb_window_show_error (GTK_WINDOW (self), _ ("The Cards Cannot Be Imported"), error->message,
                             _ ("Nothing was changed."));
      return;
    }
  show_page (self, NULL, _ ("Import Cards"));
  show_changed (self, read, NULL);
  /* Without a game nothing is judged by them. */
  if (self->session == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "cards.accept", NULL);
}

void
arb_cards_dialog_export (ArbCardsDialog *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  g_return_if_fail (ARB_IS_CARDS_DIALOG (self) && path != NULL);

  name = g_filename_display_basename (path);
  if (arb_card_set_export (self->set, path, &error))
    {
      /* Translators: the name of a file */
      message = g_strdup_printf (_ ("Saved as %s"), name);
      arb_toast_show (self->toasts, message);
      return;
    }
  /* Translators: the name of a file */
  message = g_strdup_printf (_ ("“%s” Cannot Be Written"), name);
  arb_window_show_error (GTK_WINDOW (self), message, error->message,
                         _ ("The cards stay as they are. Choose another place, or make room "
                            "there."));
}

static void
on_chosen (ArbCardsDialog *self, int response, GtkFileChooser *chooser)
{
  gboolean saves = gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autoptr (GFile) file = NULL;
  const char *path;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (chooser);
  path = file != NULL ? g_file_peek_path (file) : NULL;
  if (path != NULL && saves)
    arb_cards_dialog_export (self, path);
  else if (path != NULL)
    arb_cards_dialog_import (self, path);
  g_object_unref (chooser);
}

static void
choose_file (ArbCardsDialog *self, const char *title, GtkFileChooserAction action)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);
  g_autofree char *proposed =
      g_strconcat (arb_card_set_get_catalogue (self->set)->ruleset->id, "-cards.json", NULL);

  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), proposed);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
import_cards (GtkWidget *widget, const char *name, GVariant *target)
{
  choose_file (ARB_CARDS_DIALOG (widget), _ ("Import Cards"), GTK_FILE_CHOOSER_ACTION_OPEN);
}

static void
export_cards (GtkWidget *widget, const char *name, GVariant *target)
{
  choose_file (ARB_CARDS_DIALOG (widget), _ ("Export Cards"), GTK_FILE_CHOOSER_ACTION_SAVE);
}

static void
use_system (ArbCardsDialog *self, const ArbRuleset *ruleset)
{
  g_clear_pointer (&self->set, arb_card_set_free);
  self->set = arb_card_set_new (ruleset, self->session);
  go_to_list (self);
}

static void
on_system (ArbCardsDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->system_row);

  if (selected < self->systems->len)
    use_system (self, self->systems->pdata[selected]);
}

/* Adds the games whose cards were published, or the others. */
static void
append_systems (ArbCardsDialog *self, gboolean published, GtkStringList *titles)
{
  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (*system);
      const char *word = arb_words_get (catalogue, (*system)->id);

      if (!arb_faces_can_be_entered (*system) || arb_faces_lack_any (catalogue) == published)
        continue;
      g_ptr_array_add (self->systems, (gpointer) *system);
      gtk_string_list_append (titles, word != NULL ? word : (*system)->id);
    }
}

/* Without a game, all are offered, those that need it first. */
static void
fill_systems (ArbCardsDialog *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  append_systems (self, FALSE, titles);
  append_systems (self, TRUE, titles);
  adw_combo_row_set_model (self->system_row, G_LIST_MODEL (titles));
}

static void
arb_cards_dialog_finalize (GObject *object)
{
  ArbCardsDialog *self = ARB_CARDS_DIALOG (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->set, arb_card_set_free);
  g_clear_object (&self->card);
  g_clear_pointer (&self->changed, arb_catalogue_unref);
  g_ptr_array_unref (self->systems);

  G_OBJECT_CLASS (arb_cards_dialog_parent_class)->finalize (object);
}

static void
arb_cards_dialog_class_init (ArbCardsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_cards_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "cards/cards-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, back_button);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, accept_button);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, list_page);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, intro_label);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, problem_label);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, system_group);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, system_row);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, groups);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, card_page);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, form);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, doubts_label);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, reset_button);
  gtk_widget_class_bind_template_child (widget_class, ArbCardsDialog, effects);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_system);

  gtk_widget_class_install_action (widget_class, "cards.open", "s", on_open);
  gtk_widget_class_install_action (widget_class, "cards.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "cards.accept", NULL, accept_cards);
  gtk_widget_class_install_action (widget_class, "edit.strike", NULL, accept_cards);
  gtk_widget_class_install_action (widget_class, "cards.reset", NULL, reset_card);
  gtk_widget_class_install_action (widget_class, "cards.import", NULL, import_cards);
  gtk_widget_class_install_action (widget_class, "cards.export", NULL, export_cards);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "cards.back", NULL);
}

static void
arb_cards_dialog_init (ArbCardsDialog *self)
{
  self->systems = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows the cards of the game, if they are typed in and @card (nullable) is one of them. */
static gboolean
use_game (ArbCardsDialog *self, ArbSession *session, const char *system, const char *card)
{
  const ArbRuleset *ruleset;

  if (session == NULL)
    return FALSE;
  ruleset = arb_session_get_wording (session)->catalogue->ruleset;
  if (!arb_faces_can_be_entered (ruleset) || (system != NULL && !g_str_equal (ruleset->id, system)))
    return FALSE;
  self->session = g_object_ref (session);
  use_system (self, ruleset);
  if (card == NULL || arb_card_set_find (self->set, card) != NULL)
    return TRUE;
  g_clear_object (&self->session);
  return FALSE;
}

/* Chooses @system (nullable), or the first that has @card (nullable). */
static void
choose_system (ArbCardsDialog *self, const char *system, const char *card)
{
  fill_systems (self);
  for (guint i = 0; i < self->systems->len; i++)
    {
      const ArbRuleset *ruleset = self->systems->pdata[i];

      if (system != NULL && !g_str_equal (ruleset->id, system))
        continue;
      adw_combo_row_set_selected (self->system_row, i);
      if (card == NULL || arb_card_set_find (self->set, card) != NULL)
        return;
    }
}

GtkWidget *
arb_cards_dialog_new (ArbSession *session, const char *system, const char *card, GtkWindow *parent)
{
  ArbCardsDialog *self = g_object_new (ARB_TYPE_CARDS_DIALOG, "transient-for", parent, NULL);

  if (!use_game (self, session, system, card))
    choose_system (self, system, card);
  gtk_widget_set_visible (GTK_WIDGET (self->system_group), self->session == NULL);
  if (card != NULL)
    {
      self->only_card = TRUE;
      open_card (self, card);
      update_header (self);
    }
  return GTK_WIDGET (self);
}
