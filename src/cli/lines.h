/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

/** ARB_LINE_MAX: the most bytes a line may have: far more than any move needs. */
#define ARB_LINE_MAX 1024

/**
 * ArbLineResult:
 * @ARB_LINE_GOOD: a line of text
 * @ARB_LINE_LONG: longer than %ARB_LINE_MAX; its rest is passed over
 * @ARB_LINE_BINARY: not text in UTF-8
 * @ARB_LINE_ZERO: text with a byte that is zero, which would hide what follows it
 * @ARB_LINE_END: nothing more follows
 */
typedef enum
{
  ARB_LINE_GOOD,
  ARB_LINE_LONG,
  ARB_LINE_BINARY,
  ARB_LINE_ZERO,
  ARB_LINE_END,
} ArbLineResult;

/**
 * arb_line_read:
 * @stream: read from
 * @line: (inout): the line, without its end and the blanks around it
 *
 * Reads a line, however long, in bounded memory.
 */
ArbLineResult arb_line_read (FILE *stream, GString *line);

/**
 * arb_line_describe:
 * @result: what was read
 *
 * Returns: (nullable): what is wrong with it, in the reader's language; %NULL if nothing is
 */
const char *arb_line_describe (ArbLineResult result);

/**
 * arb_line_is_comment:
 * @line: a line
 *
 * Returns: whether it says nothing: it is empty or begins with #. `#3 is voson` is a move
 */
gboolean arb_line_is_comment (const char *line);

G_END_DECLS
