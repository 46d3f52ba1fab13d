#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuses what the layers of the project forbid.

usage: layers.py SOURCE-FOLDER [LAYER=LIBRARY.a ...]

Prints a line for each defect and exits 1 if there is any. With libraries it also looks at the
symbols: what a library takes from another must be declared in its meson.build.
"""

import os
import re
import subprocess
import sys

# What each layer may stand on, itself included.
BELOW = {
    'engine': ['engine'],
    'engine/checks': ['engine', 'engine/checks'],
    'systems': ['engine', 'systems'],
    'wording': ['engine', 'systems', 'wording'],
    'store': ['engine', 'systems', 'wording', 'store'],
    'model': ['engine', 'systems', 'wording', 'store', 'model'],
    'app': ['engine', 'systems', 'wording', 'store', 'model', 'app'],
    'cli': ['engine', 'engine/checks', 'systems', 'wording', 'store', 'cli'],
}

WINDOW = r'^(gtk/|gdk/|gdk-pixbuf/|gsk/|adwaita\.h|graphene)'
JSON = r'^json-glib/'
FILES = r'^(gio/|glib-object\.h|glib/gi18n|glib/gstdio|stdio\.h|unistd\.h|time\.h|fcntl\.h)'

# Headers of libraries that are out of place in a layer.
FORBIDDEN = {
    'engine': [WINDOW, JSON, FILES],
    'engine/checks': [WINDOW, JSON, FILES],
    'systems': [WINDOW, JSON, FILES],
    'wording': [WINDOW, JSON],
    'store': [WINDOW],
    'model': [WINDOW, JSON],
    'app': [JSON],
    'cli': [WINDOW],
}

# The floors of a layer: each folder uses itself and those on floors before its own. A file in no
# folder may use all; a folder that is a layer of its own has no floor.
FLOORS = {
    'engine': [['core'], ['play'], ['record'], ['help']],
    'app': [['widgets'], ['turn'], ['log', 'start', 'counts', 'score', 'reference', 'private'],
            ['cards'], ['table'], ['games'], ['window'], ['application']],
    'model': [['library'], ['session'], ['turn', 'cards', 'reference']],
}

INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)
DEPENDENCY = re.compile(r'\b(\w+)_dep\b')
NO_SPDX = re.compile(r'(\.json|\.png|\.arbiter|\.pot?|/COPYING|/\.editorconfig|/\.gitignore|^/\.git'
                     r'|/\.clang-format-include)$|/tests/fuzz/corpus/')
SKIPPED_FOLDERS = re.compile(r'^(\.git|build.*|__pycache__)$')


def read(path):
    with open(path, encoding='utf-8', errors='replace') as file:
        return file.read()


def files_under(folder):
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not SKIPPED_FOLDERS.match(name))
        # Where a checkout is one of several, Git has a file in place of its folder.
        for name in sorted(set(names) - {'.git'}):
            yield os.path.join(where, name)


def declared_edges(source, layer):
    """The layers whose dependency object the layer's meson.build names."""
    path = os.path.join(source, 'src', layer, 'meson.build')
    if not os.path.exists(path):
        return set()
    names = {name.replace('_', '/') for name in DEPENDENCY.findall(read(path))}
    return {name for name in names if name in BELOW} | {layer}


def layer_of(path):
    """The layer of a file or header; a folder of a layer can be a layer of its own."""
    parts = path.split('/')
    inner = '/'.join(parts[:2])
    return inner if len(parts) > 2 and inner in BELOW else parts[0]


def system_of(path):
    parts = path.split('/')
    return parts[1] if parts[0] == 'systems' and len(parts) > 2 else None


def check_include(layer, path, header, declared):
    """Yields what is wrong with one #include; `path` is relative to src."""
    if '../' in header:
        yield 'includes by ../: %s' % header
        return
    target = layer_of(header)
    if '/' in header and target in BELOW:
        if target not in BELOW[layer]:
            yield '%s may not stand on %s: %s' % (layer, target, header)
        elif target not in declared:
            yield '%s includes %s, which its meson.build does not declare' % (layer, header)
        theirs = system_of(header)
        if theirs is not None and theirs != system_of(path):
            yield 'a system is included from outside its folder: %s' % header
    for pattern in FORBIDDEN[layer]:
        if re.match(pattern, header):
            yield '%s has no place in %s' % (header, layer)


def check_includes(source):
    root = os.path.join(source, 'src')
    for layer in BELOW:
        declared = declared_edges(source, layer)
        for target in sorted(declared - set(BELOW[layer])):
            yield 'src/%s/meson.build: %s may not stand on %s' % (layer, layer, target)
        for file in files_under(os.path.join(root, layer)):
            path = os.path.relpath(file, root)
            if layer_of(path) == layer and file.endswith(('.c', '.h', '.c.in', '.h.in')):
                for header in INCLUDE.findall(read(file)):
                    for defect in check_include(layer, path, header, declared):
                        yield 'src/%s: %s' % (path, defect)


