/// One function per format, selected in readers.h. Each adds its files to `budget` and takes the memory for its results from it.
#pragma once

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/readers/readers.h"

namespace rosa::data {

/// Pickles by Python 2 (Yang, Cohen, Salakhutdinov: "Revisiting semi-supervised learning with graph embeddings", 2016). Read as in PyTorch
/// Geometric: self-loops and duplicates are removed, nodes missing from the test index (Citeseer) have zero features, and nodes without
/// label get class 0 (the argmax of a row of zeros). The public split consists of y.rows training nodes, the next 500 for validation, and
/// the test index.
Result<Dataset> readPlanetoid(const Found& found, MemoryBudget& budget);

/// Text by Pei et al. ("Geom-GCN", 2020), with the published splits if they are stored beside it.
Result<Dataset> readGeomGcn(const Found& found, MemoryBudget& budget);

/// One npz by Bojchevski, Shchur et al. (CitationFull, "gnn-benchmark").
Result<Dataset> readCsrNpz(const Found& found, MemoryBudget& budget);

/// One npz with x, edge_index, y and optional masks (graph_arrays.h), as commonly saved from PyTorch Geometric.
Result<Dataset> readEdgeIndexNpz(const Found& found, MemoryBudget& budget);

/// One graph as stored by PyTorch Geometric's InMemoryDataset (processed/data.pt): the attributes of graph_arrays.h. No code in the file is
/// run.
Result<Dataset> readGeometricPt(const Found& found, MemoryBudget& budget);

/// The Open Graph Benchmark's tables: raw/{edge,node-feat,node-label,num-node-list}.csv.gz, split/SCHEME/{train,valid,test}.csv.gz. One
/// graph, one class per node; edges keep their direction.
Result<Dataset> readOgb(const Found& found, MemoryBudget& budget);

/// Contacts of SocioPatterns, aggregated into a graph (sociopatterns.h keeps their times).
Result<Dataset> readSocioPatternsGraph(const Found& found, MemoryBudget& budget);

/// edges.csv and nodes.csv, or .tsv.
Result<Dataset> readTables(const Found& found, MemoryBudget& budget);

/// Matrix Market coordinate files (math.nist.gov/MatrixMarket/formats.html).
Result<Dataset> readMatrixMarket(const Found& found, MemoryBudget& budget);

/// GraphML (graphml.graphdrawing.org); node attributes "label" or "class" are classes, numeric ones features.
Result<Dataset> readGraphMl(const Found& found, MemoryBudget& budget);

}  // namespace rosa::data
