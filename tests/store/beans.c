/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "beans.h"
#include "wording/notation.h"

#include <string.h>

#include <glib/gstdio.h>

#define BEANS 12

typedef struct
{
  ArbState parent;
  guint8 left;
  guint8 seat;
  guint8 taken[ARB_MAX_SEATS + 1];
} BeansState;

enum
{
  RULE_SEAT = ARB_RULE_OWN,
  RULE_LIMIT,
};

static const char *const colours[] = { "white", "red", "black", NULL };

#define FIELD(member) G_STRUCT_OFFSET (BeansCard, member)

static const ArbField card_fields[] = {
  { "id", ARB_FIELD_ID, FIELD (id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, FIELD (title), TRUE, 0, 0, NULL, "Its name." },
  { "maker", ARB_FIELD_STRING, FIELD (maker), FALSE, 0, 0, NULL, "Who grew it." },
  { "weight", ARB_FIELD_INTEGER, FIELD (weight), TRUE, -2, 9, NULL, "In grams." },
  { "rare", ARB_FIELD_BOOLEAN, FIELD (rare), FALSE, 0, 0, NULL, "Whether it is rare." },
  { "colour", ARB_FIELD_NICK, FIELD (colour), FALSE, 0, 0, colours, "Its colour." },
  { "spots", ARB_FIELD_NICKS, FIELD (spots), FALSE, 1, 3, colours, "Its spots." },
  { "tags", ARB_FIELD_STRINGS, FIELD (tags), FALSE, 0, 2, NULL, "Words about it." },
  { "sources", ARB_FIELD_MAP, FIELD (sources), FALSE, 0, 0, NULL, "Where it is from." },
};

static const ArbFieldTable tables[] = {
  { "cards", "cards", sizeof (BeansCard), 2, 4, card_fields, G_N_ELEMENTS (card_fields),
    G_STRUCT_OFFSET (BeansCatalogue, cards), G_STRUCT_OFFSET (BeansCatalogue, n_cards) },
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

static const ArbRuleDefinition rules[] = {
  ARB_COMMON_RULES,
  { "take.seat", TRUE, { "seat", NULL } },
  { "take.limit", FALSE, { "taken", "limit", NULL } },
};

static const ArbSwitchDefinition switches[] = {
  { "limit", { "three", "two", NULL } },
  { "start", { "full", "half", NULL } },
};

static gboolean
compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  const BeansCatalogue *beans = (const BeansCatalogue *) catalogue;
  ArbSort *names = &catalogue->sorts[BEANS_SORT_CARD];

  names->id = "card";
  names->names = arb_catalogue_alloc (catalogue, beans->n_cards * sizeof (char *));
  for (guint i = 0; i < beans->n_cards; i++)
    {
      names->names[names->n_names++] = beans->cards[i].id;
      if (beans->cards[i].weight == 0)
        arb_defects_add (defects, beans->cards[i].id, "a bean without weight, expected some");
    }
  catalogue->n_sorts = BEANS_SORT_CARD + 1;
  return TRUE;
}

static void
setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state)
{
  BeansState *self = (BeansState *) state;

  self->left = options->switches[1] == 0 ? BEANS : BEANS / 2;
  self->seat = 1;
}

static guint
to_decide (const ArbState *state)
{
  return state->over ? 0 : 1u << ((const BeansState *) state)->seat;
}

static guint
list (const ArbState *state, guint seat, ArbMove *moves, guint max)
{
  guint limit = arb_switch (state, 0) == 0 ? 3 : 2;

  if (to_decide (state) != 1u << seat)
    return 0;
  for (guint n = 1; n <= limit; n++)
    moves[n - 1] = ARB_MOVE (seat, BEANS_VERB_TAKE, arb_argument_count (n));
  moves[limit] = ARB_MOVE (seat, BEANS_VERB_PASS, ARB_ARGUMENT_NONE);
  return limit + 1;
}

static void
check (const ArbState *state, ArbMove move, ArbVerdict *verdict)
{
  const BeansState *self = (const BeansState *) state;
  guint limit = arb_switch (state, 0) == 0 ? 3 : 2;

  if (move.verb == BEANS_VERB_IS)
    return;
  if (state->over)
    arb_verdict_add (verdict, ARB_ILLEGAL, ARB_RULE_OVER, ARB_ARGUMENT_NONE);
  else if (move.seat != self->seat)
    arb_verdict_add (verdict, ARB_ILLEGAL, RULE_SEAT, ARB_ARGUMENT_NONE)[0] = self->seat;
  else if (arb_argument_value (move.arguments[0]) > limit)
    arb_verdict_add (verdict, ARB_ILLEGAL, RULE_LIMIT, ARB_ARGUMENT_NONE)[1] = (gint16) limit;
}

static void
apply (ArbState *state, ArbMove move, ArbAdjustments *adjustments)
{
  BeansState *self = (BeansState *) state;
  guint taken = MIN (arb_argument_value (move.arguments[0]), self->left);

  if (move.verb == BEANS_VERB_IS)
    return;
  self->left -= (guint8) taken;
  self->taken[move.seat] += (guint8) taken;
  self->seat = (guint8) arb_next_seat (state, move.seat);
  state->over = self->left == 0;
}

