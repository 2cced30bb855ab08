#include <algorithm>

#include "core/base/check.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/time_options.h"
#include "core/learn/methods/all_methods.h"
#include "core/learn/methods/method.h"
#include "core/learn/methods/time_grace.h"
#include "core/learn/methods/time_views.h"

namespace rosa::learn {

namespace {

std::vector<MethodTraining>& trainings()
{
    static std::vector<MethodTraining> all = allMethods();
    return all;
}

const MethodTraining* trainingOf(const std::string& id)
{
    const auto found = std::ranges::find(trainings(), id, &MethodTraining::id);
    return found == trainings().end() ? nullptr : &*found;
}

}  // namespace

void addMethod(const MethodTraining& training)
{
    ROSA_CHECK(!trainingOf(training.id), std::string("two implementations of method ") + training.id);
    trainings().push_back(training);
}

std::unique_ptr<TrainingMethod> makeMethod(const catalog::Configuration& configuration, const Problem& problem)
{
    const MethodTraining* const training = trainingOf(configuration.method());
    return training ? training->make(configuration, problem) : nullptr;
}

Result<void> checkMethod(const catalog::Configuration& configuration, const Problem& problem)
{
    if (!problem.time) return {};
    if (configuration.method() == "grace") ROSA_TRY(checkAligned(*problem.time, problem.dataset.name));
    if (const auto views = configuration.find<catalog::AlignmentOptions>(); views && views->isAligned)
        return badInput(
            "sampling.aligned: does not apply to a run on time snapshots, whose views are two snapshots; set it to false");
    if (const auto batch = configuration.find<catalog::BatchOptions>()) ROSA_TRY(problem.time->checkBatch(batch->size));
    return configuration.has<catalog::TimeContrastOptions>() ? problem.time->checkBatch(problem.time->pairCount())
                                                             : Result<void>();
}

Result<void> checkGpu(const catalog::Configuration& configuration)
{
    const auto only = [](const Message& what) {
        return badInput("%1 does not support training on a GPU; use --device cpu or omit the option", what);
    };
    const MethodTraining* const training = trainingOf(configuration.method());
    if (!training || training->devices != MethodDevices::ProcessorAndGpu)
        return only(Message("method %1", configuration.method()));
    const std::string encoder = configuration.encoder();
    if (!encoder.empty() && !worksOnGpu(encoder)) return only(Message("encoder %1", encoder));
    return {};
}

std::vector<std::string> methodIds()
{
    std::vector<std::string> ids;
    for (const MethodTraining& training : trainings()) ids.emplace_back(training.id);
    return ids;
}

}  // namespace rosa::learn
