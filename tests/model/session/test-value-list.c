/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/value-list.h"

#include <gio/gio.h>
#include <string.h>

/* A letter as a value; the bytes between its fields are other ones each time. */
typedef struct
{
  char letter;
  gint64 number;
} Value;

/* Objects are named by the letters they are made from; each remembers how often one was made. */
typedef struct
{
  const char *letters;
  guint n_made;
  guint n_set;
} Source;

static gboolean
value_equal (gconstpointer a, gconstpointer b)
{
  const Value *x = a, *y = b;

  return x->letter == y->letter && x->number == y->number;
}

static gpointer
make (guint index, gpointer data)
{
  Source *source = data;

  source->n_made++;
  return g_simple_action_new ((const char[]){ source->letters[index], '\0' }, NULL);
}

static void
set (ArbValueList *list, Source *source, const char *letters)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; letters[i] != '\0'; i++)
    {
      Value value;

      memset (&value, (gint) (source->n_set++ & 0xff), sizeof value);
      value.letter = letters[i];
      value.number = 1;
      g_ptr_array_add (values, g_memdup2 (&value, sizeof value));
    }
  source->letters = letters;
  arb_value_list_update (list, values, make, source);
}

static char *
read_letters (const ArbValueList *list)
{
  GString *letters = g_string_new (NULL);

  for (guint i = 0; i < list->objects->len; i++)
    g_string_append (letters, g_action_get_name (list->objects->pdata[i]));
  return g_string_free (letters, FALSE);
}

/* Values that stay keep their objects, wherever they are. */
static void
test_difference (void)
{
  static const struct
  {
    const char *letters;
    guint n_made;
  } steps[] = {
    { "abcd", 4 }, { "abcd", 0 }, { "axcd", 1 }, { "acd", 0 },
    { "dca", 0 },  { "dcaa", 0 }, { "", 0 },     { "abcd", 4 },
  };
  Source source = { 0 };
  ArbValueList list;
  GPtrArray *objects;

  arb_value_list_init (&list, value_equal);
  objects = list.objects;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *letters = NULL;

      source.n_made = 0;
      set (&list, &source, steps[i].letters);
      letters = read_letters (&list);
      g_assert_cmpstr (letters, ==, steps[i].letters);
      g_assert_cmpuint (source.n_made, ==, steps[i].n_made);
      g_assert_true (list.objects == objects);
    }
  arb_value_list_clear (&list);
}

/* After another language was chosen everything has to be worded again. */
static void
test_forget (void)
{
  Source source = { 0 };
  ArbValueList list;

  arb_value_list_init (&list, value_equal);
  set (&list, &source, "ab");
  arb_value_list_forget (&list);
  g_assert_cmpuint (list.objects->len, ==, 0);
  set (&list, &source, "ab");
  g_assert_cmpuint (source.n_made, ==, 4);
  arb_value_list_clear (&list);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/value-list/difference", test_difference);
  g_test_add_func ("/model/value-list/forget", test_forget);
  return g_test_run ();
}
