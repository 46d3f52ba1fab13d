/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn-panel.h"

#include "app/choice-section.h"
#include "app/command-entry.h"
#include "app/pane.h"
#include "app/resources.h"
#include "app/tell-dialog.h"
#include "app/verdict-box.h"

#include <glib/gi18n.h>

struct _ArbTurnPanel
{
  ArbSessionView parent_instance;

  GtkLabel *shape;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  ArbVerdictBox *verdict;
  GtkBox *choices;
  ArbPane *pane;
  GtkWidget *score_button;
  ArbCommandEntry *entry;
  ArbChoice *pending;
  GListModel *answers;
};

G_DEFINE_FINAL_TYPE (ArbTurnPanel, arb_turn_panel, ARB_TYPE_SESSION_VIEW)

static void
dismiss (ArbTurnPanel *self)
{
  g_clear_object (&self->pending);
  g_clear_object (&self->answers);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), FALSE);
}

/* Shows why a move is not simply made, and keeps it for “Allow Anyway”. */
static void
hold (ArbTurnPanel *self, ArbChoice *choice)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  dismiss (self);
  self->pending = g_object_ref (choice);
  self->answers = arb_session_dup_answers (session, arb_choice_get_verdict (choice));
  arb_verdict_box_show_choice (self->verdict, session, choice, self->answers);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
  arb_pane_scroll_to_top (self->pane);
}

static void
tell_implied (ArbTurnPanel *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autofree char *implied = arb_session_dup_implied (session);

  if (implied != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", implied);
}

static gboolean
play (ArbTurnPanel *self, ArbMove move, gboolean allow)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  ArbVerdict verdict;

  if (arb_session_play (session, move, allow, &verdict))
    {
      tell_implied (self);
      return TRUE;
    }
  else
    {
      g_autoptr (ArbChoice) choice = arb_session_dup_choice (session, move, &verdict);

      hold (self, choice);
      return FALSE;
    }
}

static void
choose (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (ArbChoice) choice =
      g_list_model_get_item (arb_session_get_choices (session), g_variant_get_uint32 (target));

  if (choice == NULL)
    return;
  if (arb_choice_is_plain (choice))
    play (self, arb_choice_get_move (choice), FALSE);
  else
    hold (self, choice);
}

static void
allow_pending (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);

  if (self->pending != NULL)
    play (self, arb_choice_get_move (self->pending), TRUE);
}

/* The answer to an open rule is a move of the table; the move that asked for it follows. */
static void
answer (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  g_autoptr (ArbChoice) asked = NULL;
  g_autoptr (ArbChoice) said = NULL;

  if (self->answers != NULL)
    said = g_list_model_get_item (self->answers, g_variant_get_uint32 (target));
  if (said == NULL)
    return;

  asked = g_steal_pointer (&self->pending);
  if (play (self, arb_choice_get_move (said), FALSE))
    play (self, arb_choice_get_move (asked), FALSE);
}

static void
say (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_panel_enter (ARB_TURN_PANEL (widget), g_variant_get_string (target, NULL));
}

static void
on_dismiss (GtkWidget *widget, const char *name, GVariant *target)
{
  dismiss (ARB_TURN_PANEL (widget));
}

static void
open_tell_dialog (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (widget));
  GtkWindow *parent = GTK_WINDOW (gtk_widget_get_root (widget));

  gtk_window_present (GTK_WINDOW (arb_tell_dialog_new (session, parent)));
}

static void
on_entered (ArbTurnPanel *self, const char *text)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  g_autoptr (GError) error = NULL;
  ArbMove move;

  if (arb_session_parse (session, text, &move, &error))
    {
      if (play (self, move, FALSE))
        arb_command_entry_clear (self->entry);
      return;
    }
  dismiss (self);
  arb_verdict_box_show_error (self->verdict, text, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
  arb_pane_scroll_to_top (self->pane);
}

static void
show_deciders (ArbTurnPanel *self, ArbSession *session)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;
  g_autofree char *title = NULL;
  guint deciders = arb_session_get_deciders (session);
  guint first = ARB_TABLE;

  for (guint seat = arb_session_get_n_seats (session); seat > ARB_TABLE; seat--)
    {
      if (deciders & 1u << seat)
        {
          g_ptr_array_insert (names, 0, (gpointer) arb_session_get_player (session, seat));
          first = seat;
        }
    }
  arb_seat_label_set (self->shape, first);
  if (names->len == 0)
    {
      gtk_label_set_text (self->title_label, _ ("The table decides"));
      return;
    }
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (", ", (char **) names->pdata);
  title = g_strdup_printf (ngettext ("%s decides", "%s decide", names->len - 1), joined);
  gtk_label_set_text (self->title_label, title);
}

static void
show_end (ArbTurnPanel *self, ArbSession *session)
{
  g_autofree char *decision = arb_session_dup_decision (session);

  arb_seat_label_set (self->shape, ARB_TABLE);
  gtk_label_set_text (self->title_label, _ ("The game is over"));
  gtk_label_set_text (self->subtitle_label, decision);
}

static void
append_section (ArbTurnPanel *self, ArbChoiceSection *section)
{
  arb_choice_section_finish (section);
  gtk_box_append (self->choices, GTK_WIDGET (section));
}

