/// Encoders: from node features and a neighbourhood to node representations H.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/learn/encoders/modules.h"
#include "core/learn/ops/sparse_matrix.h"

namespace rosa::learn {

/// How an encoder wants its neighbourhood weighted.
enum class Neighbourhood {
    Symmetric,  ///< D̂^-½ Â D̂^-½ with Â = A + I, a self-loop already there not doubled.
    Mean,       ///< D̂⁻¹ Â
    Others,     ///< D⁻¹ A, the neighbours without the node; of whole graphs only.
    None,       ///< Not used.
};

/// What answers for features whose products with weights are kept over several passes.
class FeatureProducts {
public:
    virtual ~FeatureProducts() = default;
    /// Features · weight, n × out, as FeatureRows::times().
    virtual torch::Tensor times(const torch::Tensor& weight) = 0;
};

/// Features of n nodes, F wide: sparse or dense.
struct FeatureRows {
    SparseMatrix sparse;
    torch::Tensor dense;                  ///< n × F
    FeatureProducts* products = nullptr;  ///< Where set, answers in the stead of both; not owned.

    /// Features · W, n × out.
    [[nodiscard]] torch::Tensor times(const torch::Tensor& weight) const;
    /// As a dense matrix on `device`, copied there without waiting.
    [[nodiscard]] FeatureRows denseOn(torch::Device device) const;
};

/// Maps features (n × F) to representations (n × width()).
class Encoder {
public:
    virtual ~Encoder() = default;

    [[nodiscard]] virtual Neighbourhood neighbourhood() const = 0;
    [[nodiscard]] virtual std::int64_t width() const = 0;
    /// `adjacency` is n × n, weighted as neighbourhood() says. `log` null: evaluation mode.
    virtual torch::Tensor forward(const FeatureRows& features, const SparseMatrix& adjacency, StatisticsLog* log) = 0;
    /// Whether the following three can be used: what arrives at a node is a sum with weights that follow from degrees.
    [[nodiscard]] virtual bool goesByRanges() const { return true; }
    /// forward() in evaluation mode a layer at a time, for any rows of x at a time: x, at first the features, becomes
    /// combine(layer, x, adjacency · messages(layer, x)); where there is no neighbourhood, without the product.
    [[nodiscard]] virtual std::int64_t layers() const = 0;
    [[nodiscard]] virtual torch::Tensor messages(std::int64_t layer, const FeatureRows& x) const = 0;
    [[nodiscard]] virtual torch::Tensor combine(std::int64_t layer, const FeatureRows& x,
                                                const torch::Tensor& arrived) const = 0;
    /// Whether combine() looks at x; where it does not, x may be empty there, and features need not be read once more.
    [[nodiscard]] virtual bool combinesOwnRows() const { return true; }
    /// Enters the statistics of one forward pass, as many as it noted from `first` on, into the running ones.
    virtual std::size_t updateRunningStatistics(const StatisticsLog& log, std::size_t first)
    {
        return static_cast<void>(log), first;
    }
};

/// The encoder that the configuration names, with weights drawn from its seed. The list of ids is encoderIds().
std::unique_ptr<Encoder> makeEncoder(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
/// Whether the encoder of that id works on the tensors of a GPU.
bool worksOnGpu(const std::string& encoder);
/// Ids with an implementation, for the test that holds them against the catalogue.
std::vector<std::string> encoderIds();

// One factory a file.
std::unique_ptr<Encoder> makeGcn(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
std::unique_ptr<Encoder> makeGat(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
std::unique_ptr<Encoder> makeMlp(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);
std::unique_ptr<Encoder> makeSage(const catalog::Configuration& configuration, std::int64_t features, ModelState& state);

}  // namespace rosa::learn
