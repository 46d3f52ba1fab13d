/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/fields.h"

void
arb_defects_add (ArbDefects *defects, const char *path, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (defects->translate != NULL ? defects->translate (format) : format,
                              arguments);
  va_end (arguments);

  if (path != NULL)
    g_ptr_array_add (defects->lines, g_strdup_printf ("%s: %s: %s", defects->file, path, message));
  else
    g_ptr_array_add (defects->lines, g_strdup_printf ("%s: %s", defects->file, message));
}
