/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARB_TYPE_DIALOG (arb_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbDialog, arb_dialog, ARB, DIALOG, AdwWindow)

/**
 * ArbDialog:
 *
 * A modal window with a header bar, which Escape closes, and which is as large as the window below
 * on a phone; the base class of most dialogs. In a template, children of the types `start` and
 * `end` are placed in the header bar, and others below it; one of the type `page` scrolls and has a
 * margin around it. A button of the type `close` replaces the buttons of the window; the property
 * `close-label` makes one with that label.
 */
struct _ArbDialogClass
{
  AdwWindowClass parent_class;
};

G_END_DECLS
