// The address of the page, and how the page begins; the last of its scripts.

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
  const ranges = { lambda: [1e-6, 1e6], half_sweeps: [0, kMostHalfIterations], tolerance: [0, 1], rho: [1e-6, 1e6], angle: [-360, 360] };
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
    // All texts find their places first, in a task of their own.
    isRunning = true;
    tellBusy();
    requestAnimationFrame(() => inTask(() => {
      run();
      save();
    }));
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
  if (scene.isHidden) result.figures = { ...first.figures, halfIterations: 0 };
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
