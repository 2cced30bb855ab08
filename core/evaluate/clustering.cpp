#include "core/evaluate/clustering.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <utility>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/base/random.h"

namespace rosa::evaluate {

namespace {

/// One k-means initialisation. Centres are dense, one row per cluster.
class Start {
public:
    Start(const UnitRows& rows, const KMeansOptions& options, std::int32_t number)
        : m_rows(rows),
          m_clusters(static_cast<std::size_t>(options.clusters)),
          m_columns(static_cast<std::size_t>(rows.columns())),
          m_count(static_cast<std::size_t>(rows.rows())),
          m_stream(options.seed, Purpose::Probe, 0, static_cast<std::uint32_t>(number)),
          m_centres(m_clusters * m_columns, 0.0),
          m_lengths(m_clusters, 0.0),
          m_nearest(m_count, std::numeric_limits<double>::max()),
          m_clusterOf(m_count, 0),
          m_rowLengths(m_count, 0.0)
    {
        for (std::size_t row = 0; row < m_count; ++row)
            m_rows.visit(static_cast<graph::Node>(row),
                         [&](std::int32_t, double value) { m_rowLengths[row] += value * value; });
    }

    KMeansResult run(std::int32_t iterations)
    {
        drawCentres();
        for (std::int32_t iteration = 0; iteration < iterations; ++iteration) {
            const std::vector<std::int32_t> before = m_clusterOf;
            assign(m_clusters);
            if (iteration > 0 && before == m_clusterOf) break;
            moveCentres();
        }
        double squares = 0;
        for (const double distance : m_nearest) squares += distance;
        return {std::move(m_clusterOf), squares};
    }

private:
    [[nodiscard]] std::span<double> centre(std::size_t cluster)
    {
        return std::span(m_centres).subspan(cluster * m_columns, m_columns);
    }

    void setCentre(std::size_t cluster, std::size_t row)
    {
        std::ranges::fill(centre(cluster), 0.0);
        m_rows.visit(static_cast<graph::Node>(row),
                     [&](std::int32_t column, double value) { centre(cluster)[static_cast<std::size_t>(column)] = value; });
        m_lengths[cluster] = m_rowLengths[row];
    }

    /// Draws each further centre among the rows with probability proportional to the squared distance to the nearest existing centre.
    void drawCentres()
    {
        setCentre(0, m_stream.below64(m_count));
        for (std::size_t cluster = 1; cluster < m_clusters; ++cluster) {
            assign(cluster);
            double total = 0;
            for (const double distance : m_nearest) total += distance;
            double left = m_stream.uniform64() * total;
            std::size_t row = 0;
            while (row + 1 < m_count && left >= m_nearest[row]) left -= m_nearest[row++];
            setCentre(cluster, row);
        }
    }

    /// Assigns each row to the nearest of the first `clusters` centres and stores its squared distance.
    void assign(std::size_t clusters)
    {
        parallelFor(static_cast<std::int64_t>(m_count), 256, [&](std::int64_t begin, std::int64_t end) {
            for (auto row = static_cast<std::size_t>(begin); row < static_cast<std::size_t>(end); ++row) {
                m_nearest[row] = std::numeric_limits<double>::max();
                for (std::size_t cluster = 0; cluster < clusters; ++cluster) {
                    const double product = m_rows.dot(static_cast<graph::Node>(row), centre(cluster));
                    const double distance = std::max(0.0, m_rowLengths[row] - 2 * product + m_lengths[cluster]);
                    if (distance >= m_nearest[row]) continue;
                    m_nearest[row] = distance;
                    m_clusterOf[row] = static_cast<std::int32_t>(cluster);
                }
            }
        });
    }

