/// One function per format, selected in core/data/import/read_dataset.cpp. Each adds its files to `budget` and takes the memory for its results from it.
#pragma once

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/parts/found.h"

namespace rosa::data {

/// Pickles by Python 2 (Yang, Cohen, Salakhutdinov: "Revisiting semi-supervised learning with graph embeddings", 2016). Read as in PyTorch
/// Geometric: self-loops and duplicates are removed, nodes missing from the test index (Citeseer) have zero features, and nodes without
/// label get class 0 (the argmax of a row of zeros). The public split consists of y.rows training nodes, the next 500 for validation, and
/// the test index.
Result<Dataset> readPlanetoid(const Found& found, MemoryBudget& budget);

/// Text by Pei et al. ("Geom-GCN", 2020), with the published splits if they are stored beside it.
Result<Dataset> readGeomGcn(const Found& found, MemoryBudget& budget);

/// One npz by Bojchevski, Shchur et al. (CitationFull, "gnn-benchmark"); also with pickled SciPy matrices (adj_matrix, node_attr,
/// node_label), or a matrix of SciPy's save_npz with features and classes in files beside it (readPartsBeside()).
Result<Dataset> readCsrNpz(const Found& found, MemoryBudget& budget);

/// One npz with x, edge_index, y and optional masks (graph_arrays.h), as commonly saved from PyTorch Geometric, or with node_features,
/// edges, node_labels and masks as of the heterophilous graphs (Platonov et al. 2023).
Result<Dataset> readEdgeIndexNpz(const Found& found, MemoryBudget& budget);

/// One graph as stored by PyTorch Geometric's InMemoryDataset (processed/data.pt): the attributes of graph_arrays.h, or a sparse adj_t in
/// place of edge_index. No code in the file is run.
Result<Dataset> readGeometricPt(const Found& found, MemoryBudget& budget);

/// The Open Graph Benchmark's tables: raw/{edge,node-feat,node-label,num-node-list}.csv.gz, split/SCHEME/{train,valid,test}.csv.gz. One
/// graph, one class per node; edges keep their direction.
Result<Dataset> readOgb(const Found& found, MemoryBudget& budget);

/// Contacts of SocioPatterns, aggregated into a graph (sociopatterns.h keeps their times).
Result<Dataset> readSocioPatternsGraph(const Found& found, MemoryBudget& budget);

/// edges.csv and nodes.csv, or .tsv.
Result<Dataset> readTables(const Found& found, MemoryBudget& budget);

/// Matrix Market files (math.nist.gov/MatrixMarket/formats.html), with features and classes in files beside them (readPartsBeside()).
Result<Dataset> readMatrixMarket(const Found& found, MemoryBudget& budget);

/// GraphML (graphml.graphdrawing.org); column_roles.h says what becomes of the attributes of nodes.
Result<Dataset> readGraphMl(const Found& found, MemoryBudget& budget);

/// GEXF (gexf.net), GML, and Pajek's networks with a partition NAME.clu as classes: likewise.
Result<Dataset> readGexf(const Found& found, MemoryBudget& budget);
Result<Dataset> readGml(const Found& found, MemoryBudget& budget);
Result<Dataset> readPajek(const Found& found, MemoryBudget& budget);

/// A MAT-file of level 5 with a square matrix network, A, adj …, classes label, gnd, group … and features attributes, X, fea …
Result<Dataset> readMat(const Found& found, MemoryBudget& budget);

/// Adjacency lists as NetworkX writes them: a node and its neighbours per line, undirected. Whole numbers are sorted by value.
Result<Dataset> readAdjacencyList(const Found& found, MemoryBudget& budget);

/// Node-link JSON of NetworkX, D3 and others (node_link.h).
Result<Dataset> readNodeLink(const Found& found, MemoryBudget& budget);

/// NAME.content and NAME.cites of LINQS (Sen et al., AI Magazine 29, 2008): citations keep their direction, from the citing node.
Result<Dataset> readLinqs(const Found& found, MemoryBudget& budget);

/// data.json of Wiki-CS (Mernyei, Cangea 2020), with its splits: one per mask of training.
Result<Dataset> readWikiCs(const Found& found, MemoryBudget& budget);

/// PREFIX-G.json in node-link form, with PREFIX-feats.npy, whose rows PREFIX-id_map.json names, and PREFIX-class_map.json (Hamilton, Ying,
/// Leskovec 2017). Nodes marked "val" or "test" make the public split.
Result<Dataset> readGraphSage(const Found& found, MemoryBudget& budget);

}  // namespace rosa::data
