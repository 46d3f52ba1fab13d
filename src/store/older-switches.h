/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * arb_older_switches_add:
 * @document: the root of a document of version 1
 *
 * Makes it one of version 2: a switch that is new, or whose value in the edition has changed, is
 * written out with the value by which the game was played. Which they are is in the catalogue.
 */
void arb_older_switches_add (JsonObject *document);

G_END_DECLS
