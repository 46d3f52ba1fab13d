/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/** ARB_APPLICATION_ID: the name of the program on the bus, of its settings and of its icon. */
#define ARB_APPLICATION_ID "io.github.tabletop_arbiter.Arbiter"

/** ARB_RESOURCES: the folder of the templates and samples inside the program. */
#define ARB_RESOURCES "/io/github/tabletop_arbiter/Arbiter/"
