/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference/reference-list.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/session-view.h"

struct _ArbReferenceList
{
  AdwBin parent_instance;

  GtkToggleButton *sections[ARB_REFERENCE_HELP + 1];
  GtkSearchEntry *search_entry;
  GtkBox *filters;
  GtkWidget *compare_button;
  GtkListView *list;
  GtkStack *list_stack;
  ArbReference *reference;
  GPtrArray *filter_records; /* ArbReferenceFilter, one for each child of @filters */
  char *shown;               /* (nullable): the id of the page that is shown beside the list */
  gboolean filling;          /* the program fills the filters: their signals are ignored */
};

G_DEFINE_FINAL_TYPE (ArbReferenceList, arb_reference_list, ADW_TYPE_BIN)

static ArbReferenceSection
get_section (ArbReferenceList *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->sections); i++)
    if (gtk_toggle_button_get_active (self->sections[i]))
      return (ArbReferenceSection) i;
  return ARB_REFERENCE_RULES;
}

static guint
collect_wishes (ArbReferenceList *self, ArbReferenceWish *wishes)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->filters));
  guint n = 0;

  for (guint i = 0; i < self->filter_records->len; i++)
    {
      const ArbReferenceFilter *filter = self->filter_records->pdata[i];
      guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (child));

      /* The first entry of a filter means all values. */
      if (selected > 0 && selected <= g_strv_length (filter->values))
        wishes[n++] = (ArbReferenceWish){ filter->field, filter->values[selected - 1] };
      child = gtk_widget_get_next_sibling (child);
    }
  return n;
}

static void
update_list (ArbReferenceList *self)
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

/* Ignores changes before there is a reference, and while the filters are being filled. */
static void
on_choice (ArbReferenceList *self)
{
  if (self->reference != NULL && !self->filling)
    update_list (self);
}

static GtkWidget *
filter_new (ArbReferenceList *self, const ArbReferenceFilter *filter)
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
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_choice), self);
  return list;
}

static void
on_section (ArbReferenceList *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    on_choice (self);
}

/* The filters keep their choices if there are as many filters as before. */
static void
fill_filters (ArbReferenceList *self)
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

static void
open_position (ArbReferenceList *self, guint position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (ArbReferencePage) page = g_list_model_get_item (model, position);

  if (page != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "reference.open", "s",
                                arb_reference_page_get_id (page));
}

static void
on_search_activate (ArbReferenceList *self)
{
  open_position (self, 0);
}

static void
on_stop_search (ArbReferenceList *self)
{
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  if (*query != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "reference.leave", NULL);
}

static gboolean
on_search_key (ArbReferenceList *self, guint key)
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

/* Marks the row of the page that is shown. */
static void
mark_row (ArbReferenceList *self, GtkWidget *row, ArbReferencePage *page)
{
  gboolean shown = g_strcmp0 (arb_reference_page_get_id (page), self->shown) == 0;

  if (shown)
    gtk_widget_add_css_class (row, "shown-page");
  else
    gtk_widget_remove_css_class (row, "shown-page");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, shown, -1);
}

static void
on_bind (ArbReferenceList *self, GtkListItem *item)
{
  ArbReferencePage *page = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *title = gtk_widget_get_first_child (box);
  GtkWidget *caption = gtk_widget_get_next_sibling (title);
  g_autofree char *subtitle = NULL;

  g_object_get (page, "subtitle", &subtitle, NULL);
  gtk_label_set_text (GTK_LABEL (title), arb_reference_page_get_title (page));
  gtk_label_set_text (GTK_LABEL (caption), subtitle);
  /* A list of subjects says nothing by calling each of them rules. */
  gtk_widget_set_visible (caption, !arb_reference_page_get_chapter (page)
                                       || arb_reference_page_get_second_title (page) != NULL);
  g_object_set_data (G_OBJECT (box), "page", page);
  mark_row (self, gtk_widget_get_parent (box), page);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  arb_reference_page_get_title (page), -1);
}

static void
on_unbind (ArbReferenceList *self, GtkListItem *item)
{
  g_object_set_data (G_OBJECT (gtk_list_item_get_child (item)), "page", NULL);
}

void
arb_reference_list_set_shown (ArbReferenceList *self, const char *id)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));

  g_free (self->shown);
  self->shown = g_strdup (id);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *box = gtk_widget_get_first_child (row);
      ArbReferencePage *page = box != NULL ? g_object_get_data (G_OBJECT (box), "page") : NULL;

      if (page != NULL)
        mark_row (self, row, page);
    }
}

static void
arb_reference_list_dispose (GObject *object)
{
  ArbReferenceList *self = ARB_REFERENCE_LIST (object);

  g_clear_object (&self->reference);

  G_OBJECT_CLASS (arb_reference_list_parent_class)->dispose (object);
}

static void
arb_reference_list_finalize (GObject *object)
{
  ArbReferenceList *self = ARB_REFERENCE_LIST (object);

  g_ptr_array_unref (self->filter_records);
  g_free (self->shown);

  G_OBJECT_CLASS (arb_reference_list_parent_class)->finalize (object);
}

static void
bind_section (GtkWidgetClass *widget_class, const char *name, ArbReferenceSection section)
{
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
                                             G_STRUCT_OFFSET (ArbReferenceList, sections)
                                                 + (gssize) (section * sizeof (GtkToggleButton *)));
}

static void
arb_reference_list_class_init (ArbReferenceListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_reference_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_reference_list_finalize;

  g_type_ensure (ARB_TYPE_COLUMNS_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "reference/reference-list.ui");
  bind_section (widget_class, "rules_button", ARB_REFERENCE_RULES);
  bind_section (widget_class, "cards_button", ARB_REFERENCE_CARDS);
  bind_section (widget_class, "editions_button", ARB_REFERENCE_EDITIONS);
  bind_section (widget_class, "help_button", ARB_REFERENCE_HELP);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, search_entry);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, filters);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, compare_button);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, list_stack);
  gtk_widget_class_bind_template_callback (widget_class, on_section);
  gtk_widget_class_bind_template_callback (widget_class, on_choice);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_key);
  gtk_widget_class_bind_template_callback (widget_class, open_position);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
}

static void
arb_reference_list_init (ArbReferenceList *self)
{
  self->filter_records = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
arb_reference_list_set_reference (ArbReferenceList *self, ArbReference *reference)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));
  g_return_if_fail (ARB_IS_REFERENCE (reference));

  g_set_object (&self->reference, reference);
  self->filling = TRUE;
  fill_filters (self);
  self->filling = FALSE;
  update_list (self);
}

void
arb_reference_list_show_section (ArbReferenceList *self, ArbReferenceSection section)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) == '\0')
    gtk_toggle_button_set_active (self->sections[section], TRUE);
}

void
arb_reference_list_focus_pages (ArbReferenceList *self)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

void
arb_reference_list_focus_search (ArbReferenceList *self)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  gtk_editable_select_region (GTK_EDITABLE (self->search_entry), 0, -1);
}
