/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/notation.h"
#include "fuzz.h"
#include "store/catalogues.h"
#include "systems/systems.h"
#include "wording/notation.h"

/*
 * Any line of text is either a move of a system or refused with a message; a move is written and
 * read again without a difference.
 */

static void
try_line (const ArbCatalogue *catalogue, guint n_seats, const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  ArbMove move, again;

  if (!arb_wording_parse_move (catalogue, n_seats, line, &move, &error))
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL) && error->message[0] != '\0');
      return;
    }

  g_assert_cmpuint (move.seat, <=, n_seats);
  text = arb_move_to_string (catalogue, move);
  arb_wording_parse_move (catalogue, n_seats, text, &again, &error);
  g_assert_no_error (error);
  g_assert_true (arb_move_equal (move, again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  /* The functions that read lines refuse anything but text. */
  for (char **line = lines; *line != NULL; line++)
    for (const ArbRuleset *const *system = arb_systems ();
         *system != NULL && g_utf8_validate (*line, -1, NULL); system++)
      try_line (arb_catalogue_get (*system), (*system)->max_seats, *line);

  return 0;
}
