/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference-window.h"

#include "app/columns-layout.h"
#include "app/comparison-view.h"
#include "app/fitting.h"
#include "app/heir.h"
#include "app/reference-layout.h"
#include "app/reference-view.h"
#include "app/resources.h"
#include "app/rows.h"
#include "app/session-view.h"
#include "app/widgets.h"
#include "systems/systems.h"
#include "wording/words.h"

#include <glib/gi18n.h>

struct _ArbReferenceWindow
{
  AdwWindow parent_instance;

  GtkWidget *panes;
  GtkToggleButton *sections[ARB_REFERENCE_EDITIONS + 1];
  GtkSearchEntry *search_entry;
  GtkBox *filters;
  GtkWidget *compare_button;
  GtkListView *list;
  GtkStack *list_stack;
  GtkDropDown *system_list;
  GtkDropDown *edition_list;
  GtkStack *page_stack;
  ArbReferenceView *view;
  ArbComparisonView *comparison;
  GSettings *settings;
  ArbSession *session;
  GSignalGroup *signals;
  const ArbCatalogue *catalogue;
  ArbReference *reference;
  GPtrArray *filter_records; /* ArbReferenceFilter, one for each child of @filters */
  GPtrArray *history;        /* ids of the pages before this one; empty for the list */
  char *id;                  /* the page that is shown */
  gboolean reading;          /* the page was asked for, not the list */
  gboolean filling;          /* the lists are being set, not chosen from */
};

static void arb_reference_window_heir_init (ArbHeirInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbReferenceWindow, arb_reference_window, ADW_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ARB_TYPE_HEIR,
                                                      arb_reference_window_heir_init))

static ArbReferenceSection
get_section (ArbReferenceWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->sections); i++)
    if (gtk_toggle_button_get_active (self->sections[i]))
      return (ArbReferenceSection) i;
  return ARB_REFERENCE_RULES;
}

static guint
collect_wishes (ArbReferenceWindow *self, ArbReferenceWish *wishes)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->filters));
  guint n = 0;

  for (guint i = 0; i < self->filter_records->len; i++)
    {
      const ArbReferenceFilter *filter = self->filter_records->pdata[i];
      guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (child));

      /* The first entry stands for all. */
      if (selected > 0 && selected <= g_strv_length (filter->values))
        wishes[n++] = (ArbReferenceWish){ filter->field, filter->values[selected - 1] };
      child = gtk_widget_get_next_sibling (child);
    }
  return n;
}

static void
update_list (ArbReferenceWindow *self)
{
  ArbReferenceSection section = get_section (self);
  g_autofree ArbReferenceWish *wishes = g_new (ArbReferenceWish, self->filter_records->len + 1);
  guint n_wishes = collect_wishes (self, wishes);
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  GListModel *found = arb_reference_search (self->reference, section, query, wishes, n_wishes);
  g_autoptr (GtkSelectionModel) model = NULL;

  gtk_stack_set_visible_child_name (self->list_stack,
                                    g_list_model_get_n_items (found) > 0 ? "list" : "nothing");
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (found));
  gtk_list_view_set_model (self->list, model);
  gtk_widget_set_visible (GTK_WIDGET (self->filters), section == ARB_REFERENCE_CARDS);
  gtk_widget_set_visible (self->compare_button, section == ARB_REFERENCE_EDITIONS);
}

static void
on_filter (ArbReferenceWindow *self)
{
  if (!self->filling)
    update_list (self);
}

static GtkWidget *
filter_new (ArbReferenceWindow *self, const ArbReferenceFilter *filter)
{
  GtkStringList *values = gtk_string_list_new (NULL);
  GtkWidget *list;

  gtk_string_list_append (values, filter->title);
  for (char **value = filter->values; *value != NULL; value++)
    gtk_string_list_append (values, *value);
  list = gtk_drop_down_new (G_LIST_MODEL (values), NULL);
  arb_drop_down_fit (GTK_DROP_DOWN (list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  filter->title, -1);
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_filter), self);
  return list;
}

/* The filters stand as they stood where there are as many as before. */
static void
fill_filters (ArbReferenceWindow *self)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, TRUE, sizeof (guint));
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->filters)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (child));

      g_array_append_val (chosen, selected);
    }
  arb_box_clear (self->filters);
  g_clear_pointer (&self->filter_records, g_ptr_array_unref);
  self->filter_records = arb_reference_dup_filters (self->reference);
  for (guint i = 0; i < self->filter_records->len; i++)
    {
      GtkWidget *list = filter_new (self, self->filter_records->pdata[i]);

      gtk_box_append (self->filters, list);
      if (chosen->len == self->filter_records->len)
        gtk_drop_down_set_selected (GTK_DROP_DOWN (list), g_array_index (chosen, guint, n++));
    }
}

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
      return;
    }
  page = arb_reference_find (self->reference, self->id);
  if (page == NULL)
    page = arb_reference_get_page (self->reference, 0);
  arb_reference_view_show (self->view, self->reference, page);
  gtk_stack_set_visible_child (self->page_stack, GTK_WIDGET (self->view));
}

