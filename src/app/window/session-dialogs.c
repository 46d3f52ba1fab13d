/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/session-dialogs.h"

#include "app/counts/count-check-dialog.h"
#include "app/counts/count-dialog.h"
#include "app/counts/knowledge-dialog.h"
#include "app/counts/prospects-dialog.h"
#include "app/score/score-dialog.h"
#include "app/start/setup-dialog.h"
#include "app/turn/record-dialog.h"

const ArbSessionDialog *
arb_session_dialogs (void)
{
  static const ArbSessionDialog dialogs[] = {
    { "win.score", arb_score_dialog_get_type, arb_score_dialog_new, NULL },
    { "win.setup", arb_setup_dialog_get_type, arb_setup_dialog_new, NULL },
    { "win.count-check", arb_count_check_dialog_get_type, arb_count_check_dialog_new, NULL },
    { "win.knowledge", arb_knowledge_dialog_get_type, arb_knowledge_dialog_new,
      arb_session_has_knowledge },
    { "win.technologies", arb_prospects_dialog_get_type, arb_prospects_dialog_new,
      arb_session_has_prospects },
    { NULL, arb_count_dialog_get_type, arb_count_dialog_new, NULL },
    { NULL, arb_record_dialog_get_type, arb_record_dialog_new, NULL },
    { NULL, NULL, NULL, NULL },
  };

  return dialogs;
}
