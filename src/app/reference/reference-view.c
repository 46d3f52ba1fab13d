/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/reference/reference-view.h"

#include "app/widgets/card-tile.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/session-view.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

/* The headings of the kinds of parts; a text and a fact need none. */
static const char *const headings[] = {
  [ARB_PART_REFUSAL] = N_ ("Why a Move Is Refused"),
  [ARB_PART_OWNER] = N_ ("In This Game"),
  [ARB_PART_EXAMPLE] = N_ ("Examples"),
  [ARB_PART_SOURCE] = N_ ("Sources"),
  [ARB_PART_VALUE] = N_ ("Ways to Play It"),
  [ARB_PART_DIFFERENCE] = N_ ("Where Editions Differ"),
  [ARB_PART_RULE] = N_ ("Rules"),
  [ARB_PART_CARD] = N_ ("Cards"),
  [ARB_PART_HELP] = N_ ("See Also"),
};

struct _ArbReferenceView
{
  AdwBin parent_instance;

  GtkBox *head;
  ArbCardTile *tile;
  GtkBox *parts;
  GtkScrolledWindow *scroller;
  GtkWidget *content;
  ArbReference *reference;
  ArbReferencePage *opened; /* the page that was asked for, one of @reference */
};

G_DEFINE_FINAL_TYPE (ArbReferenceView, arb_reference_view, ADW_TYPE_BIN)

static GtkWidget *
label_new (const char *text, const char *class)
{
  GtkWidget *label = arb_text_line_new (text, class);

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  return label;
}

static void
append_label (GtkBox *box, const char *text, const char *class)
{
  if (text != NULL && *text != '\0')
    gtk_box_append (box, label_new (text, class));
}

/* Makes a paragraph with its heading, each followed by its translation into the second language. */
static GtkWidget *
paragraph_new (const ArbReferencePart *part)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  append_label (GTK_BOX (box), part->heading, "heading");
  append_label (GTK_BOX (box), part->text, NULL);
  append_label (GTK_BOX (box), part->second_heading, "second-language");
  append_label (GTK_BOX (box), part->second_text, "second-language");
  return box;
}

/* “Cost   5”, a line of a table. */
static GtkWidget *
line_new (const ArbReferencePart *part)
{
  g_autofree char *title = g_strjoin ("\n", part->heading, part->second_heading, NULL);
  g_autofree char *text = g_strjoin ("\n", part->text, part->second_text, NULL);
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, title);
  GtkWidget *value = label_new (text, "numeric");

  /* The value is as wide as it needs to be, if there is room. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (value), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (value), 1.0f);
  gtk_label_set_justify (GTK_LABEL (value), GTK_JUSTIFY_RIGHT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
  return row;
}

static GtkWidget *
link_new (const ArbReferencePart *part)
{
  const char *heading = part->heading;
  g_autofree char *text = g_strjoin ("\n", part->text, part->second_text, NULL);
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, heading != NULL ? heading : text);

  if (heading != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "reference.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", part->link);
  return row;
}

static GtkWidget *
list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
}

static gboolean
is_line (ArbReferencePartKind kind)
{
  return kind == ARB_PART_FACT || kind == ARB_PART_OWNER;
}

static void append_parts (ArbReferenceView *self, GtkBox *box, ArbReferencePage *page);

/* The page of a rule is filled in when it is unfolded for the first time. */
static void
on_unfold (ArbReferenceView *self, GParamSpec *pspec, AdwExpanderRow *row)
{
  ArbReferencePage *page = g_object_get_data (G_OBJECT (row), "page");
  GtkWidget *box, *inside;

  if (page == NULL || !adw_expander_row_get_expanded (row))
    return;
  g_object_set_data (G_OBJECT (row), "page", NULL);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (box, "refusal");
  append_parts (self, GTK_BOX (box), page);
  inside = gtk_list_box_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (inside), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (inside), box);
  arb_widget_set_accessible_name (inside,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  adw_expander_row_add_row (row, inside);
}

/* The list may not have its place yet: the one that was opened is looked for when it has. */
static gboolean
scroll_to_opened (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  ArbReferenceView *self = data;
  graphene_rect_t bounds;

  if (gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_compute_bounds (row, self->content, &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller),
                              graphene_rect_get_y (&bounds) - 12.0);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
refusal_new (ArbReferenceView *self, const ArbReferencePart *part)
{
  GtkWidget *row = arb_row_new (ADW_TYPE_EXPANDER_ROW, part->heading);
  const char *second = part->second_heading;
  ArbReferencePage *page = arb_reference_find (self->reference, part->link);

  /* A row that unfolds has no name by itself. */
  arb_widget_set_accessible_name (row, part->heading);
  if (second != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), second);
  g_object_set_data (G_OBJECT (row), "page", page);
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (on_unfold), self,
                           G_CONNECT_SWAPPED);
  if (page == self->opened)
    {
      gtk_widget_add_css_class (row, "opened");
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
      gtk_widget_add_tick_callback (row, scroll_to_opened, self, NULL);
    }
  return row;
}

