#include "core/data/npy.h"
#include "core/data/readers/formats.h"
#include "core/data/readers/graph_arrays.h"

namespace rosa::data {

Result<Dataset> readEdgeIndexNpz(const Found& found, MemoryBudget& budget)
{
    const std::string where = found.path.string();
    ROSA_TRY_ASSIGN(const auto npz, NpzArchive::open(found.path, budget));
    const ArrayByName arrayOf = [&](const std::string& name) -> Result<std::optional<NdArray>> {
        if (!npz.contains(name)) return std::optional<NdArray>();
        ROSA_TRY_ASSIGN(auto array, npz.read(name));
        return std::optional(std::move(array));
    };
    Dataset dataset;
    dataset.name = found.name;
    dataset.title = found.path.stem().string();
    dataset.source = "npz of x, edge_index and y";
    auto made = datasetFromArrays(arrayOf, std::move(dataset), budget);
    if (made || made.error().text().starts_with(where)) return made;
    return made.error().within(where);
}

}  // namespace rosa::data
