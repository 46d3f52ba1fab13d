/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/turn-panel.h"

#include "app/turn/command-entry.h"
#include "app/turn/held-view.h"
#include "app/turn/offer-sections.h"
#include "app/turn/subject-row.h"
#include "app/turn/turn-keys.h"
#include "app/turn/verdict-box.h"
#include "app/widgets/fitted-scroller.h"
#include "app/widgets/focus.h"
#include "app/widgets/panel-frame.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/scrolling.h"
#include "app/widgets/split-layout.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "wording/decision.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* The grid of the head: shape, title with the subtitle below it, two buttons. */
#define TITLE_COLUMN 1
#define BRIEF_COLUMN 2
#define COLUMNS_BELOW 4
#define LINES_BELOW 4

struct _ArbTurnPanel
{
  ArbSessionView parent_instance;

  GtkWidget *head;
  GtkWidget *head_grid;
  GtkWidget *head_edge;
  GtkWidget *edge;
  GtkImage *shape;
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkWidget *write_button;
  ArbSubjectRow *subject;
  ArbVerdictBox *verdict;
  GtkBox *choices; /* around the places */
  GtkWidget *first;
  GtkWidget *actions;
  GtkStack *middle; /* the roles, or the question over them */
  GtkWidget *roles;
  GtkWidget *question_page;
  GtkWidget *question;
  GtkWidget *answers;
  GtkWidget *discards;
  GtkWidget *after;
  GtkWidget *foot;
  ArbFittedScroller *pane;
  GtkWidget *end; /* shown when the game is over */
  GtkBox *outcome;
  GtkWidget *line; /* around the entry */
  ArbCommandEntry *entry;
  GtkMenuButton *menu_button;
  GMenuModel *menu;
  GtkText *writing;    /* (nullable): text that lost the focus while it was hidden for a moment */
  ArbTurnState *state; /* (nullable): before there is a session */
  GHashTable *buttons; /* by its cell, the button that shows it */
  ArbHeldView *held;
  ArbTurnKeys *keys;
  ArbRowHeadingForm names;
  ArbTurnHeadForm head_form;
  gboolean low;
};

G_DEFINE_FINAL_TYPE (ArbTurnPanel, arb_turn_panel, ARB_TYPE_SESSION_VIEW)

static void
allow (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);

  if (arb_turn_state_allow (self->state))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

/* Closes the line for typed moves, with what is written in it. */
static void
close_line (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (self->line, FALSE);
  arb_turn_panel_focus_heading (self);
}

/* Takes the offer that makes these moves, which another part of the table shows, too. */
static void
take_offer (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnState *state = ARB_TURN_PANEL (widget)->state;
  ArbOfferCell *cell = arb_offer_sheet_find (state->sheet, g_variant_get_string (target, NULL));

  if (cell != NULL)
    arb_turn_state_take (state, cell);
}

static void
answer (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnState *state = ARB_TURN_PANEL (widget)->state;
  const char *text = g_variant_get_string (target, NULL);

  for (guint i = 0; state->answers != NULL && i < state->answers->len; i++)
    if (g_str_equal (ARB_CHOICE (state->answers->pdata[i])->text, text))
      {
        arb_turn_state_answer (state, state->answers->pdata[i]);
        return;
      }
}

static void
say (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_panel_enter (ARB_TURN_PANEL (widget), g_variant_get_string (target, NULL));
}

/* Finds the button that Enter activates. */
static GtkWidget *
find_suggested (ArbTurnPanel *self)
{
  ArbOfferCell *cell = self->state->sheet->suggested;
  GtkWidget *button = cell != NULL ? g_hash_table_lookup (self->buttons, cell) : NULL;

  return button != NULL ? button : arb_focus_find_suggested (GTK_WIDGET (self->choices));
}

/* The focused button has another offer now, or is gone: focuses the suggested button. If none is
 * suggested, the heading gets the focus, so that Enter records nothing. */
