/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/first-hint.h"

#include "app/log/log-bar.h"
#include "app/log/log-pane.h"
#include "app/table/card-button.h"
#include "app/turn/row-heading.h"
#include "app/turn/turn-panel.h"
#include "app/widgets/resources.h"
#include "app/widgets/settings.h"
#include "model/session/log-line.h"

#include <glib/gi18n.h>

#define WIDTH 330  /* pixels; less if the window is narrower */
#define POINTER 10 /* pixels, like the margin of the hint in the style sheet */
#define STEP 8     /* pixels between the places that are tried */

/* On which side of a thing a hint about it lies. */
typedef enum
{
  SIDE_BEFORE,
  SIDE_AFTER,
  SIDE_BELOW,
  SIDE_ABOVE,
  SIDE_NONE, /* there is no free place at it */
} Side;

#define N_TYPES 2

/* In later turns, people know the window. */
#define GUIDED_TURNS 12

struct _ArbFirstHint
{
  ArbSessionView parent_instance;

  GtkLabel *label;
  GSettings *settings;
  const char *hint;      /* static id */
  ArbSession *session;   /* (nullable): that of the hint; only compared */
  guint first;           /* index of the hint that is looked at first */
  guint turn;            /* when the hint was shown */
  guint n_decisions;     /* in its log then */
  guint put_away_in;     /* the turn in which a hint was last dismissed; 0 for none */
  guint type;            /* index of the type of the thing that it speaks of */
  graphene_rect_t thing; /* what it speaks of, in the overlay, when it was placed */
  Side side;
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
  const ArbVerb *verbs = arb_game_get_catalogue (game)->ruleset->verbs;
  guint n = 0;

  for (guint i = 0; i < arb_game_get_length (game); i++)
    n += verbs[arb_game_get_entry (game, i)->move.verb].kind == ARB_VERB_DECISION;
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
  GListModel *offers = arb_session_get_offers (session);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (ArbOfferItem) item = g_list_model_get_item (offers, i);

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

/* The hints in the order of their importance; each is shown when it is due, one in a turn. A game may
 * have words of its own for any of them, with the id “hint.ID”. */
static const struct
{
  const char *id;
  const char *text; /* (nullable): %NULL if only games with words of their own have it */
  gboolean (*is_due) (ArbSession *session);
  /* of the things that it speaks of; the hint lies at the first one that has a free place */
  GType (*types[N_TYPES]) (void);
  const char *parent; /* (nullable): the style class of the parent of a thing of the first type */
} hints[] = {
  { "choose",
    N_ ("Tap what the player does. Dashed buttons are against the rules; tap one to see why."),
    is_beginning,
    { arb_turn_panel_get_type },
    NULL },
  { "columns",
    N_ ("The large number is what the move brings. Its column says how many cards from the hand go "
        "with it."),
    has_columns,
    { arb_row_heading_get_type, arb_turn_panel_get_type },
    NULL },
  { "planets", NULL, has_decision, { arb_card_button_get_type }, NULL },
  { "undo",
    N_ ("A slip? Undo is always at the top left. To change something earlier, tap its line in "
        "the log, then the move."),
    has_decision,
    { arb_log_bar_get_type, arb_log_pane_get_type },
    NULL },
  { "implied",
    N_ ("Arbiter adds obvious moves by itself, like a player who dissents. You see them in the "
        "log."),
    has_implied,
    { arb_log_bar_get_type, arb_log_pane_get_type },
    NULL },
  { "tell",
    N_ ("Hands stay secret. Tell… is for what everybody saw: with it, Arbiter knows more exactly "
        "what is possible."),
    has_decision,
    { gtk_menu_button_get_type, arb_turn_panel_get_type },
    "turn-header" },
};

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
    return G_N_ELEMENTS (hints);
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      guint index = (self->first + i) % G_N_ELEMENTS (hints);

      if (!arb_settings_has (self->settings, "dismissed-hints", hints[index].id)
          && is_due (session, index))
        return index;
    }
  return G_N_ELEMENTS (hints);
}

static void
show (ArbFirstHint *self, ArbSession *session, guint index)
{
  gboolean shown = index < G_N_ELEMENTS (hints);
  g_autofree char *text = shown ? dup_text (session, index) : NULL;

  self->hint = shown ? hints[index].id : NULL;
  self->session = session;
  self->turn = get_turn (session);
  self->n_decisions = count_decisions (session);
  if (shown)
    gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
}

