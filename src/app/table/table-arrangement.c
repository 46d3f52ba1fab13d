/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-arrangement.h"

#include "app/table/table-seats.h"

#define SPACING ARB_TABLE_SPACING
#define NARROW_SPACING 6
#define LOW_SPACING 2          /* keeps room for rows of choices */
#define NARROW_STRIP_SPACING 4 /* the same as between its tiles */
#define MIDDLE (1084 - 2 * SPACING)
#define FOLDED (912 - 2 * SPACING)
#define UPRIGHT (600 - 2 * SPACING)
#define MIDDLE_HEIGHT 640 /* height that the choices need most of the time */
#define TALL_HEIGHT 1140
#define LOW_HEIGHT (480 - 46)
#define LEAST_HEIGHT 400
#define TURN_WIDTH 410
#define LOG_WIDTH 196
#define LOG_WIDTH_MAX 260
#define LOG_SHARE 4  /* the log gets this fraction of the surplus width */
#define TURN_SHARE 3 /* on a large table, the turn gets this fraction */

static gint
scaled (const ArbTableParts *parts, gint length)
{
  return arb_table_parts_scale (parts, length);
}

ArbArrangement
arb_table_choose_arrangement (const ArbTableParts *parts, gint width, gint room)
{
  g_return_val_if_fail (parts != NULL, ARB_ARRANGE_WIDE);

  /* On a large table, read from across it, no log is shown: only a person close by could read
   * it. */
  if (width >= scaled (parts, ARB_WIDE_WIDTH) && !parts->large)
    return ARB_ARRANGE_WIDE;
  if (width >= scaled (parts, MIDDLE))
    return ARB_ARRANGE_MIDDLE;
  if (width >= scaled (parts, FOLDED))
    return ARB_ARRANGE_FOLDED;
  if (width >= scaled (parts, UPRIGHT))
    return room >= scaled (parts, TALL_HEIGHT) ? ARB_ARRANGE_TALL : ARB_ARRANGE_UPRIGHT;
  return room < scaled (parts, LOW_HEIGHT) ? ARB_ARRANGE_LOW : ARB_ARRANGE_NARROW;
}

double
arb_table_get_fit (double width, double height)
{
  return MAX (MIN (width / MIDDLE, height / MIDDLE_HEIGHT),
              MIN (width / UPRIGHT, height / TALL_HEIGHT));
}

/* The supply bar and the clock adapt their form, so they do not set the least width. */
gint
arb_table_get_least_width (const ArbTableParts *parts)
{
  static const ArbTablePart wide[] = { ARB_PART_HEAD, ARB_PART_TURN, ARB_PART_TABS };
  gint least = 0;

  g_return_val_if_fail (parts != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (wide); i++)
    least = MAX (least, arb_table_part_get_least_width (parts->parts[wide[i]]));
  for (guint i = 0; i < parts->n_seats; i++)
    least = MAX (least, arb_table_part_get_least_width (parts->seats[i]));
  return least;
}

static void
hide (const ArbTableParts *parts, ArbTablePart part)
{
  arb_table_parts_place (parts, parts->parts[part], 0, 0, 0, 0);
}

/* Lays out the supply bar with the clock at its end. Returns the height; with @apply %FALSE it only
 * measures. */
static gint
lay_out_strip (const ArbTableParts *parts, gint width, gboolean apply)
{
  GtkWidget *strip = parts->parts[ARB_PART_STRIP];
  GtkWidget *clock = parts->parts[ARB_PART_CLOCK];
  gint spacing =
      width < scaled (parts, UPRIGHT) ? NARROW_STRIP_SPACING : scaled (parts, SPACING / 2);
  gint clock_width = clock != NULL ? arb_table_part_get_least_width (clock) + spacing : 0;
  gint height = MAX (arb_table_part_get_height (strip, width - clock_width),
                     arb_table_part_get_height (clock, clock_width - spacing));

  if (apply)
    {
      arb_table_parts_place (parts, strip, 0, 0, width - clock_width, height);
      arb_table_parts_place (parts, clock, width - clock_width + spacing, 0, clock_width - spacing,
                             height);
    }
  return height;
}

