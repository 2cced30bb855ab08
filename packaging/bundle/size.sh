#!/usr/bin/env bash
# size.sh FOLDER [MOST]: prints the size of a bundle and what of it is not Qt: neither Qt's libraries and plug-ins nor a library that only these
# need. Ends with 1 if that is more than MOST megabytes.
set -euo pipefail
folder=$1
most=${2:-}
libraries=$folder/lib/rosa
needed() { readelf -d "$1" 2> /dev/null | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' || true; }

declare -A own=()
queue=("$folder"/bin/* "$libraries"/librosa_*)
while [[ ${#queue[@]} -gt 0 ]]; do
    file=${queue[0]}
    queue=("${queue[@]:1}")
    for library in $(needed "$file"); do
        [[ $library != libQt6* && -f $libraries/$library && -z ${own[$library]:-} ]] || continue
        own[$library]=1
        queue+=("$libraries/$library")
    done
done

total=0
rest=0
while IFS=$'\t' read -r bytes path; do
    total=$((total + bytes))
    name=${path##*/}
    case $path in
        lib/rosa/plugins/* | share/rosa/translations/qtbase_*) continue ;;
        lib/rosa/lib*) [[ $name == librosa_* || -n ${own[$name]:-} ]] || continue ;;
    esac
    rest=$((rest + bytes))
done < <(find "$folder" -type f -printf '%s\t%P\n')
tenths() { printf '%d.%d' $(($1 / 1000000)) $(($1 / 100000 % 10)); }
echo "$(tenths "$total") MB, of which $(tenths "$rest") MB are not Qt"
if [[ -n $most && $rest -gt $((most * 1000000)) ]]; then
    echo "error: that is more than $most MB" >&2
    exit 1
fi
