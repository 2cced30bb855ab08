/// Warns if views of different nodes become indistinguishable during training.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/graph/graph.h"

namespace rosa::learn {

/// Monitors the mean similarity of different nodes' views. Not thread-safe.
class ViewWatch {
public:
    /// `metrics`: those of the method; without "inter_similarity" nothing is monitored. `nodes`: number of nodes of the training graph.
    ViewWatch(const catalog::Configuration& configuration, const std::vector<std::string>& metrics, graph::Node nodes);

    /// Call with each epoch's values. Returns a warning once, when views of different nodes have been nearly equal for some epochs.
    std::optional<Message> after(int epoch, std::span<const double> values);

private:
    std::optional<std::size_t> m_place;  ///< Index of the metric.
    double m_most = 2;                   ///< Similarity of two equal views.
    int m_from = 0;                      ///< First epoch that counts.
    int m_alike = 0;                     ///< Consecutive epochs with nearly equal views.
    bool m_hasSpoken = false;
    Message m_advice;
};

}  // namespace rosa::learn
