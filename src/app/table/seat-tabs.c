/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/seat-tabs.h"

#include "app/widgets/columns-layout.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/session-view.h"
#include "app/widgets/widgets.h"
#include "wording/totals.h"

#include <glib/gi18n.h>

#define TAB_WIDTH 48 /* at least */
#define SPACING 6

struct _ArbSeatTabs
{
  ArbSessionView parent_instance;

  GtkBox *tabs;
  guint hidden; /* seats whose scores are hidden, as bits */
  ArbTableChoice choice;
  guint deciders;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (ArbSeatTabs, arb_seat_tabs, ARB_TYPE_SESSION_VIEW)

/* The tab of the turn comes first, then those of the seats, then that of the log. */
static GtkWidget *
get_tab (ArbSeatTabs *self, guint index)
{
  GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (self->tabs));

  while (tab != NULL && index-- > 0)
    tab = gtk_widget_get_next_sibling (tab);
  return tab;
}

static GtkWidget *
get_chosen_tab (ArbSeatTabs *self)
{
  if (self->choice.part == ARB_PART_SEAT)
    return get_tab (self, self->choice.seat + 1);
  if (self->choice.part == ARB_PART_TURN)
    return get_tab (self, 0);
  return gtk_widget_get_last_child (GTK_WIDGET (self->tabs));
}

static void
choose (ArbSeatTabs *self, ArbTablePart part, guint seat)
{
  gboolean same = self->choice.part == part && self->choice.seat == seat;

  self->choice = (ArbTableChoice){ part, seat };
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_chosen_tab (self)), TRUE);
  if (!same)
    g_signal_emit (self, chosen_signal, 0);
}

static void
on_clicked (GtkToggleButton *tab, ArbSeatTabs *self)
{
  guint index = 0;

  while (get_tab (self, index) != GTK_WIDGET (tab))
    index++;
  if (index == 0)
    choose (self, ARB_PART_TURN, self->choice.seat);
  else if (gtk_widget_get_next_sibling (GTK_WIDGET (tab)) == NULL)
    choose (self, ARB_PART_LOG, self->choice.seat);
  else
    choose (self, ARB_PART_SEAT, index - 1);
}

static GtkWidget *
tab_new (ArbSeatTabs *self, GtkWidget *content)
{
  GtkWidget *first = get_tab (self, 0);
  GtkWidget *tab = gtk_toggle_button_new ();

  gtk_widget_add_css_class (tab, "seat-tab");
  gtk_button_set_child (GTK_BUTTON (tab), content);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (first));
  g_signal_connect (tab, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (self->tabs, tab);
  return tab;
}

/* The word below the shape tells this tab from that of the same player's seat. */
static void
append_turn (ArbSeatTabs *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *word = gtk_label_new (_ ("Turn"));

  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (word), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (word, "tab-word");
  gtk_box_append (GTK_BOX (content), gtk_image_new ());
  gtk_box_append (GTK_BOX (content), word);
  tab_new (self, content);
}

static void
append_log (ArbSeatTabs *self)
{
  GtkWidget *tab = tab_new (self, gtk_image_new_from_icon_name ("view-list-symbolic"));

  gtk_widget_set_tooltip_text (tab, _ ("Log"));
  arb_widget_set_accessible_name (tab, _ ("Log"));
}

/* The tab has room for the shape of the player and the score only. */
static void
append_seat (ArbSeatTabs *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *score = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (score), 1);
  gtk_widget_set_hexpand (score, TRUE);
  gtk_widget_add_css_class (score, "number-3");
  gtk_box_append (GTK_BOX (content), gtk_image_new ());
  gtk_box_append (GTK_BOX (content), score);
  tab_new (self, content);
}

/* Adds the tabs; a page never changes its session. */
static void
append_all (ArbSeatTabs *self, ArbSession *session)
{
  append_turn (self);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    append_seat (self);
  append_log (self);
}