static void
leave (ArbState *state, guint seat)
{
  BeansState *self = (BeansState *) state;

  if (self->seat == seat)
    self->seat = (guint8) arb_next_seat (state, seat);
}

static const ArbVerb *const verbs[] = {
  ARB_COMMON_VERBS,
  &(const ArbVerb){ .name = "take",
                    .kind = ARB_VERB_DECISION,
                    .slots = { ARB_MUST (ARB_ACCEPT (ARB_ARGUMENT_COUNT)) },
                    .why_not = check,
                    .apply = apply },
  &(const ArbVerb){ .name = "pass", .kind = ARB_VERB_CLOSING, .why_not = check, .apply = apply },
  &(const ArbVerb){ .name = "is",
                    .kind = ARB_VERB_OBSERVATION,
                    .infix = TRUE,
                    .slots = { ARB_MUST (ARB_ACCEPT (ARB_ARGUMENT_NUMBER)),
                               ARB_MUST (ARB_ACCEPT_NAME (BEANS_SORT_CARD)) },
                    .of_seat = ARB_SEAT_ALLOWED,
                    .why_not = check,
                    .apply = apply },
};

static void
score (const ArbState *state, ArbScoreSheet *sheet)
{
  const BeansState *self = (const BeansState *) state;
  guint last = (self->seat + state->n_seats - 2u) % state->n_seats + 1;

  arb_score_sheet_init (sheet, state);
  for (guint seat = 1; seat <= state->n_seats; seat++)
    arb_score_sheet_add (sheet, seat, "beans", ARB_ARGUMENT_NONE, self->taken[seat]);
  arb_score_sheet_rank (sheet);
  sheet->finished = state->over;
  sheet->winners = state->over ? (guint8) (1u << last) : 0;
  sheet->decided_by = "last-bean";
}

static gboolean
conserve (const ArbState *state, const char **problem)
{
  const BeansState *self = (const BeansState *) state;
  guint n = self->left;

  for (guint seat = 1; seat <= state->n_seats; seat++)
    n += self->taken[seat];
  *problem = "beans appeared or vanished";
  return n == (arb_switch (state, 1) == 0 ? BEANS : BEANS / 2);
}

const ArbRuleset beans_ruleset = {
  .id = "beans",
  .state_size = sizeof (BeansState),
  .catalogue_size = sizeof (BeansCatalogue),
  .min_seats = 2,
  .max_seats = 3,
  .records = tables,
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .rule_definitions = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .switches = switches,
  .n_switches = G_N_ELEMENTS (switches),
  .rules = {
    .compile = compile,
    .setup = setup,
    .to_decide = to_decide,
    .list = list,
    .leave = leave,
    .score = score,
    .conserve = conserve,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (verbs) == BEANS_N_VERBS);

char *
beans_folder (void)
{
  return g_test_build_filename (G_TEST_DIST, "beans", NULL);
}

const ArbCatalogue *
beans_catalogue (void)
{
  static ArbCatalogue *catalogue;

  if (catalogue == NULL)
    {
      g_autofree char *folder = beans_folder ();
      g_autoptr (GError) error = NULL;

      catalogue = arb_catalogue_load (&beans_ruleset, folder, &error);
      g_assert_no_error (error);
    }
  return catalogue;
}

char *
beans_temporary (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("arbiter-test-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
beans_remove (char *folder)
{
  GDir *entries = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (entries);
  while ((name = g_dir_read_name (entries)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_dir_close (entries);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_free (folder);
}

char *
beans_write (const char *folder, const char *name, const char *text, gssize length)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
  return path;
}

ArbDocument *
beans_document (void)
{
  const char *const names[] = { "Ada", "Bob", NULL };
  g_autoptr (GError) error = NULL;
  ArbDocument *document = arb_document_new (beans_catalogue (), 0, NULL, NULL, names, &error);

  g_assert_no_error (error);
  return document;
}

ArbDocument *
beans_parse (const char *text, GError **error)
{
  return arb_document_parse_for (beans_catalogue (), text, strlen (text), "game.arbiter", error);
}

ArbMove
beans_move (const char *text)
{
  g_autoptr (GError) error = NULL;
  ArbMove move;

  arb_wording_parse_move (beans_catalogue (), 2, text, &move, &error);
  g_assert_no_error (error);
  return move;
}

void
beans_play (ArbDocument *document, const char *text, gboolean allow)
{
  ArbVerdict verdict;

  g_assert_cmpuint (arb_game_play (arb_document_get_game (document), beans_move (text), allow,
                                   &verdict),
                    >, 0);
}

void
beans_assert_line (const GError *error, const char *line)
{
  g_auto (GStrv) lines = NULL;

  g_assert_nonnull (error);
  lines = g_strsplit (error->message, "\n", -1);
  if (!g_strv_contains ((const char *const *) lines, line))
    g_error ("expected the line\n%s\nin\n%s", line, error->message);
}
