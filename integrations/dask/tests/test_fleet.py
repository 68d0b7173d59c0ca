"""A real scheduler, real workers and the real program: workers are killed, join late, or don't fit.

Needs VITRINE, the program, and the repository that this folder is in.
"""

import filecmp
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from distributed import LocalCluster

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = os.environ["VITRINE"]


def same(one, other):
    """Whether two folders hold the same files with the same bytes."""
    names = [sorted(str(path.relative_to(folder)) for path in pathlib.Path(folder).rglob("*")
                    if path.is_file()) for folder in (one, other)]
    return names[0] == names[1] and filecmp.cmpfiles(one, other, names[0], shallow=False)[0] == names[0]


def other_build(folder):
    """A program of the same version with another byte, one of the ELF header's that mean nothing."""
    os.makedirs(f"{folder}/other/bin")
    program = shutil.copy(PROGRAM, f"{folder}/other/bin/vitrine")
    with open(program, "r+b") as file:
        file.seek(15)
        file.write(b"\1")
    for name in ("Fonts", "Wallpapers"):
        os.symlink(REPOSITORY / name, f"{folder}/other/{name}")
    return program


def waiting_program(path, seconds, hold):
    """A program that waits before each portion, and as long as a file is there, so that there is time to
    take the portion away."""
    with open(path, "w") as file:
        file.write(f"#!/bin/sh\nif [ \"$1\" = work ]; then\n  while read -r line; do sleep {seconds}; "
                   f"while [ -e {hold} ]; do sleep 0.1; done; echo \"$line\"; done | exec {PROGRAM} \"$@\"\nfi\nexec {PROGRAM} \"$@\"\n")
    os.chmod(path, 0o755)
    return path


def stuck_program(path, started):
    """A program that takes a portion, makes a file, and never draws."""
    with open(path, "w") as file:
        file.write(f"#!/bin/sh\nif [ \"$1\" = work ]; then\n  {{ read -r line; touch {started}; "
                   f"exec cat > /dev/null; }} | {PROGRAM} \"$@\"\nfi\nexec {PROGRAM} \"$@\"\n")
    os.chmod(path, 0o755)
    return path


class Fleet:
    """A scheduler, and workers that are processes of their own."""

    def __init__(self, folder):
        self.folder = folder
        self.cluster = LocalCluster(n_workers=0, dashboard_address=None)
        self.address = self.cluster.scheduler_address
        self.workers = {}

    def add(self, name, program):
        """Starts a worker that uses a program, without a nanny: a kill ends it."""
        self.workers[name] = subprocess.Popen(
            [sys.executable, "-m", "dask", "worker", self.address, "--nthreads", "1", "--no-nanny",
             "--no-dashboard", "--name", name, "--preload", "vitrine_dask.preload",
             "--local-directory", self.folder],
            env={**os.environ, "VITRINE": program}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def kill(self, name):
        worker = self.workers.pop(name)
        worker.kill()
        worker.wait()

    def close(self):
        for name in list(self.workers):
            self.kill(name)
        self.cluster.close()


class WholeFleet:
    """A scheduler and workers with process groups of their own, so that all of them can be killed at once."""

    def __init__(self, folder, *programs):
        self.processes = []
        self.file = f"{folder}/scheduler-{time.time_ns()}.json"
        self.start("scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", self.file)
        while not os.path.exists(self.file) or not os.path.getsize(self.file):
            time.sleep(0.05)
        with open(self.file) as file:
            self.address = json.load(file)["address"]
        for number, program in enumerate(programs):
            self.start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard",
                       "--name", f"worker-{number}", "--preload", "vitrine_dask.preload",
                       "--local-directory", folder, program=program)

    def start(self, *words, program=PROGRAM):
        self.processes.append(subprocess.Popen(
            [sys.executable, "-m", "dask", *words], env={**os.environ, "VITRINE": program},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True))

    def close(self):
        """Kills every process with its children, whatever they are doing."""
        for process in self.processes:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
        self.processes = []


