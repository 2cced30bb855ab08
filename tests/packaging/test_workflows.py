#!/usr/bin/env python3
"""Tests .github/workflows, for packaging/check_workflows.sh: keys are known, jobs and artifacts that are needed exist, scripts of the tree
that steps run exist, are executable and know the subcommand, and shellcheck accepts the commands. Needs python3-yaml and shellcheck."""

import itertools
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEYS = {
    "workflow": "concurrency defaults env jobs name on permissions run-name",
    "job": "concurrency container defaults env environment if name needs outputs permissions runs-on secrets services steps strategy "
           "timeout-minutes uses with",
    "step": "continue-on-error env id if name run shell timeout-minutes uses with working-directory",
}
# The inputs used of actions; another one, or another action, is added here after a look at its description.
INPUTS = {
    "actions/cache": "key path restore-keys",
    "actions/checkout": "fetch-depth persist-credentials",
    "actions/download-artifact": "name path",
    "actions/upload-artifact": "compression-level if-no-files-found name path",
}
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
SCRIPT = re.compile(r"(?<![\w/.-])((?:\.ci|packaging|resources|tests)/[\w./-]+)[ \t]*([a-z][\w-]*)?")


def unknown(level: str, found: dict) -> list[str]:
    return [f"unknown key {key}" for key in found if key not in KEYS[level].split()]


def as_list(value) -> list:
    return value if isinstance(value, list) else [] if value is None else [value]


def variants(job: dict) -> list[dict]:
    """Values of the matrix, one dictionary per job that it starts."""
    matrix = job.get("strategy", {}).get("matrix", {})
    return [dict(zip(matrix, values)) for values in itertools.product(*matrix.values())]


def expanded(text: str, values: dict) -> str:
    """The text with values of the matrix in place, and a word for any other expression."""
    return EXPRESSION.sub(lambda match: str(values.get(match[1].removeprefix("matrix."), "value")), text)


def subcommands(script: pathlib.Path) -> set[str]:
    """The subcommands in the usage of a script, lines '#   packaging/script.sh WORD …'."""
    return set(re.findall(rf"^#   \S*{re.escape(script.name)} ([a-z]\w*)", script.read_text(encoding="utf-8"), re.MULTILINE))


def script_faults(root: pathlib.Path, command: str) -> list[str]:
    faults = []
    for name, word in SCRIPT.findall(command):
        script = root / name
        if not script.is_file():
            faults.append(f"{name} does not exist")
        elif not os.access(script, os.X_OK):
            faults.append(f"{name} is not executable")
        elif (known := subcommands(script)) and word not in known:
            faults.append(f"{name} has no subcommand '{word}'")
    return faults


def shell_of(workflow: dict, job: dict, step: dict) -> str:
    """Without a shell in the file, steps are run by sh in a container and by bash elsewhere."""
    for part in (step, job.get("defaults", {}).get("run", {}), workflow.get("defaults", {}).get("run", {})):
        if "shell" in part:
            return part["shell"]
    return "sh" if "container" in job else "bash"


def shell_faults(shell: str, command: str) -> list[str]:
    checked = subprocess.run(["shellcheck", "--shell", shell, "--format", "gcc", "-"], input=command, capture_output=True, text=True,
                             check=False)
    return [line.removeprefix("-:") for line in (checked.stdout + checked.stderr).splitlines()]


def step_faults(root: pathlib.Path, workflow: dict, job: dict, step: dict) -> list[str]:
    faults = unknown("step", step)
    if ("run" in step) == ("uses" in step):
        return faults + ["a step has either run or uses"]
    if "uses" in step:
        action = step["uses"].partition("@")[0]
        if action not in INPUTS:
            return faults + [f"unknown action {action}"]
        return faults + [f"unknown input {key} of {action}" for key in step.get("with", {}) if key not in INPUTS[action].split()]
    for values in variants(job):
        command = expanded(step["run"], values)
        faults += script_faults(root, command) + shell_faults(shell_of(workflow, job, step), command)
    return faults


def artifacts(job: dict, action: str) -> set[str]:
    return {step["with"]["name"] for step in job.get("steps", []) if step.get("uses", "").startswith(f"actions/{action}-artifact@")}


def job_faults(root: pathlib.Path, workflow: dict, job: dict) -> list[str]:
    jobs, faults = workflow["jobs"], unknown("job", job)
    needs = as_list(job.get("needs"))
    faults += [f"there is no job {name}" for name in needs if name not in jobs]
    made = {name for needed in needs for name in artifacts(jobs.get(needed, {}), "upload")}
    faults += [f"no needed job uploads {name}" for name in artifacts(job, "download") - made]
    if "uses" in job:
        return faults + ([] if (root / job["uses"]).is_file() else [f"{job['uses']} does not exist"])
    faults += [f"{key} is missing" for key in ("runs-on", "steps", "timeout-minutes") if key not in job]
    for number, step in enumerate(job.get("steps", []), 1):
        faults += [f"step {step.get('name', number)}: {fault}" for fault in step_faults(root, workflow, job, step)]
    return faults


def expression_faults(root: pathlib.Path, workflow: dict, text: str) -> list[str]:
    """Files hashed, inputs and matrix values that expressions name."""
    faults = [f"an expression has no end: {rest}" for rest in re.findall(r"\$\{\{.*", EXPRESSION.sub("", text))]
    trigger = workflow.get("on", workflow.get(True))  # YAML 1.1 reads on as true
    inputs = ((trigger.get("workflow_dispatch") or {}).get("inputs") or {}) if isinstance(trigger, dict) else {}
    keys = {key for job in workflow["jobs"].values() for values in variants(job) for key in values}
    for expression in EXPRESSION.findall(text) + re.findall(r"^\s*if: (.*)$", text, re.MULTILINE):
        for arguments in re.findall(r"hashFiles\(([^)]*)\)", expression):
            faults += [f"{name} does not exist" for name in re.findall(r"'([^']*)'", arguments) if not any(root.glob(name))]
        faults += [f"there is no input {name}" for name in re.findall(r"\binputs\.([\w-]+)", expression) if name not in inputs]
        faults += [f"there is no matrix value {name}" for name in re.findall(r"\bmatrix\.([\w-]+)", expression) if name not in keys]
    return faults


