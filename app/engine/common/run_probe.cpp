#include "app/engine/common/run_probe.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "app/engine/common/clock.h"
#include "app/engine/common/interrupt.h"
#include "core/base/files.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/protocol.h"

namespace rosa::engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kProbeEpochs = 12;  ///< The first two warm up.
constexpr int kWarmEpochs = 2;
constexpr int kProbeSplits = 2;
constexpr double kMostSeconds = 20;  ///< Of a probe; then it is cut short, and its evaluation is not measured.

double medianOf(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[values.size() / 2];
}

/// Takes the time of epochs and of the evaluation.
class Stopwatch : public learn::Observer {
public:
    void epochDone(const learn::EpochReport&) override { m_epochs.push_back(lap()); }
    void phase(const std::string& what, int, int) override
    {
        const double seconds = lap();
        const bool isEvaluation = what == "evaluation";
        if (isEvaluation && m_isEvaluation) m_evaluation += seconds;
        m_isEvaluation = isEvaluation;
    }
    [[nodiscard]] bool stopRequested() const override { return interrupted() || secondsSince(m_begin) > kMostSeconds; }

    /// The cost of a run with the parts measured here, where it was evaluated on `splits` splits.
    [[nodiscard]] sweep::RunCost cost(double seconds, int splits) const
    {
        const auto warm = std::min<std::size_t>(kWarmEpochs, m_epochs.size() > 1 ? m_epochs.size() - 1 : 0);
        sweep::RunCost cost;
        cost.epoch = medianOf({m_epochs.begin() + static_cast<std::ptrdiff_t>(warm), m_epochs.end()});
        cost.split = m_evaluation / splits;
        const auto epochs = static_cast<double>(m_epochs.size());
        cost.fixed = std::max(seconds - epochs * cost.epoch - m_evaluation, 0.0);
        return cost;
    }

private:
    double lap() { return std::chrono::duration<double>(Clock::now() - std::exchange(m_lap, Clock::now())).count(); }

    Clock::time_point m_begin = Clock::now(), m_lap = m_begin;
    std::vector<double> m_epochs;
    double m_evaluation = 0;
    bool m_isEvaluation = false;  ///< The last phase.
};

}  // namespace

Result<int> splitsOf(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    const auto options = configuration.get<catalog::EvaluationOptions>();
    auto protocol = options.protocol == catalog::kAutoProtocol
                        ? evaluate::defaultProtocol(dataset.name, dataset.labels, dataset.splits)
                        : evaluate::protocolById(options.protocol);
    if (!protocol) return protocol.error();
    const auto published = static_cast<int>(dataset.splits.size());
    return protocol->usesPublishedSplits ? std::min(options.splits, published) : options.splits;
}

int epochsOf(const catalog::Configuration& configuration)
{
    const auto length = configuration.find<catalog::EpochOptions>();
    return length ? length->epochs : 0;
}

Result<ProbedRun> probeRun(const CommandContext& context, learn::Jobs& jobs, catalog::Configuration configuration,
                           const data::Dataset& dataset, int threads)
{
    ROSA_TRY_ASSIGN(const auto store, TemporaryFolder::make());
    if (const auto length = configuration.find<catalog::EpochOptions>(); length && length->epochs > kProbeEpochs)
        ROSA_TRY(configuration.set(context.catalogue, catalog::keyOf(&catalog::EpochOptions::epochs),
                                   std::to_string(kProbeEpochs), "probe"));
    // A method that trains on labels has a model per split, which all take part in each epoch.
    if (const auto asked = configuration.get<catalog::EvaluationOptions>().splits;
        asked > kProbeSplits && !context.catalogue.method(configuration.method())->usesLabels)
        ROSA_TRY(configuration.set(context.catalogue, catalog::keyOf(&catalog::EvaluationOptions::splits),
                                   std::to_string(kProbeSplits), "probe"));
    ROSA_TRY_ASSIGN(const int splits, splitsOf(configuration, dataset));
    Stopwatch watch;
    const auto begin = Clock::now();
    const auto outcome = jobs.train({store.path(), "auto", threads},
                                    {context.catalogue, configuration, dataset, {}, {}, {}, {}, 0, {}}, watch);
    if (interrupted()) return interruption("stopped");
    if (!outcome) return outcome.error().within("forecast");
    return ProbedRun{watch.cost(secondsSince(begin), std::max(splits, 1)), outcome->evaluation.has_value()};
}

}  // namespace rosa::engine
