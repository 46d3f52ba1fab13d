#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds that every text of the style sheets can be read on its ground.

usage: test_contrast.py STYLE-FOLDER

The contrast is that of WCAG 2.1: (L1 + 0.05) / (L2 + 0.05). Text needs 4.5, and what tells
shapes and frames apart 3.
"""

import itertools
import math
import os
import re
import subprocess
import sys
import unittest

FOLDER = sys.argv.pop(1)

# The files that name the colours, in the order in which they are read.
STYLES = {
    'light': ['style.css'],
    'dark': ['style.css', 'style-dark.css'],
    'high contrast': ['style.css', 'style-hc.css'],
    'dark high contrast': ['style.css', 'style-dark.css', 'style-hc.css', 'style-hc-dark.css'],
}

EMBLEMS = ['blue_circle', 'orange_triangle', 'purple_diamond', 'pink_square', 'green_pentagon',
           'turquoise_heart', 'brown_cross', 'grey_moon']
HUES = ['hue_green', 'hue_brown', 'hue_turquoise', 'hue_red', 'hue_blue', 'hue_purple']
GROUNDS = ['window', 'panel', 'well']

# Text, and the grounds it is written on.
TEXTS = {
    'text': GROUNDS + ['accent_well', 'end_well', 'ready_well', 'refused_well'],
    'dim': GROUNDS + ['accent_well', 'end_well', 'ready_well', 'refused_well'],
    'off': GROUNDS,
    'on_accent': ['accent'],
    'on_toast': ['toast'],
    'on_part': ['part'],
    'accent_text': GROUNDS + ['accent_well'],
    'end': GROUNDS + ['end_well'],
    'refused': GROUNDS + ['refused_well'],
    'ready': GROUNDS + ['ready_well'],
    **{emblem: GROUNDS for emblem in EMBLEMS},
    **{kind: GROUNDS + ['ready_well'] for kind in HUES},
}

# What is seen as a frame.
FRAMES = {
    'accent_text': GROUNDS,
    'end': ['window', 'panel'],
    'off': GROUNDS,
}

# In high contrast hairlines are frames, too.
HIGH = {'line': GROUNDS}

# The grounds that are the platform's, by their names there.
PLATFORM_GROUNDS = ['headerbar', 'dialog', 'popover', 'view']
PLATFORM_STYLES = {'light': 'defaults-light.css', 'dark': 'defaults-dark.css'}
PLATFORM = '/org/gnome/Adwaita/styles/'

# What is no text, or cannot be used now.
NO_TEXT = re.compile(r'image|arrow|icon|indicator|separator|spinner|slider|marks|expander|swatch|'
                     r'sidebar-button|other-month|tab |osd|view > header|:disabled|:active|:backdrop')

# How libadwaita makes it faint: 1.2 with numbers, newer ones with variables and percentages, too.
FAINT = (r'(?<![-\w])(opacity: *(0?\.\d|(?!99)\d\d?(\.\d+)?%|var\(--dim-opacity\))'
         r'|color: (alpha\(currentColor|color-mix\(in srgb, currentColor var\(--dim-opacity\)))')

DEFINITION = re.compile(r'@define-color\s+arb_(\w+)\s+(#[0-9a-f]{6})\s*;')
# What a ground fades out to.
CLEAR = re.compile(r'@define-color\s+arb_(\w+)_clear\s+rgba\(([\d, ]+), 0\)\s*;')
USE = re.compile(r'@arb_(\w+)')


def read(name):
    with open(os.path.join(FOLDER, name), encoding='utf-8') as file:
        return file.read()


def colours(files):
    found = {}
    for name in files:
        found.update(DEFINITION.findall(read(name)))
    return found


def light(colour):
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def luminance(colour):
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# What is seen of red, green and blue light by everybody, and by those who lack one kind of cones:
# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", 2009.
EYES = {
    'all cones': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    'no red': ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    'no green': ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                 (-0.011820, 0.042940, 0.968881)),
    'no blue': ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                (0.004733, 0.691367, 0.303900)),
}

# From red, green and blue light to the tristimulus values of CIE 1931, of which white has these.
TRISTIMULUS = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750),
               (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1, 1.08883)


def transform(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def perceive(colour, eyes):
    """A colour as seen with those eyes, in CIELAB, where 2 is a difference that is just seen."""
    seen = [min(1, max(0, part)) for part in transform(EYES[eyes], light(colour))]
    x, y, z = (part / white for part, white in zip(transform(TRISTIMULUS, seen), WHITE))
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
               for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def read_platform(name):
    folder = subprocess.run(['pkg-config', '--variable=libdir', 'libadwaita-1'], check=True,
                            capture_output=True, text=True).stdout.strip()
    return subprocess.run(['gresource', 'extract', os.path.join(folder, 'libadwaita-1.so'),
                           PLATFORM + name], check=True, capture_output=True, text=True).stdout


def rules(sheet):
    """Of a sheet: (its selectors, what it says of them), rule by rule, without its animations."""
    for noise in (r'/\*.*?\*/', r'@define-color[^;]*;', r'@keyframes[^{]*\{([^{}]*\{[^{}]*\})*\s*\}'):
        sheet = re.sub(noise, '', sheet, flags=re.DOTALL)
    for head, body in re.findall(r'([^{}]+)\{([^{}]*)\}', sheet):
        yield {' '.join(selector.split()) for selector in head.split(',')}, body


def select(sheet, declaration):
    """All selectors of which a sheet says so."""
    return set().union(*(heads for heads, body in rules(sheet) if re.search(declaration, body)))


class Platform(unittest.TestCase):
    """What GTK's style sheet writes on grounds of its own, in colours and faintness of its own."""

    def setUp(self):
        try:
            self.base = read_platform('base.css')
        except (OSError, subprocess.CalledProcessError) as error:
            self.skipTest(f'the style sheet of libadwaita cannot be read: {error}')

    def test_nothing_is_faint(self):
        texts = {selector for selector in select(self.base, FAINT) if not NO_TEXT.search(selector)}
        self.assertIn('.dim-label', texts)
        self.assertLessEqual(texts, select(read('style.css'), 'color: @arb_dim'))
        self.assertEqual(select(read('style.css'), r'opacity: *0|alpha\('), set())

    def test_platform_grounds(self):
        for style, name in PLATFORM_STYLES.items():
            named = colours(STYLES[style])
            grounds = dict(re.findall(r'@define-color (\w+)_bg_color (#[0-9a-f]{6});',
                                      read_platform(name)))
            for ground in PLATFORM_GROUNDS:
                for front in ('text', 'dim', 'accent_text', 'end', 'refused', 'ready'):
                    with self.subTest(style=style, front=front, ground=ground):
                        self.assertGreaterEqual(contrast(named[front], grounds[ground]), 4.5)

    def test_nothing_is_dim_on_the_accent(self):
        inherited = select(read('style.css'), 'color: inherit')
        for selector in ('.dim-label', '.cell-caption'):
            self.assertIn(f'.suggested-action {selector}', inherited)

    def test_toasts_hide_what_is_below(self):
        """Those of libadwaita 1.2 let it through."""
        self.assertIn('toast', select(read('style.css'), r'background-color: @arb_toast;.*'
                                                         r'(?<!-)color: @arb_on_toast;'))

    def test_platform_accent(self):
        for name, colour in (('bg', 'accent'), ('fg', 'on_accent')):
            self.assertIn(f'@define-color accent_{name}_color @arb_{colour};', read('style.css'))


