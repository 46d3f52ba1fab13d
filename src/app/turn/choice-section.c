/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/choice-section.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/split-layout.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

/* More refused choices than these are folded away. */
#define MAX_REFUSED_SHOWN 3

/* The least width of a button, in pixels: of a whole move, and of what a heading leaves of it. */
#define USUAL_WIDTH 150
#define SMALL_WIDTH 48

struct _ArbChoiceSection
{
  AdwBin parent_instance;

  GtkLabel *title_label;
  GtkBox *open;
  GtkBox *refused;
  GtkBox *folded;
  GtkExpander *expander;
};

G_DEFINE_FINAL_TYPE (ArbChoiceSection, arb_choice_section, ADW_TYPE_BIN)

static const char *
get_mark (ArbChoice *choice)
{
  switch ((ArbVerdictValue) arb_choice_get_verdict (choice)->value)
    {
    case ARB_LEGAL:
    case ARB_ILLEGAL:
      return "";
    case ARB_VOID:
      return " !";
    case ARB_UNDECIDABLE:
      return " ?";
    }
  g_assert_not_reached ();
}

static GtkWidget *
button_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", 0);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.choose");
  return button;
}

/* What the heading over it has not said. */
static const char *
get_words (ArbChoice *choice)
{
  const char *rest = arb_choice_get_rest (choice);

  return rest != NULL ? rest : arb_choice_get_label (choice);
}

static void
show_choice (GtkWidget *button, ArbChoice *choice, guint index)
{
  const char *reason = arb_choice_get_reason (choice);
  g_autofree char *text = g_strconcat (get_words (choice), get_mark (choice), NULL);

  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), text);
  arb_button_set_verdict (button, (ArbVerdictValue) arb_choice_get_verdict (choice)->value);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_choice_get_label (choice),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  arb_widget_set_tooltip (button, reason[0] != '\0' ? reason : NULL);
}

static gboolean
is_refused (ArbChoice *choice)
{
  return arb_choice_get_verdict (choice)->value == ARB_ILLEGAL;
}

static guint
count_refused (GListModel *choices, const GArray *group)
{
  guint n = 0;

  for (guint i = 0; i < group->len; i++)
    {
      g_autoptr (ArbChoice) choice =
          g_list_model_get_item (choices, g_array_index (group, guint, i));

      n += is_refused (choice);
    }
  return n;
}

/* The choices of @group that are to be shown together. */
typedef enum
{
  NOT_REFUSED,
  REFUSED,
  ALL,
} Share;

static void
fill (GtkBox *box, GListModel *choices, const GArray *group, Share share)
{
  ArbChildPool buttons = arb_child_pool_begin (GTK_WIDGET (box));

  for (guint i = 0; i < group->len; i++)
    {
      guint index = g_array_index (group, guint, i);
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, index);

      if (share == ALL || is_refused (choice) == (share == REFUSED))
        show_choice (arb_child_pool_next (&buttons, "choice", button_new), choice, index);
    }
  arb_child_pool_end (&buttons);
}

/* What the choices of a section have in common. */
static const char *
get_title (ArbChoice *choice)
{
  const char *heading = arb_choice_get_heading (choice);

  return heading != NULL ? heading : arb_choice_get_group (choice);
}

/* Returns whether the title says so much that the buttons are small. */
static gboolean
show_title (ArbChoiceSection *self, GListModel *choices, const GArray *group)
{
  g_autoptr (ArbChoice) first = g_list_model_get_item (choices, g_array_index (group, guint, 0));
  const char *title = get_title (first);

  gtk_label_set_text (self->title_label, title);
  gtk_widget_set_visible (GTK_WIDGET (self->title_label), title[0] != '\0');
  return arb_choice_get_rest (first) != NULL;
}

static void
show_folded (ArbChoiceSection *self, guint n_refused)
{
  g_autofree char *text =
      g_strdup_printf (ngettext ("%u not possible now", "%u not possible now", n_refused),
                       n_refused);

  gtk_expander_set_label (self->expander, text);
  gtk_expander_set_expanded (self->expander, FALSE);
}

/* Small buttons stay where they are, whatever is refused. */
static void
show_group (ArbChoiceSection *self, GListModel *choices, const GArray *group)
{
  gboolean small = show_title (self, choices, group);
  guint n_refused = small ? 0 : count_refused (choices, group);
  gboolean folds = n_refused > MAX_REFUSED_SHOWN;

  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self->open)), "column-width",
                small ? SMALL_WIDTH : USUAL_WIDTH, NULL);
  arb_widget_set_class (GTK_WIDGET (self->open), "small-choices", small);
  fill (self->open, choices, group, small ? ALL : NOT_REFUSED);
  if (n_refused > 0)
    fill (folds ? self->folded : self->refused, choices, group, REFUSED);
  if (folds)
    show_folded (self, n_refused);
  gtk_widget_set_visible (GTK_WIDGET (self->open), n_refused < group->len);
  gtk_widget_set_visible (GTK_WIDGET (self->refused), n_refused > 0 && !folds);
  gtk_widget_set_visible (GTK_WIDGET (self->expander), folds);
}

