#include "core/learn/evaluate_run.h"

#include "core/learn/evaluation.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"

namespace rosa::learn {

namespace {

/// The document that the job's evaluation becomes, before it is known what it comes to: the run's own, or "" for another.
Result<std::string> documentOf(const std::filesystem::path& store, const EvaluateJob& job)
{
    auto reader = record::RunReader::open(store, job.run);
    if (!reader) return reader.error();
    const auto info = (*reader)->info();
    if (!info) return info.error();
    if (record::isActive(info->state))
        return badInput("run " + job.run + " is being trained (epoch " + std::to_string(info->epochs) +
                        "); evaluate it when it has finished");
    const auto configuration = catalog::Configuration::fromToml(job.catalogue, info->configurationToml, job.run);
    if (!configuration) return configuration.error();
    if (job.catalogue.method(info->method)->usesLabels)
        return badInput("run " + job.run +
                        " was trained on labels of its splits, so no probe can judge its embedding; its record has "
                        "the accuracy of its own classes");
    const auto isOwn = asksForSameEvaluation(*configuration, job.configuration, job.dataset);
    if (!isOwn) return isOwn.error();
    return std::string(*isOwn && job.splits.empty() ? record::kOwnEvaluation : "");
}

Result<void> keep(const std::filesystem::path& store, const std::string& run, const Evaluation& evaluation,
                  const std::string& document)
{
    auto writer = record::RunWriter::reopen(store, run);
    if (!writer) return writer.error();
    return record::putEvaluation(**writer, evaluation, document);
}

}  // namespace

Result<std::optional<Evaluation>> evaluateStored(const std::filesystem::path& store, const EvaluateJob& job,
                                                 Observer& observer)
{
    std::string document;
    if (!job.run.empty()) {
        auto known = documentOf(store, job);
        if (!known) return known.error();
        document = std::move(*known);
    }
    const auto embedding = embeddingOfJob(store, job);
    if (!embedding) return embedding.error();
    auto evaluation = evaluateEmbedding(**embedding, job.dataset, job.configuration, observer, job.splits);
    if (!evaluation || !*evaluation || job.run.empty()) return evaluation;
    Evaluation& result = **evaluation;
    if (document.empty()) document = record::evaluationDocument(result.card);
    // What was measured is still worth showing where the record cannot be written, as in a colleague's folder.
    if (const auto kept = keep(store, job.run, result, document); kept)
        result.document = document;
    else
        observer.warn("not added to the record: " + kept.error().message);
    return evaluation;
}

}  // namespace rosa::learn
