#!/usr/bin/env python3
"""Plays pages through in browsers, as a hand would, and compares what they show with the program.

    drive.py ROSA [--browsers BROWSER…] [--pictures FOLDER] [--only PART…]

ROSA is the built command; browsers are chromium and firefox, both at once. Every lesson is answered from the first step to the last in three
languages; a problem is dragged, stepped and computed to its end, a pair and a report are touched, a lesson reports to a learning platform.
Everything happens in a network of its own, where there is nothing but this machine. A browser that is not installed is skipped with a line; ends
with 77 where none is, or where the build writes no pages. Times are printed, not judged; the part "times" is played only on demand.
"""

import argparse
import concurrent.futures
import http.server
import json
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import accessibility  # noqa: E402
import keyboard  # noqa: E402
import timing  # noqa: E402
from browser import BROWSERS, Browser, Missing, address_of  # noqa: E402
from native import Program, differences, is_close  # noqa: E402
from samples import write_pages  # noqa: E402

SKIPPED = 77
LANGUAGES = ("en", "de", "zh")
AROUND = ("de", "zh", "en")  # ends where it began
INSIDE = "ROSA_TEST_ALONE"  # set in the network of its own
HAND, SCREEN = (360, 740), (1280, 800)


def alone():
    """Starts this script again in a network that ends at this machine."""
    if INSIDE in os.environ:
        subprocess.run(["ip", "link", "set", "lo", "up"], check=False, capture_output=True) if shutil.which("ip") else loopback_up()
        return
    command = ["unshare", "--map-root-user", "--net", sys.executable, *sys.argv]
    if subprocess.run([*command[:3], "true"], check=False, capture_output=True).returncode == 0:
        os.execvpe(command[0], command, {**os.environ, INSIDE: "1"})
    print("the network stays: this machine gives none of its own")


def loopback_up():
    """As `ip link set lo up`, of a package that a machine may lack."""
    import fcntl, socket, struct  # noqa: E401
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        get_flags, set_flags, up = 0x8913, 0x8914, 1
        flags = struct.unpack("16sh", fcntl.ioctl(any_socket, get_flags, struct.pack("16sh", b"lo", 0))[:18])[1]
        fcntl.ioctl(any_socket, set_flags, struct.pack("16sh", b"lo", flags | up))


class Server(http.server.ThreadingHTTPServer):
    """The files of a folder, as a learning platform has them; remembers who asked for what."""

    def __init__(self, folder: pathlib.Path):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(folder))

            def log_message(self, *_):
                pass

            def do_GET(self):
                self.server.asked.append(self.path)
                super().do_GET()

        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/{path}"


FIGURES = "Object.fromEntries([...document.querySelectorAll('#figures dd')].map((one) => [one.dataset.figure, +one.dataset.value]))"


IS_SETTLED = "document.querySelector('#lab').getAttribute('aria-busy') === 'false'"


def shown_figures(browser: Browser) -> dict:
    return browser.script(f"return {FIGURES}")