def check_floors(source):
    """No include climbs a floor, or leads to another folder of the same one."""
    root = os.path.join(source, 'src')
    for layer, floors in FLOORS.items():
        height = {folder: floor for floor, folders in enumerate(floors) for folder in folders}
        for file in files_under(os.path.join(root, layer)):
            path = os.path.relpath(file, root)
            folder = path.split('/')[1]
            if '/' not in path[len(layer) + 1:] or not path.endswith(('.c', '.h', '.c.in')):
                continue
            if layer_of(path) != layer:
                continue
            if folder not in height:
                yield 'src/%s: %s has no floor for the folder %s' % (path, layer, folder)
                continue
            for header in INCLUDE.findall(read(file)):
                parts = header.split('/')
                if layer_of(header) != layer or len(parts) < 3 or parts[1] == folder:
                    continue
                if height.get(parts[1], len(floors)) >= height[folder]:
                    yield 'src/%s: climbs a floor: %s' % (path, header)


def unit_of(path):
    """A file without its ending; a private header belongs to the unit it is named after."""
    return re.sub(r'(-private)?\.[ch](\.in)?$', '', path)


def uses_of(root, layer):
    """Which units of the layer each of its units includes."""
    uses = {}
    for file in files_under(os.path.join(root, layer)):
        path = os.path.relpath(file, root)
        if file.endswith(('.c', '.h', '.c.in', '.h.in')):
            theirs = uses.setdefault(unit_of(path), set())
            theirs |= {unit_of(header) for header in INCLUDE.findall(read(file))
                       if header.startswith(layer + '/')} - {unit_of(path)}
    return uses


def find_circle(uses):
    """Some units each of which uses the next one, and the last the first; or none."""
    done = set()

    def walk(unit, way):
        if unit in way:
            return way[way.index(unit):]
        if unit in done:
            return None
        for other in sorted(uses.get(unit, ())):
            circle = walk(other, way + [unit])
            if circle:
                return circle
        done.add(unit)
        return None

    for unit in sorted(uses):
        circle = walk(unit, [])
        if circle:
            return circle
    return None


def private_headers(root, layer):
    """For each unit of the layer the private headers that it includes: the classes it is part of."""
    owners = {}
    for file in files_under(os.path.join(root, layer)):
        if file.endswith(('.c', '.c.in')):
            owners[unit_of(os.path.relpath(file, root))] = {
                header for header in INCLUDE.findall(read(file)) if header.endswith('-private.h')}
    return owners


def join_classes(uses, classes):
    """The same uses, with the files of a class, which share a private header, as one unit."""
    def name(unit):
        return min(classes.get(unit) or {unit})

    joined = {}
    for unit, others in uses.items():
        joined.setdefault(name(unit), set()).update({name(other) for other in others} - {name(unit)})
    return joined


def check_circles(source):
    """Within a layer files do not include each other in a circle."""
    root = os.path.join(source, 'src')
    for layer in BELOW:
        circle = find_circle(join_classes(uses_of(root, layer), private_headers(root, layer)))
        if circle:
            yield 'src/%s: a circle of files: %s' % (layer, ' → '.join(circle + circle[:1]))


def calls_of(library):
    """Which object files of a library use what each of them defines: calls, data and types."""
    lines = subprocess.run(['nm', '-A', library], check=True, capture_output=True, text=True).stdout
    found = re.findall(r'^(\S+?):\s*[0-9a-f]*\s+([UTDBRVW])\s(\S+)$', lines, re.MULTILINE)
    unit = {place: re.sub(r'^.*[:/]|(\.c)?\.o$', '', place) for place, _, _ in found}
    defined = {name: unit[place] for place, kind, name in found if kind != 'U'}
    uses = {}
    for place, kind, name in found:
        theirs = uses.setdefault(unit[place], set())
        if kind == 'U' and defined.get(name, unit[place]) != unit[place]:
            theirs.add(defined[name])
    return uses


def check_calls(source, libraries):
    """Within a library files do not call each other in a circle."""
    root = os.path.join(source, 'src')
    for layer, path in libraries.items():
        # The object of systems/chess/state.c of a library in src/systems is chess_state.
        classes = {unit[len(layer) + 1:].replace('/', '_'): headers
                   for unit, headers in private_headers(root, layer).items()}
        circle = find_circle(join_classes(calls_of(path), classes))
        if circle:
            yield 'src/%s: a circle of calls: %s' % (layer, ' → '.join(circle + circle[:1]))


