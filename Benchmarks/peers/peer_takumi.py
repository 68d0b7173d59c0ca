"""The scenes in takumi, by takumi-py: boxes with styles of CSS at fixed places."""

import io

import scenes
import takumi_py

HAS_BLUR = True


def encoded(picture):
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def place(x, y, width, height):
    return {
        "position": "absolute", "left": f"{x}px", "top": f"{y}px", "width": f"{width}px",
        "height": f"{height}px",
    }


def css(color):
    red, green, blue, alpha = color
    return f"rgba({red}, {green}, {blue}, {alpha / 255:.4f})"


class Painter:
    def __init__(self, folder, scene, mode):
        fonts = [
            takumi_py.FontResource(path.read_bytes(), name=path.stem)
            for pattern in ("Inter*.ttf", "NotoSans*.?tf") for path in scenes.FONTS.glob(pattern)
        ]
        wall = scenes.wallpaper(folder, scene)
        self.is_cached = mode == "cached"
        if self.is_cached:
            soft = scenes.blurred(wall, scene)
            images = [
                ("card", encoded(scenes.card_material(soft))),
                ("dim", encoded(scenes.dim_material(soft))),
            ]
        else:
            part, self.top = scenes.around(wall, scene)
            self.wide, self.high = part.size
            images = [("wall", encoded(part))]
        self.renderer = takumi_py.Renderer(
            load_default_fonts=False, fonts=fonts, persistent_images=images)

    def backdrop(self, scene, name, x, y):
        """What is behind a box whose top left is at (x, y), as large as the picture."""
        width, height = scene["width"], scene["height"]
        if self.is_cached:
            return [{
                "type": "image", "src": name, "width": width, "height": height,
                "style": place(-x, -y, width, height),
            }]
        style = place(-x - scene["x"], -y - scene["y"] + self.top, self.wide, self.high)
        style["filter"] = f"blur({scene['sigma']}px)"
        tint = "rgba(255, 255, 255, 0.45)" if name == "card" else "rgba(0, 0, 0, 0.15)"
        if name == "card":
            style["filter"] += " saturate(1.8)"
        wall = {"type": "image", "src": "wall", "width": self.wide, "height": self.high}
        return [
            wall | {"style": style},
            {"type": "container", "children": [],
             "style": place(-x, -y, width, height) | {"backgroundColor": tint}},
        ]

    def png(self, scene):
        width, height = scene["width"], scene["height"]
        root = {"type": "container", "children": [], "style": {
            "position": "relative", "width": f"{width}px", "height": f"{height}px",
            "display": "flex"}}
        if scene["kind"] == "c":
            root["children"] += self.backdrop(scene, "dim", 0, 0)
        target, left, top = root, 0, 0
        for item in scene["items"]:
            kind = item["type"]
            if kind == "end":
                target, left, top = root, 0, 0
                continue
            if kind == "text":
                target["children"].append(self.text(item, left, top))
                continue
            x, y, wide, high = item["box"]
            style = place(x - left, y - top, wide, high) | {"borderRadius": f"{item['radius']}px"}
            box = {"type": "container", "children": [], "style": style}
            target["children"].append(box)
            if kind == "card":
                style["overflow"] = "hidden"
                box["children"] += self.backdrop(scene, "card", x, y)
                target, left, top = box, x, y
            elif kind == "fill":
                style["backgroundColor"] = css(item["color"])
            else:
                first, last = item["colors"]
                style["backgroundImage"] = f"linear-gradient({css(first)}, {css(last)})"
        return self.renderer.render_node(root, width=width, height=height, format="png")

    def text(self, item, left, top):
        size = item["size"]
        return {"type": "text", "text": item["text"], "style": {
            "position": "absolute", "left": f"{item['x'] - left}px",
            "top": f"{item['baseline'] - top - 0.965 * size}px", "lineHeight": f"{1.21 * size}px",
            "fontSize": f"{size}px", "color": css(item["color"]), "whiteSpace": "nowrap",
            "fontFamily": ", ".join(scenes.stems(item)),
        }}