    void moveCentres()
    {
        std::vector<std::int64_t> sizes(m_clusters, 0);
        for (const std::int32_t cluster : m_clusterOf) ++sizes[static_cast<std::size_t>(cluster)];
        for (std::size_t cluster = 0; cluster < m_clusters; ++cluster) {
            if (sizes[cluster] > 0) continue;
            std::size_t farthest = 0;
            for (std::size_t row = 0; row < m_count; ++row)
                if (m_nearest[row] > m_nearest[farthest] && sizes[static_cast<std::size_t>(m_clusterOf[row])] > 1)
                    farthest = row;
            --sizes[static_cast<std::size_t>(m_clusterOf[farthest])];
            m_clusterOf[farthest] = static_cast<std::int32_t>(cluster);
            m_nearest[farthest] = 0;
            sizes[cluster] = 1;
        }
        std::ranges::fill(m_centres, 0.0);
        for (std::size_t row = 0; row < m_count; ++row) {
            const std::span<double> sum = centre(static_cast<std::size_t>(m_clusterOf[row]));
            m_rows.visit(static_cast<graph::Node>(row),
                         [&](std::int32_t column, double value) { sum[static_cast<std::size_t>(column)] += value; });
        }
        for (std::size_t cluster = 0; cluster < m_clusters; ++cluster) {
            m_lengths[cluster] = 0;
            for (double& value : centre(cluster)) {
                value /= static_cast<double>(std::max<std::int64_t>(sizes[cluster], 1));
                m_lengths[cluster] += value * value;
            }
        }
    }

    const UnitRows& m_rows;
    std::size_t m_clusters, m_columns, m_count;
    RandomStream m_stream;
    std::vector<double> m_centres;
    std::vector<double> m_lengths;  ///< Squared lengths of the centres.
    std::vector<double> m_nearest;  ///< Squared distance of each row to its centre.
    std::vector<std::int32_t> m_clusterOf;
    std::vector<double> m_rowLengths;  ///< Squared row lengths: 1, or 0 for a row of zeros.
};

/// Counts of pairs of classes, of the classes of each partition, and of all items.
struct Contingency {
    std::map<std::pair<std::int32_t, std::int32_t>, double> both;
    std::map<std::int32_t, double> expected, found;
    double items = 0;
};

Result<Contingency> contingencyOf(std::span<const std::int32_t> expected, std::span<const std::int32_t> found)
{
    if (expected.size() != found.size())
        return badInput("expected two partitions of equal size, found %1 and %2 items", expected.size(), found.size());
    Contingency table;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (expected[i] < 0) continue;
        ++table.both[{expected[i], found[i]}];
        ++table.expected[expected[i]];
        ++table.found[found[i]];
        ++table.items;
    }
    if (table.items == 0) return badInput("no item has a class");
    return table;
}

template <typename Counts>
double entropy(const Counts& counts, double items)
{
    double sum = 0;
    for (const auto& [key, count] : counts) sum -= count / items * std::log(count / items);
    return sum;
}

template <typename Counts>
double pairsIn(const Counts& counts)
{
    double sum = 0;
    for (const auto& [key, count] : counts) sum += count * (count - 1) / 2;
    return sum;
}

}  // namespace

Result<KMeansResult> kMeans(const UnitRows& rows, const KMeansOptions& options)
{
    ROSA_CHECK(options.clusters >= 1 && options.restarts >= 1 && options.iterations >= 1, "k-means of nothing");
    if (rows.rows() < options.clusters)
        return badInput("expected at least one row per cluster, found %1 rows for %2 clusters", rows.rows(),
                        options.clusters);
    KMeansResult best;
    for (std::int32_t number = 0; number < options.restarts; ++number) {
        KMeansResult result = Start(rows, options, number).run(options.iterations);
        if (number == 0 || result.squares < best.squares) best = std::move(result);
    }
    return best;
}

Result<double> mutualInformation(std::span<const std::int32_t> expected, std::span<const std::int32_t> found)
{
    ROSA_TRY_ASSIGN(const auto table, contingencyOf(expected, found));
    const double ofExpected = entropy(table.expected, table.items);
    const double ofFound = entropy(table.found, table.items);
    if (ofExpected + ofFound == 0) return 1.0;
    const double shared = ofExpected + ofFound - entropy(table.both, table.items);
    return std::clamp(shared / (0.5 * (ofExpected + ofFound)), 0.0, 1.0);
}

Result<double> adjustedRand(std::span<const std::int32_t> expected, std::span<const std::int32_t> found)
{
    ROSA_TRY_ASSIGN(const auto table, contingencyOf(expected, found));
    const double all = table.items * (table.items - 1) / 2;
    const double ofExpected = pairsIn(table.expected);
    const double ofFound = pairsIn(table.found);
    const double chance = all > 0 ? ofExpected * ofFound / all : 0;
    const double most = 0.5 * (ofExpected + ofFound);
    if (most == chance) return 1.0;  // Both partitions have one class, or every item its own class.
    return (pairsIn(table.both) - chance) / (most - chance);
}

}  // namespace rosa::evaluate
