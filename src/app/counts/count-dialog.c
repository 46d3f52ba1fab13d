/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/counts/count-dialog.h"

#include "app/widgets/digit-keys.h"
#include "app/widgets/focus.h"
#include "app/widgets/passing-toast.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/option.h"
#include "model/session/session-count.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* A number larger than any player has of anything. */
#define MOST 999

#define TITLE_CHARS 11 /* letters of a title that are never wrapped */
#define KEY_ROW 5      /* digits in a row of keys, followed by one key with another function */

/* The number of one thing that one player has. */
typedef struct
{
  GtkWidget *button;
  ArbOption *option; /* what is counted */
  guint seat;
  guint amount;
} Cell;

/* The page on which people pick the cards of one player by name. */
typedef struct
{
  ArbCountDialog *dialog;
  GtkWidget *child; /* (nullable): of the stack; %NULL before it is first opened */
  GtkEditable *search;
  GtkFlowBox *cards;
} Page;

struct _ArbCountDialog
{
  ArbDialog parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkWidget *score_button;
  GtkWidget *pad; /* a row for each thing that is counted, a column for each player */
  GtkGrid *grid;
  GtkGrid *keys;
  GtkLabel *tie_label;
  GtkLabel *doubt_label;            /* what cannot be, and why the numbers are not saved */
  GtkWidget *tie_title;             /* (nullable): the heading of what decides a tie */
  AdwMessageDialog *unsaved_dialog; /* while it is open */
  ArbSession *session;
  GArray *cells; /* Cell, row by row */
  GtkLabel *totals[ARB_MAX_SEATS + 1];
  GtkLabel *named[ARB_MAX_SEATS + 1]; /* how many cards people picked by name */
  GtkSizeGroup *columns;
  gint n_rows;                   /* of the grid */
  guint current;                 /* the cell to which digits go */
  gboolean fresh;                /* whether the next digit begins a new number */
  gboolean filling;              /* the numbers of the game are being shown */
  gboolean abandoned;            /* numbers that cannot be saved may be lost */
  GPtrArray *counted;            /* ArbOption: what is counted by number */
  GPtrArray *picked;             /* ArbOption: the cards that can be picked by name */
  Page pages[ARB_MAX_SEATS + 1]; /* by seat */
};

static guint counted_signal;

G_DEFINE_FINAL_TYPE (ArbCountDialog, arb_count_dialog, ARB_TYPE_DIALOG)

static Cell *
get_cell (ArbCountDialog *self, guint index)
{
  return &g_array_index (self->cells, Cell, index);
}

static void
show_amount (ArbCountDialog *self, const Cell *cell)
{
  g_autofree char *digits = g_strdup_printf ("%u", cell->amount);
  /* Translators: a player, and what is counted: “Ann, Fighters” */
  g_autofree char *counted =
      g_strdup_printf (C_ ("count", "%s, %s"), arb_session_get_player (self->session, cell->seat),
                       cell->option->label);
  g_autofree char *name = arb_words_label (counted, digits);

  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell->button))), digits);
  arb_widget_set_class (cell->button, "empty", cell->amount == 0);
  arb_widget_set_accessible_name (cell->button, name);
}

static GtkToggleButton *
get_card (const Page *page, guint index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (page->cards, (int) index);

  return GTK_TOGGLE_BUTTON (gtk_flow_box_child_get_child (child));
}

static gboolean
has_card (const Page *page, guint index)
{
  return page->child != NULL && gtk_toggle_button_get_active (get_card (page, index));
}

/* Appends the cards that are taken for @seat to @counts; returns how many there are. */
static guint
collect_cards (ArbCountDialog *self, guint seat, GArray *counts)
{
  guint n = 0;

  for (guint i = 0; i < self->picked->len; i++)
    {
      ArbOption *option = self->picked->pdata[i];
      ArbHolding card = { seat, (ArbArgument) option->value, 1 };

      if (!has_card (&self->pages[seat], i))
        continue;
      g_array_append_val (counts, card);
      n++;
    }
  return n;
}

