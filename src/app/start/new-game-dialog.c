/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/new-game-dialog.h"

#include "app/start/seat-list.h"
#include "app/start/switch-list.h"
#include "app/widgets/open-number.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/settings.h"
#include "app/widgets/widgets.h"
#include "engine/core/faces.h"
#include "engine/core/variants.h"
#include "model/cards/card-set.h"
#include "model/library/library.h"
#include "model/session/session-count.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* People of so many recent games are remembered. */
#define MAX_GAMES 50

/* A number of a card that was never published. */
typedef struct
{
  ArbCard *card; /* one of the set */
  guint field;
  GtkWidget *row;
  GtkSpinButton *button;
} Number;

struct _ArbNewGameDialog
{
  ArbDialog parent_instance;

  AdwComboRow *system_row;
  GtkSpinButton *players_button;
  ArbSeatList *seats;
  AdwComboRow *edition_row;
  GtkLabel *edition_hint;
  GtkLabel *copy_hint;
  AdwPreferencesGroup *numbers_group;
  AdwPreferencesGroup *variants_group;
  AdwPreferencesGroup *switches_group;
  ArbSwitchList *switches;
  const ArbCatalogue *catalogue;
  ArbCardSet *cards;       /* (nullable): those that the owner types in, of the chosen game */
  gboolean is_over;        /* whether the game was played already, and is only scored */
  gboolean again;          /* whether rules and number of players equal those of the last game */
  GPtrArray *systems;      /* ArbRuleset: the games to choose from */
  GPtrArray *variant_rows; /* AdwActionRow, by variant */
  GArray *numbers;         /* Number */
};

static guint created_signal;

G_DEFINE_FINAL_TYPE (ArbNewGameDialog, arb_new_game_dialog, ARB_TYPE_DIALOG)

static GtkSwitch *
get_switch (ArbNewGameDialog *self, guint variant)
{
  return GTK_SWITCH (adw_action_row_get_activatable_widget (self->variant_rows->pdata[variant]));
}

static gboolean
variant_fits (const ArbVariant *variant, guint n_players)
{
  for (guint i = 0; i < variant->players.n; i++)
    if (variant->players.nicks[i] == n_players)
      return TRUE;
  return variant->players.n == 0;
}

static guint
get_n_players (ArbNewGameDialog *self)
{
  return (guint) gtk_spin_button_get_value_as_int (self->players_button);
}

/* Shows the variants for this number of players that the edition does not already include. */
static void
show_variants (ArbNewGameDialog *self)
{
  guint edition = adw_combo_row_get_selected (self->edition_row);

  for (guint i = 0; i < self->variant_rows->len; i++)
    {
      const ArbVariant *variant = &self->catalogue->variants[i];
      gboolean fits = variant_fits (variant, get_n_players (self))
                      && (edition >= self->catalogue->n_editions
                          || !arb_variant_is_in (self->catalogue, variant, edition));

      gtk_widget_set_visible (self->variant_rows->pdata[i], fits);
      if (!fits)
        gtk_switch_set_active (get_switch (self, i), FALSE);
    }
}

static void
on_players (ArbNewGameDialog *self)
{
  arb_seat_list_set_n_seats (self->seats, get_n_players (self));
  show_variants (self);
}

static guint
propose_edition (const ArbCatalogue *catalogue)
{
  const char *const *languages = g_get_language_names ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      for (guint edition = 0; edition < catalogue->n_editions; edition++)
        {
          if (g_strcmp0 (catalogue->editions[edition].language, languages[i]) == 0)
            return edition;
        }
    }
  return 0;
}

/* Where printings of a game differ, a game can say how people tell them apart. */
static void
fill_editions (ArbNewGameDialog *self)
{
  g_autoptr (GtkStringList) titles = arb_edition_titles_new (self->catalogue);

  arb_label_show (self->edition_hint, arb_words_get (self->catalogue, "edition.hint"));
  adw_combo_row_set_model (self->edition_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->edition_row, propose_edition (self->catalogue));
}

static GtkWidget *
variant_row_new (const ArbVariant *variant)
{
  const char *title = arb_words_translate ("variants", variant->id, "title", variant->title);
  const char *description = variant->description;
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  GtkWidget *toggle = gtk_switch_new ();

  if (description != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                 arb_words_translate ("variants", variant->id, "description",
                                                      description));
  arb_row_add_input (row, toggle, NULL);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  return row;
}

