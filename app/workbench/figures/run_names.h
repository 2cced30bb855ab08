/// How runs and their curves are called in legends.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>
#include <QStringList>

namespace rosa::workbench {

/// A run among others, called as people call it: by its name, else by its id.
struct NamedRun {
    QString id;
    QString name;
    std::uint64_t seed = 0;
};

/// Of a record::RunInfo or record::RunSummary.
template <typename Run>
NamedRun namedRun(const Run& run)
{
    return {QString::fromStdString(run.id), QString::fromStdString(run.name.empty() ? run.id : run.name), run.seed};
}

/// The name alone.
template <typename Run>
QString nameOf(const Run& run)
{
    return namedRun(run).name;
}

/// Names of the runs, in their order: the same with its seed where another has that name, and with the end of its id where the seed
/// does not tell them apart either.
QStringList distinctNames(const std::vector<NamedRun>& runs);

/// The same without the words at both ends that all names share, so that a legend shows "lambda=5" beside "lambda=20": none becomes
/// empty, and one run alone, or runs of one name, keep it whole.
QStringList legendNames(std::vector<NamedRun> runs);

/// A curve of a run: what tells the line from others first, so that where room is short the colour still tells the run. `line` may be "".
QString curveName(const QString& run, const QString& line);

}  // namespace rosa::workbench
