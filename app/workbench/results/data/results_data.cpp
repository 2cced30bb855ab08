#include "app/workbench/results/data/results_data.h"

#include <algorithm>
#include <functional>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/runs/data/run_names.h"
#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"
#include "core/catalog/published_tables.h"
#include "core/evaluate/crossed.h"
#include "core/store/library.h"
#include "core/tables/table.h"

namespace rosa::workbench {

namespace {

struct Candidate {
    record::RunInfo info;
    std::optional<catalog::Configuration> configuration;  ///< nullopt if this program does not know it.
    std::string hash;                                     ///< Its groupHash(); "" without one.
    record::Evaluation evaluation;
};

/// nullopt if the run was not evaluated.
Result<std::optional<Candidate>> readCandidate(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                               const std::string& run)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(auto info, reader->info());
    ROSA_TRY_ASSIGN(auto evaluation, record::readEvaluation(*reader));
    if (!evaluation || evaluation->accuracies.empty()) return std::optional<Candidate>();
    auto known = catalog::Configuration::fromRecord(catalogue, info.configurationToml, run);
    std::optional<catalog::Configuration> configuration;
    if (known) configuration = *std::move(known);
    std::string hash = configuration ? configuration->groupHash() : std::string();
    return std::optional<Candidate>(
        Candidate{std::move(info), std::move(configuration), std::move(hash), std::move(*evaluation)});
}

/// Only if measured under the same protocol.
std::optional<catalog::PublishedResult> publishedBeside(const catalog::Method& method, const Candidate& run)
{
    const record::EvaluationCard& card = run.evaluation.card;
    if (!run.configuration) return std::nullopt;
    const catalog::PublishedResult* const found = catalog::publishedFor(method, *run.configuration, card.id);
    if (!found || found->protocol != card.id || card.splitKind == "imported") return std::nullopt;
    return *found;
}

ResultGroup groupOf(const catalog::Catalogue& catalogue, std::vector<Candidate> members)
{
    std::ranges::sort(members, {}, [](const Candidate& member) { return member.info.seed; });
    ResultGroup group;
    const record::RunInfo& first = members.front().info;
    group.method = first.method;
    group.encoder = first.encoder;
    const catalog::Encoder* encoder = catalogue.encoder(first.encoder);
    group.encoderTitle = encoder ? catalogueText(encoder->title).toStdString() : first.encoder;
    group.preset = first.preset;
    group.configurationToml = first.configurationToml;
    if (const catalog::Method* method = catalogue.method(first.method)) {
        group.isTrained = method->trains;
        group.isSeedless = tables::drawsNothing(*method);
        group.published = publishedBeside(*method, members.front());
    }
    for (Candidate& member : members) {
        // Two runs of one seed count as one repetition.
        if (!group.runs.empty() && group.runs.back().seed == member.info.seed) continue;
        group.runs.push_back({member.info.id, member.info.seed, std::move(member.evaluation)});
    }
    std::vector<std::vector<double>> bySeed;
    for (const ResultRun& run : group.runs) {
        bySeed.push_back(run.evaluation.accuracies);
        group.points.insert(group.points.end(), bySeed.back().begin(), bySeed.back().end());
    }
    group.accuracy = evaluate::summariseCrossed(bySeed);
    return group;
}

/// Accuracy of each split, averaged over the runs.
std::vector<double> splitMeans(const ResultGroup& group)
{
    std::vector<double> means(group.runs.front().evaluation.accuracies.size(), 0);
    for (const ResultRun& run : group.runs)
        for (std::size_t i = 0; i < means.size(); ++i)
            means[i] += run.evaluation.accuracies[i] / static_cast<double>(group.runs.size());
    return means;
}

/// The run and its repetitions: equal configuration up to the seed, or the same group, measured in the same way.
Result<std::vector<Candidate>> repetitionsOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                             const std::vector<store::RunSummary>& runs, const Candidate& own)
{
    const record::RunInfo& info = own.info;
    std::vector<Candidate> members{own};
    for (const store::RunSummary& summary : runs) {
        const bool fits = summary.id != info.id && summary.method == info.method && summary.dataset == info.dataset &&
                          summary.encoder == info.encoder && summary.preset == info.preset && summary.problem.empty();
        if (!fits) continue;
        ROSA_TRY_ASSIGN(auto candidate, readCandidate(catalogue, store, summary.id));
        if (!candidate) continue;
        const bool isForeign = info.method == catalog::kForeignMethod;  // Equal values say nothing about how it was made.
        const bool isRepetition = (!info.group.empty() && candidate->info.group == info.group) ||
                                  (!isForeign && !own.hash.empty() && candidate->hash == own.hash);
        const bool isComparable = candidate->info.datasetHash == info.datasetHash &&
                                  isSameProtocol(candidate->evaluation.card, own.evaluation.card);
        // The requested run represents its seed.
        if (isRepetition && isComparable && candidate->info.seed != info.seed) members.push_back(std::move(*candidate));
    }
    return members;
}

