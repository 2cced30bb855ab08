// The state of the page, and what the reader does to it. Its ground is a lesson (steps, questions, guesses) or one problem.

const kSamePlan = 1e-6, kNoDifference = 1e-9;  // as in the window
const kSlice = 12, kRefresh = 150;  // ms
const kMostHalfSweeps = 10000, kUsualTolerance = 1e-6;
const kMostPlaces = 64;  // in an address
const kScaled = ["sinkhorn", "debiased"];
const kOwnKeys = ["lambda", "half_sweeps", "tolerance", "rho", "angle", "variant", "arithmetic"];

let content, module;
let lab = null;  ///< Until the module is there.
let step = 0, answers = [], course = null;
let scene, problem, box, lit = null;
let posed = null;   ///< What is known of the problem before it is solved: cost, exactPlan, weights.
let result = null;  ///< What was computed last: the same, figures, plan, fault.
let runs = 0, isRunning = false, isLightDue = false;
let picture;

const tables = {
  cost: new MatrixTable("cost", {
    cell: (i, j, value) => change(() => { problem.matrix.cost[i][j] = clamped(value, -1e6, 1e6); }),
    weight: setWeight, lit: light,
  }),
  plan: new MatrixTable("plan", { cell: (i, j, value) => setPlan(i, j, clamped(value, 0, 1e6)), weight: setWeight, fill: fillCell, lit: light }),
  exactPlan: new MatrixTable("exactPlan", { lit: light }),
};

const clamped = (value, least, most) => Math.min(most, Math.max(least, value));
const own = (text) => text?.[language] ?? text?.[""] ?? text?.en ?? Object.values(text ?? {})[0] ?? "";
const stepNow = () => content.steps[step];
const isOpen = () => !!content.steps && !!stepNow().question && !answers[step];

// What is shown: as app/workbench/lab/data/lesson_walk.h says.
function sceneNow() {
  if (!content.steps) return { problem: content.problem, controls: null };
  const { question, problem: start, controls, costs } = stepNow(), answer = answers[step], hidesCosts = costs === false;
  if (!question) return { problem: start, controls, hidesCosts };
  if (answer) return { problem: question.problem ?? start, controls, ghost: answer.plan, hidesCosts };
  const blank = { problem: withSettings(start, { variant: "hand", plan: undefined }), controls: [], isHidden: true, isBlank: true, hidesCosts };
  if (question.kind === "plan") return { ...blank, controls: ["plan"], asksPlan: true };
  if (question.shown) return { problem: start, controls: [], hasNoVerdict: true, hidesCosts };
  if (start.solve.variant === "hand" || hidesCosts) return blank;
  return { problem: withSettings(start, { variant: "sinkhorn", half_sweeps: 0, plan: undefined }), controls: [], isHidden: true };
}
const withSettings = (of, settings) => ({ ...of, solve: { ...of.solve, ...settings } });

const isScaled = () => kScaled.includes(problem.solve.variant);
const hasPoints = () => !problem.matrix;
const hasScale = () => !!(problem.graph || problem.matrix?.hops || problem.matrix?.scale);
function canUse(control) {
  if (scene.controls && !scene.controls.includes(control)) return false;
  const { variant } = problem.solve;
  switch (control) {
    case "lambda": return isScaled() || variant === "unbalanced";
    case "half_sweeps": case "arithmetic": return isScaled();
    case "weights": return (problem.weights?.rule ?? "own") === "own";
    case "points": return hasPoints();
    case "cost": return !!problem.matrix && !problem.cost?.rescale;
    case "plan": return variant === "hand";
    case "rescale": return hasScale();
    case "temperature": return !!problem.cost?.rescale && !!(problem.graph || problem.matrix?.hops);
    case "rho": return variant === "unbalanced";
    case "angle": return variant === "sliced";
    default: return true;
  }
}
const variantsHere = () => kVariants.filter((one) =>
  one === "debiased" ? hasPoints() : one === "sliced" ? hasPoints() && problem.cost?.ground !== "cosine" : true);

// ---- computing

/// Shows the scene, with this problem instead of its own if there is one.
function enter(changed = null) {
  setScene(changed);
  run();
}
function setScene(changed) {
  scene = sceneNow();
  problem = changed ?? structuredClone(scene.problem);
  box = boxOf(scene.problem);
  lit = null;
}

