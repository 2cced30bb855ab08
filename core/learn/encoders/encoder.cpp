#include "core/learn/encoders/encoder.h"

#include <algorithm>

#include "core/base/check.h"
#include "core/learn/ops/device.h"

namespace rosa::learn {

namespace {

struct Entry {
    const char* id;
    std::unique_ptr<Encoder> (*make)(const catalog::Configuration&, std::int64_t, ModelState&);
    bool isOnGpu = false;
};

constexpr Entry kEncoders[] = {
    {"gcn", makeGcn, true}, {"mlp", makeMlp, true}, {"sage", makeSage, true}, {"gat", makeGat, true}};

}  // namespace

torch::Tensor FeatureRows::times(const torch::Tensor& weight) const
{
    if (products) return products->times(weight);
    ROSA_CHECK(sparse.empty() == dense.defined(), "features are either sparse or dense");
    return sparse.empty() ? dense.mm(weight) : sparse.times(weight);
}

FeatureRows FeatureRows::to(torch::Device device) const
{
    return {sparse.to(device), dense.defined() ? toDevice(dense, device) : dense};
}

FeatureRows FeatureRows::denseOn(torch::Device device) const
{
    return {SparseMatrix(), sparse.empty() ? toDevice(dense, device) : sparse.dense(device)};
}

bool worksOnGpu(const std::string& encoder)
{
    return std::ranges::any_of(kEncoders, [&](const Entry& entry) { return encoder == entry.id && entry.isOnGpu; });
}

std::unique_ptr<Encoder> makeEncoder(const catalog::Configuration& configuration, std::int64_t features, ModelState& state)
{
    for (const Entry& entry : kEncoders)
        if (configuration.encoder() == entry.id) return entry.make(configuration, features, state);
    ROSA_CHECK(false, "no implementation of encoder " + configuration.encoder());
}

std::vector<std::string> encoderIds()
{
    std::vector<std::string> ids;
    for (const Entry& entry : kEncoders) ids.emplace_back(entry.id);
    return ids;
}

}  // namespace rosa::learn
