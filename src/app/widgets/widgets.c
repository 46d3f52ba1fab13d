/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/widgets.h"

#include "app/widgets/icon.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* The keys under which a widget keeps its tooltip, and the functions that wait for a frame. */
#define TOOLTIP "arb-tooltip"
#define ONCE_PAINTED "arb-once-painted"

/* Lengths are given for text of this height, the platform's usual 11 points. */
#define USUAL_TEXT (11.0 * 96 / 72)

void
arb_widget_set_class (GtkWidget *widget, const char *name, gboolean on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
arb_widget_set_classes (GtkWidget *widget, const char **classes)
{
  g_auto (GStrv) now = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  now = gtk_widget_get_css_classes (widget);
  if (!g_strv_equal ((const char *const *) now, (const char *const *) classes))
    gtk_widget_set_css_classes (widget, classes);
}

void
arb_button_set_verdict (GtkWidget *button, ArbVerdictValue value)
{
  static const char *const classes[] = {
    [ARB_LEGAL] = "legal",
    [ARB_VOID] = "void",
    [ARB_ILLEGAL] = "refused",
    [ARB_UNDECIDABLE] = "open",
  };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    arb_widget_set_class (button, classes[i], i == value);
}

const char *
arb_image_get_icon (GtkImage *image)
{
  GdkPaintable *paintable;

  g_return_val_if_fail (GTK_IS_IMAGE (image), NULL);

  paintable = gtk_image_get_paintable (image);
  return ARB_IS_ICON (paintable) ? arb_icon_get_name (ARB_ICON (paintable))
                                 : gtk_image_get_icon_name (image);
}

void
arb_image_set_icon (GtkImage *image, const char *name)
{
  g_autoptr (ArbIcon) icon = NULL;

  g_return_if_fail (GTK_IS_IMAGE (image));

  if (g_strcmp0 (arb_image_get_icon (image), name) == 0)
    return;
  icon = name != NULL ? arb_icon_new (name) : NULL;
  if (icon != NULL)
    gtk_image_set_from_paintable (image, GDK_PAINTABLE (icon));
  else
    gtk_image_set_from_icon_name (image, name);
}

static gboolean
on_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip,
                  gpointer data)
{
  gtk_tooltip_set_text (tooltip, arb_widget_get_tooltip (widget));
  return TRUE;
}

void
arb_widget_set_tooltip (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (arb_widget_get_tooltip (widget), text) == 0)
    return;
  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_query_tooltip, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
  g_object_set_data_full (G_OBJECT (widget), TOOLTIP, g_strdup (text), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);
}

void
arb_box_settle_width (GtkWidget *box)
{
  GtkLayoutManager *layout = gtk_grid_layout_new ();
  int column = 0;

  g_return_if_fail (GTK_IS_BOX (box));

  /* One row with the height of the box. */
  gtk_grid_layout_set_row_homogeneous (GTK_GRID_LAYOUT (layout), TRUE);
  gtk_grid_layout_set_column_spacing (GTK_GRID_LAYOUT (layout),
                                      (guint) gtk_box_get_spacing (GTK_BOX (box)));
  gtk_widget_set_layout_manager (box, layout);
  for (GtkWidget *part = gtk_widget_get_first_child (box); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (
                                          gtk_layout_manager_get_layout_child (layout, part)),
                                      column++);
}

const char *
arb_widget_get_tooltip (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  return g_object_get_data (G_OBJECT (widget), TOOLTIP);
}

void
arb_widget_set_accessible_name (GtkWidget *widget, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* An animation starts only with a new name, so two names alternate. */
void
arb_widget_animate (GtkWidget *widget, const char *name)
{
  g_autofree char *other = NULL;
  gboolean again;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  other = g_strconcat (name, "-again", NULL);
  again = gtk_widget_has_css_class (widget, name);
  arb_widget_set_class (widget, name, !again);
  arb_widget_set_class (widget, other, again);
}

static gboolean
has_letters (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalpha (g_utf8_get_char (c)))
      return TRUE;
  return FALSE;
}

