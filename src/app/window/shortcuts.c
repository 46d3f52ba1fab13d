/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/shortcuts.h"

#include "app/widgets/dialog-size.h"
#include "app/widgets/widgets.h"

#include <glib/gi18n.h>

#define TITLE_CHARS 40
#define NARROW_CHARS 11
#define WIDE_CHARS 34
#define NARROW 600

/* A line of the window: keys, or the action whose keys are shown. */
typedef struct
{
  const char *title;
  const char *subtitle; /* (nullable) */
  const char *accelerator;
  const char *action;
} Shortcut;

static const struct
{
  const char *name;
  const char *title;
  const char *group;
  Shortcut shortcuts[13]; /* the last one has no title */
} sections[] = {
  { "turn",
    N_ ("Turn"),
    N_ ("Roles and Choices"),
    {
        { .title = N_ ("Lead a role; then press how many cards, or Enter to say it later"),
          .subtitle = N_ ("S Survey, W Warfare, C Colonize, P Produce, T Trade, R Research"),
          .accelerator = "s...r" },
        { .title = N_ ("Play an Action"), .accelerator = "<Shift>s...r" },
        { .title = N_ ("Choose from the buttons above, or press how many"),
          .accelerator = "1...9" },
        { .title = N_ ("The button with this letter"),
          .subtitle = N_ ("After the first key, buttons show their letters"),
          .accelerator = "e...z" },
        { .title = N_ ("Choose from a list; then which"),
          .subtitle = N_ ("A Actions, B boosts, L leads, X discards, O others"),
          .accelerator = "a...x" },
        { .title = N_ ("The suggested button"), .accelerator = "Return" },
    } },
  { "answers",
    N_ ("Answers and Discards"),
    N_ ("Answers and Discards"),
    {
        { .title = N_ ("Follow: the number of the seat, then how many cards"),
          .accelerator = "1...4" },
        { .title = N_ ("Follow: how many cards the next player follows with"),
          .accelerator = "<Alt>0...9" },
        { .title = N_ ("Dissent: the number of the seat, then minus"),
          .subtitle = N_ ("Minus alone: the next player dissents"),
          .accelerator = "minus" },
        { .title = N_ ("Discard; then press how many cards"), .accelerator = "d" },
        { .title = N_ ("Discard this many cards"), .accelerator = "<Control>0...9" },
    } },
  { "game",
    N_ ("Game"),
    N_ ("Game"),
    {
        { .title = N_ ("Undo"), .action = "win.undo" },
        { .title = N_ ("Redo"), .accelerator = "<Control><Shift>z" },
        { .title = N_ ("Type a move in the notation"), .accelerator = "slash" },
        { .title = N_ ("Record what was seen"), .action = "win.statement" },
        { .title = N_ ("Private entry of the deciding player"), .action = "win.private(uint32 0)" },
        { .title = N_ ("Go back, correct, insert or remove a line of the log"),
          .accelerator = "<Shift>F10" },
        { .title = N_ ("Count check"), .action = "win.count-check" },
        { .title = N_ ("Score sheet"), .action = "win.score" },
        { .title = N_ ("Rules and cards"), .accelerator = "<Shift>F1" },
        { .title = N_ ("Search in help, rules and cards"), .accelerator = "<Control>f" },
        { .title = N_ ("Table Mode: full screen, as large as fits"), .action = "win.table-mode" },
        { .title = N_ ("Next or previous part of the table"), .accelerator = "F6" },
    } },
  { "general",
    N_ ("General"),
    N_ ("General"),
    {
        { .title = N_ ("New game"), .action = "app.new" },
        { .title = N_ ("Begin with the same table again"), .accelerator = "Return" },
        { .title = N_ ("Move a player up"), .accelerator = "<Control>Up" },
        { .title = N_ ("Move a player down"), .accelerator = "<Control>Down" },
        { .title = N_ ("Open a saved game"), .action = "app.open" },
        { .title = N_ ("Preferences"), .action = "app.preferences" },
        { .title = N_ ("Main menu"), .accelerator = "F10" },
        { .title = N_ ("Help"), .accelerator = "F1" },
        { .title = N_ ("Keyboard shortcuts"), .accelerator = "<Control>question" },
        { .title = N_ ("Close window"), .action = "window.close" },
        { .title = N_ ("Quit"), .action = "app.quit" },
    } },
};

