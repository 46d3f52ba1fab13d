/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference/reference-window.h"

#include "app/reference/edition-diff-view.h"
#include "app/reference/reference-list.h"
#include "app/reference/reference-view.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/settings.h"
#include "app/widgets/widgets.h"
#include "store/faces.h"
#include "systems/systems.h"
#include "wording/words.h"

#define LIST_WIDTH 300

/* The least width at which the list and a page are shown side by side. */
#define WIDE 600

struct _ArbReferenceWindow
{
  ArbDialog parent_instance;

  GtkWidget *panes;
  ArbReferenceList *pages;
  GtkDropDown *system_list;
  GtkDropDown *edition_list;
  GtkStack *page_stack;
  ArbReferenceView *view;
  ArbEditionDiffView *comparison;
  ArbSession *session;
  const ArbCatalogue *catalogue;
  GPtrArray *catalogues; /* ArbCatalogue: the owner's, of which pages may still be shown */
  ArbReference *reference;
  GPtrArray *history; /* ids of the pages before this one; empty string for the list */
  char *id;           /* the page that is shown */
  gboolean reading;   /* whether people asked for the page, not for the list */
  gboolean narrow;    /* whether there is room for only one of them */
  gboolean filling;   /* whether the program sets the lists, so that their signals are ignored */
};

G_DEFINE_FINAL_TYPE (ArbReferenceWindow, arb_reference_window, ARB_TYPE_DIALOG)

static gboolean
is_comparison (const char *id)
{
  return g_strcmp0 (id, ARB_REFERENCE_COMPARISON) == 0;
}

static void
show_page (ArbReferenceWindow *self)
{
  ArbReferencePage *page;

  if (is_comparison (self->id))
    {
      gtk_stack_set_visible_child (self->page_stack, GTK_WIDGET (self->comparison));
      arb_reference_list_set_shown (self->pages, NULL);
      return;
    }
  page = arb_reference_find (self->reference, self->id);
  if (page == NULL)
    page = arb_reference_get_page (self->reference, 0);
  arb_reference_view_show (self->view, self->reference, page);
  arb_reference_list_set_shown (self->pages, arb_reference_get_subject (self->reference, page)->id);
  gtk_stack_set_visible_child (self->page_stack, GTK_WIDGET (self->view));
}

/* Both panes scroll vertically, so their widths are measured without a height. */
static void
measure_panes (GtkWidget *panes, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  for (GtkWidget *pane = gtk_widget_get_first_child (panes); pane != NULL;
       pane = gtk_widget_get_next_sibling (pane))
    {
      int pane_minimum, pane_natural;

      gtk_widget_measure (pane, orientation, -1, &pane_minimum, &pane_natural, NULL, NULL);
      *minimum = MAX (*minimum, pane_minimum);
      *natural = MAX (*natural, pane_natural);
    }
}

static void
place_pane (GtkWidget *panes, GtkWidget *pane, int x, int width, int height)
{
  GtkAllocation area = { x, 0, width, height };

  gtk_widget_set_child_visible (pane, width > 0);
  if (width == 0)
    return;
  if (gtk_widget_get_direction (panes) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (panes) - x - width;
  gtk_widget_size_allocate (pane, &area, -1);
}

/* The list and the page are side by side if there is room for both; otherwise one of them is
 * shown. */
static void
allocate_panes (GtkWidget *panes, int width, int height, int baseline)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (gtk_widget_get_root (panes));
  GtkWidget *list = gtk_widget_get_first_child (panes);
  int list_width;

  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &list_width, NULL, NULL, NULL);
  list_width = MAX (list_width, LIST_WIDTH);
  self->narrow = width < MAX (WIDE, 2 * list_width);
  if (self->narrow)
    list_width = self->reading ? 0 : width;
  place_pane (panes, list, 0, list_width, height);
  place_pane (panes, GTK_WIDGET (self->page_stack), list_width, width - list_width, height);
}

/* Hides the list or the page at once, so that the focus can move before the next layout. */
static void
show_pane (ArbReferenceWindow *self)
{
  GtkWidget *page = GTK_WIDGET (self->page_stack);

  if (!self->narrow || gtk_widget_get_child_visible (page) == self->reading)
    return;
  gtk_widget_set_child_visible (gtk_widget_get_first_child (self->panes), !self->reading);
  gtk_widget_set_child_visible (page, self->reading);
  gtk_widget_queue_resize (self->panes);
}

/* Whether the list and the page take turns. Before the first layout this follows from the size of
 * the window. */
static gboolean
is_narrow (ArbReferenceWindow *self)
{
  int width, height;

  if (gtk_widget_get_width (self->panes) > 0)
    return self->narrow;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width < WIDE;
}

/* Finds the last place in the history that looks different from this one, or -1: beside a page,
 * going back to the list would change nothing. */