/* Collects an #ArbHolding for each card that is taken and each number that is not 0. */
static GArray *
collect (ArbCountDialog *self)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (ArbHolding));

  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    collect_cards (self, seat, counts);
  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = get_cell (self, i);
      ArbHolding count = { cell->seat, (ArbArgument) cell->option->value, cell->amount };

      if (cell->amount > 0)
        g_array_append_val (counts, count);
    }
  return counts;
}

/* Marks the numbers of which there are too many together. */
static void
mark_doubts (ArbCountDialog *self, const ArbCountReview *review)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = get_cell (self, i);

      arb_widget_set_class (cell->button, "doubtful",
                            cell->amount > 0
                                && arb_count_review_doubts (review,
                                                            (ArbArgument) cell->option->value));
    }
}

/* Says who is ahead together, as soon as the numbers say so. */
static void
show_tie (ArbCountDialog *self, const ArbCountReview *review)
{
  gboolean asks = review->undecided && self->tie_title != NULL;
  g_autofree char *text = asks
                              ? arb_words_follow (review->tie, _ ("Count what decides a tie, too."))
                              : g_strdup (review->tie);

  arb_label_show (self->tie_label, text);
  if (self->tie_title != NULL)
    arb_widget_set_class (self->tie_title, "decides", review->tie != NULL);
}

static char *
dup_problem (ArbCountDialog *self)
{
  const char *problem = arb_session_get_problem (self->session);

  /* Translators: why a game could not be saved */
  return problem != NULL ? g_strdup_printf (_ ("Not saved yet: %s"), problem) : NULL;
}

/* Says what cannot be. Nothing is refused: the table knows better. */
static void
show_doubts (ArbCountDialog *self, const ArbCountReview *review)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autofree char *problem = dup_problem (self);
  g_autofree char *text = NULL;

  for (guint i = 0; i < review->doubts->len; i++)
    g_ptr_array_add (lines, review->doubts->pdata[i]);
  if (review->refusal != NULL)
    g_ptr_array_add (lines, review->refusal);
  if (problem != NULL)
    g_ptr_array_add (lines, problem);
  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  arb_label_show (self->doubt_label, *text != '\0' ? text : NULL);
  mark_doubts (self, review);
}

static void
show_review (ArbCountDialog *self)
{
  g_autoptr (GArray) counts = collect (self);
  g_auto (ArbCountReview) review = { .tie = NULL };

  arb_session_review_count (self->session, (const ArbHolding *) counts->data, counts->len, &review);
  for (guint seat = 1; seat <= review.sheet.n_seats; seat++)
    {
      g_autofree char *text = g_strdup_printf ("%d", review.sheet.totals[seat]);

      arb_label_change (self->totals[seat], text);
    }
  show_tie (self, &review);
  show_doubts (self, &review);
}

/* Shows and saves what was typed, so that it is there again whatever happens. */
static void
keep (ArbCountDialog *self)
{
  g_autoptr (GArray) counts = NULL;

  if (self->filling)
    return;
  counts = collect (self);
  arb_session_set_count (self->session, (const ArbHolding *) counts->data, counts->len);
  show_review (self);
}

static void
set_amount (ArbCountDialog *self, guint amount)
{
  Cell *cell = get_cell (self, self->current);

  cell->amount = amount;
  show_amount (self, cell);
  keep (self);
}

/* The first digit typed in a cell replaces the number that was there. */
static void
enter_digit (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);
  guint before = self->fresh ? 0 : get_cell (self, self->current)->amount;
  guint amount = 10 * before + g_variant_get_uint32 (target);

  self->fresh = FALSE;
  if (amount <= MOST)
    set_amount (self, amount);
}

static void
go_to (ArbCountDialog *self, guint index)
{
  gtk_widget_grab_focus (get_cell (self, index)->button);
}

static void
clear (GtkWidget *widget, const char *name, GVariant *target)
{
  ARB_COUNT_DIALOG (widget)->fresh = TRUE;
  set_amount (ARB_COUNT_DIALOG (widget), 0);
}

