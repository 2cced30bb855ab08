"""A lesson and a problem played by the keyboard alone, as by somebody without a pointer."""

# What has the focus, and whether that is seen: an outline, or the ring of a point.
STOP = """
    const one = document.activeElement, style = getComputedStyle(one);
    const hasRing = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    const isPoint = !!one.dataset.point && style.strokeWidth === "3px";
    return [one.matches(arguments[0]), one === document.body || hasRing || isPoint, one.outerHTML.slice(0, 120)];"""
MOST_STOPS = 150


def tab_to(browser, selector: str, *held: str):
    """By the key Tab from where the focus is, with Shift held back from there; each stop on the way must be seen."""
    for _ in range(MOST_STOPS):
        browser.chord(*held, "Tab")
        is_there, is_seen, what = browser.script(STOP, selector)
        assert is_seen, f"the focus is not seen on {what}"
        if is_there:
            return
    raise AssertionError(f"Tab does not reach {selector}")


def lesson(pages, name: str):
    browser = pages.browser
    pages.open(f"site/{name}.html")
    steps = browser.page("content.steps")
    for number, step in enumerate(steps):
        if "question" in step:
            answer(pages, step)
        if number + 1 < len(steps):
            tab_to(browser, "#on", "Shift")
            browser.keys("Enter")
            pages.settle()
            assert browser.script("return +document.querySelector('#step').value") == number + 1, name
    done = browser.script("return [...document.querySelectorAll('#step option')].filter((one) => one.textContent.includes('✓')).length")
    assert done == sum("question" in step for step in steps), f"{name}: {done} questions are answered by keys"


def answer(pages, step: dict):
    browser, question = pages.browser, step["question"]
    problem = question.get("problem", step["problem"])
    if question["kind"] == "number":
        tab_to(browser, "#guess")
        browser.keys(*repr(pages.program.quantity(problem, question["quantity"])))
    elif question["kind"] == "choice":
        tab_to(browser, "#answers input")
        browser.keys("Space", *["Down"] * question.get("right", 0))
    else:
        for k, value in enumerate(sum(pages.program.solution(problem)["plan"], [])):
            if value:
                tab_to(browser, f"[data-matrix=plan] [data-cell='{k}'] input")
                browser.keys(*repr(value), "Enter")
                assert browser.script("return document.activeElement.matches('input')"), "Enter keeps the place in a table"
        tab_to(browser, "#compare", "Shift")
    browser.keys("Enter")
    pages.settle()
    assert browser.script("return !!document.querySelector('#comparison .right')"), browser.script("return document.body.dataset.told ?? ''")


def problem(pages, page: str):
    browser = pages.browser
    cost = lambda: browser.page("lab.figures().cost")  # noqa: E731
    pages.open(page)
    seen = {cost()}
    for selector, keys in (("[data-control=variant]", ["Down"]), ("[data-control=variant]", []), ("input[type=range]", ["Right"] * 3),
                           ("[data-control=half]", ["Enter"]), ("[data-point=c2]", ["Down"]), ("[data-point=r0]", ["Right", "Up"])):
        if not keys:  # back to the first one
            browser.keys("Up")
        else:
            tab_to(browser, selector)
            browser.keys(*keys)
        pages.settle()
        pages.expect_numbers(f"{selector} by keys")
        seen.add(cost())
    assert len(seen) >= 5, f"keys change what is computed: {seen}"
