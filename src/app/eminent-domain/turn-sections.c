/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/eminent-domain/turn-sections.h"

#include "app/choice-grid.h"
#include "app/columns-layout.h"
#include "app/offer-button.h"
#include "app/session-view.h"
#include "app/widgets.h"

#include <glib/gi18n.h>

#define MORE_COLUMN (EM_COLUMNS + 1)
#define MOST_COLUMNS (4 * EM_COLUMNS) /* where cells go on in further rows */
#define FEW_CHIPS 6                   /* more of them are behind “…” */
#define INLINE_DISCARDS 2
#define STACKED_CHARS 8 /* of a name under its sign */

static ArbOfferItem *
get_item (const EmSections *sections, guint index)
{
  g_autoptr (ArbOfferItem) item = g_list_model_get_item (sections->offers, index);

  /* The list keeps it as long as the sections are being made. */
  return item;
}

gint
em_sections_find_index (const EmSections *sections, const char *kind, guint seat, gint column,
                        const char *row)
{
  guint n = g_list_model_get_n_items (sections->offers);

  for (guint i = 0; i < n; i++)
    {
      ArbOfferItem *item = get_item (sections, i);

      if (arb_offer_item_is (item, kind) && (seat == 0 || arb_offer_item_get_seat (item) == seat)
          && (column < 0 || arb_offer_item_get_column (item) == (guint) column)
          && (row == NULL || g_strcmp0 (arb_offer_item_get_row (item), row) == 0))
        return (gint) i;
    }

  return -1;
}

ArbOfferItem *
em_sections_find (const EmSections *sections, const char *kind, guint seat)
{
  gint index = em_sections_find_index (sections, kind, seat, -1, NULL);

  return index >= 0 ? get_item (sections, (guint) index) : NULL;
}

/* Which offers are behind “…”, by the name of the drawer. */
static gboolean
is_in_drawer (ArbOfferItem *item, const char *drawer)
{
  guint column = arb_offer_item_get_column (item);
  g_autofree char *answer = g_strdup_printf ("answer-%u", arb_offer_item_get_seat (item));

  if (g_str_equal (drawer, answer))
    return arb_offer_item_is (item, "answer") && column >= EM_COLUMNS;
  if (g_str_equal (drawer, "discard"))
    return arb_offer_item_is (item, "discard") && column > INLINE_DISCARDS;
  return arb_offer_item_is (item, drawer);
}

static guint
count_in_drawer (const EmSections *sections, const char *drawer)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    n += is_in_drawer (get_item (sections, i), drawer);

  return n;
}

static GtkWidget *
columns_new (gint width)
{
  return g_object_new (GTK_TYPE_BOX, "layout-manager",
                       g_object_new (ARB_TYPE_COLUMNS_LAYOUT, "column-width", width, "spacing", 5,
                                     NULL),
                       NULL);
}

static void
add_drawer (const EmSections *sections, const char *drawer)
{
  GtkWidget *box;

  if (g_strcmp0 (sections->drawer, drawer) != 0)
    return;
  box = columns_new (150);
  gtk_widget_add_css_class (box, "drawer");
  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      ArbOfferItem *item = get_item (sections, i);

      if (is_in_drawer (item, drawer))
        gtk_box_append (GTK_BOX (box),
                        arb_offer_button_new (item, i, arb_offer_item_get_name (item), NULL));
    }
  gtk_box_append (sections->box, box);
}

static GtkWidget *
more_button_new (const EmSections *sections, const char *drawer, const char *label,
                 const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, "cell");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "turn.more");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", drawer);
  arb_widget_set_tooltip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               g_strcmp0 (sections->drawer, drawer) == 0, -1);
  return button;
}

static GtkWidget *
label_new (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* Beside the cells of a narrow window a name must still be known by its beginning. */
  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* In a narrow window a name stands under its sign, on two lines if it must. */
static GtkWidget *
stacked_heading_new (GtkWidget *sign, const char *text)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), STACKED_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), STACKED_CHARS);
  gtk_widget_add_css_class (label, "row-title");
  gtk_widget_set_valign (heading, GTK_ALIGN_CENTER);
  arb_widget_set_tooltip (heading, text);
  gtk_box_append (GTK_BOX (signs), sign);
  gtk_box_append (GTK_BOX (heading), signs);
  gtk_box_append (GTK_BOX (heading), label);
  return heading;
}

