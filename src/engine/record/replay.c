/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record/replay.h"

#include "engine/record/pending.h"

#include <string.h>

/* The prices of what happens to later lines, in tenths of a unit. They fit what people do at a
 * table: a choice that a new role asks for is likelier than another answer, and another answer is
 * likelier than a move that nobody made. */
#define PRICE_FILLED 10
#define PRICE_LEFT_OUT 2
#define PRICE_UNMADE 15
#define PRICE_NUMBER 10
#define PRICE_OTHER 40
#define PRICE_ANSWER 20
#define PRICE_CARD 40
#define PRICE_STRUCK 100
#define PRICE_VOID 10
#define GAIN_MENDED 40

/* How many choices in a row are filled in before one line, and how many are tried for it. */
#define MAX_FILLED 4
#define MAX_TRIED 150

/* A number of cards that the log does not have is not assumed to be larger than a hand. */
#define MAX_TOLD 20

/* How many ways to go on are kept at each line. */
#define WIDTH 150
#define CAREFUL_WIDTH 16

/* How a line of the new log comes about. */
typedef enum
{
  PUT_IN,   /* by the change */
  FILLED,   /* the next line needs it */
  IMPLIED,  /* the next line implies it */
  KEPT,     /* it is a line of the log */
  INSTEAD,  /* it takes the place of a line */
  STRUCK,   /* it is a line of the log that is struck now */
} StepKind;

typedef struct
{
  guint before; /* the step before it, from 1; 0 for the first */
  StepKind kind;
  guint line; /* the line of the log, or the next line that is said */
  ArbMove said;
} Step;

/* A way to go on, up to a line of the log. */
typedef struct
{
  ArbStateRoom room;
  ArbReplayed result;
  guint64 hash;
  guint8 loose_seat; /* lines of this seat may depend on what was taken out … */
  guint loose_end;   /* … before this line */
  guint n_left;      /* how many were left out; the next line shows whether they depended on it */
  gboolean left_more; /* whether a gesture of its own is among them */
} Node;

/* Ways to go on, each with another state. */
typedef struct
{
  Node *nodes;
  guint n;
  guint max;
} Nodes;

/* What is remembered: which states were reached at which line and at which price, and which moves the
 * change at the present place has not opened. */
#define MEMORY_BITS 17
#define MEMORY_SIZE (1u << MEMORY_BITS)

typedef struct
{
  guint64 key; /* 0 if it is free */
  gint price;
} Memory;

struct _ArbReplay
{
  const ArbGameLog *log;
  const ArbRuleset *ruleset;
  gsize size; /* of a state */
  guint first;
  guint length;
  guint64 counted; /* bits of the verbs of which the log has only the number of cards */
  guint8 *states; /* before each line from the first on, and after the last */
  guint *heads;   /* the line with which the gesture of each line begins */
  GArray *steps;  /* Step */
  Nodes now;
  Nodes next;
  Nodes tried; /* after choices that were filled in */
  Nodes done;
  ArbMove *moves; /* room for a list */
  const ArbReplayChange *change;
  const ArbState *before; /* the state before the change */
  Memory *memory;
  GHashTable *choices; /* moves → whether the change has opened them */
  guint choices_at;    /* the line for which they were found */
  guint n_judged;
};

static void
nodes_init (Nodes *nodes, guint max)
{
  nodes->nodes = g_new (Node, max);
  nodes->n = 0;
  nodes->max = max;
}

void
arb_replay_free (ArbReplay *self)
{
  if (self == NULL)
    return;

  g_free (self->states);
  g_free (self->heads);
  g_free (self->moves);
  g_free (self->memory);
  g_hash_table_unref (self->choices);
  g_array_unref (self->steps);
  g_free (self->now.nodes);
  g_free (self->next.nodes);
  g_free (self->tried.nodes);
  g_free (self->done.nodes);
  g_free (self);
}

const ArbState *
arb_replay_state_at (const ArbReplay *self, guint index)
{
  g_return_val_if_fail (self->states != NULL, NULL);
  g_return_val_if_fail (index >= self->first && index <= self->length, NULL);

  return (const ArbState *) (self->states + (index - self->first) * sizeof (ArbStateRoom));
}

gboolean
arb_replay_is_counted (const ArbReplay *self, guint verb)
{
  return (self->counted >> verb & 1) != 0;
}

guint
arb_replay_get_n_judged (const ArbReplay *self)
{
  return self->n_judged;
}

guint
arb_replay_list_sayable (ArbReplay *self, const ArbState *state, guint seat, ArbMove *moves,
                         guint max)
{
  guint listed = (arb_to_decide (state) >> seat & 1) != 0 ? arb_list (state, seat, moves, max) : 0;
  guint n = 0;
  ArbVerdict verdict;

  for (guint i = 0; i < listed; i++)
    if ((self->counted >> moves[i].verb & 1) == 0
        || arb_argument_kind (moves[i].arguments[0]) < ARB_ARGUMENT_NAME)
      moves[n++] = moves[i];
  for (guint verb = 0; listed > 0 && verb < self->ruleset->n_verbs; verb++)
    for (guint i = 1; (self->counted >> verb & 1) != 0 && i <= MAX_TOLD && n < max; i++)
      {
        ArbMove move = ARB_MOVE (seat, verb, arb_argument_count (i), 0, 0);

        self->n_judged++;
        if (!arb_check (state, move, &verdict))
          break;
        moves[n++] = move;
      }
  return n;
}