static void
fill_variants (ArbNewGameDialog *self)
{
  for (guint i = 0; i < self->variant_rows->len; i++)
    adw_preferences_group_remove (self->variants_group, self->variant_rows->pdata[i]);
  g_ptr_array_set_size (self->variant_rows, 0);
  for (guint i = 0; i < self->catalogue->n_variants; i++)
    {
      GtkWidget *row = variant_row_new (&self->catalogue->variants[i]);

      g_ptr_array_add (self->variant_rows, row);
      adw_preferences_group_add (self->variants_group, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->variants_group), self->variant_rows->len > 0);
}

static void
on_edition (ArbNewGameDialog *self)
{
  arb_switch_list_set_edition (self->switches, adw_combo_row_get_selected (self->edition_row));
  show_variants (self);
}

static void
add_number (ArbNewGameDialog *self, ArbCard *card, guint field)
{
  const ArbField *asked = &card->record.table->fields[field];
  /* Several cards with the same number are told apart by their names. */
  gboolean alone = card->record.table->maximum == 1;
  g_autofree char *value = arb_card_dup_value (card, field);
  g_autofree char *label = arb_card_dup_label (card, field);
  g_autofree char *name = g_strjoin (", ", card->title, label, NULL);
  GtkWidget *button = arb_open_number_new (asked->minimum, asked->maximum, value);
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, alone ? label : card->title);
  Number number = { card, field, row, GTK_SPIN_BUTTON (button) };

  if (!alone)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), label);
  arb_row_add_input (row, button, name);
  adw_preferences_group_add (self->numbers_group, row);
  g_array_append_val (self->numbers, number);
}

/* Asks for the numbers that were never published. One that is not typed in stays unknown. */
static void
fill_numbers (ArbNewGameDialog *self)
{
  GPtrArray *cards = self->cards != NULL && !self->is_over ? self->cards->cards : NULL;

  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      ArbCard *card = cards->pdata[i];
      const ArbFieldTable *table = card->record.table;

      for (guint field = 0; field < table->n_fields; field++)
        if (arb_card_asks_for (card, field) && arb_field_is_open_number (&table->fields[field]))
          add_number (self, card, field);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->numbers_group), self->numbers->len > 0);
}

/* Says which cards of the game are those of the owner's copy, though the program knows them. */
static void
show_copy (ArbNewGameDialog *self)
{
  GPtrArray *cards = self->cards != NULL ? self->cards->cards : NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      ArbCard *card = cards->pdata[i];
      g_auto (GStrv) changed = arb_card_dup_changed (card);

      if (changed[0] != NULL)
        g_ptr_array_add (names, card->title);
    }
  if (names->len > 0)
    {
      list = arb_words_list ((const char *const *) names->pdata, names->len);
      /* Translators: names of cards that the owner typed in: “Voson, Mobilization” */
      text = g_strdup_printf (_ ("As your copy prints them: %s"), list);
    }
  arb_label_show (self->copy_hint, text);
}

/* The cards that the owner typed in come with every game. */
static void
open_cards (ArbNewGameDialog *self, const ArbRuleset *ruleset)
{
  for (guint i = 0; i < self->numbers->len; i++)
    adw_preferences_group_remove (self->numbers_group,
                                  g_array_index (self->numbers, Number, i).row);
  g_array_set_size (self->numbers, 0);
  g_clear_pointer (&self->cards, arb_card_set_free);
  if (arb_faces_can_be_entered (ruleset))
    self->cards = arb_card_set_new (ruleset, NULL);
  fill_numbers (self);
  show_copy (self);
}

static void
on_system (ArbNewGameDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->system_row);
  const ArbRuleset *ruleset;

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  ruleset = self->systems->pdata[selected];
  self->catalogue = arb_catalogue_get (ruleset);
  /* The list of editions refers to the switches, so the switches are filled first. */
  arb_switch_list_set_catalogue (self->switches, self->catalogue);
  gtk_widget_set_visible (GTK_WIDGET (self->switches_group), self->catalogue->n_switches > 0);
  open_cards (self, ruleset);
  fill_variants (self);
  fill_editions (self);
  gtk_spin_button_set_range (self->players_button, ruleset->min_seats, ruleset->max_seats);
  gtk_widget_set_sensitive (GTK_WIDGET (self->players_button),
                            ruleset->min_seats < ruleset->max_seats);
  on_players (self);
  on_edition (self);
}

static GPtrArray *
collect_variants (ArbNewGameDialog *self)
{
  GPtrArray *variants = g_ptr_array_new ();

  for (guint i = 0; i < self->variant_rows->len; i++)
    {
      if (gtk_switch_get_active (get_switch (self, i)))
        g_ptr_array_add (variants, (gpointer) self->catalogue->variants[i].id);
    }
  g_ptr_array_add (variants, NULL);
  return variants;
}

