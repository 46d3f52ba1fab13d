/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ArbStatus:
 * @ARB_STATUS_GOOD: nothing to complain of
 * @ARB_STATUS_FLAGGED: something was against the rules
 * @ARB_STATUS_FAILED: a file, an argument or the surroundings were wrong
 *
 * What the program returns.
 */
typedef enum
{
  ARB_STATUS_GOOD = 0,
  ARB_STATUS_FLAGGED = 1,
  ARB_STATUS_FAILED = 2,
} ArbStatus;

/**
 * ArbArguments:
 * @json: whether `--format=json` was asked for
 * @files: (nullable): what is no option, %NULL-terminated
 * @n_files: how many there are
 *
 * What every command takes. Free with arb_arguments_clear().
 */
typedef struct
{
  gboolean json;
  char **files;
  guint n_files;
} ArbArguments;

/**
 * arb_arguments_parse:
 * @arguments: (out caller-allocates): what every command takes
 * @words: the words of the command line, the command first
 * @own: (nullable): the command's own options, ended by an empty entry
 * @usage: what follows the command's name, like `FILE…`; it and @summary are translated here
 * @summary: what the command does, one sentence
 * @minimum: fewest words that are no options
 * @maximum: most of them
 *
 * Reads the options and chooses the language. What is wrong goes to standard error.
 *
 * Returns: whether all was well
 */
gboolean arb_arguments_parse (ArbArguments *arguments, char **words, const GOptionEntry *own,
                              const char *usage, const char *summary, guint minimum, guint maximum);

/**
 * arb_choose_language:
 * @words: the words of the command line
 *
 * Chooses the language of `--language`, wherever it is among @words, before anything is written.
 * arb_arguments_parse() complains if there is no such language.
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
 * Returns: whether @text is such a number; if not, standard error says so
 */
gboolean arb_parse_number (const char *option, const char *text, guint64 minimum, guint64 maximum,
                           guint64 *number);

/**
 * arb_complain:
 * @place: (nullable): the file or argument it is about
 * @format: what is wrong, where, and what was expected
 *
 * Writes `arbiter-cli: PLACE: …` to standard error, one such line for each line of the text, each as
 * by arb_make_plain().
 */
void arb_complain (const char *place, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * arb_make_plain:
 * @text: anything that somebody typed, or that a file is called
 *
 * Returns: (transfer full): one line that a terminal only shows: without control characters, which
 *   it would obey, and without marks that turn the order of the letters; of what is very long the
 *   middle is left out
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
int arb_command_faces (char **words);
int arb_command_compare (char **words);
int arb_command_clock (char **words);
int arb_command_rule (char **words);
int arb_command_simulate (char **words);
int arb_command_systems (char **words);

G_END_DECLS
