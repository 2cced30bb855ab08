"""How long pages take: times are printed, not judged."""

ROUNDS = 20
FRAMES = 40
ANSWERS = 7
SHARES = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

# Moves a point as a hand does, a frame at a time, each until everything about it is drawn.
DRAG = """
    const code = document.createElement("script");
    code.textContent = `window.dragged = (async () => {
      const area = document.querySelector("#lab"), begun = performance.now();
      for (let k = 0; k < %d; ++k) {
        await new Promise(requestAnimationFrame);
        change(() => moveTo("r0", [0.5 + 0.3 * Math.cos(k / 6), 0.5 + 0.3 * Math.sin(k / 6)]), false);
        while (area.getAttribute("aria-busy") === "true") await new Promise((resume) => setTimeout(resume));
      }
      return performance.now() - begun;
    })();`;
    document.body.append(code); code.remove();
    window.dragged.then(done);""" % FRAMES


def opening(pages, page: str):
    pages.open(page)
    picture, ready = (pages.browser.script("return performance.getEntriesByName(arguments[0])[0].startTime", mark) for mark in ("picture", "ready"))
    print(f"{page}: first picture after {picture:.0f} ms, answers after {ready:.0f} ms")


def computing(pages, size: str):
    for what, code in (("half iteration", "lab.extend(lab.figures().halfIterations + 1, 0); lab.advance(1)"),
                       ("pose, exact", "lab.pose(problem)"), ("pose, exact, 10 half iterations", "lab.pose(short); while (lab.advance(10));")):
        took = pages.browser.page("(() => { const short = { ...problem, solve: { ...problem.solve, half_sweeps: 10 } }; lab.pose(short); lab.advance(10);"
                                  f"const begin = performance.now(); for (let i = 0; i < {ROUNDS}; ++i) {{ {code} }} return (performance.now() - begin) / {ROUNDS}; }})()")
        print(f"{size}, {what}: {took:.2f} ms")


def dragging(pages, size: str):
    """Of the page's own thread where the browser tells: all of a frame, then its scripts, styles and layout. Else as a clock sees it."""
    before = pages.browser.spent()
    wall = pages.browser.later(DRAG)
    after = pages.browser.spent()
    each = {name: 1000 * (after[name] - before[name]) / FRAMES for name in SHARES if name in after}
    told = ", ".join(f"{name.removesuffix('Duration')} {took:.1f}" for name, took in each.items())
    print(f"{size}, a frame of dragging with the exact plan: {wall / FRAMES:.1f} ms by the clock" + (f"; {told} ms of its thread" if told else ""))


# How long the page does not answer after an act, until everything about it is drawn.
ANSWER = """
    const act = new Function(arguments[0]), { port1, port2 } = new MessageChannel(), begun = performance.now();
    let last = begun, most = 0;
    port1.onmessage = () => {
      const now = performance.now();
      most = Math.max(most, now - last);
      last = now;
      if (now - begun > 100 && document.querySelector("#lab").getAttribute("aria-busy") === "false") done(most);
      else port2.postMessage(0);
    };
    setTimeout(act);
    port2.postMessage(0);"""
ACTS = {name: f"const one = document.querySelector('[data-control=variant]'); one.value = '{name}'; one.dispatchEvent(new Event('change'))"
        for name in ("exact", "unbalanced", "debiased", "sliced", "sinkhorn")}
ACTS["up to the tolerance"] = "for (const one of ['start', 'tolerance']) document.querySelector(`[data-control=${one}]`).click()"
ACTS["another language"] = "const one = document.querySelector('#language'); one.value = one.value === 'zh' ? 'de' : 'zh'; one.dispatchEvent(new Event('change'))"


def answering(pages, size: str):
    """The least and the middle of several, since other programs may have had the processor."""
    for act, code in ACTS.items():
        longest = sorted(pages.browser.later(ANSWER, code) for _ in range(ANSWERS))
        print(f"{size}, {act}: longest time without an answer {longest[0]:.0f} ms at best, {longest[ANSWERS // 2]:.0f} ms usually")


def times(pages):
    for page in ("site/plan.html", "clouds.html", "pair.html"):
        if (pages.folder / page).exists():
            opening(pages, page)
    for page, size in (("middle.html", "64 × 64"), ("large.html", "128 × 128")):
        opening(pages, page)
        computing(pages, size)
        dragging(pages, size)
        answering(pages, size)
