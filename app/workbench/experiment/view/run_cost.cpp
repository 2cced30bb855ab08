#include "app/workbench/experiment/view/run_cost.h"

#include <algorithm>
#include <limits>

#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/record/evaluation.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

constexpr int kMostCompared = 50;

/// Values of `run` that are not those of `wanted`; what a RunCost counts by itself is no difference.
std::size_t differences(const std::vector<store::RunValue>& wanted, const store::RunSummary& run)
{
    static const std::string epochs = catalog::keyOf(&catalog::EpochOptions::epochs);
    static const std::string splits = catalog::keyOf(&catalog::EvaluationOptions::splits);
    const std::vector<store::RunValue> values = store::valuesOf(run);
    std::size_t count = 0;
    for (const store::RunValue& one : wanted) {
        if (one.key == epochs || one.key == splits) continue;
        const auto same = std::ranges::find(values, one.key, &store::RunValue::key);
        if (same == values.end() || same->text != one.text) ++count;
    }
    return count;
}

}  // namespace

const store::RunSummary* mostAlike(const std::vector<store::RunSummary>& newestFirst,
                                   const catalog::Configuration& configuration)
{
    store::RunSummary described;
    store::describe(described, configuration);
    const std::vector<store::RunValue> wanted = store::valuesOf(described);
    const store::RunSummary* best = nullptr;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    int compared = 0;
    for (const store::RunSummary& run : newestFirst) {
        if (run.state != record::RunState::Finished || run.dataset != described.dataset || run.method != described.method ||
            run.encoder != described.encoder)
            continue;
        if (const std::size_t count = differences(wanted, run); count < fewest) {
            fewest = count;
            best = &run;
        }
        if (fewest == 0 || ++compared == kMostCompared) break;
    }
    return best;
}

Result<sweep::RunCost> costOf(const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto metrics, reader->metrics());
    sweep::RunCost cost;
    if (std::ranges::find(metrics, "epoch_ms") != metrics.end()) {
        ROSA_TRY_ASSIGN(auto times, reader->curve("epoch_ms"));
        const auto middle = times.begin() + std::ssize(times) / 2;
        std::ranges::nth_element(times, middle);
        if (middle != times.end()) cost.epoch = *middle / 1000;
    }
    ROSA_TRY_ASSIGN(const auto evaluation, record::readEvaluation(*reader));
    if (evaluation && !evaluation->accuracies.empty())
        cost.split = evaluation->seconds / static_cast<double>(evaluation->accuracies.size());
    return cost;
}

double secondsOf(const sweep::RunCost& cost, const catalog::Configuration& configuration)
{
    const auto length = configuration.find<catalog::EpochOptions>();
    const auto evaluation = configuration.find<catalog::EvaluationOptions>();
    return cost.seconds(length ? length->epochs : 0, evaluation && evaluation->isWanted() ? evaluation->splits : 0);
}

}  // namespace rosa::workbench
