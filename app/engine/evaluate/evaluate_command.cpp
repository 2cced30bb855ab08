#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/train_arguments.h"
#include "app/engine/data/split_files.h"
#include "app/engine/evaluate/embedding_scores.h"
#include "app/engine/evaluate/evaluation_text.h"
#include "app/engine/evaluate/foreign_embedding.h"
#include "app/engine/evaluate/results.h"
#include "core/base/json_text.h"
#include "core/base/text/printable.h"
#include "core/catalog/catalogue.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/data/import/embedding_file.h"
#include "core/record/run_reader.h"
#include "core/store/annotations.h"

namespace rosa::engine {

namespace {

struct EvaluateArguments : TrainOptions, PlaceOptions, QuietOption {
    std::string run, embedding, protocol, splitsFile, name;
    std::vector<std::string> scores;
    int neighbours = 0;
    bool isPerClass = false;
};

/// The run or embedding to be evaluated.
struct EvaluationSubject {
    RecordedRun run;            ///< For a foreign embedding: data set and protocol, without id.
    std::string embedding;      ///< File name of the foreign embedding; "" to evaluate that of the run.
    std::vector<float> values;  ///< The foreign embedding, row-major.
    std::int64_t width = 0;     ///< Number of columns.
};

Result<void> readEmbedding(const CommandContext& context, const std::string& path, EvaluationSubject& subject)
{
    ROSA_TRY_ASSIGN(auto rows, data::readEmbeddingFile(path, subject.run.dataset));
    subject.embedding = std::filesystem::path(path).filename().string();
    subject.values = std::move(rows.values);
    subject.width = rows.width;
    if (rows.isMatched && !context.json)
        std::printf("The rows of %s were put in the order of the nodes by their ids.\n",
                    printable(subject.embedding).c_str());
    return {};
}

double numberIn(const nlohmann::json& document, const char* name)
{
    const auto found = document.find(name);
    return found != document.end() && found->is_number() ? found->get<double>() : std::nan("");
}

/// The outcome of the training according to the record; NaN for unknown numbers, as with imported weights.
Result<learn::RunOutcome> trainingOutcome(const std::filesystem::path& store, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    const auto losses = reader->curve("loss");
    ROSA_TRY_ASSIGN(const auto machine, reader->document("machine"));
    auto numbers = jsonOrNull<nlohmann::json>(machine.value_or("{}"));
    if (!numbers.is_object()) numbers = nlohmann::json::object();
    learn::RunOutcome outcome;
    outcome.run = run;
    outcome.end = info.state;
    outcome.epochs = info.epochs;
    outcome.loss = losses && !losses->empty() ? losses->back() : std::nan("");
    outcome.trainSeconds = numberIn(numbers, "train_seconds");
    outcome.epochMsMedian = numberIn(numbers, "epoch_ms_median");
    outcome.peakRssMb = numberIn(numbers, "peak_rss_mb");
    return outcome;
}

/// The outcome for a foreign embedding, whose training is unknown.
learn::RunOutcome unknownOutcome(const std::string& run)
{
    learn::RunOutcome outcome;
    outcome.run = run;
    outcome.loss = outcome.trainSeconds = outcome.epochMsMedian = outcome.peakRssMb = std::nan("");
    return outcome;
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
        text += "Recorded in run " + group.runs.front().run + " as \"" + evaluation.document + "\".\n";
    std::fputs(printableLines(text).c_str(), stdout);
}

Result<EvaluationSubject> subjectOf(CommandContext& context, const EvaluateArguments& arguments)
{
    if (arguments.embedding.empty() == arguments.run.empty() || arguments.embedding.empty() != arguments.dataset.empty())
        return badInput("evaluate needs either a RUN or --embedding FILE --dataset NAME");
    if (!arguments.run.empty() && !arguments.name.empty())
        return badInput("--name applies only to --embedding; a run has its own name");
    ROSA_TRY(store::checkName(arguments.name));
    if (!arguments.run.empty()) {
        ROSA_TRY_ASSIGN(auto run, openRecordedRun(context, arguments.run));
        return EvaluationSubject{std::move(run), {}, {}, 0};
    }
    ROSA_TRY_ASSIGN(auto dataset, openDataset(context, arguments.dataset));
    catalog::Selection selection;
    selection.dataset = dataset.name;
    selection.method = catalog::kForeignMethod;
    selection.seed = arguments.seed.value_or(selection.seed);
    ROSA_TRY_ASSIGN(auto configuration, catalog::Configuration::resolve(context.catalogue, selection));
    EvaluationSubject subject{{{}, std::move(configuration), std::move(dataset)}, {}, {}, 0};
    ROSA_TRY(readEmbedding(context, arguments.embedding, subject));
    return subject;
}

/// The assignments of --protocol, --splits and --set as key and text.
Result<std::vector<std::pair<std::string, std::string>>> assignmentsOf(const EvaluateArguments& arguments)
{
    std::vector<std::pair<std::string, std::string>> assignments;
    if (!arguments.protocol.empty())
        assignments.emplace_back(catalog::keyOf(&catalog::EvaluationOptions::protocol), arguments.protocol);
    if (arguments.splits)
        assignments.emplace_back(catalog::keyOf(&catalog::EvaluationOptions::splits), std::to_string(arguments.splits));
    for (const std::string& set : arguments.sets) {
        ROSA_TRY_ASSIGN(auto assignment, parseAssignment(set));
        // Training parameters have no effect on a trained run; accepting them would be misleading.
        if (!assignment.first.starts_with("evaluation."))
            return badInput("--set %1: evaluate accepts only evaluation parameters (evaluation.…)", set);
        assignments.push_back(std::move(assignment));
    }
    return assignments;
}

/// Computes scores other than those of a probe.
Result<void> score(CommandContext& context, const EvaluateArguments& arguments, EvaluationSubject subject)
{
    if (!arguments.name.empty())
        return badInput("--name cannot be combined with --scores: the scores of an embedding file are not recorded");
    if (!arguments.protocol.empty() || !arguments.sets.empty() || !arguments.splitsFile.empty())
        return badInput(
            "--scores uses random partitions: omit --protocol, --splits-file and --set, or omit --scores to evaluate under "
            "a "
            "protocol");
    if (arguments.isPerClass)
        return badInput("--per-class applies only to evaluations under a protocol: omit it or --scores");
    const bool isKnn = std::ranges::find(arguments.scores, "knn") != arguments.scores.end();
    if ((arguments.splits || arguments.neighbours) && !isKnn)
        return badInput("%1 applies only to the score knn", std::string(arguments.splits ? "--splits" : "--neighbours"));
    const ScoreOptions options{arguments.neighbours, arguments.splits};
    if (subject.run.id.empty())
        return printScores(context, {{}, MadeFrom::Unknown, subject.run.dataset, std::move(subject.values), subject.width},
                           arguments.scores, options);
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    ROSA_TRY_ASSIGN(const auto embedding, storedEmbedding(store, subject.run.id, context.catalogue, subject.run.dataset));
    return printScores(context, embedding, arguments.scores, options);
}

Result<void> evaluate(CommandContext& context, const EvaluateArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto assignments, assignmentsOf(arguments));
    ROSA_TRY_ASSIGN(auto subject, subjectOf(context, arguments));
    if (!arguments.scores.empty()) return score(context, arguments, std::move(subject));
    if (arguments.neighbours) return badInput("--neighbours applies only to --scores knn");
    catalog::Configuration& configuration = subject.run.configuration;
    for (const auto& [key, value] : assignments) ROSA_TRY(configuration.set(context.catalogue, key, value));
    std::vector<graph::Split> splits;
    if (!arguments.splitsFile.empty()) {
        ROSA_TRY_ASSIGN(auto imported, importSplits(arguments.splitsFile, subject.run.dataset));
        splits = std::move(imported);
    }
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto place, workplaceOf(context, "cpu", arguments.threads));
    const auto observer = makeObserver(context, arguments.isQuiet);
    ROSA_TRY_ASSIGN(auto evaluation, jobs->evaluate(place,
                                                    {context.catalogue, subject.run.dataset, configuration, subject.run.id,
                                                     subject.values, subject.width, std::move(splits)},
                                                    *observer));
    if (!evaluation && !configuration.get<catalog::EvaluationOptions>().isWanted())
        return badInput("evaluation.protocol is none; choose another with --protocol");
    if (!evaluation)
        return badInput("data set %1 has no labels, so nothing can be evaluated on it", subject.run.dataset.name);

