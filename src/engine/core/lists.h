/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/*
 * A list of a game, like %EM_RULES or %NINE_ZONES, has a line for each rule, switch, zone, …: the
 * enumerator first, then the id. From it are made the enumeration and what the ruleset names, so that
 * nothing is matched by its place:
 *
 *     typedef enum
 *     {
 *       NINE_ZONES (ARB_LIST_NAME) NINE_N_ZONES,
 *     } NineZone;
 *
 *     const char *const nine_zones[] = { NINE_ZONES (ARB_LIST_ID) NULL };
 */

/** ARB_LIST_NAME: the enumerator of a line. */
#define ARB_LIST_NAME(name, ...) name,

/** ARB_LIST_ID: the id of a line. */
#define ARB_LIST_ID(name, id) id,

/** ARB_LIST_NOTHING: for lines within a line that are not needed. */
#define ARB_LIST_NOTHING(...)

/** ARB_LIST_NUMBERS: the enumerators of the numbers of a rule, counted from 0. */
#define ARB_LIST_NUMBERS(name, id, timing, numbers) \
  enum \
  { \
    numbers name##_N_NUMBERS, \
  };

/** ARB_LIST_RULE: the #ArbRuleDefinition of a rule, with the ids of its numbers. */
#define ARB_LIST_RULE(name, id, timing, numbers) { id, timing, { numbers NULL } },

/** ARB_LIST_VALUES: the enumerators of the values of a switch, counted from 0. */
#define ARB_LIST_VALUES(name, id, values) \
  enum \
  { \
    values name##_N_VALUES, \
  };

/** ARB_LIST_SWITCH: the #ArbSwitchDefinition of a switch, with the ids of its values. */
#define ARB_LIST_SWITCH(name, id, values) { id, { values NULL } },

/** ARB_LIST_WORDS: the ids of values for which another switch has the enumerators. */
#define ARB_LIST_WORDS(one, other) one, other,

/** ARB_LIST_DECLARE_VERB: declares the #ArbVerb of a line, which is in the file of its rule. */
#define ARB_LIST_DECLARE_VERB(name, record) extern const ArbVerb record;

/** ARB_LIST_VERB: that record in its place in the verbs of a ruleset. */
#define ARB_LIST_VERB(name, record) [name] = &record,
