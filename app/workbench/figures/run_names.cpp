#include "app/workbench/figures/run_names.h"

#include <algorithm>

#include <QCoreApplication>

namespace rosa::workbench {

namespace {

/// How many words all names begin with; every name keeps one of its own.
qsizetype sharedWords(const QList<QStringList>& names)
{
    qsizetype shared = names.first().size();
    for (const QStringList& name : names) {
        qsizetype same = 0;
        while (same < std::min(shared, name.size()) && name[same] == names.first()[same]) ++same;
        shared = std::min(same, name.size() - 1);
    }
    return std::max<qsizetype>(0, shared);
}

}  // namespace

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

QStringList legendNames(std::vector<NamedRun> runs)
{
    const bool differ = std::ranges::any_of(runs, [&](const NamedRun& run) { return run.name != runs.front().name; });
    if (!differ) return distinctNames(runs);
    QList<QStringList> words;
    for (const NamedRun& run : runs) words.append(run.name.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    // From the front, then what is left from the back.
    for (int end = 0; end < 2; ++end) {
        const qsizetype shared = sharedWords(words);
        for (QStringList& name : words) {
            name = name.mid(shared);
            std::ranges::reverse(name);
        }
    }
    for (std::size_t i = 0; i < runs.size(); ++i) runs[i].name = words[static_cast<qsizetype>(i)].join(QLatin1Char(' '));
    return distinctNames(runs);
}

QString curveName(const QString& run, const QString& line)
{
    return line.isEmpty() ? run : QStringLiteral("%1 · %2").arg(line, run);
}

}  // namespace rosa::workbench
