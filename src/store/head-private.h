/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/fields.h"
#include "store/head.h"

G_BEGIN_DECLS

#define ARB_DOCUMENT_FORMAT "arbiter-game"
#define ARB_DOCUMENT_VERSION 3
#define ARB_DOCUMENT_MAX_NAME 200
#define ARB_DOCUMENT_REPORTED_DEFECTS 20

/* Makes the first checks: that it is an object, its format, and a version that can be read. */
JsonNode *arb_document_open (const char *text, gsize length, const char *name, GError **error);

/* Reads the first members; adds what is wrong to @defects. */
ArbDocumentHead *arb_document_head_read (JsonObject *root, ArbDefects *defects);

/* Adds a defect unless @name can be the name of a player. */
void arb_name_check (const char *name, const char *path, ArbDefects *defects);

G_END_DECLS
