#!/usr/bin/env bash
# Installs the wheel into fresh virtual environments and tests it. Needs python3-venv and the network (530 MB for torch, once).
#
#   packaging/wheel/try.sh WHEEL [ROSA]
#
# The losses of 50 epochs on Cora must equal those of ROSA, the program of another package on this machine, bit for bit. Without torch,
# with another version, and with a damaged one, commands that train or export weights exit with 2 and one line; all others work.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/install.sh
source "$here/../install.sh"
[[ ($# == 1 || $# == 2) && -f $1 ]] || die "use: packaging/wheel/try.sh WHEEL [ROSA]"
wheel=$(realpath "$1")
other=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ROSA_STORE=$work/store PIP_DISABLE_PIP_VERSION_CHECK=1
unset LD_LIBRARY_PATH PYTHONPATH

environment()  # environment NAME: creates an environment with the wheel
{
    /usr/bin/python3 -m venv "$work/$1"
    "$work/$1/bin/pip" install --quiet --no-deps "$wheel"
}
losses()  # losses COMMAND…: the losses of a training as printed, one per line
{
    "$@" train --dataset cora --epochs 50 --threads 2 --no-baselines --json | sed -n 's/.*"event":"epoch".*"loss":\([^,}]*\).*/\1/p'
}
refuses()  # refuses NAME WORDS: `rosa train` exits with 2 and prints WORDS on one line; commands that need no torch work
{
    local line code=0
    line=$("$work/$1/bin/rosa" train --dataset cora --epochs 1 2>&1) || code=$?
    [[ $code == 2 && $line == "rosa: error: "*"$2"* && $line != *$'\n'* ]] || die "$1: rosa train ended with $code: $line"
    for arguments in --version --help help "train --help" "help train" "completion bash" describe "data list" "runs list"; do
        # shellcheck disable=SC2086 # word splitting is intended
        "$work/$1/bin/rosa" $arguments > /dev/null || die "$1: rosa $arguments failed"
    done
    say "$1: $line"
    line=$("$work/$1/bin/rosa" runs export "$run" --pt "$work/weights.pt" 2>&1) && die "$1: rosa runs export --pt went on"
    [[ $line == "rosa: error: runs export --pt: "*"$2"* && $line != *$'\n'* && ! -e $work/weights.pt ]] || die "$1: rosa runs export --pt said: $line"
    "$work/$1/bin/rosa" runs export "$run" --curves "$work/curves.csv" > /dev/null || die "$1: rosa runs export --curves failed"
}

say "$(stat -c '%s bytes' "$wheel"), ${wheel##*/}"
SECONDS=0
environment with-torch
"$work/with-torch/bin/pip" install --quiet --no-deps --require-hashes -r "$here/../libtorch-cpu.txt"
say "installed with torch in $SECONDS s"
"$work/with-torch/bin/rosa" --version
"$work/with-torch/bin/rosa" doctor
SECONDS=0
losses "$work/with-torch/bin/rosa" > "$work/losses"
[[ $(wc -l < "$work/losses") == 50 ]] || die "rosa train printed $(wc -l < "$work/losses") losses instead of 50"
say "trained in $SECONDS s, losses: $(sha256sum < "$work/losses" | cut -d' ' -f1)"
run=$("$work/with-torch/bin/rosa" runs list --json | sed -n 's/.*"run":"\([^"]*\)".*/\1/p' | head -n 1)
"$work/with-torch/bin/rosa" runs export "$run" --pt "$work/weights.pt" > /dev/null || die "with-torch: rosa runs export --pt failed"
rm "$work/weights.pt"
if [[ -n $other ]]; then
    losses "$other" | cmp - "$work/losses" || die "$other trains to other losses"
    say "$other: the same losses"
fi

environment none
refuses none "no torch is installed"
environment another
site=$("$work/another/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
mkdir -p "$site/torch-2.110.0.dist-info"
printf 'Metadata-Version: 2.1\nName: torch\nVersion: 2.110.0\n' > "$site/torch-2.110.0.dist-info/METADATA"
refuses another "torch 2.110.0 is installed"
environment damaged
site=$("$work/damaged/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
mkdir -p "$site/torch-$torch_version.dist-info" "$site/torch"
printf 'Metadata-Version: 2.1\nName: torch\nVersion: %s\n' "$torch_version" > "$site/torch-$torch_version.dist-info/METADATA"
refuses damaged "without its library libtorch_cpu.so"