static gint
find_back (ArbReferenceWindow *self)
{
  gboolean narrow = is_narrow (self);

  for (guint i = self->history->len; i > 0; i--)
    {
      const char *place = self->history->pdata[i - 1];
      gboolean list = *place == '\0';

      if (list ? narrow && self->reading
               : (narrow && !self->reading) || g_strcmp0 (place, self->id) != 0)
        return (gint) i - 1;
    }
  return -1;
}

static void
update_place (ArbReferenceWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  show_pane (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reference.back", find_back (self) >= 0);
  arb_widget_pass_keyboard (focus);
}

/* Runs after the window's own handler, when the list has been laid out. */
static void
arb_reference_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_reference_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                           G_CALLBACK (update_place), widget, G_CONNECT_SWAPPED);
  /* Not the search, which would open the keyboard of a phone. */
  arb_reference_list_focus_pages (ARB_REFERENCE_WINDOW (widget)->pages);
}

/* Makes the reference again: for another game or edition, or because the game has changed. */
static void
update_reference (ArbReferenceWindow *self)
{
  guint edition = gtk_drop_down_get_selected (self->edition_list);
  g_autofree char *second = g_settings_get_string (arb_settings_get (), "second-language");

  /* Cards may have been typed in since. */
  if (self->session != NULL)
    self->catalogue = arb_session_get_catalogue (self->session);
  g_clear_object (&self->reference);
  self->reference = arb_reference_new (self->catalogue, self->session,
                                       edition < self->catalogue->n_editions
                                           ? self->catalogue->editions[edition].id
                                           : NULL,
                                       second[0] != '\0' ? second : NULL);
  arb_reference_list_set_reference (self->pages, self->reference);
  arb_edition_diff_view_set_game (self->comparison, self->catalogue, self->session,
                                  arb_reference_get_options (self->reference));
  show_page (self);
}

static guint
get_own_edition (ArbReferenceWindow *self)
{
  const char *edition;

  if (self->session == NULL)
    return 0;
  edition = arb_document_get_edition (arb_session_get_document (self->session));
  return (guint) arb_catalogue_find_edition (self->catalogue, edition);
}

static void
fill_editions (ArbReferenceWindow *self)
{
  g_autoptr (GtkStringList) titles = arb_edition_titles_new (self->catalogue);

  gtk_drop_down_set_model (self->edition_list, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->edition_list, get_own_edition (self));
}

static void
set_catalogue (ArbReferenceWindow *self, const ArbCatalogue *catalogue)
{
  self->catalogue = catalogue;
  self->filling = TRUE;
  fill_editions (self);
  self->filling = FALSE;
  update_reference (self);
}

/* Without a game the owner's cards are meant; the built-in ones, if their file is damaged. */
static const ArbCatalogue *
open_catalogue (ArbReferenceWindow *self, const ArbRuleset *ruleset)
{
  ArbCatalogue *own = arb_faces_load_own (ruleset, NULL, NULL);

  if (own == NULL)
    return arb_catalogue_get (ruleset);
  g_ptr_array_add (self->catalogues, own);
  return own;
}

static void
on_system (ArbReferenceWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->system_list);

  if (!self->filling && selected != GTK_INVALID_LIST_POSITION)
    set_catalogue (self, open_catalogue (self, arb_systems ()[selected]));
}

static void
on_edition (ArbReferenceWindow *self)
{
  if (!self->filling)
    update_reference (self);
}

static void
fill_systems (ArbReferenceWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; arb_systems ()[i] != NULL; i++)
    {
      const ArbRuleset *system = arb_systems ()[i];

      gtk_string_list_append (names, arb_words_get (arb_catalogue_get (system), system->id));
    }
  gtk_drop_down_set_model (self->system_list, G_LIST_MODEL (names));
}

