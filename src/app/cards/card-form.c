/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/cards/card-form.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/open-number.h"
#include "app/widgets/rows.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "engine/core/faces.h"

#include <glib/gi18n.h>
#include <string.h>

#define TOGGLE_WIDTH 96
#define COUNT_WIDTH 136
#define STEP_WIDTH 140
#define SPACING 6
#define MOST 99

#define STEP "step" /* the step that a button adds */

struct _ArbCardForm
{
  AdwBin parent_instance;

  ArbCard *card;
  GPtrArray *inputs; /* by field: a widget, the box of toggles, or %NULL */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ArbCardForm, arb_card_form, ADW_TYPE_BIN)

static void
on_changed (ArbCardForm *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static const ArbField *
get_field (ArbCardForm *self, guint index)
{
  return &self->card->record.table->fields[index];
}

static void
follow (ArbCardForm *self, gpointer input, const char *signal)
{
  g_signal_connect_object (input, signal, G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/* Makes a row with its title above its child, which has the whole width. */
static GtkWidget *
block_row_new (const char *title, GtkWidget *child)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_PREFERENCES_ROW, title);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                 SPACING, "margin-start", 12, "margin-end", 12, "margin-top", 8,
                                 "margin-bottom", 8, NULL);
  GtkWidget *label = arb_text_line_new (title, "caption");

  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), child);
  g_object_set (row, "activatable", FALSE, "focusable", FALSE, "child", box, NULL);
  return row;
}

static char *
dup_script (GtkEditable *text)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (text)));
}

static void
add_step (GtkEditable *text, GtkWidget *button)
{
  const char *step = g_object_get_data (G_OBJECT (button), STEP);
  g_autofree char *script = dup_script (text);
  const char *joint = *script == '\0' ? "" : g_str_has_suffix (script, "|") ? " " : "; ";
  g_autofree char *longer = g_strconcat (script, joint, step, NULL);

  gtk_editable_set_text (text, longer);
}

/* The next step is another way to use the card. */
static void
add_alternative (GtkEditable *text)
{
  g_autofree char *script = dup_script (text);
  g_autofree char *longer = g_strconcat (script, " |", NULL);

  if (*script != '\0' && !g_str_has_suffix (script, "|"))
    gtk_editable_set_text (text, longer);
}

static void
turn_optional (GtkEditable *text)
{
  g_autofree char *script = dup_script (text);
  g_autofree char *turned = NULL;

  if (*script == '\0' || g_str_has_suffix (script, "|"))
    return;
  if (g_str_has_suffix (script, "?"))
    {
      script[strlen (script) - 1] = '\0';
      turned = g_strdup (g_strchomp (script));
    }
  else
    turned = g_strconcat (script, " ?", NULL);
  gtk_editable_set_text (text, turned);
}

static void
remove_last (GtkEditable *text)
{
  g_autofree char *script = dup_script (text);
  char *last = script;

  for (char *at = script; *at != '\0'; at++)
    if (*at == ';' || *at == '|')
      last = at;
  *last = '\0';
  gtk_editable_set_text (text, g_strchomp (script));
}

static GtkWidget *
append_button (GtkWidget *box, const char *label, GCallback pressed, GtkEditable *text)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
  g_signal_connect_object (button, "clicked", pressed, text, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* Buttons that write the steps of a script into @text, so that people need not know the
 * notation. */
static GtkWidget *
script_buttons_new (ArbCard *card, guint field, GtkEditable *text)
{
  const char *const *steps = card->record.table->fields[field].nicks;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "layout-manager",
                                 arb_columns_layout_new (STEP_WIDTH, 0, SPACING), NULL);

  for (guint i = 0; steps[i] != NULL; i++)
    {
      g_autofree char *label = arb_card_dup_nick (card, field, i);
      GtkWidget *button = append_button (box, label, G_CALLBACK (add_step), text);

      g_object_set_data (G_OBJECT (button), STEP, (gpointer) steps[i]);
    }
  /* Translators: on a button that begins another way to use a card */
  append_button (box, C_ ("script", "… or …"), G_CALLBACK (add_alternative), text);
  /* Translators: on a button: the last step of what a card does need not be done */
  append_button (box, C_ ("script", "If You Like"), G_CALLBACK (turn_optional), text);
  append_button (box, _ ("Remove Last Step"), G_CALLBACK (remove_last), text);
  return box;
}

