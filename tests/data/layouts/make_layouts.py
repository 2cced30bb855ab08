#!/usr/bin/env python3
"""Writes files in the layouts of the article's data sets, with synthetic content of any size.

    make_layouts.py pubmed FOLDER   # Planetoid's ind.pubmed.*; 19,717 nodes, 44,324 undirected edges, 500 features, 3 classes
    make_layouts.py dblp FOLDER     # CitationFull's dblp.npz; 17,716 nodes, 52,867 undirected edges, 1,639 features, 4 classes
    make_layouts.py flickr FOLDER   # GraphSAINT's adj_full.npz, feats.npy, class_map.json, role.json; 89,250 nodes
    make_layouts.py reddit FOLDER   # DGL's and PyTorch Geometric's; 232,965 nodes, 114.6 M directed entries, 602 features, 41 classes
    make_layouts.py saint FOLDER    # Reddit as GraphSAINT has it; 11.6 M undirected edges
    make_layouts.py yelp FOLDER     # the same with a list of 100 classes for each of 716,847 nodes

Needs NumPy, and SciPy for the first two. Sizes are options; memory follows the number of entries.
"""
import argparse
import collections
import json
import pathlib
import pickle

import numpy as np


def edges(nodes, entries, rng):
    """Entries of a symmetric matrix without diagonal, sorted by row: (row, column)."""
    half = entries // 2
    a = rng.integers(0, nodes, half, dtype=np.int64)
    b = rng.integers(0, nodes - 1, half, dtype=np.int64)
    b += b >= a
    key = np.concatenate([a * nodes + b, b * nodes + a])
    key.sort()
    return (key // nodes).astype(np.int32), (key % nodes).astype(np.int32)


def write_features(path, nodes, columns, dtype, rng):
    """An npy file, written in blocks of rows."""
    out = np.lib.format.open_memmap(path, mode="w+", dtype=dtype, shape=(nodes, columns))
    for begin in range(0, nodes, 10000):
        out[begin:begin + 10000] = rng.standard_normal((min(10000, nodes - begin), columns), dtype=np.float32)
    out.flush()


def words(nodes, columns, rng):
    """A sparse matrix with a density of about 1 %."""
    import scipy.sparse

    return scipy.sparse.random(nodes, columns, density=0.01, format="csr", dtype=np.float32, random_state=rng)


def pubmed(folder, nodes, entries, columns, classes, rng):
    """The last 1,000 nodes are the test part, listed in permuted order; the training part has 20 nodes per class."""
    row, col = edges(nodes, entries, rng)
    features, labels = words(nodes, columns, rng), rng.integers(0, classes, nodes)
    one_hot = np.eye(classes, dtype=np.int32)[labels]
    test = nodes - 1000
    train = 20 * classes
    neighbours = np.split(col, np.searchsorted(row, np.arange(1, nodes)))
    graph = collections.defaultdict(list, {node: list(map(int, others)) for node, others in enumerate(neighbours)})
    parts = {"x": features[:train], "y": one_hot[:train], "allx": features[:test], "ally": one_hot[:test], "tx": features[test:],
             "ty": one_hot[test:], "graph": graph}
    for name, part in parts.items():
        with open(folder / f"ind.pubmed.{name}", "wb") as file:
            pickle.dump(part, file, protocol=2)
    np.savetxt(folder / "ind.pubmed.test.index", rng.permutation(np.arange(test, nodes)), fmt="%d")


def dblp(folder, nodes, entries, columns, classes, rng):
    row, col = edges(nodes, entries, rng)
    features = words(nodes, columns, rng)
    np.savez_compressed(folder / "dblp.npz", adj_data=np.ones(len(col), np.float32), adj_indices=col,
                        adj_indptr=np.searchsorted(row, np.arange(nodes + 1)).astype(np.int32), adj_shape=np.array([nodes, nodes]),
                        attr_data=features.data, attr_indices=features.indices, attr_indptr=features.indptr,
                        attr_shape=np.array(features.shape), labels=rng.integers(0, classes, nodes))


def reddit(folder, nodes, entries, columns, classes, rng):
    row, col = edges(nodes, entries, rng)
    np.savez_compressed(folder / "reddit_graph.npz", row=row, col=col, data=np.ones(len(row), np.float32),
                        shape=np.array([nodes, nodes]), format=np.array(b"coo"))
    feature = rng.standard_normal((nodes, columns), dtype=np.float32)
    types = rng.choice([1, 2, 3], nodes, p=[0.66, 0.1, 0.24]).astype(np.int32)
    np.savez_compressed(folder / "reddit_data.npz", feature=feature, label=rng.integers(0, classes, nodes),
                        node_types=types, node_ids=np.arange(nodes))


def saint(folder, nodes, entries, columns, classes, rng, several):
    row, col = edges(nodes, entries, rng)
    indptr = np.searchsorted(row, np.arange(nodes + 1)).astype(np.int32)
    np.savez(folder / "adj_full.npz", indices=col, indptr=indptr, data=np.ones(len(col), np.bool_),
             shape=np.array([nodes, nodes]), format=np.array(b"csr"))
    write_features(folder / "feats.npy", nodes, columns, np.float64, rng)
    with open(folder / "class_map.json", "w") as file:
        file.write("{")
        for node in range(nodes):
            value = (rng.random(classes) < 0.1).astype(int).tolist() if several else int(rng.integers(classes))
            file.write((", " if node else "") + f'"{node}": {json.dumps(value)}')
        file.write("}")
    part = rng.choice(3, nodes, p=[0.66, 0.1, 0.24])
    roles = {name: np.flatnonzero(part == i).tolist() for i, name in enumerate(["tr", "va", "te"])}
    (folder / "role.json").write_text(json.dumps(roles))


def main():
    sizes = {"pubmed": (19717, 88648, 500, 3), "dblp": (17716, 105734, 1639, 4), "flickr": (89250, 899756, 500, 7),
             "reddit": (232965, 114615892, 602, 41), "saint": (232965, 23213838, 602, 41), "yelp": (716847, 13954819, 300, 100)}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("layout", choices=sizes)
    parser.add_argument("folder", type=pathlib.Path)
    for option in ("nodes", "entries", "features", "classes"):
        parser.add_argument("--" + option, type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    given = (asked.nodes, asked.entries, asked.features, asked.classes)
    size = [one if one is not None else usual for one, usual in zip(given, sizes[asked.layout])]
    asked.folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(asked.seed)
    if asked.layout in ("pubmed", "dblp", "reddit"):
        {"pubmed": pubmed, "dblp": dblp, "reddit": reddit}[asked.layout](asked.folder, *size, rng)
    else:
        saint(asked.folder, *size, rng, asked.layout == "yelp")


if __name__ == "__main__":
    main()
