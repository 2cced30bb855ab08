"use strict";
// The module of the transport lab (core/web/module/abi.cpp) as an object.

const kVariants = ["sinkhorn", "exact", "independent", "debiased", "unbalanced", "sliced", "hand"];
const kGrounds = ["euclidean", "squared", "cosine"];
const kWeightings = ["own", "views"];
const kArithmetics = ["single", "double", "logarithm"];
const kFigures = ["cost", "rowGap", "columnGap", "entropy", "mass", "optimum", "independentCost", "independentEntropy", "greedyCost", "halfIterations", "end",
  "verdict", "debiased", "sharp", "slicedShown", "slicedMean", "iterations", "converged"];
const kEnds = ["tolerance", "halfIterations", "underflow"];
const kVerdicts = ["infeasible", "optimal", "above"];
const kMatrices = ["plan", "exactPlan", "cost", "distance", "scale", "kernel"];
const kVectors = ["rowWeights", "columnWeights", "logV", "logU"];
const kTraces = ["rowGap", "columnGap", "cost"];

/// Something wrong in a problem: `told` is a template with its arguments, or a text.
class Fault extends Error {
  constructor(told) {
    super("fault");
    this.told = told;
  }
}
/// The module has ended by a bug; another one must be opened.
class ModuleEnded extends Error {}

function sizeOf({ clouds, graph, matrix }) {
  if (matrix) return [matrix.cost.length, matrix.cost[0].length];
  const sides = clouds ?? graph;
  return [sides.rows.length, sides.columns.length];
}

/// As unpacked() of core/web/module/packed_problem.h reads it.
function packed(problem) {
  const { clouds, graph, matrix, cost = {}, weights = {}, classes = {}, solve } = problem;
  const flat = (rows) => (rows ?? []).flat();
  const source = clouds ? [flat(clouds.rows), flat(clouds.columns)]
    : graph ? [flat(graph.nodes), flat(graph.edges), graph.rows, graph.columns]
      : [flat(matrix.cost), flat(matrix.hops), flat(matrix.scale)];
  const lists = [
    [clouds ? 0 : graph ? 1 : 2, ...sizeOf(problem), graph?.smoothing ?? 0, kGrounds.indexOf(cost.ground ?? "euclidean"), cost.rescale ? 1 : 0,
      cost.temperature ?? 1, kWeightings.indexOf(weights.rule ?? "own"), solve.plan ? 1 : 0],
    [kVariants.indexOf(solve.variant), solve.lambda, kArithmetics.indexOf(solve.arithmetic), solve.half_sweeps, solve.tolerance, solve.rho,
      solve.angle, solve.directions],
    ...source, weights.rows ?? [], weights.columns ?? [], classes.rows ?? [], classes.columns ?? [],
  ];
  if (solve.plan) lists.push(flat(solve.plan));
  return lists.flatMap((list) => [list.length, ...list]);
}

class Lab {
  static async open(module) {
    const lab = new Lab();
    // What the C++ runtime asks for: standard error, where a bug is said before the module ends.
    const wasi_snapshot_preview1 = {
      fd_write: (file, vectors, count, written) => lab.#print(vectors, count, written),
      fd_close: () => 0,
      fd_seek: () => 70,
    };
    lab.exports = (await WebAssembly.instantiate(module, { wasi_snapshot_preview1 })).exports;
    lab.#call("_initialize");
    return lab;
  }

  /// Takes a problem in the form of problemJson() of core/web/problem_json.h. Throws a Fault for one that cannot be solved.
  pose(problem) {
    this.#give("rosa_input", packed(problem));
    this.#check(this.#call("rosa_pose"));
  }
  /// Computes at most so many (half) iterations more; variants without iterations as a whole. True: there are more to compute.
  advance(most) {
    return this.#check(this.#call("rosa_advance", most)) === 1;
  }
  /// Changes how many half iterations are wanted, and up to which tolerance, without beginning anew.
  extend(halfIterations, tolerance) {
    this.#call("rosa_extend", halfIterations, tolerance);
  }
  /// A number of a lesson by its name, "plan[1,2]", of the problem that was posed.
  quantity(name) {
    this.#give("rosa_text", new TextEncoder().encode(name), Uint8Array);
    const number = this.#call("rosa_quantity");
    if (Number.isNaN(number)) throw new Fault(this.fault());
    return number;
  }
  get rows() { return this.#call("rosa_rows"); }
  get columns() { return this.#call("rosa_columns"); }
  figures() {
    const numbers = this.#numbers(this.#call("rosa_figures"), kFigures.length);
    const figures = Object.fromEntries(kFigures.map((name, i) => [name, numbers[i]]));
    return { ...figures, end: kEnds[figures.end], verdict: kVerdicts[figures.verdict] };
  }
  /// By rows; null where the problem has none.
  matrix(name) {
    const at = this.#call("rosa_matrix", kMatrices.indexOf(name));
    return at ? this.#numbers(at, this.rows * this.columns) : null;
  }
  vector(name) {
    const which = kVectors.indexOf(name);
    return this.#numbers(this.#call("rosa_vector", which), which % 2 ? this.columns : this.rows);
  }
  /// One number after each half iteration.
  trace(name) { return this.#numbers(this.#call("rosa_trace", kTraces.indexOf(name)), this.#call("rosa_traced")); }
  /// Why half iterations have ended by underflow, too.
  fault() {
    const from = this.#call("rosa_fault"), bytes = new Uint8Array(this.exports.memory.buffer);
    const words = this.#text(from, bytes.indexOf(0, from) - from);
    return words ? JSON.parse(words) : "";
  }

  #call(name, ...values) {
    if (this.hasEnded) throw new ModuleEnded(name);
    try {
      return this.exports[name](...values);
    } catch (failure) {
      this.hasEnded = true;
      throw new ModuleEnded(`${name}: ${failure}`);
    }
  }
  #check(outcome) {
    if (outcome === 2) throw new Fault(this.fault());
    return outcome;
  }
  #give(name, values, Kind = Float64Array) {
    const at = this.#call(name, values.length);
    new Kind(this.exports.memory.buffer, at, values.length).set(values);
  }
  // The memory may have grown, so views are made when they are read.
  #numbers(at, count) { return new Float64Array(this.exports.memory.buffer, at, count).slice(); }
  #text(at, length) { return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length).slice()); }
  #print(vectors, count, written) {
    const view = new DataView(this.exports.memory.buffer);
    let size = 0;
    for (let i = 0; i < count; ++i) {
      const length = view.getUint32(vectors + 8 * i + 4, true);
      console.error(this.#text(view.getUint32(vectors + 8 * i, true), length));
      size += length;
    }
    view.setUint32(written, size, true);
    return 0;
  }
}

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64), bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; ++i) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
/// What gzip in base64 contains. Not by a Blob, for which a browser asks another of its processes.
function unpacked(base64) {
  const { readable, writable } = new DecompressionStream("gzip"), writer = writable.getWriter();
  // Whoever reads is told what is wrong.
  for (const one of [writer.write(bytesOf(base64)), writer.close()]) one.catch(() => 0);
  return readable;
}
const unpackedText = (base64) => new Response(unpacked(base64)).text();
/// Compiled while it is unpacked, beside the page.
const unpackedModule = (base64) => WebAssembly.compileStreaming(new Response(unpacked(base64), { headers: { "Content-Type": "application/wasm" } }));