/// Runs of methods that do not train: for each method the newest, of the same protocol if there is one.
Result<std::vector<ResultGroup>> baselinesOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                             const std::vector<store::RunSummary>& runs, const Candidate& own)
{
    std::vector<ResultGroup> groups;
    for (const catalog::Method& method : catalogue.methods) {
        if (method.trains || method.id == own.info.method) continue;
        std::vector<Candidate> same;
        std::optional<Candidate> other;
        for (const store::RunSummary& run : runs) {
            const bool fits = run.method == method.id && run.dataset == own.info.dataset && run.problem.empty() &&
                              (run.encoder.empty() || run.encoder == own.info.encoder);
            if (!fits) continue;
            ROSA_TRY_ASSIGN(auto candidate, readCandidate(catalogue, store, run.id));
            if (!candidate || candidate->info.datasetHash != own.info.datasetHash) continue;
            if (isSameProtocol(candidate->evaluation.card, own.evaluation.card))
                same.push_back(std::move(*candidate));
            else if (!other)
                other = std::move(*candidate);
        }
        if (!same.empty())
            groups.push_back(groupOf(catalogue, std::move(same)));
        else if (other)
            groups.push_back(groupOf(catalogue, {std::move(*other)}));
    }
    return groups;
}

/// Names the first `asked` groups by the distinguishing properties of their runs, baselines by their method.
void nameGroups(const catalog::Catalogue& catalogue, const std::vector<store::RunSummary>& runs, std::size_t asked,
                ResultTable& table)
{
    std::vector<store::ShownRuns> shown;
    for (std::size_t i = 0; i < table.groups.size(); ++i) {
        store::ShownRuns members;
        for (const ResultRun& run : table.groups[i].runs) {
            const catalog::Method* method = i < asked ? nullptr : catalogue.method(table.groups[i].method);
            const auto known = std::ranges::find(runs, run.id, &store::RunSummary::id);
            members.push_back(method ? standIn(*method, table.dataset) : *known);  // All of them are from this list.
            members.back().seed = run.seed;
        }
        shown.push_back(std::move(members));
    }
    const QStringList titles = labelTexts(shown);
    for (std::size_t i = 0; i < table.groups.size(); ++i) {
        ResultGroup& group = table.groups[i];
        const catalog::Method* method = catalogue.method(group.method);
        group.title = titles[static_cast<qsizetype>(i)].toStdString();
        group.isTitledByMethod = method && catalogueText(method->title).toStdString() == group.title;
    }
}

/// The names of the data set's classes now, as the user may have named them after the evaluation.
void nameClasses(const data::Dataset& dataset, ResultGroup& group)
{
    const std::vector<std::string>& names = dataset.labels.classNames;
    for (ResultRun& run : group.runs)
        for (record::ClassReport& report : run.evaluation.perClass)
            if (const auto number = static_cast<std::size_t>(report.ofClass); number < names.size())
                report.name = names[number];
}

}  // namespace

bool isSameProtocol(const record::EvaluationCard& a, const record::EvaluationCard& b)
{
    return record::whyNotComparable(a, b).empty();
}

