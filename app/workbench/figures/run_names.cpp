#include "app/workbench/figures/run_names.h"

#include <algorithm>

#include <QCoreApplication>

namespace rosa::workbench {

QString nameOf(const record::RunInfo& info) { return QString::fromStdString(info.name.empty() ? info.id : info.name); }

QStringList distinctNames(const std::vector<NamedRun>& runs)
{
    QStringList names;
    for (const NamedRun& run : runs) {
        const auto isTaken = [&](bool withSeed) {
            return std::any_of(runs.begin(), runs.end(), [&](const NamedRun& other) {
                return other.id != run.id && other.name == run.name && (!withSeed || other.seed == run.seed);
            });
        };
        if (!isTaken(false)) {
            names.append(run.name);
            continue;
        }
        const QString start = isTaken(true) ? run.id.section(QLatin1Char('-'), -1)
                                            : QCoreApplication::translate("RunNames", "seed %1").arg(run.seed);
        names.append(QStringLiteral("%1 · %2").arg(start, run.name));
    }
    return names;
}

QString curveName(const QString& run, const QString& line)
{
    return line.isEmpty() ? run : QStringLiteral("%1 · %2").arg(line, run);
}

}  // namespace rosa::workbench