static void
next (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);

  if (self->current + 1 < self->cells->len)
    go_to (self, self->current + 1);
  else
    gtk_widget_grab_focus (self->score_button);
}

static void
on_focus (ArbCountDialog *self, GtkEventController *controller)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      GtkWidget *button = get_cell (self, i)->button;
      gboolean is_current = button == gtk_event_controller_get_widget (controller);

      arb_widget_set_class (button, "current", is_current);
      if (is_current)
        self->current = i;
    }
  self->fresh = TRUE;
}

/* Digit keys work wherever the focus is on the pad; Enter and Backspace belong to the cell. */
static gboolean
on_key (ArbCountDialog *self, guint key, guint code, GdkModifierType state)
{
  if (arb_digit_keys_press (GTK_WIDGET (self), key, state))
    return GDK_EVENT_STOP;
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (!gtk_widget_has_focus (get_cell (self, self->current)->button))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_BackSpace || key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    clear (GTK_WIDGET (self), NULL, NULL);
  else if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    next (GTK_WIDGET (self), NULL, NULL);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static GtkWidget *
append_title (ArbCountDialog *self, const char *title, const char *class)
{
  GtkWidget *label = arb_text_line_new (title, class);

  /* With large text a phone has no room for whole words beside four players. */
  gtk_label_set_width_chars (GTK_LABEL (label),
                             (int) (TITLE_CHARS / arb_widget_get_text_scale (label)));
  gtk_grid_attach (self->grid, label, 0, self->n_rows, 1, 1);
  return label;
}

static void
append_cell (ArbCountDialog *self, guint seat, ArbOption *option)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Cell cell = { button, option, seat, 0 };

  gtk_widget_add_css_class (label, "numeric");
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "count-cell");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_controller (button, focus);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
  gtk_size_group_add_widget (self->columns, button);
  gtk_grid_attach (self->grid, button, (int) seat, self->n_rows, 1, 1);
  g_array_append_val (self->cells, cell);
  show_amount (self, &cell);
}

static void
append_heads (ArbCountDialog *self)
{
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *marker = gtk_image_new ();
      GtkWidget *name = gtk_label_new (arb_session_get_player (self->session, seat));

      arb_player_marker_image_set (GTK_IMAGE (marker),
                                   arb_session_get_marker (self->session, seat));
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_MIDDLE);
      gtk_widget_add_css_class (name, "heading");
      gtk_box_append (GTK_BOX (head), marker);
      gtk_box_append (GTK_BOX (head), name);
      gtk_size_group_add_widget (self->columns, head);
      gtk_grid_attach (self->grid, head, (int) seat, self->n_rows, 1, 1);
    }
  self->n_rows++;
}

/* Appends what gives points or, below a heading, what only decides a tie. */
static void
append_counted (ArbCountDialog *self, gboolean for_points)
{
  for (guint i = 0; i < self->counted->len; i++)
    {
      ArbOption *option = self->counted->pdata[i];
      g_autofree char *title = arb_words_capitalize (option->label);

      if (arb_session_gives_points (self->session, (ArbArgument) option->value) != for_points)
        continue;
      if (!for_points && self->tie_title == NULL)
        {
          self->tie_title = append_title (self, _ ("Only for a tie"), "label");
          self->n_rows++;
        }
      append_title (self, title, "count-title");
      for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
        append_cell (self, seat, option);
      self->n_rows++;
    }
}

/* A card lies at one place only: ticking it for one player unticks it for the others, and a toast
 * names the player who loses it. */
static void
drop_from_others (ArbCountDialog *self, guint index, const Page *page)
{
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      const Page *other = &self->pages[seat];
      g_autofree char *text = NULL;

      if (other == page || !has_card (other, index))
        continue;
      gtk_toggle_button_set_active (get_card (other, index), FALSE);
      /* Translators: a player, who had ticked a card that another player now has ticked */
      text = g_strdup_printf (_ ("No longer ticked for %s"),
                              arb_session_get_player (self->session, seat));
      arb_toast_show (self->toasts, text);
    }
}