/* Whether a number that @move says is one of cards, which could be named instead. */
static gboolean
counts_cards (const ArbReplay *self, ArbMove move)
{
  return arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT
         && self->ruleset->verbs[move.verb]->slots[0].accepts >= ARB_ACCEPT (ARB_ARGUMENT_NAME);
}

static const ArbState *
get_start (const ArbReplay *self, const ArbReplayChange *change)
{
  return change->start != NULL ? change->start : arb_replay_state_at (self, change->index);
}

static const ArbEntry *
get_line (const ArbReplay *self, guint index)
{
  return arb_game_log_get_entry (self->log, index);
}

static guint
get_kind (const ArbReplay *self, ArbMove move)
{
  return self->ruleset->verbs[move.verb]->kind;
}

static gboolean
can_be_said (ArbReplay *self, const ArbState *state, ArbMove said)
{
  ArbVerdict verdict;

  self->n_judged++;
  arb_complete (state, &said, NULL, &verdict);
  return arb_verdict_allows (&verdict);
}

/* Whether line @index goes on with the gesture that begins at @head. */
static gboolean
belongs_to (ArbReplay *self, guint head, guint index)
{
  const ArbEntry *line = get_line (self, index);
  guint seat = get_line (self, head)->said.seat;

  if (line->hidden)
    return TRUE;
  return line->said.seat == seat && seat != ARB_TABLE
         && (get_kind (self, line->said) > ARB_VERB_CLOSING
             || !can_be_said (self, arb_replay_state_at (self, head), line->said));
}

/* Finds the beginning of the gesture of each line. */
static void
find_heads (ArbReplay *self)
{
  guint head = self->first;

  for (guint i = self->first; i < self->length; i++)
    {
      if (i > head && !belongs_to (self, head, i))
        head = i;
      self->heads[i - self->first] = head;
    }
}

/* Returns the line with which the gesture of the line before @index could have begun at the
 * earliest: the lines between are of one seat. */
static guint
find_run (const ArbGameLog *log, guint index)
{
  guint seat;

  if (index >= arb_game_log_get_length (log))
    return index;
  seat = arb_game_log_get_entry (log, index)->said.seat;
  while (index > 0 && (arb_game_log_get_entry (log, index - 1)->said.seat == seat
                       || arb_game_log_get_entry (log, index - 1)->hidden))
    index--;
  return index;
}

guint
arb_replay_find_head (const ArbReplay *self, guint index)
{
  return self->heads[index - self->first];
}

guint
arb_replay_find_end (const ArbReplay *self, guint index)
{
  guint head = arb_replay_find_head (self, index);

  do
    index++;
  while (index < self->length && arb_replay_find_head (self, index) == head);
  return index;
}

static ArbReplay *
replay_new (const ArbGameLog *log, guint first)
{
  ArbReplay *self = g_new0 (ArbReplay, 1);

  self->log = log;
  self->ruleset = arb_game_log_get_catalogue (log)->ruleset;
  self->size = self->ruleset->state_size;
  self->first = first;
  self->length = arb_game_log_get_length (log);
  self->counted = arb_game_log_find_counted (log);
  self->heads = g_new (guint, self->length - first + 1);
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->moves = g_new (ArbMove, ARB_MAX_MOVES);
  self->memory = g_new0 (Memory, MEMORY_SIZE);
  self->choices = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  nodes_init (&self->now, WIDTH);
  nodes_init (&self->next, WIDTH);
  nodes_init (&self->tried, MAX_TRIED);
  nodes_init (&self->done, ARB_MAX_REPLAYED);
  return self;
}

ArbReplay *
arb_replay_new (const ArbGameLog *log, guint first)
{
  ArbReplay *self;
  ArbStateRoom room;

  g_return_val_if_fail (log != NULL && first <= arb_game_log_get_length (log), NULL);

  self = replay_new (log, find_run (log, first));
  self->states = g_malloc ((self->length - self->first + 1) * sizeof room);
  arb_game_log_state_at (log, self->first, &room.state);
  for (guint i = self->first; i <= self->length; i++)
    {
      memcpy (self->states + (i - self->first) * sizeof room, &room, sizeof room);
      if (i < self->length)
        arb_entry_apply (get_line (self, i), &room.state);
    }
  find_heads (self);
  return self;
}

ArbReplay *
arb_replay_new_elsewhere (const ArbGameLog *log)
{
  ArbReplay *self;

  g_return_val_if_fail (log != NULL, NULL);

  self = replay_new (log, 0);
  for (guint i = 0; i < self->length; i++)
    self->heads[i] = i;
  return self;
}

/*
 * Ways to go on.
 */

static guint64
hash_state (const ArbReplay *self, const ArbStateRoom *room)
{
  guint64 hash = 0;
  guint n = (guint) (self->size / sizeof (guint64));

  for (guint i = 0; i < n; i++)
    hash = (hash ^ room->bytes[i]) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15) ^ hash >> 29;
  return hash;
}

/* Returns the place for a node: that of the dearer one with the same state, a free one, or that of the
 * dearest; %NULL if @node is not worth one. */
static Node *
find_place (const ArbReplay *self, Nodes *nodes, const Node *node)
{
  Node *dearest = NULL;

  for (guint i = 0; i < nodes->n; i++)
    {
      Node *other = &nodes->nodes[i];

      if (other->hash == node->hash && memcmp (&other->room, &node->room, self->size) == 0)
        return node->result.price < other->result.price ? other : NULL;
      if (dearest == NULL || other->result.price >= dearest->result.price)
        dearest = other;
    }
  if (nodes->n < nodes->max && !(self->change->careful && nodes->n >= CAREFUL_WIDTH))
    return &nodes->nodes[nodes->n++];
  return dearest != NULL && node->result.price < dearest->result.price ? dearest : NULL;
}

