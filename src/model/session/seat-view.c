/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/seat-view.h"

#include "model/session/session-private.h"

struct _ArbSeatView
{
  ArbSession *session;
  ArbGame *game; /* the game as the seat sees it */
  guint seat;
};

ArbSeatView *
arb_seat_view_new (ArbSession *session, guint seat)
{
  ArbSeatView *self;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat > 0 && seat <= arb_session_get_n_seats (session), NULL);

  self = g_new (ArbSeatView, 1);
  *self = (ArbSeatView){ g_object_ref (session),
                         arb_game_seen_by (arb_session_get_game (session), seat), seat };
  return self;
}

void
arb_seat_view_free (ArbSeatView *self)
{
  g_object_unref (self->session);
  arb_game_free (self->game);
  g_free (self);
}

static gboolean
is_own (const ArbEntry *entry)
{
  return entry->private && !entry->hidden;
}

GListModel *
arb_seat_view_dup_private_lines (ArbSeatView *self)
{
  GListStore *list;

  g_return_val_if_fail (self != NULL, NULL);

  list = g_list_store_new (ARB_TYPE_LOG_LINE);
  for (guint i = arb_game_get_length (self->game); i > 0; i--)
    if (is_own (arb_game_get_entry (self->game, i - 1)))
      {
        g_autoptr (ArbLogLine) line =
            arb_log_line_new (arb_session_get_wording (self->session), self->game, i - 1);

        g_list_store_append (list, line);
      }
  return G_LIST_MODEL (list);
}

static GPtrArray *
ask (ArbSeatView *self, void (*answer) (const ArbState *state, ArbView *view))
{
  return arb_zones_dup (arb_game_get_state (self->game), answer,
                        arb_session_get_wording (self->session));
}

GPtrArray *
arb_seat_view_dup_zones (ArbSeatView *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return ask (self, arb_describe);
}

GPtrArray *
arb_seat_view_dup_knowledge (ArbSeatView *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return ask (self, arb_deduce);
}

/* Whether @verb says which card a numbered card is. */
static gboolean
identifies (const ArbCatalogue *catalogue, guint verb)
{
  const ArbSlot *slots = catalogue->ruleset->verbs[verb]->slots;

  return catalogue->ruleset->verbs[verb]->kind == ARB_VERB_OBSERVATION
         && slots[0].accepts == ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
         && slots[1].accepts >= ARB_ACCEPT_NAME (0);
}

/* Whether @move identifies the card: one that names a mere type only narrows it down. */
static gboolean
settles (ArbSeatView *self, ArbMove move)
{
  g_autofree ArbState *after = g_memdup2 (arb_game_get_state (self->game), ARB_STATE_MAX);
  g_autoptr (ArbView) view = arb_view_new ();

  arb_apply (after, move, FALSE);
  arb_describe (after, view);
  for (guint i = 0; i < view->zones->len; i++)
    {
      const ArbViewZone *zone = &g_array_index (view->zones, ArbViewZone, i);

      for (guint j = 0; zone->seat == self->seat && j < zone->n_cards; j++)
        {
          const ArbViewCard *card = &g_array_index (view->cards, ArbViewCard, zone->first_card + j);

          if (card->number == arb_argument_value (move.arguments[0]))
            return card->card == move.arguments[1];
        }
    }
  return FALSE;
}

static void
add_identities (ArbSeatView *self, guint verb, guint number, GPtrArray *list)
{
  const ArbCatalogue *catalogue = arb_game_get_catalogue (self->game);
  const ArbState *state = arb_game_get_state (self->game);
  guint accepts = catalogue->ruleset->verbs[verb]->slots[1].accepts;

  for (guint sort = 0; sort < catalogue->n_sorts; sort++)
    for (guint i = 0; (accepts & ARB_ACCEPT_NAME (sort)) != 0 && i < catalogue->sorts[sort].n_names;
         i++)
      {
        ArbMove move = ARB_MOVE (self->seat, verb, arb_argument_number (number),
                                 arb_argument_name (sort, i), ARB_ARGUMENT_NONE);
        ArbVerdict verdict;

        arb_canonicalize (state, &move);
        if (arb_check (state, move, &verdict) && settles (self, move))
          g_ptr_array_add (list, arb_seat_view_judge (self, move));
      }
}

GPtrArray *
arb_seat_view_dup_identities (ArbSeatView *self, guint number)
{
  const ArbCatalogue *catalogue;
  GPtrArray *list;

  g_return_val_if_fail (self != NULL, NULL);

  list = g_ptr_array_new_with_free_func (g_object_unref);
  catalogue = arb_game_get_catalogue (self->game);
  for (guint verb = 0; verb < catalogue->ruleset->n_verbs; verb++)
    if (identifies (catalogue, verb))
      add_identities (self, verb, number, list);
  return list;
}

guint
arb_seat_view_find_identity (ArbSeatView *self, guint number)
{
  g_return_val_if_fail (self != NULL, 0);

  for (guint i = arb_game_get_length (self->game); i > 0; i--)
    {
      const ArbEntry *entry = arb_game_get_entry (self->game, i - 1);

      if (is_own (entry) && !entry->struck
          && identifies (arb_game_get_catalogue (self->game), entry->move.verb)
          && entry->move.arguments[0] == arb_argument_number (number))
        return i;
    }
  return 0;
}

ArbChoice *
arb_seat_view_judge (ArbSeatView *self, ArbMove move)
{
  g_return_val_if_fail (self != NULL, NULL);

  return arb_choice_new_judged (self->game, arb_session_get_wording (self->session), move);
}
