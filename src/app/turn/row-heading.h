/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/player-marker.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_ROW_HEADING (arb_row_heading_get_type ())
G_DECLARE_FINAL_TYPE (ArbRowHeading, arb_row_heading, ARB, ROW_HEADING, AdwBin)

/**
 * ArbRowHeading:
 *
 * The name of a role or player at the beginning of a row of the turn panel.
 */

/**
 * ArbRowHeadingForm:
 * @ARB_ROW_HEADING_BESIDE: the name is beside its icon
 * @ARB_ROW_HEADING_STACKED: it is below its icon, on two lines if necessary, for a narrow window
 * @ARB_ROW_HEADING_ICON: only the icon is shown, for a panel that needs its width for the cells
 *
 * How a heading shows its name.
 */
typedef enum
{
  ARB_ROW_HEADING_BESIDE,
  ARB_ROW_HEADING_STACKED,
  ARB_ROW_HEADING_ICON,
} ArbRowHeadingForm;

/** arb_row_heading_new: (transfer floating): a heading without a name. */
GtkWidget *arb_row_heading_new (void);

/** arb_row_heading_set_form: sets how the name is shown. */
void arb_row_heading_set_form (ArbRowHeading *self, ArbRowHeadingForm form);

/**
 * arb_row_heading_set: shows a role with its @icon (nullable), or if @marker is not
 * %ARB_MARKER_TABLE, a player. The @caption (nullable) is what the row counts, shown only beside
 * the icon; @last is whether every choice in the row takes the last card of a stack.
 */
void arb_row_heading_set (ArbRowHeading *self, const char *icon, ArbPlayerMarker marker,
                          const char *title, const char *caption, gboolean last);

/** arb_row_heading_set_hint: shows the first @keys (nullable) of all choices in the row. */
void arb_row_heading_set_hint (ArbRowHeading *self, const char *keys);

G_END_DECLS
