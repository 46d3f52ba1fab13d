/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/drawing.h"

#include <gdk/gdk.h>

#include <math.h>
#include <string.h>

/* The side of a drawing without a size. */
#define USUAL_SIDE 16

/* The error of a curve that replaces an arc, relative to the side of a drawing. */
#define TOLERANCE 0.001

/* The colour in which symbolic icons are drawn; the colour of the text replaces it. */
#define INK "#2e3436"

typedef struct
{
  cairo_path_t *path;
  cairo_fill_rule_t rule;
  gboolean inked; /* whether it is filled with the colour of the text */
  GdkRGBA color;
} Area;

struct _ArbDrawing
{
  double side;   /* of the square that the drawing fills */
  GArray *areas; /* Area */
};

/* The state of reading the `d` of a path. */
typedef struct
{
  const char *at;
  cairo_t *cr;
  double control_x; /* the second control point of the curve before, else the current point */
  double control_y;
} Pen;

static gboolean
read_number (Pen *pen, double *number)
{
  char *end;

  pen->at += strspn (pen->at, " ,\n");
  *number = g_ascii_strtod (pen->at, &end);
  if (end == pen->at)
    return FALSE;
  pen->at = end;
  return TRUE;
}

static gboolean
read_numbers (Pen *pen, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (!read_number (pen, &numbers[i]))
        return FALSE;
    }
  return TRUE;
}

static void
rest_control (Pen *pen)
{
  cairo_get_current_point (pen->cr, &pen->control_x, &pen->control_y);
}

static void
curve (Pen *pen, const double *n)
{
  double x, y;

  cairo_get_current_point (pen->cr, &x, &y);
  cairo_rel_curve_to (pen->cr, n[0], n[1], n[2], n[3], n[4], n[5]);
  pen->control_x = x + n[2];
  pen->control_y = y + n[3];
}

/* Adds a curve that continues the previous one smoothly. */
static void
smooth_curve (Pen *pen, const double *n)
{
  double x, y;

  cairo_get_current_point (pen->cr, &x, &y);
  curve (pen, (double[]){ x - pen->control_x, y - pen->control_y, n[0], n[1], n[2], n[3] });
}

/*
 * Finds the centre of an arc from its ends: with both radii scaled to 1, it lies on the
 * perpendicular bisector of the chord. n: the radii, the rotation of the ellipse (0 in our files),
 * whether it is the longer arc, whether it goes clockwise, and the end.
 */
static gboolean
arc (Pen *pen, const double *n)
{
  double rx = n[0], ry = n[1];
  gboolean longer = n[3] != 0, clockwise = n[4] != 0;
  double x, y, half_x, half_y, square, way, middle_x, middle_y, begin, end;

  if (rx <= 0 || ry <= 0 || n[2] != 0)
    return FALSE;
  cairo_get_current_point (pen->cr, &x, &y);
  half_x = n[5] / 2 / rx;
  half_y = n[6] / 2 / ry;
  square = half_x * half_x + half_y * half_y;
  if (square <= 0)
    return FALSE;
  if (square > 1) /* Too small to reach the end, so it is made larger. */
    {
      rx *= sqrt (square);
      ry *= sqrt (square);
      half_x /= sqrt (square);
      half_y /= sqrt (square);
      square = 1;
    }
  way = sqrt (1 / square - 1) * (longer == clockwise ? -1 : 1);
  middle_x = half_x - way * half_y;
  middle_y = half_y + way * half_x;
  begin = atan2 (-middle_y, -middle_x);
  end = atan2 (2 * half_y - middle_y, 2 * half_x - middle_x);

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, rx, ry);
  if (clockwise)
    cairo_arc (pen->cr, middle_x, middle_y, 1, begin, end);
  else
    cairo_arc_negative (pen->cr, middle_x, middle_y, 1, begin, end);
  cairo_restore (pen->cr);
  return TRUE;
}

/* One command of a path; all coordinates but those of `M` are relative. */
static gboolean
step (Pen *pen, char command)
{
  static const char commands[] = "MLlhvcsaz";
  static const guint n_numbers[] = { 2, 2, 2, 1, 1, 6, 4, 7, 0 };
  const char *known = command != '\0' ? strchr (commands, command) : NULL;
  double n[7];

  if (known == NULL || !read_numbers (pen, n, n_numbers[known - commands]))
    return FALSE;
  if (command == 'M')
    cairo_move_to (pen->cr, n[0], n[1]);
  else if (command == 'L')
    cairo_line_to (pen->cr, n[0], n[1]);
  else if (command == 'l')
    cairo_rel_line_to (pen->cr, n[0], n[1]);
  else if (command == 'h')
    cairo_rel_line_to (pen->cr, n[0], 0);
  else if (command == 'v')
    cairo_rel_line_to (pen->cr, 0, n[0]);
  else if (command == 'c')
    curve (pen, n);
  else if (command == 's')
    smooth_curve (pen, n);
  else if (command == 'z')
    cairo_close_path (pen->cr);
  else if (!arc (pen, n))
    return FALSE;
  if (command != 'c' && command != 's')
    rest_control (pen);
  return TRUE;
}

