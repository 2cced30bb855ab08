#include "core/base/text/nearest.h"

#include <algorithm>

#include "core/base/text/lower_case.h"

namespace rosa {

int editDistance(std::string_view a, std::string_view b)
{
    // Optimal string alignment with three rows: the one before the previous, the previous and the current.
    std::vector<int> before(b.size() + 1);
    std::vector<int> above(b.size() + 1);
    std::vector<int> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) above[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above[b.size()];
}

std::string nearestName(std::string_view text, const std::vector<std::string>& candidates)
{
    const std::string wanted = lowerCase(text);
    const std::string* best = nullptr;
    int bestDistance = 0;
    for (const std::string& candidate : candidates) {
        const int distance = editDistance(wanted, lowerCase(candidate));
        const int allowed = std::max(1, static_cast<int>(std::max(wanted.size(), candidate.size())) / 3);
        if (distance > allowed || (best && distance >= bestDistance)) continue;
        best = &candidate;
        bestDistance = distance;
    }
    return best ? *best : std::string();
}

Message didYouMean(const Message& problem, const std::string& near)
{
    return near.empty() ? problem : Message("%1; did you mean %2?", problem, near);
}

}  // namespace rosa
