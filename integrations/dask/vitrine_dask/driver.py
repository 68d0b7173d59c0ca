"""Has a plan drawn by the workers of a scheduler, and joins the portions.

The unit of work is a portion, which a worker draws and publishes as a whole folder or not at all. So
nothing that happens to a worker, a driver or the scheduler leaves half of anything: whatever is missing
is drawn again, whatever is there is kept, and several drivers may share one folder of portions.

A worker takes part if its label, the digests of its program and fonts, is that of the plan. A portion
that is lost goes to another worker, and one that takes far longer than expected goes to a second one,
too: whichever is published first counts, since both have the same bytes.
"""

import io
import json
import os
import queue
import shutil
import statistics
import tarfile
import tempfile
import time

from distributed import KilledWorker
from distributed.client import FutureCancelledError

from vitrine_dask import program
from vitrine_dask.worker import draw

# A portion that fails in a passing way, or takes its worker with it, is tried so often.
ATTEMPTS = 12
# A portion is a straggler when another worker has had nothing to do for so many times as long as the others
# make one expect it to take, but not sooner than after so many seconds.
STRAGGLER_FACTOR = 3
STRAGGLER_SECONDS = 10


class Failure(Exception):
    """Why a run ended without its pictures; with an exit code."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Driver:
    """One run: a plan, a scheduler, and a folder of portions that other runs may use at the same time."""

    def __init__(self, client, config, out, *, portions=None, parts=None, shared=True, wait=60,
                 report=None):
        self.client = client
        self.config = os.path.abspath(config)
        self.out = os.path.abspath(out)
        self.shared = shared
        self.wait = wait
        self.report = report or (lambda event, **members: None)
        self.workers = {}
        self.others = set()
        self.records = {}
        self.events = []
        self.durations = []
        self.done = queue.Queue()
        self.running = {}
        self.attempts = {}
        self.unlabeled = set()
        self.fitting_at = None
        self.idle_at = None
        self.plan = program.plan(self.config, "auto")
        self.label = program.label_of(self.plan["worldParts"])
        folder = f"{self.plan['plan'][:16]}-{self.plan['world'][:16]}"
        self.parts = os.path.join(os.path.abspath(parts or self.out + ".parts"), folder)
        self.divide(portions)

    # The plan

    def divide(self, wanted):
        """Divides the plan as an earlier run of it did, else into several portions per worker, so that
        the loss of one is little and the last ones end at about the same time."""
        os.makedirs(self.parts, exist_ok=True)
        path = os.path.join(self.parts, "plan.json")
        if not os.path.exists(path):
            count = wanted or max(self.plan["portions"], 4 * max(1, self.thread_count()))
            self.plan = program.plan(self.config, min(count, max(1, self.plan["pictures"])))
            # The first process decides, because creating a link is atomic.
            with tempfile.NamedTemporaryFile("w", dir=self.parts, suffix=".json") as file:
                json.dump(self.plan, file)
                file.flush()
                try:
                    os.link(file.name, path)
                except FileExistsError:
                    pass
        with open(path) as file:
            self.plan = json.load(file)
        if wanted and self.plan["portions"] != wanted:
            raise Failure(2, f"{path}: the plan is divided into {self.plan['portions']} already")
        count = self.plan["portions"]
        self.costs = {f"{k}/{count}": cost for k, cost in enumerate(self.plan["costs"], 1)}

    def thread_count(self):
        """The threads of all workers, whether they fit or not."""
        return sum(worker["nthreads"] for worker in self.client.scheduler_info(-1)["workers"].values())

    def folder(self, portion):
        return os.path.join(self.parts, portion.replace("/", "-of-"))

    # The run

    def run(self):
        """Draws what is missing and joins everything; returns when the pictures are in `out`."""
        started = time.time()
        missing = [portion for portion in self.costs if not self.is_published(portion)]
        self.tell("plan", pictures=self.plan["pictures"], portions=len(self.costs),
                  missing=len(missing), world=self.plan["world"])
        if missing:
            self.look_at_workers(initial=True)
            self.await_worker(started)
        # The longest first, so that no long one is left for the end.
        for portion in sorted(missing, key=lambda portion: -self.costs[portion]):
            self.submit(portion)
        left = set(missing)
        looked = 0
        while left:
            try:
                future, portion = self.done.get(timeout=0.5)
                self.take(future, portion, left)
            except queue.Empty:
                pass
            if time.time() - looked >= 1:
                looked = time.time()
                self.look_at_workers()
                self.await_worker(looked)
                self.draw_stragglers_again(left)
        self.client.cancel([future for futures in self.running.values() for future in futures])
        self.merge()
        self.write_provenance()
        seconds = time.time() - started
        self.tell("finished", pictures=self.plan["pictures"], seconds=round(seconds, 1), out=self.out)

    def is_published(self, portion):
        """Whether the folder of a portion is there and of this plan; a damaged list counts as missing."""
        try:
            with open(os.path.join(self.folder(portion), "batch.json")) as file:
                return json.load(file)["plan"] == self.plan["plan"]
        except (OSError, ValueError, KeyError):
            return False

    def submit(self, portion, others_than=None):
        """Gives a portion to the scheduler; `others_than` are the only workers that may take it."""
        attempt = self.attempts[portion] = self.attempts.get(portion, 0) + 1
        task = {"portion": portion, "config": self.config, "world": self.plan["world"],
                "label": self.label, "out": self.parts if self.shared else None}
        # Drivers that ask for the same at the same time share the task by its name.
        place = self.parts if self.shared else "sent"
        name = f"vitrine-{self.plan['plan'][:16]}-{self.plan['world'][:16]}"
        options = {}
        if others_than:
            options = {"workers": others_than, "allow_other_workers": False}
        future = self.client.submit(
            draw, task, key=(f"{name}-{portion.replace('/', '-of-')}-{attempt}", place),
            resources={self.label: 1}, priority=self.costs[portion], retries=0, **options)
        self.running.setdefault(portion, []).append(future)
        future.submitted = time.time()
        future.add_done_callback(lambda future: self.done.put((future, portion)))

    def take(self, future, portion, left):
        """Looks at what came of a portion; what was lost or may pass is drawn again."""
        if future in self.running.get(portion, []):
            self.running[portion].remove(future)
        if portion not in left:
            return
        try:
            answer = future.result(timeout=30)
        except (KilledWorker, FutureCancelledError, OSError, TimeoutError) as error:
            return self.again(portion, "lost", reason=type(error).__name__)
        who = answer["name"]
        if answer["event"] == "failed":
            code = answer["code"]
            if code == program.ANOTHER_WORLD:
                self.tell("refused", portion=portion, worker=who, message=answer["message"])
                return self.again(portion, "moved", reason="the worker's files are of another world")
            if code in (program.TRY_AGAIN, 130, 143, -9, -15):
                return self.again(portion, "failed", reason=answer["message"])
            raise Failure(code, f"portion {portion} on {who}: {answer['message']}")
        if "files" in answer:
            self.unpack(answer.pop("files"), portion)
        left.discard(portion)
        record = self.records.get(portion)
        if answer["event"] == "done" or not record:
            self.records[portion] = {key: answer[key] for key in (
                "event", "worker", "name", "host", "pid", "started", "finished", "pictures",
                "failures", "cached", "seconds", "processorSeconds") if key in answer}
            self.records[portion]["attempts"] = self.attempts[portion]
        if answer["event"] == "done":
            self.durations.append(answer["seconds"] / max(1, self.costs[portion]))
        self.tell("done", portion=portion, worker=who, pictures=answer["pictures"],
                  failures=answer["failures"], kept=answer["event"] == "kept",
                  done=len(self.costs) - len(left), portions=len(self.costs))

    def again(self, portion, event, reason):
        """Has a portion drawn once more, unless another attempt at it is still under way."""
        if self.attempts[portion] >= ATTEMPTS:
            raise Failure(program.TRY_AGAIN,
                          f"portion {portion} was tried {ATTEMPTS} times; the last time: {reason}")
        self.tell(event, portion=portion, reason=reason)
        if not self.running.get(portion):
            self.submit(portion)

    def unpack(self, data, portion):
        """Publishes a portion that was sent, whole or not at all."""
        folder = tempfile.mkdtemp(dir=self.parts, prefix=".sent-")
        try:
            with tarfile.open(fileobj=io.BytesIO(data)) as tar:
                tar.extractall(folder, filter="data")
            os.rename(os.path.join(folder, portion.replace("/", "-of-")), self.folder(portion))
        except OSError:
            # Another driver was faster.
            if not self.is_published(portion):
                raise
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def draw_stragglers_again(self, left):
        """Gives what takes much longer than the others make one expect to another worker, too.

        The time counts from when a worker ran out of work: until then a portion may be waiting for its turn.
        A stopped worker can hold several, since the scheduler hands them out before they begin.
        """
        busy = self.client.processing()
        idle = [worker for worker in self.workers if not busy.get(worker)]
        if not idle:
            self.idle_at = None
            return
        now = time.time()
        self.idle_at = self.idle_at or now
        usual = statistics.median(self.durations) if self.durations else 0
        for portion in left:
            futures = self.running.get(portion, [])
            if len(futures) != 1:
                continue
            limit = max(STRAGGLER_SECONDS, STRAGGLER_FACTOR * usual * self.costs[portion])
            here = [worker for worker, keys in busy.items() if futures[0].key in keys]
            if here and now - max(futures[0].submitted, self.idle_at) > limit:
                self.tell("straggler", portion=portion, worker=self.workers.get(here[0], here[0]))
                self.submit(portion, others_than=idle)

    # Workers

    def look_at_workers(self, initial=False):
        """Notes which workers fit, and tells of those that joined, left or are of another build."""
        known = self.client.scheduler_info(-1)["workers"]
        fitting = {address: str(worker["name"]) for address, worker in known.items()
                   if worker["resources"].get(self.label)}
        for address in fitting.keys() - self.workers.keys():
            if not initial:
                self.tell("joined", worker=fitting[address])
        for address in self.workers.keys() - fitting.keys():
            self.tell("left", worker=self.workers[address])
        for address in known.keys() - fitting.keys() - self.others:
            labels = [name for name in known[address]["resources"] if name.startswith("vitrine-")]
            why = (f"its program or fonts differ ({labels[0]}, not {self.label})" if labels
                   else "it has no label; start it with --preload vitrine_dask.preload")
            # A preload labels a worker just after it has joined.
            if labels or address in self.unlabeled:
                self.others.add(address)
                self.tell("unfit", worker=str(known[address]["name"]), reason=why)
        self.unlabeled = set(known) - set(fitting)
        if fitting:
            self.fitting_at = time.time()
        self.workers = fitting

    def await_worker(self, now):
        """Waits for a worker that fits, and fails early when none comes."""
        since = self.fitting_at or now
        while not self.workers:
            if time.time() - since > self.wait:
                raise Failure(
                    program.ANOTHER_WORLD,
                    f"no worker fits for {self.wait} s: {len(self.unlabeled)} at "
                    f"{self.client.scheduler.address}, none with the label {self.label}")
            time.sleep(0.3)
            self.look_at_workers()

    # The end

    def merge(self):
        """Joins the portions; a run that another driver is just joining is waited for."""
        for _ in range(600):
            if self.is_joined():
                return
            try:
                program.run("merge", self.parts, "--out", self.out)
            except program.ProgramError as error:
                if error.code != program.CANNOT_WRITE or "another process" not in str(error):
                    raise Failure(error.code, str(error)) from error
                time.sleep(1)
        raise Failure(program.CANNOT_WRITE, f"{self.out}: another process keeps writing there")

    def is_joined(self):
        """Whether the pictures in `out` are those of this plan and world, from the head of their list."""
        try:
            with open(os.path.join(self.out, "batch.json")) as file:
                head = file.read(4096)
        except OSError:
            return False
        world = self.plan["worldParts"]
        return (f'"plan": "{self.plan["plan"]}"' in head and '"portion"' not in head
                and all(f'"{name}": "{digest}"' in head for name, digest in world.items()))

    def tell(self, event, **members):
        """Reports an event; all but the finished portions also go to workers.json."""
        if event != "done":
            self.events.append({"event": event, "time": time.time(), **members})
        self.report(event, **members)

    def write_provenance(self):
        """Writes workers.json: who drew what, when, and in which world."""
        path = os.path.join(self.parts, "workers.json")
        try:
            with open(path) as file:
                earlier = json.load(file)
        except (OSError, ValueError):
            earlier = {"portions": {}, "events": []}
        records = {**self.records, **{
            portion: record for portion, record in earlier["portions"].items()
            if portion not in self.records or self.records[portion]["event"] == "kept"}}
        whole = {"schema": 1, "plan": self.plan["plan"], "world": self.plan["world"],
                 "worldParts": self.plan["worldParts"],
                 "portions": dict(sorted(records.items(), key=lambda item: int(item[0].split("/")[0]))),
                 "events": earlier["events"] + self.events}
        with tempfile.NamedTemporaryFile("w", dir=self.parts, delete=False) as file:
            json.dump(whole, file, indent=1)
        os.replace(file.name, path)
