/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference/reference-list.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/resources.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"

struct _ArbReferenceList
{
  GtkBox parent_instance;

  GtkToggleButton *sections[ARB_REFERENCE_HELP + 1];
  GtkSearchEntry *search_entry;
  GtkBox *chips; /* a #GtkToggleButton for each kind of cards */
  GtkListView *list;
  GtkWidget *scroller;
  ArbReference *reference;
  char *shown;      /* (nullable): the id of the page that is shown beside the list */
  gboolean filling; /* the program makes a choice, so its signals are ignored */
};

G_DEFINE_FINAL_TYPE (ArbReferenceList, arb_reference_list, GTK_TYPE_BOX)

static ArbReferenceSection
get_section (ArbReferenceList *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->sections); i++)
    if (gtk_toggle_button_get_active (self->sections[i]))
      return (ArbReferenceSection) i;
  return ARB_REFERENCE_RULES;
}

/* The kind of cards that is chosen, or %NULL for all. */
static const char *
get_kind (ArbReferenceList *self)
{
  for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
       chip = gtk_widget_get_next_sibling (chip))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)))
      return gtk_button_get_label (GTK_BUTTON (chip));
  return NULL;
}

static void
update_list (ArbReferenceList *self)
{
  ArbReferenceSection section = get_section (self);
  const char *query = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  GListModel *found =
      arb_reference_search (self->reference, section, query,
                            section == ARB_REFERENCE_CARDS ? get_kind (self) : NULL);
  g_autoptr (GtkSelectionModel) model = NULL;

  gtk_widget_set_visible (self->scroller, g_list_model_get_n_items (found) > 0);
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (found));
  gtk_list_view_set_model (self->list, model);
}

/* Ignores changes before there is a reference, and those that the program makes. */
static void
on_choice (ArbReferenceList *self)
{
  if (self->reference != NULL && !self->filling)
    update_list (self);
}

/* At most one chip is chosen: its kind of cards is the only one in the list. */
static void
on_chip (ArbReferenceList *self, GtkToggleButton *chosen)
{
  if (gtk_toggle_button_get_active (chosen))
    for (GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips)); chip != NULL;
         chip = gtk_widget_get_next_sibling (chip))
      if (chip != GTK_WIDGET (chosen))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), FALSE);
  on_choice (self);
}

/* A chip for each kind of cards; the chosen one stays chosen. */
static void
fill_chips (ArbReferenceList *self)
{
  g_auto (GStrv) groups = arb_reference_dup_groups (self->reference);
  g_autofree char *chosen = g_strdup (get_kind (self));

  arb_box_clear (self->chips);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      GtkWidget *chip = gtk_toggle_button_new_with_label (groups[i]);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), g_strcmp0 (groups[i], chosen) == 0);
      g_signal_connect_swapped (chip, "toggled", G_CALLBACK (on_chip), self);
      gtk_box_append (self->chips, chip);
    }
}

/* Opens the first page of what the list shows, so that no page of another section stays beside
 * it. */
static void
on_section (ArbReferenceList *self, GtkToggleButton *button)
{
  GListModel *found;
  g_autoptr (ArbReferencePage) first = NULL;

  if (!gtk_toggle_button_get_active (button) || self->reference == NULL || self->filling)
    return;
  update_list (self);
  found = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  first = g_list_model_get_item (found, 0);
  if (first != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "reference.list", "s", first->id);
}

static void
open_position (ArbReferenceList *self, guint position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (ArbReferencePage) page = g_list_model_get_item (model, position);

  if (page != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "reference.open", "s", page->id);
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

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), arb_card_tile_new ());
  gtk_box_append (GTK_BOX (box), arb_text_line_new (NULL, NULL));
  gtk_box_append (GTK_BOX (box), arb_text_line_new (NULL, "caption"));
  gtk_widget_add_css_class (box, "reference-row");
  gtk_list_item_set_child (item, box);
}

/* Marks the row of the page that is shown. */
static void
mark_row (ArbReferenceList *self, GtkWidget *row, ArbReferencePage *page)
{
  gboolean shown = g_strcmp0 (page->id, self->shown) == 0;

  arb_widget_set_class (row, "shown-page", shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, shown, -1);
}

/* A card is its tile, anything else its title. */
static void
show_title (ArbReferenceList *self, ArbReferencePage *page, GtkWidget *tile, GtkWidget *title)
{
  g_autoptr (ArbZoneCard) card = arb_reference_dup_card (self->reference, page);

  gtk_widget_set_visible (tile, card != NULL);
  gtk_widget_set_visible (title, card == NULL);
  if (card != NULL)
    arb_card_tile_set_from (ARB_CARD_TILE (tile), arb_reference_get_catalogue (self->reference),
                            card, ARB_CARD_TILE_BAR);
  gtk_label_set_text (GTK_LABEL (title), page->title);
}

/* A list of subjects says nothing by calling each of them rules, nor one of help or of tiles. */
static gboolean
has_caption (ArbReferencePage *page)
{
  ArbReferenceSection section = page->section;

  return page->second_title != NULL
         || (!arb_reference_page_is_of (page, "chapters") && section != ARB_REFERENCE_CARDS
             && section != ARB_REFERENCE_HELP);
}

static void
on_bind (ArbReferenceList *self, GtkListItem *item)
{
  ArbReferencePage *page = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *tile = gtk_widget_get_first_child (box);
  GtkWidget *title = gtk_widget_get_next_sibling (tile);
  GtkWidget *caption = gtk_widget_get_next_sibling (title);
  g_autofree char *subtitle = arb_reference_page_dup_subtitle (page);

  show_title (self, page, tile, title);
  gtk_label_set_text (GTK_LABEL (caption), subtitle);
  gtk_widget_set_visible (caption, has_caption (page));
  g_object_set_data (G_OBJECT (box), "page", page);
  mark_row (self, gtk_widget_get_parent (box), page);
  arb_widget_set_accessible_name (gtk_widget_get_parent (box), page->title);
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
  g_clear_pointer (&self->shown, g_free);

  G_OBJECT_CLASS (arb_reference_list_parent_class)->dispose (object);
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

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "reference/reference-list.ui");
  bind_section (widget_class, "rules_button", ARB_REFERENCE_RULES);
  bind_section (widget_class, "cards_button", ARB_REFERENCE_CARDS);
  bind_section (widget_class, "editions_button", ARB_REFERENCE_EDITIONS);
  bind_section (widget_class, "help_button", ARB_REFERENCE_HELP);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, search_entry);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, chips);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, list);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceList, scroller);
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
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
arb_reference_list_set_reference (ArbReferenceList *self, ArbReference *reference)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));
  g_return_if_fail (ARB_IS_REFERENCE (reference));

  g_set_object (&self->reference, reference);
  self->filling = TRUE;
  fill_chips (self);
  self->filling = FALSE;
  update_list (self);
}

void
arb_reference_list_show_section (ArbReferenceList *self, ArbReferenceSection section)
{
  g_return_if_fail (ARB_IS_REFERENCE_LIST (self));

  if (*gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0'
      || get_section (self) == section)
    return;
  self->filling = TRUE;
  gtk_toggle_button_set_active (self->sections[section], TRUE);
  self->filling = FALSE;
  update_list (self);
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