/// Changes the problem and solves it again.
function change(edit) {
  edit();
  run();
  save();
}

/// Solves the problem in slices, so that the page answers meanwhile.
function run() {
  try {
    lab.pose(problem);
  } catch (failure) {
    if (!(failure instanceof Fault)) throw failure;
    ++runs;
    isRunning = false;
    result = { ...result, fault: failure.told };
    return draw();
  }
  posed = { cost: lab.matrix("cost"), exactPlan: lab.matrix("exactPlan"), weights: [lab.vector("rowWeights"), lab.vector("columnWeights")] };
  go();
}

function go() {
  const mine = ++runs, [n, m] = sizeOf(problem), mayMove = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  let most = Math.max(1, Math.floor(65536 / (n * m))), drawn = performance.now(), hasMore = true;
  isRunning = true;
  tellBusy();
  const slice = () => {
    if (mine !== runs) return;
    const began = performance.now();
    let now = began;
    try {
      while (hasMore && now - began < kSlice) {
        hasMore = lab.advance(most);
        const took = performance.now() - now;
        now += took;
        most = clamped(Math.floor((most * kSlice) / (2 * Math.max(took, 0.5))), 1, 4 * most);
      }
    } catch (failure) {
      if (!(failure instanceof Fault)) throw failure;
      isRunning = false;
      result = { ...result, fault: failure.told };
      return draw();
    }
    isRunning = hasMore;
    // What took long is drawn in a task of its own.
    if (!hasMore && now - began < kSlice) return take();
    setTimeout(hasMore && now - drawn < kRefresh ? slice : refresh);
  };
  const refresh = () => {
    if (mine !== runs) return;
    drawn = performance.now();
    if (mayMove || !hasMore) take();
    else drawProgress();
    if (hasMore) setTimeout(slice);
  };
  if (n * m > kMostLines) setTimeout(slice);
  else slice();
}

function take() {
  result = { ...posed, figures: lab.figures(), plan: lab.matrix("plan"), underflow: lab.fault() };
  draw();
}

function extend(halfSweeps, tolerance) {
  problem.solve.half_sweeps = halfSweeps;
  problem.solve.tolerance = tolerance;
  lab.extend(halfSweeps, tolerance);
  go();
  save();
}
function stop() {
  ++runs;
  isRunning = false;
  problem.solve.half_sweeps = lab.figures().halfSweeps;
  take();
}

// ---- editing

function moveTo(point, [x, y]) {
  const isColumn = point[0] === "c", i = +point.slice(1), place = [clamped(x, -1e6, 1e6), clamped(y, -1e6, 1e6)];
  if (problem.clouds) problem.clouds[isColumn ? "columns" : "rows"][i] = place;
  else problem.graph.nodes[problem.graph[isColumn ? "columns" : "rows"][i]] = place;
}

/// The other weights of the side keep their proportions; unbalanced weights are as they are.
function setWeight(isColumn, i, value) {
  change(() => {
    const side = isColumn ? "columns" : "rows", list = Array.from(result.weights[isColumn ? 1 : 0]);
    if (problem.solve.variant === "unbalanced") {
      list[i] = clamped(value, 0, 1e6);
    } else {
      const share = clamped(value, 0, 1), rest = list.reduce((sum, one, k) => sum + (k === i ? 0 : one), 0);
      list.forEach((one, k) => { list[k] = k === i ? share : rest > 0 ? (one * (1 - share)) / rest : (1 - share) / Math.max(1, list.length - 1); });
      if (list.length === 1) list[0] = 1;
    }
    problem.weights = { ...problem.weights, [side]: list };
  });
}

function setPlan(i, j, value) {
  change(() => {
    const [n, m] = sizeOf(problem);
    problem.solve.plan ??= Array.from({ length: n }, () => Array(m).fill(0));
    problem.solve.plan[i][j] = value;
  });
}
/// As far as the weights allow; a cell that has something is emptied.
function fillCell(i, j) {
  const m = result.weights[1].length, value = result.plan[i * m + j];
  let sent = 0, received = 0;
  result.plan.forEach((mass, k) => {
    if (Math.floor(k / m) === i) sent += mass;
    if (k % m === j) received += mass;
  });
  setPlan(i, j, value > 0 ? 0 : Math.max(0, Math.min(result.weights[0][i] - sent, result.weights[1][j] - received)));
}

