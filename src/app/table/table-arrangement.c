/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/table/table-arrangement.h"

#include "app/widgets/widgets.h"

#define SPACING 12 /* between the parts */
#define NARROW_SPACING 6
#define NARROW_STRIP_SPACING 4 /* the same as between its tiles */
#define MIDDLE (900 - 2 * SPACING)
#define UPRIGHT (600 - 2 * SPACING)
#define LEAST_HEIGHT 400
#define TURN_WIDTH 402
#define LOG_WIDTH 264
#define LEAST_UPRIGHT_TURN 300
#define TURN_SHARE 3    /* on a large table, the turn gets this fraction of the surplus width */
#define TURN_HEIGHT 440 /* height that the choices need most of the time */
#define STRIP_WIDTH 536 /* width of eight tiles with their words */

/* A table that is read from afar has these sizes at the usual size of text, upright or not. */
#define AFAR_WIDTH 1060
#define AFAR_HEIGHT 640
#define AFAR_UPRIGHT_HEIGHT 1140

/* An upright table of at least this height has the turn above the seats, each as high as most need;
 * a lower one has it beside them. Where neither has room, one part is shown at a time. */
#define STACKED_HEIGHT AFAR_UPRIGHT_HEIGHT
#define WORDED_TURN 340 /* width of a turn whose rows have names */
#define UPRIGHT_STRIP_HEIGHT 92
#define UPRIGHT_SEAT_HEIGHT 154 /* with which it shows two cards and the beginning of more */
#define LEAST_SEAT_WIDTH 208
#define LEAST_TURN_WIDTH 264
#define UPRIGHT_SEAT_WIDTH 226 /* with which a seat shows all its counters in a row */

G_DEFINE_FINAL_TYPE (ArbTableLayoutChild, arb_table_layout_child, GTK_TYPE_LAYOUT_CHILD)

static void
arb_table_layout_child_class_init (ArbTableLayoutChildClass *klass)
{
}

static void
arb_table_layout_child_init (ArbTableLayoutChild *self)
{
  self->part = ARB_PART_SEAT;
}

static ArbTableLayoutChild *
get_layout_child (GtkLayoutManager *manager, GtkWidget *child)
{
  return ARB_TABLE_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (manager, child));
}

void
arb_table_parts_init (ArbTableParts *self, GtkLayoutManager *manager, GtkWidget *widget)
{
  *self = (ArbTableParts){ .manager = manager,
                           .widget = widget,
                           .scale = arb_widget_get_text_scale (widget) };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      ArbTablePart part = get_layout_child (manager, child)->part;

      if (!gtk_widget_should_layout (child))
        continue;
      if (part != ARB_PART_SEAT)
        self->parts[part] = child;
      else if (self->n_seats < ARB_MAX_TABLE_SEATS)
        self->seats[self->n_seats++] = child;
    }
}

static gint
scaled (const ArbTableParts *self, gint length)
{
  return (gint) (length * self->scale);
}

/* The natural height of @widget (nullable) at @width, or its least one. */
static gint
measure_height (GtkWidget *widget, gint width, gboolean natural)
{
  gint least_width, minimum, wanted;

  if (widget == NULL)
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &minimum, &wanted,
                      NULL, NULL);
  return natural ? wanted : minimum;
}

static gint
get_least_width (GtkWidget *widget)
{
  gint minimum = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static gboolean
is_turned (const ArbTableParts *self, GtkWidget *part)
{
  return part != NULL && get_layout_child (self->manager, part)->turned;
}

/* Allocates @part (nullable), @x from the side at which a line of text begins. Without width or
 * height @part is hidden, and cannot take the focus. */
static void
place_widget (const ArbTableParts *self, GtkWidget *part, gint x, gint y, gint width, gint height)
{
  GskTransform *transform;
  gboolean visible = width > 0 && height > 0;

  if (part == NULL)
    return;
  gtk_widget_set_child_visible (part, visible);
  if (!visible)
    return;
  if (gtk_widget_get_direction (self->widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (self->widget) - x - width;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (is_turned (self, part))
    {
      transform =
          gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) width, (float) height));
      transform = gsk_transform_rotate (transform, 180);
    }
  gtk_widget_allocate (part, width, height, -1, transform);
}