static void
restore_focus (ArbTurnPanel *self)
{
  GtkWidget *next = find_suggested (self);

  if (next != NULL)
    gtk_widget_grab_focus (next);
  else
    arb_turn_panel_focus_heading (self);
}

/* Drops what is held, and scrolls back to the button that was pressed. If there is nothing to close,
 * the key is passed on to the window. */
static gboolean
escape (GtkWidget *widget, GVariant *nothing, gpointer data)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  gboolean judged = arb_turn_panel_get_message (self) != NULL;
  gboolean writing = arb_focus_is_in (GTK_WIDGET (self->entry));
  gboolean was_there = arb_focus_is_in (GTK_WIDGET (self->verdict));
  GtkWidget *held = arb_held_view_get_button (self->held);

  if (self->state != NULL)
    arb_turn_state_dismiss (self->state);
  if (held != NULL)
    arb_widget_reveal (held);
  if (was_there)
    restore_focus (self);
  /* Leaving the entry gives the keys of the table back. */
  if (judged || !writing)
    return judged;
  close_line (widget, NULL, NULL);
  return TRUE;
}

static void
dismiss (GtkWidget *widget, const char *name, GVariant *target)
{
  escape (widget, NULL, NULL);
}

static void
on_entered (ArbTurnPanel *self, const char *text)
{
  if (self->state == NULL)
    return;
  if (arb_turn_state_enter (self->state, text))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    arb_command_entry_set_verdict (self->entry, arb_verdict_box_dup_verdict (self->verdict));
}

/* Gives the panel the same frame as the seat of the player who decides. */
static void
show_seat (ArbTurnPanel *self, guint seat)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  ArbPlayerMarker marker = arb_session_get_marker (session, seat);

  arb_player_marker_image_set (self->shape, marker);
  arb_player_marker_frame_set (self->edge, marker);
  arb_player_marker_frame_set (self->head_edge, marker);
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
  show_seat (self, first);
  if (names->len == 0)
    {
      gtk_label_set_text (self->title_label, _ ("The table decides"));
      return;
    }
  joined = arb_words_join ((const char *const *) names->pdata, names->len);
  title = g_strdup_printf (ngettext ("%s decides", "%s decide", names->len), joined);
  gtk_label_set_text (self->title_label, title);
}

/* Sets whether the menu of the head opens the other moves: people need them too seldom for a place
 * among the choices. The item stays in the menu, because GTK would make a new widget for it. The
 * view around the head has the action. */
static void
set_other (ArbTurnPanel *self, gboolean enabled)
{
  GtkWidget *view = gtk_widget_get_ancestor (self->head, ARB_TYPE_SESSION_VIEW);

  if (view != NULL && view != GTK_WIDGET (self))
    gtk_widget_action_set_enabled (view, "table.more", enabled);
}

static GtkWidget *
outcome_label_new (void)
{
  return arb_text_line_new (NULL, NULL);
}

/* A winner: shape, name and result. */
static GtkWidget *
winner_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *name = outcome_label_new ();
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "winner-name");
  gtk_widget_add_css_class (number, "winner-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (row), gtk_image_new ());
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), number);
  return row;
}

static void
show_winner (GtkWidget *row, ArbSession *session, guint seat, gint result)
{
  GtkWidget *marker = gtk_widget_get_first_child (row);
  g_autofree char *number = g_strdup_printf ("%d", result);

  arb_player_marker_image_set (GTK_IMAGE (marker), arb_session_get_marker (session, seat));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (marker)),
                      arb_session_get_player (session, seat));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (row)), number);
}

