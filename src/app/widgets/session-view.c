/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/session-view.h"

#include "app/widgets/player-marker.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n.h>

typedef struct
{
  ArbSession *session;
  GSignalGroup *signals;
} ArbSessionViewPrivate;

static GParamSpec *session_property;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ArbSessionView, arb_session_view, ADW_TYPE_BIN)

static void
update (ArbSessionView *self)
{
  ArbSessionViewPrivate *priv = arb_session_view_get_instance_private (self);

  if (priv->session != NULL)
    ARB_SESSION_VIEW_GET_CLASS (self)->update (self);
}

static void
arb_session_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, arb_session_view_get_session (ARB_SESSION_VIEW (object)));
}

static void
arb_session_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  arb_session_view_set_session (ARB_SESSION_VIEW (object), g_value_get_object (value));
}

static void
arb_session_view_dispose (GObject *object)
{
  ArbSessionViewPrivate *priv = arb_session_view_get_instance_private (ARB_SESSION_VIEW (object));

  g_clear_object (&priv->signals);
  g_clear_object (&priv->session);

  G_OBJECT_CLASS (arb_session_view_parent_class)->dispose (object);
}

static void
arb_session_view_class_init (ArbSessionViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_session_view_get_property;
  object_class->set_property = arb_session_view_set_property;
  object_class->dispose = arb_session_view_dispose;

  session_property =
      g_param_spec_object ("session", NULL, NULL, ARB_TYPE_SESSION,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, 1, session_property);
}

static void
arb_session_view_init (ArbSessionView *self)
{
  ArbSessionViewPrivate *priv = arb_session_view_get_instance_private (self);

  priv->signals = g_signal_group_new (ARB_TYPE_SESSION);
  g_signal_group_connect_object (priv->signals, "changed", G_CALLBACK (update), self,
                                 G_CONNECT_SWAPPED);
}

ArbSession *
arb_session_view_get_session (ArbSessionView *self)
{
  ArbSessionViewPrivate *priv = arb_session_view_get_instance_private (self);

  g_return_val_if_fail (ARB_IS_SESSION_VIEW (self), NULL);
  return priv->session;
}

void
arb_session_view_set_session (ArbSessionView *self, ArbSession *session)
{
  ArbSessionViewPrivate *priv = arb_session_view_get_instance_private (self);

  g_return_if_fail (ARB_IS_SESSION_VIEW (self));

  if (!g_set_object (&priv->session, session))
    return;
  g_signal_group_set_target (priv->signals, session);
  g_object_notify_by_pspec (G_OBJECT (self), session_property);
  update (self);
}

void
arb_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

const char *
arb_seat_get_name (ArbSession *session, guint seat)
{
  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  return seat == ARB_TABLE ? _ ("The table") : arb_session_get_player (session, seat);
}

GtkWidget *
arb_seat_heading_new (ArbSession *session, guint seat)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (arb_seat_get_name (session, seat));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (heading),
                  arb_player_marker_image_new (arb_session_get_marker (session, seat)));
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

char *
arb_seat_dup_words (ArbSession *session, guint seat, gboolean has_score, const char *role)
{
  const ArbScoreSheet *sheet;
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  const char *items[3];
  guint n = 0;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= ARB_MAX_SEATS, NULL);

  sheet = arb_session_get_sheet (session);
  if (has_score)
    {
      number = arb_wording_total (sheet, seat);
      items[n++] = points =
          arb_words_label (arb_wording_knows_total (sheet, seat) ? _ ("Points")
                                                                 : _ ("Points known so far"),
                           number);
    }
  if (role != NULL)
    items[n++] = role;
  if (arb_session_get_deciders (session) & 1u << seat)
    items[n++] = _ ("decides");
  return arb_words_list (items, n);
}