class Pages:
    """The pages of a build in a browser, and what is known of them."""

    def __init__(self, browser: Browser, program: Program, folder: pathlib.Path, pictures: pathlib.Path | None):
        self.browser, self.program, self.folder, self.pictures = browser, program, folder, pictures
        self.own = pathlib.Path(browser.folder.name) / "pages"  # what is written for this browser alone
        self.own.mkdir()
        self.server = Server(self.own)
        self.numbers = 0

    def open(self, page: str, fragment: str = "l=en"):
        self.browser.open(address_of(self.folder / page, fragment))
        self.settle()

    def settle(self):
        """Until a page has computed what it was asked for, if it computes, however busy the machine is; ctest ends a hang."""
        self.browser.later(f"const look = () => !document.querySelector('#module') || {IS_SETTLED} ? done() : setTimeout(look, 2); look();")

    def in_languages(self, languages) -> list:
        """Title and figures of the page in each language, by one question to the browser."""
        return self.browser.later(
            "const languages = arguments[0], told = [], select = document.querySelector('#language'), next = () => {"
            "  if (told.length === languages.length) return done(told);"
            "  select.value = languages[told.length]; select.dispatchEvent(new Event('change')); look(); };"
            f"const look = () => {{ if (!({IS_SETTLED})) return setTimeout(look, 2);"
            f"  told.push([document.querySelector('#title').textContent, {FIGURES}]); next(); }};"
            "next();", list(languages))

    def picture(self, name: str):
        if self.pictures:
            self.browser.picture(self.pictures / f"{name}.png")

    def pictures_of(self, name: str):
        """Narrow, wide, dark and Chinese, of the page as it stands."""
        if not self.pictures:
            return
        for form, size, dark in (("hand", HAND, False), ("wide", SCREEN, False), ("dark", SCREEN, True)):
            self.browser.screen(*size)
            self.browser.prefer(dark=dark)
            self.browser.script("scrollTo(0, 0)")
            self.picture(f"{name}-{form}")
        self.browser.prefer()
        if self.browser.script("return document.querySelector('#language')?.options.length > 1"):
            self.browser.choose("#language", "zh")
            self.picture(f"{name}-zh")
            self.browser.choose("#language", "en")

    def expect_accessible(self, what: str):
        found = accessibility.faults(self.browser)
        assert not found, f"{what}: " + "; ".join(found)

    def expect_numbers(self, what: str) -> dict:
        """The figures and the plan on the page are those of the program for the problem of the page."""
        problem, shown, plan, has_costs = self.browser.page(f"[problem, {FIGURES}, [...result.plan], !scene.hidesCosts]")
        native = self.program.solution(problem)
        wrong = differences(shown, native) if has_costs else []
        wrong += [f"plan[{k}]" for k, value in enumerate(sum(native["plan"], [])) if not is_close(plan[k], value)]
        assert not wrong, f"{what}: {wrong}"
        self.numbers += len(shown) + len(plan)
        return shown

    def expect_silence(self, what: str):
        """Nothing was asked for, and what asks is refused."""
        assert self.browser.script("return performance.getEntriesByType('resource').length") == 0, what
        before, address = len(self.server.asked), json.dumps(self.server.address("asked"))
        self.browser.page("((tried) => { const image = new Image(); image.onload = image.onerror = () => { tried.image = 1; };"
                          f"image.src = {address}; fetch({address}).catch(() => 0).then(() => {{ tried.fetch = 1; }}); }})(document.body.dataset)")
        self.browser.wait("document.body.dataset.image && document.body.dataset.fetch")
        assert len(self.server.asked) == before, f"{what}: {self.server.asked[before:]}"

    # ---- lessons

    def lessons(self):
        for lesson in sorted(self.folder.glob("site/*.html")):
            if lesson.stem != "index":
                self.lesson(lesson.stem)

    def lesson(self, name: str):
        self.open(f"site/{name}.html")
        self.pictures_of(name)
        steps = self.browser.page("content.steps")
        titles = self.browser.page("content.title")
        for number, step in enumerate(steps):
            what = f"{name}, step {number + 1}"
            if number:
                self.browser.click("#on")
                self.settle()
            assert not self.browser.script("return document.querySelector('#fault').textContent"), what
            if "question" in step:
                self.answer(what, step)
            if name == "marginals" and number == 0:
                self.expect_accessible(what)
            if number == len(steps) - 1:
                self.pictures_of(f"{name}-end")
            shown = self.expect_numbers(what)
            for language, told in zip(AROUND, self.in_languages(AROUND), strict=True):
                assert told == [titles[language], shown], f"{what}, {language}"
        assert self.browser.script("return document.querySelector('#on').disabled"), name
        self.remembers(name, len(steps))
        self.expect_silence(name)

    def answer(self, what: str, step: dict):
        question = step["question"]
        assert not shown_figures(self.browser), f"{what} shows the result before an answer"
        if question["kind"] == "number":
            self.browser.type("#guess", repr(self.program.quantity(question.get("problem", step["problem"]), question["quantity"])))
        elif question["kind"] == "choice":
            self.browser.click(f"#answers input[value='{question.get('right', 0)}']")
            self.browser.click("#compare")
        else:
            plan = sum(self.program.solution(question.get("problem", step["problem"]))["plan"], [])
            for k, value in enumerate(plan):
                if value:
                    self.browser.type(f"[data-matrix=plan] [data-cell='{k}'] input", repr(value))
            self.browser.click("#compare")
        self.settle()
        assert self.browser.script("return !!document.querySelector('#comparison .right') && !document.querySelector('#comparison .wrong')"), \
            f"{what}: {self.browser.script('return document.querySelector(`#comparison`).textContent')}"

    def remembers(self, name: str, count: int):
        """The address has the progress: another reader who opens it sees the same."""
        address, told = self.browser.script("return [location.href, document.querySelector('#comparison').textContent]")
        self.browser.open(address)
        self.settle()
        assert self.browser.script("return +document.querySelector('#step').value") == count - 1, name
        assert self.browser.script("return document.querySelector('#comparison').textContent") == told, name

    def index(self):
        self.browser.open(address_of(self.folder / "site/index.html"))
        self.expect_accessible("the table of contents")
        self.pictures_of("index")
        assert self.browser.script("return performance.getEntriesByType('resource').length") == 0
        self.browser.click("#de li a")
        self.browser.wait("document.documentElement.lang === 'de'")

    # ---- problems

    def clouds(self):
        self.open("clouds.html")
        before = self.expect_numbers("clouds")
        self.browser.drag("[data-grip=r0]", (40, -30))
        self.settle()
        dragged = self.expect_numbers("a dragged point")
        assert dragged["cost"] != before["cost"]
        self.browser.script("document.querySelector('[data-point=c3]').focus()")
        self.browser.keys("Up", "Up", "Right")
        self.settle()
        assert self.expect_numbers("a point moved by keys")["cost"] != dragged["cost"]
        assert self.browser.script("return document.activeElement.dataset.point") == "c3"
        done = self.browser.page("lab.figures().halfIterations")
        for _ in range(3):
            self.browser.click("[data-control=half]")
            self.settle()
        assert self.expect_numbers("three half iterations")["cost"] and self.browser.page("lab.figures().halfIterations") == done + 3
        self.browser.script("document.querySelector('input[type=range]').focus()")
        self.browser.keys("Right", "Right")
        self.settle()
        self.expect_numbers("λ by keys")
        for variant in ("exact", "unbalanced", "debiased", "sinkhorn"):
            self.browser.choose("[data-control=variant]", variant)
            self.settle()
            self.expect_numbers(variant)
        self.browser.click("[data-control=tolerance]")
        self.settle()
        self.expect_numbers("up to the tolerance")
        address, cost = self.browser.script("return location.href"), shown_figures(self.browser)["cost"]
        self.browser.open(address)
        self.settle()
        # It has the points to five digits.
        assert math.isclose(shown_figures(self.browser)["cost"], cost, rel_tol=1e-3), "the address has the problem"
        self.expect_silence("clouds")
        self.expect_accessible("clouds")
        self.pictures_of("clouds")

    def wrong(self):
        """Pages whose figures or plans are off by one part in a hundred million are found out."""
        page = (self.folder / "clouds.html").read_text(encoding="utf-8")
        for name, told in (("cost", 'this.#numbers(this.#call("rosa_figures"), kFigures.length)'), ("plan[0]", "this.#numbers(at, this.rows * this.columns)")):
            assert page.count(told) == 1
            (self.own / "wrong.html").write_text(page.replace(told, f"{told}.map((one, i) => i ? one : one + 1e-8 * Math.max(1, one))"), encoding="utf-8")
            self.open(self.own / "wrong.html")
            try:
                self.expect_numbers("a wrong page")
            except AssertionError as found:
                assert name in str(found), found
                continue
            raise AssertionError(f"a page with a wrong {name} passes")

    def table(self):
        """A plan too large to be shown as a table is one on demand, a part at a time."""
        self.open("middle.html")
        self.browser.click("[data-matrix=plan] summary")
        self.browser.wait("document.querySelector('[data-matrix=plan] table')")
        for part in ("0", "3"):
            self.browser.choose("[data-matrix=plan] select", part)
            shown, plan = self.browser.page("[[...document.querySelectorAll('[data-matrix=plan] td[data-cell]')].map((one) => [+one.dataset.cell, one.textContent]),"
                                            "[...result.plan].map(cellText)]")
            assert [k for k, _ in shown[:2]] == [int(part) * 16 * 64, int(part) * 16 * 64 + 1] and len(shown) == 16 * 16
            assert all(plan[k] == text for k, text in shown)
        self.expect_accessible("a part of a large plan")

    def touch(self):
        """By finger, on a narrow screen, on which nothing is wider than it."""
        self.browser.screen(*HAND)
        self.open("clouds.html")
        before = shown_figures(self.browser)["cost"]
        self.browser.drag("[data-grip=r0]", (30, 20), "touch")
        self.settle()
        assert self.expect_numbers("a point moved by finger")["cost"] != before
        for page in ("clouds.html", "site/marginals.html", "site/index.html", "report.html"):
            if not (self.folder / page).exists():
                continue
            self.open(page)
            wide = self.browser.script("return document.documentElement.scrollWidth")
            assert wide <= HAND[0], f"{page} is {wide} wide"
        self.browser.screen(*SCREEN)

    def restart(self):
        """A module that has ended says so, and another one begins."""
        self.open("clouds.html")
        self.browser.page("(lab.exports = { ...lab.exports, rosa_pose() { throw new WebAssembly.RuntimeError('unreachable'); } }, 1)")
        self.browser.choose("[data-control=variant]", "exact")
        self.browser.click("[data-control=again]")
        self.browser.wait("document.querySelector('#fault').hidden")
        self.settle()
        self.expect_numbers("a module opened anew")

    def motion(self):
        """Where motion is not wanted, a long computation shows its progress as text, and its end."""
        self.browser.prefer(reduced=True)
        self.open("large.html", "l=en&half_sweeps=500")
        self.expect_numbers("a long computation without motion")
        self.browser.prefer()

    def paper(self):
        self.open("site/marginals.html")
        self.browser.prefer(paper=True)
        hidden = self.browser.script("return ['#bar', '#steps', '#controls', '.buttons'].map((one) => getComputedStyle(document.querySelector(one)).display)")
        assert set(hidden) == {"none"}, hidden
        self.pictures and self.picture("paper")
        self.browser.prefer()

    def dark(self):
        self.browser.prefer(dark=True)
        for page in ("clouds.html", "site/marginals.html"):
            self.open(page, "l=zh")
            assert self.browser.script("return getComputedStyle(document.body).backgroundColor") == "rgb(20, 24, 29)"
            self.expect_accessible(f"{page} in the dark")
        self.browser.prefer()

    # ---- a run

    def pair(self):
        if not (self.folder / "pair.html").exists():
            return
        self.open("pair.html")
        self.expect_numbers("a pair")
        self.browser.click("[data-control=half]")
        self.settle()
        self.expect_numbers("a pair, half an iteration on")
        self.expect_accessible("a pair")
        self.expect_silence("a pair")
        self.pictures_of("pair")

    def report(self):
        self.open("report.html")
        titles = {language: self.browser.script("return document.querySelector('.verdict').textContent") for language in LANGUAGES
                  if not self.browser.choose("#language", language)}
        assert len(set(titles.values())) == len(LANGUAGES), titles
        self.browser.choose("#language", "en")
        assert "points above raw features" in titles["en"] and "95.9" in titles["en"] and "95,9" in titles["de"], titles
        assert self.browser.script("return document.querySelectorAll('.map g title').length") == 2
        assert self.browser.script("return document.querySelector('.map + .legend').textContent.length") > 0
        self.expect_numbers("the pair of a report")
        self.browser.click("[data-control=half]")
        self.settle()
        self.expect_numbers("the pair of a report, half an iteration on")
        self.expect_silence("a report")
        self.expect_accessible("a report")
        self.pictures_of("report")
        # Without a pair nothing computes, and the languages are there all the same.
        self.open("still.html", "l=zh")
        assert self.browser.script("return document.documentElement.lang") == "zh-Hans"
        assert self.browser.script("return document.querySelector('#module')") is None
        self.browser.choose("#language", "de")
        assert "Ergebnisse" in self.browser.script("return document.querySelector('h2').textContent")
        self.expect_accessible("a report without a pair")

    def course(self):
        """A lesson in a learning platform: progress is kept there, score and completion are told."""
        with zipfile.ZipFile(self.folder / "course.zip") as archive:
            assert archive.testzip() is None and sorted(archive.namelist()) == ["imsmanifest.xml", "index.html"]
            archive.extractall(self.own / "course")
        (self.own / "platform.html").write_text(PLATFORM, encoding="utf-8")
        value = lambda name: self.browser.page(f"parent.API.values[{json.dumps(name)}]")  # noqa: E731
        self.browser.open(self.server.address("platform.html"))
        self.browser.enter(0)
        self.settle()
        self.browser.wait("document.documentElement.lang")
        steps = self.browser.page("content.steps")
        asked = [i for i, step in enumerate(steps) if "question" in step]
        assert value("cmi.core.lesson_status") == "incomplete" and value("cmi.core.score.raw") == "0"
        for number, step in enumerate(steps):
            if number:
                self.browser.click("#on")
                self.settle()
            if number not in asked:
                continue
            if number == asked[-1]:
                # As pupils do: away and back another day.
                self.browser.enter(None)
                self.browser.open(self.server.address("platform.html"))
                self.browser.enter(0)
                self.settle()
                assert self.browser.script("return +document.querySelector('#step').value") == number
                assert value("cmi.core.session_time").count(":") == 2 and value("cmi.core.exit") == "suspend"
                self.browser.click("#skip")
                self.settle()
            else:
                self.answer(f"step {number + 1} in a platform", step)
            done = asked.index(number) + 1
            right = done - (number == asked[-1])
            assert value("cmi.core.score.raw") == f"{int(100 * right / len(asked) + 0.5)}", (number, value("cmi.core.score.raw"))
            assert value("cmi.core.lesson_status") == ("completed" if done == len(asked) else "incomplete")
        self.browser.enter(None)

    def keyboard(self):
        keyboard.lesson(self, "plan")
        keyboard.problem(self, "clouds.html")

    def times(self):
        timing.times(self)


