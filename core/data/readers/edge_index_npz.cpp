#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/data/arrays/npy.h"
#include "core/data/parts/graph_arrays.h"
#include "core/data/readers/formats.h"

namespace rosa::data {

namespace {

/// Name of an array of PyTorch Geometric in the npz files of the heterophilous graphs.
std::string heterophilousName(const std::string& name)
{
    if (name == "x") return "node_features";
    if (name == "y") return "node_labels";
    if (name == "edge_index") return "edges";
    return name.ends_with("_mask") ? name + "s" : name;
}

/// edge_index of edges × 2 node numbers.
Result<NdArray> transposedPairs(const NdArray& pairs, MemoryBudget& budget)
{
    if (pairs.shape().size() != 2 || pairs.shape()[1] != 2)
        return badInput("expected node numbers of shape edges × 2, found %1", pairs.describe());
    std::vector<std::int64_t> sources, targets;
    {
        const TemporaryMemory temporary(budget);
        ROSA_TRY_ASSIGN(const auto numbers, pairs.toIntegers(budget));
        ROSA_TRY(budget.take(numbers.size(), sizeof(std::int64_t)));
        for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
            sources.push_back(numbers[i]);
            targets.push_back(numbers[i + 1]);
        }
    }
    return edgeIndexOf(sources, targets, budget);
}

}  // namespace

Result<Dataset> readEdgeIndexNpz(const Found& found, MemoryBudget& budget)
{
    const std::string where = found.path.string();
    ROSA_TRY_ASSIGN(const auto npz, NpzArchive::open(found.path, budget));
    const bool isHeterophilous = !npz.contains("edge_index");
    const ArrayByName arrayOf = [&](const std::string& asked) -> Result<std::optional<NdArray>> {
        const std::string name = isHeterophilous ? heterophilousName(asked) : asked;
        if (!npz.contains(name)) return std::optional<NdArray>();
        ROSA_TRY_ASSIGN(auto array, npz.read(name));
        if (name != "edges") return std::optional(std::move(array));
        auto turned = transposedPairs(array, budget);
        return turned ? Result<std::optional<NdArray>>(std::optional(*std::move(turned))) : turned.error().within(name);
    };
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = "npz of x, edge_index and y";
    auto made = datasetFromArrays(arrayOf, std::move(dataset), found.options, budget);
    if (made || made.error().text().starts_with(where)) return made;
    return made.error().within(where);
}

}  // namespace rosa::data
