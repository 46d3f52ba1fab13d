/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/turn/command-entry.h"

#include "app/widgets/widgets.h"
#include "model/session/phrase-search.h"
#include "wording/search.h"

#include <glib/gi18n.h>
#include <string.h>

struct _ArbCommandEntry
{
  GtkEntry parent_instance;

  GtkEntryCompletion *completion;
  GtkListStore *proposals;
  gboolean stale;  /* whether the choices must be asked for before completing */
  gboolean judged; /* whether the description contains the verdict on the text */
};

#define ROW_PADDING 8 /* above and below two lines, so that a row is as high as a finger */

enum
{
  COLUMN_TEXT,
  COLUMN_MARKUP,
  COLUMN_WORDS,
  N_COLUMNS,
};

enum
{
  ENTERED,
  STALE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ArbCommandEntry, arb_command_entry, GTK_TYPE_ENTRY)

static gboolean
match (GtkEntryCompletion *completion, const char *key, GtkTreeIter *iter, gpointer data)
{
  ArbCommandEntry *self = data;
  g_autofree char *words = NULL;

  gtk_tree_model_get (GTK_TREE_MODEL (self->proposals), iter, COLUMN_WORDS, &words, -1);
  return words != NULL && arb_search_matches (key, words);
}

/* The placeholder shows an example instead of an explanation, if a move is possible. */
static void
show_example (ArbCommandEntry *self, ArbChoice *choice)
{
  /* Translators: an example of a move in the notation, which is not translated */
  const char *example = _ ("Type a move: %s");
  g_autofree char *text = NULL;

  if (choice != NULL)
    text = g_strdup_printf (example, choice->text);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self),
                                  text != NULL ? text : _ ("Type a move in the notation"));
}

/* Proposes a move in the notation together with its meaning, so that people learn the one from the
 * other. */
static void
propose (ArbCommandEntry *self, const char *text, const char *meaning, const char *words)
{
  g_autofree char *markup = meaning != NULL
                                ? g_markup_printf_escaped ("%s\n<small>%s</small>", text, meaning)
                                : g_markup_escape_text (text, -1);

  gtk_list_store_insert_with_values (self->proposals, NULL, -1, COLUMN_TEXT, text, COLUMN_MARKUP,
                                     markup, COLUMN_WORDS, words, -1);
}

void
arb_command_entry_set_choices (ArbCommandEntry *self, GPtrArray *choices)
{
  gboolean has_example = FALSE;

  g_return_if_fail (ARB_IS_COMMAND_ENTRY (self));

  self->stale = FALSE;
  show_example (self, NULL);
  gtk_list_store_clear (self->proposals);
  for (guint i = 0; i < choices->len; i++)
    {
      ArbChoice *choice = choices->pdata[i];
      g_autofree char *words = NULL;

      if (!arb_verdict_allows (&choice->verdict))
        continue;
      if (!has_example)
        show_example (self, choice);
      has_example = TRUE;
      words = arb_phrase_search_dup_words (choice);
      propose (self, choice->text, choice->label, words);
    }
}

void
arb_command_entry_set_verdict (ArbCommandEntry *self, char *verdict)
{
  g_autofree char *text = verdict;

  g_return_if_fail (ARB_IS_COMMAND_ENTRY (self));

  if (text == NULL && !self->judged)
    return;
  self->judged = text != NULL;
  if (text == NULL)
    text = g_strdup (gtk_widget_get_tooltip_text (GTK_WIDGET (self)));
  arb_verdict_announce (GTK_WIDGET (self), text);
}

void
arb_command_entry_forget_choices (ArbCommandEntry *self, ArbChoice *example)
{
  g_return_if_fail (ARB_IS_COMMAND_ENTRY (self));
  g_return_if_fail (example == NULL || ARB_IS_CHOICE (example));

  arb_command_entry_set_verdict (self, NULL);
  show_example (self, example);
  if (!self->stale)
    gtk_list_store_clear (self->proposals);
  self->stale = TRUE;
}

static void
refresh (ArbCommandEntry *self)
{
  if (self->stale)
    g_signal_emit (self, signals[STALE], 0);
}

