#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/data/arrays/csr.h"
#include "core/data/arrays/nd_array.h"
#include "core/data/parts/assemble.h"
#include "core/data/parts/faults.h"
#include "core/data/parts/graph_arrays.h"
#include "core/data/parts/gz_lines.h"
#include "core/data/parts/lines.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kMostNodes = std::numeric_limits<graph::Node>::max() - 1;

/// Returns NAME.csv.gz in a folder, or NAME.csv if it was unpacked; an empty path if neither exists.
fs::path tableIn(const fs::path& folder, const std::string& name)
{
    for (const char* ending : {".csv.gz", ".csv"}) {
        std::error_code unknown;
        if (const fs::path path = folder / (name + ending); fs::is_regular_file(path, unknown)) return path;
    }
    return {};
}

/// Passes each line to `take` and continues after faults, to find further ones.
template <typename Take>
Result<void> forEachLine(const fs::path& path, MemoryBudget& budget, Take take)
{
    ROSA_TRY_ASSIGN(auto lines, GzLines::open(path, budget));
    Faults faults;
    std::string_view line;
    while (true) {
        const auto more = lines.next(line);
        if (!more) {
            faults.add(more.error());
            break;
        }
        if (!*more || !faults.take(take(lines, line))) break;
    }
    return faults.result();
}

/// Reads the single number of num-node-list.csv; nullopt if there is no such file.
Result<std::optional<std::int64_t>> statedNodes(const fs::path& folder, MemoryBudget& budget)
{
    const fs::path path = tableIn(folder, "num-node-list");
    if (path.empty()) return std::optional<std::int64_t>();
    std::optional<std::int64_t> nodes;
    ROSA_TRY(forEachLine(path, budget, [&](const GzLines& lines, std::string_view line) -> Result<void> {
        const auto number = parseWhole(line);
        if (nodes) return lines.problem(Message("a single graph, with its number of nodes on the only line"), line);
        if (!number || *number < 1 || *number > kMostNodes) return lines.problem(Message("a number of nodes"), line);
        nodes = *number;
        return {};
    }));
    return nodes;
}

struct Features {
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values;  ///< Row-major.
};

Result<Features> readFeatures(const fs::path& path, MemoryBudget& budget)
{
    Features features;
    ROSA_TRY(forEachLine(path, budget, [&](const GzLines& lines, std::string_view line) -> Result<void> {
        const std::size_t before = features.values.size();
        for (const std::string_view field : splitAt(line, ',')) {
            const auto value = parseNumber(field);
            if (!value || !std::isfinite(*value)) {
                features.values.resize(before);
                return lines.problem(Message("finite numbers separated by commas"), field);
            }
            features.values.push_back(*value);
        }
        const auto count = static_cast<std::int64_t>(features.values.size() - before);
        if (features.columns == 0) features.columns = count;
        if (count != features.columns) {
            features.values.resize(before);
            return lines.problem(Message("%1 numbers as in the previous lines", features.columns), std::to_string(count));
        }
        ++features.rows;
        return budget.take(static_cast<std::uint64_t>(count), sizeof(float));
    }));
    return features;
}

Result<std::vector<graph::Arc>> readEdges(const fs::path& path, std::optional<std::int64_t>& nodes, MemoryBudget& budget)
{
    std::vector<graph::Arc> arcs;
    std::int64_t largest = -1;
    const std::int64_t end = nodes.value_or(kMostNodes);
    ROSA_TRY(forEachLine(path, budget, [&](const GzLines& lines, std::string_view line) -> Result<void> {
        const std::size_t comma = line.find(',');
        const auto source = parseWhole(line.substr(0, comma));
        const auto target = comma == std::string_view::npos ? std::nullopt : parseWhole(line.substr(comma + 1));
        if (!source || !target || std::min(*source, *target) < 0 || std::max(*source, *target) >= end)
            return lines.problem(Message("two nodes from 0 to %1 separated by a comma", end - 1), line);
        largest = std::max({largest, *source, *target});
        arcs.push_back({static_cast<graph::Node>(*source), static_cast<graph::Node>(*target)});
        return budget.take(sizeof(graph::Arc));
    }));
    if (!nodes) nodes = largest + 1;
    return arcs;
}

