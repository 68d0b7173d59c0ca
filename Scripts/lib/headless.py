"""Drives headless Chromium over its pipe, as a person does: pages, keys, the mouse, screenshots.

Everything that a page complains of on the console is kept in `problems`.
"""
import base64
import json
import os
import select
import subprocess
import time


class Failure(Exception):
    """Something is not as it should be."""


class Browser:
    def __init__(self, profile, width=1440, height=900):
        theirs_in, self.to = os.pipe()
        self.out, theirs_out = os.pipe()

        def wire():
            # Chromium reads commands from 3 and answers on 4.
            commands, answers = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"],
            preexec_fn=wire, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.buffer, self.serial, self.problems, self.session = b"", 0, [], None
        target = self._until(
            lambda: next((t for t in self.ask("Target.getTargets")["targetInfos"] if t["type"] == "page"), None),
            bool, lambda _: "the browser has no page")
        self.session = self.ask(
            "Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            self.ask(domain + ".enable")
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=1, mobile=False)

    def _read(self):
        while b"\0" not in self.buffer:
            if not select.select([self.out], [], [], 60)[0]:
                raise Failure("the browser doesn't answer")
            part = os.read(self.out, 1 << 20)
            if not part:
                raise Failure("the browser ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def ask(self, method, **parameters):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self.serial:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']}")
                return answer["result"]
            self._note(answer.get("method"), answer.get("params", {}))

    def _note(self, method, event):
        if method == "Runtime.exceptionThrown":
            details = event["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and event["entry"]["level"] in ("error", "warning"):
            self.problems.append(event["entry"]["text"] + " " + event["entry"].get("url", ""))
        elif method == "Runtime.consoleAPICalled" and event["type"] in ("error", "warning"):
            self.problems.append(str([a.get("value") for a in event["args"]]))

    def open(self, url):
        self.ask("Page.navigate", url="about:blank")
        self.ask("Page.navigate", url=url)
        self.wait("location.href !== 'about:blank' && document.readyState === 'complete'")

    def run(self, script):
        answer = self.ask("Runtime.evaluate", expression=script, awaitPromise=True,
                          returnByValue=True)
        if "exceptionDetails" in answer:
            text = answer["exceptionDetails"].get("exception", {}).get("description")
            raise Failure(f"{text}\n  in {script}")
        return answer["result"].get("value")

    def _until(self, read, enough, complaint, seconds=20):
        """What `read` gives once it is enough. Pages answer events in their own time, and a machine
        may be busy, so nothing is asked only once."""
        end = time.monotonic() + seconds
        while True:
            try:
                found, problem = read(), None
            except Failure as failure:
                found, problem = None, failure
            if problem is None and enough(found):
                return found
            if time.monotonic() > end:
                raise problem or Failure(complaint(found))
            time.sleep(0.02)

    def wait(self, condition, seconds=20):
        self._until(lambda: self.run(condition), bool, lambda _: f"never true: {condition}", seconds)

    def expect(self, script, value):
        self._until(lambda: self.run(script), lambda found: found == value,
                    lambda found: f"{script}\n  is {found!r}, expected {value!r}", seconds=10)

    def key(self, key, shift=False):
        event = {"key": key, "modifiers": 8 if shift else 0}
        if key == "Enter":
            event |= {"code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
        elif key == "Escape":
            event |= {"code": "Escape", "windowsVirtualKeyCode": 27}
        elif len(key) == 1:
            event["text"] = key
        self.ask("Input.dispatchKeyEvent", type="keyDown", **event)
        event.pop("text", None)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        self.ask("Input.insertText", text=text)

    def mouse(self, kind, x, y, **more):
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def hold(self, key, times):
        """Holds a key down, so that it repeats."""
        for number in range(times):
            self.ask("Input.dispatchKeyEvent", type="keyDown", key=key, text=key, autoRepeat=number > 0)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=key)

    def new_tab(self, url):
        """Opens a tab beside this one, and returns a function that goes back to the first."""
        first = self.session
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.ask(domain + ".enable")
        self.open(url)

        def back():
            self.ask("Target.closeTarget", targetId=target)
            self.session = first
        return back

    def tap(self, selector):
        """Touches the middle of an element with a finger."""
        place = self._until(lambda: self.run(self._middle(selector)), bool, lambda _: f"{selector} cannot be touched")
        self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": place[0], "y": place[1]}])
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    @staticmethod
    def _middle(selector):
        return (
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;"
            " e.scrollIntoView({ block: 'nearest' }); const b = e.getBoundingClientRect();"
            " return b.width ? [b.left + b.width / 2, b.top + b.height / 2] : null; })()")

    def click(self, selector):
        """Clicks the middle of an element, as a person does: what lies over it gets the click."""
        place = self._until(lambda: self.run(self._middle(selector)), bool, lambda _: f"{selector} cannot be clicked")
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, *place, button="left", clickCount=1)

    def drag(self, start, end):
        self.mouse("mousePressed", *start, button="left", clickCount=1)
        for step in (0.5, 1):
            self.mouse("mouseMoved", *(a + (b - a) * step for a, b in zip(start, end)),
                       button="left", buttons=1)
        self.mouse("mouseReleased", *end, button="left", clickCount=1)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def unnamed(self):
        """What can be reached by key or read aloud as a control but has no name."""
        bad = []
        for node in self.ask("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            controls = ("button", "checkbox", "combobox", "searchbox", "slider", "textbox", "tab",
                        "dialog", "image", "link", "group", "tabpanel", "navigation")
            if node.get("ignored") or role not in controls or role == "image":
                continue
            if not node.get("name", {}).get("value") and role != "group":
                bad.append(role)
        return bad

    def close(self):
        try:
            self.ask("Browser.close")
        except Failure:
            pass
        self.process.wait(20)


# Every text in sight with its contrast against the colour behind it, worst first.
CONTRAST = """(() => {
  const parse = text => { const m = text.match(/[\\d.]+/g).map(Number); if (text.startsWith('color(srgb')) return [...m.slice(0, 3).map(v => v * 255), m[3] ?? 1]; return [...m.slice(0, 3), m[3] ?? 1]; };
  const light = c => { const f = v => { v /= 255; return v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; }; return .2126 * f(c[0]) + .7152 * f(c[1]) + .0722 * f(c[2]); };
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement; if (!walk.currentNode.textContent.trim() || ['SCRIPT', 'OPTION'].includes(e.tagName)) continue;
    const box = e.getBoundingClientRect(); if (!box.width || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (e.closest('[disabled], .none, .is-hidden')) continue;
    if (document.querySelector('dialog[open]') && !e.closest('dialog[open]')) continue;
    let ground = null, up = e; while (up && !ground) { const c = parse(getComputedStyle(up).backgroundColor); if (c[3] === 1) ground = c; up = up.parentElement; }
    if (!ground) continue;
    const a = light(parse(getComputedStyle(e).color)) + .05, b = light(ground) + .05, ratio = Math.max(a, b) / Math.min(a, b);
    found.push([Math.round(ratio * 100) / 100, e.tagName + '.' + e.className + ' ' + walk.currentNode.textContent.trim().slice(0, 30)]);
  }
  return found.sort((x, y) => x[0] - y[0]).slice(0, 5);
})()"""
