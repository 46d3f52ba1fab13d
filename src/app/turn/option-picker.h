/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/option.h"
#include "model/session/session.h"
#include "model/session/zone.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_OPTIONS_AT_ONCE 12 /* longer lists have a search entry */

#define ARB_TYPE_OPTION_PICKER (arb_option_picker_get_type ())
G_DECLARE_FINAL_TYPE (ArbOptionPicker, arb_option_picker, ARB, OPTION_PICKER, AdwBin)

/**
 * ArbOptionPicker:
 *
 * Options as buttons, one of which is chosen with a tap. Cards look as on the table. A long list
 * has a search entry, and shows only the chosen option until people ask for the others. The signal
 * `changed` is emitted when another option is chosen.
 */

/**
 * arb_option_picker_new: (transfer floating): a picker of @options, #ArbOption; screen readers call
 * it @name. Of a long list, no option is chosen yet, otherwise the first one.
 */
GtkWidget *arb_option_picker_new (ArbSession *session, GListModel *options, const char *name);

/** arb_option_picker_get_options: (transfer none): all options. */
GListModel *arb_option_picker_get_options (ArbOptionPicker *self);

/** arb_option_picker_dup_chosen: (transfer full) (nullable): the chosen option. */
ArbOption *arb_option_picker_dup_chosen (ArbOptionPicker *self);

/** arb_option_picker_choose: chooses the option @index. */
void arb_option_picker_choose (ArbOptionPicker *self, guint index);

/**
 * arb_option_dup_card: (transfer full) (nullable): the card that @option names, if its tile shows
 * more than a name.
 */
ArbZoneCard *arb_option_dup_card (ArbSession *session, ArbOption *option);

G_END_DECLS