/* Shows who wins, with how many points, how that was decided and by how much. */
static void
show_outcome (ArbTurnPanel *self, ArbSession *session)
{
  const ArbScoreSheet *sheet = arb_session_get_sheet (session);
  g_autofree char *outcome = arb_wording_outcome (arb_session_get_wording (session), sheet);
  g_autofree char *margin = arb_wording_margin (arb_session_get_wording (session), sheet);
  ArbChildPool pool = arb_child_pool_begin (GTK_WIDGET (self->outcome));
  GtkWidget *label;

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (sheet->winners & 1u << seat)
      show_winner (arb_child_pool_next (&pool, "winner", winner_new), session, seat,
                   arb_score_sheet_get_best (sheet));
  gtk_label_set_text (GTK_LABEL (arb_child_pool_next (&pool, "reason", outcome_label_new)),
                      outcome);
  if (margin != NULL)
    {
      label = arb_child_pool_next (&pool, "margin", outcome_label_new);
      gtk_label_set_text (GTK_LABEL (label), margin);
      gtk_widget_add_css_class (label, "heading");
    }
  if (sheet->last_turn != 0)
    gtk_label_set_text (GTK_LABEL (arb_child_pool_next (&pool, "ending", outcome_label_new)),
                        arb_wording_ending (sheet));
  arb_child_pool_end (&pool);
}

static void
show_end (ArbTurnPanel *self, ArbSession *session)
{
  guint winners = arb_session_get_sheet (session)->winners;
  gint first = g_bit_nth_lsf (winners, -1);

  show_seat (self, first >= 0 && winners == 1u << first ? (guint) first : ARB_TABLE);
  gtk_widget_set_visible (GTK_WIDGET (self->subject), FALSE);
  gtk_label_set_text (self->title_label, _ ("The game is over"));
  gtk_label_set_text (self->subtitle_label, "");
  show_outcome (self, session);
}

/* Shows the sorts of decisions that any player has now, each once. */
static void
show_subtitle (ArbTurnPanel *self, GPtrArray *choices)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];
      const char *group = choice->group;

      if (group[0] != '\0' && arb_verdict_allows (&choice->verdict)
          && !g_ptr_array_find_with_equal_func (groups, group, g_str_equal, NULL))
        g_ptr_array_add (groups, g_strdup (group));
    }
  g_ptr_array_add (groups, NULL);
  text = g_strjoinv (" · ", (char **) groups->pdata);
  gtk_label_set_text (self->subtitle_label, text);
}

/* Returns what is going on: what another player has led, or the words of the game for the
 * moment. */
static char *
dup_about (ArbSession *session, const ArbMoment *moment)
{
  if (moment->leader != ARB_TABLE)
    return arb_session_dup_last_part (session, moment->leader);
  return arb_wording_moment (arb_session_get_wording (session), moment, TRUE);
}

/* Shows who decides and what is going on, in the words of the game if it has any. */
static void
show_heading (ArbTurnPanel *self, ArbSession *session)
{
  const ArbWording *wording = arb_session_get_wording (session);
  g_autofree char *title = NULL, *about = NULL;
  ArbMoment moment;

  arb_session_get_moment (session, &moment);
  arb_subject_row_set (self->subject, session, &moment);
  /* There every row of choices is worth more. */
  if (self->low)
    gtk_widget_set_visible (GTK_WIDGET (self->subject), FALSE);
  title = arb_wording_moment (wording, &moment, FALSE);
  about = dup_about (session, &moment);
  if (title != NULL)
    {
      show_seat (self, moment.seat);
      gtk_label_set_text (self->title_label, title);
    }
  else
    show_deciders (self, session);
  if (about != NULL)
    gtk_label_set_text (self->subtitle_label, about);
  else
    show_subtitle (self, arb_session_get_choices (session));
}

/* Closes the line unless something is written in it, or somebody is about to write: the next letter
 * would be a shortcut. */
static void
close_unused_line (ArbTurnPanel *self)
{
  if (gtk_entry_get_text_length (GTK_ENTRY (self->entry)) == 0 && self->writing == NULL
      && !arb_focus_is_in (self->line))
    gtk_widget_set_visible (self->line, FALSE);
}