static void
copy_node (const ArbReplay *self, Node *to, const Node *from)
{
  memcpy (&to->room, &from->room, self->size);
  to->result = from->result;
  to->hash = from->hash;
  to->loose_seat = from->loose_seat;
  to->loose_end = from->loose_end;
  to->n_left = from->n_left;
  to->left_more = from->left_more;
}

static void
add_node (const ArbReplay *self, Nodes *nodes, Node *node)
{
  Node *place;

  node->hash = hash_state (self, &node->room) + (node->n_left > 0);
  place = find_place (self, nodes, node);
  if (place != NULL)
    copy_node (self, place, node);
}

/* Whether a careful replay has come from the state of @node to line @index before, at no higher price:
 * then the same follows. */
static gboolean
was_here (ArbReplay *self, const Node *node, guint index)
{
  guint64 key = (node->hash ^ index) * G_GUINT64_CONSTANT (0xFF51AFD7ED558CCD) | 1;
  gint price = self->change->price + node->result.price;
  guint place = (guint) (key >> (64 - MEMORY_BITS));

  for (guint i = 0; i < 8; i++, place = (place + 1) % MEMORY_SIZE)
    {
      Memory *memory = &self->memory[place];

      if (memory->key == key && memory->price <= price)
        return TRUE;
      if (memory->key == key || memory->key == 0)
        {
          *memory = (Memory){ key, price };
          return FALSE;
        }
    }
  return FALSE;
}

static void
add_step (ArbReplay *self, Node *node, StepKind kind, guint line, ArbMove said)
{
  const Step step = { node->result.last_step, kind, line, said };

  g_array_append_val (self->steps, step);
  node->result.last_step = self->steps->len;
}

/*
 * One line.
 */

/* Returns the next line from @index on that somebody said; the length if there is none. */
static guint
find_said (const ArbReplay *self, guint index)
{
  while (index < self->length
         && (get_line (self, index)->hidden || get_line (self, index)->implied))
    index++;
  return index;
}

/* Returns what line @index says, with the seat to which the change hands it. */
static ArbMove
said_at (const ArbReplay *self, guint index)
{
  ArbMove said = get_line (self, index)->said;
  guint n_seats = self->before->n_seats;

  if (self->change->shift > 0 && said.seat != ARB_TABLE)
    said.seat = (guint8) ((said.seat - 1 + self->change->shift) % n_seats + 1);
  return said;
}

/* Adds the hidden lines from @from to before @to: for the table they do not exist. */
static void
keep_hidden (ArbReplay *self, Node *node, guint from, guint to)
{
  for (; from < to; from++)
    if (get_line (self, from)->hidden)
      add_step (self, node, KEPT, from, said_at (self, from));
}

/* Judges @said as it stands, without closing moves. */
static gboolean
judge (ArbReplay *self, const ArbState *state, ArbMove said, ArbMove *move, ArbVerdict *verdict)
{
  self->n_judged++;
  *move = said;
  arb_canonicalize (state, move);
  return arb_check (state, *move, verdict);
}

/* Makes the implied lines from @from to before @to again, as far as the log has them. Returns whether
 * all of them are allowed. */
static gboolean
keep_implied (ArbReplay *self, Node *node, guint from, guint to)
{
  for (; from < to; from++)
    {
      const ArbEntry *line = get_line (self, from);
      ArbVerdict verdict;
      ArbMove move;

      if (!line->hidden)
        {
          if (!judge (self, &node->room.state, said_at (self, from), &move, &verdict))
            return FALSE;
          arb_apply (&node->room.state, move, FALSE);
        }
      add_step (self, node, KEPT, from, said_at (self, from));
    }
  return TRUE;
}

/* Takes note of how the verdict on line @index has changed. */
static void
compare_verdict (ArbReplay *self, Node *node, guint index, const ArbVerdict *verdict)
{
  const ArbVerdict *before = &get_line (self, index)->verdict;
  ArbReplayed *result = &node->result;

  if (arb_verdict_allows (verdict) && !arb_verdict_allows (before))
    {
      result->n_mended++;
      result->price -= GAIN_MENDED;
    }
  if (verdict->value == ARB_VOID && before->value == ARB_LEGAL)
    {
      result->n_void++;
      result->price += PRICE_VOID;
    }
}

/* Appends line @index with the move that it is now. */
static void
keep_line (ArbReplay *self, Node *node, guint index, ArbMove move, const ArbVerdict *verdict)
{
  compare_verdict (self, node, index, verdict);
  add_step (self, node, KEPT, index, said_at (self, index));
  node->n_left = 0;
  node->left_more = FALSE;
  arb_apply (&node->room.state, move, FALSE);
}

/* Whether closing moves may be implied before line @index: what is left of a gesture implies nothing
 * for others. */
static gboolean
may_imply (const ArbReplay *self, const Node *node, guint index, const ArbClosing *closing)
{
  guint seat = said_at (self, index).seat;

  if (index >= node->loose_end || seat != node->loose_seat)
    return TRUE;
  for (guint i = 0; i < closing->n; i++)
    if (closing->moves[i].seat != seat)
      return FALSE;
  return TRUE;
}

/* Whether the closing moves bring back the line that was taken out just before them: then it would never
 * go away. */
