/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/number-list.h"

#include "app/widgets/open-number.h"
#include "app/widgets/rows.h"
#include "app/widgets/widgets.h"
#include "engine/faces.h"

/* A number of a card. */
typedef struct
{
  ArbCard *card;
  guint field;
  GtkWidget *row;
  GtkSpinButton *button;
} Number;

struct _ArbNumberList
{
  AdwPreferencesGroup parent_instance;

  ArbCardSet *cards; /* (nullable) */
  GArray *numbers;   /* Number */
};

G_DEFINE_FINAL_TYPE (ArbNumberList, arb_number_list, ADW_TYPE_PREFERENCES_GROUP)

static void
number_clear (gpointer number)
{
  g_clear_object (&((Number *) number)->card);
}

/* Several cards with the same number are told apart by their names. */
static GtkWidget *
row_new (ArbCard *card, const char *label, GtkWidget *button)
{
  gboolean alone = card->record.table->maximum == 1;
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, alone ? label : card->title);

  if (!alone)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

static void
add_number (ArbNumberList *self, ArbCard *card, guint field)
{
  const ArbField *asked = &card->record.table->fields[field];
  g_autofree char *value = arb_card_dup_value (card, field);
  g_autofree char *label = arb_card_dup_label (card, field);
  GtkWidget *button = arb_open_number_new (asked->minimum, asked->maximum, value);
  GtkWidget *row = row_new (card, label, button);
  Number number = { g_object_ref (card), field, row, GTK_SPIN_BUTTON (button) };
  g_autofree char *name = g_strjoin (", ", card->title, label, NULL);

  arb_widget_set_accessible_name (button, name);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_array_append_val (self->numbers, number);
}

static void
add_numbers (ArbNumberList *self, ArbCard *card)
{
  const ArbFieldTable *table = card->record.table;

  for (guint i = 0; i < table->n_fields; i++)
    if (arb_card_asks_for (card, i) && arb_field_is_open_number (&table->fields[i]))
      add_number (self, card, i);
}

static void
clear (ArbNumberList *self)
{
  for (guint i = 0; i < self->numbers->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_array_index (self->numbers, Number, i).row);
  g_array_set_size (self->numbers, 0);
}

void
arb_number_list_set_cards (ArbNumberList *self, ArbCardSet *cards)
{
  GListModel *list;

  g_return_if_fail (ARB_IS_NUMBER_LIST (self));

  clear (self);
  g_set_object (&self->cards, cards);
  list = cards != NULL ? G_LIST_MODEL (cards->cards) : NULL;
  for (guint i = 0; list != NULL && i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (ArbCard) card = g_list_model_get_item (list, i);

      add_numbers (self, card);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->numbers->len > 0);
}

static gboolean
is_changed (const Number *number)
{
  g_autofree char *before = arb_card_dup_value (number->card, number->field);
  g_autofree char *now = arb_open_number_dup_text (number->button);

  return g_strcmp0 (before, now) != 0;
}

/* Replaces @catalogue by one with @text (nullable) as the number. */
static gboolean
type_in (ArbNumberList *self, const Number *number, const char *text, ArbCatalogue **catalogue,
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

ArbCatalogue *
arb_number_list_read (ArbNumberList *self, GError **error)
{
  g_autoptr (ArbCatalogue) catalogue = NULL;
  g_autoptr (GArray) changed = NULL;

  g_return_val_if_fail (ARB_IS_NUMBER_LIST (self) && self->cards != NULL, NULL);

  catalogue =
      (ArbCatalogue *) (guintptr) arb_catalogue_ref (arb_card_set_get_catalogue (self->cards));
  changed = g_array_new (FALSE, FALSE, sizeof (Number));
  for (guint i = 0; i < self->numbers->len; i++)
    if (is_changed (&g_array_index (self->numbers, Number, i)))
      g_array_append_val (changed, g_array_index (self->numbers, Number, i));

  /* All old numbers go first: an old one and a new one may be too many together. */
  for (guint i = 0; i < changed->len; i++)
    if (!type_in (self, &g_array_index (changed, Number, i), NULL, &catalogue, error))
      return NULL;
  for (guint i = 0; i < changed->len; i++)
    {
      const Number *number = &g_array_index (changed, Number, i);
      g_autofree char *text = arb_open_number_dup_text (number->button);

      if (!type_in (self, number, text, &catalogue, error))
        return NULL;
    }
  return g_steal_pointer (&catalogue);
}

static void
arb_number_list_finalize (GObject *object)
{
  ArbNumberList *self = ARB_NUMBER_LIST (object);

  g_clear_object (&self->cards);
  g_array_unref (self->numbers);

  G_OBJECT_CLASS (arb_number_list_parent_class)->finalize (object);
}

static void
arb_number_list_class_init (ArbNumberListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_number_list_finalize;
}

static void
arb_number_list_init (ArbNumberList *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (Number));
  g_array_set_clear_func (self->numbers, number_clear);
}