/* The name of a role or player at the head of a row. */
static GtkWidget *
heading_new (const EmSections *sections, GtkWidget *sign, const char *text, const char *caption)
{
  GtkWidget *heading, *lines;

  if (sections->compact)
    return stacked_heading_new (sign, text);
  heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), label_new (text, "row-title"));
  if (caption != NULL)
    gtk_box_append (GTK_BOX (lines), label_new (caption, "row-caption"));
  gtk_box_append (GTK_BOX (heading), sign);
  gtk_box_append (GTK_BOX (heading), lines);
  return heading;
}

/* An hourglass in @heading: whatever is chosen in this row takes the last card of the stack. */
static void
mark_last (const EmSections *sections, GtkWidget *heading)
{
  GtkWidget *image = gtk_image_new_from_icon_name ("end-clock-symbolic");
  const char *text = _ ("Takes the last card of the stack");

  gtk_widget_add_css_class (image, "last-card");
  arb_widget_set_tooltip (image, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_box_append (GTK_BOX (sections->compact ? gtk_widget_get_first_child (heading) : heading),
                  image);
}

static GtkWidget *
role_icon_new (const EmSections *sections, ArbArgument role)
{
  const ArbCatalogue *catalogue =
      arb_document_get_catalogue (arb_session_get_document (sections->session));
  g_autofree char *name =
      g_strdup_printf ("role-%s-symbolic", arb_catalogue_get_name (catalogue, role));

  return gtk_image_new_from_icon_name (name);
}

static char *
dup_unit (const EmSections *sections, ArbOfferItem *item)
{
  const char *outcome = arb_offer_item_get_offer (item)->outcome;
  g_autofree char *id = NULL;

  if (outcome == NULL)
    return NULL;
  id = g_strconcat ("unit.", outcome, NULL);
  return arb_session_dup_word (sections->session, id);
}

static char *
count_cards (guint n)
{
  return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
}

/* The cells of one row, as many as there are, and what is marked in it: the first that brings
 * nothing more. What finds no room in a row of the grid goes on below. */
static void
attach_cells (const EmSections *sections, ArbChoiceGrid *grid, ArbOfferItem *head, guint row,
              guint n_columns, gboolean captions)
{
  gboolean marked = FALSE;

  for (guint column = 0; column < n_columns; column++)
    {
      gint index = em_sections_find_index (sections, arb_offer_item_get_offer (head)->kind,
                                           arb_offer_item_get_seat (head), (gint) column,
                                           arb_offer_item_get_row (head));
      g_autofree char *caption = captions ? count_cards (column) : NULL;
      GtkWidget *button;

      if (index < 0)
        continue;
      button =
          arb_offer_button_new (get_item (sections, (guint) index), (guint) index, NULL, caption);
      if (!marked && gtk_widget_has_css_class (button, "void"))
        {
          arb_offer_button_mark (button);
          marked = TRUE;
        }
      arb_choice_grid_attach (grid, button, column % EM_COLUMNS + 1, row + column / EM_COLUMNS, 1);
    }
}

static void
attach_more (const EmSections *sections, ArbChoiceGrid *grid, const char *drawer, guint row)
{
  if (count_in_drawer (sections, drawer) > 0)
    arb_choice_grid_attach (grid, more_button_new (sections, drawer, "…", _ ("More")), MORE_COLUMN,
                            row, 1);
}

static void
attach_column_titles (const EmSections *sections, ArbChoiceGrid *grid)
{
  GtkWidget *cards =
      label_new (sections->compact ? _ ("cards") : _ ("cards from hand"), "row-caption");
  GtkWidget *more = gtk_label_new (_ ("more"));

  arb_choice_grid_attach (grid, cards, 0, 0, 1);
  for (guint column = 0; column < EM_COLUMNS; column++)
    {
      g_autofree char *text = g_strdup_printf ("%u", column);
      GtkWidget *title = gtk_label_new (text);

      gtk_widget_add_css_class (title, "row-caption");
      arb_choice_grid_attach (grid, title, column + 1, 0, 1);
    }
  gtk_widget_add_css_class (more, "row-caption");
  arb_choice_grid_attach (grid, more, MORE_COLUMN, 0, 1);
}

/* The offers of some kinds as buttons in columns, of @seat if not 0. */
static void
add_seat_buttons (const EmSections *sections, const char *const *kinds, guint seat,
                  const char *class)
{
  GtkWidget *box = g_object_ref_sink (columns_new (150));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      ArbOfferItem *item = get_item (sections, i);
      GtkWidget *button;

      if (!g_strv_contains (kinds, arb_offer_item_get_offer (item)->kind)
          || (seat != 0 && arb_offer_item_get_seat (item) != seat))
        continue;
      button = arb_offer_button_new (item, i, arb_offer_item_get_name (item),
                                     arb_offer_item_get_amount (item));
      gtk_widget_add_css_class (button, class);
      gtk_box_append (GTK_BOX (box), button);
      n++;
    }
  if (n > 0)
    gtk_box_append (sections->box, box);
  g_object_unref (box);
}