static void
arb_choice_section_class_init (ArbChoiceSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "turn/choice-section.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, open);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, refused);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, folded);
  gtk_widget_class_bind_template_child (widget_class, ArbChoiceSection, expander);
}

static void
arb_choice_section_init (ArbChoiceSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
section_new (void)
{
  return g_object_new (ARB_TYPE_CHOICE_SECTION, NULL);
}

/* The numbers of the choices of a sort; @groups has one array for each sort. */
static GArray *
find_group (GPtrArray *groups, GListModel *choices, ArbChoice *choice)
{
  for (guint i = 0; i < groups->len; i++)
    {
      GArray *group = groups->pdata[i];
      g_autoptr (ArbChoice) first =
          g_list_model_get_item (choices, g_array_index (group, guint, 0));

      if (g_str_equal (get_title (first), get_title (choice)))
        return group;
    }
  g_ptr_array_add (groups, g_array_new (FALSE, FALSE, sizeof (guint)));
  return groups->pdata[groups->len - 1];
}

static void
show_sections (ArbChildPool *parts, GListModel *choices, GPtrArray *groups, gboolean open)
{
  for (guint i = 0; i < groups->len; i++)
    {
      GArray *group = groups->pdata[i];

      if ((count_refused (choices, group) < group->len) == open)
        show_group (ARB_CHOICE_SECTION (arb_child_pool_next (parts, "section", section_new)),
                    choices, group);
    }
}

/* The sections of one seat, those with something to play first. */
static void
show_groups (ArbChildPool *parts, GListModel *choices, GPtrArray *groups)
{
  show_sections (parts, choices, groups, TRUE);
  show_sections (parts, choices, groups, FALSE);
  g_ptr_array_set_size (groups, 0);
}

/* Of several who decide, one half may stand beside the other. */
static void
show_heading (ArbChildPool *parts, ArbSession *session, guint seat)
{
  guint deciders = arb_session_get_deciders (session);
  guint n = (guint) __builtin_popcount (deciders);
  guint before = (guint) __builtin_popcount (deciders & ((1u << seat) - 1));
  GtkWidget *heading = arb_child_pool_next (parts, "heading", arb_seat_heading_new_empty);

  arb_seat_heading_set (heading, session, seat);
  gtk_widget_add_css_class (heading, "decider");
  arb_widget_set_class (heading, ARB_SPLIT, before == (n + 1) / 2);
}

void
arb_choice_sections_show (ArbChildPool *parts, ArbSession *session)
{
  GListModel *choices;
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint deciders;
  gboolean several;
  guint seat = ARB_TABLE;

  g_return_if_fail (ARB_IS_SESSION (session));

  choices = arb_session_get_choices (session);
  deciders = arb_session_get_deciders (session);
  several = (deciders & (deciders - 1)) != 0;
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, i);
      GArray *group;

      if (arb_choice_get_seat (choice) != seat)
        {
          show_groups (parts, choices, groups);
          seat = arb_choice_get_seat (choice);
          if (several && seat != ARB_TABLE)
            show_heading (parts, session, seat);
        }
      group = find_group (groups, choices, choice);
      g_array_append_val (group, i);
    }
  show_groups (parts, choices, groups);
}

static GtkWidget *
find_section (GtkWidget *child)
{
  while (child != NULL && !(ARB_IS_CHOICE_SECTION (child) && gtk_widget_get_visible (child)))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

void
arb_choice_sections_unfold_like (GtkWidget *parts, GtkWidget *old)
{
  GtkWidget *section, *old_section;

  g_return_if_fail (GTK_IS_WIDGET (parts));
  g_return_if_fail (GTK_IS_WIDGET (old));

  section = find_section (gtk_widget_get_first_child (parts));
  old_section = find_section (gtk_widget_get_first_child (old));
  while (section != NULL && old_section != NULL)
    {
      gtk_expander_set_expanded (ARB_CHOICE_SECTION (section)->expander,
                                 gtk_expander_get_expanded (
                                     ARB_CHOICE_SECTION (old_section)->expander));
      section = find_section (gtk_widget_get_next_sibling (section));
      old_section = find_section (gtk_widget_get_next_sibling (old_section));
    }
}
