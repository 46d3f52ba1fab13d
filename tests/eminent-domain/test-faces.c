/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/checks/simulate.h"
#include "engine/core/faces.h"
#include "store/faces.h"
#include "systems/eminent-domain/contract.h"

#include <string.h>

/*
 * Cards of Eminent Domain that a copy prints otherwise: what can be typed in, what is refused, and whole
 * games by any faces that are taken.
 */

#define N_CHANGES 30

static guint n_copies = 12;
static const ArbRuleset *const ruleset = &arb_eminent_domain_ruleset;

/* Types @text into a field of the card @id; %NULL and @error if it is refused. */
static ArbCatalogue *
type_in (const ArbCatalogue *catalogue, const char *id, const char *name, const char *text,
         GError **error)
{
  for (const ArbFieldTable *table = ruleset->records; table->id != NULL; table++)
    for (guint i = 0; i < arb_table_get_n_records (catalogue, table); i++)
      {
        ArbRecord record = arb_table_get_record (catalogue, table, i);
        g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

        if (arb_faces_find (ruleset, table->id) == NULL
            || !g_str_equal (arb_record_get_id (&record), id))
          continue;
        for (guint j = 0; j < table->n_fields; j++)
          g_ptr_array_add (values, g_str_equal (table->fields[j].name, name)
                                       ? g_strdup (text)
                                       : arb_record_dup_text (&record, &table->fields[j]));
        return arb_faces_enter (catalogue, table, i, (const char *const *) values->pdata, error);
      }
  g_assert_not_reached ();
}

/* Every card is known, and what is typed in is only the difference. */
static void
test_known (void)
{
  const ArbCatalogue *built_in = arb_catalogue_get (ruleset);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) typed = type_in (built_in, "voson", "settle", "2", &error);
  g_autofree char *text = NULL;
  g_autoptr (ArbCatalogue) back = NULL;
  g_autofree char *nothing = NULL;

  g_assert_no_error (error);
  g_assert_false (arb_faces_lack (built_in, "streamlining"));
  g_assert_false (arb_faces_lack (built_in, "lyttle"));
  text = arb_faces_to_string (typed, NULL);
  g_assert_nonnull (strstr (text, "\"settle\": 2"));
  g_assert_null (strstr (text, "lyttle"));

  back = type_in (typed, "voson", "settle", "4", &error);
  g_assert_no_error (error);
  nothing = arb_faces_to_string (back, NULL);
  g_assert_null (strstr (nothing, "voson"));
}

typedef struct
{
  const char *card;
  const char *field;
  const char *text;
  const char *said;
} Slip;

static const Slip slips[] = {
  { "voson", "settle", "12", "voson: settle: found the number 12" },
  { "voson", "settle", NULL, "voson: settle: missing" },
  { "voson", "slots", "fighter", "voson: slots[0]: found the text “fighter”" },
  { "voson", "symbols", "survey, survey, survey, survey, survey",
    "voson: symbols: found a list of 5, expected a list with 0 to 4" },
  { "voson", "type", "green", "voson: type: found the text “green”" },
  { "mobilization", "cost", "many", "mobilization: cost: found the text “many”" },
  { "mobilization", "action", "juggle", "“juggle” is not a step of a script" },
  { "mobilization", "action", "draw 1 | influence 1", "“draw” happens by itself" },
  { "mobilization", "action", "settle | influence 1", "“influence” happens by itself" },
  { "mobilization", "action", "settle | look 1", "“look” happens by itself" },
  { "mobilization", "action", "look 1?; draw 1", "“look” happens by itself" },
  { "mobilization", "action", "remove 1 | remove 2 itself", "“remove” is the same move" },
  { "terraforming", "action", "settle | colony 1 | terraform", "“terraform” is the same move" },
  { "mobilization", "action", "draw n", "an Action shows no symbols" },
  { "mobilization", "action", "colony 1", "a card without a Colonize symbol is no colony" },
  { "terraforming", "symbols", "trade", "a card without a Colonize symbol is no colony" },
  { "mobilization", "action", "acquire 5", "so it cannot acquire a technology" },
  { "streamlining", "action", "draw 2", "never played, expected no Action" },
};

static void
test_slip (gconstpointer data)
{
  const Slip *slip = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbCatalogue) typed =
      type_in (arb_catalogue_get (ruleset), slip->card, slip->field, slip->text, &error);

  g_assert_null (typed);
  g_assert_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT);
  if (strstr (error->message, slip->said) == NULL)
    g_error ("expected “%s”, found “%s”", slip->said, error->message);
}

