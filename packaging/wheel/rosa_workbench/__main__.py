"""Starts the command `rosa` with the LibTorch of the installed `torch`, which is found without being imported."""

import importlib.metadata
import importlib.util
import os
import pathlib
import re
import signal
import sys

# These need no training core, and work with any torch and with none: of `runs` all but the export of weights.
WITHOUT_TORCH = {"help", "completion", "describe", "data", "runs", "send"}


def wanted_torch() -> str:
    """The minor version that the wheel's own metadata asks for: "2.11"."""
    for requirement in importlib.metadata.requires("rosa-workbench") or []:
        if found := re.match(r"torch\s*==\s*(\d+\.\d+)\.\*", requirement):
            return found[1]
    raise LookupError("this installation of rosa-workbench does not say which torch it needs; install it again")


def torch_libraries(wanted: str) -> pathlib.Path:
    """The folder of LibTorch in the installed torch; LookupError says which one is needed and how to install it."""
    advice = f"run: {sys.executable} -m pip install 'torch=={wanted}.*'"
    try:
        version = importlib.metadata.version("torch")
    except importlib.metadata.PackageNotFoundError:
        raise LookupError(f"torch {wanted} is needed, and no torch is installed; {advice}") from None
    if not re.match(re.escape(wanted) + r"(?![0-9])", version):
        raise LookupError(f"torch {wanted} is needed, and torch {version} is installed; {advice}")
    spec = importlib.util.find_spec("torch")
    for folder in (spec and spec.submodule_search_locations) or []:
        libraries = pathlib.Path(folder) / "lib"
        if (libraries / "libtorch_cpu.so").is_file():
            return libraries
    raise LookupError(f"torch {version} is installed without its library libtorch_cpu.so; {advice} --force-reinstall")


def use_of_torch(arguments: list[str]) -> str:
    """What of the command line needs torch: "train", "runs export --pt"; "" where all works without."""
    if {"-h", "--help", "--version"} & set(arguments):
        return ""
    words, skipped = [], False
    for word in arguments:
        if not skipped and not word.startswith("-"):
            words.append(word)
        skipped = not skipped and word == "--store"
    if not words or words[0] in WITHOUT_TORCH:
        asks_for_weights = any(word == "--pt" or word.startswith("--pt=") for word in arguments)
        return "runs export --pt" if words[:2] == ["runs", "export"] and asks_for_weights else ""
    return words[0]


def main() -> None:
    arguments = sys.argv[1:]
    environment = dict(os.environ)
    try:
        folders = [str(torch_libraries(wanted_torch())), environment.get("LD_LIBRARY_PATH")]
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(folder for folder in folders if folder)
    except LookupError as problem:
        if use := use_of_torch(arguments):
            print(f"rosa: error: {use}: {problem}", file=sys.stderr)
            sys.exit(2)
    for name in (signal.SIGPIPE, signal.SIGXFSZ):  # ignored by Python, and what is ignored stays so in the program
        signal.signal(name, signal.SIG_DFL)
    program = pathlib.Path(__file__).resolve().parent / "bin" / "rosa"
    try:
        os.execve(program, ["rosa", *arguments], environment)
    except OSError as problem:
        print(f"rosa: error: {program} cannot be started: {problem.strerror}; install rosa-workbench again", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