/* The natural height of @part at @width. */
static gint
get_height (const ArbTableParts *parts, ArbTablePart part, gint width)
{
  return measure_height (parts->parts[part], width, TRUE);
}

static void
place (const ArbTableParts *parts, ArbTablePart part, gint x, gint y, gint width, gint height)
{
  place_widget (parts, parts->parts[part], x, y, width, height);
}

double
arb_table_get_fit (double width, double height)
{
  return MAX (MIN (width / AFAR_WIDTH, height / AFAR_HEIGHT),
              MIN (width / UPRIGHT, height / AFAR_UPRIGHT_HEIGHT));
}

/* The narrowest that every seat can be. */
static gint
get_least_seat_width (const ArbTableParts *parts)
{
  gint least = 0;

  for (guint i = 0; i < parts->n_seats; i++)
    least = MAX (least, get_least_width (parts->seats[i]));
  return least;
}

/* The supply bar and the clock adapt their form, so they do not set the least width. */
gint
arb_table_get_least_width (const ArbTableParts *parts)
{
  static const ArbTablePart wide[] = { ARB_PART_HEAD, ARB_PART_TURN, ARB_PART_TABS };
  gint least = 0;

  g_return_val_if_fail (parts != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (wide); i++)
    least = MAX (least, get_least_width (parts->parts[wide[i]]));
  return MAX (least, get_least_seat_width (parts));
}

/* The width of each of @columns seats that lie side by side; @width is that of all seats. */
static gint
get_seat_width (guint columns, gint width)
{
  return (width - (gint) (columns - 1) * SPACING) / (gint) columns;
}

static guint
count_rows (const ArbTableParts *parts, guint columns)
{
  return MAX (1, (parts->n_seats + columns - 1) / columns);
}

/* The last row may have fewer seats than the others; its seats are wider then. */
static gint
get_width_in_row (const ArbTableParts *parts, guint columns, guint row, gint width)
{
  return get_seat_width (CLAMP (parts->n_seats - row * columns, 1, columns), width);
}

/* The natural height of the highest seat of @row. */
static gint
get_row_height (const ArbTableParts *parts, guint columns, guint row, gint width)
{
  gint seat_width = get_width_in_row (parts, columns, row, width);
  gint height = 0;

  for (guint i = row * columns; i < MIN (parts->n_seats, (row + 1) * columns); i++)
    height = MAX (height, measure_height (parts->seats[i], seat_width, TRUE));
  return height;
}

/* The height of all seats if each row has its natural height. */
static gint
get_seats_height (const ArbTableParts *parts, guint columns, gint width)
{
  gint height = -SPACING;

  for (guint i = 0; i < count_rows (parts, columns); i++)
    height += SPACING + get_row_height (parts, columns, i, width);
  return height;
}

/* The least height at which no seats overlap, if all rows are equally high. */
static gint
get_least_seats_height (const ArbTableParts *parts, guint columns, gint width)
{
  gint rows = (gint) count_rows (parts, columns);
  gint highest = 0;

  for (guint i = 0; i < parts->n_seats; i++)
    highest = MAX (highest,
                   measure_height (parts->seats[i],
                                   get_width_in_row (parts, columns, i / columns, width), FALSE));
  return rows * highest + (rows - 1) * SPACING;
}

/* Makes all rows equally high. If the table is large, or the rows have different numbers of seats,
 * and one row needs more than that, every row gets its natural height and the same surplus. */
static void
share_height (const ArbTableParts *parts, guint columns, gint width, gint height, gint *heights)
{
  gboolean by_need = parts->large || (parts->n_seats > columns && parts->n_seats % columns != 0);
  guint rows = count_rows (parts, columns);
  gint left = height - (gint) (rows - 1) * SPACING;
  gint share = left / (gint) rows;
  gboolean equal = TRUE;

  for (guint i = 0; i < rows; i++)
    {
      heights[i] = by_need ? get_row_height (parts, columns, i, width) : 0;
      equal = equal && heights[i] <= share;
      left -= heights[i];
    }
  for (guint i = 0; i < rows; i++)
    heights[i] = equal || left < 0 ? share : heights[i] + left / (gint) rows;
}

