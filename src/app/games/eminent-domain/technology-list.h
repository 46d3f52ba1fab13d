/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/games/eminent-domain/turn-sections.h"

G_BEGIN_DECLS

/**
 * em_technology_list_add:
 * @sections: the parts of the panel
 *
 * The technologies that cannot be acquired now, with what they need, if their drawer is open. They
 * are searched by the beginnings of words: of the name, a symbol, the type, the level.
 */
void em_technology_list_add (const EmSections *sections);

G_END_DECLS