/* Shows how many cards of @seat people picked by name. */
static void
show_named (ArbCountDialog *self, guint seat)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (ArbHolding));
  guint n = collect_cards (self, seat, cards);
  g_autofree char *text = n > 0 ? g_strdup_printf ("%u", n) : g_strdup ("…");
  g_autofree char *player_cards =
      g_strdup_printf (C_ ("count", "%s, %s"), arb_session_get_player (self->session, seat),
                       _ ("Cards by Name"));
  g_autofree char *name = arb_words_label (player_cards, text);

  gtk_label_set_text (self->named[seat], text);
  arb_widget_set_accessible_name (gtk_widget_get_parent (GTK_WIDGET (self->named[seat])), name);
}

static void
on_toggled (Page *page, GtkToggleButton *button)
{
  ArbCountDialog *self = page->dialog;
  GtkFlowBoxChild *child = GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (GTK_WIDGET (button)));

  if (gtk_toggle_button_get_active (button))
    drop_from_others (self, (guint) gtk_flow_box_child_get_index (child), page);
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    show_named (self, seat);
  keep (self);
}

/* Typed letters leave those cards of which a word begins with them. */
static gboolean
is_searched (const Page *page, guint index)
{
  const char *text = gtk_editable_get_text (page->search);
  ArbOption *option = page->dialog->picked->pdata[index];

  return *text == '\0' || g_str_match_string (text, option->label, TRUE);
}

static gboolean
filter (GtkFlowBoxChild *child, gpointer page)
{
  return is_searched (page, (guint) gtk_flow_box_child_get_index (child));
}

/* Takes the first card that was found and is not taken yet, and clears the search for the next
 * card. */
static void
on_enter (Page *page)
{
  if (*gtk_editable_get_text (page->search) == '\0')
    return;
  for (guint i = 0; i < page->dialog->picked->len; i++)
    if (is_searched (page, i) && !has_card (page, i))
      {
        gtk_toggle_button_set_active (get_card (page, i), TRUE);
        gtk_editable_set_text (page->search, "");
        return;
      }
}

static void
add_card (Page *page, ArbOption *option, const char *player)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", option->label, "wrap", TRUE, "wrap-mode",
                    PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, NULL);
  /* Translators: a player, and a card: “Ann, Voson” */
  g_autofree char *name = g_strdup_printf (C_ ("count", "%s, %s"), player, option->label);

  gtk_button_set_child (GTK_BUTTON (button), label);
  arb_widget_set_accessible_name (button, name);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_toggled), page);
  gtk_flow_box_append (page->cards, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* Makes the cards of @page and the search among them. */
static GtkWidget *
cards_new (Page *page, const char *player)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *search = gtk_search_entry_new ();
  GtkWidget *cards = gtk_flow_box_new ();
  /* Translators: a player, and what is searched: “Ann, first letters of a card” */
  g_autofree char *name =
      g_strdup_printf (C_ ("count", "%s, %s"), player, _ ("First letters of a card"));

  page->search = GTK_EDITABLE (search);
  page->cards = GTK_FLOW_BOX (cards);
  for (guint i = 0; i < page->dialog->picked->len; i++)
    add_card (page, page->dialog->picked->pdata[i], player);
  gtk_flow_box_set_selection_mode (page->cards, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (page->cards, 12);
  gtk_flow_box_set_filter_func (page->cards, filter, page, NULL);
  g_object_set (search, "placeholder-text", _ ("First letters, then Enter"), NULL);
  arb_widget_set_accessible_name (search, name);
  arb_widget_set_accessible_name (cards, player);
  g_signal_connect_swapped (search, "changed", G_CALLBACK (gtk_flow_box_invalidate_filter), cards);
  g_signal_connect_swapped (search, "activate", G_CALLBACK (on_enter), page);
  gtk_box_append (GTK_BOX (box), search);
  gtk_box_append (GTK_BOX (box), cards);
  arb_focus_type_into (box, page->search);
  return box;
}

/* Makes the page with the cards of @seat and a button back to the pad. */
static void
make_page (ArbCountDialog *self, guint seat)
{
  Page *page = &self->pages[seat];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *back = gtk_button_new_with_mnemonic (_ ("_Back"));

  page->dialog = self;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "count.back");
  gtk_box_append (GTK_BOX (head), back);
  gtk_box_append (GTK_BOX (head), arb_seat_heading_new (self->session, seat));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), cards_new (page, arb_session_get_player (self->session, seat)));
  gtk_widget_add_css_class (box, "count-pad");
  page->child = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                              "child", box, NULL);
  gtk_stack_add_child (self->stack, page->child);
}

