/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/page.h"

G_BEGIN_DECLS

/**
 * ArbPageType:
 * @system: the id of a system
 * @get_type: the type of its own page, an #ArbPage
 */
typedef struct
{
  const char *system;
  GType (*get_type) (void);
} ArbPageType;

/** arb_page_types: the systems that have a page of their own; made from src/app/meson.build. */
extern const ArbPageType arb_page_types[];

/** arb_page_new: (transfer floating): the page of the system of @session, which it shows. */
ArbPage *arb_page_new (ArbSession *session);

G_END_DECLS
