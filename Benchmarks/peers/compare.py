"""Makes scenes with our program and with others, by turns, and prints what the others take.

usage: compare.py BENCHMARKS [scene-KIND/MODE…] [--rounds COUNT] [--wallpapers FOLDER]

BENCHMARKS is the program that `swift build --package-path Benchmarks` makes.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

PEERS = ["skia", "cairo", "pillow", "takumi"]
HERE = pathlib.Path(__file__).resolve().parent


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"error: {' '.join(map(str, command))} ended with {done.returncode}")
    return json.loads(done.stdout) if done.stdout.strip() else None


def round_of(program, name, folder):
    """What each takes for a scene now: {peer: {median, bytes}}, ours by the name 'vitrine'."""
    kind, mode = name.removeprefix("scene-").split("/")
    figures = {"vitrine": run([program, "run", name, "--json", "--wallpapers", folder])}
    for peer in PEERS:
        figures[peer] = run([sys.executable, HERE / "draw.py", peer, kind, mode, folder])
    return figures


def spread(values, digits):
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def report(name, rounds):
    print(f"{name}, {len(rounds)} rounds")
    for peer in ["vitrine", *PEERS]:
        figures = [figures[peer] for figures in rounds]
        if None in figures:
            print(f"  {peer:8} has no blur")
            continue
        times = [figure["median"] for figure in figures]
        line = f"  {peer:8} {spread(times, 2):>28} ms"
        if peer != "vitrine":
            ratios = [time / other["vitrine"]["median"] for time, other in zip(times, rounds)]
            line += f"   {spread(ratios, 1):>22} times ours"
        kilobytes = statistics.median(figure["bytes"] for figure in figures) / 1000
        print(f"{line}, {kilobytes:.0f} KB")
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("scenes", nargs="*")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--wallpapers")
    options = parser.parse_args()
    names = options.scenes or [
        f"scene-{kind}/{mode}" for kind in ("a2", "a3", "b", "c") for mode in ("blur", "cached")
    ]
    with tempfile.TemporaryDirectory() as folder:
        described = [options.program, "describe", folder]
        if options.wallpapers:
            described += ["--wallpapers", options.wallpapers]
        run(described)
        # The outer loop is over rounds, so that a change on the machine affects every scene.
        rounds = {name: [] for name in names}
        for number in range(options.rounds):
            for name in names:
                rounds[name].append(round_of(options.program, name, folder))
            print(f"round {number + 1} of {options.rounds} done", file=sys.stderr)
        for name in names:
            report(name, rounds[name])


main()