static void
open_cards (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);
  guint seat = g_variant_get_uint32 (target);

  if (self->pages[seat].child == NULL)
    make_page (self, seat);
  gtk_stack_set_visible_child (self->stack, self->pages[seat].child);
  gtk_widget_grab_focus (GTK_WIDGET (self->pages[seat].search));
}

static void
append_names (ArbCountDialog *self)
{
  append_title (self, _ ("Cards by Name"), "count-title");
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      GtkWidget *button = gtk_button_new ();

      self->named[seat] = GTK_LABEL (gtk_label_new (NULL));
      gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (self->named[seat]));
      gtk_widget_add_css_class (button, "count-cell");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "count.cards");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
      gtk_size_group_add_widget (self->columns, button);
      gtk_grid_attach (self->grid, button, (int) seat, self->n_rows, 1, 1);
      show_named (self, seat);
    }
  self->n_rows++;
}

static void
append_totals (ArbCountDialog *self)
{
  append_title (self, _ ("Total"), "heading");
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    {
      GtkWidget *label = gtk_label_new ("0");

      gtk_widget_add_css_class (label, "numeric");
      gtk_widget_add_css_class (label, "number-1");
      gtk_size_group_add_widget (self->columns, label);
      gtk_grid_attach (self->grid, label, (int) seat, self->n_rows, 1, 1);
      self->totals[seat] = GTK_LABEL (label);
    }
}

static void
add_keys (ArbCountDialog *self)
{
  arb_digit_keys_fill (self->keys, KEY_ROW);
  arb_digit_keys_add (self->keys, "edit-clear-symbolic", _ ("Clear"), "pad.clear", KEY_ROW, 0, 1);
  arb_digit_keys_add (self->keys, "go-next-symbolic", _ ("Next"), "pad.next", KEY_ROW, 1, 1);
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);

  gtk_stack_set_visible_child (self->stack, self->pad);
  go_to (self, 0);
}