static void
update_place (ArbReferenceWindow *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->panes);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  arb_reference_layout_show_page (ARB_REFERENCE_LAYOUT (layout), self->reading);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reference.back", self->history->len > 0);
  arb_widget_pass_keyboard (focus);
}

/* Tells everything anew: of another game, another edition, or of the game as it is now. */
static void
update_reference (ArbReferenceWindow *self)
{
  guint edition = gtk_drop_down_get_selected (self->edition_list);
  g_autofree char *second = g_settings_get_string (self->settings, "second-language");

  g_clear_object (&self->reference);
  self->reference = arb_reference_new (self->catalogue, self->session,
                                       edition < self->catalogue->n_editions
                                           ? self->catalogue->editions[edition].id
                                           : NULL,
                                       second[0] != '\0' ? second : NULL);
  self->filling = TRUE;
  fill_filters (self);
  self->filling = FALSE;
  arb_comparison_view_set_game (self->comparison, self->catalogue, self->session,
                                arb_reference_get_options (self->reference));
  update_list (self);
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
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->catalogue->n_editions; i++)
    {
      const ArbEdition *edition = &self->catalogue->editions[i];

      gtk_string_list_append (titles, arb_words_translate ("editions", edition->id, "title",
                                                           edition->title));
    }
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

static void
on_system (ArbReferenceWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->system_list);

  if (!self->filling && selected != GTK_INVALID_LIST_POSITION)
    set_catalogue (self, arb_catalogue_get (arb_systems ()[selected]));
}

static void
on_edition (ArbReferenceWindow *self)
{
  if (!self->filling)
    update_reference (self);
}

static void
on_section (ArbReferenceWindow *self, GtkToggleButton *button)
{
  if (!self->filling && gtk_toggle_button_get_active (button))
    update_list (self);
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

/* Whether the list and the page take turns. Before the first layout the window itself tells. */
static gboolean
is_narrow (ArbReferenceWindow *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->panes);
  int width, height;

  if (gtk_widget_get_width (self->panes) > 0)
    return arb_reference_layout_get_narrow (ARB_REFERENCE_LAYOUT (layout));
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  return width < ARB_REFERENCE_WIDE;
}

/* The keyboard goes along to what takes the place of the other. */
static void
move_focus (ArbReferenceWindow *self)
{
  if (!is_narrow (self))
    return;
  if (!self->reading)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  else if (is_comparison (self->id))
    gtk_widget_child_focus (GTK_WIDGET (self->comparison), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
go_to (ArbReferenceWindow *self, const char *id)
{
  self->reading = *id != '\0';
  if (self->reading)
    {
      g_free (self->id);
      self->id = g_strdup (id);
      show_page (self);
    }
  update_place (self);
  move_focus (self);
}

/* The section of a page, so that the list beside it has it. */
static void
show_section (ArbReferenceWindow *self, const char *id)
{
  ArbReferencePage *page = arb_reference_find (self->reference, id);
  ArbReferenceSection section =
      page != NULL ? arb_reference_page_get_section (page) : ARB_REFERENCE_EDITIONS;
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  if (*query == '\0')
    gtk_toggle_button_set_active (self->sections[section], TRUE);
}

void
arb_reference_window_open (ArbReferenceWindow *self, const char *id)
{
  const char *place;

  g_return_if_fail (ARB_IS_REFERENCE_WINDOW (self));
  g_return_if_fail (id != NULL);

  if (*id != '\0' && !is_comparison (id) && arb_reference_find (self->reference, id) == NULL)
    return;
  place = self->reading ? self->id : "";
  if (g_str_equal (id, place))
    return;
  g_ptr_array_add (self->history, g_strdup (place));
  go_to (self, id);
  if (*id != '\0')
    show_section (self, id);
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

/* Which game and edition come first: the rest hangs on them. */
static void
arb_reference_window_inherit (ArbHeir *heir, ArbHeir *old)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (heir);
  ArbReferenceWindow *before = ARB_REFERENCE_WINDOW (old);

  gtk_drop_down_set_selected (self->system_list, gtk_drop_down_get_selected (before->system_list));
  gtk_drop_down_set_selected (self->edition_list,
                              gtk_drop_down_get_selected (before->edition_list));
  for (guint i = 0; i < before->history->len; i++)
    g_ptr_array_add (self->history, g_strdup (before->history->pdata[i]));
  go_to (self, before->id);
  self->reading = before->reading;
  update_place (self);
  arb_heir_inherit_parts (heir, old);
  /* The entry tells of its text only after a moment. */
  update_list (self);
}

static void
arb_reference_window_heir_init (ArbHeirInterface *iface)
{
  iface->inherit = arb_reference_window_inherit;
}

static void
open_page (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_reference_window_open (ARB_REFERENCE_WINDOW (widget), g_variant_get_string (target, NULL));
}

static void
compare (GtkWidget *widget, const char *name, GVariant *target)
{
  arb_reference_window_open (ARB_REFERENCE_WINDOW (widget), ARB_REFERENCE_COMPARISON);
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (widget);
  g_autofree char *id = NULL;

  if (self->history->len == 0)
    return;
  id = g_ptr_array_steal_index (self->history, self->history->len - 1);
  go_to (self, id);
}

static void
leave (GtkWidget *widget, const char *name, GVariant *target)
{
  if (ARB_REFERENCE_WINDOW (widget)->history->len > 0)
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
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  gtk_editable_select_region (GTK_EDITABLE (self->search_entry), 0, -1);
}

static void
open_position (ArbReferenceWindow *self, guint position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (ArbReferencePage) page = g_list_model_get_item (model, position);

  if (page != NULL)
    arb_reference_window_open (self, arb_reference_page_get_id (page));
}

static void
on_search_activate (ArbReferenceWindow *self)
{
  open_position (self, 0);
}

static void
on_stop_search (ArbReferenceWindow *self)
{
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  if (*query != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  else
    leave (GTK_WIDGET (self), NULL, NULL);
}

static gboolean
on_search_key (ArbReferenceWindow *self, guint key)
{
  if (key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
  return GDK_EVENT_STOP;
}

static GtkWidget *
line_new (const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, NULL);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  return label;
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), line_new (NULL));
  gtk_box_append (GTK_BOX (box), line_new ("caption"));
  gtk_widget_add_css_class (box, "reference-row");
  gtk_list_item_set_child (item, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  ArbReferencePage *page = gtk_list_item_get_item (item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *subtitle = NULL;

  g_object_get (page, "subtitle", &subtitle, NULL);
  gtk_label_set_text (GTK_LABEL (title), arb_reference_page_get_title (page));
  if (arb_reference_page_get_chapter (page))
    gtk_widget_add_css_class (title, "heading");
  else
    gtk_widget_remove_css_class (title, "heading");
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (title)), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                      gtk_widget_get_parent (gtk_list_item_get_child (item))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_reference_page_get_title (page), -1);
}

static void
arb_reference_window_dispose (GObject *object)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->reference);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (arb_reference_window_parent_class)->dispose (object);
}

