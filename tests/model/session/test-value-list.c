/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/value-list.h"

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
read_letters (ArbValueList *list)
{
  GString *letters = g_string_new (NULL);
  GListModel *objects = arb_value_list_get (list);

  for (guint i = 0; i < g_list_model_get_n_items (objects); i++)
    {
      g_autoptr (GAction) object = g_list_model_get_item (objects, i);

      g_string_append (letters, g_action_get_name (object));
    }
  return g_string_free (letters, FALSE);
}

static void
on_changed (GListModel *objects, guint position, guint removed, guint added, GString *changes)
{
  g_string_append_printf (changes, "%u-%u+%u", position, removed, added);
}

/* Values that stay keep their objects, and only differences are notified. */
static void
test_difference (void)
{
  static const struct
  {
    const char *letters;
    const char *changes;
    guint n_made;
  } steps[] = {
    { "abcd", "0-0+4", 4 }, { "abcd", "", 0 },      { "axcd", "1-1+1", 1 }, { "acd", "1-1+0", 0 },
    { "dca", "0-3+3", 0 },  { "dcaa", "3-0+1", 0 }, { "", "0-4+0", 0 },     { "abcd", "0-0+4", 4 },
  };
  Source source = { 0 };
  ArbValueList list;
  g_autoptr (GString) changes = g_string_new (NULL);

  arb_value_list_init (&list, G_TYPE_SIMPLE_ACTION, value_equal);
  g_signal_connect (arb_value_list_get (&list), "items-changed", G_CALLBACK (on_changed), changes);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *letters = NULL;

      source.n_made = 0;
      g_string_truncate (changes, 0);
      set (&list, &source, steps[i].letters);
      letters = read_letters (&list);
      g_assert_cmpstr (letters, ==, steps[i].letters);
      g_assert_cmpstr (changes->str, ==, steps[i].changes);
      g_assert_cmpuint (source.n_made, ==, steps[i].n_made);
    }
  arb_value_list_clear (&list);
}

/* After another language was chosen everything has to be worded again. */
static void
test_forget (void)
{
  Source source = { 0 };
  ArbValueList list;

  arb_value_list_init (&list, G_TYPE_SIMPLE_ACTION, value_equal);
  set (&list, &source, "ab");
  arb_value_list_forget (&list);
  g_assert_cmpuint (g_list_model_get_n_items (arb_value_list_get (&list)), ==, 0);
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
