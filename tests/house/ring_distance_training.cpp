#include "core/learn/methods/whole_graph.h"
#include "tests/house/ring_distance.h"
#include "tests/house/ring_distance_options.h"

namespace rosa::learn {

namespace {

class RingDistance : public WholeGraphMethod {
public:
    RingDistance(const catalog::Configuration& configuration, const Problem& problem)
        : WholeGraphMethod(configuration, problem), m_options(configuration.get<catalog::RingOptions>())
    {
        makeOptimizer(configuration);
    }

    void applyLive(const catalog::Configuration& configuration) override
    {
        WholeGraphMethod::applyLive(configuration);
        m_options = configuration.get<catalog::RingOptions>();
    }

protected:
    Result<StepLoss> lossOf(int /*epoch*/) override
    {
        const torch::Tensor h = encode(wholeView());
        const torch::Tensor next = h.roll(1, 0);
        const torch::Tensor distance = m_options.metric == catalog::Metric::Squared
                                           ? (h - next).square().sum(1).mean()
                                           : 1 - torch::cosine_similarity(h, next, 1).mean();
        return StepLoss{m_options.pull * distance, {}};
    }

private:
    catalog::RingOptions m_options;
};

}  // namespace

MethodTraining ringDistanceTraining() { return {"ring-distance", makeNew<RingDistance>}; }

void addRingDistance() { addMethod(ringDistanceTraining()); }

}  // namespace rosa::learn
