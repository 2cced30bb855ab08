"use strict";
// Words, numbers, the picture and the tables.

const at = (id) => document.getElementById(id);
let words = {}, language = "en";

const fill = (text, ...values) => text.replace(/%(\d)/g, (_, i) => values[i - 1]);
/// A message of the module (core/base/message.h) in the page's language.
const told = (message) => typeof message === "string" ? message
  : fill(words.messages[message.text] ?? message.text, ...(message.args ?? []).map((one) => words.messages[one.text ?? one] ?? told(one)));

/// In the language's way. Not by Intl, whose first format takes longer than a picture may.
const inDigits = (value, digits) => `${+value.toPrecision(digits)}`.replace(".", words.decimal);
/// At most so many significant digits.
function numberText(value, digits = 4) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1e-4 && size < 1e6) return inDigits(value, Math.max(digits, Math.ceil(Math.log10(size))));
  const [mantissa, power] = value.toExponential(Math.min(digits - 1, 2)).split("e");
  const raised = [..."" + +power].map((sign) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"["-0123456789".indexOf(sign)]).join("");
  return `${inDigits(+mantissa, 3)}·10${raised}`;
}
/// "0.4", "0,4", "10/3"; null if it is none.
function numberOf(text) {
  const parts = text.trim().replace(/−/g, "-").split("/").map((part) => part.trim().replace(",", "."));
  if (parts.length > 2 || !parts.every((part) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(part))) return null;
  const value = parts.length === 1 ? +parts[0] : parts[0] / parts[1];
  return Number.isFinite(value) ? value : null;
}
const editText = (value) => inDigits(value, 6);
/// In a cell of a table, where the powers of tiny numbers would take the room.
const cellText = (value) => (value > 0 && value < 1e-4 ? "<10⁻⁴" : numberText(value, 4));

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in made && typeof value !== "string") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}
function shape(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const kWidth = 400, kHeight = 300, kMargin = 26;
const kMostLines = 1024, kMostCells = 12, kMostNames = 14;

/// The rectangle of all points, a tenth larger.
function boxOf(problem) {
  const points = [...(problem.clouds?.rows ?? []), ...(problem.clouds?.columns ?? []), ...(problem.graph?.nodes ?? []),
    ...(problem.matrix?.row_places ?? []), ...(problem.matrix?.column_places ?? [])];
  if (!points.length) return null;
  const side = (k) => [Math.min(...points.map((one) => one[k])), Math.max(...points.map((one) => one[k]))];
  const [left, right] = side(0), [low, high] = side(1);
  const scale = Math.min((kWidth - 2 * kMargin) / Math.max(right - left, 1e-9), (kHeight - 2 * kMargin) / Math.max(high - low, 1e-9)) * 0.9;
  return { x: (left + right) / 2, y: (low + high) / 2, scale: Math.min(scale, 1e9) };
}

/// Where points are drawn; `take` leads back to the plane, if they have places there.
function layoutOf(problem, box) {
  const put = ([x, y]) => [kWidth / 2 + (x - box.x) * box.scale, kHeight / 2 - (y - box.y) * box.scale].map((one) => Math.round(one * 100) / 100);
  const take = ([x, y]) => [(x - kWidth / 2) / box.scale + box.x, (kHeight / 2 - y) / box.scale + box.y];
  const { clouds, graph, matrix } = problem;
  if (clouds) return { rows: clouds.rows.map(put), columns: clouds.columns.map(put), rowEdges: [], columnEdges: [], take };
  if (graph) {
    const nodes = graph.nodes.map(put);
    return { rows: graph.rows.map((node) => nodes[node]), columns: graph.columns.map((node) => nodes[node]), nodes, nodeEdges: graph.edges,
      rowEdges: [], columnEdges: [], take };
  }
  const [n, m] = sizeOf(problem);
  const line = (count, x) => Array.from({ length: count }, (_, i) => [x, kMargin + (kHeight - 2 * kMargin) * (count > 1 ? i / (count - 1) : 0.5)]);
  return { rows: matrix.row_places ? matrix.row_places.map(put) : line(n, 96), columns: matrix.column_places ? matrix.column_places.map(put) : line(m, 304),
    rowEdges: matrix.row_edges ?? [], columnEdges: matrix.column_edges ?? [], isInLines: !matrix.row_places };
}

const nameOf = (problem, isColumn, i) => problem.labels?.[isColumn ? "columns" : "rows"]?.[i] ?? `${i + 1}`;
function describe(problem, isColumn, i) {
  const classes = problem.classes, number = classes?.[isColumn ? "columns" : "rows"]?.[i] ?? -1;
  const kind = number < 0 ? "" : ` (${classes.names?.[number] ?? number})`;
  return fill(isColumn ? words.column : words.row, nameOf(problem, isColumn, i)) + kind;
}

/// Edges within a side bend away from the other one where points stand in a line.
function edgePath([x, y], [u, v], bend) {
  return bend ? `M${x} ${y}Q${x + bend * Math.min(70, 12 + Math.abs(v - y) / 3)} ${(y + v) / 2} ${u} ${v}` : `M${x} ${y}L${u} ${v}`;
}

const kLeastShare = 0.01;  // of the largest flow
const largestOf = (values) => values.reduce((a, b) => Math.max(a, b), 1e-300);
function flowPath({ rows, columns }, k) {
  const [x, y] = rows[Math.floor(k / columns.length)], [u, v] = columns[k % columns.length];
  return `M${x} ${y}L${u} ${v}`;
}

/// Sets those attributes that differ from what was set before.
const attributesOf = new WeakMap();
function renew(node, attributes) {
  const known = attributesOf.get(node) ?? {};
  for (const [key, value] of Object.entries(attributes)) {
    if (known[key] === value) continue;
    known[key] = value;
    node.setAttribute(key, value);
  }
  attributesOf.set(node, known);
}

/// Points, edges and flows of a problem. Kept as it is while its shape stays: when a hand moves a point, that point and the flows change.
class Picture {
  constructor(root) {
    this.root = root;
    this.layers = {};
    for (const name of ["edges", "flows", "ghost", "lit", "points"]) root.append((this.layers[name] = shape("g", {})));
  }
  /// `shown`: { problem, box, plan, ghost, weights, canMove, lit }. The flows are drawn if `plan` is given. Returns where points are. describe()
  /// is due afterwards.
  draw(shown) {
    const { problem, plan, ghost } = shown, layout = layoutOf(problem, shown.box);
    const [n, m] = [layout.rows.length, layout.columns.length], thin = Math.min(1, 14 / Math.max(n, m));
    const edges = [...(layout.nodeEdges ?? []).map(([a, b]) => edgePath(layout.nodes[a], layout.nodes[b], 0)),
      ...layout.rowEdges.map(([a, b]) => edgePath(layout.rows[a], layout.rows[b], layout.isInLines ? -1 : 0)),
      ...layout.columnEdges.map(([a, b]) => edgePath(layout.columns[a], layout.columns[b], layout.isInLines ? 1 : 0))];
    this.#fill("edges", edges.length ? [{ d: edges.join(""), fill: "none", stroke: "var(--line)", "stroke-width": 1.5 }] : []);
    this.#fill("flows", plan ? (n * m > kMostLines ? this.#groups(layout, plan, thin, false) : this.#lines(layout, plan, thin)) : []);
    this.#fill("ghost", ghost ? this.#groups(layout, ghost, thin, true) : []);
    const isLit = shown.lit !== null && shown.lit < n * m;
    this.#fill("lit", isLit ? [{ d: flowPath(layout, shown.lit), stroke: "var(--mark)", "stroke-width": 2, "stroke-dasharray": "2 3" }] : []);
    this.#drawPoints(shown, layout, thin);
    renew(this.root, { "aria-label": words.picture });
    return layout;
  }
  /// As many paths as there are lists of attributes; those that are there are used again.
  #fill(name, all) {
    const { children } = this.layers[name];
    while (children.length > all.length) this.layers[name].lastChild.remove();
    while (children.length < all.length) this.layers[name].append(shape("path", {}));
    all.forEach((attributes, i) => renew(children[i], attributes));
  }
  #lines(layout, plan, thin) {
    const largest = largestOf(plan), all = [];
    plan.forEach((value, k) => {
      const share = value / largest;
      if (share > kLeastShare)
        all.push({ d: flowPath(layout, k), stroke: "var(--flow)", "stroke-opacity": 0.12 + 0.58 * share, "stroke-width": Math.max(0.6, 8 * share * thin), "data-cell": k });
    });
    return all;
  }
  /// Many flows as a path for each eighth of the largest.
  #groups(layout, plan, thin, isGhost) {
    const largest = largestOf(plan), [n, m] = [layout.rows.length, layout.columns.length], paths = Array(8).fill("");
    const [from, to] = [layout.rows.map(([x, y]) => `M${x} ${y}`), layout.columns.map(([x, y]) => `L${x} ${y}`)];
    for (let i = 0, k = 0; i < n; ++i)
      for (let j = 0; j < m; ++j, ++k) {
        const share = plan[k] / largest;
        if (share > kLeastShare) paths[Math.min(7, Math.floor(share * 8))] += from[i] + to[j];
      }
    return paths.flatMap((d, k) => (!d ? [] : [isGhost
      ? { d, fill: "none", stroke: "var(--mark)", "stroke-opacity": 0.9, "stroke-width": 1 + k * 0.3, "stroke-dasharray": "5 4" }
      : { d, fill: "none", stroke: "var(--flow)", "stroke-opacity": 0.1 + 0.09 * k, "stroke-width": Math.max(0.5, (1 + k) * thin) }]));
  }
  #drawPoints({ problem, weights, canMove }, layout, thin) {
    const [n, m] = [layout.rows.length, layout.columns.length], isMoved = canMove && !!layout.take, isNamed = layout.isInLines && Math.max(n, m) <= kMostNames;
    const form = [n, m, isMoved, isNamed, !!problem.graph].join();
    if (form !== this.form) {
      const focused = document.activeElement?.dataset?.point;
      this.form = form;
      this.points = [];
      // Squares of a graph are larger than the circles before them.
      for (const isColumn of problem.graph ? [true, false] : [false, true])
        for (let i = 0; i < (isColumn ? m : n); ++i) this.points.push(this.#newPoint(isColumn, i, isMoved, isNamed));
      this.layers.points.replaceChildren(...this.points.flatMap(({ grip, mark, name }) => [grip, mark, name].filter((one) => one)));
      if (focused) this.root.querySelector(`[data-point="${focused}"]`)?.focus();
    }
    for (const point of this.points) this.#drawPoint(point, problem, weights, layout, thin);
  }
  #newPoint(isColumn, i, isMoved, isNamed) {
    const id = `${isColumn ? "c" : "r"}${i}`;
    const mark = shape(isColumn ? "rect" : "circle", { "data-point": id, fill: `var(--${isColumn ? "column" : "row"})`, stroke: "var(--ground)", "stroke-width": 1,
      ...(isMoved ? { tabindex: 0, class: "move", role: "button" } : { role: "img" }) }, shape("title", {}));
    return { isColumn, i, mark, grip: isMoved ? shape("circle", { fill: "transparent", class: "move", "data-grip": id }) : null,
      name: isNamed ? shape("text", { "text-anchor": isColumn ? "start" : "end" }) : null };
  }
  #drawPoint(point, problem, weights, layout, thin) {
    const { isColumn, i, mark, grip, name } = point, side = isColumn ? "columns" : "rows", weight = weights[isColumn ? 1 : 0][i];
    const [x, y] = layout[side][i], share = weight * layout[side].length;
    const place = layout.take ? (problem.clouds ? problem.clouds[side][i] : problem.graph.nodes[problem.graph[side][i]]) : [];
    const r = Math.max(1.6, (2 + 6 * Math.sqrt(Math.min(4, share))) * Math.max(0.35, thin));
    // A square on a circle of the same place lets both be seen.
    const s = problem.graph ? r * 1.25 : r * 0.9;
    renew(mark, isColumn ? { x: x - s, y: y - s, width: 2 * s, height: 2 * s } : { cx: x, cy: y, r });
    if (grip) renew(grip, { cx: x, cy: y, r: Math.max(16, r) });
    if (name) {
      renew(name, { x: isColumn ? x + 18 : x - 18, y: y + 4 });
      name.textContent = nameOf(problem, isColumn, i).slice(0, 12);
    }
    Object.assign(point, { weight, place, problem });
  }
  /// Gives points their names, places and weights as text.
  describe() {
    for (const point of this.points) {
      const { isColumn, i, mark, grip, weight, place, problem } = point, told = [language, weight, ...place].join();
      if (told === point.told && problem.labels === point.labels && problem.classes === point.classes) continue;
      Object.assign(point, { told, labels: problem.labels, classes: problem.classes });
      const where = place.length ? ` (${place.map((one) => numberText(one)).join("; ")})` : "";
      const label = `${describe(problem, isColumn, i)}${where}, ${fill(words.weight, numberText(weight))}`;
      mark.setAttribute("aria-label", grip ? `${label}, ${words.movable}` : label);
      mark.firstChild.textContent = label;
    }
  }
}
/// A matrix as a table, in which its cells and weights may be typed, or, if it is large, as an image with a table that can be opened. Kept as
/// it is while its shape stays, so that a field keeps the focus.
class MatrixTable {
  constructor(key, edits) {
    this.key = key;
    this.edits = edits;  ///< { cell(i, j, value), weight(isColumn, i, value), fill(i, j), lit(k) }
    // Scrolled by keys where it is wider than the page.
    this.root = element("div", { class: "matrix", "data-matrix": key, role: "group", tabindex: "0" });
  }
  /// `shown`: { problem, caption, values, weights, canEdit, canWeigh, hasSums, blank, lit, colour }, the latter as "red green blue".
  update(shown) {
    const { problem, values, weights } = shown, [n, m] = [weights[0].length, weights[1].length];
    const names = (isColumn, count) => Array.from({ length: count }, (_, i) => nameOf(problem, isColumn, i)).join();
    const form = [n, m, shown.canEdit, shown.canWeigh, shown.hasSums, language, names(false, n), names(true, m)].join("|");
    if (form !== this.form) {
      this.form = form;
      this.isSmall = n <= kMostCells && m <= kMostCells;
      this.#build(shown, n, m);
    }
    this.shown = shown;
    this.largest = largestOf(values);
    if (this.table) this.#write(shown, n, m);
    if (this.canvas) this.#paint(shown, n, m);
    this.caption.textContent = shown.caption;
    this.root.setAttribute("aria-label", shown.caption);
  }
  #build(shown, n, m) {
    this.table = this.canvas = this.painted = null;
    this.caption = element(this.isSmall ? "caption" : "figcaption");
    if (this.isSmall) {
      this.root.replaceChildren(this.#tableOf(shown, n, m, this.caption));
      return;
    }
    this.canvas = element("canvas", { width: m, height: n, role: "img" });
    this.canvas.addEventListener("pointermove", (event) => {
      const area = this.canvas.getBoundingClientRect();
      const j = Math.floor(((event.clientX - area.left) / area.width) * m), i = Math.floor(((event.clientY - area.top) / area.height) * n);
      if (i >= 0 && j >= 0 && i < n && j < m) this.edits.lit(i * m + j);
    });
    this.canvas.addEventListener("pointerleave", () => this.edits.lit(null));
    const details = element("details", {}, element("summary", {}, words.asTable));
    details.addEventListener("toggle", () => {
      if (!details.open) {
        this.table?.remove();
        this.table = null;
      } else {
        details.append(this.#tableOf(this.shown, n, m, element("caption")));
        this.#write(this.shown, n, m);
      }
    });
    this.root.replaceChildren(element("figure", {}, this.caption, this.canvas, details));
  }
  #tableOf(shown, n, m, caption) {
    const { problem } = shown;
    const field = (label, take) => {
      const input = element("input", { type: "text", inputmode: "decimal", autocomplete: "off", "aria-label": label });
      input.addEventListener("change", () => {
        const value = numberOf(input.value);
        if (value === null) input.value = input.dataset.value ?? "";
        else take(value);
      });
      input.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); input.blur(); } });
      return input;
    };
    const head = (isColumn, i) => element("th", { scope: isColumn ? "col" : "row" }, nameOf(problem, isColumn, i));
    this.cells = [];
    this.weights = [[], []];
    this.sums = [[], []];
    const weightCell = (isColumn, i) => {
      const cell = element("td", { class: "margin" });
      if (shown.canWeigh) cell.append(field(fill(words.weight, describe(problem, isColumn, i)), (value) => this.edits.weight(isColumn, i, value)));
      this.weights[isColumn ? 1 : 0].push(cell);
      return cell;
    };
    const sumCell = (side) => {
      const cell = element("td", { class: "margin" });
      this.sums[side].push(cell);
      return cell;
    };
    const margin = (letter) => element("th", { scope: "col" }, letter);
    const rows = [element("tr", {}, element("td"), ...Array.from({ length: m }, (_, j) => head(true, j)), ...(shown.hasSums ? [margin(words.sum)] : []), margin("t"))];
    for (let i = 0; i < n; ++i) {
      const row = element("tr", {}, head(false, i));
      for (let j = 0; j < m; ++j) {
        const cell = element("td", { "data-cell": `${i * m + j}` });
        if (shown.canEdit) {
          const input = field(`${describe(problem, false, i)}, ${describe(problem, true, j)}`, (value) => this.edits.cell(i, j, value));
          if (this.edits.fill) input.addEventListener("dblclick", () => { input.blur(); this.edits.fill(i, j); });
          cell.append(input);
        }
        this.cells.push(cell);
        row.append(cell);
      }
      if (shown.hasSums) row.append(sumCell(0));
      row.append(weightCell(false, i));
      rows.push(row);
    }
    const foot = (letter, make) => element("tr", {}, element("th", { scope: "row" }, letter), ...Array.from({ length: m }, (_, j) => make(j)));
    if (shown.hasSums) rows.push(foot(words.sum, () => sumCell(1)));
    rows.push(foot("r", (j) => weightCell(true, j)));
    this.table = element("table", {}, caption, element("tbody", {}, ...rows));
    return this.table;
  }
  #put(cell, value, isBlank = false) {
    const input = cell.querySelector("input");
    if (!input) {
      cell.textContent = isBlank ? "" : cellText(value);
      return;
    }
    input.dataset.value = isBlank ? "" : editText(value);
    if (input !== document.activeElement) input.value = input.dataset.value;
  }
  #write({ values, weights, hasSums, lit, blank }, n, m) {
    const sums = [new Float64Array(n), new Float64Array(m)];
    values.forEach((value, k) => {
      const cell = this.cells[k];
      this.#put(cell, value, blank && value === 0);
      cell.style.background = value > 0 ? `rgb(var(--row-rgb) / ${(0.42 * value) / this.largest})` : "";
      cell.classList.toggle("lit", k === lit);
      sums[0][Math.floor(k / m)] += value;
      sums[1][k % m] += value;
    });
    for (const side of [0, 1])
      for (let i = 0; i < weights[side].length; ++i) {
        this.#put(this.weights[side][i], weights[side][i]);
        if (hasSums) this.sums[side][i].textContent = cellText(sums[side][i]);
      }
  }
  #paint({ values, colour }, n, m) {
    if (values === this.painted && colour === this.colour) return;
    [this.painted, this.colour] = [values, colour];
    const image = new ImageData(m, n), { data } = image, [red, green, blue] = colour.split(" ").map(Number);
    for (let k = 0; k < values.length; ++k) {
      data[4 * k] = red;
      data[4 * k + 1] = green;
      data[4 * k + 2] = blue;
      data[4 * k + 3] = 255 * Math.sqrt(Math.max(0, values[k]) / this.largest);
    }
    this.canvas.getContext("2d").putImageData(image, 0, 0);
    this.canvas.setAttribute("aria-label", `${this.shown.caption}, ${n} × ${m}`);
  }
}

