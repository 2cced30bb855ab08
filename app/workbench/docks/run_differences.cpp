#include "app/workbench/docks/run_differences.h"

#include <QSet>

namespace rosa::workbench {

RunDifferences differencesOf(const catalog::Catalogue& catalogue, const RunLibrary& library, const QStringList& runs)
{
    RunDifferences found;
    QHash<QString, QSet<QStringList>> seen;
    const QSet<QString> wanted(runs.begin(), runs.end());
    for (const record::RunSummary& summary : *library.runs()) {
        const QString run = QString::fromStdString(summary.id);
        if (!wanted.contains(run)) continue;
        RunValues values;
        for (const record::RunValue& value : record::valuesOf(summary))
            values.insert(QString::fromStdString(value.key), {QString::fromStdString(value.text)});
        for (const record::Turn& turn : summary.turns)
            values[QString::fromStdString(turn.key)] += QString::fromStdString(turn.value);
        for (auto value = values.cbegin(); value != values.cend(); ++value) seen[value.key()].insert(value.value());
        found.values.insert(run, std::move(values));
    }
    for (const catalog::Parameter& parameter : catalogue.parameters)
        if (const QString key = QString::fromStdString(parameter.key); seen.value(key).size() > 1) found.keys.append(key);
    return found;
}

}  // namespace rosa::workbench