static GtkWidget *
row_new (ArbReferenceView *self, const ArbReferencePart *part)
{
  ArbReferencePartKind kind = part->kind;

  if (kind == ARB_PART_REFUSAL)
    return refusal_new (self, part);
  return is_line (kind) ? line_new (part) : link_new (part);
}

/* Appends a part. Lines and links that follow each other share one list. */
static void
append_part (ArbReferenceView *self, GtkBox *box, const ArbReferencePart *part, GtkWidget **list)
{
  if (!is_line (part->kind) && part->link == NULL)
    {
      gtk_box_append (box, paragraph_new (part));
      return;
    }
  if (*list == NULL)
    {
      *list = list_new ();
      gtk_box_append (box, *list);
    }
  gtk_list_box_append (GTK_LIST_BOX (*list), row_new (self, part));
}

/* Of a card that was never published, the owner of a copy knows more; and a copy can be printed
 * otherwise. */
static void
append_enter (ArbReferenceView *self, ArbReferencePage *page)
{
  const char *published = arb_reference_get_published (self->reference, page);
  const char *card =
      published != NULL ? published : arb_reference_get_missing (self->reference, page);
  g_autofree char *label = NULL;
  g_autofree char *target = NULL;
  GtkWidget *button;

  if (card == NULL)
    return;
  if (published != NULL)
    append_label (self->parts,
                  _ ("If your copy prints something else, type it in: it is kept for all games."),
                  "dim-label");
  /* Translators: on a button: types in what is printed on this card */
  label = g_strdup_printf (_ ("Enter “%s”…"), page->title);
  /* Several games have a card with this id. */
  target =
      g_strconcat (arb_reference_get_catalogue (self->reference)->ruleset->id, "/", card, NULL);
  button = gtk_button_new_with_label (label);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.cards");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_box_append (self->parts, button);
}

static void
append_parts (ArbReferenceView *self, GtkBox *box, ArbReferencePage *page)
{
  g_autoptr (GPtrArray) parts = arb_reference_dup_parts (self->reference, page);
  GtkWidget *list = NULL;
  gint before = -1;

  for (guint i = 0; i < parts->len; i++)
    {
      const ArbReferencePart *part = parts->pdata[i];
      ArbReferencePartKind kind = part->kind;

      if ((gint) kind != before)
        {
          append_label (box, headings[kind] != NULL ? _ (headings[kind]) : NULL, "title-4");
          list = NULL;
        }
      before = (gint) kind;
      append_part (self, box, part, &list);
    }
}

static void
show_head (ArbReferenceView *self, ArbReferencePage *page)
{
  arb_box_clear (self->head);
  gtk_box_append (self->head, arb_text_line_new (page->group, "dim-label"));
  gtk_box_append (self->head, arb_text_line_new (page->title, "title-2"));
  if (page->second_title != NULL)
    {
      gtk_box_append (self->head, arb_text_line_new (page->second_title, "title-4"));
      gtk_widget_add_css_class (gtk_widget_get_last_child (GTK_WIDGET (self->head)),
                                "second-language");
    }
}

static void
show_card (ArbReferenceView *self, ArbReferencePage *page)
{
  g_autoptr (ArbZoneCard) card = arb_reference_dup_card (self->reference, page);

  gtk_widget_set_visible (GTK_WIDGET (self->tile), card != NULL);
  if (card != NULL)
    arb_card_tile_set_from (self->tile, arb_reference_get_catalogue (self->reference), card,
                            ARB_CARD_TILE_CARD);
}

void
arb_reference_view_show (ArbReferenceView *self, ArbReference *reference, ArbReferencePage *page)
{
  ArbReferencePage *subject;

  g_return_if_fail (ARB_IS_REFERENCE_VIEW (self));
  g_return_if_fail (ARB_IS_REFERENCE_PAGE (page));

  subject = arb_reference_get_subject (reference, page);
  arb_box_clear (self->parts);
  g_set_object (&self->reference, reference);
  self->opened = page;
  show_head (self, subject);
  show_card (self, subject);
  append_parts (self, self->parts, subject);
  append_enter (self, page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* Focuses the content, so that the arrow and page keys scroll it. */
static gboolean
arb_reference_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ARB_REFERENCE_VIEW (widget)->content);
}

static void
arb_reference_view_dispose (GObject *object)
{
  ArbReferenceView *self = ARB_REFERENCE_VIEW (object);

  g_clear_object (&self->reference);

  G_OBJECT_CLASS (arb_reference_view_parent_class)->dispose (object);
}

static void
arb_reference_view_class_init (ArbReferenceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_reference_view_dispose;
  widget_class->grab_focus = arb_reference_view_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               ARB_RESOURCES "reference/reference-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceView, head);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceView, tile);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceView, parts);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ArbReferenceView, content);
}

static void
arb_reference_view_init (ArbReferenceView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
