/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/seat-words.h"

#include "wording/proof.h"
#include "wording/words.h"

#include <glib/gi18n.h>

char *
arb_seat_dup_words (ArbSession *session, guint seat, gboolean has_score, const char *role)
{
  const ArbScoreSheet *sheet;
  g_autofree char *number = NULL;
  g_autofree char *points = NULL;
  const char *items[3];
  guint n = 0;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= ARB_MAX_SEATS, NULL);

  sheet = arb_session_get_sheet (session);
  if (has_score)
    {
      number = arb_wording_total (sheet, seat);
      items[n++] = points =
          arb_words_label (arb_wording_knows_total (sheet, seat) ? _ ("Points")
                                                                 : _ ("Points known so far"),
                           number);
    }
  if (role != NULL)
    items[n++] = role;
  if (arb_session_get_deciders (session) & 1u << seat)
    items[n++] = _ ("decides");
  return arb_words_list (items, n);
}
