/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

/** ARB_LINE_MAX: the most bytes of a line: far more than any move needs. */
#define ARB_LINE_MAX 1024

/**
 * ArbLineResult:
 * @ARB_LINE_GOOD: a line of text
 * @ARB_LINE_LONG: longer than %ARB_LINE_MAX; its rest is skipped
 * @ARB_LINE_BINARY: not text in UTF-8
 * @ARB_LINE_ZERO: text with a NUL byte, which would hide the text after it
 * @ARB_LINE_END: the end of the input
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
 * @stream: the input
 * @line: (inout): the line, without its end and without spaces around it
 *
 * Reads a line of any length in bounded memory.
 */
ArbLineResult arb_line_read (FILE *stream, GString *line);

/**
 * arb_line_describe:
 * @result: the result of arb_line_read()
 *
 * Returns: (nullable): what is wrong, in the reader's language; %NULL for a good line
 */
const char *arb_line_describe (ArbLineResult result);

/**
 * arb_line_is_comment:
 * @line: a line
 *
 * Returns: whether it is empty or a comment, which begins with #. `#3 is voson` is a move
 */
gboolean arb_line_is_comment (const char *line);

G_END_DECLS
