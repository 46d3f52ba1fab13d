/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "case-parse.h"
#include "case-runner.h"

G_BEGIN_DECLS

/**
 * CaseRun:
 * @turned_switch: a switch that has another value than the case says; -1 for none
 * @turned_to: that value
 * @failed: (nullable): set if the case fails; else failing fails the test
 *
 * One case in one edition; to weigh a switch also under another value of it.
 */
typedef struct
{
  const CaseSystem *system;
  const Case *a_case;
  const char *edition;
  gint turned_switch;
  guint8 turned_to;
  gboolean *failed;
} CaseRun;

/** case_run_catalogue: what is known of the system of @run. */
const ArbCatalogue *case_run_catalogue (const CaseRun *run);

/** case_run_find_options: how a game of @run is set up; %FALSE, having failed, if in no way. */
gboolean case_run_find_options (const CaseRun *run, ArbOptions *options);

/** case_run: plays the case of @data, a #CaseRun, and fails where it comes out otherwise. */
void case_run (gconstpointer data);

G_END_DECLS
