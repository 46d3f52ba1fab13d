/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/nine-domains/cards.h"

static const char *const kind_nicks[] = { "base", "special", NULL };
static const char *const sign_nicks[] = { "plain", "plus", "minus", NULL };
static const char *const on_win_nicks[] = { "nothing", "swap-domains", "swap-cards", "points",
                                            NULL };
static const char *const mark_nicks[] = { "red", "green", "blue", "purple", "half-purple", NULL };
static const char *const place_names[] = { "left", "middle", "right" };

#define CARD(member) G_STRUCT_OFFSET (NineCard, member)
#define DOMAIN(member) G_STRUCT_OFFSET (NineDomain, member)

static const ArbField card_fields[] = {
  { "id", ARB_FIELD_ID, CARD (id), TRUE, 0, 0, NULL, "Its id." },
  { "face", ARB_FIELD_STRING, CARD (face), TRUE, 0, 0, NULL,
    "What is written on the card; its name in the notation." },
  { "text", ARB_FIELD_TEXT, CARD (text), FALSE, 0, 0, NULL, "Its effect, in our own words." },
  { "kind", ARB_FIELD_NICK, CARD (kind), TRUE, 0, 0, kind_nicks,
    "Whether everybody has it or it may be in play." },
  { "strength", ARB_FIELD_INTEGER, CARD (strength), FALSE, 0, 9, NULL, "Its number." },
  { "strengthless", ARB_FIELD_BOOLEAN, CARD (strengthless), FALSE, 0, 0, NULL,
    "Whether it has no strength, so that nothing modifies it." },
  { "sign", ARB_FIELD_NICK, CARD (sign), FALSE, 0, 0, sign_nicks,
    "Plus wins ties between cards of one number, minus loses them." },
  { "beats", ARB_FIELD_STRINGS, CARD (beats), FALSE, 0, 0, NULL,
    "Cards it wins against whatever the strengths." },
  { "loses-to", ARB_FIELD_STRINGS, CARD (loses_to), FALSE, 0, 0, NULL,
    "Cards it loses to whatever the strengths." },
  { "loses-to-rest", ARB_FIELD_BOOLEAN, CARD (loses_to_rest), FALSE, 0, 0, NULL,
    "Whether it loses to every other card that it does not beat." },
  { "neighbours", ARB_FIELD_INTEGER, CARD (neighbours), FALSE, -9, 9, NULL,
    "What each of two neighbouring cards of the owner gets." },
  { "only-neighbour", ARB_FIELD_INTEGER, CARD (only_neighbour), FALSE, -9, 9, NULL,
    "What the neighbouring card of the owner gets if there is only one." },
  { "next", ARB_FIELD_INTEGER, CARD (next), FALSE, -9, 9, NULL,
    "What the owner's next card at the same place gets." },
  { "late-round", ARB_FIELD_INTEGER, CARD (late_round), FALSE, 0, 3, NULL,
    "The round in which the card modifies itself." },
  { "late-bonus", ARB_FIELD_INTEGER, CARD (late_bonus), FALSE, -9, 9, NULL,
    "What the card has itself in that round." },
  { "on-win", ARB_FIELD_NICK, CARD (on_win), FALSE, 0, 0, on_win_nicks,
    "What winning the combat brings its owner." },
  { "win-margin", ARB_FIELD_INTEGER, CARD (win_margin), FALSE, 0, 9, NULL,
    "By how much it must win for that." },
  { "win-points", ARB_FIELD_INTEGER, CARD (win_points), FALSE, 0, 99, NULL,
    "The victory points it then brings." },
};

static const ArbField domain_fields[] = {
  { "id", ARB_FIELD_ID, DOMAIN (id), TRUE, 0, 0, NULL, "The name in the notation." },
  { "title", ARB_FIELD_TEXT, DOMAIN (title), TRUE, 0, 0, NULL, "The name for readers." },
  { "points", ARB_FIELD_INTEGER, DOMAIN (points), TRUE, 1, 99, NULL,
    "The number on the tile: its victory points." },
  { "blank", ARB_FIELD_BOOLEAN, DOMAIN (blank), FALSE, 0, 0, NULL,
    "Whether the tile carries no element." },
  { "marks", ARB_FIELD_NICKS, DOMAIN (marks), FALSE, 0, 0, mark_nicks,
    "The elements on the tile, typed in by the owner of the game." },
};

const ArbFieldTable nine_tables[] = {
  { "cards", "cards", sizeof (NineCard), 1, NINE_MAX_CARDS, card_fields, G_N_ELEMENTS (card_fields),
    G_STRUCT_OFFSET (NineCatalogue, cards), G_STRUCT_OFFSET (NineCatalogue, n_cards) },
  { "domains", "cards", sizeof (NineDomain), NINE_N_DOMAINS, NINE_N_DOMAINS, domain_fields,
    G_N_ELEMENTS (domain_fields), G_STRUCT_OFFSET (NineCatalogue, domains),
    G_STRUCT_OFFSET (NineCatalogue, n_domains) },
  { NULL, NULL, 0, 0, 0, NULL, 0, 0, 0 },
};

