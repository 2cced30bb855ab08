#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>

#include "app/engine/evaluation_text.h"
#include "app/engine/job_support.h"
#include "app/engine/results.h"
#include "core/data/npy.h"

namespace rosa::engine {

namespace {

struct EvaluateArguments {
    std::string run, embedding, dataset, protocol;
    std::vector<std::string> sets;
    int splits = 0, threads = 0;
    bool isQuiet = false, isPerClass = false;
};

/// A matrix from an npy file, one row a node.
Result<void> readEmbedding(const std::string& path, const data::Dataset& dataset, learn::EvaluateJob& job)
{
    const auto array = data::readNpy(path);
    if (!array) return array.error();
    if (array->shape().size() != 2)
        return badInput(path + ": expected a matrix of nodes × width, found " + std::to_string(array->shape().size()) +
                        " dimensions");
    if (array->shape()[0] != dataset.graph.nodeCount())
        return badInput(path + ": expected a row for each of the " + std::to_string(dataset.graph.nodeCount()) +
                        " nodes of " + dataset.name + ", found " + std::to_string(array->shape()[0]));
    auto values = array->toFloats();
    if (!values) return values.error().within(path);
    for (std::size_t i = 0; i < values->size(); ++i)
        if (!std::isfinite((*values)[i]))
            return badInput(path + ": row " + std::to_string(static_cast<std::int64_t>(i) / array->shape()[1]) +
                            " holds a value that is not finite");
    job.embedding = std::move(*values);
    job.embeddingWidth = array->shape()[1];
    return {};
}

void print(const CommandContext& context, const GroupResult& group, bool isPerClass)
{
    const learn::Evaluation& evaluation = *group.runs.front().evaluation;
    if (context.json) {
        std::puts(resultJson(context.catalogue, group, isPerClass).c_str());
        return;
    }
    std::string text = resultTable(context.catalogue, {group});
    if (isPerClass) text += "\n" + classTable(evaluation) + "\n" + confusionTable(evaluation);
    if (!evaluation.document.empty())
        text += "Kept in the record of " + group.runs.front().run + " as \"" + evaluation.document + "\".\n";
    std::fputs(text.c_str(), stdout);
}

Result<void> evaluate(CommandContext& context, const EvaluateArguments& arguments)
{
    const bool isForeign = !arguments.embedding.empty();
    if (isForeign == !arguments.run.empty())
        return badInput("evaluate needs either a RUN or --embedding FILE.npy --dataset NAME");
    if (isForeign && arguments.dataset.empty()) return badInput("--embedding needs --dataset NAME");

    std::optional<RecordedRun> recorded;
    std::optional<data::Dataset> dataset;
    std::optional<catalog::Configuration> configuration;
    if (isForeign) {
        auto opened = openDataset(context, arguments.dataset);
        if (!opened) return opened.error();
        dataset = std::move(*opened);
        catalog::Selection selection;
        selection.dataset = dataset->name;
        selection.method = "raw";
        auto resolved = catalog::Configuration::resolve(context.catalogue, selection);
        if (!resolved) return resolved.error();
        configuration = std::move(*resolved);
    } else {
        auto opened = openRecordedRun(context, arguments.run);
        if (!opened) return opened.error();
        recorded = std::move(*opened);
        configuration = recorded->configuration;
    }
    if (!arguments.protocol.empty())
        ROSA_TRY(configuration->set(context.catalogue, "evaluation.protocol", arguments.protocol));
    if (arguments.splits)
        ROSA_TRY(configuration->set(context.catalogue, "evaluation.splits", std::to_string(arguments.splits)));
    for (const std::string& set : arguments.sets) {
        const auto assignment = parseAssignment(set);
        if (!assignment) return assignment.error();
        ROSA_TRY(configuration->set(context.catalogue, assignment->first, assignment->second));
    }

    learn::EvaluateJob job{context.catalogue,
                           isForeign ? *dataset : recorded->dataset,
                           *configuration,
                           isForeign ? std::string() : recorded->id,
                           {},
                           0};
    if (isForeign) ROSA_TRY(readEmbedding(arguments.embedding, *dataset, job));
    const auto jobs = loadJobs();
    if (!jobs) return jobs.error();
    const auto place = workplaceOf(context, "auto", arguments.threads);
    if (!place) return place.error();
    const auto observer = makeObserver(context, arguments.isQuiet);
    auto evaluation = (*jobs)->evaluate(*place, job, *observer);
    if (!evaluation) return evaluation.error();
    if (!*evaluation) return badInput("data set " + configuration->dataset() + " has no labels to evaluate by");

    GroupResult group{*configuration, {}, {}};
    learn::RunOutcome outcome;
    outcome.run = job.run;
    outcome.evaluation = std::move(*evaluation);
    group.runs.push_back(std::move(outcome));
    group.embedding = arguments.embedding;
    print(context, group, arguments.isPerClass);
    return {};
}

}  // namespace

void addEvaluateCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<EvaluateArguments>();
    CLI::App* command = app.add_subcommand(
        "evaluate", "Evaluate a run's embedding (and add the result to its record), or anyone's, under a protocol");
    command->add_option("run", arguments->run, "Run: id, beginning of an id, or name");
    command->add_option("--embedding", arguments->embedding, "A matrix of nodes × width in an npy file instead of a run");
    command->add_option("--dataset", arguments->dataset, "Data set of the embedding");
    command->add_option("--protocol", arguments->protocol, "auto, cv-10-90, val-10-10-80 or public-linear");
    command->add_option("--splits", arguments->splits, "Number of splits")->check(CLI::PositiveNumber);
    command->add_option("--set", arguments->sets, "An evaluation.* parameter as key=value; may be repeated")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_flag("--per-class", arguments->isPerClass,
                      "Show precision, recall and F1 of each class, and who is taken for whom");
    command->add_option("--threads", arguments->threads, "Threads")->check(CLI::Range(1, 4096));
    command->add_flag("--quiet", arguments->isQuiet, "No progress");
    command->callback([arguments, &context] { report(context, evaluate(context, *arguments)); });
}

}  // namespace rosa::engine