static GtkWidget *
append_entry (ArbCardForm *self, AdwPreferencesGroup *group, guint index, const char *title)
{
  g_autofree char *value = arb_card_dup_value (self->card, index);
  GtkWidget *row = arb_row_new (ADW_TYPE_ENTRY_ROW, title);

  gtk_editable_set_text (GTK_EDITABLE (row), value != NULL ? value : "");
  follow (self, row, "changed");
  adw_preferences_group_add (group, row);
  if (get_field (self, index)->type == ARB_FIELD_SCRIPT)
    adw_preferences_group_add (
        group, block_row_new (/* Translators: of what a card does: over buttons that add them */
                              _ ("Add Steps"),
                              script_buttons_new (self->card, index, GTK_EDITABLE (row))));
  return row;
}

static GtkWidget *
number_button_new (gint minimum, gint maximum, const char *text)
{
  GtkWidget *button = gtk_spin_button_new_with_range (minimum, maximum, 1);

  arb_spin_button_take_digits (GTK_SPIN_BUTTON (button));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), g_ascii_strtod (text, NULL));
  return button;
}

static GtkWidget *
append_number (ArbCardForm *self, AdwPreferencesGroup *group, guint index, const char *title)
{
  const ArbField *field = get_field (self, index);
  g_autofree char *value = arb_card_dup_value (self->card, index);
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  gint most = field->maximum != 0 ? field->maximum : MOST;
  GtkWidget *button = arb_field_is_open_number (field)
                          ? arb_open_number_new (field->minimum, most, value)
                          : number_button_new (field->minimum, most, value);

  follow (self, button, "value-changed");
  arb_row_add_input (row, button, title);
  adw_preferences_group_add (group, row);
  return button;
}

static GtkWidget *
append_switch (ArbCardForm *self, AdwPreferencesGroup *group, guint index, const char *title)
{
  g_autofree char *value = arb_card_dup_value (self->card, index);
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, title);
  GtkWidget *a_switch = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (a_switch), value != NULL);
  follow (self, a_switch, "notify::active");
  arb_row_add_input (row, a_switch, NULL);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), a_switch);
  adw_preferences_group_add (group, row);
  return a_switch;
}

static guint
find_nick (const ArbField *field, const char *nick)
{
  guint i = 0;

  while (field->nicks[i] != NULL && g_strcmp0 (field->nicks[i], nick) != 0)
    i++;
  return field->nicks[i] != NULL ? i : 0;
}

static GtkWidget *
append_choice (ArbCardForm *self, AdwPreferencesGroup *group, guint index, const char *title)
{
  const ArbField *field = get_field (self, index);
  g_autofree char *value = arb_card_dup_value (self->card, index);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  GtkWidget *row = arb_row_new (ADW_TYPE_COMBO_ROW, title);

  for (guint i = 0; field->nicks[i] != NULL; i++)
    {
      g_autofree char *label = arb_card_dup_nick (self->card, index, i);

      gtk_string_list_append (labels, label);
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), find_nick (field, value));
  follow (self, row, "notify::selected");
  adw_preferences_group_add (group, row);
  return row;
}

static guint
count_nick (char **chosen, const char *nick)
{
  guint n = 0;

  for (char **each = chosen; *each != NULL; each++)
    n += g_str_equal (*each, nick);
  return n;
}

/* A nick that a card can show several times, with its number. */
static GtkWidget *
counted_new (ArbCardForm *self, const char *label, guint count, gint most)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (label);
  g_autofree char *text = g_strdup_printf ("%u", count);
  GtkWidget *button = number_button_new (0, most, text);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  arb_widget_set_accessible_name (button, label);
  follow (self, button, "value-changed");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static GtkWidget *
toggle_new (ArbCardForm *self, const char *label, gboolean active, GtkAlign align)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (toggle))), TRUE);
  gtk_widget_set_valign (toggle, align);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), active);
  follow (self, toggle, "toggled");
  return toggle;
}

