/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start-page.h"

#include "app/door.h"
#include "app/icon.h"
#include "app/resources.h"
#include "app/rows.h"
#include "app/upright-layout.h"
#include "app/widgets.h"
#include "model/library-game.h"
#include "model/library.h"
#include "store/document.h"

#include <glib/gi18n.h>

/* What fits a glance; the rest is behind Open. */
#define MAX_GAMES 12

struct _ArbStartPage
{
  AdwBin parent_instance;

  GtkWidget *welcome;
  GtkWidget *interrupted_label;
  ArbDoor *continue_door;
  GtkWidget *new_door;
  GtkWidget *recent;
  GtkListBox *games;
  GListModel *model;
  char *unread; /* the last game, until how far it is was read */
  gboolean interrupted;
};

G_DEFINE_FINAL_TYPE (ArbStartPage, arb_start_page, ADW_TYPE_BIN)

/* Who plays; %NULL if the file is gone or no saved game. Only its beginning is read. */
static char *
describe_last_game (const char *path)
{
  g_autoptr (ArbLibraryGame) game = NULL;

  if (path == NULL || path[0] == '\0' || !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return NULL;
  game = arb_library_game_new (path, 0);
  return g_strdup (arb_library_game_get_players (game));
}

static char *
describe_game (ArbLibraryGame *game)
{
  const char *players = arb_library_game_get_players (game);
  const char *result = arb_library_game_get_result (game);
  gboolean named;

  if (arb_library_game_get_problem (game) != NULL)
    return g_strdup (arb_library_game_get_problem (game));
  if (result == NULL)
    result = _ ("Not finished");
  /* A game that nobody named is called after its players. */
  named = !g_str_has_prefix (arb_library_game_get_title (game), players);
  return named ? g_strjoin ("\n", players, result, NULL) : g_strdup (result);
}

static GtkWidget *
date_label_new (gint64 seconds)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (seconds);
  g_autofree char *text = date != NULL ? g_date_time_format (date, "%x") : g_strdup ("");
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
game_row_new (ArbLibraryGame *game)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, arb_library_game_get_title (game));
  g_autofree char *subtitle = describe_game (game);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 4);
  if (arb_library_game_get_problem (game) != NULL)
    {
      GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

      gtk_widget_set_tooltip_text (icon, _ ("This file cannot be read"));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             date_label_new (arb_library_game_get_modified (game)));
  return row;
}

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  return game_row_new (item);
}

static void
on_game (ArbStartPage *self, GtkListBoxRow *row)
{
  g_autoptr (ArbLibraryGame) game =
      g_list_model_get_item (self->model, (guint) gtk_list_box_row_get_index (row));

  gtk_widget_activate_action (GTK_WIDGET (self), "app.open-path", "s",
                              arb_library_game_get_path (game));
}

/* What is offered where there is, or is not, a game to go on with. One thing is proposed. */
static void
propose (ArbStartPage *self, gboolean has_last)
{
  gboolean has_games = has_last || g_list_model_get_n_items (self->model) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->continue_door), has_last);
  gtk_widget_set_visible (self->interrupted_label, has_last && self->interrupted);
  gtk_widget_set_visible (self->welcome, !has_games);
  gtk_widget_set_visible (self->recent, has_games);
  gtk_widget_set_visible (GTK_WIDGET (self->games), g_list_model_get_n_items (self->model) > 0);
  arb_widget_set_class (self->new_door, "suggested-action", !has_last);
  arb_widget_set_class (GTK_WIDGET (self->continue_door), "suggested-action", has_last);
  /* So that Enter is for it, and not for the first button of the header. */
  gtk_widget_grab_focus (has_last ? GTK_WIDGET (self->continue_door) : self->new_door);
}

/* How far the last game is takes reading all of it: that can wait until the page is painted. */
static void
read_last_game (GtkWidget *widget)
{
  ArbStartPage *self = ARB_START_PAGE (widget);
  g_autofree char *path = g_steal_pointer (&self->unread);
  g_autoptr (ArbDocument) document = NULL;
  g_autofree char *text = NULL;

  if (path == NULL)
    return;
  document = arb_document_load (path, NULL);
  if (document == NULL)
    {
      propose (self, FALSE);
      return;
    }
  /* Translators: the players, and the number of the turn or round */
  text = g_strdup_printf (_ ("%s · turn %u"), arb_door_get_subtitle (self->continue_door),
                          arb_game_get_state (arb_document_get_game (document))->turn);
  arb_door_set_subtitle (self->continue_door, text);
}

void
arb_start_page_show_games (ArbStartPage *self, const char *last_game, gboolean interrupted)
{
  g_autofree char *last = NULL;

  g_return_if_fail (ARB_IS_START_PAGE (self));

  g_clear_object (&self->model);
  self->model = arb_library_dup_games (MAX_GAMES);
  gtk_list_box_bind_model (self->games, self->model, create_row, NULL, NULL);

  last = describe_last_game (last_game);
  g_free (self->unread);
  self->unread = last != NULL ? g_strdup (last_game) : NULL;
  self->interrupted = interrupted;
  if (last != NULL)
    arb_door_set_subtitle (self->continue_door, last);
  propose (self, last != NULL);
  arb_widget_once_painted (GTK_WIDGET (self), read_last_game);
}

static void
arb_start_page_dispose (GObject *object)
{
  ArbStartPage *self = ARB_START_PAGE (object);

  g_clear_object (&self->model);
  g_clear_pointer (&self->unread, g_free);

  G_OBJECT_CLASS (arb_start_page_parent_class)->dispose (object);
}

static void
arb_start_page_class_init (ArbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_start_page_dispose;

  g_type_ensure (ARB_TYPE_DOOR);
  g_type_ensure (ARB_TYPE_ICON);
  g_type_ensure (ARB_TYPE_UPRIGHT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, welcome);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, interrupted_label);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, continue_door);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, new_door);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, ArbStartPage, games);
  gtk_widget_class_bind_template_callback (widget_class, on_game);
}

static void
arb_start_page_init (ArbStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
