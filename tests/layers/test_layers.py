#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants each defect in a small tree and sees that layers.py names it."""

import os
import subprocess
import sys
import tempfile

import layers

SPDX = 'SPDX-License-Identifier: GPL-3.0-or-later\n'
GOOD = {
    'src/engine/meson.build': '# %sglib_dep\n' % SPDX,
    'src/systems/meson.build': '# %sengine_dep\n' % SPDX,
    'src/systems/chess/state.c': '/* %s*/\n#include "engine/core/move.h"\n' % SPDX,
    'src/systems/chess/state.h': '/* %s*/\n#include <glib.h>\n' % SPDX,
    'src/systems/go/state.c': '/* %s*/\n#include "systems/go/state.h"\n' % SPDX,
    'src/engine/core/state.c': '/* %s*/\n#include "engine/core/state.h"\n' % SPDX,
    'src/engine/record/game.c': '/* %s*/\n#include "engine/core/state.h"\n' % SPDX,
    'src/engine/checks/meson.build': '# %sengine_dep\n' % SPDX,
    'src/engine/checks/play.c': '/* %s*/\n#include "engine/core/move.h"\n' % SPDX,
    'src/engine/core/move.c': '/* %s*/\n#include "engine/core/move.h"\n' % SPDX,
    'src/store/meson.build': '# %sengine_dep\n' % SPDX,
    'src/store/document.c': '/* %s*/\n#include "engine/record/game.h"\n' % SPDX,
    'src/store/head.c': '/* %s*/\n#include "store/document.h"\n' % SPDX,
    'src/app/meson.build': '# %sengine_dep\n' % SPDX,
    'src/app/widgets/icon.h': '/* %s*/\n#include <gtk/gtk.h>\n' % SPDX,
    'src/app/widgets/label.h': '/* %s*/\n#include <gtk/gtk.h>\n' % SPDX,
    'src/app/log/row.h': '/* %s*/\n#include "app/widgets/icon.h"\n' % SPDX,
    'src/app/score/line.h': '/* %s*/\n#include "app/widgets/icon.h"\n' % SPDX,
    'ui/page.ui': '<!-- %s-->\n' % SPDX,
    'tests/eminent-domain/expansion/cards.json': '{}',
    'tests/eminent-domain/expansion/effects.h': '/* %s*/\nX (ENLIST, "enlist", NULL)\n' % SPDX,
    'tests/eminent-domain/expansion/enlist.c': '/* %s*/\n' % SPDX,
}
PLANTED = [
    ('a relative include', 'src/engine/core/move.c', '#include "../engine/core/move.h"', 'by ../'),
    ('an upper layer', 'src/engine/core/move.c', '#include "store/document.h"', 'may not stand on'),
    ('an undeclared layer', 'src/store/document.c', '#include "wording/wording.h"',
     'does not declare'),
    ('the checks in the engine', 'src/engine/record/game.c', '#include "engine/checks/play.h"',
     'may not stand on engine/checks'),
    ('a sibling', 'src/systems/go/state.c', '#include "systems/chess/state.h"',
     'from outside its folder'),
    ('a window in the engine', 'src/engine/core/move.c', '#include <gtk/gtk.h>', 'has no place'),
    ('JSON in a system', 'src/systems/go/state.c', '#include <json-glib/json-glib.h>',
     'has no place'),
    ('files in a system', 'src/systems/go/state.c', '#include <gio/gio.h>', 'has no place'),
    ('a system named above', 'src/store/document.c', '/* chess */', 'names the system chess'),
    ('a system in a page', 'ui/page.ui', '<!-- chess -->', 'names the system chess'),
    ('a switch read without the referee', 'src/systems/go/state.c', 'n = state->switches[2];',
     'without arb_switch'),
    ('an open rule in a system', 'src/systems/go/state.c', 'if (value == GO_KO_ASK)',
     'knows that a rule can be open'),
    ('a face of a game of its own', 'src/systems/go/state.c', '  .name = "shows",',
     'a verb of its own'),
    ('bytes of a face', 'src/systems/go/state.c', 'n = state->faces[2];', 'without arb_face_get'),
    ('a floor climbed', 'src/app/widgets/label.h', '#include "app/log/row.h"', 'climbs a floor'),
    ('another folder of a floor', 'src/app/log/row.h', '#include "app/score/line.h"',
     'climbs a floor'),
    ('a circle of files', 'src/store/document.c', '#include "store/head.h"',
     'src/store: a circle of files: '),
    ('a fourth file of an effect', 'tests/eminent-domain/expansion/look.json', '{}',
     '4 files, expected at most 3'),
    ('an effect of the expansion', 'src/engine/core/move.c', '/* to enlist */',
     'names the effect “enlist”'),
    ('a declared edge upward', 'src/engine/meson.build', 'store_dep', 'may not stand on store'),
]


def defects_with(path=None, line='', remove_spdx=False):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {path: '', **GOOD}.items() if path else GOOD.items():
            file = os.path.join(folder, name)
            os.makedirs(os.path.dirname(file), exist_ok=True)
            if name == path:
                text = line + '\n' if remove_spdx else text + line + '\n'
            with open(file, 'w', encoding='utf-8') as output:
                output.write(text)
        return list(layers.check(folder, {}))


def circle_of_calls(private):
    """What is said of a library in which two files call each other; they can be one class."""
    with tempfile.TemporaryDirectory() as folder:
        own = os.path.join(folder, 'src', 'store')
        os.makedirs(own)
        objects = []
        for name, called in (('head', 'tail'), ('tail', 'head')):
            path = os.path.join(own, name + '.c')
            include = '#include "store/head-private.h"\n' if private else ''
            with open(path, 'w', encoding='utf-8') as output:
                output.write('%sint %s (void);\nint %s (void) { return %s (); }\n'
                             % (include, called, name, called))
            with open(os.path.join(own, 'head-private.h'), 'w', encoding='utf-8'):
                pass
            objects.append(os.path.join(folder, name + '.c.o'))
            subprocess.run(['cc', '-I', os.path.join(folder, 'src'), '-c', path, '-o', objects[-1]],
                           check=True)
        library = os.path.join(folder, 'libstore.a')
        subprocess.run(['ar', 'rc', library] + objects, check=True)
        return list(layers.check_calls(folder, {'store': library}))


def main():
    results = [('a good tree', defects_with() == [])]
    for name, path, line, expected in PLANTED:
        found = defects_with(path, line)
        results.append((name, len(found) == 1 and os.path.dirname(path) in found[0]
                        and expected in found[0]))
    found = defects_with('src/engine/core/move.c', '', True)
    results.append(('no SPDX line', found == ['src/engine/core/move.c: no SPDX line at the top']))

    results.append(('a circle of calls', circle_of_calls(False)
                    == ['src/store: a circle of calls: head → tail → head']))
    results.append(('files of one class', circle_of_calls(True) == []))

    print('1..%d' % len(results))
    for number, (name, good) in enumerate(results, 1):
        print('%s %d - %s' % ('ok' if good else 'not ok', number, name))
    return 0 if all(good for _, good in results) else 1


if __name__ == '__main__':
    sys.exit(main())
