#include "app/engine/common/command.h"

#include <iostream>
#include <sstream>

#include "app/engine/common/json_lines.h"
#include "core/base/standard_output.h"
#include "core/base/storage/store_parts.h"
#include "core/base/text/printable.h"
#include "core/store/library.h"

namespace rosa::engine {

int exitCodeOf(ErrorKind kind)
{
    switch (kind) {
        case ErrorKind::BadInput:
            return kWrongUse;
        case ErrorKind::Failed:
            return kFailed;
        case ErrorKind::Interrupted:
            return kInterrupted;
    }
    return kFailed;
}

void report(CommandContext& context, const Error& error)
{
    context.exitCode = exitCodeOf(error.kind);
    // The error of a file may have several lines, one per fault.
    std::vector<std::string> lines;
    std::istringstream message(error.text());
    for (std::string line; std::getline(message, line);) lines.push_back(line);
    flushOutput();  // In the order in which it was printed, where both go to one file.
    for (const std::string& line : lines) std::cerr << "rosa: error: " << printable(line) << std::endl;
    if (!context.json) return;
    Message first = lines.size() == 1 ? error.message : Message::verbatim(lines.empty() ? std::string() : lines.front());
    if (!lines.empty()) lines.erase(lines.begin());
    if (error.kind == ErrorKind::Interrupted)
        printReport(protocol::CommandStopped{std::move(first), std::move(lines)});
    else
        printReport(protocol::CommandFailed{std::move(first), std::move(lines)});
}

void report(CommandContext& context, const Result<void>& result)
{
    if (!result) report(context, result.error());
}

void warn(const std::string& message)
{
    flushOutput();
    std::cerr << "rosa: warning: " << printable(message) << std::endl;
}

Result<std::filesystem::path> storeFolder(const CommandContext& context, bool make)
{
    std::error_code problem;
    std::filesystem::path store;
    if (context.store.empty()) {
        ROSA_TRY_ASSIGN(auto found, store::defaultStore());
        store = found;
    } else {
        store = std::filesystem::absolute(context.store, problem).lexically_normal();
        if (problem) return badInput("store %1: %2", context.store, problem.message());
    }
    if (std::filesystem::exists(store, problem) && !std::filesystem::is_directory(store, problem))
        return badInput("store %1: expected a folder, found a file", store);
    ROSA_TRY(checkStoreParts(store));
    if (make) std::filesystem::create_directories(store, problem);
    if (problem) return badInput("store %1 cannot be created: %2", store, problem.message());
    return store;
}

}  // namespace rosa::engine