static void
add_buttons (const EmSections *sections, const char *const *kinds, const char *class)
{
  add_seat_buttons (sections, kinds, 0, class);
}

/* Single cards that can be told with one tap; many of them are behind “…”. */
static void
add_chips (const EmSections *sections, const char *kind, const char *label)
{
  const char *const kinds[] = { kind, NULL };

  if (count_in_drawer (sections, kind) <= FEW_CHIPS)
    {
      add_buttons (sections, kinds, "card-chip");
      return;
    }
  gtk_box_append (sections->box, more_button_new (sections, kind, label, label));
  add_drawer (sections, kind);
}

/* A row for each thing, and in it how many for it. */
static void
add_counts (const EmSections *sections, const char *kind)
{
  GtkWidget *grid = NULL;
  const char *last = NULL;
  guint row = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      ArbOfferItem *item = get_item (sections, i);

      if (!arb_offer_item_is (item, kind) || g_strcmp0 (last, arb_offer_item_get_row (item)) == 0)
        continue;
      if (grid == NULL)
        {
          grid = arb_choice_grid_new ();
          gtk_box_append (sections->box, grid);
        }
      last = arb_offer_item_get_row (item);
      arb_choice_grid_attach (ARB_CHOICE_GRID (grid), label_new (last, "row-title"), 0, row, 1);
      attach_cells (sections, ARB_CHOICE_GRID (grid), item, row, MOST_COLUMNS, FALSE);
      row += MOST_COLUMNS / EM_COLUMNS;
    }
}

void
em_sections_add_results (const EmSections *sections)
{
  static const char *const kinds[] = { "result", "remove", "remove-itself", "none", NULL };
  guint n = count_in_drawer (sections, "technology");

  add_buttons (sections, kinds, "result");
  add_counts (sections, "colonies");
  add_counts (sections, "slots");
  if (n > 0)
    {
      g_autofree char *label =
          g_strdup_printf (ngettext ("%u Other Technology…", "All %u Other Technologies…", n), n);

      gtk_box_append (sections->box, more_button_new (sections, "technology", label, label));
    }
  add_drawer (sections, "technology");
}

void
em_sections_add_boost (const EmSections *sections)
{
  ArbOfferItem *head = em_sections_find (sections, "boost", 0);
  GtkWidget *grid;
  g_autofree char *unit = NULL;

  if (head == NULL)
    return;
  add_chips (sections, "boost-card", _ ("Technologies…"));
  grid = arb_choice_grid_new ();
  unit = dup_unit (sections, head);
  arb_choice_grid_attach (
      ARB_CHOICE_GRID (grid),
      heading_new (sections, role_icon_new (sections, arb_offer_item_get_offer (head)->row),
                   arb_offer_item_get_row (head), unit),
      0, 0, 1);
  attach_cells (sections, ARB_CHOICE_GRID (grid), head, 0, MOST_COLUMNS, TRUE);
  gtk_box_append (sections->box, grid);
}