/* Moves the focus to the part that is shown now, the list or the page. */
static void
move_focus (ArbReferenceWindow *self)
{
  if (!is_narrow (self))
    return;
  if (!self->reading)
    arb_reference_list_focus_pages (self->pages);
  else if (is_comparison (self->id))
    gtk_widget_child_focus (GTK_WIDGET (self->comparison), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
set_page (ArbReferenceWindow *self, const char *id)
{
  g_free (self->id);
  self->id = g_strdup (id);
  show_page (self);
}

/* Selects the section of the page in the list. */
static void
show_section (ArbReferenceWindow *self, const char *id)
{
  ArbReferencePage *page = arb_reference_find (self->reference, id);

  arb_reference_list_show_section (self->pages,
                                   page != NULL ? page->section : ARB_REFERENCE_EDITIONS);
}

static void
go_to (ArbReferenceWindow *self, const char *id)
{
  self->reading = *id != '\0';
  if (self->reading)
    {
      set_page (self, id);
      show_section (self, id);
    }
  update_place (self);
  move_focus (self);
}

/* Opens the list, and a page of it beside it if there is room. */
static void
open_beside (ArbReferenceWindow *self, const char *id)
{
  arb_reference_window_open (self, "");
  set_page (self, id);
  update_place (self);
}

void
arb_reference_window_open (ArbReferenceWindow *self, const char *id)
{
  ArbReferencePage *first;
  const char *place;

  g_return_if_fail (ARB_IS_REFERENCE_WINDOW (self));
  g_return_if_fail (id != NULL);

  first = arb_reference_find_record (self->reference, id, NULL);
  if (first != NULL)
    {
      show_section (self, first->id);
      open_beside (self, first->id);
      return;
    }
  if (*id != '\0' && !is_comparison (id) && arb_reference_find (self->reference, id) == NULL)
    return;
  place = self->reading ? self->id : "";
  if (g_str_equal (id, place))
    return;
  g_ptr_array_add (self->history, g_strdup (place));
  go_to (self, id);
}

void
arb_reference_window_read_cards (ArbReferenceWindow *self)
{
  g_return_if_fail (ARB_IS_REFERENCE_WINDOW (self));

  if (self->session != NULL)
    return;
  self->catalogue = open_catalogue (self, self->catalogue->ruleset);
  update_reference (self);
}

ArbSession *
arb_reference_window_get_session (ArbReferenceWindow *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_WINDOW (self), NULL);
  return self->session;
}

const char *
arb_reference_window_get_id (ArbReferenceWindow *self)
{
  g_return_val_if_fail (ARB_IS_REFERENCE_WINDOW (self), NULL);
  return self->id;
}

static void
open_page (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_reference_window_open (ARB_REFERENCE_WINDOW (widget), g_variant_get_string (target, NULL));
}

static void
open_list (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (widget);

  open_beside (self, g_variant_get_string (target, NULL));
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (widget);
  gint back = find_back (self);
  g_autofree char *id = NULL;

  if (back < 0)
    return;
  id = g_strdup (self->history->pdata[back]);
  g_ptr_array_set_size (self->history, back);
  go_to (self, id);
}

static void
leave (GtkWidget *widget, const char *name, GVariant *target)
{
  if (find_back (ARB_REFERENCE_WINDOW (widget)) >= 0)
    go_back (widget, name, target);
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
focus_search (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (widget);

  if (is_narrow (self))
    arb_reference_window_open (self, "");
  arb_reference_list_focus_search (self->pages);
}

static void
arb_reference_window_finalize (GObject *object)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (object);

  g_clear_object (&self->reference);
  g_clear_object (&self->session);
  g_ptr_array_unref (self->history);
  g_ptr_array_unref (self->catalogues);
  g_free (self->id);

  G_OBJECT_CLASS (arb_reference_window_parent_class)->finalize (object);
}

static void
arb_reference_window_class_init (ArbReferenceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_reference_window_finalize;
  widget_class->realize = arb_reference_window_realize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "reference/reference-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, panes);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, system_list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, edition_list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, page_stack);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, view);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, comparison);
  gtk_widget_class_bind_template_callback (widget_class, on_system);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);

  gtk_widget_class_install_action (widget_class, "reference.open", "s", open_page);
  gtk_widget_class_install_action (widget_class, "reference.list", "s", open_list);
  gtk_widget_class_install_action (widget_class, "reference.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "reference.leave", NULL, leave);
  gtk_widget_class_install_action (widget_class, "reference.search", NULL, focus_search);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "reference.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "reference.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "reference.search", NULL);
}

static void
arb_reference_window_init (ArbReferenceWindow *self)
{
  self->filling = TRUE;
  self->catalogues = g_ptr_array_new_with_free_func ((GDestroyNotify) arb_catalogue_unref);
  self->history = g_ptr_array_new_with_free_func (g_free);
  self->id = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->panes,
                                 gtk_custom_layout_new (NULL, measure_panes, allocate_panes));
  arb_drop_down_fit (self->system_list);
  arb_drop_down_fit (self->edition_list);
}

GtkWidget *
arb_reference_window_new (ArbSession *session, GtkWindow *parent)
{
  ArbReferenceWindow *self;
  const ArbCatalogue *catalogue;

  g_return_val_if_fail (session == NULL || ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_REFERENCE_WINDOW, "transient-for", parent, NULL);
  catalogue = session != NULL ? arb_session_get_catalogue (session)
                              : open_catalogue (self, arb_systems ()[0]);
  if (g_set_object (&self->session, session))
    g_signal_connect_object (session, "changed", G_CALLBACK (update_reference), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (arb_settings_get (), "changed::second-language",
                           G_CALLBACK (update_reference), self, G_CONNECT_SWAPPED);
  /* The reference can stay open while the table hides its scores, so it follows that setting. */
  arb_widget_follow_score_hiding (GTK_WIDGET (self), G_CALLBACK (update_reference));
  fill_systems (self);
  gtk_widget_set_visible (GTK_WIDGET (self->system_list),
                          session == NULL && arb_systems ()[1] != NULL);
  set_catalogue (self, catalogue);
  update_place (self);
  return GTK_WIDGET (self);
}