static gboolean
on_query_tooltip (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

static void
set_lines (GtkLabel *label, gint lines)
{
  gtk_label_set_wrap (label, lines > 1);
  gtk_label_set_lines (label, lines);
}

/* Places the subtitle below the title or beside it. That of a game that is over is shown in
 * full. */
static void
arrange_head (ArbTurnPanel *self)
{
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));
  gboolean whole = session != NULL && arb_session_get_over (session);
  gboolean brief = self->head_form == ARB_TURN_HEAD_BRIEF && !whole;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->head_grid);
  GtkWidget *subtitle = GTK_WIDGET (self->subtitle_label);
  GtkGridLayoutChild *place =
      GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, subtitle));

  gtk_grid_layout_child_set_row (place, brief ? 0 : 1);
  gtk_grid_layout_child_set_column (place, brief ? BRIEF_COLUMN : TITLE_COLUMN);
  gtk_grid_layout_child_set_column_span (place, brief ? 1 : COLUMNS_BELOW);
  gtk_widget_set_hexpand (subtitle, brief);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title_label), !brief);
  set_lines (self->subtitle_label, whole ? LINES_BELOW : 1);
  gtk_widget_set_visible (self->write_button, self->head_form == ARB_TURN_HEAD_FULL);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), self->head_form != ARB_TURN_HEAD_BRIEF);
}

/* Shows who decides and the choices; when the game is over, the result, and the rule that it may wait
 * for. */
static void
show_choices (ArbTurnPanel *self, ArbTurnPools *pools)
{
  ArbSession *session = self->state->session;
  ArbOfferDrawing drawing = {
    .state = self->state,
    .session = session,
    .catalogue = arb_session_get_catalogue (session),
    .buttons = self->buttons,
    .names = self->names,
    .aside = !self->low,
  };

  if (arb_session_get_over (session))
    show_end (self, session);
  else
    show_heading (self, session);
  g_hash_table_remove_all (self->buttons);
  arb_offer_sections_show (&drawing, pools);
  set_other (self, drawing.aside && self->state->sheet->others->cells->len > 0);
  arb_turn_keys_show (self->keys);
}

static ArbTurnPools
begin_pools (ArbTurnPanel *self)
{
  return (ArbTurnPools){
    .first = arb_child_pool_begin (self->first),
    .actions = arb_child_pool_begin (self->actions),
    .roles = arb_child_pool_begin (self->roles),
    .question = arb_child_pool_begin (self->question),
    .answers = arb_child_pool_begin (self->answers),
    .discards = arb_child_pool_begin (self->discards),
    .after = arb_child_pool_begin (self->after),
    .foot = arb_child_pool_begin (self->foot),
  };
}

static void
end_pool (ArbChildPool *pool, GtkWidget *place)
{
  arb_child_pool_end (pool);
  gtk_widget_set_visible (place, !arb_child_pool_is_empty (pool));
}

