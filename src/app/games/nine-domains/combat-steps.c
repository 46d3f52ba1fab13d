/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/nine-domains/combat-steps.h"

#include "app/widgets/player-marker.h"
#include "app/widgets/widgets.h"
#include "wording/words.h"

#include <glib/gi18n.h>

#define N_SEATS 2

/* In the order in which the rules ask. */
enum
{
  STEP_EFFECT,
  STEP_STRENGTH,
  STEP_BONUS,
  STEP_SIGN,
  N_STEPS,
};

typedef struct
{
  GtkWidget *row;
  GtkLabel *number;
  GtkLabel *title;
  GtkLabel *detail;
  GtkLabel *result;
} Step;

struct _NineCombatSteps
{
  AdwBin parent_instance;

  Step steps[N_STEPS];
  GtkWidget *answer;
  GtkImage *shape;
  GtkLabel *taker;
};

G_DEFINE_FINAL_TYPE (NineCombatSteps, nine_combat_steps, ADW_TYPE_BIN)

/* The decisions of a combat, with the question that decides. If the last question does not decide,
 * nobody takes the domain. */
static const struct
{
  const char *id;
  guint step;
} decisions[] = {
  { "by-effect", STEP_EFFECT }, { "by-strength", STEP_STRENGTH }, { "by-bonus", STEP_BONUS },
  { "by-sign", STEP_SIGN },     { "by-nobody", STEP_SIGN },
};

/* The counters that modify a strength. */
static const char *const bonuses[] = { "bonus-carry", "bonus-neighbours", "bonus-late" };

static const char *
get_word (ArbSession *session, const char *id)
{
  return arb_words_get (arb_document_get_catalogue (arb_session_get_document (session)), id);
}

static guint
find_decision (ArbZoneCard *domain)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (decisions)
         && arb_zone_card_get_counter (domain, decisions[i].id, 0) == 0)
    i++;
  return i;
}

/* “+2”, “−1”; a minus is as wide as a plus. */
static char *
dup_signed (gint number)
{
  return g_strdup_printf (number < 0 ? "−%d" : "+%d", ABS (number));
}

/* Returns “Ann: 3, +2 from beside it”: the printed number with its modifiers. */
static char *
dup_strength (ArbSession *session, guint seat, ArbZoneCard *card)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  gint printed = arb_zone_card_get_counter (card, "strength", 0);
  g_autofree char *sum = NULL;

  g_ptr_array_add (parts, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bonuses); i++)
    {
      gint bonus = arb_zone_card_get_counter (card, bonuses[i], 0);
      g_autofree char *amount = dup_signed (bonus);

      printed -= bonus;
      if (bonus != 0)
        g_ptr_array_add (parts, g_strdup_printf ("%s %s", amount, get_word (session, bonuses[i])));
    }
  parts->pdata[0] = g_strdup_printf ("%d", printed);
  sum = arb_words_list ((const char *const *) parts->pdata, parts->len);
  return arb_words_label (arb_session_get_player (session, seat), sum);
}

static char *
dup_strengths (ArbSession *session, ArbZoneCard *const *cards)
{
  g_autofree char *first = dup_strength (session, 1, cards[1]);
  g_autofree char *second = dup_strength (session, 2, cards[2]);

  return g_strdup_printf ("%s · %s", first, second);
}

/* “5 > 4” of the winner's number and the other's; “4 = 4” where the next question decides. */
static char *
dup_comparison (ArbZoneCard *const *cards, const char *id, guint winner)
{
  guint better = winner == 0 ? 1 : winner;
  gint won = arb_zone_card_get_counter (cards[better], id, 0);
  gint lost = arb_zone_card_get_counter (cards[N_SEATS + 1 - better], id, 0);
  const char *sign = won > lost ? ">" : won < lost ? "<" : "=";

  return g_strdup_printf ("%d %s %d", won, sign, lost);
}

/* “0 beats 5” */
static char *
dup_effect (ArbZoneCard *const *cards, guint winner)
{
  /* Translators: which card wins against which, by what it does: “0 beats 5” */
  return g_strdup_printf (_ ("%s beats %s"), cards[winner]->name,
                          cards[N_SEATS + 1 - winner]->name);
}

static void
step_set (Step *step, const char *detail, const char *result, gboolean asked, gboolean settles)
{
  arb_label_show (step->detail, detail);
  gtk_label_set_text (step->result, result != NULL ? result : "");
  arb_widget_set_class (step->row, "settles", settles);
  arb_widget_set_class (step->row, "not-asked", !asked);
}

