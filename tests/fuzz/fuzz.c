/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  return 0;
}

void
fuzz_conserves (const ArbState *state)
{
  const char *problem = NULL;

  if (!arb_conserves (state, &problem))
    g_error ("%s", problem);
}