/* The sections of one seat, those with something to play first. */
static void
append_sections (ArbTurnPanel *self, GPtrArray *sections)
{
  for (guint i = 0; i < sections->len; i++)
    {
      if (arb_choice_section_is_open (sections->pdata[i]))
        append_section (self, sections->pdata[i]);
    }
  for (guint i = 0; i < sections->len; i++)
    {
      if (!arb_choice_section_is_open (sections->pdata[i]))
        append_section (self, sections->pdata[i]);
    }
  g_ptr_array_set_size (sections, 0);
}

/* What can be decided now, by whomever, each sort of it once. */
static void
show_subtitle (ArbTurnPanel *self, GListModel *choices)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, i);
      const char *group = arb_choice_get_group (choice);

      if (group[0] != '\0' && arb_verdict_allows (arb_choice_get_verdict (choice))
          && !g_ptr_array_find_with_equal_func (groups, group, g_str_equal, NULL))
        g_ptr_array_add (groups, g_strdup (group));
    }
  g_ptr_array_add (groups, NULL);
  text = g_strjoinv (" · ", (char **) groups->pdata);
  gtk_label_set_text (self->subtitle_label, text);
}

static ArbChoiceSection *
find_section (GPtrArray *sections, const char *title)
{
  GtkWidget *section;

  for (guint i = 0; i < sections->len; i++)
    {
      if (g_str_equal (arb_choice_section_get_title (sections->pdata[i]), title))
        return sections->pdata[i];
    }
  section = arb_choice_section_new (title);
  g_ptr_array_add (sections, g_object_ref_sink (section));
  return ARB_CHOICE_SECTION (section);
}

static GtkWidget *
seat_heading_new (ArbSession *session, guint seat)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (arb_session_get_player (session, seat));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (heading), arb_seat_label_new (seat));
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

static void
show_choices (ArbTurnPanel *self, ArbSession *session)
{
  GListModel *choices = arb_session_get_choices (session);
  g_autoptr (GPtrArray) sections = g_ptr_array_new_with_free_func (g_object_unref);
  guint deciders = arb_session_get_deciders (session);
  gboolean several = (deciders & (deciders - 1)) != 0;
  guint seat = ARB_TABLE;

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (ArbChoice) choice = g_list_model_get_item (choices, i);

      if (arb_choice_get_seat (choice) != seat)
        {
          append_sections (self, sections);
          seat = arb_choice_get_seat (choice);
          if (several && seat != ARB_TABLE)
            gtk_box_append (self->choices, seat_heading_new (session, seat));
        }
      arb_choice_section_add (find_section (sections, arb_choice_get_group (choice)), choice, i);
    }
  append_sections (self, sections);
}

/* The focused button goes when its list is made anew; the keyboard stays among the choices. */
static void
restore_focus (ArbTurnPanel *self, gboolean had_focus)
{
  if (had_focus)
    gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

static gboolean
has_focus (GtkWidget *widget)
{
  return gtk_widget_get_focus_child (widget) != NULL;
}

static void
arb_turn_panel_update (ArbSessionView *view)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (view);
  ArbSession *session = arb_session_view_get_session (view);
  gboolean had_focus = has_focus (GTK_WIDGET (self->pane));
  gboolean over = arb_session_get_over (session);

  dismiss (self);
  arb_box_clear (self->choices);
  if (over)
    {
      show_end (self, session);
    }
  else
    {
      show_deciders (self, session);
      show_subtitle (self, arb_session_get_choices (session));
      show_choices (self, session);
    }
  gtk_widget_set_visible (self->score_button, over);
  arb_command_entry_set_choices (self->entry, arb_session_get_choices (session));
  arb_pane_scroll_to_top (self->pane);
  restore_focus (self, had_focus);
}

void
arb_turn_panel_enter (ArbTurnPanel *self, const char *text)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  arb_command_entry_enter (self->entry, text);
}

void
arb_turn_panel_focus_entry (ArbTurnPanel *self)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

const char *
arb_turn_panel_get_message (ArbTurnPanel *self)
{
  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->verdict)))
    return NULL;
  return arb_verdict_box_get_message (self->verdict);
}

static void
arb_turn_panel_dispose (GObject *object)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (object);

  g_clear_object (&self->pending);
  g_clear_object (&self->answers);

  G_OBJECT_CLASS (arb_turn_panel_parent_class)->dispose (object);
}

static void
arb_turn_panel_class_init (ArbTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_turn_panel_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_turn_panel_update;

  g_type_ensure (ARB_TYPE_VERDICT_BOX);
  g_type_ensure (ARB_TYPE_COMMAND_ENTRY);
  g_type_ensure (ARB_TYPE_PANE);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, pane);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, score_button);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);

  gtk_widget_class_install_action (widget_class, "turn.choose", "u", choose);
  gtk_widget_class_install_action (widget_class, "turn.allow", NULL, allow_pending);
  gtk_widget_class_install_action (widget_class, "turn.answer", "u", answer);
  gtk_widget_class_install_action (widget_class, "turn.say", "s", say);
  gtk_widget_class_install_action (widget_class, "turn.tell", NULL, open_tell_dialog);
  gtk_widget_class_install_action (widget_class, "turn.dismiss", NULL, on_dismiss);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "turn.dismiss", NULL);
}

static void
arb_turn_panel_init (ArbTurnPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
