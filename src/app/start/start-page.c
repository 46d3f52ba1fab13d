/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/start-page.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/session-view.h"
#include "app/widgets/settings.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/library/library.h"
#include "model/library/library-game.h"
#include "store/document.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* As many games as can be seen at a glance; the others can be found by Open. */
#define MAX_GAMES 12

/* A large button with a picture, and what a tap does. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *image;
  GtkWidget *subtitle;
  ArbLibraryGame *game; /* (nullable): the game that it opens */
  gboolean interrupted; /* whether people must not miss that game */
  gboolean readable;    /* whether that game could be read when that was tried */
} StartButton;

struct _ArbStartPage
{
  AdwBin parent_instance;

  GtkWidget *welcome;
  gboolean is_first; /* no game was played yet: the page shows a welcome */
  gboolean low;
  GtkWidget *interrupted_label;
  GtkLabel *refuge_label;
  GtkBox *continue_buttons; /* for the last game and the interrupted ones */
  GArray *start_buttons;    /* StartButton: those */
  GtkBox *begin_buttons;
  GtkWidget *new_game_button;
  GtkWidget *recent;
  GtkListBox *games;
  GListModel *model;
};

G_DEFINE_FINAL_TYPE (ArbStartPage, arb_start_page, ADW_TYPE_BIN)

/* Whether somebody has named the game: by default its title begins with the names of its
 * players. */
static gboolean
is_named (ArbLibraryGame *game)
{
  return !g_str_has_prefix (game->title, game->players);
}

/* Joins the lines that are known; the others are %NULL. */
static char *
join_lines (const char *first, const char *second, const char *third)
{
  const char *const lines[] = { first, second, third };
  const char *known[G_N_ELEMENTS (lines) + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL)
      known[n++] = lines[i];
  return g_strjoinv ("\n", (char **) known);
}

/* Says how the game ended, or that it has not. */
static const char *
describe_result (ArbLibraryGame *game)
{
  if (game->result != NULL)
    return game->result;
  return arb_library_holds_count (game->path) ? _ ("Not scored yet") : _ ("Not finished");
}

static char *
describe_game (ArbLibraryGame *game)
{
  g_autofree char *place = arb_library_dup_place (game->path);

  if (game->problem != NULL)
    return g_strdup (game->problem);
  return join_lines (is_named (game) ? game->players : NULL, describe_result (game), place);
}

/* The day of the game. That of the last change would be another if people look at it later. */
static GtkWidget *
date_label_new (const char *date)
{
  g_autofree char *text = arb_words_day (date);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
game_row_new (gpointer item, gpointer data)
{
  ArbLibraryGame *game = item;
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, game->title);
  g_autofree char *subtitle = describe_game (game);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 4);
  if (game->problem != NULL)
    {
      GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

      gtk_widget_set_tooltip_text (icon, _ ("This file cannot be read"));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), date_label_new (game->date));
  return row;
}

static void
on_game (ArbStartPage *self, GtkListBoxRow *row)
{
  g_autoptr (ArbLibraryGame) game =
      g_list_model_get_item (self->model, (guint) gtk_list_box_row_get_index (row));

  gtk_widget_activate_action (GTK_WIDGET (self), "app.open-path", "s", game->path);
}

/* Makes the picture and the texts of a button; @title_label and @start are set to their parts. */
static GtkWidget *
content_new (const char *icon, const char *title, const char *subtitle, StartButton *start,
             GtkWidget **title_label)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  start->image = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 24, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  start->subtitle = arb_text_line_new (subtitle, NULL);
  *title_label = arb_text_line_new (title, "start-title");
  arb_image_set_icon (GTK_IMAGE (start->image), icon);
  gtk_label_set_use_underline (GTK_LABEL (*title_label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (*title_label), 8);
  gtk_label_set_width_chars (GTK_LABEL (start->subtitle), 12);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), *title_label);
  gtk_box_append (GTK_BOX (words), start->subtitle);
  gtk_box_append (GTK_BOX (content), start->image);
  gtk_box_append (GTK_BOX (content), words);
  return content;
}

static void
name_by (GtkWidget *button, GtkWidget *title, GtkWidget *subtitle)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, subtitle, NULL,
                                  -1);
}

