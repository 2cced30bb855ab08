#include "core/learn/training/view_watch.h"

#include <algorithm>
#include <cstdio>

#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"

namespace rosa::learn {

namespace {

/// Fraction of the maximum similarity. Trained views of different nodes of Cora stay below half of it.
constexpr double kAlike = 0.95;
/// Consecutive epochs required, since single batches vary.
constexpr int kInARow = 10;
/// Initial epochs to ignore: an untrained encoder separates views poorly.
constexpr int kBeginning = 20;

}  // namespace

ViewWatch::ViewWatch(const catalog::Configuration& configuration, const std::vector<std::string>& metrics, graph::Node nodes)
{
    const auto found = std::ranges::find(metrics, "inter_similarity");
    const auto objective = configuration.find<catalog::ObjectiveOptions>();
    if (found == metrics.end() || !objective) return;
    m_place = static_cast<std::size_t>(found - metrics.begin());
    m_most = objective->similarity == catalog::Similarity::OneMinus ? 1 : 2;
    m_from = std::min(kBeginning, configuration.get<catalog::EpochOptions>().epochs / 4);
    const auto batch = configuration.get<catalog::BatchOptions>().size;
    if (batch >= nodes)
        m_advice = Message(
            "each step uses all %1 nodes (sampling.batch_size = %2); a smaller batch, shorter walks or more informative "
            "features may help",
            nodes, batch);
    else
        m_advice = Message(
            "shorter walks (sampling.walk_length), more restarts (sampling.restart) or more informative features may help");
}

std::optional<Message> ViewWatch::after(int epoch, std::span<const double> values)
{
    if (!m_place || m_hasSpoken || epoch <= m_from) return {};
    const double similarity = values[*m_place];
    m_alike = similarity >= kAlike * m_most ? m_alike + 1 : 0;
    if (m_alike < kInARow) return {};
    m_hasSpoken = true;
    char mean[32], most[32];
    std::snprintf(mean, sizeof mean, "%.2f", similarity);
    std::snprintf(most, sizeof most, "%g", m_most);
    return Message(
        "views of different nodes are nearly identical (mean similarity %1 of at most %2), so there is little to learn from "
        "them: %3",
        mean, most, m_advice);
}

}  // namespace rosa::learn
