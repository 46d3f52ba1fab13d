#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The first command of README, in a folder where nothing is built yet: first-run.sh SOURCE
set -euo pipefail

source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The same folder as somebody gets it, without what was built in it.
tar -C "$source" -cf - --exclude=./build* --exclude=./.git . | tar -C "$work" -xf -

# What is built is hardly used here, so it is not optimized much.
export CFLAGS='-O1 -g0'

# Without a display it shows what the referee says of a game.
env -u DISPLAY -u WAYLAND_DISPLAY "$work/run" --yes > "$work/told" 2> "$work/built" \
  || { tail -20 "$work/built"; exit 1; }
grep -q Kenji "$work/told"
grep -q 'There is no display here' "$work/told"

# With one the window opens, and is still there after a while.
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config GSETTINGS_BACKEND=memory
export GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=none G_DEBUG=fatal-warnings
cp "$source/data/samples/four-players.arbiter" "$work/game.arbiter"
status=0
(cd "$work" && timeout 15 ./run game.arbiter) > "$work/shown" 2>&1 || status=$?
if [ "$status" -ne 124 ]; then
  cat "$work/shown"
  echo "./run ended with status $status"
  exit 1
fi