/* Returns the index of the present hint. */
static guint
find_index (ArbFirstHint *self)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (hints) && g_strcmp0 (hints[i].id, self->hint) != 0)
    i++;
  return i;
}

/* Who makes a move has done what the hint speaks of. A hint that still waits for a free place gives
 * way to another one. */
static void
note_move (ArbFirstHint *self, ArbSession *session)
{
  const char *hint = self->hint;

  if (hint == NULL || self->session != session || count_decisions (session) <= self->n_decisions)
    return;
  if (!gtk_widget_get_child_visible (GTK_WIDGET (self)))
    {
      self->first = (find_index (self) + 1) % G_N_ELEMENTS (hints);
      return;
    }
  self->hint = NULL;
  self->put_away_in = self->turn;
  arb_settings_add (self->settings, "dismissed-hints", hint);
}

static void
arb_first_hint_update (ArbSessionView *view)
{
  ArbFirstHint *self = ARB_FIRST_HINT (view);
  ArbSession *session = arb_session_view_get_session (view);

  if (self->settings == NULL)
    return;
  if (self->session != session)
    self->put_away_in = 0;
  note_move (self, session);
  show (self, session, find_hint (self, session));
}

static GtkWidget *
find_thing (GtkWidget *root, GType type, const char *parent)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type)
      && (parent == NULL || gtk_widget_has_css_class (gtk_widget_get_parent (root), parent)))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_thing (child, type, parent);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Sets the place of the thing in @widget; to nothing if it is not on the screen. */
static gboolean
locate_thing (ArbFirstHint *self, GtkWidget *widget, graphene_rect_t *bounds)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *thing = NULL;
  guint index = find_index (self);

  *bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (root != NULL && index < G_N_ELEMENTS (hints) && hints[index].types[self->type] != NULL)
    thing = find_thing (root, hints[index].types[self->type](),
                        self->type == 0 ? hints[index].parent : NULL);
  return thing != NULL && gtk_widget_compute_bounds (thing, widget, bounds);
}

static gboolean
is_beside (Side side)
{
  return side == SIDE_BEFORE || side == SIDE_AFTER;
}

/* Moves the rectangle to a side of the thing, and along it into the page. */
static void
move_to (const graphene_rect_t *thing, Side side, const GdkRectangle *page, GdkRectangle *area)
{
  area->x = (int) thing->origin.x;
  area->y = (int) thing->origin.y;
  if (side == SIDE_BEFORE)
    area->x -= area->width;
  else if (side == SIDE_AFTER)
    area->x += (int) thing->size.width;
  else if (side == SIDE_BELOW)
    area->y += (int) thing->size.height;
  else
    area->y -= area->height;
  if (is_beside (side))
    area->y = CLAMP (area->y, 0, MAX (0, page->height - area->height));
  else
    area->x = CLAMP (area->x, 0, MAX (0, page->width - area->width));
}

static gboolean
is_inside (const GdkRectangle *area, const GdkRectangle *page)
{
  return area->x >= 0 && area->y >= 0 && area->x + area->width <= page->width
         && area->y + area->height <= page->height;
}

/* The first free place of the hint that is found. */
typedef struct
{
  const GdkRectangle *page;
  GArray *needed;
  GdkRectangle place;
  Side side; /* %SIDE_NONE before one is found */
} Search;

static gboolean
is_free (const GArray *needed, const GdkRectangle *area)
{
  /* The margin of the hint covers nothing. */
  const GdkRectangle body = { area->x + POINTER, area->y + POINTER, area->width - 2 * POINTER,
                              area->height - 2 * POINTER };

  for (guint i = 0; i < needed->len; i++)
    if (gdk_rectangle_intersect (&body, &g_array_index (needed, GdkRectangle, i), NULL))
      return FALSE;
  return TRUE;
}

static void
try_place (Search *search, const GdkRectangle *area, Side side)
{
  if (search->side != SIDE_NONE || !is_inside (area, search->page)
      || !is_free (search->needed, area))
    return;
  search->place = *area;
  search->side = side;
}

/* Tries the places along a side of the thing, from its first corner on; each lets the pointer reach
 * the thing. */
