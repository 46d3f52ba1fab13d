/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "case-coverage.h"

#include <string.h>

/* What is asked of a record, and the answer. */
typedef gboolean (*RecordFunc) (const ArbFieldTable *table, const char *record, gconstpointer data);

static const char *
get_string (const ArbField *field, const char *record)
{
  return *(const char *const *) (record + field->offset);
}

/* Whether any record with this id passes @func. */
static gboolean
find_record (const ArbCatalogue *catalogue, const char *id, RecordFunc func, gconstpointer data)
{
  for (const ArbFieldTable *table = catalogue->ruleset->records; table->id != NULL; table++)
    {
      const char *base = (const char *) catalogue;
      const char *records = *(const char *const *) (base + table->records_offset);
      guint n = *(const guint *) (base + table->count_offset);

      for (guint i = 0; i < n; i++)
        {
          const char *record = records + i * table->record_size;

          /* The first field of every table is the id. */
          if (g_str_equal (get_string (&table->fields[0], record), id)
              && func (table, record, data))
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether a step of @script, or an alternative, begins with @word. */
static gboolean
contains_step (const char *script, const char *word)
{
  g_auto (GStrv) steps = script != NULL ? g_strsplit_set (script, ";|", -1) : NULL;

  for (guint i = 0; steps != NULL && steps[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit_set (g_strstrip (steps[i]), " ?", 2);

      if (words[0] != NULL && g_str_equal (words[0], word))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_script (const ArbFieldTable *table, const char *record, gconstpointer word)
{
  for (guint i = 0; i < table->n_fields; i++)
    if ((table->fields[i].type == ARB_FIELD_SCRIPT || table->fields[i].type == ARB_FIELD_STRING)
        && contains_step (get_string (&table->fields[i], record), word))
      return TRUE;
  return FALSE;
}

/* Whether the step plays a card, or leads a role, with the effect, or says that a card has it. */
static gboolean
uses_effect (const ArbCatalogue *catalogue, const char *step, const char *word)
{
  g_auto (GStrv) words = g_strsplit (step, " ", -1);

  for (guint i = 0; words[i] != NULL && words[i + 1] != NULL; i++)
    if (g_str_equal (words[i], "play") || g_str_equal (words[i], "lead"))
      {
        if (find_record (catalogue, words[i + 1], has_script, word))
          return TRUE;
      }
    else if (g_str_equal (words[i], "action") && g_str_equal (words[i + 1], word))
      return TRUE;
  return FALSE;
}

gboolean
case_coverage_has_effect (const Case *a_case, const ArbCatalogue *catalogue, const char *word)
{
  guint n = g_strv_length (a_case->steps);
  gboolean refused = a_case->verdict != NULL && g_str_equal (a_case->verdict, "illegal");

  /* A move that is refused does nothing. */
  for (guint i = 0; i < n - (refused && !a_case->ruled); i++)
    if (uses_effect (catalogue, a_case->steps[i], word))
      return TRUE;
  return FALSE;
}

typedef struct
{
  const char *field;
  guint nick;
} Value;

static gboolean
has_value (const ArbFieldTable *table, const char *record, gconstpointer data)
{
  const Value *value = data;

  for (guint i = 0; i < table->n_fields; i++)
    if (g_str_equal (table->fields[i].name, value->field)
        && table->fields[i].type == ARB_FIELD_NICK)
      return *(const guint8 *) (record + table->fields[i].offset) == value->nick;
  return FALSE;
}

static gboolean
says_score (const Case *a_case)
{
  for (guint i = 0; i < a_case->facts->len; i++)
    if (strstr (a_case->facts->pdata[i], "score=") != NULL)
      return TRUE;
  return FALSE;
}

gboolean
case_coverage_has_value (const Case *a_case, const ArbCatalogue *catalogue, const char *field,
                         guint nick)
{
  Value value = { field, nick };

  for (guint i = 0; says_score (a_case) && a_case->steps[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (a_case->steps[i], " ", -1);

      for (guint j = 0; words[j] != NULL; j++)
        if (find_record (catalogue, words[j], has_value, &value))
          return TRUE;
    }
  return FALSE;
}

const char *const *
case_coverage_find_nicks (const ArbRuleset *ruleset, const char *field)
{
  for (const ArbFieldTable *table = ruleset->records; table->id != NULL; table++)
    for (guint i = 0; i < table->n_fields; i++)
      if (g_str_equal (table->fields[i].name, field))
        return table->fields[i].nicks;
  return NULL;
}
