#include "app/engine/machine/training_self_test.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>
#include <string>

#include "core/base/files.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/data/catalogue.h"
#include "core/record/run_reader.h"

namespace rosa::engine {

namespace {

constexpr int kEpochs = 40;
constexpr int kKnownEpoch = 5;
/// Loss of the release build at that epoch. Instruction sets and thread counts change it by far less than the tolerance; different
/// samples, weights or updates change it by more.
constexpr double kKnownLoss = -0.575373;
constexpr double kTolerance = 1e-3;  // Relative.

/// The run shared by the tests.
class ShortRun {
public:
    ShortRun(learn::Jobs& jobs, const catalog::Catalogue& catalogue) : m_jobs(jobs), m_catalogue(catalogue) {}

    Result<void> train()
    {
        ROSA_TRY_ASSIGN(auto store, TemporaryFolder::make());
        m_store.emplace(std::move(store));
        ROSA_TRY_ASSIGN(auto dataset, data::Catalogue().open("karate"));
        m_dataset.emplace(std::move(dataset));
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.seed = 1;
        selection.overrides = {{catalog::keyOf(&catalog::WidthOptions::hidden), "16"},
                               {catalog::keyOf(&catalog::BatchOptions::size), "16"},
                               {catalog::keyOf(&catalog::EpochOptions::epochs), std::to_string(kEpochs)},
                               {catalog::keyOf(&catalog::WatchOptions::pairs), "2"},
                               {catalog::keyOf(&catalog::EvaluationOptions::protocol), catalog::kNoProtocol}};
        ROSA_TRY_ASSIGN(const auto configuration, catalog::Configuration::resolve(m_catalogue, selection));
        learn::Observer observer;
        ROSA_TRY_ASSIGN(
            const auto outcome,
            m_jobs.train(place(), {m_catalogue, configuration, *m_dataset, "self-test", {}, {}, {}, 0, {}}, observer));
        m_run = outcome.run;
        return checkLosses();
    }

    Result<void> inspect()
    {
        if (m_run.empty()) return failed("there is no run to inspect");
        ROSA_TRY_ASSIGN(const auto found, m_jobs.inspect(place(), {m_catalogue, *m_dataset, m_run, {0, 33}}));
        const record::PairSnapshot& pair = found.pair;
        double cost = 0;
        for (std::size_t i = 0; i < pair.plan.size(); ++i)
            cost +=
                static_cast<double>(pair.plan[i]) * static_cast<double>(pair.cost[i]) * static_cast<double>(pair.rescale[i]);
        if (!(std::abs(cost - found.sinkhornCost) < 1e-5))
            return failed("the plan has cost %1, but the reported cost is %2", cost, found.sinkhornCost);
        // The Sinkhorn plan satisfies the column marginals only, so its cost may be below the optimum by at most 2 · rowGap.
        if (!(found.exactCost <= found.sinkhornCost + 2 * found.rowGap + 1e-5))
            return failed("the optimal cost %1 is greater than the cost %2 of the Sinkhorn plan", found.exactCost,
                          found.sinkhornCost);
        const std::size_t columns = pair.columns();
        for (std::size_t column = 0; column < columns; ++column) {
            double sum = 0;
            for (std::size_t i = column; i < pair.plan.size(); i += columns) sum += static_cast<double>(pair.plan[i]);
            if (!(std::abs(sum - static_cast<double>(pair.columnWeights[column])) < 1e-4))
                return failed("column %1 of a plan sums to %2, which is not its weight", column, sum);
        }
        return {};
    }

    Result<void> project()
    {
        if (m_run.empty()) return failed("there is no run to project");
        learn::Observer observer;
        ROSA_TRY_ASSIGN(const auto found,
                        m_jobs.project(place(), {m_catalogue, *m_dataset, m_run, "pca", 10, 100, 1}, observer));
        const auto isFinite = [](float value) { return std::isfinite(value); };
        if (found.layout.size() != 2 * static_cast<std::size_t>(m_dataset->graph.nodeCount()) ||
            !std::all_of(found.layout.begin(), found.layout.end(), isFinite))
            return failed("a projection does not have two finite coordinates per node");
        if (found.explainedVariance.size() == 2 && found.explainedVariance[0] >= found.explainedVariance[1]) return {};
        return failed("the axes of a projection are not sorted by explained variance");
    }

private:
    [[nodiscard]] learn::Workplace place() const { return {m_store->path(), "cpu", 0}; }

    Result<void> checkLosses()
    {
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(m_store->path(), m_run));
        ROSA_TRY_ASSIGN(const auto losses, reader->curve("loss"));
        if (losses.size() != kEpochs) return failed("a training of %1 epochs recorded %2 losses", kEpochs, losses.size());
        for (std::size_t i = 0; i < losses.size(); ++i)
            if (!std::isfinite(losses[i])) return failed("the loss of epoch %1 is not finite", i + 1);
        constexpr std::ptrdiff_t part = kEpochs / 4;
        const double first = std::accumulate(losses.begin(), losses.begin() + part, 0.0) / part;
        const double last = std::accumulate(losses.end() - part, losses.end(), 0.0) / part;
        if (last >= first) return failed("the loss does not decrease: %1 at the start, %2 at the end", first, last);
        const double known = losses[kKnownEpoch - 1];
        if (std::abs(known - kKnownLoss) > kTolerance * std::abs(kKnownLoss))
            return failed("the loss of epoch %1 is %2, expected %3", kKnownEpoch, known, kKnownLoss);
        return {};
    }

    learn::Jobs& m_jobs;
    const catalog::Catalogue& m_catalogue;
    std::optional<TemporaryFolder> m_store;
    std::optional<data::Dataset> m_dataset;
    std::string m_run;
};

}  // namespace

std::vector<SelfTest> trainingSelfTests(learn::Jobs& jobs, const catalog::Catalogue& catalogue)
{
    const auto run = std::make_shared<ShortRun>(jobs, catalogue);
    return {{"training", [run] { return run->train(); }},
            {"plan of a pair", [run] { return run->inspect(); }},
            {"projection", [run] { return run->project(); }}};
}

}  // namespace rosa::engine
