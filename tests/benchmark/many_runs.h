/// A store with many runs.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "core/catalog/configuration.h"
#include "core/record/run_writer.h"

namespace rosa::bench {

/// Records a finished run of one epoch; its folder.
inline std::filesystem::path recordRun(const std::filesystem::path& store, const catalog::Catalogue& catalogue)
{
    auto configuration = catalog::Configuration::resolve(catalogue, {});
    auto writer = record::RunWriter::create(store, *configuration, {}, {"loss"});
    const double loss[] = {4.2};
    if (!(*writer)->appendEpoch(1, loss) || !(*writer)->setState(record::RunState::Finished)) std::abort();
    return (*writer)->folder();
}

/// Copies one record under many names.
inline void fillStore(const std::filesystem::path& store, const catalog::Catalogue& catalogue, int runs)
{
    const std::filesystem::path first = recordRun(store, catalogue);
    for (int i = 1; i < runs; ++i)
        std::filesystem::copy(first, first.parent_path() / ("20250101-000000-cora-" + std::to_string(100000 + i)),
                              std::filesystem::copy_options::recursive);
}

}  // namespace rosa::bench
