"""The program vitrine, and what it says of itself."""

import json
import os
import shutil
import subprocess

# The program's exit codes, as `vitrine manual` lists them.
INVALID_INPUT = 3
CANNOT_WRITE = 4
TRY_AGAIN = 75
ANOTHER_WORLD = 78


class ProgramError(Exception):
    """The program ended with an exit code other than 0."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def path():
    """The program of this machine: VITRINE, else vitrine on the PATH."""
    found = os.environ.get("VITRINE") or shutil.which("vitrine")
    if not found:
        raise ProgramError(2, "vitrine is not on the PATH; set VITRINE to the program")
    return found


def run(*arguments):
    """Runs a command of the program to its end; its standard output."""
    outcome = subprocess.run([path(), *arguments], capture_output=True, text=True)
    if outcome.returncode != 0:
        raise ProgramError(outcome.returncode, outcome.stderr.strip())
    return outcome.stdout


def label():
    """The resource that workers with this program and these fonts have in common."""
    return label_of(json.loads(run("version", "--world")))


def label_of(world):
    return f"vitrine-{world['program'][:12]}-{world['fonts'][:12]}"


def plan(config, portions):
    """The plan of a config, divided: see `vitrine plan --portions`."""
    return json.loads(run("plan", config, "--portions", str(portions), "--yes"))
