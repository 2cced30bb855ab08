#include "app/workbench/figures/run_names.h"

#include <algorithm>

#include <QCoreApplication>

namespace rosa::workbench {

QString nameOf(const record::RunInfo& info) { return QString::fromStdString(info.name.empty() ? info.id : info.name); }

QString distinctName(const record::RunInfo& info, const std::vector<const record::RunInfo*>& all)
{
    const auto isTaken = [&](bool withSeed) {
        return std::any_of(all.begin(), all.end(), [&](const record::RunInfo* other) {
            return other->id != info.id && nameOf(*other) == nameOf(info) && (!withSeed || other->seed == info.seed);
        });
    };
    if (!isTaken(false)) return nameOf(info);
    const QString end = isTaken(true) ? QString::fromStdString(info.id).section(QLatin1Char('-'), -1)
                                      : QCoreApplication::translate("RunNames", "seed %1").arg(info.seed);
    return QStringLiteral("%1 · %2").arg(end, nameOf(info));
}

}  // namespace rosa::workbench