void
arb_command_entry_add_verbs (ArbCommandEntry *self, const ArbRuleset *ruleset)
{
  g_return_if_fail (ARB_IS_COMMAND_ENTRY (self));
  g_return_if_fail (ruleset != NULL);

  for (guint verb = 0; verb < ruleset->n_verbs; verb++)
    propose (self, ruleset->verbs[verb]->name, NULL, ruleset->verbs[verb]->name);
}

gboolean
arb_command_entry_proposes (ArbCommandEntry *self, const char *typed)
{
  /* A move may begin with the number of a seat. */
  const char *rest = typed + strspn (typed, "0123456789 ");
  GtkTreeIter iter;
  gboolean more;

  g_return_val_if_fail (ARB_IS_COMMAND_ENTRY (self), FALSE);

  refresh (self);
  more = gtk_tree_model_get_iter_first (GTK_TREE_MODEL (self->proposals), &iter);
  for (; more; more = gtk_tree_model_iter_next (GTK_TREE_MODEL (self->proposals), &iter))
    if (match (self->completion, typed, &iter, self) || match (self->completion, rest, &iter, self))
      return TRUE;
  return FALSE;
}

static void
on_activate (ArbCommandEntry *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));

  if (text[0] == '\0')
    return;
  g_signal_emit (self, signals[ENTERED], 0, text);
  /* The line was not accepted: selects it, so that typing replaces it. */
  gtk_editable_select_region (GTK_EDITABLE (self), 0, -1);
}

static void
on_changed (ArbCommandEntry *self)
{
  arb_command_entry_set_verdict (self, NULL);
  if (gtk_entry_get_text_length (GTK_ENTRY (self)) > 0)
    refresh (self);
}

void
arb_command_entry_set_text (ArbCommandEntry *self, const char *text)
{
  g_return_if_fail (ARB_IS_COMMAND_ENTRY (self));

  /* The program sets the text, so there is no list of completions. */
  gtk_entry_completion_set_popup_completion (self->completion, FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self), text);
  gtk_entry_completion_set_popup_completion (self->completion, TRUE);
  gtk_editable_select_region (GTK_EDITABLE (self), 0, -1);
}

void
arb_command_entry_take_over (ArbCommandEntry *self, ArbCommandEntry *old, ArbVerdictBox *box)
{
  int start, end;

  g_return_if_fail (ARB_IS_COMMAND_ENTRY (self));
  g_return_if_fail (ARB_IS_COMMAND_ENTRY (old));

  arb_command_entry_set_text (self, gtk_editable_get_text (GTK_EDITABLE (old)));
  gtk_editable_get_selection_bounds (GTK_EDITABLE (old), &start, &end);
  gtk_editable_select_region (GTK_EDITABLE (self), start, end);
  if (old->judged)
    arb_command_entry_set_verdict (self, arb_verdict_box_dup_verdict (box));
}

static void
arb_command_entry_class_init (ArbCommandEntryClass *klass)
{
  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  signals[STALE] = g_signal_new ("stale", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_renderer (ArbCommandEntry *self)
{
  GtkCellRenderer *renderer = gtk_cell_renderer_text_new ();

  g_object_set (renderer, "ypad", ROW_PADDING, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (self->completion), renderer, TRUE);
  gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (self->completion), renderer, "markup",
                                 COLUMN_MARKUP);
}

static void
arb_command_entry_init (ArbCommandEntry *self)
{
  self->proposals = gtk_list_store_new (N_COLUMNS, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);
  self->completion = gtk_entry_completion_new ();
  gtk_entry_completion_set_model (self->completion, GTK_TREE_MODEL (self->proposals));
  /* gtk_entry_completion_set_text_column() would also add a renderer for the column. */
  g_object_set (self->completion, "text-column", COLUMN_TEXT, NULL);
  add_renderer (self);
  gtk_entry_completion_set_match_func (self->completion, match, self, NULL);
  gtk_entry_set_completion (GTK_ENTRY (self), self->completion);
  /* The entry keeps the completion, and that keeps the proposals. */
  g_object_unref (self->completion);
  g_object_unref (self->proposals);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("A move in the notation; Enter plays it"));
  arb_widget_set_accessible_name (GTK_WIDGET (self), _ ("Move in the notation"));
  g_signal_connect (self, "activate", G_CALLBACK (on_activate), NULL);
  g_signal_connect (self, "changed", G_CALLBACK (on_changed), NULL);
}
