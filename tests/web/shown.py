#!/usr/bin/env python3
"""What a page shows in a browser, for tests that save one.

    shown.py PAGE

Prints { browser, title, figures, verdict, fault } as JSON, by the first browser that is installed; ends with 77 and a line where none is.
"""

import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from browser import BROWSERS, Missing, address_of  # noqa: E402

SEEN = """
    const text = (selector) => document.querySelector(selector)?.textContent ?? "";
    const lab = document.querySelector("#lab");
    return { isReady: !lab || lab.getAttribute("aria-busy") === "false", title: text("#title"), verdict: text(".verdict"),
      fault: document.querySelector("#fault")?.hidden === false ? text("#fault") : "",
      figures: Object.fromEntries([...document.querySelectorAll("#figures dd")].map((one) => [one.dataset.figure, +one.dataset.value])) };"""


def seen(browser, page: pathlib.Path) -> dict:
    browser.open(address_of(page, "l=en"))
    while not (told := browser.script(SEEN)).pop("isReady") and not told["fault"]:
        time.sleep(0.01)
    return told


def main() -> int:
    for name, kind in BROWSERS.items():
        try:
            with kind() as browser:
                print(json.dumps({"browser": name, **seen(browser, pathlib.Path(sys.argv[1]).resolve())}))
                return 0
        except Missing:
            continue
    print("no browser is installed (packaging/packages-ci.txt)")
    return 77


if __name__ == "__main__":
    sys.exit(main())
