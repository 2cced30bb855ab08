/// Reports of the engine: what `rosa COMMAND --json` writes as JSON lines while it works, and the window reads. Each kind of report is a struct
/// that is described once (core/base/bind/fields.h), for both sides; a new one is a struct, its description and a line in Report.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/bind/tree.h"
#include "core/base/message.h"
#include "core/base/result.h"

namespace rosa::protocol {

// kIsResult marks what a command was called for; all others tell of its progress, its warnings and its end.

/// Training or evaluation of a run begins; the reports that follow are about it.
struct RunBegins {
    std::string run;
};
void describe(bind::Fields<RunBegins>& fields);

struct EpochDone {
    std::string run;
    int epoch = 0;   ///< Epochs done.
    int epochs = 0;  ///< Epochs requested.
    double loss = std::nan("");
    double milliseconds = 0;  ///< Of this epoch.
};
void describe(bind::Fields<EpochDone>& fields);

/// Progress in what is not an epoch: "evaluation", in splits.
struct PhaseDone {
    std::string run;
    std::string phase;
    int done = 0;
    int total = 0;
};
void describe(bind::Fields<PhaseDone>& fields);

struct WarningGiven {
    std::string run;
    Message message;
};
void describe(bind::Fields<WarningGiven>& fields);

/// The command has failed.
struct CommandFailed {
    Message message;                   ///< The first line.
    std::vector<std::string> further;  ///< One line per further fault of a file.
};
void describe(bind::Fields<CommandFailed>& fields);

/// The user has interrupted the command.
struct CommandStopped {
    Message message;
    std::vector<std::string> further;
};
void describe(bind::Fields<CommandStopped>& fields);

/// A table begins.
struct TableBegins {
    std::string table;
    int runs = 0;
    int done = 0;                    ///< Results that are in the store.
    int todo = 0;                    ///< Results to be made now.
    std::vector<std::string> notes;  ///< What the table leaves out, and why.
};
void describe(bind::Fields<TableBegins>& fields);

/// How long the missing runs of a table take.
struct TableForecasted {
    static constexpr bool kIsResult = true;
    std::string table;
    int runs = 0;
    int todo = 0;
    double seconds = 0;              ///< Of all missing runs.
    bool includesEvaluation = true;  ///< Whether all short runs were evaluated within their time.
};
void describe(bind::Fields<TableForecasted>& fields);

/// A run of a table begins.
struct TableRunBegins {
    std::string row, dataset, encoder;
    std::uint64_t seed = 0;
    int place = 0;  ///< 1 … count
    int count = 0;
};
void describe(bind::Fields<TableRunBegins>& fields);

/// A run of a table has ended.
struct TableRunDone {
    std::string row, dataset, encoder;
    std::uint64_t seed = 0;
    std::string run;
    double seconds = 0;
    double secondsLeft = 0;  ///< For all that are left, estimated.
    std::optional<double> accuracy;
    std::string problem;  ///< "": none.
};
void describe(bind::Fields<TableRunDone>& fields);

/// A run of a sweep has ended.
struct SweepRunDone {
    int trial = 0;
    std::uint64_t seed = 0, splitSeed = 0;
    std::string state;  ///< sweep::toText(CellEnd)
    std::string run;
    double seconds = 0;
    std::string problem;      ///< "": none.
    std::optional<int> left;  ///< Runs that are left; known to a pool of workers.
};
void describe(bind::Fields<SweepRunDone>& fields);

/// What a sweep will take, measured by some short runs. Times in seconds.
struct SweepForecasted {
    static constexpr bool kIsResult = true;
    std::string sweep;
    int trials = 0;
    int seeds = 0;
    int runs = 0;
    double perRun = 0, fixed = 0, perEpoch = 0, perSplit = 0;
    bool includesEvaluation = true;  ///< Whether the short runs reached it.
    double start = 0;                ///< Of a process.
    int splits = 0;
    int possibleWorkers = 0;  ///< As many as fit into the memory.
    int workers = 0;
    double seconds = 0;
};
void describe(bind::Fields<SweepForecasted>& fields);

/// A job of a sweep for Slurm.
struct JobDescription {
    static constexpr bool kIsResult = true;
    std::string sweep;
    std::string name;
    std::string host;  ///< "": this machine.
    int runs = 0;      ///< At most.
    double runSeconds = 0;
    bool isEdited = false;     ///< The script was edited by hand.
    bool isKnown = false;      ///< The sweep was made here, or the user has confirmed its script.
    std::optional<int> tasks;  ///< Of the array, unless the script was edited.
};
void describe(bind::Fields<JobDescription>& fields);

struct JobShown : JobDescription {
    std::string script;
    std::string file;     ///< Path of the script.
    std::string command;  ///< What would read it.
};
void describe(bind::Fields<JobShown>& fields);

struct JobTested : JobDescription {
    std::string answer;  ///< Slurm's.
};
void describe(bind::Fields<JobTested>& fields);

struct JobSubmitted : JobDescription {
    std::string job;  ///< Slurm's number.
};
void describe(bind::Fields<JobSubmitted>& fields);

/// A worker of a sweep that is alive.
struct WorkerState {
    std::string worker;
    int trial = 0;
    std::uint64_t seed = 0;
    std::string run;
    int runs = 0;  ///< Runs that it has made.
};
void describe(bind::Fields<WorkerState>& fields);

/// A task of an array job.
struct TaskState {
    std::string task, state, reason, nodes;
    double seconds = 0;
};
void describe(bind::Fields<TaskState>& fields);

/// `rosa sweep status`. Its line has no "event".
struct SweepStatus {
    static constexpr bool kIsResult = true;
    std::string sweep;
    int runsDone = 0, runsFailed = 0, runsLeft = 0;
    std::vector<WorkerState> workers = {};
    std::optional<std::string> jobName = {}, host = {};  ///< Of what was submitted.
    std::optional<bool> isKnown = {};                    ///< As JobDescription::isKnown.
    std::optional<std::vector<std::string>> jobs = {};   ///< Of submitted sweeps alone.
    std::optional<double> asked = {};                    ///< Time of Slurm's answers.
    std::optional<std::string> accountingProblem = {}, queueProblem = {};
    std::optional<std::vector<TaskState>> tasks = {};  ///< If Slurm has answered.
};
void describe(bind::Fields<SweepStatus>& fields);

/// A test of `rosa doctor`.
struct SelfTestDone {
    std::string name;
    bool isGood = false;
    double milliseconds = 0;
    std::optional<std::string> problem;
};
void describe(bind::Fields<SelfTestDone>& fields);

/// The training core as `rosa doctor` finds it.
struct CoreState {
    std::optional<std::string> problem;  ///< Why it cannot be loaded.
};
void describe(bind::Fields<CoreState>& fields);

/// The parts of `rosa doctor` that decide whether an installation works. Its line has no "event".
struct InstallationState {
    static constexpr bool kIsResult = true;
    CoreState core;
    std::vector<SelfTestDone> tests;
};
void describe(bind::Fields<InstallationState>& fields);

/// What a line of the engine says, if it is not the result of a command that only other programs read.
using Report = std::variant<RunBegins, EpochDone, PhaseDone, WarningGiven, CommandFailed, CommandStopped, TableBegins,
                            TableForecasted, TableRunBegins, TableRunDone, SweepRunDone, SweepForecasted, JobShown,
                            JobTested, JobSubmitted, SweepStatus, InstallationState>;

/// Reads a line of this or another version: unknown keys are passed over, missing ones have their defaults. An Error for lines that are no
/// report, among them results.
Result<Report> reportFromJson(std::string_view line);

}  // namespace rosa::protocol
