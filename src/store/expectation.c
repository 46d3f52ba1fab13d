/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/records.h"

#include <glib/gi18n-lib.h>

static gint
get_maximum (const ArbField *field, gint type_maximum)
{
  return field->maximum != 0 ? field->maximum : type_maximum;
}

static char *
list_in_words (const ArbField *field)
{
  gint maximum = get_maximum (field, G_MAXINT16);

  if (field->minimum == maximum)
    return g_strdup_printf (ngettext ("a list of %d texts", "a list of %d texts", (gulong) maximum),
                            maximum);
  return g_strdup_printf (_ ("a list of %d to %d texts"), field->minimum, maximum);
}

static char *
map_in_words (const ArbField *field)
{
  return g_strdup_printf (_ ("an object with %d to %d members, each a text"), field->minimum,
                          get_maximum (field, G_MAXINT16));
}

static char *
choices_in_words (const ArbField *field)
{
  return g_strjoinv (", ", (char **) (guintptr) field->nicks);
}

char *
arb_field_expectation (const ArbField *field)
{
  g_autofree char *choices = NULL;

  g_return_val_if_fail (field != NULL, NULL);

  switch (field->type)
    {
    case ARB_FIELD_ID:
      return g_strdup (_ ("an id in kebab-case"));
    case ARB_FIELD_STRING:
    case ARB_FIELD_TEXT:
    case ARB_FIELD_SCRIPT:
      return g_strdup (field->required ? _ ("text that is not empty") : _ ("text"));
    case ARB_FIELD_INTEGER:
      return g_strdup_printf (_ ("a whole number from %d to %d"), field->minimum,
                              field->maximum != 0 ? field->maximum : G_MAXINT16);
    case ARB_FIELD_BOOLEAN:
      return g_strdup (_ ("true or false"));
    case ARB_FIELD_NICK:
      choices = choices_in_words (field);
      return g_strdup_printf (_ ("one of %s"), choices);
    case ARB_FIELD_NICKS:
      choices = choices_in_words (field);
      return g_strdup_printf (_ ("a list with %d to %d of %s"), field->minimum,
                              get_maximum (field, ARB_MAX_NICKS), choices);
    case ARB_FIELD_STRINGS:
    case ARB_FIELD_TEXTS:
      return list_in_words (field);
    case ARB_FIELD_MAP:
    case ARB_FIELD_TEXT_MAP:
      return map_in_words (field);
    }
  g_assert_not_reached ();
}