/* Lays out who decides, and the choices below it; upside down if they are turned. */
static void
lay_out_turn (const ArbTableParts *parts, gint x, gint y, gint width, gint height)
{
  gint head = arb_table_part_get_height (parts->parts[ARB_PART_HEAD], width);
  gint body = height - head;
  gboolean turned = arb_table_parts_is_turned (parts, parts->parts[ARB_PART_TURN]);

  arb_table_parts_place (parts, parts->parts[ARB_PART_HEAD], x, turned ? y + body : y, width, head);
  arb_table_parts_place (parts, parts->parts[ARB_PART_TURN], x, turned ? y : y + head, width, body);
}

static gint
get_turn_height (const ArbTableParts *parts, gint width)
{
  return arb_table_part_get_height (parts->parts[ARB_PART_HEAD], width)
         + arb_table_part_get_height (parts->parts[ARB_PART_TURN], width);
}

static gint
get_log_width (const ArbTableParts *parts, gint width)
{
  gint surplus = width - scaled (parts, ARB_WIDE_WIDTH);

  return MIN (scaled (parts, LOG_WIDTH) + surplus / LOG_SHARE, scaled (parts, LOG_WIDTH_MAX));
}

/* On a large table the choices get a part of the surplus width. */
static gint
get_turn_width (const ArbTableParts *parts, gint width)
{
  gint surplus = parts->large ? MAX (0, width - scaled (parts, MIDDLE)) / TURN_SHARE : 0;

  return MAX (scaled (parts, TURN_WIDTH) + surplus,
              MAX (arb_table_part_get_least_width (parts->parts[ARB_PART_TURN]),
                   arb_table_part_get_least_width (parts->parts[ARB_PART_HEAD])));
}

/* The least height of the turn: with less, a verdict or its buttons would lie below the edge of the
 * table. */
static gint
get_least_turn_height (const ArbTableParts *parts, gint width)
{
  gint turn_width = get_turn_width (parts, width);

  return arb_table_part_get_height (parts->parts[ARB_PART_HEAD], turn_width)
         + arb_table_part_get_least_height (parts->parts[ARB_PART_TURN], turn_width);
}

/* One or two seats beside the turn lie in one column; more lie in two, the third of three below
 * both. */
static guint
get_columns (const ArbTableParts *parts)
{
  return parts->n_seats > 2 ? 2 : 1;
}

/* Between two seats the supply bar has the whole width, and the clock is beside the last line of
 * the log. */
static gint
get_strip_height (const ArbTableParts *parts, gint width, gboolean clock)
{
  return clock && !parts->between ? lay_out_strip (parts, width, FALSE)
                                  : arb_table_part_get_height (parts->parts[ARB_PART_STRIP], width);
}

/* The least height beside the turn: with less, the parts there would overlap. */
static gint
get_side_height (const ArbTableParts *parts, ArbArrangement arrangement, gint width)
{
  gboolean wide = arrangement == ARB_ARRANGE_WIDE;
  gboolean folded = arrangement == ARB_ARRANGE_FOLDED;
  gint left = width - get_turn_width (parts, width) - SPACING
              - (wide ? scaled (parts, LOG_WIDTH_MAX) + SPACING : 0);
  gint bar = wide ? 0 : SPACING + arb_table_part_get_height (parts->parts[ARB_PART_LOG_BAR], left);
  guint columns = folded ? 1 : get_columns (parts);

  return MAX (MAX (scaled (parts, LEAST_HEIGHT), get_least_turn_height (parts, width)),
              get_strip_height (parts, left, !wide) + (parts->between ? 2 : 1) * SPACING
                  + arb_table_seats_get_least_height (parts, columns, !folded, left) + bar);
}

gint
arb_table_get_whole_height (const ArbTableParts *parts, gint width)
{
  gint left;

  g_return_val_if_fail (parts != NULL, 0);

  left = width - get_turn_width (parts, width) - SPACING;
  return get_strip_height (parts, left, TRUE) + (parts->between ? 2 : 1) * SPACING
         + arb_table_seats_get_height (parts, get_columns (parts), left) + SPACING
         + arb_table_part_get_height (parts->parts[ARB_PART_LOG_BAR], left);
}

/* Two seats face each other over the middle of the table: the second above, the first below it. */
static void
lay_out_facing (const ArbTableParts *parts, gint width, gint height)
{
  gint strip = get_strip_height (parts, width, FALSE);
  gint seat = (height - strip - 2 * SPACING) / 2;

  arb_table_parts_place (parts, parts->seats[1], 0, 0, width, seat);
  arb_table_parts_place (parts, parts->parts[ARB_PART_STRIP], 0, seat + SPACING, width, strip);
  arb_table_parts_place (parts, parts->seats[0], 0, seat + strip + 2 * SPACING, width,
                         height - seat - strip - 2 * SPACING);
}

