#include <limits>
#include <utility>
#include <variant>

#include "core/base/text/joined.h"
#include "core/data/arrays/csr.h"
#include "core/data/arrays/npy.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/feature_files.h"
#include "core/data/parts/scipy_matrix.h"
#include "core/data/readers/formats.h"
#include "core/data/text.h"

namespace rosa::data {

namespace {

/// Reads the matrix from the arrays PREFIXdata, PREFIXindices, PREFIXindptr, PREFIXshape.
Result<CsrMatrix> readMatrix(const NpzArchive& npz, const std::string& prefix, const std::string& where)
{
    TemporaryMemory arrays(npz.budget());
    ROSA_TRY_ASSIGN(auto shapeArray, npz.read(prefix + "shape"));
    auto shape = shapeArray.toIntegers(npz.budget());
    if (!shape) return shape.error().within("%1: %2shape.npy", where, prefix);
    if (shape->size() != 2)
        return badInput("%1: %2shape.npy: expected two numbers, found %3", where, prefix, shapeArray.describe());
    ROSA_TRY_ASSIGN(auto offsets, npz.read(prefix + "indptr"));
    ROSA_TRY_ASSIGN(auto indices, npz.read(prefix + "indices"));
    ROSA_TRY_ASSIGN(auto values, npz.read(prefix + "data"));
    auto matrix = makeCsr((*shape)[0], (*shape)[1], offsets, indices, values, npz.budget());
    if (!matrix) return matrix.error().within("%1: %2*", where, prefix);
    arrays.keep(bytesOf(*matrix));
    return matrix;
}

/// The names of the arrays, for messages.
std::string arrayNames(const NpzArchive& npz)
{
    constexpr std::size_t most = 10;
    std::vector<std::string> names;
    for (const std::string& name : npz.names())
        if (names.size() < most) names.push_back(printable(name));
    if (names.empty()) return "none";
    return joined(names) + (npz.names().size() > most ? ", …" : "");
}

/// Whether the archive is nothing but an adjacency matrix, so that features and classes are in files beside it.
bool isBareMatrix(const NpzArchive& npz)
{
    return !npz.contains("adj_indptr") && !npz.contains("adj_matrix.indptr") && !npz.contains("adj_matrix") &&
           holdsSciPyMatrix(npz);
}

/// Reads the adjacency matrix from four arrays, from a pickled matrix or as SciPy's.
Result<CsrMatrix> readAdjacency(const NpzArchive& npz, const std::string& where)
{
    if (isBareMatrix(npz)) return readSciPyMatrix(npz, where);
    for (const std::string prefix : {"adj_", "adj_matrix."})
        if (npz.contains(prefix + "indptr")) return readMatrix(npz, prefix, where);
    if (!npz.contains("adj_matrix"))
        return badInput(
            "%1: expected the arrays of a graph (edge_index, x, y; adj_indptr, adj_indices …; adj_matrix; or a matrix of "
            "SciPy's save_npz), found %2",
            where, arrayNames(npz));
    ROSA_TRY_ASSIGN(auto value, npz.readMatrix("adj_matrix"));
    if (auto* const matrix = std::get_if<CsrMatrix>(&value)) return std::move(*matrix);
    return badInput("%1: adj_matrix.npy: expected a pickled csr_matrix, found %2", where,
                    std::get<NdArray>(value).describe());
}

Result<void> readGraph(const NpzArchive& npz, const std::string& where, const ReadOptions& options, Dataset& dataset)
{
    ROSA_TRY_ASSIGN(auto matrix, readAdjacency(npz, where));
    if (matrix.rows != matrix.columns || matrix.rows >= std::numeric_limits<graph::Node>::max())
        return badInput("%1: expected a square adjacency matrix, found %2 × %3", where, matrix.rows, matrix.columns);
    // Nodes without entries may take no space in the file.
    constexpr std::uint64_t nodeBytes = 64;
    if (isBareMatrix(npz))
        if (const auto taken = npz.budget().take(static_cast<std::uint64_t>(matrix.rows), nodeBytes); !taken)
            return taken.error().within(where);
    // Both directions, while sorted, and as a graph and its published form.
    constexpr std::uint64_t arcBytes = 48;
    if (const auto taken = npz.budget().take(matrix.indices.size(), arcBytes); !taken) return taken.error().within(where);
    ArcList arcs;
    std::int64_t zeros = 0;
    const bool isWeighted = !leavesOutWeights(options);
    for (std::size_t row = 0; row < static_cast<std::size_t>(matrix.rows); ++row)
        for (auto i = static_cast<std::size_t>(matrix.offsets[row]); i < static_cast<std::size_t>(matrix.offsets[row + 1]);
             ++i) {
            zeros += matrix.values[i] == 0.0f;
            if (matrix.values[i] != 0.0f)
                arcs.add({static_cast<graph::Node>(row), static_cast<graph::Node>(matrix.indices[i])},
                         isWeighted ? matrix.values[i] : 1.0f);
        }
    const Message place("values of the adjacency matrix");
    if (auto set = setGraph(dataset, matrix.rows, std::move(arcs), Published::Keep, place, npz.budget()); !set)
        return set.error().within(where);
    addFixUp(dataset, Message("entries of the adjacency matrix that are zero passed over"), zeros);
    return {};
}

Result<void> readFeatures(const NpzArchive& npz, const std::string& where, Dataset& dataset)
{
    for (const std::string prefix : {"attr_", "attr_matrix."}) {
        if (!npz.contains(prefix + "indptr")) continue;
        ROSA_TRY_ASSIGN(auto matrix, readMatrix(npz, prefix, where));
        auto features = csrToFeatures(matrix, npz.budget());
        if (!features) return features.error().within("%1: %2*", where, prefix);
        dataset.features = *std::move(features);
        return {};
    }
    const std::string name = npz.contains("attr_matrix") ? "attr_matrix" : "node_attr";
    if (!npz.contains(name)) return fillMissingFeatures(dataset);
    ROSA_TRY_ASSIGN(auto value, npz.readMatrix(name));
    const auto* const array = std::get_if<NdArray>(&value);
    if (array && (!array->isNumber() || array->shape().size() != 2))
        return badInput("%1: %2.npy: expected a matrix of numbers, found %3", where, name, array->describe());
    auto values = array ? array->toFloats(npz.budget()) : Result<std::vector<float>>(std::vector<float>());
    if (!values) return values.error().within("%1: %2.npy", where, name);
    auto features = array ? denseToFeatures(array->shape()[0], array->shape()[1], *std::move(values))
                          : csrToFeatures(std::get<CsrMatrix>(value), npz.budget());
    if (!features) return features.error().within("%1: %2.npy", where, name);
    dataset.features = *std::move(features);
    return {};
}

/// Reads the texts of an optional member; empty if it is absent.
Result<std::vector<std::string>> readNames(const NpzArchive& npz, const std::string& name)
{
    if (!npz.contains(name)) return std::vector<std::string>();
    ROSA_TRY_ASSIGN(auto array, npz.read(name));
    return array.toTexts(npz.budget());
}

Result<void> readLabels(const NpzArchive& npz, const std::string& where, Dataset& dataset)
{
    const std::string name = npz.contains("labels") ? "labels" : "node_label";
    if (!npz.contains(name)) return {};
    ROSA_TRY_ASSIGN(auto array, npz.read(name));
    auto classes = array.toIntegers(npz.budget());
    if (!classes) return classes.error().within("%1: %2.npy", where, name);
    ROSA_TRY_ASSIGN(auto names, readNames(npz, "class_names"));
    if (auto set = setLabels(dataset, *classes, std::move(names)); !set)
        return set.error().within("%1: %2.npy", where, name);
    return {};
}

}  // namespace

Result<Dataset> readCsrNpz(const Found& found, MemoryBudget& budget)
{
    const std::string where = found.path.string();
    ROSA_TRY_ASSIGN(auto npz, NpzArchive::open(found.path, budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source =
        "npz as of CitationFull (Bojchevski, Günnemann 2018; Shchur et al. 2018), github.com/shchur/gnn-benchmark";
    ROSA_TRY(readGraph(npz, where, found.options, dataset));
    if (isBareMatrix(npz)) {
        dataset.source = "SciPy's sparse matrix " + found.path.filename().string();
        ROSA_TRY(readPartsBeside(found.path, dataset, budget));
        return checked(std::move(dataset));
    }
    ROSA_TRY(readFeatures(npz, where, dataset));
    ROSA_TRY(readLabels(npz, where, dataset));
    auto names = readNames(npz, "node_names");
    if (!names) return names.error().within(where);
    dataset.nodeNames = *std::move(names);
    return checked(std::move(dataset));
}

}  // namespace rosa::data
