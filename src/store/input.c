/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/input.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "store/error.h"
#include "store/json-validate.h"
#include <glib/gi18n-lib.h>

/* clang-format off */
/* clang-format on */

static const char *
kind_of_file (mode_t mode)
{
  if (S_ISDIR (mode))
    return _ ("a folder");
  if (S_ISFIFO (mode) || S_ISSOCK (mode))
    return _ ("a pipe");
  return _ ("a device");
}

static gboolean
refuse_unless_plain (int fd, gsize limit, const char *name, GError **error)
{
  struct stat status;

  if (fstat (fd, &status) != 0)
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_UNREADABLE, "%s: %s", name,
                   g_strerror (errno));
      return FALSE;
    }
  if (!S_ISREG (status.st_mode))
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_UNREADABLE,
                   _ ("%s: %s, expected a file"), name, kind_of_file (status.st_mode));
      return FALSE;
    }
  if (limit == 0 && status.st_size > ARB_JSON_MAX_SIZE)
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SIZE,
                   _ ("%s: larger than %u MiB, expected a smaller file"), name,
                   ARB_JSON_MAX_SIZE / (1024 * 1024));
      return FALSE;
    }
  return TRUE;
}

/* Reads one byte more than allowed, to notice a file that grows meanwhile. */
static GByteArray *
read_bounded (int fd, gsize limit, const char *name, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[16384];

  while (bytes->len < limit)
    {
      gssize n = read (fd, buffer, MIN (sizeof buffer, limit - bytes->len));

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_UNREADABLE,
                       _ ("%s: %s, expected a file that can be read"), name, g_strerror (errno));
          return NULL;
        }
      if (n == 0)
        break;
      g_byte_array_append (bytes, buffer, (guint) n);
    }
  return g_steal_pointer (&bytes);
}

char *
arb_store_read (const char *path, gsize limit, gsize *length, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  name = g_filename_display_name (path);
  fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  if (fd < 0)
    {
      g_set_error (error, ARB_STORE_ERROR,
                   errno == ENOENT || errno == ENOTDIR ? ARB_STORE_ERROR_MISSING
                                                       : ARB_STORE_ERROR_UNREADABLE,
                   _ ("%s: %s, expected a file that can be read"), name, g_strerror (errno));
      return NULL;
    }

  if (refuse_unless_plain (fd, limit, name, error))
    bytes = read_bounded (fd, limit != 0 ? limit : ARB_JSON_MAX_SIZE + 1, name, error);
  close (fd);
  if (bytes == NULL)
    return NULL;

  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

JsonNode *
arb_json_read (const char *text, gsize length, const char *name, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) parse_error = NULL;
  JsonNode *root;

  if (!arb_json_validate (text, length, name, error))
    return NULL;

  parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, (gssize) length, &parse_error))
    {
      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX, "%s: %s", name,
                   parse_error->message);
      return NULL;
    }

  root = json_parser_get_root (parser);
  if (!JSON_NODE_HOLDS_OBJECT (root))
    {
      g_autofree char *found = arb_json_describe (root);

      g_set_error (error, ARB_STORE_ERROR, ARB_STORE_ERROR_SYNTAX,
                   _ ("%s: line 1, column 1: found %s, expected an object"), name, found);
      return NULL;
    }
  return json_parser_steal_root (parser);
}

char *
arb_json_describe (JsonNode *node)
{
  g_autofree char *digits = NULL;

  if (JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("null");
  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (_ ("an object"));
  if (JSON_NODE_HOLDS_ARRAY (node))
    /* Translators: this and what is like it: found in a file where something else was expected */
    return g_strdup_printf (_ ("a list of %u"), json_array_get_length (json_node_get_array (node)));
  if (arb_json_is (node, G_TYPE_BOOLEAN))
    return g_strdup (json_node_get_boolean (node) ? "true" : "false");
  if (arb_json_is (node, G_TYPE_STRING))
    {
      g_autofree char *quoted = arb_store_quote (json_node_get_string (node));

      return g_strdup_printf (_ ("the text %s"), quoted);
    }
  digits = g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  return g_strdup_printf (_ ("the number %s"), digits);
}

gboolean
arb_json_is (JsonNode *node, GType type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static const char *
translate (const char *format)
{
  return _ (format);
}

void
arb_defects_init (ArbDefects *defects, const char *file)
{
  defects->file = file;
  defects->lines = g_ptr_array_new_with_free_func (g_free);
  defects->translate = translate;
}

void
arb_defects_clear (ArbDefects *defects)
{
  g_clear_pointer (&defects->lines, g_ptr_array_unref);
}

void
arb_defects_to_error (const ArbDefects *defects, guint limit, GError **error)
{
  g_autoptr (GString) message = g_string_new (NULL);
  guint reported = MIN (defects->lines->len, limit);

  g_assert (defects->lines->len > 0);

  for (guint i = 0; i < reported; i++)
    g_string_append_printf (message, i > 0 ? "\n%s" : "%s",
                            (const char *) g_ptr_array_index (defects->lines, i));
  if (reported < defects->lines->len)
    g_string_append_printf (message, _ ("\n%s: and %u more"), defects->file,
                            defects->lines->len - reported);
  g_set_error_literal (error, ARB_STORE_ERROR, ARB_STORE_ERROR_CONTENT, message->str);
}
