/// What the subcommands of `rosa` share: where they read what was asked, and how they end.
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

/// Filled by main while the command line is read; complete when a subcommand's callback runs.
struct CommandContext {
    const catalog::Catalogue& catalogue;
    std::filesystem::path store;         ///< As given by --store; empty where it is not. Use storeFolder().
    bool json = false;                   ///< --json: JSON lines on standard output and nothing else there.
    int exitCode = kDone;                ///< What main returns; report() sets it.
    std::vector<std::string> arguments;  ///< The command line after the program's name, for a run's record.
};

/// The one place where an ErrorKind becomes an exit code.
int exitCodeOf(ErrorKind kind);

/// Writes "rosa: error: …" to standard error, a line for each further fault too, and sets the exit code. With --json also a line
/// {"event": "error", "message": …} ("further": [ … ]) on standard output, or "stopped" where the user ended the job.
void report(CommandContext& context, const Error& error);
/// The same for a job's end; success changes nothing.
void report(CommandContext& context, const Result<void>& result);
/// Writes "rosa: warning: …" to standard error.
void warn(const std::string& message);

/// The folder of runs, library and imported data: --store, else ROSA_STORE, else $XDG_DATA_HOME/rosa (~/.local/share/rosa).
/// Absolute. Made where missing only if `make`. An Error says why there is none.
Result<std::filesystem::path> storeFolder(const CommandContext& context, bool make = true);

// One function per subcommand, listed in addCommands(); each adds a CLI::App whose callback does the work and ends in report().
// --store and --json are read by main wherever they stand on the line.
void addHelpCommand(CLI::App& app, CommandContext& context);
void addTrainCommand(CLI::App& app, CommandContext& context);
void addEvaluateCommand(CLI::App& app, CommandContext& context);
void addImportCheckpointCommand(CLI::App& app, CommandContext& context);
void addInspectCommand(CLI::App& app, CommandContext& context);
void addProjectCommand(CLI::App& app, CommandContext& context);
void addServeCommand(CLI::App& app, CommandContext& context);
void addDataCommand(CLI::App& app, CommandContext& context);
void addDescribeCommand(CLI::App& app, CommandContext& context);
void addBenchCommand(CLI::App& app, CommandContext& context);
void addDoctorCommand(CLI::App& app, CommandContext& context);
void addRunsCommand(CLI::App& app, CommandContext& context);
void addReproduceCommand(CLI::App& app, CommandContext& context);
void addSendCommand(CLI::App& app, CommandContext& context);
void addCompletionCommand(CLI::App& app, CommandContext& context);

}  // namespace rosa::engine