def workflow_faults(root: pathlib.Path, path: pathlib.Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    faults = unknown("workflow", {"on" if key is True else key: None for key in workflow})
    faults += expression_faults(root, workflow, text)
    for name, job in workflow["jobs"].items():
        faults += [f"{name}: {fault}" for fault in job_faults(root, workflow, job)]
    return faults


class Workflows(unittest.TestCase):
    def test_have_no_fault(self):
        paths = sorted((ROOT / ".github/workflows").glob("*.yml"))
        self.assertTrue(paths)
        for path in paths:
            with self.subTest(path.name):
                self.assertEqual(workflow_faults(ROOT, path), [])

    def test_the_checks_are_run(self):
        commands = [step.get("run") for step in yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())["jobs"]["checks"]["steps"]]
        self.assertEqual(commands[-1], ".ci/run")


class Faults(unittest.TestCase):
    """Each fault is found in a workflow that has no other."""

    GOOD = {"name": "good", "on": {"push": None}, "jobs": {
        "build": {"runs-on": "ubuntu-latest", "container": "debian:12", "timeout-minutes": 5, "steps": [
            {"uses": "actions/checkout@1"},
            {"run": "packaging/tool.sh make"},
            {"uses": "actions/upload-artifact@1", "with": {"name": "made", "path": "out"}}]},
        "try": {"needs": "build", "runs-on": "ubuntu-latest", "timeout-minutes": 5, "strategy": {"matrix": {"kind": ["make", "try"]}}, "steps": [
            {"uses": "actions/download-artifact@1", "with": {"name": "made"}},
            {"run": "packaging/tool.sh ${{ matrix.kind }}"}]}}}

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "packaging").mkdir()
        tool = self.root / "packaging/tool.sh"
        tool.write_text("#!/bin/sh\n#   packaging/tool.sh make    makes\n#   packaging/tool.sh try     tries\n")
        tool.chmod(0o755)
        (self.root / "packaging/plain.sh").write_text("#!/bin/sh\n")
        self.good = yaml.safe_load(yaml.safe_dump(self.GOOD))
        self.build, self.attempt = self.good["jobs"]["build"], self.good["jobs"]["try"]

    def found(self) -> list[str]:
        path = self.root / "workflow.yml"
        path.write_text(yaml.safe_dump(self.good))
        return workflow_faults(self.root, path)

    def expect(self, *faults: str):
        self.assertEqual(self.found(), list(faults))

    def run_step(self, command: str):
        self.build["steps"][1]["run"] = command

    def test_none(self):
        self.expect()

    def test_unknown_keys(self):
        self.good["permission"] = self.build["time-out"] = self.build["steps"][1]["names"] = "x"
        self.expect("unknown key permission", "build: unknown key time-out", "build: step 2: unknown key names")

    def test_unknown_action_and_input(self):
        self.build["steps"][0]["with"] = {"depth": 2}
        self.attempt["steps"].append({"uses": "someone/else@1"})
        self.expect("build: step 1: unknown input depth of actions/checkout", "try: step 3: unknown action someone/else")

    def test_missing_script(self):
        self.run_step("if true; then packaging/gone.sh make; fi")
        self.expect("build: step 2: packaging/gone.sh does not exist")

    def test_script_that_is_not_executable(self):
        self.run_step("packaging/plain.sh")
        self.expect("build: step 2: packaging/plain.sh is not executable")

    def test_unknown_subcommand(self):
        self.attempt["strategy"]["matrix"]["kind"] = ["make", "break"]
        self.expect("try: step 2: packaging/tool.sh has no subcommand 'break'")

    def test_missing_subcommand(self):
        self.run_step("packaging/tool.sh")
        self.expect("build: step 2: packaging/tool.sh has no subcommand ''")

    def test_shell(self):
        self.run_step("packaging/tool.sh make $1")
        self.assertIn("[SC2086]", self.found()[0])

    def test_bash_in_sh(self):
        self.run_step("[[ -e a ]]")
        self.assertRegex(self.found()[0], "In POSIX sh")
        self.build["defaults"] = {"run": {"shell": "bash"}}
        self.expect()

    def test_needed_job_and_artifact(self):
        self.attempt["needs"] = ["built"]
        self.expect("try: there is no job built", "try: no needed job uploads made")

    def test_no_time_limit(self):
        del self.build["timeout-minutes"]
        self.expect("build: timeout-minutes is missing")

    def test_called_workflow(self):
        self.good["jobs"]["more"] = {"uses": "./.github/workflows/gone.yml"}
        self.expect("more: ./.github/workflows/gone.yml does not exist")

    def test_expression_without_end(self):
        self.run_step("packaging/tool.sh make # ${{ github.ref }")
        self.assertIn("an expression has no end: ${{ github.ref }", self.found()[0])

    def test_expressions(self):
        self.attempt["if"] = "inputs.all"
        self.build["env"] = {"A": "${{ matrix.kinds }}", "B": "${{ hashFiles('packaging/tool.sh', 'gone.txt') }}"}
        self.assertEqual(sorted(self.found()), ["gone.txt does not exist", "there is no input all", "there is no matrix value kinds"])


if __name__ == "__main__":
    unittest.main()
