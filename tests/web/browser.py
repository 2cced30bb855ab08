"""Chromium, by chromedriver, and Firefox, by its Marionette: what a hand does and what is seen, with nothing but Python's own library.

Both speak the words of the standard WebDriver; they differ in how these are sent, and in how a screen and its preferences are pretended.
"""

import base64
import http.client
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.parse

HANG = 240  # seconds; nothing takes as long, on however busy a machine
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Left": "\ue012", "Up": "\ue013", "Right": "\ue014", "Down": "\ue015", "Shift": "\ue008", "Home": "\ue011",
        "Space": " "}


class Missing(Exception):
    """A browser that is not installed."""


class Browser:
    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="rosa-browser-", ignore_cleanup_errors=True)
        self.errors = open(os.path.join(self.folder.name, "log"), "w+b")  # noqa: SIM115: as long as the browser
        self.process = None
        self.at = ""  # the address of the page that was opened last, without what is behind the #

    def close(self):
        if self.process:
            self.process.terminate()
            self.process.wait(HANG)
        self.errors.close()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # What a browser tells: its `ask(command, parameters)` sends one command of WebDriver and returns its value.

    def open(self, address: str):
        """Loads an address anew, also one that differs from the page's own only behind the #."""
        if self.at == address.partition("#")[0]:
            self.navigate("about:blank")
        self.at = address.partition("#")[0]
        self.navigate(address)

    def navigate(self, address: str):
        """Until the new document is read; Firefox may still answer from the one before."""
        self.ask("navigate", {"url": address})
        while not self.script("return document.URL.split('#')[0] === arguments[0] && document.readyState === 'complete'", address.partition("#")[0]):
            time.sleep(0.005)

    def script(self, text: str, *arguments):
        return self.ask("execute", {"script": text, "args": list(arguments)})

    def later(self, text: str, *arguments):
        """The value that the script hands to the function `done`."""
        return self.ask("execute_async", {"script": "const done = arguments[arguments.length - 1];" + text, "args": list(arguments)})

    def page(self, expression: str):
        """The value of an expression in which the names of the page's scripts are known."""
        return json.loads(self.script(
            "const code = document.createElement('script');"
            "code.textContent = `document.documentElement.dataset.told = JSON.stringify((${arguments[0]})) ?? 'null'`;"
            "document.body.append(code); code.remove();"
            "const { told } = document.documentElement.dataset; delete document.documentElement.dataset.told; return told;", expression))

    def wait(self, condition: str, *arguments):
        """Until the expression is true, which is its value."""
        end = time.monotonic() + HANG
        while True:
            value = self.script(f"return {condition}", *arguments)
            if value:
                return value
            assert time.monotonic() < end, f"never: {condition}"
            time.sleep(0.01)

    def centre(self, selector: str):
        place = self.script("const one = document.querySelector(arguments[0]); one?.scrollIntoView({ block: 'center' });"
                            "const area = one?.getBoundingClientRect(); return area && [area.x + area.width / 2, area.y + area.height / 2];", selector)
        assert place, f"there is no {selector}"
        return [round(one) for one in place]

    def click(self, selector: str, count: int = 1):
        x, y = self.centre(selector)
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.point([{"type": "pointerMove", "x": x, "y": y}, *press * count])

    def drag(self, selector: str, by, pointer: str = "mouse"):
        x, y = self.centre(selector)
        self.point([{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                    {"type": "pointerMove", "x": x + by[0] // 2, "y": y + by[1] // 2, "duration": 40},
                    {"type": "pointerMove", "x": x + by[0], "y": y + by[1], "duration": 40}, {"type": "pointerUp", "button": 0}], pointer)

    def point(self, actions: list, pointer: str = "mouse"):
        self.ask("actions", {"actions": [{"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": actions}]})

    def enter(self, place: int | None):
        """Into a frame of the page, by its number; None: back to the page."""
        self.ask("frame", {"id": place})

    def keys(self, *keys: str):
        strokes = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self.ask("actions", {"actions": [{"type": "key", "id": "keys", "actions": strokes}]})

    def chord(self, *keys: str):
        """Keys that are held together."""
        values = [KEYS.get(key, key) for key in keys]
        strokes = [{"type": "keyDown", "value": value} for value in values] + [{"type": "keyUp", "value": value} for value in reversed(values)]
        self.ask("actions", {"actions": [{"type": "key", "id": "keys", "actions": strokes}]})

    def type(self, selector: str, text: str):
        """Replaces the text of a field at once, as by pasting, and ends with Enter."""
        self.script("const one = document.querySelector(arguments[0]); one.focus(); one.select(); document.execCommand('insertText', false, arguments[1]);",
                    selector, text)
        self.keys("Enter")

    def choose(self, selector: str, value: str):
        """As a choice of a list: its menu is drawn by the system."""
        self.script("const one = document.querySelector(arguments[0]); one.value = arguments[1]; one.dispatchEvent(new Event('change'))", selector, value)

    def picture(self, file: pathlib.Path):
        """Of the whole page, also where it is higher than the screen."""
        file.write_bytes(base64.b64decode(self.screenshot()))

    def spent(self) -> dict:
        """Seconds that the page's own thread has worked, by what it did; nothing where the browser does not tell."""
        return {}


class Chromium(Browser):
    def __init__(self):
        super().__init__()
        chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
        if not chromium or not driver:
            raise Missing("chromium and chromedriver")
        self.process = subprocess.Popen([driver, "--port=0"], stdout=subprocess.PIPE, stderr=self.errors, text=True)
        said = ""
        while "started successfully on port" not in said:
            said = self.process.stdout.readline()
            assert said, "chromedriver ended"
        self.http = http.client.HTTPConnection("127.0.0.1", int(said.rsplit(" ", 1)[1].strip().rstrip(".")), timeout=HANG)
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
                     "--disable-background-networking", "--disable-renderer-backgrounding", "--window-size=1280,800", "--lang=en-US", f"--user-data-dir={self.folder.name}/profile"]
        options = {"binary": chromium, "args": arguments}
        self.session = ""
        self.session = self.send("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options, "timeouts": {"script": 1000 * HANG}}}})["sessionId"]

    def close(self):
        try:
            if self.process and getattr(self, "session", ""):
                self.send("DELETE", f"/session/{self.session}")
        except (http.client.HTTPException, OSError):
            pass  # It answers no more; what made it so is told.
        finally:
            super().close()

    def send(self, method: str, path: str, body=None):
        self.http.request(method, path, json.dumps(body) if body is not None else None, {"Content-Type": "application/json"})
        told = json.loads(self.http.getresponse().read())["value"]
        if isinstance(told, dict) and "error" in told and "stacktrace" in told:
            raise AssertionError(f"{path}: {told['message']}")
        return told

    def ask(self, command: str, parameters: dict):
        path = {"navigate": "url", "execute": "execute/sync", "execute_async": "execute/async", "actions": "actions", "frame": "frame",
                "cdp": "goog/cdp/execute"}
        return self.send("POST", f"/session/{self.session}/{path[command]}", parameters)

    def screenshot(self) -> str:
        size = self.cdp("Page.getLayoutMetrics")["cssContentSize"]
        scale = min(1, 8000 / size["height"])  # Pictures that are higher fail.
        return self.cdp("Page.captureScreenshot", captureBeyondViewport=True, clip={**size, "scale": scale})["data"]

    def spent(self) -> dict:
        self.cdp("Performance.enable", timeDomain="threadTicks")
        return {one["name"]: one["value"] for one in self.cdp("Performance.getMetrics")["metrics"]}

    def cdp(self, command: str, **parameters):
        return self.ask("cdp", {"cmd": command, "params": parameters})

    def screen(self, width: int, height: int):
        is_hand = width < 500
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2 if is_hand else 1, mobile=is_hand)
        self.cdp("Emulation.setTouchEmulationEnabled", enabled=is_hand)

    def prefer(self, dark: bool = False, reduced: bool = False, paper: bool = False):
        self.cdp("Emulation.setEmulatedMedia", media="print" if paper else "screen", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"}])


class Firefox(Browser):
    NAMES = {"navigate": "Navigate", "execute": "ExecuteScript", "execute_async": "ExecuteAsyncScript", "actions": "PerformActions",
             "screenshot": "TakeScreenshot", "frame": "SwitchToFrame"}
    # Nothing is looked up, offered or sent; a touch is a touch.
    PREFERENCES = {"marionette.port": 0, "remote.active-protocols": 0, "app.update.auto": False, "browser.shell.checkDefaultBrowser": False,
                   "datareporting.policy.dataSubmissionEnabled": False, "dom.w3c_touch_events.enabled": 1, "intl.accept_languages": "en-US",
                   "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False, "ui.prefersReducedMotion": 0,
                   "layout.css.prefers-color-scheme.content-override": 1, "dom.iframe_lazy_loading.enabled": False}

    def __init__(self):
        super().__init__()
        firefox = shutil.which("firefox-esr") or shutil.which("firefox")
        if not firefox:
            raise Missing("firefox-esr")
        profile = pathlib.Path(self.folder.name) / "profile"
        profile.mkdir()
        (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in self.PREFERENCES.items()))
        environment = {**os.environ, "HOME": self.folder.name, "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "900"}
        self.process = subprocess.Popen([firefox, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", str(profile)],
                                        stdout=self.errors, stderr=self.errors, env=environment)
        port, end = profile / "MarionetteActivePort", time.monotonic() + HANG
        while not (port.exists() and port.read_text()):
            assert self.process.poll() is None and time.monotonic() < end, "firefox does not listen"
            time.sleep(0.02)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=HANG)
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self.read()  # what it is
        self.command("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"timeouts": {"script": 1000 * HANG}}}})
        self.command("WebDriver:SetTimeouts", {"script": 1000 * HANG})

    def close(self):
        if getattr(self, "socket", None):
            self.stream.close()
            self.socket.close()
        super().close()

    def read(self):
        length = b""
        while not length.endswith(b":"):
            length += self.stream.read(1)
        return json.loads(self.stream.read(int(length[:-1])))

    def command(self, name: str, parameters: dict):
        self.count += 1
        text = json.dumps([0, self.count, name, parameters])
        self.socket.sendall(f"{len(text)}:{text}".encode())
        _, number, fault, told = self.read()
        assert number == self.count
        if fault:
            raise AssertionError(f"{name}: {fault['message']}")
        return told.get("value") if isinstance(told, dict) else told

    def ask(self, command: str, parameters: dict):
        return self.command(f"WebDriver:{self.NAMES[command]}", parameters)

    def screenshot(self) -> str:
        return self.ask("screenshot", {"full": True, "hash": False})

    def chrome(self, script: str, *arguments):
        """A script of the browser itself."""
        self.command("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.script(script, *arguments)
        finally:
            self.command("Marionette:SetContext", {"value": "content"})

    def screen(self, width: int, height: int):
        # A window is not as narrow as a hand's screen; the page in it may be.
        self.chrome("const { style } = gBrowser.selectedBrowser; for (const [key, value] of [['width', arguments[0]], ['height', arguments[1]]])"
                    "for (const most of ['min-', 'max-']) style.setProperty(most + key, `${value}px`);", width, height)
        self.wait("innerWidth === arguments[0]", width)

    def prefer(self, dark: bool = False, reduced: bool = False, paper: bool = False):
        self.chrome("Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);"
                    "Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[1]);"
                    "gBrowser.selectedBrowser.browsingContext.mediumOverride = arguments[2];", 0 if dark else 1, int(reduced), "print" if paper else "")


BROWSERS = {"chromium": Chromium, "firefox": Firefox}


def address_of(file: pathlib.Path, fragment: str = "") -> str:
    return f"file://{urllib.parse.quote(str(file))}" + (f"#{fragment}" if fragment else "")