static void
show_steps (NineCombatSteps *self, ArbSession *session, ArbZoneCard *const *cards, guint decision,
            guint winner)
{
  guint last = decisions[decision].step;
  gboolean by_effect = last == STEP_EFFECT && winner > 0;
  g_autofree char *effect = by_effect ? dup_effect (cards, winner) : NULL;
  g_autofree char *strengths = dup_strengths (session, cards);
  g_autofree char *strength = dup_comparison (cards, "strength", winner);
  g_autofree char *bonus = dup_comparison (cards, "bonus", winner);

  step_set (&self->steps[STEP_EFFECT], by_effect ? effect : _ ("None of the two"), NULL, TRUE,
            last == STEP_EFFECT);
  step_set (&self->steps[STEP_STRENGTH], last >= STEP_STRENGTH ? strengths : NULL,
            last >= STEP_STRENGTH ? strength : NULL, last >= STEP_STRENGTH, last == STEP_STRENGTH);
  step_set (&self->steps[STEP_BONUS], NULL, last >= STEP_BONUS ? bonus : NULL, last >= STEP_BONUS,
            last == STEP_BONUS);
  step_set (&self->steps[STEP_SIGN],
            last == STEP_SIGN ? get_word (session, decisions[decision].id) : NULL, NULL,
            last == STEP_SIGN, last == STEP_SIGN);
}

char *
nine_combat_add_points (char *result, ArbZoneCard *domain, ArbZoneCard *card)
{
  g_autofree char *before = result;
  gint points = arb_zone_card_get_counter (domain, "extra-points", 0);

  if (points == 0 || card == NULL)
    return g_steal_pointer (&before);
  /* Translators: a sentence, and what the winning card brings: “Ann takes Domain 3, +7 by 3+” */
  return g_strdup_printf (_ ("%s, +%d by %s"), before, points, card->name);
}

/* A sentence about who takes @domain. */
static char *
dup_answer (ArbSession *session, ArbZoneCard *domain, ArbZoneCard *const *cards)
{
  guint winner = (guint) MAX (0, arb_zone_card_get_counter (domain, "winner", 0));

  if (winner == 0)
    /* Translators: of a domain: the cards were the same */
    return g_strdup_printf (_ ("Nobody takes %s"), domain->name);
  /* Translators: who takes which domain: “Ann takes Domain 7” */
  return nine_combat_add_points (g_strdup_printf (_ ("%s takes %s"),
                                                  arb_session_get_player (session, winner),
                                                  domain->name),
                                 domain, cards[winner]);
}

void
nine_combat_steps_set (NineCombatSteps *self, ArbSession *session, ArbZoneCard *domain,
                       ArbZoneCard *const *cards)
{
  guint winner = (guint) MAX (0, arb_zone_card_get_counter (domain, "winner", 0));
  g_autofree char *answer = dup_answer (session, domain, cards);

  g_return_if_fail (NINE_IS_COMBAT_STEPS (self));

  show_steps (self, session, cards, find_decision (domain), winner);
  arb_player_marker_image_set (self->shape, arb_session_get_marker (session, winner));
  gtk_widget_set_visible (GTK_WIDGET (self->shape), winner > 0);
  gtk_label_set_text (self->taker, answer);
  arb_widget_set_class (self->answer, "won", winner > 0);
}

static GtkLabel *
label_new (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  g_object_set (label, "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  gtk_widget_add_css_class (label, class);
  return GTK_LABEL (label);
}

/* Makes a step: a number in a disc, the question, its answer, and the compared values. */
static void
make_step (Step *step, guint number, const char *question, GtkBox *box)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = g_strdup_printf ("%u", number);

  step->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  step->number = GTK_LABEL (gtk_label_new (text));
  step->title = label_new ("heading");
  step->detail = label_new ("caption");
  step->result = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_text (step->title, question);
  gtk_widget_add_css_class (GTK_WIDGET (step->number), "step-number");
  gtk_widget_add_css_class (GTK_WIDGET (step->result), "numeric");
  gtk_widget_add_css_class (step->row, "combat-step");
  gtk_widget_set_valign (GTK_WIDGET (step->number), GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (step->title));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (step->detail));
  gtk_box_append (GTK_BOX (step->row), GTK_WIDGET (step->number));
  gtk_box_append (GTK_BOX (step->row), words);
  gtk_box_append (GTK_BOX (step->row), GTK_WIDGET (step->result));
  gtk_box_append (box, step->row);
}

static void
make_answer (NineCombatSteps *self, GtkBox *box)
{
  self->answer = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->shape = GTK_IMAGE (gtk_image_new ());
  self->taker = label_new ("title-4");
  gtk_widget_set_hexpand (GTK_WIDGET (self->taker), TRUE);
  gtk_widget_add_css_class (self->answer, "combat-answer");
  gtk_box_append (GTK_BOX (self->answer), GTK_WIDGET (self->shape));
  gtk_box_append (GTK_BOX (self->answer), GTK_WIDGET (self->taker));
  gtk_box_append (box, self->answer);
}

static void
nine_combat_steps_class_init (NineCombatStepsClass *klass)
{
}

static void
nine_combat_steps_init (NineCombatSteps *self)
{
  const char *const questions[N_STEPS] = {
    [STEP_EFFECT] = _ ("Does a card win by itself?"),
    [STEP_STRENGTH] = _ ("Whose strength is greater?"),
    [STEP_BONUS] = _ ("The same: whose bonus is greater?"),
    [STEP_SIGN] = _ ("The same: whose sign is better?"),
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; i < N_STEPS; i++)
    make_step (&self->steps[i], i + 1, questions[i], GTK_BOX (box));
  make_answer (self, GTK_BOX (box));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
nine_combat_steps_new (void)
{
  return g_object_new (NINE_TYPE_COMBAT_STEPS, NULL);
}