static gboolean
brings_back (const ArbReplay *self, guint from, const ArbClosing *closing)
{
  const ArbReplayChange *change = self->change;
  guint end = change->index + change->n_removed;

  if (from != end || change->n_removed == 0 || change->n_moves > 0)
    return FALSE;
  for (guint i = 0; i < closing->n; i++)
    if (arb_move_equal (closing->moves[i], get_line (self, end - 1)->move))
      return TRUE;
  return FALSE;
}

static void
put_closing (ArbReplay *self, Node *node, guint line, const ArbClosing *closing)
{
  for (guint i = 0; i < closing->n; i++)
    {
      add_step (self, node, IMPLIED, line, closing->moves[i]);
      arb_apply (&node->room.state, closing->moves[i], FALSE);
    }
}

/* Says @said in the place of line @index, after the closing moves that it implies. Returns whether it
 * is allowed. */
static gboolean
say (ArbReplay *self, Node *node, guint from, guint index, ArbMove said)
{
  ArbMove move = said;
  ArbClosing closing;
  ArbVerdict verdict;

  self->n_judged++;
  arb_complete (&node->room.state, &move, &closing, &verdict);
  if (!arb_verdict_allows (&verdict) || !may_imply (self, node, index, &closing)
      || brings_back (self, from, &closing))
    return FALSE;

  keep_hidden (self, node, from, index);
  put_closing (self, node, index, &closing);
  if (arb_move_equal (said, said_at (self, index)))
    keep_line (self, node, index, move, &verdict);
  else
    {
      add_step (self, node, INSTEAD, index, said);
      node->n_left = 0;
  node->left_more = FALSE;
      arb_apply (&node->room.state, move, FALSE);
    }
  return TRUE;
}

/* Says line @index again after the implied lines from @from on, which stay as they are if they can,
 * and are implied anew if not. Returns whether it is allowed; if not, nothing has changed. */
static gboolean
say_again (ArbReplay *self, Node *node, guint from, guint index)
{
  guint n_steps = self->steps->len;
  ArbVerdict verdict;
  ArbMove move;
  Node trial;

  copy_node (self, &trial, node);
  if (keep_implied (self, &trial, from, index)
      && judge (self, &trial.room.state, said_at (self, index), &move, &verdict))
    {
      keep_line (self, &trial, index, move, &verdict);
      copy_node (self, node, &trial);
      return TRUE;
    }
  g_array_set_size (self->steps, n_steps);
  return say (self, node, from, index, said_at (self, index));
}

/* Keeps line @index, which was not allowed before, as the log has it: by a ruling, or struck. Returns
 * %FALSE if it would get worse. */
static gboolean
keep_flagged (ArbReplay *self, Node *node, guint from, guint index)
{
  const ArbEntry *line = get_line (self, index);
  guint n_steps = self->steps->len;
  ArbEntry entry = *line;
  Node trial;

  entry.said = said_at (self, index);
  copy_node (self, &trial, node);
  if (!keep_implied (self, &trial, from, index))
    {
      g_array_set_size (self->steps, n_steps);
      copy_node (self, &trial, node);
      keep_hidden (self, &trial, from, index);
    }
  self->n_judged++;
  arb_entry_judge (&entry, &trial.room.state);
  if (entry.verdict.value > line->verdict.value || entry.struck > line->struck)
    {
      if (self->change->careful)
        {
          g_array_set_size (self->steps, n_steps);
          return FALSE;
        }
      trial.result.n_struck += entry.struck > line->struck;
      trial.result.price += PRICE_STRUCK;
    }
  add_step (self, &trial, KEPT, index, said_at (self, index));
  arb_entry_apply (&entry, &trial.room.state);
  copy_node (self, node, &trial);
  return TRUE;
}

/* Whether the log had this line against the rules. */
static gboolean
is_flagged (const ArbEntry *line)
{
  return line->struck || line->ruled || !arb_verdict_allows (&line->verdict);
}

/*
 * Choices that are filled in.
 */

/* Whether @move is a choice that was not possible before the change. */
static gboolean
is_choice (ArbReplay *self, ArbMove move)
{
  gpointer known;
  gboolean opened;
  gint64 key;

  G_STATIC_ASSERT (sizeof key == sizeof move);
  if (get_kind (self, move) != ARB_VERB_DECISION)
    return FALSE;
  if (self->choices_at != self->change->index)
    {
      g_hash_table_remove_all (self->choices);
      self->choices_at = self->change->index;
    }
  memcpy (&key, &move, sizeof key);
  if (g_hash_table_lookup_extended (self->choices, &key, NULL, &known))
    return GPOINTER_TO_INT (known);
  opened = !can_be_said (self, self->before, move);
  g_hash_table_insert (self->choices, g_memdup2 (&key, sizeof key), GINT_TO_POINTER (opened));
  return opened;
}

/* Whether people can leave open which card @move is about: they are asked for that afterwards. */
static gboolean
can_stay_open (ArbReplay *self, const ArbState *state, ArbMove move)
{
  const ArbSlot *slot = &self->ruleset->verbs[move.verb]->slots[0];
  ArbMove open = ARB_MOVE (move.seat, move.verb, arb_argument_unknown (), 0, 0);
  ArbVerdict verdict;

  return (slot->accepts & ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)) != 0
         && arb_check (state, open, &verdict);
}

