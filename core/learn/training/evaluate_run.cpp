#include "core/learn/training/evaluate_run.h"

#include <nlohmann/json.hpp>

#include "core/base/check.h"
#include "core/base/json_text.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/training/stored_run.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

namespace {

/// What is evaluated for a run.
struct Target {
    std::string document;  ///< Document for the evaluation: the run's own, or "" for an additional one, named when written.
    bool isClassifier = false;  ///< Supervised: evaluated by its own class predictions.
    bool isCheckpoint = false;  ///< Evaluated with the weights of its newest checkpoint, since training did not finish.
    std::string importedFrom;   ///< File of imported weights; "" if trained here.
};

/// A supervised run can only be evaluated on its training splits.
Result<void> checkClassifier(const EvaluateJob& job, record::RunState state, bool isOwn)
{
    if (state != record::RunState::Finished)
        return badInput(
            "run %1 has no class predictions to evaluate because it has not finished; continue it with rosa train --resume "
            "%1",
            job.run);
    if (!isOwn || !job.splits.empty())
        return badInput(
            "run %1 was trained on the labels of its own protocol's splits: a probe cannot evaluate its embedding, and "
            "other splits would test it on nodes that it was trained on; evaluate it with the protocol and splits of its "
            "configuration",
            job.run);
    return {};
}

Result<Target> targetOf(const std::filesystem::path& store, const EvaluateJob& job)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, job.run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    if (record::isActive(info.state))
        return badInput("run %1 is being trained (epoch %2); evaluate it when it has finished", job.run, info.epochs);
    ROSA_TRY_ASSIGN(const auto configuration,
                    catalog::Configuration::fromRecord(job.catalogue, info.configurationToml, job.run));
    ROSA_TRY_ASSIGN(const auto isOwn, asksForSameEvaluation(configuration, job.configuration, job.dataset));
    Target target;
    target.isClassifier = job.catalogue.method(info.method)->usesLabels;
    if (target.isClassifier) ROSA_TRY(checkClassifier(job, info.state, isOwn));
    if (isOwn && job.splits.empty()) target.document = record::kOwnEvaluation;
    ROSA_TRY_ASSIGN(const auto checkpoints, reader->checkpoints());
    target.isCheckpoint = info.state != record::RunState::Finished && !checkpoints.empty();
    ROSA_TRY_ASSIGN(const auto origin, reader->document("imported_weights"));
    if (const auto named = jsonOrNull<nlohmann::json>(origin.value_or("{}")); named.is_object())
        target.importedFrom = named.value("file", "");
    return target;
}

/// Evaluates the class predictions of the run's own models, as after its training.
Result<std::optional<Evaluation>> evaluateClassifier(const std::filesystem::path& store, const EvaluateJob& job,
                                                     const std::string& importedFrom, Observer& observer)
{
    ROSA_TRY_ASSIGN(auto stored, StoredRun::open({store, job.catalogue, job.dataset, job.run}));
    ROSA_TRY_ASSIGN(const auto moment, stored->at(kKeptModel));
    SupervisedMethod* const classifier = moment.method.supervised();
    ROSA_CHECK(classifier, "a method that trains on labels has classes of its own");
    auto evaluation = evaluateClasses(*classifier, stored->splits(), moment.dataset, moment.configuration, observer);
    if (!evaluation || !*evaluation || importedFrom.empty()) return evaluation;
    record::EvaluationCard& card = (*evaluation)->card;
    card.text = Message("%1; %2", card.text,
                        Message("weights imported from %1, which does not record their training data", importedFrom));
    card.selection = "not recorded";
    card.testUse = "test labels are read once, for the accuracy; what the weights' training read is not recorded";
    return evaluation;
}

Result<std::optional<Evaluation>> evaluateRows(const std::filesystem::path& store, const EvaluateJob& job,
                                               Observer& observer)
{
    ROSA_TRY_ASSIGN(const auto embedding, embeddingOfJob(store, job));
    return evaluateEmbedding(*embedding, job.dataset, job.configuration, observer, job.splits);
}

/// Evaluates an unfinished run by the weights of its newest checkpoint.
Result<std::optional<Evaluation>> evaluateCheckpoint(const std::filesystem::path& store, const EvaluateJob& job,
                                                     Observer& observer)
{
    ROSA_TRY_ASSIGN(auto stored, StoredRun::open({store, job.catalogue, job.dataset, job.run}));
    ROSA_TRY_ASSIGN(const auto moment, stored->at(kKeptModel));
    ROSA_TRY_ASSIGN(const auto embedding, embeddingFrom(moment.method.embed(watchFor(observer))));
    auto evaluation = evaluateEmbedding(*embedding, job.dataset, job.configuration, observer, job.splits);
    if (evaluation && *evaluation)
        (*evaluation)->card.text = Message("%1; %2", (*evaluation)->card.text,
                                           Message("weights of epoch %1, because the training ended early", moment.epoch));
    return evaluation;
}

Result<void> keep(const std::filesystem::path& store, const std::string& run, const Evaluation& evaluation,
                  const std::string& document)
{
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::reopen(store, run));
    ROSA_TRY(record::putEvaluation(*writer, evaluation, document));
    return writer->flush();
}

}  // namespace

Result<std::optional<Evaluation>> evaluateStored(const std::filesystem::path& store, const EvaluateJob& job,
                                                 Observer& observer)
{
    if (job.run.empty()) return evaluateRows(store, job, observer);
    ROSA_TRY_ASSIGN(const auto target, targetOf(store, job));
    auto evaluation = target.isClassifier   ? evaluateClassifier(store, job, target.importedFrom, observer)
                      : target.isCheckpoint ? evaluateCheckpoint(store, job, observer)
                                            : evaluateRows(store, job, observer);
    if (!evaluation || !*evaluation) return evaluation;
    Evaluation& result = **evaluation;
    const std::string document = target.document.empty() ? record::evaluationDocument(result.card) : target.document;
    // The result is useful even if the record cannot be written, as in another user's folder.
    if (const auto kept = keep(store, job.run, result, document); kept)
        result.document = document;
    else
        observer.warn(Message("the evaluation was not saved in the run's record: %1", kept.error().message));
    return evaluation;
}

}  // namespace rosa::learn
