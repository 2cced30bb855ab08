#!/usr/bin/env bash
# on_screen.sh PROGRAM…: runs a test on a screen of its own (Xvfb) with a window manager, as a user would see it.
set -euo pipefail
if [[ ${1:-} != --inside ]]; then
    exec xvfb-run --auto-servernum --server-args='-screen 0 1600x1000x24' "$0" --inside "$@"
fi
shift
openbox --sm-disable &
manager=$!
trap 'kill $manager 2> /dev/null || true' EXIT
# A window that is shown before there is a manager would never get the focus.
for ((i = 0; i < 200; ++i)); do
    xprop -root _NET_SUPPORTING_WM_CHECK 2> /dev/null | grep -q 'window id' && break
    sleep 0.05
done
"$@"