static void
lay_out_wide (const ArbTableParts *parts, gint width, gint height)
{
  GtkWidget *clock = parts->parts[ARB_PART_CLOCK];
  gint log_width = get_log_width (parts, width);
  gint turn_width = get_turn_width (parts, width);
  gint left = width - log_width - turn_width - 2 * SPACING;
  gint strip = arb_table_part_get_height (parts->parts[ARB_PART_STRIP], left);
  gint clock_height = MAX (strip, arb_table_part_get_height (clock, log_width));
  gint log_y = clock != NULL ? clock_height + SPACING : 0;

  if (parts->between)
    {
      lay_out_facing (parts, left, height);
      clock_height = arb_table_part_get_height (clock, log_width);
      log_y = clock != NULL ? clock_height + SPACING : 0;
    }
  else
    {
      arb_table_parts_place (parts, parts->parts[ARB_PART_STRIP], 0, 0, left, strip);
      arb_table_seats_lay_out_grid (parts, get_columns (parts), strip + SPACING, left,
                                    height - strip - SPACING);
    }
  lay_out_turn (parts, left + SPACING, 0, turn_width, height);
  arb_table_parts_place (parts, clock, width - log_width, 0, log_width, clock_height);
  arb_table_parts_place (parts, parts->parts[ARB_PART_LOG], width - log_width, log_y, log_width,
                         height - log_y);
  hide (parts, ARB_PART_LOG_BAR);
  hide (parts, ARB_PART_TABS);
}

/* The last line of the log, and the clock beside it. */
static void
lay_out_bar (const ArbTableParts *parts, gint y, gint width, gint height)
{
  GtkWidget *clock = parts->parts[ARB_PART_CLOCK];
  gint clock_width = clock != NULL ? arb_table_part_get_least_width (clock) + SPACING : 0;

  arb_table_parts_place (parts, parts->parts[ARB_PART_LOG_BAR], 0, y, width - clock_width, height);
  if (clock != NULL)
    arb_table_parts_place (parts, clock, width - clock_width + SPACING, y, clock_width - SPACING,
                           height);
}

static void
lay_out_facing_middle (const ArbTableParts *parts, gint width, gint height)
{
  gint turn_width = get_turn_width (parts, width);
  gint left = width - turn_width - SPACING;
  gint bar = MAX (arb_table_part_get_height (parts->parts[ARB_PART_LOG_BAR], left),
                  arb_table_part_get_height (parts->parts[ARB_PART_CLOCK], left));

  lay_out_facing (parts, left, height - bar - SPACING);
  lay_out_bar (parts, height - bar, left, bar);
  lay_out_turn (parts, left + SPACING, 0, turn_width, height);
  hide (parts, ARB_PART_LOG);
  hide (parts, ARB_PART_TABS);
}

static void
lay_out_middle (const ArbTableParts *parts, const ArbTableChoice *choice, gint width, gint height,
                gboolean folded)
{
  gint turn_width = get_turn_width (parts, width);
  gint left = width - turn_width - SPACING;
  gint bar = arb_table_part_get_height (parts->parts[ARB_PART_LOG_BAR], left);
  gint strip = lay_out_strip (parts, left, TRUE);
  gint seats_height = height - strip - bar - 2 * SPACING;

  if (folded)
    arb_table_seats_lay_out_column (parts, choice->seat, strip + SPACING, left, seats_height);
  else
    arb_table_seats_lay_out_grid (parts, get_columns (parts), strip + SPACING, left, seats_height);
  arb_table_parts_place (parts, parts->parts[ARB_PART_LOG_BAR], 0, height - bar, left, bar);
  lay_out_turn (parts, left + SPACING, 0, turn_width, height);
  hide (parts, ARB_PART_LOG);
  hide (parts, ARB_PART_TABS);
}

/* Lays out a part with its natural height; returns where the next one begins. */
static gint
lay_out_row (const ArbTableParts *parts, ArbTablePart part, gint y, gint width, gint spacing,
             gboolean apply)
{
  gint height = arb_table_part_get_height (parts->parts[part], width);

  if (height == 0)
    return y;
  if (apply)
    arb_table_parts_place (parts, parts->parts[part], 0, y, width, height);
  return y + height + spacing;
}

