/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/story.h"

#include "wording/template.h"
#include "wording/totals.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* The most moves that are named if a part of a turn has no words of its own. */
#define MAX_MOVES 3

typedef struct
{
  const ArbWording *wording;
  const ArbEpisode *episode;
  guint deed; /* the first deed of the present clause */
} Sentence;

static const char *
find_words (const ArbWording *wording, const char *prefix, const char *id)
{
  g_autofree char *key = g_strconcat (prefix, id, NULL);

  return arb_words_get (wording->catalogue, key);
}

static guint
count_seats (const ArbEpisode *episode)
{
  return (guint) __builtin_popcount (episode->seats);
}

static void
take_text (ArbTemplateValue *value, char *text)
{
  value->text = text;
  value->present = text != NULL;
}

static void
take_number (ArbTemplateValue *value, gint number)
{
  value->number = number;
  value->present = number != 0;
}

static char *
word_thing (const ArbWording *wording, const ArbDeed *deed)
{
  g_autofree char *name = arb_wording_argument (wording, deed->what);

  if (deed->number == 0)
    return g_steal_pointer (&name);
  /* Translators: the back of a planet, and its number at the table: “Metallic #8” */
  return g_strdup_printf (_ ("%s #%u"), name, deed->number);
}

/* Whether @deed belongs to the same clause as the first deed of @sentence. */
static gboolean
is_in_clause (const Sentence *sentence, const ArbDeed *deed)
{
  const ArbDeed *first = &sentence->episode->deeds[sentence->deed];

  return g_str_equal (first->id, deed->id) && first->seat == deed->seat;
}

static char *
join_things (const Sentence *sentence)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func (g_free);

  for (guint i = sentence->deed; i < sentence->episode->n_deeds; i++)
    {
      const ArbDeed *deed = &sentence->episode->deeds[i];

      if (is_in_clause (sentence, deed) && deed->what != ARB_ARGUMENT_NONE)
        g_ptr_array_add (things, word_thing (sentence->wording, deed));
    }
  return things->len > 0 ? arb_words_join ((const char *const *) things->pdata, things->len) : NULL;
}

static gint
count_amount (const Sentence *sentence)
{
  gint amount = 0;

  for (guint i = sentence->deed; i < sentence->episode->n_deeds; i++)
    if (is_in_clause (sentence, &sentence->episode->deeds[i]))
      amount += sentence->episode->deeds[i].amount;
  return amount;
}

static gboolean
fill_clause (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Sentence *sentence = data;
  const ArbDeed *deed = &sentence->episode->deeds[sentence->deed];

  if (g_str_equal (name, "things"))
    {
      take_text (value, join_things (sentence));
      value->number = count_amount (sentence);
    }
  else if (g_str_equal (name, "amount"))
    take_number (value, count_amount (sentence));
  else if (g_str_equal (name, "seat"))
    take_text (value, arb_wording_seat (sentence->wording, deed->seat));
  else
    return FALSE;
  return TRUE;
}

static gboolean
begins_clause (const Sentence *sentence, guint index)
{
  for (guint i = 0; i < index; i++)
    {
      Sentence earlier = *sentence;

      earlier.deed = i;
      if (is_in_clause (&earlier, &sentence->episode->deeds[index]))
        return FALSE;
    }
  return TRUE;
}

static char *
list_deeds (const Sentence *sentence)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_free);
  Sentence clause = *sentence;

  for (clause.deed = 0; clause.deed < sentence->episode->n_deeds; clause.deed++)
    {
      const char *id = sentence->episode->deeds[clause.deed].id;
      const char *template = find_words (sentence->wording, "deed.", id);

      if (template != NULL && begins_clause (sentence, clause.deed))
        g_ptr_array_add (clauses, arb_template_expand (template, fill_clause, &clause));
    }
  return clauses->len > 0 ? arb_words_list ((const char *const *) clauses->pdata, clauses->len)
                          : NULL;
}

static gboolean
fill_in (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  const Sentence *sentence = data;
  const ArbEpisode *episode = sentence->episode;

  if (g_str_equal (name, "seats"))
    {
      take_text (value, arb_wording_seats (sentence->wording, ARB_MAX_SEATS, episode->seats));
      value->number = (gint) count_seats (episode);
    }
  else if (g_str_equal (name, "subject"))
    take_text (value, episode->subject != ARB_ARGUMENT_NONE
                          ? arb_wording_argument (sentence->wording, episode->subject)
                          : NULL);
  else if (g_str_equal (name, "deeds"))
    take_text (value, list_deeds (sentence));
  else if (g_str_equal (name, "count"))
    take_number (value, episode->count);
  else if (g_str_equal (name, "rest"))
    take_number (value, episode->rest);
  else
    return FALSE;
  return TRUE;
}