/* Stores the markers of the players; each of them gets the same one in the next game. */
static void
take_markers (ArbNewGameDialog *self, ArbDocument *document)
{
  for (guint seat = 1; seat <= get_n_players (self); seat++)
    {
      ArbPlayerMarker marker = arb_seat_list_get_marker (self->seats, seat);

      arb_document_set_marker (document, seat, marker);
      if (arb_seat_list_has_news (self->seats, seat))
        arb_settings_note_marker (arb_document_get_name (document, seat), marker);
    }
}

/* Returns the key of a setting of the table that played last, or, if @is_over, of the one that
 * scored a game last: neither changes what the other is proposed. */
static char *
get_key (gboolean is_over, const char *what)
{
  return g_strdup_printf (is_over ? "scored-%s" : "table-%s", what);
}

/* Stores a setting; returns whether it is what it was. */
static gboolean
keep (ArbNewGameDialog *self, const char *what, GVariant *value)
{
  g_autofree char *key = get_key (self->is_over, what);
  g_autoptr (GVariant) new = g_variant_ref_sink (value);
  g_autoptr (GVariant) old = g_settings_get_value (arb_settings_get (), key);

  g_settings_set_value (arb_settings_get (), key, new);
  return g_variant_equal (old, new);
}

static GStrv
recall_list (gboolean is_over, const char *what)
{
  g_autofree char *key = get_key (is_over, what);

  return g_settings_get_strv (arb_settings_get (), key);
}

/* Stores the players and rules; the dialog proposes them for the next game. */
static void
remember (ArbNewGameDialog *self, const char *const *variants, const char *const *switches)
{
  g_auto (GStrv) names = arb_seat_list_dup_typed_names (self->seats);
  g_auto (GStrv) before = recall_list (self->is_over, "players");
  guint edition = adw_combo_row_get_selected (self->edition_row);
  const char *edition_id = self->catalogue->editions[edition].id;

  self->again = g_strv_length (before) == g_strv_length (names);
  self->again &= keep (self, "system", g_variant_new_string (self->catalogue->ruleset->id));
  self->again &= keep (self, "edition", g_variant_new_string (edition_id));
  self->again &= keep (self, "variants", g_variant_new_strv (variants, -1));
  self->again &= keep (self, "switches", g_variant_new_strv (switches, -1));
  keep (self, "players", g_variant_new_strv ((const char *const *) names, -1));
}

/* Restores the variants of the last game; one may have been chosen as a house rule. */
static void
recall_variants (ArbNewGameDialog *self, gboolean of_over, const char *const *switches)
{
  g_auto (GStrv) variants = recall_list (of_over, "variants");

  for (guint i = 0; i < self->variant_rows->len; i++)
    {
      const ArbVariant *variant = &self->catalogue->variants[i];

      if ((g_strv_contains ((const char *const *) variants, variant->id)
           || arb_variant_is_said (variant, switches))
          && gtk_widget_get_visible (self->variant_rows->pdata[i]))
        gtk_switch_set_active (get_switch (self, i), TRUE);
    }
}

static void
recall_system (ArbNewGameDialog *self, gboolean of_over)
{
  g_autofree char *system_key = get_key (of_over, "system");
  g_autofree char *edition_key = get_key (of_over, "edition");
  g_autofree char *system = g_settings_get_string (arb_settings_get (), system_key);
  g_autofree char *edition = g_settings_get_string (arb_settings_get (), edition_key);
  gint index;

  for (guint i = 0; i < self->systems->len; i++)
    {
      const ArbRuleset *ruleset = self->systems->pdata[i];

      if (g_str_equal (ruleset->id, system))
        adw_combo_row_set_selected (self->system_row, i);
    }
  index = arb_catalogue_find_edition (self->catalogue, edition);
  if (index >= 0 && g_str_equal (self->catalogue->ruleset->id, system))
    adw_combo_row_set_selected (self->edition_row, (guint) index);
}

static void
recall_table (ArbNewGameDialog *self, gboolean of_over)
{
  g_auto (GStrv) players = recall_list (of_over, "players");
  g_auto (GStrv) switches = recall_list (of_over, "switches");

  recall_system (self, of_over);
  gtk_spin_button_set_value (self->players_button, g_strv_length (players));
  arb_seat_list_set_names (self->seats, (const char *const *) players);
  recall_variants (self, of_over, (const char *const *) switches);
  arb_switch_list_choose (self->switches, (const char *const *) switches);
}

