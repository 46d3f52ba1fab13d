/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/statement-form.h"

#include "app/turn/option-picker.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "model/session/seat-view.h"
#include "model/session/session-statements.h"

#include <glib/gi18n.h>

/* Asks for an argument of the move: a name from a list, or a number. */
typedef struct
{
  ArbStatementForm *form;
  ArbOptionPicker *names;
  GtkSpinButton *first;
  GtkSpinButton *second;
} Field;

struct _ArbStatementForm
{
  GtkBox parent_instance;

  GtkBox *what;
  ArbOptionPicker *statements;
  GtkWidget *who;
  GtkBox *seats; /* a button for the table, then one for each seat */
  GtkBox *fields;
  Field arguments[ARB_MAX_ARGUMENTS];
  guint n_arguments;
  ArbVerdictBox *verdict;
  ArbSession *session;
  guint seat;        /* the seat that records privately; %ARB_TABLE for all */
  ArbSeatView *view; /* (nullable): the game as that seat sees it */
  ArbChoice *judged;
};

enum
{
  JUDGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbStatementForm, arb_statement_form, GTK_TYPE_BOX)

/* Returns the verb of the chosen statement. */
static guint
get_verb (ArbStatementForm *self)
{
  g_autoptr (ArbOption) option = arb_option_picker_dup_chosen (self->statements);

  return option != NULL ? option->value : 0;
}

static guint
get_chosen_seat (ArbStatementForm *self)
{
  guint seat = ARB_TABLE;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->seats)); button != NULL;
       button = gtk_widget_get_next_sibling (button), seat++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
      return seat;
  return ARB_TABLE;
}

static void
choose_seat (ArbStatementForm *self, guint seat)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->seats));

  while (seat-- > 0)
    button = gtk_widget_get_next_sibling (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* Returns the answer; %ARB_ARGUMENT_NONE if it is left out. */
static ArbArgument
get_argument (const Field *field)
{
  g_autoptr (ArbOption) option = arb_option_picker_dup_chosen (field->names);
  ArbArgument argument = option != NULL ? (ArbArgument) option->value : ARB_ARGUMENT_NONE;
  gint first = gtk_spin_button_get_value_as_int (field->first);
  gint second = gtk_spin_button_get_value_as_int (field->second);

  switch (arb_argument_kind (argument))
    {
    case ARB_ARGUMENT_COUNT:
      return arb_argument_count ((guint) MAX (first, 0));
    case ARB_ARGUMENT_CHANGE:
      return arb_argument_change (first);
    case ARB_ARGUMENT_NUMBER:
      return arb_argument_number ((guint) MAX (first, 0));
    case ARB_ARGUMENT_PAIR:
      return arb_argument_pair ((guint) MAX (first, 0), (guint) MAX (second, 0));
    default: /* every other kind is a name */
      return argument;
    }
}

static ArbMove
compose (ArbStatementForm *self)
{
  guint seat = self->seat != ARB_TABLE ? self->seat : get_chosen_seat (self);
  ArbMove move = ARB_MOVE (seat, get_verb (self), 0);
  guint n = 0;

  for (guint i = 0; i < self->n_arguments; i++)
    {
      ArbArgument argument = get_argument (&self->arguments[i]);

      if (argument != ARB_ARGUMENT_NONE)
        move.arguments[n++] = argument;
    }
  return move;
}

static ArbChoice *
judge_move (ArbStatementForm *self, ArbMove move)
{
  return self->view != NULL ? arb_seat_view_judge (self->view, move)
                            : arb_session_judge (self->session, move);
}

/* Whether an option is chosen for each argument; of many, none is at first. */
static gboolean
is_answered (ArbStatementForm *self)
{
  for (guint i = 0; i < self->n_arguments; i++)
    {
      g_autoptr (ArbOption) option = arb_option_picker_dup_chosen (self->arguments[i].names);

      if (option == NULL)
        return FALSE;
    }
  return TRUE;
}

static void
judge (ArbStatementForm *self)
{
  if (self->session == NULL)
    return;
  g_clear_object (&self->judged);
  if (is_answered (self))
    self->judged = judge_move (self, compose (self));
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), self->judged != NULL);
  if (self->judged != NULL)
    arb_verdict_box_show_choice (self->verdict, self->session, self->judged, NULL);
  g_signal_emit (self, signals[JUDGED], 0);
}

static void
on_changed (ArbStatementForm *self)
{
  g_clear_pointer (&self->view, arb_seat_view_free);
  if (self->seat != ARB_TABLE)
    self->view = arb_seat_view_new (self->session, self->seat);
  judge (self);
}

static guint
find_first_decider (ArbSession *session)
{
  gint first = g_bit_nth_lsf (arb_session_get_deciders (session), ARB_TABLE);

  return first > 0 ? (guint) first : ARB_TABLE;
}

