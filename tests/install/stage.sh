#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs as a package would, and moves it all to another place: stage.sh BUILD PREFIX FOLDER
set -euo pipefail

build=$1 prefix=$2 folder=$3

meson install -C "$build" --no-rebuild --quiet --destdir "$folder.stage"
mv "$folder.stage$prefix" "$folder"
rm -rf "$folder.stage"
# What a package's own script does after installing.
glib-compile-schemas "$folder/share/glib-2.0/schemas"
