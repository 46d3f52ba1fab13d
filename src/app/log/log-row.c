/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-row.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _ArbLogRow
{
  AdwBin parent_instance;

  GtkWidget *content;
  GtkImage *shape;
  GtkLabel *number_label;
  GtkLabel *text_label;
  GtkLabel *mark_label;
  GtkImage *mark_icon;
  GtkWidget *unsaved_mark;
  GBinding *saved_binding;
  ArbLogLine *line;
};

G_DEFINE_FINAL_TYPE (ArbLogRow, arb_log_row, ADW_TYPE_BIN)

const char *
arb_log_row_get_mark (ArbLogLine *line)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (line), NULL);

  if (arb_log_line_get_struck (line))
    return _ ("struck");
  if (arb_log_line_get_ruled (line))
    return _ ("allowed by the table");

  switch ((ArbVerdictValue) arb_log_line_get_verdict (line))
    {
    case ARB_LEGAL:
      return arb_log_line_get_implied (line) ? _ ("implied") : NULL;
    case ARB_VOID:
      return _ ("no effect");
    case ARB_ILLEGAL:
      return _ ("against the rules");
    case ARB_UNDECIDABLE:
      return _ ("open");
    }
  g_assert_not_reached ();
}

/* A mark always has an icon, so that it never depends on a colour or a word alone. */
static const char *
get_mark_icon (ArbLogLine *line)
{
  if (arb_log_line_get_struck (line))
    return "edit-delete-symbolic";
  if (arb_log_line_get_ruled (line))
    return "ruling-symbolic";

  switch ((ArbVerdictValue) arb_log_line_get_verdict (line))
    {
    case ARB_LEGAL:
      return "emblem-default-symbolic";
    case ARB_VOID:
      return "dialog-information-symbolic";
    case ARB_ILLEGAL:
      return "dialog-error-symbolic";
    case ARB_UNDECIDABLE:
      return "dialog-question-symbolic";
    }
  g_assert_not_reached ();
}

static const char *
get_mark_class (ArbLogLine *line)
{
  if (arb_log_line_get_verdict (line) == ARB_LEGAL)
    return "dim-label";
  return arb_log_line_get_verdict (line) == ARB_VOID ? "void" : "refused";
}

void
arb_log_row_show_mark (GtkImage *icon, ArbLogLine *line)
{
  g_return_if_fail (GTK_IS_IMAGE (icon));
  g_return_if_fail (line == NULL || ARB_IS_LOG_LINE (line));

  gtk_widget_set_visible (GTK_WIDGET (icon), line != NULL && arb_log_row_get_mark (line) != NULL);
  if (line == NULL)
    return;
  arb_image_set_icon (icon, get_mark_icon (line));
  gtk_widget_set_css_classes (GTK_WIDGET (icon), (const char *[]){ get_mark_class (line), NULL });
}

char *
arb_log_row_dup_description (ArbLogLine *line)
{
  const char *mark = arb_log_row_get_mark (line);
  const char *move = arb_log_line_get_text (line);

  if (mark == NULL)
    /* Translators: the number of a line of the log, and who did what */
    return g_strdup_printf (C_ ("log", "%u %s"), arb_log_line_get_number (line), move);
  /* Translators: the number of a line of the log, who did what, and the verdict on it */
  return g_strdup_printf (C_ ("log", "%u %s, %s"), arb_log_line_get_number (line), move, mark);
}

static void
set_struck (ArbLogRow *self, gboolean struck)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (struck)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  gtk_label_set_attributes (self->text_label, attributes);
}

static void
clear_line (ArbLogRow *self)
{
  if (self->saved_binding != NULL)
    g_binding_unbind (self->saved_binding);
  g_clear_object (&self->saved_binding);
  g_clear_object (&self->line);
}

ArbLogLine *
arb_log_row_get_line (ArbLogRow *self)
{
  g_return_val_if_fail (ARB_IS_LOG_ROW (self), NULL);
  return self->line;
}

void
arb_log_row_set_line (ArbLogRow *self, ArbSession *session, ArbLogLine *line)
{
  g_autofree char *number = NULL;
  const char *mark;

  g_return_if_fail (ARB_IS_LOG_ROW (self));

  clear_line (self);
  if (line == NULL)
    return;

  self->line = g_object_ref (line);
  number = g_strdup_printf ("%u", arb_log_line_get_number (line));
  mark = arb_log_row_get_mark (line);
  arb_player_marker_image_set (self->shape,
                               arb_session_get_marker (session, arb_log_line_get_seat (line)));
  gtk_label_set_text (self->number_label, number);
  gtk_label_set_text (self->text_label, arb_log_line_get_text (line));
  gtk_label_set_text (self->mark_label, mark != NULL ? mark : "");
  arb_log_row_show_mark (self->mark_icon, line);
  gtk_widget_set_visible (GTK_WIDGET (self->mark_label), mark != NULL);
  gtk_widget_set_css_classes (GTK_WIDGET (self->mark_label),
                              (const char *[]){ "caption", get_mark_class (line), NULL });
  arb_widget_set_tooltip (GTK_WIDGET (self), arb_log_line_get_reason (line));
  set_struck (self, arb_log_line_get_struck (line));
  if (arb_log_line_is_quiet (line))
    gtk_widget_add_css_class (GTK_WIDGET (self->text_label), "quiet");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->text_label), "quiet");
  self->saved_binding =
      g_object_ref (g_object_bind_property (line, "saved", self->unsaved_mark, "visible",
                                            G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN));
}

static void
arb_log_row_dispose (GObject *object)
{
  clear_line (ARB_LOG_ROW (object));

  G_OBJECT_CLASS (arb_log_row_parent_class)->dispose (object);
}

static void
arb_log_row_class_init (ArbLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_log_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, content);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, mark_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, mark_icon);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, unsaved_mark);
}

static void
arb_log_row_init (ArbLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
arb_log_row_new (void)
{
  return g_object_new (ARB_TYPE_LOG_ROW, NULL);
}