/* Lays out the seats in rows of @columns from @y on; they fill @width and @height. */
static void
lay_out_seats (const ArbTableParts *parts, guint columns, gint y, gint width, gint height)
{
  gint heights[ARB_MAX_TABLE_SEATS];

  share_height (parts, columns, width, height, heights);
  for (guint i = 0; i < parts->n_seats; i++)
    {
      gint seat_width = get_width_in_row (parts, columns, i / columns, width);

      place_widget (parts, parts->seats[i], (gint) (i % columns) * (seat_width + SPACING), y,
                    seat_width, heights[i / columns]);
      if ((i + 1) % columns == 0)
        y += heights[i / columns] + SPACING;
    }
}

/* The width of the clock beside the supply bar, with the space between them. */
static gint
get_clock_width (const ArbTableParts *parts, gint spacing)
{
  GtkWidget *clock = parts->parts[ARB_PART_CLOCK];

  return clock != NULL ? get_least_width (clock) + spacing : 0;
}

gint
arb_table_get_narrow_width (const ArbTableParts *parts)
{
  g_return_val_if_fail (parts != NULL, 0);

  return MAX (arb_table_get_least_width (parts),
              get_least_width (parts->parts[ARB_PART_STRIP])
                  + get_clock_width (parts, NARROW_STRIP_SPACING));
}

/* Lays out the supply bar with the clock at its end. Returns the height; with @apply %FALSE it only
 * measures. */
static gint
lay_out_strip (const ArbTableParts *parts, gint width, gboolean apply)
{
  gint spacing =
      width < scaled (parts, UPRIGHT) ? NARROW_STRIP_SPACING : scaled (parts, SPACING / 2);
  gint clock = get_clock_width (parts, spacing);
  gint strip = width - clock;
  gint height = MAX (get_height (parts, ARB_PART_STRIP, strip),
                     get_height (parts, ARB_PART_CLOCK, clock - spacing));

  if (apply)
    {
      place (parts, ARB_PART_STRIP, 0, 0, strip, height);
      place (parts, ARB_PART_CLOCK, strip + spacing, 0, clock - spacing, height);
    }
  return height;
}

/* Lays out who decides, and the choices below it; upside down if they are turned. */
static void
lay_out_turn (const ArbTableParts *parts, gint x, gint y, gint width, gint height)
{
  gint head = get_height (parts, ARB_PART_HEAD, width);
  gint body = height - head;
  gboolean turned = is_turned (parts, parts->parts[ARB_PART_TURN]);

  place (parts, ARB_PART_HEAD, x, turned ? y + body : y, width, head);
  place (parts, ARB_PART_TURN, x, turned ? y : y + head, width, body);
}

/* The width that the turn needs. */
static gint
get_least_turn_width (const ArbTableParts *parts)
{
  return MAX (get_least_width (parts->parts[ARB_PART_TURN]),
              get_least_width (parts->parts[ARB_PART_HEAD]));
}

/* On a large table the choices get a part of the surplus width. */
static gint
get_turn_width (const ArbTableParts *parts, gint width)
{
  gint surplus = parts->large ? MAX (0, width - scaled (parts, AFAR_WIDTH)) / TURN_SHARE : 0;

  return MAX (scaled (parts, TURN_WIDTH) + surplus, get_least_turn_width (parts));
}

/* The height that the turn needs: with less, a verdict or its buttons would lie below the edge of
 * the table. If the whole page scrolls, the choices do not. */
static gint
get_needed_turn_height (const ArbTableParts *parts, gint width)
{
  return get_height (parts, ARB_PART_HEAD, width)
         + measure_height (parts->parts[ARB_PART_TURN], width, parts->low);
}

/* The width of the parts beside the turn. */
static gint
get_side_width (const ArbTableParts *parts, ArbArrangement arrangement, gint width)
{
  gint side = width - get_turn_width (parts, width) - SPACING;

  return arrangement == ARB_ARRANGE_WIDE ? side - scaled (parts, LOG_WIDTH) - SPACING : side;
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
                                  : get_height (parts, ARB_PART_STRIP, width);
}

