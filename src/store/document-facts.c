/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include <string.h>

#include "store/uuid.h"
#include "wording/names.h"

/* Text from an entry of the window is corrected instead of refused. */
char *
arb_make_fit (const char *text, glong max, gboolean one_line)
{
  g_autofree char *made_valid = g_utf8_make_valid (text, -1);
  g_autofree char *valid = arb_names_strip_turns (made_valid);
  GString *fit = g_string_new (NULL);

  for (const char *at = valid; *at != '\0' && max > 0; at = g_utf8_next_char (at), max--)
    {
      gunichar c = g_utf8_get_char (at);
      gboolean kept = !g_unichar_iscntrl (c) || (!one_line && c == '\n');

      g_string_append_unichar (fit, kept ? c : ' ');
    }
  return g_string_free (fit, FALSE);
}

static void
set_text (char **text, const char *value, glong max, gboolean one_line)
{
  char *fit = value != NULL && *value != '\0' ? arb_make_fit (value, max, one_line) : NULL;

  g_free (*text);
  *text = fit;
}

const char *
arb_document_get_date (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->date;
}

gboolean
arb_document_set_date (ArbDocument *document, const char *date)
{
  g_return_val_if_fail (document != NULL && date != NULL, FALSE);

  if (!arb_is_day (date))
    return FALSE;
  g_free (document->date);
  document->date = g_strdup (date);
  return TRUE;
}

const char *
arb_document_get_place (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->place;
}

void
arb_document_set_place (ArbDocument *document, const char *place)
{
  g_return_if_fail (document != NULL);

  set_text (&document->place, place, ARB_DOCUMENT_MAX_PLACE, TRUE);
}

const char *
arb_document_get_remark (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->remark;
}

void
arb_document_set_remark (ArbDocument *document, const char *remark)
{
  g_return_if_fail (document != NULL);

  set_text (&document->remark, remark, ARB_DOCUMENT_MAX_NOTE, FALSE);
}

gboolean
arb_document_get_counts (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, FALSE);

  return arb_game_get_counts (document->game);
}

void
arb_document_set_counts (ArbDocument *document, gboolean counts)
{
  g_return_if_fail (document != NULL);

  arb_game_set_counts (document->game, counts);
}

/* The namespace of all ids of this program, made from its application id in the namespace for
 * domain names of RFC 4122. */
static const guint8 space[ARB_UUID_BYTES] = { 0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1,
                                              0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8 };

char *
arb_make_id (const char *kind, const char *name)
{
  g_autofree char *full =
      g_strconcat ("io.github.tabletop_arbiter.Arbiter/", kind, "/", name, NULL);

  return arb_uuid_from_name (space, full);
}

static gboolean
is_taken (const ArbFrameHead *head, char **persons, guint seat, const char *id)
{
  for (guint other = 1; other <= ARB_MAX_SEATS; other++)
    {
      const char *stored = head->persons[other - 1];
      const char *theirs = stored != NULL || other >= seat ? stored : persons[other];

      if (other != seat && theirs != NULL && g_ascii_strcasecmp (theirs, id) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The id follows from the name; that of another player of the same name has a number in it. */
static char *
derive_person (const ArbFrameHead *head, char **persons, guint seat)
{
  const char *name = head->names[seat - 1];
  char *id = arb_make_id ("player", name);

  for (guint number = 2; is_taken (head, persons, seat, id); number++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s/%u", name, number);

      g_free (id);
      id = arb_make_id ("player", numbered);
    }
  return id;
}

char **
arb_frame_head_dup_persons (const ArbFrameHead *head, guint n_seats)
{
  char **persons = g_new0 (char *, n_seats + 2);

  persons[0] = g_strdup ("");
  for (guint seat = 1; seat <= n_seats; seat++)
    persons[seat] = head->persons[seat - 1] != NULL ? g_strdup (head->persons[seat - 1])
                                                    : derive_person (head, persons, seat);
  return persons;
}

void
arb_frame_head_set_persons (ArbFrameHead *head, guint n_seats, char **persons)
{
  for (guint seat = 1; seat <= n_seats; seat++)
    g_clear_pointer (&head->persons[seat - 1], g_free);
  for (guint seat = 1; seat <= n_seats; seat++)
    {
      g_autofree char *derived = derive_person (head, persons, seat);

      if (!g_str_equal (persons[seat], derived))
        head->persons[seat - 1] = g_strdup (persons[seat]);
    }
}

char **
arb_document_dup_persons (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return arb_frame_head_dup_persons (arb_document_get_head (document),
                                     arb_game_get_options (document->game)->n_seats);
}

static gboolean
is_another_player (const ArbFrameHead *head, guint n_seats, guint seat, const char *name)
{
  for (guint other = 1; other <= n_seats; other++)
    if (other != seat && g_str_equal (head->names[other - 1], name))
      return TRUE;
  return FALSE;
}

/* A name that is corrected is the name of the same person. That is not so if one of the two was
 * made up, or if another player has it: then people have taken each other's seats. */
static gboolean
is_correction (const ArbFrameHead *head, guint n_seats, guint seat, const char *name)
{
  const char *before = head->names[seat - 1];

  return !arb_names_is_made_up (before) && !arb_names_is_made_up (name)
         && !is_another_player (head, n_seats, seat, before)
         && !is_another_player (head, n_seats, seat, name);
}

void
arb_frame_head_set_name (ArbFrameHead *head, guint n_seats, guint seat, const char *name)
{
  g_auto (GStrv) persons = arb_frame_head_dup_persons (head, n_seats);
  g_autofree char *person = NULL;
  g_autofree char *derived = NULL;
  char *fit = arb_make_fit (name, ARB_DOCUMENT_MAX_NAME, TRUE);

  if (is_correction (head, n_seats, seat, fit))
    person = g_strdup (persons[seat]);
  g_free (head->names[seat - 1]);
  head->names[seat - 1] = fit;

  g_clear_pointer (&head->persons[seat - 1], g_free);
  derived = derive_person (head, persons, seat);
  if (g_strcmp0 (person, derived) != 0)
    head->persons[seat - 1] = g_steal_pointer (&person);
}

void
arb_document_set_name (ArbDocument *document, guint seat, const char *name)
{
  guint n_seats;

  g_return_if_fail (document != NULL && name != NULL);
  n_seats = arb_game_get_options (document->game)->n_seats;
  g_return_if_fail (seat >= 1 && seat <= n_seats);

  arb_frame_head_set_name (arb_document_get_head (document), n_seats, seat, name);
}
