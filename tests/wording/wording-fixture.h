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

/**
 * WordingTest:
 * @name: the name of the test
 * @func: the test, which gets an #ArbRuleset
 * @in_all: whether it runs in every language; otherwise it expects English words or none
 */
typedef struct
{
  const char *name;
  GTestDataFunc func;
  gboolean in_all;
} WordingTest;

/** wording_fixture_run: runs @tests, ended by an empty one, for every system; returns as main(). */
int wording_fixture_run (int argc, char *argv[], const WordingTest *tests);
