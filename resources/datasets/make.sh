#!/usr/bin/env bash
# Makes the packed files that are embedded in the program from the published ones.
#
#   resources/datasets/make.sh ROSA PUBLISHED
#
# ROSA is the built command; PUBLISHED a folder with planetoid/, webkb/ and citation-npz/ as their publishers ship them (README.md).
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

# Fails unless a file has the counts of the literature.
counted() { # NAME NODES EDGES FEATURES CLASSES
  local found
  found=$("$rosa" data info "$here/$1.rosadata" --json |
    python3 -c 'import json, sys; card = json.load(sys.stdin); print(*(card[key] for key in ["nodes", "edges", "features", "classes"]))')
  [[ $found == "${*:2}" ]] || { echo "$1: expected ${*:2} (nodes, edges, features, classes), found $found" >&2; exit 1; }
}

planetoid="as Planetoid published it (Yang, Cohen, Salakhutdinov, ICML 2016; github.com/kimiyoung/planetoid)"
webkb="WebKB pages (Craven et al., AAAI 1998) as Geom-GCN published them with ten splits (Pei et al., ICLR 2020; github.com/graphdml-uiuc-jlu/geom-gcn)"

convert "$published/planetoid" cora Cora "Machine learning papers and their citations (McCallum et al. 2000; Sen et al. 2008), $planetoid"
convert "$published/planetoid" citeseer Citeseer "Computer science papers and their citations (Giles et al. 1998; Sen et al. 2008), $planetoid"
convert "$published/planetoid" pubmed Pubmed "Papers on diabetes and their citations (Sen et al. 2008), $planetoid"
convert "$published/citation-npz/dblp.npz" dblp DBLP "Papers and their citations in DBLP (Pan et al., IJCAI 2016), as Bojchevski and Günnemann published them (ICLR 2018)"
convert "$published/webkb" cornell Cornell "$webkb"
convert "$published/webkb" texas Texas "$webkb"
convert "$published/webkb" wisconsin Wisconsin "$webkb"
"$rosa" data convert "$here/karate-source" --as karate --title "Zachary's karate club" --out "$here/karate.rosadata" \
  --source "Friendships in a karate club and the faction each member joined (Zachary, J. Anthropological Research 33, 1977)"
counted cora 2708 5278 1433 7
counted citeseer 3327 4552 3703 6
counted pubmed 19717 44324 500 3
counted dblp 17716 52867 1639 4
counted cornell 183 277 1703 5
counted texas 183 279 1703 5
counted wisconsin 251 450 1703 5
counted karate 34 78 34 2
