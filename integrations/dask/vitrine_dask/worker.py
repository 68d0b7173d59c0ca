"""What runs on a worker: a portion, by a `vitrine work` process that stays warm.

A process that has drawn a portion has fonts, backdrops and layouts at hand, so it is kept for the next
portion of the same config, folder and world. Tasks that run at the same time have a process each; the
idle ones are ended with the worker.
"""

import atexit
import io
import json
import os
import shutil
import socket
import subprocess
import tarfile
import tempfile
import threading
import time

from distributed import get_worker

from vitrine_dask import program

# Tasks of one worker run in several threads, which share these values.
_lock = threading.Lock()
# The processes that wait for a portion, by config, folder and world.
_idle = {}
# The worker's own folder, where its portions are sent instead of shared.
_own = {}


class Resident:
    """A `vitrine work` process, which draws the portions that are written to it, one a line."""

    def __init__(self, config, out, world):
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [program.path(), "work", config, "--out", out, "--world", world, "--jobs", "1",
             "--quiet", "--yes"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        self.answer()

    def answer(self):
        """The next line of the process; an error with its messages if it has ended instead."""
        line = self.process.stdout.readline()
        if line:
            return json.loads(line)
        code = self.process.wait()
        self.errors.seek(0)
        raise program.ProgramError(code, self.errors.read().strip() or f"vitrine ended with {code}")

    def draw(self, portion):
        try:
            self.process.stdin.write(portion + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        return self.answer()

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def _take(key):
    """A process for a key that is idle, else a new one."""
    with _lock:
        idle = _idle.get(key)
        if idle:
            return idle.pop()
    return Resident(*key)


def _give_back(key, resident):
    with _lock:
        _idle.setdefault(key, []).append(resident)


@atexit.register
def _end_all():
    for residents in _idle.values():
        for resident in residents:
            resident.end()


def draw(task):
    """Draws a portion; what came of it, never an exception for what the program reports."""
    started = time.time()
    out = task["out"] or _own_folder()
    key = (task["config"], out, task["world"])
    resident = None
    try:
        resident = _take(key)
        answer = resident.draw(task["portion"])
        if answer["event"] == "failed" and answer["code"] == program.TRY_AGAIN:
            resident.end()
        else:
            _give_back(key, resident)
    except program.ProgramError as error:
        answer = {"event": "failed", "portion": task["portion"], "code": error.code,
                  "message": str(error)}
    except OSError as error:
        answer = {"event": "failed", "portion": task["portion"], "code": program.TRY_AGAIN,
                  "message": str(error)}
    if answer["event"] == "failed" and answer["code"] == program.ANOTHER_WORLD:
        _leave(task["label"])
    if not task["out"]:
        if answer["event"] != "failed":
            name = task["portion"].replace("/", "-of-")
            answer["files"] = _packed(out, name)
            shutil.rmtree(os.path.join(out, name))
    answer.update(host=socket.gethostname(), pid=os.getpid(), worker=get_worker().address,
                  name=str(get_worker().name), started=started, finished=time.time())
    return answer


def _own_folder():
    """A folder of this process for portions that are sent."""
    with _lock:
        if "folder" not in _own:
            _own["folder"] = tempfile.mkdtemp(prefix="vitrine-portions-")
            atexit.register(shutil.rmtree, _own["folder"], ignore_errors=True)
        return _own["folder"]


def _leave(label):
    """Gives up this worker's label: its files are of another world, so it gets no more portions."""
    worker = get_worker()
    worker.loop.add_callback(worker.set_resources, **{label: 0})


def _packed(folder, name):
    """A portion's folder as the bytes of a tar file."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as tar:
        tar.add(os.path.join(folder, name), arcname=name)
    return stream.getvalue()