static GtkWidget *
append_nicks (ArbCardForm *self, AdwPreferencesGroup *group, guint index, const char *title)
{
  const ArbField *field = get_field (self, index);
  g_autofree char *value = arb_card_dup_value (self->card, index);
  g_auto (GStrv) chosen = g_strsplit_set (value != NULL ? value : "", ", ", -1);
  gboolean counts = arb_card_counts (self->card, index);
  GtkWidget *box =
      g_object_new (GTK_TYPE_BOX, "layout-manager",
                    arb_columns_layout_new (counts ? COUNT_WIDTH : TOGGLE_WIDTH, 0, SPACING), NULL);

  for (guint i = 0; field->nicks[i] != NULL; i++)
    {
      g_autofree char *label = arb_card_dup_nick (self->card, index, i);
      guint count = count_nick (chosen, field->nicks[i]);

      gtk_box_append (GTK_BOX (box), counts && i >= arb_field_n_none (field)
                                         ? counted_new (self, label, count, field->maximum)
                                         : toggle_new (self, label, count > 0,
                                                       counts ? GTK_ALIGN_END : GTK_ALIGN_FILL));
    }
  adw_preferences_group_add (group, block_row_new (title, box));
  return box;
}

static GtkWidget *
append_field (ArbCardForm *self, AdwPreferencesGroup *group, guint index)
{
  g_autofree char *title = arb_card_dup_label (self->card, index);

  switch (get_field (self, index)->type)
    {
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_SCRIPT:
      return append_entry (self, group, index, title);
    case ARB_FIELD_INTEGER:
      return append_number (self, group, index, title);
    case ARB_FIELD_BOOLEAN:
      return append_switch (self, group, index, title);
    case ARB_FIELD_NICK:
      return append_choice (self, group, index, title);
    case ARB_FIELD_NICKS:
      return append_nicks (self, group, index, title);
    case ARB_FIELD_ID:
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      return NULL;
    }
  g_assert_not_reached ();
}

void
arb_card_form_show (ArbCardForm *self, ArbCard *card)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  g_return_if_fail (ARB_IS_CARD_FORM (self) && ARB_IS_CARD (card));

  g_set_object (&self->card, card);
  g_ptr_array_set_size (self->inputs, 0);
  for (guint i = 0; i < card->record.table->n_fields; i++)
    g_ptr_array_add (self->inputs,
                     arb_card_asks_for (card, i) ? append_field (self, group, i) : NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (group));
}

/* How many times a card shows what @input is about. */
static guint
get_count (GtkWidget *input)
{
  if (GTK_IS_TOGGLE_BUTTON (input))
    return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (input));
  return (guint) gtk_spin_button_get_value_as_int (
      GTK_SPIN_BUTTON (gtk_widget_get_last_child (input)));
}

static char *
dup_nicks (const ArbField *field, GtkWidget *box)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) nicks = NULL;
  guint i = 0;

  for (GtkWidget *input = gtk_widget_get_first_child (box); input != NULL;
       input = gtk_widget_get_next_sibling (input), i++)
    for (guint n = get_count (input); n > 0; n--)
      g_strv_builder_add (builder, field->nicks[i]);
  nicks = g_strv_builder_end (builder);
  return g_strjoinv (", ", nicks);
}

static char *
dup_input (const ArbField *field, gpointer input)
{
  if (input == NULL)
    return NULL;
  if (arb_field_is_open_number (field))
    return arb_open_number_dup_text (input);
  if (field->type == ARB_FIELD_INTEGER)
    return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (input));
  if (field->type == ARB_FIELD_BOOLEAN)
    return g_strdup (gtk_switch_get_active (input) ? "yes" : NULL);
  if (field->type == ARB_FIELD_NICK)
    return g_strdup (field->nicks[adw_combo_row_get_selected (input)]);
  if (field->type == ARB_FIELD_NICKS)
    return dup_nicks (field, input);
  return g_strstrip (g_strdup (gtk_editable_get_text (input)));
}

GPtrArray *
arb_card_form_dup_values (ArbCardForm *self)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (ARB_IS_CARD_FORM (self), values);

  for (guint i = 0; i < self->inputs->len; i++)
    g_ptr_array_add (values,
                     arb_card_read_value (self->card, i,
                                          dup_input (get_field (self, i), self->inputs->pdata[i])));
  return values;
}

static void
arb_card_form_finalize (GObject *object)
{
  ArbCardForm *self = ARB_CARD_FORM (object);

  g_clear_object (&self->card);
  g_ptr_array_unref (self->inputs);

  G_OBJECT_CLASS (arb_card_form_parent_class)->finalize (object);
}

static void
arb_card_form_class_init (ArbCardFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_card_form_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
arb_card_form_init (ArbCardForm *self)
{
  self->inputs = g_ptr_array_new ();
}