PARTS = ("index", "clouds", "wrong", "keyboard", "touch", "restart", "motion", "table", "paper", "dark", "pair", "report", "course", "lessons")

# What a learning platform has around a lesson. In the corner: chromedriver clicks in a frame as if it were there.
PLATFORM = """<!doctype html><title>A platform</title><style>body { margin: 0 } iframe { border: 0 }</style><script>
const values = JSON.parse(sessionStorage.getItem("values") ?? "{}"), keep = () => { sessionStorage.setItem("values", JSON.stringify(values)); return "true"; };
window.API = { values, LMSInitialize: keep, LMSFinish: keep, LMSCommit: keep, LMSGetValue: (name) => values[name] ?? "",
  LMSSetValue: (name, value) => { values[name] = value; return keep(); } };
</script><iframe src="course/index.html" style="width: 1200px; height: 760px"></iframe>"""


def play(name: str, wanted, program: Program, folder: pathlib.Path, are_written) -> bool:
    """All parts in one browser, which starts while the pages are still written. False: there is nothing to play, or no browser."""
    begun = time.monotonic()
    try:
        with BROWSERS[name]() as browser:
            browser.screen(*SCREEN)
            if not are_written.result():
                return False
            pictures = wanted.pictures and wanted.pictures / name
            if pictures:
                pictures.mkdir(parents=True, exist_ok=True)
            pages = Pages(browser, program, folder, pictures)
            for part in wanted.only:
                since = time.monotonic()
                getattr(pages, part)()
                print(f"{name}, {part}: {time.monotonic() - since:.1f} s", flush=True)
            print(f"{name}: {pages.numbers} numbers are those of the program; {time.monotonic() - begun:.0f} s", flush=True)
            return True
    except Missing as missing:
        print(f"skipped: {missing} not installed (packaging/packages-ci.txt)")
        return False
    except Exception:
        print(f"{name}: {traceback.format_exc()}", flush=True)  # at once: the other browser plays on
        raise


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rosa", type=pathlib.Path)
    parser.add_argument("--browsers", nargs="+", default=tuple(BROWSERS), choices=BROWSERS)
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--only", nargs="+", default=PARTS, choices=(*PARTS, "times"))
    wanted = parser.parse_args()
    alone()
    with tempfile.TemporaryDirectory(prefix="rosa-pages-") as place, concurrent.futures.ThreadPoolExecutor() as threads:
        folder = pathlib.Path(place)
        program = Program(str(wanted.rosa.resolve()), folder / "store")
        are_written = threads.submit(write_pages, program, folder)
        players = [threads.submit(play, name, wanted, program, folder, are_written) for name in wanted.browsers]
        if not are_written.result():
            print("skipped: this build has no module of web pages")
        if any(player.exception() for player in players):
            return 1
        return 0 if any(player.result() for player in players) else SKIPPED


if __name__ == "__main__":
    sys.exit(main())
