#include "core/protocol/report.h"

namespace rosa::protocol {

namespace {

constexpr const char* kTag = "event";

/// A kind of report of this name, or without a name if it is "".
template <typename One>
void begin(bind::Fields<One>& fields, const char* name)
{
    if (*name != 0) fields.tag(kTag, name);
    fields.tolerant();
}

/// The fields of both ends of a command that has no result.
template <typename One>
void describeEnd(bind::Fields<One>& fields)
{
    fields.message(&One::message, "message");
    fields.text(&One::further, "further").briefly();
}

/// What the two reports about a run of a table begin with.
template <typename One>
void describeTableRun(bind::Fields<One>& fields)
{
    fields.text(&One::row, "row").required();  // A sweep has reports of the same name.
    fields.text(&One::dataset, "dataset");
    fields.text(&One::encoder, "encoder");
    fields.integer(&One::seed, "seed");
}

template <typename One>
void describeJob(bind::Fields<One>& fields, const char* name)
{
    begin(fields, name);
    fields.part([](One& one) -> JobDescription& { return one; });
}

}  // namespace

void describe(bind::Fields<RunBegins>& fields)
{
    begin(fields, "run");
    fields.text(&RunBegins::run, "run");
}

void describe(bind::Fields<EpochDone>& fields)
{
    begin(fields, "epoch");
    fields.text(&EpochDone::run, "run");
    fields.integer(&EpochDone::epoch, "epoch");
    fields.integer(&EpochDone::epochs, "epochs");
    fields.real(&EpochDone::loss, "loss");
    fields.real(&EpochDone::milliseconds, "epoch_ms");
}

void describe(bind::Fields<PhaseDone>& fields)
{
    begin(fields, "phase");
    fields.text(&PhaseDone::run, "run");
    fields.text(&PhaseDone::phase, "phase");
    fields.integer(&PhaseDone::done, "done");
    fields.integer(&PhaseDone::total, "total");
}

void describe(bind::Fields<WarningGiven>& fields)
{
    begin(fields, "warning");
    fields.text(&WarningGiven::run, "run");
    fields.message(&WarningGiven::message, "message");
}

void describe(bind::Fields<CommandFailed>& fields)
{
    begin(fields, "error");
    describeEnd(fields);
}

void describe(bind::Fields<CommandStopped>& fields)
{
    begin(fields, "stopped");
    describeEnd(fields);
}

void describe(bind::Fields<TableBegins>& fields)
{
    begin(fields, "plan");
    fields.text(&TableBegins::table, "table");
    fields.integer(&TableBegins::runs, "runs");
    fields.integer(&TableBegins::done, "done");
    fields.integer(&TableBegins::todo, "todo");
    fields.text(&TableBegins::notes, "notes");
}

void describe(bind::Fields<TableForecasted>& fields)
{
    begin(fields, "table_forecast");
    fields.text(&TableForecasted::table, "table");
    fields.integer(&TableForecasted::runs, "runs");
    fields.integer(&TableForecasted::todo, "todo");
    fields.real(&TableForecasted::seconds, "seconds");
    fields.flag(&TableForecasted::includesEvaluation, "includes_evaluation");
}

void describe(bind::Fields<TableRunBegins>& fields)
{
    begin(fields, "cell_begins");
    describeTableRun(fields);
    fields.integer(&TableRunBegins::place, "place");
    fields.integer(&TableRunBegins::count, "count");
}

void describe(bind::Fields<TableRunDone>& fields)
{
    begin(fields, "cell");
    describeTableRun(fields);
    fields.text(&TableRunDone::run, "run");
    fields.real(&TableRunDone::seconds, "seconds");
    fields.real(&TableRunDone::secondsLeft, "seconds_left");
    fields.real(&TableRunDone::accuracy, "accuracy_mean");
    fields.text(&TableRunDone::problem, "problem").briefly();
}

void describe(bind::Fields<SweepRunDone>& fields)
{
    begin(fields, "cell");
    fields.integer(&SweepRunDone::trial, "try").required();  // A table has reports of the same name.
    fields.integer(&SweepRunDone::seed, "seed");
    fields.integer(&SweepRunDone::splitSeed, "split_seed");
    fields.text(&SweepRunDone::state, "state");
    fields.text(&SweepRunDone::run, "run");
    fields.real(&SweepRunDone::seconds, "seconds");
    fields.text(&SweepRunDone::problem, "problem").briefly();
    fields.integer(&SweepRunDone::left, "left");
}

void describe(bind::Fields<SweepForecasted>& fields)
{
    begin(fields, "forecast");
    fields.text(&SweepForecasted::sweep, "sweep");
    fields.integer(&SweepForecasted::trials, "tries");
    fields.integer(&SweepForecasted::seeds, "seeds");
    fields.integer(&SweepForecasted::runs, "runs");
    fields.real(&SweepForecasted::perRun, "seconds_per_run");
    fields.real(&SweepForecasted::fixed, "seconds_fixed");
    fields.real(&SweepForecasted::perEpoch, "seconds_per_epoch");
    fields.real(&SweepForecasted::perSplit, "seconds_per_split");
    fields.flag(&SweepForecasted::includesEvaluation, "includes_evaluation");
    fields.real(&SweepForecasted::start, "seconds_start");
    fields.integer(&SweepForecasted::splits, "splits");
    fields.integer(&SweepForecasted::possibleWorkers, "workers_possible");
    fields.integer(&SweepForecasted::workers, "workers");
    fields.real(&SweepForecasted::seconds, "seconds");
}

void describe(bind::Fields<JobDescription>& fields)
{
    fields.text(&JobDescription::sweep, "sweep");
    fields.text(&JobDescription::name, "job_name");
    fields.text(&JobDescription::host, "host");
    fields.integer(&JobDescription::runs, "runs");
    fields.real(&JobDescription::runSeconds, "run_seconds");
    fields.flag(&JobDescription::isEdited, "is_edited");
    fields.flag(&JobDescription::isKnown, "is_known");
    fields.integer(&JobDescription::tasks, "tasks");
}

void describe(bind::Fields<JobShown>& fields)
{
    describeJob(fields, "shown");
    fields.text(&JobShown::script, "script");
    fields.text(&JobShown::file, "file");
    fields.text(&JobShown::command, "command");
}

void describe(bind::Fields<JobTested>& fields)
{
    describeJob(fields, "tested");
    fields.text(&JobTested::answer, "answer");
}

void describe(bind::Fields<JobSubmitted>& fields)
{
    describeJob(fields, "submitted");
    fields.text(&JobSubmitted::job, "job");
}

void describe(bind::Fields<WorkerState>& fields)
{
    begin(fields, "");
    fields.text(&WorkerState::worker, "worker");
    fields.integer(&WorkerState::trial, "try");
    fields.integer(&WorkerState::seed, "seed");
    fields.text(&WorkerState::run, "run");
    fields.integer(&WorkerState::runs, "runs");
}

void describe(bind::Fields<TaskState>& fields)
{
    begin(fields, "");
    fields.text(&TaskState::task, "task");
    fields.text(&TaskState::state, "state");
    fields.text(&TaskState::reason, "reason");
    fields.text(&TaskState::nodes, "nodes");
    fields.real(&TaskState::seconds, "seconds");
}

void describe(bind::Fields<SweepStatus>& fields)
{
    begin(fields, "");
    fields.text(&SweepStatus::sweep, "sweep").required();
    fields.integer(&SweepStatus::runsDone, "runs_done").required();
    fields.integer(&SweepStatus::runsFailed, "runs_failed");
    fields.integer(&SweepStatus::runsLeft, "runs_left");
    fields.record(&SweepStatus::workers, "workers");
    fields.text(&SweepStatus::jobName, "job_name");
    fields.text(&SweepStatus::host, "host");
    fields.flag(&SweepStatus::isKnown, "is_known");
    fields.text(&SweepStatus::jobs, "jobs");
    fields.real(&SweepStatus::asked, "asked");
    fields.text(&SweepStatus::accountingProblem, "accounting_problem");
    fields.text(&SweepStatus::queueProblem, "queue_problem");
    fields.record(&SweepStatus::tasks, "tasks");
}

void describe(bind::Fields<SelfTestDone>& fields)
{
    begin(fields, "");
    fields.text(&SelfTestDone::name, "name");
    fields.flag(&SelfTestDone::isGood, "ok");
    fields.real(&SelfTestDone::milliseconds, "ms");
    fields.text(&SelfTestDone::problem, "error");
}

void describe(bind::Fields<CoreState>& fields)
{
    begin(fields, "");
    fields.text(&CoreState::problem, "error");
}

void describe(bind::Fields<InstallationState>& fields)
{
    begin(fields, "");
    fields.record(&InstallationState::core, "learn").required();
    fields.record(&InstallationState::tests, "self_test");
}

Result<Report> reportFromJson(std::string_view line) { return bind::fromJsonText<Report>(line); }

}  // namespace rosa::protocol
