/// One function a format; readers.h chooses among them. Each adds its files to `budget` and takes from it what it makes of them.
#pragma once

#include "core/base/memory_budget.h"
#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/readers/readers.h"

namespace rosa::data {

/// Pickles by Python 2 (Yang, Cohen, Salakhutdinov: "Revisiting semi-supervised learning with graph embeddings", 2016).
/// As PyTorch Geometric reads them: self-loops and duplicates go, nodes missing from the test index (Citeseer) have zero
/// features, and nodes without label get class 0, the place of the largest of a row of zeros. The public split is y.rows
/// training nodes, the next 500 for validation, the test index.
Result<Dataset> readPlanetoid(const Found& found, MemoryBudget& budget);

/// Text by Pei et al. ("Geom-GCN", 2020), with the published splits where they stand beside it.
Result<Dataset> readGeomGcn(const Found& found, MemoryBudget& budget);

/// One npz by Bojchevski, Shchur et al. (CitationFull, "gnn-benchmark").
Result<Dataset> readCsrNpz(const Found& found, MemoryBudget& budget);

/// One npz with x, edge_index, y and perhaps masks (graph_arrays.h), as people save what PyTorch Geometric gives them.
Result<Dataset> readEdgeIndexNpz(const Found& found, MemoryBudget& budget);

/// One graph as PyTorch Geometric's InMemoryDataset keeps it (processed/data.pt): the attributes of graph_arrays.h. Nothing in the file is run.
Result<Dataset> readGeometricPt(const Found& found, MemoryBudget& budget);

/// The Open Graph Benchmark's tables: raw/{edge,node-feat,node-label,num-node-list}.csv.gz, split/SCHEME/{train,valid,test}.csv.gz. One
/// graph, one class a node; edges are kept with their direction.
Result<Dataset> readOgb(const Found& found, MemoryBudget& budget);

/// Contacts of SocioPatterns, aggregated (sociopatterns.h keeps their times).
Result<Dataset> readSocioPatternsGraph(const Found& found, MemoryBudget& budget);

/// edges.csv and nodes.csv, or .tsv.
Result<Dataset> readTables(const Found& found, MemoryBudget& budget);

/// Matrix Market coordinate files (math.nist.gov/MatrixMarket/formats.html).
Result<Dataset> readMatrixMarket(const Found& found, MemoryBudget& budget);

/// GraphML (graphml.graphdrawing.org); attributes "label" or "class" are classes, numeric ones features.
Result<Dataset> readGraphMl(const Found& found, MemoryBudget& budget);

}  // namespace rosa::data