/* Adds @node with the choice @move to what is tried. */
static void
fill (ArbReplay *self, const Node *node, guint line, ArbMove move)
{
  Node filled;

  copy_node (self, &filled, node);
  add_step (self, &filled, FILLED, line, move);
  arb_apply (&filled.room.state, move, FALSE);
  filled.result.n_filled++;
  filled.result.price += PRICE_FILLED;
  if (counts_cards (self, move))
    filled.result.price += (gint) arb_argument_value (move.arguments[0]) - 1;
  filled.hash = hash_state (self, &filled.room);
  if (!self->change->careful || !was_here (self, &filled, line + self->length))
    add_node (self, &self->tried, &filled);
}

/* Whether @move can be filled in: a choice that the change has opened; in later turns only more cards than
 * recorded, because what players do there is never made up. */
static gboolean
may_fill (ArbReplay *self, const Node *node, ArbMove move)
{
  if (node->room.state.turn == self->before->turn)
    return is_choice (self, move);
  return get_kind (self, move) == ARB_VERB_DECISION && counts_cards (self, move);
}

/* Fills in each choice of @seat that the change has opened, in the state of @node. */
static void
fill_seat (ArbReplay *self, const Node *node, guint seat, guint line)
{
  guint n = arb_replay_list_sayable (self, &node->room.state, seat, self->moves, ARB_MAX_MOVES);
  guint64 open = 0; /* bits of the verbs whose card stays open */

  for (guint i = 0; i < n && self->tried.n < self->tried.max; i++)
    {
      ArbMove move = self->moves[i];

      if ((open >> move.verb & 1) != 0 || !may_fill (self, node, move))
        continue;
      if (can_stay_open (self, &node->room.state, move))
        {
          move = ARB_MOVE (seat, move.verb, arb_argument_unknown (), 0, 0);
          open |= G_GUINT64_CONSTANT (1) << move.verb;
        }
      fill (self, node, line, move);
    }
}

/* Fills in each choice that the change has opened: of each seat that decides, also after it has closed
 * its present decision. */
static void
fill_each (ArbReplay *self, const Node *node, guint line)
{
  guint seats = arb_to_decide (&node->room.state);

  for (guint seat = 1; seat <= node->room.state.n_seats; seat++)
    {
      ArbMove closing;
      Node closed;

      if ((seats >> seat & 1) == 0)
        continue;
      fill_seat (self, node, seat, line);
      if (!arb_find_own_closing (&node->room.state, ARB_MOVE (seat, ARB_VERB_RULE, 0, 0, 0),
                                 &closing))
        continue;
      copy_node (self, &closed, node);
      add_step (self, &closed, IMPLIED, line, closing);
      arb_apply (&closed.room.state, closing, FALSE);
      fill_seat (self, &closed, seat, line);
    }
}

/*
 * What becomes of a line that is not possible any more.
 */

static gboolean
find_answer (const ArbReplay *self, guint seat, ArbMove *answer)
{
  for (guint verb = 0; verb < self->ruleset->n_verbs; verb++)
    if (self->ruleset->verbs[verb]->kind == ARB_VERB_ANSWER)
      {
        *answer = ARB_MOVE (seat, verb, 0, 0, 0);
        return TRUE;
      }
  return FALSE;
}

/* Lets the lines of the seat of line @index after it be left out: up to the first one of another seat. */
static void
loosen (const ArbReplay *self, Node *node, guint index)
{
  guint seat = said_at (self, arb_replay_find_head (self, index)).seat;

  do
    index++;
  while (index < self->length
         && (get_line (self, index)->hidden || said_at (self, index).seat == seat));
  node->loose_seat = (guint8) seat;
  node->loose_end = index;
}

/* Answers without a choice in the place of the line, which was an answer with one; what belongs to it
 * is left out. */
static void
answer_instead (ArbReplay *self, const Node *node, guint from, guint index)
{
  ArbMove answer;
  Node trial;

  if (get_kind (self, said_at (self, index)) != ARB_VERB_DECISION
      || !find_answer (self, said_at (self, index).seat, &answer))
    return;
  copy_node (self, &trial, node);
  if (!say (self, &trial, from, index, answer))
    return;
  trial.result.n_answers++;
  trial.result.price += PRICE_ANSWER
                        + (said_at (self, index).arguments[0] != ARB_ARGUMENT_NONE ? PRICE_CARD : 0);
  loosen (self, &trial, index);
  add_node (self, &self->next, &trial);
}

/* Says a smaller number in the place of the line; if none is possible, nothing. */
static void
count_instead (ArbReplay *self, const Node *node, guint from, guint index)
{
  ArbMove said = said_at (self, index);
  guint counted = arb_argument_value (said.arguments[0]);
  ArbVerdict verdict;
  ArbMove move;
  Node trial;

  if (!counts_cards (self, said) || get_kind (self, said) != ARB_VERB_DECISION)
    return;
  judge (self, &node->room.state, said, &move, &verdict);
  if (arb_is_out_of_order (self->ruleset, &verdict))
    return;
  copy_node (self, &trial, node);
  for (guint n = counted; n-- > 0;)
    {
      trial.result.price += PRICE_NUMBER;
      said.arguments[0] = arb_argument_count (n);
      if (n > 0 && !say (self, &trial, from, index, said))
        continue;
      if (n == 0)
        keep_hidden (self, &trial, from, index);
      trial.result.n_others++;
      add_node (self, &self->next, &trial);
      return;
    }
}

/* Whether the line depends on what was taken out before it: it goes on with it, it says what was seen
 * then, or it comes at the wrong moment now. */