/* The height that the table needs with the turn beside the seats: with less, parts would
 * overlap. */
static gint
get_side_height (const ArbTableParts *parts, ArbArrangement arrangement, gint width)
{
  gboolean wide = arrangement == ARB_ARRANGE_WIDE;
  gint left = get_side_width (parts, arrangement, width);
  gint bar = wide ? 0 : SPACING + get_height (parts, ARB_PART_LOG_BAR, left);

  return MAX (MAX (scaled (parts, LEAST_HEIGHT),
                   get_needed_turn_height (parts, get_turn_width (parts, width))),
              get_strip_height (parts, left, !wide) + (parts->between ? 2 : 1) * SPACING
                  + get_least_seats_height (parts, get_columns (parts), left) + bar);
}

gint
arb_table_get_whole_height (const ArbTableParts *parts, gint width)
{
  gint left;

  g_return_val_if_fail (parts != NULL, 0);

  left = get_side_width (parts, ARB_ARRANGE_MIDDLE, width);
  return get_strip_height (parts, left, TRUE) + (parts->between ? 2 : 1) * SPACING
         + get_seats_height (parts, get_columns (parts), left) + SPACING
         + get_height (parts, ARB_PART_LOG_BAR, left);
}

/* Two seats face each other over the middle of the table: the second above, the first below it. */
static void
lay_out_facing (const ArbTableParts *parts, gint width, gint height)
{
  gint strip = get_strip_height (parts, width, FALSE);
  gint seat = (height - strip - 2 * SPACING) / 2;

  place_widget (parts, parts->seats[1], 0, 0, width, seat);
  place (parts, ARB_PART_STRIP, 0, seat + SPACING, width, strip);
  place_widget (parts, parts->seats[0], 0, seat + strip + 2 * SPACING, width,
                height - seat - strip - 2 * SPACING);
}

static void
lay_out_wide (const ArbTableParts *parts, gint width, gint height)
{
  gint log_width = scaled (parts, LOG_WIDTH);
  gint turn_width = get_turn_width (parts, width);
  gint left = get_side_width (parts, ARB_ARRANGE_WIDE, width);
  gint strip = get_height (parts, ARB_PART_STRIP, left);
  gint clock = get_height (parts, ARB_PART_CLOCK, log_width);
  gint log_y;

  if (parts->between)
    lay_out_facing (parts, left, height);
  else
    {
      clock = MAX (strip, clock);
      place (parts, ARB_PART_STRIP, 0, 0, left, strip);
      lay_out_seats (parts, get_columns (parts), strip + SPACING, left, height - strip - SPACING);
    }
  log_y = parts->parts[ARB_PART_CLOCK] != NULL ? clock + SPACING : 0;
  lay_out_turn (parts, left + SPACING, 0, turn_width, height);
  place (parts, ARB_PART_CLOCK, width - log_width, 0, log_width, clock);
  place (parts, ARB_PART_LOG, width - log_width, log_y, log_width, height - log_y);
}

/* The last line of the log is below the seats; the clock is beside it if the supply bar lies
 * between the seats. */
static void
lay_out_middle (const ArbTableParts *parts, gint width, gint height)
{
  gint turn_width = get_turn_width (parts, width);
  gint left = width - turn_width - SPACING;
  gint bar = get_height (parts, ARB_PART_LOG_BAR, left);
  gint clock = 0;

  if (parts->between)
    {
      bar = MAX (bar, get_height (parts, ARB_PART_CLOCK, left));
      clock = get_clock_width (parts, SPACING);
      lay_out_facing (parts, left, height - bar - SPACING);
      place (parts, ARB_PART_CLOCK, left - clock + SPACING, height - bar, clock - SPACING, bar);
    }
  else
    {
      gint y = lay_out_strip (parts, left, TRUE) + SPACING;

      lay_out_seats (parts, get_columns (parts), y, left, height - y - bar - SPACING);
    }
  place (parts, ARB_PART_LOG_BAR, 0, height - bar, left - clock, bar);
  lay_out_turn (parts, left + SPACING, 0, turn_width, height);
}