Result<ResultTable> loadResults(const catalog::Catalogue& catalogue, DatasetCache& datasets,
                                const std::vector<std::string>& asked)
{
    const std::filesystem::path& store = datasets.store();
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());

    ResultTable table;
    table.asked = asked;
    std::optional<Candidate> first;
    for (const std::string& run : asked) {
        const bool isShown = std::ranges::any_of(table.groups, [&](const ResultGroup& group) {
            return std::ranges::any_of(group.runs, [&](const ResultRun& member) { return member.id == run; });
        });
        if (isShown) continue;
        ROSA_TRY_ASSIGN(auto own, readCandidate(catalogue, store, run));
        if (!own) return badInput("run %1 has not been evaluated", run);
        if (first && own->info.datasetHash != first->info.datasetHash)
            return badInput("run %1 uses a different data set than run %2", run, asked.front());
        ROSA_TRY_ASSIGN(auto members, repetitionsOf(catalogue, store, runs, *own));
        table.groups.push_back(groupOf(catalogue, std::move(members)));
        if (!first) first = std::move(*own);
    }
    table.dataset = first->info.dataset;
    const std::size_t askedGroups = table.groups.size();
    ROSA_TRY_ASSIGN(auto baselines, baselinesOf(catalogue, store, runs, *first));
    for (ResultGroup& group : baselines) {
        const bool isShown = std::ranges::any_of(
            table.groups, [&](const ResultGroup& other) { return other.runs.front().id == group.runs.front().id; });
        if (!isShown) table.groups.push_back(std::move(group));
    }
    nameGroups(catalogue, runs, askedGroups, table);
    if (const auto dataset = datasets.openContent(table.dataset, first->info.datasetHash))
        for (ResultGroup& group : table.groups) nameClasses(**dataset, group);
    if (table.groups.size() > 1)
        if (const auto dataset = datasets.open(table.dataset))
            table.testOverTraining =
                tables::testOverTraining(table.groups.front().card(), (*dataset)->labels, (*dataset)->splits);
    table.mixesProtocols = std::ranges::any_of(
        table.groups, [&](const ResultGroup& group) { return !isSameProtocol(group.card(), table.groups.front().card()); });
    return table;
}

std::optional<evaluate::Summary> pairedDifference(const ResultGroup& a, const ResultGroup& b)
{
    if (!isSameProtocol(a.card(), b.card())) return std::nullopt;
    std::vector<double> differences = splitMeans(a);
    const std::vector<double> others = splitMeans(b);
    if (differences.size() != others.size() || differences.size() < 2) return std::nullopt;
    for (std::size_t i = 0; i < differences.size(); ++i) differences[i] -= others[i];
    return evaluate::summarise(differences, "splits");
}

int clearlyBest(const ResultTable& table)
{
    if (table.groups.size() < 2) return -1;
    const auto best =
        std::ranges::max_element(table.groups, {}, [](const ResultGroup& group) { return group.accuracy.mean; });
    for (const ResultGroup& other : table.groups) {
        if (&other == &*best) continue;
        const auto difference = pairedDifference(*best, other);
        if (!difference || !difference->interval95 || difference->interval95->low <= 0) return -1;
    }
    return static_cast<int>(best - table.groups.begin());
}

std::optional<evaluate::ConfusionMatrix> confusionOf(const ResultGroup& group)
{
    const record::Evaluation& first = group.runs.front().evaluation;
    if (first.perClass.empty()) return std::nullopt;
    std::vector<std::int64_t> counts = first.confusion;
    for (std::size_t i = 1; i < group.runs.size(); ++i) {
        const std::vector<std::int64_t>& more = group.runs[i].evaluation.confusion;
        if (more.size() != counts.size()) return std::nullopt;
        std::ranges::transform(counts, more, counts.begin(), std::plus());
    }
    auto matrix = evaluate::ConfusionMatrix::fromCounts(std::move(counts), static_cast<std::int32_t>(first.perClass.size()));
    return matrix ? std::optional(std::move(*matrix)) : std::nullopt;
}

Result<std::vector<ConfusedNode>> nodesOfCell(const std::filesystem::path& store, const ResultGroup& group,
                                              std::span<const std::int32_t> classOf, int expected, int predicted)
{
    std::vector<ConfusedNode> all(classOf.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i].node = static_cast<int>(i);
    for (const ResultRun& run : group.runs) {
        ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run.id));
        for (int split = 0; split < static_cast<int>(run.evaluation.accuracies.size()); ++split) {
            ROSA_TRY_ASSIGN(const auto predictions, record::readPredictions(*reader, split));
            if (!predictions || predictions->size() != all.size())
                return badInput("the record of run %1 has no predictions for all nodes; rosa evaluate %1 adds them", run.id);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const int taken = (*predictions)[i];
                if (taken < 0) continue;
                ++all[i].tested;
                if (classOf[i] == expected && taken == predicted) ++all[i].times;
            }
        }
    }
    std::erase_if(all, [](const ConfusedNode& node) { return node.times == 0; });
    std::ranges::stable_sort(all, std::greater(), &ConfusedNode::times);
    return all;
}

}  // namespace rosa::workbench