/* The height of all seats in @columns, if each is as high as the highest. */
static gint
get_equal_height (const ArbTableParts *parts, guint columns, gint width)
{
  gint rows = (gint) ((parts->n_seats + columns - 1) / columns);
  gint height = 0;

  for (guint i = 0; i < parts->n_seats; i++)
    height = MAX (height, arb_table_part_get_height (parts->seats[i],
                                                     arb_table_seats_get_width (columns, width)));
  return rows * height + MAX (0, rows - 1) * SPACING;
}

/* Lays out the seats in two columns. Returns the whole height. */
static gint
lay_out_pairs (const ArbTableParts *parts, gint y, gint width, gboolean apply)
{
  guint columns = parts->n_seats > 1 ? 2 : 1;
  gint height = arb_table_seats_are_equal (parts, columns)
                    ? get_equal_height (parts, columns, width)
                    : arb_table_seats_get_height (parts, columns, width);

  if (apply)
    arb_table_seats_lay_out_grid (parts, columns, y, width, height);
  return height;
}

/* Lays out only the chosen seat. Returns its height. */
static gint
lay_out_one_seat (const ArbTableParts *parts, const ArbTableChoice *choice, gint y, gint width,
                  gboolean apply)
{
  gint height = 0;

  for (guint i = 0; i < parts->n_seats; i++)
    {
      gboolean shown = i == choice->seat;

      if (shown)
        height = arb_table_part_get_height (parts->seats[i], width);
      if (apply)
        arb_table_parts_place (parts, parts->seats[i], 0, y, shown ? width : 0, height);
    }
  return height;
}

/* Lays out a page that scrolls. Returns its height; with @apply %FALSE it only measures. */
static gint
lay_out_upright (const ArbTableParts *parts, gint width, gboolean apply)
{
  gint y = lay_out_strip (parts, width, apply) + SPACING;

  if (apply)
    {
      lay_out_turn (parts, 0, y, width, get_turn_height (parts, width));
      hide (parts, ARB_PART_LOG);
      hide (parts, ARB_PART_TABS);
    }
  y += get_turn_height (parts, width) + SPACING;
  y += lay_out_pairs (parts, y, width, apply) + SPACING;
  return lay_out_row (parts, ARB_PART_LOG_BAR, y, width, SPACING, apply) - SPACING;
}

/* The turn gets the height that the other parts leave. */
static gint
lay_out_tall (const ArbTableParts *parts, gint width, gint height, gboolean apply)
{
  gint y = lay_out_strip (parts, width, apply) + SPACING;
  gint bar = arb_table_part_get_height (parts->parts[ARB_PART_LOG_BAR], width);
  gint turn;

  y += lay_out_pairs (parts, y, width, apply) + SPACING;
  turn = MAX (get_turn_height (parts, width), height - y - bar - SPACING);
  if (apply)
    {
      lay_out_turn (parts, 0, y, width, turn);
      arb_table_parts_place (parts, parts->parts[ARB_PART_LOG_BAR], 0, y + turn + SPACING, width,
                             bar);
      hide (parts, ARB_PART_LOG);
      hide (parts, ARB_PART_TABS);
    }
  return y + turn + SPACING + bar;
}

/* The supply bar and the head may lie above the scrolled page, and then are not among the parts. */
static gint
lay_out_narrow (const ArbTableParts *parts, const ArbTableChoice *choice, gint width,
                gboolean apply)
{
  gint strip = lay_out_strip (parts, width, apply);
  gint y = strip > 0 ? strip + NARROW_SPACING : 0;

  y = lay_out_row (parts, ARB_PART_HEAD, y, width, 0, apply);
  y = lay_out_row (parts, ARB_PART_TURN, y, width, NARROW_SPACING, apply);
  y = lay_out_row (parts, ARB_PART_TABS, y, width, NARROW_SPACING, apply);
  if (apply)
    hide (parts, ARB_PART_LOG);
  if (parts->n_seats > 0)
    y += lay_out_one_seat (parts, choice, y, width, apply) + NARROW_SPACING;
  return lay_out_row (parts, ARB_PART_LOG_BAR, y, width, 0, apply);
}