/* A command may have further numbers for the same command; after `M` they are lines. */
static gboolean
trace (cairo_t *cr, const char *text)
{
  Pen pen = { .at = text, .cr = cr };
  char command = '\0';

  for (pen.at += strspn (pen.at, " \n"); *pen.at != '\0'; pen.at += strspn (pen.at, " \n"))
    {
      if (g_ascii_isalpha (*pen.at))
        command = *pen.at++;
      else if (command == 'M')
        command = 'L';
      else if (command == 'z')
        return FALSE;
      if (!step (&pen, command))
        return FALSE;
    }
  return TRUE;
}

/* Arcs become curves in this context, exact enough for any size of the icon. */
static cairo_t *
path_context_new (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_set_tolerance (cr, TOLERANCE);
  return cr;
}

/* Adds the path that @cr has traced, and frees @cr. */
static gboolean
add_area (ArbDrawing *self, cairo_t *cr, const char *fill, cairo_fill_rule_t rule, GError **error)
{
  Area area = { .path = cairo_copy_path (cr), .rule = rule, .inked = g_str_equal (fill, INK) };

  g_array_append_val (self->areas, area);
  cairo_destroy (cr);
  if (area.inked
      || gdk_rgba_parse (&g_array_index (self->areas, Area, self->areas->len - 1).color, fill))
    return TRUE;
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "filled with “%s”, expected a colour", fill);
  return FALSE;
}

static gboolean
add_path (ArbDrawing *self, const char **names, const char **values, GError **error)
{
  const char *d, *fill, *rule;
  cairo_t *cr;

  if (!g_markup_collect_attributes ("path", names, values, error, G_MARKUP_COLLECT_STRING, "d", &d,
                                    G_MARKUP_COLLECT_STRING, "fill", &fill,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                    "fill-rule", &rule, G_MARKUP_COLLECT_INVALID))
    return FALSE;

  cr = path_context_new ();
  if (trace (cr, d))
    return add_area (self, cr, fill,
                     g_strcmp0 (rule, "evenodd") == 0 ? CAIRO_FILL_RULE_EVEN_ODD
                                                      : CAIRO_FILL_RULE_WINDING,
                     error);
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "a path as this: %s, expected M, l, h, v, c, s, a, z", d);
  cairo_destroy (cr);
  return FALSE;
}

static gboolean
add_circle (ArbDrawing *self, const char **names, const char **values, GError **error)
{
  const char *x, *y, *radius, *fill;
  cairo_t *cr;

  if (!g_markup_collect_attributes ("circle", names, values, error, G_MARKUP_COLLECT_STRING, "cx",
                                    &x, G_MARKUP_COLLECT_STRING, "cy", &y, G_MARKUP_COLLECT_STRING,
                                    "r", &radius, G_MARKUP_COLLECT_STRING, "fill", &fill,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;

  cr = path_context_new ();
  cairo_arc (cr, g_ascii_strtod (x, NULL), g_ascii_strtod (y, NULL), g_ascii_strtod (radius, NULL),
             0, 2 * G_PI);
  return add_area (self, cr, fill, CAIRO_FILL_RULE_WINDING, error);
}

/* Our icons are square, so only the width is read. */
static void
read_side (ArbDrawing *self, const char **names, const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      double side = g_str_equal (names[i], "width") ? g_ascii_strtod (values[i], NULL) : 0;

      if (side > 0)
        self->side = side;
    }
}

static void
on_element (GMarkupParseContext *context, const char *element, const char **names,
            const char **values, gpointer data, GError **error)
{
  if (g_str_equal (element, "path"))
    add_path (data, names, values, error);
  else if (g_str_equal (element, "circle"))
    add_circle (data, names, values, error);
  else if (g_str_equal (element, "svg"))
    read_side (data, names, values);
  else
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT,
                 "<%s>, expected <path> or <circle>", element);
}

static void
clear_area (gpointer area)
{
  cairo_path_destroy (((Area *) area)->path);
}

ArbDrawing *
arb_drawing_parse (const char *svg, gsize length, GError **error)
{
  static const GMarkupParser parser = { .start_element = on_element };
  g_autoptr (ArbDrawing) self = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;

  g_return_val_if_fail (svg != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self = g_new0 (ArbDrawing, 1);
  self->side = USUAL_SIDE;
  self->areas = g_array_new (FALSE, FALSE, sizeof (Area));
  g_array_set_clear_func (self->areas, clear_area);
  context = g_markup_parse_context_new (&parser, 0, self, NULL);
  if (!g_markup_parse_context_parse (context, svg, (gssize) length, error)
      || !g_markup_parse_context_end_parse (context, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
arb_drawing_free (ArbDrawing *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->areas);
  g_free (self);
}

void
arb_drawing_fill (const ArbDrawing *self, cairo_t *cr, double width, double height)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cr != NULL);

  for (guint i = 0; i < self->areas->len; i++)
    {
      const Area *area = &g_array_index (self->areas, Area, i);

      cairo_save (cr);
      cairo_scale (cr, width / self->side, height / self->side);
      cairo_new_path (cr);
      cairo_append_path (cr, area->path);
      cairo_set_fill_rule (cr, area->rule);
      if (!area->inked)
        gdk_cairo_set_source_rgba (cr, &area->color);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}