/* Whether the move can be recorded with @option as its first argument. */
static gboolean
can_record (ArbStatementForm *self, ArbOption *option)
{
  g_autoptr (ArbChoice) judged = NULL;
  ArbMove move = compose (self);

  move.arguments[0] = (ArbArgument) option->value;
  judged = judge_move (self, move);
  return arb_verdict_allows (&judged->verdict);
}

/* Selects the first of a few options that can be recorded. */
static void
select_first_allowed (ArbStatementForm *self)
{
  ArbOptionPicker *names = self->arguments[0].names;
  GListModel *options = arb_option_picker_get_options (names);
  g_autoptr (ArbOption) chosen = arb_option_picker_dup_chosen (names);

  if (chosen == NULL)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      if (can_record (self, option))
        {
          arb_option_picker_choose (names, i);
          return;
        }
    }
}

static int
compare_values (gconstpointer a, gconstpointer b, gpointer data)
{
  return (int) ((const ArbOption *) a)->value - (int) ((const ArbOption *) b)->value;
}

/* Puts the options of a long list that can be recorded first; a few of them in the order of the
 * catalogue, so that cards that everybody has precede others. */
static GListModel *
order_options (ArbStatementForm *self, GListModel *options)
{
  GListStore *possible = g_list_store_new (ARB_TYPE_OPTION);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (ArbOption) option = g_list_model_get_item (options, i);

      if (can_record (self, option))
        g_list_store_append (possible, option);
      else
        g_ptr_array_add (others, g_steal_pointer (&option));
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (possible)) <= ARB_OPTIONS_AT_ONCE)
    g_list_store_sort (possible, compare_values, NULL);
  g_list_store_splice (possible, g_list_model_get_n_items (G_LIST_MODEL (possible)), 0,
                       others->pdata, others->len);
  return G_LIST_MODEL (possible);
}

/* Returns the options of the field for argument @slot; %NULL if the chosen verb has no such
 * argument. */
static GListModel *
dup_options (ArbStatementForm *self, guint slot)
{
  g_autoptr (GListModel) options = arb_session_dup_options (self->session, get_verb (self), slot);

  if (slot > 0 || options == NULL || g_list_model_get_n_items (options) <= ARB_OPTIONS_AT_ONCE)
    return g_steal_pointer (&options);
  return order_options (self, options);
}

/* Returns what the field asks for: the number itself, if only that one is possible. */
static char *
describe (GListModel *options)
{
  guint n = g_list_model_get_n_items (options);
  g_autoptr (ArbOption) last = n > 0 ? g_list_model_get_item (options, n - 1) : NULL;
  g_autoptr (ArbOption) first = n > 0 ? g_list_model_get_item (options, 0) : NULL;

  if (n == 1 || (n == 2 && first->value == ARB_ARGUMENT_NONE))
    return g_strdup (last->label);
  return g_strdup (_ ("Which"));
}

static void
show_numbers (const Field *field)
{
  g_autoptr (ArbOption) option = arb_option_picker_dup_chosen (field->names);
  guint kind = arb_argument_kind (option != NULL ? (ArbArgument) option->value : ARB_ARGUMENT_NONE);
  gboolean is_number = kind == ARB_ARGUMENT_COUNT || kind == ARB_ARGUMENT_CHANGE
                       || kind == ARB_ARGUMENT_NUMBER || kind == ARB_ARGUMENT_PAIR;

  gtk_spin_button_set_range (field->first, kind == ARB_ARGUMENT_CHANGE ? -99 : 0,
                             kind == ARB_ARGUMENT_PAIR    ? 9
                             : kind == ARB_ARGUMENT_COUNT ? 999
                                                          : 99);
  gtk_widget_set_visible (GTK_WIDGET (field->first), is_number);
  gtk_widget_set_visible (GTK_WIDGET (field->second), kind == ARB_ARGUMENT_PAIR);
}

static void
on_option (const Field *field)
{
  show_numbers (field);
  judge (field->form);
}

static GtkSpinButton *
number_new (ArbStatementForm *self, GtkWidget *box, const char *label)
{
  GtkWidget *number = gtk_spin_button_new_with_range (0, 99, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), 1);
  arb_spin_button_take_digits (GTK_SPIN_BUTTON (number));
  arb_widget_set_accessible_name (number, label);
  g_signal_connect_swapped (number, "value-changed", G_CALLBACK (judge), self);
  gtk_box_append (GTK_BOX (box), number);
  return GTK_SPIN_BUTTON (number);
}

/* Adds a field for @options, #ArbOption whose values are arguments. It begins with the first one,
 * if there are few. */
