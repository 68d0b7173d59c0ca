"""Fits what pictures of iOS 26 change in the widths of the system font's Text cut.

A picture gives two kinds of evidence. The size of a view that is only a text says that its width lies in the last pixel
before it. The center of ink of a letter that stands apart from its neighbors says where the letter is, to about a tenth
of a pixel: it is the sum of what is before the letter, and a distance that is the same for the letter in all texts. So
letters are never compared with outlines. The tables of labels are the prior; every number moves by a ridge-shrunk
amount."""
import csv, math, os, re
import numpy as np

METRICS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "Engine", "VitrineText", "Metrics")
ROUNDS = 8
# One standard deviation by the kind of number, in thousandths of an em.
SPREAD = {"character": 8.0, "pair": 10.0, "class": 20.0, "center": 60.0, "line": 1e6}
# One standard deviation of a center and of a width, and how far a center may be off to count, in points.
CENTER, WIDTH, OUTLIER = 0.12, 0.05, 0.2


def table(file, name):
    text = open(os.path.join(METRICS, file), encoding="utf-8").read()
    body = re.search(r"static let " + name + r' =\s*"""(.*?)"""', text, re.S).group(1)
    return [entry.split(":") for entry in body.replace("\\\n", " ").split()]


def character(hexadecimal):
    return chr(int(hexadecimal, 16))


class Prior:
    """Regular Text as labels gave it, with the newest tracking."""

    def __init__(self):
        self.advances = {character(key): int(value) / 10 for key, value in table("AdvanceTable.swift", "regularText")}
        self.kerning = {"".join(map(character, key.split(","))): int(value) / 10
                        for key, value in table("KerningTable.swift", "regularText")}
        source = open(os.path.join(METRICS, "TrackingTable.swift"), encoding="utf-8").read()
        text = source[:source.index("displaySizes")]
        sizes = re.search(r"textSizes: \[Double\] = \[(.*?)\]", text).group(1).split(",")
        newest = re.findall(r"\[\s*((?:-?[\d.]+,\s*)+)\]", text)[-1]
        self.tracking = dict(zip(map(int, sizes), (float(value) for value in newest.split(",") if value.strip())))

    def pen(self, text, size, count):
        """The distance in points that the first characters take."""
        pairs = (text[i:i + 2] for i in range(min(count, len(text) - 1)))
        return size / 1000 * (sum(self.advances[c] + self.tracking[size] for c in text[:count])
                              + sum(self.kerning.get(pair, 0) for pair in pairs))


# Characters whose right sides, and whose left sides, are alike, so that their pairs kern alike.
RIGHT_SIDES = [".,", "ahmn", "bop", "vwy", "il", "dqu", "rf", "HIMN", "OQD", "VWY", "ec", "gj", "kx"]
LEFT_SIDES = [".,", "bhkl", "cdegoq", "mnrp", "vwy", "it", "HIKLMNBDEFPR", "CGOQ", "VWY", "uj"]


def alike(pair):
    """The class of a pair, or None if neither character has an equal."""
    sides = [next((group for group in groups if c in group), c) for c, groups in zip(pair, (RIGHT_SIDES, LEFT_SIDES))]
    return tuple(sides) if any(len(side) > 1 for side in sides) else None


def features(text, count):
    names = [("character", c) for c in text[:count]]
    for pair in (text[i:i + 2] for i in range(min(count, len(text) - 1))):
        names.append(("pair", pair))
        if alike(pair):
            names.append(("class", alike(pair)))
    return names


class Evidence:
    """The equations of widths and of centers."""

    def __init__(self, widths, glyphs):
        prior, rows = Prior(), []
        self.widths = [row for row in csv.DictReader(open(widths, encoding="utf-8"))]
        for row in self.widths:
            text, size = row["text"], int(row["size"])
            rows.append((text, prior.pen(text, size, len(text)), float(row["width"]), float(row["scale"]),
                         [(name, size / 1000) for name in features(text, len(text))]))
        for row in csv.DictReader(open(glyphs, encoding="utf-8")):
            text, size, index = row["text"], int(row["size"]), int(row["index"])
            names = [(name, size / 1000) for name in features(text, index)]
            names.append((("center", text[index]), size / 1000))
            if row["line"]:
                names.append((("line", row["line"]), 1 / 1000))
            base = prior.pen(text, size, index) + prior.advances[text[index]] * size / 2000
            rows.append((text, base, float(row["center"]), 0, names))
        self.keys = {}
        for row in rows:
            for name, _ in row[4]:
                self.keys.setdefault(name, len(self.keys))
        self.matrix = np.zeros((len(rows), len(self.keys)))
        for index, row in enumerate(rows):
            for name, factor in row[4]:
                self.matrix[index, self.keys[name]] += factor
        self.texts = [row[0] for row in rows]
        self.base, self.target, self.scale = (np.array([row[i] for row in rows]) for i in (1, 2, 3))
        self.prior = np.diag([1 / SPREAD[kind] ** 2 for kind, _ in self.keys])

    def solve(self, used):
        """The change that the used equations ask for."""
        change = np.zeros(len(self.keys))
        centers, widths = np.where(used & (self.scale == 0))[0], np.where(used & (self.scale > 0))[0]
        matrix, apart = self.matrix[centers], self.target[centers] - self.base[centers]
        for _ in range(ROUNDS):
            weighted = matrix / (1 + ((apart - matrix @ change) / OUTLIER) ** 2)[:, None] / CENTER ** 2
            left, right = weighted.T @ matrix + self.prior, weighted.T @ apart
            wide = self.matrix[widths]
            expected = np.array([self.expected(i, w) for i, w in zip(widths, self.base[widths] + wide @ change)])
            left += wide.T @ wide / WIDTH ** 2
            right += wide.T @ (expected - self.base[widths]) / WIDTH ** 2
            change = np.linalg.solve(left, right)
        return change

    def expected(self, index, width):
        """The mean of a width that is known up to its pixel."""
        low, high = self.target[index] - 1 / self.scale[index], self.target[index]
        a, b = (low - width) / WIDTH, (high - width) / WIDTH
        inside = 0.5 * (math.erf(b / 2 ** 0.5) - math.erf(a / 2 ** 0.5))
        if inside < 1e-6:
            return width + (a if a > 0 else b) * WIDTH
        return width + WIDTH * (math.exp(-a * a / 2) - math.exp(-b * b / 2)) / ((2 * math.pi) ** 0.5 * inside)

    def width(self, index, change):
        return float(self.base[index] + self.matrix[index] @ change)

    def held_out(self, group):
        """Each width from a fit that saw no text of its group, and no line that is a part of one."""
        result = [0.0] * len(self.widths)
        for name in sorted({group(row["text"]) for row in self.widths}):
            own = [row["text"] for row in self.widths if group(row["text"]) == name]
            used = np.array([not any(text in whole for whole in own) for text in self.texts])
            change = self.solve(used)
            for index, row in enumerate(self.widths):
                if group(row["text"]) == name:
                    result[index] = self.width(index, change)
        return result

    def pixels(self, index, width):
        """How many pixels wider than the picture a text of this width is."""
        scale = self.scale[index]
        return round(math.ceil(width * scale - 1e-6) - self.target[index] * scale)
