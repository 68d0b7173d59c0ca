#!/usr/bin/env python3
"""Writes Sources/VitrineText/Metrics/FontFamilyTable.swift: measures of fonts that cannot be bundled.

    make-font-family-table.py FONTS_FOLDER WIDTHS_JSON

FONTS_FOLDER holds the unpacked Debian packages fonts-liberation, fonts-urw-base35, fonts-arkpandora,
fonts-lato, fonts-open-sans, fonts-roboto-unhinted, fonts-quicksand, texlive-fonts-extra, fonts-font-awesome, and the Barlow
fonts (github.com/jpt/barlow). WIDTHS_JSON is the table of github.com/adambisek/string-pixel-width:
advances of ASCII that a browser on a Mac measured at 100 pixels. Needs fontTools and uharfbuzz."""
import glob, json, os, sys
import uharfbuzz as hb
from fontTools.ttLib import TTFont

folder, widths = sys.argv[1], json.load(open(sys.argv[2]))
out = os.path.join(os.path.dirname(__file__), "..", "Sources", "VitrineText", "Metrics", "FontFamilyTable.swift")
ASCII = [chr(c) for c in range(0x20, 0x7F)]
KERNED = [c for c in ASCII if c.isalnum() or c in " .,-:;'\"/&!?()"]
STEPS = ["Light", "Regular", "Medium", "SemiBold", "Bold"]
LEAST_KERN = 12  # per mille of an em: less is a fifth of a point in a word of ten letters

# key: (source, file pattern by weight)
FILES = {
    "arial": ("Liberation Sans", {1: "LiberationSans-Regular.ttf", 4: "LiberationSans-Bold.ttf"}),
    "helvetica": ("Liberation Sans", {1: "LiberationSans-Regular.ttf", 4: "LiberationSans-Bold.ttf"}),
    "times": ("Liberation Serif", {1: "LiberationSerif-Regular.ttf", 4: "LiberationSerif-Bold.ttf"}),
    "palatino": ("P052 of URW", {1: "P052-Roman.otf", 4: "P052-Bold.otf"}),
    "verdana": ("Arkpandora", {1: "Veranda.ttf", 4: "VerandaBd.ttf"}),
    "quicksand": ("its own files", {i: f"Quicksand-{w}.ttf" for i, w in enumerate(STEPS) if i != 3}),
    "lato": ("its own files", {i: f"Lato-{w.replace('SemiB', 'Semib')}.ttf" for i, w in enumerate(STEPS)}),
    "opensans": ("its own files", {0: "OpenSans-Light.ttf", 1: "OpenSans-Regular.ttf", 3: "OpenSans-Semibold.ttf",
                                   4: "OpenSans-Bold.ttf"}),
    "roboto": ("its own files", {i: f"Roboto-{w}.ttf" for i, w in enumerate(STEPS) if i != 3}),
    "montserrat": ("its own files", {i: f"Montserrat-{w}.otf" for i, w in enumerate(STEPS)}),
    "raleway": ("its own files", {i: f"Raleway-{w}.otf" for i, w in enumerate(STEPS)}),
    "nunito": ("its own files", {i: f"Nunito-{w}.otf" for i, w in enumerate(STEPS) if i != 2}),
    "sourcesanspro": ("its own files", {i: f"SourceSansPro-{w.replace('SemiB', 'Semib')}.otf"
                                        for i, w in enumerate(STEPS) if i != 2}),
    "merriweather": ("its own files", {0: "Merriweather-Light.otf", 1: "Merriweather-Regular.otf",
                                       4: "Merriweather-Bold.otf"}),
    "playfairdisplay": ("its own files", {1: "PlayfairDisplay-Regular.otf", 4: "PlayfairDisplay-Bold.otf"}),
    "barlow": ("its own files", {i: f"Barlow-{w}.ttf" for i, w in enumerate(STEPS)}),
    "barlowsemicondensed": ("its own files", {i: f"BarlowSemiCondensed-{w}.ttf" for i, w in enumerate(STEPS)}),
    "barlowcondensed": ("its own files", {i: f"BarlowCondensed-{w}.ttf" for i, w in enumerate(STEPS)}),
}
# Families whose advances are known in hundredths of an em only.
MEASURED = ["avenir", "avenir next", "georgia", "trebuchet ms", "tahoma"]


