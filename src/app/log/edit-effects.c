/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/log/edit-effects.h"

#include "app/log/log-row.h"
#include "app/widgets/player-marker.h"
#include "app/widgets/resources.h"
#include "app/widgets/rows.h"
#include "app/widgets/score-hiding.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>

/* More changes than these are listed only on request. */
#define MAX_SHOWN 20

struct _ArbEditEffects
{
  GtkBox parent_instance;

  GtkLabel *summary_label;
  GtkLabel *struck_label;
  GtkButton *strike_button;
  GtkListBox *scores;
  GtkListBox *changes;
  GtkWidget *all_button;
  ArbSession *session;
  ArbEditPreview *preview;
  gboolean of_cards; /* the edit changes the faces of cards, not a line */
};

G_DEFINE_FINAL_TYPE (ArbEditEffects, arb_edit_effects, GTK_TYPE_BOX)

static const char *
get_judgement (ArbLogLine *line)
{
  const char *mark = arb_log_line_get_mark (line);

  return mark != NULL ? mark : _ ("legal");
}

static char *
describe_change (const ArbEditChange *change)
{
  ArbLogLine *before = change->before;
  ArbLogLine *after = change->after;
  const char *reason = after != NULL ? after->reason : NULL;
  g_autofree char *judgement = NULL;

  if (after == NULL)
    return g_strdup (change->belongs ? _ ("removed with it") : _ ("removed"));
  if (before == NULL)
    /* Translators: the verdict on a move that is put in: “new: legal” */
    judgement = g_strdup_printf (_ ("new: %s"), get_judgement (after));
  else
    judgement = g_strdup_printf ("%s → %s", get_judgement (before), get_judgement (after));
  return g_strjoin ("\n", judgement, reason, NULL);
}

static GtkWidget *
change_row_new (ArbEditEffects *self, const ArbEditChange *change)
{
  ArbLogLine *line = change->after != NULL ? change->after : change->before;
  g_autofree char *title = g_strdup_printf (C_ ("log", "%u %s"), line->number, line->text);
  g_autofree char *subtitle = describe_change (change);
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, title);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             arb_player_marker_image_new (
                                 arb_session_get_marker (self->session, line->entry.move.seat)));
  return row;
}

static void
show_changes (ArbEditEffects *self, guint max)
{
  const GArray *changes = self->preview->changes;

  gtk_list_box_bind_model (self->changes, NULL, NULL, NULL, NULL);
  for (guint i = 0; i < MIN (changes->len, max); i++)
    gtk_list_box_append (self->changes,
                         change_row_new (self, &g_array_index (changes, ArbEditChange, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->changes), changes->len > 0);
  gtk_widget_set_visible (self->all_button, changes->len > max);
}

/* Where scores are hidden, the dialog says only that the score changes. */
static void
show_scores (ArbEditEffects *self)
{
  guint n = 0;
  guint n_shown =
      arb_widget_hides_scores (GTK_WIDGET (self)) ? 0 : arb_session_get_n_seats (self->session);

  gtk_list_box_bind_model (self->scores, NULL, NULL, NULL, NULL);
  for (guint seat = 1; seat <= n_shown; seat++)
    {
      g_autofree char *text = g_strdup_printf ("%d → %d", self->preview->before.totals[seat],
                                               self->preview->after.totals[seat]);
      GtkWidget *row, *label;

      if (!arb_edit_preview_changes_score (self->preview, seat))
        continue;
      row = arb_row_new (ADW_TYPE_ACTION_ROW, arb_session_get_player (self->session, seat));
      label = gtk_label_new (text);
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 arb_player_marker_image_new (
                                     arb_session_get_marker (self->session, seat)));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      gtk_list_box_append (self->scores, row);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->scores), n > 0);
}

/* How many other moves an edit affects, by kind, without those that it strikes. */
typedef struct
{
  guint gone;
  guint judged_otherwise; /* with another verdict than before */
} Effects;

static Effects
count_effects (ArbEditEffects *self)
{
  Effects effects = { 0 };

  for (guint i = 0; i < self->preview->changes->len; i++)
    {
      const ArbEditChange *change = &g_array_index (self->preview->changes, ArbEditChange, i);

      if (change->before == NULL)
        continue;
      if (change->after == NULL)
        /* Implied moves are added and removed with the move that implies them, so they are not
         * counted. */
        effects.gone += change->belongs && !change->before->entry.implied;
      else
        effects.judged_otherwise += !change->after->entry.struck || change->before->entry.struck;
    }
  return effects;
}

static gboolean
changes_score (ArbEditEffects *self)
{
  for (guint seat = 1; seat <= arb_session_get_n_seats (self->session); seat++)
    if (arb_edit_preview_changes_score (self->preview, seat))
      return TRUE;
  return FALSE;
}

