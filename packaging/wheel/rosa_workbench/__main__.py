"""Starts the command `rosa` with the LibTorch of the installed `torch`, which is found without being imported."""

import importlib.metadata
import importlib.util
import os
import pathlib
import re
import signal
import sys

# These need no training core, and work with any torch and with none.
WITHOUT_TORCH = {"help", "completion", "describe", "data", "runs", "send"}


def wanted_torch() -> str:
    """The minor version that the wheel's own metadata asks for: "2.11"."""
    for requirement in importlib.metadata.requires("rosa-workbench") or []:
        if found := re.match(r"torch\s*==\s*(\d+\.\d+)\.\*", requirement):
            return found[1]
    raise LookupError("this installation of rosa-workbench does not say which torch it needs; install it again")


def torch_libraries(wanted: str) -> pathlib.Path:
    """The folder of LibTorch in the installed torch; LookupError says what to install instead."""
    advice = f"run: {sys.executable} -m pip install 'torch=={wanted}.*'"
    try:
        version = importlib.metadata.version("torch")
    except importlib.metadata.PackageNotFoundError:
        raise LookupError(f"training needs torch {wanted}, and no torch is installed; {advice}") from None
    if not re.match(re.escape(wanted) + r"(?![0-9])", version):
        raise LookupError(f"training needs torch {wanted}, and torch {version} is installed; {advice}")
    spec = importlib.util.find_spec("torch")
    for folder in (spec and spec.submodule_search_locations) or []:
        libraries = pathlib.Path(folder) / "lib"
        if (libraries / "libtorch_cpu.so").is_file():
            return libraries
    raise LookupError(f"torch {version} is installed without its library libtorch_cpu.so; {advice} --force-reinstall")


def needs_torch(arguments: list[str]) -> bool:
    if {"-h", "--help", "--version"} & set(arguments):
        return False
    words = iter(arguments)
    for word in words:
        if word == "--store":
            next(words, None)
        elif not word.startswith("-"):
            return word not in WITHOUT_TORCH
    return False


def main() -> None:
    arguments = sys.argv[1:]
    environment = dict(os.environ)
    try:
        folders = [str(torch_libraries(wanted_torch())), environment.get("LD_LIBRARY_PATH")]
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(folder for folder in folders if folder)
    except LookupError as problem:
        if needs_torch(arguments):
            print(f"rosa: error: {problem}", file=sys.stderr)
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
