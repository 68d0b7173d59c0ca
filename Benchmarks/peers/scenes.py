"""Scenes as `Benchmarks describe` writes them, their fonts, and text shaped with HarfBuzz."""

import functools
import json
import pathlib

import numpy
import uharfbuzz
from PIL import Image, ImageFilter

FONTS = pathlib.Path(__file__).resolve().parents[2] / "Fonts"


def load(folder, kind):
    """The scenes of one kind, in order."""
    lines = (pathlib.Path(folder) / "scenes.json").read_text(encoding="utf-8").splitlines()
    scenes = [json.loads(line) for line in lines]
    return [scene for scene in scenes if scene["kind"] == kind]


def wallpaper(folder, scene):
    return Image.open(pathlib.Path(folder) / scene["wallpaper"]).convert("RGB")


def around(image, scene):
    """The rows of the wallpaper that a blur of the picture sees, and the first of them."""
    reach = int(3 * scene["sigma"]) + 1
    top = max(0, scene["y"] - reach)
    bottom = min(image.height, scene["y"] + scene["height"] + reach)
    return image.crop((0, top, image.width, bottom)), top


def blurred(image, scene):
    """What is behind the picture, blurred."""
    part, top = around(image, scene)
    soft = part.filter(ImageFilter.GaussianBlur(scene["sigma"]))
    x, y = scene["x"], scene["y"] - top
    return soft.crop((x, y, x + scene["width"], y + scene["height"]))


def card_material(soft):
    """Saturation 1.8 under white at 45 %."""
    colors = numpy.asarray(soft, dtype=numpy.float32)
    gray = colors @ numpy.array([0.2126, 0.7152, 0.0722], dtype=numpy.float32)
    vivid = numpy.clip(gray[..., None] * -0.8 + colors * 1.8, 0, 255)
    return Image.fromarray((vivid * 0.55 + 255 * 0.45 + 0.5).astype(numpy.uint8))


def dim_material(soft):
    """Under black at 15 %."""
    return soft.point(lambda value: int(value * 0.85 + 0.5))


def stems(item):
    """The fonts of a text, the first to ask first."""
    weight = "Bold" if item["bold"] else "Regular"
    inter = "InterDisplay" if item["display"] else "InterText"
    families = [inter, "NotoSansArabic", "NotoSansThai", "NotoSansCJK"]
    return [f"{family}-{weight}" for family in families]


@functools.cache
def path(stem):
    return str(next(FONTS.glob(f"{stem}.*")))


@functools.cache
def face(stem):
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path(stem))))
    return font, font.face.upem


@functools.cache
def font_of(character, names):
    """The first font that has a character; nil for spaces, which any has."""
    if character == " ":
        return None
    for name in names:
        if face(name)[0].get_nominal_glyph(ord(character)):
            return name
    return names[0]


def runs(item, language):
    """Pieces of a text in one font each, from left to right: (font, text, is right to left)."""
    names = tuple(stems(item))
    pieces = []
    for character in item["text"]:
        name = font_of(character, names) or (pieces[-1][0] if pieces else names[0])
        if pieces and pieces[-1][0] == name:
            pieces[-1][1] += character
        else:
            pieces.append([name, character])
    placed = [(name, text, name.startswith("NotoSansArabic")) for name, text in pieces]
    return placed[::-1] if language == "ar" else placed


def shaped(item, language):
    """Runs of glyphs: (font, [(glyph, x, y)]), in pixels from the text's left and baseline."""
    x = 0.0
    result = []
    for name, text, is_rtl in runs(item, language):
        font, units = face(name)
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if is_rtl else "ltr"
        uharfbuzz.shape(font, buffer)
        scale = item["size"] / units
        glyphs = []
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions):
            glyphs.append((info.codepoint, x + place.x_offset * scale, -place.y_offset * scale))
            x += place.x_advance * scale
        result.append((name, glyphs))
    return result
