#include "app/workbench/embedding/data/nearest_nodes.h"

#include <algorithm>
#include <cmath>

#include "core/data/arrays/npy.h"
#include "core/record/raw_rows.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

Result<graph::Features> readRows(const std::filesystem::path& path, const data::Dataset& dataset)
{
    MemoryBudget budget;
    ROSA_TRY_ASSIGN(const auto array, data::readNpy(path, budget));
    const std::vector<std::int64_t>& shape = array.shape();
    if (shape.size() != 2 || shape[0] != dataset.graph.nodeCount())
        return badInput("%1: expected one row for each of the %3 nodes of %4, found %2", path, array.describe(),
                        dataset.graph.nodeCount(), dataset.title);
    auto values = array.toFloats(budget);
    if (!values) return values.error().within(path.string());
    return graph::Features::dense(dataset.graph.nodeCount(), static_cast<std::int32_t>(shape[1]), std::move(*values));
}

/// Calls `visit(column, value)` for the stored values of a row.
template <typename Visit>
void visitRow(const graph::Features& rows, graph::Node row, Visit visit)
{
    const auto r = static_cast<std::size_t>(row);
    if (rows.layout() == graph::Features::Layout::Dense) {
        const auto columns = static_cast<std::size_t>(rows.columns());
        const std::span<const float> values = rows.values().subspan(r * columns, columns);
        for (std::size_t column = 0; column < columns; ++column) visit(column, values[column]);
        return;
    }
    const std::span<const std::int64_t> offsets = rows.offsets();
    for (std::int64_t i = offsets[r]; i < offsets[r + 1]; ++i) {
        const auto k = static_cast<std::size_t>(i);
        visit(static_cast<std::size_t>(rows.columnIndices()[k]), rows.values()[k]);
    }
}

}  // namespace

bool hasEmbedding(const std::filesystem::path& store, const std::string& run, const std::string& method)
{
    std::error_code ignored;
    return method == "raw" || std::filesystem::exists(record::RunFolder(store, run).embedding(), ignored);
}

Result<std::shared_ptr<const EmbeddingRows>> loadEmbedding(const std::filesystem::path& store, const std::string& run,
                                                           const data::Dataset& dataset)
{
    auto embedding = std::make_shared<EmbeddingRows>();
    const std::filesystem::path path = record::RunFolder(store, run).embedding();
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        ROSA_TRY_ASSIGN(auto rows, readRows(path, dataset));
        embedding->rows = std::move(rows);
    } else {
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
        ROSA_TRY_ASSIGN(const auto info, reader->info());
        if (info.method != "raw") return badInput("run %1 has no embedding: it has not finished", run);
        ROSA_TRY_ASSIGN(embedding->rows, record::rawRows(info, dataset));
    }
    embedding->lengths.reserve(static_cast<std::size_t>(embedding->rows.rows()));
    for (graph::Node row = 0; row < embedding->rows.rows(); ++row) {
        double square = 0;
        visitRow(embedding->rows, row, [&](std::size_t, float value) { square += double(value) * double(value); });
        embedding->lengths.push_back(static_cast<float>(std::sqrt(square)));
    }
    return std::shared_ptr<const EmbeddingRows>(std::move(embedding));
}

std::vector<Neighbour> nearestByCosine(const EmbeddingRows& embedding, int node, int count)
{
    const graph::Features& rows = embedding.rows;
    std::vector<float> query(static_cast<std::size_t>(rows.columns()));
    rows.copyRow(node, query);
    const auto length = static_cast<double>(embedding.lengths[static_cast<std::size_t>(node)]);
    std::vector<Neighbour> all;
    all.reserve(static_cast<std::size_t>(rows.rows()));
    for (graph::Node row = 0; row < rows.rows(); ++row) {
        if (row == node) continue;
        double product = 0;
        visitRow(rows, row, [&](std::size_t column, float value) { product += double(value) * double(query[column]); });
        const double lengths = length * static_cast<double>(embedding.lengths[static_cast<std::size_t>(row)]);
        all.push_back({row, lengths > 0 ? product / lengths : 0.0});
    }
    const auto kept = std::min(all.size(), static_cast<std::size_t>(std::max(0, count)));
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(kept), all.end(),
                      [](const Neighbour& a, const Neighbour& b) {
                          return a.similarity != b.similarity ? a.similarity > b.similarity : a.node < b.node;
                      });
    all.resize(kept);
    return all;
}

}  // namespace rosa::workbench
