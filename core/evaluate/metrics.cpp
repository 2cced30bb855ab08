#include "core/evaluate/metrics.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "core/base/check.h"

namespace rosa::evaluate {

namespace {

double share(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

Result<ConfusionMatrix> ConfusionMatrix::of(std::span<const std::int32_t> expected, std::span<const std::int32_t> predicted,
                                            std::int32_t classes)
{
    ROSA_CHECK(classes >= 1, "a confusion matrix of no class");
    if (expected.size() != predicted.size())
        return badInput("expected equal numbers of true and predicted classes, found %1 and %2", expected.size(),
                        predicted.size());
    ConfusionMatrix matrix(classes);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (expected[i] < 0 || expected[i] >= classes || predicted[i] < 0 || predicted[i] >= classes)
            return badInput("item %1: expected classes from 0 to %4, found true class %2 and predicted class %3", i,
                            expected[i], predicted[i], classes - 1);
        ++matrix.m_counts[static_cast<std::size_t>(expected[i]) * static_cast<std::size_t>(classes) +
                          static_cast<std::size_t>(predicted[i])];
    }
    return matrix;
}

Result<ConfusionMatrix> ConfusionMatrix::fromCounts(std::vector<std::int64_t> counts, std::int32_t classes)
{
    ROSA_CHECK(classes >= 1, "a confusion matrix of no class");
    ConfusionMatrix matrix(classes);
    if (counts.size() != matrix.m_counts.size())
        return badInput("expected %2 counts for %3 classes, found %1", counts.size(), matrix.m_counts.size(), classes);
    if (std::ranges::any_of(counts, [](std::int64_t count) { return count < 0; }))
        return badInput("the confusion matrix contains a negative count");
    matrix.m_counts = std::move(counts);
    return matrix;
}

std::int64_t ConfusionMatrix::count(std::int32_t expected, std::int32_t predicted) const
{
    return m_counts[static_cast<std::size_t>(expected) * static_cast<std::size_t>(m_classes) +
                    static_cast<std::size_t>(predicted)];
}

std::int64_t ConfusionMatrix::total() const { return std::accumulate(m_counts.begin(), m_counts.end(), std::int64_t{0}); }

double ConfusionMatrix::accuracy() const
{
    std::int64_t right = 0;
    for (std::int32_t c = 0; c < m_classes; ++c) right += count(c, c);
    return share(right, total());
}

double ConfusionMatrix::microF1() const
{
    std::int64_t right = 0;
    std::int64_t wrong = 0;  // every wrong item is a false positive of one class and a false negative of another
    for (std::int32_t c = 0; c < m_classes; ++c)
        for (std::int32_t other = 0; other < m_classes; ++other) (c == other ? right : wrong) += count(c, other);
    return share(2 * right, 2 * right + 2 * wrong);
}

ClassScore ConfusionMatrix::score(std::int32_t c) const
{
    std::int64_t saidSo = 0;
    std::int64_t isSo = 0;
    for (std::int32_t other = 0; other < m_classes; ++other) {
        saidSo += count(other, c);
        isSo += count(c, other);
    }
    const std::int64_t right = count(c, c);
    return {share(right, saidSo), share(right, isSo), share(2 * right, saidSo + isSo), isSo};
}

double ConfusionMatrix::macroF1() const
{
    double sum = 0;
    std::int64_t occurring = 0;
    for (std::int32_t c = 0; c < m_classes; ++c) {
        std::int64_t seen = 0;
        for (std::int32_t other = 0; other < m_classes; ++other) seen += count(c, other) + count(other, c);
        if (seen == 0) continue;
        sum += score(c).f1;
        ++occurring;
    }
    return occurring == 0 ? 0.0 : sum / static_cast<double>(occurring);
}

}  // namespace rosa::evaluate
