/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/totals.h"

#include "wording/words.h"

#include <glib/gi18n-lib.h>

char *
arb_wording_seats (const ArbWording *wording, guint n_seats, guint seats)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 1; seat <= n_seats; seat++)
    if ((seats & 1u << seat) != 0)
      g_ptr_array_add (names, arb_wording_seat (wording, seat));

  return arb_words_join ((const char *const *) names->pdata, names->len);
}

char *
arb_wording_numbers (const ArbWording *wording, guint n_seats, guint seats, const gint *numbers)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *name = NULL;

      if ((seats & 1u << seat) == 0)
        continue;

      name = arb_wording_seat (wording, seat);
      g_string_append (list, list->len > 0 ? C_ ("list", ", ") : "");
      /* Translators: a player and the number of points: “Ann has 27”; the spaces do not break;
       * a name may end in a number, also in brackets */
      g_string_append_printf (list, C_ ("points", "%s has %d"), name, numbers[seat]);
    }

  return g_string_free (list, FALSE);
}

gboolean
arb_wording_knows_total (const ArbScoreSheet *sheet, guint seat)
{
  g_return_val_if_fail (sheet != NULL && seat <= sheet->n_seats, FALSE);

  if (sheet->stated >> seat & 1)
    return TRUE;
  for (guint i = 0; i < sheet->n_lines; i++)
    if (sheet->lines[i].seat == seat && sheet->lines[i].amount == 0)
      return FALSE;
  return TRUE;
}

gboolean
arb_wording_knows_totals (const ArbScoreSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, FALSE);

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    if (!arb_wording_knows_total (sheet, seat))
      return FALSE;
  return TRUE;
}

const char *
arb_wording_total_title (const ArbScoreSheet *sheet, guint seat)
{
  guint seats;

  g_return_val_if_fail (sheet != NULL && seat <= sheet->n_seats, NULL);

  seats = seat != 0 ? 1u << seat : ((1u << sheet->n_seats) - 1) << 1;
  if ((sheet->stated & seats) == seats)
    /* Translators: before a total that people counted themselves */
    return _ ("Counted at the table");
  if (seat != 0 ? arb_wording_knows_total (sheet, seat) : arb_wording_knows_totals (sheet))
    return _ ("Total");
  /* Translators: before the sum of the points that are known, like “12 + ?” */
  return _ ("Known so far");
}

char *
arb_wording_total (const ArbScoreSheet *sheet, guint seat)
{
  g_return_val_if_fail (sheet != NULL && seat <= sheet->n_seats, NULL);

  return g_strdup_printf (arb_wording_knows_total (sheet, seat) ? "%d" : "%d + ?",
                          sheet->totals[seat]);
}

const char *
arb_wording_ending (const ArbScoreSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  if (sheet->only_end)
    return _ ("Scored at the end; the moves were not recorded.");
  if (sheet->last_turn != 0)
    return _ ("The game had ended before its last moves. Moves played after the end do not count.");
  return sheet->ended_by_table && g_strcmp0 (sheet->decided_by, "left") != 0
             ? _ ("The table ended the game here.")
             : NULL;
}

char *
arb_wording_left (const ArbWording *wording, const ArbScoreSheet *sheet, guint seat)
{
  g_return_val_if_fail (wording != NULL && sheet != NULL, NULL);
  g_return_val_if_fail (seat >= 1 && seat <= sheet->n_seats, NULL);

  if (sheet->left[seat] == 0)
    return NULL;
  /* Translators: in the place of a rank: when a player left the table */
  return g_strdup_printf (wording->catalogue->ruleset->turns_are_rounds ? _ ("left in round %u")
                                                                        : _ ("left in turn %u"),
                          sheet->left[seat]);
}

/* Who left, and when, in a sentence; %NULL if they stayed. */
static char *
word_absent (const ArbWording *wording, const ArbScoreSheet *sheet, guint seat)
{
  g_autofree char *name = arb_wording_seat (wording, seat);

  if (sheet->left[seat] == 0)
    return NULL;
  /* Translators: a player, and when they left the table */
  return g_strdup_printf (wording->catalogue->ruleset->turns_are_rounds
                              ? _ ("%s left in round %u and has no place.")
                              : _ ("%s left in turn %u and has no place."),
                          name, sheet->left[seat]);
}

char *
arb_wording_absent (const ArbWording *wording, const ArbScoreSheet *sheet)
{
  char *text = NULL;

  g_return_val_if_fail (wording != NULL && sheet != NULL, NULL);

  for (guint seat = 1; seat <= sheet->n_seats; seat++)
    {
      g_autofree char *before = text;
      g_autofree char *sentence = word_absent (wording, sheet, seat);

      text = before != NULL && sentence != NULL ? arb_words_follow (before, sentence)
             : before != NULL                   ? g_steal_pointer (&before)
                                                : g_steal_pointer (&sentence);
    }
  return text;
}

char *
arb_wording_stated (const ArbWording *wording, const ArbScoreSheet *sheet)
{
  g_autofree char *names = NULL;

  g_return_val_if_fail (wording != NULL && sheet != NULL, NULL);

  if (sheet->stated == 0)
    return NULL;
  names = arb_wording_seats (wording, sheet->n_seats, sheet->stated);
  /* Translators: players whose total is what people have counted */
  return g_strdup_printf (_ ("Total counted at the table: %s."), names);
}
