#include "app/engine/common/named_run.h"

#include <utility>

#include "app/engine/common/progress.h"
#include "core/record/run_folder.h"

namespace rosa::engine {

namespace {

/// The store to search. Only the default store is created, so that a mistyped name does not create one.
Result<std::filesystem::path> storeToSearch(const CommandContext& context)
{
    auto store = storeFolder(context, context.store.empty());
    std::error_code ignored;
    if (store && !std::filesystem::exists(*store, ignored))
        return badInput("store %1: there is no such folder", store->string());
    return store;
}

}  // namespace

Result<std::unique_ptr<store::Library>> openLibrary(const CommandContext& context, bool repair)
{
    ROSA_TRY_ASSIGN(const auto store, storeToSearch(context));
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store, repair));
    if (!library->notice().empty()) warn(library->notice().text());
    return library;
}

Result<NamedRun> openRun(const CommandContext& context, const std::string& text)
{
    ROSA_TRY_ASSIGN(const auto store, storeToSearch(context));
    ROSA_TRY_ASSIGN(auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto run, library->find(text));
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    return NamedRun{run, record::RunFolder(store, run).path(), std::move(reader)};
}

}  // namespace rosa::engine
