#!/usr/bin/env python3
"""Makes the bundled wallpapers and the examples' icons: fields of color and leaves, no photographs.

    make-wallpapers.py          (writes Wallpapers/*.png and Examples/images/*.png)
    make-wallpapers.py leaves   (that wallpaper alone)

Standard library only. The pictures are checked in, so nothing depends on this running again."""
import math, os, random, struct, sys, zlib

root = os.path.join(os.path.dirname(__file__), "..")


def write(path, width, height, pixel):
    rows = bytearray()
    previous = bytes(width * 3)
    for y in range(height):
        row = bytearray()
        for x in range(width):
            r, g, b = pixel(x, y)
            row += bytes((max(0, min(255, int(r + 0.5))), max(0, min(255, int(g + 0.5))), max(0, min(255, int(b + 0.5)))))
        rows.append(2)
        rows += bytes((a - b) & 255 for a, b in zip(row, previous))
        previous = bytes(row)
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    data += chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, "wb").write(data)


def mix(a, b, t):
    return tuple(p + (q - p) * t for p, q in zip(a, b))


def smooth(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def noise(seed):
    rng = random.Random(seed)
    grid = [[rng.random() for _ in range(64)] for _ in range(64)]
    def value(x, y):
        i, j = int(math.floor(x)), int(math.floor(y))
        u, v = smooth(x - i), smooth(y - j)
        g = lambda a, b: grid[b % 64][a % 64]
        return (g(i, j) * (1 - u) + g(i + 1, j) * u) * (1 - v) + (g(i, j + 1) * (1 - u) + g(i + 1, j + 1) * u) * v
    return value


W, H = 414, 896


def light(x, y):
    t = y / H
    base = mix((238, 242, 250), (250, 228, 216), smooth(t))
    glow = math.exp(-((x / W - 0.8) ** 2 + (t - 0.2) ** 2) * 6)
    return mix(base, (178, 214, 244), glow * 0.7)


def dark(x, y):
    t = y / H
    base = mix((14, 18, 38), (40, 22, 58), smooth(t))
    glow = math.exp(-((x / W - 0.2) ** 2 * 5 + (t - 0.75) ** 2 * 9))
    return mix(base, (26, 92, 120), glow * 0.8)


def busy():
    rng = random.Random(7)
    discs = [(rng.random() * W, rng.random() * H, 20 + rng.random() * 70,
              tuple(60 + rng.random() * 195 for _ in range(3))) for _ in range(90)]
    def pixel(x, y):
        colour = (244, 208, 120)
        for cx, cy, r, c in discs:
            d = math.hypot(x - cx, y - cy)
            if d < r:
                colour = mix(c, colour, smooth((d - r + 1.5) / 1.5) if d > r - 1.5 else 0)
        return colour
    return pixel


def photo():
    n1, n2, n3 = noise(1), noise(2), noise(3)
    def ridge(x, k, seed):
        return sum(n1(x / W * f * k + seed, seed) / f for f in (1, 2, 4, 8, 16)) / 1.94
    layers = [(0.50, 0.16, (126, 150, 190), 2.2), (0.60, 0.18, (84, 112, 160), 3.1),
              (0.71, 0.17, (44, 74, 116), 4.2), (0.82, 0.15, (20, 40, 66), 5.7)]
    heights = [[H * (top - (ridge(x, k, i * 9.3) - 0.5) * 2 * size) for x in range(W)]
               for i, (top, size, _, k) in enumerate(layers)]
    def pixel(x, y):
        t = y / H
        sky = mix((46, 92, 158), (252, 196, 150), smooth(t * 1.75))
        sun = math.exp(-(((x - W * 0.68) / W) ** 2 * 14 + ((y - H * 0.40) / H) ** 2 * 60))
        colour = mix(sky, (255, 236, 190), sun)
        cloud = smooth((n2(x / 90 + n3(x / 40, y / 30), y / 34) - 0.55) * 3)
        colour = mix(colour, (255, 226, 208), cloud * 0.4 * max(0.0, 1 - abs(t - 0.3) * 3))
        for line, (_, _, c, _) in zip(heights, layers):
            edge = line[x]
            if y > edge - 1:
                haze = mix(c, (236, 190, 160), 0.35 * math.exp(-(y - edge) / 60))
                colour = mix(colour, haze, min(1.0, y - edge + 1))
        return colour
    return pixel


def leaves(scale=2):
    """Leaves over one another, with edges and veins as sharp as a pixel: what blur takes away shows
    at once beside what it leaves."""
    width, height = W * scale, H * scale
    rows = [[(18, 38, 24)] * width for _ in range(height)]
    rng = random.Random(11)
    greens = [(34, 74, 38), (52, 104, 44), (82, 138, 48), (128, 172, 58), (176, 196, 82), (214, 186, 74)]
    for number in range(150):
        depth = number / 149
        cx, cy = rng.random() * width, rng.random() * height
        length, turn = (90 + rng.random() * 150) * scale / 2 * (0.8 + depth * 0.5), rng.random() * math.tau
        breadth = length * (0.3 + rng.random() * 0.16)
        base = mix(greens[rng.randrange(6)], (10, 26, 20), 0.55 * (1 - depth))
        cosine, sine = math.cos(turn), math.sin(turn)
        reach = int(length) + 2
        for y in range(max(0, int(cy) - reach), min(height, int(cy) + reach)):
            row = rows[y]
            for x in range(max(0, int(cx) - reach), min(width, int(cx) + reach)):
                dx, dy = x + 0.5 - cx, y + 0.5 - cy
                along = (dx * cosine + dy * sine) / length
                if not -1 < along < 1:
                    continue
                across = dy * cosine - dx * sine
                edge = breadth * (1 - along * along) * (1 - 0.25 * along) - abs(across)
                if edge <= 0:
                    continue
                side = 0.13 if across > 0 else -0.06
                colour = mix(base, (255, 255, 214) if side > 0 else (0, 0, 0), abs(side) + 0.08 * along)
                vein = min(abs(across), abs((along * length - abs(across) * 0.9) % (length / 5) - length / 10)) - 0.6 * scale
                colour = mix(colour, (232, 238, 178), 0.45 * max(0.0, min(1.0, 1 - vein)))
                row[x] = mix(row[x], colour, min(1.0, edge))
    return width, height, lambda x, y: rows[y][x]


def write_leaves():
    width, height, pixel = leaves()
    write(os.path.join(root, "Wallpapers/leaves.png"), width, height, pixel)


if sys.argv[1:] == ["leaves"]:
    write_leaves()
    sys.exit()
write_leaves()
write(os.path.join(root, "Wallpapers/light.png"), W, H, light)
write(os.path.join(root, "Wallpapers/dark.png"), W, H, dark)
write(os.path.join(root, "Wallpapers/busy.png"), W, H, busy())
write(os.path.join(root, "Wallpapers/photo.png"), W, H, photo())


def icon(name, top, bottom, inside):
    def pixel(x, y):
        hits = sum(inside((x + (i + 0.5) / 4) / 120, (y + (j + 0.5) / 4) / 120) for i in range(4) for j in range(4)) / 16
        return mix(mix(top, bottom, y / 120), (255, 255, 255), hits)
    write(os.path.join(root, f"Examples/images/{name}.png"), 120, 120, pixel)


def disc(x, y, cx, cy, r):
    return (x - cx) ** 2 + (y - cy) ** 2 < r * r


def box(x, y, a, b, c, d):
    return a < x < c and b < y < d


icon("monkey", (196, 132, 74), (120, 70, 34), lambda x, y: disc(x, y, .5, .58, .25) or disc(x, y, .22, .42, .1) or disc(x, y, .78, .42, .1))
icon("weather", (74, 168, 246), (24, 98, 214), lambda x, y: disc(x, y, .38, .58, .15) or disc(x, y, .55, .5, .2) or disc(x, y, .7, .6, .13) or box(x, y, .38, .58, .7, .73))
icon("calendar", (252, 92, 84), (226, 42, 60), lambda x, y: box(x, y, .22, .4, .78, .78) or box(x, y, .3, .24, .36, .36) or box(x, y, .64, .24, .7, .36))
icon("news", (250, 86, 120), (226, 30, 74), lambda x, y: any(box(x, y, .22, t, .78, t + .09) for t in (.26, .43, .60)) or box(x, y, .22, .74, .55, .8))
icon("stocks", (52, 58, 70), (18, 20, 28), lambda x, y: box(x, y, .22, .55, .32, .78) or box(x, y, .4, .4, .5, .78) or box(x, y, .58, .48, .68, .78) or box(x, y, .74, .26, .82, .78))
icon("reminders", (255, 170, 60), (246, 120, 20), lambda x, y: any(disc(x, y, .26, t, .06) or box(x, y, .38, t - .035, .8, t + .035) for t in (.3, .5, .7)))
icon("launcher", (104, 92, 230), (62, 44, 170), lambda x, y: any(box(x, y, a, b, a + .2, b + .2) for a in (.25, .55) for b in (.25, .55)))
for name, top, bottom, shape in [
    ("call", (96, 222, 110), (36, 180, 70), lambda x, y: box(x, y, .36, .2, .64, .8) and not box(x, y, .4, .28, .6, .66)),
    ("mail", (80, 176, 252), (22, 104, 232), lambda x, y: box(x, y, .2, .32, .8, .68) and abs(y - .34 - (.5 - abs(x - .5)) * .55) > .025),
    ("camera", (150, 154, 164), (92, 96, 108), lambda x, y: (box(x, y, .2, .34, .8, .74) or box(x, y, .4, .26, .6, .36)) and not (disc(x, y, .5, .54, .15) and not disc(x, y, .5, .54, .1))),
    ("maps", (112, 206, 150), (40, 150, 110), lambda x, y: (disc(x, y, .5, .42, .18) or (abs(x - .5) < (.8 - y) * .42 and .45 < y < .8)) and not disc(x, y, .5, .42, .07)),
]:
    icon(name, top, bottom, shape)