void
arb_label_show (GtkLabel *label, const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

gboolean
arb_label_set_directed (GtkLabel *label, const char *text)
{
  gboolean words;

  g_return_val_if_fail (GTK_IS_LABEL (label) && text != NULL, FALSE);

  words = has_letters (text);
  gtk_widget_set_direction (GTK_WIDGET (label), words ? GTK_TEXT_DIR_NONE : GTK_TEXT_DIR_LTR);
  gtk_label_set_text (label, text);
  return words;
}

gboolean
arb_label_change (GtkLabel *label, const char *text)
{
  gboolean first;

  g_return_val_if_fail (GTK_IS_LABEL (label), FALSE);

  if (g_str_equal (gtk_label_get_text (label), text))
    return FALSE;

  first = gtk_label_get_text (label)[0] == '\0';
  gtk_label_set_text (label, text);
  if (!first)
    arb_widget_animate (GTK_WIDGET (label), "changed");
  return !first;
}

/* Returns the digits of @text in ASCII. */
static char *
keep_digits (const char *text, int length)
{
  const char *end = length < 0 ? text + strlen (text) : text + length;
  GString *digits = g_string_new (NULL);

  for (; text < end; text = g_utf8_next_char (text))
    if (g_unichar_isdigit (g_utf8_get_char (text)))
      g_string_append_printf (digits, "%d", g_unichar_digit_value (g_utf8_get_char (text)));
  return g_string_free (digits, FALSE);
}

static void
on_insert_text (GtkEditable *editable, const char *text, int length, int *position)
{
  g_autofree char *typed = length < 0 ? g_strdup (text) : g_strndup (text, (gsize) length);
  g_autofree char *digits = keep_digits (text, length);

  if (g_str_equal (typed, digits))
    return;
  g_signal_stop_emission_by_name (editable, "insert-text");
  if (digits[0] != '\0')
    gtk_editable_insert_text (editable, digits, -1, position);
}

void
arb_spin_button_take_digits (GtkSpinButton *button)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (button));

  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (button)), "insert-text",
                    G_CALLBACK (on_insert_text), NULL);
}

/* GTK measures a menu button without a width, so text that wraps gets too little height. This
 * layout passes the width on to the button inside. */
static GtkSizeRequestMode
get_menu_button_mode (GtkWidget *button)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (button));
}

