"""Fits San Francisco's Text advances and tracking to the widths of real labels, repository by repository.

A label's frame says only that its width lies in the last pixel before it (a button's title: the last point). The fit
keeps the advances that it is given as its prior, moves each character, weight, size and system version by a ridge-shrunk
amount, and takes the expected width within each frame's pixel (truncated normal), so that frames that no text explains
lose their weight. Text from 20 points on is left as it is: labels of that size are too few to move letters by."""
import csv, math
import numpy as np

# How far the fit may move things, in thousandths of an em: one standard deviation.
SPREAD = {"character": 6.0, "weight": 5.0, "size": 1.5, "era": 1.5}
ROUNDS = 5
WEIGHTS = {"ultraLight": "light", "thin": "light", "heavy": "bold", "black": "bold"}


def era(tools):
    """The first system version that sets text as Xcode of these tools does; None for Helvetica Neue."""
    return None if tools < 8_000 else 9 if tools < 13_000 else 11 if tools < 20_500 else 16


class Label:
    def __init__(self, row):
        self.row = row
        self.text, self.size, self.width = row["text"], float(row["size"]), float(row["width"])
        self.weight = WEIGHTS.get(row["weight"], row["weight"])
        self.scale = 1.0 if row["kind"] == "button" else float(row["scale"])
        self.era = era(int(float(row["toolsVersion"])))
        self.repository = row.get("repository") or ""

    def interval(self, predicted):
        """The widths that give the frame; whole points may be those of a canvas at 1x."""
        if self.scale > 1 and self.width == round(self.width) and self.width - 1 < predicted < self.width - 1 / self.scale:
            return self.width - 1, self.width
        return self.width - 1 / self.scale, self.width

    def frame(self, predicted):
        return math.ceil(predicted * self.scale - 1e-6) / self.scale

    def error(self, predicted):
        if self.scale > 1 and self.width == round(self.width) and math.ceil(predicted - 1e-6) == self.width:
            return 0.0
        return self.frame(predicted) - self.width


def tracking_at(points, size):
    low = int(size)
    first, second = points[str(low)], points[str(min(19, low + 1))]
    return first + (second - first) * (size - low)