/* Shows the places that are not empty. The question lies over the roles, which keep their height. */
static void
end_pools (ArbTurnPanel *self, ArbTurnPools *pools)
{
  gboolean asks = !arb_child_pool_is_empty (&pools->question);

  end_pool (&pools->first, self->first);
  end_pool (&pools->actions, self->actions);
  end_pool (&pools->roles, self->roles);
  end_pool (&pools->answers, self->answers);
  end_pool (&pools->discards, self->discards);
  end_pool (&pools->after, self->after);
  end_pool (&pools->foot, self->foot);
  arb_child_pool_end (&pools->question);
  gtk_stack_set_visible_child (self->middle, asks ? self->question_page : self->roles);
  /* Nobody hears of what is covered. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->roles), GTK_ACCESSIBLE_STATE_HIDDEN, asks, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->middle),
                          asks || !arb_child_pool_is_empty (&pools->roles));
}

/* Whether the keyboard is where refresh() shows other things. */
static gboolean
has_focus (ArbTurnPanel *self)
{
  return arb_focus_is_in (GTK_WIDGET (self->pane)) || arb_focus_is_in (self->foot)
         || arb_focus_is_in (GTK_WIDGET (self->verdict));
}

/* Shows the choices anew, and keeps the focus. */
static void
refresh (ArbTurnPanel *self)
{
  gboolean had_focus = has_focus (self);
  ArbTurnPools pools;

  if (had_focus)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  pools = begin_pools (self);
  arrange_head (self);
  show_choices (self, &pools);
  end_pools (self, &pools);
  if (had_focus)
    restore_focus (self);
  arb_held_view_show (self->held, self->state);
}

/* Shows other chosen parts. The focus stays on the button of a part, unless people press keys: they go
 * on with Enter. */
static void
refresh_sheet (ArbTurnPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  ArbOfferCell *cell =
      ARB_IS_OFFER_BUTTON (focus) ? arb_offer_button_get_cell (ARB_OFFER_BUTTON (focus)) : NULL;
  GtkWidget *button;

  refresh (self);
  button = cell != NULL && cell->is_part ? g_hash_table_lookup (self->buttons, cell) : NULL;
  if (button != NULL && !arb_turn_keys_are_used (self->keys))
    gtk_widget_grab_focus (button);
}

/* Shows a new moment of the game from its first choices on. */
static void
show_moment (ArbTurnPanel *self)
{
  ArbSession *session = self->state->session;
  g_autoptr (ArbChoice) example = arb_session_dup_example (session);

  gtk_widget_set_visible (GTK_WIDGET (self->outcome), arb_session_get_over (session));
  gtk_widget_set_visible (self->end, arb_session_get_over (session));
  arb_command_entry_forget_choices (self->entry, example);
  close_unused_line (self);
  refresh (self);
  arb_fitted_scroller_scroll_to_top (self->pane);
}

static void
on_changed (ArbTurnPanel *self, guint change)
{
  if (change & ARB_TURN_MOMENT)
    show_moment (self);
  else if (change & ARB_TURN_SHEET)
    refresh_sheet (self);
  else if (change & ARB_TURN_VERDICT)
    arb_held_view_show (self->held, self->state);
  if (change & ARB_TURN_KEYS)
    arb_turn_keys_show (self->keys);
  if (change & ARB_TURN_NEWS)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-toast", "s", self->state->news);
}

static void
set_state (ArbTurnPanel *self, ArbTurnState *state)
{
  if (self->state != NULL)
    g_signal_handlers_disconnect_by_func (self->state, on_changed, self);
  g_set_object (&self->state, state);
  arb_turn_keys_set_state (self->keys, state);
  if (state != NULL)
    g_signal_connect_object (state, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

static void
on_stale (ArbTurnPanel *self)
{
  g_autoptr (GPtrArray) proposals =
      arb_session_dup_proposals (arb_session_view_get_session (ARB_SESSION_VIEW (self)));

  arb_command_entry_set_choices (self->entry, proposals);
}

/* The turn follows the changes of its session by itself. */
static void
arb_turn_panel_update (ArbSessionView *view)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (view);
  ArbSession *session = arb_session_view_get_session (view);
  g_autoptr (ArbTurnState) state = NULL;

  if (self->state != NULL && self->state->session == session)
    return;
  state = arb_turn_state_new (session);
  set_state (self, state);
  show_moment (self);
}

void
arb_turn_panel_enter (ArbTurnPanel *self, const char *text)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  g_signal_emit_by_name (self->entry, "activate");
  /* Nobody has written what is not shown. */
  if (!gtk_widget_get_visible (self->line))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

void
arb_turn_panel_focus_heading (ArbTurnPanel *self)
{
  GtkRoot *root;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root != NULL)
    gtk_root_set_focus (root, GTK_WIDGET (self->title_label));
}

void
arb_turn_panel_focus_entry (ArbTurnPanel *self)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  gtk_widget_set_visible (self->line, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
on_entry_unmap (ArbTurnPanel *self, GtkWidget *entry)
{
  GtkRoot *root = gtk_widget_get_root (entry);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_clear_weak_pointer (&self->writing);
  if (GTK_IS_TEXT (focus) && gtk_widget_is_ancestor (focus, entry))
    g_set_weak_pointer (&self->writing, GTK_TEXT (focus));
}

static void
on_entry_map (ArbTurnPanel *self)
{
  GtkText *writing = self->writing;

  g_clear_weak_pointer (&self->writing);
  if (writing != NULL)
    gtk_text_grab_focus_without_selecting (writing);
}

void
arb_turn_panel_set_form (ArbTurnPanel *self, ArbTurnHeadForm head, ArbRowHeadingForm names,
                         gboolean low)
{
  g_return_if_fail (ARB_IS_TURN_PANEL (self));

  self->head_form = head;
  arrange_head (self);
  if (self->names == names && self->low == low)
    return;
  self->names = names;
  self->low = low;
  close_unused_line (self);
  if (self->state == NULL)
    return;
  refresh (self);
  /* The refresh may have focused a choice and scrolled to it; nobody chose it, so the top is
   * shown. */
  arb_fitted_scroller_scroll_to_top (self->pane);
}

static GtkWidget *
find_drawer (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "drawer") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      found = find_drawer (child);
  return found;
}

/* In a low window the whole page scrolls, not the choices. */
static void
show_drawer (GtkWidget *choices)
{
  GtkWidget *drawer = find_drawer (choices);

  for (GtkWidget *scroller = choices;
       drawer != NULL
       && (scroller =
               gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW))
              != NULL;)
    arb_scroller_show (GTK_SCROLLED_WINDOW (scroller), drawer, FALSE);
}

