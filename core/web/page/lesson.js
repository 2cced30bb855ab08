// Steps, questions, guesses, and what they are compared with.

function show() {
  words = content.words[language] ?? content.words.en;
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
  document.title = at("title").textContent = own(content.title) || words.problem;
  at("sourceWords").textContent = words.source;
  if (at("sourceUnknown")) at("sourceUnknown").textContent = words.sourceUnknown;
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
  const hadFocus = at("question").contains(document.activeElement);
  judge(answers[step], step);
  show();
  if (hadFocus) at("comparison").focus({ preventScroll: true });
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
