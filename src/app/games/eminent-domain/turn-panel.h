/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/turn/turn-panel.h"

G_BEGIN_DECLS

#define EM_TYPE_TURN_PANEL (em_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (EmTurnPanel, em_turn_panel, EM, TURN_PANEL, ArbTurnPanel)

/**
 * EmTurnPanel:
 *
 * A turn with the fewest taps: the open answers and the next lead at once, what each tap brings
 * on its button. Its actions, besides those of #ArbTurnPanel: `turn.more` (the name of a list to
 * open or close) and `turn.key` (a key, see em_turn_panel_keys).
 */

/**
 * em_turn_panel_set_compact:
 * @self: a turn panel
 * @compact: whether there is as little width as on a phone
 * @low: and so little height that there is no line for the notation
 */
void em_turn_panel_set_compact (EmTurnPanel *self, gboolean compact, gboolean low);

G_END_DECLS