static GtkWidget *
get_chosen (const ArbTableParts *parts, const ArbTableChoice *choice)
{
  if (choice->part == ARB_PART_SEAT && choice->seat < parts->n_seats)
    return parts->seats[choice->seat];
  return parts->parts[choice->part];
}

/* The height of the text above the chosen part: above the turn, who decides what. */
static gint
get_low_head_height (const ArbTableParts *parts, const ArbTableChoice *choice, gint width)
{
  return choice->part == ARB_PART_TURN
             ? arb_table_part_get_height (parts->parts[ARB_PART_HEAD], width)
             : 0;
}

/* The chosen part gets the whole height that the supply bar and the tabs leave. */
static void
lay_out_low (const ArbTableParts *parts, const ArbTableChoice *choice, gint width, gint height)
{
  GtkWidget *chosen = get_chosen (parts, choice);
  gint head = get_low_head_height (parts, choice, width);
  gint strip = lay_out_strip (parts, width, TRUE);
  gint y = strip > 0 ? strip + LOW_SPACING : 0;

  y = lay_out_row (parts, ARB_PART_TABS, y, width, LOW_SPACING, TRUE);
  for (guint i = 0; i < parts->n_seats; i++)
    arb_table_parts_place (parts, parts->seats[i], 0, 0, 0, 0);
  hide (parts, ARB_PART_HEAD);
  hide (parts, ARB_PART_TURN);
  hide (parts, ARB_PART_LOG);
  hide (parts, ARB_PART_LOG_BAR);
  if (head > 0)
    arb_table_parts_place (parts, parts->parts[ARB_PART_HEAD], 0, y, width, head);
  arb_table_parts_place (parts, chosen, 0, y + head, width, MAX (1, height - y - head));
}

static gint
get_low_height (const ArbTableParts *parts, const ArbTableChoice *choice, gint width)
{
  gint strip = lay_out_strip (parts, width, FALSE);
  gint y = strip > 0 ? strip + LOW_SPACING : 0;

  y = lay_out_row (parts, ARB_PART_TABS, y, width, LOW_SPACING, FALSE);
  return y + get_low_head_height (parts, choice, width)
         + arb_table_part_get_least_height (get_chosen (parts, choice), width);
}

gint
arb_table_arrangement_get_height (ArbArrangement arrangement, const ArbTableParts *parts,
                                  const ArbTableChoice *choice, gint width)
{
  g_return_val_if_fail (parts != NULL && choice != NULL, 0);

  switch (arrangement)
    {
    case ARB_ARRANGE_WIDE:
    case ARB_ARRANGE_MIDDLE:
    case ARB_ARRANGE_FOLDED:
      return get_side_height (parts, arrangement, width);
    case ARB_ARRANGE_TALL:
      return lay_out_tall (parts, width, 0, FALSE);
    case ARB_ARRANGE_UPRIGHT:
      return lay_out_upright (parts, width, FALSE);
    case ARB_ARRANGE_NARROW:
      return lay_out_narrow (parts, choice, width, FALSE);
    case ARB_ARRANGE_LOW:
      return get_low_height (parts, choice, width);
    }
  g_return_val_if_reached (0);
}

void
arb_table_arrangement_lay_out (ArbArrangement arrangement, const ArbTableParts *parts,
                               const ArbTableChoice *choice, gint width, gint height)
{
  g_return_if_fail (parts != NULL && choice != NULL);

  switch (arrangement)
    {
    case ARB_ARRANGE_WIDE:
      lay_out_wide (parts, width, height);
      break;
    case ARB_ARRANGE_MIDDLE:
      if (parts->between)
        lay_out_facing_middle (parts, width, height);
      else
        lay_out_middle (parts, choice, width, height, FALSE);
      break;
    case ARB_ARRANGE_FOLDED:
      lay_out_middle (parts, choice, width, height, TRUE);
      break;
    case ARB_ARRANGE_TALL:
      lay_out_tall (parts, width, height, TRUE);
      break;
    case ARB_ARRANGE_UPRIGHT:
      lay_out_upright (parts, width, TRUE);
      break;
    case ARB_ARRANGE_NARROW:
      lay_out_narrow (parts, choice, width, TRUE);
      break;
    case ARB_ARRANGE_LOW:
      lay_out_low (parts, choice, width, height);
      break;
    }
}
