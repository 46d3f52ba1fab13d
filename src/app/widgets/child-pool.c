/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/child-pool.h"

/* The key under which a child keeps its kind. */
static G_DEFINE_QUARK (arb_kind, kind)

ArbChildPool
arb_child_pool_begin (GtkWidget *parent)
{
  g_assert (GTK_IS_WIDGET (parent));
  return (ArbChildPool){ .parent = parent };
}

static GtkWidget *
get_behind (const ArbChildPool *self)
{
  return self->last != NULL ? gtk_widget_get_next_sibling (self->last)
                            : gtk_widget_get_first_child (self->parent);
}

static gboolean
is_of_kind (GtkWidget *child, const char *kind)
{
  return g_strcmp0 (g_object_get_qdata (G_OBJECT (child), kind_quark ()), kind) == 0;
}

static GtkWidget *
find (const ArbChildPool *self, const char *kind)
{
  GtkWidget *child = get_behind (self);

  while (child != NULL && !is_of_kind (child, kind))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Finds a hidden child of @kind before the last shown one. */
static GtkWidget *
find_passed (const ArbChildPool *self, const char *kind)
{
  GtkWidget *child = self->last;

  while (child != NULL && (gtk_widget_get_visible (child) || !is_of_kind (child, kind)))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

/* Hides the children after the last shown one, up to @end. */
static void
hide_until (const ArbChildPool *self, GtkWidget *end)
{
  for (GtkWidget *child = get_behind (self); child != end;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, FALSE);
}

GtkWidget *
arb_child_pool_next (ArbChildPool *self, const char *kind, GtkWidget *(*make) (void) )
{
  GtkWidget *child = find (self, kind);

  if (child == NULL)
    {
      child = find_passed (self, kind);
      if (child == NULL)
        {
          child = make ();
          g_object_set_qdata (G_OBJECT (child), kind_quark (), (gpointer) kind);
        }
      gtk_widget_insert_after (child, self->parent, self->last);
    }
  hide_until (self, child);
  gtk_widget_set_visible (child, TRUE);
  self->last = child;
  return child;
}

gboolean
arb_child_pool_is_empty (const ArbChildPool *self)
{
  return self->last == NULL;
}

void
arb_child_pool_end (ArbChildPool *self)
{
  hide_until (self, NULL);
}