/* Restores the last game; settings that this version of the program does not know are left out. Who
 * scores a game for the first time is proposed the table that played last. */
static void
recall (ArbNewGameDialog *self)
{
  g_auto (GStrv) scored = recall_list (TRUE, "players");
  g_auto (GStrv) played = recall_list (FALSE, "players");
  g_autoptr (GListModel) games = arb_library_dup_games (NULL, MAX_GAMES);
  g_auto (GStrv) known = arb_library_dup_known_names (games);
  g_autoptr (GHashTable) markers = arb_settings_dup_markers ();

  arb_seat_list_set_known_names (self->seats, (const char *const *) known);
  arb_seat_list_set_usual_markers (self->seats, markers);
  if (self->is_over && scored[0] != NULL)
    recall_table (self, TRUE);
  else if (played[0] != NULL)
    recall_table (self, FALSE);
}

static void
draw_lots (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_seat_list_draw_first (ARB_NEW_GAME_DIALOG (widget)->seats);
}

/* Replaces @catalogue by one with @text (nullable) as the number. */
static gboolean
type_in (ArbNewGameDialog *self, const Number *number, const char *text, ArbCatalogue **catalogue,
         GError **error)
{
  const ArbFieldTable *table = number->card->record.table;
  g_autoptr (ArbCard) card = arb_card_new (*catalogue, table, number->card->index);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  ArbCatalogue *typed;

  for (guint i = 0; i < table->n_fields; i++)
    g_ptr_array_add (values, i == number->field
                                 ? g_strdup (text)
                                 : arb_card_read_value (card, i, arb_card_dup_value (card, i)));
  typed = arb_card_set_type_in (self->cards, card, (const char *const *) values->pdata, error);
  if (typed == NULL)
    return FALSE;
  arb_catalogue_unref (*catalogue);
  *catalogue = typed;
  return TRUE;
}

/* The cards of the game, with the numbers that were typed in. */
static ArbCatalogue *
read_cards (ArbNewGameDialog *self, GError **error)
{
  const ArbCatalogue *before =
      self->cards != NULL ? arb_card_set_get_catalogue (self->cards) : self->catalogue;
  g_autoptr (ArbCatalogue) catalogue = (ArbCatalogue *) (guintptr) arb_catalogue_ref (before);

  /* All old numbers go first: an old one and a new one may be too many together. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->numbers->len; i++)
      {
        const Number *number = &g_array_index (self->numbers, Number, i);
        g_autofree char *old = arb_card_dup_value (number->card, number->field);
        g_autofree char *new = arb_open_number_dup_text (number->button);

        if (g_strcmp0 (old, new) != 0
            && !type_in (self, number, pass == 0 ? NULL : new, &catalogue, error))
          return NULL;
      }
  return g_steal_pointer (&catalogue);
}

/* Keeps the numbers for the next game; the game begins with them in any case. */
static void
keep_numbers (ArbNewGameDialog *self, const ArbCatalogue *catalogue)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;

  /* A message has already reported a damaged file. */
  if (self->cards == NULL || self->cards->problem != NULL
      || !arb_card_set_differs (self->cards, catalogue))
    return;
  if (!arb_card_set_accept (self->cards, catalogue, &error) && parent != NULL)
    arb_window_show_error (parent, _ ("The Numbers Cannot Be Kept"), error->message,
                           _ ("This game uses them. Type them in again for the next one."));
}

static ArbSession *
create_session (ArbNewGameDialog *self, const ArbCatalogue *catalogue, GError **error)
{
  g_auto (GStrv) names = arb_seat_list_dup_names (self->seats);
  g_autoptr (GPtrArray) variants = collect_variants (self);
  g_auto (GStrv) switches = arb_switch_list_dup_chosen (self->switches);
  g_autofree char *title = arb_words_join ((const char *const *) names, g_strv_length (names));
  ArbDocument *document;

  document = arb_document_new (catalogue, adw_combo_row_get_selected (self->edition_row),
                               (const char *const *) variants->pdata,
                               (const char *const *) switches, (const char *const *) names, error);
  if (document == NULL)
    return NULL;
  take_markers (self, document);
  remember (self, (const char *const *) variants->pdata, (const char *const *) switches);
  if (!self->is_over)
    return arb_session_new_copy (document, title, error);
  return arb_session_new_beside (document, "counts", title, error);
}

