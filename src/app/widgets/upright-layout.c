/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/upright-layout.h"

#include "app/widgets/widgets.h"

struct _ArbUprightLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ArbUprightLayout, arb_upright_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
arb_upright_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_upright_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                            GtkOrientation orientation, gint for_size, gint *minimum, gint *natural,
                            gint *minimum_baseline, gint *natural_baseline)
{
  gboolean upright = orientation == GTK_ORIENTATION_VERTICAL;

  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint child_minimum, child_natural;

      gtk_widget_measure (child, orientation, upright ? for_size : -1, &child_minimum,
                          &child_natural, NULL, NULL);
      *minimum = upright ? *minimum + child_minimum : MAX (*minimum, child_minimum);
      *natural = upright ? *natural + child_natural : MAX (*natural, child_natural);
    }
}

static gboolean
expands (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
}

/* What there is to share out, and among whom. */
typedef struct
{
  gint width;
  gboolean cramped; /* not all can be as high as they like */
  gint firm;        /* what those that do not expand get beyond their least height */
  gint surplus;     /* what is left to those that do */
  gint n_expanding;
} Shares;

/* The height of @child, or its least height where there is not room for all. */
static gint
get_height (GtkWidget *child, const Shares *shares, gint *more)
{
  gint minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, shares->width, &minimum, &natural, NULL,
                      NULL);
  *more = natural - minimum;
  return shares->cramped ? minimum : natural;
}

static void
share_out (Shares *shares, GtkWidget *widget, gint height)
{
  gint wanted = 0, missing = 0;

  shares->surplus = height;
  shares->n_expanding = 0;
  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint more;

      shares->surplus -= get_height (child, shares, &more);
      shares->n_expanding += expands (child);
      missing += more;
      wanted += expands (child) ? 0 : more;
    }
  if (shares->surplus >= 0)
    return;
  shares->cramped = TRUE;
  shares->surplus = MAX (0, shares->surplus + missing);
  shares->firm = MIN (wanted, shares->surplus);
  shares->surplus -= shares->firm;
}

/* How high @child becomes, which is taken from @shares. */
static gint
take_share (Shares *shares, GtkWidget *child)
{
  gint more;
  gint height = get_height (child, shares, &more);

  if (expands (child))
    {
      gint share = shares->surplus / shares->n_expanding--;

      shares->surplus -= share;
      return height + share;
    }
  if (shares->cramped)
    {
      more = MIN (more, shares->firm);
      shares->firm -= more;
      return height + more;
    }
  return height;
}

static void
arb_upright_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, gint width, gint height,
                             gint baseline)
{
  Shares shares = { .width = width };
  gint y;

  share_out (&shares, widget, height);
  y = shares.n_expanding == 0 ? shares.surplus / 2 : 0;
  for (GtkWidget *child = arb_widget_get_first_placed (widget); child != NULL;
       child = arb_widget_get_next_placed (child))
    {
      gint child_height = take_share (&shares, child);

      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, child_height }, -1);
      y += child_height;
    }
}

static void
arb_upright_layout_class_init (ArbUprightLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = arb_upright_layout_get_request_mode;
  layout_class->measure = arb_upright_layout_measure;
  layout_class->allocate = arb_upright_layout_allocate;
}

static void
arb_upright_layout_init (ArbUprightLayout *self)
{
}

GtkLayoutManager *
arb_upright_layout_new (void)
{
  return g_object_new (ARB_TYPE_UPRIGHT_LAYOUT, NULL);
}
