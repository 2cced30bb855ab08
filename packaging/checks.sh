# Checks of the sources that need no build, to be sourced by .ci/run and check.sh.
# shellcheck shell=bash

sources() { git ls-files -z -- '*.h' '*.cpp' '*.cu' '*.cuh' ':!tests/layers/broken'; }

check_format() { sources | xargs -0 -n 100 -P "$(nproc)" clang-format-14 --dry-run -Werror; }

# Words to leave alone are in packaging/codespell.cfg; translations are not English.
check_spelling()
{
    git ls-files -z -- ':!LICENSE' ':!*.svg' ':!*.png' ':!tests/data' ':!translations/*.ts' ':!packaging/desktop' ':!resources/lessons' ':!core/web/page/*words.json' |
        xargs -0 codespell --config packaging/codespell.cfg &&
        { english_of_lessons && english_of_pages; } | codespell --config packaging/codespell.cfg -
}

# The words of pages, English first.
english_of_pages() { sed -s '/^"de": {$/,$d' core/web/page/*words.json; }

# The lessons without their German and Chinese texts.
english_of_lessons()
{
    sed -E -e '/^(de|zh) = """$/,/^"""$/d' -e '/^(de|zh) = "/d' -e 's/, (de|zh) = "[^"]*"//g' resources/lessons/*.toml
}

check_scripts() { shellcheck --external-sources --source-path=SCRIPTDIR/.. packaging/*.sh packaging/*/*.sh tests/*.sh tests/fuzz/*.sh tests/house/*.sh tests/packaging/*.sh .ci/run; }

check_layers() { cmake -DROOT="$PWD" -P tests/layers/check_layers.cmake; }
