#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/text/lower_case.h"
#include "core/data/arrays/csr.h"
#include "core/data/parts/assemble.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/mat_file.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

// Names of variables in published files, in lower case.
constexpr std::array kMatGraphs{"network", "a", "adj", "w", "graph", "net"};
constexpr std::array kMatFeatures{"attributes", "attrb", "x", "features", "fea", "node_features"};
constexpr std::array kMatClasses{"label", "labels", "class", "gnd", "y", "group"};

template <std::size_t N>
const MatMatrix* matNamed(const std::vector<MatMatrix>& matrices, const std::array<const char*, N>& names)
{
    for (const char* const name : names)
        for (const MatMatrix& matrix : matrices)
            if (lowerCase(matrix.name) == name) return &matrix;
    return nullptr;
}

/// Passes row, column and value of each number other than 0 to `take`.
template <typename Take>
void forEachEntry(const MatMatrix& matrix, Take take)
{
    for (std::int64_t row = 0; row < matrix.rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (matrix.isSparse)
            for (auto i = static_cast<std::size_t>(matrix.sparse.offsets[at]);
                 i < static_cast<std::size_t>(matrix.sparse.offsets[at + 1]); ++i)
                take(row, matrix.sparse.indices[i], static_cast<double>(matrix.sparse.values[i]));
        else
            for (std::int64_t column = 0; column < matrix.columns; ++column)
                take(row, column,
                     matrix.dense[at * static_cast<std::size_t>(matrix.columns) + static_cast<std::size_t>(column)]);
    }
}

Result<void> setMatGraph(const MatMatrix& matrix, bool isWeighted, Dataset& dataset, MemoryBudget& budget)
{
    if (matrix.rows != matrix.columns)
        return badInput("%1: expected a square adjacency matrix, found %2 × %3", matrix.name, matrix.rows, matrix.columns);
    ArcList arcs;
    std::uint64_t count = 0;
    forEachEntry(matrix, [&](std::int64_t, std::int64_t, double value) { count += value != 0; });
    constexpr std::uint64_t arcBytes = 48;
    constexpr std::uint64_t nodeBytes = 64;
    ROSA_TRY(budget.take(count, arcBytes));
    ROSA_TRY(budget.take(static_cast<std::uint64_t>(matrix.rows), nodeBytes));
    arcs.arcs.reserve(count);
    forEachEntry(matrix, [&](std::int64_t row, std::int64_t column, double value) {
        if (value == 0) return;
        arcs.add({static_cast<graph::Node>(row), static_cast<graph::Node>(column)},
                 isWeighted ? static_cast<float>(value) : 1.0f);
    });
    return setGraph(dataset, matrix.rows, std::move(arcs), Published::Keep, Message("values of the adjacency matrix"),
                    budget);
}

/// A class per node, or a column per class with a 1 for each node in it.
Result<void> setMatClasses(const MatMatrix& matrix, Dataset& dataset, MemoryBudget& budget)
{
    const std::int64_t nodes = dataset.graph.nodeCount();
    const bool isList = (matrix.rows == nodes && matrix.columns == 1) || (matrix.rows == 1 && matrix.columns == nodes);
    if (!isList && matrix.rows != nodes)
        return badInput("%1: expected a class for each of %2 nodes, found %3 × %4", matrix.name, nodes, matrix.rows,
                        matrix.columns);
    ROSA_TRY(budget.take(static_cast<std::uint64_t>(nodes), sizeof(std::int64_t)));
    std::vector<std::int64_t> classes(static_cast<std::size_t>(nodes), isList ? 0 : -1);
    std::int64_t ambiguous = 0;
    bool isWhole = true;
    forEachEntry(matrix, [&](std::int64_t row, std::int64_t column, double value) {
        if (value == 0) return;
        auto& own = classes[static_cast<std::size_t>(isList ? std::max(row, column) : row)];
        constexpr double most = 1e9;
        isWhole = isWhole && value == std::floor(value) && std::abs(value) < most;
        ambiguous += !isList && own >= 0;
        own = !isList ? column : isWhole ? std::max<std::int64_t>(-1, static_cast<std::int64_t>(value)) : -1;
    });
    if (!isWhole) return badInput("%1: expected class numbers, found fractions", matrix.name);
    if (ambiguous > 0) {
        addFixUp(dataset, Message("classes left out, as so many nodes have none or several"), ambiguous);
        return {};
    }
    const auto set = setLabels(dataset, classes, {});
    return set ? set : set.error().within(matrix.name);
}

Result<graph::Features> matFeatures(const MatMatrix& matrix, MemoryBudget& budget)
{
    if (matrix.isSparse) return csrToFeatures(matrix.sparse, budget);
    ROSA_TRY(budget.take(matrix.dense.size(), sizeof(float)));
    std::vector<float> values;
    values.reserve(matrix.dense.size());
    for (const double value : matrix.dense) values.push_back(static_cast<float>(value));
    return denseToFeatures(matrix.rows, matrix.columns, std::move(values));
}

Result<Dataset> fromMatrices(const std::vector<MatMatrix>& matrices, bool isWeighted, Dataset dataset, MemoryBudget& budget)
{
    const MatMatrix* const graph = matNamed(matrices, kMatGraphs);
    if (!graph) return badInput("expected an adjacency matrix called network, A, adj, W, graph or net, found none");
    ROSA_TRY(setMatGraph(*graph, isWeighted, dataset, budget));
    if (const MatMatrix* const classes = matNamed(matrices, kMatClasses)) ROSA_TRY(setMatClasses(*classes, dataset, budget));
    const MatMatrix* const features = matNamed(matrices, kMatFeatures);
    if (!features) {
        ROSA_TRY(fillMissingFeatures(dataset));
        return checked(std::move(dataset));
    }
    auto made = matFeatures(*features, budget);
    if (!made) return made.error().within(features->name);
    dataset.features = *std::move(made);
    return checked(std::move(dataset));
}

}  // namespace

Result<Dataset> readMat(const Found& found, MemoryBudget& budget)
{
    ROSA_TRY_ASSIGN(const auto matrices, readMatFile(found.path, budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = "MAT-file " + found.path.filename().string();
    auto made = fromMatrices(matrices, !leavesOutWeights(found.options), std::move(dataset), budget);
    if (!made) return made.error().within(found.path.string());
    return made;
}

}  // namespace rosa::data
