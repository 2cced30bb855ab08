/// Shared by the subcommands of `rosa`: context, exit codes, error reports.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/catalogue.h"

namespace CLI {
class App;
}

namespace rosa::engine {

/// Exit codes of the command.
inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUse = 2;
inline constexpr int kInterrupted = 130;

/// Filled in while the command line is parsed; complete when the callback of a subcommand runs.
struct CommandContext {
    const catalog::Catalogue& catalogue;
    std::filesystem::path store;         ///< Value of --store; empty if not given. Use storeFolder().
    bool json = false;                   ///< --json: standard output contains JSON lines only.
    int exitCode = kDone;                ///< Returned by main; set by report().
    std::vector<std::string> arguments;  ///< The command line without the program name, for the record of a run.
};

/// Exit code for an ErrorKind; the only place that maps them.
int exitCodeOf(ErrorKind kind);

/// Writes "rosa: error: …" to standard error, one line per error, and sets the exit code. With --json, also writes the line
/// {"event": "error", "message": …} (with "further": [ … ] for several errors) to standard output; the event is "stopped" if the user
/// stopped the job.
void report(CommandContext& context, const Error& error);
/// Reports the error of a result; does nothing on success.
void report(CommandContext& context, const Result<void>& result);
/// Writes "rosa: warning: …" to standard error.
void warn(const std::string& message);

/// Absolute path of the store (runs, library, imported data): --store, else ROSA_STORE, else $XDG_DATA_HOME/rosa
/// (~/.local/share/rosa). Creates the folder if `make`. An Error if it cannot be created, is a file, or
/// holds links (checkStoreParts()).
Result<std::filesystem::path> storeFolder(const CommandContext& context, bool make = true);

// One function per subcommand, called by addCommands(). Each adds a CLI::App; its callback does the work and calls report().
// --store and --json are options of the main app and may be given at any position.
void addHelpCommand(CLI::App& app, CommandContext& context);
void addTrainCommand(CLI::App& app, CommandContext& context);
void addEvaluateCommand(CLI::App& app, CommandContext& context);
void addImportCheckpointCommand(CLI::App& app, CommandContext& context);
void addInspectCommand(CLI::App& app, CommandContext& context);
void addProjectCommand(CLI::App& app, CommandContext& context);
void addTransportCommand(CLI::App& app, CommandContext& context);
void addLessonCommand(CLI::App& app, CommandContext& context);
void addServeCommand(CLI::App& app, CommandContext& context);
void addDataCommand(CLI::App& app, CommandContext& context);
void addDescribeCommand(CLI::App& app, CommandContext& context);
void addBenchCommand(CLI::App& app, CommandContext& context);
void addDoctorCommand(CLI::App& app, CommandContext& context);
void addRunsCommand(CLI::App& app, CommandContext& context);
void addReproduceCommand(CLI::App& app, CommandContext& context);
void addReportCommand(CLI::App& app, CommandContext& context);
void addSweepCommand(CLI::App& app, CommandContext& context);
void addSendCommand(CLI::App& app, CommandContext& context);
void addCompletionCommand(CLI::App& app, CommandContext& context);

}  // namespace rosa::engine
