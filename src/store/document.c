/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/document-private.h"

#include <string.h>

#include "store/input.h"
#include "wording/names.h"

#include <glib/gi18n-lib.h>

ArbDocument *
arb_document_alloc (ArbFrame *frame)
{
  ArbDocument *document = g_new0 (ArbDocument, 1);

  document->game = arb_game_new_in_frame (frame);
  document->notes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  document->stamps = arb_stamps_new ();
  return document;
}

void
arb_document_free (ArbDocument *document)
{
  if (document == NULL)
    return;

  arb_game_free (document->game);
  g_hash_table_unref (document->notes);
  g_free (document->date);
  g_free (document->place);
  g_free (document->remark);
  g_free (document->started);
  arb_stamps_free (document->stamps);
  g_free (document);
}

/* Begins @document now, today. */
static void
begin (ArbDocument *document)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  document->started = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  document->date = arb_day_of (document->started);
}

static gboolean
allows_players (const ArbVariant *variant, guint n_seats)
{
  /* The nicks of `players` are the numbers 0, 1, 2 …, so that the indices equal the numbers. */
  for (guint i = 0; i < variant->players.n; i++)
    if (variant->players.nicks[i] == n_seats)
      return TRUE;
  return variant->players.n == 0;
}

void
arb_options_check_players (const ArbRuleset *ruleset, guint n, ArbDefects *defects)
{
  if (n >= ruleset->min_seats && n <= ruleset->max_seats)
    return;
  if (ruleset->min_seats == ruleset->max_seats)
    arb_defects_add (defects, "players", "%u given, expected %u", n, ruleset->min_seats);
  else
    arb_defects_add (defects, "players", "%u given, expected %u to %u", n, ruleset->min_seats,
                     ruleset->max_seats);
}

void
arb_options_read_variant (ArbOptions *options, const ArbCatalogue *catalogue, const char *id,
                          const char *path, ArbDefects *defects)
{
  gint variant = arb_catalogue_find_variant (catalogue, id);
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = arb_store_quote (id);

  if (variant >= 0 && allows_players (&catalogue->variants[variant], options->n_seats))
    {
      arb_options_add_variant (options, catalogue, (guint) variant);
      return;
    }
  if (variant >= 0)
    {
      arb_defects_add (defects, path, "the variant %s is not for a game of %u", quoted,
                       options->n_seats);
      return;
    }
  for (guint i = 0; i < catalogue->n_variants; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", catalogue->variants[i].id);
  arb_defects_add (defects, path, "unknown variant %s, expected one of: %s", quoted,
                   known->len > 0 ? known->str : /* Translators: there is none to choose from */
                       C_ ("choice", "none"));
}

static void
refuse_switch (const ArbCatalogue *catalogue, const char *key, const char *path,
               ArbDefects *defects)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autofree char *quoted = arb_store_quote (key);

  for (guint i = 0; i < catalogue->n_switches; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", catalogue->switches[i].id);
  arb_defects_add (defects, path, "unknown switch %s, expected one of: %s", quoted,
                   known->len > 0 ? known->str : /* Translators: there is none to choose from */
                       C_ ("choice", "none"));
}

void
arb_options_read_switch (ArbOptions *options, const ArbCatalogue *catalogue, const char *key,
                         const char *value, const char *path, ArbDefects *defects)
{
  gint number = arb_catalogue_find (catalogue, ARB_SORT_SWITCH, key);
  g_autofree char *quoted = NULL;
  g_autofree char *known = NULL;
  gint index;

  if (number < 0)
    {
      refuse_switch (catalogue, key, path, defects);
      return;
    }

  index = arb_switch_find_value (&catalogue->switches[number], value);
  if (index >= 0)
    {
      options->switches[number] = (guint8) index;
      return;
    }
  quoted = arb_store_quote (value);
  known = g_strjoinv (", ", catalogue->switches[number].values);
  arb_defects_add (defects, path, "unknown value %s, expected one of: %s", quoted, known);
}

static void
read_house_rule (ArbOptions *options, const ArbCatalogue *catalogue, const char *text,
                 ArbDefects *defects)
{
  const char *equals = strchr (text, '=');
  g_autofree char *key = equals != NULL ? g_strndup (text, (gsize) (equals - text)) : NULL;

  if (key != NULL)
    arb_options_read_switch (options, catalogue, key, equals + 1, "switch", defects);
  else
    {
      g_autofree char *quoted = arb_store_quote (text);

      arb_defects_add (defects, "switch", "found %s, expected KEY=VALUE", quoted);
    }
}

static void
read_names (const ArbCatalogue *catalogue, const char *const *names, ArbDefects *defects)
{
  const ArbRuleset *ruleset = catalogue->ruleset;
  guint n = g_strv_length ((char **) (guintptr) names);

  arb_options_check_players (ruleset, n, defects);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("players[%u].name", i);

      arb_name_check (names[i], path, defects);
    }
}

