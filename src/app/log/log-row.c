/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/log-row.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

struct _ArbLogRow
{
  AdwBin parent_instance;

  GtkImage *shape;
  GtkLabel *number_label;
  GtkLabel *text_label;
  GtkLabel *mark_label;
  GtkImage *mark_icon;
  GtkWidget *saved_mark;
  ArbLogLine *line;
};

G_DEFINE_FINAL_TYPE (ArbLogRow, arb_log_row, ADW_TYPE_BIN)

enum
{
  MARK_STRUCK = ARB_ILLEGAL + 1,
  MARK_RULED,
};

/* A mark always has an icon, so that it never depends on a colour or a word alone. */
static const struct
{
  const char *word;
  const char *icon;
} marks[] = {
  [ARB_LEGAL] = { N_ ("implied"), "emblem-default-symbolic" },
  [ARB_VOID] = { N_ ("no effect"), "dialog-information-symbolic" },
  [ARB_UNDECIDABLE] = { N_ ("open"), "dialog-question-symbolic" },
  [ARB_ILLEGAL] = { N_ ("against the rules"), "dialog-error-symbolic" },
  [MARK_STRUCK] = { N_ ("struck"), "edit-delete-symbolic" },
  [MARK_RULED] = { N_ ("allowed by the table"), "ruling-symbolic" },
};

static guint
find_mark (ArbLogLine *line)
{
  if (line->entry.struck)
    return MARK_STRUCK;
  return line->entry.ruled ? MARK_RULED : line->entry.verdict.value;
}

const char *
arb_log_row_get_mark (ArbLogLine *line)
{
  guint mark;

  g_return_val_if_fail (ARB_IS_LOG_LINE (line), NULL);

  mark = find_mark (line);
  return mark != ARB_LEGAL || line->entry.implied ? _ (marks[mark].word) : NULL;
}

static const char *
get_mark_class (ArbLogLine *line)
{
  if (line->entry.verdict.value == ARB_LEGAL)
    return "dim-label";
  return line->entry.verdict.value == ARB_VOID ? "void" : "refused";
}

void
arb_log_row_show_mark (GtkImage *icon, ArbLogLine *line)
{
  g_return_if_fail (GTK_IS_IMAGE (icon));
  g_return_if_fail (line == NULL || ARB_IS_LOG_LINE (line));

  gtk_widget_set_visible (GTK_WIDGET (icon), line != NULL && arb_log_row_get_mark (line) != NULL);
  if (line == NULL)
    return;
  arb_image_set_icon (icon, marks[find_mark (line)].icon);
  gtk_widget_set_css_classes (GTK_WIDGET (icon), (const char *[]){ get_mark_class (line), NULL });
}

char *
arb_log_row_dup_description (ArbLogLine *line)
{
  const char *mark = arb_log_row_get_mark (line);
  const char *move = line->text;

  if (mark == NULL)
    /* Translators: the number of a line of the log, and who did what */
    return g_strdup_printf (C_ ("log", "%u %s"), line->number, move);
  /* Translators: the number of a line of the log, who did what, and the verdict on it */
  return g_strdup_printf (C_ ("log", "%u %s, %s"), line->number, move, mark);
}

static void
set_struck (ArbLogRow *self, gboolean struck)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (struck)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  gtk_label_set_attributes (self->text_label, attributes);
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

  g_return_if_fail (ARB_IS_LOG_ROW (self));

  g_set_object (&self->line, line);
  if (line == NULL)
    return;

  number = g_strdup_printf ("%u", line->number);
  arb_player_marker_image_set (self->shape,
                               arb_session_get_marker (session, line->entry.move.seat));
  gtk_label_set_text (self->number_label, number);
  gtk_label_set_text (self->text_label, line->text);
  arb_label_show (self->mark_label, arb_log_row_get_mark (line));
  arb_log_row_show_mark (self->mark_icon, line);
  gtk_widget_set_css_classes (GTK_WIDGET (self->mark_label),
                              (const char *[]){ "caption", get_mark_class (line), NULL });
  arb_widget_set_tooltip (GTK_WIDGET (self), line->reason);
  set_struck (self, line->entry.struck);
  arb_widget_set_class (GTK_WIDGET (self->text_label), "quiet", line->quiet);
  arb_log_row_show_saved (self, session);
}

void
arb_log_row_show_saved (ArbLogRow *self, ArbSession *session)
{
  g_return_if_fail (ARB_IS_LOG_ROW (self));

  gtk_widget_set_visible (self->saved_mark,
                          self->line != NULL
                              && self->line->number <= arb_session_get_n_saved (session));
}

static void
arb_log_row_dispose (GObject *object)
{
  g_clear_object (&ARB_LOG_ROW (object)->line);

  G_OBJECT_CLASS (arb_log_row_parent_class)->dispose (object);
}

static void
arb_log_row_class_init (ArbLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_log_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, shape);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, number_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, mark_label);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, mark_icon);
  gtk_widget_class_bind_template_child (widget_class, ArbLogRow, saved_mark);
}

static void
arb_log_row_init (ArbLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