static void
score (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (widget);
  g_autoptr (GArray) counts = collect (self);
  g_autofree char *reason = NULL;

  if (!arb_session_count (self->session, (const ArbHolding *) counts->data, counts->len, &reason))
    {
      arb_toast_show (self->toasts, reason);
      return;
    }
  g_signal_emit (self, counted_signal, 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
close_anyway (gpointer self)
{
  gtk_window_close (self);
  return G_SOURCE_REMOVE;
}

static void
on_response (ArbCountDialog *self, const char *response)
{
  self->abandoned = g_str_equal (response, "lose");
  if (self->abandoned)
    g_idle_add_full (G_PRIORITY_DEFAULT, close_anyway, g_object_ref (self), g_object_unref);
}

static void
ask_whether_to_lose (ArbCountDialog *self, const GError *reason)
{
  const char *title = arb_session_get_title (self->session);
  /* Translators: what a game is called */
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Is Not Saved"), title);
  g_autofree char *body = g_strjoin (
      "\n\n", reason->message,
      _ ("A copy cannot be kept in your games, either. Make room on the disk, and close it again."),
      NULL);
  GtkWidget *dialog;

  if (self->unsaved_dialog != NULL)
    return;
  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);
  g_set_weak_pointer (&self->unsaved_dialog, ADW_MESSAGE_DIALOG (dialog));
  adw_message_dialog_add_responses (self->unsaved_dialog, "stay", _ ("_Back"), "lose",
                                    _ ("Close _Without Saving"), NULL);
  adw_message_dialog_set_response_appearance (self->unsaved_dialog, "lose",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (self->unsaved_dialog, "stay");
  adw_message_dialog_set_close_response (self->unsaved_dialog, "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
arb_count_dialog_close_request (GtkWindow *window)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (window);
  g_autoptr (GError) error = NULL;

  if (!self->abandoned && !arb_session_secure (self->session, &error))
    {
      ask_whether_to_lose (self, error);
      return GDK_EVENT_STOP;
    }
  return GTK_WINDOW_CLASS (arb_count_dialog_parent_class)->close_request (window);
}

/* Shows what one seat has. */
static void
fill_holding (ArbCountDialog *self, const ArbHolding *holding)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = get_cell (self, i);

      if (cell->seat != holding->seat || cell->option->value != holding->what)
        continue;
      cell->amount += holding->amount;
      show_amount (self, cell);
    }
  for (guint i = 0; i < self->picked->len; i++)
    {
      Page *page = &self->pages[holding->seat];

      if (((ArbOption *) self->picked->pdata[i])->value != holding->what)
        continue;
      if (page->child == NULL)
        make_page (self, holding->seat);
      gtk_toggle_button_set_active (get_card (page, i), TRUE);
    }
}

/* Shows what was typed before. */
static void
fill (ArbCountDialog *self)
{
  g_autoptr (GArray) counts = arb_session_dup_count (self->session);

  self->filling = TRUE;
  for (guint i = 0; i < counts->len; i++)
    fill_holding (self, &g_array_index (counts, ArbHolding, i));
  self->filling = FALSE;
  show_review (self);
}

ArbSession *
arb_count_dialog_get_session (ArbCountDialog *self)
{
  g_return_val_if_fail (ARB_IS_COUNT_DIALOG (self), NULL);
  return self->session;
}

static void
arb_count_dialog_finalize (GObject *object)
{
  ArbCountDialog *self = ARB_COUNT_DIALOG (object);

  g_clear_weak_pointer (&self->unsaved_dialog);
  g_clear_object (&self->session);
  g_clear_object (&self->columns);
  g_clear_pointer (&self->counted, g_ptr_array_unref);
  g_clear_pointer (&self->picked, g_ptr_array_unref);
  g_array_unref (self->cells);

  G_OBJECT_CLASS (arb_count_dialog_parent_class)->finalize (object);
}

static void
arb_count_dialog_class_init (ArbCountDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_count_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = arb_count_dialog_close_request;

  counted_signal = g_signal_new ("counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "counts/count-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, score_button);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, pad);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, keys);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, tie_label);
  gtk_widget_class_bind_template_child (widget_class, ArbCountDialog, doubt_label);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_install_action (widget_class, "pad.digit", "u", enter_digit);
  gtk_widget_class_install_action (widget_class, "pad.clear", NULL, clear);
  gtk_widget_class_install_action (widget_class, "pad.next", NULL, next);
  gtk_widget_class_install_action (widget_class, "count.cards", "u", open_cards);
  gtk_widget_class_install_action (widget_class, "count.score", NULL, score);
  gtk_widget_class_install_action (widget_class, "count.back", NULL, go_back);
}

static void
arb_count_dialog_init (ArbCountDialog *self)
{
  self->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  self->columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_count_dialog_new (ArbSession *session, GtkWindow *parent)
{
  ArbCountDialog *self = g_object_new (ARB_TYPE_COUNT_DIALOG, "transient-for", parent, NULL);

  self->session = g_object_ref (session);
  self->counted = arb_session_dup_counted (session);
  self->picked = arb_session_dup_picked (session);
  append_heads (self);
  append_counted (self, TRUE);
  if (self->picked->len > 0)
    append_names (self);
  append_counted (self, FALSE);
  append_totals (self);
  add_keys (self);
  fill (self);
  g_signal_connect_object (session, "notify::problem", G_CALLBACK (show_review), self,
                           G_CONNECT_SWAPPED);
  go_to (self, 0);
  return GTK_WIDGET (self);
}
