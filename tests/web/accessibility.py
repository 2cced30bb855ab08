"""axe-core, which packaging/install.sh fetches from a package of Python, on the page of a browser."""

import json
import os
import pathlib
import re

SERIOUS = ("serious", "critical")
LIST = pathlib.Path(__file__).resolve().parents[2] / "packaging/axe.txt"


def script() -> pathlib.Path | None:
    """ROSA_AXE names it; otherwise it is where install_axe() puts it, if it was called."""
    if named := os.environ.get("ROSA_AXE"):
        return pathlib.Path(named)
    version = re.search(r"^\S+==([\d.]+)", LIST.read_text(encoding="utf-8"), re.MULTILINE)[1]
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    file = cache / "rosa" / f"axe-{version}.min.js"
    return file if file.is_file() else None


def faults(browser) -> list[str]:
    """What is serious, as "rule: where"; nothing, after a line, without axe-core."""
    file = script()
    if not file:
        if not hasattr(browser, "told_of_axe"):
            browser.told_of_axe = True
            print("axe-core is not installed (packaging/install.sh install_axe): accessibility is not looked at")
        return []
    look = file.read_text(encoding="utf-8") + """
        ;axe.run(document, { resultTypes: ["violations"] }).then(
          ({ violations }) => done(violations.map(({ id, impact, nodes }) => [id, impact, nodes.map(({ html }) => html.slice(0, 120))])),
          (failure) => done([["axe-core", "critical", [`${failure}`]]]));"""
    if browser.script("return !!document.querySelector('script')"):
        # As a script of the page.
        browser.script("const code = document.createElement('script'); code.textContent = arguments[0]; document.head.append(code); code.remove();",
                       "{ const done = (found) => { document.body.dataset.axe = JSON.stringify(found); };" + look + "}")
        found = json.loads(browser.wait("document.body.dataset.axe"))
        browser.script("delete document.body.dataset.axe")
    else:
        found = browser.later(look)  # The page allows none.
    return [f"{rule}: {', '.join(places)}" for rule, impact, places in found if impact in SERIOUS]
