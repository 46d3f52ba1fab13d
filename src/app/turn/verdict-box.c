/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/verdict-box.h"

#include "app/widgets/fitted-scroller.h"
#include "app/widgets/resources.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "engine/core/ruleset.h"
#include "store/faces.h"
#include "wording/switch-words.h"
#include "wording/wording.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* With more possible meanings than these, only the first are shown. */
#define MAX_MEANT 6
/* The least width of an answer in words, and of a value: ten of them fit into one line. */
#define ANSWER_WIDTH 130
#define ANSWER_SPACING 6
#define VALUE_WIDTH 28
#define VALUE_SPACING 3

struct _ArbVerdictBox
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkLabel *title_label;
  GtkLabel *verdict_label;
  ArbFittedScroller *reasons;
  GtkLabel *message_label;
  GtkBox *rules;
  GtkLabel *feature_label; /* what the answers are values of */
  GtkBox *answers;
  GtkWidget *remedy_button;
  GtkLabel *remedy_label;
  GtkWidget *insert_button;
  GtkButton *allow_button;
  GtkWidget *close_button;
};

G_DEFINE_FINAL_TYPE (ArbVerdictBox, arb_verdict_box, ADW_TYPE_BIN)

/* Whether the move lacks something that it needs. An open rule also prevents a ruling, but only
 * until it is answered. */
static gboolean
is_impossible (ArbChoice *choice)
{
  const ArbWording *wording = choice->wording;
  const ArbVerdict *verdict = &choice->verdict;

  if (wording == NULL || !verdict->unsettled)
    return !choice->overrulable;
  return arb_is_unplayable (wording->catalogue, verdict);
}

/* Returns the name of the verdict, for example “Against the rules”; with @asked, an open rule is
 * named as a question. */
static const char *
get_name (ArbChoice *choice, gboolean asked)
{
  switch ((ArbVerdictValue) choice->verdict.value)
    {
    case ARB_LEGAL:
      return _ ("Legal");
    case ARB_VOID:
      return _ ("Legal, but nothing would happen");
    case ARB_ILLEGAL:
      return is_impossible (choice) ? _ ("Not possible") : _ ("Against the rules");
    case ARB_UNDECIDABLE:
      return asked ? _ ("The rules leave this open. What does your table decide?")
                   : _ ("Cannot be judged yet");
    }
  g_assert_not_reached ();
}

/* Returns the name of a verdict, and the reason if there is one. */
static char *
join (const char *name, const char *reason)
{
  return reason[0] != '\0' ? arb_words_label (name, reason) : g_strdup (name);
}

static gboolean
leaves_open (const ArbVerdict *verdict)
{
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == ARB_RULE_OPEN)
      return TRUE;
  return FALSE;
}

char *
arb_verdict_dup_words (ArbChoice *choice)
{
  g_return_val_if_fail (ARB_IS_CHOICE (choice), NULL);

  if (arb_choice_is_plain (choice))
    return g_strdup ("");
  return join (get_name (choice, leaves_open (&choice->verdict)), choice->reason);
}

