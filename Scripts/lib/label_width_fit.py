"""Fits San Francisco's advances, kerning and tracking to the widths of real labels, repository by repository.

A label's frame says only that its width lies in the last pixel before it (a button's title: the last point). The fit
keeps the metrics that it is given as its prior, moves each of them by a ridge-shrunk amount, and takes the expected width
within each frame's pixel (truncated normal), so that frames that no text explains lose their weight. Text below 20 points
and Display from there on are fitted one after the other: Display's labels are too few to know every letter by
themselves, so its prior leans on the fitted Text."""
import csv, math
import numpy as np

ROUNDS = 6
WEIGHTS = {"ultraLight": "light", "thin": "light", "heavy": "bold", "black": "bold"}
# The versions of the system from which on text is set otherwise than before, by the tools of Interface Builder. Where
# they lie was chosen by the figures held out.
ERAS = [(9, 8_000), (11, 13_000), (14, 17_000), (16, 20_500)]


def era(tools):
    """The first system version that sets text as Xcode of these tools does; None for Helvetica Neue."""
    return next((first for first, since in reversed(ERAS) if tools >= since), None)


def kind(character):
    """What letters have in common in Display: capitals, small letters, digits, others."""
    return ("digit" if character.isdigit() else "upper" if character.isupper()
            else "lower" if character.islower() else "other")


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

    def pairs(self):
        return [a + b for a, b in zip(self.text, self.text[1:])]


class Model:
    """The prior's widths of a list of labels, and what the labels ask to change."""

    # How far the fit may move things, in thousandths of an em: one standard deviation by the kind of feature.
    spread = {}
    # How many points an explained frame may be off, and how far a frame may be from the prior's width to count.
    noise, outlier = 0.25, 0.6
    reach = (2.2, 0.03)

    def __init__(self, rows):
        self.labels, self.base, self.keys = [], [], {}
        entries = []
        for row in rows:
            label = Label(row)
            if row["tier"] not in "AC" or label.era is None or not label.text.strip() or not self.admits(label):
                continue
            width = label.size / 1000 * self.units(label)
            # A frame that is far from any text's width is stretched or stale.
            if abs(width - label.width) <= max(self.reach[0], self.reach[1] * label.width):
                self.labels.append(label)
                self.base.append(width)
                entries.append([(self.keys.setdefault(key, len(self.keys)), count) for key, count in self.features(label)])
        self.base = np.array(self.base)
        self.matrix = np.zeros((len(entries), len(self.keys)))
        for index, (label, entry) in enumerate(zip(self.labels, entries)):
            for column, count in entry:
                self.matrix[index, column] += count * label.size / 1000
        self.prior = np.array([1 / self.spread[kind] ** 2 for kind, _ in self.keys])

    def predicted(self, change):
        return self.base + self.matrix @ change

    def solve(self, indices):
        """The change that the labels at `indices` ask for."""
        change, spread = np.zeros(len(self.keys)), self.noise
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
                weights.append(1 / spread**2 / (1 + (miss / self.outlier) ** 2))
            weighted = matrix * np.array(weights)[:, None]
            change = np.linalg.solve(weighted.T @ matrix + np.diag(self.prior), weighted.T @ np.array(targets))
        return change

    def changes(self):
        """What all labels ask for, by feature; 0 for features that no label has."""
        change = self.solve(list(range(len(self.labels))))
        self.fitted = self.predicted(change)
        return lambda *key: float(change[self.keys[key]]) if key in self.keys else 0.0

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


class TextModel(Model):
    """Text below 20 points: characters, pairs, weights, and tracking by size and version of the system."""

    spread = {"character": 6.0, "pair": 6.0, "weight": 5.0, "era": 1.5, "size": 1.5, "eraSize": 2.0}
    sizes = range(6, 20)

    def __init__(self, metrics, kerning, rows):
        self.metrics, self.kerning = metrics, kerning
        self.tracking = metrics["trackingPerSize"]["perMilleEm"]
        super().__init__(rows)

    def admits(self, label):
        known = self.metrics["weights"][label.weight]["text"]["advance"]
        return 6 <= label.size < 20 and all(c in known for c in label.text)

    def near(self, size):
        """The whole sizes on either side, as many as there are, with their shares."""
        low = int(size)
        return [(low, 1 - (size - low))] + ([(low + 1, size - low)] if size > low and low < 19 else [])

    def units(self, label):
        advances = self.metrics["weights"][label.weight]["text"]["advance"]
        pairs = self.kerning[f"{label.weight}.text"]
        tracking = sum(share * self.tracking[str(size)] for size, share in self.near(label.size))
        return (sum(advances[c] for c in label.text) + sum(pairs.get(pair, 0) for pair in label.pairs())
                + len(label.text) * tracking)

    def features(self, label):
        count = len(label.text)
        names = [(("character", c), 1) for c in label.text] + [(("pair", pair), 1) for pair in label.pairs()]
        names += [(("weight", label.weight), count), (("era", label.era), count)]
        for size, share in self.near(label.size):
            names += [(("size", size), count * share), (("eraSize", (label.era, size)), count * share)]
        return names

    def apply(self, metrics, kerning):
        """Changes the metrics, and returns the tracking of each size by the system's version."""
        value = self.changes()
        for weight in ("light", "regular", "medium", "semibold", "bold"):
            text = metrics["weights"][weight]["text"]
            text["defaultDelta"] = round(text["defaultDelta"] + value("weight", weight), 1)
            for c in text["advance"]:
                text["advance"][c] += value("character", c) + value("weight", weight)
            pairs = kerning[f"{weight}.text"]
            for pair in {pair for kind, pair in self.keys if kind == "pair"}:
                change = round(value("pair", pair), 1)
                # An entry that moves a label by less than a hundredth of a point isn't worth its
                # space.
                if abs(change) >= 1 and all(" " <= c <= "~" for c in pair):
                    pairs[pair] = pairs.get(pair, 0) + change
        return [(first, [self.tracking[str(size)] + value("era", first) + value("size", size) + value("eraSize", (first, size))
                         for size in self.sizes]) for first, _ in ERAS]


