#!/usr/bin/env bash
# on_screen.sh PROGRAM…: runs a test on a separate X display (Xvfb) with a window manager.
# Each step waits for its event without a timeout of its own; the only time limit is that of the test.
set -euo pipefail

# Xvfb selects a free display and prints it when it accepts connections; it exits on failure.
exec {announced}< <(exec Xvfb -displayfd 1 -screen 0 1600x1000x24 2> /dev/null)
screen=$!
scratch=$(mktemp -d)
reader=
trap 'kill $reader "$screen" 2> /dev/null || true; rm -rf "$scratch"' EXIT
if ! read -r -u "$announced" number; then
    echo "on_screen.sh: Xvfb did not start: run 'Xvfb -displayfd 1' to see why" >&2
    exit 1
fi
export DISPLAY=:$number

# Without a window manager, windows do not get the focus; neither do windows shown before the manager runs.
mkfifo "$scratch/running"
openbox --sm-disable --startup "sh -c 'echo > \"$scratch/running\"'" &
manager=$!
head -c 1 "$scratch/running" > /dev/null &
reader=$!
wait -n -p first "$manager" "$reader" || true
if [[ $first == "$manager" ]]; then
    echo "on_screen.sh: openbox ended before it managed windows" >&2
    exit 1
fi
"$@"
