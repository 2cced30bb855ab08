#!/usr/bin/env bash
# check_installed.sh DEB…: unpacks the packages into a temporary folder and checks the installation: no path of the build tree, valid man
# pages and completions, components found relative to the programs, self-test of the window.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tree="$folder/a b/ü"
mkdir -p "$tree" "$folder/home"
for deb in "$@"; do dpkg-deb -x "$deb" "$tree"; done
wrong=0
fault()
{
    echo "error: $*" >&2
    wrong=1
}

for place in "$root" "${XDG_CACHE_HOME:-$HOME/.cache}/rosa"; do
    while IFS= read -r file; do fault "${file#"$tree"} names $place"; done < <(grep -rlF --binary-files=text -- "$place/" "$tree" || true)
done
while IFS= read -r -d '' page; do
    said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 > /dev/null) || fault "$page cannot be set"
    [[ -z $said ]] || fault "$page: $said"
done < <(find "$tree/usr/share/man" -type f -print0)
for page in index getting-started alignment parameters commands; do
    [[ -s $tree/usr/share/doc/rosa/manual/$page.html ]] || fault "the manual lacks $page.html"
done
for page in man1/rosa-train.1 man1/rosa-workbench.1 man7/rosa-alignment.7 man7/rosa-parameters.7; do
    [[ -s $tree/usr/share/man/$page.gz ]] || fault "there is no man page $page"
done
bash -n "$tree/usr/share/bash-completion/completions/rosa" || fault "bash does not read its completion"
zsh -n "$tree/usr/share/zsh/vendor-completions/_rosa" || fault "zsh does not read its completion"
fish -n "$tree/usr/share/fish/vendor_completions.d/rosa.fish" || fault "fish does not read its completion"
desktop-file-validate "$tree"/usr/share/applications/*.desktop || fault "the menu entry is not valid"
appstreamcli validate --no-net "$tree"/usr/share/metainfo/*.xml || fault "the metainfo is not valid"

# Independent of the environment of the caller: store, settings, search paths.
alone() { (cd / && env -i HOME="$folder/home" PATH=/usr/bin:/bin LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen "$@"); }
alone "$tree/usr/bin/rosa" doctor || fault "rosa doctor fails"
alone "$tree/usr/bin/rosa-workbench" --self-test || fault "rosa-workbench --self-test fails"
exit "$wrong"
