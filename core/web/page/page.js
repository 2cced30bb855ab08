// The state of the page, and what the reader does to it. Its ground is a lesson (steps, questions, guesses) or one problem.

const kSamePlan = 1e-6, kNoDifference = 1e-9;  // as in the window
const kSlice = 8, kRefresh = 150;  // ms
const kMostHalfIterations = 10000, kUsualTolerance = 1e-6;
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

/// Changes the problem and solves it again. The address follows when a hand has done, since a browser takes its time for it.
function change(edit, isDone = true) {
  edit();
  run();
  if (isDone) save();
}

// When the task began that computes or draws. What it does not do in time is left to another one, before which the page answers.
let began = 0;
const isLate = () => performance.now() - began > kSlice;
function inTask(act) {
  setTimeout(() => {
    began = performance.now();
    act();
  });
}

/// Solves the problem in slices, so that the page answers meanwhile.
function run() {
  began = performance.now();
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
    let now = performance.now();
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
    if (!hasMore && !isLate()) return take();
    inTask(hasMore && now - drawn < kRefresh ? slice : refresh);
  };
  const refresh = () => {
    if (mine !== runs) return;
    drawn = performance.now();
    if (mayMove || !hasMore) take();
    else drawProgress();
    if (hasMore) inTask(slice);
  };
  // A task for each part would be a picture for each part.
  if (isLate()) inTask(slice);
  else slice();
}

function take() {
  result = { ...posed, figures: lab.figures(), plan: lab.matrix("plan"), underflow: lab.fault() };
  draw();
}

function extend(halfIterations, tolerance) {
  problem.solve.half_sweeps = halfIterations;
  problem.solve.tolerance = tolerance;
  began = performance.now();
  lab.extend(halfIterations, tolerance);
  go();
  save();
}
function stop() {
  ++runs;
  isRunning = false;
  problem.solve.half_sweeps = lab.figures().halfIterations;
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
  const hasPlan = planShown && (figures.halfIterations > 0 || !isScaled());
  layout = picture.draw({ problem, box, plan: hasPlan ? result.plan : null, ghost: scene.ghost?.flat(), weights, canMove: canUse("points"), lit });
  const lines = scene.asksPlan ? [lackOfPlan()] : !shows ? [words.hidden] : scene.hasNoVerdict ? [words.noVerdict] : verdicts();
  const told = lines.map((line) => element("li", {}, line));
  if (at("verdicts").textContent !== lines.join("")) at("verdicts").replaceChildren(...told);
  const judged = shows && !scene.hasNoVerdict && !scene.hidesCosts;
  drawFigures(judged ? figures : null);
  drawReadout(hasPlan, judged);
  const isTraced = judged && lab && isScaled() && figures.halfIterations > 1;
  at("traces").hidden = !isTraced;
  rest = [() => drawTables(planShown, colour), () => picture.describe(), () => { if (isTraced) drawTraces(at("traces"), lab, result.figures); }];
  if (result.cost.length <= kMostLines) for (const part of rest.splice(0)) part();
  else if (!isResting) drawRest();
  if (!performance.getEntriesByName("picture").length) performance.mark("picture");
}

/// What a large problem has beside its picture: in this task as far as it has time. A newer picture begins it anew.
let rest = [], isResting = false;
function drawRest() {
  while (rest.length && !isLate()) rest.shift()();
  isResting = rest.length > 0;
  if (isResting) inTask(drawRest);
  tellBusy();
}

/// Whether there is more to come, to those who do not see it.
const tellBusy = () => at("lab").setAttribute("aria-busy", `${!lab || isRunning || isResting}`);

function drawProgress() {
  tellBusy();
  drawControls();
  const done = isRunning ? lab.figures().halfIterations : 0;
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

function drawFigures(figures) {
  const holder = at("figures"), form = figures ? language : "";
  if (holder.dataset.form !== form) {
    holder.dataset.form = form;
    holder.replaceChildren(...(figures ? Object.entries(words.figures) : []).flatMap(([key, label]) =>
      [element("dt", {}, label), element("dd", { "data-figure": key })]));
  }
  for (const one of holder.querySelectorAll("dd")) {
    const value = figures[one.dataset.figure], text = `${value}`;
    if (one.dataset.value === text) continue;
    one.dataset.value = text;
    one.textContent = numberText(/Gap$/.test(one.dataset.figure) ? rounded(value) : value, 5);
  }
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
  if (variant === "unbalanced") return fill(figures.converged ? words.endConverged : words.endLimit, figures.iterations);
  if (!isScaled()) return fill(words.endOther, words.variants[variant]);
  if (figures.end === "underflow") return fill(words.endUnderflow, figures.halfIterations, told(result.underflow));
  if (figures.halfIterations === 0) return words.endStart;
  return fill(figures.end === "tolerance" ? words.endTolerance : words.endAsked, figures.halfIterations);
}
function costText() {
  const { figures } = result, cost = numberText(figures.cost), optimum = numberText(figures.optimum);
  if (isScaled() && figures.halfIterations === 0) return fill(words.costNone, optimum);
  const text = figures.verdict === "infeasible" ? fill(words.costBelow, cost, optimum)
    : figures.verdict === "optimal" ? fill(words.costBest, cost)
      : fill(words.costAbove, cost, numberText(figures.cost - figures.optimum), optimum);
  if (problem.solve.variant === "debiased") return `${text} ${fill(words.divergence, numberText(figures.debiased), numberText(figures.sharp))}`;
  return problem.solve.variant === "sliced" ? `${text} ${fill(words.projections, numberText(figures.slicedShown), numberText(figures.slicedMean))}` : text;
}
const verdicts = () => [endText(), gapText(), ...(scene.hidesCosts ? [] : [costText()])];
