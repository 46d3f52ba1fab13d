/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbStatus:
 * @ARB_STATUS_GOOD: no problems
 * @ARB_STATUS_FLAGGED: something was against the rules
 * @ARB_STATUS_FAILED: an error of a file, an argument or the environment
 *
 * The exit status of the program.
 */
typedef enum
{
  ARB_STATUS_GOOD = 0,
  ARB_STATUS_FLAGGED = 1,
  ARB_STATUS_FAILED = 2,
} ArbStatus;

/**
 * ArbArguments:
 * @json: whether `--format=json` was given
 * @files: (nullable): the arguments that are no options, %NULL-terminated
 * @n_files: the number of files
 *
 * The arguments that every command has. Free with arb_arguments_clear().
 */
typedef struct
{
  gboolean json;
  char **files;
  guint n_files;
} ArbArguments;

/**
 * arb_arguments_parse:
 * @arguments: (out caller-allocates): the result
 * @words: the words of the command line, the command first
 * @own: (nullable): the command's own options, ended by an empty entry
 * @usage: the arguments after the command's name, like `FILE…`; it and @summary are translated here
 * @summary: one sentence about what the command does
 * @minimum: the fewest arguments that are no options
 * @maximum: the most of them
 *
 * Parses the options and sets the language. Prints errors to standard error.
 *
 * Returns: whether there was no error
 */
gboolean arb_arguments_parse (ArbArguments *arguments, char **words, const GOptionEntry *own,
                              const char *usage, const char *summary, guint minimum, guint maximum);

/**
 * arb_choose_language:
 * @words: the words of the command line
 *
 * Sets the language of `--language`, at any place among @words, before anything is printed. If
 * there is no such language, arb_arguments_parse() reports it.
 */
void arb_choose_language (char **words);

/** arb_arguments_clear: frees what @arguments holds. */
void arb_arguments_clear (ArbArguments *arguments);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbArguments, arb_arguments_clear)

/**
 * arb_parse_number:
 * @option: the option's name, for the message
 * @text: digits
 * @minimum: least number
 * @maximum: greatest number
 * @number: (out): the number
 *
 * Returns: whether @text is such a number; if not, it prints an error
 */
gboolean arb_parse_number (const char *option, const char *text, guint64 minimum, guint64 maximum,
                           guint64 *number);

/**
 * arb_complain:
 * @place: (nullable): the file or argument that is wrong
 * @format: what is wrong, where, and what was expected
 *
 * Prints `arbiter-cli: PLACE: …` to standard error for each line of the text, after
 * arb_make_plain().
 */
void arb_complain (const char *place, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * arb_make_plain:
 * @text: any text that somebody typed, or a file name
 *
 * Returns: (transfer full): one line without control characters, which a terminal would obey, and
 *   without marks that reorder letters; a very long text is cut in the middle
 */
char *arb_make_plain (const char *text);

/*
 * The commands: each takes its words, its own name first, and returns an #ArbStatus.
 */
int arb_command_new (char **words);
int arb_command_record (char **words);
int arb_command_check (char **words);
int arb_command_score (char **words);
int arb_command_moves (char **words);
int arb_command_state (char **words);
int arb_command_audit (char **words);
int arb_command_edit (char **words);
int arb_command_frame (char **words);
int arb_command_faces (char **words);
int arb_command_compare (char **words);
int arb_command_clock (char **words);
int arb_command_rule (char **words);
int arb_command_simulate (char **words);
int arb_command_systems (char **words);

G_END_DECLS
