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

/* Remembers how often an object was made, and how often a value was set. */
typedef struct
{
  guint n_made;
  guint n_set;
} Source;

static gboolean
value_equal (gpointer object, gconstpointer data, gpointer source)
{
  const Value *value = data;

  return g_action_get_name (object)[0] == value->letter && value->number == 1;
}

/* Objects are named by the letters from which they are made. */
static gpointer
make (gconstpointer data, gpointer source)
{
  const Value *value = data;

  ((Source *) source)->n_made++;
  return g_simple_action_new ((const char[]){ value->letter, '\0' }, NULL);
}

static const ArbValueKind kind = { sizeof (Value), value_equal, make };

static void
set (GPtrArray *list, Source *source, const char *letters)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (Value));

  for (guint i = 0; letters[i] != '\0'; i++)
    {
      Value value;

      memset (&value, (gint) (source->n_set++ & 0xff), sizeof value);
      value.letter = letters[i];
      value.number = 1;
      g_array_append_val (values, value);
    }
  arb_value_list_update (list, &kind, values->data, values->len, source);
}

static char *
read_letters (GPtrArray *list)
{
  GString *letters = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    g_string_append (letters, g_action_get_name (list->pdata[i]));
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
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *letters = NULL;

      source.n_made = 0;
      set (list, &source, steps[i].letters);
      letters = read_letters (list);
      g_assert_cmpstr (letters, ==, steps[i].letters);
      g_assert_cmpuint (source.n_made, ==, steps[i].n_made);
    }
}

/* After another language was chosen everything has to be worded again. */
static void
test_forget (void)
{
  Source source = { 0 };
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);

  set (list, &source, "ab");
  g_ptr_array_set_size (list, 0);
  set (list, &source, "ab");
  g_assert_cmpuint (source.n_made, ==, 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/value-list/difference", test_difference);
  g_test_add_func ("/model/value-list/forget", test_forget);
  return g_test_run ();
}