static void
add_argument (ArbStatementForm *self, GListModel *options)
{
  Field *field = &self->arguments[self->n_arguments];
  g_autofree char *title = describe (options);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *names = arb_option_picker_new (self->session, options, title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_set_visible (names, g_list_model_get_n_items (options) > 1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), names);
  gtk_box_append (GTK_BOX (box), row);
  field->form = self;
  field->names = ARB_OPTION_PICKER (names);
  field->first = number_new (self, row, title);
  field->second = number_new (self, row, title);
  show_numbers (field);
  g_signal_connect_swapped (names, "changed", G_CALLBACK (on_option), field);
  gtk_box_append (self->fields, box);
  self->n_arguments++;
}

static void
on_statement (ArbStatementForm *self)
{
  guint verb = get_verb (self);

  if (self->session == NULL)
    return;
  if (!arb_session_verb_has_seat (self->session, verb))
    choose_seat (self, ARB_TABLE);
  else if (get_chosen_seat (self) == ARB_TABLE)
    choose_seat (self, find_first_decider (self->session));
  arb_box_clear (self->fields);
  self->n_arguments = 0;
  for (guint slot = 0; slot < ARB_MAX_ARGUMENTS; slot++)
    {
      g_autoptr (GListModel) options = dup_options (self, slot);

      if (options == NULL)
        break;
      add_argument (self, options);
    }
  if (self->n_arguments > 0)
    select_first_allowed (self);
  judge (self);
  /* A refusal before people have chosen anything would only confuse them. */
  if (self->judged != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->verdict), arb_verdict_allows (&self->judged->verdict)
                                                            || self->judged->overrulable);
}

/* One of the buttons is pressed in; only that one records another player, for whom other options
 * are possible. */
static void
on_seat (ArbStatementForm *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  if (is_answered (self))
    judge (self);
  else
    on_statement (self);
}

static void
add_seat (ArbStatementForm *self, ArbSession *session, guint seat)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->seats));
  GtkWidget *button =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *parts = arb_seat_heading_new (session, seat);

  gtk_widget_remove_css_class (gtk_widget_get_last_child (parts), "heading");
  gtk_widget_set_halign (parts, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), parts);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  arb_widget_set_accessible_name (button, arb_seat_get_name (session, seat));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_seat), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->seats, button);
}

static void
arb_statement_form_dispose (GObject *object)
{
  ArbStatementForm *self = ARB_STATEMENT_FORM (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->view, arb_seat_view_free);
  g_clear_object (&self->judged);

  G_OBJECT_CLASS (arb_statement_form_parent_class)->dispose (object);
}

static void
arb_statement_form_class_init (ArbStatementFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_statement_form_dispose;

  signals[JUDGED] = g_signal_new ("judged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "turn/statement-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStatementForm, what);
  gtk_widget_class_bind_template_child (widget_class, ArbStatementForm, who);
  gtk_widget_class_bind_template_child (widget_class, ArbStatementForm, seats);
  gtk_widget_class_bind_template_child (widget_class, ArbStatementForm, fields);
  gtk_widget_class_bind_template_child (widget_class, ArbStatementForm, verdict);
}

static void
arb_statement_form_init (ArbStatementForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_verdict_box_hide_buttons (self->verdict);
}

ArbChoice *
arb_statement_form_get_judged (ArbStatementForm *self)
{
  g_return_val_if_fail (ARB_IS_STATEMENT_FORM (self), NULL);
  return self->judged;
}

void
arb_statement_form_clear (ArbStatementForm *self)
{
  g_return_if_fail (ARB_IS_STATEMENT_FORM (self));
  on_statement (self);
}

void
arb_statement_form_set_session (ArbStatementForm *self, ArbSession *session, guint seat)
{
  g_autoptr (GListModel) statements = NULL;

  g_return_if_fail (ARB_IS_STATEMENT_FORM (self));
  g_return_if_fail (self->session == NULL && ARB_IS_SESSION (session));

  statements = seat == ARB_TABLE ? arb_session_dup_statements (session)
                                 : arb_session_dup_private_statements (session);
  for (guint i = ARB_TABLE; i <= arb_session_get_n_seats (session); i++)
    add_seat (self, session, i);
  choose_seat (self, find_first_decider (session));
  self->statements =
      ARB_OPTION_PICKER (arb_option_picker_new (session, statements, _ ("What happened")));
  g_signal_connect_swapped (self->statements, "changed", G_CALLBACK (on_statement), self);
  gtk_box_append (self->what, GTK_WIDGET (self->statements));
  gtk_widget_set_visible (self->who, seat == ARB_TABLE);
  self->session = g_object_ref (session);
  self->seat = seat;
  on_changed (self);
  on_statement (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}
