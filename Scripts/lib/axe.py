"""Runs axe-core in a page. Its script comes with a package of PyPI that `install-packages --checks` installs."""
import importlib.util
import json
import os
import pathlib

# The folder that install-packages uses, in addition to Python's search path.
FOLDER = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "vitrine-checks"


def script():
    """The source of axe-core; None where it isn't installed."""
    found = importlib.util.find_spec("axe_playwright_python")
    folders = [FOLDER / "axe_playwright_python", *(map(pathlib.Path, found.submodule_search_locations) if found else ())]
    for folder in folders:
        if (path := folder / "axe.min.js").exists():
            return path.read_text()
    return None


def violations(browser, source):
    """The violated rules with the first elements that violate them."""
    browser.run(source + ";0")
    options = "{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }"
    return json.loads(browser.run(
        f"axe.run(document, {options}).then(result => JSON.stringify(result.violations.map("
        "rule => [rule.id, rule.nodes.slice(0, 3).map(node => node.target.join(' '))])))"))