static StartButton
append_start_button (GtkBox *box, const char *icon, const char *title, const char *subtitle,
                     const char *action, GVariant *target)
{
  StartButton start = { .button = gtk_button_new () };
  GtkWidget *title_label;

  gtk_button_set_child (GTK_BUTTON (start.button),
                        content_new (icon, title, subtitle, &start, &title_label));
  gtk_widget_add_css_class (start.button, "start-button");
  name_by (start.button, title_label, start.subtitle);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (start.button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (start.button), action);
  gtk_box_append (box, start.button);
  return start;
}

static void
append_part (GtkWidget *box, const char *title, const char *sample, GtkWidget *described_by)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "use-underline", TRUE, "wrap",
                                   TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "start-part");
  name_by (button, label, described_by);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", sample);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.sample");
  gtk_box_append (GTK_BOX (box), button);
}

/* Appends a frame that looks like the other buttons and has a button for each sample. */
static void
append_samples (GtkBox *box)
{
  GtkWidget *frame = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                   9, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  /* On a phone with large text, they lie below each other. */
  GtkWidget *parts =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (100, 2, 6), NULL);
  GtkWidget *title;
  StartButton start;

  gtk_box_append (GTK_BOX (frame), content_new ("view-reveal-symbolic", _ ("Open a Sample Game"),
                                                _ ("A complete game to explore"), &start, &title));
  append_part (parts, _ ("_Two Players"), "two-players", title);
  append_part (parts, _ ("_Four Players"), "four-players", title);
  gtk_box_append (GTK_BOX (frame), parts);
  gtk_widget_add_css_class (frame, "start-frame");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (frame), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, -1);
  gtk_box_append (box, frame);
}

static StartButton *
get_start_button (ArbStartPage *self, guint index)
{
  return &g_array_index (self->start_buttons, StartButton, index);
}

static void
clear_start_button (gpointer start)
{
  g_object_unref (((StartButton *) start)->game);
}

/* Says who plays, and perhaps which turn it is. */
static void
describe_start_button (StartButton *start, const char *played)
{
  g_autofree char *place = arb_library_dup_place (start->game->path);
  g_autofree char *text =
      join_lines (is_named (start->game) ? start->game->title : NULL, played, place);

  gtk_label_set_text (GTK_LABEL (start->subtitle), text);
}

/* Hides the button of the last game if that game is over, missing or no saved game. The button of
 * an interrupted game stays, and says what is wrong. */
static void
show_problem (StartButton *start, const char *problem)
{
  arb_image_set_icon (GTK_IMAGE (start->image), "dialog-warning-symbolic");
  gtk_label_set_text (GTK_LABEL (start->subtitle), problem);
  gtk_widget_set_visible (start->button, start->interrupted);
  start->readable = FALSE;
}

static void
add_start_button (ArbStartPage *self, const char *path, gboolean interrupted, gboolean is_open)
{
  StartButton start = append_start_button (self->continue_buttons, "media-playback-start-symbolic",
                                           is_open ? _ ("_Go to Its Window") : _ ("_Continue"),
                                           NULL, "app.open-path", g_variant_new_string (path));

  start.game = arb_library_game_new (path, 0);
  start.interrupted = interrupted;
  start.readable = TRUE;
  if (start.game->problem != NULL)
    show_problem (&start, start.game->problem);
  else
    describe_start_button (&start, start.game->players);
  if (start.game->result != NULL && !interrupted)
    {
      gtk_widget_set_visible (start.button, FALSE);
      start.readable = FALSE;
    }
  g_array_append_val (self->start_buttons, start);
}

static gboolean
has_start_button (ArbStartPage *self, const char *path)
{
  for (guint i = 0; i < self->start_buttons->len; i++)
    if (g_str_equal (get_start_button (self, i)->game->path, path))
      return TRUE;
  return FALSE;
}

