/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_EMBLEM_PICKER (arb_emblem_picker_get_type ())
G_DECLARE_FINAL_TYPE (ArbEmblemPicker, arb_emblem_picker, ARB, EMBLEM_PICKER, AdwBin)

/**
 * ArbEmblemPicker:
 *
 * All emblems beside each other, to choose the colour and shape of a player from; who else has one
 * stands below it. The signal `chosen` (an emblem) says that somebody chose one, even if it was the
 * same again.
 */

/** arb_emblem_picker_new: (transfer floating): a picker with nothing chosen. */
GtkWidget *arb_emblem_picker_new (void);

/**
 * arb_emblem_picker_show:
 * @self: a picker
 * @chosen: the emblem that is chosen
 * @holders: (array length=ARB_N_MARKERS): who else has each, %NULL for nobody
 */
void arb_emblem_picker_show (ArbEmblemPicker *self, ArbPlayerMarker chosen,
                             const char *const *holders);

/** arb_emblem_picker_get_chosen: the emblem that is chosen. */
ArbPlayerMarker arb_emblem_picker_get_chosen (ArbEmblemPicker *self);

G_END_DECLS
