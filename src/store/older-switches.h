/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * arb_older_switches_add:
 * @document: the root of a document of an older version
 *
 * Migrates it to the next version: a switch that is new in that one, or whose value in the edition
 * has changed, is written with the value by which the game was played. The catalogue says which
 * switches these are.
 */
void arb_older_switches_add (JsonObject *document);

G_END_DECLS
