#include "core/tables/survey.h"

#include <algorithm>

#include "core/catalog/options/evaluation_options.h"
#include "core/evaluate/protocol.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

namespace {

/// A note if fewer published splits exist than were requested; "" if there are enough.
std::string noteOnSplits(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    const auto options = configuration.get<catalog::EvaluationOptions>();
    const auto protocol = evaluate::protocolById(options.protocol);
    const auto there = static_cast<std::int64_t>(dataset.splits.size());
    const std::int64_t wanted = options.splits;
    if (!protocol || !protocol->usesPublishedSplits || there == 0 || wanted <= there) return {};
    return dataset.name + " has " + std::to_string(there) + (there == 1 ? " published split" : " published splits") +
           ", so " + std::to_string(there) + (there == 1 ? " is" : " are") + " used, not " + std::to_string(wanted);
}

}  // namespace

std::string runKey(const catalog::Catalogue& catalogue, const PlannedRun& run)
{
    return run.given.empty() ? trainingHash(catalogue, run.configuration) : run.given;
}

Result<Survey> survey(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const Plan& plan,
                      DataShelf& shelf, bool isFresh)
{
    std::vector<std::string> datasets;
    for (const catalog::PublishedColumn& column : plan.columns) datasets.push_back(column.dataset);
    ROSA_TRY_ASSIGN(const auto search, StoreSearch::of(catalogue, store, datasets));
    Survey survey{std::vector<RunResult>(plan.runs.size()), std::vector<FoundRun>(plan.runs.size()), {}, {}, {}};
    for (std::size_t i = 0; i < plan.runs.size(); ++i) {
        const PlannedRun& planned = plan.runs[i];
        const ShelvedData& data = shelf.open(planned.configuration.dataset());
        RunResult& result = survey.results[i];
        if (!data.dataset) {
            result.problem = data.problem;
            noteOnce(survey.missingData, planned.configuration.dataset());
            continue;
        }
        const std::string note = noteOnSplits(planned.configuration, *data.dataset);
        if (!note.empty()) noteOnce(survey.notes, note);
        const auto splits = static_cast<int>(data.dataset->splits.size());
        FoundRun& found = survey.found[i];
        if (!planned.given.empty())
            found = search.given(planned.given, planned.configuration, data.hash, splits);
        else if (!isFresh)
            found = search.find(planned.configuration, data.hash, splits);
        if (found.evaluation) {
            result.run = found.run;
            result.evaluation = std::move(found.evaluation);
        } else if (!planned.given.empty() && found.run.empty()) {
            result.run = planned.given;
            result.problem =
                "run " + planned.given + " was made on different content of " + data.dataset->name + ", or has not finished";
        } else {
            survey.todo.push_back(i);
        }
    }
    return survey;
}

std::vector<double> testOverTraining(const Plan& plan, const std::vector<RunResult>& results, DataShelf& shelf)
{
    std::vector<double> ratios(plan.columns.size(), 0);
    for (std::size_t i = 0; i < plan.runs.size(); ++i) {
        double& ratio = ratios[plan.runs[i].column];
        if (ratio > 0 || !results[i].evaluation) continue;
        const ShelvedData& data = shelf.open(plan.runs[i].configuration.dataset());
        if (data.dataset) ratio = testOverTraining(results[i].evaluation->card, data.dataset->labels, data.dataset->splits);
    }
    return ratios;
}

}  // namespace rosa::tables
