/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/** temporary_folder: (transfer none): the process's own folder, gone with all in it at its end. */
const char *temporary_folder (void);