/// Once a frame, however fast the pointer crosses cells.
function light(k) {
  if (k === lit) return;
  lit = k;
  if (isLightDue) return;
  isLightDue = true;
  requestAnimationFrame(() => {
    isLightDue = false;
    draw();
  });
}

// ---- showing

function draw() {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--row-rgb").trim();  // before anything changes, or styles are computed twice
  at("fault").hidden = !result?.fault;
  if (result?.fault) at("fault").textContent = fill(words.notSolved, told(result.fault));
  drawProgress();
  if (!result?.figures) return;
  const { figures, weights } = result, shows = !scene.isHidden, planShown = shows || scene.isBlank;
  const hasPlan = planShown && (figures.halfSweeps > 0 || !isScaled());
  layout = picture.draw({ problem, box, plan: hasPlan ? result.plan : null, ghost: scene.ghost?.flat(), weights, canMove: canUse("points"), lit });
  const lines = scene.asksPlan ? [lackOfPlan()] : !shows ? [words.hidden] : scene.hasNoVerdict ? [words.noVerdict] : verdicts();
  const told = lines.map((line) => element("li", {}, line));
  if (at("verdicts").textContent !== lines.join("")) at("verdicts").replaceChildren(...told);
  const judged = shows && !scene.hasNoVerdict && !scene.hidesCosts;
  at("figures").replaceChildren(...(judged ? Object.entries(words.figures).flatMap(([key, label]) => {
    const value = /Gap$/.test(key) ? rounded(figures[key]) : figures[key];
    return [element("dt", {}, label), element("dd", { "data-figure": key, "data-value": `${figures[key]}` }, numberText(value, 5))];
  }) : []));
  drawReadout(hasPlan, judged);
  const isTraced = judged && lab && isScaled() && figures.halfSweeps > 1;
  at("traces").hidden = !isTraced;
  rest = [() => drawTables(planShown, colour), () => picture.describe(), () => { if (isTraced) drawTraces(at("traces"), lab, result.figures); }];
  if (result.cost.length > kMostLines) drawRest();
  else for (const part of rest) part();
  if (!performance.getEntriesByName("picture").length) performance.mark("picture");
}

/// What a large problem has beside its picture, each in a task of its own: the page answers between them. The newest of each is drawn.
let rest = [], isResting = false;
function drawRest() {
  if (isResting) return;
  isResting = true;
  tellBusy();
  const go = (k) => setTimeout(() => {
    rest[k]();
    if (k + 1 < rest.length) return go(k + 1);
    isResting = false;
    tellBusy();
  });
  go(0);
}

/// Whether there is more to come, to those who do not see it.
const tellBusy = () => at("lab").setAttribute("aria-busy", `${!lab || isRunning || isResting}`);

function drawProgress() {
  tellBusy();
  drawControls();
  const done = isRunning ? lab.figures().halfSweeps : 0;
  at("busy").textContent = !isRunning ? "" : isScaled() && done < problem.solve.half_sweeps ? fill(words.busy, done, problem.solve.half_sweeps) : words.computing;
}

function drawTables(planShown, colour) {
  const { weights } = result, wanted = [];
  const common = { problem, weights, lit, colour, canWeigh: false, canEdit: false, hasSums: false };
  tables.cost.update({ ...common, caption: problem.cost?.rescale ? words.rescaled : words.cost, values: result.cost, canEdit: canUse("cost"), canWeigh: canUse("weights") && !planShown });
  if (!scene.hidesCosts) wanted.push(tables.cost.root);
  if (planShown) {
    tables.plan.update({ ...common, caption: words.plan, values: result.plan, canEdit: canUse("plan"), canWeigh: canUse("weights"), hasSums: true, blank: canUse("plan") });
    if (scene.asksPlan) wanted.unshift(tables.plan.root);
    else wanted.push(tables.plan.root);
  }
  if (planShown && !content.steps && problem.solve.variant !== "exact") {
    tables.exactPlan.update({ ...common, caption: words.exactPlan, values: result.exactPlan });
    wanted.push(tables.exactPlan.root);
  }
  const holder = at("tables");
  if (wanted.length !== holder.children.length || wanted.some((one, i) => one !== holder.children[i])) holder.replaceChildren(...wanted);
}