void
arb_options_read (ArbOptions *options, const ArbCatalogue *catalogue, const char *const *variants,
                  const char *const *switches, ArbDefects *defects)
{
  for (guint i = 0; variants != NULL && variants[i] != NULL; i++)
    arb_options_read_variant (options, catalogue, variants[i], "variant", defects);
  for (guint i = 0; switches != NULL && switches[i] != NULL; i++)
    read_house_rule (options, catalogue, switches[i], defects);
}

ArbDocument *
arb_document_new (const ArbCatalogue *catalogue, guint edition, const char *const *variants,
                  const char *const *switches, const char *const *names, GError **error)
{
  g_auto (ArbDefects) defects = { 0 };
  g_autoptr (ArbFrame) frame = NULL;
  ArbDocument *document;
  ArbFrameHead *head;
  ArbOptions options;

  g_return_val_if_fail (catalogue != NULL && names != NULL, NULL);
  g_return_val_if_fail (edition < catalogue->n_editions, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  arb_defects_init (&defects, _ ("new game"));
  read_names (catalogue, names, &defects);
  arb_options_init (&options, catalogue,
                    MIN (g_strv_length ((char **) (guintptr) names), ARB_MAX_SEATS), edition);
  arb_options_read (&options, catalogue, variants, switches, &defects);
  if (defects.lines->len > 0)
    {
      arb_defects_to_error (&defects, ARB_DOCUMENT_REPORTED_DEFECTS, error);
      return NULL;
    }

  head = arb_frame_head_new ();
  for (guint i = 0; i < options.n_seats; i++)
    head->names[i] = arb_names_strip_turns (names[i]);
  arb_frame_head_set_variants (head, variants);
  frame = arb_frame_new_of (catalogue, &options, head);
  document = arb_document_alloc (frame);
  begin (document);
  return document;
}

ArbDocument *
arb_document_new_again (const ArbDocument *document, guint first)
{
  g_autoptr (ArbFrame) frame = NULL;
  guint8 places[ARB_MAX_SEATS + 1] = { 0 };
  ArbFrameHead *head;
  ArbDocument *again;
  guint n;

  g_return_val_if_fail (document != NULL, NULL);
  n = arb_game_get_options (document->game)->n_seats;
  g_return_val_if_fail (first >= 1 && first <= n, NULL);

  for (guint seat = 1; seat <= n; seat++)
    places[seat] = (guint8) ((seat + n - first) % n + 1);
  head = arb_frame_head_move (arb_document_get_head (document), n, places);
  frame = arb_frame_new_of (arb_document_get_catalogue (document),
                            arb_game_get_options (document->game), head);
  again = arb_document_alloc (frame);
  again->place = g_strdup (document->place);
  begin (again);
  return again;
}

ArbGame *
arb_document_copy_finished (const ArbDocument *document)
{
  g_autoptr (ArbGame) ahead = NULL;

  if (arb_game_get_state (document->game)->over)
    return NULL;
  ahead = arb_game_copy_ahead (document->game);
  return ahead != NULL && arb_game_get_state (ahead)->over ? g_steal_pointer (&ahead) : NULL;
}

ArbGame *
arb_document_get_game (ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->game;
}

void
arb_document_set_game (ArbDocument *document, ArbGame *game)
{
  g_return_if_fail (document != NULL && game != NULL);
  g_return_if_fail (arb_game_get_options (game)->n_seats
                    == arb_game_get_options (document->game)->n_seats);

  arb_game_set_counts (game, arb_game_get_counts (document->game));
  arb_game_free (document->game);
  document->game = game;
  g_hash_table_remove_all (document->notes);
  arb_document_forget_stamps (document);
}

const ArbCatalogue *
arb_document_get_catalogue (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return arb_game_get_catalogue (document->game);
}

const char *
arb_document_get_name (const ArbDocument *document, guint seat)
{
  g_return_val_if_fail (document != NULL, NULL);
  g_return_val_if_fail (seat >= 1 && seat <= ARB_MAX_SEATS, NULL);

  return arb_document_get_head (document)->names[seat - 1];
}

ArbPlayerMarker
arb_document_get_marker (const ArbDocument *document, guint seat)
{
  g_return_val_if_fail (document != NULL, ARB_MARKER_TABLE);
  g_return_val_if_fail (seat >= 1 && seat <= ARB_MAX_SEATS, ARB_MARKER_TABLE);

  return arb_document_get_head (document)->markers[seat - 1];
}

void
arb_document_set_marker (ArbDocument *document, guint seat, ArbPlayerMarker marker)
{
  ArbPlayerMarker *markers;
  guint n_seats;

  g_return_if_fail (document != NULL);
  g_return_if_fail (marker > ARB_MARKER_TABLE && marker < ARB_N_MARKERS);
  n_seats = arb_game_get_options (document->game)->n_seats;
  g_return_if_fail (seat >= 1 && seat <= n_seats);

  markers = arb_document_get_head (document)->markers;
  for (guint i = 0; i < n_seats; i++)
    if (markers[i] == marker)
      markers[i] = markers[seat - 1];
  markers[seat - 1] = marker;
}

ArbScoreProof *
arb_document_dup_proof (const ArbDocument *document)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (ArbOptions));

  g_return_val_if_fail (document != NULL, NULL);

  for (guint i = 0; i < arb_document_get_catalogue (document)->n_editions; i++)
    {
      ArbOptions options;

      if (i == arb_game_get_options (document->game)->edition)
        continue;
      arb_frame_get_plain_options (arb_game_get_frame (document->game), i, &options);
      g_array_append_val (others, options);
    }
  return arb_score_proof_new (document->game, (const ArbOptions *) others->data, others->len);
}

