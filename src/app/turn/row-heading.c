/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/row-heading.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

#define SPACING 6
#define STACKED_SPACING 3 /* between an icon and the name below it */
#define STACKED_CHARS 14  /* of a name below its icon: the longest role has so many */
#define HINT_CHARS 2      /* so that all names begin at the same place after any letter */
#define LEAST_CHARS 2     /* beside the cells, the first letters of a name must fit */

struct _ArbRowHeading
{
  AdwBin parent_instance;

  GtkBox *content;
  GtkBox *signs;
  GtkWidget *hint; /* (nullable) */
  GtkImage *icon;
  GtkImage *shape;
  GtkWidget *last_place;
  GtkImage *last;
  GtkWidget *words;
  GtkLabel *title_label;
  GtkLabel *caption_label;
  ArbRowHeadingForm form;
};

G_DEFINE_FINAL_TYPE (ArbRowHeading, arb_row_heading, ADW_TYPE_BIN)

/* The hourglass comes after the name if that is beside the icon, otherwise after the icon. */
static void
show_form (ArbRowHeading *self)
{
  gboolean beside = self->form == ARB_ROW_HEADING_BESIDE;
  GtkWidget *last = self->last_place;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->content, beside ? SPACING : STACKED_SPACING);
  gtk_widget_set_valign (GTK_WIDGET (self->content), beside ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_label_set_max_width_chars (self->title_label, beside ? -1 : STACKED_CHARS);
  gtk_widget_set_visible (self->words, self->form != ARB_ROW_HEADING_ICON);
  g_object_ref (last);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (last)), last);
  gtk_box_append (beside ? self->content : self->signs, last);
  g_object_unref (last);
}

void
arb_row_heading_set_form (ArbRowHeading *self, ArbRowHeadingForm form)
{
  g_return_if_fail (ARB_IS_ROW_HEADING (self));

  if (self->form == form)
    return;
  self->form = form;
  show_form (self);
}

void
arb_row_heading_set (ArbRowHeading *self, const char *icon, ArbPlayerMarker marker,
                     const char *title, const char *caption, gboolean last)
{
  gboolean seat = marker != ARB_MARKER_TABLE;
  gboolean beside, wrap;

  g_return_if_fail (ARB_IS_ROW_HEADING (self));

  beside = self->form == ARB_ROW_HEADING_BESIDE;
  /* Wraps only names of several words, because a single word is never broken. The name of a role
   * has one line, unless it is below its icon. */
  wrap = (!beside || seat) && strchr (title, ' ') != NULL;
  if (seat)
    arb_player_marker_image_set (self->shape, marker);
  else
    arb_image_set_icon (self->icon, icon);
  gtk_widget_set_visible (GTK_WIDGET (self->icon), !seat);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), seat);
  gtk_widget_set_visible (GTK_WIDGET (self->last), last);
  /* Beside the name it keeps its room, so that the cells do not move. */
  gtk_widget_set_visible (self->last_place, last || (!seat && beside));
  gtk_label_set_text (self->title_label, title);
  gtk_label_set_wrap (self->title_label, wrap);
  gtk_label_set_lines (self->title_label, wrap ? 2 : 1);
  arb_widget_set_tooltip (GTK_WIDGET (self), beside ? NULL : title);
  arb_label_show (self->caption_label, beside ? caption : NULL);
}

void
arb_row_heading_set_hint (ArbRowHeading *self, const char *keys)
{
  g_return_if_fail (ARB_IS_ROW_HEADING (self));

  if (keys != NULL && self->hint == NULL)
    {
      self->hint = gtk_label_new (NULL);
      gtk_label_set_width_chars (GTK_LABEL (self->hint), HINT_CHARS);
      gtk_widget_add_css_class (self->hint, "key-hint");
      gtk_widget_set_valign (self->hint, GTK_ALIGN_CENTER);
      gtk_box_prepend (self->signs, self->hint);
    }
  if (self->hint == NULL)
    return;
  gtk_widget_set_visible (self->hint, keys != NULL);
  if (keys != NULL)
    gtk_label_set_text (GTK_LABEL (self->hint), keys);
}

static void
arb_row_heading_class_init (ArbRowHeadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "turn/row-heading.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, content);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, signs);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, icon);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, last_place);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, last);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, words);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, title_label);
  gtk_widget_class_bind_template_child (widget_class, ArbRowHeading, caption_label);
}

static void
arb_row_heading_init (ArbRowHeading *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_width_chars (self->title_label, LEAST_CHARS);
  show_form (self);
}

GtkWidget *
arb_row_heading_new (void)
{
  return g_object_new (ARB_TYPE_ROW_HEADING, NULL);
}
