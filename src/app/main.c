/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application/application.h"
#include "wording/language.h"

int
main (int argc, char **argv)
{
  g_autoptr (ArbApplication) application = NULL;

  arb_language_init ();
  /* Pango draws Han characters, which the reader's language may not have, for the first of these
   * languages that has them: Japanese texts keep their Japanese forms beside any other language. */
  g_setenv ("PANGO_LANGUAGE", "en:fr:it:ja", FALSE);
  application = arb_application_new (G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