static void
show_seat (ArbSeatTabs *self, ArbSession *session, guint seat)
{
  GtkWidget *tab = get_tab (self, seat);
  GtkWidget *shape = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (tab)));
  GtkWidget *score = gtk_widget_get_next_sibling (shape);
  g_autofree char *points = arb_wording_total (arb_session_get_sheet (session), seat);
  const char *player = arb_session_get_player (session, seat);
  gboolean has_score = arb_session_get_over (session) || (self->hidden & 1u << seat) == 0;
  g_autofree char *words = arb_seat_dup_words (session, seat, has_score, NULL);

  arb_player_marker_image_set (GTK_IMAGE (shape), arb_session_get_marker (session, seat));
  /* Only a narrow window shows the tabs. In others a score would be laid out for nothing. */
  if (gtk_label_get_text (GTK_LABEL (score))[0] == '\0'
      || gtk_widget_get_mapped (GTK_WIDGET (self)))
    arb_label_change (GTK_LABEL (score), points);
  gtk_widget_set_visible (score, has_score);
  arb_widget_set_tooltip (tab, player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL, player,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* Returns the first of @seats, as bits. */
static guint
find_first (guint seats)
{
  return (guint) MAX (1, g_bit_nth_lsf (seats, 0));
}

/* At the end the turn shows who wins. */
static void
show_turn (ArbSeatTabs *self, ArbSession *session)
{
  GtkWidget *tab = get_tab (self, 0);
  GtkWidget *image = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (tab)));
  gboolean over = arb_session_get_over (session);
  guint winners = arb_session_get_sheet (session)->winners;
  guint seat = find_first (over ? winners : self->deciders);
  g_autofree char *name = over ? g_strdup (_ ("The game is over"))
                               : g_strdup_printf (ngettext ("%s decides", "%s decide", 1),
                                                  arb_session_get_player (session, seat));

  /* The shape of one seat would be wrong if several share the victory. */
  if (over && winners != 1u << seat)
    seat = ARB_TABLE;
  arb_player_marker_image_set (GTK_IMAGE (image), arb_session_get_marker (session, seat));
  arb_widget_set_tooltip (tab, name);
  arb_widget_set_accessible_name (tab, name);
}

static void
arb_seat_tabs_update (ArbSessionView *view)
{
  ArbSeatTabs *self = ARB_SEAT_TABS (view);
  ArbSession *session = arb_session_view_get_session (view);
  guint deciders = arb_session_get_deciders (session);

  if (get_tab (self, 0) == NULL)
    append_all (self, session);
  for (guint seat = 1; seat <= arb_session_get_n_seats (session); seat++)
    show_seat (self, session, seat);
  if (self->deciders != deciders)
    {
      self->deciders = deciders;
      choose (self, ARB_PART_TURN, find_first (deciders) - 1);
    }
  show_turn (self, session);
}

static void
arb_seat_tabs_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_seat_tabs_parent_class)->map (widget);

  if (arb_session_view_get_session (ARB_SESSION_VIEW (widget)) != NULL)
    arb_seat_tabs_update (ARB_SESSION_VIEW (widget));
}

static void
arb_seat_tabs_class_init (ArbSeatTabsClass *klass)
{
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_seat_tabs_update;
  GTK_WIDGET_CLASS (klass)->map = arb_seat_tabs_map;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);
}

static void
arb_seat_tabs_init (ArbSeatTabs *self)
{
  GtkWidget *tabs =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (TAB_WIDTH, 0, SPACING),
                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->tabs = GTK_BOX (tabs);
  self->deciders = G_MAXUINT;
  arb_widget_set_accessible_name (tabs, _ ("Seats"));
  adw_bin_set_child (ADW_BIN (self), tabs);
}

ArbTableChoice
arb_seat_tabs_get_choice (ArbSeatTabs *self)
{
  static const ArbTableChoice none = { ARB_PART_TURN, 0 };

  g_return_val_if_fail (ARB_IS_SEAT_TABS (self), none);
  return self->choice;
}

void
arb_seat_tabs_choose_turn (ArbSeatTabs *self)
{
  g_return_if_fail (ARB_IS_SEAT_TABS (self));

  if (get_tab (self, 0) != NULL)
    choose (self, ARB_PART_TURN, self->choice.seat);
}

void
arb_seat_tabs_hide_scores (ArbSeatTabs *self, guint seats)
{
  g_return_if_fail (ARB_IS_SEAT_TABS (self));

  self->hidden = seats;
  if (get_tab (self, 0) != NULL)
    arb_seat_tabs_update (ARB_SESSION_VIEW (self));
}