class Model:
    """The prior's widths of a list of labels, and what the labels ask to change."""

    def __init__(self, metrics, kerning, rows):
        points = metrics["trackingPerSize"]["perMilleEm"]
        self.labels, self.base = [], []
        for row in rows:
            label = Label(row)
            if row["tier"] not in "AC" or label.era is None or not 6 <= label.size < 20 or not label.text.strip():
                continue
            advances = metrics["weights"][label.weight]["text"]["advance"]
            if any(c not in advances for c in label.text):
                continue
            pairs = kerning[f"{label.weight}.text"]
            units = sum(advances[c] for c in label.text)
            units += sum(pairs.get(a + b, 0) for a, b in zip(label.text, label.text[1:]))
            width = label.size / 1000 * (units + len(label.text) * tracking_at(points, label.size))
            # A frame that is far from any text's width is stretched or stale.
            if abs(width - label.width) <= max(2.2, 0.03 * label.width):
                self.labels.append(label)
                self.base.append(width)
        self.base = np.array(self.base)
        self.keys = {}
        entries = [self.features(label) for label in self.labels]
        self.matrix = np.zeros((len(entries), len(self.keys)))
        for index, (label, entry) in enumerate(zip(self.labels, entries)):
            for column, count in entry:
                self.matrix[index, column] += count * label.size / 1000
        self.prior = np.array([1 / SPREAD[kind] ** 2 for kind, _ in self.keys])

    def features(self, label):
        count = len(label.text)
        names = [(("character", c), 1) for c in label.text]
        names += [(("weight", label.weight), count), (("era", label.era), count)]
        low = int(label.size)
        share = label.size - low
        names += [(("size", low), count * (1 - share))] + ([(("size", low + 1), count * share)] if share else [])
        return [(self.keys.setdefault(key, len(self.keys)), number) for key, number in names]

    def predicted(self, change):
        return self.base + self.matrix @ change

    def solve(self, indices):
        """The change that the labels at `indices` ask for."""
        change, spread = np.zeros(len(self.keys)), 0.25
        matrix = self.matrix[indices]
        for _ in range(ROUNDS):
            widths = self.predicted(change)
            targets, weights = [], []
            for index in indices:
                low, high = self.labels[index].interval(widths[index])
                a, b = (low - widths[index]) / spread, (high - widths[index]) / spread
                inside = 0.5 * (math.erf(b / 2**0.5) - math.erf(a / 2**0.5))
                if inside < 1e-6:
                    expected = (a if a > 0 else b) * spread
                else:
                    expected = spread * (math.exp(-a * a / 2) - math.exp(-b * b / 2)) / ((2 * math.pi) ** 0.5 * inside)
                miss = max(0.0, low - widths[index], widths[index] - high)
                targets.append(widths[index] + expected - self.base[index])
                weights.append(1 / spread**2 / (1 + (miss / 0.6) ** 2))
            weighted = matrix * np.array(weights)[:, None]
            change = np.linalg.solve(weighted.T @ matrix + np.diag(self.prior), weighted.T @ np.array(targets))
        return change

    def held_out(self):
        """Each label's width by the fit that saw neither its repository nor its text in a list without repositories."""
        widths = self.base.copy()
        for repository in sorted({label.repository for label in self.labels if label.repository}):
            own = [i for i, label in enumerate(self.labels) if label.repository == repository]
            texts = {self.labels[i].text for i in own}
            rest = [i for i, label in enumerate(self.labels)
                    if label.repository != repository and (label.repository or label.text not in texts)]
            widths[own] = self.predicted(self.solve(rest))[own]
        # A list without repositories is split by its texts.
        texts = sorted({label.text for label in self.labels if not label.repository})
        for fold in range(10):
            own = {text for index, text in enumerate(texts) if index % 10 == fold}
            out = [i for i, label in enumerate(self.labels) if not label.repository and label.text in own]
            rest = [i for i, label in enumerate(self.labels) if label.repository or label.text not in own]
            if out:
                widths[out] = self.predicted(self.solve(rest))[out]
        return widths


def apply(metrics, model, change):
    """The metrics with the change in them; tracking by era is returned beside them."""
    value = {key: float(change[column]) for key, column in model.keys.items()}
    for weight, families in metrics["weights"].items():
        if weight not in ("light", "regular", "medium", "semibold", "bold"):
            continue
        families["text"]["defaultDelta"] = round(families["text"]["defaultDelta"] + value.get(("weight", weight), 0), 1)
        for c in families["text"]["advance"]:
            moved = value.get(("character", c), 0) + value.get(("weight", weight), 0)
            families["text"]["advance"][c] = families["text"]["advance"][c] + moved
    points = metrics["trackingPerSize"]["perMilleEm"]
    for size in range(6, 20):
        points[str(size)] = round(points[str(size)] + value.get(("size", size), 0), 3)
    return [(first, round(value.get(("era", first), 0), 2)) for first in (9, 11, 16)]


def report(model, fitted, held):
    """Shares met to the pixel, within half a point and within one, in the fit and held out."""
    def line(name, chosen):
        if not chosen:
            return
        print(f"{name:34} {len(chosen):5}", end="")
        for widths in (model.base, fitted, held):
            errors = [abs(model.labels[i].error(widths[i])) for i in chosen]
            shares = [sum(e <= limit + 0.002 for e in errors) / len(errors) for limit in (0, 0.5, 1)]
            print("   " + " ".join(f"{share:6.1%}" for share in shares), end="")
        print()
    print(f"{'labels (exact, half, one point)':34} {'':5}   {'before':20}   {'fit':20}   held out")
    listed = lambda f: [i for i, label in enumerate(model.labels) if f(label)]
    line("regular, with repository", listed(lambda l: l.weight == "regular" and l.repository))
    line("regular, without", listed(lambda l: l.weight == "regular" and not l.repository))
    line("regular, iOS 16 and later", listed(lambda l: l.weight == "regular" and l.era == 16))
    line("other weights", listed(lambda l: l.weight != "regular"))
    line("all", listed(lambda l: True))


def read(path):
    return list(csv.DictReader(open(path, encoding="utf-8")))