static void
try_side (Search *search, const graphene_rect_t *thing, Side side, GdkRectangle area)
{
  gint *along = is_beside (side) ? &area.y : &area.x;
  gint length = (gint) (is_beside (side) ? thing->size.height : thing->size.width);
  gint end;

  move_to (thing, side, search->page, &area);
  try_place (search, &area, side);
  end = (gint) (is_beside (side) ? thing->origin.y : thing->origin.x) + length;
  for (; *along + 4 * POINTER <= end; *along += STEP)
    try_place (search, &area, side);
}

/* Tries the places in @frame, row by row from below: there is more free room. */
static void
try_inside (Search *search, const GdkRectangle *frame, Side side, GdkRectangle area)
{
  for (area.y = frame->y + frame->height - area.height; area.y >= frame->y; area.y -= STEP)
    for (area.x = frame->x; area.x + area.width <= frame->x + frame->width; area.x += STEP)
      try_place (search, &area, side);
}

/* Moves @area, of the size of the hint, to a place where it covers nothing of @needed
 * (#GdkRectangle), in a large @thing or beside it. Returns the side of the thing on which it is. */
static Side
find_place (const graphene_rect_t *thing, const GdkRectangle *page, GArray *needed,
            GdkRectangle *area)
{
  const GdkRectangle frame = { (gint) thing->origin.x, (gint) thing->origin.y,
                               (gint) thing->size.width,
                               /* The gap below the thing is free, too. */
                               (gint) thing->size.height + POINTER };
  Search search = { page, needed, *area, SIDE_NONE };

  /* In a thing as large as the choices, the pointer shows what is above the hint. */
  try_inside (&search, &frame, SIDE_BELOW, *area);
  for (Side side = SIDE_BEFORE; side < SIDE_NONE; side++)
    try_side (&search, thing, side, *area);
  *area = search.place;
  return search.side;
}

/* Returns the middle of the pointer's base, on the edge of the hint that is nearest to the thing. */
static graphene_point_t
find_base (Side side, const graphene_rect_t *own, const graphene_rect_t *thing)
{
  float right = own->origin.x + own->size.width;
  float bottom = own->origin.y + own->size.height;
  float x = CLAMP (thing->origin.x + thing->size.width / 2, own->origin.x + 2 * POINTER,
                   right - 2 * POINTER);
  float y = CLAMP (thing->origin.y + thing->size.height / 2, own->origin.y + 2 * POINTER,
                   bottom - 2 * POINTER);

  if (is_beside (side))
    return GRAPHENE_POINT_INIT (side == SIDE_BEFORE ? right : own->origin.x, y);
  return GRAPHENE_POINT_INIT (x, side == SIDE_ABOVE ? bottom : own->origin.y);
}

static void
draw_pointer (cairo_t *cairo, Side side, graphene_point_t base)
{
  gboolean forward = side == SIDE_BEFORE || side == SIDE_ABOVE;
  float length = forward ? POINTER : -POINTER;
  float across = is_beside (side) ? 0 : POINTER;
  float along = POINTER - across;

  cairo_move_to (cairo, base.x - across, base.y - along);
  cairo_line_to (cairo, base.x + (is_beside (side) ? length : 0),
                 base.y + (is_beside (side) ? 0 : length));
  cairo_line_to (cairo, base.x + across, base.y + along);
  cairo_fill (cairo);
}

/* Draws a triangle from the edge of @hint, whose margin is as wide as that is long, to @thing. */
static void
append_pointer (Side side, GtkWidget *hint, const graphene_rect_t *thing, GtkSnapshot *snapshot)
{
  graphene_rect_t own, area;
  graphene_point_t base;
  GdkRGBA color;
  cairo_t *cairo;

  if (!gtk_widget_compute_bounds (hint, hint, &own)
      || !gtk_style_context_lookup_color (gtk_widget_get_style_context (hint), "arb_accent",
                                          &color))
    return;
  base = find_base (side, &own, thing);
  area = GRAPHENE_RECT_INIT (base.x - POINTER, base.y - POINTER, 2 * POINTER, 2 * POINTER);
  cairo = gtk_snapshot_append_cairo (snapshot, &area);
  gdk_cairo_set_source_rgba (cairo, &color);
  draw_pointer (cairo, side, base);
  cairo_destroy (cairo);
}