function drawReadout(hasPlan, judged) {
  const m = result.weights[1].length;
  if (lit === null || lit >= result.cost.length || scene.hidesCosts) {
    at("readout").textContent = "";
    return;
  }
  const [i, j] = [Math.floor(lit / m), lit % m];
  const name = [describe(problem, false, i), describe(problem, true, j)];
  at("readout").textContent = fill(words.flow, ...name, hasPlan ? numberText(result.plan[lit]) : "–", numberText(result.cost[lit]), judged ? numberText(result.exactPlan[lit]) : "–");
}

/// The side scaled last is off by rounding errors.
function rounded(gap) {
  const { variant, arithmetic } = problem.solve;
  return gap <= (variant === "exact" ? 1e-9 : arithmetic === "single" ? 1e-6 : 1e-12) ? 0 : gap;
}
function gapText() {
  const rows = rounded(result.figures.rowGap), columns = rounded(result.figures.columnGap);
  if (rows === 0 && columns === 0) return words.gapsNone;
  if (rows === 0) return fill(words.gapColumns, numberText(columns));
  return columns === 0 ? fill(words.gapRows, numberText(rows)) : fill(words.gapsBoth, numberText(rows), numberText(columns));
}
function lackOfPlan() {
  if (!result.plan.some((mass) => mass > 0)) return words.hidden;
  return rounded(result.figures.rowGap) + rounded(result.figures.columnGap) < kSamePlan ? words.keepsAll : gapText();
}
function endText() {
  const { figures } = result, { variant } = problem.solve;
  if (variant === "exact") return words.endExact;
  if (variant === "hand") return words.endHand;
  if (variant === "unbalanced") return fill(figures.converged ? words.endConverged : words.endLimit, figures.sweeps);
  if (!isScaled()) return fill(words.endOther, words.variants[variant]);
  if (figures.end === "underflow") return fill(words.endUnderflow, figures.halfSweeps, told(result.underflow));
  if (figures.halfSweeps === 0) return words.endStart;
  return fill(figures.end === "tolerance" ? words.endTolerance : words.endAsked, figures.halfSweeps);
}
function costText() {
  const { figures } = result, cost = numberText(figures.cost), optimum = numberText(figures.optimum);
  if (isScaled() && figures.halfSweeps === 0) return fill(words.costNone, optimum);
  const text = figures.verdict === "infeasible" ? fill(words.costBelow, cost, optimum)
    : figures.verdict === "optimal" ? fill(words.costBest, cost)
      : fill(words.costAbove, cost, numberText(figures.cost - figures.optimum), optimum);
  if (problem.solve.variant === "debiased") return `${text} ${fill(words.divergence, numberText(figures.debiased), numberText(figures.sharp))}`;
  return problem.solve.variant === "sliced" ? `${text} ${fill(words.projections, numberText(figures.slicedShown), numberText(figures.slicedMean))}` : text;
}
const verdicts = () => [endText(), gapText(), ...(scene.hidesCosts ? [] : [costText()])];

// ---- controls