class Contrast(unittest.TestCase):
    def check(self, pairs, least, styles=STYLES):
        for style in styles:
            named = colours(STYLES[style])
            for front, grounds in pairs.items():
                for ground in grounds:
                    with self.subTest(style=style, front=front, ground=ground):
                        self.assertGreaterEqual(contrast(named[front], named[ground]), least)

    def test_formula(self):
        self.assertAlmostEqual(contrast('#000000', '#ffffff'), 21)
        self.assertAlmostEqual(contrast('#777777', '#ffffff'), 4.48, places=2)

    def test_texts(self):
        self.check(TEXTS, 4.5)

    def test_emblems_differ(self):
        """Shape tells them apart, too; but nobody should have to look twice."""
        for style, files in STYLES.items():
            named = colours(files)
            for one, other in itertools.combinations(EMBLEMS, 2):
                for eyes in EYES:
                    with self.subTest(style=style, one=one, other=other, eyes=eyes):
                        self.assertGreaterEqual(math.dist(perceive(named[one], eyes),
                                                          perceive(named[other], eyes)), 9)

    def test_texts_in_high_contrast(self):
        self.check({front: TEXTS[front] for front in ('text', 'dim', 'off')}, 7,
                   ['high contrast', 'dark high contrast'])

    def test_frames(self):
        self.check(FRAMES, 3)
        self.check(HIGH, 3, ['high contrast', 'dark high contrast'])

    def test_every_colour_is_listed(self):
        listed = set(TEXTS) | set(FRAMES) | set(HIGH)
        listed |= {ground for grounds in TEXTS.values() for ground in grounds}
        self.assertEqual(set(colours(['style.css'])), listed)
        clear = {f'{name}_clear' for name, _ in CLEAR.findall(read('style.css'))}
        self.assertLessEqual(set(USE.findall(read('style.css'))), listed | clear)

    def test_clear(self):
        """It is the same colour, or a shade would lie between them."""
        for style, files in STYLES.items():
            clear = {}
            for name in files:
                clear.update(CLEAR.findall(read(name)))
            self.assertEqual(set(clear), {'window', 'panel'}, style)
            for ground, numbers in clear.items():
                colour = '#{:02x}{:02x}{:02x}'.format(*map(int, numbers.split(',')))
                self.assertEqual(colours(files)[ground], colour, style)

    def test_no_other_colours(self):
        for name in {name for files in STYLES.values() for name in files}:
            rules = CLEAR.sub('', DEFINITION.sub('', read(name)))
            self.assertNotRegex(re.sub(r'/\*.*?\*/', '', rules, flags=re.DOTALL),
                                r'#[0-9a-fA-F]{3,8}\b|\brgba?\(|@(?!arb_|define-color|keyframes)')

    def test_text_has_no_fixed_size(self):
        self.assertNotRegex(read('style.css'), r'font-size:[^;]*\d(px|pt)')


if __name__ == '__main__':
    unittest.main()
