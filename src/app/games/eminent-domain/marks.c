/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/games/eminent-domain/marks.h"

static const struct
{
  const char *counter;
  const char *icon;
} marks[] = {
  { "survey-symbols", "role-survey-symbolic" },
  { "warfare-symbols", "role-warfare-symbolic" },
  { "colonize-symbols", "role-colonize-symbolic" },
  { "produce-symbols", "role-produce-symbolic" },
  { "trade-symbols", "role-trade-symbolic" },
  { "research-symbols", "role-research-symbolic" },
  { "hand-bonus", "hand-bonus-symbolic" },
  { "food", "resource-food-symbolic" },
  { "water", "resource-water-symbolic" },
  { "iron", "resource-iron-symbolic" },
  { "silicon", "resource-silicon-symbolic" },
  { "blocked", "fighter-symbolic" },
};

const char *
em_mark_get_icon (const char *counter)
{
  g_return_val_if_fail (counter != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_equal (marks[i].counter, counter))
      return marks[i].icon;
  return NULL;
}