def path(name):
    found = sorted(glob.glob(os.path.join(folder, "**", name), recursive=True))
    if not found:
        sys.exit(f"{name} is not in {folder}")
    return found[0]


def font(name):
    face = hb.Face(hb.Blob.from_file_path(path(name)))
    return hb.Font(face), face.upem


def width(shaper, text):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(shaper[0], buffer, {"liga": False, "clig": False, "calt": False})
    return sum(p.x_advance for p in buffer.glyph_positions) * 1000 / shaper[1]


def wrap(tokens, indent):
    lines, line = [], ""
    for token in tokens:
        if len(line) + len(token) + 1 > 94 - len(indent):
            lines.append(line)
            line = ""
        line += (" " if line else "") + token
    lines.append(line)
    return (" \\\n" + indent).join(lines)


def literal(tokens):
    indent = "        "
    return f'"""\n{indent}{wrap(tokens, indent)}\n{indent}"""'


def record(key, source, faces, pairs, others=()):
    f.write(f"    // {key}: {source}.\n    Advances(\n      key: \"{key.replace(' ', '')}\",\n      faces: [\n")
    for step, values in sorted(faces.items()):
        f.write(f"        (\n        {step},\n        {literal([str(round(v)) for v in values])}\n        ),\n")
    kerning = literal(pairs) if pairs else '""'
    f.write(f"      ],\n      kerning:\n        {kerning},\n      others:\n        {literal(others) if others else chr(34) * 2}),\n")


with open(out, "w") as f:
    f.write("/// Advances and kerning of fonts that cannot be bundled, in thousandths of an em.\n///\n"
            "/// Written by Scripts/make-font-family-table.py, which names the sources: advances of U+0020 to U+007E by\n"
            "/// weight (0 light to 4 bold), and the regular weight's pairs as `first,second:adjustment` in hexadecimal.\n"
            "package enum FontFamilyTable {\n  package struct Advances: Sendable {\n    package let key: String\n"
            "    let faces: [(weight: Int, advances: String)]\n    let kerning: String\n"
            "    /// Of characters beyond ASCII, as `scalar:advance`.\n    let others: String\n  }\n\n"
            "  package static let families: [Advances] = [\n")
    for key, (source, files) in FILES.items():
        faces, pairs = {}, []
        for step, name in files.items():
            shaper = font(name)
            single = {c: width(shaper, c) for c in ASCII}
            faces[step] = list(single.values())
            if step != 1:
                continue
            for a in KERNED:
                for b in KERNED:
                    kern = width(shaper, a + b) - single[a] - single[b]
                    if abs(kern) >= LEAST_KERN:
                        pairs.append(f"{ord(a):x},{ord(b):x}:{round(kern)}")
        record(key, source, faces, pairs)
        if f is not None and "its own" in source:
            hhea = TTFont(path(files[1]))["hhea"]
            upem = font(files[1])[1]
            print(key, round(hhea.ascent / upem, 3), round(-hhea.descent / upem, 3), round(hhea.lineGap / upem, 3), len(pairs))
    for key in MEASURED:
        rows = widths[key]
        record(key, "string-pixel-width", {1: [rows[c][0] * 10 for c in ASCII], 4: [rows[c][1] * 10 for c in ASCII]}, [])
    icons = TTFont(path("fontawesome-webfont.ttf"))
    scale = 1000 / icons["head"].unitsPerEm
    cmap = icons.getBestCmap()
    record("fontawesome", "its own files", {1: [0] * len(ASCII)}, [],
           [f"{c:x}:{round(icons['hmtx'][cmap[c]][0] * scale)}" for c in sorted(cmap) if 0xF000 <= c < 0xF300])
    f.write("  ]\n}\n")
