#include "core/sweep/race.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/evaluate/comparison.h"

namespace rosa::sweep {

namespace {

constexpr int kMostIterations = 10000;
/// Of a 95 % interval, in standard errors.
constexpr double kNormal95 = 1.959964;
constexpr double kConverged = 1e-13;

/// Least squares of value = row + column, by turns; columns add up to 0.
struct Additive {
    std::vector<double> rows, columns;
    int results = 0, usedRows = 0, usedColumns = 0;
    double squares = 0;  ///< Sum of squared residuals.

    explicit Additive(const Scores& scores) : rows(scores.values.size(), 0)
    {
        for (const auto& row : scores.values) columns.resize(std::max(columns.size(), row.size()), 0);
        for (int i = 0; i < kMostIterations && step(scores) > kConverged; ++i) {
        }
        finish(scores);
    }

    double step(const Scores& scores)
    {
        double change = 0;
        for (std::size_t r = 0; r < rows.size(); ++r) {
            double sum = 0;
            int count = 0;
            for (std::size_t c = 0; c < scores.values[r].size(); ++c)
                if (scores.values[r][c]) sum += *scores.values[r][c] - columns[c], ++count;
            if (count == 0) continue;
            change = std::max(change, std::abs(sum / count - rows[r]));
            rows[r] = sum / count;
        }
        double shift = 0;
        int used = 0;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            double sum = 0;
            int count = 0;
            for (std::size_t r = 0; r < rows.size(); ++r)
                if (c < scores.values[r].size() && scores.values[r][c]) sum += *scores.values[r][c] - rows[r], ++count;
            if (count == 0) continue;
            columns[c] = sum / count;
            shift += columns[c];
            ++used;
        }
        for (double& column : columns) column -= used > 0 ? shift / used : 0;
        return change;
    }

    void finish(const Scores& scores)
    {
        std::vector<bool> isColumnUsed(columns.size(), false);
        for (std::size_t r = 0; r < rows.size(); ++r) {
            bool isUsed = false;
            for (std::size_t c = 0; c < scores.values[r].size(); ++c) {
                if (!scores.values[r][c]) continue;
                isUsed = isColumnUsed[c] = true;
                ++results;
                const double residual = *scores.values[r][c] - rows[r] - columns[c];
                squares += residual * residual;
            }
            usedRows += isUsed ? 1 : 0;
        }
        usedColumns = static_cast<int>(std::ranges::count(isColumnUsed, true));
    }

    [[nodiscard]] std::optional<double> variance() const
    {
        const int freedom = results - usedRows - usedColumns + 1;
        return freedom > 0 && usedColumns > 1 ? std::optional(squares / freedom) : std::nullopt;
    }
};

/// Results without those of tries that failed: half of a try says nothing about it.
Scores usable(const Scores& scores)
{
    Scores used = scores;
    for (std::size_t r = 0; r < used.values.size(); ++r)
        if (used.hasFailed[r]) used.values[r].assign(used.values[r].size(), std::nullopt);
    return used;
}

void shrink(Ranking& ranking, double variance)
{
    double sum = 0, share = 0;
    int n = 0;
    for (const TryScore& one : ranking.tries)
        if (one.blocks > 0) sum += one.mean, share += variance / one.blocks, ++n;
    if (n == 0) return;
    const double centre = sum / n;
    double squares = 0;
    for (const TryScore& one : ranking.tries)
        if (one.blocks > 0) squares += (one.mean - centre) * (one.mean - centre);
    const double spread = n > 1 ? std::max(0.0, squares / (n - 1) - share / n) : 0;
    ranking.spread = std::sqrt(spread);
    for (TryScore& one : ranking.tries) {
        if (one.blocks == 0) continue;
        const double noise = variance / one.blocks;
        one.standardError = std::sqrt(noise);
        const double kept = noise > 0 ? spread / (spread + noise) : 1;
        one.shrunk = centre + kept * (one.mean - centre);
    }
}

/// Probability of such differences if the try were not worse; nullopt if nothing can be said.
std::optional<double> worse(const std::vector<std::optional<double>>& best, const std::vector<std::optional<double>>& other)
{
    std::vector<double> differences;
    for (std::size_t c = 0; c < std::min(best.size(), other.size()); ++c)
        if (best[c] && other[c]) differences.push_back(*best[c] - *other[c]);
    if (differences.size() < 2) return std::nullopt;
    const auto paired = evaluate::pairedDifference(differences);
    if (!paired) return std::nullopt;
    if (paired->p) return paired->mean > 0 ? *paired->p / 2 : 1 - *paired->p / 2;
    if (differences.size() < 3) return std::nullopt;
    return paired->mean > 1e-12 ? 0.0 : 1.0;
}

}  // namespace

