/// How good predicted classes are.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace rosa::evaluate {

/// One class against the rest. A share with an empty denominator is 0.
struct ClassScore {
    double precision = 0;  ///< Right among those predicted so.
    double recall = 0;     ///< Right among those that are so.
    double f1 = 0;         ///< Harmonic mean of the two.
    std::int64_t support = 0;
};

/// Counts of (true class, predicted class).
class ConfusionMatrix {
public:
    /// `expected[i]` and `predicted[i]` are 0 … classes − 1; classes ≥ 1. O(items + classes²). An Error says that the lengths
    /// differ or names an item whose class is out of range.
    static Result<ConfusionMatrix> of(std::span<const std::int32_t> expected, std::span<const std::int32_t> predicted,
                                      std::int32_t classes);

    /// From counts in rows of true classes. An Error says that they are not classes² or that one is negative.
    static Result<ConfusionMatrix> fromCounts(std::vector<std::int64_t> counts, std::int32_t classes);

    [[nodiscard]] std::int32_t classes() const { return m_classes; }
    [[nodiscard]] std::int64_t count(std::int32_t expected, std::int32_t predicted) const;
    [[nodiscard]] std::int64_t total() const;

    /// Share on the diagonal, 0 … 1. With one label an item it is the micro-averaged F1, too.
    [[nodiscard]] double accuracy() const;
    /// F1 from the sums of true positives, false positives and false negatives over all classes.
    [[nodiscard]] double microF1() const;
    /// Mean F1 of the classes that occur, as truth or as prediction (scikit-learn's set of labels).
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
