/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/eminent-domain/verbs.h"

#define CARD ARB_ACCEPT_NAME (EM_SORT_CARD)
#define PLANET ARB_ACCEPT_NAME (EM_SORT_PLANET)
#define ROLE ARB_ACCEPT_NAME (EM_SORT_ROLE)
#define RESOURCE ARB_ACCEPT_NAME (EM_SORT_RESOURCE)
#define TYPE ARB_ACCEPT_NAME (EM_SORT_TYPE)
#define COUNTER ARB_ACCEPT_NAME (EM_SORT_COUNTER)
#define NUMBER ARB_ACCEPT (ARB_ARGUMENT_NUMBER)
#define COUNT ARB_ACCEPT (ARB_ARGUMENT_COUNT)
#define CHANGE ARB_ACCEPT (ARB_ARGUMENT_CHANGE)
#define PAIR ARB_ACCEPT (ARB_ARGUMENT_PAIR)
#define UNKNOWN ARB_ACCEPT (ARB_ARGUMENT_UNKNOWN)
/* clang-format off */
#define EM_MUST(what) { what, FALSE }
#define EM_MAY(what) { what, TRUE }
#define EM_NOTHING { 0, FALSE }
#define VERB(enumerator, word, its_kind, before, first, second, third, ...) \
  &(const ArbVerb){ .name = word, .kind = ARB_VERB_##its_kind, .infix = before, \
                    .slots = { first, second, third } },
/* clang-format on */

const ArbVerb *const em_verbs[] = { ARB_COMMON_VERBS (COUNTER), EM_VERBS (VERB) };

G_STATIC_ASSERT (G_N_ELEMENTS (em_verbs) == EM_N_VERBS);

#define EFFECT(name, word, kind, infix, first, second, third, effect, ...) \
  [EM_VERB_##name] = EM_EFFECT_##effect,

const guint8 em_verb_effects[EM_N_VERBS] = { EM_VERBS (EFFECT) };
