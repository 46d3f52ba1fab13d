/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/private/private-page.h"

#include "app/turn/statement-form.h"
#include "app/widgets/columns-layout.h"
#include "app/widgets/knowledge-list.h"
#include "app/widgets/rows.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"
#include "model/session/log-line.h"
#include "model/session/seat-view.h"
#include "model/session/session-statements.h"
#include "model/session/zone.h"

#include <glib/gi18n.h>

/* More buttons than these are folded until people ask for them. */
#define MAX_UNFOLDED 9

struct _ArbPrivatePage
{
  ArbSessionView parent_instance;

  GtkBox *cards;
  GtkBox *knowledge;
  GtkListBox *recorded_list;
  ArbStatementForm *form;
  guint seat;
  ArbSeatView *view;
};

G_DEFINE_FINAL_TYPE (ArbPrivatePage, arb_private_page, ARB_TYPE_SESSION_VIEW)

static ArbSession *
get_session (ArbPrivatePage *self)
{
  return arb_session_view_get_session (ARB_SESSION_VIEW (self));
}

static void
record_identity (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbPrivatePage *self = ARB_PRIVATE_PAGE (widget);
  g_autoptr (GPtrArray) identities = NULL;
  ArbVerdict verdict;
  guint number, index;

  g_variant_get (target, "(uu)", &number, &index);
  identities = arb_seat_view_dup_identities (self->view, number);
  if (index < identities->len)
    arb_session_play_private (get_session (self), ARB_CHOICE (identities->pdata[index])->move,
                              &verdict);
}

static void
add (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbPrivatePage *self = ARB_PRIVATE_PAGE (widget);
  ArbVerdict verdict;

  if (arb_session_play_private (get_session (self),
                                arb_statement_form_get_judged (self->form)->move, &verdict))
    arb_statement_form_clear (self->form);
}

static void
take_back (GtkWidget *widget, const char *name, GVariant *target)
{
  const ArbLogEdit edit = { .kind = ARB_EDIT_REMOVE, .number = g_variant_get_uint32 (target) };

  arb_session_edit (get_session (ARB_PRIVATE_PAGE (widget)), &edit, FALSE, TRUE);
}

static GtkWidget *
take_back_button_new (guint number)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-delete-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  arb_widget_set_tooltip (button, _ ("Take Back"));
  arb_widget_set_accessible_name (button, _ ("Take Back"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "private.take-back");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  return button;
}

/* The button shows only the name: the number of the card is in the heading above it. */
static GtkWidget *
identity_button_new (ArbPrivatePage *self, ArbChoice *choice, guint number, guint index)
{
  g_autofree char *name = arb_wording_argument (arb_session_get_wording (get_session (self)),
                                                choice->move.arguments[1]);
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_widget_add_css_class (button, "choice");
  arb_widget_set_accessible_name (button, choice->label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "private.identity");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", number, index);
  return button;
}

static GtkWidget *
identities_new (ArbPrivatePage *self, GPtrArray *identities, guint number)
{
  GtkWidget *buttons =
      g_object_new (GTK_TYPE_BOX, "layout-manager", arb_columns_layout_new (130, 0, 6), NULL);

  for (guint i = 0; i < identities->len; i++)
    {
      ArbChoice *choice = identities->pdata[i];

      gtk_box_append (GTK_BOX (buttons), identity_button_new (self, choice, number, i));
    }
  return buttons;
}

