#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs into a folder, moves that folder, and runs what is in it: installed.sh BUILD PREFIX GAME
set -euo pipefail

build=$1 prefix=$2 game=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$(dirname "$0")/stage.sh" "$build" "$prefix" "$work/moved"

for file in \
  share/applications/io.github.tabletop_arbiter.Arbiter.desktop \
  share/dbus-1/services/io.github.tabletop_arbiter.Arbiter.service \
  share/icons/hicolor/scalable/apps/io.github.tabletop_arbiter.Arbiter.svg \
  share/icons/hicolor/scalable/mimetypes/io.github.tabletop_arbiter.Arbiter-game.svg \
  share/icons/hicolor/symbolic/apps/io.github.tabletop_arbiter.Arbiter-symbolic.svg \
  share/metainfo/io.github.tabletop_arbiter.Arbiter.metainfo.xml \
  share/mime/packages/io.github.tabletop_arbiter.Arbiter.xml; do
  test -s "$work/moved/$file" || { echo "not installed: $file"; exit 1; }
done

"$work/moved/bin/arbiter-cli" score "$game" | grep -q Kenji

# The window: it must still be there after a while, having complained about nothing.
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config GSETTINGS_BACKEND=memory
export GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=none G_DEBUG=fatal-warnings
cp "$game" "$work/game.arbiter"
status=0
timeout 4 "$work/moved/bin/arbiter" "$work/game.arbiter" || status=$?
if [ "$status" -ne 124 ]; then
  echo "the installed program ended with status $status"
  exit 1
fi
cmp "$game" "$work/game.arbiter"
