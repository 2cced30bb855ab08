#!/usr/bin/env bash
# screenshots.sh [FOLDER [BUILD [STORE]]]: takes the pictures of README.md and AppStream anew: views of runs on Cora and of a sweep.
# FOLDER: resources/screenshots. BUILD: build, the folder of the preset `release`. STORE: where the runs are, or are trained if there are
# none; without it they are trained for this. Needs xdotool and imagemagick beside the packages of the tests. Takes about five minutes,
# most of them for training.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=$(realpath -m "${1:-resources/screenshots}")
build=$(realpath -m "${2:-build}")
for tool in Xvfb openbox xdotool import convert; do
    command -v "$tool" > /dev/null || { echo "screenshots.sh: $tool is missing; install xvfb openbox xdotool imagemagick" >&2; exit 1; }
done
[[ -x $build/bin/rosa-workbench ]] || { echo "screenshots.sh: no $build/bin/rosa-workbench; run packaging/bootstrap.sh build" >&2; exit 1; }

work=$(mktemp -d)
stop()
{
    local job
    for job in $(jobs -p | tac); do  # The window before its server.
        kill "$job" 2> /dev/null || true
        wait "$job" || true
    done
    rm -rf "$work"
}
trap stop EXIT
ROSA_STORE=$(realpath -m "${3:-$work/store}")
export ROSA_STORE XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/run QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
mkdir -p "$folder" "$ROSA_STORE" "$XDG_CONFIG_HOME/rosa" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"
printf '[General]\ntheme=1\nlanguage=en\n' > "$XDG_CONFIG_HOME/rosa/rosa-workbench.conf"

# The ids of the runs, the newest first.
runs() { "$build/bin/rosa" runs list --json "$@" | sed -nE 's/^\{"run":"([^"]+)".*/\1/p'; }

if [[ -z $(runs --method rosa --dataset cora) ]]; then
    echo "==> Training"
    "$build/bin/rosa" train --dataset cora --seeds 3 --splits 10 --watch 458 --watch 35,1284 --quiet
    for one in $(runs --method rosa | tail -n 1) $(runs --method raw) $(runs --method random); do
        "$build/bin/rosa" project "$one" --quiet > /dev/null
    done
    "$build/bin/rosa" sweep new cora-sharpness --dataset cora --vary transport.lambda=5..80:log --vary sampling.walk_length=5..30 \
        --vary loss.temperature=0.1..1 --budget 12 --set train.epochs=60 --quiet
fi
run=$(runs --method rosa --dataset cora | tail -n 1)

# The server chooses its number.
exec 3<> <(:)
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp > "$work/x.log" 2>&1 &
read -r number <&3
export DISPLAY=:$number
openbox > "$work/openbox.log" 2>&1 &

# picture NAME KEYS…: presses the keys, and takes the picture once 13 looks in a row are equal, since an engine takes seconds to answer.
picture()
{
    local name=$1 before=$work/before.png now=$work/now.png equal=0
    shift
    for keys in "$@"; do xdotool key --window "$window" "$keys"; done
    xdotool mousemove 1399 899
    rm -f "$before"
    for ((look = 0; look < 120 && equal < 12; look++)); do
        xdotool sleep 0.7
        import -window "$window" "PNG24:$now"
        if [[ -f $before ]] && cmp -s "$before" "$now"; then ((equal += 1)); else equal=0; fi
        mv "$now" "$before"
    done
    # True colours, written small.
    convert "$before" -strip -define png:compression-level=9 -define png:compression-filter=2 "PNG24:$folder/$name.png"
    echo "$folder/$name.png"
}

echo "==> Pictures"
"$build/bin/rosa-workbench" --new-instance --run "$run" &
window=$(xdotool search --sync --onlyvisible --class rosa-workbench | head -n 1)
xdotool windowmove "$window" 20 20 windowsize "$window" 1280 760
picture overview ctrl+7
picture train ctrl+1
picture alignment ctrl+2
picture embedding ctrl+3
picture results ctrl+4
picture sweep ctrl+5
picture lab ctrl+6
