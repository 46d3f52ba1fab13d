/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/seat-words.h"

#include "wording/words.h"

#include <glib/gi18n.h>

char *
arb_seat_dup_words (ArbSession *session, guint seat, gboolean has_score, const char *role)
{
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  const char *items[3];
  guint n = 0;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= ARB_MAX_SEATS, NULL);

  if (has_score)
    {
      number = g_strdup_printf ("%d", arb_session_get_sheet (session)->totals[seat]);
      items[n++] = points = arb_words_label (_ ("Points"), number);
    }
  if (role != NULL)
    items[n++] = role;
  if (arb_session_get_deciders (session) & 1u << seat)
    items[n++] = _ ("decides");
  return arb_words_list (items, n);
}