static gboolean
depends (ArbReplay *self, const Node *node, guint index)
{
  ArbVerdict verdict;
  ArbMove move;

  if (index >= node->loose_end || said_at (self, index).seat != node->loose_seat)
    return FALSE;
  /* What was forgotten can only take the place of a closing move. */
  if (self->change->n_removed == 0 && node->result.n_answers == 0)
    return get_kind (self, said_at (self, index)) == ARB_VERB_CLOSING;
  judge (self, &node->room.state, said_at (self, index), &move, &verdict);
  return arb_replay_find_head (self, index) < index
         || get_kind (self, said_at (self, index)) == ARB_VERB_OBSERVATION
         || arb_is_out_of_order (self->ruleset, &verdict);
}

/* Makes the same choice otherwise in the place of the line: what a gesture has begun is gone on with. */
static void
choose_instead (ArbReplay *self, const Node *node, guint from, guint index)
{
  ArbMove said = said_at (self, index);
  guint n;

  if (get_kind (self, said) != ARB_VERB_DECISION || arb_replay_find_head (self, index) == index)
    return;
  n = arb_replay_list_sayable (self, &node->room.state, said.seat, self->moves, ARB_MAX_MOVES);
  for (guint i = 0; i < n; i++)
    {
      ArbMove move = self->moves[i];
      Node trial;

      if (move.verb != said.verb || arb_argument_kind (move.arguments[0]) == ARB_ARGUMENT_COUNT)
        continue;
      copy_node (self, &trial, node);
      if (!say (self, &trial, from, index, move))
        continue;
      trial.result.n_others++;
      trial.result.price += PRICE_OTHER;
      add_node (self, &self->next, &trial);
    }
}

/* Leaves the line out, if it depends on what was taken out. */
static void
leave_out (ArbReplay *self, const Node *node, guint from, guint index)
{
  Node trial;

  if (!depends (self, node, index))
    return;
  copy_node (self, &trial, node);
  keep_hidden (self, &trial, from, index);
  trial.result.price += get_kind (self, said_at (self, index)) == ARB_VERB_DECISION
                            ? PRICE_UNMADE
                            : PRICE_LEFT_OUT;
  trial.n_left++;
  trial.left_more |= arb_replay_find_head (self, index) == index;
  add_node (self, &self->next, &trial);
}

/* Strikes the implied lines from @from to before @to: what they were implied by is struck. */
static void
strike_implied (ArbReplay *self, Node *node, guint from, guint to)
{
  for (; from < to; from++)
    add_step (self, node, get_line (self, from)->hidden ? KEPT : STRUCK, from,
              said_at (self, from));
}

/* Strikes the line. If the log does not even go on without the lines that were left out before it, they
 * are not left out, but struck, too: so nothing is lost of a record that makes no sense any more. */
static void
strike (ArbReplay *self, const Node *node, guint from, guint index)
{
  guint n_steps = self->steps->len;
  Node trial;

  if (node->n_left > 0)
    return;
  copy_node (self, &trial, node);
  if (!keep_implied (self, &trial, from, index))
    {
      g_array_set_size (self->steps, n_steps);
      copy_node (self, &trial, node);
      strike_implied (self, &trial, from, index);
    }
  add_step (self, &trial, STRUCK, index, said_at (self, index));
  trial.result.n_struck++;
  trial.result.price += PRICE_STRUCK;
  add_node (self, &self->next, &trial);
}

/* Tries the line after the choices that were filled in so far. Returns whether it is allowed. */
static gboolean
try_line (ArbReplay *self, const Node *node, guint from, guint index)
{
  Node trial;

  copy_node (self, &trial, node);
  if (say_again (self, &trial, from, index))
    {
      add_node (self, &self->next, &trial);
      return TRUE;
    }
  if (self->change->fill && !self->change->careful)
    {
      answer_instead (self, node, from, index);
      count_instead (self, node, from, index);
      choose_instead (self, node, from, index);
    }
  return FALSE;
}

/* Goes on from @node, in which line @index is not possible, by what may be missing. */
static void
fill_in (ArbReplay *self, const Node *node, guint from, guint index)
{
  guint first = 0, end;

  self->tried.n = 0;
  fill_each (self, node, index);
  for (guint depth = 0; depth < MAX_FILLED; depth++)
    {
      end = self->tried.n;
      for (guint i = first; i < end; i++)
        {
          Node filled;

          copy_node (self, &filled, &self->tried.nodes[i]);
          if (!try_line (self, &filled, from, index) && depth + 1 < MAX_FILLED)
            fill_each (self, &filled, index);
        }
      first = end;
    }
}

static void
replay_line (ArbReplay *self, Node *node, guint from, guint index)
{
  if (is_flagged (get_line (self, index)))
    {
      if (say_again (self, node, from, index) || keep_flagged (self, node, from, index))
        add_node (self, &self->next, node);
      return;
    }
  if (try_line (self, node, from, index))
    return;
  if (self->change->fill)
    fill_in (self, node, from, index);
  if (self->change->careful)
    return;
  leave_out (self, node, from, index);
  strike (self, node, from, index);
}

/* Keeps the implied lines after the last said one, as far as they are possible. */
static void
keep_rest (ArbReplay *self, Node *node, guint from)
{
  for (; from < self->length; from++)
    {
      const ArbEntry *line = get_line (self, from);
      ArbVerdict verdict;
      ArbMove move;

      if (!line->hidden)
        {
          if (!judge (self, &node->room.state, said_at (self, from), &move, &verdict))
            continue;
          arb_apply (&node->room.state, move, FALSE);
        }
      add_step (self, node, KEPT, from, said_at (self, from));
    }
}