/* Opens a drawer and scrolls to its list: it may be below the edge, where nobody sees that it opens. */
static void
toggle_more (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (widget);
  const char *drawer = g_variant_get_string (target, NULL);
  gboolean opens = self->state != NULL && g_strcmp0 (self->state->drawer, drawer) != 0;

  if (self->state != NULL)
    arb_turn_state_open (self->state, opens ? drawer : NULL);
  if (opens)
    arb_widget_once_painted (GTK_WIDGET (self->choices), show_drawer);
}

static void
press_keys (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_keys_press (ARB_TURN_PANEL (widget)->keys, g_variant_get_string (target, NULL));
}

static void
leave_button (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_turn_panel_focus_heading (ARB_TURN_PANEL (widget));
}

/* Shows that these keys are no sequence, so that people notice it before they press more. */
static void
refuse_keys (GtkWidget *widget, const char *name, GVariant *target)
{
  g_autofree char *label = arb_offer_keys_dup_label (g_variant_get_string (target, NULL));

  gtk_widget_error_bell (widget);
  arb_turn_state_refuse (ARB_TURN_PANEL (widget)->state, label, _ ("These keys do nothing now."));
}

void
arb_turn_panel_take_over (ArbTurnPanel *self, ArbTurnPanel *old)
{
  g_autoptr (ArbTurnState) state = NULL;

  g_return_if_fail (ARB_IS_TURN_PANEL (self));
  g_return_if_fail (ARB_IS_TURN_PANEL (old));
  g_return_if_fail (old->state != NULL);

  state = g_object_ref (old->state);
  set_state (old, NULL);
  set_state (self, state);
  arb_turn_state_translate (state);
  gtk_widget_set_visible (self->line, gtk_widget_get_visible (old->line));
  if (arb_focus_is_in (GTK_WIDGET (old->entry)))
    arb_turn_panel_focus_entry (self);
  arb_command_entry_take_over (self->entry, old->entry, self->verdict);
}

