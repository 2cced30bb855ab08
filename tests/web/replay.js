// replay.js PAGE CASES: opens the module of a page as the page does, and computes what CASES (JSON) asks for. Prints a list of the results.
//
// A case is { problem, quantity }, whose result is a number as text, or { problem, slice }, whose result is the solution that is reached by so many
// half iterations at a time: { figures, plan, exactPlan }. A fault is { fault: message }.
"use strict";
const fs = require("fs"), vm = require("vm");

const page = fs.readFileSync(process.argv[2], "utf8");
const part = (id) => new RegExp(`<script[^>]* id="${id}">([^]*?)</script>`).exec(page)[1];
const { Lab, Fault, ModuleEnded, unpackedModule, unpackedText } = vm.runInThisContext(`${part("code")}; ({ Lab, Fault, ModuleEnded, unpackedModule, unpackedText })`);
const texts = (numbers) => Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, `${value}`]));

function solved(lab, { problem, quantity, slice }) {
  lab.pose(problem);
  if (quantity) return `${lab.quantity(quantity)}`;
  while (lab.advance(slice));
  return { figures: texts(lab.figures()), plan: [...lab.matrix("plan")].map(String), exactPlan: [...lab.matrix("exactPlan")].map(String) };
}

/// A module that has ended says so from then on; another one computes.
async function ends(module) {
  const lab = await Lab.open(module);
  lab.exports = { ...lab.exports, rosa_pose: () => { throw new WebAssembly.RuntimeError("unreachable"); } };
  const tries = [() => lab.pose({ matrix: { cost: [[0]] }, solve: {} }), () => lab.advance(1)];
  return tries.every((one) => {
    try {
      one();
    } catch (failure) {
      return failure instanceof ModuleEnded;
    }
    return false;
  });
}

(async () => {
  const module = await unpackedModule(part("module")), lab = await Lab.open(module);
  const content = JSON.parse(await unpackedText(part("content")));
  const results = JSON.parse(fs.readFileSync(process.argv[3], "utf8")).map((one) => {
    try {
      return solved(lab, one);
    } catch (failure) {
      if (failure instanceof Fault) return { fault: failure.told };
      throw failure;
    }
  });
  process.stdout.write(JSON.stringify({ results, ends: await ends(module), content }));
})().catch((failure) => {
  process.stderr.write(`${failure.stack}\n`);
  process.exit(1);
});
