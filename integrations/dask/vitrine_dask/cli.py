"""The command line: vitrine-dask run vitrine.json --local 3 --out pictures."""

import argparse
import contextlib
import json
import subprocess
import sys

from distributed import Client, LocalCluster

from vitrine_dask import program
from vitrine_dask.driver import Driver, Failure


def parser():
    parser = argparse.ArgumentParser(
        prog="vitrine-dask", description="Draws the pictures of a vitrine.json with Dask's workers.")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="draw every picture of a config")
    run.add_argument("config", nargs="?", default="vitrine.json")
    run.add_argument("--out", required=True, metavar="DIR", help="the folder for all pictures")
    where = run.add_mutually_exclusive_group(required=True)
    where.add_argument("--scheduler", metavar="ADDRESS", help="a running scheduler, such as tcp://host:8786")
    where.add_argument("--local", type=int, metavar="N", help="start N worker processes here")
    run.add_argument("--portions", type=int, metavar="N",
                     help="how many portions (default: by cost, and at least four per worker)")
    run.add_argument("--parts", metavar="DIR",
                     help="the folder of the portions, shared with the workers (default: OUT.parts)")
    run.add_argument("--send", action="store_true",
                     help="there is no shared folder: workers send the pictures through the scheduler")
    run.add_argument("--wait", type=float, default=60, metavar="SECONDS",
                     help="how long to wait for a worker that fits (default: 60)")
    run.add_argument("--json", action="store_true", help="print events as JSON, one per line")
    run.add_argument("--quiet", action="store_true", help="print errors only")
    return parser


class Report:
    """Events as JSON lines; or as sentences, with a bar on a terminal."""

    def __init__(self, as_json, quiet):
        self.as_json = as_json
        self.quiet = quiet
        self.bar = sys.stderr.isatty() and not as_json and not quiet

    def __call__(self, event, **members):
        if self.as_json:
            print(json.dumps({"event": event, **members}), flush=True)
        elif not self.quiet:
            self.show(event, members)

    def show(self, event, members):
        if event == "done":
            done, total = members["done"], members["portions"]
            if self.bar:
                filled = 40 * done // total
                end = "\n" if done == total else ""
                print(f"\r\033[K[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}", end=end,
                      file=sys.stderr, flush=True)
            else:
                print(f"{done}/{total}  {members['portion']} by {members['worker']}", file=sys.stderr)
            return
        if self.bar:
            print("\r\033[K", end="", file=sys.stderr)
        print(SENTENCES[event].format(**members), file=sys.stderr, flush=True)


SENTENCES = {
    "plan": "{pictures} pictures in {portions} portions, {missing} of them to draw",
    "joined": "worker {worker} joined",
    "left": "worker {worker} left; its portions go to others",
    "unfit": "worker {worker} takes no part: {reason}",
    "refused": "worker {worker} takes no part: {message}",
    "moved": "portion {portion} goes to another worker: {reason}",
    "lost": "portion {portion} was lost with its worker and is drawn again ({reason})",
    "failed": "portion {portion} failed and is tried again: {reason}",
    "straggler": "portion {portion} takes long on {worker} and is drawn by another worker, too",
    "finished": "{pictures} pictures in {seconds} s, in {out}",
}


@contextlib.contextmanager
def scheduler(arguments):
    """The address of the scheduler; one of its own, with workers, for --local."""
    if arguments.scheduler:
        yield arguments.scheduler
        return
    with LocalCluster(n_workers=0, dashboard_address=None) as cluster:
        workers = [
            subprocess.Popen(
                [sys.executable, "-m", "dask", "worker", cluster.scheduler_address, "--nworkers", "1",
                 "--nthreads", "1", "--name", f"local-{number}", "--no-dashboard",
                 "--preload", "vitrine_dask.preload"],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for number in range(1, arguments.local + 1)]
        try:
            yield cluster.scheduler_address
        finally:
            for worker in workers:
                worker.terminate()
            for worker in workers:
                worker.wait()


def main(words=None):
    arguments = parser().parse_args(words)
    try:
        with scheduler(arguments) as address, Client(address, timeout=30) as client:
            if arguments.local:
                client.wait_for_workers(1, timeout=60)
            driver = Driver(
                client, arguments.config, arguments.out, portions=arguments.portions,
                parts=arguments.parts, shared=not arguments.send, wait=arguments.wait,
                report=Report(arguments.json, arguments.quiet))
            driver.run()
    except (Failure, program.ProgramError) as error:
        print(f"vitrine-dask: error: {error}", file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"vitrine-dask: error: {error}", file=sys.stderr)
        return program.TRY_AGAIN
    return 0


if __name__ == "__main__":
    sys.exit(main())
