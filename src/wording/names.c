/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wording/names.h"

#include "engine/core/ruleset.h"
#include "wording/language.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/*
 * The first letter decides the direction of a line, and Pango takes even one inside an isolate. All
 * languages of this program run from left to right, so the text begins with a mark for that.
 */
#define BEGIN "\u200e\u2068" /* left-to-right mark, first strong isolate */
#define END "\u2069"         /* pop directional isolate */

/* Folds @name so that names which look the same are equal. */
static char *
fold (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (normal != NULL ? normal : name, -1);

  return g_strdup (g_strstrip (folded));
}

static char *
number_name (const char *name, guint seat)
{
  /* Translators: two players have the same name: the name, and the number of the seat */
  return g_strdup_printf (_ ("%s (%u)"), name, seat);
}

static gboolean
is_shared (char **names, guint seat)
{
  g_autofree char *name = fold (names[seat]);

  for (guint other = 1; names[other] != NULL; other++)
    {
      g_autofree char *theirs = fold (names[other]);

      if (other != seat && g_str_equal (name, theirs))
        return TRUE;
    }
  return FALSE;
}

/* Whether the name of a seat equals the name, made unique by a number, of another seat. */
static gboolean
is_called_like_another (char **names, guint seat)
{
  g_autofree char *name = fold (names[seat]);

  for (guint other = 1; names[other] != NULL; other++)
    {
      g_autofree char *numbered = number_name (names[other], other);
      g_autofree char *theirs = fold (numbered);

      if (other != seat && g_str_equal (name, theirs) && is_shared (names, other))
        return TRUE;
    }
  return FALSE;
}

static char *
name_seat (const char *name, guint seat)
{
  g_autofree char *folded = fold (name);

  /* Translators: a player without a name, by the number of the seat. */
  return folded[0] == '\0' ? g_strdup_printf (_ ("Player %u"), seat) : g_strdup (name);
}

/* Returns whether @name is the default name of a seat in the present language. */
static char *
find_seat (gpointer name)
{
  for (guint seat = 1; seat <= ARB_MAX_SEATS; seat++)
    {
      g_autofree char *own = name_seat ("", seat);

      if (g_str_equal (own, name))
        return g_steal_pointer (&own);
    }
  return NULL;
}

gboolean
arb_names_is_made_up (const char *name)
{
  g_autofree char *stripped = NULL;

  g_return_val_if_fail (name != NULL, TRUE);

  stripped = g_strstrip (g_strdup (name));
  if (stripped[0] == '\0')
    return TRUE;
  for (const char *const *language = arb_languages (); *language != NULL; language++)
    {
      g_autofree char *own = arb_language_run (*language, find_seat, stripped);

      if (own != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Whether a letter is in a block that runs from right to left; marks in these blocks may turn the
 * text after them. */
static gboolean
may_turn (gunichar c)
{
  static const struct
  {
    gunichar first, last;
  } blocks[] = {
    { 0x590, 0x8ff },   { 0x200e, 0x200f }, { 0x202a, 0x202e },   { 0x2066, 0x2069 },
    { 0xfb1d, 0xfdff }, { 0xfe70, 0xfefe }, { 0x10800, 0x10fff }, { 0x1e800, 0x1efff }
  };

  for (guint i = 0; i < G_N_ELEMENTS (blocks); i++)
    if (c >= blocks[i].first && c <= blocks[i].last)
      return TRUE;
  return FALSE;
}

/* Whether @c is an isolate: one inside a name would end, or outlast, the isolate around it. */
static gboolean
is_isolate (gunichar c)
{
  return c >= 0x2066 && c <= 0x2069;
}

char *
arb_names_isolate (const char *name)
{
  const char *at = name;
  GString *isolated;

  g_return_val_if_fail (name != NULL, NULL);

  while (*at != '\0' && !may_turn (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  if (*at == '\0')
    return g_strdup (name);

  isolated = g_string_new (BEGIN);
  for (at = name; *at != '\0'; at = g_utf8_next_char (at))
    if (!is_isolate (g_utf8_get_char (at)))
      g_string_append_unichar (isolated, g_utf8_get_char (at));
  g_string_append (isolated, END);
  return g_string_free (isolated, FALSE);
}

static char **
call (const char *const *names, guint n_names, char *(*show) (const char *name))
{
  g_auto (GStrv) named = g_new0 (char *, n_names + 2);
  char **called = g_new0 (char *, n_names + 2);

  named[0] = g_strdup ("");
  called[0] = g_strdup ("");
  for (guint seat = 1; seat <= n_names; seat++)
    named[seat] = name_seat (names[seat - 1], seat);
  for (guint seat = 1; seat <= n_names; seat++)
    {
      g_autofree char *name = show (named[seat]);

      if (is_shared (named, seat) || is_called_like_another (named, seat))
        called[seat] = number_name (name, seat);
      else
        called[seat] = g_steal_pointer (&name);
    }
  return called;
}

static char *
keep (const char *name)
{
  return g_strdup (name);
}

char **
arb_names_call (const char *const *names, guint n_names)
{
  g_return_val_if_fail (names != NULL || n_names == 0, NULL);

  return call (names, n_names, keep);
}

char **
arb_names_call_isolated (const char *const *names, guint n_names)
{
  g_return_val_if_fail (names != NULL || n_names == 0, NULL);

  return call (names, n_names, arb_names_isolate);
}

char *
arb_names_strip_isolates (const char *text)
{
  GString *plain;

  g_return_val_if_fail (text != NULL, NULL);

  plain = g_string_new (text);
  g_string_replace (plain, BEGIN, "", 0);
  g_string_replace (plain, END, "", 0);
  return g_string_free (plain, FALSE);
}

char *
arb_names_strip_turns (const char *text)
{
  GString *plain;

  g_return_val_if_fail (text != NULL, NULL);

  plain = g_string_new (NULL);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!is_isolate (c) && (c < 0x202a || c > 0x202e))
        g_string_append_unichar (plain, c);
    }
  return g_string_free (plain, FALSE);
}
