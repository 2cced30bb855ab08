// What the reader uses: sliders, choices, buttons, and points by hand or by keys.

/// A slider on a logarithmic scale, or a plain one, with a field for any value of the range.
function slider(key, label, { least, most, from, to, isLog = true }, get, set) {
  const field = element("input", { type: "text", inputmode: "decimal", autocomplete: "off", "data-control": key, "aria-label": label });
  const range = element("input", { type: "range", min: `${from}`, max: `${to}`, step: isLog ? "0.01" : "1", "aria-label": label });
  const put = (value, isDone = true) => change(() => set(clamped(value, least, most)), isDone);
  range.addEventListener("input", () => put(isLog ? +(10 ** +range.value).toPrecision(3) : +range.value, false));
  range.addEventListener("change", save);
  field.addEventListener("change", () => put(numberOf(field.value) ?? get()));
  const renew = () => {
    if (field !== document.activeElement) field.value = editText(get());
    if (range !== document.activeElement) range.value = isLog ? Math.log10(get()) : get();
    range.setAttribute("aria-valuetext", numberText(get()));
  };
  return { node: element("label", {}, label, range, field), renew };
}
function choice(key, label, ids, names, get, set) {
  const select = element("select", { "data-control": key }, ...ids.map((id) => element("option", { value: id }, names[id])));
  select.addEventListener("change", () => change(() => set(select.value)));
  return { node: element("label", {}, label, select), renew: () => { select.value = get(); } };
}
function button(text, act, key = "") {
  const made = element("button", { type: "button", "data-control": key }, text);
  made.addEventListener("click", act);
  return made;
}
function iterationButtons() {
  const half = button("", () => extend(lab.figures().halfIterations + 1, problem.solve.tolerance), "half");
  const all = button("", () => (isRunning ? stop() : extend(kMostHalfIterations, problem.solve.tolerance || kUsualTolerance)), "tolerance");
  const field = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", "data-control": "half_sweeps", "aria-label": words.halfIterations });
  field.addEventListener("change", () => change(() => {
    problem.solve.half_sweeps = Math.round(clamped(numberOf(field.value) ?? problem.solve.half_sweeps, 0, kMostHalfIterations));
  }));
  const node = element("span", { class: "group" },
    button(words.toStart, () => change(() => { problem.solve.half_sweeps = 0; problem.solve.tolerance = scene.problem.solve.tolerance; }), "start"), half,
    button(words.iteration, () => { const done = lab.figures().halfIterations; extend(done + 2 - (done % 2), problem.solve.tolerance); }, "iteration"),
    all,
    element("label", {}, words.halfIterations, field));
  return { node, renew: () => {
    const done = result?.figures?.halfIterations ?? 0;
    half.textContent = done % 2 ? words.scaleColumns : words.scaleRows;
    if (field !== document.activeElement) field.value = `${problem.solve.tolerance > 0 ? done : problem.solve.half_sweeps}`;
    all.textContent = isRunning ? words.stop : words.toTolerance;
    for (const one of node.querySelectorAll("button")) one.disabled = isRunning && one !== all && one.dataset.control !== "start";
  } };
}