/// Reads one class per line; "nan" or a negative number means unknown.
Result<std::vector<std::int64_t>> readClasses(const fs::path& path, MemoryBudget& budget)
{
    std::vector<std::int64_t> classes;
    ROSA_TRY(forEachLine(path, budget, [&](const GzLines& lines, std::string_view line) -> Result<void> {
        if (line.find(',') != std::string_view::npos)
            return lines.problem(Message("one class per line (data sets with several tasks are not supported)"), line);
        const auto number = parseNumber(line);
        const auto whole = number && std::isfinite(*number) && *number >= 0 ? parseWhole(line.substr(0, line.find('.')))
                                                                            : std::optional<std::int64_t>(-1);
        if (!number || !whole || (*whole >= 0 && *number != std::floor(*number)))
            return lines.problem(Message("a class number"), line);
        classes.push_back(*whole);
        return budget.take(sizeof(std::int64_t));
    }));
    return classes;
}

Result<std::vector<graph::Node>> readPart(const fs::path& path, graph::Node nodeCount, MemoryBudget& budget)
{
    std::vector<graph::Node> nodes;
    ROSA_TRY(forEachLine(path, budget, [&](const GzLines& lines, std::string_view line) -> Result<void> {
        const auto node = parseWhole(line);
        if (!node || *node < 0 || *node >= nodeCount)
            return lines.problem(Message("a node from 0 to %1", nodeCount - 1), line);
        nodes.push_back(static_cast<graph::Node>(*node));
        return budget.take(sizeof(graph::Node));
    }));
    return nodes;
}

/// Reads split/SCHEME/{train,valid,test}.csv beside raw: one split per scheme, named after it.
Result<void> readSplits(const fs::path& folder, Dataset& dataset, MemoryBudget& budget)
{
    std::vector<fs::path> schemes;
    std::error_code problem;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem))
        if (!tableIn(at->path(), "train").empty()) schemes.push_back(at->path());
    std::ranges::sort(schemes);
    for (const fs::path& scheme : schemes) {
        graph::Split split;
        split.name = "public " + scheme.filename().string();
        for (const auto& [name, part] :
             {std::pair{"train", &split.train}, {"valid", &split.validation}, {"test", &split.test}}) {
            const fs::path path = tableIn(scheme, name);
            if (path.empty()) return badInput("%1: expected a file %2.csv.gz, found none", scheme, name);
            ROSA_TRY_ASSIGN(auto nodes, readPart(path, dataset.graph.nodeCount(), budget));
            *part = std::move(nodes);
        }
        if (const auto added = addSplit(dataset, std::move(split)); !added) return added.error().within(scheme.string());
    }
    return {};
}

}  // namespace

Result<Dataset> readOgb(const Found& found, MemoryBudget& budget)
{
    const fs::path& raw = found.path;
    ROSA_TRY_ASSIGN(auto nodes, statedNodes(raw, budget));
    std::optional<Features> features;
    if (const fs::path path = tableIn(raw, "node-feat"); !path.empty()) {
        ROSA_TRY_ASSIGN(auto read, readFeatures(path, budget));
        features = std::move(read);
        if (!nodes) nodes = features->rows;
    }
    ROSA_TRY_ASSIGN(auto arcs, readEdges(tableIn(raw, "edge"), nodes, budget));
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.stem;
    dataset.source = "csv as of the Open Graph Benchmark (Hu et al. 2020), ogb.stanford.edu";
    ROSA_TRY(setGraph(dataset, *nodes, std::move(arcs), Published::Keep));
    if (!features) {
        ROSA_TRY(fillMissingFeatures(dataset));
    } else {
        auto made = denseToFeatures(features->rows, features->columns, std::move(features->values));
        if (!made) return made.error().within(tableIn(raw, "node-feat").string());
        dataset.features = *std::move(made);
    }
    if (const fs::path path = tableIn(raw, "node-label"); !path.empty()) {
        ROSA_TRY_ASSIGN(const auto classes, readClasses(path, budget));
        if (auto set = setLabels(dataset, classes, {}); !set) return set.error().within(path.string());
    }
    ROSA_TRY(readSplits(raw / ".." / "split", dataset, budget));
    return checked(std::move(dataset));
}

}  // namespace rosa::data