static GtkWidget *
known_card_new (ArbPrivatePage *self, ArbZoneCard *card)
{
  guint line = arb_seat_view_find_identity (self->view, card->number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = arb_text_line_new (card->label, "heading");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (line > 0)
    gtk_box_append (GTK_BOX (box), take_back_button_new (line));
  return box;
}

/* Makes the heading and buttons of an unknown card. The player sees the real card, so what the
 * others know about it is not shown. */
static GtkWidget *
unknown_card_new (ArbPrivatePage *self, ArbZoneCard *card)
{
  guint number = card->number;
  g_autoptr (GPtrArray) identities = arb_seat_view_dup_identities (self->view, number);
  GtkWidget *buttons = identities_new (self, identities, number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *expander;

  gtk_box_append (GTK_BOX (box), arb_text_line_new (card->label, "heading"));
  if (identities->len <= MAX_UNFOLDED)
    {
      gtk_box_append (GTK_BOX (box), buttons);
      return box;
    }
  expander = gtk_expander_new (_ ("Which"));
  arb_expander_set_child (GTK_EXPANDER (expander), buttons);
  gtk_box_append (GTK_BOX (box), expander);
  return box;
}

static void
show_cards_of (ArbPrivatePage *self, ArbZone *zone)
{
  GPtrArray *cards = zone->cards;

  for (guint i = 0; i < cards->len; i++)
    {
      ArbZoneCard *card = cards->pdata[i];

      if (card->number == 0 || card->face != ARB_FACE_DOWN)
        continue;
      gtk_box_append (self->cards, card->id != NULL ? known_card_new (self, card)
                                                    : unknown_card_new (self, card));
    }
}

static void
show_cards (ArbPrivatePage *self)
{
  g_autoptr (GPtrArray) zones = arb_seat_view_dup_zones (self->view);

  arb_box_clear (self->cards);
  for (guint i = 0; i < zones->len; i++)
    {
      ArbZone *zone = zones->pdata[i];

      if (zone->seat == self->seat)
        show_cards_of (self, zone);
    }
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->cards)),
                          gtk_widget_get_first_child (GTK_WIDGET (self->cards)) != NULL);
}

/* Whether the zone holds numbered cards: the page already lists what each of those can be. */
static gboolean
is_of_numbered (ArbZone *zone)
{
  ArbZoneCard *first = arb_zone_get_card (zone, 0);

  return first != NULL && first->number > 0;
}

static void
show_knowledge (ArbPrivatePage *self)
{
  g_autoptr (GPtrArray) all = arb_seat_view_dup_knowledge (self->view);
  g_autoptr (GPtrArray) zones = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    {
      ArbZone *zone = all->pdata[i];

      if (!is_of_numbered (zone))
        g_ptr_array_add (zones, zone);
    }
  arb_box_clear (self->knowledge);
  /* Translators: heads what must be so by what was recorded */
  gtk_box_append (self->knowledge, arb_text_line_new (_ ("What Follows"), "title-4"));
  gtk_widget_set_visible (GTK_WIDGET (self->knowledge),
                          arb_knowledge_append (self->knowledge, zones, self->seat));
}

static GtkWidget *
line_row_new (gpointer item, gpointer data)
{
  ArbLogLine *line = item;
  GtkWidget *row = arb_row_new (ARB_TYPE_FIELD_ROW, line->text);

  if (line->entry.struck)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line->reason);
      adw_action_row_set_icon_name (ADW_ACTION_ROW (row), "dialog-error-symbolic");
      gtk_widget_add_css_class (row, "refused");
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), take_back_button_new (line->number));
  return row;
}

static void
show_recorded (ArbPrivatePage *self)
{
  g_autoptr (GListModel) recorded = arb_seat_view_dup_private_lines (self->view);

  gtk_list_box_bind_model (self->recorded_list, recorded, line_row_new, NULL, NULL);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->recorded_list)),
                          g_list_model_get_n_items (recorded) > 0);
}

