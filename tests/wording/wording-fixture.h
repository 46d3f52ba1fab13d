/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wording/wording.h"

/** wording_fixture_names: those of the seats, from 1 on. */
extern const char *const wording_fixture_names[4];

/** wording_fixture_make: words about @catalogue in its first edition, with names. */
ArbWording wording_fixture_make (const ArbCatalogue *catalogue);

/** wording_fixture_assert_worded: fails if @text is empty or has something left unfilled. */
void wording_fixture_assert_worded (const char *text, const char *what);

/** wording_fixture_assert_sentence: fails if @text is no whole sentence either. */
void wording_fixture_assert_sentence (const char *text, const char *what);

/** wording_fixture_add: adds a test of @ruleset that only expects English words, or looks at none. */
void wording_fixture_add (const ArbRuleset *ruleset, const char *name, GTestDataFunc func);

/** wording_fixture_add_in_all: adds a test of @ruleset in every language. */
void wording_fixture_add_in_all (const ArbRuleset *ruleset, const char *name, GTestDataFunc func);