static const char *
pick (GRand *rand, const char *const *from)
{
  return from[g_rand_int_range (rand, 0, (gint) g_strv_length ((char **) from))];
}

static char *
make_up_list (GRand *rand, const ArbField *field)
{
  GString *list = g_string_new (NULL);

  for (gint n = g_rand_int_range (rand, 0, field->maximum + 1); n > 0; n--)
    g_string_append_printf (list, "%s ", pick (rand, field->nicks));
  return g_string_free (list, FALSE);
}

/* Steps with any amount, in any order: some scripts are refused. */
static char *
make_up_script (GRand *rand, const ArbField *field)
{
  static const char *const amounts[] = { "", " 1", " 2", " 5", " 9", " all", NULL };
  static const char *const ends[] = { "; ", "; ", "? ; ", " | ", " itself; ", "? | ", NULL };
  GString *script = g_string_new (NULL);

  for (gint n = g_rand_int_range (rand, 1, 5); n > 0; n--)
    {
      g_auto (GStrv) words = g_strsplit (pick (rand, field->nicks), " ", 2);

      g_string_append_printf (script, "%s%s%s", words[0], pick (rand, amounts),
                              n > 1 ? pick (rand, ends) : "");
    }
  return g_string_free (script, FALSE);
}

static char *
make_up (GRand *rand, const ArbField *field)
{
  switch ((gint) field->type)
    {
    case ARB_FIELD_INTEGER:
      return g_strdup_printf ("%d", g_rand_int_range (rand, field->minimum, field->maximum + 1));
    case ARB_FIELD_NICK:
      return g_strdup (pick (rand, field->nicks));
    case ARB_FIELD_NICKS:
      return make_up_list (rand, field);
    case ARB_FIELD_SCRIPT:
      return make_up_script (rand, field);
    default:
      return g_strdup ("made up");
    }
}

/* A catalogue with another face of some cards. */
static ArbCatalogue *
make_up_copy (GRand *rand)
{
  ArbCatalogue *catalogue =
      (ArbCatalogue *) (guintptr) arb_catalogue_ref (arb_catalogue_get (ruleset));

  for (guint i = 0; i < N_CHANGES; i++)
    {
      const ArbFaces *faces = &ruleset->faces[g_rand_int_range (rand, 0, 3)];
      const ArbFieldTable *table = ruleset->records;
      const char *name = faces->fields[g_rand_int_range (rand, 0, (gint) faces->n_fields)].name;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;
      ArbCatalogue *typed;
      ArbRecord record;

      while (!g_str_equal (table->id, faces->table))
        table++;
      record = arb_table_get_record (
          catalogue, table,
          (guint) g_rand_int_range (rand, 0, (gint) arb_table_get_n_records (catalogue, table)));
      for (guint j = 0; j < table->n_fields; j++)
        if (g_str_equal (table->fields[j].name, name))
          text = make_up (rand, &table->fields[j]);
      typed = type_in (catalogue, arb_record_get_id (&record), name, text, &error);
      if (typed == NULL)
        continue;
      arb_catalogue_unref (catalogue);
      catalogue = typed;
    }
  return catalogue;
}

/* Whole games by any faces, in every edition: nobody is stuck, and nothing vanishes. */
static void
test_random_play (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  ArbSimulation simulation = { 0 };

  for (guint i = 0; i < n_copies; i++)
    {
      g_autoptr (ArbCatalogue) catalogue = make_up_copy (rand);
      g_autofree char *text = arb_faces_to_string (catalogue, NULL);
      ArbOptions options;

      arb_options_init (&options, catalogue, 2 + i % 3, i % catalogue->n_editions);
      if (!arb_simulate (catalogue, &options, i + 1, (ArbRecordDetail) (i % 3), ARB_CHECK_ALL,
                         &simulation, NULL))
        g_error ("copy %u: %s\n%s", i, simulation.violation, text);
    }
  g_assert_cmpuint (simulation.games, ==, n_copies);
  arb_simulation_clear (&simulation);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_copies = (guint) g_ascii_strtoull (argv[1], NULL, 10);

  g_test_add_func ("/eminent-domain-faces/known", test_known);
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *name = g_strdup_printf ("/eminent-domain-faces/slip/%u", i);

      g_test_add_data_func (name, &slips[i], test_slip);
    }
  g_test_add_func ("/eminent-domain-faces/random-play", test_random_play);
  return g_test_run ();
}
