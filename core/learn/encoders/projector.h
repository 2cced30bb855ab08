/// Projection head between encoder and objective: hidden → hidden → batch norm → ReLU → hidden (article, section 4.2).
#pragma once

#include "core/learn/encoders/modules.h"

namespace rosa::learn {

class Projector {
public:
    Projector(std::int64_t in, std::int64_t hidden, std::int64_t out, std::uint64_t seed, ModelState& state)
        : m_first(Linear::uniform(state, "projector.0", in, hidden, seed)),
          m_norm(BatchNorm::make(state, "projector.1", hidden)),
          m_second(Linear::uniform(state, "projector.3", hidden, out, seed))
    {}

    /// Maps H (n × in) to Z (n × out); null `log`: evaluation mode.
    [[nodiscard]] torch::Tensor forward(const torch::Tensor& h, StatisticsLog* log) const
    {
        if (!log) return m_second(torch::relu(m_norm(m_first(h), nullptr)));
        return m_second(m_norm.reluOf(h.mm(m_first.weight), m_first.bias, *log));
    }

    std::size_t updateRunningStatistics(const StatisticsLog& log, std::size_t first)
    {
        m_norm.update(log[first]);
        return first + 1;
    }

private:
    Linear m_first;
    BatchNorm m_norm;
    Linear m_second;
};

}  // namespace rosa::learn
