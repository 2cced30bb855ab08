#!/bin/sh
# Installs its bundle for the current user, or to --prefix.
#
#   setup.sh [--prefix FOLDER]     default: ~/.local/opt/rosa; menu entry, icons and links in ~/.local
#   setup.sh --prefix FOLDER --no-menu
#
# FOLDER/uninstall.sh removes the installation; runs and imported data are kept.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local/opt/rosa
menu=yes
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -gt 1 ] || { echo "error: --prefix needs a folder" >&2; exit 2; }
            prefix=$2
            shift
            ;;
        --no-menu) menu=no ;;
        -h | --help) sed -n 's/^#   //p' "$0"; exit ;;
        *) echo "error: unknown option $1; --prefix FOLDER and --no-menu are known" >&2; exit 2 ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
esac
if [ -e "$prefix" ] && [ ! -x "$prefix/uninstall.sh" ]; then
    echo "error: $prefix is there and no installation of this program; name another with --prefix" >&2
    exit 2
fi
mkdir -p "$(dirname "$prefix")"
part=$prefix.part.$$
rm -rf "$part"
trap 'rm -rf "$part"' EXIT
mkdir "$part"
(cd "$here" && tar -cf - --exclude ./setup.sh .) | (cd "$part" && tar -xf -)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=org.rosa_workbench.RosaWorkbench
quoted=$(printf '%s' "$prefix" | sed "s/'/'\\\\''/g")
cat > "$part/uninstall.sh" << END
#!/bin/sh
# Removes this installation; runs and imported data are kept.
prefix='$quoted'
rm -f "$data/applications/$id.desktop" "$data/mime/packages/$id.xml" "$HOME/.local/bin/rosa" "$HOME/.local/bin/rosa-workbench"
find "$data/icons/hicolor" \( -name "$id.*" -o -name 'application-x-rosa-*' \) -delete 2> /dev/null
command -v update-mime-database > /dev/null && update-mime-database "$data/mime" 2> /dev/null
command -v update-desktop-database > /dev/null && update-desktop-database "$data/applications" 2> /dev/null
rm -rf "\$prefix"
END
chmod +x "$part/uninstall.sh"
if [ -x "$prefix/uninstall.sh" ]; then "$prefix/uninstall.sh" || true; fi
mv "$part" "$prefix"
trap - EXIT
if [ "$menu" = yes ]; then
    mkdir -p "$data/applications" "$data/mime/packages" "$data/icons" "$HOME/.local/bin"
    # Desktop files require quotes around paths with spaces, and doubled per cent signs.
    command=$(printf '%s' "$prefix/bin/rosa-workbench" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[&|]/\\&/g')
    sed -E "s|^Exec=rosa-workbench|Exec=\"$command\"|; /^TryExec=/d" "$prefix/share/applications/$id.desktop" \
        > "$data/applications/$id.desktop"
    cp "$prefix/share/mime/packages/$id.xml" "$data/mime/packages/"
    cp -R "$prefix/share/icons/hicolor" "$data/icons/"
    ln -sf "$prefix/bin/rosa" "$prefix/bin/rosa-workbench" "$HOME/.local/bin/"
    ! command -v update-mime-database > /dev/null || update-mime-database "$data/mime" 2> /dev/null
    ! command -v update-desktop-database > /dev/null || update-desktop-database "$data/applications" 2> /dev/null
fi
echo "The RoSA workbench is in $prefix; start $prefix/bin/rosa-workbench, or rosa in a terminal. $prefix/uninstall.sh removes it."