/* Adds @sentence (transfer full) to @text. */
static void
add_sentence (char **text, char *sentence)
{
  g_autofree char *before = *text;
  g_autofree char *next = sentence;

  *text = before != NULL ? arb_words_follow (before, next) : g_steal_pointer (&next);
}

/* What an edit makes impossible or illegal is by itself, with a button that says how many moves
 * it strikes. */
static void
show_struck (ArbEditEffects *self)
{
  guint n = self->preview->n_struck;
  g_autofree char *text = NULL;
  g_autofree char *label =
      g_strdup_printf (self->of_cards
                           ? ngettext ("Strike %u Move", "Strike %u Moves", n)
                           : ngettext ("Strike %u Later Move", "Strike %u Later Moves", n),
                       n);

  if (n > 0)
    text =
        g_strdup_printf (self->of_cards
                             ? ngettext ("%u move would not be possible and is struck.",
                                         "%u moves would not be possible and are struck.", n)
                             : ngettext ("%u later move would not be possible and is struck.",
                                         "%u later moves would not be possible and are struck.", n),
                         n);
  arb_label_show (self->struck_label, text);
  gtk_button_set_label (self->strike_button, label);
  gtk_widget_set_visible (GTK_WIDGET (self->strike_button), n > 0);
}

static void
show_summary (ArbEditEffects *self)
{
  Effects effects;
  g_autofree char *text = NULL;

  show_struck (self);
  if (!self->of_cards && self->preview->changes->len == 0)
    {
      gtk_label_set_text (self->summary_label, _ ("No change."));
      return;
    }
  effects = count_effects (self);
  if (effects.gone > 0)
    add_sentence (&text,
                  /* Translators: moves that belonged to the one that is corrected or removed */
                  g_strdup_printf (ngettext ("%u move that belonged to it is removed with it.",
                                             "%u moves that belonged to it are removed with it.",
                                             effects.gone),
                                   effects.gone));
  if (self->preview->n_replaced > 0)
    add_sentence (&text,
                  /* Translators: later moves that are recorded otherwise because of the edit; a
                   * follow becomes a dissent */
                  g_strdup_printf (ngettext ("%u later move becomes another one.",
                                             "%u later moves become other ones.",
                                             self->preview->n_replaced),
                                   self->preview->n_replaced));
  if (effects.judged_otherwise > 0)
    add_sentence (&text,
                  g_strdup_printf (self->of_cards ? ngettext ("%u move gets another verdict.",
                                                              "%u moves get another verdict.",
                                                              effects.judged_otherwise)
                                                  : ngettext ("%u later move gets another verdict.",
                                                              "%u later moves get another verdict.",
                                                              effects.judged_otherwise),
                                   effects.judged_otherwise));
  if (self->preview->n_struck + self->preview->n_replaced + effects.judged_otherwise == 0)
    add_sentence (&text, g_strdup (self->of_cards
                                       ? _ ("All moves stay legal or illegal as they are.")
                                       : _ ("All later moves stay legal or illegal as they are.")));
  add_sentence (&text, g_strdup (changes_score (self) ? _ ("The score changes.")
                                                      : _ ("The score stays.")));
  gtk_label_set_text (self->summary_label, text);
}

void
arb_edit_effects_show (ArbEditEffects *self, ArbSession *session, const ArbLogEdit *edit,
                       ArbEditPreview *preview)
{
  g_return_if_fail (ARB_IS_EDIT_EFFECTS (self));
  g_return_if_fail (ARB_IS_SESSION (session) && ARB_IS_EDIT_PREVIEW (preview));

  g_set_object (&self->session, session);
  g_set_object (&self->preview, preview);
  self->of_cards = edit == NULL;
  show_summary (self);
  show_scores (self);
  show_changes (self, MAX_SHOWN);
}

static void
on_show_all (ArbEditEffects *self)
{
  show_changes (self, G_MAXUINT);
}

static void
arb_edit_effects_dispose (GObject *object)
{
  ArbEditEffects *self = ARB_EDIT_EFFECTS (object);

  g_clear_object (&self->session);
  g_clear_object (&self->preview);

  G_OBJECT_CLASS (arb_edit_effects_parent_class)->dispose (object);
}

static void
arb_edit_effects_class_init (ArbEditEffectsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_edit_effects_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, ARB_RESOURCES "log/edit-effects.ui");
  gtk_widget_class_bind_template_child (widget_class, ArbEditEffects, summary_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEditEffects, struck_label);
  gtk_widget_class_bind_template_child (widget_class, ArbEditEffects, strike_button);
  gtk_widget_class_bind_template_child (widget_class, ArbEditEffects, scores);
  gtk_widget_class_bind_template_child (widget_class, ArbEditEffects, changes);
  gtk_widget_class_bind_template_child (widget_class, ArbEditEffects, all_button);
  gtk_widget_class_bind_template_callback (widget_class, on_show_all);
}

static void
arb_edit_effects_init (ArbEditEffects *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