    if (!arguments.name.empty()) {
        ROSA_TRY_ASSIGN(const auto recorded, recordEmbedding(place.store, configuration,
                                                             {subject.run.dataset, arguments.name, subject.embedding,
                                                              subject.values, subject.width},
                                                             *evaluation));
        subject.run.id = recorded;
        evaluation->document = record::kOwnEvaluation;
    }
    GroupResult group{configuration, {}, subject.embedding, arguments.name};
    ROSA_TRY_ASSIGN(auto outcome, subject.embedding.empty() ? trainingOutcome(place.store, subject.run.id)
                                                            : Result<learn::RunOutcome>(unknownOutcome(subject.run.id)));
    outcome.evaluation = std::move(evaluation);
    group.runs.push_back(std::move(outcome));
    print(context, group, arguments.isPerClass);
    return {};
}

/// A name without commas, because `rosa reproduce --with` takes a comma-separated list.
CLI::Validator oneName()
{
    return {[](const std::string& text) -> std::string {
                if (text.find(',') == std::string::npos) return {};
                return "expected a name without commas, found '" + text + "'";
            },
            {}};
}

}  // namespace

void addEvaluateCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<EvaluateArguments>();
    CLI::App* command = app.add_subcommand(
        "evaluate", "Evaluate the embedding of a run (and record the result), or any other embedding, under a protocol");
    addRun(*command, arguments->run);
    command->add_option(
        "--embedding", arguments->embedding,
        "File with a matrix of nodes × dimensions, instead of a run: .npy, .npz, .csv, .tsv, or text of node2vec; "
        "rows with ids are put in the order of the nodes");
    addOption(*command, *arguments, &TrainOptions::dataset, "Data set of the embedding");
    auto* name = addName(*command, arguments->name, "Record the embedding as a run of this name, for tables and comparisons")
                     ->check(oneName());
    addOption(*command, *arguments, &TrainOptions::seed, "Seed used to compute the embedding (1)")->needs(name);
    addProtocol(*command, arguments->protocol,
                "auto, cv-10-90, cv-50-50, val-10-10-80, public-logistic, public-linear or public-mlp");
    auto* number = addOption(*command, *arguments, &TrainOptions::splits, "Number of splits (for --scores knn: 5)");
    command
        ->add_option("--splits-file", arguments->splitsFile,
                     "Evaluate on the splits of this file (`rosa data splits`), with the probe of the protocol")
        ->type_name("FILE")
        ->excludes(number);
    addOption(*command, *arguments, &TrainOptions::sets, "An evaluation.* parameter as key=value; may be repeated");
    command
        ->add_option(
            "--scores", arguments->scores,
            "Compute other scores instead (comma-separated): knn (nearest neighbours), clustering (NMI, ARI of k-means), "
            "links (AUC, AP of edges)")
        ->delimiter(',')
        ->check(CLI::IsMember(scoreIds()));
    command->add_option("--neighbours", arguments->neighbours, "Number of neighbours for --scores knn (10)")->check(count());
    command->add_flag("--per-class", arguments->isPerClass,
                      "Show precision, recall and F1 per class, and the confusion matrix");
    addOption(*command, *arguments, &PlaceOptions::threads);
    addOption(*command, *arguments, &QuietOption::isQuiet);
    command->callback([arguments, &context] { report(context, evaluate(context, *arguments)); });
}

}  // namespace rosa::engine
