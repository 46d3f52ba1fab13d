/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/first-hint.h"

#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/table/card-button.h"
#include "app/turn/turn-panel.h"
#include "app/widgets/settings.h"
#include "app/widgets/text-block.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define WIDTH 330 /* pixels; less if the window is narrower */
#define STEP 8    /* pixels between the places that are tried */
#define GAP 10    /* pixels around a thing that count as a part of it */
#define EDGE 4    /* pixels at the edge of a thing that stay free; on a phone, there are no more */

#define N_TYPES 2

/* In later turns, people know the window. */
#define GUIDED_TURNS 12

struct _ArbFirstHint
{
  ArbSessionView parent_instance;

  GtkLabel *label;
  guint hint;          /* index of the hint that is due; %N_HINTS for none */
  ArbSession *session; /* (nullable): that of the hint; only compared */
  guint first;         /* index of the hint that is looked at first */
  guint turn;          /* when the hint was shown */
  guint n_decisions;   /* in its log then */
  guint put_away_in;   /* the turn in which a hint was last dismissed; 0 for none */
};

G_DEFINE_FINAL_TYPE (ArbFirstHint, arb_first_hint, ARB_TYPE_SESSION_VIEW)

static guint
get_turn (ArbSession *session)
{
  return arb_game_get_state (arb_document_get_game (arb_session_get_document (session)))->turn;
}

/* Moves about the set-up are no decisions. */
static guint
count_decisions (ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));
  const ArbVerb *const *verbs = arb_game_get_catalogue (game)->ruleset->verbs;
  guint n = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    n += verbs[arb_game_get_entry (game, i)->move.verb]->kind == ARB_VERB_DECISION;
  return n;
}

static gboolean
has_decision (ArbSession *session)
{
  return count_decisions (session) > 0;
}

/* Whether the last gesture contains implied moves. */
static gboolean
has_implied (ArbSession *session)
{
  const ArbGame *game = arb_document_get_game (arb_session_get_document (session));

  for (guint i = arb_game_get_length (game); i > 0; i--)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i - 1);

      if (entry->implied)
        return TRUE;
      if (entry->opens)
        return FALSE;
    }
  return FALSE;
}

