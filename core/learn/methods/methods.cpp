#include <algorithm>

#include "core/base/check.h"
#include "core/learn/methods/bgrl.h"
#include "core/learn/methods/dgi.h"
#include "core/learn/methods/gca.h"
#include "core/learn/methods/gmi.h"
#include "core/learn/methods/grace.h"
#include "core/learn/methods/method.h"
#include "core/learn/methods/rosa.h"
#include "core/learn/methods/subgcon.h"
#include "core/learn/methods/supervised.h"
#include "core/learn/methods/time_grace.h"
#include "core/learn/methods/unsupervised_sage.h"
#include "core/learn/methods/walk_embedding.h"
#include "core/learn/time_views.h"

namespace rosa::learn {

namespace {

struct Entry {
    const char* id;
    std::unique_ptr<TrainingMethod> (*make)(const catalog::Configuration&, const Problem&);  ///< nullptr: it does not train.
    bool isOnGpu = false;
};

constexpr Entry kMethods[] = {
    {"rosa", makeRosa, true},
    {"dgi", makeDgi},
    {"subgcon", makeSubgCon},
    {"gmi", makeGmi},
    {"grace", makeGrace},
    {"gca", makeGca},
    {"bgrl", makeBgrl},
    {"deepwalk", makeWalkEmbedding},
    {"node2vec", makeWalkEmbedding},
    {"unsup-graphsage", makeUnsupervisedSage},
    {"gcn", makeSupervisedGcn},
    {"graphsage", makeGraphSage},
    {"fastgcn", makeFastGcn},
    {"raw", nullptr},
    {"random", nullptr},
};

}  // namespace

std::unique_ptr<TrainingMethod> makeMethod(const catalog::Configuration& configuration, const Problem& problem)
{
    for (const Entry& entry : kMethods)
        if (configuration.method() == entry.id) return entry.make ? entry.make(configuration, problem) : nullptr;
    ROSA_CHECK(false, "no implementation of method " + configuration.method());
}

Result<void> checkMethod(const catalog::Configuration& configuration, const Problem& problem)
{
    if (!problem.time) return {};
    if (configuration.method() == "grace") ROSA_TRY(checkAligned(*problem.time, problem.dataset.name));
    if (configuration.has("sampling.aligned") && configuration.flag("sampling.aligned"))
        return badInput("sampling.aligned: the views of a run on time snapshots are two of these; set it to false");
    if (configuration.has("sampling.batch_size"))
        ROSA_TRY(problem.time->checkBatch(configuration.integer("sampling.batch_size")));
    return configuration.has("time.apart") ? problem.time->checkBatch(problem.time->pairCount()) : Result<void>();
}

Result<void> checkGpu(const catalog::Configuration& configuration)
{
    const auto only = [](const std::string& what) {
        return badInput(what + " trains on processors only; use --device cpu or leave the option out");
    };
    const std::string method = configuration.method();
    if (std::ranges::none_of(kMethods, [&](const Entry& entry) { return method == entry.id && entry.isOnGpu; }))
        return only("method " + method);
    if (!worksOnGpu(configuration.encoder())) return only("encoder " + configuration.encoder());
    const std::string& coupling = configuration.choice("transport.coupling");
    return coupling == "sinkhorn" ? Result<void>() : only("transport.coupling " + coupling);
}

std::vector<std::string> methodIds()
{
    std::vector<std::string> ids;
    for (const Entry& entry : kMethods) ids.emplace_back(entry.id);
    return ids;
}

}  // namespace rosa::learn
