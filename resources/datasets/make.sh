#!/usr/bin/env bash
# Makes the packed files that are embedded in the program from the published ones.
#
#   resources/datasets/make.sh ROSA PUBLISHED
#
# ROSA is the built command; PUBLISHED a folder with planetoid/ and webkb/ as their publishers ship them (README.md).
# The files only change if the published ones, the readers or the packed format do.
set -euo pipefail

if (($# != 2)); then
  echo "usage: $0 ROSA PUBLISHED" >&2
  exit 2
fi
rosa=$1
published=$2
here=$(cd "$(dirname "$0")" && pwd)

convert() { # FOLDER NAME TITLE SOURCE
  "$rosa" data convert "$1" --only "$2" --as "$2" --title "$3" --source "$4" --out "$here/$2.rosadata"
}

planetoid="as Planetoid published it (Yang, Cohen, Salakhutdinov, ICML 2016; github.com/kimiyoung/planetoid)"
webkb="WebKB pages (Craven et al., AAAI 1998) as Geom-GCN published them with ten splits (Pei et al., ICLR 2020; github.com/graphdml-uiuc-jlu/geom-gcn)"

convert "$published/planetoid" cora Cora "Machine learning papers and their citations (McCallum et al. 2000; Sen et al. 2008), $planetoid"
convert "$published/planetoid" citeseer Citeseer "Computer science papers and their citations (Giles et al. 1998; Sen et al. 2008), $planetoid"
convert "$published/webkb" cornell Cornell "$webkb"
convert "$published/webkb" texas Texas "$webkb"
convert "$published/webkb" wisconsin Wisconsin "$webkb"
"$rosa" data convert "$here/karate-source" --as karate --title "Zachary's karate club" --out "$here/karate.rosadata" \
  --source "Friendships in a karate club and the faction each member joined (Zachary, J. Anthropological Research 33, 1977)"
