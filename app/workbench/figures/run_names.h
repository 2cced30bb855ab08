/// How runs and their curves are called in legends.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/record/run_reader.h"

namespace rosa::workbench {

/// A run as people call it: its name, else its id.
QString nameOf(const record::RunInfo& info);

/// A run among others.
struct NamedRun {
    QString id;
    QString name;
    std::uint64_t seed = 0;
};

/// Names of the runs, in their order: the same with its seed where another has that name, and with the end of its id where the seed
/// does not tell them apart either.
QStringList distinctNames(const std::vector<NamedRun>& runs);

/// The same without the words at both ends that all names share, so that a legend shows "lambda=5" beside "lambda=20": none becomes
/// empty, and one run alone, or runs of one name, keep it whole.
QStringList legendNames(std::vector<NamedRun> runs);

/// A curve of a run: what tells the line from others first, so that where room is short the colour still tells the run. `line` may be "".
QString curveName(const QString& run, const QString& line);

}  // namespace rosa::workbench
