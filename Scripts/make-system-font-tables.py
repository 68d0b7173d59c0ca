#!/usr/bin/env python3
"""Writes Sources/VitrineText/Metrics/*Table.swift from San Francisco's measured metrics.

    make-system-font-tables.py FACTS_FOLDER [LABELS.csv HELD_OUT.csv]

FACTS_FOLDER holds sf-metrics.json (advances, tracking), sf-kerning.json (pairs), both in thousandths of an em, and
sf-pairs.csv, the labels that they were fitted to. LABELS.csv holds more labels, with their repositories, as
Scripts/collect-label-widths writes them: the tables are then fitted to both lists, the figures of the fit and of leaving
each repository out are printed, and HELD_OUT.csv is the list for `vitrine fonts --widths`, which prints both for the
program itself. Needs numpy for that."""
import csv, json, os, sys

facts = sys.argv[1]
metrics = json.load(open(os.path.join(facts, "sf-metrics.json")))
kerning = json.load(open(os.path.join(facts, "sf-kerning.json")))
out = os.path.join(os.path.dirname(__file__), "..", "Sources", "VitrineText", "Metrics")
weights = ["light", "regular", "medium", "semibold", "bold"]

# Fitted after the facts were: three labels each for the percent sign and the bullet, one for the rupee.
metrics["weights"]["regular"]["text"]["advance"].update({"%": 790.0, "\u2022": 503.0, "\u20b9": 628.0})

eras = [(9, 0.0), (11, 0.0), (16, 0.0)]
if len(sys.argv) > 2:
    import label_width_fit as fit

    labels = fit.read(os.path.join(facts, "sf-pairs.csv")) + fit.read(sys.argv[2])
    model = fit.Model(metrics, kerning, labels)
    change = model.solve(list(range(len(model.labels))))
    held = model.held_out()
    fit.report(model, model.predicted(change), held)
    with open(sys.argv[3], "w", newline="", encoding="utf-8") as f:
        columns = ["text", "size", "weight", "scale", "width", "kind", "toolsVersion", "tier", "repository", "heldOut"]
        writer = csv.DictWriter(f, columns, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        for label, width in zip(model.labels, held):
            writer.writerow({"repository": "", **label.row, "heldOut": f"{width:.3f}"})
    eras = fit.apply(metrics, model, change)


def tenths(value):
    return str(round(value * 10))


def wrap(tokens):
    lines, line = [], ""
    for token in tokens:
        if len(line) + len(token) + 1 > 92:
            lines.append(line)
            line = ""
        line += (" " if line else "") + token
    lines.append(line)
    return " \\\n    ".join(lines)


def table(entries):
    return f'    """\n    {wrap(entries)}\n    """'


with open(os.path.join(out, "AdvanceTable.swift"), "w") as f:
    f.write("/// Advances of San Francisco in tenths of thousandths of an em, without tracking.\n///\n"
            "/// Written by Scripts/make-system-font-tables.py: `scalar:advance` in hexadecimal and decimal.\n"
            "enum AdvanceTable {\n")
    for w in weights:
        for family in ["text", "display"]:
            entry = metrics["weights"][w][family]
            rows = sorted((ord(k), v) for k, v in entry["advance"].items() if len(k) == 1)
            name = w + family.capitalize()
            f.write(f"  static let {name} =\n{table([f'{c:x}:{tenths(v)}' for c, v in rows])}\n\n")
    f.write("  /// Added to Inter's advance where the table has no entry, by weight: text, display.\n"
            "  static let missing: [(text: Double, display: Double)] = [\n")
    for w in weights:
        t, d = metrics["weights"][w]["text"]["defaultDelta"], metrics["weights"][w]["display"]["defaultDelta"]
        f.write(f"    ({t}, {d}),\n")
    f.write("  ]\n}\n")

with open(os.path.join(out, "KerningTable.swift"), "w") as f:
    f.write("/// Kerning of San Francisco in tenths of thousandths of an em.\n///\n"
            "/// Written by Scripts/make-system-font-tables.py: `first,second:adjustment`, scalars in hexadecimal.\n"
            "enum KerningTable {\n")
    for w in weights:
        for family in ["text", "display"]:
            pairs = sorted((ord(k[0]), ord(k[1]), v) for k, v in kerning[f"{w}.{family}"].items() if len(k) == 2)
            name = w + family.capitalize()
            f.write(f"  static let {name} =\n{table([f'{a:x},{b:x}:{tenths(v)}' for a, b, v in pairs])}\n\n")
    f.write("}\n")

with open(os.path.join(out, "TrackingTable.swift"), "w") as f:
    points = metrics["trackingPerSize"]["perMilleEm"]
    rows = [points[str(s)] for s in range(6, 79)]
    f.write("/// Tracking of San Francisco in thousandths of an em, for sizes of 6 to 78 points.\n///\n"
            "/// Written by Scripts/make-system-font-tables.py.\n"
            "enum TrackingTable {\n  static let firstSize = 6.0\n\n  static let perMille: [Double] = [\n")
    for i in range(0, len(rows), 10):
        f.write("    " + ", ".join(str(float(r)) for r in rows[i:i + 10]) + ",\n")
    f.write("  ]\n\n  /// Added below 20 points from each version of the system on.\n"
            "  static let eras: [(firstSystem: Int, perMille: Double)] = [")
    f.write(", ".join(f"({first}, {value})" for first, value in eras) + "]\n}\n")
