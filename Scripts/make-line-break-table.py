#!/usr/bin/env python3
"""Writes Sources/VitrineText/Lines/LineBreakTable.swift from the Unicode Character Database.

    make-line-break-table.py [UNICODE_FOLDER]     (Debian's package unicode-data: /usr/share/unicode)

Classes that the algorithm resolves alike are merged here (LB1): AI, SG and XX become AL, CJ
becomes NS, SA becomes CM for marks and stays SA otherwise. OP and CP that are East Asian wide, and
unassigned pictographs, get classes of their own, as LB30 and LB30b tell them apart."""
import os, sys

folder = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"


def ranges(name):
    for line in open(os.path.join(folder, name), encoding="utf-8"):
        line = line.split("#")[0].strip()
        if not line:
            continue
        span, value = [part.strip() for part in line.split(";")[:2]]
        first, _, last = span.partition("..")
        yield int(first, 16), int(last or first, 16), value


SIZE = 0x110000
classes = ["XX"] * SIZE
for a, b, v in ranges("LineBreak.txt"):
    for c in range(a, b + 1):
        classes[c] = v
wide = bytearray(SIZE)
for a, b, v in ranges("EastAsianWidth.txt"):
    if v in ("F", "W", "H"):
        for c in range(a, b + 1):
            wide[c] = 1
general = ["Cn"] * SIZE
start = None
for line in open(os.path.join(folder, "UnicodeData.txt"), encoding="utf-8"):
    fields = line.split(";")
    code = int(fields[0], 16)
    if fields[1].endswith("First>"):
        start = code
    elif fields[1].endswith("Last>"):
        for c in range(start, code + 1):
            general[c] = fields[2]
    else:
        general[code] = fields[2]
pictographs = bytearray(SIZE)
# Extended_Pictographic and unassigned: the reserved emoji ranges of emoji-data.txt.
for a, b in [(0x1F000, 0x1F0FF), (0x1F10D, 0x1F10F), (0x1F12F, 0x1F12F), (0x1F16C, 0x1F171), (0x1F17E, 0x1F17F),
             (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F1AD, 0x1F1E5), (0x1F201, 0x1F20F), (0x1F21A, 0x1F21A),
             (0x1F22F, 0x1F22F), (0x1F232, 0x1F23A), (0x1F23C, 0x1F23F), (0x1F249, 0x1F3FA), (0x1F400, 0x1F53D),
             (0x1F546, 0x1F64F), (0x1F680, 0x1F6FF), (0x1F774, 0x1F77F), (0x1F7D5, 0x1F7FF), (0x1F80C, 0x1F80F),
             (0x1F848, 0x1F84F), (0x1F85A, 0x1F85F), (0x1F888, 0x1F88F), (0x1F8AE, 0x1F8FF), (0x1F90C, 0x1F93A),
             (0x1F93C, 0x1F945), (0x1F947, 0x1FAFF), (0x1FC00, 0x1FFFD)]:
    for c in range(a, b + 1):
        pictographs[c] = 1


def resolved(c):
    v = classes[c]
    if v in ("OP", "CP") and wide[c]:
        return v + "w"
    if pictographs[c] and general[c] == "Cn":
        return "XP"
    if v in ("AI", "SG", "XX"):
        return "AL"
    if v == "CJ":
        return "NS"
    if v == "SA" and general[c] in ("Mn", "Mc"):
        return "CM"
    return v


out, previous = [], None
for c in range(SIZE):
    v = resolved(c)
    if v != previous:
        out.append(f"{c:x}:{v}")
        previous = v
lines, line = [], ""
for token in out:
    if len(line) + len(token) + 1 > 92:
        lines.append(line)
        line = ""
    line += (" " if line else "") + token
lines.append(line)
path = os.path.join(os.path.dirname(__file__), "..", "Sources", "VitrineText", "Lines", "LineBreakTable.swift")
with open(path, "w") as f:
    f.write("/// Line breaking classes of Unicode 15.0 as `first scalar:class`, each reaching to the next.\n///\n"
            "/// Written by Scripts/make-line-break-table.py.\n"
            "enum LineBreakTable {\n  static let ranges =\n    \"\"\"\n    ")
    f.write(" \\\n    ".join(lines))
    f.write("\n    \"\"\"\n}\n")