Ranking rank(const Scores& scores, bool races)
{
    ROSA_CHECK(scores.values.size() == scores.hasFailed.size(), "one mark per trial");
    const Scores used = usable(scores);
    const Additive model(used);
    Ranking ranking;
    ranking.tries.resize(used.values.size());
    for (std::size_t r = 0; r < used.values.size(); ++r) {
        TryScore& one = ranking.tries[r];
        one.blocks =
            static_cast<int>(std::ranges::count_if(used.values[r], [](const auto& value) { return value.has_value(); }));
        one.mean = one.shrunk = model.rows[r];
        const bool isComplete = one.blocks == static_cast<int>(used.values[r].size());
        one.standing = used.hasFailed[r] ? Standing::Failed : isComplete ? Standing::Complete : Standing::Open;
        ranking.looks += one.blocks > 0 ? 1 : 0;
    }
    const auto variance = model.variance();
    if (variance) ranking.noise = std::sqrt(*variance);
    shrink(ranking, variance.value_or(0));
    for (TryScore& one : ranking.tries) {
        const double half = kNormal95 * one.standardError;
        if (ranking.noise && one.blocks > 0)
            one.interval95 = evaluate::withinShares(evaluate::Interval{one.shrunk - half, one.shrunk + half});
    }
    ranking.luck = ranking.looks > 0 ? expectedMaximum(ranking.looks) : 0;
    const auto isBetter = [&](std::size_t a, std::size_t b) {
        const TryScore &one = ranking.tries[a], &other = ranking.tries[b];
        if (one.shrunk != other.shrunk) return one.shrunk > other.shrunk;
        return one.mean != other.mean ? one.mean > other.mean : a < b;
    };
    for (std::size_t r = 0; r < ranking.tries.size(); ++r)
        if (ranking.tries[r].blocks > 0 && !used.hasFailed[r]) ranking.order.push_back(r);
    std::ranges::sort(ranking.order, isBetter);
    if (ranking.order.empty()) return ranking;
    ranking.best = ranking.order.front();
    for (const std::size_t r : ranking.order) {
        if (r == *ranking.best) continue;
        TryScore& one = ranking.tries[r];
        one.p = worse(used.values[*ranking.best], used.values[r]);
        if (races && r != 0 && one.standing == Standing::Open && one.p && *one.p < kWorseLevel)
            one.standing = Standing::Stopped;
    }
    std::erase_if(ranking.order, [&](std::size_t r) { return ranking.tries[r].standing == Standing::Stopped; });
    return ranking;
}

double expectedMaximum(int n)
{
    ROSA_CHECK(n >= 1, "a maximum of nothing");
    // ∫₀^∞ (1 − Φ(x)ⁿ) dx − ∫₋∞⁰ Φ(x)ⁿ dx by the trapezoidal rule, which is exact to rounding for such smooth integrands.
    constexpr double step = 1.0 / 64;
    constexpr int steps = 12 * 64;
    const auto power = [n](double x) { return std::pow(0.5 * std::erfc(-x / std::sqrt(2.0)), n); };
    double sum = 0.5 * (1 - 2 * power(0));
    for (int i = 1; i <= steps; ++i) sum += 1 - power(i * step) - power(-i * step);
    return n == 1 ? 0 : sum * step;
}

}  // namespace rosa::sweep