/* Adds a button for the last game first, then for the interrupted games and @refugees. */
static void
add_start_buttons (ArbStartPage *self, const char *last_game, const char *const *interrupted,
                   const char *const *refugees, const char *const *open_games)
{
  const char *const last[] = { last_game, NULL };
  const char *const *const lists[] = { last, interrupted, refugees };

  g_array_set_size (self->start_buttons, 0);
  arb_box_clear (self->continue_buttons);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (const char *const *path = lists[i]; *path != NULL; path++)
      if (**path != '\0' && !has_start_button (self, *path))
        add_start_button (self, *path,
                          g_strv_contains (interrupted, *path) || g_strv_contains (refugees, *path),
                          g_strv_contains (open_games, *path));
}

/* Joins the titles of @games to a part of a sentence. */
static char *
call_games (const char *const *games)
{
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_auto (GStrv) called = NULL;

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (ArbLibraryGame) game = arb_library_game_new (games[i], 0);
      /* Translators: what a game is called, in a sentence */
      g_autofree char *title = g_strdup_printf (_ ("“%s”"), game->title);

      g_strv_builder_add (titles, title);
    }
  called = g_strv_builder_end (titles);
  return arb_words_join ((const char *const *) called, g_strv_length (called));
}

/* Says where the games are that could not be saved in the library, and what to do: the windows that
 * could have said so are closed, or another window has them @open. */
static char *
describe_refugees (const char *const *refugees, gboolean open)
{
  guint n = g_strv_length ((char **) (guintptr) refugees);
  g_autofree char *place = NULL;
  g_autofree char *joined = NULL;

  if (n == 0)
    return NULL;
  place = arb_library_dup_place (refugees[0]);
  joined = call_games (refugees);
  if (open)
    /* Translators: what the game, or the games, are called, and a folder */
    return g_strdup_printf (
        ngettext ("%s is open, and for now could only be saved in %s, which other "
                  "programs may empty. It goes to your games as soon as they can "
                  "be written.",
                  "%s are open, and for now could only be saved in %s, which "
                  "other programs may empty. They go to your games as soon as "
                  "those can be written.",
                  n),
        joined, place);
  /* Translators: what the game, or the games, are called, and a folder */
  return g_strdup_printf (ngettext ("When it was closed, %s could only be saved in %s, which other "
                                    "programs may empty. Continue it, and it goes to your games.",
                                    "When they were closed, %s could only be saved in %s, which "
                                    "other programs may empty. Continue them, and they go to your "
                                    "games.",
                                    n),
                          joined, place);
}

/* Returns those of @games that are among @others, or those that are not. */
static GStrv
select_games (const char *const *games, const char *const *others, gboolean among)
{
  g_autoptr (GStrvBuilder) selected = g_strv_builder_new ();

  for (guint i = 0; games[i] != NULL; i++)
    {
      if (g_strv_contains (others, games[i]) == among)
        g_strv_builder_add (selected, games[i]);
    }
  return g_strv_builder_end (selected);
}

static void
show_refugees (ArbStartPage *self, const char *const *refugees, const char *const *open_games)
{
  g_auto (GStrv) closed = select_games (refugees, open_games, FALSE);
  g_auto (GStrv) open = select_games (refugees, open_games, TRUE);
  g_autofree char *of_closed = describe_refugees ((const char *const *) closed, FALSE);
  g_autofree char *of_open = describe_refugees ((const char *const *) open, TRUE);
  g_autofree char *text = join_lines (of_closed, of_open, NULL);

  arb_label_show (self->refuge_label, text);
}

/* Finds the button of the first game that can be continued. */
static GtkWidget *
find_continue_button (ArbStartPage *self)
{
  for (guint i = 0; i < self->start_buttons->len; i++)
    if (get_start_button (self, i)->readable)
      return get_start_button (self, i)->button;
  return NULL;
}

/* A low window shows no welcome, because the buttons need the room. */
static void
show_welcome (ArbStartPage *self)
{
  gtk_widget_set_visible (self->welcome, self->is_first && !self->low);
}

void
arb_start_page_set_low (ArbStartPage *self, gboolean low)
{
  g_return_if_fail (ARB_IS_START_PAGE (self));

  self->low = low;
  show_welcome (self);
}

