/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include "store/input.h"
#include "wording/names.h"

#include <string.h>

ArbFrameHead *
arb_frame_head_new (void)
{
  ArbFrameHead *head = g_atomic_rc_box_new0 (ArbFrameHead);

  head->variants = g_new0 (char *, 1);
  for (guint i = 0; i < ARB_MAX_SEATS; i++)
    head->markers[i] = (ArbPlayerMarker) (i + 1);
  return head;
}

ArbFrameHead *
arb_frame_head_copy (const ArbFrameHead *head)
{
  ArbFrameHead *copy = g_atomic_rc_box_alloc (sizeof *head);

  *copy = *head;
  copy->variants = g_strdupv (head->variants);
  for (guint i = 0; i < ARB_MAX_SEATS; i++)
    {
      copy->names[i] = g_strdup (head->names[i]);
      copy->persons[i] = g_strdup (head->persons[i]);
    }
  return copy;
}

static void
clear_head (gpointer data)
{
  ArbFrameHead *head = data;

  for (guint i = 0; i < ARB_MAX_SEATS; i++)
    {
      g_free (head->names[i]);
      g_free (head->persons[i]);
    }
  g_strfreev (head->variants);
}

void
arb_frame_head_unref (ArbFrameHead *head)
{
  g_atomic_rc_box_release_full (head, clear_head);
}

void
arb_frame_head_set_variants (ArbFrameHead *head, const char *const *variants)
{
  g_strfreev (head->variants);
  head->variants =
      variants != NULL ? g_strdupv ((char **) (guintptr) variants) : g_new0 (char *, 1);
}

ArbFrame *
arb_frame_new_of (const ArbCatalogue *catalogue, const ArbOptions *options, ArbFrameHead *head)
{
  return arb_frame_new (catalogue, options, head, clear_head);
}

void
arb_frame_get_plain_options (const ArbFrame *frame, guint edition, ArbOptions *options)
{
  const ArbCatalogue *catalogue = frame->catalogue;

  arb_options_init (options, catalogue, frame->options.n_seats, edition);
  for (char **id = arb_frame_get_head (frame)->variants; *id != NULL; id++)
    arb_options_add_variant (options, catalogue,
                             (guint) arb_catalogue_find_variant (catalogue, *id));
}

/* Sets the options after @change. House rules stay: the switches that differ now from the edition and
 * its variants. */
static void
read_options (const ArbFrame *frame, const ArbFrameChange *change, ArbOptions *options,
              ArbDefects *defects)
{
  const ArbOptions *now = &frame->options;
  guint edition = change->edition == NULL
                      ? now->edition
                      : arb_edition_read (frame->catalogue, change->edition, "edition", defects);
  ArbOptions plain;

  arb_frame_get_plain_options (frame, now->edition, &plain);
  if (change->variants == NULL)
    arb_frame_get_plain_options (frame, edition, options);
  else
    arb_options_init (options, frame->catalogue, now->n_seats, edition);
  arb_options_read (options, frame->catalogue, change->variants, NULL, defects);
  for (guint i = 0; i < frame->catalogue->n_switches; i++)
    if (now->switches[i] != plain.switches[i])
      options->switches[i] = now->switches[i];
  arb_options_read (options, frame->catalogue, NULL, change->switches, defects);
}

/* Finds out where the player of each seat sits after @change; returns whether somebody changes
 * places. */
static gboolean
read_places (const ArbFrameChange *change, guint n_seats, guint8 *places, ArbDefects *defects)
{
  guint seats = 0;

  if (change->order[0] == 0)
    return FALSE;
  for (guint i = 0; i < n_seats; i++)
    if (change->order[i] <= n_seats)
      {
        seats |= 1u << change->order[i];
        places[change->order[i]] = (guint8) (i + 1);
      }
  if (seats == ((1u << n_seats) - 1) << 1)
    return TRUE;
  arb_defects_add (defects, "order", "expected each seat from 1 to %u once", n_seats);
  return FALSE;
}

static void
check_names (const ArbFrameChange *change, guint n_seats, ArbDefects *defects)
{
  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *path = g_strdup_printf ("players[%u].name", i);

      if (change->names[i] != NULL)
        arb_name_check (change->names[i], path, defects);
    }
}

ArbFrameHead *
arb_frame_head_move (const ArbFrameHead *head, guint n_seats, const guint8 *places)
{
  ArbFrameHead *moved = arb_frame_head_copy (head);
  g_auto (GStrv) persons = arb_frame_head_dup_persons (head, n_seats);
  g_autofree char **new_persons = g_new0 (char *, n_seats + 1);

  for (guint seat = 1; seat <= n_seats; seat++)
    {
      guint place = places[seat];

      g_free (moved->names[place - 1]);
      moved->names[place - 1] = g_strdup (head->names[seat - 1]);
      moved->markers[place - 1] = head->markers[seat - 1];
      new_persons[place] = persons[seat];
    }
  arb_frame_head_set_persons (moved, n_seats, new_persons);
  return moved;
}

static gboolean
changes_head (const ArbFrameChange *change, const guint8 *places)
{
  gboolean changes = change->variants != NULL || places != NULL;

  for (guint i = 0; i < ARB_MAX_SEATS; i++)
    changes |= change->names[i] != NULL;
  return changes;
}

static ArbFrameHead *
make_head (const ArbFrame *frame, const ArbFrameChange *change, const guint8 *places)
{
  guint n_seats = frame->options.n_seats;
  g_autoptr (ArbFrameHead) head = NULL;

  if (!changes_head (change, places))
    return g_atomic_rc_box_acquire (frame->head);
  head = arb_frame_head_copy (arb_frame_get_head (frame));
  for (guint i = 0; i < n_seats; i++)
    if (change->names[i] != NULL)
      {
        g_autofree char *name = arb_names_strip_turns (change->names[i]);

        arb_frame_head_set_name (head, n_seats, i + 1, name);
      }
  if (change->variants != NULL)
    arb_frame_head_set_variants (head, change->variants);
  return places != NULL ? arb_frame_head_move (head, n_seats, places) : g_steal_pointer (&head);
}

gboolean
arb_document_change_frame (ArbDocument *document, const ArbFrameChange *change, const char *name,
                           GError **error)
{
  g_auto (ArbDefects) defects = { 0 };
  g_autoptr (ArbFrame) changed = NULL;
  guint8 places[ARB_MAX_SEATS + 1] = { 0 };
  const ArbFrame *frame;
  ArbOptions options;
  gboolean moves;

  g_return_val_if_fail (document != NULL && change != NULL && name != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  frame = arb_game_get_frame (document->game);
  arb_defects_init (&defects, name);
  read_options (frame, change, &options, &defects);
  check_names (change, options.n_seats, &defects);
  moves = read_places (change, options.n_seats, places, &defects);
  if (defects.lines->len > 0)
    {
      arb_defects_to_error (&defects, ARB_DOCUMENT_REPORTED_DEFECTS, error);
      return FALSE;
    }

  changed = arb_frame_new_of (frame->catalogue, &options,
                              make_head (frame, change, moves ? places : NULL));
  arb_game_change_frame (document->game, changed, moves ? places : NULL);
  return TRUE;
}