/* A blank tile shows no marks. */
static const ArbFaceField domain_face[] = {
  [NINE_DOMAIN_MARKS] = { .name = "marks", .shows = "mark", .only_if = DOMAIN (blank) },
  { .name = "blank" },
};

const ArbFaces nine_faces[] = {
  { "domains", domain_face, G_N_ELEMENTS (domain_face), NINE_SORT_DOMAIN, 0 },
  { NULL, NULL, 0, 0, 0 },
};

static void
list_names (NineCatalogue *self)
{
  ArbCatalogue *catalogue = &self->parent;
  const char **cards = arb_catalogue_add_sort (catalogue, NINE_SORT_CARD, "card", self->n_cards);
  const char **domains =
      arb_catalogue_add_sort (catalogue, NINE_SORT_DOMAIN, "domain", self->n_domains);

  for (guint i = 0; i < self->n_cards; i++)
    cards[i] = self->cards[i].face;
  for (guint i = 0; i < self->n_domains; i++)
    domains[i] = self->domains[i].id;

  arb_catalogue_add_names (catalogue, NINE_SORT_PLACE, "place", place_names,
                           G_N_ELEMENTS (place_names));
}

static char *
dup_path (const char *table, guint index, const char *member)
{
  return g_strdup_printf ("%s[%u].%s", table, index, member);
}

/* Compiles a list of cards; a card that is listed twice or does not exist is a defect. */
static guint16
compile_names (const NineCatalogue *self, guint index, const char *member, char **names,
               ArbDefects *defects)
{
  g_autofree char *path = dup_path ("cards", index, member);
  guint16 set = 0;

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      gint card = arb_catalogue_find (&self->parent, NINE_SORT_CARD, names[i]);

      if (card < 0 || (guint) card == index || (set & 1u << card) != 0)
        arb_defects_add (defects, path, "“%s”, expected another card, named once", names[i]);
      else
        set |= (guint16) (1u << card);
    }
  return set;
}

static void
compile_kinds (NineCatalogue *self, ArbDefects *defects)
{
  guint n_base = 0;

  for (guint i = 0; i < self->n_cards; i++)
    {
      const NineCard *card = &self->cards[i];
      g_autofree char *path = dup_path ("cards", i, "face");

      if (arb_catalogue_find (&self->parent, NINE_SORT_CARD, card->face) != (gint) i)
        arb_defects_add (defects, path, "“%s” is there twice", card->face);
      if (card->kind == NINE_BASE)
        {
          self->base_set |= (guint16) (1u << i);
          n_base++;
        }
      else
        self->special_set |= (guint16) (1u << i);
    }
  if (n_base != NINE_N_BASE_CARDS || self->n_cards != NINE_N_BASE_CARDS + NINE_N_SPECIALS)
    arb_defects_add (defects, "cards", "%u base and %u special cards, expected %d and %d", n_base,
                     self->n_cards - n_base, NINE_N_BASE_CARDS, NINE_N_SPECIALS);
}

static void
compile_outcomes (NineCatalogue *self, ArbDefects *defects)
{
  guint16 all = (guint16) ((1u << self->n_cards) - 1);

  for (guint i = 0; i < self->n_cards; i++)
    self->cards[i].beats_set = compile_names (self, i, "beats", self->cards[i].beats, defects);
  for (guint i = 0; i < self->n_cards; i++)
    {
      NineCard *card = &self->cards[i];
      guint16 winners = compile_names (self, i, "loses-to", card->loses_to, defects);

      if (card->loses_to_rest)
        winners |= (guint16) (all & ~card->beats_set & ~(1u << i));
      for (guint j = 0; j < self->n_cards; j++)
        {
          if ((winners & 1u << j) != 0)
            self->cards[j].beats_set |= (guint16) (1u << i);
        }
    }
  for (guint i = 0; i < self->n_cards; i++)
    {
      g_autofree char *path = dup_path ("cards", i, "beats");

      for (guint j = 0; j < i; j++)
        {
          if ((self->cards[i].beats_set & 1u << j) != 0
              && (self->cards[j].beats_set & 1u << i) != 0)
            arb_defects_add (defects, path, "“%s” and “%s” beat each other", self->cards[i].face,
                             self->cards[j].face);
        }
    }
}

static void
compile_domains (NineCatalogue *self, ArbDefects *defects)
{
  for (guint i = 0; i < self->n_domains; i++)
    {
      NineDomain *domain = &self->domains[i];
      g_autofree char *path = dup_path ("domains", i, "marks");

      if (domain->blank && domain->marks.n > 0)
        arb_defects_add (defects, path, "a blank domain, expected no marks");
    }
}

gboolean
nine_catalogue_compile (ArbCatalogue *catalogue, ArbDefects *defects)
{
  NineCatalogue *self = (NineCatalogue *) catalogue;
  guint n_lines = defects->lines->len;

  if (self->n_cards > NINE_MAX_CARDS)
    return FALSE;
  list_names (self);
  compile_kinds (self, defects);
  compile_outcomes (self, defects);
  compile_domains (self, defects);
  return defects->lines->len == n_lines;
}
