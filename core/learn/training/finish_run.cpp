#include "core/learn/training/finish_run.h"

#include <sys/resource.h>

#include <nlohmann/json.hpp>

#include "core/learn/encoders/embedding.h"
#include "core/learn/methods/seen_dataset.h"
#include "core/record/run_folder.h"

namespace rosa::learn {

Result<void> finishRun(record::RunWriter& writer, const TrainJob& job, const graph::Features& embedding,
                       const std::function<Result<std::optional<Evaluation>>()>& evaluate, Observer& observer,
                       RunOutcome& outcome)
{
    if (job.configuration.method() != "raw" || seesTime(job.configuration)) {
        ROSA_TRY(writer.writeFile(record::kEmbedding, npyBytes(embedding)));
    }
    if (isEvaluated(job.dataset, job.configuration)) {  // readers of the record see at once that no more epochs follow
        ROSA_TRY(writer.addEvent(outcome.epochs, record::kEvaluationBegins, "{}"));
        ROSA_TRY(writer.flush());
    }
    auto evaluation = evaluate();
    if (!evaluation && evaluation.error().kind == ErrorKind::Interrupted) return evaluation.error();
    if (!evaluation) {
        observer.warn(Message("not evaluated: %1", evaluation.error().message));
        ROSA_TRY(
            writer.addEvent(outcome.epochs, "warning", nlohmann::json({{"evaluation", evaluation.error().text()}}).dump()));
    } else {
        outcome.evaluation = std::move(*evaluation);
    }
    if (outcome.evaluation) {
        outcome.evaluation->document = record::kOwnEvaluation;
        ROSA_TRY(record::putEvaluation(writer, *outcome.evaluation, record::kOwnEvaluation));
    }
    outcome.peakRssMb = peakResidentMegabytes();
    ROSA_TRY(writer.putDocument("machine", nlohmann::json({{"train_seconds", outcome.trainSeconds},
                                                           {"epoch_ms_median", outcome.epochMsMedian},
                                                           {"peak_rss_mb", outcome.peakRssMb}})
                                               .dump()));
    return writer.setState(record::RunState::Finished);
}

double peakResidentMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

Result<void> endUnfinished(record::RunWriter& writer, const Error& why, RunOutcome& outcome)
{
    const bool isStopped = why.kind == ErrorKind::Interrupted;
    static_cast<void>(writer.setState(isStopped ? record::RunState::Stopped : record::RunState::Failed, why.message));
    if (!isStopped) return why;
    outcome.end = record::RunState::Stopped;
    return {};
}

}  // namespace rosa::learn
