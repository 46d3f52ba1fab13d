/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>
#include <stdint.h>

#include "engine/play/referee.h"

G_BEGIN_DECLS

/*
 * The function that libFuzzer calls, or driver.c without libFuzzer. A harness aborts if an
 * invariant does not hold for its input.
 */

/** LLVMFuzzerInitialize: called once, before anything else. */
int LLVMFuzzerInitialize (int *argc, char ***argv);

/** LLVMFuzzerTestOneInput: tries one input; any bytes. Returns 0. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/**
 * FuzzBytes:
 *
 * An input as a stream of choices; when it has run out, every choice is 0.
 */
typedef struct
{
  const uint8_t *at;
  const uint8_t *end;
} FuzzBytes;

/** fuzz_next: the next byte. */
static inline guint
fuzz_next (FuzzBytes *bytes)
{
  return bytes->at < bytes->end ? *bytes->at++ : 0;
}

/** fuzz_pick: a number from 0 to @n - 1; @data is a #FuzzBytes. An #AnyPick. */
static inline guint
fuzz_pick (gpointer data, guint n)
{
  guint byte = fuzz_next (data);

  return (n > 256 ? byte << 8 | fuzz_next (data) : byte) % n;
}

/** fuzz_conserves: aborts unless nothing appeared or vanished in @state. */
void fuzz_conserves (const ArbState *state);

G_END_DECLS