static void
arb_private_page_update (ArbSessionView *view)
{
  ArbPrivatePage *self = ARB_PRIVATE_PAGE (view);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_clear_pointer (&self->view, arb_seat_view_free);
  self->view = arb_seat_view_new (get_session (self), self->seat);
  show_cards (self);
  show_knowledge (self);
  show_recorded (self);
  /* The button that had the focus was removed. */
  if (root != NULL && gtk_root_get_focus (root) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
on_judged (ArbPrivatePage *self)
{
  ArbChoice *judged = arb_statement_form_get_judged (self->form);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "private.add",
                                 judged != NULL && arb_verdict_allows (&judged->verdict));
}

static void
arb_private_page_dispose (GObject *object)
{
  g_clear_pointer (&ARB_PRIVATE_PAGE (object)->view, arb_seat_view_free);

  G_OBJECT_CLASS (arb_private_page_parent_class)->dispose (object);
}

static void
arb_private_page_class_init (ArbPrivatePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_private_page_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_private_page_update;

  gtk_widget_class_install_action (widget_class, "private.identity", "(uu)", record_identity);
  gtk_widget_class_install_action (widget_class, "private.add", NULL, add);
  gtk_widget_class_install_action (widget_class, "private.take-back", "u", take_back);
}

static void
arb_private_page_init (ArbPrivatePage *self)
{
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  self->knowledge = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->recorded_list = GTK_LIST_BOX (gtk_list_box_new ());
  self->form = g_object_new (ARB_TYPE_STATEMENT_FORM, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->knowledge), GTK_ALIGN_START);
  gtk_list_box_set_selection_mode (self->recorded_list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->recorded_list), "boxed-list");
  arb_widget_set_accessible_name (GTK_WIDGET (self->recorded_list), _ ("Recorded Privately"));
  g_signal_connect_object (self->form, "judged", G_CALLBACK (on_judged), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (GTK_WIDGET (self), "private-page");
}

static GtkWidget *
group_new (const char *title, GtkWidget *content)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_valign (group, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (group), arb_text_line_new (title, "title-4"));
  gtk_box_append (GTK_BOX (group), content);
  return group;
}

/* Makes the group in which people record something, with what they recorded below. */
static GtkWidget *
record_group_new (ArbPrivatePage *self)
{
  GtkWidget *group = group_new (_ ("Record Privately"), GTK_WIDGET (self->form));
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Add"));
  GtkWidget *recorded = group_new (_ ("Recorded Privately"), GTK_WIDGET (self->recorded_list));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "private.add");
  gtk_widget_add_css_class (button, "choice");
  gtk_box_append (GTK_BOX (group), button);
  gtk_widget_set_margin_top (recorded, 12);
  gtk_box_append (GTK_BOX (group), recorded);
  return group;
}

static void
fill (ArbPrivatePage *self, GtkWidget *heading)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *body =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "margin-top", 12,
                    "margin-bottom", 12, "margin-start", 12, "margin-end", 12, NULL);
  GtkWidget *groups = g_object_new (GTK_TYPE_BOX, "layout-manager",
                                    arb_columns_layout_new (310, 3, 18), "margin-top", 12, NULL);

  gtk_box_append (GTK_BOX (body), heading);
  gtk_box_append (GTK_BOX (body),
                  arb_text_line_new (_ ("Nobody else sees what you record here: the log only shows "
                                        "that there is an entry."),
                                     "dim-label"));
  gtk_box_append (GTK_BOX (body), groups);
  gtk_box_append (GTK_BOX (groups), group_new (_ ("Face Down"), GTK_WIDGET (self->cards)));
  gtk_box_append (GTK_BOX (groups), record_group_new (self));
  gtk_box_append (GTK_BOX (groups), GTK_WIDGET (self->knowledge));
  g_object_set (scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "child", body, NULL);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
arb_private_page_new (ArbSession *session, guint seat)
{
  ArbPrivatePage *self = g_object_new (ARB_TYPE_PRIVATE_PAGE, NULL);

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);

  self->seat = seat;
  fill (self, arb_seat_heading_new (session, seat));
  arb_session_view_set_session (ARB_SESSION_VIEW (self), session);
  arb_statement_form_set_session (self->form, session, seat);
  return GTK_WIDGET (self);
}