/* Collects the words, pictures and buttons in @root that can be seen, by their places in @overlay. */
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
on_place (ArbFirstHint *self, GtkWidget *child, GdkRectangle *area, GtkWidget *overlay)
{
  const GdkRectangle page = { 0, 0, gtk_widget_get_width (overlay),
                              gtk_widget_get_height (overlay) };
  g_autoptr (GArray) needed = g_array_new (FALSE, FALSE, sizeof (GdkRectangle));
  int width, height;

  if (child != GTK_WIDGET (self))
    return FALSE;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, MIN (WIDTH, page.width));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  *area = (GdkRectangle){ 0, 0, width, height };
  self->side = SIDE_NONE;
  collect_needed (gtk_overlay_get_child (GTK_OVERLAY (overlay)), overlay, needed);
  for (guint i = 0; i < N_TYPES && self->side == SIDE_NONE; i++)
    {
      self->type = i;
      if (locate_thing (self, overlay, &self->thing))
        self->side = find_place (&self->thing, &page, needed, area);
    }
  /* Without a free place the hint waits. */
  gtk_widget_set_child_visible (child, self->side != SIDE_NONE);
  /* The pointer is not part of the hint's size. */
  gtk_widget_queue_draw (child);
  return TRUE;
}

/* Moves the hint when the thing has moved without the page being laid out again, as in scrolling. */
static void
follow_thing (ArbFirstHint *self)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t thing;

  if (self->hint == NULL)
    return;
  locate_thing (self, overlay, &thing);
  if (!graphene_rect_equal (&thing, &self->thing))
    gtk_widget_queue_allocate (overlay);
}

/* Runs after the window's own handler, when the page has been laid out. */
static void
arb_first_hint_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_first_hint_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "layout",
                           G_CALLBACK (follow_thing), widget, G_CONNECT_SWAPPED);
}

static void
arb_first_hint_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (arb_first_hint_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_parent (widget), "get-child-position",
                           G_CALLBACK (on_place), widget, G_CONNECT_SWAPPED);
}

static void
arb_first_hint_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbFirstHint *self = ARB_FIRST_HINT (widget);
  graphene_rect_t thing;

  if (self->side != SIDE_NONE && locate_thing (self, widget, &thing))
    append_pointer (self->side, widget, &thing, snapshot);
  GTK_WIDGET_CLASS (arb_first_hint_parent_class)->snapshot (widget, snapshot);
}

static void
on_dismissed_changed (ArbFirstHint *self)
{
  g_auto (GStrv) dismissed = g_settings_get_strv (self->settings, "dismissed-hints");

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

  if (self->hint == NULL)
    return;
  self->put_away_in = get_turn (session);
  arb_settings_add (self->settings, "dismissed-hints", self->hint);
}

static void
dismiss_all (GtkWidget *widget, const char *name, GVariant *target)
{
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    arb_settings_add (ARB_FIRST_HINT (widget)->settings, "dismissed-hints", hints[i].id);
}

void
arb_first_hint_set_settings (ArbFirstHint *self, GSettings *settings)
{
  g_return_if_fail (ARB_IS_FIRST_HINT (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::dismissed-hints", G_CALLBACK (on_dismissed_changed),
                           self, G_CONNECT_SWAPPED);
}

const char *
arb_first_hint_get_hint (ArbFirstHint *self)
{
  g_return_val_if_fail (ARB_IS_FIRST_HINT (self), NULL);
  return self->hint;
}

static void
arb_first_hint_dispose (GObject *object)
{
  g_clear_object (&ARB_FIRST_HINT (object)->settings);

  G_OBJECT_CLASS (arb_first_hint_parent_class)->dispose (object);
}

static void
arb_first_hint_class_init (ArbFirstHintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_first_hint_dispose;
  ARB_SESSION_VIEW_CLASS (klass)->update = arb_first_hint_update;
  widget_class->realize = arb_first_hint_realize;
  widget_class->root = arb_first_hint_root;
  widget_class->snapshot = arb_first_hint_snapshot;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "window/first-hint.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbFirstHint, label);
  gtk_widget_class_install_action (widget_class, "hint.dismiss", NULL, dismiss);
  gtk_widget_class_install_action (widget_class, "hint.dismiss-all", NULL, dismiss_all);
}

static void
arb_first_hint_init (ArbFirstHint *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