/* Below the turn, the seats lie in pairs if they are narrow enough. */
static guint
get_pair_columns (const ArbTableParts *parts, gint width)
{
  return parts->n_seats > 1 && get_seat_width (2, width) >= get_least_seat_width (parts) ? 2 : 1;
}

static gint
get_pairs_height (const ArbTableParts *parts, gint width, gboolean natural)
{
  guint columns = get_pair_columns (parts, width);

  if (parts->n_seats == 0)
    return 0;
  return natural ? get_seats_height (parts, columns, width)
                 : get_least_seats_height (parts, columns, width);
}

/* The height of all but the turn and the seats, if these lie above each other. */
static gint
get_stacked_rest (const ArbTableParts *parts, gint width)
{
  return lay_out_strip (parts, width, FALSE) + get_height (parts, ARB_PART_LOG_BAR, width)
         + 3 * SPACING;
}

/* The seats get their natural height, unless the turn would have less than the choices need most of
 * the time. The height of the present choices does not matter: nothing may move when another player
 * decides. */
static void
lay_out_stacked (const ArbTableParts *parts, gint width, gint height)
{
  gint room = height - get_stacked_rest (parts, width);
  gint seats = get_pairs_height (parts, width, TRUE);
  gint y = lay_out_strip (parts, width, TRUE) + SPACING;
  gint bar = get_height (parts, ARB_PART_LOG_BAR, width);
  gint turn;

  if (!parts->low)
    seats =
        CLAMP (room - scaled (parts, TURN_HEIGHT), get_pairs_height (parts, width, FALSE), seats);
  turn = room - seats;
  lay_out_turn (parts, 0, y, width, turn);
  lay_out_seats (parts, get_pair_columns (parts, width), y + turn + SPACING, width, seats);
  place (parts, ARB_PART_LOG_BAR, 0, height - bar, width, bar);
}

static gint
get_stacked_height (const ArbTableParts *parts, gint width)
{
  return get_stacked_rest (parts, width)
         + MAX (get_needed_turn_height (parts, width),
                parts->low ? 0 : scaled (parts, LEAST_UPRIGHT_TURN))
         + get_pairs_height (parts, width, parts->low);
}

/* The turn beside the seats of an upright table, which lie in @columns. */
typedef struct
{
  guint columns;
  gint left;  /* the width that the narrowest seats leave for the turn */
  gint turn;  /* the width of the turn */
  gint seats; /* the width of all seats */
  gint least; /* the least height of all seats */
} Beside;

static Beside
measure_beside (const ArbTableParts *parts, gint width, guint columns)
{
  gint seat = MAX (scaled (parts, UPRIGHT_SEAT_WIDTH), get_least_seat_width (parts));
  gint seats = seat * (gint) columns + ((gint) columns - 1) * SPACING;
  gint left = width - SPACING - seats;
  gint turn = CLAMP (left, get_least_turn_width (parts), get_turn_width (parts, width));

  return (Beside){ columns, left, turn, width - SPACING - turn,
                   get_least_seats_height (parts, columns, width - SPACING - turn) };
}

/* Whether the seats of an upright table usually have room beside the turn in @columns. What they
 * hold and how they are shown does not matter: nothing may move during a game, and the arrangement
 * decides about their form. */
static gboolean
have_room_beside (const ArbTableParts *parts, gint width, guint columns)
{
  gint rows = (gint) ((parts->n_seats + columns - 1) / columns);
  gint height = scaled (parts, UPRIGHT_STRIP_HEIGHT) + rows * scaled (parts, UPRIGHT_SEAT_HEIGHT)
                + (rows + 2) * SPACING;

  return height <= parts->room
         && (gint) columns * scaled (parts, LEAST_SEAT_WIDTH) + (gint) columns * SPACING
                    + scaled (parts, LEAST_TURN_WIDTH)
                <= width;
}

