/// Whether the views of different nodes can still be told apart while a method compares them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/catalog/configuration.h"
#include "core/graph/graph.h"

namespace rosa::learn {

/// Looks at a training's mean similarity of different nodes' views. One thread.
class ViewWatch {
public:
    /// `metrics` are the method's; without "inter_similarity" nothing is watched. `nodes`: of the training graph.
    ViewWatch(const catalog::Configuration& configuration, const std::vector<std::string>& metrics, graph::Node nodes);

    /// Told every epoch's values. Once, when views of different nodes have been nearly alike for a while: what to say of it.
    std::optional<std::string> after(int epoch, std::span<const double> values);

private:
    std::optional<std::size_t> m_place;  ///< Of the metric.
    double m_most = 2;                   ///< What two equal views are similar by.
    int m_from = 0;                      ///< First epoch that counts.
    int m_alike = 0;                     ///< Epochs in a row.
    bool m_hasSpoken = false;
    std::string m_advice;
};

}  // namespace rosa::learn
