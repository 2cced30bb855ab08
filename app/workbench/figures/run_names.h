/// How runs are called in legends.
#pragma once

#include <vector>

#include <QString>

#include "core/record/run_reader.h"

namespace rosa::workbench {

/// A run as people call it: its name, else its id.
QString nameOf(const record::RunInfo& info);

/// The same with its seed where another of `all` has that name, and with the end of its id where the seed does not tell them apart either.
QString distinctName(const record::RunInfo& info, const std::vector<const record::RunInfo*>& all);

}  // namespace rosa::workbench
