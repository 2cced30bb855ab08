#!/usr/bin/env bash
# screenshots.sh [FOLDER [BUILD]]: takes the pictures of README.md and AppStream anew: views of runs on Cora, which are trained for this in a store of
# their own. FOLDER: resources/screenshots. BUILD: build, the folder of the preset `release`; needs xdotool and imagemagick beside the packages of the tests.
# Takes about five minutes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=$(realpath -m "${1:-resources/screenshots}")
build=${2:-build}
for tool in Xvfb openbox xdotool import compare; do
    command -v "$tool" > /dev/null || { echo "screenshots.sh: $tool is missing; install xvfb openbox xdotool imagemagick" >&2; exit 1; }
done
[[ -x $build/bin/rosa-workbench ]] || { echo "screenshots.sh: no $build/bin/rosa-workbench; run packaging/bootstrap.sh build" >&2; exit 1; }

work=$(mktemp -d)
stop() { kill "$(jobs -p)" 2> /dev/null || true; wait; rm -rf "$work"; }
trap stop EXIT
export ROSA_STORE=$work/store XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/run QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
mkdir -p "$folder" "$XDG_CONFIG_HOME/rosa" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"
printf '[General]\ntheme=1\nlanguage=en\n' > "$XDG_CONFIG_HOME/rosa/rosa-workbench.conf"

echo "==> Training"
"$build/bin/rosa" train --dataset cora --seeds 3 --splits 10 --watch 458 --watch 35,1284 --quiet
# The ids of the runs, the newest first.
runs() { "$build/bin/rosa" runs list --json "$@" | sed -nE 's/^\{"run":"([^"]+)".*/\1/p'; }
run=$(runs --method rosa | tail -n 1)
for one in $run $(runs --method raw) $(runs --method random); do "$build/bin/rosa" project "$one" --quiet; done
"$build/bin/rosa" sweep new cora-sharpness --dataset cora --vary transport.lambda=5..80:log --vary sampling.walk_length=5..30 \
    --vary loss.temperature=0.1..1 --budget 12 --set train.epochs=60 --quiet

# The server chooses its number.
exec 3<> <(:)
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp > "$work/x.log" 2>&1 &
read -r number <&3
export DISPLAY=:$number
openbox > "$work/openbox.log" 2>&1 &

# picture NAME KEYS…: presses the keys, and takes the picture once two looks in a row are equal.
picture()
{
    local name=$1 before=$work/before.png now=$work/now.png
    shift
    for keys in "$@"; do xdotool key --window "$window" "$keys"; done
    xdotool mousemove 1279 799
    rm -f "$before"
    for ((look = 0; look < 120; look++)); do
        xdotool sleep 0.7
        import -window "$window" "PNG24:$now"
        [[ -f $before ]] && cmp -s "$before" "$now" && break
        mv "$now" "$before"
    done
    mv "$before" "$folder/$name.png"
    echo "$folder/$name.png"
}

echo "==> Pictures"
"$build/bin/rosa-workbench" --new-instance --run "$run" &
window=$(xdotool search --sync --onlyvisible --class rosa-workbench | head -n 1)
xdotool windowmove "$window" 0 0 windowsize "$window" 1280 760
picture overview ctrl+7
picture train ctrl+1
picture alignment ctrl+2
picture embedding ctrl+3
picture results ctrl+4
picture sweep ctrl+5
picture lab ctrl+6