/* In GTK 4.8 only a #GtkBuilder can add something to this window. */
static void
add (gpointer parent, gpointer child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (parent, NULL, child, NULL);
}

static gpointer
group_new (const char *title, const Shortcut *shortcuts)
{
  gpointer group = g_object_new (GTK_TYPE_SHORTCUTS_GROUP, "title", _ (title), NULL);

  for (; shortcuts->title != NULL; shortcuts++)
    add (group,
         g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT, "title", _ (shortcuts->title), "subtitle",
                       shortcuts->subtitle != NULL ? _ (shortcuts->subtitle) : NULL, "accelerator",
                       shortcuts->accelerator, "action-name", shortcuts->action, NULL));
  return group;
}

static gpointer
overlay_new (void)
{
  /* Screen readers would read no role for a window of this class. */
  gpointer overlay =
      g_object_new (GTK_TYPE_SHORTCUTS_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                    "title", _ ("Keyboard Shortcuts"), "modal", TRUE, "resizable", TRUE,
                    "default-width", 660, "default-height", 600, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      gpointer section = g_object_new (GTK_TYPE_SHORTCUTS_SECTION, "section-name", sections[i].name,
                                       "title", _ (sections[i].title), "max-height", 12, NULL);

      add (section, group_new (sections[i].group, sections[i].shortcuts));
      add (overlay, section);
    }
  return overlay;
}

/* Wraps titles and narrows the search: GTK never wraps titles and makes the search as wide as a
 * phone. The names of keys are not wrapped. GTK measures the height of a title at its least width,
 * so that must not be less than its width over this window: so many @chars. */
static void
make_narrow (GtkWidget *root, int chars)
{
  if (GTK_IS_SHORTCUT_LABEL (root))
    return;
  if (GTK_IS_SEARCH_ENTRY (root))
    {
      gtk_editable_set_width_chars (GTK_EDITABLE (root), 1);
      gtk_widget_set_hexpand (root, TRUE);
    }
  if (GTK_IS_BOX (root) && GTK_IS_SHORTCUTS_SHORTCUT (gtk_widget_get_parent (root)))
    arb_box_settle_width (root);
  if (GTK_IS_LABEL (root) && gtk_widget_get_ancestor (root, GTK_TYPE_SHORTCUTS_SHORTCUT) != NULL)
    g_object_set (root, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars",
                  TITLE_CHARS, "width-chars", chars, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    make_narrow (child, chars);
}

/* A #GtkShortcutsWindow shows all shortcuts at once; on a phone that has to scroll. */
static void
add_scroller (GtkWindow *overlay)
{
  g_autoptr (GtkWidget) content = g_object_ref (gtk_window_get_child (overlay));

  gtk_window_set_child (overlay, NULL);
  gtk_window_set_child (overlay, g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                               GTK_POLICY_NEVER, "child", content, NULL));
}

GtkWidget *
arb_shortcuts_get (GtkApplicationWindow *window)
{
  GtkWidget *overlay;

  g_return_val_if_fail (GTK_IS_APPLICATION_WINDOW (window), NULL);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      overlay = overlay_new ();
      add_scroller (GTK_WINDOW (overlay));
      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (overlay));
    }
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (window));
  make_narrow (overlay,
               gtk_widget_get_width (GTK_WIDGET (window)) < NARROW ? NARROW_CHARS : WIDE_CHARS);
  return overlay;
}

void
arb_shortcuts_show (GtkWidget *window, const char *name, GVariant *target)
{
  GtkWindow *overlay = GTK_WINDOW (arb_shortcuts_get (GTK_APPLICATION_WINDOW (window)));

  arb_window_fit_parent (overlay);
  gtk_window_present (overlay);
}