/* Ends the ways to go on that have come back to the log. */
static void
end_same (ArbReplay *self, guint index)
{
  const ArbState *recorded = arb_replay_state_at (self, index);
  guint n = 0;

  for (guint i = 0; i < self->now.n; i++)
    {
      Node *node = &self->now.nodes[i];

      if (memcmp (&node->room, recorded, self->size) == 0)
        {
          node->result.end = index;
          add_node (self, &self->done, node);
        }
      else if (self->change->careful && was_here (self, node, index))
        ;
      else if (n++ != i)
        copy_node (self, &self->now.nodes[n - 1], node);
    }
  self->now.n = n;
}

/* Says line @index on all ways to go on. There is always one, unless the replay is careful. */
static void
replay_all (ArbReplay *self, guint from, guint index)
{
  self->next.n = 0;
  for (guint i = 0; i < self->now.n; i++)
    replay_line (self, &self->now.nodes[i], from, index);
  for (guint i = 0; self->next.n == 0 && !self->change->careful && i < self->now.n; i++)
    {
      self->now.nodes[i].n_left = 0;
      self->now.nodes[i].left_more = FALSE;
      strike (self, &self->now.nodes[i], from, index);
    }
}

/* Ends a way to go on at the end of the log. */
static void
end_rest (ArbReplay *self, Node *node, guint index)
{
  keep_rest (self, node, index);
  node->result.end = self->length;
  add_node (self, &self->done, node);
}

/* Whether lines were left out at the end of the log although their seat still has to make up for what
 * was taken out, or although they are gestures of their own: then nobody knows whether they depended on
 * it. */
static gboolean
leaves_open (const ArbReplay *self, const Node *node)
{
  return node->n_left > 0 && self->change->n_moves == 0
         && (node->left_more
             || arb_opens_decisions (self->before, &node->room.state, node->loose_seat));
}

static void
replay_rest (ArbReplay *self, guint index)
{
  while (self->now.n > 0)
    {
      guint said = find_said (self, index);
      Nodes other;

      /* The states of another frame are never those of the log. */
      if (self->states != NULL)
        end_same (self, index);
      if (said == self->length)
        break;
      replay_all (self, index, said);
      other = self->now;
      self->now = self->next;
      self->next = other;
      index = said + 1;
    }
  for (guint i = 0; i < self->now.n; i++)
    if (!leaves_open (self, &self->now.nodes[i]))
      end_rest (self, &self->now.nodes[i], index);
  if (self->done.n == 0 && self->now.n > 0)
    end_rest (self, &self->now.nodes[0], index);
}

/*
 * The change itself.
 */

/* Puts in @said. Returns %FALSE if it is refused and the replay is careful. */
static gboolean
put_in (ArbReplay *self, Node *node, ArbMove said)
{
  const ArbReplayChange *change = self->change;
  ArbEntry entry = { .said = said };
  ArbClosing closing;

  self->n_judged++;
  if (change->n_removed > 0 && get_line (self, change->index)->private
      && arb_move_can_be_private (self->ruleset, said))
    {
      add_step (self, node, PUT_IN, change->index, said);
      return TRUE;
    }
  arb_entry_judge_completed (&entry, &node->room.state, &closing, NULL);
  if (change->careful && !arb_verdict_allows (&entry.verdict))
    return FALSE;
  put_closing (self, node, change->index, &closing);
  add_step (self, node, PUT_IN, change->index, said);
  arb_entry_apply (&entry, &node->room.state);
  return TRUE;
}

static gint
compare_nodes (gconstpointer a, gconstpointer b)
{
  const Node *x = *(const Node *const *) a, *y = *(const Node *const *) b;

  return x->result.price < y->result.price ? -1 : x->result.price > y->result.price;
}

static guint
collect (ArbReplay *self, ArbReplayed *results)
{
  const Node *order[ARB_MAX_REPLAYED];

  for (guint i = 0; i < self->done.n; i++)
    order[i] = &self->done.nodes[i];
  if (self->done.n > 1)
    qsort (order, self->done.n, sizeof *order, compare_nodes);
  for (guint i = 0; i < self->done.n; i++)
    {
      results[i] = order[i]->result;
      results[i].state = &order[i]->room.state;
    }
  return self->done.n;
}

guint
arb_replay_run (ArbReplay *self, const ArbReplayChange *change, ArbReplayed *results)
{
  Node *node = &self->now.nodes[0];
  guint end = change->index + change->n_removed;

  g_return_val_if_fail (change->index >= self->first && end <= self->length, 0);

  self->change = change;
  self->before = get_start (self, change);
  g_array_set_size (self->steps, 0);
  self->done.n = 0;
  self->now.n = 1;
  memset (node, 0, sizeof *node);
  memcpy (&node->room, self->before, self->size);
  /* A closing move opens nothing that could depend on it. */
  if (change->n_removed > 0 && get_kind (self, get_line (self, end - 1)->said) < ARB_VERB_CLOSING)
    loosen (self, node, end - 1);
  if (change->n_removed == 0 && change->n_moves > 0 && end < self->length
      && get_line (self, end)->said.seat == change->moves[0].seat)
    loosen (self, node, end);
  for (guint i = 0; i < change->n_moves; i++)
    if (!put_in (self, node, change->moves[i]))
      return 0;
  node->hash = hash_state (self, &node->room);
  replay_rest (self, end);
  return collect (self, results);
}

