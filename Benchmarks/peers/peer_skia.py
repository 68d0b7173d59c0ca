"""The scenes in Skia, by skia-python."""

import functools

import numpy
import scenes
import skia

HAS_BLUR = True

# Saturation 1.8 under white at 45 %, and black at 15 %, as 4 × 5 matrices.
LUMA = [0.2126, 0.7152, 0.0722]
CARD = []
for row in range(3):
    CARD += [0.55 * (-0.8 * LUMA[column] + (1.8 if row == column else 0)) for column in range(3)]
    CARD += [0, 0.45]
CARD += [0, 0, 0, 1, 0]
DIM = [0.85, 0, 0, 0, 0, 0, 0.85, 0, 0, 0, 0, 0, 0.85, 0, 0, 0, 0, 0, 1, 0]


def image(picture):
    return skia.Image.fromarray(
        numpy.asarray(picture.convert("RGBA")), colorType=skia.kRGBA_8888_ColorType)


@functools.cache
def font(stem, size):
    made = skia.Font(skia.Typeface.MakeFromFile(scenes.path(stem)), size)
    made.setSubpixel(True)
    made.setHinting(skia.FontHinting.kNone)
    made.setEdging(skia.Font.Edging.kAntiAlias)
    return made


class Painter:
    def __init__(self, folder, scene, mode):
        wall = scenes.wallpaper(folder, scene)
        self.wall = image(wall)
        self.kept = None
        if mode == "cached":
            soft = scenes.blurred(wall, scene)
            self.kept = image(scenes.card_material(soft)), image(scenes.dim_material(soft))

    def backdrops(self, scene):
        """What is behind the cards and around them, and how each is colored."""
        if self.kept:
            return [(kept, None) for kept in self.kept]
        surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32(
            scene["width"], scene["height"], skia.kOpaque_AlphaType))
        canvas = surface.getCanvas()
        canvas.translate(-scene["x"], -scene["y"])
        bounds = skia.IRect.MakeWH(self.wall.width(), self.wall.height())
        blur = skia.ImageFilters.Blur(
            scene["sigma"], scene["sigma"], skia.TileMode.kClamp, None, bounds)
        canvas.drawImage(self.wall, 0, 0, skia.SamplingOptions(), skia.Paint(ImageFilter=blur))
        soft = surface.makeImageSnapshot()
        return [(soft, skia.ColorFilters.Matrix(matrix)) for matrix in (CARD, DIM)]

    def png(self, scene):
        is_screen = scene["kind"] == "c"
        alpha = skia.kOpaque_AlphaType if is_screen else skia.kPremul_AlphaType
        surface = skia.Surface.MakeRaster(
            skia.ImageInfo.MakeN32(scene["width"], scene["height"], alpha))
        canvas = surface.getCanvas()
        card, dim = self.backdrops(scene)
        if is_screen:
            canvas.drawImage(dim[0], 0, 0, skia.SamplingOptions(), skia.Paint(ColorFilter=dim[1]))
        for item in scene["items"]:
            kind = item["type"]
            if kind == "end":
                canvas.restore()
                continue
            if kind == "text":
                self.text(canvas, item, scene["language"])
                continue
            radius = item["radius"]
            shape = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(*item["box"]), radius, radius)
            if kind == "card":
                canvas.save()
                canvas.clipRRect(shape, True)
                canvas.drawImage(
                    card[0], 0, 0, skia.SamplingOptions(), skia.Paint(ColorFilter=card[1]))
                continue
            paint = skia.Paint(AntiAlias=True)
            if kind == "fill":
                red, green, blue, opacity = item["color"]
                paint.setColor(skia.Color(red, green, blue, opacity))
            else:
                x, y, _, height = item["box"]
                paint.setShader(skia.GradientShader.MakeLinear(
                    [skia.Point(x, y), skia.Point(x, y + height)],
                    [skia.Color(*color) for color in item["colors"]]))
            canvas.drawRRect(shape, paint)
        data = surface.makeImageSnapshot().encodeToData(skia.EncodedImageFormat.kPNG, 100)
        return bytes(data)

    def text(self, canvas, item, language):
        red, green, blue, opacity = item["color"]
        paint = skia.Paint(AntiAlias=True, Color=skia.Color(red, green, blue, opacity))
        builder = skia.TextBlobBuilder()
        for stem, glyphs in scenes.shaped(item, language):
            builder.allocRunPos(
                font(stem, item["size"]), [glyph for glyph, _, _ in glyphs],
                [skia.Point(x, y) for _, x, y in glyphs])
        canvas.drawTextBlob(builder.make(), item["x"], item["baseline"], paint)
