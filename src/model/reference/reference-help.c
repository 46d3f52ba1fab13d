/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/reference-private.h"

#include <glib/gi18n-lib.h>

#define TEXTS (const char *const[])

/* Each page answers one question that comes up at the table. Texts use the names of buttons and
 * menus; the contexts are those of arb_words_translate(). */
static const ArbHelpPage pages[] = {
  {
      .id = "set-up",
      .title = NC_ ("help:set-up", "Set up"),
      .texts =
          TEXTS{ NC_ ("help:set-up:texts",
                      "“New Game” asks who plays, in the order in which you sit. Names are "
                      "remembered; the same people begin again with “Start” at once."),
                 NC_ ("help:set-up:texts",
                      "Tap the shape before a name to choose the colour and shape of that player. "
                      "“Draw Lots” decides who begins."),
                 NC_ ("help:set-up:texts",
                      "Then Arbiter lists the cards and tokens to put on the table. You can say "
                      "later which start planet each player has."),
                 NULL },
      .related = TEXTS{ "turn", "screen", NULL },
  },
  {
      .id = "turn",
      .title = NC_ ("help:turn", "A turn in five taps"),
      .texts =
          TEXTS{ NC_ ("help:turn:texts",
                      "You play with your cards on the table and record each move here. The name "
                      "above the choices says whose turn it is."),
                 NC_ ("help:turn:texts",
                      "1. Tap the Action, or go straight to the role: then the Action is skipped."),
                 NC_ ("help:turn:texts",
                      "2. Tap the role, in the column of how many cards the leader plays. 3. If "
                      "there is a choice, tap what comes of it: a planet, a technology."),
                 NC_ ("help:turn:texts",
                      "4. Tap how each opponent follows, or “Everyone Else Dissents”. 5. Tap how "
                      "many cards the leader discards, or simply begin the next turn."),
                 NC_ ("help:turn:texts",
                      "Arbiter adds obvious moves by itself and shows them in the log. It never "
                      "asks what you hold: hands stay secret."),
                 NULL },
      .related = TEXTS{ "refused", "slip", "write-moves", NULL },
  },
  {
      .id = "refused",
      .title = NC_ ("help:refused", "When we disagree: a button is dashed"),
      .texts =
          TEXTS{
              NC_ ("help:refused:texts",
                   "A grey, dashed button is a move that is not legal now. Tap it all the same: "
                   "Arbiter says why, what was needed and what there was, and leads to the rule."),
              NC_ ("help:refused:texts", "“What Would Make It Legal?” says what is missing."),
              NC_ ("help:refused:texts",
                   "“Allow Anyway” plays it against the rule, if your table wants it so. The log "
                   "marks the move, and the score sheet lists it."),
              NC_ ("help:refused:texts",
                   "Some moves cannot be allowed, because nobody would know what happens: a card "
                   "that is somewhere else cannot be played."),
              NC_ ("help:refused:texts",
                   "Where the rulebooks leave a point open, Arbiter asks your table once and "
                   "keeps to your answer."),
              NULL },
      .related = TEXTS{ "slip", "forgotten", NULL },
  },
  {
      .id = "forgotten",
      .title = NC_ ("help:forgotten", "When we forgot something"),
      .texts =
          TEXTS{
              NC_ ("help:forgotten:texts",
                   "Tap the line of the log, which unfolds to its moves, then the move. On a "
                   "small screen, a bar with the newest line, or a button above, opens the log."),
              NC_ ("help:forgotten:texts",
                   "“Correct…” replaces the move, “Insert Before…” adds the one that was "
                   "forgotten, and “Remove…” takes the move away."),
              NC_ ("help:forgotten:texts",
                   "Before you agree, you see everything that changes. Later moves stay where "
                   "the rules allow it; what cannot stay is struck in the log, and you can "
                   "repair it there."),
              NULL },
      .related = TEXTS{ "count", "slip", NULL },
  },
  {
      .id = "end",
      .title = NC_ ("help:end", "The end"),
      .texts =
          TEXTS{ NC_ ("help:end:texts",
                      "The end clock shows how far the end is, and who still gets a turn."),
                 NC_ ("help:end:texts",
                      "When the game is over, the result takes the place of the table. “Look at the "
                      "Table” leads back to the table, and Undo into the game."),
                 NC_ ("help:end:texts",
                      "“Score Sheet” in the main menu counts at any time, and shows where every "
                      "point comes from. It can be printed, saved and copied."),
                 NC_ ("help:end:texts",
                      "“Score Only” on the start page scores a game that was played without "
                      "Arbiter: say who played, and what each of them has."),
                 NC_ ("help:end:texts",
                      "“We Counted…” on the score sheet takes the total that you have counted "
                      "at the table, whatever is recorded. If no text says who wins, the sheet "
                      "asks you."),
                 NULL },
      .related = TEXTS{ "count", NULL },
  },
  {
      .id = "slip",
      .title = NC_ ("help:slip", "The wrong button was tapped"),
      .texts =
          TEXTS{
              NC_ ("help:slip:texts",
                   "Undo, the first button of the title bar, takes back the last move; press it "
                   "again to take back the one before. Redo makes it again."),
              NC_ ("help:slip:texts",
                   "So you can go back to the beginning of the game, also after it was closed "
                   "and opened again."),
              NC_ ("help:slip:texts",
                   "For a long way back, tap a line of the log, then a move, and choose “Go Back "
                   "Here”."),
              NULL },
      .related = TEXTS{ "forgotten", NULL },
  },
  {
      .id = "count",
      .title = NC_ ("help:count", "The numbers do not match the table"),
      .texts =
          TEXTS{ NC_ ("help:count:texts",
                      "Choose “Count Check…” in the main menu. Count what you doubt, leave the "
                      "rest as it is, and press “Compare”."),
                 NC_ ("help:count:texts",
                      "Arbiter says what may have happened: which move was forgotten, recorded "
                      "twice or recorded with another number. “Carry Out” repairs it."),
                 NC_ ("help:count:texts",
                      "If nothing explains it, take over the numbers of the table. The score "
                      "sheet lists such an adjustment."),
                 NULL },
      .related = TEXTS{ "forgotten", NULL },
  },
  {
      .id = "seen",
      .title = NC_ ("help:seen", "A card that everybody saw"),
      .texts =
          TEXTS{ NC_ ("help:seen:texts",
                      "“Tell…”, in the menu above the choices and in the main menu under “At the "
                      "Table”, is for what was seen at the table: a card that was shown, or drawn "
                      "openly."),
                 NC_ ("help:seen:texts",
                      "You need not record any of it. The more you record, the more exactly "
                      "Arbiter knows what is possible."),
                 NC_ ("help:seen:texts",
                      "“What Could They Hold?” in the main menu, under “At the Table”, shows what "
                      "follows from it, and only when you ask."),
                 NULL },
      .related = TEXTS{ "private", NULL },
  },
  {
      .id = "private",
      .title = NC_ ("help:private", "A secret of one player"),
      .texts =
          TEXTS{ NC_ ("help:private:texts",
                      "Ctrl+Shift+T, or “Private Entry…” in the menu of a seat, draws a curtain "
                      "over the table. Turn the screen to that player; the others look away."),
                 NC_ ("help:private:texts",
                      "Behind the curtain that player records their hand or a face-down planet, "
                      "and sees what follows. All others see only that there is an entry."),
                 NC_ ("help:private:texts",
                      "The file of the game hides nothing: anyone who opens it elsewhere can "
                      "read it."),
                 NULL },
      .related = TEXTS{ "seen", "screen", NULL },
  },
  {
      .id = "write-moves",
      .title = NC_ ("help:write-moves", "Typing a move"),
      .texts =
          TEXTS{ NC_ ("help:write-moves:texts",
                      "Ctrl+L leads to the line for typed moves: first the verb, then the card "
                      "or planet. Its grey text is an example; while you type, it proposes "
                      "possible moves. Enter plays the move."),
                 NC_ ("help:write-moves:texts",
                      "A number in front is a seat, 1 for the first player. It may be left out "
                      "where only one player can be meant. Other numbers say how many."),
                 NC_ ("help:write-moves:texts",
                      "Names are in small letters, with hyphens between their words. #3 is the "
                      "planet or card with the number 3 at the table, and ? is a card that you "
                      "do not name."),
                 NULL },
      .related = TEXTS{ "keys", "turn", NULL },
  },
  {
      .id = "screen",
      .title = NC_ ("help:screen", "Screen and seats"),
      .texts =
          TEXTS{
              NC_ ("help:screen:texts",
                   "“Table Mode” in the main menu, under “At the Table”, or F11 fills the screen "
                   "and makes everything as large as fits; Escape leads back."),
              NC_ ("help:screen:texts",
                   "Where the name of a player is a button, it opens the menu of the seat: "
                   "change the name, colour and shape of the player, turn the seat to who "
                   "sits opposite, or hide the scores."),
              NC_ ("help:screen:texts",
                   "The screen stays on while a game is played. “Preferences” in the main menu "
                   "changes that, and the language."),
              NULL },
      .related = TEXTS{ "private", "keys", NULL },
  },
  {
      .id = "files",
      .title = NC_ ("help:files", "Your games and their files"),
      .texts =
          TEXTS{ NC_ ("help:files:texts",
                      "Every move is saved at once. Closing the window loses nothing, and "
                      "“Continue” on the start page goes on with the last game."),
                 NC_ ("help:files:texts",
                      "New games lie in the folder ~/.local/share/arbiter/games; of an Arbiter "
                      "installed as a Flatpak in "
                      "~/.var/app/io.github.tabletop_arbiter.Arbiter/data/arbiter/games. A game "
                      "that was opened from elsewhere stays there."),
                 NC_ ("help:files:texts",
                      "The file of a game is plain text: copy it, send it, and open it with "
                      "“Open…” in the main menu. Sample games are opened as copies."),
                 NULL },
      .related = TEXTS{ "slip", NULL },
  },
  {
      .id = "keys",
      .title = NC_ ("help:keys", "Playing with the keyboard"),
      .texts =
          TEXTS{ NC_ ("help:keys:texts",
                      "“Keyboard Shortcuts” in the main menu, or Ctrl+?, lists all keys. Where "
                      "buttons have letters of their own, they show them as soon as a key is "
                      "used."),
                 NC_ ("help:keys:texts",
                      "F6 leads from one part of the table to the next, Shift+F10 opens the menu "
                      "of a move in the log, F10 the main menu."),
                 NC_ ("help:keys:texts",
                      "F1 opens this help, Shift+F1 the rules and cards, and Ctrl+F searches in "
                      "them in any language."),
                 NULL },
      .related = TEXTS{ "write-moves", "screen", NULL },
  },
};

static const ArbField fields[] = {
  { "id", ARB_FIELD_ID, G_STRUCT_OFFSET (ArbHelpPage, id), TRUE, 0, 0, NULL, "Its id." },
  { "title", ARB_FIELD_TEXT, G_STRUCT_OFFSET (ArbHelpPage, title), TRUE, 0, 0, NULL,
    "The question." },
  { "texts", ARB_FIELD_TEXTS, G_STRUCT_OFFSET (ArbHelpPage, texts), TRUE, 0, 0, NULL,
    "The answer, a paragraph each." },
};

/* Help pages use a field table like records of a catalogue, but are in no catalogue and no file. */
static const ArbFieldTable table = {
  .id = "help",
  .record_size = sizeof (ArbHelpPage),
  .fields = fields,
  .n_fields = G_N_ELEMENTS (fields),
};

guint
arb_reference_get_n_help (void)
{
  return G_N_ELEMENTS (pages);
}

ArbRecord
arb_reference_get_help (guint index)
{
  g_assert (index < G_N_ELEMENTS (pages));

  return (ArbRecord){ &table, (const char *) &pages[index] };
}