void
arb_verdict_announce (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (words != NULL);

  gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

static const char *
get_class (ArbVerdictValue value)
{
  if (value == ARB_LEGAL)
    return "legal";
  return value == ARB_ILLEGAL ? "refused" : "void";
}

static void
show_text (ArbVerdictBox *self, ArbVerdictValue value, const char *title, const char *message)
{
  gtk_widget_set_css_classes (self->content,
                              (const char *[]){ "card", "verdict", get_class (value), NULL });
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_text (self->message_label, message);
  arb_fitted_scroller_scroll_to_top (self->reasons);
}

/* Whether each answer gives the same feature of the same card another value. */
static gboolean
are_values (GPtrArray *answers)
{
  ArbMove first = { 0 };

  for (guint i = 0; i < answers->len; i++)
    {
      ArbChoice *answer = answers->pdata[i];
      ArbMove move = answer->move;

      if (i == 0)
        first = move;
      if (move.verb != first.verb || move.arguments[0] != first.arguments[0]
          || move.arguments[1] != first.arguments[1] || move.arguments[2] == ARB_ARGUMENT_NONE)
        return FALSE;
    }
  return answers->len > 1;
}

/* Returns the text of an answer. For a switch it only says what the value means, because the
 * message above names the switch; of values whose feature is named above them it is only the value.
 * For other moves it is the whole label. */
static char *
dup_answer_text (ArbSession *session, ArbChoice *answer, gboolean value, const char **source)
{
  const ArbCatalogue *catalogue = arb_session_get_catalogue (session);
  ArbMove move = answer->move;

  if (value)
    return arb_wording_argument (answer->wording, move.arguments[2]);
  return move.verb != ARB_VERB_RULE ? g_strdup (answer->label)
                                    : arb_switch_describe_answer (catalogue, move, source);
}

static GtkWidget *
answer_button_new (ArbSession *session, ArbChoice *answer, gboolean value)
{
  const char *source = NULL;
  g_autofree char *text = dup_answer_text (session, answer, value, &source);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, source);
  arb_widget_set_accessible_name (button, answer->label);
  return button;
}

/* Says over a row of values what they are: “Big shield”. Their cells are as narrow as numbers. */
static void
show_feature (ArbVerdictBox *self, GPtrArray *answers, gboolean values)
{
  gtk_widget_set_visible (GTK_WIDGET (self->feature_label), values);
  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self->answers)), "column-width",
                values ? VALUE_WIDTH : ANSWER_WIDTH, "spacing",
                values ? VALUE_SPACING : ANSWER_SPACING, NULL);
  arb_widget_set_class (GTK_WIDGET (self->answers), "values", values);
  if (values)
    {
      ArbChoice *answer = answers->pdata[0];
      g_autofree char *name = arb_wording_argument (answer->wording, answer->move.arguments[1]);

      gtk_label_set_text (self->feature_label, name);
    }
}

static guint
show_answers (ArbVerdictBox *self, ArbSession *session, GPtrArray *answers)
{
  guint n = answers != NULL ? answers->len : 0;
  gboolean values = n > 0 && are_values (answers);

  arb_box_clear (self->answers);
  show_feature (self, answers, values);
  for (guint i = 0; i < n; i++)
    {
      ArbChoice *answer = answers->pdata[i];
      GtkWidget *button = answer_button_new (session, answer, values);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.answer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", answer->text);
      gtk_box_append (self->answers, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->answers), n > 0);
  return n;
}

/* Sets the remedies; they are shown only on request, because they are long. */
static void
set_remedies (ArbVerdictBox *self, char **remedies)
{
  g_autofree char *text = remedies != NULL ? g_strjoinv ("\n", remedies) : NULL;

  gtk_label_set_text (self->remedy_label, text != NULL ? text : "");
  gtk_widget_set_visible (self->remedy_button, text != NULL && text[0] != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->remedy_label), FALSE);
}

static void
on_remedy_clicked (ArbVerdictBox *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->remedy_label), TRUE);
  arb_widget_reveal (GTK_WIDGET (self->remedy_label));
  /* If the button had the focus, the answer gets it. */
  if (gtk_widget_has_focus (self->remedy_button))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->remedy_label));
      gtk_label_select_region (self->remedy_label, 0, 0);
    }
  gtk_widget_set_visible (self->remedy_button, FALSE);
}

static GtkWidget *
figure_new (gint number, const char *word)
{
  GtkWidget *figure = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *text = g_strdup_printf ("%d", number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "number-2");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (figure), label);
  gtk_box_append (GTK_BOX (figure), gtk_label_new (word));
  gtk_widget_add_css_class (figure, "verdict-figure");
  return figure;
}

/* Makes large figures of what is needed and what there is; %NULL if @reason does not compare two
 * numbers. */