/* Shows the buttons by whether there is a game to continue, and marks one of them as suggested. */
static void
propose (ArbStartPage *self)
{
  GtkWidget *continue_button = find_continue_button (self);
  gboolean has_games = g_list_model_get_n_items (self->model) > 0;

  self->is_first = !has_games && continue_button == NULL;
  show_welcome (self);
  gtk_widget_set_visible (self->recent, has_games);
  arb_widget_set_class (self->new_game_button, "suggested-action", continue_button == NULL);
  if (continue_button != NULL)
    gtk_widget_add_css_class (continue_button, "suggested-action");
  /* Enter then activates the suggested button, not the first button of the header bar. */
  gtk_widget_grab_focus (continue_button != NULL ? continue_button : self->new_game_button);
}

/* Reads the whole saved game to find out its turn or round. */
static void
read_game (StartButton *start)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbDocument) document = arb_document_load (start->game->path, NULL, &error);
  g_autofree char *text = NULL;

  if (document == NULL)
    {
      show_problem (start, error->message);
      return;
    }
  if (arb_library_holds_count (start->game->path))
    /* Translators: the players, and that only the end of their game is typed in */
    text = g_strdup_printf (_ ("%s · Score Only"), start->game->players);
  else
    /* Translators: the players, and the number of the turn or round */
    text = g_strdup_printf (_ ("%s · turn %u"), start->game->players,
                            arb_game_get_state (arb_document_get_game (document))->turn);
  describe_start_button (start, text);
}

/* Reads the games after the page has been painted. */
static void
read_games (GtkWidget *widget)
{
  ArbStartPage *self = ARB_START_PAGE (widget);
  GtkWidget *proposed = find_continue_button (self);

  for (guint i = 0; i < self->start_buttons->len; i++)
    if (get_start_button (self, i)->readable)
      read_game (get_start_button (self, i));
  if (find_continue_button (self) != proposed)
    propose (self);
}

void
arb_start_page_show_games (ArbStartPage *self, const char *last_game,
                           const char *const *interrupted)
{
  static const char *const none[] = { NULL };
  g_auto (GStrv) open_games = g_settings_get_strv (arb_settings_get (), "open-games");
  g_auto (GStrv) elsewhere = g_settings_get_strv (arb_settings_get (), "games-elsewhere");
  g_auto (GStrv) refugees = NULL;
  g_auto (GStrv) open = NULL;

  g_return_if_fail (ARB_IS_START_PAGE (self));

  g_clear_object (&self->model);
  self->model = arb_library_dup_games ((const char *const *) elsewhere, MAX_GAMES);
  gtk_list_box_bind_model (self->games, self->model, game_row_new, NULL, NULL);

  if (interrupted == NULL)
    interrupted = none;
  refugees = arb_library_dup_fallback_games ();
  /* Those that were interrupted are not open in a window. */
  open = select_games ((const char *const *) open_games, interrupted, FALSE);
  add_start_buttons (self, last_game, interrupted, (const char *const *) refugees,
                     (const char *const *) open);
  show_refugees (self, (const char *const *) refugees, (const char *const *) open);
  gtk_widget_set_visible (self->interrupted_label, interrupted[0] != NULL);
  propose (self);
  arb_widget_once_painted (GTK_WIDGET (self), read_games);
}

static void
arb_start_page_dispose (GObject *object)
{
  ArbStartPage *self = ARB_START_PAGE (object);

  g_clear_object (&self->model);
  g_clear_pointer (&self->start_buttons, g_array_unref);

  G_OBJECT_CLASS (arb_start_page_parent_class)->dispose (object);
}

static void
arb_start_page_class_init (ArbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_start_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, interrupted_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, refuge_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, continue_buttons);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, begin_buttons);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, games);
  gtk_widget_class_bind_template_callback (widget_class, on_game);
}

static void
arb_start_page_init (ArbStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->start_buttons = g_array_new (FALSE, FALSE, sizeof (StartButton));
  g_array_set_clear_func (self->start_buttons, clear_start_button);
  self->new_game_button =
      append_start_button (self->begin_buttons, "list-add-symbolic", _ ("_New Game"),
                           _ ("Set up the cards and play: every move is checked"), "app.new", NULL)
          .button;
  append_start_button (self->begin_buttons, "influence-symbolic", _ ("_Score Only"),
                       _ ("Score a finished game in a minute"), "app.score-only", NULL);
  append_samples (self->begin_buttons);
}
