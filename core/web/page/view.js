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
const inDecimals = (value, decimals) => `${+value.toFixed(decimals)}`.replace(".", words.decimal);
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
const cellText = (value) => (value > 0 && value < 5e-5 ? "<10⁻⁴" : Math.abs(value) < 100 ? inDecimals(value, 4) : numberText(value, 4));

const range = (from, to) => Array.from({ length: to - from }, (_, i) => from + i);

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
const kBlock = 16;  // rows and columns of a large matrix that are a table at a time: more take longer than a page may

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
      // Squares are larger than the circles before them, so that both are seen where they share a place.
      for (const isColumn of [true, false])
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
    const s = r * (problem.graph ? 1.25 : 1.1);
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
/// A matrix as a table, in which its cells and weights may be typed, or, if it is large, as an image with a table that can be opened, a part of
/// it at a time. Kept as it is while its shape stays, so that a field keeps the focus.
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
      this.root.replaceChildren(this.#tableOf(shown, range(0, n), range(0, m), this.caption));
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
    details.addEventListener("toggle", () => this.#unfold(details, n, m));
    this.root.replaceChildren(element("figure", {}, this.caption, this.canvas, details));
  }
  #unfold(details, n, m) {
    this.table = null;
    while (details.children.length > 1) details.lastChild.remove();
    if (!details.open) return;
    const part = (text, count) => element("select", { "aria-label": words.asTable }, ...range(0, Math.ceil(count / kBlock)).map((b) =>
      element("option", { value: `${b}` }, fill(text, `${b * kBlock + 1}–${Math.min(count, (b + 1) * kBlock)}`))));
    const rows = part(words.row, n), columns = part(words.column, m);
    const chosen = (select, count) => range(select.value * kBlock, Math.min(count, (+select.value + 1) * kBlock));
    const show = () => {
      this.table?.remove();
      details.append(this.#tableOf(this.shown, chosen(rows, n), chosen(columns, m), element("caption")));
      this.#write(this.shown, n, m);
    };
    for (const select of [rows, columns]) select.addEventListener("change", show);
    details.append(element("p", { class: "buttons" }, rows, columns));
    show();
  }
  #tableOf(shown, rows, columns, caption) {
    const { problem } = shown, m = shown.weights[1].length;
    const field = (label, take) => {
      const input = element("input", { type: "text", inputmode: "decimal", autocomplete: "off", "aria-label": label });
      input.addEventListener("change", () => {
        const value = numberOf(input.value);
        if (value === null) input.value = input.dataset.value ?? "";
        else take(value);
      });
      // The value is taken and shown as it was understood; the focus stays, for the next key.
      input.addEventListener("keydown", (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        input.dispatchEvent(new Event("change"));
        input.value = input.dataset.value ?? "";
        input.select();
      });
      return input;
    };
    const head = (isColumn, i) => element("th", { scope: isColumn ? "col" : "row" }, nameOf(problem, isColumn, i));
    this.cells = [];
    this.weights = [[], []];
    this.sums = [[], []];
    const weightCell = (isColumn, i) => {
      const cell = element("td", { class: "margin" });
      if (shown.canWeigh) cell.append(field(fill(words.weight, describe(problem, isColumn, i)), (value) => this.edits.weight(isColumn, i, value)));
      this.weights[isColumn ? 1 : 0].push([i, cell]);
      return cell;
    };
    const sumCell = (side, i) => {
      const cell = element("td", { class: "margin" });
      this.sums[side].push([i, cell]);
      return cell;
    };
    const margin = (letter) => element("th", { scope: "col" }, letter);
    const lines = [element("tr", {}, element("td"), ...columns.map((j) => head(true, j)), ...(shown.hasSums ? [margin(words.sum)] : []), margin("t"))];
    for (const i of rows) {
      const row = element("tr", {}, head(false, i));
      for (const j of columns) {
        const cell = element("td", { "data-cell": `${i * m + j}` });
        if (shown.canEdit) {
          const input = field(`${describe(problem, false, i)}, ${describe(problem, true, j)}`, (value) => this.edits.cell(i, j, value));
          if (this.edits.fill) input.addEventListener("dblclick", () => { input.blur(); this.edits.fill(i, j); });
          cell.append(input);
        }
        this.cells.push([i * m + j, cell]);
        row.append(cell);
      }
      if (shown.hasSums) row.append(sumCell(0, i));
      row.append(weightCell(false, i));
      lines.push(row);
    }
    const foot = (letter, make) => element("tr", {}, element("th", { scope: "row" }, letter), ...columns.map(make));
    if (shown.hasSums) lines.push(foot(words.sum, (j) => sumCell(1, j)));
    lines.push(foot("r", (j) => weightCell(true, j)));
    this.table = element("table", {}, caption, element("tbody", {}, ...lines));
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
    for (const [k, cell] of this.cells) {
      const value = values[k];
      this.#put(cell, value, blank && value === 0);
      cell.style.background = value > 0 ? `rgb(var(--row-rgb) / ${(0.42 * value) / this.largest})` : "";
      cell.classList.toggle("lit", k === lit);
    }
    for (const side of [0, 1]) for (const [i, cell] of this.weights[side]) this.#put(cell, weights[side][i]);
    if (!hasSums) return;
    const sums = [new Float64Array(n), new Float64Array(m)];
    values.forEach((value, k) => {
      sums[0][Math.floor(k / m)] += value;
      sums[1][k % m] += value;
    });
    for (const side of [0, 1]) for (const [i, cell] of this.sums[side]) cell.textContent = cellText(sums[side][i]);
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

const kTraceWidth = 400, kTraceHeight = 150, kMostTraced = 160;
const kTraceLeft = 64, kTraceTop = 8, kTraceRight = kTraceWidth - 8, kTraceBottom = kTraceHeight - 26;

/// So many of a list that a line through them looks the same, the last one among them.
function thinned(values) {
  const by = Math.max(1, Math.ceil(values.length / kMostTraced)), kept = [];
  for (let i = 0; i < values.length; i += by) kept.push([i + 1, values[i]]);
  if ((values.length - 1) % by) kept.push([values.length, values.at(-1)]);
  return kept;
}

/// A line over the half iterations. Kept, so that a frame changes only what differs.
class TracePanel {
  constructor() {
    this.caption = element("figcaption");
    this.axes = shape("path", { d: `M${kTraceLeft} ${kTraceTop}V${kTraceBottom}H${kTraceRight}`, fill: "none", stroke: "var(--line)" });
    this.level = shape("path", { fill: "none", stroke: "var(--quiet)", "stroke-dasharray": "4 3" });
    this.line = shape("path", { fill: "none", stroke: "var(--mark)", "stroke-width": 2, "stroke-linejoin": "round" });
    const text = (x, y, anchor) => shape("text", { x, y, "text-anchor": anchor });
    this.most = text(kTraceLeft - 5, kTraceTop + 12, "end");
    this.least = text(kTraceLeft - 5, kTraceBottom, "end");
    this.count = text(kTraceRight, kTraceHeight - 5, "end");
    const first = text(kTraceLeft, kTraceHeight - 5, "start");
    first.textContent = "1";
    this.picture = shape("svg", { viewBox: `0 0 ${kTraceWidth} ${kTraceHeight}`, role: "img" }, this.axes, this.level, this.line, this.most, this.least, first, this.count);
    this.root = element("figure", {}, this.caption, this.picture);
  }
  /// `points`: [half iteration, value]; `range`: values at the axis' ends, as texts, too; `level`: a value that is dashed, or none.
  update({ caption, points, count, toHeight, range, last, level }) {
    const x = (i) => kTraceLeft + ((kTraceRight - kTraceLeft) * (i - 1)) / Math.max(1, count - 1);
    const y = (value) => kTraceBottom - (kTraceBottom - kTraceTop) * toHeight(value);
    const put = (node, text) => { if (node.textContent !== text) node.textContent = text; };
    put(this.caption, caption);
    renew(this.picture, { "aria-label": `${caption}: ${last}` });
    renew(this.level, { d: level === undefined ? "" : `M${kTraceLeft} ${y(level)}H${kTraceRight}` });
    renew(this.line, { d: points.map(([i, value], k) => `${k ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("") });
    put(this.most, range[0]);
    put(this.least, range[1]);
    put(this.count, `${count}`);
  }
}

/// Powers take the room of digits.
const axisText = (value) => numberText(value, Math.abs(value) < 1e-4 ? 1 : 3);

const kTracePanels = [new TracePanel(), new TracePanel()];

/// Beside each other, over the half iterations: how far the marginals are off, on a logarithmic scale, and the cost with the optimum.
function drawTraces(holder, lab, { optimum }) {
  if (!holder.children.length) holder.append(...kTracePanels.map((one) => one.root));
  // The side scaled last is met, so both together are how far the plan is off.
  const columns = lab.trace("columnGap"), gaps = thinned(lab.trace("rowGap").map((gap, i) => gap + columns[i]));
  const costs = thinned(lab.trace("cost")), count = columns.length;
  const kLeast = 1e-9, log = (value) => Math.log10(Math.max(value, kLeast)), logs = gaps.map(([, value]) => log(value));
  const high = Math.ceil(Math.max(...logs, -8)), low = Math.min(high - 1, Math.floor(Math.min(...logs))), power = (exponent) => numberText(10 ** exponent, 1);
  kTracePanels[0].update({ caption: words.traceGaps, points: gaps, count, toHeight: (value) => (log(value) - low) / (high - low),
    range: [power(high), power(low)], last: numberText(gaps.at(-1)[1], 2) });
  const all = costs.map(([, value]) => value).concat(optimum), most = Math.max(...all), fewest = Math.min(...all), span = Math.max(most - fewest, 1e-12);
  kTracePanels[1].update({ caption: words.traceCost, points: costs, count, toHeight: (value) => (value - fewest) / span,
    range: [axisText(most), axisText(fewest)], last: numberText(costs.at(-1)[1]), level: optimum });
}