class DisplayModel(Model):
    """Display from 20 points on: an average of its own prior and of Text, moved by kinds of letters, characters, and
    tracking at a few sizes by version of the system."""

    spread = {"character": 6.0, "kind": 10.0, "weightKind": 5.0, "size": 2.0}
    noise, outlier = 0.35, 1.0
    reach = (2.5, 0.04)
    # Tracking is straight between these sizes.
    sizes = [20, 24, 30, 48, 80]
    # The share of Text in the prior, and the additional spacing of its letters.
    text_share, text_spacing = 0.35, 37.0

    def __init__(self, metrics, kerning, rows):
        self.advances, self.pairs = {}, {}
        for weight in ("light", "regular", "medium", "semibold", "bold"):
            text, display = (metrics["weights"][weight][cut]["advance"] for cut in ("text", "display"))
            self.advances[weight] = {c: self.mixed(text[c] - self.text_spacing, display[c]) for c in display if c in text}
            texts, displays = (kerning[f"{weight}.{cut}"] for cut in ("text", "display"))
            self.pairs[weight] = {pair: self.mixed(texts.get(pair, 0), displays.get(pair, 0)) for pair in {**texts, **displays}}
        points = metrics["trackingPerSize"]["perMilleEm"]
        early = [points.get(str(size), 0.0) for size in self.sizes]
        # From iOS 11 on Display isn't tracked but for a little where it begins.
        self.tracking = {first: early if first < 11 else [5.0, 0.0, 0.0, 0.0, 0.0] for first, _ in ERAS}
        super().__init__([row for row in rows if row["weight"] not in WEIGHTS])

    def mixed(self, text, display):
        return self.text_share * text + (1 - self.text_share) * display

    def admits(self, label):
        return label.size >= 20 and all(c in self.advances[label.weight] for c in label.text)

    def near(self, size):
        """The indices of the sizes on either side, with their shares."""
        size = min(size, self.sizes[-1])
        upper = next(i for i, other in enumerate(self.sizes) if i and size <= other)
        share = (size - self.sizes[upper - 1]) / (self.sizes[upper] - self.sizes[upper - 1])
        return [(upper - 1, 1 - share), (upper, share)]

    def units(self, label):
        advances, pairs = self.advances[label.weight], self.pairs[label.weight]
        tracking = sum(share * self.tracking[label.era][index] for index, share in self.near(label.size))
        return (sum(advances[c] for c in label.text) + sum(pairs.get(pair, 0) for pair in label.pairs())
                + len(label.text) * tracking)

    @staticmethod
    def era(first):
        """Of later systems there are too few labels to tell iOS 16 from iOS 14."""
        return min(first, 14)

    def features(self, label):
        count = len(label.text)
        names = [(("character", c), 1) for c in label.text] + [(("kind", kind(c)), 1) for c in label.text]
        names += [(("weightKind", (label.weight, kind(c))), 1) for c in label.text]
        return names + [(("size", (self.era(label.era), index)), count * share) for index, share in self.near(label.size)]

    def apply(self, metrics, kerning):
        """Changes the metrics, and returns the tracking at each of the sizes by the system's version."""
        value = self.changes()
        for weight, advances in self.advances.items():
            moved = lambda c: value("kind", kind(c)) + value("weightKind", (weight, kind(c)))
            text, display = (metrics["weights"][weight][cut] for cut in ("text", "display"))
            display["defaultDelta"] = round(
                self.mixed(text["defaultDelta"] - self.text_spacing, display["defaultDelta"]) + moved(" "), 1)
            display["advance"].update({c: advances[c] + moved(c) + value("character", c) for c in advances})
            kerning[f"{weight}.display"] = {pair: round(change, 1) for pair, change in self.pairs[weight].items()
                                            if abs(change) >= 1}
        return [(first, [prior + value("size", (first, index)) for index, prior in enumerate(self.tracking[first])])
                for first, _ in ERAS if self.era(first) == first]


def report(model, held, groups):
    """Shares met to the pixel, within half a point and within one, before, in the fit and held out."""
    print(f"{'labels (exact, half, one point)':34} {'':5}   {'before':20}   {'fit':20}   held out")
    for name, chooses in groups:
        chosen = [i for i, label in enumerate(model.labels) if chooses(label)]
        if not chosen:
            continue
        print(f"{name:34} {len(chosen):5}", end="")
        for widths in (model.base, model.fitted, held):
            errors = [abs(model.labels[i].error(widths[i])) for i in chosen]
            shares = [sum(e <= limit + 0.002 for e in errors) / len(errors) for limit in (0, 0.5, 1)]
            print("   " + " ".join(f"{share:6.1%}" for share in shares), end="")
        print()


GROUPS = [
    ("regular, with repository", lambda label: label.weight == "regular" and label.repository),
    ("regular, without", lambda label: label.weight == "regular" and not label.repository),
    ("regular, iOS 16 and later", lambda label: label.weight == "regular" and label.era == 16),
    ("other weights", lambda label: label.weight != "regular"),
    ("all with repository", lambda label: label.repository),
    ("all", lambda label: True),
]


def read(path):
    return list(csv.DictReader(open(path, encoding="utf-8")))
