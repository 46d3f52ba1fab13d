/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/seat-tabs.h"

#include "app/resources.h"
#include "app/widgets.h"

struct _ArbSeatTabs
{
  ArbSessionView parent_instance;

  GtkBox *tabs;
  ArbSession *seated;
  gboolean scores_hidden;
  guint seat;
  guint deciders;
};

enum
{
  PROP_SEAT = 1,
  PROP_SCORES_HIDDEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbSeatTabs, arb_seat_tabs, ARB_TYPE_SESSION_VIEW)

static GtkWidget *
get_tab (ArbSeatTabs *self, guint seat)
{
  GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (self->tabs));

  while (tab != NULL && seat-- > 1)
    tab = gtk_widget_get_next_sibling (tab);
  return tab;
}

static void
set_seat (ArbSeatTabs *self, guint seat)
{
  GtkWidget *tab = get_tab (self, seat);

  if (tab == NULL)
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
  if (self->seat != seat)
    {
      self->seat = seat;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
    }
}

static void
on_toggled (GtkToggleButton *tab, ArbSeatTabs *self)
{
  guint seat = 1;

  if (!gtk_toggle_button_get_active (tab))
    return;
  for (GtkWidget *other = get_tab (self, 1); other != GTK_WIDGET (tab);
       other = gtk_widget_get_next_sibling (other))
    seat++;
  set_seat (self, seat);
}

static void
append_tab (ArbSeatTabs *self, ArbSession *session, guint seat)
{
  GtkWidget *tab = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *shape = gtk_image_new ();
  GtkWidget *name = gtk_label_new (arb_session_get_player (session, seat));
  GtkWidget *score = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (score), 1);
  gtk_widget_set_hexpand (score, TRUE);
  gtk_widget_add_css_class (name, "caption");
  gtk_widget_add_css_class (score, "number-3");
  gtk_widget_add_css_class (tab, "seat-tab");
  arb_seat_image_set (GTK_IMAGE (shape), seat);
  gtk_widget_set_halign (shape, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (names), shape);
  gtk_box_append (GTK_BOX (names), name);
  gtk_box_append (GTK_BOX (content), names);
  gtk_box_append (GTK_BOX (content), score);
  gtk_button_set_child (GTK_BUTTON (tab), content);
  if (seat > 1)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (get_tab (self, 1)));
  g_signal_connect (tab, "toggled", G_CALLBACK (on_toggled), self);
  gtk_box_append (self->tabs, tab);
}

static void
seat_all (ArbSeatTabs *self, ArbSession *session)
{
  self->seated = session;
  self->seat = 0;
  self->deciders = 0;
  arb_box_clear (self->tabs);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    append_tab (self, session, seat);
}

static void
show_score (ArbSeatTabs *self, ArbSession *session, guint seat)
{
  GtkWidget *tab = get_tab (self, seat);
  GtkWidget *score = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (tab)));
  g_autofree char *points = g_strdup_printf ("%d", arb_session_get_sheet (session)->totals[seat]);
  const char *player = arb_session_get_player (session, seat);

  arb_label_change (GTK_LABEL (score), points);
  gtk_widget_set_visible (score, !self->scores_hidden);
  arb_widget_set_tooltip (tab, player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL, player, -1);
}

static guint
find_decider (guint deciders)
{
  for (guint seat = 1; seat <= ARB_MAX_SEATS; seat++)
    {
      if (deciders & 1u << seat)
        return seat;
    }
  return 1;
}

static void
arb_seat_tabs_update (ArbSessionView *view)
{
  ArbSeatTabs *self = ARB_SEAT_TABS (view);
  ArbSession *session = arb_session_view_get_session (view);
  guint deciders = arb_session_get_deciders (session);

  if (self->seated != session)
    seat_all (self, session);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    show_score (self, session, seat);
  if (self->seat == 0 || self->deciders != deciders)
    set_seat (self, find_decider (deciders));
  self->deciders = deciders;
}

static void
arb_seat_tabs_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbSeatTabs *self = ARB_SEAT_TABS (object);

  if (id == PROP_SEAT)
    g_value_set_uint (value, self->seat);
  else if (id == PROP_SCORES_HIDDEN)
    g_value_set_boolean (value, self->scores_hidden);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_seat_tabs_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ArbSeatTabs *self = ARB_SEAT_TABS (object);

  if (id == PROP_SEAT)
    set_seat (self, g_value_get_uint (value));
  else if (id == PROP_SCORES_HIDDEN)
    {
      self->scores_hidden = g_value_get_boolean (value);
      if (self->seated != NULL)
        arb_seat_tabs_update (ARB_SESSION_VIEW (self));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_seat_tabs_class_init (ArbSeatTabsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = arb_seat_tabs_get_property;
  object_class->set_property = arb_seat_tabs_set_property;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_seat_tabs_update;

  properties[PROP_SEAT] =
      g_param_spec_uint ("seat", NULL, NULL, 0, ARB_MAX_SEATS, 0,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_SCORES_HIDDEN] =
      g_param_spec_boolean ("scores-hidden", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "seat-tabs.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbSeatTabs, tabs);
}

static void
arb_seat_tabs_init (ArbSeatTabs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