/* At the head of a row: to dissent, or who it is about where that is not his turn yet. */
static GtkWidget *
answer_head_new (const EmSections *sections, guint seat)
{
  const char *player = arb_session_get_player (sections->session, seat);
  guint deciders = arb_session_get_deciders (sections->session);
  gboolean several = (deciders & (deciders - 1)) != 0;
  gint index = em_sections_find_index (sections, "dissent", seat, -1, NULL);
  GtkWidget *button;

  if (index < 0)
    return heading_new (sections, arb_seat_label_new (seat), player, NULL);
  button = arb_offer_button_new (get_item (sections, (guint) index), (guint) index, _ ("Dissent"),
                                 several ? player : NULL);
  gtk_widget_add_css_class (button, "dissent");
  if (em_sections_find (sections, "everyone-dissents", 0) == NULL)
    gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

static void
add_answer_row (const EmSections *sections, GtkWidget *grid, ArbOfferItem *head, guint row)
{
  guint seat = arb_offer_item_get_seat (head);
  g_autofree char *drawer = g_strdup_printf ("answer-%u", seat);

  arb_choice_grid_attach (ARB_CHOICE_GRID (grid), answer_head_new (sections, seat), 0, row, 1);
  attach_cells (sections, ARB_CHOICE_GRID (grid), head, row, EM_COLUMNS, row == 0);
  attach_more (sections, ARB_CHOICE_GRID (grid), drawer, row);
}

static void
add_everyone_dissents (const EmSections *sections)
{
  gint index = em_sections_find_index (sections, "everyone-dissents", 0, -1, NULL);
  GtkWidget *button;

  if (index < 0)
    return;
  button = arb_offer_button_new (get_item (sections, (guint) index), (guint) index,
                                 _ ("Everyone Else Dissents"), NULL);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (sections->box, button);
}

void
em_sections_add_answers (const EmSections *sections)
{
  static const char *const chips[] = { "boost-card", NULL };
  GtkWidget *grid = NULL;
  guint seats = 0, row = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      ArbOfferItem *item = get_item (sections, i);
      g_autofree char *drawer = g_strdup_printf ("answer-%u", arb_offer_item_get_seat (item));

      if (!arb_offer_item_is (item, "answer") || (seats & 1u << arb_offer_item_get_seat (item)))
        continue;
      seats |= 1u << arb_offer_item_get_seat (item);
      if (grid == NULL)
        {
          grid = arb_choice_grid_new ();
          gtk_box_append (sections->box, grid);
        }
      add_answer_row (sections, grid, item, row++);
      add_drawer (sections, drawer);
      add_seat_buttons (sections, chips, arb_offer_item_get_seat (item), "card-chip");
    }
  add_everyone_dissents (sections);
}

