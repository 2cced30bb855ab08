#include "core/graph/binary_features.h"

#include <memory>

namespace rosa::graph {

Features binaryFeatures(const Features& features)
{
    LargeBuffer<float> values(features.storedCount());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = features.stored(i) > 0 ? 1.0f : 0.0f;
    if (features.layout() == Features::Layout::Dense)
        return Features::denseFrom(features.rows(), features.columns(), {std::move(values), {}}).value();
    const auto owner = std::make_shared<const Features>(features);
    return Features::sparseFrom(features.rows(), features.columns(), {owner, owner->offsets()},
                                {owner, owner->columnIndices()}, {std::move(values), {}})
        .value();
}

}  // namespace rosa::graph
