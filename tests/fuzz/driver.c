/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/core/random.h"
#include "fuzz.h"

/*
 * Runs a harness without libFuzzer: with every file of its corpus, then with changed ones. The same
 * seed and number of runs give the same inputs. The input of a crash is saved in a file.
 */

#define MAX_SIZE 65536
#define MAX_CHANGES 8
#define HANG_SECONDS 60
#define ROUND 32 /* runs between looks at the clock */

typedef struct
{
  GPtrArray *inputs; /* GBytes */
  GPtrArray *words;  /* GBytes, of a dictionary */
  ArbRandom random;
} Driver;

static GByteArray *now_tried;
static char *crash_file;

/* Calls only functions that are allowed in a signal handler. */
static void
leave_input (int number)
{
  static const char recorded[] = "fuzz: the input was left in ";
  int fd = open (crash_file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

  if (fd >= 0 && write (fd, now_tried->data, now_tried->len) == (gssize) now_tried->len
      && write (STDERR_FILENO, recorded, strlen (recorded)) > 0
      && write (STDERR_FILENO, crash_file, strlen (crash_file)) > 0
      && write (STDERR_FILENO, "\n", 1) > 0)
    close (fd);
  signal (number, SIG_DFL);
  raise (number);
}

static void
watch (const char *program)
{
  static const int numbers[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGALRM };
  g_autofree char *name = g_path_get_basename (program);

  crash_file = g_strconcat ("crash-", name, NULL);
  now_tried = g_byte_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    signal (numbers[i], leave_input);
}

static void
try_input (void)
{
  alarm (HANG_SECONDS);
  /* A copy of exactly this size, so that a sanitizer notices reads beyond its end. */
  g_autofree guint8 *copy = g_memdup2 (now_tried->data, now_tried->len);

  LLVMFuzzerTestOneInput (copy != NULL ? copy : (const guint8 *) "", now_tried->len);
}

static void
add_file (Driver *driver, const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      g_printerr ("fuzz: %s\n", error->message);
      exit (2);
    }
  g_ptr_array_add (driver->inputs, g_bytes_new_take (text, length));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The files of a folder in the order of their names: the order of a disk is not always the same. */
static void
add_path (Driver *driver, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (folder == NULL)
    {
      add_file (driver, path);
      return;
    }

  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_file (driver, names->pdata[i]);
}

/* A dictionary of libFuzzer: one "word" a line. */
static void
add_words (Driver *driver, const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;

  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      gsize length = strlen (*line);

      if (length > 2 && (*line)[0] == '"')
        g_ptr_array_add (driver->words, g_bytes_new (*line + 1, length - 2));
    }
}

static guint
below (Driver *driver, guint n)
{
  return arb_random_below (&driver->random, MAX (n, 1));
}

static GBytes *
any_of (Driver *driver, GPtrArray *list)
{
  return list->pdata[below (driver, list->len)];
}

static void
insert (GByteArray *bytes, guint at, const guint8 *data, gsize length)
{
  guint old = bytes->len;

  if (length == 0 || old + length > MAX_SIZE)
    return;
  g_byte_array_set_size (bytes, old + (guint) length);
  memmove (bytes->data + at + length, bytes->data + at, old - at);
  memcpy (bytes->data + at, data, length);
}

/* Short ones mostly. */
static guint
part_length (Driver *driver)
{
  return 1 + below (driver, 1u << below (driver, 10));
}

static void
insert_part (Driver *driver, GByteArray *bytes, GBytes *source)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (source, &length);
  guint start = below (driver, (guint) length);
  guint n = part_length (driver);
  g_autofree guint8 *part = g_memdup2 (data + start, MIN (n, (guint) length - start));

  insert (bytes, below (driver, bytes->len), part, MIN (n, (guint) length - start));
}

static void
insert_word (Driver *driver, GByteArray *bytes)
{
  gsize length;
  const guint8 *data;

  if (driver->words->len == 0)
    return;
  data = g_bytes_get_data (any_of (driver, driver->words), &length);
  insert (bytes, below (driver, bytes->len), data, length);
}

static void
change (Driver *driver, GByteArray *bytes)
{
  guint at = below (driver, bytes->len);
  guint8 byte = (guint8) below (driver, 256);
  guint n;

  switch (below (driver, 7))
    {
    case 0:
      if (bytes->len > 0)
        bytes->data[at] ^= (guint8) (1u << (byte & 7));
      break;
    case 1:
      if (bytes->len > 0)
        bytes->data[at] = byte;
      break;
    case 2:
      insert (bytes, at, &byte, 1);
      break;
    case 3:
      n = part_length (driver);
      if (bytes->len > 0)
        g_byte_array_remove_range (bytes, at, MIN (bytes->len - at, n));
      break;
    case 4:
      insert_part (driver, bytes, any_of (driver, driver->inputs));
      break;
    case 5:
      insert_word (driver, bytes);
      break;
    case 6: /* a digit for another */
      while (at < bytes->len && !g_ascii_isdigit (bytes->data[at]))
        at++;
      if (at < bytes->len)
        bytes->data[at] = '0' + byte % 10;
      break;
    }
}

static void
try_bytes (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  g_byte_array_set_size (now_tried, 0);
  g_byte_array_append (now_tried, data, (guint) length);
}

static void
run (Driver *driver, gint runs, gdouble seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC);
  gint made = 0;

  for (guint i = 0; i < driver->inputs->len; i++)
    {
      try_bytes (driver->inputs->pdata[i]);
      try_input ();
    }

  while (made < runs || (made % ROUND != 0 || g_get_monotonic_time () < end))
    {
      try_bytes (any_of (driver, driver->inputs));
      for (guint n = 1 + below (driver, MAX_CHANGES); n > 0; n--)
        change (driver, now_tried);
      try_input ();
      made++;
    }
  g_print ("%u files of the corpus, %d changed inputs\n", driver->inputs->len, made);
}

int
main (int argc, char *argv[])
{
  Driver driver = { .inputs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref),
                    .words = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref) };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE-OR-FOLDER… - tries inputs");
  g_autoptr (GError) error = NULL;
  g_autofree char *dictionary = NULL;
  gint64 seed = 1;
  gint runs = 0;
  gdouble seconds = 0;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Where chance begins", "N" },
    { "runs", 0, 0, G_OPTION_ARG_INT, &runs, "Changed inputs, at least", "N" },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, "For changed inputs, at least", "S" },
    { "dictionary", 0, 0, G_OPTION_ARG_FILENAME, &dictionary, "Words to put in", "FILE" },
    G_OPTION_ENTRY_NULL,
  };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("fuzz: %s\n", error->message);
      return 2;
    }

  LLVMFuzzerInitialize (&argc, &argv);
  watch (argv[0]);
  driver.random.state = (guint64) seed;
  for (int i = 1; i < argc; i++)
    add_path (&driver, argv[i]);
  if (dictionary != NULL)
    add_words (&driver, dictionary);
  if (driver.inputs->len == 0)
    g_ptr_array_add (driver.inputs, g_bytes_new_static ("", 0));
  run (&driver, runs, seconds);

  g_ptr_array_unref (driver.inputs);
  g_ptr_array_unref (driver.words);
  g_byte_array_unref (now_tried);
  g_free (crash_file);
  return EXIT_SUCCESS;
}
