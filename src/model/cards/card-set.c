/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/cards/card-set.h"

#include "engine/core/faces.h"
#include "store/faces.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

void
arb_card_set_free (ArbCardSet *self)
{
  g_clear_object (&self->session);
  arb_catalogue_unref (self->own);
  g_free (self->problem);
  g_ptr_array_unref (self->cards);
  g_free (self);
}

const ArbCatalogue *
arb_card_set_get_catalogue (ArbCardSet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->session != NULL)
    return arb_session_get_wording (self->session)->catalogue;
  return self->own != NULL ? self->own : arb_catalogue_get (self->ruleset);
}

static void
list_cards (ArbCardSet *self)
{
  const ArbCatalogue *catalogue = arb_card_set_get_catalogue (self);

  g_ptr_array_set_size (self->cards, 0);
  for (const ArbFieldTable *table = self->ruleset->records; table->id != NULL; table++)
    for (guint i = 0; arb_faces_find (self->ruleset, table->id) != NULL
                      && i < arb_table_get_n_records (catalogue, table);
         i++)
      g_ptr_array_add (self->cards, arb_card_new (catalogue, table, i));
}

ArbCardSet *
arb_card_set_new (const ArbRuleset *ruleset, ArbSession *session)
{
  ArbCardSet *self;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ruleset != NULL && arb_faces_can_be_entered (ruleset), NULL);

  self = g_new0 (ArbCardSet, 1);
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  self->ruleset = ruleset;
  g_set_object (&self->session, session);
  self->own = arb_faces_load_own (ruleset, &self->stamp, &error);
  if (self->own == NULL)
    self->problem = g_strdup (error->message);
  list_cards (self);
  return self;
}

gboolean
arb_card_set_is_published (ArbCardSet *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return !arb_faces_lack_any (arb_catalogue_get (self->ruleset));
}

ArbCard *
arb_card_set_find (ArbCardSet *self, const char *id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->cards->len; i++)
    if (g_strcmp0 (arb_card_get_id (self->cards->pdata[i]), id) == 0)
      return self->cards->pdata[i];
  return NULL;
}

/* Replaces the place in `FILE: PLACE: what is wrong`, a card or a table, by its name. */
static char *
name_card (const ArbCatalogue *catalogue, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, ": ", 3);
  g_autofree char *name = NULL;

  if (g_strv_length (parts) < 3)
    return g_strdup (line);
  name = arb_words_name (catalogue, NULL, parts[1]);
  if (name == NULL)
    name = g_strdup (arb_words_get_of (catalogue, "table", parts[1]));
  return arb_words_label (name != NULL ? name : parts[1], parts[2]);
}

char **
arb_card_set_dup_doubts (ArbCardSet *self, const ArbCatalogue *catalogue)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GStrvBuilder) doubts = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL, NULL);

  lines =
      arb_catalogue_list_doubts (catalogue != NULL ? catalogue : arb_card_set_get_catalogue (self),
                                 "");
  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *doubt = name_card (arb_card_set_get_catalogue (self), *line);

      g_strv_builder_add (doubts, doubt);
    }
  return g_strv_builder_end (doubts);
}

/* Replaces `CARD: FIELD` in `CARD: FIELD: what is wrong` by the name of the field and, for another
 * card, the name of that card. */
static char *
name_field (ArbCardSet *self, ArbCard *card, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, ": ", 3);
  g_auto (GStrv) place = g_strsplit (parts[0] != NULL && parts[1] != NULL ? parts[1] : "", ".", 2);
  const char *field = g_strv_length (place) > 1 ? place[1] : place[0];
  ArbCard *other = g_strv_length (place) > 1 ? arb_card_set_find (self, place[0]) : NULL;
  g_autofree char *label = NULL;
  g_autofree char *named = NULL;

  if (g_strv_length (parts) < 3 || field == NULL)
    return g_strdup (line);
  label = arb_card_dup_label_of (card, field);
  named = arb_words_label (label, parts[2]);
  if (other == NULL || g_str_equal (arb_card_get_id (other), arb_card_get_id (card)))
    return g_steal_pointer (&named);
  return arb_words_label (other->title, named);
}

ArbCatalogue *
arb_card_set_type_in (ArbCardSet *self, ArbCard *card, const char *const *values, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *message = NULL;
  ArbCatalogue *typed;

  g_return_val_if_fail (self != NULL && ARB_IS_CARD (card), NULL);

  typed = arb_faces_enter (card->catalogue, card->record.table, card->index, values, &problem);
  if (typed == NULL)
    {
      lines = g_strsplit (problem->message, "\n", -1);
      for (char **line = lines; *line != NULL; line++)
        {
          char *named = name_field (self, card, *line);

          g_free (*line);
          *line = named;
        }
      message = g_strjoinv ("\n", lines);
      g_set_error_literal (error, problem->domain, problem->code, message);
    }
  return typed;
}

ArbCatalogue *
arb_card_set_read (ArbCardSet *self, const char *path, GError **error)
{
  g_autoptr (ArbCatalogue) other = NULL;
  ArbCatalogue *merged;

  g_return_val_if_fail (self != NULL && path != NULL, NULL);

  other = arb_faces_load (self->ruleset, path, NULL, error);
  if (other == NULL)
    return NULL;
  merged = arb_faces_merge (arb_card_set_get_catalogue (self), other);
  if (merged == NULL)
    g_set_error_literal (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT,
                         _ ("contradicts the cards that are typed in already"));
  return merged;
}

gboolean
arb_card_set_differs (ArbCardSet *self, const ArbCatalogue *catalogue)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_return_val_if_fail (self != NULL && catalogue != NULL, FALSE);

  before = arb_faces_to_string (arb_card_set_get_catalogue (self), NULL);
  after = arb_faces_to_string (catalogue, NULL);
  return !g_str_equal (before, after);
}

/* Writes the differences of @after from @before into the owner's catalogue. */
static gboolean
keep (ArbCardSet *self, const ArbCatalogue *before, const ArbCatalogue *after, GError **error)
{
  g_autofree char *path = arb_faces_get_path (self->ruleset);
  g_autoptr (ArbCatalogue) kept =
      self->own != NULL ? arb_faces_carry_over (self->own, before, after) : NULL;

  if (kept == NULL)
    {
      g_set_error_literal (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT,
                           self->problem != NULL
                               ? self->problem
                               : _ ("contradicts the cards that are typed in already"));
      return FALSE;
    }
  if (!arb_faces_save (kept, path, &self->stamp, error))
    return FALSE;
  arb_catalogue_unref (self->own);
  self->own = g_steal_pointer (&kept);
  return TRUE;
}

gboolean
arb_card_set_accept (ArbCardSet *self, const ArbCatalogue *catalogue, GError **error)
{
  const ArbCatalogue *before;
  gboolean kept;

  g_return_val_if_fail (self != NULL && catalogue != NULL, FALSE);

  before = arb_catalogue_ref (arb_card_set_get_catalogue (self));
  kept = keep (self, before, catalogue, error);
  if (self->session != NULL)
    arb_session_enter_faces (self->session, catalogue);
  arb_catalogue_unref (before);
  list_cards (self);
  return kept;
}

gboolean
arb_card_set_export (ArbCardSet *self, const char *path, GError **error)
{
  ArbFileStamp stamp;

  g_return_val_if_fail (self != NULL && path != NULL, FALSE);

  /* People have agreed to replace the file that is there now. */
  return arb_file_stamp_take (&stamp, path, error)
         && arb_faces_save (arb_card_set_get_catalogue (self), path, &stamp, error);
}
