#!/usr/bin/env bash
# check_on_screen.sh: checks that on_screen.sh runs a program only after the window manager has started.
set -euo pipefail
script=$(dirname "$0")/on_screen.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
real=$(command -v openbox)
mkdir "$folder/bin"
fail() { echo "FAIL: $1" >&2; exit 1; }

# If the manager exits immediately, the program must not run.
printf '#!/bin/sh\nexit 3\n' > "$folder/bin/openbox"
chmod +x "$folder/bin/openbox"
if PATH=$folder/bin:$PATH "$script" touch "$folder/ran" 2> "$folder/said"; then fail "a manager that ended was not noticed"; fi
[[ ! -e $folder/ran ]] || fail "the program ran without a window manager"
grep -q 'openbox ended' "$folder/said" || fail "nothing said that openbox ended"

# If the manager starts slowly, the program waits.
mkfifo "$folder/asked" "$folder/go"
printf '#!/bin/sh\necho > "%s/asked"\ncat "%s/go" > /dev/null\nexec "%s" "$@"\n' "$folder" "$folder" "$real" > "$folder/bin/openbox"
PATH=$folder/bin:$PATH "$script" sh -c "xprop -root _NET_SUPPORTING_WM_CHECK > '$folder/seen'; exit 7" 2> /dev/null &
runs=$!
read -r < "$folder/asked" || true
[[ ! -e $folder/seen ]] || fail "the program ran before the window manager"
echo > "$folder/go"
code=0
wait "$runs" || code=$?
[[ $code == 7 ]] || fail "the program's exit code became $code"
grep -q 'window id' "$folder/seen" || fail "the program saw no window manager"