/// A slider on a logarithmic scale, or a plain one, with a field for any value of the range.
function slider(key, label, { least, most, from, to, isLog = true }, get, set) {
  const field = element("input", { type: "text", inputmode: "decimal", autocomplete: "off", "data-control": key, "aria-label": label });
  const range = element("input", { type: "range", min: `${from}`, max: `${to}`, step: isLog ? "0.01" : "1", "aria-label": label });
  const put = (value) => change(() => set(clamped(value, least, most)));
  range.addEventListener("input", () => put(isLog ? +(10 ** +range.value).toPrecision(3) : +range.value));
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
function sweepButtons() {
  const half = button("", () => extend(lab.figures().halfSweeps + 1, problem.solve.tolerance), "half");
  const all = button("", () => (isRunning ? stop() : extend(kMostHalfSweeps, problem.solve.tolerance || kUsualTolerance)), "tolerance");
  const field = element("input", { type: "text", inputmode: "numeric", autocomplete: "off", "data-control": "half_sweeps", "aria-label": words.halfSweeps });
  field.addEventListener("change", () => change(() => {
    problem.solve.half_sweeps = Math.round(clamped(numberOf(field.value) ?? problem.solve.half_sweeps, 0, kMostHalfSweeps));
  }));
  const node = element("span", { class: "group" },
    button(words.toStart, () => change(() => { problem.solve.half_sweeps = 0; problem.solve.tolerance = scene.problem.solve.tolerance; }), "start"), half,
    button(words.sweep, () => { const done = lab.figures().halfSweeps; extend(done + 2 - (done % 2), problem.solve.tolerance); }, "sweep"),
    all,
    element("label", {}, words.halfSweeps, field));
  return { node, renew: () => {
    const done = result?.figures?.halfSweeps ?? 0;
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
  half_sweeps: sweepButtons,
};
let controls = { form: "", all: [] };

function drawControls() {
  const wanted = Object.keys(kControls).filter(canUse), form = [language, step, hasPoints(), isOpen(), ...wanted].join();
  if (form !== controls.form) {
    controls = { form, all: wanted.map((key) => kControls[key]()) };
    const begin = isOpen() && !scene.asksPlan ? [] : [button(content.steps ? words.begin : words.beginProblem, () => { enter(); save(); }, "begin")];
    at("controls").replaceChildren(...controls.all.map((one) => one.node), ...begin);
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
  if (place) change(() => moveTo(dragged, place));
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

// ---- the lesson

function show() {
  words = content.words[language] ?? content.words.en;
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
  document.title = at("title").textContent = own(content.title) || words.problem;
  at("sourceWords").textContent = words.source;
  at("licences").textContent = words.licences;
  at("index").textContent = words.allLessons;
  at("index").href = `index.html#${language}`;
  at("language").setAttribute("aria-label", words.language);
  if (content.steps) showStep();
}

function showStep() {
  const now = stepNow(), { question } = now, count = content.steps.length;
  at("lead").innerHTML = own(content.question);
  at("lead").hidden = !own(content.question);
  at("back").textContent = words.back;
  at("on").textContent = words.next;
  at("back").disabled = step === 0;
  at("on").disabled = step === count - 1;
  at("step").setAttribute("aria-label", fill(words.stepOf, step + 1, count));
  at("step").replaceChildren(...content.steps.map((one, i) =>
    element("option", { value: `${i}` }, `${i + 1} / ${count}  ${isDone(i) ? "✓ " : ""}${own(one.title)}`)));
  at("step").value = step;
  at("stepTitle").textContent = own(now.title);
  at("stepTitle").hidden = !own(now.title);
  at("text").innerHTML = own(now.text);
  at("after").innerHTML = isOpen() ? "" : own(now.after);
  at("question").hidden = !isOpen();
  if (isOpen()) ask(question);
  showComparison();
}
const isDone = (i) => !!answers[i] && !answers[i].isShown;

/// Keeps what was typed when only the language changes.
function ask(question) {
  at("prompt").innerHTML = own(question.prompt);
  at("compare").textContent = words.compare;
  at("skip").textContent = words.skip;
  const typed = at("guess")?.value ?? "", ticked = at("answers").querySelector("input:checked")?.value, isSame = at("answers").dataset.step === `${step}`;
  at("answers").dataset.step = `${step}`;
  if (question.kind === "number") {
    const field = element("input", { id: "guess", type: "text", inputmode: "text", autocomplete: "off", placeholder: words.guessHint, "aria-label": words.yourGuess });
    if (isSame) field.value = typed;
    at("answers").replaceChildren(field, element("p", { id: "note", role: "alert" }));
  } else if (question.kind === "choice") {
    at("answers").replaceChildren(...question.choices.map((one, i) => {
      const text = element("span"), radio = element("input", { type: "radio", name: "guess", value: `${i}`, required: true });
      text.innerHTML = own(one);
      radio.checked = isSame && ticked === `${i}`;
      return element("label", {}, radio, text);
    }));
  } else {
    at("answers").replaceChildren(element("p", { id: "note", role: "alert" }, words.fillIn));
  }
}

function guess(event) {
  event.preventDefault();
  const { question } = stepNow();
  if (question.kind === "number") {
    const value = numberOf(at("guess").value);
    if (value === null) {
      at("note").textContent = words.noNumber;
      return at("guess").focus();
    }
    answers[step] = { number: value };
  } else if (question.kind === "choice") {
    answers[step] = { choice: +new FormData(at("question")).get("guess") };
  } else {
    if (!problem.solve.plan) return at("tables").querySelector("input")?.focus();
    answers[step] = { plan: problem.solve.plan };
  }
  answered();
}
function answered() {
  judge(answers[step], step);
  show();
  enter();
  save();
  at("comparison").scrollIntoView({ block: "nearest" });
}

/// What a guess is compared with, computed from nothing but the step.
function truthOf({ question, problem: start }) {
  if (question.kind === "choice") return {};
  lab.pose(question.problem ?? start);
  if (question.kind === "number") return { number: lab.quantity(question.quantity) };
  while (lab.advance(1000));
  return { plan: lab.matrix("plan") };
}

/// A platform is told how much was right.
function judge(answer, i) {
  if (!course || !answer || answer.isShown) return;
  try {
    answer.isRight = isRight(content.steps[i], answer, truthOf(content.steps[i]));
  } catch (failure) {
    if (!(failure instanceof Fault)) throw failure;
  }
}
const massElsewhere = (plan, truth) => plan.flat().reduce((sum, mass, k) => sum + Math.abs(mass - truth[k]), 0) / 2;
function isRight({ question }, answer, truth) {
  if (question.kind === "choice") return answer.choice === question.right;
  if (question.kind === "plan") return massElsewhere(answer.plan, truth.plan) <= kSamePlan;
  return Math.abs(answer.number - truth.number) <= question.tolerance * (1 + 1e-9);
}

/// What is said of a guess that does not count as right.
function nearness(number, truth, tolerance) {
  const isNear = Math.abs(number - truth) <= (tolerance > 0 ? 3 * tolerance : 1);
  const text = number < truth ? (isNear ? words.nearLow : words.low) : isNear ? words.nearHigh : words.high;
  return tolerance > 0 ? `${text} ${fill(words.counts, numberText(tolerance, 2))}` : text;
}

function showComparison() {
  const now = stepNow(), answer = answers[step], holder = at("comparison");
  holder.replaceChildren();
  if (!now.question || !answer || !lab) return;
  let truth;
  try {
    truth = truthOf(now);
  } catch (failure) {
    if (!(failure instanceof Fault)) throw failure;
    return holder.append(element("p", { class: "wrong" }, fill(words.notSolved, told(failure.told))));
  }
  const { question } = now;
  const verdict = (isGood, text) => holder.append(element("p", { class: isGood ? "right" : "wrong" }, `${isGood ? "✓" : "○"} ${text}`));
  const line = (label, value, html = "") => {
    const made = element("p", {}, `${label} `, element("b", {}, value));
    if (html) made.querySelector("b").innerHTML = html;
    holder.append(made);
  };
  if (question.kind === "number") {
    const { tolerance } = question, off = Math.abs(answer.number - truth.number);
    const digits = tolerance > 0 && truth.number !== 0 ? clamped(Math.ceil(Math.log10(Math.abs(truth.number) / tolerance)) + 1, 4, 12) : tolerance > 0 ? 4 : 12;
    if (!answer.isShown) line(words.yourGuess, numberText(answer.number, digits));
    line(words.computed, numberText(truth.number, digits));
    if (!answer.isShown) {
      line(words.difference, numberText(off < kNoDifference ? 0 : off, digits));
      const isClose = isRight(now, answer, truth), limit = numberText(tolerance, 2);
      verdict(isClose, !isClose ? nearness(answer.number, truth.number, tolerance) : tolerance > 0 ? fill(words.rightWithin, limit) : words.right);
    }
  } else if (question.kind === "choice") {
    const isChosen = isRight(now, answer, truth);
    if (!answer.isShown) verdict(isChosen, isChosen ? words.right : words.notThis);
    if (!isChosen) line(words.rightAnswer, "", own(question.choices[question.right]));
  } else if (!answer.isShown) {
    const elsewhere = massElsewhere(answer.plan, truth.plan), isSame = isRight(now, answer, truth);
    line(words.elsewhere, isSame ? "0" : numberText(elsewhere));
    verdict(isSame, isSame ? words.isPlan : words.isNoPlan);
  }
  if (answer.isShown) holder.append(element("p", {}, words.skipped));
  if (step === content.steps.length - 1) {
    const asked = content.steps.filter((one) => one.question).length;
    holder.append(element("p", {}, fill(words.allDone, content.steps.filter((_, i) => isDone(i)).length, asked), " ", button(words.restart, restart, "restart")));
  }
}

function restart() {
  answers = [];
  goTo(0);
}

function goTo(next) {
  if (next < 0 || next >= content.steps.length) return;
  step = next;
  show();
  enter();
  save();
  at("stepTitle").focus({ preventScroll: true });
  if (at("lesson").getBoundingClientRect().top < 0) at("lesson").scrollIntoView();
}

// ---- the address: language, step, guesses; of a problem, its settings and points

/// All coordinates of a problem, in its own order.
const pointsOf = ({ clouds, graph }) => (clouds ? [...clouds.rows, ...clouds.columns] : graph?.nodes ?? []);
const placesText = (one) => pointsOf(one).flat().map((number) => +number.toPrecision(5)).join("_");
function setPlaces(one, text) {
  const numbers = text.split("_").map(Number), points = pointsOf(one);
  if (numbers.length !== 2 * points.length || !numbers.every((number) => Math.abs(number) <= 1e6)) return;
  points.forEach((point, i) => { [point[0], point[1]] = [numbers[2 * i], numbers[2 * i + 1]]; });
}

const answerText = (answer) => !answer ? "" : answer.isShown ? "x" : answer.plan ? `p${answer.plan.flat().join("_")}` : "choice" in answer ? `c${answer.choice}` : `n${answer.number}`;
function answerOf(text, { question, problem: start }) {
  if (!question || !text) return undefined;
  const rest = text.slice(1), value = +rest;
  if (text === "x") return { isShown: true };
  if (text[0] === "n" && question.kind === "number" && rest && Number.isFinite(value)) return { number: value };
  if (text[0] === "c" && question.kind === "choice" && rest && question.choices[value]) return { choice: value };
  if (text[0] !== "p" || question.kind !== "plan") return undefined;
  const [n, m] = sizeOf(start), masses = rest.split("_").map(Number);
  if (masses.length !== n * m || !masses.every((mass) => mass >= 0 && mass <= 1e6)) return undefined;
  return { plan: Array.from({ length: n }, (_, i) => masses.slice(i * m, (i + 1) * m)) };
}

function save() {
  const parts = new URLSearchParams();
  if (content.languages.length > 1) parts.set("l", language);
  if (content.steps) {
    if (step > 0) parts.set("s", step + 1);
    const all = content.steps.map((_, i) => answerText(answers[i])).join("~").replace(/~+$/, "");
    if (all) parts.set("a", all);
  } else {
    for (const key of kOwnKeys) if (problem.solve[key] !== content.problem.solve[key]) parts.set(key, problem.solve[key]);
    if (!!problem.cost?.rescale !== !!content.problem.cost?.rescale) parts.set("rescale", +!!problem.cost.rescale);
    const places = placesText(problem);
    if (places !== placesText(content.problem) && pointsOf(problem).length <= kMostPlaces) parts.set("p", places);
  }
  try {
    history.replaceState(null, "", `#${parts}`);
  } catch {
    // Some browsers refuse it for files: progress then lasts as long as the page.
  }
  course?.save(`${parts}`, progress());
}
/// Questions, those with an answer, and those with a right one of the reader's.
function progress() {
  const asked = content.steps.flatMap((one, i) => (one.question ? [i] : [])), answered = asked.filter((i) => answers[i]);
  return { asked: asked.length, answered: answered.length, right: answered.filter((i) => answers[i].isRight).length };
}

/// Takes language, step and guesses from the address. Returns the problem, if the address changes it.
function load() {
  const parts = new URLSearchParams(location.hash.slice(1) || course?.suspended), wish = parts.get("l");
  const known = (name) => content.languages.find((one) => one === name || name?.startsWith(`${one}-`));
  language = known(wish) ?? navigator.languages.map(known).find((one) => one) ?? content.languages[0];
  if (content.steps) {
    const number = +(parts.get("s") ?? 1);
    step = Number.isInteger(number) ? clamped(number, 1, content.steps.length) - 1 : 0;
    const texts = (parts.get("a") ?? "").split("~");
    answers = content.steps.map((one, i) => answerOf(texts[i], one));
    return null;
  }
  if (![...kOwnKeys, "p", "rescale"].some((key) => parts.has(key))) return null;
  const start = structuredClone(content.problem), { solve } = start;
  const lists = { variant: kVariants, arithmetic: kArithmetics };
  const ranges = { lambda: [1e-6, 1e6], half_sweeps: [0, kMostHalfSweeps], tolerance: [0, 1], rho: [1e-6, 1e6], angle: [-360, 360] };
  for (const key of kOwnKeys) {
    const text = parts.get(key), value = +text;
    if (!text) continue;
    if (lists[key]) solve[key] = lists[key].includes(text) ? text : solve[key];
    else if (value >= ranges[key][0] && value <= ranges[key][1] && (key !== "half_sweeps" || Number.isInteger(value))) solve[key] = value;
  }
  if (parts.get("p")) setPlaces(start, parts.get("p"));
  if (parts.has("rescale")) start.cost = { ...start.cost, rescale: parts.get("rescale") === "1" };
  return start;
}

// ---- start

function ended(failure) {
  isRunning = false;
  ++runs;
  const again = button(words.again, async () => {
    lab = await Lab.open(module);
    at("main").inert = false;
    at("fault").hidden = true;
    show();
    enter();
  }, "again");
  at("fault").replaceChildren(fill(words.ended, failure.message), " ", again);
  at("fault").hidden = false;
}

function listen() {
  listenToPicture();
  for (const kind of ["error", "unhandledrejection"])
    window.addEventListener(kind, (event) => {
      const failure = event.error ?? event.reason;
      if (failure instanceof ModuleEnded) ended(failure);
    });
  // An address that is typed or chosen while the page is open.
  window.addEventListener("hashchange", () => {
    const changed = load();
    answers.forEach(judge);
    at("language").value = language;
    show();
    enter(changed);
  });
  at("question").addEventListener("submit", guess);
  at("skip").addEventListener("click", () => {
    answers[step] = { isShown: true };
    answered();
  });
  at("back").addEventListener("click", () => goTo(step - 1));
  at("on").addEventListener("click", () => goTo(step + 1));
  at("step").addEventListener("change", () => goTo(+at("step").value));
  at("language").addEventListener("change", () => {
    language = at("language").value;
    show();
    run();
    save();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
}

/// The solution with which the page begins is in it: the picture is there before the module is, and the hand waits.
function showFirst(changed) {
  if (!content.start || changed || step > 0 || answers[0]) return;
  setScene(null);
  const { rows, columns, plan, ...first } = content.start;
  // What a question hides was not computed for it.
  result = { ...first, weights: [rows, columns], plan: scene.isHidden ? plan.map(() => 0) : plan };
  if (scene.isHidden) result.figures = { ...first.figures, halfSweeps: 0 };
  draw();
}

function addLanguages(all) {
  for (const one of all) at("language").append(element("option", { value: one, lang: one }, content.words[one]?.language ?? one));
  at("language").value = language;
}

async function start() {
  content = JSON.parse(await unpackedText(at("content").textContent));
  if (content.scorm) course = Course.find();
  const changed = load();
  addLanguages([language]);
  at("language").hidden = content.languages.length < 2;
  at("index").hidden = !content.index;
  at("lesson").hidden = !content.steps;
  at("main").classList.toggle("alone", !content.steps);
  picture = new Picture(at("picture"));
  show();
  showFirst(changed);
  at("main").inert = true;
  at("main").hidden = false;
  module = await unpackedModule(at("module").textContent);
  lab = await Lab.open(module);
  at("main").inert = false;
  // Others may need fonts that are far.
  at("language").replaceChildren();
  addLanguages(content.languages);
  listen();
  answers.forEach(judge);
  if (answers[step]) show();
  enter(changed);
  course?.save(location.hash.slice(1) || course.suspended, progress());
  performance.mark("ready");
}

start().catch((failure) => {
  if (failure instanceof ModuleEnded) return ended(failure);
  // Words are packed, too.
  const reason = typeof DecompressionStream === "undefined" ? "This browser is too old for this page: it needs Chrome 80, Firefox 113, Safari 16.4 or a newer one." : `${failure}`;
  at("fault").textContent = reason;
  at("fault").hidden = false;
});