/*
 * The lines of a result.
 */

/* The lines of a result while they are written. */
typedef struct
{
  const ArbReplay *self;
  const ArbReplayChange *change;
  GArray *entries; /* ArbEntry */
  ArbStateRoom room;
  guint next;        /* the first line of the log that was neither kept nor left out */
  gboolean opens;    /* the next line begins a gesture */
  gboolean has_open; /* closing moves before the next said line have begun its gesture */
} Writer;

/* Leaves out the lines before @index: if one of them began a gesture, the next line does. */
static void
pass_to (Writer *writer, guint index)
{
  for (; writer->next < index; writer->next++)
    {
      const ArbEntry *line = get_line (writer->self, writer->next);

      writer->opens |= line->opens && !line->hidden;
    }
}

static void
write_entry (Writer *writer, ArbEntry *entry)
{
  if (!entry->hidden)
    {
      entry->opens |= writer->opens;
      writer->opens = FALSE;
    }
  arb_entry_apply (entry, &writer->room.state);
  g_array_append_val (writer->entries, *entry);
}

static void
write_kept (Writer *writer, const Step *step)
{
  const ArbEntry *line = get_line (writer->self, step->line);
  ArbEntry entry = *line;

  pass_to (writer, step->line);
  writer->next = step->line + 1;
  entry.said = step->said;
  arb_entry_judge (&entry, &writer->room.state);
  if (arb_verdict_allows (&entry.verdict))
    entry.to_strike = FALSE;
  else if (step->kind == STRUCK)
    entry.to_strike = entry.struck = TRUE;
  entry.ruled = entry.ruled && !arb_verdict_allows (&entry.verdict);
  if (writer->has_open && !entry.hidden && !entry.implied)
    {
      writer->opens = entry.opens = FALSE;
      writer->has_open = FALSE;
    }
  write_entry (writer, &entry);
}

static void
write_implied (Writer *writer, const Step *step)
{
  ArbEntry entry = { .said = step->said, .implied = TRUE };
  guint line = step->line;

  if (line >= writer->next && line < writer->self->length
      && line >= writer->change->index + writer->change->n_removed)
    {
      /* They replace those before the line, and are one gesture with it. */
      pass_to (writer, line);
      writer->opens |= !writer->has_open && get_line (writer->self, line)->opens;
      writer->has_open = TRUE;
    }
  arb_entry_judge (&entry, &writer->room.state);
  write_entry (writer, &entry);
}

static void
write_new (Writer *writer, const Step *step)
{
  const ArbReplayChange *change = writer->change;
  const ArbReplay *self = writer->self;
  ArbEntry entry = { .said = step->said };

  if (step->kind == INSTEAD)
    {
      pass_to (writer, step->line + 1);
      writer->has_open = FALSE;
    }
  if (step->kind == PUT_IN)
    {
      entry.ruled = !!change->allow;
      entry.private = change->n_removed > 0 && get_line (self, change->index)->private
                      && arb_move_can_be_private (self->ruleset, step->said);
    }
  arb_entry_judge (&entry, &writer->room.state);
  entry.ruled = entry.ruled && !arb_verdict_allows (&entry.verdict);
  write_entry (writer, &entry);
}

static void
write_step (Writer *writer, const Step *step)
{
  switch (step->kind)
    {
    case KEPT:
    case STRUCK:
      write_kept (writer, step);
      return;
    case IMPLIED:
      write_implied (writer, step);
      return;
    case PUT_IN:
    case FILLED:
    case INSTEAD:
      write_new (writer, step);
      return;
    default:
      g_assert_not_reached ();
    }
}

GArray *
arb_replay_dup_steps (const ArbReplay *self, const ArbReplayed *result)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));

  for (guint i = result->last_step; i > 0; i = g_array_index (self->steps, Step, i - 1).before)
    g_array_append_val (steps, g_array_index (self->steps, Step, i - 1));
  for (guint i = 0; i < steps->len / 2; i++)
    {
      Step *a = &g_array_index (steps, Step, i);
      Step *b = &g_array_index (steps, Step, steps->len - 1 - i);
      Step other = *a;

      *a = *b;
      *b = other;
    }
  return steps;
}

/* Adds the lines after the result up to one that begins a gesture now, and did not before. */
static void
write_opening (Writer *writer)
{
  const ArbReplay *self = writer->self;

  while (writer->opens && writer->next < self->length)
    {
      const Step step = { .kind = KEPT, .line = writer->next, .said = said_at (self, writer->next) };

      write_kept (writer, &step);
    }
}

GArray *
arb_replay_dup_entries (ArbReplay *self, const ArbReplayChange *change, const GArray *steps,
                        guint *end, guint *last)
{
  Writer writer = { .self = self,
                    .change = change,
                    .entries = g_array_new (FALSE, FALSE, sizeof (ArbEntry)),
                    .next = change->index,
                    .opens = change->n_removed == 0 && change->n_moves > 0 };
  guint put_in = 0;

  self->change = change;
  self->before = get_start (self, change);
  memcpy (&writer.room, self->before, self->size);
  pass_to (&writer, change->index + change->n_removed);
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      write_step (&writer, step);
      if (step->kind == PUT_IN)
        put_in = writer.entries->len - 1;
    }
  pass_to (&writer, *end);
  write_opening (&writer);
  *end = writer.next;
  if (last != NULL)
    *last = put_in;
  return writer.entries;
}