const char *
arb_document_get_edition (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return arb_document_get_catalogue (document)
      ->editions[arb_game_get_options (document->game)->edition]
      .id;
}

const char *const *
arb_document_get_variants (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return (const char *const *) arb_document_get_head (document)->variants;
}

const char *
arb_document_get_started (const ArbDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return document->started;
}

/* Returns the entry at @index of the log, or, after its end, of the undone moves; %NULL after
 * that. */
static const ArbEntry *
get_entry (const ArbDocument *document, guint index)
{
  guint length = arb_game_get_length (document->game);

  if (index < length)
    return arb_game_get_entry (document->game, index);
  if (index - length < arb_game_get_n_undone (document->game))
    return arb_game_get_undone (document->game, index - length);
  return NULL;
}

const char *
arb_document_get_note (const ArbDocument *document, guint index)
{
  const ArbEntry *entry;

  g_return_val_if_fail (document != NULL, NULL);

  entry = get_entry (document, index);
  return entry != NULL ? g_hash_table_lookup (document->notes, GUINT_TO_POINTER (entry->id)) : NULL;
}

gboolean
arb_document_set_note (ArbDocument *document, guint index, const char *text)
{
  const ArbEntry *entry;
  gpointer key;

  g_return_val_if_fail (document != NULL, FALSE);

  entry = get_entry (document, index);
  g_return_val_if_fail (entry != NULL, FALSE);

  key = GUINT_TO_POINTER (entry->id);
  if (text == NULL || *text == '\0')
    {
      g_hash_table_remove (document->notes, key);
      return TRUE;
    }
  if (g_hash_table_size (document->notes) >= ARB_DOCUMENT_MAX_NOTES
      && !g_hash_table_contains (document->notes, key))
    return FALSE;

  g_hash_table_insert (document->notes, key, arb_make_fit (text, ARB_DOCUMENT_MAX_NOTE, FALSE));
  return TRUE;
}
