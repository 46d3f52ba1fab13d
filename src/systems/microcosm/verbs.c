/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/microcosm/verbs.h"

#define DOMAIN ARB_ACCEPT_NAME (MICRO_SORT_DOMAIN)
#define PLANET ARB_ACCEPT_NAME (MICRO_SORT_PLANET)
#define TECHNOLOGY ARB_ACCEPT_NAME (MICRO_SORT_TECHNOLOGY)
#define FEATURE ARB_ACCEPT_NAME (MICRO_SORT_FEATURE)
#define VALUE ARB_ACCEPT_NAME (MICRO_SORT_VALUE)
#define ZONE ARB_ACCEPT_NAME (MICRO_SORT_ZONE)
#define COUNTER ARB_ACCEPT_NAME (MICRO_SORT_COUNTER)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define CHANGE ARB_ACCEPT (ARB_ARGUMENT_CHANGE)
/* clang-format off */
#define MICRO_MUST(what) { what, FALSE }
#define MICRO_MAY(what) { what, TRUE }
#define MICRO_NOTHING { 0, FALSE }
#define VERB(enumerator, word, its_kind, before, first, second, third, ...) \
  &(const ArbVerb){ .name = word, .kind = ARB_VERB_##its_kind, .infix = before, \
                    .slots = { first, second, third } },
/* clang-format on */

const ArbVerb *const micro_verbs[] = { ARB_COMMON_VERBS (COUNTER), MICRO_VERBS (VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (micro_verbs) == MICRO_N_VERBS);
