/// A sweep of the store, for the commands that take its name.
#pragma once

#include <string>

#include "app/engine/common/command.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::engine {

inline Result<sweep::SweepFolder> openSweep(const CommandContext& context, const std::string& name)
{
    ROSA_TRY_ASSIGN(const auto store, storeFolder(context));
    return sweep::SweepFolder::open(context.catalogue, store, name);
}

}  // namespace rosa::engine
