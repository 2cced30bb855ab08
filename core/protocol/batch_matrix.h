/// Pairwise g-EMD of all views of a batch of centres; the answer to a batch request.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/transport/padding.h"

namespace rosa::protocol {

/// Pairs whose costs the objective rescales by the topology distance.
enum class Rescaled { None, Positive, All };

/// n centres with two views each, computed with the current weights, without masking or perturbation. Matrices are row-major and contain
/// g-EMD as used by the objective: rescaled if it rescales, views padded if it pads those of a batch, unless they were asked for alone.
struct BatchMatrix {
    int epoch = 0;           ///< Epochs for which the weights were trained.
    std::uint32_t draw = 0;  ///< Identifies the walks: inspecting (centres[i], centres[k], draw) shows inter(i, k).
    std::vector<std::int32_t> centres;    ///< n nodes of the data set, ascending by class, then by number.
    std::vector<std::int32_t> classes;    ///< n classes, −1 if unknown; empty without labels.
    std::vector<std::string> classNames;  ///< Of all classes of the data set.
    double temperature = 0;               ///< τ of the contrastive loss.
    double lambda = 0;                    ///< λ of the Sinkhorn kernel.
    Rescaled rescaled = Rescaled::None;
    std::optional<transport::PaddedSizes>
        padding;                     ///< Nodes to which first (rows) and second views are padded; unset: views alone.
    std::vector<float> inter;        ///< n × n: first view of centre i against second view of centre k.
    std::vector<float> intraFirst;   ///< n × n: first views among themselves.
    std::vector<float> intraSecond;  ///< n × n: second views among themselves.
    /// n × 2n: softmax weight of each term in the denominator of loss12 for anchor i: inter-view terms, then terms among the first views.
    /// Rows sum to 1; NaN for terms that the objective omits.
    std::vector<float> weight;

    [[nodiscard]] std::size_t size() const { return centres.size(); }
};

/// One JSON object: epoch, draw, centres, classes (or null), class_names, temperature, lambda, rescaled ("none", "positive" or "all"),
/// padded_to ([first, second], or null for the views alone), inter, intra_first, intra_second, weight (arrays of rows; null for an omitted term).
std::string toJson(const BatchMatrix& batch);
/// Reads the output of toJson. An Error names a missing field or one of the wrong shape; an answer {"error": …} becomes that Error.
Result<BatchMatrix> batchMatrixFromJson(const std::string& text);

}  // namespace rosa::protocol