static void
measure_menu_button (GtkWidget *button, GtkOrientation orientation, gint for_size, gint *minimum,
                     gint *natural, gint *minimum_baseline, gint *natural_baseline)
{
  GtkWidget *inside = gtk_widget_get_first_child (button);
  gint least, height;

  gtk_widget_measure (inside, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  gtk_widget_measure (inside, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (inside, orientation, MAX (least, for_size), NULL, &height, NULL, NULL);
  *natural = MAX (*natural, height);
}

static void
allocate_menu_button (GtkWidget *button, gint width, gint height, gint baseline)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  gtk_widget_size_allocate (gtk_widget_get_first_child (button),
                            &(GtkAllocation){ 0, 0, width, height }, baseline);
  if (popover != NULL)
    gtk_popover_present (popover);
}

void
arb_menu_button_fill (GtkMenuButton *button)
{
  GtkWidget *box;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  box = gtk_widget_get_parent (gtk_menu_button_get_child (button));
  gtk_widget_set_halign (box, GTK_ALIGN_FILL);
  /* A box would measure its width for its height, which tries a dozen widths for each sentence. */
  gtk_widget_set_layout_manager (box, gtk_bin_layout_new ());
  gtk_widget_set_layout_manager (GTK_WIDGET (button),
                                 gtk_custom_layout_new (get_menu_button_mode, measure_menu_button,
                                                        allocate_menu_button));
}

static gboolean
is_menu_item (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
         || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

static void
name_item (GtkWidget *item)
{
  for (GtkWidget *child = gtk_widget_get_first_child (item); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      {
        gtk_accessible_reset_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
        arb_widget_set_accessible_name (item, gtk_label_get_text (GTK_LABEL (child)));
        return; /* the siblings after it are its keys */
      }
}

static void
name_items (GtkWidget *widget)
{
  if (is_menu_item (widget))
    name_item (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

void
arb_menu_name_items (GtkPopover *menu)
{
  g_return_if_fail (GTK_IS_POPOVER (menu));

  g_signal_connect (menu, "map", G_CALLBACK (name_items), NULL);
}

/* A screen reader announces the name of a menu that opens. */
static void
make_menu (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, menu);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_menu_button_get_popover (button)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_widget_get_tooltip_text (GTK_WIDGET (button)), -1);
  arb_menu_name_items (gtk_menu_button_get_popover (button));
}

void
arb_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, make_menu, g_object_ref (menu), g_object_unref);
}

void
arb_window_show_error (GtkWindow *parent, const char *heading, const char *reason,
                       const char *advice)
{
  g_autofree char *body = NULL;
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL && advice != NULL);

  body = reason != NULL ? g_strjoin ("\n\n", reason, advice, NULL) : g_strdup (advice);
  dialog = adw_message_dialog_new (parent, heading, body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void wait_for_paint (GtkWidget *widget);

/* A widget that is not visible any more waits until it is. */
static void
call_back (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    {
      g_autofree ArbWidgetFunction *callback =
          g_object_steal_data (G_OBJECT (widget), ONCE_PAINTED);

      (*callback) (widget);
    }
  else
    g_signal_connect_after (widget, "map", G_CALLBACK (wait_for_paint), NULL);
}

static gboolean
call_back_all (gpointer data)
{
  GPtrArray *waiting = data;

  for (guint i = 0; i < waiting->len; i++)
    call_back (waiting->pdata[i]);
  return G_SOURCE_REMOVE;
}

/* Lets GTK finish the frame first: what waits for it takes time of its own. */
static void
on_painted (GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, on_painted, NULL);
  g_idle_add_full (GDK_PRIORITY_REDRAW + 1, call_back_all,
                   g_object_steal_data (G_OBJECT (clock), ONCE_PAINTED),
                   (GDestroyNotify) g_ptr_array_unref);
}

/* All widgets that wait for a frame share one list; dozens may wait for the same frame, which is
 * requested here. */
static void
wait_for_paint (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  GPtrArray *waiting = g_object_get_data (G_OBJECT (clock), ONCE_PAINTED);

  g_signal_handlers_disconnect_by_func (widget, wait_for_paint, NULL);
  if (waiting == NULL)
    {
      waiting = g_ptr_array_new_with_free_func (g_object_unref);
      g_object_set_data_full (G_OBJECT (clock), ONCE_PAINTED, waiting,
                              (GDestroyNotify) g_ptr_array_unref);
      g_signal_connect (clock, "after-paint", G_CALLBACK (on_painted), NULL);
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
    }
  g_ptr_array_add (waiting, g_object_ref (widget));
}

void
arb_widget_once_painted (GtkWidget *widget, ArbWidgetFunction callback)
{
  gboolean waits;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (callback != NULL);

  waits = g_object_get_data (G_OBJECT (widget), ONCE_PAINTED) != NULL;
  g_object_set_data_full (G_OBJECT (widget), ONCE_PAINTED, g_memdup2 (&callback, sizeof callback),
                          g_free);
  if (!waits && gtk_widget_get_mapped (widget))
    wait_for_paint (widget);
  else if (!waits)
    g_signal_connect_after (widget, "map", G_CALLBACK (wait_for_paint), NULL);
}

void
arb_widget_pass_keyboard (GtkWidget *widget)
{
  if (widget == NULL || gtk_widget_is_sensitive (widget))
    return;
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    if (gtk_widget_child_focus (parent, GTK_DIR_TAB_FORWARD))
      return;
}

static GtkWidget *
skip_unplaced (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

GtkWidget *
arb_widget_get_first_placed (GtkWidget *widget)
{
  return skip_unplaced (gtk_widget_get_first_child (widget));
}

GtkWidget *
arb_widget_get_next_placed (GtkWidget *child)
{
  return skip_unplaced (gtk_widget_get_next_sibling (child));
}

double
arb_widget_get_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96.0 / 72;
  return MAX (1, size / USUAL_TEXT);
}

void
arb_expander_set_child (GtkExpander *expander, GtkWidget *child)
{
  g_return_if_fail (GTK_IS_EXPANDER (expander));
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);
  gtk_expander_set_child (expander, child);
}
