"""The scenes in Cairo, by pycairo, which has no blur."""

import atexit
import functools
import io
import math
import os
import pathlib
import shutil
import tempfile

import numpy
import scenes

HAS_BLUR = False


def name_fonts():
    """Makes fontconfig know each font of the package by its file's name, and no others."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    rules = [
        f'<match target="scan"><test name="file"><string>{path}</string></test>'
        f'<edit name="family" mode="assign"><string>{path.stem}</string></edit></match>'
        for path in scenes.FONTS.iterdir()
    ]
    config = pathlib.Path(folder) / "fonts.conf"
    config.write_text(
        f"<fontconfig><dir>{scenes.FONTS}</dir><cachedir>{folder}</cachedir>"
        f"{''.join(rules)}</fontconfig>", encoding="utf-8")
    os.environ["FONTCONFIG_FILE"] = str(config)


# Before Cairo reads the configuration.
name_fonts()
import cairo  # noqa: E402

OPTIONS = cairo.FontOptions()
OPTIONS.set_antialias(cairo.ANTIALIAS_GRAY)
OPTIONS.set_hint_style(cairo.HINT_STYLE_NONE)
OPTIONS.set_hint_metrics(cairo.HINT_METRICS_OFF)


@functools.cache
def font(stem, size):
    return cairo.ScaledFont(
        cairo.ToyFontFace(stem), cairo.Matrix(xx=size, yy=size), cairo.Matrix(), OPTIONS)


def surface(picture):
    pixels = numpy.asarray(picture.convert("RGBA"))[..., [2, 1, 0, 3]].copy()
    return cairo.ImageSurface.create_for_data(
        pixels, cairo.FORMAT_RGB24, picture.width, picture.height)


def outline(context, item):
    x, y, width, height = item["box"]
    radius = item["radius"]
    if radius == 0:
        context.rectangle(x, y, width, height)
        return
    context.new_sub_path()
    for quarter, (across, down) in enumerate([(1, 0), (1, 1), (0, 1), (0, 0)]):
        context.arc(
            x + radius + across * (width - 2 * radius), y + radius + down * (height - 2 * radius),
            radius, (quarter - 1) * math.pi / 2, quarter * math.pi / 2)
    context.close_path()


def components(color):
    return [part / 255 for part in color]


class Painter:
    def __init__(self, folder, scene, mode):
        soft = scenes.blurred(scenes.wallpaper(folder, scene), scene)
        self.card = surface(scenes.card_material(soft))
        self.dim = surface(scenes.dim_material(soft))

    def png(self, scene):
        is_screen = scene["kind"] == "c"
        target = cairo.ImageSurface(
            cairo.FORMAT_RGB24 if is_screen else cairo.FORMAT_ARGB32, scene["width"],
            scene["height"])
        context = cairo.Context(target)
        if is_screen:
            context.set_source_surface(self.dim)
            context.paint()
        for item in scene["items"]:
            kind = item["type"]
            if kind == "end":
                context.restore()
                continue
            if kind == "text":
                self.text(context, item, scene["language"])
                continue
            if kind == "card":
                context.save()
            outline(context, item)
            if kind == "card":
                context.clip()
                context.set_source_surface(self.card)
                context.paint()
                continue
            if kind == "fill":
                context.set_source_rgba(*components(item["color"]))
            else:
                _, y, _, height = item["box"]
                gradient = cairo.LinearGradient(0, y, 0, y + height)
                for place, color in enumerate(item["colors"]):
                    gradient.add_color_stop_rgba(place, *components(color))
                context.set_source(gradient)
            context.fill()
        file = io.BytesIO()
        target.write_to_png(file)
        return file.getvalue()

    def text(self, context, item, language):
        context.set_source_rgba(*components(item["color"]))
        for stem, glyphs in scenes.shaped(item, language):
            context.set_scaled_font(font(stem, item["size"]))
            context.show_glyphs([
                cairo.Glyph(glyph, item["x"] + x, item["baseline"] + y) for glyph, x, y in glyphs
            ])