EXPANSION = os.path.join('tests', 'eminent-domain', 'expansion')
EXPANSION_FILES = 3


def check_expansion(source):
    """One kind of effect more lies in three files: the game knows nothing of it."""
    files = list(files_under(os.path.join(source, EXPANSION)))
    if len(files) > EXPANSION_FILES:
        yield '%s: %d files, expected at most %d' % (EXPANSION, len(files), EXPANSION_FILES)
    words = sorted({word for file in files
                    for word in re.findall(r'\bX \(\w+, "([\w-]+)"', read(file))})
    if files and not words:
        yield '%s: no line with a word of an effect' % EXPANSION
    for folder in ('src', 'data', 'ui'):
        for file in files_under(os.path.join(source, folder)):
            for word in words if file.endswith(('.c', '.h', '.json', '.ui')) else ():
                if re.search(r'\b%s\b' % re.escape(word), read(file), re.IGNORECASE):
                    yield '%s: names the effect “%s” of %s' % (os.path.relpath(file, source), word,
                                                             EXPANSION)


def check_names(source):
    """Nothing outside src/systems names a system but its own page."""
    systems = os.path.join(source, 'src', 'systems')
    names = [name for name in sorted(os.listdir(systems))
             if os.path.isdir(os.path.join(systems, name))]
    for folder in ('src', 'ui'):
        for file in files_under(os.path.join(source, folder)):
            path = os.path.relpath(file, source)
            if path.startswith('src/systems/') or not file.endswith(('.c', '.h', '.ui')):
                continue
            text = read(file)
            for name in names:
                # A system's own page is about nothing else.
                if path.startswith(('src/app/games/%s/' % name, 'ui/games/%s/' % name)):
                    continue
                for said in {name, name.replace('-', '_')}:
                    if re.search(r'\b%s\b' % re.escape(said), text):
                        yield '%s: names the system %s' % (path, name)


def check_switches(source):
    """Systems read switches by arb_switch() only, and none knows that a rule can be open."""
    root = os.path.join(source, 'src')
    for file in files_under(os.path.join(root, 'systems')):
        path = os.path.relpath(file, root)
        if path.endswith(('.c', '.h')):
            text = read(file)
            if re.search(r'(->|\.)switches\[', text):
                yield 'src/%s: reads a switch without arb_switch()' % path
            if re.search(r'"ask"|_ASK\b|RULE_OPEN, ', text.replace('RULE (OPEN,', '')):
                yield 'src/%s: knows that a rule can be open' % path


def check_faces(source):
    """What a card shows is said and kept by the engine: no game has a verb or bytes of its own."""
    root = os.path.join(source, 'src')
    for file in files_under(os.path.join(root, 'systems')):
        path = os.path.relpath(file, root)
        if path.endswith(('.c', '.h')):
            text = read(file)
            if '.name = "shows"' in text:
                yield 'src/%s: a verb of its own for what a card shows' % path
            if re.search(r'(->|\.)faces\[', text):
                yield 'src/%s: reads what a card shows without arb_face_get()' % path


def check_spdx(source):
    for file in files_under(source):
        path = '/' + os.path.relpath(file, source)
        if not NO_SPDX.search(path):
            if 'SPDX-License-Identifier: GPL-3.0-or-later' not in read(file)[:600]:
                yield '%s: no SPDX line at the top' % path[1:]


def symbols(library, kinds):
    output = subprocess.run(['nm', '-g', library], check=True, capture_output=True, text=True)
    found = re.findall(r'^[0-9a-f ]*\s([%s])\s(\S+)$' % kinds, output.stdout, re.MULTILINE)
    return {name for _, name in found}


def check_links(source, libraries):
    defined = {layer: symbols(path, 'TDBRVW') for layer, path in libraries.items()}
    for layer, path in libraries.items():
        declared = declared_edges(source, layer)
        wanted = symbols(path, 'U')
        for other in defined:
            if other not in declared:
                for name in sorted(wanted & defined[other] - defined[layer]):
                    yield '%s: links %s from %s undeclared' % (path, name, other)


def check(source, libraries):
    yield from check_includes(source)
    yield from check_floors(source)
    yield from check_circles(source)
    yield from check_names(source)
    yield from check_expansion(source)
    yield from check_switches(source)
    yield from check_faces(source)
    yield from check_spdx(source)
    yield from check_links(source, libraries)
    yield from check_calls(source, libraries)


def main(arguments):
    libraries = dict(argument.split('=', 1) for argument in arguments[1:])
    defects = list(check(arguments[0], libraries))
    for defect in defects:
        print(defect)
    return 1 if defects else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