static void
begin (ArbNewGameDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) catalogue = read_cards (self, &error);
  g_autoptr (ArbSession) session = NULL;

  arb_seat_list_settle (self->seats);
  if (catalogue != NULL)
    session = create_session (self, catalogue, &error);
  if (session == NULL)
    {
      arb_window_show_error (GTK_WINDOW (self), _ ("The Game Cannot Begin"), error->message,
                             _ ("Your choices are still here. Correct the point named above and "
                                "start again."));
      return;
    }
  keep_numbers (self, catalogue);
  g_signal_emit (self, created_signal, 0, session, self->again);
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
begin_now (gpointer self)
{
  begin (self);
  return G_SOURCE_REMOVE;
}

/* The game begins when the question is gone: this window goes with it. */
static void
on_answer (ArbNewGameDialog *self, const char *response)
{
  if (g_str_equal (response, "built-in"))
    g_idle_add_full (G_PRIORITY_DEFAULT, begin_now, g_object_ref (self), g_object_unref);
}

/* A damaged file of the owner stops no game: it stays as it is, for its owner to correct. */
static void
offer_built_in (ArbNewGameDialog *self)
{
  g_autofree char *body = g_strjoin (
      "\n\n", self->cards->problem,
      _ ("The file stays as it is. You can play with the built-in cards; what you typed in "
         "is then not known."),
      NULL);
  GtkWidget *dialog =
      adw_message_dialog_new (GTK_WINDOW (self), _ ("Your Cards Cannot Be Read"), body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"),
                                    "built-in", _ ("_Play with Built-In Cards"), NULL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_answer), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
create (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbNewGameDialog *self = ARB_NEW_GAME_DIALOG (widget);

  if (self->cards != NULL && self->cards->problem != NULL)
    offer_built_in (self);
  else
    begin (self);
}

/* Fills the list of games. To score a game only, those are listed whose end can be counted. */
static void
fill_systems (ArbNewGameDialog *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const ArbRuleset *const *system = arb_systems (); *system != NULL; system++)
    {
      const ArbCatalogue *catalogue = arb_catalogue_get (*system);
      ArbWording wording;
      g_autofree char *title = NULL;

      if (self->is_over && !arb_catalogue_can_count (catalogue))
        continue;
      g_ptr_array_add (self->systems, (gpointer) *system);
      arb_wording_init (&wording, catalogue, catalogue->editions[0].id);
      title = arb_wording_id (&wording, (*system)->id);
      gtk_string_list_append (titles, title);
    }
  adw_combo_row_set_model (self->system_row, G_LIST_MODEL (titles));
}

static void
arb_new_game_dialog_finalize (GObject *object)
{
  ArbNewGameDialog *self = ARB_NEW_GAME_DIALOG (object);

  g_clear_pointer (&self->cards, arb_card_set_free);
  g_ptr_array_unref (self->systems);
  g_ptr_array_unref (self->variant_rows);
  g_array_unref (self->numbers);

  G_OBJECT_CLASS (arb_new_game_dialog_parent_class)->finalize (object);
}

static void
arb_new_game_dialog_class_init (ArbNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = arb_new_game_dialog_finalize;

  created_signal = g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 2, ARB_TYPE_SESSION, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "start/new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, system_row);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, players_button);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, edition_row);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, edition_hint);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, copy_hint);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, numbers_group);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, variants_group);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, switches_group);
  gtk_widget_class_bind_template_child (widget_class, ArbNewGameDialog, switches);
  gtk_widget_class_bind_template_callback (widget_class, on_system);
  gtk_widget_class_bind_template_callback (widget_class, on_players);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);

  gtk_widget_class_install_action (widget_class, "game.create", NULL, create);
  gtk_widget_class_install_action (widget_class, "game.draw-lots", NULL, draw_lots);
}

static void
arb_new_game_dialog_init (ArbNewGameDialog *self)
{
  self->systems = g_ptr_array_new ();
  self->variant_rows = g_ptr_array_new ();
  self->numbers = g_array_new (FALSE, FALSE, sizeof (Number));
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_spin_button_take_digits (self->players_button);
}

/* Focuses the first empty name; if all names are known, the button that starts the game. */
static void
focus_first (ArbNewGameDialog *self)
{
  g_auto (GStrv) names = arb_seat_list_dup_typed_names (self->seats);

  if (names[0] != NULL && names[0][0] != '\0')
    gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->seats));
}

GtkWidget *
arb_new_game_dialog_new (gboolean is_over, GtkWindow *parent)
{
  ArbNewGameDialog *self = g_object_new (ARB_TYPE_NEW_GAME_DIALOG, "transient-for", parent, "title",
                                         is_over ? _ ("Score Only") : _ ("New Game"), NULL);

  self->is_over = is_over;
  fill_systems (self);
  recall (self);
  focus_first (self);
  return GTK_WIDGET (self);
}
