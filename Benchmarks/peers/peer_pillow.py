"""The scenes in Pillow."""

import functools
import io

import scenes
from PIL import Image, ImageDraw, ImageFont

HAS_BLUR = True


@functools.cache
def font(stem, size):
    return ImageFont.truetype(scenes.path(stem), size, layout_engine=ImageFont.Layout.RAQM)


@functools.cache
def mask(width, height, radius):
    """A rounded box, four times as large and made smaller: Pillow's own has stairs."""
    large = Image.new("L", (4 * width, 4 * height))
    ImageDraw.Draw(large).rounded_rectangle(
        (0, 0, 4 * width - 1, 4 * height - 1), 4 * radius, fill=255)
    return large.resize((width, height), Image.Resampling.BOX)


def whole(item):
    return [round(number) for number in item["box"]]


class Painter:
    def __init__(self, folder, scene, mode):
        self.wall = scenes.wallpaper(folder, scene)
        self.kept = self.backdrops(scene) if mode == "cached" else None

    def backdrops(self, scene):
        soft = scenes.blurred(self.wall, scene)
        dim = scenes.dim_material(soft) if scene["kind"] == "c" else None
        return scenes.card_material(soft), dim

    def png(self, scene):
        backdrop, dim = self.kept or self.backdrops(scene)
        picture = dim.copy() if dim else Image.new("RGBA", (scene["width"], scene["height"]))
        # The target is the picture, or the current card, which is composited when it ends.
        target, left, top, card = picture, 0, 0, None
        for item in scene["items"]:
            kind = item["type"]
            if kind == "card":
                left, top, width, height = whole(item)
                card = mask(width, height, item["radius"])
                target = backdrop.crop((left, top, left + width, top + height))
            elif kind == "end":
                picture.paste(target, (left, top), card)
                target, left, top = picture, 0, 0
            elif kind == "text":
                self.text(target, item, left, top, scene["language"])
            else:
                self.box(target, item, left, top)
        file = io.BytesIO()
        picture.save(file, "PNG")
        return file.getvalue()

    def box(self, target, item, left, top):
        x, y, width, height = whole(item)
        place = (x - left, y - top)
        shape = mask(width, height, item["radius"]) if item["radius"] else None
        if item["type"] == "fill":
            red, green, blue, opacity = item["color"]
            color = Image.new("RGB", (width, height), (red, green, blue))
            full = shape or Image.new("L", (width, height), 255)
            target.paste(color, place, full.point(lambda value: value * opacity // 255))
            return
        first, last = [
            Image.new("RGB", (width, height), tuple(color[:3])) for color in item["colors"]
        ]
        share = Image.linear_gradient("L").resize((width, height))
        target.paste(Image.composite(last, first, share), place, shape)

    def text(self, target, item, left, top, language):
        draw = ImageDraw.Draw(target, "RGBA")
        x, y = item["x"] - left, item["baseline"] - top
        for stem, text, is_rtl in scenes.runs(item, language):
            face = font(stem, item["size"])
            draw.text(
                (x, y), text, tuple(item["color"]), face, anchor="ls",
                direction="rtl" if is_rtl else "ltr")
            x += face.getlength(text)