/* Whether a button consists of a number of cards in a column. */
static gboolean
has_columns (ArbSession *session)
{
  GPtrArray *offers = arb_session_get_offers (session);

  for (guint i = 0; i < offers->len; i++)
    {
      ArbOfferItem *item = offers->pdata[i];

      if (item->offer.column > 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_beginning (ArbSession *session)
{
  return !has_decision (session);
}

/* The hints in the order of their importance; each is shown when it is due, one in a turn. A game
 * may have words of its own for any of them, with the id “hint.ID”. */
static const struct
{
  const char *id;
  const char *text; /* (nullable): %NULL if only games with words of their own have it */
  gboolean (*is_due) (ArbSession *session);
  GType (*types[N_TYPES]) (void); /* of the things that it speaks of; it lies at the first one that
                                     has room */
} hints[] = {
  { "choose",
    N_ ("Tap what the player does. Dashed buttons are against the rules; tap one to see why."),
    is_beginning,
    { arb_turn_panel_get_type } },
  { "columns",
    N_ ("The large number is what the move brings. Its column says how many cards from the hand go "
        "with it."),
    has_columns,
    { arb_turn_panel_get_type } },
  { "planets", NULL, has_decision, { arb_card_button_get_type } },
  { "undo",
    N_ ("A slip? Undo is always at the top left. To change something earlier, tap its line in "
        "the log, then the move."),
    has_decision,
    { arb_log_bar_get_type, arb_log_pane_get_type } },
  { "implied",
    N_ ("Arbiter adds obvious moves by itself, like a player who dissents. You see them in the "
        "log."),
    has_implied,
    { arb_log_bar_get_type, arb_log_pane_get_type } },
  { "tell",
    N_ ("Hands stay secret. Tell… is for what everybody saw: with it, Arbiter knows more exactly "
        "what is possible."),
    has_decision,
    { arb_turn_panel_get_type } },
};

#define N_HINTS G_N_ELEMENTS (hints)

/* Returns the words of hint @index for the game; %NULL if it has none. */
static char *
dup_text (ArbSession *session, guint index)
{
  g_autofree char *id = g_strconcat ("hint.", hints[index].id, NULL);
  g_autofree char *word = arb_session_dup_word (session, id);

  if (!g_str_equal (word, id))
    return g_steal_pointer (&word);
  return g_strdup (hints[index].text != NULL ? _ (hints[index].text) : NULL);
}

static gboolean
is_due (ArbSession *session, guint index)
{
  g_autofree char *text = dup_text (session, index);

  return text != NULL && hints[index].is_due (session);
}

/* Returns the next hint; none if one was dismissed in this turn: hints must not be in the way. */
static guint
find_hint (ArbFirstHint *self, ArbSession *session)
{
  guint turn = get_turn (session);

  if (turn <= self->put_away_in || turn > GUIDED_TURNS || arb_session_get_over (session))
    return N_HINTS;
  for (guint i = 0; i < N_HINTS; i++)
    {
      guint index = (self->first + i) % N_HINTS;

      if (!arb_settings_has ("dismissed-hints", hints[index].id) && is_due (session, index))
        return index;
    }
  return N_HINTS;
}

static void
show (ArbFirstHint *self, ArbSession *session, guint index)
{
  g_autofree char *text = index < N_HINTS ? dup_text (session, index) : NULL;

  self->hint = index;
  self->session = session;
  self->turn = get_turn (session);
  self->n_decisions = count_decisions (session);
  arb_label_show (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

/* Who makes a move has done what the hint speaks of. A hint that still waits for a free place gives
 * way to another one. */
static void
note_move (ArbFirstHint *self, ArbSession *session)
{
  guint hint = self->hint;

  if (hint == N_HINTS || self->session != session || count_decisions (session) <= self->n_decisions)
    return;
  if (!gtk_widget_get_child_visible (GTK_WIDGET (self)))
    {
      self->first = (hint + 1) % N_HINTS;
      return;
    }
  self->hint = N_HINTS;
  self->put_away_in = self->turn;
  arb_settings_add ("dismissed-hints", hints[hint].id);
}

static void
arb_first_hint_update (ArbSessionView *view)
{
  ArbFirstHint *self = ARB_FIRST_HINT (view);
  ArbSession *session = arb_session_view_get_session (view);

  if (self->session != session)
    self->put_away_in = 0;
  note_move (self, session);
  show (self, session, find_hint (self, session));
}

/* Collects the words, pictures and buttons in @root that can be seen, by their places in
 * @overlay. */
static void
collect_needed (GtkWidget *root, GtkWidget *overlay, GArray *needed)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (root))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_needed (child, overlay, needed);
  if ((GTK_IS_BUTTON (root) || GTK_IS_LABEL (root) || GTK_IS_IMAGE (root))
      && gtk_widget_compute_bounds (root, overlay, &bounds))
    g_array_append_val (needed,
                        ((GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                         (int) bounds.size.width, (int) bounds.size.height }));
}

static gboolean
is_free (const GArray *needed, const GdkRectangle *area)
{
  for (guint i = 0; i < needed->len; i++)
    if (gdk_rectangle_intersect (area, &g_array_index (needed, GdkRectangle, i), NULL))
      return FALSE;
  return TRUE;
}

static GtkWidget *
find_thing (GtkWidget *root, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  if (!gtk_widget_get_mapped (root))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_thing (child, type);
  return found;
}

/* Moves @area, of the size of the hint, to the lowest place in @room where it covers nothing of
 * @needed (#GdkRectangle): there is more free room below. Returns whether there is one. */
static gboolean
find_place_in (const GdkRectangle *room, const GArray *needed, GdkRectangle *area)
{
  for (area->y = room->y + room->height - area->height; area->y >= room->y; area->y -= STEP)
    for (area->x = room->x; area->x + area->width <= room->x + room->width; area->x += STEP)
      if (is_free (needed, area))
        return TRUE;
  return FALSE;
}

/* Finds a free place in @thing, or beside it on @page. */
static gboolean
find_place (const graphene_rect_t *thing, const GdkRectangle *page, const GArray *needed,
            GdkRectangle *area)
{
  const int x = (int) thing->origin.x, y = (int) thing->origin.y;
  const int width = (int) thing->size.width, height = (int) thing->size.height;
  const GdkRectangle inside = { x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE };
  const GdkRectangle around = { x - area->width - GAP, y - area->height - GAP,
                                width + 2 * (area->width + GAP),
                                height + 2 * (area->height + GAP) };
  GdkRectangle room;

  if (find_place_in (&inside, needed, area))
    return TRUE;
  return gdk_rectangle_intersect (&around, page, &room) && find_place_in (&room, needed, area);
}

/* As find_place(), at the first thing of the present hint that has room. */
static gboolean
find_place_of_hint (ArbFirstHint *self, GtkWidget *overlay, const GArray *needed,
                    GdkRectangle *area)
{
  const GdkRectangle page = { 0, 0, gtk_widget_get_width (overlay),
                              gtk_widget_get_height (overlay) };

  for (guint i = 0; self->hint < N_HINTS && i < N_TYPES && hints[self->hint].types[i] != NULL; i++)
    {
      GtkWidget *thing = find_thing (overlay, hints[self->hint].types[i]());
      graphene_rect_t bounds;

      if (thing != NULL && gtk_widget_compute_bounds (thing, overlay, &bounds)
          && find_place (&bounds, &page, needed, area))
        return TRUE;
    }
  return FALSE;
}

static gboolean
on_place (ArbFirstHint *self, GtkWidget *child, GdkRectangle *area, GtkWidget *overlay)
{
  g_autoptr (GArray) needed = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  int width, height;

  if (child != GTK_WIDGET (self))
    return FALSE;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, MIN (WIDTH, gtk_widget_get_width (overlay)));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  *area = (GdkRectangle){ 0, 0, width, height };
  collect_needed (gtk_overlay_get_child (GTK_OVERLAY (overlay)), overlay, needed);
  /* Without a free place the hint waits. */
  gtk_widget_set_child_visible (child, find_place_of_hint (self, overlay, needed, area));
  return TRUE;
}

static void
arb_first_hint_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_first_hint_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_parent (widget), "get-child-position",
                           G_CALLBACK (on_place), widget, G_CONNECT_SWAPPED);
}