// ---- traces

const kTraceWidth = 400, kTraceHeight = 130, kMostTraced = 160;

/// So many of a list that a line through them looks the same, the last one among them.
function thinned(values) {
  const by = Math.max(1, Math.ceil(values.length / kMostTraced)), kept = [];
  for (let i = 0; i < values.length; i += by) kept.push([i + 1, values[i]]);
  if ((values.length - 1) % by) kept.push([values.length, values.at(-1)]);
  return kept;
}

/// Beside each other, over the half sweeps: how far the marginals are off, on a logarithmic scale, and the cost with the optimum.
function drawTraces(holder, lab, { optimum }) {
  // The side scaled last is met, so both together are how far the plan is off.
  const columns = lab.trace("columnGap"), gaps = [{ values: thinned(lab.trace("rowGap").map((gap, i) => gap + columns[i])), colour: "mark" }];
  const costs = thinned(lab.trace("cost")), count = lab.trace("cost").length;
  const panel = (caption, lines, toHeight, labels, extra) => {
    const [left, top, right, bottom] = [48, 8, kTraceWidth - 8, kTraceHeight - 20];
    const x = (i) => left + ((right - left) * (i - 1)) / Math.max(1, count - 1), y = (value) => bottom - (bottom - top) * toHeight(value);
    const picture = shape("svg", { viewBox: `0 0 ${kTraceWidth} ${kTraceHeight}`, role: "img", "aria-label": `${caption}: ${labels.at(-1)}` });
    picture.append(shape("path", { d: `M${left} ${top}V${bottom}H${right}`, fill: "none", stroke: "var(--line)" }));
    if (extra !== undefined) picture.append(shape("path", { d: `M${left} ${y(extra)}H${right}`, fill: "none", stroke: "var(--quiet)", "stroke-dasharray": "4 3" }));
    for (const { values, colour } of lines)
      picture.append(shape("path", { d: values.map(([i, value], k) => `${k ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join(""), fill: "none",
        stroke: `var(--${colour})`, "stroke-width": 2, "stroke-linejoin": "round" }));
    const text = (at, words) => picture.append(shape("text", at, words));
    text({ x: left - 5, y: top + 9, "text-anchor": "end" }, labels[0]);
    text({ x: left - 5, y: bottom, "text-anchor": "end" }, labels[1]);
    text({ x: left, y: kTraceHeight - 5 }, "1");
    text({ x: right, y: kTraceHeight - 5, "text-anchor": "end" }, `${count}`);
    return element("figure", {}, element("figcaption", {}, caption), picture);
  };
  const least = 1e-9, logs = gaps.flatMap(({ values }) => values.map(([, value]) => Math.log10(Math.max(value, least))));
  const high = Math.ceil(Math.max(...logs, -8)), low = Math.min(high - 1, Math.floor(Math.min(...logs)));
  const power = (exponent) => numberText(10 ** exponent, 1), last = gaps.map(({ values }) => numberText(values.at(-1)[1], 2)).join("; ");
  const all = costs.map(([, value]) => value).concat(optimum), most = Math.max(...all), fewest = Math.min(...all), range = Math.max(most - fewest, 1e-12);
  holder.replaceChildren(
    panel(words.traceGaps, gaps, (value) => (Math.log10(Math.max(value, least)) - low) / (high - low), [power(high), power(low), last]),
    panel(words.traceCost, [{ values: costs, colour: "mark" }], (value) => (value - fewest) / range,
      [numberText(most, 3), numberText(fewest, 3), numberText(costs.at(-1)[1])], optimum));
}
