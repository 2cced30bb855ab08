/// All views of a batch of centres against each other, as answers to batch requests carry them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::record {

/// Which pairs' costs the objective rescales by the topology distance.
enum class Rescaled { None, Positive, All };

/// n centres, two views each, under the weights of one moment; neither masked nor perturbed. Matrices are row-major, of g-EMD
/// as the objective takes it (rescaled where it rescales, views filled up where it fills a batch's: a pair on its own has nothing to fill).
struct BatchMatrix {
    int epoch = 0;                      ///< Epochs done by the weights.
    std::uint32_t draw = 0;             ///< Which walks: an inspection of (centres[i], centres[k], draw) shows inter(i, k).
    std::vector<std::int32_t> centres;  ///< n nodes of the data set, ascending by class, then by number.
    std::vector<std::int32_t> classes;  ///< n, −1 where not known; empty without labels.
    std::vector<std::string> classNames;  ///< Of all classes of the data set.
    double temperature = 0;               ///< The contrastive τ.
    double lambda = 0;                    ///< Of Sinkhorn's kernel.
    Rescaled rescaled = Rescaled::None;
    std::vector<float> inter;        ///< n × n: first view of centre i against second view of centre k.
    std::vector<float> intraFirst;   ///< n × n: first views among themselves.
    std::vector<float> intraSecond;  ///< n × n: second views among themselves.
    /// n × 2n: share of each term in the denominator of loss12's anchor i, a softmax: its inter-view terms, then its terms among the
    /// first views. A row sums to 1; NaN where the objective leaves a term out.
    std::vector<float> weight;

    [[nodiscard]] std::size_t size() const { return centres.size(); }
};

/// One JSON object: epoch, draw, centres, classes (or null), class_names, temperature, lambda, rescaled ("none", "positive" or "all"),
/// inter, intra_first, intra_second, weight (arrays of rows; null where a term is left out).
std::string toJson(const BatchMatrix& batch);
/// Reads what toJson wrote. An Error names the field that is missing or whose shape does not fit; an answer {"error": …} is that Error.
Result<BatchMatrix> batchMatrixFromJson(const std::string& text);

}  // namespace rosa::record
