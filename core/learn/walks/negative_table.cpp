#include "core/learn/walks/negative_table.h"

#include <cmath>
#include <numeric>

namespace rosa::learn {

void NegativeTable::weigh(std::vector<double> weights)
{
    const std::size_t count = weights.size();
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights) weight = sum > 0 ? weight * static_cast<double>(count) / sum : 1.0;
    keep.assign(count, 1.0);
    other = members;
    std::vector<std::size_t> small, large;
    for (std::size_t i = 0; i < count; ++i) (weights[i] < 1 ? small : large).push_back(i);
    while (!small.empty() && !large.empty()) {
        const std::size_t low = small.back();
        const std::size_t high = large.back();
        small.pop_back();
        keep[low] = weights[low];
        other[low] = members[high];
        weights[high] -= 1 - weights[low];
        if (weights[high] >= 1) continue;
        large.pop_back();
        small.push_back(high);
    }
}

double negativeWeight(std::int64_t count) { return std::pow(static_cast<double>(count), 0.75); }

}  // namespace rosa::learn
