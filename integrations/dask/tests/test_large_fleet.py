"""10,080 pictures in 30 portions: what dividing them costs, and a fleet that loses most of its workers.

It takes some minutes of an idle machine; `Scripts/checks/check-fleet --large` runs it. Needs VITRINE, the program.
"""

import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import unittest

import test_fleet
from test_fleet import PROGRAM, Fleet, Run, same

PORTIONS = 30
WORKERS = 3
DEVICES = ["iphone-4s", "iphone-se", "iphone-7", "iphone-7-plus", "iphone-x", "iphone-xr", "iphone-xs-max",
           "iphone-12-mini", "iphone-12", "iphone-12-pro-max", "iphone-7-zoomed", "iphone-7-plus-zoomed",
           "iphone-xr-zoomed", "iphone-xs-max-zoomed"]
AXES = {
    "chrome": ["none"], "devices": DEVICES, "orientations": ["portrait", "landscape"],
    "textSizes": ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"],
    "locales": ["en", "de", "es", "ja", "ar", "th"],
    "wallpapers": ["photo", "dark", "light", "busy", "leaves"]}


def processor_seconds(commands):
    """What processes use that run one after another, each with its lines of input."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for command, lines in commands:
        subprocess.run([PROGRAM, *command, "--quiet", "--yes", "--jobs", "1"], input=lines, text=True,
                       stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class LargeFleetTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        cls.work = tempfile.mkdtemp(prefix="vitrine-large-fleet-", dir=memory)
        cls.config = cls.work + "/vitrine.json"
        with open(cls.work + "/label.json", "w") as file:
            json.dump({"app": "Label", "content": {"label": "Hello"}}, file)
        with open(cls.config, "w") as file:
            json.dump({"inputs": ["label.json"], "axes": AXES}, file)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.work)

    def test_portions_cost_little_more_than_a_batch(self):
        """Three workers that each take every third portion, and a batch, by turns."""
        ratios = []
        for _ in range(5):
            out = tempfile.mkdtemp(dir=self.work)
            batch = processor_seconds([(["batch", self.config, "--out", out + "/whole"], None)])
            portions = processor_seconds([
                (["work", self.config, "--out", out + "/parts"],
                 "".join(f"{index}/{PORTIONS}\n" for index in range(first, PORTIONS + 1, WORKERS)))
                for first in range(1, WORKERS + 1)])
            shutil.rmtree(out)
            ratios.append(portions / batch)
            print(f"batch {batch:.2f} s, {PORTIONS} portions {portions:.2f} s, "
                  f"{100 * (portions / batch - 1):+.1f} %", file=sys.stderr)
        self.assertLessEqual(statistics.median(ratios), 1.08)

    def test_a_fleet_that_loses_five_workers_draws_what_a_batch_draws(self):
        out = tempfile.mkdtemp(dir=self.work)
        subprocess.run([PROGRAM, "batch", self.config, "--out", out + "/whole", "--quiet", "--yes"],
                       check=True)
        other = test_fleet.other_build(out)
        slow = test_fleet.waiting_program(out + "/slow", 1)
        fleet = Fleet(out)
        self.addCleanup(fleet.close)
        for number in range(WORKERS):
            fleet.add(f"worker-{number}", slow)
        runs = [Run(fleet, f"{out}/{name}", "--parts", out + "/parts", "--portions", str(PORTIONS),
                    config=self.config) for name in ("one", "two")]
        self.assertTrue(runs[0].until("done"))
        fleet.add("other", other)
        for number in range(5):
            # The next one joins first, so that there are always some who draw.
            fleet.add(f"worker-{number + WORKERS}", slow)
            self.assertTrue(runs[0].until("joined", number + 1))
            fleet.kill(f"worker-{number}")
            self.assertTrue(runs[0].until("left", number + 1))
        for run, name in zip(runs, ("one", "two")):
            self.assertEqual(run.end(), 0, run.errors)
            self.assertTrue(same(f"{out}/whole", f"{out}/{name}"), name)
            self.assertEqual(run.names().count("left"), 5)
            self.assertEqual(run.names().count("unfit"), 1)
            self.assertEqual(run.names().count("joined"), 5)
        with open(next(pathlib.Path(out + "/parts").glob("*/workers.json"))) as file:
            portions = json.load(file)["portions"].values()
        self.assertEqual(len(portions), PORTIONS)
        self.assertNotIn("other", {record["name"] for record in portions})
        print(f"portions drawn by {sorted({record['name'] for record in portions})}; "
              f"lost: {runs[0].names().count('left')}", file=sys.stderr)


if __name__ == "__main__":
    unittest.main()
