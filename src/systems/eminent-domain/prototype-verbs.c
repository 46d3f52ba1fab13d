/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/prototype-verbs.h"

#define CARD ARB_ACCEPT_NAME (PROTO_SORT_CARD)
#define PLANET ARB_ACCEPT_NAME (PROTO_SORT_PLANET)
#define ROLE ARB_ACCEPT_NAME (PROTO_SORT_ROLE)
#define COLOUR ARB_ACCEPT_NAME (PROTO_SORT_COLOUR)
#define FEATURE ARB_ACCEPT_NAME (PROTO_SORT_FEATURE)
#define VALUE ARB_ACCEPT_NAME (PROTO_SORT_VALUE)
#define COUNTER ARB_ACCEPT_NAME (PROTO_SORT_COUNTER)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)
#define CHANGE ARB_ACCEPT (ARB_ARGUMENT_CHANGE)
/* clang-format off */
#define PROTO_MUST(what) { what, FALSE }
#define PROTO_MAY(what) { what, TRUE }
#define PROTO_NOTHING { 0, FALSE }
#define VERB(enumerator, word, its_kind, before, first, second, third, ...) \
  &(const ArbVerb){ .name = word, .kind = ARB_VERB_##its_kind, .infix = before, \
                    .slots = { first, second, third } },
/* clang-format on */

const ArbVerb *const proto_verbs[] = { ARB_COMMON_VERBS (COUNTER), PROTO_VERBS (VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (proto_verbs) == PROTO_N_VERBS);
