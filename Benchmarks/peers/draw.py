"""Makes the pictures of one scene with one program and prints what they take, as JSON.

usage: draw.py PEER KIND MODE FOLDER [--write FILE.png]
"""

import importlib
import json
import statistics
import sys
import time

import scenes

# Not counted: caches of fonts and glyphs fill up.
WARMING = 4


def main():
    peer, kind, mode, folder = sys.argv[1:5]
    module = importlib.import_module(f"peer_{peer}")
    described = scenes.load(folder, kind)
    if mode == "blur" and not module.HAS_BLUR:
        print(json.dumps(None))
        return
    painter = module.Painter(folder, described[0], mode)
    if sys.argv[5:6] == ["--write"]:
        with open(sys.argv[6], "wb") as file:
            file.write(painter.png(described[0]))
        return
    times, sizes = [], []
    for number, scene in enumerate(described[:WARMING] + described):
        start = time.process_time()
        png = painter.png(scene)
        taken = time.process_time() - start
        if number >= WARMING:
            times.append(1000 * taken)
            sizes.append(len(png))
    print(json.dumps({"median": statistics.median(times), "bytes": statistics.median(sizes)}))


main()