class Run:
    """vitrine-dask in a process of its own, with its events."""

    def __init__(self, fleet, out, *options, config, program=PROGRAM):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vitrine_dask", "run", config, "--scheduler", fleet.address,
             "--out", out, "--json", *options],
            env={**os.environ, "VITRINE": program}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True)
        self.events = []

    def until(self, event, count=1, worker=None):
        """Reads events until there were so many of a kind, of a worker if one is named; false where the run
        ended before."""
        while sum(known["event"] == event and worker in (None, known.get("worker"))
                  for known in self.events) < count:
            line = self.process.stdout.readline()
            if not line:
                return False
            self.events.append(json.loads(line))
        return True

    def end(self):
        for line in self.process.stdout:
            self.events.append(json.loads(line))
        self.errors = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(timeout=60)

    def names(self):
        return [event["event"] for event in self.events]


class FleetTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.work = tempfile.mkdtemp(prefix="vitrine-fleet-")
        cls.project(cls.work + "/here")
        cls.config = cls.work + "/here/vitrine.json"
        cls.hold = cls.work + "/hold"
        cls.slow = waiting_program(cls.work + "/slow", 0.7, cls.hold)
        cls.other = other_build(cls.work)
        cls.whole = cls.work + "/whole"
        subprocess.run([PROGRAM, "batch", cls.config, "--out", cls.whole, "--quiet"], check=True)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.work)

    @classmethod
    def project(cls, folder):
        os.makedirs(folder)
        for name in ("weather", "stocks"):
            shutil.copy(REPOSITORY / f"Examples/{name}.json", folder)
        shutil.copytree(REPOSITORY / "Examples/images", folder + "/images")
        with open(folder + "/vitrine.json", "w") as file:
            json.dump({"inputs": ["weather.json", "stocks.json"], "axes": {
                "devices": ["iphone-se", "iphone-7"], "modes": ["compact", "expanded"],
                "textSizes": ["xs", "s", "l"], "locales": ["en", "ar"]}}, file)

    def setUp(self):
        self.out = tempfile.mkdtemp(dir=self.work)
        self.fleet = Fleet(self.out)
        self.addCleanup(self.fleet.close)

    def run_of(self, name, *options, config=None):
        return Run(self.fleet, f"{self.out}/{name}", *options, config=config or self.config)

    def assertDrawn(self, run, name):
        self.assertEqual(run.end(), 0, run.errors)
        self.assertTrue(same(self.whole, f"{self.out}/{name}"))

    def test_workers_are_killed_and_one_joins_and_one_is_of_another_build(self):
        for number in (1, 2):
            self.fleet.add(f"first-{number}", self.slow)
        run = self.run_of("all", "--portions", "10")
        self.assertTrue(run.until("done"))
        # Rendering begins after all workers have started, however long that takes.
        pathlib.Path(self.hold).touch()
        self.fleet.add("other", self.other)
        self.fleet.kill("first-1")
        self.fleet.add("late", self.slow)
        self.assertTrue(run.until("joined", worker="late"))
        self.assertTrue(run.until("unfit"))
        self.fleet.kill("first-2")
        os.remove(self.hold)
        self.assertDrawn(run, "all")
        self.assertIn("left", run.names())
        unfit = [event for event in run.events if event["event"] == "unfit"]
        self.assertEqual([event["worker"] for event in unfit], ["other"])
        with open(next(pathlib.Path(f"{self.out}/all.parts").glob("*/workers.json"))) as file:
            provenance = json.load(file)
        self.assertEqual(len(provenance["portions"]), 10)
        drawn_by = {record["name"] for record in provenance["portions"].values()}
        self.assertIn("late", drawn_by)
        self.assertNotIn("other", drawn_by)

    def test_two_drivers_share_the_work_and_what_was_drawn_before_a_stop_is_kept(self):
        self.fleet.add("one", self.slow)
        runs = [self.run_of(name, "--parts", f"{self.out}/parts", "--portions", "6")
                for name in ("a", "b")]
        for run, name in zip(runs, "ab"):
            self.assertDrawn(run, name)
        folder = next(pathlib.Path(f"{self.out}/parts").glob("*"))
        self.assertEqual(len(list(folder.glob("*-of-6"))), 6)
        for portion in ("2-of-6", "5-of-6"):
            shutil.rmtree(folder / portion)
        again = self.run_of("c", "--parts", f"{self.out}/parts")
        self.assertDrawn(again, "c")
        self.assertEqual(
            sorted(event["portion"] for event in again.events if event["event"] == "done"),
            ["2/6", "5/6"])

    def test_after_all_of_it_is_killed_only_what_is_missing_is_drawn(self):
        fleet = WholeFleet(self.out, self.slow, self.slow)
        self.addCleanup(fleet.close)
        run = Run(fleet, f"{self.out}/all", "--portions", "8", config=self.config)
        self.assertTrue(run.until("done", 3))
        run.process.kill()
        fleet.close()
        run.end()
        folder = next(pathlib.Path(f"{self.out}/all.parts").glob("*"))
        before = {path.name: path.stat().st_ino for path in folder.glob("*-of-8")}
        self.assertGreaterEqual(len(before), 3)
        self.assertLess(len(before), 8)
        self.assertFalse(os.path.exists(f"{self.out}/all/batch.json"))
        again = WholeFleet(self.out, PROGRAM)
        self.addCleanup(again.close)
        rest = Run(again, f"{self.out}/all", config=self.config)
        self.assertDrawn(rest, "all")
        drawn = {event["portion"].replace("/", "-of-") for event in rest.events if event["event"] == "done"}
        every = {path.name: path.stat().st_ino for path in folder.glob("*-of-8")}
        self.assertEqual(drawn, every.keys() - before.keys())
        self.assertEqual({name: every[name] for name in before}, before)

    def test_the_portions_that_a_stopped_worker_holds_are_stragglers_that_another_draws(self):
        started = f"{self.out}/started"
        self.fleet.add("stopped", stuck_program(f"{self.out}/stuck", started))
        run = self.run_of("all", "--portions", "6")
        while not os.path.exists(started):
            self.assertIsNone(run.process.poll())
            time.sleep(0.05)
        # All six portions are the worker's by now, and a stopped worker gives none of them away.
        self.fleet.workers["stopped"].send_signal(signal.SIGSTOP)
        self.fleet.add("other", PROGRAM)
        self.assertDrawn(run, "all")
        self.assertIn("straggler", run.names())

    def test_workers_without_a_shared_folder_send_their_pictures(self):
        self.fleet.add("one", PROGRAM)
        self.assertDrawn(self.run_of("all", "--send", "--portions", "3"), "all")

    def test_a_worker_with_other_files_refuses_and_nobody_fits(self):
        # The worker's files differ from the driver's.
        liar = f"{self.work}/liar-{time.time_ns()}"
        self.project(liar + "-files")
        with open(liar + "-files/weather.json", "a") as file:
            file.write("\n")
        with open(liar, "w") as file:
            file.write(f"#!/bin/sh\nif [ \"$1\" = work ]; then shift 2; "
                       f"exec {PROGRAM} work {liar}-files/vitrine.json \"$@\"; fi\n"
                       f"exec {PROGRAM} \"$@\"\n")
        os.chmod(liar, 0o755)
        self.fleet.add("liar", liar)
        self.fleet.add("other", self.other)
        run = self.run_of("all", "--wait", "3", "--portions", "2")
        self.assertEqual(run.end(), 78, run.errors)
        self.assertIn("refused", run.names())
        self.assertIn("no worker fits", run.errors)
        self.assertFalse(os.path.exists(f"{self.out}/all"))


if __name__ == "__main__":
    unittest.main()