void
em_sections_add_discards (const EmSections *sections)
{
  ArbOfferItem *head = em_sections_find (sections, "discard", 0);
  GtkWidget *box, *label;
  g_autofree char *text = NULL;

  if (head == NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  /* Translators: in front of numbers of cards */
  text =
      g_strdup_printf (_ ("%s discards"),
                       arb_session_get_player (sections->session, arb_offer_item_get_seat (head)));
  label = label_new (text, "row-title");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  for (guint n = 0; n <= INLINE_DISCARDS; n++)
    {
      gint index = em_sections_find_index (sections, "discard", 0, (gint) n, NULL);
      g_autofree char *number = g_strdup_printf ("%u", n);

      /* Not to discard goes without saying while others still answer. */
      if (index >= 0
          && (n > 0
              || arb_verdict_allows (
                  &arb_offer_item_get_offer (get_item (sections, (guint) index))->verdict)))
        gtk_box_append (GTK_BOX (box), arb_offer_button_new (get_item (sections, (guint) index),
                                                             (guint) index, number, NULL));
    }
  if (count_in_drawer (sections, "discard") > 0)
    gtk_box_append (GTK_BOX (box), more_button_new (sections, "discard", "…", _ ("Discard More")));
  gtk_box_append (sections->box, box);
  add_drawer (sections, "discard");
  add_chips (sections, "discard-card", _ ("Discard a Technology…"));
}

static void
add_actions (const EmSections *sections)
{
  GtkWidget *grid;
  guint column = 0;

  if (em_sections_find (sections, "action", 0) == NULL)
    return;
  grid = arb_choice_grid_new ();
  if (!sections->compact)
    arb_choice_grid_attach (ARB_CHOICE_GRID (grid), label_new (_ ("Action"), "row-title"), 0, 0, 1);
  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      ArbOfferItem *item = get_item (sections, i);
      GtkWidget *button;

      if (!arb_offer_item_is (item, "action"))
        continue;
      button = arb_offer_button_new (item, i, NULL, NULL);
      arb_offer_button_set_sign (button,
                                 role_icon_new (sections, arb_offer_item_get_offer (item)->row));
      arb_choice_grid_attach (ARB_CHOICE_GRID (grid), button, ++column, 0, 1);
    }
  if (count_in_drawer (sections, "action-card") > 0)
    arb_choice_grid_attach (ARB_CHOICE_GRID (grid),
                            more_button_new (sections, "action-card", "…",
                                             _ ("Politics and Technologies")),
                            column + 1, 0, 1);
  gtk_widget_add_css_class (grid, "actions");
  gtk_box_append (sections->box, grid);
  add_drawer (sections, "action-card");
}

static void
attach_open_lead (const EmSections *sections, ArbChoiceGrid *grid, ArbOfferItem *head, guint row)
{
  gint index = em_sections_find_index (sections, "lead-open", 0, -1, arb_offer_item_get_row (head));

  if (index >= 0)
    arb_choice_grid_attach (grid,
                            arb_offer_button_new (get_item (sections, (guint) index), (guint) index,
                                                  "…", NULL),
                            MORE_COLUMN, row, 1);
}

static void
add_leads (const EmSections *sections)
{
  GtkWidget *grid = NULL;
  guint row = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sections->offers); i++)
    {
      ArbOfferItem *item = get_item (sections, i);
      g_autofree char *unit = NULL;
      GtkWidget *heading;

      if (!arb_offer_item_is (item, "lead") || arb_offer_item_get_column (item) != 0)
        continue;
      if (grid == NULL)
        {
          grid = arb_choice_grid_new ();
          attach_column_titles (sections, ARB_CHOICE_GRID (grid));
          gtk_box_append (sections->box, grid);
        }
      unit = dup_unit (sections, item);
      row++;
      heading =
          heading_new (sections, role_icon_new (sections, arb_offer_item_get_offer (item)->row),
                       arb_offer_item_get_row (item), unit);
      if (arb_offer_item_get_offer (item)->last)
        mark_last (sections, heading);
      arb_choice_grid_attach (ARB_CHOICE_GRID (grid), heading, 0, row, 1);
      attach_cells (sections, ARB_CHOICE_GRID (grid), item, row, EM_COLUMNS, FALSE);
      attach_open_lead (sections, ARB_CHOICE_GRID (grid), item, row);
    }
}

void
em_sections_add_turn (const EmSections *sections)
{
  static const char *const removals[] = { "remove-standing", NULL };
  static const char *const targets[] = { "settle-action", "settle-role", "attack-action",
                                         "attack-role", NULL };

  add_buttons (sections, removals, "removal");
  add_actions (sections);
  add_leads (sections);
  add_chips (sections, "lead-card", _ ("With a Technology…"));
  add_buttons (sections, targets, "ready");
}

void
em_sections_add_others (const EmSections *sections)
{
  if (count_in_drawer (sections, ARB_OFFER_OTHER) == 0)
    return;
  gtk_box_append (sections->box, more_button_new (sections, ARB_OFFER_OTHER, _ ("Other Moves…"),
                                                  _ ("Other Moves")));
  add_drawer (sections, ARB_OFFER_OTHER);
}