static GtkWidget *
figures_new (const ArbCatalogue *catalogue, const ArbReason *reason)
{
  GtkWidget *figures, *shown;
  gint needed, there;

  if (!arb_reason_compare (catalogue, reason, &needed, &there))
    return NULL;
  figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (figures), TRUE);
  gtk_widget_add_css_class (figures, "verdict-figures");
  /* Translators: beside a large number: so much would be needed */
  gtk_box_append (GTK_BOX (figures),
                  figure_new (needed, ngettext ("needed", "needed", (gulong) needed)));
  /* Translators: beside a large number: so much there is */
  shown = figure_new (there, ngettext ("there", "there", (gulong) there));
  gtk_widget_add_css_class (gtk_widget_get_first_child (shown), "verdict-word");
  gtk_box_append (GTK_BOX (figures), shown);
  return figures;
}

/* Appends a line to the calculation of what there is, with its number under the others. */
static void
append_part (const char *name, gint amount, gpointer grid)
{
  g_autofree char *number = g_strdup_printf ("%d", amount);
  GtkWidget *label = arb_text_line_new (name, "body");
  GtkWidget *figure = gtk_label_new (number);
  int row = 0;

  while (gtk_grid_get_child_at (grid, 0, row) != NULL)
    row++;
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_widget_add_css_class (figure, "numeric");
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, figure, 1, row, 1, 1);
}

/* Makes the lines that add up to what there is; %NULL if the reason has no such lines. Screen
 * readers skip it, because the sentence contains it. */
static GtkWidget *
parts_new (const ArbWording *wording, guint seat, const ArbReason *reason)
{
  GtkWidget *grid = g_object_ref_sink (gtk_grid_new ());

  arb_wording_parts (wording, seat, reason, append_part, grid);
  if (gtk_widget_get_first_child (grid) == NULL)
    {
      g_object_unref (grid);
      return NULL;
    }
  gtk_widget_add_css_class (grid, "verdict-parts");
  gtk_accessible_update_state (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return grid;
}

/* Appends a reason: its sentence, with the figures that it compares. */
static void
append_reason (GtkBox *text, const ArbWording *wording, guint seat, const ArbReason *reason)
{
  GtkWidget *figures = figures_new (wording->catalogue, reason);
  GtkWidget *parts = figures != NULL ? parts_new (wording, seat, reason) : NULL;
  g_autofree char *sentence = parts != NULL ? arb_wording_reason_in_brief (wording, seat, reason)
                                            : arb_wording_reason (wording, seat, reason);

  if (figures != NULL)
    gtk_box_append (text, figures);
  if (parts != NULL)
    gtk_box_append (text, parts);
  gtk_box_append (text, arb_text_line_new (sentence, "body"));
  g_clear_object (&parts);
}

/* Makes the text of a rule: its reasons and where it can be found in the rulebook. */
static GtkWidget *
rule_text_new (const ArbWording *wording, guint seat, const ArbVerdict *verdict, guint rule)
{
  const ArbRule *words = &wording->catalogue->rules[rule];
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *citation = arb_wording_citation (wording, rule);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), arb_text_line_new (arb_words_translate ("rules", words->id,
                                                                          "title", words->title),
                                                     "heading"));
  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      append_reason (GTK_BOX (text), wording, seat, &verdict->reasons[i]);
  if (citation != NULL)
    gtk_box_append (GTK_BOX (text), arb_text_line_new (citation, "caption"));
  return text;
}

/* The same in full, for screen readers. */
static char *
describe_rule (const ArbWording *wording, guint seat, const ArbVerdict *verdict, guint rule)
{
  ArbVerdict own = { .value = verdict->value };

  for (guint i = 0; i < verdict->n_reasons; i++)
    if (verdict->reasons[i].rule == rule)
      own.reasons[own.n_reasons++] = verdict->reasons[i];
  return arb_wording_verdict (wording, seat, &own);
}

static GtkWidget *
rule_button_new (const ArbWording *wording, guint seat, const ArbVerdict *verdict, guint rule)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *text = rule_text_new (wording, seat, verdict, rule);
  g_autofree char *description = describe_rule (wording, seat, verdict, rule);

  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-next-symbolic"));
  arb_box_settle_width (box);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-link");
  gtk_widget_set_tooltip_text (button, _ ("Read This Rule"));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  gtk_widget_get_first_child (text), NULL, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.reference");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    wording->catalogue->rules[rule].id);
  return button;
}

