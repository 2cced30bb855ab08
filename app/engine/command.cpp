#include "app/engine/command.h"

#include <cstdlib>
#include <iostream>

namespace rosa::engine {

namespace {

std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

}  // namespace

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
    std::cerr << "rosa: error: " << error.message << std::endl;
    context.exitCode = exitCodeOf(error.kind);
}

void report(CommandContext& context, const Result<void>& result)
{
    if (!result) report(context, result.error());
}

void warn(const std::string& message) { std::cerr << "rosa: warning: " << message << std::endl; }

Result<std::filesystem::path> storeFolder(const CommandContext& context, bool make)
{
    std::filesystem::path store = context.store;
    if (store.empty()) store = environment("ROSA_STORE");
    if (store.empty() && !environment("XDG_DATA_HOME").empty())
        store = std::filesystem::path(environment("XDG_DATA_HOME")) / "rosa";
    if (store.empty() && !environment("HOME").empty())
        store = std::filesystem::path(environment("HOME")) / ".local/share/rosa";
    if (store.empty()) return badInput("no folder for runs and data: set --store, ROSA_STORE or HOME");
    std::error_code problem;
    store = std::filesystem::absolute(store, problem).lexically_normal();
    if (problem) return badInput("store " + store.string() + ": " + problem.message());
    if (make) std::filesystem::create_directories(store, problem);
    if (problem) return badInput("store " + store.string() + " cannot be made: " + problem.message());
    if (std::filesystem::exists(store, problem) && !std::filesystem::is_directory(store, problem))
        return badInput("store " + store.string() + ": expected a folder, found a file");
    return store;
}

}  // namespace rosa::engine