static void
on_dismissed_changed (ArbFirstHint *self)
{
  g_auto (GStrv) dismissed = g_settings_get_strv (arb_settings_get (), "dismissed-hints");

  /* The preferences have reset all hints. */
  if (dismissed[0] == NULL)
    self->put_away_in = 0;
  if (arb_session_view_get_session (ARB_SESSION_VIEW (self)) != NULL)
    arb_first_hint_update (ARB_SESSION_VIEW (self));
}

static void
dismiss (GtkWidget *widget, const char *name, GVariant *target)
{
  ArbFirstHint *self = ARB_FIRST_HINT (widget);
  ArbSession *session = arb_session_view_get_session (ARB_SESSION_VIEW (self));

  if (self->hint == N_HINTS)
    return;
  self->put_away_in = get_turn (session);
  arb_settings_add ("dismissed-hints", hints[self->hint].id);
}

static void
dismiss_all (GtkWidget *widget, const char *name, GVariant *target)
{
  for (guint i = 0; i < N_HINTS; i++)
    arb_settings_add ("dismissed-hints", hints[i].id);
}

const char *
arb_first_hint_get_hint (ArbFirstHint *self)
{
  g_return_val_if_fail (ARB_IS_FIRST_HINT (self), NULL);
  return self->hint < N_HINTS ? hints[self->hint].id : NULL;
}

static void
arb_first_hint_class_init (ArbFirstHintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ARB_SESSION_VIEW_CLASS (klass)->update = arb_first_hint_update;
  widget_class->root = arb_first_hint_root;

  gtk_widget_class_install_action (widget_class, "hint.dismiss", NULL, dismiss);
  gtk_widget_class_install_action (widget_class, "hint.dismiss-all", NULL, dismiss_all);
}

static void
arb_first_hint_init (ArbFirstHint *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *none = gtk_button_new_with_label (_ ("No More Hints"));
  GtkWidget *next = gtk_button_new_with_mnemonic (_ ("_Got It"));

  self->hint = N_HINTS;
  self->label = GTK_LABEL (arb_text_line_new (NULL, NULL));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (none), "hint.dismiss-all");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (next), "hint.dismiss");
  gtk_widget_add_css_class (none, "flat");
  gtk_widget_set_hexpand (next, TRUE);
  gtk_box_append (GTK_BOX (buttons), none);
  gtk_box_append (GTK_BOX (buttons), next);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  gtk_box_append (GTK_BOX (box), buttons);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "first-hint");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (arb_settings_get (), "changed::dismissed-hints",
                           G_CALLBACK (on_dismissed_changed), self, G_CONNECT_SWAPPED);
}