const kControls = {
  variant: () => choice("variant", words.variant, variantsHere(), words.variants, () => problem.solve.variant, (id) => { problem.solve.variant = id; }),
  lambda: () => slider("lambda", words.lambda, { least: 1e-6, most: 1e6, from: -2, to: 4 }, () => problem.solve.lambda, (value) => { problem.solve.lambda = value; }),
  arithmetic: () => choice("arithmetic", words.arithmetic, kArithmetics, words.arithmetics, () => problem.solve.arithmetic, (id) => { problem.solve.arithmetic = id; }),
  rho: () => slider("rho", words.rho, { least: 1e-6, most: 1e6, from: -2, to: 3 }, () => problem.solve.rho, (value) => { problem.solve.rho = value; }),
  angle: () => slider("angle", words.angle, { least: -360, most: 360, from: 0, to: 180, isLog: false }, () => problem.solve.angle, (value) => { problem.solve.angle = value; }),
  rescale: () => {
    const box = element("input", { type: "checkbox", "data-control": "rescale" });
    box.addEventListener("change", () => change(() => { problem.cost = { ...problem.cost, rescale: box.checked }; }));
    return { node: element("label", {}, box, words.rescale), renew: () => { box.checked = !!problem.cost?.rescale; } };
  },
  temperature: () => slider("temperature", words.temperature, { least: 1e-6, most: 1e6, from: -2, to: 2 }, () => problem.cost?.temperature ?? 1,
    (value) => { problem.cost = { ...problem.cost, temperature: value }; }),
  half_sweeps: iterationButtons,
};
let controls = { form: "", all: [] };

function drawControls() {
  const wanted = Object.keys(kControls).filter(canUse), form = [language, step, hasPoints(), isOpen(), ...wanted].join();
  if (form !== controls.form) {
    controls = { form, all: wanted.map((key) => kControls[key]()) };
    const begin = isOpen() && !scene.asksPlan ? [] : [button(content.steps ? words.begin : words.beginProblem, () => { enter(); save(); }, "begin")];
    const had = at("controls").contains(document.activeElement) ? document.activeElement.dataset.control : null;
    at("controls").replaceChildren(...controls.all.map((one) => one.node), ...begin);
    if (had) at("controls").querySelector(`[data-control="${had}"]`)?.focus({ preventScroll: true });
  }
  for (const one of controls.all) one.renew();
}

// ---- points

let layout = null, dragged = null, hand = null;
/// Where the hand is in the plane.
function placeOf([x, y]) {
  const place = new DOMPoint(x, y).matrixTransform(at("picture").getScreenCTM().inverse());
  return layout.take([clamped(place.x, 4, kWidth - 4), clamped(place.y, 4, kHeight - 4)]);
}
function follow() {
  const place = dragged && hand ? placeOf(hand) : null;
  hand = null;
  if (place) change(() => moveTo(dragged, place), false);
}
function listenToPicture() {
  const picture = at("picture");
  picture.addEventListener("pointerdown", (event) => {
    const point = event.target.dataset?.grip ?? (event.target.classList.contains("move") ? event.target.dataset.point : null);
    if (!point) return;
    event.preventDefault();
    dragged = point;
    at("verdicts").setAttribute("aria-live", "off");  // until the hand lets go
    picture.setPointerCapture(event.pointerId);
    picture.querySelector(`[data-point="${point}"]`)?.focus();
  });
  picture.addEventListener("pointermove", (event) => {
    if (!dragged) return;
    // One solution a frame, however often the hand reports.
    const isNew = !hand;
    hand = [event.clientX, event.clientY];
    if (isNew) requestAnimationFrame(follow);
  });
  for (const end of ["pointerup", "pointercancel"])
    picture.addEventListener(end, () => {
      follow();
      if (dragged) save();
      dragged = null;
      at("verdicts").setAttribute("aria-live", "polite");
    });
  picture.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key], point = event.target.dataset?.point;
    if (!by || !point || !layout?.take) return;
    event.preventDefault();
    const isColumn = point[0] === "c", i = +point.slice(1), unit = (event.shiftKey ? 20 : 4) / box.scale;
    const [x, y] = layout.take((isColumn ? layout.columns : layout.rows)[i]);
    change(() => moveTo(point, [x + by[0] * unit, y + by[1] * unit]));
  });
  for (const area of [picture, at("tables")]) {
    area.addEventListener("pointerover", (event) => {
      const cell = event.target.closest?.("[data-cell]");
      if (!dragged && cell) light(+cell.dataset.cell);
    });
    area.addEventListener("pointerleave", () => { if (!dragged) light(null); });
  }
}