/* The seats lie in one column, or two by two if the window is too low for that and wide enough. */
static Beside
choose_beside (const ArbTableParts *parts, gint width)
{
  Beside two = measure_beside (parts, width, 2);

  return !parts->low && !have_room_beside (parts, width, 1) && have_room_beside (parts, width, 2)
                 && get_seat_width (2, two.seats) >= get_least_seat_width (parts)
             ? two
             : measure_beside (parts, width, 1);
}

static void
lay_out_beside (const ArbTableParts *parts, gint width, gint height)
{
  Beside beside = choose_beside (parts, width);
  gint y = lay_out_strip (parts, width, TRUE) + SPACING;
  gint x = beside.seats + SPACING;
  gint bar = get_height (parts, ARB_PART_LOG_BAR, beside.turn);

  lay_out_seats (parts, beside.columns, y, beside.seats, height - y);
  lay_out_turn (parts, x, y, beside.turn, height - y - bar - SPACING);
  place (parts, ARB_PART_LOG_BAR, x, height - bar, beside.turn, bar);
}

static gint
get_beside_height (const ArbTableParts *parts, gint width)
{
  Beside beside = choose_beside (parts, width);
  gint seats = parts->low ? get_seats_height (parts, beside.columns, beside.seats) : beside.least;

  return lay_out_strip (parts, width, FALSE) + SPACING
         + MAX (seats, get_needed_turn_height (parts, beside.turn) + SPACING
                           + get_height (parts, ARB_PART_LOG_BAR, beside.turn));
}

/* Whether there is height enough to have the turn above the seats. */
static gboolean
is_stacked (const ArbTableParts *parts)
{
  return parts->room >= scaled (parts, STACKED_HEIGHT);
}

/* Whether an upright table shows all of it without scrolling. One or two seats always do. */
static gboolean
fits_upright (const ArbTableParts *parts, gint width)
{
  return parts->low || parts->n_seats <= 2 || is_stacked (parts)
         || have_room_beside (parts, width, 1) || have_room_beside (parts, width, 2);
}

ArbArrangement
arb_table_choose_arrangement (const ArbTableParts *parts, gint width)
{
  g_return_val_if_fail (parts != NULL, ARB_ARRANGE_WIDE);

  /* On a large table, read from across it, no log is shown: only a person close by could read
   * it. */
  if (width >= scaled (parts, ARB_WIDE_WIDTH) && !parts->large)
    return ARB_ARRANGE_WIDE;
  if (width >= scaled (parts, MIDDLE))
    return ARB_ARRANGE_MIDDLE;
  return width >= scaled (parts, UPRIGHT) && fits_upright (parts, width) ? ARB_ARRANGE_UPRIGHT
                                                                         : ARB_ARRANGE_NARROW;
}

gboolean
arb_table_is_cramped (const ArbTableParts *parts, ArbArrangement arrangement, gint width)
{
  g_return_val_if_fail (parts != NULL, FALSE);

  if (arrangement == ARB_ARRANGE_NARROW)
    return width < scaled (parts, ARB_LEAST_WIDTH);
  if (arrangement == ARB_ARRANGE_UPRIGHT)
    return !is_stacked (parts) && choose_beside (parts, width).left < scaled (parts, WORDED_TURN);
  width = get_side_width (parts, arrangement, width);
  if (arrangement == ARB_ARRANGE_MIDDLE && !parts->between)
    width -= get_clock_width (parts, SPACING / 2);
  return width < scaled (parts, STRIP_WIDTH);
}

static GtkWidget *
get_chosen (const ArbTableParts *parts, const ArbTableChoice *choice)
{
  if (choice->part == ARB_PART_SEAT && choice->seat < parts->n_seats)
    return parts->seats[choice->seat];
  return parts->parts[choice->part];
}

/* The height of the chosen seat if it has room below the turn, otherwise 0. The height of the
 * present choices does not matter: nothing may move while a player decides. */
static gint
get_height_below_turn (const ArbTableParts *parts, const ArbTableChoice *choice, gint width,
                       gint room)
{
  gint height;

  if (choice->part != ARB_PART_TURN || choice->seat >= parts->n_seats || parts->low)
    return 0;
  height = measure_height (parts->seats[choice->seat], width, TRUE);
  return height + NARROW_SPACING <= room - scaled (parts, TURN_HEIGHT) ? height : 0;
}