static void
arb_reference_window_finalize (GObject *object)
{
  ArbReferenceWindow *self = ARB_REFERENCE_WINDOW (object);

  g_ptr_array_unref (self->filter_records);
  g_ptr_array_unref (self->history);
  g_free (self->id);

  G_OBJECT_CLASS (arb_reference_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "reference-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, panes);
  gtk_widget_class_bind_template_child_full (widget_class, "rules_button", FALSE,
                                             G_STRUCT_OFFSET (ArbReferenceWindow,
                                                              sections[ARB_REFERENCE_RULES]));
  gtk_widget_class_bind_template_child_full (widget_class, "cards_button", FALSE,
                                             G_STRUCT_OFFSET (ArbReferenceWindow,
                                                              sections[ARB_REFERENCE_CARDS]));
  gtk_widget_class_bind_template_child_full (widget_class, "editions_button", FALSE,
                                             G_STRUCT_OFFSET (ArbReferenceWindow,
                                                              sections[ARB_REFERENCE_EDITIONS]));
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, filters);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, compare_button);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, list_stack);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, system_list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, edition_list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, page_stack);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, view);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceWindow, comparison);
  gtk_widget_class_bind_template_callback (widget_class, on_section);
  gtk_widget_class_bind_template_callback (widget_class, on_filter);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_key);
  gtk_widget_class_bind_template_callback (widget_class, open_position);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_system);
  gtk_widget_class_bind_template_callback (widget_class, on_edition);
}

static void
arb_reference_window_class_init (ArbReferenceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_reference_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_reference_window_finalize;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (ARB_TYPE_COMPARISON_VIEW);
  g_type_ensure (ARB_TYPE_REFERENCE_LAYOUT);
  g_type_ensure (ARB_TYPE_REFERENCE_VIEW);
  bind_template (widget_class);

  gtk_widget_class_install_action (widget_class, "reference.open", "s", open_page);
  gtk_widget_class_install_action (widget_class, "reference.compare", NULL, compare);
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
  self->history = g_ptr_array_new_with_free_func (g_free);
  self->filter_records = g_ptr_array_new ();
  self->id = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  arb_drop_down_fit (self->system_list);
  arb_drop_down_fit (self->edition_list);
  self->signals = g_signal_group_new (ARB_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (update_reference), self);
}

GtkWidget *
arb_reference_window_new (GSettings *settings, ArbSession *session, GtkWindow *parent)
{
  ArbReferenceWindow *self;
  const ArbCatalogue *catalogue;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (session == NULL || ARB_IS_SESSION (session), NULL);

  self = g_object_new (ARB_TYPE_REFERENCE_WINDOW, "transient-for", parent, NULL);
  catalogue = session != NULL ? arb_document_get_catalogue (arb_session_get_document (session))
                              : arb_catalogue_get (arb_systems ()[0]);
  self->settings = g_object_ref (settings);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  g_signal_connect_object (settings, "changed::second-language", G_CALLBACK (update_reference),
                           self, G_CONNECT_SWAPPED);
  fill_systems (self);
  gtk_widget_set_visible (GTK_WIDGET (self->system_list),
                          session == NULL && arb_systems ()[1] != NULL);
  set_catalogue (self, catalogue);
  update_place (self);
  arb_window_fit_parent (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