GtkWidget *
arb_turn_panel_take_head (ArbTurnPanel *self)
{
  GtkWidget *head;

  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), NULL);

  head = g_object_ref (self->head);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (head)), head);
  g_object_force_floating (G_OBJECT (head));
  return head;
}

ArbTurnState *
arb_turn_panel_get_state (ArbTurnPanel *self)
{
  g_return_val_if_fail (ARB_IS_TURN_PANEL (self), NULL);
  return self->state;
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

  g_clear_weak_pointer (&self->writing);
  set_state (self, NULL);
  g_clear_pointer (&self->held, arb_held_view_free);
  g_clear_pointer (&self->edge, gtk_widget_unparent);

  G_OBJECT_CLASS (arb_turn_panel_parent_class)->dispose (object);
}

static void
arb_turn_panel_finalize (GObject *object)
{
  ArbTurnPanel *self = ARB_TURN_PANEL (object);

  arb_turn_keys_free (self->keys);
  g_hash_table_unref (self->buttons);

  G_OBJECT_CLASS (arb_turn_panel_parent_class)->finalize (object);
}

static void
arb_turn_panel_class_init (ArbTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_turn_panel_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_turn_panel_update;
  G_OBJECT_CLASS (klass)->finalize = arb_turn_panel_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn/turn-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, head);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, head_grid);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, head_edge);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, write_button);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, subject);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, first);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, actions);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, middle);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, roles);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, question_page);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, question);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, discards);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, after);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, foot);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, pane);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, end);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, outcome);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, entry);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, line);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, menu_button);
  gtk_widget_class_bind_template_child (widget_class, ArbTurnPanel, menu);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_query_tooltip);
  gtk_widget_class_bind_template_callback (widget_class, on_stale);

  gtk_widget_class_install_action (widget_class, "turn.offer", "s", take_offer);
  gtk_widget_class_install_action (widget_class, "turn.more", "s", toggle_more);
  gtk_widget_class_install_action (widget_class, "turn.keys", "s", press_keys);
  gtk_widget_class_install_action (widget_class, "turn.close-line", NULL, close_line);
  gtk_widget_class_install_action (widget_class, "turn.leave", NULL, leave_button);
  gtk_widget_class_install_action (widget_class, "turn.lost", "s", refuse_keys);
  gtk_widget_class_install_action (widget_class, "turn.say", "s", say);
  gtk_widget_class_install_action (widget_class, "turn.allow", NULL, allow);
  gtk_widget_class_install_action (widget_class, "turn.answer", "s", answer);
  gtk_widget_class_install_action (widget_class, "turn.dismiss", NULL, dismiss);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape, NULL);
}

/* A label uses Enter for its links. The heading has none, so Enter goes to the default widget of
 * the window. */
static void
on_heading_entered (ArbTurnPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    g_signal_emit_by_name (root, "activate-default");
}

static void
arb_turn_panel_init (ArbTurnPanel *self)
{
  self->buttons = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->choices), arb_split_layout_new ());
  arb_menu_button_set_menu (self->menu_button, self->menu);
  self->keys = arb_turn_keys_new (GTK_WIDGET (self), self->buttons);
  g_signal_connect_swapped (self->title_label, "activate-current-link",
                            G_CALLBACK (on_heading_entered), self);
  g_signal_connect_object (self->entry, "unmap", G_CALLBACK (on_entry_unmap), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "map", G_CALLBACK (on_entry_map), self, G_CONNECT_SWAPPED);
  /* Who comes back to the turn on a phone looks for its first choices. */
  g_signal_connect_object (self->pane, "map", G_CALLBACK (arb_fitted_scroller_scroll_to_top),
                           self->pane, G_CONNECT_SWAPPED);
  self->edge = arb_panel_frame_new (GTK_WIDGET (self));
  self->held = arb_held_view_new (ARB_SESSION_VIEW (self), self->verdict, self->buttons);
}