/* Lists the moves, only the first ones if there are many. */
static char *
list_moves (const ArbWording *wording, const ArbGame *game, const ArbEpisode *episode)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n = MIN (episode->n, MAX_MOVES);
  g_autofree char *list = NULL;

  for (guint i = episode->first; i < episode->first + n; i++)
    {
      ArbStateRoom room;
      ArbWording then = arb_wording_at (wording, &room.state);
      const ArbEntry *entry = arb_game_get_entry (game, i);

      arb_game_state_at (game, i, &room.state);
      g_ptr_array_add (texts, i == episode->first ? arb_wording_entry (&then, entry)
                                                  : arb_wording_entry_clause (&then, entry));
    }
  list = arb_words_list ((const char *const *) texts->pdata, texts->len);
  if (n == episode->n)
    return g_steal_pointer (&list);
  /* Translators: some moves of a game, and how many there are besides */
  return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", episode->n - n), list,
                          episode->n - n);
}

char *
arb_wording_episode (const ArbWording *wording, const ArbGame *game, const ArbEpisode *episode)
{
  Sentence sentence = { wording, episode, 0 };
  const char *template;

  g_return_val_if_fail (wording != NULL && game != NULL && episode != NULL, NULL);

  template = episode->kind != NULL ? find_words (wording, "episode.", episode->kind) : NULL;
  return template != NULL ? arb_template_expand (template, fill_in, &sentence)
                          : list_moves (wording, game, episode);
}

char *
arb_wording_milestone (const ArbWording *wording, const ArbEpisode *episode)
{
  const char *const *triggers;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  g_return_val_if_fail (wording != NULL && episode != NULL, NULL);

  triggers = wording->catalogue->ruleset->presentation.triggers;
  for (guint i = 0; triggers != NULL && triggers[i] != NULL; i++)
    {
      const char *text = find_words (wording, "trigger.", triggers[i]);

      if ((episode->triggered >> i & 1) != 0 && text != NULL)
        g_ptr_array_add (texts, texts->len == 0 ? g_strdup (text) : arb_words_continue (text));
    }
  if (texts->len == 0)
    return NULL;
  list = arb_words_list ((const char *const *) texts->pdata, texts->len);
  if (!episode->ends)
    return g_steal_pointer (&list);
  /* Translators: what has triggered the end of the game: “The Survey stack is empty” */
  return g_strdup_printf (_ ("%s: the last round"), list);
}

static gboolean
fill_amount (const char *name, const char *sort, ArbTemplateValue *value, gpointer data)
{
  if (!g_str_equal (name, "amount"))
    return FALSE;
  take_number (value, *(const gint *) data);
  return TRUE;
}

char *
arb_wording_result (const ArbWording *wording, const ArbResult *result, guint n_seats)
{
  gint each = result->each && n_seats > 1 ? result->amount / (gint) n_seats : result->amount;
  const char *template = find_words (wording, "result.", result->id);
  g_autofree char *text = NULL;

  g_return_val_if_fail (wording != NULL && result != NULL, NULL);

  if (template != NULL)
    text = arb_template_expand (template, fill_amount, &each);
  else if (each < 0)
    /* Translators: by how much a number becomes less; with a minus, not a hyphen */
    text = g_strdup_printf (_ ("−%d"), -each);
  else
    text = g_strdup_printf ("+%d", each);
  if (!result->each || n_seats < 2)
    return g_steal_pointer (&text);
  /* Translators: what each of several players gets: “1 each” */
  return g_strdup_printf (_ ("%s each"), text);
}

char *
arb_wording_turn (const ArbWording *wording, guint leader, guint turn)
{
  g_autofree char *seat = NULL;

  g_return_val_if_fail (wording != NULL, NULL);

  if (wording->catalogue->ruleset->turns_are_rounds)
    /* Translators: a heading in the log; the number of a round */
    return g_strdup_printf (_ ("Round %u"), turn);
  if (leader == ARB_TABLE)
    /* Translators: a heading in the log; the number of a turn */
    return g_strdup_printf (_ ("Turn %u"), turn);
  seat = arb_wording_seat (wording, leader);
  /* Translators: a heading in the log: whose turn it is, and its number */
  return g_strdup_printf (_ ("%s · turn %u"), seat, turn);
}
