/// Quality of predicted classes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace rosa::evaluate {

/// Scores of one class against the rest. A ratio with an empty denominator is 0.
struct ClassScore {
    double precision = 0;  ///< Fraction of correct predictions of the class.
    double recall = 0;     ///< Fraction of the items of the class predicted correctly.
    double f1 = 0;         ///< Harmonic mean of the two.
    std::int64_t support = 0;
};

/// Counts of (true class, predicted class).
class ConfusionMatrix {
public:
    /// `expected[i]` and `predicted[i]` are 0 … classes − 1; classes ≥ 1. Returns an Error if the lengths differ, or that names an item
    /// whose class is out of range. O(items + classes²).
    static Result<ConfusionMatrix> of(std::span<const std::int32_t> expected, std::span<const std::int32_t> predicted,
                                      std::int32_t classes);

    /// From counts with one row per true class. Returns an Error if there are not classes² counts or one is negative.
    static Result<ConfusionMatrix> fromCounts(std::vector<std::int64_t> counts, std::int32_t classes);

    [[nodiscard]] std::int32_t classes() const { return m_classes; }
    [[nodiscard]] std::int64_t count(std::int32_t expected, std::int32_t predicted) const;
    [[nodiscard]] std::int64_t total() const;

    /// Fraction on the diagonal, 0 … 1. With one label per item it equals the micro-averaged F1.
    [[nodiscard]] double accuracy() const;
    /// F1 from the sums of true positives, false positives and false negatives over all classes.
    [[nodiscard]] double microF1() const;
    /// Mean F1 of the classes that occur as truth or prediction (the label set of scikit-learn).
    [[nodiscard]] double macroF1() const;
    [[nodiscard]] ClassScore score(std::int32_t ofClass) const;

private:
    explicit ConfusionMatrix(std::int32_t classes)
        : m_classes(classes), m_counts(static_cast<std::size_t>(classes) * static_cast<std::size_t>(classes), 0)
    {}

    std::int32_t m_classes;
    std::vector<std::int64_t> m_counts;  ///< Rows are true classes.
};

}  // namespace rosa::evaluate
