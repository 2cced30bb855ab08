#include <algorithm>

#include "core/base/check.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/time_options.h"
#include "core/learn/methods/method.h"
#include "core/learn/methods/time_grace.h"
#include "core/learn/methods/time_views.h"

namespace rosa::learn {

namespace {

struct Entry {
    const char* id;
    RegisteredMethod::Make make;
    MethodDevices devices;
};

/// Filled during static initialisation, read-only afterwards.
std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

const Entry* entryOf(const std::string& id)
{
    const auto found = std::ranges::find(entries(), id, &Entry::id);
    return found == entries().end() ? nullptr : &*found;
}

}  // namespace

RegisteredMethod::RegisteredMethod(const char* id, Make make, MethodDevices devices)
{
    ROSA_CHECK(!entryOf(id), std::string("two implementations of method ") + id);
    entries().push_back({id, make, devices});
}

std::unique_ptr<TrainingMethod> makeMethod(const catalog::Configuration& configuration, const Problem& problem)
{
    const Entry* const entry = entryOf(configuration.method());
    return entry ? entry->make(configuration, problem) : nullptr;
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
    const Entry* const entry = entryOf(configuration.method());
    if (!entry || entry->devices != MethodDevices::ProcessorAndGpu)
        return only(Message("method %1", configuration.method()));
    const std::string encoder = configuration.encoder();
    if (!encoder.empty() && !worksOnGpu(encoder)) return only(Message("encoder %1", encoder));
    const auto blocks = configuration.find<transport::BlockOptions>();
    if (!blocks || blocks->coupling == transport::Coupling::Sinkhorn) return {};
    return only(Message::verbatim(catalog::keyOf(&transport::BlockOptions::coupling) + " " +
                                  configuration.text(&transport::BlockOptions::coupling)));
}

std::vector<std::string> methodIds()
{
    std::vector<std::string> ids;
    for (const Entry& entry : entries()) ids.emplace_back(entry.id);
    return ids;
}

}  // namespace rosa::learn