static gboolean
is_repeated (const ArbVerdict *verdict, guint index)
{
  for (guint i = 0; i < index; i++)
    if (verdict->reasons[i].rule == verdict->reasons[index].rule)
      return TRUE;
  return FALSE;
}

/* Returns the card of a reason. One that is called by its number is named by the move. */
static ArbArgument
get_card (const ArbChoice *choice, const ArbReason *reason)
{
  ArbArgument card = reason->subject;

  for (guint i = 0;
       arb_argument_kind (card) == ARB_ARGUMENT_NUMBER && i < G_N_ELEMENTS (choice->move.arguments);
       i++)
    if (arb_argument_kind (choice->move.arguments[i]) >= ARB_ARGUMENT_NAME)
      card = choice->move.arguments[i];
  return card;
}

/* The id of the card of which something is missing that a reason depends on; %NULL if it is none,
 * or one of an earlier reason. */
static const char *
find_missing_card (const ArbChoice *choice, guint index)
{
  const ArbReason *reasons = choice->verdict.reasons;
  const ArbCatalogue *catalogue = choice->wording->catalogue;
  ArbArgument card = get_card (choice, &reasons[index]);
  const char *id = arb_argument_kind (card) >= ARB_ARGUMENT_NAME
                       ? arb_catalogue_get_name (catalogue, card)
                       : NULL;

  for (guint i = 0; i < index; i++)
    if (reasons[i].subject == reasons[index].subject)
      return NULL;
  return arb_faces_lack (catalogue, id) ? id : NULL;
}

/* If the face of the card would decide the verdict, adds a button to type it in. */
static void
append_cards (ArbVerdictBox *self, const ArbChoice *choice)
{
  for (guint i = 0; i < choice->verdict.n_reasons; i++)
    {
      const char *id = find_missing_card (choice, i);
      g_autofree char *name = NULL;
      g_autofree char *label = NULL;
      GtkWidget *button;

      if (id == NULL)
        continue;
      name = arb_wording_argument (choice->wording, get_card (choice, &choice->verdict.reasons[i]));
      /* Translators: on a button: types in what is printed on this card */
      label = g_strdup_printf (_ ("Enter “%s”…"), name);
      button = gtk_button_new_with_label (label);
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.cards");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
      gtk_box_append (self->rules, button);
    }
}

/* Shows the text of each rule of the verdict, with a button that opens its page; none without a
 * choice. */
static void
show_rules (ArbVerdictBox *self, const ArbChoice *choice)
{
  const ArbVerdict *verdict = choice != NULL ? &choice->verdict : NULL;
  gboolean any = verdict != NULL && verdict->n_reasons > 0;

  arb_box_clear (self->rules);
  for (guint i = 0; any && i < verdict->n_reasons; i++)
    if (!is_repeated (verdict, i))
      gtk_box_append (self->rules, rule_button_new (choice->wording, choice->move.seat, verdict,
                                                    verdict->reasons[i].rule));
  if (any && verdict->value == ARB_UNDECIDABLE && gtk_widget_get_visible (self->close_button))
    append_cards (self, choice);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), any);
  gtk_widget_set_visible (GTK_WIDGET (self->message_label),
                          !any && gtk_label_get_text (self->message_label)[0] != '\0');
}

/* Shows a button that inserts a forgotten move; its place is before the implied moves. */
static void
show_insert (ArbVerdictBox *self, ArbSession *session, ArbChoice *choice)
{
  guint number =
      arb_verdict_allows (&choice->verdict) ? 0 : arb_session_find_omission (session, choice->move);

  gtk_widget_set_visible (self->insert_button, number > 0);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->insert_button), "(us)", number,
                                    choice->text);
}

