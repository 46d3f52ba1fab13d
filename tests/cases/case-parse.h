/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/play/referee.h"

G_BEGIN_DECLS

/** CaseReason: a rule that must be named, and the numbers that must come with it. */
typedef struct
{
  char *rule;
  GPtrArray *numbers; /* `name=number` */
} CaseReason;

/**
 * Case:
 *
 * One line of a file of cases, cut into its parts; see case_runner_main().
 */
typedef struct
{
  char *id;
  char **editions;
  char **settings;
  char **steps;
  char *verdict; /* %NULL for `then` */
  gboolean ruled;
  GPtrArray *reasons;  /* CaseReason */
  GPtrArray *remedies; /* what follows `remedy` */
  GPtrArray *facts;
  char *place;
} Case;

/** case_parse: (transfer full) (nullable): the case of a line, or %NULL for an empty line. */
Case *case_parse (const char *line, const char *place, GError **error);

void case_free (Case *a_case);

/** case_split: (transfer full): the parts of @text between @separator, without blanks around. */
char **case_split (const char *text, const char *separator);

G_END_DECLS
