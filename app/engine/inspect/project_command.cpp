#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/train_arguments.h"
#include "core/base/files.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/data/arrays/npy.h"

namespace rosa::engine {

namespace {

struct ProjectArguments : TrainOptions, PlaceOptions {
    std::string run, kind = "tsne", epoch, start, out;
    double perplexity = 30;
    int iterations = 1000;
    std::vector<CLI::Option*> ofTsne;  ///< Options that PCA does not use.
    bool isQuiet = false;
};

std::string csvText(const data::Dataset& dataset, const std::vector<float>& layout)
{
    std::string text = dataset.labels.empty() ? "node,x,y\n" : "node,x,y,class\n";
    char line[128];
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node) {
        const auto i = static_cast<std::size_t>(node);
        std::snprintf(line, sizeof line, "%d,%.7g,%.7g", node, static_cast<double>(layout[2 * i]),
                      static_cast<double>(layout[2 * i + 1]));
        text += line;
        if (!dataset.labels.empty()) text += "," + std::to_string(dataset.labels.ofNode[i]);
        text += "\n";
    }
    return text;
}

/// The run to lay out: the given one, or a new run of a method that does not train.
Result<RecordedRun> runToProject(CommandContext& context, const ProjectArguments& arguments, learn::Jobs& jobs,
                                 const learn::Workplace& place, learn::Observer& observer)
{
    if (!arguments.run.empty()) return openRecordedRun(context, arguments.run);
    catalog::Selection selection;
    selection.dataset = arguments.dataset;
    selection.method = arguments.method.empty() ? "raw" : arguments.method;
    selection.encoder = arguments.encoder;
    selection.overrides = {{catalog::keyOf(&catalog::EvaluationOptions::protocol), catalog::kNoProtocol}};
    ROSA_TRY_ASSIGN(auto configuration, resolveInStore(context, std::move(selection)));
    if (context.catalogue.method(configuration.method())->trains)
        return badInput("method %1 has to be trained first: rosa train --dataset %2 --method %3, then rosa project RUN",
                        configuration.method(), arguments.dataset, configuration.method());
    ROSA_TRY_ASSIGN(auto dataset, openDataset(context, arguments.dataset));
    ROSA_TRY_ASSIGN(auto outcome,
                    jobs.train(place, {context.catalogue, configuration, dataset, {}, {}, {}, {}, 0, {}}, observer));
    return RecordedRun{outcome.run, std::move(configuration), std::move(dataset)};
}

/// Note that the perplexity was lowered because of the number of nodes; "" if it was not.
std::string loweredFrom(double asked, double used, std::int64_t nodes)
{
    if (used >= asked) return {};
    char text[96];
    std::snprintf(text, sizeof text, " (%g requested; the maximum is a third of the other %lld nodes)", asked,
                  static_cast<long long>(nodes - 1));
    return text;
}

void reportProjection(const CommandContext& context, const ProjectArguments& arguments, const RecordedRun& recorded,
                      const learn::Projection& projection)
{
    const bool isTsne = arguments.kind == "tsne";
    const std::string& run = recorded.id;
    const std::string kept = projection.file.empty() ? "" : "saved in " + projection.file.string();
    if (context.json)
        printJsonLine(
            {{"event", "projection"},
             {"run", run},
             {"kind", arguments.kind},
             {"epoch", projection.epoch},
             {"perplexity", isTsne ? nlohmann::ordered_json(projection.perplexity) : nlohmann::ordered_json()},
             {"perplexity_asked", isTsne ? nlohmann::ordered_json(arguments.perplexity) : nlohmann::ordered_json()},
             {"divergence", isTsne ? nlohmann::ordered_json(projection.divergence) : nlohmann::ordered_json()},
             {"explained", projection.explainedVariance},
             {"layouts", projection.layoutsRecorded},
             {"file", projection.file.string()}});
    else if (isTsne)
        std::fprintf(stderr, "t-SNE of run %s, epoch %d, perplexity %g%s: divergence %.4f; %d layouts %s\n", run.c_str(),
                     projection.epoch, projection.perplexity,
                     loweredFrom(arguments.perplexity, projection.perplexity, recorded.dataset.graph.nodeCount()).c_str(),
                     projection.divergence, projection.layoutsRecorded, kept.empty() ? "saved" : kept.c_str());
    else
        std::fprintf(stderr, "PCA of run %s, epoch %d: explained variance %.1f %% and %.1f %%%s%s\n", run.c_str(),
                     projection.epoch, 100 * projection.explainedVariance.at(0), 100 * projection.explainedVariance.at(1),
                     kept.empty() ? "" : "; ", kept.c_str());
}

Result<void> project(CommandContext& context, const ProjectArguments& arguments)
{
    if (arguments.run.empty() == arguments.dataset.empty())
        return badInput("project needs either a RUN or --dataset NAME --method raw");
    const bool isNpy = arguments.out.ends_with(".npy");
    if (!arguments.out.empty() && !isNpy && !arguments.out.ends_with(".csv"))
        return badInput("--out %1: expected a name ending in .csv or .npy", arguments.out);
    ROSA_TRY_ASSIGN(const auto epoch, parseEpoch(arguments.epoch));
    if (arguments.run.empty() && !arguments.epoch.empty()) return badInput("--epoch applies only to a RUN");
    if (arguments.kind == "pca")
        for (const CLI::Option* option : arguments.ofTsne)
            if (option->count() > 0) return badInput("%1 applies only to --kind tsne, not to PCA", option->get_name());
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto place, workplaceOf(context, arguments.device, arguments.threads));
    const auto observer = makeObserver(context, arguments.isQuiet);
    ROSA_TRY_ASSIGN(const auto recorded, runToProject(context, arguments, *jobs, place, *observer));
    ROSA_TRY_ASSIGN(const auto projection,
                    jobs->project(place,
                                  {context.catalogue, recorded.dataset, recorded.id, arguments.kind, arguments.perplexity,
                                   arguments.iterations, arguments.seed.value_or(1), epoch, arguments.start},
                                  *observer));
    const std::int64_t shape[] = {recorded.dataset.graph.nodeCount(), 2};
    if (isNpy)
        ROSA_TRY(data::writeNpy<float>(arguments.out, projection.layout, shape));
    else if (!arguments.out.empty())
        ROSA_TRY(writeFileAtomically(arguments.out, csvText(recorded.dataset, projection.layout)));
    else if (!context.json)
        std::fputs(csvText(recorded.dataset, projection.layout).c_str(), stdout);
    reportProjection(context, arguments, recorded, projection);
    return {};
}

}  // namespace

void addProjectCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<ProjectArguments>();
    CLI::App* command = app.add_subcommand("project", "Compute a two-dimensional layout of an embedding by t-SNE or PCA");
    addRun(*command, arguments->run);
    addOption(*command, *arguments, &TrainOptions::dataset, "Data set, for a method that needs no training");
    addOption(*command, *arguments, &TrainOptions::method, "With --dataset: raw or random (raw)");
    addOption(*command, *arguments, &TrainOptions::encoder, "Encoder of the method random");
    command->add_option("--kind", arguments->kind, "tsne or pca")->check(CLI::IsMember({"tsne", "pca"}));
    addEpoch(*command, arguments->epoch,
             "Epoch of a checkpoint, or latest, also during training (default: the final weights)")
        ->check(given());
    arguments->ofTsne = {
        command
            ->add_option("--start", arguments->start,
                         "Initialise t-SNE from a layouts file of the same nodes, or from the previous t-SNE of the run "
                         "(default: PCA)")
            ->check(given()),
        command
            ->add_option("--perplexity", arguments->perplexity,
                         "Perplexity, the effective number of neighbours (30); at most a third of the other nodes")
            ->check(numberFrom(2, 1000)),
        addIterations(*command, arguments->iterations, "Gradient steps of t-SNE (1000)")->check(count(50, 100000))};
    addOption(*command, *arguments, &TrainOptions::seed, "Seed of the initialisation (1)");
    addOut(*command, arguments->out, "Output file, FILE.csv or FILE.npy, instead of standard output")->check(fileToWrite());
    addOption(*command, *arguments, &PlaceOptions::device, "Device for t-SNE: auto, cpu or cuda (auto)");
    addOption(*command, *arguments, &PlaceOptions::threads);
    addQuiet(*command, arguments->isQuiet);
    command->callback([arguments, &context] { report(context, project(context, *arguments)); });
}

}  // namespace rosa::engine