void
arb_verdict_box_show_choice (ArbVerdictBox *self, ArbSession *session, ArbChoice *choice,
                             GPtrArray *answers)
{
  g_auto (GStrv) remedies = NULL;
  ArbVerdictValue value;
  guint n_answers;

  g_return_if_fail (ARB_IS_VERDICT_BOX (self));
  g_return_if_fail (ARB_IS_SESSION (session));
  g_return_if_fail (ARB_IS_CHOICE (choice));

  value = (ArbVerdictValue) choice->verdict.value;
  show_text (self, value, choice->label, choice->reason);
  show_rules (self, choice);
  n_answers = show_answers (self, session, answers);
  gtk_label_set_text (self->verdict_label, get_name (choice, n_answers > 0));
  /* A dialog's verdict may be about an earlier position than the present one. */
  if (gtk_widget_get_visible (self->close_button))
    {
      remedies = arb_session_dup_remedies (session, choice);
      show_insert (self, session, choice);
    }
  set_remedies (self, remedies);
  gtk_button_set_label (self->allow_button, value == ARB_VOID ? _ ("Play It") : _ ("Allow Anyway"));
  gtk_widget_set_visible (GTK_WIDGET (self->allow_button),
                          gtk_widget_get_visible (self->close_button)
                              && (value == ARB_VOID || choice->overrulable));
}

void
arb_verdict_box_show_error (ArbVerdictBox *self, const char *text, const char *message)
{
  g_return_if_fail (ARB_IS_VERDICT_BOX (self));

  show_text (self, ARB_ILLEGAL, text, message);
  gtk_label_set_text (self->verdict_label, _ ("Not a move"));
  gtk_widget_set_visible (GTK_WIDGET (self->allow_button), FALSE);
  gtk_widget_set_visible (self->insert_button, FALSE);
  set_remedies (self, NULL);
  show_rules (self, NULL);
  show_answers (self, NULL, NULL);
}

/* Makes a button that says a move: its meaning, and below that the notation. */
static GtkWidget *
phrase_button_new (ArbChoice *choice)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), arb_text_line_new (choice->label, "body"));
  gtk_box_append (GTK_BOX (box), arb_text_line_new (choice->text, "row-caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.say");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", choice->text);
  arb_widget_set_accessible_name (button, choice->label);
  return button;
}

void
arb_verdict_box_show_phrases (ArbVerdictBox *self, GPtrArray *meant)
{
  guint n;

  g_return_if_fail (ARB_IS_VERDICT_BOX (self));
  g_return_if_fail (meant != NULL);

  arb_box_clear (self->answers);
  n = MIN (meant->len, MAX_MEANT);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->answers, phrase_button_new (meant->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->answers), n > 0);
  if (n > 0)
    gtk_label_set_text (self->message_label, _ ("Did you mean one of these?"));
}

void
arb_verdict_box_hide_buttons (ArbVerdictBox *self)
{
  g_return_if_fail (ARB_IS_VERDICT_BOX (self));

  gtk_widget_set_visible (self->close_button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->allow_button), FALSE);
  g_object_set (self->reasons, "least-height", G_MAXINT, NULL);
  set_remedies (self, NULL);
}

char *
arb_verdict_box_dup_verdict (ArbVerdictBox *self)
{
  g_return_val_if_fail (ARB_IS_VERDICT_BOX (self), NULL);
  return join (gtk_label_get_text (self->verdict_label), gtk_label_get_text (self->message_label));
}

const char *
arb_verdict_box_get_message (ArbVerdictBox *self)
{
  g_return_val_if_fail (ARB_IS_VERDICT_BOX (self), NULL);
  return gtk_label_get_text (self->message_label);
}

static void
arb_verdict_box_class_init (ArbVerdictBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn/verdict-box.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, content);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, reasons);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, message_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, rules);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, feature_label);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, answers);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, remedy_button);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, remedy_label);
  gtk_widget_class_bind_template_callback (widget_class, on_remedy_clicked);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, insert_button);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, allow_button);
  gtk_widget_class_bind_template_child (widget_class, ArbVerdictBox, close_button);
}

static void
arb_verdict_box_init (ArbVerdictBox *self)
{
  GtkLabel *question;

  gtk_widget_init_template (GTK_WIDGET (self));
  /* In French the question is as wide as a phone. */
  question = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->remedy_button)));
  gtk_label_set_wrap (question, TRUE);
  gtk_label_set_justify (question, GTK_JUSTIFY_CENTER);
}
