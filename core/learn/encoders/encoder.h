/// Encoders: map node features and a neighbourhood to node representations H.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/learn/encoders/modules.h"
#include "core/learn/ops/sparse_matrix.h"

namespace rosa::learn {

/// Normalisation of the neighbourhood that an encoder uses.
enum class Neighbourhood {
    Symmetric,  ///< D̂^-½ Â D̂^-½ with Â = A + I; existing self-loops are not doubled.
    Mean,       ///< D̂⁻¹ Â
    Others,     ///< D⁻¹ A, neighbours without the node itself; whole graphs only.
    None,       ///< No neighbourhood.
};

/// Computes products of features with weights that are kept over several passes.
class FeatureProducts {
public:
    virtual ~FeatureProducts() = default;
    /// Features · weight, n × out, as FeatureRows::times().
    virtual torch::Tensor times(const torch::Tensor& weight) = 0;
};

/// Features of n nodes with F columns, sparse or dense.
struct FeatureRows {
    SparseMatrix sparse;
    torch::Tensor dense;                  ///< n × F
    FeatureProducts* products = nullptr;  ///< If set, replaces both; not owned.

    /// Features · W, n × out.
    [[nodiscard]] torch::Tensor times(const torch::Tensor& weight) const;
    /// Copied to `device` asynchronously, for its general path (device.h).
    [[nodiscard]] FeatureRows to(torch::Device device) const;
    /// The same as a dense matrix.
    [[nodiscard]] FeatureRows denseOn(torch::Device device) const;
};

/// Maps features (n × F) to representations (n × width()).
class Encoder {
public:
    virtual ~Encoder() = default;

    [[nodiscard]] virtual Neighbourhood neighbourhood() const = 0;
    [[nodiscard]] virtual std::int64_t width() const = 0;
    /// `adjacency` is n × n, normalised as neighbourhood() says. Null `log`: evaluation mode.
    virtual torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog* log) = 0;
    /// Whether the next three functions can be used: aggregation is a sum with weights determined by degrees.
    [[nodiscard]] virtual bool goesByRanges() const { return true; }
    /// forward() in evaluation mode, layer by layer and for any range of rows: x, initially the features, becomes combine(layer, x,
    /// adjacency · messages(layer, x)); without a neighbourhood the product is omitted.
    [[nodiscard]] virtual std::int64_t layers() const = 0;
    [[nodiscard]] virtual torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const = 0;
    [[nodiscard]] virtual torch::Tensor combine(std::int64_t layer, const FeatureRows& x,
                                                const torch::Tensor& arrived) const = 0;
    /// Whether combine() reads x; if not, x may be empty there, and features need not be read again.
    [[nodiscard]] virtual bool combinesOwnRows() const { return true; }
    /// Adds the statistics of one forward pass, starting at entry `first`, to the running statistics; returns the index of the next entry.
    virtual std::size_t updateRunningStatistics(const StatisticsLog& log, std::size_t first)
    {
        return static_cast<void>(log), first;
    }
};

/// Creates the configuration's encoder, with weights drawn from its seed. encoderIds() lists the ids.
std::unique_ptr<Encoder> makeEncoder(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
/// Whether the encoder with that id supports GPU tensors.
bool worksOnGpu(const std::string& encoder);
/// Ids with an implementation, used by the test against the catalogue.
std::vector<std::string> encoderIds();

// One factory per file.
std::unique_ptr<Encoder> makeGcn(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
std::unique_ptr<Encoder> makeGat(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
std::unique_ptr<Encoder> makeMlp(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
std::unique_ptr<Encoder> makeSage(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);

}  // namespace rosa::learn