/* One page at a time between the strip and the tabs. */
static void
lay_out_narrow (const ArbTableParts *parts, const ArbTableChoice *choice, gint width, gint height)
{
  gint y = lay_out_strip (parts, width, TRUE) + NARROW_SPACING;
  gint tabs = get_height (parts, ARB_PART_TABS, width);
  gint room = height - y - tabs - NARROW_SPACING;
  gint below = get_height_below_turn (parts, choice, width, room);

  for (guint i = 0; i < parts->n_seats; i++)
    {
      if (i == choice->seat && below > 0)
        place_widget (parts, parts->seats[i], 0, y + room - below, width, below);
      else if (parts->seats[i] != get_chosen (parts, choice))
        place_widget (parts, parts->seats[i], 0, 0, 0, 0);
    }
  if (choice->part == ARB_PART_TURN)
    lay_out_turn (parts, 0, y, width, below > 0 ? room - below - NARROW_SPACING : room);
  else
    place_widget (parts, get_chosen (parts, choice), 0, y, width, room);
  place (parts, ARB_PART_TABS, 0, height - tabs, width, tabs);
}

static gint
get_narrow_height (const ArbTableParts *parts, const ArbTableChoice *choice, gint width)
{
  GtkWidget *chosen = get_chosen (parts, choice);
  gint height = lay_out_strip (parts, width, FALSE) + get_height (parts, ARB_PART_TABS, width)
                + 2 * NARROW_SPACING;

  if (choice->part == ARB_PART_TURN)
    return height + get_needed_turn_height (parts, width);
  return height + measure_height (chosen, width, parts->low);
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
      return get_side_height (parts, arrangement, width);
    case ARB_ARRANGE_UPRIGHT:
      return is_stacked (parts) ? get_stacked_height (parts, width)
                                : get_beside_height (parts, width);
    case ARB_ARRANGE_NARROW:
      return get_narrow_height (parts, choice, width);
    }
  g_return_val_if_reached (0);
}

void
arb_table_arrangement_lay_out (ArbArrangement arrangement, const ArbTableParts *parts,
                               const ArbTableChoice *choice, gint width, gint height)
{
  static const guint hides[] = {
    [ARB_ARRANGE_WIDE] = 1u << ARB_PART_LOG_BAR | 1u << ARB_PART_TABS,
    [ARB_ARRANGE_MIDDLE] = 1u << ARB_PART_LOG | 1u << ARB_PART_TABS,
    [ARB_ARRANGE_UPRIGHT] = 1u << ARB_PART_LOG | 1u << ARB_PART_TABS,
    [ARB_ARRANGE_NARROW] =
        1u << ARB_PART_HEAD | 1u << ARB_PART_TURN | 1u << ARB_PART_LOG | 1u << ARB_PART_LOG_BAR,
  };

  guint hidden = hides[arrangement];

  g_return_if_fail (parts != NULL && choice != NULL);

  /* What is shown must not be hidden before, even for a moment: it would be filled again, and that asks
   * for another layout. */
  if (arrangement == ARB_ARRANGE_NARROW)
    hidden &= ~(1u << choice->part | (choice->part == ARB_PART_TURN ? 1u << ARB_PART_HEAD : 0));
  for (ArbTablePart part = 0; part < ARB_N_PARTS; part++)
    if (hidden & 1u << part)
      place (parts, part, 0, 0, 0, 0);
  switch (arrangement)
    {
    case ARB_ARRANGE_WIDE:
      lay_out_wide (parts, width, height);
      break;
    case ARB_ARRANGE_MIDDLE:
      lay_out_middle (parts, width, height);
      break;
    case ARB_ARRANGE_UPRIGHT:
      if (is_stacked (parts))
        lay_out_stacked (parts, width, height);
      else
        lay_out_beside (parts, width, height);
      break;
    case ARB_ARRANGE_NARROW:
      lay_out_narrow (parts, choice, width, height);
      break;
    }
}
