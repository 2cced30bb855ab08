/// Runs `rosa … --json` on a store and reads what it prints.
#pragma once

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

namespace rosa::engine::tests {

struct Outcome {
    int code = -1;
    QList<QJsonObject> lines;  ///< Lines of standard output.
    QString errors;

    /// The first line of this event; an empty object if there is none.
    [[nodiscard]] QJsonObject event(const char* name) const
    {
        for (const QJsonObject& line : lines)
            if (line[QLatin1String("event")].toString() == QLatin1String(name)) return line;
        return {};
    }
    /// The cell of a printed table whose `key` ("dataset", "encoder") has this value.
    [[nodiscard]] QJsonObject cell(const char* method, const char* key, const char* value) const
    {
        const QJsonArray cells = event("table")[QLatin1String("cells")].toArray();
        for (const QJsonValue& cell : cells)
            if (cell[QLatin1String("method")].toString() == QLatin1String(method) &&
                cell[QLatin1String(key)].toString() == QLatin1String(value))
                return cell.toObject();
        return {};
    }
};

/// Words are separated by spaces.
inline void startRosa(QProcess& process, const QString& store, const QString& line)
{
    process.start(QStringLiteral(ROSA_COMMAND), line.split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                                    << QStringLiteral("--json") << QStringLiteral("--store") << store);
}

/// Waits for the end. `before`: what was already read from standard output.
inline Outcome ended(QProcess& process, const QByteArray& before = {})
{
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit) return {};
    Outcome outcome{process.exitCode(), {}, QString::fromUtf8(process.readAllStandardError())};
    const QList<QByteArray> lines = (before + process.readAllStandardOutput()).trimmed().split('\n');
    for (const QByteArray& line : lines) outcome.lines.append(QJsonDocument::fromJson(line).object());
    return outcome;
}

}  // namespace rosa::engine::tests
